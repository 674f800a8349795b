"""A house in a folder of its own with a table laid, and a robot that plays at the screen by keys alone."""

import asyncio
import io
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

from rich.console import Console
from textual.pilot import Pilot

from majlis.bots.coach.advice import Tip
from majlis.bots.coach.plans import Budget
from majlis.core.game import Game, States
from majlis.core.guests import PERSON, code
from majlis.core.match import Match
from majlis.table.table import Table
from majlis.testing.play import seed
from majlis.tui.app import Majlis
from majlis.tui.house import House, Near
from majlis.tui.panels import Curtain, Picking, Reading
from majlis.tui.plain import Lines, play
from majlis.tui.table_screen import TableScreen

WIDE, SMALL = (100, 32), (80, 24)


class Quick(Near):
    """Bots here and now, and a coach who thinks as often, not as long: what it says does not depend on the machine."""

    async def advise(self, game: Game, view: States, seat: int, budget: Budget, whom: str = "") -> list[Tip] | None:
        return await super().advise(game, view, seat, Budget(budget.iterations or 60), whom)


def dealt(game: Game, seats: int, n: int = 3, **options: str) -> Match:
    names = (PERSON, *[code("random")] * (seats - 1))
    return Match.new(game, seats, game.pack(**options), seed(n), names)


def players(seats: int) -> list[str]:
    return ["me", *["random"] * (seats - 1)]


def later(match: Match, steps: int, chance: int = 1) -> Match:
    """The same, so many random actions on, at a moment of the first player."""
    picks = random.Random(chance)
    while not match.over and (match.at < steps or match.turn != 0):
        match.play(picks.choice(match.open()))
    return match


def last_step(game: Game) -> Match:
    """A match before its last action, which is the first player's."""
    for n in range(100):
        match = later(dealt(game, 2, n), 10_000)
        if match.mover(match.at - 1) == 0:
            return match.until(match.at - 1)
    raise AssertionError


async def ended(pilot: Pilot, app: Majlis) -> Table:
    """Play on until the game is over."""
    table, chance = on(app).sitting.table, random.Random(5)
    while not table.match.over:
        await rested(pilot, table)
        await key(pilot, app, chance)
    while not isinstance(app.screen, Reading):  # the score
        await pilot.pause(0.02)
    await settled(pilot)
    return table


def run(act: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(act())


@asynccontextmanager
async def seated(
    folder: Path, match: Match | None, players: Iterable[str] = (), size: tuple[int, int] = WIDE, lang: str = "en"
) -> AsyncIterator[tuple[Pilot, Majlis]]:
    """The terminal with a table, or with the menu."""
    house = House(folder, Quick(), 0)
    house.studies.budget = Budget(40, worlds=4)
    try:
        table = await house.take(match, list(players)) if match else None
        app = Majlis(house, lang, table)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            yield pilot, app
    finally:
        await house.close()


def on(app: Majlis) -> TableScreen:
    assert isinstance(app.screen, TableScreen)
    return app.screen


async def settled(pilot: Pilot) -> None:
    """Until the bots have played and everything is drawn."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause(0.01)


async def arrived(pilot: Pilot, app: Majlis) -> TableScreen:
    """The screen of the table that was just asked for."""
    async with asyncio.timeout(60):
        while not isinstance(app.screen, TableScreen):
            await settled(pilot)
    return on(app)


async def rested(pilot: Pilot, table: Table) -> None:
    for _ in range(2000):
        await settled(pilot)
        if not table.bot_to_move():
            return


async def key(pilot: Pilot, app: Majlis, chance: random.Random) -> None:
    """One key that somebody might press who wants to go on."""
    screen = app.screen
    if isinstance(screen, Curtain):
        await pilot.press("enter")
    elif isinstance(screen, Picking):
        await pilot.press(str(chance.randint(1, min(9, len(screen.rows)))))
    elif isinstance(screen, Reading):
        await pilot.press("escape")
    elif isinstance(screen, TableScreen):
        listed = min(9, len(screen.listed))
        if screen.sure:
            await pilot.press("enter")
        elif listed and chance.random() < 0.7:
            await pilot.press(str(chance.randint(1, listed)))
        else:
            await pilot.press(chance.choice(("up", "down", "left", "right", "enter")))


def sit(
    folder: Path, match: Match, players: list[str], answers: Iterable[str], lang: str = "en", walks: int = 60
) -> str:
    """Play line by line with these answers; the input ends with them. Returns what was printed."""
    lines: Iterator[str] = iter(answers)
    return talk(folder, match, players, lambda _: next(lines, None), lang, walks)


def talk(
    folder: Path,
    match: Match,
    players: list[str],
    say: Callable[[str], str | None],
    lang: str = "en",
    walks: int = 60,
    width: int = 160,
) -> str:
    """The same with somebody who hears the question; None is the end of the input."""
    paper = io.StringIO()

    def ask(words: str) -> str:
        paper.write(words)
        answer = say(words)
        if answer is None:
            raise EOFError
        paper.write(f"{answer}\n")
        return answer

    house = House(folder, Near(), 0)
    with asyncio.Runner() as run:
        try:
            table = run.run(house.take(match, players))
            play(Lines(house, Console(file=paper, width=width), ask, run, lang, Budget(walks)), table)
            match.actions[:] = table.match.actions
            match.__dict__.update(table.match.__dict__)
        finally:
            run.run(house.close())
    return paper.getvalue()
