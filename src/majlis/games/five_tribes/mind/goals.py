"""The move finder: from which tiles a move can end as wished (FT-4), without listing whole moves.

Once the meeples are in hand, the map itself shows every end.
"""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

from majlis.core.game import Mask, States
from majlis.core.record import seen
from majlis.core.speech import topic
from majlis.games.five_tribes.actions import TILE
from majlis.games.five_tribes.mind.walks import MOST, VISITS
from majlis.games.five_tribes.parts import KIND, TILES, Kind
from majlis.games.five_tribes.rules.grid import NOWHERE, SIDES
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.phrases import TRIBE_NOUNS

GOALS = topic("majlis.games.five_tribes.words", "goals")
WANTED = (2, 3, 4)  # at least so many of a tribe
NEVER = 127
Numbers = npt.NDArray[Any]


def _first(bits: Numbers, least: int) -> Numbers:
    """The lowest number of visits that is at least so many; NEVER if none."""
    found = np.full(bits.shape, NEVER, np.int8)
    for n in range(MOST // SIDES + 1, least - 1, -1):
        found[bits >> n & 1 == 1] = n
    return found


def _last(bits: Numbers) -> Numbers:
    """The highest number of visits; 0 if the walk cannot end there."""
    found = np.zeros(bits.shape, np.int8)
    for n in range(1, MOST // SIDES + 2):
        found[bits >> n & 1 == 1] = n
    return found


FEWEST, FEWEST_AGAIN, OFTENEST = _first(VISITS, 1), _first(VISITS, 2), _last(VISITS)


def goals(view: States, mask: Mask, lang: str = "en") -> list[tuple[str, str, list[int]]]:
    """What a move can be made to end with: a key, a label, and the pick-ups that make it possible."""
    v, actions = seen(view), TILE + np.flatnonzero(mask[TILE : TILE + TILES])
    if v.phase != Phase.MOVE or not len(actions):
        return []
    most, camel = ends(v, actions - TILE)
    found = [*tribe_goals(most, lang), ("camel", GOALS[lang]["camel"], camel.any(1)), *kind_goals(v, most, lang)]
    return [(key, label, actions[can].tolist()) for key, label, can in found if can.any()]


def tribe_goals(most: Numbers, lang: str) -> Iterator[tuple[str, str, Any]]:
    """At least so many of a tribe, wherever the move ends."""
    best = most.max(1)
    for tribe, noun in enumerate(TRIBE_NOUNS):
        for n in WANTED:
            label = GOALS[lang]["tribe"].format(n=n, what=GOALS[lang]["tribes"][tribe])
            yield f"{noun}s-{n}", label, best[:, tribe] >= n


def kind_goals(v: SimpleNamespace, most: Numbers, lang: str) -> Iterator[tuple[str, str, Any]]:
    """A kind of tile, whatever is taken there."""
    kinds: Numbers = KIND[v.face]
    reached: Numbers = np.asarray(most.any(2))
    for kind in Kind:
        label = GOALS[lang]["kinds"][kind]
        yield kind.name.lower().replace("_", "-"), label, reached[:, kinds == kind].any(1)


def ends(v: SimpleNamespace, tile: Numbers) -> tuple[Numbers, Mask]:
    """For each pick-up and end: the most of each tribe that can be taken (0: none), and whether a camel can come."""
    hand, board = lifted(v, tile)
    walk = hand.sum(1), tile, NOWHERE
    most = board + np.minimum(OFTENEST[walk][:, :, None], hand[:, None, :])
    most[(most < 2) | (OFTENEST[walk] == 0)[:, :, None] | (hand == 0)[:, None, :]] = 0
    visits = np.where(board > 0, FEWEST[walk][:, :, None], FEWEST_AGAIN[walk][:, :, None])
    alone = board.sum(2)[:, :, None] == board
    return most, (alone & (visits <= hand[:, None, :])).any(2) & free(v)


def lifted(v: SimpleNamespace, tile: Numbers) -> tuple[Numbers, Numbers]:
    """Hand and board after each pick-up."""
    board, row = np.repeat(np.array(v.meeples)[None], len(tile), 0), np.arange(len(tile))
    hand = board[row, tile]
    board[row, tile] = 0
    return hand, board


def free(v: SimpleNamespace) -> Mask:
    """The tiles on which the mover could put a camel."""
    found: Mask = (np.array(v.camel) < 0) & (v.camels[v.turn] > 0)
    return found
