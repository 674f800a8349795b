"""Plan, then play: an end is tapped twice and the meeples have travelled; a wish is paid in any order."""

import pytest
from playwright.sync_api import expect

from majlis.core.frame import frame
from majlis.games.five_tribes.actions import AT, DONE
from majlis.games.five_tribes.parts import TILES, TRIBES
from majlis.games.five_tribes.state import Phase
from majlis.games.high_desert.actions import WISH
from majlis.games.high_desert.parts import WISH_COST
from tests.browser.deals import waiting
from tests.browser.moments import moment

FAR = '[data-part="board"] .spot.far'
CENTER = """(it) => {
  it.scrollIntoView({ block: "center", behavior: "instant" })
  const box = it.querySelector(".hit").getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}"""


@pytest.fixture(params=["desk", "phone"])
def window(opens, request):
    return opens(request.param)


def picked_up(window):
    """A table of Five Tribes whose fullest tile has just been picked up."""
    match = moment("five_tribes", "MOVE", 2, {}, 20)
    window.sit(window.put(match, ["me", "random"]).name)
    table = window.table
    tiles = [a for a in table.match.open() if a < TILES]
    window.take(max(tiles, key=lambda a: table.match.state[0]["meeples"][a].sum()))
    return table


def ways(table):
    return frame(table.match, table.match.turn).plans.far


def lone(window, table):
    """The spot of a far end whose best way can be taken back, and that way."""
    for spot in window.page.locator(FAR).all():
        ends = spot.get_attribute("data-ends").split()
        if free(table.match, way := ways(table)[int(ends[0])]):
            return spot, way
    raise AssertionError("every end shows something new")


def free(match, way):
    """Is it still the mover's turn after this way, and nothing shown?"""
    after = match.copy()
    for a in way.actions:
        after.play(a)
    return after.can_undo(match.turn) and after.turn == match.turn


def tap(window, spot):
    window.tap(*spot.evaluate(CENTER))


def test_an_end_is_tapped_twice_and_the_meeples_have_travelled(window):
    table = picked_up(window)
    spot, way = lone(window, table)
    at, entries = table.match.at, len(window.log())
    tap(window, spot)
    expect(window.part("preview")).to_contain_text(way.offer)
    assert table.match.at == at, "a way is only proposed"
    numbers = window.page.locator(".path text").all_text_contents()
    assert sorted(int(n) for it in numbers for n in it.split("·")) == [*range(1, len(way.actions) + 1)]
    tap(window, spot)
    window.settle(entries)
    assert tuple(table.match.actions[at : at + len(way.actions)]) == way.actions
    assert table.match.state[0]["phase"] != Phase.DROP and window.page.locator(".path").count() == 0
    assert len(window.log()) >= entries + len(way.actions), "each step has its entry in the log"


def test_the_button_goes_the_way_and_one_key_takes_the_turn_back(desk):
    table = picked_up(desk)
    start, (spot, way), entries = table.match.at - 1, lone(desk, table), len(desk.log())
    tap(desk, spot)
    desk.doer("confirm").click()
    desk.settle(entries)
    entries = len(desk.log())
    desk.page.keyboard.press("u")
    desk.settle(entries)
    assert table.match.at == start + len(way.actions), "one by one"
    entries = len(desk.log())
    desk.page.keyboard.press("Shift+U")
    desk.settle(entries)
    assert table.match.at == start and table.match.state[0]["phase"] == Phase.MOVE


def test_a_way_is_bent_by_a_tap_on_a_neighbour(window):
    table = picked_up(window)
    spot, way = lone(window, table)
    tap(window, spot)
    first = next(a for a in table.match.open() if a != way.actions[0] and leads(table, a, way.actions[-1]))
    entries = len(window.log())
    window.press(first)
    button = window.part("bubble").locator(f'[data-a="{first}"]')
    if button.is_visible():
        button.click()
    window.settle(entries)
    assert table.match.actions[-1] == first
    expect(window.part("preview")).to_contain_text(ways(table)[way.actions[-1]].offer)
    window.doer("cancel").click()
    assert window.part("sure").is_hidden() and window.page.locator(".path").count() == 0


