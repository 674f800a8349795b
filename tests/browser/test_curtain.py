"""Two people on one device: nothing of a hand is in the page while the curtain is down."""

import re

from majlis.games.high_desert.words.names import card
from tests.browser.deals import deal, final, waiting

FACE = re.compile(r"hand-\d-\d+-\d+")
# All that the page holds and could show: texts and attributes, but not the drawings and words that every page has.
HELD = """() => {
  const page = document.documentElement.cloneNode(true)
  for (const it of page.querySelectorAll(".sprites, script")) it.remove()
  return page.outerHTML
}"""


def secret(match):
    """The names of the cards in hands that nobody can have read elsewhere."""
    view = match.view(-1)[0]
    open_kinds = (view["palace"] + view["hand"]).sum(axis=0) + view["discard"] + view["removed"]
    hands = match.state[0]["hand"].sum(axis=0)
    return {card(kind, "en") for kind in range(len(hands)) if hands[kind] and not open_kinds[kind]}


def faces(text):
    """The cards in hands that are drawn with their face; some have been seen by all."""
    return set(FACE.findall(text))


def is_blind(window):
    held, match = window.page.evaluate(HELD), window.table.match
    names = {name for name in secret(match) if not any(name in line for line in window.log())}
    assert names
    assert not [name for name in names if name in held]
    assert faces(held) == faces(window.expects(-1)["svg"])
    assert window.spots() == []


def sees_only(window, seat):
    shown = faces(window.page.evaluate(HELD))
    assert shown == faces(window.expects(seat)["svg"])
    assert len([id for id in shown if id.startswith(f"hand-{seat}-")]) == window.table.match.state[0]["n_hand"][seat]


def lift(window):
    window.doer("lift").click()
    window.page.wait_for_selector('[data-part="board"] [data-a]')


def test_the_curtain_falls_between_two_people_and_hides_both_hands(opens):
    window = opens("phone", motion=True)
    match = deal(names=("Ann", "Bob"))
    window.sit(window.put(match, ["me", "guest"]).name)
    for _ in range(4):
        match = window.table.match
        seat = match.turn
        assert window.part("pass").inner_text() == f"Pass the device to {match.called()[seat]}"
        is_blind(window)
        lift(window)
        sees_only(window, seat)
        while window.table.match.turn == seat:
            window.take(window.spots()[0])
    is_blind(window)


def test_escape_and_clicks_do_not_lift_the_curtain(desk):
    desk.sit(desk.put(deal(names=("Ann", "Bob")), ["me", "guest"]).name)
    for _ in range(3):
        desk.page.keyboard.press("Escape")
    desk.page.mouse.click(700, 850)
    desk.page.keyboard.press("u")
    desk.part("curtain").wait_for()  # Chromium closes any dialog at the second Escape: it falls again at once
    is_blind(desk)


def test_a_hand_can_be_covered_in_the_middle_of_a_turn(desk):
    match = waiting(n=2)
    desk.sit(desk.put(match, ["me", "guest"]).name)
    lift(desk)
    desk.press(final(match))
    desk.doer("cover").click()
    desk.part("curtain").wait_for()
    is_blind(desk)
    lift(desk)
    sees_only(desk, 0)


def test_a_reload_lowers_the_curtain(desk):
    desk.sit(desk.put(waiting(n=2), ["me", "guest"]).name)
    lift(desk)
    desk.page.reload()
    desk.part("curtain").wait_for()
    is_blind(desk)
