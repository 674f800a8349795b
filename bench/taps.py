"""How many taps a turn takes: `python bench/taps.py [GAMES]` plays recorded games of the ladder again and counts the
least number of taps with which a person could have played them on a phone: step by step, and with plans.

A tap on a thing that means several actions opens a bubble, which is another tap, and what cannot be taken back is
confirmed by one more. A way to an end is proposed by a tap and gone by a second; who has switched the questions off
goes at once. Exact: the very steps of the record. Same end: also over other stations, if it brings the mover as many
points. A turn of which only extras are left can be made to end by itself.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from majlis.bots.chance import derive
from majlis.bots.contest.contest import Contest
from majlis.bots.contest.journal import read
from majlis.core.game import load
from majlis.core.match import Header, Match
from majlis.core.plan import Way
from majlis.core.scene import Spot

NEVER = 10**6
LADDER = Path(__file__).parents[1] / "ladder"
NAMES = ("step by step", "plans, exact", "plans, same end", "turns that end by themselves")
NAMES += ("unasked: step by step", "unasked: plans, same end", "unasked: turns that end by themselves")


def recorded(name: str, most: int) -> Iterator[Match]:
    """So many games of the ladder, some of each file."""
    paths = sorted(LADDER.glob(f"{name}-*.jsonl.gz"))
    for i, path in enumerate(paths):
        contest, games = read(path)
        for played in games[: len(range(i, most, len(paths)))]:
            yield replayed(contest, played.deal, played.actions)


def replayed(contest: Contest, deal: int, actions: tuple[int, ...]) -> Match:
    match = Match(Header(load(contest.game), contest.seats, contest.packed, seed=derive(contest.seed, "deal", deal)))
    for a in actions:
        match.play(a)
    return match


def counted(whole: Match) -> np.ndarray:
    """The taps of one game, each way of counting from the end of the game to its beginning."""
    least = np.zeros((whole.at + 1, len(NAMES)), int)
    for at in range(whole.at - 1, -1, -1):
        match, a = whole.until(at), whole.actions[at]
        mask = match.game.open(match.state)
        scene = match.game.draw(match.view(match.turn), match.turn, mask, "en", match.names, True)
        spot = next(spot for spot in scene.spots if a in spot.actions)
        sure, before, now = int(match.reveals(a)), 1 + (len(spot.choices) > 1), 1 + (means(spot) > 1)
        passes = a == match.game.passes(match.state, mask)
        own = (0 if passes and not sure else now + sure), (0 if passes else now)
        least[at] = least[at + 1] + (before + sure, now + sure, now + sure, own[0], before, now, own[1])
        for way, asked, unasked in ways(match, scene.spots):
            end = at + len(way.actions)
            if end <= whole.at and whole.actions[end - 1] == way.actions[-1]:
                exact = tuple(whole.actions[at:end]) == way.actions
                like = exact or points(whole, match, way) >= points(whole, match, None, end)
                for column, taps, fits in (
                    (1, asked, exact),
                    (2, asked, like),
                    (3, asked, like),
                    (5, unasked, like),
                    (6, unasked, like),
                ):
                    least[at, column] = min(least[at, column], taps + least[end, column] if fits else NEVER)
    return least[0]


def means(spot: Spot) -> int:
    """How much a tap there could mean."""
    return len(spot.actions) + len(spot.ends)


def ways(match: Match, spots: tuple[Spot, ...]) -> Iterator[tuple[Way, int, int]]:
    """The ways that are offered, and the taps of each: with the question whether to go, and without."""
    far = match.game.plans(match.view(match.turn), "en", match.names).far
    for spot in spots:
        for i, end in enumerate(spot.ends):
            yield far[end], 2 + (len(spot.actions) > 0 or i > 0), 1 + (means(spot) > 1)


def points(whole: Match, match: Match, way: Way | None, end: int = 0) -> int:
    """The mover's points after a way, or as it was."""
    states = match.state.copy() if way else whole.state_at(end).copy()
    for a in way.actions if way else ():
        match.game.doors.step(states, 0, a)
    return int(match.game.doors.points(states, 0, match.turn))


def main(most: int) -> None:
    for name in ("high_desert", "five_tribes", "djinn"):
        counts = [counted(match) for match in recorded(name, most)]
        total = np.sum(counts, axis=0)
        print(f"{load(name).title}: taps in {len(counts)} games")
        for label, n in zip(NAMES, total, strict=True):
            print(f"  {label:38} {n:6}  {n / total[4 if 'unasked' in label else 0]:.0%}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
