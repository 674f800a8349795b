"""Whoever imports the house does not wait for a compiler."""

import subprocess
import sys
import tomllib
from pathlib import Path

import majlis

ROOT = Path(__file__).parents[1]
HEAVY = ("numba", "numpy", "rich", "typer", "fastapi")


def test_the_house_is_imported_without_anything_heavy_and_its_names_are_found_when_asked_for() -> None:
    code = f"import sys, majlis; print([name for name in {HEAVY} if name in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8", check=True)
    assert run.stdout.strip() == "[]"
    assert all(getattr(majlis, name) for name in majlis.__all__)
    assert not hasattr(majlis, "nothing_of_the_kind")


def test_the_version_to_cite_is_the_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
