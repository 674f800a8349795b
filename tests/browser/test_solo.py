"""Somebody who plays alone: a whole game clicked through, its end, the record sheet, and the deal of the day."""

import re

import pytest
from playwright.sync_api import expect

from majlis.bots.bot import bot
from majlis.core.game import load
from tests.alone import ended
from tests.browser.test_game import shows_the_result
from tests.browser.test_games import click

PAGE = "/solo/djinn"


@pytest.mark.parametrize("size", [pytest.param("desk", marks=pytest.mark.long), "phone"])
def test_a_whole_game_alone_is_clicked_from_the_start_page_to_the_record_sheet(opens, size, sample):
    """Its beginning and its end; with --long all that lies between, too."""
    window, player, most = opens(size), bot("greedy", load("djinn")), sample(8, 10_000)
    window.go("/")
    window.page.locator("article", has_text="Alone against Tom").get_by_role("link", name="Play alone").click()
    window.page.get_by_role("button", name="Play against 12 cards").click()
    window.settle()
    assert window.page.locator(".bar-title").inner_text() == "Djinn · 12 cards"
    click(window, player, most)
    if window.part("result").is_hidden():
        finish(window, most)
        click(window, player)
    match, card = window.table.match, window.part("result")
    window.part("feat").wait_for()
    won = match.result()[0] > 0
    assert card.locator("h2").inner_text() == ("Tom is beaten" if won else "Tom was faster")
    assert card.locator(".crest").is_visible() == won
    shows_the_result(window)
    card.get_by_role("link", name="Record sheet").click()
    window.page.wait_for_url(f"**{PAGE}")
    assert window.page.locator(".won-of td").all_inner_texts() == ["0/0", "0/0", "0/0", "1/1" if won else "0/1"]
    assert window.page.locator(".best b").all_inner_texts() == ([str(match.points()[0])] if won else [])


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_win_tells_what_is_new_and_lights_the_sheet(opens, size):
    window, match, solo = opens(size), ended(won=True), load("djinn").solo
    window.sit(window.put(match, ["me"]).name)
    window.part("feat").wait_for()
    done = [solo.task(i, "en") for i, yes in enumerate(solo.done(match.state)) if yes]
    assert window.part("verdict").inner_text() == "Tom is beaten"
    assert f"{match.points()[0]} points. Now beat that." in window.part("news").inner_text()
    assert [
        it.split("\n")[0].removesuffix("new") for it in window.part("feat-tasks").locator("li").all_inner_texts()
    ] == done
    assert window.part("feat-tasks").locator(".fresh").count() == len(done)
    assert window.part("share").is_hidden()
    assert window.part("practise").is_hidden()
    window.go(PAGE)
    assert window.page.locator(".socket.lit").count() == len(done)
    assert window.page.locator(".best b").all_inner_texts() == [str(match.points()[0])]


def test_the_options_of_a_game_for_one_are_those_of_one(desk):
    desk.go("/")
    game = desk.page.locator("[data-game=djinn]")
    game.locator("summary").click()
    deck, longer = game.locator("[name=option-deck]").first, game.locator("[name=option-longer]").first
    assert (deck.is_visible(), longer.is_visible()) == (False, True)
    game.locator("[name=option-longer][value='on']").check()  # refused for one, so it must not be sent
    game.locator("[name=players][value='1']").check()
    assert (deck.is_visible(), longer.is_visible()) == (True, False)
    assert game.locator("[name=seat0]").is_visible()
    assert game.locator("[name=seat1]").is_hidden()
    game.locator("[name=option-deck][value='13']").check()
    game.locator("button[type=submit]").last.click()
    desk.settle()
    assert desk.table.players == ["me"]
    assert desk.page.locator(".bar-title").inner_text() == "Djinn · 13 cards"


def test_a_day_begins_is_left_goes_on_and_ends_with_a_line_to_share(desk):
    desk.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desk.go(PAGE)
    desk.page.get_by_role("button", name="Play the deal of the day against 12 cards").click()
    desk.settle()
    table = desk.table
    desk.go(PAGE)
    desk.page.get_by_role("link", name="Go on with the deal of the day against 12 cards").click()
    desk.settle()
    assert desk.table is table
    finish(desk)
    desk.part("share").wait_for()
    line = desk.part("share-line").inner_text()
    assert re.fullmatch(r"Djinn \d{4}-\d\d-\d\d · 12 cards · .* points.* · [◆◇]{11}", line)
    desk.part("result").get_by_role("button", name="Share").click()
    expect(desk.part("shared")).to_contain_text("Copied")
    assert desk.page.evaluate("navigator.clipboard.readText()") == line
    assert table.match.header.seed.hex() not in desk.page.content()
    assert desk.part("file").is_hidden()
    desk.go(PAGE)
    desk.page.get_by_role("button", name="Share: copy the line about 12 cards").click()
    expect(desk.part("shared")).to_contain_text("Copied")
    desk.page.get_by_role("button", name="Practise the deal of the day against 12 cards").click()
    desk.settle()
    assert desk.table is not table
    assert desk.table.match.header.seed == table.match.header.seed
    assert "practice" in desk.page.locator(".bar-title").inner_text()


def finish(window, left=0):
    """A bot plays to the end, or up to the last decisions, while nobody looks: it is the end that is looked at."""
    table, player = window.table, bot("greedy", load("djinn"))
    rest = table.match.copy()
    while not rest.over:
        rest.play(player.choose(rest.view(0), 0, rest.at))
    window.go("/rules/djinn")
    while (at := table.match.at) < rest.at - left:
        assert window.house.do(table.play(0, table.at, rest.actions[at], f"in-the-house-{at:06}")).done
    window.sit(table.name)


def test_where_the_clipboard_is_closed_the_line_is_shown_and_marked(desk):
    desk.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    desk.go(PAGE)
    desk.page.get_by_role("button", name="Play the deal of the day against 13 cards").click()
    desk.settle()
    finish(desk)
    desk.go(PAGE)
    desk.page.get_by_role("button", name="Share: copy the line about 13 cards").click()
    desk.part("line-13").wait_for()
    assert desk.page.evaluate("getSelection().toString()").strip() == desk.part("line-13").inner_text()


def test_the_sheet_is_taken_along_as_a_table_and_as_pictures(desk):
    desk.put(ended(won=True), ["me"])
    desk.go(PAGE)
    found = {}
    for name in ("CSV", "SVG", "PNG"):
        with desk.page.expect_download() as waits:
            desk.page.locator(".records").get_by_text(name).click()
        found[name] = waits.value.path().read_bytes()
        assert waits.value.suggested_filename == f"majlis-djinn.{name.lower()}"
    assert found["CSV"].startswith(b"Task,15,14,13,12")
    assert found["SVG"].startswith(b"<svg")
    assert found["PNG"].startswith(b"\x89PNG")
    assert len(found["PNG"]) > 10_000


def test_the_whole_page_is_on_the_desk_without_scrolling(desk):
    desk.go(PAGE)
    assert desk.page.evaluate("document.scrollingElement.scrollHeight") <= 900
