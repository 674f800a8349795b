"""Analyses of finished matches, made in the background: one at a time, by a worker that takes what others leave."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from majlis.bots.coach.analysis import VERSION, Analysis, Budget, Judgement, chance_of, conclude, from_json, questions
from majlis.core.match import Match
from majlis.table.faults import note
from majlis.table.store import Conflict, Store
from majlis.table.table import Table
from majlis.table.workers import Workers

WAITING = 8  # matches in the queue at most
TRIES = 2  # for one decision, if the worker is lost


class Busy(Exception):
    """Too many are waiting already."""


@dataclass
class Study:
    """How far one analysis is."""

    table: Table
    done: int = 0
    total: int = 0  # 0 while it waits
    failed: bool = False

    @property
    def running(self) -> bool:
        return not self.failed


class Studies:
    """The queue of a house; what is finished is kept in the store."""

    def __init__(self, store: Store, hire: Callable[[], Workers], budget: Budget | None = None) -> None:
        self.store, self.hire, self.budget = store, hire, budget or Budget()
        self._studies: dict[str, Study] = {}  # in the order of the queue
        self._runner: asyncio.Task[None] | None = None

    async def find(self, table: Table) -> Analysis | None:
        """An analysis that was made before."""
        body = await asyncio.to_thread(self.store.analysis, table.name, VERSION)
        return await asyncio.to_thread(from_json, body) if body else None

    def progress(self, name: str) -> Study | None:
        return self._studies.get(name)

    def begin(self, table: Table) -> Study:
        """Put a match into the queue, if it is not there."""
        study = self._studies.get(table.name)
        if study and study.running:
            return study
        if sum(other.running for other in self._studies.values()) >= WAITING:
            raise Busy
        self._studies.pop(table.name, None)
        study = self._studies[table.name] = Study(table)
        if self._runner is None or self._runner.done():
            self._runner = asyncio.create_task(self._run())
        return study

    async def _run(self) -> None:
        """Work through the queue; the worker goes home when it is empty."""
        workers = self.hire()
        try:
            while study := next((it for it in self._studies.values() if it.running), None):
                try:
                    await self._study(study, workers)
                except Exception as error:  # a full disk, say: the next match may fare better
                    note(error, f"the analysis of {study.table.name}")
                    study.failed = True
        finally:
            workers.close()

    async def _study(self, study: Study, workers: Workers) -> None:
        match, judged = study.table.match, {}
        asked = await asyncio.to_thread(lambda: list(questions(match)))
        study.total = len(asked)
        for at in asked:
            found = await self._judge(match, at, workers)
            if found is None:
                study.failed = True
                return
            judged[at] = found
            study.done += 1
        analysis = await asyncio.to_thread(conclude, match, judged, self.budget)
        with suppress(Conflict):  # it was made twice
            await asyncio.wrap_future(self.store.keep_analysis(study.table.name, VERSION, analysis.json()))
        del self._studies[study.table.name]

    async def _judge(self, match: Match, at: int, workers: Workers) -> Judgement | None:
        """One decision, by what its player could see."""
        seat = match.mover(at)
        for _ in range(TRIES):
            found = await workers.judge(
                match.game, match.view(seat, at), seat, match.actions[at], chance_of(at), self.budget
            )
            if found:
                return found
        return None

    async def close(self) -> None:
        if self._runner:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)
