"""The table on the screen, driven by keys."""

import asyncio
import random
from pathlib import Path

import pytest
from textual.events import Resize
from textual.geometry import Size

from majlis.core.game import Game, load
from majlis.core.match import Match
from majlis.core.speech import LANGUAGES
from majlis.testing.play import seed
from majlis.tui.app import Majlis
from majlis.tui.house import House, Near
from majlis.tui.panels import Curtain, Picking, Reading
from majlis.tui.table_screen import TableScreen
from tests.tui.seats import SMALL, WIDE, arrived, dealt, key, later, on, players, rested, run, seated, settled

STEPS = 8  # keys that are pressed in a game, unless all are asked for
KEYS = 40  # of those that one might press, so many are enough to do something


@pytest.mark.parametrize("size", [WIDE, SMALL], ids=["wide", "small"])
def test_a_game_goes_on_by_keys_alone(game: Game, size: tuple[int, int], tmp_path: Path, sample) -> None:
    """Whatever is pressed, the table answers (C1); with --long to the end of the game."""

    async def act() -> None:
        seats, chance = game.seats[-1], random.Random(size[0])
        async with seated(tmp_path, dealt(game, seats), players(seats), size) as (pilot, app):
            table, pressed = on(app).sitting.table, 0
            while not table.match.over and pressed < sample(STEPS, 100_000):
                await rested(pilot, table)
                await key(pilot, app, chance)
                pressed += 1
            await rested(pilot, table)
            assert table.match.at > 3
            assert not table.fault

    run(act)


def test_a_game_alone_goes_on_by_keys_alone(tmp_path: Path, sample) -> None:
    async def act() -> None:
        game, chance = load("djinn"), random.Random(7)
        assert game.solo
        async with seated(tmp_path, dealt(game, 1), ["me"]) as (pilot, app):
            table, pressed = on(app).sitting.table, 0
            while not table.match.over and pressed < sample(STEPS, 100_000):
                await settled(pilot)
                await key(pilot, app, chance)
                pressed += 1
            assert table.match.at > 3

    run(act)


