"""In the middle of a turn: taking back, refusals, reloads and lost connections."""

import json
import re

import pytest
from playwright.sync_api import expect

from majlis.games.high_desert.actions import WISH
from tests.browser.deals import final, free, waiting


@pytest.fixture
def table(desk):
    table = desk.put(waiting(), ["me", "greedy"])
    desk.sit(table.name)
    return table


def test_undo_takes_back_and_the_log_becomes_shorter(desk, table):
    before, prompt = desk.log(), desk.part("prompt").inner_text()
    assert desk.doer("undo").is_disabled()
    desk.take(free(table.match))
    assert len(desk.log()) == len(before) + 1
    assert desk.part("prompt").inner_text() != prompt
    desk.doer("undo").click()
    desk.settle(len(before) + 1)
    assert desk.log() == before
    assert desk.part("prompt").inner_text() == prompt


def test_what_reveals_something_is_asked_once_more(desk, table):
    a, at = final(table.match), table.at
    desk.press(a)
    assert desk.part("preview").inner_text().startswith(desk.expects(0)["offers"][a])
    desk.doer("cancel").click()
    assert desk.part("sure").is_hidden()
    assert table.at == at
    entries = len(desk.log())
    desk.press(a)
    desk.press(a)  # a second click confirms
    desk.settle(entries)
    assert table.match.actions[at] == a


def test_the_question_can_be_switched_off_and_stays_off(desk, table):
    desk.doer("settings").click()
    desk.page.locator('[data-setting="ask-first"][value="no"]').check()
    desk.page.keyboard.press("Escape")
    desk.page.reload()
    desk.settle()
    entries = len(desk.log())
    desk.press(final(table.match))
    desk.settle(entries)
    assert table.match.at > entries


def test_an_action_previews_what_it_would_do(desk, table):
    for a, offer in desk.expects(0)["offers"].items():
        desk.part("offers").locator(f'[data-a="{a}"]').hover()
        assert desk.part("preview").inner_text() == offer


def test_a_card_that_is_not_open_says_why_and_leads_to_the_rule(desk, table):
    closed = desk.page.locator('[data-part="board"] [data-want]')
    wants = {int(it.get_attribute("data-want").split()[0]): it for it in closed.all()}
    a = next(a for a in wants if a >= WISH and a not in table.match.open())
    box = wants[a].bounding_box()
    desk.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
    link = desk.part("lens-reason").locator("a.rule")
    expect(link).to_have_attribute("href", re.compile("/rules/high_desert#H"))
    expect(desk.part("lens-reason")).not_to_contain_text("(HD-")


def test_what_the_others_did_is_told_and_can_be_put_away(desk, table):
    happened = desk.expects(0)["since"]
    assert desk.part("since-lines").locator("li").all_inner_texts() == [line for line, _ in happened]
    assert desk.part("since-lines").locator("li.mine").count() == sum(mine for _, mine in happened)
    desk.doer("dismiss").click()
    assert desk.part("since").is_hidden()


def test_a_reload_in_the_middle_of_a_turn_shows_the_same_and_one_can_go_on(desk, table):
    desk.take(free(table.match))
    before = desk.part("prompt").inner_text(), desk.log(), desk.sums(), desk.spots()
    desk.page.reload()
    desk.settle()
    assert (desk.part("prompt").inner_text(), desk.log(), desk.sums(), desk.spots()) == before
    entries = table.match.at
    desk.take(desk.spots()[0])
    assert table.match.at > entries


def test_a_move_made_without_a_connection_is_kept_and_played_once(desk, table):
    desk.context.set_offline(True)
    desk.part("lost").wait_for()
    at = table.at
    desk.press(free(table.match))
    assert table.at == at
    desk.context.set_offline(False)
    desk.settle(at)
    assert desk.part("lost").is_hidden()
    assert table.at == at + 1
    desk.complaints.clear()  # the attempts that had to fail


def test_a_move_whose_answer_is_lost_is_sent_again_and_not_done_twice(desk):
    table, sent = desk.put(waiting(), ["me", "greedy"]), []
    desk.page.route_web_socket("**/live/*", lambda line: deaf_once(line, sent))
    desk.sit(table.name)
    at, a = table.at, free(table.match)
    desk.press(a)
    desk.settle(at)
    assert [message["plan"] for message in sent] == [[a], [a]]
    assert len({message["id"] for message in sent}) == 1
    assert (table.at, len(desk.log())) == (at + 1, at + 1)
    entries = len(desk.log())
    desk.take(desk.spots()[0])
    assert len(desk.log()) > entries


def deaf_once(line, sent):
    """A line that breaks after the first move has gone out and before its answer comes in."""
    server = line.connect_to_server()

    def out(text):
        if json.loads(text)["type"] == "play":
            sent.append(json.loads(text))
        server.send(text)

    def back(text):
        if len(sent) == 1 and json.loads(text)["type"] == "answer":
            line.close(code=3000, reason="broken")
        elif len(sent) != 1:
            line.send(text)

    line.on_message(out)
    server.on_message(back)


def test_a_line_that_died_without_a_word_is_noticed_and_laid_anew(desk):
    """As after a phone slept, or went from one net to another: nothing closes it, and nothing comes any more."""
    table, dead = desk.put(waiting(), ["me", "greedy"]), []
    desk.page.route_web_socket("**/live/*", lambda line: mortal(line, dead))
    desk.sit(table.name)
    at, a = table.at, free(table.match)
    dead.append("the first")
    desk.press(a)
    desk.settle(at)
    assert (table.at, dead) == (at + 1, ["the first", "the second lives"])


def test_who_looks_again_finds_out_whether_the_line_still_holds(desk):
    table, dead = desk.put(waiting(), ["me", "greedy"]), []
    desk.page.route_web_socket("**/live/*", lambda line: mortal(line, dead))
    desk.sit(table.name)
    dead.append("the first")
    desk.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    while len(dead) < 2:  # no second socket, no end
        desk.page.wait_for_timeout(50)
    at = table.at
    desk.press(free(table.match))
    desk.settle(at)
    assert table.at == at + 1


def mortal(line, dead):
    """A line that hands everything on until the first is said to be dead, then nothing; the next one lives."""
    server, second = line.connect_to_server(), bool(dead)
    if second:
        dead.append("the second lives")
    line.on_message(lambda text: server.send(text) if second or not dead else None)
    server.on_message(lambda text: line.send(text) if second or not dead else None)
