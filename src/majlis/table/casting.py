"""Who plays a match: seats that somebody can sit on, what everybody is called, and who goes on from an old match."""

from collections.abc import Sequence
from itertools import zip_longest

from majlis.bots.bot import names as bot_names
from majlis.bots.search.ways import DEFAULT
from majlis.core.game import Game
from majlis.core.guests import PERSON, code
from majlis.core.refusal import Refusal
from majlis.table.store import GUEST, ME, PEOPLE
from majlis.table.table import Table


def check(game: Game, players: Sequence[str], more: Sequence[str] = ()) -> None:
    """Refuse seats that nobody could sit on."""
    if len(players) not in game.seats:
        raise Refusal(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {len(players)}.")
    for player in players:
        if player not in (ME, GUEST, *bot_names(), *more):
            raise Refusal(f"Nobody is called {player!r}. A seat is for me, guest, {', '.join(bot_names())}.")


def kept(names: Sequence[str], players: Sequence[str]) -> tuple[str, ...]:
    """The names that were given; who gave none is somebody, or a bot of a level: readers know what to call them."""
    given = zip(names or [""] * len(players), players, strict=False)  # of another length, the match refuses them
    return tuple(name or (PERSON if player in PEOPLE else code(player)) for name, player in given)


def practising(players: Sequence[str], seat: int, bot: str = "") -> list[str]:
    """Who plays on: somebody on one seat, the bots that were there or the one that is named on all others."""
    others = [bot or (player if player in bot_names() else DEFAULT) for player in players]
    return [ME if i == seat else player for i, player in enumerate(others)]


def renamed(table: Table, players: Sequence[str]) -> tuple[str, ...]:
    """Who keeps a seat keeps the name; all others are called what they are."""
    old = zip_longest(table.players, players, table.match.header.names, fillvalue="")
    return kept([name if was == now else "" for was, now, name in old], players)
