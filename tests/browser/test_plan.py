"""Plan, then play: an end is tapped and meeples travel; a wish is paid in any order; a turn ends by itself."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from majlis.core.frame import frame
from majlis.games.five_tribes.actions import AT, DONE, SELL
from majlis.games.five_tribes.parts import TILES, TRIBES
from majlis.games.five_tribes.state import Phase
from majlis.games.high_desert.actions import WISH
from majlis.games.high_desert.parts import WISH_COST
from tests.browser.deals import waiting
from tests.browser.moments import moment

FAR = '[data-part="board"] .spot.far'
ALONE = f'{FAR}:not([data-ends*=" "])'
ASK_WAYS = "localStorage.setItem('majlis-ask-first', 'ways')"
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


def lone(window, table, spots=FAR):
    """The spot of a far end whose best way can be taken back, and that way."""
    for spot in window.page.locator(spots).all():
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


def test_the_only_way_to_an_end_is_gone_at_a_tap_and_one_key_takes_it_back(window):
    table = picked_up(window)
    spot, way = lone(window, table, ALONE)
    at, entries = table.match.at, len(window.log())
    tap(window, spot)
    window.settle(entries)
    assert tuple(table.match.actions[at : at + len(way.actions)]) == way.actions
    assert len(window.log()) >= entries + len(way.actions), "each step has its entry in the log"
    entries = len(window.log())
    window.page.keyboard.press("Shift+U")
    window.settle(entries)
    assert table.match.at == at - 1 and table.match.state[0]["phase"] == Phase.MOVE


def test_a_way_after_which_others_play_is_shown_first(phone):
    match = ending()
    phone.sit(phone.put(match, ["me", "random"]).name)
    table, far = phone.table, frame(match, 0).plans.far
    ends = [end for end, way in far.items() if end >= 0 and passes_on(match, way)]
    spots = [phone.page.locator(f'{ALONE}[data-ends="{end}"]') for end in ends]
    at = table.match.at
    tap(phone, next(spot for spot in spots if spot.count()))
    expect(phone.part("sure")).to_be_visible()
    assert table.match.at == at


def ending():
    """A match at which some way ends the turn of a player without cards."""
    for least in range(2, 80, 3):
        match = moment("five_tribes", "DROP", 2, {}, least)
        far = frame(match, 0).plans.far
        tiles = Counter((end - AT) // TRIBES for end in far)
        near = {(a - AT) // TRIBES for a in match.open()}
        if any(
            passes_on(match, far[end])
            for end in far
            if tiles[(end - AT) // TRIBES] == 1 and (end - AT) // TRIBES not in near
        ):
            return match
    raise AssertionError("no way ends a turn")


def passes_on(match, way):
    after = match.copy()
    for a in way.actions:
        after.play(a)
    return after.turn != match.turn and not match.reveals(*way.actions)


def test_who_wants_to_see_every_way_taps_twice(window):
    window.page.add_init_script(ASK_WAYS)
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
    desk.page.add_init_script(ASK_WAYS)
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
    window.page.add_init_script(ASK_WAYS)
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
    desk.page.add_init_script(ASK_WAYS)
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


def test_an_end_of_several_tribes_proposes_the_best_and_goes_the_other_that_is_named(window):
    table = picked_up(window)
    spots = window.page.locator(f'{FAR}[data-ends*=" "]')
    best, *others = (int(a) for a in spots.first.get_attribute("data-ends").split())
    tap(window, spots.first)
    expect(window.part("preview")).to_contain_text(ways(table)[best].offer)
    named = window.part("others").locator("[data-end]")
    assert [int(it.get_attribute("data-end")) for it in named.all()] == others
    way, at, entries = ways(table)[others[0]], table.match.at, len(window.log())
    assert free(table.match, way)
    named.first.click()
    window.settle(entries)
    assert tuple(table.match.actions[at : at + len(way.actions)]) == way.actions


# --- what is chosen together with a way


def buying(window, wanted):
    """A table at which something could be bought at the end of a way: the spot of its end, and the best way there."""
    for least in range(2, 200, 7):
        match = moment("five_tribes", "DROP", 2, {}, least)
        seen = frame(match, 0, "en", window.size != "desk")
        spots = [spot for spot in seen.scene.spots if spot.ends and wanted(spot)]
        found = [(spot, seen.plans.far[spot.ends[0]]) for spot in spots]
        if best := next(((spot, way) for spot, way in found if any(step.thing != DONE for step in way.then)), None):
            window.sit(window.put(match, ["me", "random"]).name)
            return window.page.locator(f'[data-part="board"] .spot[data-ends="{listed(best[0])}"]'), best[1]
    raise AssertionError("nobody could ever buy anything")


def listed(spot):
    return " ".join(map(str, spot.ends))


def proposed(spot):
    return not spot.actions and len(spot.ends) > 1


def bought(window, way, step, click):
    """Choose it, and look whether all of it was played as one that can be taken back."""
    table, entries = window.table, len(window.log())
    at = table.match.at
    click()
    window.settle(entries)
    plan = (*way.actions, *step.actions)
    assert tuple(table.match.actions[at : at + len(plan)]) == plan
    assert table.match.can_undo(0, len(plan), at + len(plan)), "and the whole turn can be taken back"


def test_a_card_is_bought_together_with_the_way_to_its_market(window):
    spot, way = buying(window, proposed)
    tap(window, spot)
    step = next(step for step in way.then if step.thing != DONE)
    buttons = window.part("onward").locator("[data-then]")
    assert {int(it.get_attribute("data-then")) for it in buttons.all()} == {step.thing for step in way.then}
    button = window.part("onward").locator(f'[data-then="{step.thing}"]')
    assert button.get_attribute("aria-label") and button.locator("svg use").count() == 1, "a picture of itself"
    bought(window, way, step, button.click)


def test_keys_alone_buy_a_card_together_with_the_way(desk):
    spot, way = buying(desk, proposed)
    spot.focus()
    desk.page.keyboard.press("Enter")
    step = next(step for step in way.then if step.thing != DONE)
    button = desk.part("onward").locator(f'[data-then="{step.thing}"]')
    button.focus()
    expect(button).to_be_focused()
    bought(desk, way, step, lambda: desk.page.keyboard.press("Enter"))


def test_nothing_is_bought_together_with_a_way(phone):
    spot, way = buying(phone, proposed)
    tap(phone, spot)
    step = next(step for step in way.then if step.thing == DONE)
    bought(phone, way, step, phone.part("onward").get_by_text("nothing").click)


def test_the_card_itself_can_be_tapped_while_a_way_is_proposed(desk):
    spot, way = buying(desk, proposed)
    tap(desk, spot)
    step = next(step for step in way.then if step.thing != DONE)
    assert desk.page.locator(".way.onward .around").count(), "it is ringed"
    bought(desk, way, step, desk.page.locator(f'[data-part="board"] .piece[data-want="{step.thing}"]').click)


def test_without_a_proposal_a_card_is_only_shown(desk):
    _, way = buying(desk, proposed)
    step = next(step for step in way.then if step.thing != DONE)
    at = desk.table.match.at
    desk.page.locator(f'[data-part="board"] .piece[data-want="{step.thing}"]').click()
    desk.part("lens").wait_for()
    assert desk.table.match.at == at


def test_a_bubble_offers_what_can_be_bought_with_the_way(phone):
    spot, way = buying(phone, lambda spot: bool(spot.actions))
    tap(phone, spot)
    step = next(step for step in way.then if step.thing != DONE)
    button = phone.part("bubble").locator(f'[data-then="{step.thing}"]').first
    assert button.bounding_box()["width"] >= 44 <= button.bounding_box()["height"]
    bought(phone, way, step, button.tap)


def test_who_does_not_want_to_be_asked_goes_at_once(phone):
    phone.page.add_init_script("localStorage.setItem('majlis-ask-first', 'no')")
    table = picked_up(phone)
    at, entries = table.match.at, len(phone.log())
    spot = phone.page.locator(ALONE).first
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


@pytest.mark.parametrize("ends", [True, False])
def test_a_turn_of_which_only_a_sale_is_left_ends_by_itself_for_who_wants_that(desk, ends):
    desk.page.add_init_script(f"localStorage.setItem('majlis-end-turn', '{'yes' if ends else 'no'}')")
    table, way = selling(desk)
    at, entries = table.match.at, len(desk.log())
    desk.page.locator(f'[data-part="offers"] [data-end="{way.actions[-1]}"]').click()
    expected = [*way.actions, *([DONE] if ends else [])]
    expect(desk.part("entries").locator("> li:not(.quiet)")).to_have_count(entries + len(expected))
    assert table.match.actions[at:] == expected
    desk.page.keyboard.press("u")
    expect(desk.part("entries").locator("> li:not(.quiet)")).to_have_count(entries + len(expected) - 1)
    desk.page.wait_for_timeout(300)
    assert table.match.actions[at:] == expected[:-1], "what is taken back stays taken back"


def selling(window, final=False):
    """A table at which a whole way leads to a sale; who passes it over is to play again, or sees something new."""
    for least in range(20, 200, 10):
        match = moment("five_tribes", "DROP", 2, {}, least)
        for way in frame(match, 0).plans.far.values():
            after = match.copy()
            for a in way.actions:
                after.play(a)
            if after.turn == 0 and frame(after, 0).passes == DONE and bool(after.reveals(DONE)) == final:
                after.play(DONE)
                if after.turn == 0 or final:
                    window.sit(window.put(match, ["me", "random"]).name)
                    return window.table, way
    raise AssertionError("no move leads to a sale")


LEFT = re.compile(r"\d")
SOON = "localStorage.setItem('majlis-end-turn', 'soon')"


def about_to_end(window):
    """A table at which a turn is about to end by itself: its match, and the actions that led there and would follow."""
    window.page.clock.install()
    window.page.add_init_script(SOON)
    table, way = selling(window)
    at = table.match.at
    window.page.locator(f'[data-part="offers"] [data-end="{way.actions[-1]}"]').evaluate("it => it.click()")
    expect(window.part("prompt")).to_have_attribute("data-left", "5")
    return table, table.match.actions[:at] + list(way.actions)


def test_a_turn_of_which_only_a_sale_is_left_ends_after_a_moment(window):
    table, before = about_to_end(window)
    window.page.clock.run_for(4000)
    expect(window.part("prompt")).to_have_attribute("data-left", "1")
    assert table.match.actions == before
    entries = len(window.log())
    window.page.clock.run_for(1500)
    window.settle(entries)
    assert table.match.actions == [*before, DONE]


@pytest.mark.parametrize("stir", ["touch", "key"])
def test_whoever_stirs_keeps_the_turn_and_can_still_sell(phone, stir):
    table, before = about_to_end(phone)
    if stir == "touch":
        phone.part("prompt").tap()
    else:
        phone.page.keyboard.press("Tab")
    expect(phone.part("prompt")).not_to_have_attribute("data-left", LEFT)
    phone.page.clock.run_for(20_000)
    assert table.match.actions == before and SELL in phone.spots()


def test_an_end_that_shows_something_new_waits_until_it_is_told(phone):
    phone.page.clock.install()
    phone.page.add_init_script(SOON)
    table, way = selling(phone, final=True)
    at = table.match.at
    phone.page.locator(f'[data-part="offers"] [data-end="{way.actions[-1]}"]').evaluate("it => it.click()")
    expect(phone.part("offers").locator(f'[data-a="{DONE}"]').first).to_be_attached()
    phone.page.clock.run_for(20_000)
    expect(phone.part("prompt")).not_to_have_attribute("data-left", LEFT)
    assert table.match.actions[at:] == list(way.actions)


def asked_to_end(window):
    """A table at which only a sale is left and the end would show something new: what was played until then."""
    window.page.clock.install()
    window.page.add_init_script(SOON)
    table, way = selling(window, final=True)
    before = [*table.match.actions, *way.actions]
    window.page.locator(f'[data-part="offers"] [data-end="{way.actions[-1]}"]').evaluate("it => it.click()")
    expect(window.part("preview")).to_contain_text("cannot be taken back")
    assert table.match.actions == before
    return table, before


def test_an_end_that_shows_something_new_is_put_as_a_question_that_one_tap_answers(window):
    table, before = asked_to_end(window)
    window.page.clock.run_for(1000)
    entries = len(window.log())
    window.doer("confirm").click()
    window.settle(entries)
    assert table.match.actions[: len(before) + 1] == [*before, DONE]


def test_a_tap_that_was_on_its_way_does_not_answer_that_question(phone):
    table, before = asked_to_end(phone)
    phone.doer("confirm").click()
    phone.press(DONE)
    phone.page.clock.run_for(20_000)
    assert table.match.actions == before
    expect(phone.part("sure")).to_be_visible()


def test_not_yet_leaves_the_turn_and_all_that_can_be_sold(phone):
    table, before = asked_to_end(phone)
    button = phone.doer("cancel")
    expect(button).to_have_text("Not yet")
    button.click()
    phone.page.clock.run_for(20_000)
    expect(phone.part("sure")).to_be_hidden()
    assert table.match.actions == before and SELL in phone.spots()
    box = phone.page.locator(f'[data-part="board"] [data-a="{SELL}"]').bounding_box()
    assert box["y"] > 0 and box["y"] + box["height"] < 844, "in sight"


def test_the_end_that_is_about_to_come_can_be_had_at_once(phone):
    table, before = about_to_end(phone)
    entries = len(phone.log())
    phone.press(DONE)
    phone.settle(entries)
    assert table.match.actions == [*before, DONE]


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
