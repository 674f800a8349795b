"""The page of a person with an account: to whom it is open, and what of their games everybody may know."""

import asyncio
import time

from sqlalchemy import func, insert, select

from majlis.core.refusal import Refusal
from majlis.table.rounds import sealed_tables
from majlis.table.schema import gathering, profile, sitting
from majlis.table.store import Row, Store

ALL, MET, NOBODY = (
    "all",
    "met",
    "nobody",
)  # who may see it; those who sat at a table with them, if nobody said otherwise


def shows(store: Store, who: str) -> str:
    """To whom a person's page is open."""
    query = select(profile.c.shows).where(profile.c.person == who).order_by(profile.c.number.desc()).limit(1)
    rows = store.rows(query)
    return str(rows[0]["shows"]) if rows else MET


async def show_to(store: Store, who: str, whom: str, sentence: str) -> None:
    """From now on; any other word is refused."""
    if whom not in (ALL, MET, NOBODY):
        raise Refusal(sentence)
    count = select(func.count().label("n")).where(profile.c.person == who)
    row = {"person": who, "number": (await asyncio.to_thread(store.rows, count))[0]["n"]}
    await asyncio.wrap_future(store.write(insert(profile).values(row | {"shows": whom, "time": time.time()})))


def may_see(store: Store, who: str, viewer: str | None) -> bool:
    """Oneself always; others as the person said."""
    open_to = shows(store, who)
    return viewer == who or open_to == ALL or (open_to == MET and viewer is not None and met(store, who, viewer))


def met(store: Store, who: str, viewer: str) -> bool:
    """Have these two had seats at the same table?"""
    own = select(sitting.c.match).where(sitting.c.person == who)
    return bool(
        store.rows(select(sitting.c.match).where(sitting.c.person == viewer, sitting.c.match.in_(own)).limit(1))
    )


def public_results(store: Store, who: str) -> list[Row]:
    """The games that were played to their ends where everybody could look, or for the ratings: no others, and none
    whose deal is still played."""
    query = select(gathering.c.id, gathering.c.open).where(gathering.c.open | gathering.c.rated)
    query = query.where(gathering.c.id.not_in(select(sealed_tables().c.match)))
    known = {row["id"]: bool(row["open"]) for row in store.rows(query)}
    return [row | {"open": known[row["id"]]} for row in store.results(who) if row["id"] in known]
