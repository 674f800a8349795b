"""A look at a table that another process of the house may keep: as it stands in the record, and not to be touched."""

import asyncio
from typing import TYPE_CHECKING

from majlis.core.game import games, load
from majlis.table.peers import Elsewhere
from majlis.table.room import Room
from majlis.table.table import Table

if TYPE_CHECKING:
    from majlis.table.lobby import Lobby


async def glance(lobby: "Lobby", name: str) -> Table | Room | None:
    """The table or room itself where it is kept here; else what is written of it."""
    try:
        return await lobby.find(name)
    except Elsewhere:
        return await asyncio.to_thread(read, lobby, name)


def read(lobby: "Lobby", name: str) -> Table | Room | None:
    store = lobby.store
    if row := store.match(name):
        return lobby.rebuild(row)
    row = store.gathering(name)
    if row is None or not store.waits(name) or row["game"] not in games():
        return None
    return Room(row, load(row["game"]), lobby.company(row), lobby.book)
