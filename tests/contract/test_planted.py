"""The search for leaks finds every leak that was put there on purpose, and none where there is none."""

import os
import subprocess
import sys
from pathlib import Path


def test_every_planted_leak_is_found_and_nothing_else():
    run = subprocess.run(
        [sys.executable, "-m", "tests.contract.planted"],
        cwd=Path(__file__).parents[2],
        env=os.environ | {"MAJLIS_INTERPRET": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert run.returncode == 0, run.stderr
    found = dict(line.split(": ", 1) for line in run.stdout.splitlines())
    assert found.pop("nothing is wrong") == "-"
    assert len(found) >= 25
    assert [name for name, leak in found.items() if leak == "-"] == []
