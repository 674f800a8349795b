"""Random matches inside a GPU, with every invariant looked at after every decision, where there is a card:

    python bench/gpu_fuzz.py [GAME ...] [--decisions 1e9] [--seed 1] [--planted]

A thread plays one match after another, of all numbers of seats and all options, each from a seed of its own; so what
goes wrong is a seed and a list of actions, and the CPU, interpreted, plays them once more. With --planted each game
gets a fault that shows itself seldom, and it must be found.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import Any

import numpy as np

from majlis.core.compile import INTERPRET, rule
from majlis.core.game import Game, games, load
from majlis.core.many import row
from majlis.core.picking import pick
from majlis.core.record import NONE, at

THREADS, BLOCK, SPELL = 1 << 16, 64, 500  # decisions of a thread in one call
PACKS = 64  # mixtures of options for each number of seats
LOW, KEY, GOLDEN = 0xFFFFFFFF, 8, -7046029254386353131
SURE = 1e-9


# what an invariant says: all is well; something was lost or made; nothing is open, or more than there is; an action is
# open with a reason against it or closed without; nobody's turn; longer than the longest; shares of the win are not one
WRONG = ("nothing", "pieces", "stuck", "reason", "turn", "endless", "result")
NOTHING, PIECES, STUCK, REASON, TURN, ENDLESS, RESULT = range(len(WRONG))


@dataclass
class Found:
    """A match that went wrong."""

    game: str
    wrong: str
    seed: str
    seats: int
    options: int
    actions: list[int]


@rule
def mixed(seed, thread, deal, n):
    """A number by chance for these four, of 63 bits (splitmix)."""
    z = seed * 1000003 + thread
    for more in (deal, n, 0):
        z = (z + more + 1) * GOLDEN
        z = (z ^ (z >> 30 & (1 << 34) - 1)) * -4658895280553007687
        z = (z ^ (z >> 27 & (1 << 37) - 1)) * -7723592293110705685
        z = z ^ (z >> 31 & (1 << 33) - 1)
    return z >> 1 & (1 << 62) - 1


def checks(game: Game) -> tuple[Any, Any, Any]:
    """How a match of this game begins, and what must hold while it goes on and at its end."""
    setup, reason, count, result = game.setup, game.reason, game.count, game.result
    pieces, kinds, actions, longest = np.array(game.pieces, np.int64), len(game.pieces), game.actions, game.longest

    @rule
    def begin(s, chance, packed):
        seed, thread, deal = chance
        s.drawn = 0
        for k in range(KEY):
            s.key[k] = mixed(seed, thread, deal, -1 - k) & LOW
        setup(s, packed >> 32, packed & LOW)

    @rule
    def going(s, mask, out, n, draw):
        count(s, out)
        for k in range(kinds):
            if out[k] != pieces[k]:
                return PIECES
        if s.turn == NONE:
            return NOTHING
        if s.turn < 0 or s.turn >= s.seats:
            return TURN
        if n > longest:
            return ENDLESS
        a = draw % actions
        if (reason(s, a) == 0) != mask[a]:
            return REASON
        return NOTHING

    @rule
    def ended(s, shares):
        shares[:] = 0
        result(s, shares)
        total = 0.0
        for seat in range(s.seats):
            total += shares[seat]
        fair = abs(total - 1) < SURE or (s.seats == 1 and 0 <= total <= 1)
        return NOTHING if fair else RESULT

    return begin, going, ended


def kernel(game: Game, cuda: Any) -> Any:
    """So many decisions of every thread; it stops at the first thing that is wrong."""
    begin, going, ended = checks(game)
    legal, step, kinds, most = game.legal, game.step, len(game.pieces), game.seats[-1]
    words, actions = row(game) // 8, game.actions

    @cuda.jit
    def fuzz(states, places, packs, terms, trail):
        i = cuda.grid(1)
        if i < states.shape[0] and places[i, 2] == 0:
            own, marks = cuda.local.array(1, states.dtype, 16), cuda.local.array(words, np.int64, 16)
            out, shares = cuda.local.array(kinds, np.int64), cuda.local.array(most, np.float64)
            there, here, mask = states[i : i + 1].view(np.int64), own.view(np.int64), marks.view(np.bool_)
            for k in range(here.size):
                here[k] = there[k]
            seed, decisions = terms[0], terms[1]
            thread, s = terms[2] + i, at(own, 0)
            deal, n, wrong = places[i, 0], places[i, 1], 0
            for _ in range(decisions):
                if n == 0:
                    for k in range(here.size):
                        here[k] = 0
                    begin(s, (seed, thread, deal), packs[thread % packs.size])
                opened = legal(s, mask)
                draw = mixed(seed, thread, deal, n)
                wrong = going(s, mask, out, n, draw >> 31)
                if wrong == 0 and (opened < 1 or opened > actions):
                    wrong = STUCK
                if wrong != 0:
                    break
                a = pick(mask, (draw & (1 << 31) - 1) % opened)
                if a >= actions or not mask[a]:
                    wrong = STUCK
                    break
                if n < trail.size:
                    trail[n] = a
                step(s, a)
                n += 1
                if s.turn == NONE:
                    legal(s, mask)
                    wrong = going(s, mask, out, n, draw >> 31)
                    if wrong == 0:
                        wrong = ended(s, shares)
                    if wrong != 0:
                        break
                    deal += 1
                    n = 0
            places[i, 0], places[i, 1], places[i, 2] = deal, n, wrong
            for k in range(here.size):
                there[k] = here[k]

    return fuzz


def packs(game: Game) -> Any:
    """Numbers of seats with mixtures of options, each number of seats in its turn."""
    chance = np.random.default_rng(5)
    found = []
    for k in range(PACKS * len(game.seats)):
        seats = game.seats[k % len(game.seats)]
        options = 0
        for option in game.options:
            if option.asked(seats) and k >= len(game.seats):
                options |= int(chance.integers(len(option.choices))) << option.shift
        found.append(seats << 32 | options)
    return np.array(found, np.int64)


class Fuzz:
    """Threads that play on and on."""

    def __init__(self, game: Game, seed: int) -> None:
        from majlis.core.gpu import cuda

        self.game, self.seed, self.cuda = game, seed, cuda()
        self.kernel, self.packs = kernel(game, self.cuda), packs(game)
        self.states = self.cuda.to_device(game.new(THREADS))
        self.places = self.cuda.to_device(np.zeros((THREADS, 3), np.int64))
        self.silent = self.cuda.to_device(np.zeros(0, np.int32))

    def play(self, decisions: int) -> Any:
        """So many more decisions of each thread; where all of them stand: deal, decision, what is wrong."""
        self._run(THREADS, self.states, self.places, decisions, 0, self.silent)
        return self.places.copy_to_host()

    def told(self, thread: int, deal: int, n: int) -> Found:
        """The match that went wrong, once more and alone, with its actions written down."""
        places = self.cuda.to_device(np.array([[deal, 0, 0]], np.int64))
        trail = self.cuda.to_device(np.zeros(n + 1, np.int32))
        self._run(1, self.cuda.to_device(self.game.new(1)), places, n + 1, thread, trail)
        wrong, pack = WRONG[int(places.copy_to_host()[0, 2])], int(self.packs[thread % len(self.packs)])
        key = [int(mixed_here(self.seed, thread, deal, -1 - k)) & LOW for k in range(KEY)]
        seed = np.array(key, "<u4").tobytes().hex()
        return Found(self.game.name, wrong, seed, pack >> 32, pack & LOW, trail.copy_to_host()[:n].tolist())

    def _run(self, threads: int, states: Any, places: Any, decisions: int, first: int, trail: Any) -> None:
        terms = np.array([self.seed, decisions, first], np.int64)
        self.kernel[-(-threads // BLOCK), BLOCK](states, places, self.packs, terms, trail)


def mixed_here(*numbers: int) -> int:
    """The same number as `mixed` gives there."""
    with np.errstate(over="ignore"):
        function = mixed if INTERPRET else mixed.py_func
        return int(function(*(np.int64(one) for one in numbers)))


def fuzz(name: str, decisions: int, seed: int) -> Found | None:
    """So many decisions; what went wrong first, if anything."""
    game = load(name)
    began = time.perf_counter()
    run = Fuzz(game, seed)
    run.play(1)
    compiled, made = time.perf_counter(), THREADS
    places = run.places.copy_to_host()
    while made < decisions and not places[:, 2].any():
        places, made = run.play(SPELL), made + THREADS * SPELL
    spent = time.perf_counter() - compiled
    print(
        f"{name}: {made:,} decisions in {spent:.1f} s ({made / spent / 1e6:.0f} M/s), "
        f"after {compiled - began:.0f} s of compiling; "
        f"{int(places[:, 0].sum()):,} matches ended; {np.count_nonzero(places[:, 2])} went wrong",
        flush=True,
    )
    wrong = np.flatnonzero(places[:, 2])
    if not len(wrong):
        return None
    thread = int(min(wrong, key=lambda one: places[one, 1]))
    return run.told(thread, int(places[thread, 0]), int(places[thread, 1]))


# --- faults to be found: each shows itself seldom


def leaves_a_place(s, seat, kind):
    """High Desert: the palace of seven keeps counting a card that has left."""
    s.palace[seat, kind] -= 1
    if s.n_palace[seat] != 7:
        s.n_palace[seat] -= 1


def grows_twice(s, tile, robbed):
    """Five Tribes: beside two palaces one palm becomes two."""
    s.palms[tile] += 1 + (s.palaces[tile] > 1)


def makes_keys(s, n):
    """Djinn: whoever gets a second key gets it from nowhere."""
    n = min(n, int(s.keys_left))
    s.keys[s.turn] += n
    s.keys_left -= n * (s.keys[s.turn] != 2)


PLANTED: dict[str, tuple[str, str, Callable[..., None]]] = {
    "high_desert": ("summoning", "leave_palace", leaves_a_place),
    "five_tribes": ("placing", "put_palm", grows_twice),
    "djinn": ("goods", "gain_keys", makes_keys),
}


def plant(name: str) -> None:
    """Put the fault in the place of the rule, before anything is compiled."""
    module, which, fault = PLANTED[name]
    load(name)
    setattr(import_module(f"majlis.games.{name}.rules.{module}"), which, rule(fault))


# --- once more, on the CPU


def again(found: Found) -> str:
    """Play it interpreted; what is wrong at its end, where nothing was wrong before."""
    game = load(found.game)
    _, going, ended = checks(game)
    states = game.start(bytes.fromhex(found.seed), found.seats, found.options)
    out, shares, mask = np.zeros(len(game.pieces), np.int64), np.zeros(game.seats[-1]), np.zeros(game.actions, np.bool_)
    for n, a in enumerate([*found.actions, None]):
        s = at(states, 0)
        game.legal(s, mask)
        draws = range(game.actions) if a is None else (0,)
        wrong = max(going(s, mask, out, n, draw) for draw in draws)
        if wrong == NOTHING and s.turn == NONE:
            wrong = ended(s, shares)
        if wrong != NOTHING or a is None:
            return f"{WRONG[wrong]} after {n} of {len(found.actions)} actions"
        if not mask[a]:
            return f"action {n}, {a}, is not open"
        game.step(s, a)
    return ""


def on_cpu(found: Found, planted: bool) -> str:
    """The same in a process that interprets the rules."""
    told = json.dumps(asdict(found))
    command = [sys.executable, __file__, "--again", *(["--planted"] if planted else [])]
    env = os.environ | {"MAJLIS_INTERPRET": "1"}
    return subprocess.run(
        command, input=told, env=env, capture_output=True, text=True, encoding="utf-8", check=True
    ).stdout.strip()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--decisions", type=float, default=1e9)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--planted", action="store_true")
    parser.add_argument("--again", action="store_true", help="play what stands on the input once more")
    asked = parser.parse_args()
    if asked.again:
        found = Found(**json.loads(sys.stdin.read()))
        if asked.planted:
            plant(found.game)
        print(again(found))
        return 0
    amiss = 0
    for name in asked.games or games():
        if asked.planted:
            plant(name)
        told = fuzz(name, int(asked.decisions), asked.seed)
        if told:
            print(json.dumps(asdict(told)), flush=True)
            print(f"{name}, on the CPU: {on_cpu(told, asked.planted)}", flush=True)
        amiss += (told is None) == asked.planted
    return amiss


if __name__ == "__main__":
    sys.exit(main())
