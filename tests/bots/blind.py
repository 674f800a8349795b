"""Games whose hints say nothing: what a search finds in them, it found by looking."""

from dataclasses import replace
from enum import IntEnum
from pathlib import Path

import numpy as np

from majlis.core.compile import rule
from majlis.core.game import Game, load
from majlis.core.record import NONE, record
from majlis.core.rng import below

TREES, DEEP, WIDE, SEATS = 24, 4, 3, 3
LEAVES = WIDE**DEEP
_chance = np.random.default_rng(1)
MOVER = _chance.integers(0, SEATS, (TREES, LEAVES * 2)).astype(np.int8)  # who moves at each node; SEATS is chance
MOVER[_chance.random(MOVER.shape) < 0.15] = SEATS
MOVER[:, 0] = 0
SHARES = _chance.dirichlet(np.full(SEATS, 0.5), (TREES, LEAVES))  # of the win, at each leaf: no two alike


class Phase(IntEnum):
    MOVE = 0
    OVER = 1


TREE = record(("node", np.int16), ("deep", np.int16), ("leaf", np.int16), ("kept", np.int16))


@rule
def no_prior(v, mask, out):
    for a in range(len(mask)):
        out[a] = 1.0 if mask[a] else 0.0


@rule
def no_values(v, out):
    for seat in range(v.seats):
        out[seat] = 1.0 / v.seats


@rule
def setup(s, seats, options):
    """The options tell which tree it is."""
    s.seats, s.options, s.node, s.deep, s.leaf = seats, options, 0, 0, 0
    s.turn, s.phase = 0, Phase.MOVE


@rule
def legal(s, mask):
    mask[:] = True
    return WIDE


@rule
def step(s, a):
    """Down the tree; where chance moves, further still."""
    down(s, a)
    while s.turn == SEATS:
        down(s, below(s, WIDE))


@rule
def down(s, a):
    s.leaf = s.leaf * WIDE + a
    s.node = s.node * WIDE + 1 + a
    s.deep += 1
    s.turn = MOVER[s.options, s.node] if s.deep < DEEP else NONE
    s.phase = Phase.MOVE if s.deep < DEEP else Phase.OVER


@rule
def points(s, seat):
    return int(100 * SHARES[s.options, s.leaf, seat]) if s.turn == NONE else 0


@rule
def result(s, out):
    for seat in range(s.seats):
        out[seat] = SHARES[s.options, s.leaf, seat]


@rule
def hide(s, seat):
    s.drawn, s.key[:], s.block[:] = 0, 0, 0


@rule
def guess(v, seat):
    v.kept = 0


def exact(tree: int, node: int = 0, deep: int = 0, leaf: int = 0) -> np.ndarray:
    """What every seat can expect if everybody plays for itself."""
    if deep == DEEP:
        return SHARES[tree, leaf]
    below_ = [exact(tree, node * WIDE + 1 + a, deep + 1, leaf * WIDE + a) for a in range(WIDE)]
    mover = int(MOVER[tree, node])
    return np.mean(below_, axis=0) if mover == SEATS else max(below_, key=lambda value: value[mover])


def blind(name: str) -> Game:
    """A game without its hints."""
    game = load(name)
    return replace(game, name=f"{name}_blind", folder=Path(__file__).parent, prior=no_prior, values=no_values)


def trees() -> Game:
    """The trees above as a game."""
    return replace(
        blind("nim"),
        name="trees",
        seats=range(SEATS, SEATS + 1),
        state=TREE,
        phases=Phase,
        actions=WIDE,
        setup=setup,
        legal=legal,
        step=step,
        points=points,
        result=result,
        hide=hide,
        guess=guess,
    )
