"""The coach in the browser: advice at the table, the analysis of a match, and playing on from it."""

import re

from majlis.bots.coach.analysis import spans
from tests.browser.deals import deal, final, play, waiting
from tests.browser.moments import moment
from tests.browser.states import STATES

PLANS = "all => all.map(it => it.innerText)"


def asked(window, match, times=3):
    """Ask the coach so often about a match."""
    table = window.put(match, ["me", "greedy"])
    window.sit(table.name)
    for _ in range(times):
        window.page.keyboard.press("h")
        window.page.wait_for_selector(".nudge, .tip")
    return table


def test_h_tells_one_more_thing_each_time(desk):
    asked(desk, waiting(), 1)
    assert desk.page.locator(".nudge").inner_text().startswith(("Compare", "Have a look", "Sometimes"))
    assert desk.page.locator(".way.rings rect").count() in (1, 2) and desk.page.locator(".tip").count() == 0
    desk.page.keyboard.press("h")
    desk.page.wait_for_selector(".nudge b")
    assert desk.page.locator(".way.rings rect").count() == 1 and desk.page.locator(".tip").count() == 0
    desk.part("coach-more").click()
    desk.page.wait_for_selector(".tip")
    assert desk.page.locator(".nudge, .way.rings").count() == 0 and desk.part("coach-more").is_hidden()
    desk.page.keyboard.press("h")
    assert desk.page.locator(".tip").count() == 3, "there is no more to tell"
    desk.page.keyboard.press("Escape")
    assert desk.part("coach").is_hidden() and desk.page.locator(".way").count() == 0


def test_what_h_begins_with_can_be_set(desk):
    table = desk.put(waiting(), ["me", "greedy"])
    desk.sit(table.name)
    desk.page.keyboard.press("s")
    desk.page.locator('[data-setting="hint"][value="move"]').check()
    desk.page.keyboard.press("Escape")
    desk.page.wait_for_selector("dialog[open]", state="detached")
    desk.page.keyboard.press("h")
    desk.page.wait_for_selector(".tip")
    assert desk.page.locator(".nudge").count() == 0
    desk.page.reload()
    desk.settle()
    desk.page.keyboard.press("h")
    desk.page.wait_for_selector(".tip")


def test_three_turns_with_what_speaks_for_each_and_no_percents(desk):
    table = asked(desk, waiting())
    words = desk.page.eval_on_selector_all(".tip", PLANS)
    assert len(words) == 3 == len(set(words))
    for text in words:
        assert "%" not in text and text.count(".") >= 2
        assert any(table.match.game.say(a, "en") in text for a in table.match.open())


def test_the_way_of_a_turn_is_drawn_at_the_edges_and_another_one_on_pointing(desk):
    asked(desk, moment("five_tribes", "MOVE", 2, {}, 20))
    numbers = desk.page.locator(".way.advice text").all_text_contents()
    assert [int(n) for text in numbers for n in text.split("·")], "steps have their numbers"
    line = desk.page.locator(".way.advice polyline").get_attribute("points")
    desk.page.locator(".tip").nth(1).hover()
    assert desk.page.locator(".way.advice polyline").get_attribute("points") != line
    assert desk.page.locator(".way.advice").count() == 1
    assert desk.page.evaluate("getComputedStyle(document.querySelector('.way')).pointerEvents") == "none"


def test_a_tip_is_proposed_with_a_click_and_its_whole_turn_played_with_the_next(desk):
    table = asked(desk, moment("five_tribes", "MOVE", 2, {}, 20))
    entries = table.match.at
    path = desk.page.locator(".tip-path").first.inner_text().split(" → ")
    desk.page.locator(".tip").first.click()
    desk.part("sure").wait_for()
    assert table.match.at == entries
    desk.page.locator(".tip").first.click()
    desk.page.wait_for_function("() => document.querySelector('[data-part=coach]').hidden")
    desk.settle()
    played = [table.match.game.say(a, "en") for a in table.match.actions[entries : entries + len(path)]]
    assert played == path


def test_the_advice_goes_when_the_table_moves_on_and_another_panel_comes(phone):
    match = waiting()
    table = phone.put(match, ["me", "greedy"])
    phone.sit(table.name)
    phone.doer("hint").click()
    phone.page.wait_for_selector(".nudge")
    phone.doer("log").click()
    assert phone.part("coach").is_hidden()
    phone.doer("hint").click()
    phone.page.wait_for_selector(".nudge")
    assert not phone.page.locator(".panel.open").count()
    phone.page.locator('[data-do="uncoach"]').click()
    assert phone.part("coach").is_hidden()
    phone.take(final(match))
    assert phone.page.locator(".tip, .nudge, .way").count() == 0