def leads(table, a, end):
    """Is the end still far after this drop?"""
    after = table.match.copy()
    after.play(a)
    return end in frame(after, after.turn).plans.far


def test_keys_alone_go_a_whole_way(desk):
    table = picked_up(desk)
    (spot, way), at, entries = lone(desk, table), table.match.at, len(desk.log())
    assert way.offer in spot.get_attribute("aria-label")
    spot.focus()
    desk.page.keyboard.press("Enter")
    expect(desk.part("preview")).to_contain_text(way.offer)
    desk.page.keyboard.press("Enter")
    desk.settle(entries)
    assert tuple(table.match.actions[at : at + len(way.actions)]) == way.actions


def test_a_neighbour_that_is_an_end_too_asks_which_is_meant(phone):
    table = picked_up(phone)
    spot = phone.page.locator('[data-part="board"] .spot:not(.far)[data-ends]').first
    ends = {int(a) for a in spot.get_attribute("data-ends").split()}
    tap(phone, spot)
    rows = phone.part("bubble").locator("[data-end]")
    assert {int(it.get_attribute("data-end")) for it in rows.all()} == ends
    assert phone.part("bubble").locator("[data-a]").count(), "and the drops"
    end, at, entries = int(rows.first.get_attribute("data-end")), table.match.at, len(phone.log())
    way = ways(table)[end]
    assert way.offer in rows.first.inner_text(), "the bubble tells all of it"
    assert divmod(end - AT, TRIBES)[0] in range(TILES) and not table.match.reveals(*way.actions)
    rows.first.tap()
    phone.settle(entries)
    assert tuple(table.match.actions[at : at + len(way.actions)]) == way.actions, "so it is not asked again"


def test_an_end_of_several_tribes_proposes_the_best_and_names_the_others(window):
    table = picked_up(window)
    spots = window.page.locator(f'{FAR}[data-ends*=" "]')
    best, *others = (int(a) for a in spots.first.get_attribute("data-ends").split())
    tap(window, spots.first)
    expect(window.part("preview")).to_contain_text(ways(table)[best].offer)
    named = window.part("others").locator("[data-end]")
    assert [int(it.get_attribute("data-end")) for it in named.all()] == others
    named.first.click()
    expect(window.part("preview")).to_contain_text(ways(table)[others[0]].offer)
    assert [int(it.get_attribute("data-end")) for it in named.all()] == [best, *others[1:]]


def test_who_does_not_want_to_be_asked_goes_at_once(phone):
    phone.page.add_init_script("localStorage.setItem('majlis-ask-first', 'no')")
    table = picked_up(phone)
    at, entries = table.match.at, len(phone.log())
    spot = phone.page.locator(f'{FAR}:not([data-ends*=" "])').first
    way = ways(table)[int(spot.get_attribute("data-ends"))]
    tap(phone, spot)
    phone.settle(entries)
    assert tuple(table.match.actions[at : at + len(way.actions)]) == way.actions


# --- a wish


def wishing(window):
    """A table of High Desert at which a wish has been made, and its cards are to be paid."""
    window.sit(window.put(waiting(), ["me", "random"]).name)
    window.take(next(a for a in window.table.match.open() if a >= WISH and not_shown(window.table.match, a)))
    return window.table


def not_shown(match, wish):
    after = match.copy()
    after.play(wish)
    basket = frame(after, after.turn).plans.basket
    return not after.reveals(*sorted(basket.most)[: basket.need])


def cards(window):
    return sorted(window.spots(), reverse=True)[:WISH_COST]


def test_a_wish_is_paid_in_falling_order(window):
    table = wishing(window)
    at, entries, paid = table.match.at, len(window.log()), cards(window)
    for i, a in enumerate(paid, 1):
        assert table.match.at == at
        window.press(a)
        if i < WISH_COST:
            expect(window.part("prompt")).to_contain_text(f"{WISH_COST - i} to go")
    window.settle(entries)
    assert table.match.actions[at : at + WISH_COST] == sorted(paid)
    assert len(window.log()) == entries + WISH_COST


