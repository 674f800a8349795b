"""The move finder: which open actions can still end a move as wished (FT-4), without listing whole moves.

What an end can give depends on how often the walk visits its tile, because each visit may leave one more meeple
there. So the numbers of possible visits are worked out once for all walks, and a question is a few array operations.
"""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

from majlis.core.game import Mask, States
from majlis.core.record import seen
from majlis.core.speech import topic
from majlis.games.five_tribes.actions import AT, TILE
from majlis.games.five_tribes.parts import KIND, TILES, TRIBE_COUNT, TRIBES, Kind
from majlis.games.five_tribes.rules.grid import NEXT, NOWHERE, OFF, SIDES
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.phrases import TRIBE_NOUNS

GOALS = topic("majlis.games.five_tribes.words", "goals")
MOST = int(TRIBE_COUNT.sum())  # nobody can carry more
WANTED = (2, 3, 4)  # at least so many of a tribe
NEVER = 127
Numbers = npt.NDArray[Any]


def _visits() -> Numbers:
    """For each number of steps, tile, side it was entered from and end: how often a walk can visit its end, as bits.

    A walk never steps straight back, so it comes to a tile again after four steps at the earliest.
    """
    bits = np.zeros((MOST + 1, TILES, SIDES + 1, TILES), np.int32)
    bits[0, np.arange(TILES), :, np.arange(TILES)] = 1
    own = np.eye(TILES, dtype=np.int32)
    for n in range(1, MOST + 1):
        for side in range(SIDES):
            tiles = np.flatnonzero(NEXT[:, side] != OFF)
            to = NEXT[tiles, side]
            far = bits[n - 1, to, (side + 2) % SIDES] << own[to]
            for came in range(SIDES + 1):
                if came != side:
                    bits[n, tiles, came] |= far
    return bits


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


_BITS = _visits()
FEWEST, FEWEST_AGAIN, OFTENEST = _first(_BITS, 1), _first(_BITS, 2), _last(_BITS)
del _BITS


def goals(view: States, mask: Mask, lang: str = "en") -> list[tuple[str, str, list[int]]]:
    """What the move can still be made to end with: a key, a label, and the open actions that leave it possible."""
    v = seen(view)
    first, last = (TILE, TILE + TILES) if v.phase == Phase.MOVE else (AT, AT + TILES * TRIBES)
    actions = first + np.flatnonzero(mask[first:last])
    if v.phase not in (Phase.MOVE, Phase.DROP) or not len(actions):
        return []
    most, camel = ends(v, actions)
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


def ends(v: SimpleNamespace, actions: Numbers) -> tuple[Numbers, Mask]:
    """For each action and end: the most of each tribe that can be taken (0: none), and whether a camel can come."""
    if v.phase == Phase.DROP and v.n_carry == 1:
        return last_drops(v, actions)
    tile, came, hand, board = picked_up(v, actions) if v.phase == Phase.MOVE else dropped(v, actions)
    walk = hand.sum(1), tile, came
    most = board + np.minimum(OFTENEST[walk][:, :, None], hand[:, None, :])
    most[(most < 2) | (OFTENEST[walk] == 0)[:, :, None] | (hand == 0)[:, None, :]] = 0
    visits = np.where(board > 0, FEWEST[walk][:, :, None], FEWEST_AGAIN[walk][:, :, None])
    alone = board.sum(2)[:, :, None] == board
    return most, (alone & (visits <= hand[:, None, :])).any(2) & free(v)


def last_drops(v: SimpleNamespace, actions: Numbers) -> tuple[Numbers, Mask]:
    """The same for a hand of one, where each action is an end."""
    tiles, tribes = np.divmod(actions - AT, TRIBES)
    row, board = np.arange(len(actions)), np.array(v.meeples)[tiles]
    most, camel = np.zeros((len(actions), TILES, TRIBES), int), np.zeros((len(actions), TILES), bool)
    most[row, tiles, tribes] = board[row, tribes] + 1
    camel[row, tiles] = (board.sum(1) == board[row, tribes]) & free(v)[tiles]
    return most, camel


def picked_up(v: SimpleNamespace, actions: Numbers) -> tuple[Numbers, Numbers, Numbers, Numbers]:
    """Where the walk stands after each pick-up: tile, side it came from, hand, board."""
    tile, board = actions - TILE, np.repeat(np.array(v.meeples)[None], len(actions), 0)
    hand = board[np.arange(len(actions)), tile]
    board[np.arange(len(actions)), tile] = 0
    return tile, np.full(len(actions), NOWHERE), hand, board


def dropped(v: SimpleNamespace, actions: Numbers) -> tuple[Numbers, Numbers, Numbers, Numbers]:
    """Where the walk stands after each drop."""
    (tile, tribe), row = np.divmod(actions - AT, TRIBES), np.arange(len(actions))
    board, hand = (np.repeat(np.array(x)[None], len(actions), 0) for x in (v.meeples, v.carry))
    board[row, tile, tribe] += 1
    hand[row, tribe] -= 1
    side = np.argmax(NEXT[v.here] == tile[:, None], axis=1)
    return tile, (side + 2) % SIDES, hand, board


def free(v: SimpleNamespace) -> Mask:
    """The tiles on which the mover could put a camel."""
    found: Mask = (np.array(v.camel) < 0) & (v.camels[v.turn] > 0)
    return found
