"""What there is on this machine, and what to do about what is missing."""

import os
import platform
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple

import typer

from majlis.cli.refusals import REFUSED
from majlis.core.cache import cache_home
from majlis.core.game import games, load
from majlis.core.refusal import Refusal
from majlis.table.home import home

MEGABYTE = 1 << 20
ROOM = 100  # megabytes that a cache and some hundred matches need
EXTRAS = {"textual": "the board in a terminal", "ray": "arenas on a cluster of machines"}


class Finding(NamedTuple):
    """One thing that was looked at; what to do stands only where something is wrong."""

    what: str
    seen: str
    remedy: str = ""


def doctor_() -> None:
    """Look at everything that playing needs, and say what to do about what is missing."""
    found = [*looked()]
    width = max(len(it.what) for it in found)
    for it in found:
        typer.echo(f"{'!' if it.remedy else ' '} {it.what:<{width}}  {it.seen}")
        if it.remedy:
            typer.echo(f"  {'':<{width}}  -> {it.remedy}")
    if any(it.remedy for it in found):
        raise typer.Exit(REFUSED)
    typer.echo("All is well. 'majlis' opens the table in a browser, 'majlis play' one in this terminal.")


def looked() -> Iterator[Finding]:
    yield Finding("Majlis", f"{version('majlis')}, {len(games())} games: {', '.join(map(opened, games()))}")
    yield Finding("Python", f"{platform.python_version()} on {platform.system()} ({platform.machine()})")
    yield Finding("SQLite", sqlite3.sqlite_version)
    yield kept("matches", home())
    yield kept("machine code", cache_home())
    yield port()
    yield from (extra(name, use) for name, use in EXTRAS.items())
    yield terminal()


def opened(name: str) -> str:
    try:
        return load(name).title
    except Refusal as refusal:
        return f"{name} ({refusal})"


def kept(what: str, folder: Path) -> Finding:
    """A folder that must take files, and how full it is."""
    there = next(path for path in (folder, *folder.parents) if path.exists())
    if not os.access(there, os.W_OK):
        return Finding(what, f"{folder} cannot be written", "Choose another one with MAJLIS_HOME or MAJLIS_CACHE.")
    free = shutil.disk_usage(there).free // MEGABYTE
    remedy = f"At least {ROOM} MB should be free." if free < ROOM else ""
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // MEGABYTE
    return Finding(what, f"{folder}: {size} MB, {free} MB free", remedy)


def port() -> Finding:
    from majlis.web.serve import PORT, listen

    try:
        listen(PORT).close()
    except Refusal:
        return Finding("port", f"{PORT} is in use; 'majlis serve' takes any that is free")
    return Finding("port", f"{PORT} is free")


def extra(name: str, use: str) -> Finding:
    try:
        return Finding(name, version(name))
    except PackageNotFoundError:
        return Finding(name, f"not installed; only for {use}")


def terminal() -> Finding:
    kind = "a terminal" if sys.stdout.isatty() else "no terminal"
    return Finding("output", f"{kind}, {sys.stdout.encoding}")
