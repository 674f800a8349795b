"""The page of rules: it opens at a paragraph, can be searched, and its examples are walked step by step."""

import pytest
from playwright.sync_api import expect

SMALLEST = """() => Math.min(...[...document.querySelectorAll("svg text")]
  .filter((it) => it.getBoundingClientRect().width)
  .map((it) => parseFloat(getComputedStyle(it).fontSize) * it.getScreenCTM().a))"""


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_link_opens_the_rules_at_its_paragraph(opens, size):
    window = opens(size)
    window.go("/rules/high_desert#HD-9")
    expect(window.page.locator("[id='HD-9']")).to_be_in_viewport()
    contents = window.page.locator(".contents ol")
    expect(contents).to_be_visible() if size == "desk" else expect(contents).to_be_hidden()


def test_a_search_leaves_what_matches_and_marks_it(desk):
    desk.go("/rules/high_desert")
    desk.page.fill("#find", "sultan")
    expect(desk.page.locator("#H18")).to_be_visible()
    expect(desk.page.locator("#H7")).to_be_hidden()
    assert {mark.lower() for mark in desk.page.locator("mark").all_inner_texts()} == {"sultan"}
    desk.page.fill("#find", "dragon")
    expect(desk.page.locator("#found")).to_have_text("Nothing found")
    desk.page.fill("#find", "")
    expect(desk.page.locator("#H7")).to_be_visible()
    assert desk.page.locator("mark").count() == 0


def test_an_example_is_walked_step_by_step(desk):
    desk.go("/rules/five_tribes")
    steps = desk.page.locator(".steps")
    expect(steps.locator("figure:visible")).to_contain_text("You pick up")
    steps.get_by_role("button", name="Next").click()
    expect(steps.locator("figure:visible")).to_contain_text("you drop the merchant")
    expect(steps.locator(".walk")).to_contain_text("Step 2 of 5")
    steps.get_by_role("button", name="Back").click()
    expect(steps.get_by_role("button", name="Back")).to_be_disabled()


@pytest.mark.parametrize("game", ["five_tribes", "high_desert"])
def test_on_a_phone_nothing_is_cut_off_and_no_print_in_a_figure_is_too_small(opens, game):
    for lang in ("en", "de"):
        window = opens("phone", lang=lang)
        window.go(f"/rules/{game}")
        assert window.page.evaluate("document.documentElement.scrollWidth") == 390
        assert window.page.evaluate(SMALLEST) >= 11
