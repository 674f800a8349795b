"""For bench/load.py: a folder full of tables, a server on it, and people with their pages."""

import asyncio
import itertools
import json
import os
import random
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from majlis.core.game import ONLOOKER, Game
from majlis.core.match import Match
from majlis.table.casting import kept
from majlis.table.company import Sitting, written
from majlis.table.guestbook import Guestbook
from majlis.table.lobby import described
from majlis.table.postgres import Postgres
from majlis.table.store import ME, Store
from majlis.table.table import ending, past

TITLES = ("high_desert", "five_tribes", "djinn")
WAIT = 60.0  # seconds after which something was lost
CHANCE = random.Random(15)


class Person(NamedTuple):
    """Somebody with a browser."""

    token: str
    address: str


class Seen(msgspec.Struct):
    """What a player needs of a message."""

    type: str
    id: str = ""
    done: bool = False
    reason: str = ""
    at: int = -1
    turn: int = -1
    seat: int = ONLOOKER
    over: bool = False
    offers: dict[str, str] = {}


# --- a folder full of tables, and the server on it


def people() -> Iterator[Person]:
    for n in itertools.count(1):
        yield Person(secrets.token_urlsafe(24), f"127.{1 + n // 60000}.{n // 250 % 240}.{1 + n % 250}")


PEOPLE = people()


@dataclass
class Set:
    """A table that was laid out beforehand."""

    name: str
    seats: list[Person]


def dealt(game: Game, seats: int, actions: int = 0) -> Match:
    """A match in which so many actions were played by chance, if it is that long."""
    match = Match.new(game, seats, 0, CHANCE.randbytes(32))
    while match.at < actions and not match.over:
        match.play(CHANCE.choice(match.open()))
    return match


async def lay_out(store: Store, match: Match, players: list[str], deadline: int = 0) -> Set:
    """A table at which different people sit, open to all who want to look."""
    book, name, owner = Guestbook(store), secrets.token_urlsafe(12), next(PEOPLE)
    seats = [next(PEOPLE) if player == ME else owner for player in players]
    who = {person: await book.meet(person.token) for person in {*seats, owner}}
    names = kept([], players)
    row = described(match.header, players, who[owner]) | {"id": name, "open": True, "deadline": deadline}
    chairs = [Sitting(i, it, who[seats[i]] if it == ME else "", names[i]) for i, it in enumerate(players)]
    row |= {"names": list(names), "sittings": written(name, chairs)}
    await asyncio.wrap_future(store.open_match(row, match.header.seed, match.header.salt))
    if match.at:
        await asyncio.wrap_future(store.append(past(name, match)[0], ending(name, match)))
    return Set(name, seats)


def laid_out(folder: Path, tables: list[tuple[Match, list[str]]], deadline: int = 0, database: str = "") -> list[Set]:
    store = Store(folder, ground=Postgres(database) if database else None)

    async def all_of_them() -> list[Set]:
        return [await lay_out(store, *table, deadline) for table in tables]

    try:
        return asyncio.run(all_of_them())
    finally:
        store.close()


class House:
    """The server, of one process or of several on a database, and what it has used."""

    def __init__(self, folder: Path, database: str = "", workers: int = 0) -> None:
        with socket.create_server(("127.0.0.1", 0)) as door:
            self.port = door.getsockname()[1]
        command = [sys.executable, "-m", "majlis", "serve", "--no-browser", "--data", str(folder)]
        command += ["--database", database, "--workers", str(workers)] if database else []
        self.process = subprocess.Popen([*command, "--port", str(self.port)], stdout=subprocess.PIPE, encoding="utf-8")
        assert self.process.stdout and "The table is set" in self.process.stdout.readline()

    @property
    def worked(self) -> float:
        """The seconds that the process has computed so far, without its children."""
        return computed(self.process.pid)

    @property
    def memory(self) -> float:
        """What it holds, in MB."""
        text = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(text.split("VmRSS:")[1].split()[0]) / 1024

    def close(self) -> float:
        """How long it takes to end."""
        begin = time.perf_counter()
        self.process.terminate()
        self.process.wait()
        return time.perf_counter() - begin


def computed(process: int) -> float:
    """Seconds of CPU of one process."""
    words = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def offspring(process: int) -> list[int]:
    """Its children."""
    lists = [it.read_text(encoding="utf-8") for it in Path(f"/proc/{process}/task").glob("*/children")]
    return [int(child) for text in lists for child in text.split()]


# --- clients


