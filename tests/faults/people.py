"""People who play at a house of several processes, of which any may be gone: they come back by another, send again what
was not answered, and remember all that they were told and shown."""

import asyncio
import json
import random
import secrets
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from majlis.words.en.table import WORDS
from tests.simulation.page import Intent, Seen
from tests.web.crowd import LOST

UNSURE = tuple(WORDS[key] for key in ("database_away", "disk_fails", "elsewhere", "taken_over"))  # look, then try again
HANGS_UP = 0.1  # how often somebody's line breaks just after a message was sent: it is sent again
ANSWER = 30.0  # seconds after which a line counts as dead: a busy machine takes its time
Message = dict[str, Any]


@dataclass
class Player:
    """One visitor, at one table after another; or somebody who looks on, at the table of another."""

    ports: list[int]
    chance: random.Random
    watches: "Player | None" = None
    person: str = ""
    token: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    table: str = ""
    tables: list[str] = field(default_factory=list)
    waiting: Intent | None = None
    intents: dict[str, Intent] = field(default_factory=dict)
    seen: list[Seen] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    over: bool = False

    async def live(self) -> None:
        while not self.over:
            try:
                await self._come(self.chance.choice(self.ports))
            except (*LOST, KeyError, ValueError):
                await asyncio.sleep(0.2)

    async def _come(self, port: int) -> None:
        if self.watches:
            self.table = self.watches.table
        elif not self.table:
            await self._open(port)
        ticket = (await self._post(port, f"/table/{self.table}/ticket", {})).json()["ticket"]
        home, cookie = f"http://127.0.0.1:{port}", {"Cookie": f"majlis={self.token}"}
        about = {"origin": home, "additional_headers": cookie, "compression": None, "open_timeout": ANSWER}
        async with connect(f"ws://127.0.0.1:{port}/live/{self.table}", **about) as line:
            await line.send(json.dumps({"type": "hello", "ticket": ticket}))
            await self._sit(line)

    async def _open(self, port: int) -> None:
        form = {"game": "nim", "players": "2", "seat1": "random"}
        answer = await self._post(port, "/tables", form)
        self.table = answer.headers["location"].removeprefix("/table/")
        self.tables.append(self.table)

    async def _post(self, port: int, path: str, form: dict[str, str]) -> httpx.Response:
        home, cookies = f"http://127.0.0.1:{port}", {"majlis": self.token}
        given = {"base_url": home, "cookies": cookies, "headers": {"origin": home}, "verify": False, "timeout": ANSWER}
        async with httpx.AsyncClient(**given) as http:
            return await http.post(path, data=form)

    async def _sit(self, line: ClientConnection) -> None:
        seen = Seen(self.table)
        self.seen.append(seen)
        await line.send(json.dumps({"type": "eyes", "seat": -1 if self.watches else 0}))
        if self.waiting:
            await line.send(json.dumps(self.waiting.message))
        while not self.over:
            message = json.loads(await asyncio.wait_for(line.recv(), ANSWER))
            if message["type"] == "frame":
                seen.frames.append(message)
                if await self._look(line, message):
                    return
            elif (message["type"] == "answer" and not self._hear(message)) or message["type"] in ("sorry", "fault"):
                return

    def _hear(self, answer: Message) -> bool:
        """Was it a clear answer? Else one looks again."""
        assert self.waiting and answer["id"] == self.waiting.message["id"]
        if not answer["done"] and answer["reason"] in UNSURE:
            return False
        self.waiting.answers.append((answer["done"], answer["at"], answer["reason"]))
        self.waiting = None
        return True

    async def _look(self, line: ClientConnection, frame: Message) -> bool:
        """Play, if it is one's turn; true when the match is over."""
        if self.watches:
            return self.watches.table != self.table
        if frame["over"] and self.waiting is None:
            self.table = ""
            return True
        if self.waiting is None and frame["turn"] == frame["seat"] == 0 and frame["offers"]:
            await asyncio.sleep(self.chance.random() * 0.2)
            a = int(self.chance.choice(list(frame["offers"])))
            message = {"type": "play", "id": secrets.token_hex(12), "at": frame["at"], "a": a}
            self.waiting = self.intents[message["id"]] = Intent(self.person, self.table, message, 0.0)
            await line.send(json.dumps(message))
            return self.chance.random() < HANGS_UP
        return False
