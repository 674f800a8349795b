"""Rounds of duplicate tournaments are sealed: while one runs, nobody sees a deal that others still play."""

from sqlalchemy import Subquery, select

from majlis.table.schema import finish
from majlis.table.schema_tournament import board, tournament
from majlis.table.store import Store
from majlis.table.swiss import DUPLICATE


def tournament_of(store: Store, match: str) -> str:
    """The tournament of which this is a table, if it is of one."""
    return next((str(row["tournament"]) for row in store.rows(select(board).where(board.c.match == match))), "")


def sealed_tables() -> Subquery:
    """The tables of duplicate rounds that are not over: of those that are, nobody else learns the end."""
    here = board.alias()
    same = (here.c.tournament == board.c.tournament) & (here.c.round == board.c.round)
    query = select(here.c.match).join(board, same).join(tournament, tournament.c.id == board.c.tournament)
    query = query.outerjoin(finish, finish.c.match == board.c.match)
    return query.where(tournament.c.kind == DUPLICATE, finish.c.match.is_(None)).subquery()


def under_seal(store: Store, match: str) -> bool:
    """Is this a table of a duplicate round that is not over?"""
    found = sealed_tables()
    return bool(store.rows(select(found.c.match).where(found.c.match == match).limit(1)))
