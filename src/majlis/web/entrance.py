"""The way into the socket of a table or a room: a ticket is fetched, brought as the first message, and good for one."""

import asyncio
import json
from contextlib import suppress
from typing import Any

import msgspec
from fastapi import APIRouter, Request, WebSocket
from fastapi.responses import JSONResponse, Response
from starlette.websockets import WebSocketDisconnect

from majlis.core.refusal import Refusal
from majlis.table.database import told
from majlis.table.faults import note
from majlis.table.room import Room
from majlis.table.table import Table
from majlis.web.access import LOOK, may
from majlis.web.auth import at_home, same_origin, visitor
from majlis.web.limits import Hasty, Limits, address_of
from majlis.web.live import Visit, fault
from majlis.web.render import Missing, language, place
from majlis.web.rooms import Wait
from majlis.web.words import WORDS

HELLO = 10  # seconds until a socket must have said who it is
PROTOCOL = 2  # of the messages; a page of another one (the house was renewed meanwhile) is told to load again
FOR_GOOD = 1000  # the socket is closed, and the page says that it must be loaded again
AGAIN = 4001  # the socket is closed, and the page may come again with another ticket

router = APIRouter()


@router.post("/table/{name}/ticket")
async def ticket(request: Request, name: str) -> Response:
    """A ticket for the socket of a table."""
    return JSONResponse({"ticket": request.app.state.tickets.issue(visitor(request), name)})


class Hello(msgspec.Struct):
    """The first message of every socket."""

    type: str
    ticket: str
    version: int = PROTOCOL


async def hello(socket: WebSocket, name: str) -> tuple[str | None] | int:
    """Who is there, by the ticket that they bring; else the code with which the socket is closed."""
    try:
        text = await asyncio.wait_for(socket.receive_text(), HELLO)
        message = msgspec.json.decode(text, type=Hello)
    except (TimeoutError, msgspec.DecodeError, KeyError, WebSocketDisconnect):
        return AGAIN
    found: tuple[str | None] | None = socket.app.state.tickets.take(message.ticket, name)
    if message.version != PROTOCOL:
        return FOR_GOOD
    return found if found and message.type == "hello" else AGAIN


async def live(socket: WebSocket, name: str) -> None:
    if not at_home(socket) or not same_origin(socket):
        await socket.close(1008)
        return
    await socket.accept()
    limits, address, lang = socket.app.state.limits, address_of(socket), language(socket)
    with suppress(WebSocketDisconnect, RuntimeError):  # gone already
        try:
            with limits.held("socket", None, address, lang), limits.held(f"view {name}", None, address, lang):
                await welcome(socket, name, address, lang)
        except Hasty as refusal:
            await part(socket, {"type": "sorry", "reason": str(refusal)})


async def welcome(socket: WebSocket, name: str, address: str, lang: str) -> None:
    """Let somebody in who has a ticket, as far as their own share goes."""
    who = await hello(socket, name)
    if isinstance(who, int):
        await socket.close(who)
        return
    await admitted(socket, name, who[0], address, lang)


async def admitted(socket: WebSocket, name: str, who: str | None, address: str, lang: str) -> None:
    """Show somebody the table or the room, if they may look at it."""
    found, answer = await entered(socket, name, who, lang)
    limits: Limits = socket.app.state.limits
    with limits.held("socket", who, "", lang), limits.held(f"view {name}", who, "", lang):
        if isinstance(found, Room):
            await Wait(socket, found, who, lang).run()
        elif found:
            await Visit(socket, found, who, address).run()
        else:
            await part(socket, answer)


async def part(socket: WebSocket, answer: dict[str, Any]) -> None:
    await socket.send_text(json.dumps(answer))
    await socket.close(FOR_GOOD)


async def entered(
    socket: WebSocket, name: str, who: str | None, lang: str
) -> tuple[Table | Room | None, dict[str, Any]]:
    """The table or room, or why it cannot be shown."""
    try:
        found = await place(socket, name)
        reason = may(who, LOOK, found.company, lang=lang)
    except Missing:
        found, reason = None, WORDS[lang]["missing_sentence"]
    except Refusal as refusal:
        found, reason = None, told(refusal, lang)
    except Exception as error:
        return None, fault(note(error, f"the socket of table {name}"), lang)
    return (None if reason else found), {"type": "sorry", "reason": reason}
