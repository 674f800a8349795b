"""Faults of ours, one of each kind, and what must bring each to light: a storm is worth what it finds here."""

import secrets
import threading
import time
from concurrent.futures import Future
from typing import Any

from psycopg.sql import Composable
from sqlalchemy import text

from majlis.table import pulse
from majlis.table.keepers import Shared
from majlis.table.store import Store
from majlis.table.table import Answer, Table
from majlis.web.live import Visit

SIGN = text("SELECT set_config('application_name', :me, true)")
SEALS = text("SELECT last FROM seal_count FOR UPDATE")
THERE = text("SELECT number FROM keeper WHERE number = :me")
LAZY = text("SET LOCAL synchronous_commit TO off")
FENCE, APPEND, PLAN, DO = Shared._fence, Store.append, Table.plan, Visit._do

FOUND_BY = (  # the fault, and what goes wrong besides
    ("unfenced", "stop"),
    ("unfenced", "hold"),
    ("unlocked", "doze"),
    ("hasty", "kill"),
    ("lazy", "restart_database"),
    ("refused", "cut"),
    ("twice", "slow"),
    ("own_clock", "put_clock"),
)


def signed(self: Shared, connection: Any) -> None:
    """No fault: who writes is seen by the witness, see storm.py."""
    FENCE(self, connection)
    connection.execute(SIGN, {"me": str(self.number)})


def unfenced(self: Shared, connection: Any) -> None:
    """Nobody asks whether this keeper was struck out."""
    connection.execute(SEALS)
    connection.execute(SIGN, {"me": str(self.number)})


def unlocked(self: Shared, connection: Any) -> None:
    """It is asked, but the row is not locked: it may be struck out before it has written."""
    asked = connection.execute(THERE, {"me": self.number}).first()
    unfenced(self, connection)
    assert asked


def lazy(self: Shared, connection: Any) -> None:
    """It is said to be written before it is on the disk of the database."""
    signed(self, connection)
    connection.execute(LAZY)


def hasty(self: Store, *rows: Any) -> "Future[None]":
    """It is said to be done before it is."""
    done: Future[None] = Future()
    done.set_result(None)
    threading.Timer(0.1, APPEND, [self, *rows]).start()
    return done


async def refused(self: Table, action_id: str, error: Exception, lang: str) -> Answer:
    """Whatever was not confirmed is said not to be done."""
    return Answer(False, self.at, "no")


async def twice(self: Table, seat, at, plan, action_id, *more):
    """A message that comes again is carried out again."""
    known = action_id in self.answers
    return await PLAN(self, seat, self.at if known else at, plan, secrets.token_hex(8) if known else action_id, *more)


async def unasked(self: Visit, message):
    """The same at the door: it does not look whether the message was answered before."""
    seat = self._eyes()
    if message.id in self.table.answers and self._plays(seat):
        return await self.table.plan(seat, message.at, [message.a], message.id, self.lang)
    return await DO(self, message)


class ByOwnClock(Composable):
    """What the pulse says, by the clock of this process."""

    def as_bytes(self, context: Any = None) -> bytes:
        return str(self._obj).replace(pulse.NOW, repr(time.time())).encode()


def plant(fault: str = "") -> None:
    """From now on this is wrong with every keeper of this process."""
    Shared._fence = {"unfenced": unfenced, "unlocked": unlocked, "lazy": lazy}.get(fault, signed)
    if fault == "hasty":
        Store.append = hasty
    if fault == "refused":
        Table._look_up = refused
    if fault == "twice":
        Table.plan, Visit._do = twice, unasked
    if fault == "own_clock":
        pulse.RENEW, pulse.STRIKE = ByOwnClock(pulse.RENEW), ByOwnClock(pulse.STRIKE)
