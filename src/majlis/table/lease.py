"""Who keeps a house that several processes can reach: one at a time, by a lease with an epoch.

A lease runs out if its owner does not renew it; whoever takes it then raises the epoch. Every transaction looks at the
epoch and locks the row, so that an owner that was asleep cannot write after it has lost the house, whenever it wakes.
"""

from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import Engine, Float, cast, func, insert, literal, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from majlis.table.database import WORDS, Trouble
from majlis.table.schema import lease

HOUSE = "house"
LASTS = 5.0  # seconds without a word after which another may take over
RENEWED = 2.0  # seconds between two words


class Fenced(Trouble):
    """Another process keeps the house by now: nothing was written."""

    def __init__(self) -> None:
        super().__init__(RuntimeError("another process has taken this house over"))
        self.key = "taken_over"
        self.args = (WORDS["en"][self.key],)


class Lease:
    """The right to write, for one process; `clock` is the clock of the database if none is given."""

    def __init__(self, engine: Engine, owner: str, clock: Callable[[], float] | None = None) -> None:
        self.engine, self.owner, self.clock, self.epoch = engine, owner, clock, 0

    def _now(self) -> object:
        return literal(self.clock()) if self.clock else cast(func.extract("epoch", func.clock_timestamp()), Float)

    def take(self) -> bool:
        """Take the house over, if nobody keeps it."""
        with self.engine.begin() as connection:
            if connection.execute(select(lease.c.epoch)).first() is None:
                self._first(connection)
            ours = update(lease).where(lease.c.name == HOUSE, lease.c.until < self._now())
            values = {"owner": self.owner, "epoch": lease.c.epoch + 1, "until": self._now() + LASTS}  # type: ignore[operator]
            if not connection.execute(ours.values(values)).rowcount:
                return False
            self.epoch = int(connection.execute(select(lease.c.epoch)).scalar() or 0)
            return True

    def _first(self, connection: Connection) -> None:
        """The row itself; if somebody else has made it just now, that one is as good."""
        with suppress(IntegrityError), connection.begin_nested():
            connection.execute(insert(lease).values(name=HOUSE, owner="", epoch=0, until=0.0))

    def renew(self) -> bool:
        """Keep it for a while longer; not if another has it by now."""
        return self._until(self._now() + LASTS)  # type: ignore[operator]

    def release(self) -> None:
        """The next one need not wait."""
        self._until(0.0)

    def _until(self, when: object) -> bool:
        own = update(lease).where(lease.c.name == HOUSE, lease.c.epoch == self.epoch)
        with self.engine.begin() as connection:
            return bool(connection.execute(own.values(until=when)).rowcount)

    def fence(self, connection: Connection) -> None:
        """Asked in every transaction: until it ends nobody can take the house over."""
        own = select(lease.c.name).where(lease.c.name == HOUSE, lease.c.epoch == self.epoch)
        if connection.execute(own.with_for_update(read=True)).first() is None:
            raise Fenced
