"""What an analysis is worth: how much of the result it leaves unexplained, and how far luck depends on the effort.

`python bench/analysis.py [games] [titles ...]` plays so many games of each title between two quick bots, analyses each
with 600 and with 3,000 walks, and prints the medians so far, in percentage points: what is left when start, luck and
turns are taken from the result; how far luck, and what the own turns brought, differ between the two; and how far the
own turns lie from what they cost against the best known.
"""

import hashlib
import sys
from statistics import median
from time import perf_counter

from majlis.bots.bot import bot
from majlis.bots.chance import derive
from majlis.bots.coach.analysis import Analysis, analyse
from majlis.bots.coach.plans import Budget
from majlis.core.game import games, load
from majlis.core.match import Match

LEVEL, WORLDS, WALKS = "steady", 12, (600, 3000)
COLUMNS = ("rest", "luck apart", "own turns apart", "own turns and their cost apart")


def played(name: str, n: int) -> Match:
    """A game of two quick bots."""
    game, player = load(name), bot(LEVEL, load(name))
    match = Match.new(game, 2, 0, hashlib.sha256(f"analysis {n}".encode()).digest())
    while not match.over:
        match.play(player.choose(match.view(match.turn), match.turn, derive("analysis", n, match.at)))
    return match


def rest(found: Analysis) -> float:
    """What neither luck nor anybody's turns brought, for the seat where it is most."""
    return max(abs(it.result - it.start - it.luck - it.own - it.others) for it in found.sums)


def apart(first: Analysis, last: Analysis, part: str) -> float:
    """How far two analyses differ, for the seat where it is most."""
    return max(abs(getattr(x, part) - getattr(y, part)) for x, y in zip(first.sums, last.sums, strict=True))


def row(match: Match) -> tuple[float, ...]:
    first, last = (analyse(match, Budget(n, worlds=WORLDS)) for n in WALKS)
    drift = max(abs(it.own + it.cost) for it in last.sums)
    return max(rest(first), rest(last)), apart(first, last, "luck"), apart(first, last, "own"), drift


def main(count: int, names: list[str]) -> None:
    for name in names:
        began, rows = perf_counter(), []
        for n in range(count):
            rows.append(row(played(name, n)))
            found = [f"{what} {100 * median(each[i] for each in rows):.2f}" for i, what in enumerate(COLUMNS)]
            print(f"{name}: {', '.join(found)} ({n + 1} games, {perf_counter() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 20, sys.argv[2:] or games())
