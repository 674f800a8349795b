"""Where machine code is kept between runs: in folders named after everything that it was made from."""

import ast
import hashlib
import os
import re
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

CORE = Path(__file__).parent


def cache_home() -> Path:
    """The folder that keeps machine code between runs."""
    return Path(os.environ.get("MAJLIS_CACHE") or Path.home() / ".cache" / "majlis")


@cache
def cache_folder(*roots: Path) -> Path:
    """A folder named after everything that the machine code was made from, wherever the checkout lies.

    Numba's own check looks only at the file a function stands in, and would run yesterday's tables.
    """
    digest = hashlib.blake2b(digest_size=8)
    digest.update(f"{version('numba')} {sys.version} {os.environ.get('NUMBA_BOUNDSCHECK', '')}".encode())
    for root in sorted({CORE, *roots}, key=lambda root: root.name):
        for path in [*sorted(sources(root)), *boxes(root)]:
            name = path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name
            digest.update(f"{root.name}/{name}".encode() + path.read_bytes())
    return cache_home() / digest.hexdigest()


def sources(root: Path) -> set[Path]:
    """The files that machine code is made from: those with rules in any room, and those that these import."""
    texts = {path: path.read_text(encoding="utf-8") for path in root.rglob("*.py")}
    homes = {".".join(path.relative_to(root.parent).with_suffix("").parts): path for path in texts}
    found = {path for path, text in texts.items() if re.search(r"^\s*@(rule|gate)\b", text, re.MULTILINE)}
    while True:
        names = {name for home, path in homes.items() if path in found for name in imported(texts[path], home)}
        more = {path for home, path in homes.items() if any(f".{name}".endswith(f".{home}") for name in names)} - found
        if not more:
            return found
        found |= more


@cache
def imported(text: str, home: str) -> frozenset[str]:
    """Every module that a file may import from, in full; `home` is the file's own name, which dots start from."""
    names = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            inside = home.split(".")[: -node.level] if node.level else []
            module = ".".join([*inside, *filter(None, [node.module])])
            names |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
    return frozenset(names)


def boxes(root: Path) -> list[Path]:
    """The files that a game reads its tables from: its own, and an owner's, named in MAJLIS_<GAME>_BOX."""
    owners = Path(os.environ.get(f"MAJLIS_{root.name.upper()}_BOX", ""))
    return [*sorted(root.rglob("*.toml")), *([owners] if owners.is_file() else [])]


def part_of(source: Path) -> Path:
    """The folder of the part of the house that a file is in, whichever room; outside the house, the file's own."""
    house = CORE.parent
    return house / source.relative_to(house).parts[0] if source.is_relative_to(house) else source.parent


def root_of(function: Callable[..., Any]) -> Path:
    """The folder of the game, or of the part of the house, that a function belongs to."""
    parts = function.__module__.split(".")
    depth = 3 if parts[:2] == ["majlis", "games"] else 2 if parts[0] == "majlis" else 1
    return Path(function.__code__.co_filename).resolve().parents[max(0, len(parts) - depth - 1)]
