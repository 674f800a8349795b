"""Walk once through every door that the tests need: `python -m tests.doors GAME`.

Reading the rules takes the compiler longer than making machine code of them: whoever asks for one door more pays for
all the rules again, in every process of the tests. Here all doors of a game are made by one.
"""

import sys

import numpy as np

from majlis.bots.bot import bot
from majlis.bots.nets.file import Network
from majlis.bots.nets.player import Player as NetPlayer
from majlis.bots.nets.thinking import GuidedThinker
from majlis.bots.search.thinker import Thinker
from majlis.bots.search.ways import Way
from majlis.bots.study.player import Player as StudyPlayer
from majlis.bots.tune.moments import Players, must_have_features, played
from majlis.core.game import Game, key, load
from majlis.core.many import Batch
from majlis.core.match import Match
from majlis.tui.bar import warm
from tests.bots.tiny import about, weights

SEED = bytes(32)
THREE = {"high_desert": {3}}  # of whom docs/research.md tells


def open_all(game: Game) -> None:
    warm(game)
    states, mask = game.start(SEED, game.seats[-1]), np.zeros(game.actions, np.bool_)
    for walk in (tell_and_count, search, ask_yardsticks, ask_networks, play_studies):
        walk(game, states.copy(), mask)
    usual = {max(2, game.seats[0]), game.seats[-1]}
    for seats in usual | THREE.get(game.name, set()):  # who sits there is part of what is compiled
        gather(game, seats)
    if game.features:
        played(game, game.seats[-1], 1, 1, Players(np.zeros((2, must_have_features(game)))))


def tell_and_count(game, states, mask) -> None:
    doors, masks = game.doors, np.zeros((2, game.actions), np.bool_)
    doors.ledger(states, 0, np.zeros(game.cells, np.int64))
    doors.count(states, 0, np.zeros(len(game.pieces), np.int64))
    doors.perft(np.repeat(states, 2), masks, 1)
    doors.step_and_mask(states, 0, int(np.flatnonzero(game.open(states))[0]), mask)
    doors.resume(states, 0, key(SEED), 1)


def search(game, states, mask) -> None:
    """As briefly as it goes, where it is looked whether the choice is certain."""
    seat = int(states[0]["turn"])
    Thinker(game, 4, Way(), brief=True).think(game.view(states, seat), seat, SEED, 4)


def ask_yardsticks(game, states, mask) -> None:
    """Over some decisions: what they reckon with begins after a bid."""
    match = Match.new(game, game.seats[-1], seed=SEED)
    for name in [*game.yardsticks] * 6:
        match.play(bot(name, game).choose(match.view(match.turn), match.turn, 1))


def ask_networks(game, states, mask) -> None:
    seat, net = int(states[0]["turn"]), Network(game, "tiny", weights(game), about(game))
    view, player, thinker = game.view(states, seat), NetPlayer(net), GuidedThinker(net, 4, Way(roots=0.0))
    player.choose(view, seat, 1)
    player.rules.asked_often(player.mind, view, 1, np.zeros(game.seats[-1]))
    thinker.think(view, seat, SEED, 4)
    thinker.rules.follow(thinker.trees[0], thinker.best, 0, 0)


def play_studies(game, states, mask) -> None:
    for name in ("greedy", "search:2"):
        StudyPlayer(game, game.seats[-1], name).play(states.copy(), 0, key(SEED))


def gather(game: Game, seats: int) -> None:
    batch = Batch(game, 1, seats=seats)
    batch.observe()
    batch.prior()
    batch.standings()
    batch.step(np.array([np.flatnonzero(batch.masks[0])[0]]))
    batch.random(1)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        open_all(load(name))