def test_the_board_is_there_while_the_advice_is(desk):
    STATES["table-hints"].reach(desk)
    assert desk.page.evaluate("document.scrollingElement.scrollHeight") == 900
    box = desk.part("coach").bounding_box()
    assert 0 <= box["y"] < box["y"] + box["height"] <= 900
    assert desk.page.evaluate("(it) => it.scrollHeight <= it.clientHeight + 1", desk.part("tips").element_handle())


# --- the analysis


def test_from_the_result_to_the_analysis_along_the_curve_to_the_replay(desk):
    match = play(deal(3))
    table = desk.put(match, ["me", "greedy"])
    desk.go(f"/table/{table.name}")
    desk.part("result").locator(f'[href="/table/{table.name}/analysis"]').click()
    desk.page.wait_for_selector("svg.curve")
    track = desk.part("position")
    turns = spans(match)
    assert track.get_attribute("max") == str(len(turns))
    track.focus()
    for _ in range(4):
        desk.page.keyboard.press("ArrowRight")
    assert (
        desk.part("readout")
        .inner_text()
        .startswith(f"Turn 5 of {len(turns)}. {match.called()[match.mover(turns[4].at)]} ")
    )
    assert track.get_attribute("aria-valuetext").startswith(f"Turn 5 of {len(turns)}: Anna ")
    desk.page.keyboard.press("End")
    assert desk.part("readout").inner_text().startswith("The end")
    assert desk.part("now-0").inner_text() == f"{round(100 * match.result()[0])}\u00a0%"
    desk.page.locator(".turning").first.click()
    desk.page.wait_for_url(re.compile(r"/replay#\d+"))
    at = int(desk.page.url.split("#")[1])
    desk.page.wait_for_function(
        "(text) => document.querySelector('[data-part=where]').textContent === text", arg=f"Move {at} of {match.at}"
    )


def test_a_click_into_the_curve_goes_there(desk):
    STATES["analysis"].reach(desk)
    box = desk.part("plot").bounding_box()
    desk.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 20)
    middle = int(desk.part("position").get_attribute("max")) / 2
    assert abs(int(desk.part("position").input_value()) - middle) <= 1


def test_progress_is_shown_while_it_is_made(phone):
    STATES["analysis-waits"].reach(phone)
    assert phone.part("far").inner_text() == "13 of 27 turns"
    phone.page.unroute_all()
    phone.page.reload()
    phone.page.wait_for_selector("svg.curve")


def test_what_goes_wrong_is_said_and_can_be_tried_again(desk):
    table = desk.put(play(deal(3)), ["me", "greedy"])
    busy = '{"reason": "The coach is busy."}'
    desk.page.route("**/analysis", lambda it: it.fulfill(body=busy) if it.request.method == "POST" else it.continue_())
    desk.go(f"/table/{table.name}/analysis")
    desk.page.get_by_text("The coach is busy.").wait_for()
    desk.page.unroute_all()
    desk.doer("again").click()
    desk.page.wait_for_selector("svg.curve")


# --- playing on


def test_one_plays_on_from_the_moment_that_the_replay_shows(desk):
    match = play(deal(3))
    table = desk.put(match, ["me", "greedy"])
    desk.go(f"/table/{table.name}/replay#6")
    desk.page.wait_for_selector('[data-part="board"] svg.scene')
    desk.part("play-on").locator("select[name=seat]").select_option("Anna")
    desk.part("play-on").locator("select[name=bot]").select_option("greedy")
    desk.part("play-on").locator("button").click()
    desk.page.wait_for_url(lambda url: "/replay" not in url)
    desk.settle()
    assert desk.table.match.actions[:6] == match.actions[:6]
    assert desk.table.players == ["me", "greedy"]
    assert "practice from move 6" in desk.page.locator(".bar-title").inner_text()


def test_there_is_no_playing_on_from_the_end(desk):
    match = play(deal(3))
    desk.go(f"/table/{desk.put(match, ['me', 'greedy']).name}/replay#{match.at}")
    desk.page.wait_for_function("() => document.querySelector('[data-part=play-on] button').disabled")
    desk.page.keyboard.press("ArrowLeft")
    desk.page.wait_for_function("() => !document.querySelector('[data-part=play-on] button').disabled")


def test_one_plays_on_from_the_analysis(phone):
    STATES["analysis"].reach(phone)
    phone.part("position").fill("4")
    phone.part("play-on").locator("button").click()
    phone.page.wait_for_url(lambda url: "/analysis" not in url)
    phone.settle()
    assert phone.table.match.header.forks[0].at == spans(play(deal(3)))[4].at