async def ask(port: int, person: Person, path: str, method: str = "GET") -> bytes:
    """One request; what it was answered with."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(person.address, 0))
    home = f"127.0.0.1:{port}"
    head = (f"{method} {path} HTTP/1.1", f"Host: {home}", f"Origin: http://{home}", f"Cookie: majlis={person.token}")
    writer.write("\r\n".join((*head, "Content-Length: 0", "Connection: close", "", "")).encode())
    whole = await asyncio.wait_for(reader.read(), WAIT)
    writer.close()
    said, _, body = whole.partition(b"\r\n\r\n")
    assert b" 200 " in said.split(b"\r\n")[0], said
    return body


@dataclass
class Page:
    """One socket: the last frame, and answers by their ids."""

    port: int
    table: str
    person: Person
    seat: int = ONLOOKER
    lang: str = "en"
    tall: bool = False
    frame: Seen = field(default_factory=lambda: Seen("none"))
    news: asyncio.Event = field(default_factory=asyncio.Event)
    answers: dict[str, Seen] = field(default_factory=dict)
    errors: int = 0

    async def come(self) -> "Page":
        ticket = json.loads(await ask(self.port, self.person, f"/table/{self.table}/ticket", "POST"))["ticket"]
        home = f"127.0.0.1:{self.port}"
        self.socket: ClientConnection = await connect(
            f"ws://{home}/live/{self.table}",
            origin=f"http://{home}",  # type: ignore[arg-type]
            additional_headers={"Cookie": f"majlis={self.person.token}"},
            compression=None,
            max_size=None,
            ping_interval=None,
            local_addr=(self.person.address, 0),
        )
        await self.say(type="hello", ticket=ticket)
        await self.say(type="eyes", seat=self.seat, lang=self.lang, tall=self.tall)
        self.reading = asyncio.create_task(self._read())
        await self.until(lambda: self.frame.at >= 0 and self.frame.seat == self.seat)
        return self

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def _read(self) -> None:
        async for text in self.socket:
            said = msgspec.json.decode(text, type=Seen)
            if said.type == "frame":
                self.frame = said
            elif said.type == "answer":
                self.answers[said.id] = said
            self.errors += said.type in ("sorry", "fault") or (said.type == "answer" and not said.done)
            self.news.set()

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(WAIT):
            while not true():
                self.news.clear()
                await self.news.wait()

    async def move(self) -> float:
        """Play something that is open; how long the answer took."""
        name, begin = secrets.token_hex(8), time.perf_counter()
        await self.say(type="play", id=name, at=self.frame.at, a=int(CHANCE.choice(list(self.frame.offers))))
        await self.until(lambda: name in self.answers)
        del self.answers[name]
        return time.perf_counter() - begin

    async def go(self) -> None:
        self.reading.cancel()
        await self.socket.close()


@dataclass
class Round:
    """The pages of one table, and the tables at which they sit down afterwards."""

    port: int
    sets: list[Set]
    looks: list[tuple[str, bool]] = field(default_factory=list)  # onlookers: language, tall or wide
    pages: list[Page] = field(default_factory=list)
    errors: int = 0

    async def sit(self) -> "Round":
        it = self.sets.pop()
        pages = [Page(self.port, it.name, person, seat) for seat, person in enumerate(it.seats)]
        pages += [Page(self.port, it.name, next(PEOPLE), ONLOOKER, *look) for look in self.looks]
        self.pages = list(await asyncio.gather(*[page.come() for page in pages]))
        return self

    async def move(self) -> float:
        """A move of whoever is to act, seen by all."""
        if self.pages[0].frame.over:
            await self.go()
            await self.sit()
        mover = self.pages[self.pages[0].frame.turn]
        at = mover.frame.at
        took = await mover.move()
        await asyncio.gather(*[page.until(lambda page=page: page.frame.at > at) for page in self.pages])
        now = max(page.frame.at for page in self.pages)
        await asyncio.gather(*[page.until(lambda page=page: page.frame.at >= now) for page in self.pages])
        return took

    async def go(self) -> None:
        self.errors += sum(page.errors for page in self.pages)
        await asyncio.gather(*[page.go() for page in self.pages])


async def gathered(work: list[Coroutine[Any, Any, Any]], many: int = 20) -> list[Any]:
    """All of it, so many at a time."""
    gate = asyncio.Semaphore(many)

    async def one(it: Coroutine[Any, Any, Any]) -> Any:
        async with gate:
            return await it

    return await asyncio.gather(*map(one, work))
