"""What holds on every page: language, look, motion, weight, and the way back to a table."""

from majlis.web.words import WORDS
from tests.browser.deals import deal, free, play, waiting

GROUND = "getComputedStyle(document.documentElement).backgroundColor"
BOARD = "getComputedStyle(document.querySelector('.scene .place')).fill"
DARK, LIGHT = "rgb(20, 18, 43)", "rgb(239, 226, 198)"
COUNT_MOTION = """
  window.moved = 0
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...given) { window.moved += 1; return animate.apply(this, given) }
"""
INKS, GROUNDS = ("ink", "quiet", "title-ink", "alarm"), ("night", "dusk", "panel", "raised")
COLOUR = """(name) => {
  const sample = document.body.appendChild(document.createElement("i"))
  sample.style.color = `var(${name})`
  const colour = getComputedStyle(sample).color.match(/\\d+/g).slice(0, 3).map(Number)
  sample.remove()
  return colour
}"""
HEAVIEST = 200_000  # bytes


def test_running_and_finished_tables_are_found_again_on_the_start_page(desk):
    running, finished = desk.put(waiting(), ["me", "greedy"]), desk.put(play(deal(3)), ["me", "greedy"])
    desk.go("/")
    desk.page.locator("section", has_text="Go on playing").get_by_role("link").click()
    desk.settle()
    assert desk.table is running
    entries = len(desk.log())
    desk.take(free(running.match))
    assert len(desk.log()) == entries + 1
    desk.page.locator(".brand").click()
    desk.page.locator("section", has_text="Played to the end").get_by_role("link").click()
    desk.part("result").wait_for()
    assert desk.table is finished
    desk.part("result").get_by_text("Replay").click()
    desk.page.wait_for_url("**/replay#0")


def test_german_at_once_in_the_middle_of_a_turn(desk):
    table = desk.put(waiting(), ["me", "greedy"])
    desk.sit(table.name)
    desk.take(free(table.match))
    desk.page.locator("[hreflang=de]").click()
    desk.page.wait_for_selector("html[lang=de]")
    desk.settle()
    match = desk.table.match
    assert desk.part("prompt").inner_text() == match.game.prompt(match.view(0), 0, "de", match.called("de", 0))
    assert desk.page.locator("#h-actions").inner_text().startswith(WORDS["de"]["actions"])
    desk.go("/")
    assert desk.page.locator("h1").inner_text() == WORDS["de"]["tagline"]


def test_a_german_browser_is_greeted_in_german(opens):
    window = opens(lang="de")
    window.go("/")
    assert window.page.locator("h1").inner_text() == WORDS["de"]["tagline"]


def test_the_look_follows_the_system_until_somebody_chooses(desk):
    desk.sit(desk.put(waiting(), ["me", "greedy"]).name)
    assert desk.page.evaluate(GROUND) == DARK
    dark_board = desk.page.evaluate(BOARD)
    desk.page.emulate_media(color_scheme="light")
    assert desk.page.evaluate(GROUND) == LIGHT
    light_board = desk.page.evaluate(BOARD)
    assert light_board != dark_board
    desk.part("theme").click()
    assert (desk.page.evaluate(GROUND), desk.page.evaluate(BOARD)) == (DARK, dark_board)
    desk.page.reload()
    desk.settle()
    assert (desk.page.evaluate(GROUND), desk.page.evaluate(BOARD)) == (DARK, dark_board)
    desk.part("theme").click()
    desk.page.reload()
    assert desk.page.evaluate(GROUND) == LIGHT


def test_every_ink_is_readable_on_every_ground(desk):
    """Axe cannot tell what lies under a text on a gradient or in a picture, so the colours themselves are compared."""
    desk.sit(desk.put(waiting(), ["me", "greedy"]).name)
    for look in ("dark", "light"):
        desk.page.emulate_media(color_scheme=look)
        colours = {name: desk.page.evaluate(COLOUR, f"--{name}") for name in {*INKS, *GROUNDS, "lamp", "on-lamp"}}
        pairs = [(ink, ground) for ink in INKS for ground in GROUNDS] + [("on-lamp", "lamp")]
        assert [(look, *pair) for pair in pairs if contrast(*(colours[it] for it in pair)) < 4.5] == []


def contrast(one, other):
    """The ratio of two colours as WCAG defines it."""
    light, dark = sorted((brightness(one), brightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def brightness(colour):
    parts = [value / 255 for value in colour]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in parts]
    return sum(share * value for share, value in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def moved(window):
    """How many things were set in motion by a move."""
    window.context.add_init_script(COUNT_MOTION)
    table = window.put(waiting(), ["me", "greedy"])
    window.sit(table.name)
    window.take(free(table.match))
    return window.page.evaluate("window.moved")


def test_pieces_travel_to_where_they_are(opens):
    assert moved(opens(motion=True)) > 0


def test_nothing_moves_for_those_who_want_no_motion(opens):
    window = opens(motion=False)
    assert moved(window) == 0
    assert window.page.evaluate("document.getAnimations().length") == 0


def test_the_table_is_light_enough_for_a_slow_line(desk):
    requests, heard = [], []
    desk.page.on("requestfinished", lambda request: requests.append(request))
    desk.page.on("websocket", lambda line: line.on("framereceived", lambda text: heard.append(text)))
    desk.sit(desk.put(waiting(5, seats=4, least=40), ["me", "greedy", "random", "greedy"]).name)
    desk.page.wait_for_load_state("networkidle")
    sizes = [request.sizes() for request in requests]
    weight = sum(it["responseBodySize"] + it["responseHeadersSize"] for it in sizes) + sum(map(len, heard))
    assert len(requests) > 5
    assert heard
    assert weight < HEAVIEST
