"""The coach in the browser: advice at the table, the analysis of a match, and playing on from it."""

import re

from tests.browser.deals import deal, final, play, waiting
from tests.browser.states import STATES

SPOTS = "all => all.map(it => Number(it.dataset.a))"


def tips(window):
    return window.page.eval_on_selector_all(".tip", SPOTS)


def test_h_shows_three_actions_with_chances_and_marks_them_on_the_board(desk):
    table = desk.put(waiting(), ["me", "greedy"])
    desk.sit(table.name)
    desk.page.keyboard.press("h")
    desk.page.wait_for_selector(".tip")
    found = tips(desk)
    assert len(found) == 3 and set(found) <= set(table.match.open())
    for tip, a in zip(desk.page.locator(".tip").all(), found, strict=True):
        text = tip.inner_text()
        assert re.search(r"\d+\s%", text) and text.count(".") > 1
        assert table.match.game.say(a, "en") in text
    marked = desk.page.eval_on_selector_all('[data-part="board"] .hinted', SPOTS)
    assert sorted(marked) == sorted(found)
    ranks = {a: desk.page.locator(f'[data-part="board"] [data-a="{a}"] .rank').text_content() for a in found}
    assert ranks == {a: str(i) for i, a in enumerate(found, 1)}
    desk.page.keyboard.press("Escape")
    assert desk.part("coach").is_hidden()
    assert desk.page.locator(".hinted, .rank").count() == 0


def test_a_tip_is_played_with_a_click_and_asked_about_like_any_action(desk):
    table = desk.put(waiting(), ["me", "greedy"])
    desk.sit(table.name)
    desk.doer("hint").click()
    tip = desk.page.locator(".tip").first
    tip.wait_for()
    a, entries = int(tip.get_attribute("data-a")), len(desk.log())
    tip.click()
    if table.match.reveals(a):
        desk.doer("confirm").click()
    desk.settle(entries)
    assert table.match.actions[entries] == a
    assert desk.part("coach").is_hidden()


def test_the_advice_goes_when_the_table_moves_on_and_another_panel_comes(phone):
    match = waiting()
    table = phone.put(match, ["me", "greedy"])
    phone.sit(table.name)
    phone.doer("hint").click()
    phone.page.wait_for_selector(".tip")
    phone.doer("log").click()
    assert phone.part("coach").is_hidden()
    phone.doer("hint").click()
    phone.page.wait_for_selector(".tip")
    assert not phone.page.locator(".panel.open").count()
    phone.page.locator('[data-do="uncoach"]').click()
    assert phone.part("coach").is_hidden()
    phone.take(final(match))
    assert phone.page.locator(".tip, .rank").count() == 0


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
    assert track.get_attribute("max") == str(match.at)
    track.focus()
    for _ in range(4):
        desk.page.keyboard.press("ArrowRight")
    assert desk.part("readout").inner_text().startswith(f"Move 5 of {match.at}. {match.called()[match.mover(4)]} plays")
    assert match.game.say(match.actions[4]) in desk.part("readout").inner_text()
    assert track.get_attribute("aria-valuetext").startswith(f"Move 5 of {match.at}: Anna ")
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
    assert phone.part("far").inner_text() == "13 of 27 decisions"
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
    phone.part("position").fill("9")
    phone.part("play-on").locator("button").click()
    phone.page.wait_for_url(lambda url: "/analysis" not in url)
    phone.settle()
    assert phone.table.match.header.forks[0].at == 9
