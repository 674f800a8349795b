"""Slow games in two windows: a list that is played when its turn comes, and a game that rests."""

import pytest

from tests.browser.deals import waiting


@pytest.fixture
def both(opens):
    """Anna, who is to act, and Bert, who waits."""
    anna, bert = opens("desk"), opens("phone")
    table = anna.put(waiting(names=("Anna", "Bert")), ["me", "me"], [bert.owner])
    assert table.match.turn == 0
    for window in (anna, bert):
        window.go(f"/table/{table.name}")
        window.page.wait_for_selector('[data-part="board"] svg')
    return anna, bert, table


def test_a_list_is_made_by_tapping_and_played_when_its_turn_comes(both, house):
    anna, bert, table = both
    bert.doer("people").click()
    bert.doer("ahead").click()
    bert.page.wait_for_selector("[data-part=ahead-choices] option", state="attached")
    choices = bert.page.locator("[data-part=ahead-choices] option").all_inner_texts()
    for words in choices[:3]:
        bert.part("ahead-choices").select_option(words)
        bert.page.get_by_role("button", name="Add to the list").click()
    bert.page.locator(".ahead-list button").first.click()
    assert bert.page.locator(".ahead-list li").all_inner_texts()[0].startswith(f"First: {choices[1]}")
    bert.page.get_by_role("button", name="Save the list").click()
    bert.part("ahead").wait_for(state="hidden")
    read = table.match.game.read
    assert table.plans[1].actions == tuple(read(words) for words in choices[1:3])
    while table.match.turn == 0:
        house.do(table.play(0, table.at, table.match.open()[0], f"on-{table.at:06}"))
    while table.plans:
        bert.page.wait_for_timeout(10)
    if table.dropped:
        bert.page.wait_for_selector("[data-part=ahead-dropped]:not([hidden])")
    assert anna.page.locator("[data-part=ahead-dropped]").is_hidden()


def test_a_game_rests_and_goes_on_when_both_agree(both):
    anna, bert, table = both
    anna.doer("people").click()
    anna.page.get_by_role("button", name="Let the game rest").click()
    bert.page.wait_for_selector("[data-part=plea]:not([hidden])")
    bert.page.locator("[data-do=plea-yes]").click()
    anna.page.wait_for_selector("[data-part=resting]:not([hidden])", state="attached")
    assert table.company.resting
    bert.page.locator("[data-part=resting] [data-do=go-on]").click()
    anna.page.keyboard.press("Escape")
    anna.page.locator("[data-do=plea-yes]").click()
    for window in (anna, bert):
        window.page.wait_for_selector("[data-part=resting][hidden]", state="attached")
    assert not table.company.resting
