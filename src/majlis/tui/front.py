"""The front door of the terminal: which kind it is, the house behind it, and how one leaves."""

import asyncio
import importlib.util
import os
import sys
from pathlib import Path

from rich.console import Console

from majlis.core.match import Match
from majlis.table.faults import logged
from majlis.table.home import usable
from majlis.table.pace import PACE
from majlis.table.table import Table
from majlis.table.workers import Workers
from majlis.tui import plain as lines
from majlis.tui.bar import warm
from majlis.tui.house import House, Near, forget_typed
from majlis.tui.words import WORDS


def sit(folder: Path, match: Match | None, players: list[str], lang: str, plain: bool) -> None:
    """Play this match, or what a menu says, on the terminal that there is."""
    with logged(usable(folder)):
        if plain or simple() or not has_textual(lang):
            line_by_line(folder, match, players, lang)
        else:
            on_the_screen(folder, match, players, lang)


def simple() -> bool:
    """Is this a pipe, or a terminal that cannot draw? Textual draws on the error stream."""
    encoding = (getattr(sys.stdout, "encoding", "") or "").lower().replace("-", "")
    drawn = all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    return not drawn or os.environ.get("TERM", "") in ("", "dumb") or encoding != "utf8"


def has_textual(lang: str) -> bool:
    """Is Textual installed? If not, how to get it."""
    if importlib.util.find_spec("textual"):
        return True
    print(WORDS[lang]["no_textual"])
    return False


def line_by_line(folder: Path, match: Match | None, players: list[str], lang: str) -> None:
    house = House(folder, Near(), 0)
    with asyncio.Runner() as run:
        try:
            terminal = lines.Lines(house, Console(highlight=False), typed, run, lang)
            table = run.run(house.take(match, players)) if match else lines.choose(terminal)
            if table:
                warm(table.match.game)
                forget_typed()
                lines.play(terminal, table)
        except (EOFError, KeyboardInterrupt):  # in the menu: nothing was begun
            print()
        finally:
            run.run(house.close())


def typed(ask: str) -> str:
    """An answer; one that comes through a pipe is written down, as a terminal shows what is typed."""
    answer = input(ask)
    if not sys.stdin.isatty():
        print(answer)
    return answer


async def taken(house: House, match: Match, players: list[str]) -> Table:
    """The table of a match that was asked for by name; its game is compiled before the screen is drawn."""
    warm(match.game)
    return await house.take(match, players)


def on_the_screen(folder: Path, match: Match | None, players: list[str], lang: str) -> None:
    from majlis.tui.app import Majlis

    house = House(folder, Workers(), PACE)

    async def run() -> Majlis:
        try:
            table: Table | None = await taken(house, match, players) if match else None
            forget_typed()
            app = Majlis(house, lang, table)
            await app.run_async()
            return app
        finally:
            await house.close()

    app = asyncio.run(run())
    if app.return_value:
        print(app.return_value)
    if app.return_code:
        raise SystemExit(app.return_code)
