"""Tournaments that nobody has touched for a while: they go with all their tables, at once."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from sqlalchemy import delete, func, select

from majlis.table.schema_tournament import board, entrant, parted, round_, summons, tournament
from majlis.table.store import Store

OF_TOURNAMENT = (board, round_, parted, entrant, summons)  # what hangs on one
TOUCHED = ((entrant, entrant.c.time), (parted, parted.c.time), (round_, round_.c.made))  # who came, who left, rounds


def tables_of(store: Store, cups: Collection[str]) -> dict[str, list[str]]:
    """The tables of tournaments, by tournament."""
    rows = store.rows(select(board.c.tournament, board.c.match).where(board.c.tournament.in_(cups)))
    return {cup: [row["match"] for row in rows if row["tournament"] == cup and row["match"]] for cup in cups}


def still(store: Store, before: float) -> list[str]:
    """Where nobody has come or left, and no round has begun since then."""
    query = select(tournament.c.id).where(tournament.c.made < before)
    for table, time in TOUCHED:
        last = select(func.max(time)).where(table.c.tournament == tournament.c.id).scalar_subquery()
        query = query.where(func.coalesce(last, 0.0) < before)
    return [row["id"] for row in store.rows(query)]


def finished_with(store: Store, before: float, untouched: Collection[str]) -> dict[str, list[str]]:
    """Tournaments at whose tables nothing has happened either, with those tables."""
    found = tables_of(store, still(store, before))
    return {cup: tables for cup, tables in found.items() if set(tables) <= set(untouched)}


def dissolving(cups: Sequence[str]) -> Iterator[Any]:
    """All rows of these tournaments but their tables go; what hangs on others goes first."""
    yield from (delete(it).where(it.c.tournament.in_(cups)) for it in OF_TOURNAMENT)
    yield delete(tournament).where(tournament.c.id.in_(cups))
