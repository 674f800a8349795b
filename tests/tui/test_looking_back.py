"""What the page has, the terminal has, too: settings, the analysis, another game, playing on, the rule of a thing."""

import json
from pathlib import Path

import pytest

from majlis.core.game import Game, load
from majlis.core.rulebook import numbers
from majlis.table.pace import PACES
from majlis.table.show import since
from majlis.tui.panels import Book, Picking, Reading, Study, before
from majlis.tui.settings import CHOICES, Settings
from tests.tui.seats import dealt, ended, last_step, later, on, players, rested, run, seated, settled


def test_what_is_set_is_kept_and_holds_at_the_table(tmp_path: Path) -> None:
    """The pace of the bots, and whether forced steps go by themselves, as on the page."""

    async def act() -> None:
        async with seated(tmp_path, dealt(load("high_desert"), 2), players(2)) as (pilot, app):
            await settled(pilot)
            table = on(app).sitting.table
            assert table.pace == {0: 1.0} and not table.by_hand
            await pilot.press("s")
            await settled(pilot)
            assert isinstance(app.screen, Picking) and len(app.screen.rows) == len(CHOICES)
            for _ in range(2):
                await pilot.press("4")
                await settled(pilot)
            await pilot.press("3")
            await settled(pilot)
            assert "briskly" in str(app.screen.rows[3])
            assert table.pace == {0: PACES["brisk"]} and table.by_hand == {0}
        kept = Settings(tmp_path / "terminal.json")
        assert (kept["pace"], kept["steps"], kept["hint_first"]) == ("brisk", "no", "nudge")

    run(act)


@pytest.mark.parametrize("text", ["", "[]", "{", '{"pace": "mad", "colour": "red"}'])
def test_settings_that_nobody_made_are_the_usual_ones(text: str, tmp_path: Path) -> None:
    (tmp_path / "terminal.json").write_text(text, encoding="utf-8")
    assert Settings(tmp_path / "terminal.json").chosen == {}


def test_a_hint_begins_with_what_was_set(tmp_path: Path) -> None:
    async def act() -> None:
        (tmp_path / "terminal.json").write_text(json.dumps({"hint_first": "move"}), encoding="utf-8")
        async with seated(tmp_path, later(dealt(load("high_desert"), 2), 4), players(2)) as (pilot, app):
            await pilot.press("h")
            await settled(pilot)
            assert isinstance(app.screen, Picking)

    run(act)


def test_nothing_is_asked_first_of_who_does_not_want_it(tmp_path: Path) -> None:
    async def act() -> None:
        (tmp_path / "terminal.json").write_text(json.dumps({"ask_first": "no"}), encoding="utf-8")
        match = dealt(load("high_desert"), 2)
        while match.turn or not any(map(match.reveals, match.open())):
            match.play(match.open()[0])
        async with seated(tmp_path, match, players(2)) as (pilot, app):
            await settled(pilot)
            screen = on(app)
            screen.take(next(choice for choice in screen.listed if choice.final))
            await rested(pilot, screen.sitting.table)
            assert screen.sitting.match.at > match.at

    run(act)


def test_a_turn_of_which_only_a_sale_is_left_ends_by_itself_for_who_wants_it(tmp_path: Path) -> None:
    async def act() -> None:
        (tmp_path / "terminal.json").write_text(json.dumps({"end_turn": "yes", "ask_first": "no"}), encoding="utf-8")
        game = load("five_tribes")
        match = later(dealt(game, 2), 6)
        while match.turn or game.passes(match.view(0), game.open(match.view(0))) < 0:
            match.play(match.open()[0])
        passes = game.passes(match.view(0), game.open(match.view(0)))
        async with seated(tmp_path, match, players(2)) as (pilot, app):
            table = on(app).sitting.table
            await rested(pilot, table)
            assert table.match.actions[match.at] == passes

    run(act)


