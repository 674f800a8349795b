"""Moments of any game for these tests and pictures: found by playing fixed deals until the question is asked."""

import random

from majlis.bots.bot import bot
from majlis.core.game import load
from majlis.core.match import Header, Match
from majlis.testing.play import seed

NAMES = ("Anna", "Bert", "Samira", "Tom")
DEALS = 80
TITLES = {"high_desert": {}, "five_tribes": {}, "djinn": {"round_limit": "15"}}  # with options that keep them short

MOMENTS = {  # game: phase, players, options by name, decisions that must have been made
    "five_tribes": [
        ("BID", 4, {}, 60),
        ("MOVE", 2, {}, 60),
        ("DROP", 4, {"thieves": True}, 120),
        ("KILL", 2, {}, 60),
        ("BUILD", 2, {}, 40),
        ("MARKET", 3, {}, 60),
        ("TILE", 2, {}, 60),
        ("SACRED", 4, {"thieves": True}, 60),
        ("LOSE", 3, {"thieves": True}, 40),
        ("TARGET", 2, {}, 60),
        ("SALE", 4, {"covered_gold": False}, 150),
    ],
    "djinn": [
        ("DRAFT", 4, {}, 0),
        ("ENTER", 2, {"beginner": True}, 0),
        ("MOVE", 4, {}, 150),
        ("ACT", 3, {}, 200),
        ("SOURCE", 2, {}, 60),
        ("PREY", 2, {}, 150),
        ("HELP", 4, {"longer": True}, 100),
        ("MARKET", 2, {}, 40),
        ("ARCHIVES", 3, {}, 40),
        ("LAY", 2, {}, 20),
        ("MAGE", 2, {}, 10),
        ("EQUIP", 4, {}, 60),
    ],
}

ALONE = {  # the same for one player
    "djinn": [
        ("ENTER", 1, {"deck": "12"}, 0),
        ("MOVE", 1, {}, 100),
        ("ACT", 1, {}, 60),
        ("PREY", 1, {"deck": "15"}, 90),
        ("SOURCE", 1, {"deck": "13"}, 40),
    ],
}


def moment(name: str, phase: str, seats: int, options: dict[str, str | bool], least: int) -> Match:
    """A match in which the first seat is asked this; played by a bot that is sometimes careless."""
    game = load(name)
    player, wanted = bot("greedy", game), game.phases[phase]
    for n in range(1, DEALS):
        match = Match(Header(game, seats, game.pack(**options), NAMES[:seats], seed(n), seed(n + 1)))
        chance = random.Random(n)
        while not match.over:
            if match.turn == 0 and match.state[0]["phase"] == wanted and match.at >= least:
                return match
            careless = chance.random() < 0.3
            view = match.view(match.turn)
            match.play(chance.choice(match.open()) if careless else player.choose(view, match.turn, match.at))
    raise AssertionError(f"in {DEALS} deals of {name} seat 0 never comes to {phase}")
