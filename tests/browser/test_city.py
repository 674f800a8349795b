"""The city of Five Tribes on every screen: large, whole, at its place, and in print that can be read."""

import pytest

from majlis.games.five_tribes.parts import TILES
from tests.browser.moments import moment

THIEVES = {"thieves": True}
TABLES = [  # two, three and four players, with and without thieves; few things lie there, or many
    ("MOVE", 2, {}, 60),
    ("KILL", 2, THIEVES, 60),
    ("MARKET", 3, {}, 60),
    ("LOSE", 3, THIEVES, 40),
    ("SALE", 4, {}, 150),
    ("SACRED", 4, THIEVES, 60),
    ("DROP", 4, THIEVES, 120),
]
ON_THE_CITY = ("MOVE", "DROP", "KILL")
SHARE, LEAST = 0.55, 11  # of the width of a desk; pixels of print
TARGET = {"desk": 24}  # pixels; a finger needs 44

# What is measured of a board: its tiles, its places, its spots, and all print, that inside of drawings too.
BOARD = """() => {
  const svg = document.querySelector('[data-part="board"] svg.scene')
  const box = (it) => ["x", "y", "right", "bottom"].map((side) => it.getBoundingClientRect()[side])
  const around = (all) => [0, 1, 2, 3].map((i) => (i < 2 ? Math.min : Math.max)(...all.map((it) => it[i])))
  const scale = (it) => Math.hypot(it.getScreenCTM().a, it.getScreenCTM().b)
  const high = (name) => document.querySelector(name).offsetHeight
  const size = (it) => parseFloat(getComputedStyle(it).fontSize)
  const inner = (text, top) => {
    let k = 1
    for (let it = text; it !== top; it = it.parentNode) {
      k *= Number(it.getAttribute("transform")?.match(/scale\\(([\\d.]+)/)?.[1] ?? 1)
    }
    return k * size(text)
  }
  const drawn = [...svg.querySelectorAll("use")].flatMap((use) => {
    const drawing = document.getElementById(use.getAttribute("href").slice(1))
    const words = [...drawing.querySelectorAll("text")]
    return words.map((it) => [drawing.id, it.textContent, inner(it, drawing) * scale(use)])
  })
  const written = [...svg.querySelectorAll("text")].map((it) => [it.id, it.textContent, size(it) * scale(it)])
  const tiles = [...svg.querySelectorAll('[id^="at-"]')].map(box)
  return {
    city: around(tiles), places: [...svg.querySelectorAll(".place")].map((it) => [it.id, box(it)]),
    spots: [...svg.querySelectorAll(".spot .hit")].map(box), print: [...drawn, ...written],
    page: [document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight],
    window: [0, 0, innerWidth, innerHeight], clear: [0, high(".ask"), innerWidth, innerHeight - high(".tabs")],
  }
}"""


SEEN = {}  # what was measured already: of each moment in a size of window


def boards(window, tables=TABLES):
    """The table of each moment, as it is measured in a window of this size."""
    for wish in tables:
        key = window.size, TABLES.index(wish)
        if key not in SEEN:
            sit(window, wish)
            SEEN[key] = window.page.evaluate(BOARD)
        yield wish, SEEN[key]


def sit(window, wish):
    window.sit(window.put(moment("five_tribes", *wish), ["me", *["greedy"] * (wish[1] - 1)]).name)


def inside(box, room):
    return box[0] >= room[0] - 1 and box[1] >= room[1] - 1 and box[2] <= room[2] + 1 and box[3] <= room[3] + 1


def test_on_a_desk_the_city_takes_more_than_half_of_the_width_and_all_else_is_in_sight(desk):
    for wish, seen in boards(desk):
        left, _, right, _ = seen["city"]
        assert right - left >= SHARE * 1440, wish
        assert seen["page"] == [1440, 900], wish
        assert [id for id, box in seen["places"] if not inside(box, seen["window"])] == [], wish
        assert {"turns", "line", "row", "djinns", "tray", *(f"panel-{i}" for i in range(wish[1]))} <= {
            id for id, _ in seen["places"]
        }


