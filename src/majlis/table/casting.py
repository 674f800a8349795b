"""Who plays a match: seats that somebody can sit on, what everybody is called, who goes on from an old match; and the
row of a new one."""

import secrets
import time
from collections.abc import Sequence
from itertools import zip_longest

from majlis.bots.bot import names as bot_names
from majlis.bots.search.ways import DEFAULT
from majlis.core.editions import family
from majlis.core.game import Game
from majlis.core.guests import PERSON, code
from majlis.core.match import Header
from majlis.table.daily import Deal
from majlis.table.database import Forged
from majlis.table.store import GUEST, ME, PEOPLE, Row
from majlis.table.table import Table


def check(game: Game, players: Sequence[str], more: Sequence[str] = ()) -> None:
    """Refuse seats that nobody could sit on."""
    if len(players) not in game.seats:
        raise Forged("forged_seats", least=game.seats[0], most=game.seats[-1], n=len(players))
    for player in players:
        if player not in (ME, GUEST, *bot_names(), *more):
            raise Forged("forged_player", player=repr(player), bots=", ".join(bot_names()))


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


def described(header: Header, players: Sequence[str], owner: str) -> Row:
    """The row of a new match."""
    game = header.game
    row: Row = {"id": secrets.token_urlsafe(12), "game": family(game), "rules": game.version, "box": game.digest}
    row |= {"seats": header.seats, "options": header.options, "names": list(header.names)}
    return row | {
        "players": list(players),
        "owner": owner,
        "commitment": header.commitment,
        "opened": time.time(),
    }


def origin(forks: Sequence[Row]) -> Row:
    """What a row says of the match that its own goes on from."""
    return {"origin": forks[-1]["origin"], "origin_at": forks[-1]["at"]} if forks else {}


def daily(deal: Deal | None) -> Row:
    """What a row says of the deal of a day."""
    return {"date": deal.date, "choice": deal.choice, "rated": deal.rated} if deal else {}
