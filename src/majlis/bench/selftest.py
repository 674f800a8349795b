"""Does this machine compute what it should? Known counts, plain Python beside machine code, invariants, seeds."""

import hashlib
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from majlis.bots.chance import below, derive
from majlis.core.game import Game, load
from majlis.core.many import Batch
from majlis.core.match import Match

KNOWN = Path(__file__).with_name("known.toml")  # lines of play by depth from a few deals: those of tests/perft
TOGETHER = 250  # matches
DECISIONS = 40  # of the match that plain Python plays too


class Check(NamedTuple):
    """One thing that was looked at; what is wrong with it, if anything."""

    what: str
    seen: str
    wrong: str = ""


def checks(game: Game, steps: int, look: Callable[[str], None] = lambda what: None) -> Iterator[Check]:
    """Everything about one game."""
    for name, check in CHECKS.items():
        look(f"{game.title}: {name}")
        yield check(game, steps)


def lines_of_play(game: Game, steps: int) -> Check:
    known, wrong, lines = tomllib.loads(KNOWN.read_text(encoding="utf-8")).get(game.name, {}), "", 0
    for deal, (seats, *counts) in known.items():
        found = [lines_from(game, int(deal), seats, depth + 1) for depth in range(len(counts))]
        lines += sum(found)
        wrong = wrong or (f"deal {deal}: {found}, not {counts}" if found != counts else "")
    return Check("lines of play", f"{lines:,} from {len(known)} deals, as known", wrong)


def lines_from(game: Game, deal: int, seats: int, depth: int) -> int:
    states = game.new(depth + 1)
    states[depth] = game.start(deal.to_bytes(32, "big"), seats)[0]
    return int(game.doors.perft(states, np.zeros((depth + 1, game.actions), np.bool_), depth))


def twins(game: Game, steps: int) -> Check:
    command, env = [sys.executable, "-m", __name__, game.name], {**os.environ, "MAJLIS_INTERPRET": "1"}
    run = subprocess.run(command, env=env, capture_output=True, text=True, encoding="utf-8")
    same = run.stdout.strip() == walked(game)
    return Check("twins", f"{DECISIONS} decisions, the same bytes in plain Python", "" if same else "other bytes")


def walked(game: Game) -> str:
    """A random match as a digest of all its states, views and events."""
    match, seen = Match.new(game, game.seats[-1], seed=derive("twins")), hashlib.sha256()
    while not match.over and match.at < DECISIONS:
        match.play(match.open()[below(match.at, len(match.open()))])
        seen.update(
            match.state.tobytes() + match.view(match.turn).tobytes() + repr(match.events(-1, match.at - 1)).encode()
        )
    return seen.hexdigest()


def invariants(game: Game, steps: int) -> Check:
    """After every step: no piece is lost or made, something is open, and whose turn it is can be."""
    batch, found, wrong = Batch(game, TOGETHER, game.seats[-1], seed=1), np.zeros(len(game.pieces), np.int64), ""
    for n in range(-(-steps // TOGETHER)):
        batch.random(1)
        for i in range(TOGETHER):
            game.doors.count(batch.states, i, found)
            if tuple(found.tolist()) != game.pieces:
                wrong = wrong or f"match {i} of seed {batch.seed_of(i).hex()}, step {n}: pieces {found.tolist()}"
        if not (batch.masks.any(1).all() and (batch.turns >= 0).all() and (batch.turns < batch.seats).all()):
            wrong = wrong or f"step {n}: nothing is open"
    return Check("invariants", f"{-(-steps // TOGETHER) * TOGETHER:,} steps, every piece counted after each", wrong)


def seeds(game: Game, steps: int) -> Check:
    one, two = (Batch(game, TOGETHER, seed=2, threads=threads) for threads in (1, 2))
    for batch in (one, two):
        batch.random(max(1, steps // TOGETHER))
    same = one.states.tobytes() == two.states.tobytes() and one.observe().tobytes() == two.observe().tobytes()
    wrong = "" if same else "two runs from one seed differ"
    return Check("seeds", f"{TOGETHER} matches twice, on one thread and on two: the same", wrong)


CHECKS: dict[str, Callable[[Game, int], Check]] = {
    "lines of play": lines_of_play,
    "twins": twins,
    "invariants": invariants,
    "seeds": seeds,
}

if __name__ == "__main__":
    print(walked(load(sys.argv[1])))
