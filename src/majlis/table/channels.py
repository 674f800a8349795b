"""The ways on which somebody is told of their turn: an address of theirs, confirmed where it could be a stranger's."""

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import insert, select

from majlis.core.refusal import Refusal
from majlis.core.speech import topic
from majlis.table.schema import house
from majlis.table.slow_schema import channel, confirmed, silenced
from majlis.table.store import Conflict, Row, Store

WORDS = topic("majlis.words", "notices")
MAIL, HOOK, PUSH = "mail", "hook", "push"
MOST = {MAIL: 1, HOOK: 1, PUSH: 10}  # of one person: the oldest make room
FIELDS = ("id", "person", "kind", "address", "secret", "home", "lang", "time")
CONFIRM, STOP = "confirm", "stop"  # what a link is good for


class To(NamedTuple):
    """Where something is sent, and what it is signed or sealed with."""

    address: str
    secret: str = ""


@dataclass(frozen=True)
class Channel:
    """One way."""

    id: str
    person: str
    kind: str
    address: str
    secret: str
    home: str  # under which address this person knows the house
    lang: str
    time: float
    open: bool  # may something be sent there?


def channels(store: Store, who: str = "", one: str = "") -> list[Channel]:
    """All that were not given up, the oldest first; of one person, or one of them by its number."""
    query = select(channel, confirmed.c.time.label("said"), silenced.c.time.label("stopped"))
    query = query.outerjoin(confirmed, confirmed.c.channel == channel.c.id)
    query = query.outerjoin(silenced, silenced.c.channel == channel.c.id).where(silenced.c.channel.is_(None))
    query = query.where(channel.c.person == who) if who else query.where(channel.c.id == one) if one else query
    rows = store.rows(query.order_by(channel.c.time, channel.c.id))
    return [
        Channel(**{name: row[name] for name in FIELDS}, open=row["kind"] != MAIL or row["said"] is not None)
        for row in rows
    ]


def remember_listeners(store: Store) -> None:
    """Who wants to be told: only for them a notice is written."""
    store.listeners = {it.person for it in channels(store) if it.open}


async def add(store: Store, who: str, kind: str, to: To, home: str, lang: str) -> Channel:
    """A new way, in the place of the oldest if there are too many."""
    row: Row = {"id": secrets.token_urlsafe(12), "person": who, "kind": kind, "home": home, "lang": lang}
    row |= to._asdict() | {"time": time.time()}
    before = [it for it in await asyncio.to_thread(channels, store, who) if it.kind == kind]
    old = [it for it in before if it.address == to.address] or before[: max(0, len(before) + 1 - MOST[kind])]
    gone = [insert(silenced).values(channel=it.id, time=time.time()) for it in old]
    await asyncio.wrap_future(store.tell(insert(channel).values(row), *gone))
    await asyncio.to_thread(remember_listeners, store)
    return (await asyncio.to_thread(channels, store, "", str(row["id"])))[0]


async def confirm(store: Store, name: str) -> None:
    """Whoever has that address wants it; twice is once."""
    with suppress(Conflict):
        await asyncio.wrap_future(store.tell(insert(confirmed).values(channel=name, time=time.time())))
    await asyncio.to_thread(remember_listeners, store)


async def silence(store: Store, name: str) -> None:
    """Nothing is sent there any more; twice is once."""
    with suppress(Conflict):
        await asyncio.wrap_future(store.tell(insert(silenced).values(channel=name, time=time.time())))
    await asyncio.to_thread(remember_listeners, store)


async def give_up(store: Store, who: str, name: str, lang: str = "en") -> None:
    """The same, of one's own."""
    if name not in {it.id for it in await asyncio.to_thread(channels, store, who)}:
        raise Refusal(WORDS[lang]["no_channel"])
    await silence(store, name)


# --- what this house keeps to itself


def own_secret(store: Store, name: str, make: Callable[[], bytes]) -> bytes:
    """A secret of the house, made when it is first asked for; of two who ask at once, one makes it."""
    query = select(house.c.secret).where(house.c.name == name)
    if not store.rows(query):
        with suppress(Conflict):
            store.write(insert(house).values(name=name, secret=make())).result()
    return bytes(store.rows(query)[0]["secret"])


def seal_of(store: Store, deed: str, name: str) -> str:
    """What makes a link in a mail good for one deed with one channel."""
    key = own_secret(store, "notices", lambda: secrets.token_bytes(32))
    return hmac.new(key, f"{deed} {name}".encode(), hashlib.sha256).hexdigest()


def deed_of(store: Store, name: str, word: str) -> str:
    """What a link is good for; nothing, if it is none of ours."""
    fits = (deed for deed in (CONFIRM, STOP) if hmac.compare_digest(seal_of(store, deed, name).encode(), word.encode()))
    return next(fits, "")
