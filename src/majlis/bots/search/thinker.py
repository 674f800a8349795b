"""Thinking about a view: for so many walks or so long, on one core or several, and what came of it."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import perf_counter
from types import ModuleType

import numpy as np

from majlis.bots.search.tree import Tree, room
from majlis.bots.search.ways import BEST, Way, budget, recorded
from majlis.core.game import Game, Mask, States, key
from majlis.core.record import NONE

HERE = Path(__file__).parent
SLICE = 16  # walks between two looks at the clock
ROOM = 4  # times the walks of one decision: a chain of decisions shares the tree
ADVICE = 20_000  # walks that there is room for when advice is asked


@dataclass(frozen=True)
class Line:
    """An action that was thought about."""

    action: int
    visits: int
    chances: tuple[float, ...]  # the share of the win that every seat can expect


@dataclass(frozen=True)
class Thoughts:
    """What came of thinking, the best action first."""

    lines: tuple[Line, ...]
    iterations: int
    seconds: float


class Thinker:
    """A tree for each core, kept from one decision to the next of the same chain.

    Several trees grow apart from each other, each from guesses of its own, and vote in the end: nothing is shared, so
    nothing waits (root parallelism).
    """

    def __init__(self, game: Game, walks: int, way: Way, cores: int = 1, brief: bool = False) -> None:
        """A brief thinker stops when its choice is certain; its chances are then less exact than they could be."""
        self.game, self.cores = game, cores
        self.brief = brief and cores == 1  # several trees cannot know how the others will vote
        self.rules = self.made()
        self.trees = [self.room(ROOM * -(-walks // cores)) for _ in range(cores)]
        self.way, self.ways = way, recorded(way, walks)
        self.seen = game.new()
        self.best = NONE  # what was found best, NONE before the first thought

    def made(self) -> ModuleType:
        """The compiled search."""
        return hinted(self.game)

    def room(self, nodes: int) -> Tree:
        """Room for a tree of so many nodes."""
        return room(self.game, nodes)

    def think(
        self, view: States, seat: int, seed: bytes, iterations: int | None = None, seconds: float | None = None
    ) -> Thoughts:
        """Walk until the roots have so many visits, or so long; what is known from the decision before counts."""
        began = perf_counter()
        if self.game.view(view, seat).tobytes() != view.tobytes():
            raise ValueError("A bot thinks about what its seat sees: game.view(state, seat), not about a state.")
        self.root_at(view, seat, seed)
        until = None if seconds is None else began + seconds
        each = len(self.trees[0].nodes) if iterations is None else -(-iterations // self.cores)
        if self.cores == 1:
            self.grow(0, seat, seed, each, until)
        else:
            with ThreadPoolExecutor(self.cores) as threads:
                list(threads.map(lambda i: self.grow(i, seat, seed, each, until), range(self.cores)))
        found = lines(self.trees, int(view[0]["seats"]), self.game.open(view))
        if not found and self.best != NONE:  # all that was kept belongs to other guesses
            self.forget()
            return self.think(view, seat, seed, iterations, seconds)
        self.best = found[0].action
        return Thoughts(found, sum(visits(tree) for tree in self.trees), perf_counter() - began)

    def grow(self, i: int, seat: int, seed: bytes, enough: int, until: float | None) -> None:
        """One tree, by slices."""
        tree, words = self.trees[i], key(seed)
        words[0] ^= i
        done, grown = visits(tree), SLICE
        while grown == SLICE and done < enough and (done == 0 or until is None or perf_counter() < until):
            grown = self.rules.grow(tree, seat, words, done, min(done + SLICE, enough), self.ways)
            done += grown
            if self.brief and self.rules.decided(tree, enough - done):
                break

    def root_at(self, view: States, seat: int, seed: bytes) -> None:
        """Put the roots where this view is; begin anew if it does not follow from the last."""
        kept = not self.way.halve and self.follows(view, seat, seed)  # halving begins with all actions
        self.seen[0] = view[0]
        for tree in self.trees:
            tree.seen[0] = view[0]
            known = kept and self.rules.follow(tree, self.best, int(view[0]["phase"]), int(view[0]["turn"]))
            if not known:
                self.rules.plant(tree)

    def follows(self, view: States, seat: int, seed: bytes) -> bool:
        """Does this view come from the one before by the best action and nothing unforeseen?

        Tried on a supposed state: where another player had a say, or something hidden came to light, the views differ.
        """
        if self.best == NONE or int(self.seen[0]["turn"]) != seat or any(map(crowded, self.trees)):
            return False
        doors, supposed = self.game.doors, self.seen.copy()
        doors.guess(supposed, 0, key(seed), seat)
        drawn = int(supposed[0]["drawn"])
        doors.step(supposed, 0, self.best)
        if int(supposed[0]["drawn"]) != drawn:
            return False
        doors.hide(supposed, 0, seat)
        return bool(supposed.tobytes() == view.tobytes())

    def forget(self) -> None:
        """Begin the next thought from nothing."""
        self.best = NONE


def hinted(game: Game) -> ModuleType:
    """The compiled search that is judged by the game's hints."""
    return game.specialised(HERE / "ismcts.py", mind=game.specialised(HERE / "hinted.py"))


def crowded(tree: Tree) -> bool:
    """Is more than half of the room taken?"""
    used = tree.used[0]
    return bool(used["nodes"] * 2 > len(tree.nodes) or used["edges"] * 2 > len(tree.edges))


def visits(tree: Tree) -> int:
    """How often the root was visited."""
    return int(tree.nodes["visits"][tree.used["root"][0]])


def lines(trees: list[Tree], seats: int, mask: Mask) -> tuple[Line, ...]:
    """The open actions at the roots, the most visited first; a kept tree may know others, from other guesses."""
    count: dict[int, int] = {}
    total: dict[int, States] = {}
    for tree in trees:
        edge = int(tree.nodes["edge"][tree.used["root"][0]])
        while edge != NONE:
            e = tree.edges[edge]
            a, edge = int(e["action"]), int(e["other"])
            count[a] = count.get(a, 0) + int(e["visits"])
            total[a] = total.get(a, 0) + e["total"][:seats].astype(np.float64)
    found = [Line(a, n, tuple(map(float, total[a] / n))) for a, n in count.items() if n and mask[a]]
    return tuple(sorted(found, key=lambda line: (-line.visits, line.action)))


@cache
def thinker(game: Game, seats: int) -> Thinker:
    """The one that gives advice."""
    return Thinker(game, ADVICE, budget(game.name, seats, BEST).way)


def think(
    game: Game, view: States, seat: int, seed: bytes, iterations: int | None = None, seconds: float | None = None
) -> Thoughts:
    """What a strong player thinks of a view, after so many walks or so long; nothing is remembered from before."""
    thinking = thinker(game, int(view[0]["seats"]))
    thinking.forget()
    return thinking.think(view, seat, seed, iterations, seconds)
