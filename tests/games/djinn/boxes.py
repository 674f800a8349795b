"""Copies of our box with something changed."""

import re
from pathlib import Path

from majlis.games.djinn import box

OURS = Path(box.__file__).with_name("box.toml")
TEXT = OURS.read_text(encoding="utf-8")


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """A copy of our file with one place changed."""
    assert old in TEXT
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return path


def with_edges(tmp_path: Path, edges: list[str]) -> Path:
    pairs = ", ".join('["{}", "{}"]'.format(*edge.split("-")) for edge in edges)
    path = tmp_path / "mine.toml"
    path.write_text(re.sub(r"edges = \[.*?\n\]", f"edges = [{pairs}]", TEXT, flags=re.S), encoding="utf-8")
    return path
