"""How long decisions take: a mean and a 95th percentile that can be added up over games, processes and machines."""

from collections.abc import Iterable
from math import ceil, log

from msgspec import Struct, field

TICK = 1e-6  # seconds: the first class holds whatever is quicker
STEP = 1.1  # each class reaches so many times as far as the last, so a percentile is at most a tenth too high


class Clock(Struct, array_like=True):
    """Decisions counted by classes of their length; class c ends at TICK * STEP ** c."""

    seconds: float = 0.0
    counts: dict[int, int] = field(default_factory=dict)

    def note(self, seconds: float) -> None:
        """Count one decision."""
        c = max(0, ceil(log(max(seconds, TICK) / TICK, STEP)))
        self.counts[c] = self.counts.get(c, 0) + 1
        self.seconds = round(self.seconds + seconds, 7)  # more digits would only fill files

    def add(self, other: "Clock") -> None:
        """Count the decisions of another clock too."""
        self.seconds += other.seconds
        for c, count in other.counts.items():
            self.counts[c] = self.counts.get(c, 0) + count

    @property
    def decisions(self) -> int:
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        """Seconds for a decision."""
        return self.seconds / max(1, self.decisions)

    def within(self, share: float = 0.95) -> float:
        """Seconds that this share of all decisions keeps to."""
        left = share * self.decisions
        for c, count in sorted(self.counts.items()):
            left -= count
            if left <= 1e-9:
                return float(TICK * STEP**c)
        return 0.0


def total(clocks: Iterable[Clock]) -> Clock:
    """All of them as one."""
    result = Clock()
    for clock in clocks:
        result.add(clock)
    return result
