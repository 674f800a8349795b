"""Thousands of matches at once, in place: machine code over arrays, on all cores.

Everything is an array with a row a match; nothing is copied on the way. A match that ends is dealt anew at once, by a
seed that follows from the batch's seed, the number of the match and how often it was dealt, whatever the threads do.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from majlis.core.game import Game, Mask, States, load
from majlis.core.match import Header, IllegalAction
from majlis.core.observation import Numbers
from majlis.core.record import NONE
from majlis.core.refusal import Refusal

if TYPE_CHECKING:
    from majlis.core.device import DeviceBatch

WORD = 8  # bytes
FEW = 64  # matches that are not worth a thread of their own
KEPT = ("states", "_rows", "desk", "terms")  # what a batch is
TERMS = np.dtype([("stream", np.uint32, (8,)), ("seats", np.int64), ("options", np.int64)])  # what all are dealt by


def desk(seats: int) -> np.dtype[Any]:
    """What a batch keeps beside each state."""
    return np.dtype(
        [
            ("result", np.float64, (seats,)),  # of the match that ended last, zeros before
            ("deals", np.int64),  # how often this match was dealt, less one
            ("points", np.int32, (seats,)),  # the same
            ("action", np.int32),
            ("count", np.int32),  # of open actions
            ("done", np.bool_),  # did a match end in the last call?
        ],
        align=True,
    )


def row(game: Game) -> int:
    """How long the mask of a match is in a batch: whole words, so that each begins where a word can be read."""
    return -(-game.actions // WORD) * WORD


class Batch:
    """So many matches of one game; `step` takes an action for each, `random` lets them play by themselves."""

    def __init__(self, game: Game | str, n: int, seats: int = 0, options: int = 0, seed: int = 0, threads: int = 0):
        self.game = game = load(game) if isinstance(game, str) else game
        header = Header(game, seats or max(2, game.seats[0]), options)  # refuses what cannot be
        self.n, self.seats, self.options = n, header.seats, options
        self.threads = max(1, min(threads or os.cpu_count() or 1, n // FEW))
        self.pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self.cuts = [n * i // self.threads for i in range(self.threads + 1)]
        self.states: States = game.new(n)  # the truth, with all that is hidden
        self._rows: Mask = np.zeros((n, row(game)), np.bool_)
        self.masks: Mask = self._rows[:, : game.actions]  # the open actions
        self.desk = np.zeros(n, desk(self.seats))
        self._blank, self._views = game.new(1), game.new(self.threads)
        self._weights: npt.NDArray[np.float64] | None = None  # of the hints, if they are asked
        self._seen: Numbers = np.zeros((n, game.observation.size), np.int8)
        self.reset(seed)

    @property
    def turns(self) -> npt.NDArray[np.int8]:
        """The seat to act in each match."""
        turns: npt.NDArray[np.int8] = self.states["turn"]
        return turns

    @property
    def done(self) -> Mask:
        """Which matches ended in the last call: their states are those of the next deal."""
        done: Mask = self.desk["done"]
        return done

    @property
    def results(self) -> npt.NDArray[np.float64]:
        """The share of the win for each seat, of the match that ended last."""
        results: npt.NDArray[np.float64] = self.desk["result"]
        return results

    @property
    def points(self) -> npt.NDArray[np.int32]:
        """The points of each seat, of the match that ended last."""
        points: npt.NDArray[np.int32] = self.desk["points"]
        return points

    def seed_of(self, i: int) -> bytes:
        """The seed that a match was dealt by: with it, `Match` plays the same."""
        return bytes(self.states["key"][i].astype("<u4").tobytes())

    def reset(self, seed: int = 0) -> None:
        """Deal all matches anew."""
        base = np.random.SeedSequence(seed).generate_state(8, np.uint32)
        self.terms = np.zeros(1, TERMS)
        self.terms["stream"], self.terms["seats"], self.terms["options"] = base, self.seats, self.options
        self.desk[:] = np.zeros((), self.desk.dtype)
        self._all(self.game.doors.deal_many, self._blank)

    def step(self, actions: npt.ArrayLike, checked: bool = True) -> None:
        """Play one open action in every match, or refuse before anything is played."""
        self.desk["action"] = actions
        if checked:
            self._check()
        self._all(self.game.doors.step_many, self._blank)

    def _check(self) -> None:
        closed = self.game.doors.first_closed(self._rows, self.desk, 0, self.n)
        if closed != NONE:
            raise IllegalAction(f"Action {self.desk['action'][closed]} is not open in match {closed}.")

    def random(self, decisions: int) -> int:
        """Let every match play so many decisions at random, without leaving machine code; return how many in all."""
        self._all(self.game.doors.wander_many, self._blank, decisions)
        return self.n * decisions

    def observe(self) -> Numbers:
        """What the seat to act may know, in every match; the same array each time."""
        look, fields = self.game.doors.look, self.game.observation.fields

        def part(k: int) -> None:
            look(self.states, self._views, self._seen, (self.cuts[k], self.cuts[k + 1], k, -1, fields))

        self._spread(part)
        return self._seen

    def prior(self) -> npt.NDArray[np.float64]:
        """How good each open action looks to the seat to act, in every match; the same array each time."""
        if self._weights is None:
            self._weights = np.zeros(self._rows.shape)
        weights, weigh = self._weights, self.game.doors.weigh

        def part(k: int) -> None:
            weigh(self.states, self._views, self._rows, weights, (self.cuts[k], self.cuts[k + 1], k))

        self._spread(part)
        return weights[:, : self.game.actions]

    def standings(self) -> npt.NDArray[np.int32]:
        """The points of each seat as things stand, secret ones too: for whoever teaches, not for who plays."""
        out, stand = np.zeros((self.n, self.seats), np.int32), self.game.doors.stand
        self._spread(lambda k: stand(self.states, out, self.cuts[k], self.cuts[k + 1]))
        return out

    def kept(self) -> dict[str, Any]:
        """All that another batch of the same kind needs to go on from here."""
        return {name: getattr(self, name).copy() for name in KEPT}

    def resume(self, kept: dict[str, Any]) -> None:
        """Go on from what was kept."""
        for name in KEPT:
            getattr(self, name)[:] = kept[name]

    def _all(self, door: Callable[..., None], *more: Any) -> None:
        def part(k: int) -> None:
            door(self.states, self._rows, self.desk, self.terms, self.cuts[k], self.cuts[k + 1], *more)

        self._spread(part)

    def _spread(self, part: Callable[[int], None]) -> None:
        if self.pool:
            list(self.pool.map(part, range(self.threads)))
        else:
            part(0)


def playouts(game: Game, states: States, threads: int = 0) -> int:
    """Play all states at random to their ends; return the number of decisions."""
    threads = threads or os.cpu_count() or 1
    cuts = [len(states) * i // threads for i in range(threads + 1)]

    def part(i: int) -> int:
        mask = np.zeros(game.actions, np.bool_)
        return int(game.doors.playouts(states, cuts[i], cuts[i + 1], mask, game.longest))

    with ThreadPoolExecutor(threads) as pool:
        return sum(pool.map(part, range(threads)))


def batch(game: Game | str, n: int, device: str = "cpu", **how: Any) -> "Batch | DeviceBatch":
    """So many matches of one game, on the CPU or in a GPU: the same rules, the same seeds, the same bytes."""
    if device == "cpu":
        return Batch(game, n, **how)
    if device != "cuda":
        raise Refusal(f"A batch lives on 'cpu' or 'cuda', not on {device!r}.")
    from majlis.core.device import DeviceBatch

    return DeviceBatch(game, n, **how)
