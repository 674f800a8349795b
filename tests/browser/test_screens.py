"""Screens in every state: open to everybody, and made for a thumb; with --long all of them in every size and look."""

from pathlib import Path
from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe

from majlis.games.high_desert.actions import AT
from tests.browser.moments import MOMENTS
from tests.browser.states import STATES

LOOKS = "dark", "light"
VIEWS = {"desk": [(1440, 900)], "phone": [(390, 844), (360, 740), (844, 390)]}
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
PLANTED = {  # what a screen could get wrong, and how it is made to
    "px:": "document.querySelector('svg.scene text').style.fontSize = '6px'",
    "lies on": "{ const [a, b] = document.querySelectorAll('svg.scene > text'); b.replaceWith(a.cloneNode(true)) }",
    "leaves its drawing": "document.querySelector('svg.scene > text').setAttribute('x', -100)",
    "is cut off": "Object.assign(document.querySelector('.prompt').style, { height: '4px', overflow: 'hidden' })",
    "pushed sideways": "document.querySelector('.log').firstElementChild.style.width = '3000px'",
    "lies under": "Object.assign(document.querySelector('.board').style, { position: 'fixed', inset: 0, zIndex: 99 })",
    "px wide": "document.documentElement.style.width = '3000px'",
}


def turned(name, choices):
    """The same choices, begun with the one that falls to this name: whatever other screens there are."""
    first = Random(name).randrange(len(choices))
    return choices[first:] + choices[:first]


def sampled(name):
    """Of the many questions of a game two in five."""
    return not name.startswith(tuple(MOMENTS)) or Random(f"seen {name}").random() < 0.4


def axed(name):
    """Does axe look at this board? It takes seconds for the many pieces."""
    return Random(f"axe {name}").random() < 0.255


SCREENS = [
    pytest.param(size, name, marks=[] if i == 0 and sampled(name) else [pytest.mark.long])
    for name, state in STATES.items()
    for i, size in enumerate(turned(name, state.sizes))
]
TARGET, NARROW, EXPOSED = 44, 38, 24  # CSS pixels

# What can be tapped now, with its size; a radio button is as large as its label. Links inside a sentence do not count.
TARGETS = """() => {
  const root = document.querySelector("dialog[open]") ?? document
  const all = [...root.querySelectorAll('a[href], button, summary, select, input, g.spot')]
  const shown = all.filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.matches(".skip, :disabled"))
  const inline = (it) => it.matches("p a, li a, td a") && getComputedStyle(it).display === "inline"
  return shown.filter((it) => !inline(it)).map((it) => {
    const box = (it.querySelector(".hit") ?? it.closest("label.choice") ?? it).getBoundingClientRect()
    const name = it.getAttribute("aria-label") ?? it.innerText ?? it.name
    return { name, a: it.matches("g[data-a]") ? Number(it.dataset.a) : -1, width: box.width, height: box.height }
  })
}"""

# How much of a spot is not covered by the next card: the longest level line that hits it.
OPEN = """(a) => {
  const spot = document.querySelector(`[data-part="board"] :is([data-a="${a}"], [data-choices~="${a}"])`)
  spot.scrollIntoView({ block: "center", behavior: "instant" })
  const box = spot.querySelector(".hit").getBoundingClientRect()
  const hits = (x, y) => document.elementFromPoint(x, y)?.closest(".spot") === spot
  const line = (y) => Array.from({ length: Math.round(box.width) }, (_, i) => hits(box.x + i, y)).filter(Boolean).length
  return Math.max(...[0.25, 0.5, 0.75].map((share) => line(box.y + share * box.height)))
}"""


