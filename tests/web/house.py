"""The real server on a loopback port, in a thread of the test, and visitors who talk to it over HTTP and sockets."""

import asyncio
import itertools
import json
import secrets
import socket
import threading
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self
from unittest.mock import patch

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from majlis.core.game import load
from majlis.core.match import Match
from majlis.table.casting import kept
from majlis.table.company import Company, Sitting, written
from majlis.table.lobby import Lobby
from majlis.table.store import Store
from majlis.table.table import Table
from majlis.testing.play import random_match
from majlis.web.app import create
from majlis.web.auth import LOCAL
from majlis.web.limits import LIMITS, Limit, Limits
from majlis.web.serve import Ways, between, joined, listen, reached, settings
from tests.table.waits import Here

HOST = "majlis.test"  # the same name whatever the port, so that two houses send the same bytes
ORIGIN = f"http://{HOST}"
PATIENCE = 300  # seconds, in which whatever must come comes on any machine
PATIENT: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None}  # of a page: no line is given up
NUMBER = itertools.count()
OPENED = 1_700_000_000.0  # when tables that are put there were opened


def patient() -> Limits:
    """Limits that no test comes near: one visitor plays as fast as a hundred."""
    return Limits({name: Limit(1_000_000, 1_000_000, row.seconds) for name, row in LIMITS.items()})


class House:
    """One server: its application, its store and its port."""

    def __init__(
        self,
        folder: Path,
        workers: Any = Here,
        limits: Limits | None = None,
        tls: tuple[Path, Path] | None = None,
        database: str = "",
    ) -> None:
        """In a database it is one of several that keep the same house."""
        inner = between(Ways()) if database else None
        self.store = Store(folder, ground=reached(database, inner) if inner else None)
        self.workers = workers
        self.app = create(self.store, pace=0, hosts=LOCAL | {HOST})
        self.app.state.limits = limits or patient()
        self.door = listen(None)
        self.port: int = self.door.getsockname()[1]
        app = joined(self.app, self.store, inner) if inner else self.app
        self.server = uvicorn.Server(settings(app, Ways(tls=tls)))
        self.thread = threading.Thread(target=self._run)

    def __enter__(self) -> Self:
        with patch("majlis.web.app.Workers", self.workers):
            self.thread.start()
            while not self.server.started:
                assert self.thread.is_alive(), "the server did not start"
                self.thread.join(0.005)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve([self.door])

    @property
    def lobby(self) -> Lobby:
        lobby: Lobby = self.app.state.lobby
        return lobby

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Something done in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def table(self, name: str) -> Table:
        table: Table = self.do(self.lobby.table(name))
        return table

    def person(self, token: str) -> str:
        """The person who has this token; if there is none yet, there is from now on."""
        found: str = self.lobby.book.person(token) or self.do(self.lobby.book.meet(token))
        return found

    def put(
        self, name: str, match: Match, players: list[str], owner: str, chain: str = "", friends: Sequence[str] = ()
    ) -> Table:
        """A table in the middle of a match, as if it had been played here, that everybody may look at. Owner and
        friends are tokens; friends have the last seats, or all if there are so many."""
        header, people = match.header, [owner] * (len(players) - len(friends)) + list(friends)
        who = [self.person(it) if player in ("me", "guest") else "" for it, player in zip(people, players, strict=True)]
        row = {"id": name, "game": match.game.name, "rules": match.game.version, "box": match.game.digest}
        row |= {"seats": header.seats, "options": header.options, "players": players}
        row["names"] = list(header.names or kept([], players))
        row |= {"owner": self.person(owner), "open": True, "commitment": header.commitment, "opened": OPENED}
        chairs = [Sitting(i, *it) for i, it in enumerate(zip(players, who, row["names"], strict=True))]
        row["sittings"] = written(name, chairs)

        async def seat() -> Table:
            await asyncio.wrap_future(self.store.open_match(row, header.seed, header.salt))
            came = Company(row, self.store, row.pop("sittings"))
            return self.lobby.seat(Table(name, row, match, self.store, chain=chain, at=match.at, came=came))

        table: Table = self.do(seat())
        return table


