"""Whoever is called after a change: each once, in the order in which they came, so that a day can be had again."""

from collections.abc import Callable, Iterator

Call = Callable[[], None]


class Audience:
    """A set that knows its order: that of a set would follow from where its things lie in memory."""

    def __init__(self) -> None:
        self._calls: dict[Call, None] = {}

    def add(self, call: Call) -> None:
        self._calls[call] = None

    def discard(self, call: Call) -> None:
        self._calls.pop(call, None)

    def clear(self) -> None:
        self._calls.clear()

    def call(self) -> None:
        for call in list(self._calls):
            call()

    def __len__(self) -> int:
        return len(self._calls)

    def __iter__(self) -> Iterator[Call]:
        return iter(self._calls)
