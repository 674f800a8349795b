"""Matches, views, guesses, hints, searches and playouts are the same bytes interpreted, compiled, bounds-checked.

Plain Python looks at every index, so on the same few matches bounds-checked code could find no more; being quick, it
looks at many more with --long.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODES = {
    "interpreted": ({"MAJLIS_INTERPRET": "1"}, ["-W", "error"]),
    "compiled": ({}, ["-W", "error"]),
    "bounds-checked": ({"NUMBA_BOUNDSCHECK": "1"}, []),
}


def digest(mode: str, game: str, matches: int, every: int) -> str:
    env, flags = MODES[mode]
    command = [sys.executable, *flags, "-m", "tests.twins.digests", game, str(matches), str(every)]
    run = subprocess.run(command, cwd=ROOT, env=os.environ | env, capture_output=True, text=True, encoding="utf-8")
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_machine_code_computes_what_plain_python_computes(game, sample):
    matches, every = sample(1, 12), 36 // sample(1, 3)
    with ThreadPoolExecutor() as threads:
        plain, machine = threads.map(lambda mode: digest(mode, game.name, matches, every), ("interpreted", "compiled"))
    assert plain == machine and len(plain) > 60


@pytest.mark.long
def test_machine_code_never_reaches_beyond_an_array(game):
    assert digest("bounds-checked", game.name, 300, 12) == digest("compiled", game.name, 300, 12)