class Visitor:
    """A person with a browser."""

    def __init__(self, house: House, token: str | None = None) -> None:
        self.house, self.token = house, token or secrets.token_urlsafe(24)
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{house.port}",
            headers={"host": HOST, "origin": ORIGIN},
            cookies={"majlis": self.token},
            timeout=PATIENCE,
            verify=False,  # nothing here is https: reading all certificates would take longer than most tests
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(path, **more)

    def open(self, **form: str) -> str:
        """Open a table and return its name."""
        answer = self.http.post("/tables", data=form)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/table/")

    @property
    def person(self) -> str:
        return self.house.person(self.token)

    def ticket(self, name: str) -> str:
        """For the socket of a table."""
        answer = self.http.post(f"/table/{name}/ticket")
        assert answer.status_code == 200, answer.text
        found: str = answer.json()["ticket"]
        return found

    @contextmanager
    def sit(self, name: str, seat: int | None = None, tall: bool = False, lang: str = "en") -> Iterator["Socket"]:
        """The socket of a table; with a seat, its log and first frame are read already."""
        ticket = self.ticket(name)
        with dial(self.house, name, f"majlis={self.token}") as line:
            socket = Socket(line)
            socket.say(type="hello", ticket=ticket)
            if seat is not None:
                socket.look(seat, tall, lang)
            yield socket


def dial(
    house: House,
    name: str,
    cookie: str = "",
    origin: str | None = ORIGIN,
    headers: Mapping[str, str] | None = None,
    path: str = "/live/{name}",
    token: str = "",
    **more: Any,
) -> ClientConnection:
    """A socket with whatever headers."""
    head = ({"Cookie": cookie} if cookie else {}) | ({"Authorization": f"Bearer {token}"} if token else {})
    wire = socket.create_connection(("127.0.0.1", house.port))
    wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)
    return connect(
        f"ws://{HOST}{path.format(name=name)}",
        sock=wire,
        origin=origin,  # type: ignore[arg-type]
        additional_headers=head | dict(headers or {}),
        compression=None,
        max_size=None,
        **PATIENT | more,
    )


class Socket:
    """A page's end of the socket: says something, waits for what it expects."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.heard: list[str] = []  # all texts, in order
        self.frame: dict[str, Any] = {}  # the last one
        self.people: dict[str, Any] = {}  # the same, of who is here

    def say(self, **message: Any) -> None:
        self.line.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        text = self.line.recv(PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "frame":
            self.frame = message
        if message["type"] == "people":
            self.people = message
        return message

    def expect(self, *types: str) -> list[dict[str, Any]]:
        """Read until a message of every one of these types has come; return them in the order asked for."""
        found: dict[str, dict[str, Any]] = {}
        while not found.keys() >= set(types):
            message = self.hear()
            found[message["type"]] = message
        return [found[kind] for kind in types]

    def look(self, seat: int, tall: bool = False, lang: str = "en") -> tuple[list[list[str]], dict[str, Any]]:
        """The log, then the frame that follows it: an earlier one was still drawn for an onlooker."""
        self.say(type="eyes", seat=seat, tall=tall, lang=lang)
        return self.expect("log")[0]["log"], self.expect("frame")[0]

    def act(self, kind: str, name: str | None = None, at: int | None = None, **more: Any) -> dict[str, Any]:
        """Play, say or undo; the answer."""
        at = self.frame["at"] if at is None else at
        self.say(type=kind, id=name or secrets.token_hex(8), at=at, **more)
        return self.expect("answer")[0]

    def until(self, at: int) -> dict[str, Any]:
        """Read until a frame shows so many events or more."""
        while self.frame.get("at", -1) < at:
            self.hear()
        return self.frame


def put(
    house: House,
    owner: str,
    players: Sequence[str] = ("me", "greedy"),
    at: int | None = 20,
    turn: int | None = None,
    friends: Sequence[str] = (),
) -> Table:
    """A table in mid-game; with a turn, where that seat is to act."""
    name = f"live-{next(NUMBER)}"
    while True:
        match = random_match(load("high_desert"), len(players), 4, at)
        if turn is None or match.turn == turn:
            return house.put(name, match, list(players), owner, friends=friends)
        at = match.at + 1
