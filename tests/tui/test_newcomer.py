"""What somebody meets who sits down here for the first time: by keys alone, reading what the screen says."""

import asyncio
import threading
from pathlib import Path
from textwrap import wrap

import pytest
from textual.widgets import OptionList
from textual.widgets._footer import FooterKey

from majlis.core.game import Game, load
from majlis.core.speech import LANGUAGES
from majlis.tui import app as application
from majlis.tui.board import paint
from majlis.tui.house import House
from majlis.tui.menu import front
from majlis.tui.paint import figure
from majlis.tui.panels import Picking, Reading, Waiting
from majlis.tui.table_view import Looks
from tests.tui.seats import SMALL, WIDE, Quick, arrived, dealt, last_step, later, on, players, run, seated, settled


def test_sideways_the_cursor_stays_in_its_row(tmp_path: Path) -> None:
    """Right goes from card to card of the hand, not to a wish in the line below, which Enter would make."""

    async def act() -> None:
        async with seated(tmp_path, dealt(load("high_desert"), 2, 5), players(2)) as (pilot, app):
            await settled(pilot)
            screen = on(app)
            hand = [i for i, thing in enumerate(screen.sheet.things) if thing.frame and i in screen.lit()]
            assert len(hand) > 2
            screen.here = hand[0]
            walked = []
            for _ in hand[1:]:
                await pilot.press("right")
                walked.append(screen.here)
            assert walked == hand[1:]

    run(act)


def test_the_cursor_begins_where_the_first_choice_is(tmp_path: Path) -> None:
    """Whoever presses Enter at once does not bid the highest price, which only comes first on the board."""

    async def act() -> None:
        match = later(dealt(load("five_tribes"), 2), 0)
        async with seated(tmp_path, match, players(2)) as (pilot, app):
            await settled(pilot)
            screen = on(app)
            first = screen.sitting.choices()[0]
            thing = screen.thing()
            assert thing and first.thing in thing.wants and "18" not in thing.label
            assert screen.listed[0] == first

    run(act)


def test_a_step_that_waits_leaves_all_letters_as_they_are(tmp_path: Path) -> None:
    """A palace of one card of eight reads '1/8' while somebody is asked whether to steal there, not '1/1'."""

    async def act() -> None:
        match = dealt(load("high_desert"), 2)
        while match.turn != 0 or match.game.phases(int(match.state[0]["phase"])).name != "STEAL":
            match = later(match, match.at + 1)
        async with seated(tmp_path, match, players(2)) as (pilot, app):
            await settled(pilot)
            screen = on(app)
            before = [line.plain[1:] for line in paint(screen.sheet, Looks())]
            await pilot.press("enter")
            assert screen.sure
            looks = Looks(screen.lit(), screen.here, screen.steps())
            assert [line.plain[1:] for line in paint(screen.sheet, looks)] == before

    run(act)


def test_where_the_board_holds_no_answer_the_choices_have_the_cursor(tmp_path: Path) -> None:
    """Djinn begins with tiles that lie nowhere on the board: Enter takes one; then the board has the cursor again."""

    async def act() -> None:
        async with seated(tmp_path, dealt(load("djinn"), 2), players(2)) as (pilot, app):
            await settled(pilot)
            screen = on(app)
            while not screen.lit():
                assert screen.query_one(OptionList).has_focus
                at = screen.sitting.match.at
                await pilot.press("enter")
                await settled(pilot)
                assert screen.sitting.match.at > at
            assert screen.part("board").has_focus

    run(act)


@pytest.mark.parametrize("size", [WIDE, SMALL], ids=["wide", "small"])
def test_whatever_lies_over_the_table_says_how_it_is_closed(game: Game, size: tuple[int, int], tmp_path: Path) -> None:
    """However long it is, its last line is on the screen."""

    async def act() -> None:
        seats = game.seats[-1]
        async with seated(tmp_path, later(dealt(game, seats), 20), players(seats), size) as (pilot, app):
            await settled(pilot)
            for key in ("question_mark", "p", "l", "r", "i", "s"):
                await pilot.press(key)
                await settled(pilot)
                foot, panel = app.screen.query_one(".foot"), app.screen.query_one(".panel")
                assert foot.region.height and foot.region.bottom < panel.region.bottom, key
                await pilot.press("escape")
                await settled(pilot)

    run(act)


