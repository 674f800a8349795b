"""Matches as files."""

from collections.abc import Mapping
from pathlib import Path

from majlis.core.match import Match
from majlis.core.notation import write


def save(match: Match, name: str, words: Mapping[str, str], own: Path | None = None) -> str:
    """Write a match to a file, but never over another one; what is said of it."""
    if not name:
        return words["save_how"]
    path = Path(name).expanduser()
    try:
        if path.exists() and path != own:
            same = path.read_text(encoding="utf-8", errors="replace") == write(match)
            return words["saved" if same else "exists"].format(path=path)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write(match), encoding="utf-8")
    except OSError as error:
        return words["unsaved"].format(why=error.strerror)
    return words["saved"].format(path=path)
