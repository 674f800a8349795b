"""Every guided first game, followed with a finger on a phone: what is ringed can be seen, and does what was said.

One to its last word, of the others the beginning; with --long all of them.
"""

import pytest

from majlis.core.game import games, load
from majlis.core.speech import LANGUAGES

GUIDES = [pytest.param(name, guide, id=f"{name}-{guide.seats}") for name in games() for guide in load(name).guides]

WHOLE = "five_tribes", 2  # the longest; Firefox follows another one

SAID = """(text) => document.querySelector('[data-part="guide-text"]')?.textContent.trim() === text
  && document.querySelector(".ring") !== null"""

# The middle of the ring, and whether all within it is on the screen, or as much as has room there.
RING = """() => {
  const ring = document.querySelector(".ring").getBoundingClientRect()
  const top = document.querySelector('[data-part="ask"]').getBoundingClientRect().bottom
  const bottom = document.querySelector(".tabs").getBoundingClientRect().top
  const seen = ring.top >= top - 8 && (ring.bottom <= bottom || ring.height > bottom - top - 40)
  return [ring.x + ring.width / 2, ring.y + ring.height / 2, seen]
}"""


def begun(window, name, seats):
    """Begin a guided game where one finds it."""
    window.go(f"/solo/{name}" if seats == 1 else "/")
    window.page.locator(
        f"form[action='/learn/{name}/1'] button" if seats == 1 else f"[data-game={name}] .learn"
    ).click()


def says(window, text):
    """Wait until this is said; the ring is in sight. Where it is."""
    window.page.wait_for_function(SAID, arg=text)
    x, y, seen = window.page.evaluate(RING)
    assert seen, f"what is ringed is not in sight: {text}"
    return x, y


def does(window, a, x, y):
    """Tap what is ringed, choose where it is a choice, and confirm where the page asks."""
    match = window.table.match
    choice = window.page.locator(f'[data-part="board"] [data-choices~="{a}"]').count()
    window.tap(x, y)
    if choice:
        window.part("bubble").locator(f'[data-a="{a}"]').click()
    if match.reveals(a):
        window.doer("confirm").click()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "guide"), GUIDES)
def test_a_guide_is_followed_to_its_last_word_by_tapping_what_is_ringed(opens, name, guide, lang, sample):
    whole = (name, guide.seats, lang) == (*WHOLE, "en")
    follow(opens("phone", lang=lang), name, guide, lang, 10_000 if whole else sample(8, 10_000))


def follow(phone, name, guide, lang="en", most=10_000):
    """Begin it, read all that it says and do what it asks, or so many steps of it."""
    sentences = guide.sentences[lang]
    begun(phone, name, guide.seats)
    phone.part("guide").wait_for()
    for at, (said, words) in enumerate(guide.steps[:most]):
        for saying in said[:-1]:
            says(phone, sentences[saying.key])
            phone.doer("next").click()
        if said:
            aim = says(phone, sentences[said[-1].key])
            assert phone.table.match.at == at
            if words:
                does(phone, guide.actions[at], *aim)
    if most < len(guide.steps):
        return
    assert list(phone.table.match.actions) == guide.actions
    phone.doer("leave").wait_for()


def test_in_the_list_nothing_is_marked_before_all_has_been_said(desk):
    begun(desk, "high_desert", 2)
    desk.part("guide").wait_for()
    marked = desk.part("offers").locator(".asked")
    assert desk.doer("next").is_visible() and marked.count() == 0
    while desk.doer("next").is_visible():
        desk.doer("next").click()
    assert marked.count() == 1
