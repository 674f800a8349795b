"""Stop when decided: a sequential test of two strengths, on deals that were played once from every seat.

The games of one deal are not independent, so a deal is one observation: the mean score of the first bot over it. The
test is the generalised one for scores of unknown distribution: each strength is given the distribution that fits what
was seen best among those with its expected score.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import log, log1p

from majlis.bots.contest.arena import Played
from majlis.core.refusal import Refusal

ERROR = 0.05  # the chance of a wrong verdict, either way
BOUND = log((1 - ERROR) / ERROR)
SPARE = 1e-3  # how often a score that was never seen is supposed to have been seen
ROUNDS, NEAR = 200, 1e-13
SCALE = 400 / log(10)  # Elo points for a factor e in the odds


@dataclass(frozen=True)
class Verdict:
    """Where a test stands."""

    elo0: float
    elo1: float
    deals: int
    ratio: float  # the logarithm of the ratio of likelihoods, elo1 over elo0

    @property
    def decided(self) -> bool:
        return abs(self.ratio) >= BOUND

    @property
    def words(self) -> str:
        """The verdict as a sentence."""
        if not self.decided:
            return f"Not decided after {self.deals} deals (log-likelihood ratio {self.ratio:+.2f} of ±{BOUND:.2f})."
        better, worse = (self.elo1, self.elo0) if self.ratio > 0 else (self.elo0, self.elo1)
        return f"Decided after {self.deals} deals: {better:+g} Elo rather than {worse:+g} (at an error of {ERROR:.0%})."


def expected(elo: float, seats: int = 2) -> float:
    """The share of wins of a bot that is so much stronger than all others at the table."""
    return float(1 / (1 + (seats - 1) * 10 ** (-elo / 400)))


class Test:
    """A test that hears games as they end.

    It counts deals in the order of their numbers, not as they end: else quick games would be heard first, and the
    verdict would hang on the number of workers.
    """

    def __init__(self, elo0: float, elo1: float, seats: int = 2) -> None:
        if not elo0 < elo1:
            raise Refusal(f"The first strength must be the lower one: {elo0:g} is not below {elo1:g}.")
        if seats < 2:
            raise Refusal("Two strengths can be told apart only where bots meet: name at least two.")
        self.elo0, self.elo1, self.seats = elo0, elo1, seats
        self.verdict = Verdict(elo0, elo1, 0, 0.0)
        self._counts = Counter[float]()
        self._early: dict[int, list[float]] = {}

    def hear(self, played: Played) -> None:
        """One game more."""
        self._early.setdefault(played.deal, []).append(played.result[played.seating.index(0)])
        while not self.verdict.decided and len(self._early.get(self.verdict.deals, ())) == self.seats:
            self.score(sum(self._early.pop(self.verdict.deals)) / self.seats)

    def score(self, share: float) -> None:
        """One deal more, with this mean score of the first bot."""
        self._counts[share] += 1
        low, high = expected(self.elo0, self.seats), expected(self.elo1, self.seats)
        self.verdict = Verdict(self.elo0, self.elo1, self.verdict.deals + 1, ratio(self._counts, low, high))


def ratio(counts: Mapping[float, int], low: float, high: float) -> float:
    """The logarithm of how much likelier the higher expected score is, by how often each score was seen."""
    seen = {value: counts.get(value, 0) or SPARE for value in {0.0, 1.0, *counts}}
    down, up = tilt(seen, low), tilt(seen, high)
    return sum(
        count * (log1p(down * (value - low)) - log1p(up * (value - high))) for value, count in sorted(seen.items())
    )


def tilt(seen: Mapping[float, float], mean: float) -> float:
    """How far the likeliest distribution with this mean is from what was seen: it has count / (1 + tilt * away).

    The tilt is where the sum of count * away / (1 + tilt * away) crosses zero, found by Newton's method between bounds.
    """
    rows = [(value - mean, count) for value, count in seen.items()]
    left, right = -1 / max(away for away, _ in rows), -1 / min(away for away, _ in rows)
    now = 0.0
    for _ in range(ROUNDS):
        parts = [(away / (1 + now * away), count) for away, count in rows]
        total = sum(part * count for part, count in parts)
        left, right = (now, right) if total > 0 else (left, now)
        step = now + total / sum(part * part * count for part, count in parts)
        before, now = now, step if left < step < right else (left + right) / 2
        if abs(now - before) <= NEAR:
            break
    return now
