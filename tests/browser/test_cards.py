"""High Desert's cards carry their rank and what it does, in print that can be read."""

import pytest

from tests.browser.deals import waiting

LEAST = 11  # pixels
PRINT = """() => [...document.querySelectorAll('[data-part="board"] .caption')].map((line) => {
  const scale = Math.sqrt(Math.abs(new DOMMatrix(getComputedStyle(line.parentNode).transform).a ** 2 +
    new DOMMatrix(getComputedStyle(line.parentNode).transform).b ** 2)) * line.ownerSVGElement.getScreenCTM().a
  const card = line.parentNode.querySelector("use").getBBox()
  return { size: parseFloat(getComputedStyle(line).fontSize) * scale, fits: line.getBBox().width <= card.width - 2,
    words: line.textContent }
})"""


@pytest.mark.parametrize("lang", ("en", "de"))
@pytest.mark.parametrize("size", ("desk", "phone"))
def test_the_words_on_cards_are_large_enough_and_fit(opens, size, lang, sample):
    window, met = opens(size, lang=lang), 0
    for n in range(3, 3 + sample(2, 4)):
        window.sit(window.put(waiting(n), ["me", "greedy"]).name)
        lines = window.page.evaluate(PRINT)
        met += len(lines)
        assert [line for line in lines if line["size"] < LEAST or not line["fits"]] == []
    assert met


def test_the_large_view_says_what_a_card_does(desk):
    match = waiting(3)
    desk.sit(desk.put(match, ["me", "greedy"]).name)
    desk.page.locator('[data-part="board"] [id^="palace-"] use').first.click(button="right")
    name = desk.part("lens-name").inner_text()
    assert "). " in name and name.endswith(".")
