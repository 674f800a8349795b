"""Looking back at a match."""

import re

import pytest
from playwright.sync_api import expect

from majlis.core.frame import told
from majlis.web.words import WORDS
from tests.browser.deals import deal, play, waiting

PACE = 1200  # milliseconds of a moment at the usual speed, as in replay.js
HOUR = 3600  # seconds; later than any page takes to load
KEYS = {"ArrowRight": 1, "ArrowLeft": -1, "End": 1000, "Home": -1000}


@pytest.fixture
def looks_back(desk):
    """A finished match, at its beginning; the clock stands still."""
    desk.page.clock.install(time=0)
    match = play(deal(3))
    desk.go(f"/table/{desk.put(match, ['me', 'greedy']).name}/replay")
    desk.page.clock.pause_at(HOUR)  # or a slow machine would play on by itself between two looks
    shows(desk, match, 0)
    return match


def shows(window, match, at, seat=0):
    """Wait until that moment is there: its place and its words."""
    window.page.wait_for_url(f"**/replay#{at}")
    expect(window.part("where")).to_have_text(f"Move {at} of {match.at}", use_inner_text=True)
    expect(window.part("position")).to_have_value(str(at))
    lines = told(match, seat, at - 1) if at else [WORDS["en"]["beginning"]]
    expect(window.part("told")).to_have_text(" ".join(lines), use_inner_text=True)


def test_the_slider_goes_to_any_move(desk, looks_back):
    for at in (7, looks_back.at, 3):
        desk.part("position").fill(str(at))
        shows(desk, looks_back, at)


def test_keys_step_through_the_match(desk, looks_back):
    at = 0
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "End", "ArrowRight", "Home"):
        desk.page.keyboard.press(key)
        at = max(0, min(looks_back.at, at + KEYS[key]))
        shows(desk, looks_back, at)


def test_keys_go_on_working_after_a_click_on_a_button(desk, looks_back):
    desk.doer("next").click()
    shows(desk, looks_back, 1)
    desk.page.keyboard.press("ArrowRight")
    shows(desk, looks_back, 2)
    desk.page.keyboard.press("Home")
    shows(desk, looks_back, 0)


def test_it_plays_on_by_itself_until_it_is_stopped(desk, looks_back):
    desk.page.keyboard.press("Space")
    for at in (1, 2):
        desk.page.clock.run_for(PACE)
        shows(desk, looks_back, at)
    desk.doer("run").click()
    desk.page.clock.run_for(5 * PACE)
    shows(desk, looks_back, 2)


def test_it_plays_on_at_another_speed(desk, looks_back):
    desk.part("speed").select_option("4×")
    desk.doer("run").click()
    for at in (1, 2, 3, 4):
        desk.page.clock.run_for(PACE / 4)
        shows(desk, looks_back, at)


def test_a_line_of_the_log_leads_to_its_moment(desk, looks_back):
    desk.page.locator(".entry[data-at='9']").click()
    shows(desk, looks_back, 9)
    assert desk.page.locator(".entry[aria-current]").inner_text().split("\n") == told(looks_back, 0, 8)


def test_buttons_do_what_the_keys_do(desk, looks_back):
    for name, at in (("next", 1), ("last", looks_back.at), ("previous", looks_back.at - 1), ("first", 0)):
        desk.doer(name).click()
        shows(desk, looks_back, at)


def test_afterwards_one_may_look_through_any_eyes(desk, looks_back):
    faces = re.compile(r'id="hand-(\d)-\d+-')
    for name, seats in (("Anna", {"0"}), ("Bert", {"1"}), ("an onlooker", set())):
        desk.part("eyes").select_option(name)
        desk.page.wait_for_function(
            "(seats) => [0, 1].every(i => Boolean(document.querySelector(`[id^='hand-${i}-']:not([id*=back])`)) === "
            "seats.includes(String(i)))",
            arg=list(seats),
        )
        assert set(faces.findall(desk.part("board").inner_html())) == seats


def test_a_running_match_is_looked_back_at_through_the_own_eyes_only(desk):
    desk.go(f"/table/{desk.put(waiting(), ['me', 'greedy']).name}/replay")
    assert desk.part("eyes").locator("option").all_inner_texts() == ["Anna", "an onlooker"]
    desk.go(f"/table/{desk.put(waiting(), ['me', 'guest']).name}/replay")
    assert desk.part("eyes").count() == 0
