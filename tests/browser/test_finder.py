"""The move finder: a wish quiets every tile from which no move leads to it."""

from majlis.core.game import load
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


def test_once_the_meeples_are_picked_up_the_map_shows_every_end(desk):
    STATES["five_tribes-find"].reach(desk)
    desk.take(wish(desk, "camel")[0])
    assert desk.part("find").is_hidden()
    assert desk.page.locator('[data-part="board"] .gain').count()


def test_a_wish_can_be_given_up(desk):
    STATES["five_tribes-find"].reach(desk)
    desk.part("goal").select_option("")
    assert glowing(desk) == sorted(desk.spots())
