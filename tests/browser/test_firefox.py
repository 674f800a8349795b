"""Firefox on a phone: every game with a finger, tapping only what the page shows as open.

A few moves of each and one guided game; with --long whole games, and all guided ones.
"""

import pytest

from majlis.bots.bot import bot
from majlis.core.game import load
from majlis.core.match import Match
from majlis.testing.play import seed
from tests.browser.deals import waiting
from tests.browser.moments import TITLES
from tests.browser.test_game import shows_the_result
from tests.browser.test_games import click
from tests.browser.test_guide import GUIDES, follow
from tests.browser.test_motion import sat, sounds

# The browser was told that nothing may move: here it may, and what lies over a turning card is written down.
LIVELY = """
const media = window.matchMedia
const lively = Object.assign(new EventTarget(), { matches: false })
window.matchMedia = (query) => (query.includes("reduced-motion") ? lively : media.call(window, query))
window.bent = []
const set = Element.prototype.setAttribute
Element.prototype.setAttribute = function (name, value) {
  if (name === "transform") window.bent.push(value)
  set.call(this, name, value)
}
"""
FIRST, *OTHERS = sorted(GUIDES, key=lambda it: it.id != "high_desert-2")


@pytest.mark.parametrize("name", TITLES)
def test_a_game_is_tapped_in_firefox(fox, name, sample):
    game, most = load(name), sample(4, 10_000)
    match = Match.new(game, 2, game.pack(**TITLES[name]), seed=seed(11))
    fox.sit(fox.put(match, ["me", "random"]).name)
    click(fox, bot("greedy", game), most)
    if fox.table.match.over:
        shows_the_result(fox)


@pytest.mark.parametrize(
    ("name", "guide"), [FIRST, *(pytest.param(*it.values, id=it.id, marks=pytest.mark.long) for it in OTHERS)]
)
def test_a_guide_is_followed_in_firefox(fox, name, guide):
    follow(fox, name, guide)


def test_a_card_turns_over_and_a_piece_is_heard_in_firefox(fox):
    fox.page.add_init_script(LIVELY)
    table = sat(fox, waiting())
    while not (turned := fox.page.evaluate("() => moved.filter(([, turns]) => turns)")):
        fox.take(table.match.open()[0])
    assert {id.partition("-")[0] for id, _ in turned} <= {"hand", "palace", "discard"}
    assert sounds(fox)
    assert not any("NaN" in bent or "Infinity" in bent for bent in fox.page.evaluate("() => bent"))
    fox.page.wait_for_function("() => !document.querySelector('.scene .piece g')")
