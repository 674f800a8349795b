"""A whole game of friends, each with a browser of their own, and a bot: from the start page to another game.

Anna has a desk; Bert a phone that is put away in the middle while all lines are cut; Carl closes his browser and comes
back on another device by his code. With --long that is played in every game, else in the shortest.
"""

import pytest

from majlis.bots.bot import bot
from majlis.core.game import load
from tests.browser.moments import MOMENTS
from tests.browser.test_friends import cut_all_lines
from tests.browser.test_games import SHORTER

TITLES = ["high_desert", *(pytest.param(name, marks=pytest.mark.long) for name in MOMENTS)]
PEOPLE, SEATS, BOT = ("Anna", "Bert", "Carl"), 4, 3


def shows_now(window):
    """Has this page come to the present moment, and can everything be chosen there that is open?"""
    return len(window.log()) == window.table.match.at and set(window.spots()) == window.offered()


def act(window, player):
    """One decision of whoever is asked, clicked or tapped; chosen as a bot would, so that the game has an end."""
    table = window.table
    at, match = table.at, table.match
    while not shows_now(window):
        window.page.wait_for_timeout(10)
    plan = window.basket(player.choose(match.view(match.turn), match.turn, match.at))
    asks = match.reveals(*sorted(plan))
    for one in plan:
        window.press(one)
    if asks:
        window.doer("confirm").click()
    while table.at == at:
        window.page.wait_for_timeout(10)


@pytest.fixture
def sit_down(opens):
    def sit_down(name):
        """Anna opens the table, the others come by her link one after the other, a bot has the last seat."""
        anna, bert, carl = opens("desk"), opens("phone"), opens("desk")
        anna.go("/")
        game = anna.page.locator(f"[data-game={name}]")
        if name in SHORTER:
            game.locator("summary").click()
            game.locator(SHORTER[name]).check(force=True)
        game.locator("button.friends").click()
        anna.page.wait_for_selector(".qr svg")
        anna.page.get_by_label("Your name").fill("Anna")
        anna.page.get_by_role("button", name="Save").click()
        anna.page.locator(".chair", has_text="Anna").wait_for()
        for n in range(anna.page.locator(".chair").count(), SEATS):
            anna.page.get_by_role("button", name="One seat more").click()
            anna.page.locator(".chair").nth(n).wait_for()
        for seat, (window, called) in enumerate(((bert, "Bert"), (carl, "Carl")), 1):
            comes(anna, window, called, seat)
        with anna.page.expect_response("**/seat"):
            anna.page.locator(".chair").nth(SEATS - 1).locator("select").select_option("random")
        anna.page.get_by_role("button", name="Deal", exact=True).click()
        for window in (anna, bert, carl):
            window.page.wait_for_selector('[data-part="board"] svg')
        return [anna, bert, carl]

    return sit_down


def comes(anna, window, called, seat):
    """A friend scans the code of the next free seat."""
    wanted = f"() => document.querySelector('[data-part=invite-to]').textContent.includes('Seat {seat + 1}')"
    anna.page.wait_for_function(wanted)
    window.page.goto(anna.part("link").inner_text())
    window.page.get_by_label("Your name").fill(called)
    window.page.get_by_role("button", name="Sit down").click()
    window.page.wait_for_url("**/table/*")
    anna.page.locator(".chair", has_text=called).wait_for()


def loses_its_line(window):
    """All lines are cut; the others are back by themselves, and the phone is put away."""
    cut_all_lines(window.house)
    window.page.goto("about:blank")


def finds_it_again(window, table):
    """It comes back to whatever has happened meanwhile."""
    window.go(f"/table/{table}")
    window.page.wait_for_selector('[data-part="board"] svg')


def moves_on(window, opens, table):
    """By a code from one device to another; the first is closed."""
    window.go("/me")
    window.page.get_by_role("button", name="Make a new code").click()
    code = window.page.locator(".big-code").inner_text()
    window.close()
    other = opens("small")
    other.go("/me")
    other.page.locator("form[action='/me/move'] input").fill(code)
    other.page.get_by_role("button", name="Use it here").click()
    other.page.wait_for_load_state()
    other.go("/")
    other.page.locator(f"a[href='/table/{table}']").click()
    other.page.wait_for_selector('[data-part="board"] svg')
    return other


@pytest.mark.parametrize("name", TITLES)
def test_friends_with_devices_of_their_own_play_a_whole_game(sit_down, opens, name):
    windows, player = sit_down(name), bot("greedy", load(name))
    done, lost, gone = 0, False, False
    table = windows[0].table
    assert table.players == ["me", "me", "me", "random"] and table.match.header.names[:3] == PEOPLE
    while not table.match.over:
        turn = table.match.turn
        if turn == BOT:
            windows[0].page.wait_for_timeout(10)
            continue
        if lost and turn == 1:
            finds_it_again(windows[1], table.name)
            lost = False
        act(windows[turn], player)
        done += 1
        if done >= 4 and turn == 1 and not gone:  # while the others play
            loses_its_line(windows[1])
            lost = gone = True
        if done == 8:
            windows[2] = moves_on(windows[2], opens, table.name)
    for window in windows:
        window.complaints[:] = [it for it in window.complaints if "WebSocket" not in it]  # cut on purpose
    assert done > 8 and gone and not lost
    for window in windows:
        window.part("result").wait_for()
        shown = window.part("result").locator(".medals b").all_inner_texts()
        assert [int(n.replace("−", "-")) for n in shown] == table.match.points()
    plays_again(windows, table.name)


def plays_again(windows, old):
    """One asks for another game, the others come along; everybody sits one seat on."""
    windows[1].page.get_by_role("button", name="Play again").click()
    windows[1].page.wait_for_url(lambda url: old not in url)
    for window in (windows[0], windows[2]):
        window.page.get_by_role("link", name="Come along").click()
        window.page.wait_for_url(lambda url: old not in url)
    assert len({window.table.name for window in windows}) == 1
    assert windows[0].table.match.header.names == ("Bert", "Carl", "@random", "Anna")
