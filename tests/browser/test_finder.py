"""The move finder: a wish quiets everything that does not lead to it, and stays until the move is made."""

from majlis.core.game import load
from majlis.games.five_tribes.state import Phase
from tests.browser.states import STATES


def glowing(window):
    """The actions on the board that are not quieted."""
    found = window.page.eval_on_selector_all(
        '[data-part="board"] [data-a]:not(.off)', "all => all.map(it => Number(it.dataset.a))"
    )
    return sorted(found)


def wish(window, key):
    """The actions that can lead to a wish, as the game says."""
    match = window.table.match
    view = match.view(match.turn)
    goals = load("five_tribes").goals(view, match.game.open(view), "en")
    return sorted(next(actions for name, _, actions in goals if name == key))


def test_only_what_leads_to_the_wish_glows(desk):
    STATES["five_tribes-find"].reach(desk)
    assert glowing(desk) == wish(desk, "camel") != sorted(desk.spots())
    listed = desk.part("offers").locator("button:visible")
    assert sorted(int(it.get_attribute("data-a")) for it in listed.all()) == wish(desk, "camel")


def test_the_wish_stays_through_the_move(desk):
    STATES["five_tribes-find"].reach(desk)
    before, steps = desk.table.match.state[0]["camels"][0], 0
    while desk.table.match.state[0]["phase"] in (Phase.MOVE, Phase.DROP):  # the last drop may go by itself
        assert glowing(desk) == wish(desk, "camel")
        desk.take(wish(desk, "camel")[0])
        steps += 1
    assert steps > 1
    assert desk.table.match.state[0]["camels"][0] == before - 1
    assert desk.part("find").is_hidden()


def test_a_wish_can_be_given_up(desk):
    STATES["five_tribes-find"].reach(desk)
    desk.part("goal").select_option("")
    assert glowing(desk) == sorted(desk.spots())
