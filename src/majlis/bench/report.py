"""One run over all games and peers: rounds take turns, so that a busy machine slows all alike."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import numpy as np

from majlis.bench import measure
from majlis.bench.peers import HOW, RATES, ready
from majlis.core.game import Game

Report = dict[str, dict[str, dict[str, Any]]]


def run(games: list[Game], say: Callable[[str], None]) -> Report:
    """Measure the games and the peers."""
    speeds = {game.name: measure.Speed(state_bytes=game.state.itemsize) for game in games}
    peers = race(games, speeds, say)
    for game in games:
        say(f"{game.title}: single rules")
        measure.single_rules(game, speeds[game.name])
        say(f"{game.title}: search")
        measure.searches(game, speeds[game.name])
        measure.yardsticks(game, speeds[game.name])
        say(f"{game.title}: pictures")
        measure.pictures(game, speeds[game.name])
        say(f"{game.title}: first and second start")
        measure.starts(game, speeds[game.name])
    rates = {engine: {RATES[engine]: rate} for engine, rate in peers.items()}
    return {"games": {name: asdict(speed) for name, speed in speeds.items()}, "peers": rates}


def race(games: list[Game], speeds: dict[str, measure.Speed], say: Callable[[str], None]) -> dict[str, float]:
    """Playouts, batches and rounds of the peers in turn; return the best rate of each peer that is here."""
    deals, chance = {game.name: measure.dealt(game) for game in games}, np.random.default_rng(1)
    batches = {game.name: measure.spread(game) for game in games}
    found = {engine: ready(engine) for engine in RATES}
    peers = {engine: peer for engine, peer in found.items() if peer}
    for engine in found.keys() - peers.keys():
        say(HOW.format(engine))
    say(f"Playouts, in turn with {', '.join(peers)}" if peers else "Playouts")
    best = dict.fromkeys(peers, 0.0)
    for _ in range(measure.RACES):
        for game in games:
            measure.playouts(game, deals[game.name], speeds[game.name])
            measure.wander(batches[game.name], speeds[game.name])
            measure.serve_outside(batches[game.name], speeds[game.name], chance)
        for engine, peer in peers.items():
            best[engine] = max(best[engine], peer.round())
    for peer in peers.values():
        peer.close()
    return best


def lines(report: Report) -> list[str]:
    """The report for a person."""
    out = []
    for name, speed in report["games"].items():
        out.append(name)
        out += [f"  {what.replace('_', ' '):<24}{number:>16,.{digits(number)}f}" for what, number in speed.items()]
    for name, peer in report["peers"].items():
        (what, theirs), *_ = peer.items()
        mine = {"steps_per_second": "decisions_per_second"}.get(what, what)
        out += [name, f"  {what.replace('_', ' '):<24}{theirs:>16,.0f}"]
        for ours, speed in report["games"].items():
            out.append(f"  {ours} plays {speed[mine] / theirs:,.2f} times as fast")
    return out


def digits(number: float) -> int:
    """How many decimals a number deserves."""
    return 0 if number >= 1000 or number == int(number) else 1 if number >= 10 else 2
