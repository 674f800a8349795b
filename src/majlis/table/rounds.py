"""Rounds of duplicate tournaments are sealed: while one runs, nobody sees a deal that others still play."""

from sqlalchemy import select

from majlis.table.schema import finish
from majlis.table.schema_tournament import board, tournament
from majlis.table.store import Store
from majlis.table.swiss import DUPLICATE


def tournament_of(store: Store, match: str) -> str:
    """The tournament of which this is a table, if it is of one."""
    return next((str(row["tournament"]) for row in store.rows(select(board).where(board.c.match == match))), "")


def under_seal(store: Store, match: str) -> bool:
    """Is this a table of a duplicate round that is not over?"""
    here = board.alias()
    query = select(board.c.match).join(
        here, (here.c.tournament == board.c.tournament) & (here.c.round == board.c.round)
    )
    query = query.join(tournament, tournament.c.id == board.c.tournament)
    query = query.outerjoin(finish, finish.c.match == board.c.match)
    runs = query.where(here.c.match == match, tournament.c.kind == DUPLICATE, finish.c.match.is_(None))
    return bool(store.rows(runs.limit(1)))
