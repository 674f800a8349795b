"""One match between programs and bots of the house: everybody is handed a view, nobody the state.

Whoever ends, takes too long or answers what is not open three times at one decision has forfeited: random actions go
on in that seat, so that the others finish their game, and its share of the win goes to them.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from majlis.adapters.programs import Forfeit, Program
from majlis.bots.bot import Bot
from majlis.bots.chance import derive
from majlis.bots.random import Random
from majlis.core.match import Match

Player = Bot | Program


@dataclass
class Outcome:
    """How a match ended: shares of the win after forfeits, and why anybody forfeited."""

    match: Match
    shares: list[float]
    forfeits: dict[int, str] = field(default_factory=dict)


def referee(match: Match, players: list[Player], seed: str) -> Outcome:
    """Play a match to its end; whatever happens, no program is left running."""
    outcome = Outcome(match, [])
    programs = {seat: player for seat, player in enumerate(players) if isinstance(player, Program)}
    try:
        for seat, program in programs.items():
            with forfeiting(outcome, seat):
                program.begin(match, seat)
        play(match, players, seed, outcome)
        for seat, program in programs.items():
            program.end(match, seat)
    finally:
        for program in programs.values():
            program.close()
    outcome.shares = shared(match.result().tolist(), outcome.forfeits)
    return outcome


@contextmanager
def forfeiting(outcome: Outcome, seat: int) -> Iterator[None]:
    try:
        yield
    except Forfeit as error:
        outcome.forfeits[seat] = str(error)


def play(match: Match, players: list[Player], seed: str, outcome: Outcome) -> None:
    stand_in = Random(match.game)
    while not match.over:
        seat = match.turn
        with forfeiting(outcome, seat):
            match.play(action(match, stand_in if seat in outcome.forfeits else players[seat], seat, seed))


def action(match: Match, player: Player, seat: int, seed: str) -> int:
    if isinstance(player, Program):
        return player.choose(match, seat)
    return player.choose(match.view(seat), seat, derive(seed, "referee", match.at, seat))


def shared(shares: list[float], forfeits: dict[int, str]) -> list[float]:
    """What those who forfeited won goes to the others, as they did against each other; alike if they won nothing."""
    if len(forfeits) == len(shares):
        return [0.0] * len(shares)
    kept = [0.0 if seat in forfeits else share for seat, share in enumerate(shares)]
    if sum(kept) == 0:
        kept = [float(seat not in forfeits) for seat in range(len(shares))]
    return [share / sum(kept) for share in kept] if forfeits else shares
