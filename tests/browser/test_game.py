"""Whole games: clicked at a desk, tapped on a phone; without --long their beginning and their end."""

import random

import pytest

from majlis.games.high_desert.actions import WISH
from tests.browser.deals import NAMES, deal, play


def choose(window, chance):
    """A card if there is one: wishes make a game long."""
    spots = window.spots()
    return chance.choice([a for a in spots if a < WISH] or spots)


def play_on(window, seed, most=10_000):
    chance = random.Random(seed)
    while most and window.part("result").is_hidden():
        follows(window)
        window.take(choose(window, chance))
        most -= 1


def near_the_end(match, left):
    """The same game when the first seat has so many decisions left."""
    whole = play(match.copy())
    mine = [at for at in range(match.at, whole.at) if whole.mover(at) == 0]
    return whole.until(mine[-left:][0])


def follows(window):
    """Prompt, log, points and list of actions are those of the present moment."""
    seen = window.expects(0)
    assert window.part("prompt").inner_text() == seen["prompt"]
    assert len(window.log()) == seen["moves"]
    assert window.sums() == [[label, *(str(n).replace("-", "−") for n in row)] for label, row in seen["tally"]]
    assert sorted(window.spots()) == sorted((seen["basket"] or {}).get("most", seen["offers"])) == listed(window)


def listed(window):
    """The open actions in the list: each on a button, or several on that of the thing that they touch."""
    buttons = '[data-part="offers"] button:is([data-a], [data-choices])'
    meant = "all => all.flatMap(it => (it.dataset.a ?? it.dataset.choices).split(' ').map(Number))"
    return sorted(window.page.eval_on_selector_all(buttons, meant))


@pytest.mark.parametrize(("size", "bot"), [("desk", "greedy"), ("phone", "random")])
def test_a_whole_game_is_clicked_from_the_start_page_to_the_result(opens, size, bot, sample):
    window, most = opens(size), sample(8, 10_000)
    window.go("/")
    game = window.page.locator("[data-game=high_desert]")
    game.locator("summary").click()
    game.locator("[name=seat1]").select_option(bot)
    game.locator("button[type=submit]").first.click()
    window.settle()
    play_on(window, 3, most)
    if window.part("result").is_hidden():
        window.sit(window.put(near_the_end(window.table.match, most), ["me", bot]).name)
        play_on(window, 3)
    shows_the_result(window)


def shows_the_result(window):
    match, card = window.table.match, window.part("result")
    winners = [i for i, share in enumerate(match.result()) if share > 0]
    assert match.over
    assert card.locator(".medals .won").count() == len(winners)
    assert [int(n.replace("−", "-")) for n in card.locator(".medals b").all_inner_texts()] == match.points()
    assert card.locator("tbody tr").count() == len(window.expects(0)["tally"])
    card.locator("summary").click()
    card.locator("[data-do=check]").click()
    card.locator(".fits").wait_for()


def test_the_result_leads_to_another_game_with_the_same_people(desk):
    finished(desk)
    old = desk.table.name
    desk.part("result").locator("form button").click()
    desk.page.wait_for_url(lambda url: not url.endswith(old))
    desk.settle()
    assert not desk.table.match.over
    assert desk.table.match.called() == NAMES[:2]


def test_the_match_file_is_given_out_at_the_end(desk):
    finished(desk)
    with desk.page.expect_download() as waits:
        desk.part("result").get_by_text("Match file").click()
    assert desk.table.match.header.seed.hex() in waits.value.path().read_text(encoding="utf-8")


def finished(window):
    window.sit(window.put(play(deal()), ["me", "greedy"]).name)
