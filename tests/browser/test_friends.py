"""Friends with devices of their own: from the start page by a link to one table, and what they can do there."""

import pytest

from tests.browser import gatherings


def cut_all_lines(house):
    """What a lost network does to everybody's sockets."""
    for line in list(house.server.server_state.connections):
        house.loop.call_soon_threadsafe(line.transport.abort)


@pytest.fixture
def sat_down(opens, house):
    """Anna at a desk has opened a table with friends, Bert has scanned her code, a bot has the third seat."""
    anna, bert = opens("desk"), opens("phone")
    anna.go("/")
    anna.page.locator("[data-game=high_desert] button.friends").click()
    anna.page.wait_for_selector(".qr svg")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("button", name="Save").click()
    anna.page.locator(".chair", has_text="Anna").wait_for()  # the room is drawn anew with every change
    anna.page.get_by_role("button", name="One seat more").click()
    anna.page.locator(".chair").nth(2).wait_for()
    link = anna.part("link").inner_text()
    bert.page.goto(link)
    bert.page.get_by_label("Your name").fill("Bert")
    assert "Anna invites you" in bert.page.locator("h1").inner_text()
    assert "#" not in bert.page.url  # the secret is out of the address
    bert.page.get_by_role("button", name="Sit down").click()
    bert.page.wait_for_url("**/table/*")
    anna.page.locator(".chair", has_text="Bert").wait_for()
    with anna.page.expect_response("**/seat"):
        anna.page.locator(".chair").nth(2).locator("select").select_option("random")
    anna.page.get_by_role("button", name="Deal", exact=True).click()
    for window in (anna, bert):
        window.page.wait_for_selector('[data-part="board"] svg')
    return anna, bert


def test_the_title_says_whose_turn_it_is_and_the_page_who_is_here(sat_down):
    table = sat_down[0].table
    while table.match.turn == 2:
        sat_down[0].page.wait_for_timeout(10)
    mover, other = sat_down[table.match.turn], sat_down[1 - table.match.turn]
    mover.page.wait_for_function("() => document.title.startsWith('● Your turn')")
    assert not other.page.title().startswith("●")
    mover.page.wait_for_selector(".people-tool:not(.away)")
    other.page.goto("about:blank")
    mover.page.wait_for_selector(".people-tool.away")


def test_a_bot_takes_over_and_gives_back(sat_down):
    anna, bert = sat_down
    bert.doer("people").click()
    bert.page.get_by_role("button", name="A bot plays for me").click()
    bert.part("stood-in").wait_for()
    anna.doer("people").click()
    anna.page.locator(".person", has_text="Bert").filter(has_text="a bot plays").wait_for()
    bert.page.get_by_role("button", name="I am back").click()
    bert.part("stood-in").wait_for(state="hidden")
    assert anna.table.players == ["me", "me", "random"]


def test_the_code_moves_on_to_the_next_free_seat(opens, house):
    anna, bert = opens("desk"), opens("phone")
    gatherings.room(anna)
    assert "Seat 4" in anna.part("invite-to").inner_text()
    anna.page.get_by_label("Who shall sit there: Seat 3").select_option("open")
    anna.page.locator('[data-seat="2"] [data-invite]').click()
    anna.page.wait_for_function("() => document.querySelector('[data-part=invite-to]').textContent.includes('Seat 3')")
    bert.page.goto(anna.part("link").inner_text())
    bert.page.get_by_role("button", name="Sit down").click()
    anna.page.wait_for_function("() => document.querySelector('[data-part=invite-to]').textContent.includes('Seat 4')")
    before = anna.part("link").inner_text()
    anna.page.get_by_role("button", name="New link").click()
    anna.page.wait_for_function("(old) => document.querySelector('[data-part=link]').textContent !== old", arg=before)


def test_an_invitation_survives_a_reload_and_tells_who_sits_there_already(opens):
    bert = opens("phone")
    gatherings.invitation(bert)
    bert.page.reload()
    bert.page.get_by_role("button", name="Sit down").click()
    bert.page.wait_for_url("**/table/*")


