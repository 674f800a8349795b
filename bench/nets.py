"""How quickly a network thinks: `python bench/nets.py GAME [FILE.npz]`, on one core, by the time of the processor.

Positions a second inside compiled code (observation, forward pass, chances of all seats), a decision of the policy
alone, and walks a second of the search in which it judges. Without a file, a network of 512 units and two layers behind
the first, with weights by chance: about half of its units are zero, as in a trained one.
"""

import sys
import time
from pathlib import Path

import numpy as np

from majlis.bots.nets.file import Network, Weights, read
from majlis.bots.nets.inputs import count, places
from majlis.bots.nets.player import Player, asking, mind
from majlis.bots.nets.thinking import GuidedThinker
from majlis.bots.search.tree import SEATS
from majlis.bots.search.ways import Way
from majlis.core.game import Game, load
from majlis.core.match import Match

UNITS, LAYERS, TIMES, WALKS = 512, 2, 2000, 1000


def by_chance(game: Game) -> Network:
    """Weights that leave about half of the units at zero."""
    there, chance = places(game.observation), np.random.default_rng(1)

    def drawn(kind: type, most: int, *shape: int) -> np.ndarray:
        return chance.integers(-most, most + 1, shape).astype(kind)

    units = drawn(np.int16, 60, count(there), UNITS), drawn(np.int16, 300, LAYERS, UNITS, UNITS)
    policy = drawn(np.int16, 300, game.actions, UNITS), drawn(np.int32, 9, game.actions)
    value = drawn(np.int16, 300, SEATS, UNITS), drawn(np.int32, 9, SEATS)
    ends = np.array([4, *[12] * (LAYERS + 2)]), np.zeros(1)
    return Network(
        game,
        "chance",
        Weights._make([there, *units, drawn(np.int32, 9, 1 + LAYERS, UNITS), *policy, *value, *ends]),
        {},
    )


def timed(work, times: int) -> float:
    work()
    start = time.process_time()
    work()
    return times / (time.process_time() - start)


def main(game: Game, net: Network) -> None:
    match = Match.new(game, max(2, game.seats[0]), seed=bytes(32))
    for n in range(30):
        match.play(match.open()[n % len(match.open())])
    view, mine, out = match.view(match.turn), mind(net), np.zeros(SEATS)
    rate = timed(lambda: asking(game).asked_often(mine, view, TIMES, out), TIMES)
    alive = np.mean(mine.units != 0)
    shape = (
        f"{len(net.weights.first)} inputs, {mine.units.size} units x {1 + len(net.weights.layers)}, {alive:.0%} alive"
    )
    print(f"{game.name}, {shape}: {rate:,.0f} positions a second")
    player = Player(net)
    rate = timed(lambda: [player.choose(view, match.turn, 1) for _ in range(TIMES)], TIMES)
    print(f"{game.name}, policy alone: {1e6 / rate:.0f} microseconds a decision")
    thinker = GuidedThinker(net, WALKS, Way(roots=0.0, bold=1.5))
    thinker.brief = False

    def search() -> None:
        thinker.forget()
        thinker.think(view, match.turn, bytes(32), WALKS)

    print(f"{game.name}, search: {timed(search, WALKS):,.0f} walks a second")


if __name__ == "__main__":
    box = load(sys.argv[1])
    main(box, read(Path(sys.argv[2]), box) if len(sys.argv) > 2 else by_chance(box))
