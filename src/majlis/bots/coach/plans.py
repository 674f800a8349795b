"""Whole turns out of a search, down to their end or to the first thing that comes to light."""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

import numpy as np

from majlis.bots.search.thinker import think
from majlis.bots.search.tree import Tree
from majlis.core.events import KIND, Event, Raw, foreseen, heard
from majlis.core.game import Game, States, key
from majlis.core.plan import MOST
from majlis.core.record import NONE

SHARE, FEWEST = 0.004, 4  # of all walks, and how many at least, that a turn must have to be looked at

Chances = tuple[float, ...]  # the share of the win that each seat can expect


@dataclass(frozen=True)
class Budget:
    """How long one turn is thought about: so many walks, or so many seconds; and how often luck is dealt anew."""

    iterations: int | None = None
    seconds: float | None = None
    worlds: int = 48  # whatever the turns get, so that luck does not depend on it

    def part(self, share: float) -> "Budget":
        iterations = self.iterations and max(1, int(self.iterations / share))
        return Budget(iterations, self.seconds and self.seconds / share)


@dataclass(frozen=True)
class Plan:
    """A turn, or its part up to where something comes to light, that was thought about."""

    actions: tuple[int, ...]
    visits: int
    chances: Chances


@dataclass(frozen=True)
class Walk:
    """A turn under way in a world that the view of its player allows."""

    game: Game
    seat: int
    world: States
    actions: tuple[int, ...] = ()
    raw: tuple[Raw, ...] = ()  # what the rules told of each action
    over: bool = False  # the turn has ended, or nobody can know how it goes on

    def step(self, a: int) -> "Walk":
        world = self.world.copy()
        raw, was, now = self.game.act(world, 0, a), self.world[0], world[0]
        new = was["drawn"] != now["drawn"] or was["reveals"] != now["reveals"]
        next_turn = now["turn"] != self.seat or (self.game.begins is not None and self.game.begins in raw[:, KIND])
        over = bool(new or next_turn or len(self.actions) + 1 == MOST)
        return replace(self, world=world, actions=(*self.actions, a), raw=(*self.raw, raw), over=over)

    def along(self, actions: Iterable[int]) -> "Walk":
        """As far as these actions are open, and the turn lasts."""
        walk = self
        for a in actions:
            if walk.over or not walk.game.open(walk.world)[a]:
                break
            walk = walk.step(a)
        return walk

    def finished(self) -> "Walk":
        """Go on as the hints say until the turn is over."""
        walk = self
        while not walk.over:
            walk = walk.step(hinted(walk.game, walk.world))
        return walk

    def events(self) -> list[list[Event]]:
        """What each action does, as far as its player can foresee it."""
        game = self.game
        return [foreseen(game.kinds, heard(game.events, game.kinds, raw, self.seat)) for raw in self.raw]


def hinted(game: Game, world: States) -> int:
    """What looks best at once."""
    mask, weights = game.open(world), np.full(game.actions, -1.0)
    game.doors.prior(world, 0, mask, weights)
    return int(np.argmax(np.where(mask, weights, -2.0)))


def begun(game: Game, view: States, seat: int, seed: bytes = bytes(32)) -> Walk:
    """The beginning of a walk in a world that the seat's view allows."""
    world = view.copy()
    game.doors.guess(world, 0, key(seed), seat)
    return Walk(game, seat, world)


def derived(seed: bytes, i: int) -> bytes:
    """One of many seeds out of one."""
    return hashlib.sha256(seed + i.to_bytes(4, "big")).digest()


# --- what the tree knows


def plans(tree: Tree, walk: Walk) -> list[Plan]:
    """The turns that the tree knows from its root on, the most visited first; where it thins out, the hints go on."""
    root = int(tree.used["root"][0])
    least = max(FEWEST, int(SHARE * tree.nodes["visits"][root]))
    found = [Plan(end.finished().actions, n, chances) for end, n, chances in _ends(tree, root, walk, least)]
    return sorted(found, key=lambda plan: (-plan.visits, plan.actions))


def _ends(tree: Tree, node: int, walk: Walk, least: int) -> Iterator[tuple[Walk, int, Chances]]:
    """Where turns end below a node, or where nobody went on."""
    mask, seats = walk.game.open(walk.world), int(walk.world[0]["seats"])
    for e in _edges(tree, node):
        visits, a = int(e["visits"]), int(e["action"])
        if visits < least or not mask[a]:
            continue
        after = walk.step(a)
        child = NONE if after.over else _child(tree, e, after)
        deeper = [] if child == NONE else list(_ends(tree, child, after, least))
        chances = tuple((e["total"][:seats].astype(np.float64) / visits).tolist())
        yield from deeper or [(after, visits, chances)]


def _edges(tree: Tree, node: int) -> Iterator[States]:
    """The actions of a node."""
    edge = int(tree.nodes["edge"][node])
    while edge != NONE:
        yield tree.edges[edge]
        edge = int(tree.edges["other"][edge])


def _child(tree: Tree, edge: States, walk: Walk) -> int:
    """The node where an edge leads in this world, NONE if nobody went there."""
    here, child = (int(walk.world[0]["phase"]), int(walk.world[0]["turn"])), int(edge["child"])
    while child != NONE and (tree.nodes["phase"][child], tree.nodes["turn"][child]) != here:
        child = int(tree.nodes["twin"][child])
    return child


# --- what a turn is worth


def weigh(walk: Walk, actions: tuple[int, ...], seed: bytes, guesses: int, budget: Budget) -> Plan:
    """Play a turn in some guesses of what is hidden, and think on from there: the same guesses for every turn."""
    game, view, totals, visits = walk.game, game_view(walk), np.zeros(int(walk.world[0]["seats"])), 0
    for i in range(guesses):
        chance = derived(seed, i)
        after = begun(game, view, walk.seat, chance).along(actions).world
        chances, n = standing(game, after, chance, budget.part(guesses))
        totals, visits = totals + chances, visits + n
    return Plan(actions, visits, tuple((totals / guesses).tolist()))


def game_view(walk: Walk) -> States:
    """What the player of a walk sees."""
    return walk.game.view(walk.world, walk.seat)


def standing(game: Game, state: States, chance: bytes, budget: Budget) -> tuple[States, int]:
    """What all can expect of a supposed state, by the eyes of who is to act; and how often that was thought about."""
    out, seat = np.zeros(int(state[0]["seats"])), int(state[0]["turn"])
    if seat < 0:
        game.doors.result(state, 0, out)
        return out, 1
    thoughts = think(game, game.view(state, seat), seat, chance, budget.iterations, budget.seconds)
    return np.array(thoughts.lines[0].chances), thoughts.iterations
