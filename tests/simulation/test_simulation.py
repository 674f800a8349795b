"""Whole worlds from one seed: nothing that was acknowledged is lost or done twice, whatever goes wrong and when.

A world that fails is played again, the same, by `python -m tests.simulation.world SEED` (PYTHONPATH=src:.,
MAJLIS_GAMES=examples).
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.simulation.planted import FAULTS, planted
from tests.simulation.world import simulate

ROOT = Path(__file__).parents[2]
PARTS = 6
WITHIN = 500  # worlds in which a planted fault must be found
TRIED_FIRST = (0, 1, 20, 53, 145, 180)  # where they were found before; if worlds become others, all are tried


@pytest.mark.parametrize("part", range(PARTS))
def test_in_every_world_all_comes_right(sample, part):
    for seed in range(part, sample(300, 5000), PARTS):
        wrong = simulate(seed).wrong
        assert not wrong, f"python -m tests.simulation.world {seed}: " + "; ".join(wrong)


def test_the_worlds_are_bad_enough():
    """In twelve of them everything happens that can, and people play on through it."""
    counts = sum((simulate(seed).counts for seed in range(1, 12)), simulate(0).counts)
    evils = ("kill", "cut", "leave", "freeze", "put_clock", "fill_disk", "slow_disk")
    assert all(counts[evil] > 5 for evil in evils)
    assert counts["houses"] > 20
    assert counts["acknowledged"] > 60
    assert counts["letters"] > 5


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found(name):
    """By what comes of it: that a fault is badly planted would be found, too."""
    with planted(name) as worlds:
        found = (simulate(seed, worlds).wrong for seed in (*TRIED_FIRST, *range(WITHIN)))
        wrong = next(filter(None, found))
    assert not [it for it in wrong if "argument" in it]


def test_a_seed_is_the_same_world_in_every_process():
    def told(words: str) -> str:
        given = os.environ | {"PYTHONHASHSEED": words, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        command = [sys.executable, "-m", "tests.simulation.world", "3", "4"]
        return subprocess.run(command, env=given, capture_output=True, encoding="utf-8", cwd=ROOT, check=True).stdout

    assert told("1") == told("2")
    assert told("1").splitlines()[1].strip() == simulate(3).digest[:16]
