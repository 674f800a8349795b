"""Worlds with a fault of ours in them, one of each kind: the simulation is worth what it finds here."""

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from sqlalchemy import select

from majlis.table import lobby
from majlis.table.channels import Channel
from majlis.table.lease import Lease
from majlis.table.outbox import Notice
from majlis.table.pen import Statement, promised
from majlis.table.slow_schema import notice
from majlis.table.table import Answer, Table
from majlis.web import courier
from majlis.web.live import Message, Visit
from tests.simulation.disk import SlowPen
from tests.simulation.post import Post
from tests.simulation.world import World

SEEN = 0.001  # seconds of the world: how many turns of the loop a frame takes differs between versions of Python
kept = {name: getattr(Table, name) for name in ("_append", "_rows", "_known")}


class HastyPen(SlowPen):
    """Says that it is on the disk when it is on its way there."""

    def write(self, statements: Sequence[Statement]) -> "Future[None]":
        super().write(statements)
        done = promised()
        done.set_result(None)
        return done


class AckBeforeCommit(World):
    pens = HastyPen


class PageForgets(World):
    """A page that does not send again what was not answered."""

    resends = False


class Deaf(Visit):
    """S9: whoever is not to act is refused, though it was done and only the answer was lost."""

    async def _do(self, message: Message) -> Answer:
        if not self._plays(self._eyes()):
            return Answer(False, self.table.at, "a bot plays here")
        return await super()._do(message)


class ResendByAnother(World):
    visits = Deaf


class Anybody(Visit):
    """Whoever is here plays for everybody."""

    @property
    def mine(self) -> list[int]:
        return [0, 1]

    def _plays(self, seat: int) -> bool:
        return True


class SeatOfAnother(World):
    visits = Anybody


class Drowsy(Visit):
    """One change in four is not shown."""

    def _table_changed(self) -> None:
        if self.table.at % 4:
            super()._table_changed()


class LostFrame(World):
    visits = Drowsy


class Restless(Post):
    """Whatever is due is taken up at every look, whether somebody is at it or not."""

    async def look(self) -> None:
        self._at_it.clear()
        await super().look()

    async def _carry(self, table: Table, it: Notice, way: Channel) -> str:
        self._sent.clear()
        return await super()._carry(table, it, way)


class SentTwice(World):
    posts = Restless


def open_still(store: Any, now: float) -> list[Notice]:
    """What was done is taken for due."""
    return [Notice(**row) for row in store.rows(select(notice).where(notice.c.due <= now))]


def forgetful(*given: Any, **more: Any) -> Table:
    """A restart that forgets what it has answered."""
    table = replayed(*given, **more)
    table.answers.clear()
    return table


replayed = lobby.replay


async def told_first(self: Table, draft: Any, action_id: str, *more: Any) -> Answer:
    """Everybody sees it, and then it is written."""
    before = self.match, self.at
    self.match, self.at = draft.match, self.at + len(draft.events)
    self._call()
    await asyncio.sleep(SEEN)
    self.match, self.at = before
    answer: Answer = await kept["_append"](self, draft, action_id, *more)
    return answer


async def answers_nothing(self: Table, draft: Any, action_id: str, *more: Any) -> Answer:
    answer: Answer = await kept["_append"](self, draft, action_id, *more)
    self.answers.pop(action_id, None)
    return answer


def renamed(self: Table, draft: Any, action_id: str) -> Any:
    """The second time under another name, or the database would refuse it."""
    again = any(row["action_id"] == action_id for row in self.store.events(self.name))
    rows: Any = kept["_rows"](self, draft, f"{action_id}-{self.at}" if again else action_id)
    return rows


FAULTS: dict[str, tuple[type[World], dict[str, Any]]] = {
    "acknowledged before the commit": (AckBeforeCommit, {}),
    "a page that does not send again": (PageForgets, {}),
    "a restart that forgets its answers": (World, {"lobby.replay": forgetful}),
    "a resend refused because another is to act (S9)": (ResendByAnother, {}),
    "a message done as often as it comes": (
        World,
        {"_append": answers_nothing, "_rows": renamed, "_known": lambda self, at, action_id, lang: None},
    ),
    "a late message taken for a new one": (World, {"_known": lambda self, at, action_id, lang: None}),
    "an owner that was asleep writes on": (World, {"fence": lambda self, connection: None}),
    "anybody plays for everybody": (SeatOfAnother, {}),
    "shown before it is written": (World, {"_append": told_first}),
    "a change that is not shown": (LostFrame, {}),
    "a notice sent twice": (SentTwice, {}),
    "a notice sent again after it was done": (World, {"waiting": open_still, "told_already": lambda store, it: set()}),
}


@contextmanager
def planted(name: str) -> Iterator[type[World]]:
    """Meanwhile this fault is in the house."""
    worlds, changes = FAULTS[name]
    own = dict(changes)
    restart, fence = own.pop("lobby.replay", replayed), own.pop("fence", Lease.fence)
    due = {name: own.pop(name, getattr(courier, name)) for name in ("waiting", "told_already")}
    with (
        patch.object(lobby, "replay", restart),
        patch.object(Lease, "fence", fence),
        patch.multiple(courier, **due),
        patch.multiple(Table, **own or kept),
    ):
        yield worlds
