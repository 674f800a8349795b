"""DJ-1: the game is played with whatever stands in an owner's box."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.djinn import other_box, real_box
from tests.games.djinn.boxes import TEXT

HERE = Path(__file__).parent


@pytest.mark.parametrize("tests", [other_box, real_box], ids=lambda tests: tests.__name__.rpartition(".")[2])
def test_the_rules_follow_another_box(tmp_path, tests):
    """DJ-1: in a process of its own, since a box is read once; see other_box.py and real_box.py."""
    text = TEXT
    for old, new in tests.CHANGES.items():
        assert old in text, old
        text = text.replace(old, new, 1)
    mine = tmp_path / "mine.toml"
    mine.write_text(text, encoding="utf-8")
    env = os.environ | {"MAJLIS_DJINN_BOX": str(mine), "MAJLIS_INTERPRET": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", tests.__file__]
    run = subprocess.run(command, cwd=HERE.parents[2], env=env, capture_output=True, text=True, encoding="utf-8")
    assert run.returncode == 0, run.stdout[-3000:]
