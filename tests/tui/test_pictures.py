"""Every screen of the terminal as a picture: see pictures.py. Words and rules are those of the first language."""

from pathlib import Path

import pytest

from majlis.core.game import Game, load
from majlis.core.match import Match
from majlis.testing.play import seed
from majlis.tui import table_end
from majlis.tui.app import Majlis
from majlis.tui.house import House
from tests.tui.pictures import Album, needed
from tests.tui.seats import (
    SMALL,
    WIDE,
    Quick,
    dealt,
    ended,
    last_step,
    later,
    on,
    players,
    rested,
    run,
    seated,
    settled,
)

pytestmark = needed
GAMES = "five_tribes", "djinn", "high_desert"
TOUR = {"i": "large", "l": "log", "question_mark": "keys", "p": "players", "r": "rules", "s": "settings"}


def asked(game: Game) -> Match:
    """A moment in which several things can be done with one thing on the board, and something has happened."""
    return later(dealt(game, 2), {"five_tribes": 14, "djinn": 30, "high_desert": 9}[game.name])


@pytest.mark.parametrize("name", GAMES)
def test_the_table_and_what_lies_over_it(name: str, tmp_path: Path) -> None:
    """Board, question, large view, log, keys, players, rules, settings, coach, replay; then in a small window."""

    async def act() -> None:
        async with seated(tmp_path, asked(load(name)), players(2)) as (pilot, app):
            await rested(pilot, on(app).sitting.table)
            with Album() as album:
                await album.add(pilot, f"{name}-board")
                for pressed, screen in TOUR.items() if name == "high_desert" else [("i", "large")]:
                    await pilot.press(pressed)
                    await settled(pilot)
                    await album.add(pilot, f"{name}-{screen}")
                    await pilot.press("escape")
                    await settled(pilot)
                for _ in range(3):
                    await pilot.press("h")
                    await settled(pilot)
                await album.add(pilot, f"{name}-coach")
                await pilot.press("1")
                await settled(pilot)
                await album.add(pilot, f"{name}-way")
                await pilot.press("escape", "left_square_bracket", "left_square_bracket")
                await album.add(pilot, f"{name}-replay")
                await pilot.press("escape")
                await pilot.resize_terminal(*SMALL)
                await settled(pilot)
                await album.add(pilot, f"{name}-small-board")
                await pilot.press("tab")
                await settled(pilot)
                await album.add(pilot, f"{name}-small-question")

    run(act)


def test_the_menu_and_what_it_leads_to(tmp_path: Path) -> None:
    """What can be played, who plays, how strong; then the game that is not over."""

    async def begin() -> None:
        async with seated(tmp_path, None) as (pilot, app):
            with Album() as album:
                for pressed, screen in (("2", "menu"), ("2", "rivals"), ("5", "levels")):
                    await album.add(pilot, screen)
                    await pilot.press(pressed)
                    await settled(pilot)
            await rested(pilot, on(app).sitting.table)

    async def go_on() -> None:
        async with seated(tmp_path, None) as (pilot, _):
            with Album() as album:
                await album.add(pilot, "unfinished")

    run(begin)
    run(go_on)


def test_between_two_people(tmp_path: Path) -> None:
    async def act() -> None:
        match = Match.new(load("high_desert"), 2, seed=seed(2), names=("Ann", "Bob"))
        async with seated(tmp_path, match, ["guest", "guest"]) as (pilot, _):
            await settled(pilot)
            with Album() as album:
                await album.add(pilot, "curtain")

    run(act)


def test_a_guide(tmp_path: Path) -> None:
    async def act() -> None:
        house = House(tmp_path, Quick(), 0)
        app = Majlis(house, "en", await house.begin_guided(load("five_tribes")))
        async with app.run_test(size=WIDE) as pilot:
            await settled(pilot)
            with Album() as album:
                await album.add(pilot, "guide")
                await pilot.resize_terminal(*SMALL)
                await settled(pilot)
                await album.add(pilot, "guide-small")
        await house.close()

    run(act)


def test_the_end_and_the_look_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The score, the coach's curve, a turning point, what is offered afterwards; in a small window the curve again."""

    monkeypatch.setattr(table_end, "save", lambda *_: "Saved to ~/.local/share/majlis/matches/high_desert-1.match")

    async def act() -> None:
        async with seated(tmp_path, last_step(load("high_desert")), players(2)) as (pilot, app):
            await ended(pilot, app)
            with Album() as album:
                await album.add(pilot, "end")
                await pilot.press("h")
                await settled(pilot)
                await album.add(pilot, "analysis")
                await pilot.press("1")
                await settled(pilot)
                await album.add(pilot, "turning-point")
                await pilot.resize_terminal(*SMALL)
                await pilot.press("h")
                await settled(pilot)
                await album.add(pilot, "analysis-small")

    run(act)
