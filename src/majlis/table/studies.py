"""Analyses of finished matches, made in the background: one at a time, by a worker that takes what others leave."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from majlis.bots.coach import analysis as coach
from majlis.bots.coach.analysis import ITERATIONS, VERSION, Analysis, Span, from_json
from majlis.bots.coach.plans import Budget
from majlis.core.match import Match
from majlis.table.faults import note
from majlis.table.store import Conflict, Store
from majlis.table.table import Table
from majlis.table.workers import Workers

WAITING = 8  # matches in the queue at most
TRIES = 2  # for one question, if the worker is lost


T = TypeVar("T")


class Busy(Exception):
    """Too many are waiting already."""


class Silent(Exception):
    """No worker has an answer."""


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
        self.store, self.hire, self.budget = store, hire, budget or Budget(ITERATIONS)
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
        match, judged, lucks = study.table.match, coach.Judged(), coach.Lucks()
        spans = await asyncio.to_thread(coach.spans, match)
        study.total = len(spans)
        try:
            for span in spans:
                await self._look(match, span, workers, judged, lucks)
                study.done += 1
        except Silent:
            study.failed = True
            return
        analysis = await asyncio.to_thread(coach.conclude, match, judged, lucks, self.budget)
        with suppress(Conflict):  # it was made twice
            await asyncio.wrap_future(self.store.keep_analysis(study.table.name, VERSION, analysis.json()))
        del self._studies[study.table.name]

    async def _look(self, match: Match, span: Span, workers: Workers, judged: coach.Judged, lucks: coach.Lucks) -> None:
        """One turn by what its player could see, and the luck after it by what both players of its ends could."""
        chance, budget = coach.chance_of(span.at), self.budget
        if coach.is_question(match, span):
            asked = coach.turn_of(match, span)
            judged[span.at] = await insist(lambda: workers.judge(asked, chance, budget))
        if coach.lucky(match, span.end - 1):
            gamble, last = coach.gamble(match, span), span.end == match.at
            hoped = await insist(lambda: workers.luck("expected", gamble, chance, budget))
            came = None if last else coach.outcome(match, span)
            got = await insist(lambda: workers.luck("come", came, chance, budget)) if came else None
            lucks[span.at] = coach.fortune(match, hoped, got)

    async def close(self) -> None:
        if self._runner:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)


async def insist(ask: Callable[[], Awaitable[T | None]]) -> T:
    """Ask again if the worker was lost."""
    for _ in range(TRIES):
        found = await ask()
        if found is not None:
            return found
    raise Silent
