"""Games of Djinn that one plays alone, won and lost: found by letting a bot play until one of them is there."""

from functools import cache

from majlis.bots.bot import bot
from majlis.core.game import load
from majlis.core.match import Header, Match
from majlis.testing.play import seed

DEALS = 600


@cache
def deal_of(won: bool, deck: str = "15") -> int:
    """The first deal that the greedy bot wins, or loses."""
    return next(n for n in range(1, DEALS) if (played(n, deck).result()[0] > 0) == won)


@cache
def played(n: int, deck: str = "15") -> Match:
    """A deal as the greedy bot plays it to its end; not to be changed."""
    game = load("djinn")
    match, player = dealt(n, deck), bot("greedy", game)
    while not match.over:
        match.play(player.choose(match.view(0), 0, match.at))
    return match


def dealt(n: int, deck: str = "15") -> Match:
    return Match(Header(load("djinn"), 1, load("djinn").pack(deck=deck), ("Anna",), seed(n), seed(n + 1)))


def ended(won: bool, deck: str = "15", before: int = 0) -> Match:
    """A game that ended so, or stands so many actions before that end."""
    match = played(deal_of(won, deck), deck)
    return match.until(match.at - before)
