"""Matches for these tests and pictures: dealt from fixed seeds, and played as bots play."""

from majlis.bots.bot import bot
from majlis.core.game import load
from majlis.core.match import Header, Match
from majlis.games.high_desert.actions import WISH
from majlis.games.high_desert.state import Phase
from majlis.testing.play import seed

NAMES = ("Anna", "Bert", "Samira", "Tom")


def deal(n: int = 1, seats: int = 2, names: tuple[str, ...] = NAMES) -> Match:
    """A new match; salt and all are fixed, so that pictures can be compared."""
    return Match(Header(load("high_desert"), seats, 0, names[:seats], seed(n), seed(n + 1)))


def play(match: Match, until: int = 10_000) -> Match:
    """Let a bot play for all."""
    player = bot("greedy", match.game)
    while not match.over and match.at < until:
        match.play(player.choose(match.view(match.turn), match.turn, match.at))
    return match


def waiting(n: int = 1, seats: int = 2, least: int = 12, seat: int = 0, names: tuple[str, ...] = NAMES) -> Match:
    """A match that waits for a seat at the beginning of a turn, with cards that can be taken back and others."""
    match = play(deal(n, seats, names), least)
    while not asked(match, seat):
        match = play(match, match.at + 1)
        assert not match.over, f"seat {seat} never has such a choice in deal {n}"
    return match


def asked(match: Match, seat: int) -> bool:
    if match.turn != seat or match.state[0]["phase"] != Phase.TURN:
        return False
    cards = [a for a in match.open() if a < WISH]
    return {match.reveals(a) for a in cards} == {False, True}


def final(match: Match) -> int:
    """An open card that cannot be taken back."""
    return next(a for a in match.open() if a < WISH and match.reveals(a))


def free(match: Match) -> int:
    """An open card that can be taken back."""
    return next(a for a in match.open() if a < WISH and not match.reveals(a))