def test_a_line_that_is_lost_over_an_invitation_takes_nothing_away(opens):
    """The form stays with the name that was typed in, and sits down when the line is back."""
    bert = opens("phone")
    gatherings.invitation(bert)
    bert.page.get_by_label("Your name").fill("Bert")
    bert.page.route("**/join*", lambda it: it.abort("internetdisconnected"))
    bert.page.route("**/join/look", lambda it: it.abort("internetdisconnected"))
    bert.page.get_by_role("button", name="Sit down").click()
    bert.page.get_by_text("The connection is lost").wait_for()
    bert.page.unroute_all()
    bert.page.get_by_text("A game of Djinns of the High Desert").wait_for()
    assert bert.page.get_by_label("Your name").input_value() == "Bert"
    bert.page.get_by_role("button", name="Sit down").click()
    bert.page.wait_for_url("**/table/*")
    bert.complaints.clear()


def test_a_link_that_is_not_good_is_not_called_an_invitation(opens):
    bert = opens("phone")
    gatherings.bad_invitation(bert)
    assert bert.page.locator("h1").inner_text() == "This link does not work"


def test_a_friend_becomes_a_co_host_by_a_link_and_a_third_watches(opens):
    """From the waiting room, and again at the table."""
    anna, bert, carl = opens("desk"), opens("phone"), opens("phone")
    gatherings.room(anna)
    old = anna.part("link").inner_text()
    anna.page.get_by_role("button", name="A link for a co-host").click()
    anna.page.wait_for_function("(old) => document.querySelector('[data-part=link]').textContent !== old", arg=old)
    assert anna.part("renew").is_hidden()
    bert.page.goto(anna.part("link").inner_text())
    bert.page.get_by_role("button", name="Be a co-host").click()
    bert.page.wait_for_url("**/table/*")
    bert.page.get_by_role("button", name="Bots on the free seats").click()
    bert.page.get_by_role("button", name="Deal", exact=True).click()
    bert.page.wait_for_selector('[data-part="board"] svg')
    bert.doer("people").click()
    bert.page.get_by_role("button", name="A link for watching").click()
    bert.part("watch").get_by_role("button", name="Copy the link").wait_for()
    carl.page.goto(bert.part("watch-link").inner_text())
    carl.page.get_by_role("button", name="Watch").click()
    carl.page.wait_for_selector('[data-part="board"] svg')
    carl.doer("actions").click()
    carl.part("offers").get_by_text("You are watching").wait_for()
    assert carl.part("command").is_hidden()


def test_a_code_is_copied_with_one_tap(opens):
    anna = opens("phone")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    gatherings.me(anna)
    anna.page.get_by_role("button", name="Copy", exact=True).click()
    anna.page.get_by_text("Copied.").wait_for()
    assert anna.page.evaluate("navigator.clipboard.readText()") == anna.page.locator(".big-code").inner_text()


def test_what_is_said_comes_to_everybody_and_is_never_markup(sat_down):
    """Shown over the table, counted until somebody looks, answered, hidden by who does not want it."""
    anna, bert = sat_down
    anna.doer("people").click()
    anna.part("chat-form").locator("input").fill("<img src=x onerror=alert(1)> Good luck!")
    anna.page.get_by_role("button", name="Send").click()
    bert.page.wait_for_selector('[data-unread="1"]')
    assert "<img src=x" in bert.part("chat-news").text_content()
    bert.doer("people").click()
    assert bert.doer("people").get_attribute("data-unread") is None
    bert.part("chat-form").locator("input").fill("Thank you")
    bert.page.get_by_role("button", name="Send").click()
    anna.part("chat-lines").get_by_text("Thank you").wait_for()
    assert bert.page.locator(".chat img").count() == 0
    assert not bert.part("chat-host").is_visible() and anna.part("chat-host").is_visible()
    anna.part("chat-lines").get_by_role("button").last.click()
    bert.part("chat-lines").get_by_text("taken away").wait_for()
    bert.part("chat-shown").uncheck()
    assert not bert.part("chat-lines").is_visible() and not bert.part("chat-form").is_visible()
    bert.page.get_by_role("button", name="Close").locator("visible=true").click()
    anna.part("chat-who").select_option("nobody")
    anna.part("chat-note").get_by_text("switched off").wait_for()
    assert not anna.part("chat-form").is_visible()