def test_a_card_is_taken_back_by_a_second_tap_and_all_by_escape(window):
    table = wishing(window)
    at, (a, b, _) = table.at, cards(window)
    window.press(a)
    assert window.page.locator(f'.spot.picked[data-a="{a}"]').count() == 1
    window.press(a)
    expect(window.page.locator(".spot.picked")).to_have_count(0)
    window.press(b)
    window.page.keyboard.press("Escape")
    expect(window.page.locator(".spot.picked")).to_have_count(0)
    assert table.at == at


# --- the end of a turn


def takes_back(window, table):
    """By its key; while the answer to the last move is on its way it does nothing."""
    before = table.match.at
    while table.match.at == before:
        window.page.keyboard.press("u")
        for _ in range(200):
            if table.match.at == before:
                window.page.wait_for_timeout(50)


@pytest.mark.parametrize("ends", [True, False])
def test_a_turn_of_which_only_a_sale_is_left_ends_by_itself_for_who_wants_that(desk, ends):
    desk.page.add_init_script(f"localStorage.setItem('majlis-end-turn', '{'yes' if ends else 'no'}')")
    table, way = selling(desk)
    at, entries = table.match.at, len(desk.log())
    desk.page.locator(f'[data-part="offers"] [data-end="{way.actions[-1]}"]').click()
    desk.doer("confirm").click()
    expected = [*way.actions, *([DONE] if ends else [])]
    expect(desk.part("entries").locator("> li:not(.quiet)")).to_have_count(entries + len(expected))
    assert table.match.actions[at:] == expected
    takes_back(desk, table)
    expect(desk.part("entries").locator("> li:not(.quiet)")).to_have_count(entries + len(expected) - 1)
    desk.page.wait_for_timeout(300)
    assert table.match.actions[at:] == expected[:-1], "what is taken back stays taken back"


def selling(window):
    """A table at which a whole way leads to a sale; who passes it over is to play again."""
    for least in range(20, 200, 10):
        match = moment("five_tribes", "DROP", 2, {}, least)
        for way in frame(match, 0).plans.far.values():
            after = match.copy()
            for a in way.actions:
                after.play(a)
            if after.turn == 0 and frame(after, 0).passes == DONE and not after.reveals(DONE):
                after.play(DONE)
                if after.turn == 0:
                    window.sit(window.put(match, ["me", "random"]).name)
                    return window.table, way
    raise AssertionError("no move leads to a sale")


# --- Djinn: the walk, the action of the place and what it is for


def walking(window, wanted):
    """A table of Djinn before a walk with a way of this kind: where it is tapped, and the best way there."""
    for least in range(40, 400, 30):
        match = moment("djinn", "MOVE", 2, {}, least)
        far = frame(match, 0).plans.far
        ends = [end for end, way in far.items() if end >= 0 and wanted(match, far, way)]
        if ends:
            window.sit(window.put(match, ["me", "random"]).name)
            return window.page.locator(f'{FAR}[data-ends~="{ends[0]}"]'), far[ends[0]]
    raise AssertionError("nobody could ever go there")


def test_what_is_tapped_from_afar_is_gone_to_at_once_and_taken_back_as_one(window):
    def plain(match, far, way):
        return not way.asks and free(match, way) and sum(one.thing == way.thing for one in far.values()) == 1

    spot, way = walking(window, plain)
    table, entries = window.table, len(window.log())
    at = table.match.at
    tap(window, spot)
    window.settle(entries)
    assert tuple(table.match.actions[at : at + len(way.actions)]) == way.actions
    assert len(window.log()) >= entries + len(way.actions), "each step has its entry in the log"
    entries = len(window.log())
    window.page.keyboard.press("Shift+U")
    window.settle(entries)
    assert table.match.at == at


def test_a_catch_is_proposed_with_what_it_costs_and_played_as_one(window):
    spot, way = walking(window, lambda match, far, way: way.asks)
    table, entries = window.table, len(window.log())
    at = table.match.at
    tap(window, spot)
    expect(window.part("preview")).to_contain_text(way.offer)
    assert table.match.at == at, "a catch is only proposed"
    window.doer("confirm").click()
    window.settle(entries)
    assert tuple(table.match.actions[at : at + len(way.actions)]) == way.actions
