"""One run over all games and peers: rounds take turns, so that a busy machine slows all alike."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from majlis.bench import measure
from majlis.bench.peers import ENGINE, HOW, ready
from majlis.core.game import Game

Report = dict[str, dict[str, dict[str, Any]]]


def run(games: list[Game], say: Callable[[str], None]) -> Report:
    """Measure the games and the peer."""
    speeds = {game.name: measure.Speed(state_bytes=game.state.itemsize) for game in games}
    peer = race(games, speeds, say)
    for game in games:
        say(f"{game.title}: single rules")
        measure.single_rules(game, speeds[game.name])
        say(f"{game.title}: pictures")
        measure.pictures(game, speeds[game.name])
        say(f"{game.title}: first and second start")
        measure.starts(game, speeds[game.name])
    peers = {ENGINE: {"steps_per_second": peer}} if peer else {}
    return {"games": {name: asdict(speed) for name, speed in speeds.items()}, "peers": peers}


def race(games: list[Game], speeds: dict[str, measure.Speed], say: Callable[[str], None]) -> float:
    """Playouts of every game and rounds of the peer in turn; return the peer's best, 0 if there is none."""
    deals = {game.name: measure.dealt(game) for game in games}
    peer, best = ready(), 0.0
    say(f"Playouts, in turn with {ENGINE}" if peer else HOW)
    for _ in range(measure.RACES):
        for game in games:
            measure.playouts(game, deals[game.name], speeds[game.name])
        best = max(best, peer.round() if peer else 0.0)
    if peer:
        peer.close()
    return best


def lines(report: Report) -> list[str]:
    """The report for a person."""
    out = []
    for name, speed in report["games"].items():
        out.append(name)
        out += [f"  {what.replace('_', ' '):<24}{number:>16,.{digits(number)}f}" for what, number in speed.items()]
    for name, peer in report["peers"].items():
        theirs = peer["steps_per_second"]
        out += [name, f"  {'steps per second':<24}{theirs:>16,.0f}"]
        for ours, speed in report["games"].items():
            out.append(f"  {ours} plays {speed['decisions_per_second'] / theirs:.2f} times as fast")
    return out


def digits(number: float) -> int:
    """How many decimals a number deserves."""
    return 0 if number >= 1000 or number == int(number) else 1 if number >= 10 else 2
