"""At a real table, in a browser: steppers, the sheet that follows, and a reload that changes nothing."""

from playwright.sync_api import expect

from tests.browser.real import DECK


def test_a_tap_counts_and_a_reload_keeps_it(phone):
    phone.go("/companion/high_desert/score?players=2")
    phone.page.get_by_role("button", name="one more: Marid Merchant, Player 1").click()
    phone.page.get_by_role("button", name="one more: Marid Merchant, Player 1").click()
    expect(phone.page.locator("[data-turn='0'] b")).to_have_text("4")
    phone.page.get_by_text("Player 1 wins.").wait_for()
    phone.page.reload()
    phone.page.get_by_text("Player 1 wins.").wait_for()
    phone.page.locator("[data-turn='1']").click()
    phone.page.get_by_role("checkbox", name="Marid Sultan, Player 2").check()
    phone.page.get_by_text("Player 2 wins.").wait_for()


def test_what_cannot_be_is_said_and_the_fields_stay(phone):
    phone.go("/companion/high_desert/score?players=2")
    phone.page.get_by_role("spinbutton", name="Genie Diviner, Player 1").fill("9")
    phone.page.get_by_role("spinbutton", name="Genie Diviner, Player 1").blur()
    phone.page.get_by_role("alert").get_by_text("0 to 5").wait_for()
    assert phone.page.get_by_role("spinbutton", name="Genie Diviner, Player 1").input_value() == "9"
    phone.complaints[:] = [line for line in phone.complaints if "422" not in line]


def test_tom_turns_card_by_card_and_takes_one_back(phone):
    phone.go(DECK)
    phone.page.get_by_role("link", name="Turn the next card").click()
    card = phone.page.locator("#h-card")
    first = card.inner_text()
    phone.page.get_by_role("link", name="Turn the next card").click()
    expect(card).not_to_have_text(first)
    phone.page.get_by_role("link", name="Take the card back").click()
    expect(card).to_have_text(first)
    phone.page.reload()
    expect(card).to_have_text(first)


def test_the_sheet_alone_is_printed(desk):
    desk.go("/companion/high_desert/score?players=2&card1.0=2")
    desk.page.emulate_media(media="print")
    assert desk.page.locator("[data-part=sheet]").is_visible()
    assert not desk.page.locator("[data-part=form]").is_visible()
    assert "4" in desk.page.locator("[data-part=sheet] td").all_inner_texts()