@pytest.mark.parametrize("size", ("phone", "small", "sideways"))
def test_on_a_phone_however_it_is_held_the_whole_city_is_in_sight_while_one_is_asked_on_it(opens, size):
    for wish, seen in boards(opens(size), [it for it in TABLES if it[0] in ON_THE_CITY]):
        room = seen["window"] if size == "sideways" else seen["clear"]
        assert inside(seen["city"], room), wish
        assert seen["page"][0] == seen["window"][2], wish


@pytest.mark.parametrize("size", ("desk", "phone", "small", "sideways"))
def test_no_print_is_too_small_and_every_target_can_be_hit(opens, size, sample):
    """At a desk and on a phone at every table; on the other phones, without --long, at those where tiles are tapped."""
    few = [it for it in TABLES if it[0] in ON_THE_CITY] if size in ("small", "sideways") else TABLES
    for wish, seen in boards(opens(size), (few, TABLES)[sample(1, 2) - 1]):
        assert [it for it in seen["print"] if it[1].strip() and round(it[2], 2) < LEAST] == [], wish
        least = TARGET.get(size, 44)
        assert [it for it in seen["spots"] if min(it[2] - it[0], it[3] - it[1]) < least - 0.1] == [], wish


def fullest(match):
    """Pick up the most meeples that one can."""
    return max((a for a in match.open() if a < TILES), key=lambda a: int(match.state[0]["meeples"][a].sum()))


def placed(window):
    """Where the tiles lie on the page, however far somebody has scrolled."""
    return [
        round(it + window.page.evaluate("scrollY") * (i % 2))
        for i, it in enumerate(window.page.evaluate(BOARD)["city"])
    ]


@pytest.mark.parametrize("size", ("desk", "phone", "sideways"))
def test_the_board_keeps_its_place_whatever_is_asked(opens, size):
    window, match = opens(size), moment("five_tribes", "MOVE", 2, {}, 60)
    window.sit(window.put(match, ["me", "greedy"]).name)
    first = placed(window)
    window.take(fullest(match))
    assert placed(window) == first
    window.page.locator('[data-part="board"] .spot.far[data-ends*=" "]').first.press("Enter")
    window.page.wait_for_selector(".sure-now")
    assert placed(window) == first


@pytest.mark.parametrize("size", ("desk", "phone", "sideways"))
def test_a_notice_covers_nothing_that_may_be_chosen(opens, size):
    window = opens(size)
    for wish in TABLES[::3]:
        sit(window, wish)
        window.page.evaluate(
            "import('/static/page.js').then((page) => page.notice('That is not asked now. '.repeat(4)))"
        )
        window.part("notice").wait_for()
        x, y, wide, high = window.part("notice").bounding_box().values()
        for spot in window.page.evaluate(BOARD)["spots"]:
            assert spot[2] <= x or x + wide <= spot[0] or spot[3] <= y or y + high <= spot[1], wish


def test_the_gain_of_an_end_lies_under_no_drop(desk):
    """A neighbour can be a step and an end: what it would bring stays to be read."""
    match = moment("five_tribes", "MOVE", 2, {}, 60)
    match.play(fullest(match))
    desk.sit(desk.put(match, ["me", "greedy"]).name)
    covered = """() => [...document.querySelectorAll('[data-part="board"] [id^="gain-"]')].filter((it) => {
      const { x, y, width, height } = it.getBoundingClientRect()
      return document.elementsFromPoint(x + width / 2, y + height / 2).some((other) => other.closest(".spot[data-a]"))
    }).map((it) => it.id)"""
    assert desk.page.locator('[data-part="board"] [id^="gain-"]').count()
    assert desk.page.evaluate(covered) == []
