"""People who play as fast as they can at a server that is killed, and who remember every answer they got."""

import asyncio
import json
import random
import secrets
import sqlite3
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, httpx.TransportError, EOFError, TimeoutError)
PATIENCE = 300  # seconds: nobody may give up because the machine is slow, only because the server is gone
QUIET: dict[str, Any] = {"compression": None, "open_timeout": PATIENCE, "ping_interval": None}
Message = dict[str, Any]
EVENTS = "SELECT match, seq, kind, action, action_id FROM event ORDER BY match, seq"


@dataclass
class Person:
    """One visitor at one table at a time, with the page's own rule: an unanswered message is sent again as it was."""

    chance: random.Random
    token: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    table: str = ""
    waiting: Message | None = None
    done: list[tuple[str, int, Message]] = field(default_factory=list)  # table, number of the event, message
    seen: dict[str, int] = field(default_factory=dict)  # for each table the most events that a frame has shown
    again: int = 0  # messages that were sent a second time and answered
    finished: int = 0
    wrong: list[str] = field(default_factory=list)

    async def play(self, port: int) -> None:
        """Play until the server is gone."""
        with suppress(*LOST):
            while True:
                if not self.table:
                    await self.open(port)
                origin = f"http://127.0.0.1:{port}"
                address, cookie = f"ws://127.0.0.1:{port}/live/{self.table}", {"Cookie": f"majlis={self.token}"}
                ticket = await self.ticket(port)
                async with connect(address, origin=origin, additional_headers=cookie, **QUIET) as line:
                    await line.send(json.dumps({"type": "hello", "ticket": ticket}))
                    await self.sit(line)

    async def open(self, port: int) -> None:
        answer = await self.post(port, "/tables", {"game": "high_desert", "seat1": "random"})
        self.table = answer.headers["location"].removeprefix("/table/")
        self.seen[self.table] = 0

    async def ticket(self, port: int) -> str:
        return str((await self.post(port, f"/table/{self.table}/ticket", {})).json()["ticket"])

    async def post(self, port: int, path: str, form: dict[str, str]) -> httpx.Response:
        home, cookies = f"http://127.0.0.1:{port}", {"majlis": self.token}
        head = {"origin": home}
        async with httpx.AsyncClient(
            base_url=home, cookies=cookies, headers=head, timeout=PATIENCE, verify=False
        ) as http:
            return await http.post(path, data=form)

    async def sit(self, line: ClientConnection) -> None:
        """Look, send again what was not answered, and play on until the match is over."""
        await line.send(json.dumps({"type": "eyes", "seat": 0}))
        repeated = self.waiting
        if repeated:
            await line.send(json.dumps(repeated))
        async for text in line:
            message = json.loads(text)
            if message["type"] == "sorry":
                self.wrong.append(message["reason"])
                return
            if message["type"] == "answer":
                self.hear(message, repeated)
            if message["type"] == "frame" and await self.look(line, message):
                return

    def hear(self, answer: Message, repeated: Message | None) -> None:
        assert self.waiting and answer["id"] == self.waiting["id"]
        if answer["done"]:
            self.done.append((self.table, answer["at"], self.waiting))
            self.again += self.waiting is repeated
        else:
            self.wrong.append(f"{self.waiting} was refused: {answer['reason']}")
        self.waiting = None

    async def look(self, line: ClientConnection, frame: Message) -> bool:
        """Choose something, if it is my turn; true when the match is over."""
        self.seen[self.table] = max(self.seen[self.table], frame["at"])
        if frame["over"] and self.waiting is None:
            self.table, self.finished = "", self.finished + 1
            return True
        known = max((at for table, at, _ in self.done if table == self.table), default=0)
        if self.waiting is None and frame["turn"] == frame["seat"] == 0 and frame["at"] >= known:
            self.waiting = {"type": "play", "id": secrets.token_hex(12), "at": frame["at"]}
            if frame["undo"] and self.chance.random() < 0.3:
                self.waiting["type"] = "undo"
            else:
                self.waiting["a"] = int(self.chance.choice(list(frame["offers"])))
            await line.send(json.dumps(self.waiting))
        return False


async def crowd(people: list[Person], port: int, kill: asyncio.Future[None] | Any) -> None:
    """All play at once; meanwhile somebody kills the server."""
    await asyncio.gather(*[person.play(port) for person in people], kill)


def faults(people: list[Person], database: Path) -> list[str]:
    """What is not on the disk as it was answered or shown: every event once, in order, none missing."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute(
            "SELECT match, seq, kind, action, action_id FROM event ORDER BY match, seq"
        ).fetchall()
    connection.close()
    events: dict[str, list[tuple[str, int, str]]] = {}
    found = [f"{person.token}: {wrong}" for person in people for wrong in person.wrong]
    for table, seq, kind, action, action_id in rows:
        entries = events.setdefault(table, [])
        if seq != len(entries):
            found.append(f"{table} has a gap before event {seq}")
        entries.append((kind, action, action_id))
    ids = [(row[0], row[4]) for row in rows]
    if len(set(ids)) != len(ids):
        found.append("a message was carried out twice")
    for person in people:
        found += missing(person, events)
    return found


def missing(person: Person, events: dict[str, list[tuple[str, int, str]]]) -> list[str]:
    found = []
    for table, at, message in person.done:
        there = events.get(table, [])[at - 1 : at]
        if not there or there[0][2] != message["id"] or there[0][0] != message["type"]:
            found.append(f"{table}: event {at} was answered and is not there")
        elif message["type"] == "play" and there[0][1] != message["a"]:
            found.append(f"{table}: event {at} is another action")
    for table, at in person.seen.items():
        if len(events.get(table, [])) < at:
            found.append(f"{table}: {at} events were shown, {len(events.get(table, []))} are there")
    return found
