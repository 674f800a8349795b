"""A request for a table that another process keeps is handed on to it, and its answer back: so a page may sit anywhere.

Which table it is about stands in its path, or in the invitation that it brings. If that process does not answer any
more, it is struck out within seconds, and the table is kept here from then on.
"""

import asyncio
import json
import re
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import h11
from fastapi import FastAPI, Request
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from majlis.core.refusal import Refusal
from majlis.table.database import Trouble
from majlis.table.peers import Elsewhere, Peer
from majlis.table.store import Store
from majlis.web.access import REFUSAL
from majlis.web.app import LONGEST_FORM, READING, said_length
from majlis.web.auth import token_of
from majlis.web.between import INSIDE, packed
from majlis.web.entrance import AGAIN

ABOUT = re.compile(r"/(?:table|live|tournament|api/1/tables|api/1/live|api/1/tournaments)/([\w-]+)(?:/|$)")
BY_LINK = ("/join", "/join/look", "/api/1/join", "/api/1/tournaments/enter")
PATIENCE = 10.0  # seconds until a table must have a keeper that answers
GLANCE = 0.2  # seconds between two looks whether another process is still there
AT_ONCE = 1 << 16  # bytes
OF_THE_LINE = (b"connection", b"transfer-encoding", b"keep-alive", b"date", b"server")  # not of what it carries
UNREACHED = (OSError, TimeoutError, InvalidHandshake, InvalidMessage, EOFError)
Answer = tuple[h11.Response, bytes]
T = TypeVar("T")


class Gone(Exception):
    """The other process is there no more, or does not answer. It may have been `asked` all the same; or its door was
    `shut`: its machine said that nobody listens there."""

    def __init__(self, asked: bool, shut: bool = False) -> None:
        super().__init__()
        self.asked, self.shut = asked, shut


class Relay:
    """Before the application."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    @property
    def store(self) -> Store:
        found: Store = self.app.state.lobby.store
        return found

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path, found = scope.get("path", ""), ABOUT.match(scope.get("path", ""))
        about = found[1] if found and path not in BY_LINK else ""
        if scope["type"] != "lifespan":
            await self._recognise(HTTPConnection(scope))
        if scope["type"] == "lifespan" or INSIDE in scope:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send, about)
        elif about or (scope["method"] == "POST" and path in BY_LINK):
            await self._request(scope, receive, send, about)
        else:
            await self.app(scope, receive, send)

    async def _recognise(self, visitor: HTTPConnection) -> None:
        """Whose device this is is asked beside the loop: at the loop all would wait for a database that is late."""
        book, token = self.app.state.book, token_of(visitor)
        if token and not book.remembers(token):
            with suppress(Trouble):  # the application says so
                await asyncio.to_thread(book.person, token)

    async def _request(self, scope: Scope, receive: Receive, send: Send, name: str) -> None:
        body = await whole(Request(scope, receive))
        try:
            name = name or await asyncio.to_thread(self._invited, body)
            answer = await self._asked(scope, name, body) if name else None
        except Refusal as refusal:  # said by the application, as it says everything
            await self.app({**scope, REFUSAL: refusal}, again(body, receive), send)
            return
        if answer is None:
            await self.app(scope, again(body, receive), send)
            return
        head, found = answer
        kept = [(name, value) for name, value in head.headers if name not in OF_THE_LINE]
        await send({"type": "http.response.start", "status": head.status_code, "headers": kept})
        await send({"type": "http.response.body", "body": found})

    def _invited(self, body: bytes) -> str:
        """The table or tournament to which an invitation leads, if it is one."""
        try:
            said = json.loads(body)
            word = str(said.get("secret") or said.get("invitation")).rpartition("#")[2]
        except (ValueError, AttributeError):
            return ""
        held, link = self.app.state.tournaments.summoned(word), self.app.state.book.invited(word)
        return str(held.name if held else link.match if link else "")

    async def _asked(self, scope: Scope, name: str, body: bytes) -> Answer | None:
        """What the keeper of a table answers; None if that is this process."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while peer := await self.store.ground.peer(self.store, name):
            try:
                return await self._watched(peer, ask(peer, scope, body))
            except Gone as gone:
                if gone.shut:
                    await self.store.ground.doubt(self.store, peer)
                late = asyncio.get_running_loop().time() > end
                if late or (gone.asked and scope["method"] not in READING):
                    raise Elsewhere(peer) from None
            await asyncio.sleep(GLANCE)
        return None

    async def _watched(self, peer: Peer, work: Coroutine[Any, Any, T]) -> T:
        """What comes of it, as long as the other process is there: one that sleeps would never answer."""
        task = asyncio.ensure_future(work)
        try:
            while not (await asyncio.wait({task}, timeout=GLANCE))[0]:
                if not self.store.ground.alive(peer):
                    raise Gone(asked=True)
            return task.result()
        finally:
            task.cancel()

    async def _socket(self, scope: Scope, receive: Receive, send: Send, name: str) -> None:
        try:
            peer = await self.store.ground.peer(self.store, name) if name else None
            if peer is None:
                await self.app(scope, receive, send)
                return
            await receive()  # that somebody wants to come in
            line = await self._watched(peer, reached(peer, scope))
        except (Refusal, Gone):
            await send({"type": "websocket.close", "code": AGAIN})
            return
        await send({"type": "websocket.accept"})
        async with line:
            with suppress(Gone):
                await self._watched(peer, both(line, receive, send))
            code = line.close_code if line.close_code in KNOWN else AGAIN
        with suppress(RuntimeError):  # who sat here has gone first
            await send({"type": "websocket.close", "code": code})


