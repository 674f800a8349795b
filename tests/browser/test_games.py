"""Every other game is clicked through as well, at a desk and on a phone: whatever it asks can be answered."""

import pytest

from majlis.bots.bot import bot
from majlis.core.game import load
from tests.browser.moments import MOMENTS
from tests.browser.test_game import follows, shows_the_result

SHORTER = {"djinn": "[name=option-round_limit][value='15']"}  # options that keep a game short


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("name", MOMENTS)
def test_a_whole_game_is_clicked(opens, name, size):
    window = opens(size)
    window.go("/")
    game = window.page.locator(f"[data-game={name}]")
    game.locator("summary").click()
    game.locator("[name=seat1]").select_option("random" if size == "phone" else "greedy")
    if name in SHORTER:
        game.locator(SHORTER[name]).check(force=True)
    game.locator("button[type=submit]").first.click()
    window.settle()
    play_to_the_end(window, bot("greedy", load(name)))
    shows_the_result(window)


def play_to_the_end(window, player):
    """Choose as a bot would, so that the game does not drag on."""
    while window.part("result").is_hidden():
        follows(window)
        match = window.table.match
        window.take(player.choose(match.view(match.turn), match.turn, match.at))
