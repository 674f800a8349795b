"""Wishes to go back, as rows: whoever asked is still asking after a restart, and whoever agreed still agrees."""

import asyncio
import time
from dataclasses import dataclass, field

from sqlalchemy import func, insert, select

from majlis.table.schema import wish as wishes
from majlis.table.store import Conflict, Row, Store

ASK, AGREE, DROP = "ask", "agree", "drop"


@dataclass
class Wish:
    """Somebody wants to go back: before which action, at which moment of the table that was asked, who agrees."""

    person: str
    to: int
    asked_at: int
    agreed: set[str] = field(default_factory=set)


def kept(store: Store, name: str) -> Wish | None:
    """What was asked last at a table, and who agreed to it; nothing, if it was declined."""
    found: Wish | None = None
    for row in store.rows(select(wishes).where(wishes.c.match == name).order_by(wishes.c.number)):
        if row["kind"] == ASK:
            found = Wish(row["person"], row["back"], row["at"])
        elif found and row["kind"] == AGREE and row["at"] == found.asked_at:
            found.agreed.add(row["person"])
        elif row["kind"] == DROP:
            found = None
    return found


async def write(store: Store, name: str, kind: str, person: str, about: Wish) -> None:
    """One row more; if somebody was faster, the one after that."""
    count = select(func.count().label("n")).where(wishes.c.match == name)
    number = (await asyncio.to_thread(store.rows, count))[0]["n"]
    row: Row = {"match": name, "number": number, "kind": kind, "person": person, "back": about.to, "at": about.asked_at}
    try:
        await asyncio.wrap_future(store.write(insert(wishes).values(row | {"time": time.time()})))
    except Conflict:
        await write(store, name, kind, person, about)