KNOWN = (1000, 1008, 1012, AGAIN)  # why a house closes a socket: all else is an accident between two processes


async def reached(peer: Peer, scope: Scope) -> ClientConnection:
    """A socket to the other process, as if the visitor had opened it there."""
    query = f"?{scope['query_string'].decode()}" if scope["query_string"] else ""
    head = [(name.decode(), value.decode()) for name, value in packed(scope, peer.key)]
    address, more = f"ws://{peer.address}{scope['path']}{query}", {"compression": None, "ping_interval": None}
    try:
        return await connect(address, additional_headers=head, max_size=None, proxy=None, **more)  # type: ignore[arg-type]
    except UNREACHED:
        raise Gone(asked=False) from None


async def both(line: ClientConnection, receive: Receive, send: Send) -> None:
    """Hand messages on, in both directions, until one side has gone."""
    down, up = asyncio.ensure_future(frames(line, send)), asyncio.ensure_future(messages(line, receive))
    try:
        await asyncio.wait({down, up}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        down.cancel()
        up.cancel()
        await asyncio.gather(down, up, return_exceptions=True)


async def frames(line: ClientConnection, send: Send) -> None:
    with suppress(ConnectionClosed, RuntimeError):
        async for text in line:
            await send({"type": "websocket.send", "text": text})


async def messages(line: ClientConnection, receive: Receive) -> None:
    with suppress(ConnectionClosed):
        while (message := await receive())["type"] == "websocket.receive":
            await line.send(message.get("text") or message.get("bytes") or "")


async def ask(peer: Peer, scope: Scope, body: bytes) -> Answer:
    """One request to the other process, as the visitor made it."""
    host, _, port = peer.address.rpartition(":")
    try:
        reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    except OSError as error:
        raise Gone(asked=False, shut=isinstance(error, ConnectionRefusedError)) from None
    try:
        return await exchanged(reader, writer, questioned(peer, scope, body))
    except (OSError, h11.RemoteProtocolError):
        raise Gone(asked=True) from None
    finally:
        writer.close()


def questioned(peer: Peer, scope: Scope, body: bytes) -> list[h11.Event]:
    head = [(b"host", peer.address.encode()), (b"connection", b"close"), (b"content-length", b"%d" % len(body))]
    target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    asked = h11.Request(method=scope["method"], target=target, headers=head + packed(scope, peer.key))
    return [asked, h11.Data(data=body), h11.EndOfMessage()]


async def exchanged(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, said: list[h11.Event]) -> Answer:
    """Say it, and hear all of the answer."""
    wire, head, parts = h11.Connection(h11.CLIENT), None, []
    writer.write(b"".join(wire.send(it) or b"" for it in said))
    await writer.drain()
    while True:
        heard = wire.next_event()
        if heard is h11.NEED_DATA:
            wire.receive_data(await reader.read(AT_ONCE))
        elif isinstance(heard, h11.Response):
            head = heard
        elif isinstance(heard, h11.Data):
            parts.append(bytes(heard.data))
        elif isinstance(heard, h11.EndOfMessage) and head is not None:
            return head, b"".join(parts)
        elif isinstance(heard, h11.ConnectionClosed):
            raise h11.RemoteProtocolError("closed in mid-answer")


async def whole(request: Request) -> bytes:
    """The body of a request; of one that says too much nothing, for it is refused."""
    if request.method in READING or not 0 <= said_length(request) <= LONGEST_FORM:
        return b""
    return await request.body()


def again(body: bytes, receive: Receive) -> Receive:
    """The same body once more, for the application."""
    told = False

    async def heard() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return heard
