"""Work in numbered pieces that can be done in any order and by anybody: a contest's games, a study's blocks."""

from typing import Protocol, TypeVar


class Done(Protocol):
    """What came of one piece."""

    @property
    def n(self) -> int: ...


D = TypeVar("D", bound=Done)
D_co = TypeVar("D_co", bound=Done, covariant=True)


class Task(Protocol[D_co]):
    """All that a worker must be told, beside the number of the piece."""

    def perform(self, n: int) -> D_co:
        """Do one piece; the same number gives the same."""
        ...


def perform(task: Task[D], n: int) -> D:
    """Do one piece of a task."""
    return task.perform(n)