def test_the_coach_looks_back_and_a_turning_point_leads_to_its_moment(tmp_path: Path) -> None:
    """When the game is over, h shows the curve; what was looked at once is kept."""

    async def act() -> None:
        async with seated(tmp_path, last_step(load("high_desert")), players(2)) as (pilot, app):
            table = await ended(pilot, app)
            assert isinstance(app.screen, Reading)
            await pilot.press("h")
            await settled(pilot)
            assert isinstance(app.screen, Study)
            found = await app.house.studies.find(table)
            assert found and len(app.screen.rows) == len(found.points) > 0
            await pilot.press("1")
            await settled(pilot)
            point = found.points[0]
            turn = found.turns[point.turn]
            assert on(app).past == (turn.end if point.kind == "luck" else turn.at)
            assert "plays on from here" in on(app).head().plain

    run(act)


def test_from_a_moment_of_a_game_that_is_over_one_plays_on(tmp_path: Path) -> None:
    async def act() -> None:
        async with seated(tmp_path, last_step(load("high_desert")), players(2)) as (pilot, app):
            table = await ended(pilot, app)
            await pilot.press("escape")
            await settled(pilot)
            await pilot.press("o")
            await settled(pilot)
            assert on(app).said == [on(app).sitting.words["go_on_where"].format(n=table.match.at - 1)]
            await pilot.press("left_curly_bracket", "right_square_bracket", "o")
            await settled(pilot)
            fresh = on(app).sitting.table
            assert fresh is not table and fresh.match.actions[:1] == table.match.actions[:1]
            assert [fork.at for fork in fresh.match.header.forks] == [1]

    run(act)


def test_another_game_has_the_same_players_and_the_menu_shows_the_one_that_is_over(tmp_path: Path) -> None:
    async def act() -> None:
        async with seated(tmp_path, last_step(load("high_desert")), players(2)) as (pilot, app):
            table = await ended(pilot, app)
            await pilot.press("n")
            await settled(pilot)
            assert on(app).sitting.table is not table
            assert on(app).sitting.table.players == table.players
            assert [row["id"] for row in app.house.finished()] == [table.name]

    async def look() -> None:
        async with seated(tmp_path, None) as (pilot, app):
            assert isinstance(app.screen, Picking)
            await pilot.press(str(len(app.screen.rows)))
            await settled(pilot)
            await pilot.press("1")
            await settled(pilot)
            assert isinstance(app.screen, Reading) and app.screen.heading == "The end"

    run(act)
    run(look)


def test_the_rules_open_where_they_tell_of_what_is_asked(tmp_path: Path) -> None:
    async def act() -> None:
        async with seated(tmp_path, later(dealt(load("high_desert"), 2), 12), players(2)) as (pilot, app):
            await settled(pilot)
            screen = on(app)
            await pilot.press("i")
            await settled(pilot)
            await pilot.press("r")
            await settled(pilot)
            thing = screen.thing()
            assert isinstance(app.screen, Book) and thing
            rule = screen.paragraph(thing)
            assert rule in app.screen.texts[1].split("\n\n")[0]
            second = app.screen.scroll.children[1]
            assert second.region.y <= app.screen.scroll.region.y or not app.screen.scroll.max_scroll_y

    run(act)


def test_every_paragraph_is_found_with_all_that_belongs_to_it(game: Game) -> None:
    for number in numbers(game.rulebook):
        assert number in game.rulebook[before(game.rulebook, number) :].split("\n\n")[0], number


def test_what_was_done_to_you_since_your_last_turn_is_marked(tmp_path: Path) -> None:
    async def act() -> None:
        match = later(dealt(load("high_desert"), 2), 12)
        while not any(done for _, done in since(match, 0, "en")):
            match = later(match, match.at + 1)
        async with seated(tmp_path, match, players(2)) as (pilot, app):
            await settled(pilot)
            screen = on(app)
            news = screen.sitting.since()
            rows = screen.tail(60, 100)
            assert [row[0] for row in rows if row[0] in "·✦"] == ["✦" if done else "·" for _, done in news]

    run(act)