@pytest.mark.parametrize(("size", "name"), SCREENS)
def test_a_screen_is_open_to_everybody(opens, size, name, sample):
    """Axe finds nothing, and on a phone a thumb finds everything. Of boards axe looks at one in four."""
    window = opens(size)
    STATES[name].reach(window)
    rules, boards = {}, window.page.locator("svg.scene").count() > 0
    for look in turned(f"{size} {name}", LOOKS)[: sample(int(not boards or axed(name)), 2)]:
        window.page.emulate_media(color_scheme=look)
        found = Axe().run(window.page, options=rules).response["violations"]
        assert [(look, it["id"], it["help"], [node["html"][:160] for node in it["nodes"]]) for it in found] == []
        rules = {"runOnly": ["color-contrast"]}  # looks differ in colours alone
    if size == "phone":
        fits_a_thumb(window)
    assert faults(window) == []


def faults(window):
    """What is wrong with print and words, also on a smaller phone and one that is held sideways."""
    found = []
    for width, height in VIEWS[window.size]:
        window.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height}: {fault}" for fault in window.page.evaluate(MEASURE)]
    return found


@pytest.mark.parametrize("fault", PLANTED)
def test_what_cannot_be_read_is_found(desk, fault):
    STATES["table"].reach(desk)
    assert faults(desk) == []
    desk.page.evaluate(PLANTED[fault])
    assert [it for it in faults(desk) if fault in it]


def test_a_sample_shows_every_game_in_every_size_and_look():
    shown = [(*it.values, turned(" ".join(it.values), LOOKS)[0]) for it in SCREENS if not it.marks]
    for game in ("table", *MOMENTS):
        seen = {(size, look) for size, name, look in shown if name.startswith(game)}
        assert len(seen) == 4, f"of {game} {seen} only"
        assert any(axed(name) for _, name, _ in shown if name.startswith(game)), f"axe never looks at {game}"


def fits_a_thumb(window):
    """Targets are 44 px or more; a card in a palace may be 38 px wide, and of a covered card 24 px are free."""
    assert window.page.evaluate("[innerWidth, document.scrollingElement.scrollWidth]") == [390, 390]
    targets = window.page.evaluate(TARGETS)
    assert targets
    assert [it for it in targets if too_small(it)] == []
    if not window.page.locator("dialog[open], .panel.open, .sure-now, .coach:visible").count():
        assert [a for a in window.spots() if window.page.evaluate(OPEN, a) < EXPOSED] == []


def too_small(target):
    least = NARROW if target["a"] >= AT else TARGET
    return round(target["width"], 1) < least or round(target["height"], 1) < TARGET


def on_the_desk(window, *names):
    for name in names:
        box = window.part(name).bounding_box()
        assert 0 <= box["y"] < box["y"] + box["height"] <= 900, name


def test_everything_that_matters_is_on_the_desk_without_scrolling(desk):
    STATES["table"].reach(desk)
    assert desk.page.evaluate("document.scrollingElement.scrollHeight") == 900
    on_the_desk(desk, "prompt", "board", "offers", "tally", "log")


def test_with_four_players_the_points_unfold_with_a_click(desk):
    STATES["table-four"].reach(desk)
    on_the_desk(desk, "prompt", "board", "offers", "log")
    assert desk.part("tally").is_hidden()
    desk.doer("fold").click()
    assert len(desk.sums()[0]) == 5
    on_the_desk(desk, "prompt", "board", "offers", "tally", "log")


@pytest.mark.parametrize(
    ("name", "marked", "words"), [("table-confirm", "chosen", "effect"), ("table-hints", "way", "coach")]
)
def test_what_is_chosen_or_hinted_at_is_not_hidden_by_the_words_about_it(phone, name, marked, words):
    STATES[name].reach(phone)
    phone.page.wait_for_function(
        """(it) => it[0].getBoundingClientRect().bottom < it[1].getBoundingClientRect().top""",
        arg=[
            phone.page.locator(f'[data-part="board"] .{marked} :is(.hit, rect)').first.element_handle(),
            phone.part(words).element_handle(),
        ],
    )


def test_the_end_of_the_log_is_in_sight(desk):
    STATES["table"].reach(desk)
    box, last = desk.part("log").bounding_box(), desk.part("entries").locator("li").last.bounding_box()
    assert last["y"] + last["height"] <= box["y"] + box["height"] + 1
