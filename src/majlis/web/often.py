"""What can be done only so often within a while: lines of a chat, names and addresses at the door."""

import time
from collections import deque
from collections.abc import Callable

MANY = 10_000  # whose doings are remembered


class Often:
    """How often each may do something: so many times within so many seconds."""

    def __init__(self, times: int, within: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.times, self.within, self.clock = times, within, clock
        self._done: dict[str, deque[float]] = {}

    def full(self, who: str) -> bool:
        """Has somebody done it too often to do it now?"""
        since = self.clock() - self.within
        while (done := self._done.get(who)) and done[0] <= since:
            done.popleft()
        return len(self._done.get(who, ())) >= self.times

    def note(self, who: str) -> None:
        """It was done once more; whoever did it longest ago is forgotten, where there are too many."""
        done = self._done.pop(who, None) or deque()
        done.append(self.clock())
        self._done[who] = done
        while len(self._done) > MANY:
            del self._done[next(iter(self._done))]

    def allows(self, who: str) -> bool:
        """The same at once: false if it was too often, else it is noted."""
        if self.full(who):
            return False
        self.note(who)
        return True
