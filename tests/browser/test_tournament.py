"""The page of a tournament stays as things stand, wherever it was opened."""

import re

from tests.browser.cups import cup_waits, house
from tests.browser.window import PATIENCE


def test_a_page_with_a_fresh_invitation_learns_who_enters(opens):
    window = opens("phone")
    cup_waits(window)  # the page now lies where the invitation was asked for, and nothing can be fetched from there
    name = re.search(r"/tournament/([^/]+)/invite", window.page.url)[1]
    before = window.page.locator(".entrants li").count()
    window.house.do(house(window).enter(name, "me", window.house.person("z" * 32), "Zahra", "en"))
    window.page.get_by_text("Zahra").wait_for(timeout=PATIENCE)
    assert window.page.locator(".entrants li").count() == before + 1
    assert window.page.locator(".qr svg").count() == 1


def test_the_address_of_a_deed_shows_a_page_that_leads_back(opens):
    window = opens("desk")
    answer = window.page.goto(f"{window.address}/tournament/nowhere/invite")
    assert answer.status == 405
    window.page.get_by_role("heading", name="Nothing here").wait_for()
    window.complaints.clear()
