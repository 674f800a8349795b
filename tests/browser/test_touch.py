"""A tap on a thing means that thing: its action, a choice of several, or what it is and why not."""

import pytest
from playwright.sync_api import expect

from majlis.core.game import load
from majlis.games.five_tribes.actions import AT, TILE
from majlis.games.five_tribes.parts import TILES, TRIBES
from majlis.games.five_tribes.state import Phase
from tests.browser.deals import waiting
from tests.browser.moments import moment

POINT = """([id, down]) => {
  const piece = document.getElementById(id)
  piece.scrollIntoView({ block: "center", behavior: "instant" })
  const box = piece.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height * down]
}"""


@pytest.fixture(params=["desk", "phone"])
def window(opens, request):
    return opens(request.param)


def tap(window, piece):
    """Tap a tile: on a phone in its middle, at a desk beside what stands on it, which has spots of its own."""
    window.tap(*window.page.evaluate(POINT, [piece, 0.5 if window.size == "phone" else 0.1]))


def sowing(window):
    """A table of Five Tribes at which somebody is about to pick up meeples."""
    match = moment("five_tribes", "MOVE", 2, {}, 20)
    window.sit(window.put(match, ["me", "random"]).name)
    return window.table


def drops(match, tile):
    return [a for a in match.open() if AT + tile * TRIBES <= a < AT + (tile + 1) * TRIBES]


def test_a_whole_sowing_is_tapped_on_the_tiles_of_the_map(window):
    table = sowing(window)
    start = max(
        (a - TILE for a in table.match.open() if a < TILES), key=lambda t: table.match.state[0]["meeples"][t].sum()
    )
    entries = len(window.log())
    tap(window, f"tile-{start}")
    window.settle(entries)
    while table.match.state[0]["phase"] == Phase.DROP:
        tile = next(tile for tile in range(TILES) if drops(table.match, tile))
        entries, open_there = len(window.log()), drops(table.match, tile)
        tap(window, f"tile-{tile}")
        if len(open_there) > 1 or window.part("bubble").is_visible():  # a move could end there, too
            buttons = window.part("bubble").locator("[data-a]")
            assert sorted(int(it.get_attribute("data-a")) for it in buttons.all()) == open_there
            buttons.first.click()
        if window.part("sure").is_visible():
            window.doer("confirm").click()
        window.settle(entries)
    assert table.match.state[0]["n_path"] > 0 and window.part("notice").is_hidden()


def test_what_is_not_open_is_shown_large_with_the_reason(window):
    table = sowing(window)
    far = next(tile for tile in range(TILES) if not drops(table.match, tile) and TILE + tile not in table.match.open())
    tap(window, f"tile-{far}")
    view = table.match.view(table.match.turn)
    reason, _, rule = load("five_tribes").why(view, TILE + far).removesuffix(")").rpartition(" (")
    expect(window.part("lens-reason")).to_contain_text(reason)
    assert window.part("lens-reason").locator("a").get_attribute("href").endswith(f"#{rule}")
    assert window.part("lens-name").inner_text() and window.part("lens-picture").locator("use").count() == 1
    meaning = window.part("lens-meaning").inner_text()  # what it does, as the legend tells it
    assert meaning.startswith(("A red tile; a move that ends here", "A blue tile; a move that ends here"))
    window.page.keyboard.press("Escape")
    assert window.part("lens").is_hidden()


def test_the_first_tap_of_a_first_game_of_djinn_asks_from_which_side(window):
    """A square is entered from several sides: first the square, then the side."""
    window.sit(window.put(moment("djinn", "ENTER", 2, {"beginner": True}, 0), ["me", "random"]).name)
    entries, square = len(window.log()), window.page.locator("[id^=space-q]").first.get_attribute("id")
    window.tap(*window.page.evaluate(POINT, [square, 0.5]))
    sides = window.part("bubble").locator("[data-a]")
    assert sides.count() > 1 and all("from" in words for words in sides.all_inner_texts())
    sides.first.click()
    window.settle(entries)
    assert window.part("lens").is_hidden() and window.part("notice").is_hidden()


def test_anything_can_be_read_by_a_long_press_whatever_could_be_done_with_it(desk):
    desk.sit(desk.put(waiting(), ["me", "greedy"]).name)
    card = desk.page.locator("[id^=hand-0-]").first
    card.click(button="right", force=True)  # over it lies the spot of its action
    assert desk.part("lens-name").inner_text() == card.locator("title").text_content()
    a = int(card.get_attribute("data-want"))
    assert desk.part("lens-reason").inner_text() == desk.expects(0)["offers"].get(a, "")


def test_what_the_others_did_unfolds_by_a_tap_on_its_name(phone):
    phone.sit(phone.put(moment("five_tribes", "MOVE", 2, {}, 20), ["me", "random"]).name)
    lines = phone.part("since-lines")
    assert phone.part("since").is_visible() and lines.is_hidden()
    phone.page.locator("#h-since").tap()
    expect(lines).to_be_visible()
    phone.page.locator("#h-since").tap()
    expect(lines).to_be_hidden()


def test_a_key_shows_large_what_the_action_with_the_focus_touches(desk):
    desk.sit(desk.put(waiting(), ["me", "greedy"]).name)
    desk.page.keyboard.press("ArrowRight")
    desk.page.keyboard.press("i")
    assert desk.part("lens").is_visible() and desk.part("lens-name").inner_text()


def test_escape_closes_a_bubble_and_nothing_is_done(phone):
    table = sowing(phone)
    choices = phone.page.locator('[data-part="board"] [data-choices*=" "]')
    while not choices.count():
        phone.take(phone.spots()[0])
    at = table.at
    choices.first.focus()
    phone.page.keyboard.press("Enter")
    assert phone.part("bubble").locator("[data-a]").count() > 1
    phone.page.keyboard.press("Escape")
    assert phone.part("bubble").is_hidden() and table.at == at
