"""Bots and the coach think on a Ray cluster, whose machines have Majlis installed: the same view goes in, and an action
or thoughts come out. The cluster sees no state, no seed of a match and no database; who is late is cancelled, and a
legal action is played in its place."""

from functools import cache
from typing import Any

from majlis.bots.contest.crew import cores
from majlis.bots.contest.ray import Cluster
from majlis.table.faults import LOG, note
from majlis.table.workers import PATIENCE, Life, Stumble, T, Workers, serve, tried


@cache
def joined(address: str) -> Cluster:
    """A process has one line to its cluster, for as long as it lives."""
    return Cluster(address, cores())


class FarWorker:
    """A place in the cluster's queue."""

    def __init__(self, ray: Any) -> None:
        self.ray, self.loaded = ray, set[object]()
        self._think = ray.remote(max_retries=0)(tried)

    def ask(self, question: tuple[object, ...], kind: type[T], patience: float, budget: float) -> T | None:
        """The answer, or None from a worker that is late, lost or out of its mind: the queue counts as thinking."""
        try:
            ticket = self._think.remote(question)
            found = self._heard(ticket, patience + budget)
        except (self.ray.exceptions.RayError, ConnectionError, RuntimeError) as error:
            LOG.error("The cluster has lost a bot: %s", type(error).__name__)
            return None
        if isinstance(found, Stumble):
            note(found, f"a far worker, asked for {question[1]}")
        return found if isinstance(found, kind) else None

    def _heard(self, ticket: Any, seconds: float) -> object:
        try:
            return self.ray.get(ticket, timeout=seconds)
        except self.ray.exceptions.GetTimeoutError:
            self.ray.cancel(ticket, force=True)
            raise

    def stop(self) -> None:
        """Whoever thought here was cancelled already."""


class Far(Workers):
    """As many places as keep the cluster busy; it may grow and shrink meanwhile."""

    def __init__(self, address: str, count: int = 0, patience: float = PATIENCE, life: Life = serve) -> None:
        self.cluster = joined(address)
        super().__init__(count or self.cluster.room, patience, life)

    def _fresh(self) -> FarWorker:
        return FarWorker(self.cluster.ray)
