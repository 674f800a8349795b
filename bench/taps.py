"""How many taps a turn takes: `python bench/taps.py [GAMES [NAME]]` plays recorded games of the ladder again and counts
the least number of taps with which a person could have played them on a phone: step by step, and with plans.

A tap on a thing that means several actions opens a bubble, which is another tap, and what cannot be taken back is
confirmed by one more. A way to an end is gone at once if it is the only one there and asks nothing; of several the best
is proposed, and a second tap goes it or another. Out of a bubble, which has told all of it, it is gone at once. Who
wants it is asked before every way, or never. Exact: the very steps of the record. Same end: over other stations,
too, or with another payment, if it brings the mover as many points and leaves the same on the table. While a way is
proposed or stands in a bubble, what can be chosen together with it is tapped instead of it. What can only go one way
goes by itself, without a tap (core/forced.py); so does the end of a turn of which only extras are left, after a moment,
if it can be taken back. If it cannot, it is put as a question: one tap.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from majlis.bots.chance import derive
from majlis.bots.contest.contest import Contest
from majlis.bots.contest.journal import read
from majlis.core.forced import forced
from majlis.core.game import load
from majlis.core.match import Header, Match
from majlis.core.plan import Way
from majlis.core.scene import Scene, Spot

NEVER = 10**6
PROPOSED = 2  # taps of a way that is shown before it is gone
LADDER = Path(__file__).parents[1] / "ladder"
NAMES = ("step by step", "what is forced goes by itself", "plans, exact", "plans, same end")
NAMES += ("turns that end by themselves: as usual", "asked before every way and end")
NAMES += ("unasked: step by step", "unasked: as usual")
LISTED = {"djinn"}  # games whose table had a spot for every single action, before it was made shorter
KEPT = {"djinn": ("edge", "tent", "bottles", "ringed", "corked", "corked_boss", "equipment")}  # what an end must leave


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
        scene = match.game.draw(match.view(match.turn), match.turn, mask, "en", match.called("en", match.turn), True)
        spot = next(spot for spot in scene.spots if a in spot.actions)
        split = len(spot.choices) > 1 and match.game.name not in LISTED
        sure, before, now = int(match.reveals(a)), 1 + split, 1 + (means(spot) > 1)
        passes = a == match.game.passes(match.state, mask)
        free = at > 0 and forced(match.game, match.state) == a
        step, itself = 0 if free else now + sure, free or (passes and not sure)
        own, bare = 0 if itself else sure if passes else now + sure, 0 if free or passes else now
        least[at] = least[at + 1] + (before + sure, step, step, step, own, step, before, bare)
        for way, usual, asked, unasked in ways(match, scene):
            end = at + len(way.actions)
            if end <= whole.at and whole.actions[end - 1] == way.actions[-1]:
                exact = tuple(whole.actions[at:end]) == way.actions
                like = exact or same_end(whole, match, way, end)
                taps = {2: (usual, exact), 3: (usual, like), 4: (usual, like), 5: (asked, like), 7: (unasked, like)}
                for column, (n, fits) in taps.items():
                    least[at, column] = min(least[at, column], n + least[end, column] if fits else NEVER)
    return least[0]


def means(spot: Spot) -> int:
    """How much a tap there could mean."""
    return len(spot.actions) + len(spot.ends)


def ways(match: Match, scene: Scene) -> Iterator[tuple[Way, int, int, int]]:
    """The ways that are offered, and the taps of each: with the usual questions, with all, with none."""
    far = match.game.plans(match.view(match.turn), "en", match.called("en", match.turn)).far
    for spot in scene.spots:
        for i, end in enumerate(spot.ends):
            way, final = far[end], bool(match.reveals(*far[end].actions))
            usual, asked = (way_taps(spot, i, asks, final) for asks in (way.asks, True))
            yield way, usual, asked, 1 + (means(spot) > 1)
            joined = [joined_taps(spot, i, taps) for taps in (usual, asked)]
            for step in way.then:
                yield Way((*way.actions, *step.actions), "", ""), *joined, PROPOSED if means(spot) > 1 else NEVER


def way_taps(spot: Spot, i: int, asks: bool, final: bool) -> int:
    """The taps of the i-th way to a thing: alone there, the best of several, another of them, or in a bubble."""
    if spot.actions:
        return 2 + final
    if i == 0:
        return 1 + (asks or final or len(spot.ends) > 1)
    return 2 + (asks or final)


def joined_taps(spot: Spot, i: int, taps: int) -> int:
    """The taps of the i-th way to a thing with what is chosen besides: where it is proposed, or in a bubble."""
    return PROPOSED if taps == PROPOSED and (spot.actions or i == 0) else NEVER


def same_end(whole: Match, match: Match, way: Way, end: int) -> bool:
    """Does the mover come as far on this way as it was?"""
    found, was, game = match.state.copy(), whole.state_at(end), match.game
    for a in way.actions:
        game.doors.step(found, 0, a)
    kept = all(np.array_equal(found[0][name], was[0][name]) for name in KEPT.get(game.name, ()))
    return kept and game.doors.points(found, 0, match.turn) >= game.doors.points(was, 0, match.turn)


def main(most: int, names: list[str]) -> None:
    for name in names or ("high_desert", "five_tribes", "djinn"):
        counts = [counted(match) for match in recorded(name, most)]
        total = np.sum(counts, axis=0)
        print(f"{load(name).title}: taps in {len(counts)} games")
        for label, n in zip(NAMES, total, strict=True):
            print(f"  {label:38} {n:6}  {n / total[6 if 'unasked' in label else 0]:.1%}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50, sys.argv[2:])
