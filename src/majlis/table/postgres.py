"""A house in PostgreSQL: the same tables and rows as in SQLite, kept by one process at a time under a lease."""

import json
import os
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import Engine, create_engine, inspect
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from majlis.core.refusal import Refusal
from majlis.table.database import furnish, lenient, version
from majlis.table.faults import LOG
from majlis.table.lease import LASTS, RENEWED, Lease
from majlis.table.peers import Alone
from majlis.table.pen import Fence
from majlis.table.schema import SCHEMA, schema
from majlis.table.seal import Ask

SCHEMES = ("postgresql://", "postgres://")
NUMBERS = (  # seals are numbered without a gap: a sequence would leave one wherever something is refused
    "CREATE TABLE seal_count (last INTEGER NOT NULL)",
    "INSERT INTO seal_count VALUES (0)",
    "CREATE FUNCTION next_seal() RETURNS INTEGER LANGUAGE sql AS"
    " 'UPDATE seal_count SET last = last + 1 RETURNING last'",
    "ALTER TABLE seal ALTER COLUMN number SET DEFAULT next_seal()",
)
MAKING = 7_261_547  # the lock of whoever makes the tables


class Postgres(Alone):
    """On this a store can stand, as it can on a folder; `beside` a house that is open one only looks, at one moment."""

    fence: Fence | None = None
    patience = LASTS + 1  # seconds to wait for a house whose keeper may have died

    def __init__(self, url: str, beside: bool = False) -> None:
        self.url, self.where = parsed(url)
        self.beside = beside
        self.lost: Callable[[], None] = lambda: None  # called when another has taken the house over
        self._over = threading.Event()

    def open(self) -> tuple[Engine, Engine]:
        """Connections that write and connections that read, to tables that are of this version."""
        pen, eyes = self._engine(), self._engine().execution_options(postgresql_readonly=True)
        try:
            with pen.begin() as connection:
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MAKING})")
                make(connection, self.beside)
            if not self.beside:
                self._keep(pen)
        except BaseException as error:
            pen.dispose()
            if isinstance(error, DBAPIError):
                raise Refusal(f"{self.where} cannot be used: {reason(error)}.") from error
            raise
        return pen, eyes.execution_options(isolation_level="REPEATABLE READ") if self.beside else eyes

    def _keep(self, pen: Engine) -> None:
        self.lease = Lease(pen, f"{socket.gethostname()} {os.getpid()} {time.time_ns()}")
        end = time.monotonic() + self.patience
        while not self._taken(pen):
            if time.monotonic() > end:
                raise Refusal(f"{self.where} is in use by another majlis. Close that one, or choose another database.")
            time.sleep(self.patience / 20)
        self.fence = self.lease.fence
        self._keeper = threading.Thread(target=self._renew, name="majlis-lease", daemon=True)
        self._keeper.start()

    def _taken(self, pen: Engine) -> bool:
        """Have the whole house, unless processes keep tables of it: see keepers.py."""
        if not self.lease.take():
            return False
        with pen.begin() as connection:
            if cleared(connection):
                return True
        self.lease.release()
        return False

    def _engine(self, **more: Any) -> Engine:
        try:
            return create_engine(self.url, json_deserializer=lenient, pool_pre_ping=True, connect_args=more)
        except ModuleNotFoundError:
            raise Refusal("For PostgreSQL install its driver: pip install 'majlis[postgres]'.") from None

    def _renew(self) -> None:
        """Say every two seconds that the house is kept; a database that is away for a moment may come back."""
        while not self._over.wait(RENEWED):
            try:
                if not self.lease.renew():
                    LOG.error("Another process has taken %s over: this one ends.", self.where)
                    self.lost()
                    return
            except DBAPIError as error:
                LOG.error("%s cannot be reached: %s", self.where, str(error.orig).strip())

    def close(self) -> None:
        """After the last word was written: the next one may come at once."""
        if self.beside:
            return
        self._over.set()
        self._keeper.join()
        with suppress(DBAPIError):  # if it is away, the lease runs out by itself
            self.lease.release()
        self.lease.engine.dispose()

    def ask(self, connection: Connection) -> Ask:
        """Rows as SQLite would keep them, so that a seal is the same in both."""

        def asked(query: str, *values: Any) -> list[Any]:
            rows = connection.exec_driver_sql(query.replace("?", "%s"), values).all()
            return [tuple(map(kept, row)) for row in rows]

        return asked

    def highest(self, ask: Ask) -> int:
        """The last number that a seal was given."""
        return int(ask("SELECT last FROM seal_count")[0][0])


def kept(value: Any) -> Any:
    if isinstance(value, list):
        return json.dumps(value)
    return int(value) if isinstance(value, bool) else value


def parsed(url: str) -> tuple[Any, str]:
    """An address as the driver wants it, and as it may be shown to anybody."""
    try:
        found = make_url(url).set(drivername="postgresql+psycopg")
    except ArgumentError:
        found = None
    if found is None or not url.startswith(SCHEMES):
        raise Refusal("--database wants an address such as postgresql://NAME:PASSWORD@HOST/DATABASE.")
    return found, URL.create("postgresql", host=found.host, port=found.port, database=found.database).render_as_string()


def reason(error: DBAPIError) -> str:
    """Why there is no connection, without the way there that the driver tells: "Connection refused"."""
    first = str(error.orig).strip().partition("\n")[0]
    return first.rpartition(": ")[2].strip().rstrip(".")


def cleared(connection: Connection) -> bool:
    """Is no keeper of tables left? Who was silent for too long is struck out."""
    if not inspect(connection).has_table("keeper"):
        return True
    connection.exec_driver_sql("DELETE FROM keeper WHERE until < extract(epoch from clock_timestamp())")
    return connection.exec_driver_sql("SELECT number FROM keeper LIMIT 1").first() is None


def make(connection: Connection, beside: bool = False) -> None:
    """A new house where there is none; else one of this version, or a sentence."""
    if beside:
        if not inspect(connection).has_table(schema.name) or version(connection) < SCHEMA:
            raise Refusal("There is no house of this version in that database: open it once with 'majlis serve'.")
    elif not inspect(connection).has_table(schema.name):
        furnish(connection)
        for statement in NUMBERS:
            connection.exec_driver_sql(statement)
    elif (found := version(connection)) < SCHEMA:
        from majlis.table.migrations import migrate

        migrate(connection, found)
