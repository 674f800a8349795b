"""Several processes keep one house in PostgreSQL, and each table is kept by one of them.

A keeper is a row under a number that nobody else ever has: its epoch. Whoever is silent for too long, by the clock of
the database, is struck out, and its tables are for whoever is asked for them first. Every transaction looks for the own
row and locks it, so that who was struck out writes nothing more, whenever it wakes.
"""

import asyncio
import os
import secrets
import socket
import threading
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    Column,
    Engine,
    Float,
    Integer,
    MetaData,
    String,
    Table,
    cast,
    delete,
    func,
    insert,
    select,
    text,
    union_all,
)
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError

from majlis.core.refusal import Refusal
from majlis.table import pulse
from majlis.table.faults import LOG
from majlis.table.lease import HOUSE, Fenced
from majlis.table.peers import Peer
from majlis.table.pen import Statement
from majlis.table.postgres import Postgres
from majlis.table.pulse import CHANNEL, Pulse
from majlis.table.schema import gathering, lease, match
from majlis.table.schema_tournament import tournament

if TYPE_CHECKING:
    from majlis.table.store import Store

WITHIN = 5  # seconds to reach the database
ASLEEP = "3000"  # milliseconds: nobody waits longer for somebody who fell asleep in a transaction
FENCE = text(
    "SELECT set_config('idle_in_transaction_session_timeout', :asleep, true) FROM keeper, seal_count"
    " WHERE number = :me FOR KEY SHARE OF keeper FOR UPDATE OF seal_count"
)
FIRST = text("INSERT INTO lease VALUES ('house', '', 0, 0) ON CONFLICT DO NOTHING")
TAKE = text(  # the table that nobody keeps
    'INSERT INTO owner VALUES (:name, :me) ON CONFLICT ("match") DO UPDATE SET keeper = :me'
    " WHERE NOT EXISTS (SELECT FROM keeper WHERE number = owner.keeper)"
)
DOUBTED = text(  # not while it is in a transaction
    f"DELETE FROM keeper WHERE number IN (SELECT number FROM keeper WHERE number = :it AND until < {pulse.NOW} + :left"
    " FOR UPDATE SKIP LOCKED)"
)

apart = MetaData()  # these are of this ground alone: a house that moves does not take them along
keeper = Table(
    "keeper",
    apart,
    Column("number", Integer, primary_key=True),
    Column("name", String, nullable=False),  # for the host
    Column("address", String, nullable=False),  # where the others reach it
    Column("key", String, nullable=False),  # what they say there
    Column("until", Float, nullable=False),
)
owner = Table(
    "owner",
    apart,
    Column("match", String, primary_key=True),  # or a tournament
    Column("keeper", Integer, nullable=False),
)


def now() -> Any:
    return cast(func.extract("epoch", func.clock_timestamp()), Float)


class Shared(Postgres):
    """On this a store can stand while those of other processes stand there, too."""

    shared = True

    def __init__(self, url: str, address: str = "") -> None:
        super().__init__(url)
        self.address, self.key, self.number = address, secrets.token_urlsafe(24), 0
        self.own: set[str] = set()  # what is known to be kept here
        self.heard: Callable[[], None] = lambda: None  # called in another thread, when there may be news

    # --- coming and going

    def _keep(self, pen: Engine) -> None:
        with pen.begin() as connection:
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7261548)")
            apart.create_all(connection)
        with pen.begin() as connection:
            self._enter(connection)
        self.engine, self.fence = pen, self._fence
        self.pulse = Pulse(dict(pen.dialect.create_connect_args(self.url)[1]), self.number, lambda: self.heard())
        self._heart = threading.Thread(target=self._live, name="majlis-keeper", daemon=True)
        self._heart.start()

    def _enter(self, connection: Connection) -> None:
        """Become a keeper, unless somebody has the whole house: it may be moving just now."""
        connection.execute(FIRST)
        free = select(lease.c.name).where(lease.c.name == HOUSE, lease.c.until < now())
        if connection.execute(free.with_for_update(read=True)).first() is None:
            raise Refusal(f"{self.where} is in use by another majlis. Close that one, or choose another database.")
        row = {"name": f"{socket.gethostname()} {os.getpid()}", "address": self.address, "key": self.key}
        entered = insert(keeper).values(row | {"until": now() + pulse.LASTS}).returning(keeper.c.number)
        self.number = int(connection.execute(entered).scalar_one())

    def _live(self) -> None:
        asyncio.run(self.pulse.beat(self._over))
        if not self._over.is_set():
            LOG.error("This process was struck out of %s: it ends, and others go on.", self.where)
            self.lost()

    def close(self) -> None:
        """After the last word was written: its tables are anybody's at once."""
        self._over.set()
        self._heart.join()
        with suppress(DBAPIError), self.engine.begin() as connection:
            connection.execute(delete(keeper).where(keeper.c.number == self.number))
            connection.execute(select(func.pg_notify(CHANNEL, "")))
        self.engine.dispose()

    def _engine(self, **more: Any) -> Engine:
        return super()._engine(connect_timeout=WITHIN)

    def _fence(self, connection: Connection) -> None:
        """Asked in every transaction: until it ends nobody can strike this keeper out. And all write one after
        another: seals are numbered without a gap, so they would wait for each other anyway, but in circles."""
        if connection.execute(FENCE, {"me": self.number, "asleep": ASLEEP}).first() is None:
            raise Fenced

    # --- whose a table is

    async def peer(self, store: "Store", name: str) -> Peer | None:
        if name in self.own:
            return None
        found = await asyncio.to_thread(self._keeps, store, name)
        if found is None and await asyncio.to_thread(self._is_there, store, name):
            await asyncio.wrap_future(store.write(TAKE.bindparams(name=name, me=self.number)))
            found = await asyncio.to_thread(self._keeps, store, name)
        if found is None or found.number != self.number:
            return found  # or there is no such table: nobody has to be asked for it
        self.own.add(name)
        return None

    def _keeps(self, store: "Store", name: str) -> Peer | None:
        """Nobody, if its keeper was struck out."""
        query = select(keeper.c.number, keeper.c.address, keeper.c.key).join(owner, owner.c.keeper == keeper.c.number)
        return next((Peer(**row) for row in store.rows(query.where(owner.c.match == name))), None)

    def _is_there(self, store: "Store", name: str) -> bool:
        """Nobody writes because a stranger asks for what is not there."""
        named = [select(it.c.id).where(it.c.id == name) for it in (gathering, match, tournament)]
        return bool(store.rows(union_all(*named)))

    def alive(self, peer: Peer) -> bool:
        return peer.number in self.pulse.keepers

    async def doubt(self, store: "Store", peer: Peer) -> None:
        """Its door is shut. If it has been silent for a while, too, it is dead, and struck out at once."""
        left = pulse.LASTS - pulse.DOUBTFUL
        silent = select(keeper.c.number).where(keeper.c.number == peer.number, keeper.c.until < now() + left)
        if await asyncio.to_thread(store.rows, silent):
            await asyncio.wrap_future(store.tell(DOUBTED.bindparams(it=peer.number, left=left)))

    def claims(self, name: str) -> list[Statement]:
        return [insert(owner).values(match=name, keeper=self.number)]

    def disowned(self, names: Collection[str]) -> list[Statement]:
        return [delete(owner).where(owner.c.match.in_(names))]

    def hints(self) -> list[Statement]:
        return [select(func.pg_notify(CHANNEL, ""))]
