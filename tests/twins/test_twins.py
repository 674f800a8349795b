"""Matches, views, guesses, hints, searches and playouts are the same bytes interpreted, compiled, bounds-checked."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

MATCHES = "5"
MODES = {
    "interpreted": ({"MAJLIS_INTERPRET": "1"}, ["-W", "error"]),
    "compiled": ({}, ["-W", "error"]),
    "bounds-checked": ({"NUMBA_BOUNDSCHECK": "1"}, []),
}


@cache
def digests(mode: str) -> str:
    env, flags = MODES[mode]
    run = subprocess.run(
        [sys.executable, *flags, "-m", "tests.twins.digests", MATCHES],
        cwd=Path(__file__).parents[2],
        env=os.environ | env,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.parametrize("mode", ["compiled", "bounds-checked"])
def test_machine_code_computes_what_plain_python_computes(mode):
    assert digests(mode).count("\n") >= 2
    assert digests(mode) == digests("interpreted")
