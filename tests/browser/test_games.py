"""Every other game is clicked through as well, at a desk and on a phone: whatever it asks can be answered.

Of each game the beginning and the end are clicked, with --long all of it.
"""

import pytest

from majlis.bots.bot import bot
from majlis.core.game import load
from tests.browser.moments import MOMENTS
from tests.browser.test_game import follows, near_the_end, shows_the_result

SHORTER = {"djinn": "[name=option-round_limit][value='15']"}  # options that keep a game short


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("name", MOMENTS)
def test_a_whole_game_is_clicked(opens, name, size, sample):
    window, other, most = opens(size), "random" if size == "phone" else "greedy", sample(5, 10_000)
    window.go("/")
    game = window.page.locator(f"[data-game={name}]")
    game.locator("summary").click()
    game.locator("[name=seat1]").select_option(other)
    if name in SHORTER:
        game.locator(SHORTER[name]).check(force=True)
    game.locator("button[type=submit]").first.click()
    window.settle()
    player = bot("greedy", load(name))
    click(window, player, most)
    if window.part("result").is_hidden():
        window.sit(window.put(near_the_end(window.table.match, most), ["me", other]).name)
        click(window, player)
    shows_the_result(window)


def click(window, player, most=10_000):
    """Choose as a bot would, so that the game does not drag on."""
    while most and window.part("result").is_hidden():
        follows(window)
        match = window.table.match
        window.take(player.choose(match.view(match.turn), match.turn, match.at))
        most -= 1
