"""Settings of each person, the legend of symbols, and a screen that two people share without a curtain."""

from majlis.core.game import load
from majlis.core.match import Match
from majlis.testing.play import random_match, seed
from tests.browser.states import STATES

# A shared screen asks for its log anew when other eyes look: it is whole a moment later.
ENTRIES = "(n) => document.querySelectorAll('[data-part=\"entries\"] > li:not(.quiet)').length === n"


def five_tribes(at=0, **options):
    game = load("five_tribes")
    return random_match(game, 2, 1, at, game.pack(**options))


def setting(window, name, value=""):
    return window.page.locator(f'[data-setting="{name}"]' + (f'[value="{value}"]' if value else ""))


def test_what_goes_by_itself_can_be_switched_off_and_stays_off(desk):
    table = desk.put(five_tribes(covered_gold="off"), ["me", "guest"])
    desk.sit(table.name)
    assert table.by_hand == set()
    desk.page.keyboard.press("s")
    setting(desk, "steps").uncheck()
    desk.page.keyboard.press("Escape")
    desk.page.reload()
    desk.settle()
    assert table.by_hand == {0, 1}
    desk.page.keyboard.press("s")
    assert not setting(desk, "steps").is_checked()


def test_the_pace_of_the_bots_is_kept(desk):
    table = desk.put(five_tribes(covered_gold="off"), ["me", "guest"])
    desk.sit(table.name)
    assert set(table.pace.values()) == {1.0}
    desk.doer("settings").click()
    setting(desk, "pace", "slow").check()
    desk.page.keyboard.press("Escape")
    desk.page.reload()
    desk.settle()
    assert set(table.pace.values()) == {3.0}


def test_the_legend_shows_every_symbol_one_key_away(phone):
    match = five_tribes()
    phone.sit(phone.put(match, ["me", "greedy"]).name)
    phone.doer("help").click()
    phone.doer("legend").click()
    rows = phone.page.locator(".symbols > div:visible")
    assert rows.count() >= len(match.game.legend["en"])
    blank = "all => all.filter(it => !it.querySelector('use').getBBox().width).length"
    assert phone.page.eval_on_selector_all(".symbols > div", blank) == 0
    phone.page.keyboard.press("Escape")
    phone.page.keyboard.press("g")
    phone.part("legend").wait_for()


def test_two_people_share_an_open_screen_without_a_curtain_and_the_log_is_whole(desk):
    table = desk.put(five_tribes(covered_gold="off"), ["me", "guest"])
    desk.sit(table.name)
    seats = set()
    for _ in range(12):
        assert desk.part("curtain").is_hidden()
        seats.add(table.match.turn)
        desk.take(desk.spots()[0])
        desk.page.wait_for_function(ENTRIES, arg=table.match.at)
    assert seats == {0, 1}


def test_covered_gold_lowers_the_curtain(desk):
    match = Match.new(load("five_tribes"), 2, seed=seed(1))
    desk.sit(desk.put(match, ["me", "guest"]).name)
    assert desk.part("curtain").is_visible()
    assert desk.page.locator("#coin-0, #coin-1").count() == 0


def test_what_follows_by_itself_is_in_the_log_and_goes_back_with_one_key(desk):
    table = desk.put(five_tribes(covered_gold="off"), ["me", "guest"])
    desk.sit(table.name)
    while len(table.last) < 2:
        desk.take(desk.spots()[0])
    entries, steps = table.match.at, len(table.last)
    desk.page.wait_for_function(ENTRIES, arg=entries)
    desk.page.keyboard.press("u")
    desk.page.wait_for_function(
        "n => document.querySelectorAll('.log ol > li:not(.quiet)').length === n", arg=entries - steps
    )
    assert table.match.at == entries - steps


def test_a_key_is_not_lost_on_a_switch_of_settings_that_were_just_closed(desk):
    """For a moment after that the switch still has the focus."""
    STATES["table"].reach(desk)
    press = "it => it.dispatchEvent(new KeyboardEvent('keydown', {key: '?', bubbles: true}))"
    desk.page.locator('[data-setting="hint"]').first.evaluate(press)
    assert desk.part("help").is_visible()
