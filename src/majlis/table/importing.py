"""Matches that come from a file: kept with all that was played of them."""

import asyncio

from majlis.core.guests import level_of
from majlis.core.match import Match
from majlis.core.refusal import Refusal
from majlis.core.speech import topic
from majlis.table.casting import check, described
from majlis.table.lobby import Lobby
from majlis.table.store import GUEST, ME, Row
from majlis.table.table import Table, ending, past

WORDS = topic("majlis.words", "table")
SOMEONE = "someone"  # who played a seat elsewhere: nobody here


def sitters(match: Match) -> list[str]:
    """Who sits where: bots of the levels that the file names; a game that is over has no people any more."""
    levels = [level_of(name) for name in match.header.names or [""] * match.header.seats]
    first = next((i for i, level in enumerate(levels) if not level), -1)
    people = [SOMEONE if match.over else ME if i == first else GUEST for i in range(len(levels))]
    return [level or person for level, person in zip(levels, people, strict=True)]


async def take(lobby: Lobby, owner: str, match: Match, players: list[str], lang: str = "en") -> Table:
    """Write it down as a table of this owner."""
    if match.header.start:
        raise Refusal(WORDS[lang]["from_position"])
    check(match.game, players, (SOMEONE,) if match.over else ())
    row = described(match.header, players, owner)
    rows, _ = past(row["id"], match)
    forks: list[Row] = [
        {"match": row["id"], "number": i, "at": it.at, "seat": it.seat, "seed": it.seed, "origin": row["id"]}
        for i, it in enumerate(match.header.forks)
    ]
    await asyncio.wrap_future(lobby.store.open_past(row, match.header, forks, rows, ending(row["id"], match)))
    table = await lobby.table(row["id"])
    assert table
    return table