def test_board_and_question_fit_side_by_side_and_in_a_small_window_one_key_changes_between_them(
    game: Game, tmp_path: Path
) -> None:
    """In 100 by 32 letters nothing of the board is cut off, and the question stands beside it (C1); in 80 by 24 one of
    the two is shown."""

    async def act() -> None:
        seats = game.seats[-1]
        match = later(dealt(game, seats), min(40, game.longest // 4))
        async with seated(tmp_path, match, players(seats)) as (pilot, app):
            await settled(pilot)
            screen = on(app)
            board, rest, choices = (screen.query_one(f"#{name}") for name in ("board", "rest", "choices"))
            assert board.region.height + rest.region.height >= screen.sheet.fold
            assert rest.region.bottom <= screen.query_one("Footer").region.y
            assert choices.region.height >= 3 and choices.region.x >= board.region.right
            assert screen.sitting.frame.prompt.split()[0] in screen.prompt().plain
            await pilot.resize_terminal(*SMALL)
            await settled(pilot)
            if not screen.lit():  # nothing of what is asked lies on the board: the question is shown at once
                assert not board.region.height
                await pilot.press("tab")
                await settled(pilot)
            assert board.display and board.region.bottom <= 23 and not choices.region.height
            await pilot.press("tab")
            await settled(pilot)
            assert choices.region.height >= 3 and not board.region.height
            await pilot.press("tab")
            await settled(pilot)
            assert board.region.height

    run(act)


def test_a_window_that_changes_its_size_is_drawn_anew(tmp_path: Path) -> None:
    async def act() -> None:
        async with seated(tmp_path, dealt(load("five_tribes"), 2), players(2)) as (pilot, app):
            await rested(pilot, on(app).sitting.table)
            assert not on(app).small
            await pilot.resize_terminal(*SMALL)
            await settled(pilot)
            shown = {name for name in ("board", "choices") if on(app).query_one(f"#{name}").region.height}
            assert on(app).small and shown == {"board" if on(app).lit() else "choices"}
            await pilot.resize_terminal(70, 20)
            await settled(pilot)
            assert on(app).head().plain == on(app).sitting.words["small"]

    run(act)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_window_too_small_for_the_board_shows_the_question_and_the_game_goes_on(
    game: Game, lang: str, tmp_path: Path
) -> None:
    """What the board would need stands above; the question and its first choices are there, and keys play."""

    async def act() -> None:
        async with seated(tmp_path, later(dealt(game, 2), 4), players(2), WIDE, lang) as (pilot, app):
            screen, chance = on(app), random.Random(7)
            for wide, high in ((40, 15), WIDE, (60, 20), (63, 24), SMALL, (30, 10)):
                await rested(pilot, screen.sitting.table)
                await pilot.resize_terminal(wide, high)
                await settled(pilot)
                if screen.tiny and wide >= 40 and not screen.sitting.match.over:
                    head, prompt, choices = (screen.query_one(f"#{name}") for name in ("head", "prompt", "choices"))
                    assert head.region.height == 1 and len(screen.head().plain) < wide
                    assert screen.question() in screen.prompt().plain and prompt.region.height
                    assert choices.region.height >= 3 and choices.region.bottom < high
                    assert screen.focused is choices
                if screen.sitting.match.over:
                    return
                at = screen.sitting.match.at
                for _ in range(KEYS):
                    await key(pilot, app, chance)
                    await rested(pilot, screen.sitting.table)
                    if screen.sitting.match.at != at and app.screen is screen:
                        break
                assert screen.sitting.match.at != at, (wide, high)

    run(act)


def test_arrows_walk_the_city_and_enter_picks_up(tmp_path: Path) -> None:
    """What is open has a double edge, the cursor a thick one; the way is marked with its steps."""

    async def act() -> None:
        match = later(dealt(load("five_tribes"), 2), 6)
        while match.game.phases(int(match.state[0]["phase"])).name != "MOVE" or match.turn:
            match = later(match, match.at + 1)
        async with seated(tmp_path, match, players(2)) as (pilot, app):
            await settled(pilot)
            screen = on(app)
            screen.here = 0
            await pilot.press("right", "down")
            assert screen.here == 7  # B2
            await pilot.press("left", "up")
            assert screen.here == 0
            await pilot.press("enter")
            await settled(pilot)
            assert screen.sitting.match.actions[-1] == 0 and screen.sitting.match.at == match.at + 1
            end = next(choice for choice in screen.sitting.choices() if len(choice.plan) > 1)
            screen.take(end)
            assert sorted("".join(screen.steps().values()).replace(",", "")) == sorted("123456789"[: len(end.plan)])
            await pilot.press("escape")
            assert screen.sure is None
            await pilot.press("u")
            await settled(pilot)
            assert screen.sitting.match.at == match.at

    run(act)


def test_what_cannot_be_done_is_shown_large_with_the_reason(tmp_path: Path) -> None:
    async def act() -> None:
        match = later(dealt(load("five_tribes"), 2), 6)
        async with seated(tmp_path, match, players(2)) as (pilot, app):
            await settled(pilot)
            screen = on(app)
            closed = next(i for i, thing in enumerate(screen.sheet.things) if thing.wants and i not in screen.lit())
            screen.here = closed
            await pilot.press("enter")
            await settled(pilot)
            shown = app.screen
            assert isinstance(shown, Reading)
            words = [str(part) for part in shown.parts]
            assert words[0] == screen.sheet.things[closed].label
            assert words[-2] == screen.sitting.why(screen.sheet.things[closed].wants[0])

    run(act)


def test_what_is_for_good_is_asked_once_more(tmp_path: Path) -> None:
    async def act() -> None:
        match = dealt(load("high_desert"), 2)
        while match.turn or not any(map(match.reveals, match.open())):
            match.play(match.open()[0])
        async with seated(tmp_path, match, players(2)) as (pilot, app):
            await settled(pilot)
            screen = on(app)
            final = next(i for i, choice in enumerate(screen.listed) if choice.final)
            await pilot.press(str(final + 1))
            assert screen.sitting.match.at == match.at and screen.sitting.words["final"] in screen.prompt().plain
            await pilot.press("enter")
            await rested(pilot, screen.sitting.table)
            assert screen.sitting.match.at > match.at

    run(act)


def test_a_wish_is_paid_in_any_order(tmp_path: Path) -> None:
    """Three cards are put together and go as one (P3)."""

    async def act() -> None:
        match = dealt(load("high_desert"), 2)
        while match.turn or match.game.read("wish look") not in match.open():
            match.play(match.open()[0])
        match.play(match.game.read("wish look"))
        async with seated(tmp_path, match, players(2)) as (pilot, app):
            await settled(pilot)
            screen = on(app)
            plan = [choice.plan[0] for choice in screen.listed]
            basket = screen.sitting.frame.plans.basket
            assert basket
            wanted = [a for a in plan for _ in range(basket.most[a])][:3]
            for a in reversed(wanted):
                await pilot.press(str([choice.plan[0] for choice in screen.listed].index(a) + 1))
            assert screen.sure and screen.sure.plan == tuple(sorted(wanted))
            screen.go(screen.sure.plan)
            await rested(pilot, screen.sitting.table)
            assert screen.sitting.match.actions[match.at : match.at + 3] == sorted(wanted)

    run(act)


def test_the_coach_tells_more_each_time_and_its_turn_can_be_taken(tmp_path: Path) -> None:
    async def act() -> None:
        match = later(dealt(load("high_desert"), 2), 4)
        async with seated(tmp_path, match, players(2)) as (pilot, app):
            screen = on(app)
            for _ in range(2):
                await pilot.press("h")
                await settled(pilot)
                assert screen.said and screen.said[-1] == screen.sitting.words["hint_more"]
            await pilot.press("h")
            await settled(pilot)
            assert isinstance(app.screen, Picking)
            await pilot.press("1")
            await settled(pilot)
            assert screen.sure and screen.sure.plan == screen.sitting.advice.tips[0].actions

    run(act)


def test_between_two_people_a_curtain_falls_and_nothing_stays_on_the_screen(tmp_path: Path) -> None:
    """C4: what one has seen is gone before the next one looks."""

    async def act() -> None:
        game = load("high_desert")
        match = Match.new(game, 2, seed=seed(2), names=("Ann", "Bob"))
        async with seated(tmp_path, match, ["guest", "guest"]) as (pilot, app):
            await settled(pilot)
            assert isinstance(app.screen, Curtain)
            first = match.turn
            assert f"{('Ann', 'Bob')[first]} is next" in app.screen.ask
            await pilot.press("enter")
            await settled(pilot)
            screen = on(app)
            hand = [thing.label for thing in screen.sheet.things]
            chance = random.Random(1)
            for _ in range(200):
                if screen.sitting.match.turn != first:
                    break
                await key(pilot, app, chance)
                await settled(pilot)
            assert isinstance(app.screen, Curtain)
            svg = app.export_screenshot()
            assert not any(label.split(" (")[0].split()[-1] in svg for label in hand if "(" in label)

    run(act)


def test_every_screen_opens_and_closes(game: Game, tmp_path: Path) -> None:
    """Log, keys, large view, players, replay; in German, where words are longest."""

    async def act() -> None:
        seats = game.seats[0] if game.seats[0] > 1 else 2
        match = later(dealt(game, seats), min(12, game.longest // 4))
        async with seated(tmp_path, match, players(seats), WIDE, "de") as (pilot, app):
            screen = on(app)
            for name in ("l", "question_mark", "i", "p", "colon"):
                await pilot.press(name)
                await settled(pilot)
                assert app.screen is not screen, name
                await pilot.press("escape")
                await settled(pilot)
                assert app.screen is screen, name
            await pilot.press("left_square_bracket", "left_square_bracket")
            assert screen.past == match.at - 2 and str(match.at - 2) in screen.head().plain
            await pilot.press("right_square_bracket", "escape")
            assert screen.past is None

    run(act)


def test_the_goals_light_what_leads_to_them(tmp_path: Path) -> None:
    async def act() -> None:
        match = later(dealt(load("five_tribes"), 2), 6)
        while match.game.phases(int(match.state[0]["phase"])).name != "MOVE" or match.turn:
            match = later(match, match.at + 1)
        async with seated(tmp_path, match, players(2)) as (pilot, app):
            await settled(pilot)
            screen, every = on(app), on(app).lit()
            await pilot.press("g")
            assert screen.sitting.frame.goals[0][1] in screen.prompt().plain
            assert screen.lit() < every or len(every) == len(screen.sitting.frame.goals[0][2])

    run(act)


def test_a_mouse_does_what_keys_do(tmp_path: Path) -> None:
    async def act() -> None:
        match = later(dealt(load("five_tribes"), 2), 6)
        while match.game.phases(int(match.state[0]["phase"])).name != "MOVE" or match.turn:
            match = later(match, match.at + 1)
        async with seated(tmp_path, match, players(2)) as (pilot, app):
            await settled(pilot)
            screen = on(app)
            number = min(screen.lit())
            thing = screen.sheet.things[number]
            await pilot.click("#board", offset=(thing.x + 2, thing.y + 1))
            await settled(pilot)
            assert screen.sitting.match.at == match.at + 1

    run(act)


def test_the_menu_opens_a_new_game_and_then_offers_to_go_on_with_it(tmp_path: Path) -> None:
    """C3: an unfinished game is never lost."""

    async def begin() -> str:
        async with seated(tmp_path, None) as (pilot, app):
            assert isinstance(app.screen, Picking)
            await pilot.press("3")  # High Desert
            await settled(pilot)
            await pilot.press("2")  # you and one more
            await settled(pilot)
            await pilot.press("3")
            table = (await arrived(pilot, app)).sitting.table
            await rested(pilot, table)
            return table.name

    async def go_on() -> str:
        async with seated(tmp_path, None) as (pilot, app):
            await pilot.press("1")
            return (await arrived(pilot, app)).sitting.table.name

    assert asyncio.run(begin()) == asyncio.run(go_on())


def test_keys_that_come_faster_than_screens_go_close_nothing_else(tmp_path: Path) -> None:
    """Two answers to one list, two farewells: the second finds nobody."""

    async def act() -> None:
        async with seated(tmp_path, dealt(load("high_desert"), 2), players(2)) as (pilot, app):
            await settled(pilot)
            table = on(app)
            app.push_screen(panel := Picking("?", ["one", "two"]))
            await pilot.pause()
            panel.close(0)
            panel.close(1)
            await settled(pilot)
            assert app.screen is table
            table.action_quit()
            table.action_quit()
            await settled(pilot)

    run(act)


def test_a_guide_speaks_and_the_cursor_stands_where_it_points(tmp_path: Path) -> None:
    async def act() -> None:
        house = House(tmp_path, Near(), 0)
        game = load("five_tribes")
        app = Majlis(house, "en", await house.begin_guided(game))
        async with app.run_test(size=WIDE) as pilot:
            await settled(pilot)
            screen, taught = on(app), on(app).sitting.lesson()
            assert taught["says"][0]["text"] in screen.prompt().plain
            thing = screen.thing()
            assert thing and taught["do"] in thing.wants
        await house.close()

    run(act)


def test_a_window_that_is_pulled_faster_than_it_is_drawn_comes_to_rest(tmp_path: Path) -> None:
    """News of an old size drew it anew, which made news of it again: two sizes called each other forth for ever."""

    async def act() -> None:
        async with seated(tmp_path, dealt(load("high_desert"), 2), players(2)) as (pilot, app):
            await rested(pilot, on(app).sitting.table)
            screen, drawn = on(app), []

            def fit() -> None:
                drawn.append(screen.size)
                assert len(drawn) < 20  # else nothing else would ever have its turn again
                TableScreen.fit(screen)

            screen.fit = fit  # type: ignore[method-assign]
            for size in (Size(*SMALL), Size(*WIDE)):  # the second comes while the first is being drawn
                screen.post_message(Resize(size, size))
                screen.call_later(lambda: None)
            await settled(pilot)
            assert drawn and drawn[-1] == Size(*WIDE)

    run(act)