def test_a_list_over_the_table_has_numbers_and_says_that_they_are_keys(tmp_path: Path) -> None:
    async def act() -> None:
        match = later(dealt(load("djinn"), 2), 4)
        async with seated(tmp_path, match, players(2)) as (pilot, app):
            await settled(pilot)
            screen = on(app)
            found = next(rows for i in screen.lit() if len(rows := touching(screen, i)) > 1)
            screen.choose(found, "")
            await settled(pilot)
            assert isinstance(app.screen, Picking)
            assert [str(row).split()[0] for row in app.screen.rows] == [str(n) for n in range(1, len(found) + 1)]
            assert app.screen.foot == screen.sitting.words["menu_how"]

    def touching(screen, thing: int) -> list:
        return screen.sitting.touching(screen.sheet.things[thing].wants)

    run(act)


@pytest.mark.parametrize("size", [WIDE, SMALL], ids=["wide", "small"])
def test_a_game_that_is_over_says_who_has_won_and_what_can_be_done(size: tuple[int, int], tmp_path: Path) -> None:
    """Also when the score sheet was closed."""

    async def act() -> None:
        async with seated(tmp_path, last_step(load("high_desert")), players(2), size) as (pilot, app):
            await settled(pilot)
            screen = on(app)
            screen.go(screen.sitting.choices()[0].plan)
            await settled(pilot)
            assert isinstance(app.screen, Reading)
            await pilot.press("escape")
            await settled(pilot)
            sides = [screen.prompt(), screen.beside()] if size == SMALL else [screen.prompt()]
            for told in (side.plain.replace("\n", " ") for side in sides):
                assert "winner" in told or "shared" in told
                assert all(figure(n) in told for n in screen.sitting.match.points())
                assert "n: another" in told
            for shown in (True, False, True) if size == SMALL else ():
                screen.set_class(shown, "asking")
                await settled(pilot)
                await pilot.press("tab")
                await settled(pilot)
                assert screen.has_class("asking") != shown  # there and back, though nothing is to be chosen any more
            screen.action_moment(-1)
            assert not screen.ending()

    run(act)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_small_window_shows_every_key_of_the_last_line(lang: str, tmp_path: Path) -> None:
    """Also the one that leads out."""

    async def act() -> None:
        async with seated(tmp_path, dealt(load("high_desert"), 2), players(2), SMALL, lang) as (pilot, app):
            await settled(pilot)
            keys = on(app).query(FooterKey)
            assert keys.last().action == "quit" and keys.last().region.width
            assert all(key.region.right <= SMALL[0] for key in keys)

    run(act)


def test_who_waits_is_told_so_and_nothing_hides_the_next_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One Enter too many while another plays opens nothing that would lie over the board when the turn comes."""

    async def never(*_: object) -> int:
        await asyncio.Event().wait()
        raise AssertionError

    async def act() -> None:
        match = dealt(load("high_desert"), 2)
        while match.turn != 1:
            match.play(match.open()[0])
        async with seated(tmp_path, match, players(2)) as (pilot, app):
            await pilot.press("enter")
            await pilot.pause()
            assert on(app).said == [on(app).sitting.frame.prompt]

    monkeypatch.setattr(Quick, "choose", never)
    run(act)


@pytest.mark.parametrize("asking", [True, False], ids=["choices", "board"])
def test_a_small_window_says_what_came_of_a_key_wherever_one_is(asking: bool, tmp_path: Path) -> None:
    """The coach's first word, and why something typed is no choice, beside the board and over the choices."""

    async def act() -> None:
        async with seated(tmp_path, later(dealt(load("high_desert"), 2), 6), players(2), SMALL) as (pilot, app):
            await settled(pilot)
            screen = on(app)
            screen.face(asking)
            await pilot.press("h")
            await settled(pilot)
            assert screen.said and all(part in shown(screen) for line in screen.said for part in line.split())
            await pilot.press("colon", "x", "y", "enter")
            await settled(pilot)
            assert "is no choice" in shown(screen)

    def shown(screen) -> str:
        seen = [screen.part(name) for name in ("prompt", "beside")]
        return "\n".join(str(part.content) for part in seen if part.region.height)

    run(act)


def test_what_cannot_be_done_says_why_and_what_is_asked(tmp_path: Path) -> None:
    """Enter on a tile while bids are asked for."""

    async def act() -> None:
        async with seated(tmp_path, dealt(load("five_tribes"), 2, 6), players(2)) as (pilot, app):
            await settled(pilot)
            screen = on(app)
            screen.here = next(i for i in range(len(screen.sheet.things)) if i not in screen.lit())
            screen.touch()
            await settled(pilot)
            assert isinstance(app.screen, Reading)
            said = [str(part) for part in app.screen.parts]
            assert any(screen.sitting.frame.prompt in line for line in said)

    run(act)


def test_the_row_under_the_cursor_is_not_told_by_colour_alone(tmp_path: Path) -> None:
    async def act() -> None:
        async with seated(tmp_path, None) as (pilot, app):
            await settled(pilot)
            options = app.screen.query_one(OptionList)
            lines = [options.render_line(y) for y in range(options.size.height)]
            marked = {any(part.style and part.style.underline for part in line) for line in lines}
            assert marked == {True, False}

    run(act)


