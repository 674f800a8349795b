"""Games are fetched one at a time, and nothing is compiled in mid-game."""

import importlib
import os
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import pytest

from majlis.core import game as contract
from majlis.core.compile import INTERPRET
from majlis.core.frame import frame
from majlis.core.game import games, load
from majlis.testing.play import random_match


def test_two_games_are_never_fetched_at_the_same_moment(monkeypatch):
    """Python 3.11 loses count where two threads parse: whoever came to a second game just then met a fault."""
    both, met = threading.Barrier(2, timeout=0.2), []

    def slow(name):
        with suppress(threading.BrokenBarrierError):
            met.append(both.wait())
        return importlib.import_module(name)

    monkeypatch.setattr(contract, "importlib", SimpleNamespace(import_module=slow))
    threads = [threading.Thread(target=load.__wrapped__, args=("high_desert",)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not met


def unwritable(game):
    """The doors that were compiled for records that cannot be written to."""
    doors = {name: getattr(door, "signatures", ()) for name, door in vars(game.doors).items()}
    return {name for name, made in doors.items() for types in made if not getattr(types[0], "mutable", True)}


@pytest.mark.skipif(INTERPRET, reason="nothing is compiled")
@pytest.mark.parametrize("name", games())
def test_what_can_be_planned_is_asked_of_rules_that_are_compiled_already(name):
    """Views that were kept as bytes could only be read: for them every rule was compiled anew, before all tables."""
    game = load(name)
    before, match = unwritable(game), random_match(game, 2, 77, 30)
    for at in range(0, match.at, 2):
        past = match.until(at)
        game.plans(past.view(past.turn), "en", past.called())
        frame(past, past.turn)
    assert unwritable(game) == before


PLAYS = """
import sys
from majlis.core.game import load
from majlis.core.match import Match
match = Match.new(load("nim"), 2, 0, bytes(32))
match.play(match.open()[0])
print(match.digest(), "numba.np.npyimpl" in sys.modules)
"""


@pytest.mark.skipif(INTERPRET, reason="interpreted rules have no machine code")
def test_who_plays_with_machine_code_from_the_cache_does_not_fetch_what_compilers_need(tmp_path):
    examples = Path(__file__).parents[2] / "examples"
    env = os.environ | {"MAJLIS_CACHE": str(tmp_path), "MAJLIS_GAMES": str(examples)}

    def play():
        run = subprocess.run(
            [sys.executable, "-c", PLAYS], env=env, capture_output=True, text=True, encoding="utf-8", check=True
        )
        return run.stdout.split()

    digest, compiled = play()
    assert compiled == "True"
    assert play() == [digest, "False"]
    next(tmp_path.rglob("*legal*.nbi")).unlink()
    assert play() == [digest, "True"]  # what is missing is compiled all the same
