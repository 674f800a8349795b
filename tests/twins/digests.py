"""Print a digest of everything that a game's rules compute, so that two ways of running them can be compared."""

import hashlib
import sys
from random import Random

import numpy as np

from majlis.bots.nets.file import Network
from majlis.bots.nets.player import Player
from majlis.bots.nets.thinking import GuidedThinker
from majlis.bots.search.thinker import Thinker
from majlis.bots.search.ways import Way
from majlis.core.game import key, load
from majlis.testing.play import random_match, seed, viewers
from majlis.testing.walks import any_options
from tests.bots.tiny import weights


def digest(name: str, matches: int, every: int) -> str:
    """Every state of some random matches, views, guesses, observations and hints every so many moves on the way,
    searches, playouts."""
    game, total = load(name), hashlib.sha256()
    for n in range(matches):
        seats = game.seats[n % len(game.seats)]
        match = random_match(game, seats, n, options=any_options(game, seats, Random(n)))
        for at in range(match.at + 1):
            total.update(match.state_at(at).tobytes())
        for at in range(0, match.at, every):
            for seat in viewers(match):
                total.update(thoughts(game, match, seat, at))
        for at in range(0, match.at, 5 * every):
            total.update(said(game, match, at))
        for at in range(0, match.at, 15 * every):
            total.update(searched(game, match, at, ends=0.0))
            total.update(guided(game, match, at))
        total.update(searched(game, match, match.at - 5, ends=0.5))  # near the end, where playing on to it is short
        total.update(repr((match.points(), match.result().tolist())).encode())
    states = game.new(4)
    for i in range(4):
        states[i] = game.start(seed(100 + i), game.seats[i % len(game.seats)])[0]
    game.doors.playouts(states, 0, 4, np.zeros(game.actions, np.bool_), game.longest)
    total.update(states.tobytes())
    return total.hexdigest()


def thoughts(game, match, seat, at) -> bytes:
    view = match.view(seat, at)
    guess, seen = view.copy(), np.zeros((1, game.observation.size), np.int8)
    game.doors.guess(guess, 0, key(seed(at)), seat)
    if seat < 0:
        return view.tobytes() + guess.tobytes()
    mask, weights = np.zeros(game.actions, np.bool_), np.zeros(game.actions)
    game.doors.legal(guess, 0, mask)
    game.doors.prior(guess, 0, mask, weights)
    game.doors.look(view, view.copy(), seen, (0, 1, 0, seat, game.observation.fields))
    chances = np.zeros(match.header.seats)
    game.doors.values(view, 0, chances)
    return b"".join(x.tobytes() for x in (view, guess, mask, weights, seen, chances))


def said(game, match, at) -> bytes:
    """What the rules say of a decision: reasons, figures, the sheet, the ledger, and what was done."""
    state, found = match.state_at(at).copy(), []
    ledger = np.zeros(game.cells, np.int64)
    game.doors.ledger(state, 0, ledger)
    for a in range(game.actions):
        found += [int(game.doors.reason(state, 0, a)), game.figure(state, a) if game.numbers else None]
    found += [game.score(state, seat) for seat in range(match.header.seats)]
    return ledger.tobytes() + repr(found).encode() + game.act(state, 0, match.actions[at]).tobytes()


def guided(game, match, at) -> bytes:
    """What a network thinks alone, and a short search in which it judges; with the hints' opinion and without."""
    view, seat, found = match.view(match.mover(at), at), match.mover(at), []
    for trust in (0.0, 1.0):
        net = Network(game, "tiny", weights(game, trust), {})
        player = Player(net)
        player.choose(view, seat, 1)
        thinker = GuidedThinker(net, 6, Way(roots=0.0))
        thinker.think(view, seat, seed(at), 6)
        tree = thinker.trees[0]
        found += [player.mind.units, player.scores, tree.nodes[:6], tree.edges[: tree.used["edges"][0]]]
    return b"".join(x.tobytes() for x in found)


def searched(game, match, at, ends) -> bytes:
    """A short search, with every part of it at work."""
    thinker = Thinker(game, 12, Way(turns=1.0, ends=ends, split=1.0), brief=True)
    thinker.think(match.view(match.mover(at), at), match.mover(at), seed(at), 12)
    tree = thinker.trees[0]
    return b"".join(x.tobytes() for x in (tree.nodes[: tree.used["nodes"][0]], tree.edges[: tree.used["edges"][0]]))


if __name__ == "__main__":
    print(digest(sys.argv[1], *map(int, sys.argv[2:])))
