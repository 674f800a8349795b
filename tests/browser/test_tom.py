"""Who plays alone sees Tom's card leave his deck, and reads what it did."""

import pytest

from majlis.core.match import Match
from majlis.games.djinn.actions import DONE
from majlis.games.djinn.parts import ROUNDS, TO
from majlis.games.djinn.state import Phase
from tests.alone import played
from tests.browser.states import table

# Every piece that is set in motion from somewhere, by its name.
WATCH = """() => {
  window.travelled = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...given) { window.travelled.push(this.id); return animate.apply(this, given) }
}"""


def before_tom(deal: int = 1) -> Match:
    """The end of the first turn at a round space."""
    match = played(deal)
    for at in range(match.at):
        s = match.state_at(at)[0]
        if match.actions[at] == DONE and s["phase"] == Phase.ACT and TO[s["edge"][0]] < ROUNDS:
            return match.until(at)
    raise AssertionError(f"in deal {deal} no turn ends at a round space")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_card_travels_and_the_log_tells_of_it(opens, size):
    window = opens(size, motion=True)
    table(window, before_tom(), ("me",))
    window.page.evaluate(WATCH)
    window.take(DONE)
    card = int(window.table.match.state[0]["tom_last"])
    assert f"tom-{card}" in window.page.evaluate("window.travelled")
    href = window.page.locator(f'[data-part="board"] #tom-{card} > use').get_attribute("href")
    assert href == f"#s-tom-{card}" and "Tom turns up a card:" in window.log()[-1]