def test_who_has_waited_in_a_small_window_has_the_cursor_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second bid: while another bids there is nothing to choose, then Enter takes the first choice again."""
    go_on, choose = asyncio.Event(), Quick.choose

    async def slow(self: Quick, *rest: object, **more: object) -> int:
        await go_on.wait()
        return await choose(self, *rest, **more)  # type: ignore[arg-type]

    async def act() -> None:
        match = dealt(load("five_tribes"), 2, 6)  # the first, the other, the first again, the other again
        async with seated(tmp_path, match, players(2), SMALL) as (pilot, app):
            screen = on(app)
            await pilot.press("1")
            await pilot.pause(0.01)
            assert not screen.listed and screen.focused is None
            go_on.set()
            async with asyncio.timeout(60):
                while not screen.listed:
                    await settled(pilot)
            await settled(pilot)
            assert screen.query_one(OptionList).has_focus

    monkeypatch.setattr(Quick, "choose", slow)
    run(act)


def test_what_was_said_to_who_waits_is_gone_with_the_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """'The coach speaks when it is your turn' does not stand there when it is."""
    go_on, choose = asyncio.Event(), Quick.choose

    async def slow(self: Quick, *rest: object, **more: object) -> int:
        await go_on.wait()
        return await choose(self, *rest, **more)  # type: ignore[arg-type]

    async def act() -> None:
        match = dealt(load("five_tribes"), 2, 7)  # the other begins
        async with seated(tmp_path, match, players(2)) as (pilot, app):
            screen = on(app)
            await pilot.press("h")
            async with asyncio.timeout(60):
                while screen.said != [screen.sitting.words["coach_waits"]]:
                    await pilot.pause(0.01)
            go_on.set()
            async with asyncio.timeout(60):
                while not screen.listed:
                    await settled(pilot)
            assert not screen.said

    monkeypatch.setattr(Quick, "choose", slow)
    run(act)


def test_who_waits_for_the_compiler_is_told_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first game of all takes long: the menu does not just stand still, and keys are no answer."""
    go_on = threading.Event()

    def slow(game: Game, tick) -> None:
        tick()
        assert go_on.wait(60)

    async def act() -> None:
        async with seated(tmp_path, None) as (pilot, app):
            await pilot.press("3", "2", "1")
            async with asyncio.timeout(60):
                while not isinstance(app.screen, Waiting):
                    await pilot.pause(0.01)
            assert " 1 of " in app.screen.far()
            await pilot.press("escape", "q", "1")
            assert isinstance(app.screen, Waiting)
            go_on.set()
            screen = await arrived(pilot, app)
            assert not screen.sitting.match.over

    monkeypatch.setattr(application, "make_ready", slow)
    monkeypatch.setattr(application, "PATIENCE", 0.01)
    run(act)


def test_games_that_would_read_alike_are_told_apart_by_their_time(tmp_path: Path) -> None:
    async def act() -> None:
        house = House(tmp_path, Quick(), 0)
        try:
            for n in (1, 2):
                await house.take(dealt(load("high_desert"), 2, n), players(2))
            first = [entry.words for entry in front(house, "en").entries if entry.group == "Go on with"]
            assert len(first) == 2 and all(words[-3] == ":" for words in first)
            await house.take(dealt(load("five_tribes"), 2), players(2))
            newest = front(house, "en").entries[0].words
            assert newest.startswith("Five Tribes") and not newest[-1].isdecimal()
        finally:
            await house.close()

    run(act)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["djinn", "five_tribes", "high_desert"])
def test_a_guide_is_not_cut_off_in_mid_sentence(name: str, lang: str, tmp_path: Path) -> None:
    """The first lesson is the longest: all of it stands beside the board, with the choice that it speaks of."""

    async def act() -> None:
        house = House(tmp_path, Quick(), 0)
        app = application.Majlis(house, lang, await house.begin_guided(load(name)))
        async with app.run_test(size=WIDE) as pilot:
            await settled(pilot)
            screen = on(app)
            prompt, choices = screen.query_one("#prompt"), screen.query_one("#choices")
            said = [row for line in screen.prompt().plain.splitlines() for row in wrap(line, prompt.size.width)]
            assert len(said) <= prompt.size.height
            assert screen.sitting.taught()[-1] in screen.prompt().plain
            assert choices.size.height >= 2 and choices.region.bottom < WIDE[1]
            assert screen.listed[0].plan == (screen.sitting.lesson()["do"],)
        await house.close()

    run(act)
