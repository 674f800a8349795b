"""The API for programs: one table of routes, from which the application and its description are made.

A program brings a token (`Authorization: Bearer ...`). Cookies are good for nothing here, so no page of a stranger can
use somebody's browser for it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from fastapi import APIRouter, Request, WebSocket
from fastapi.responses import JSONResponse, Response
from starlette.websockets import WebSocketDisconnect

from majlis.web import api_shapes as shape
from majlis.web import api_tables as tables
from majlis.web import api_tournaments as many
from majlis.web.access import Unknown
from majlis.web.auth import at_home, bearer, visitor
from majlis.web.entrance import HELLO, PROTOCOL, admitted, part
from majlis.web.limits import Hasty, address_of
from majlis.web.openapi import described
from majlis.web.render import language
from majlis.web.words import WORDS

router = APIRouter()
LIVE = "/api/1/live/{name}"
KNOWN_STATUS = (401, 403, 404, 405, 409, 413, 422, 429, 500, 503)


class Route(NamedTuple):
    """What can be asked for: how, who answers, in which shape it is asked and answered."""

    method: str
    path: str
    does: Callable[..., Awaitable[Any]]
    takes: type | None
    gives: Any


ROUTES = (
    Route("GET", "/api/1/me", tables.oneself, None, shape.Oneself),
    Route("GET", "/api/1/games", tables.all_games, None, list[shape.GameAbout]),
    Route("GET", "/api/1/tables", tables.own_tables, None, list[shape.TableAbout]),
    Route("POST", "/api/1/tables", tables.open_table, shape.Opening, shape.TableAbout),
    Route("POST", "/api/1/join", tables.join, shape.Joining, shape.TableAbout),
    Route("GET", "/api/1/tables/{name}", tables.one_table, None, shape.TableAbout),
    Route("POST", "/api/1/tables/{name}/invitations", tables.invite, shape.Inviting, shape.Invitation),
    Route("POST", "/api/1/tables/{name}/begin", tables.begin, None, shape.TableAbout),
    Route("POST", "/api/1/tables/{name}/close", tables.close, None, shape.Nothing),
    Route("GET", "/api/1/tables/{name}/view", tables.view, None, shape.Sight),
    Route("GET", "/api/1/tables/{name}/actions", tables.actions, None, shape.Asked),
    Route("POST", "/api/1/tables/{name}/play", tables.play, shape.Playing, shape.Done),
    Route("POST", "/api/1/tables/{name}/undo", tables.undo, shape.Undoing, shape.Done),
    Route("POST", "/api/1/tables/{name}/resign", tables.resign, None, shape.Nothing),
    Route("GET", "/api/1/tables/{name}/log", tables.log, None, shape.Log),
    Route("GET", "/api/1/tables/{name}/result", tables.result, None, shape.Outcome),
    Route("GET", "/api/1/tables/{name}/file", tables.file, None, dict[str, Any]),
    Route("GET", "/api/1/tournaments", many.own_tournaments, None, list[shape.TournamentAbout]),
    Route("POST", "/api/1/tournaments", many.make_tournament, shape.TournamentWish, shape.TournamentAbout),
    Route("POST", "/api/1/tournaments/enter", many.enter_tournament, shape.Entering, shape.TournamentAbout),
    Route("GET", "/api/1/tournaments/{name}", many.one_tournament, None, shape.TournamentAbout),
    Route("POST", "/api/1/tournaments/{name}/bots", many.add_bot, shape.Adding, shape.TournamentAbout),
    Route("POST", "/api/1/tournaments/{name}/invitations", many.invite_to_tournament, None, shape.Invitation),
    Route("POST", "/api/1/tournaments/{name}/begin", many.begin_tournament, None, shape.TournamentAbout),
    Route("POST", "/api/1/tournaments/{name}/leave", many.leave_tournament, None, shape.Nothing),
)


def answering(route: Route) -> Callable[..., Awaitable[Response]]:
    """A route's function as the application calls it."""

    async def answer(request: Request) -> Response:
        found = await route.does(request, **request.path_params)
        return Response(msgspec.json.encode(found), media_type="application/json")

    return answer


for one in ROUTES:
    router.add_api_route(one.path, answering(one), methods=[one.method], name=one.does.__name__)


@router.get("/api/openapi.json")
async def openapi(request: Request) -> Response:
    """What can be asked for, as OpenAPI 3.1."""
    return Response(msgspec.json.encode(described(ROUTES)), media_type="application/json")


def trouble(request: Request, status: int, sentence: str = "") -> JSONResponse:
    """What cannot be done, and what to do about it."""
    w = WORDS[language(request)]
    advice = w[f"do_{status if status in KNOWN_STATUS else 422}"]
    head = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
    return JSONResponse({"error": sentence or w.get(f"error_{status}", advice), "what_to_do": advice}, status, head)


# --- the socket


class Hello(msgspec.Struct):
    """The first message of every socket: it says which messages a program knows."""

    type: str
    version: int


@router.websocket(LIVE)
async def live(socket: WebSocket, name: str) -> None:
    """The messages of the page, for a program: docs/api.md."""
    if not at_home(socket):
        await socket.close(1008)
        return
    await socket.accept()
    limits, address, lang = socket.app.state.limits, address_of(socket), language(socket)
    with suppress(WebSocketDisconnect, RuntimeError):  # gone already
        try:
            with limits.held("socket", None, address, lang), limits.held(f"view {name}", None, address, lang):
                who = await greeted(socket, lang)
                with socket.app.state.lines.held(bearer(socket), socket):
                    await admitted(socket, name, who, address, lang)
        except (Hasty, Unknown) as refusal:
            await part(socket, {"type": "sorry", "reason": str(refusal)})


async def greeted(socket: WebSocket, lang: str) -> str:
    """Whose program this is, if it knows our messages."""
    who = visitor(socket)
    if who is None or who in socket.app.state.lobby.store.outcasts:
        raise Unknown(WORDS[lang]["no_token" if who is None else "banned"])
    try:
        message = msgspec.json.decode(await asyncio.wait_for(socket.receive_text(), HELLO), type=Hello)
    except (TimeoutError, msgspec.DecodeError, KeyError):
        raise Unknown(WORDS[lang]["no_hello"].format(n=PROTOCOL)) from None
    if message.type != "hello" or message.version != PROTOCOL:
        raise Unknown(WORDS[lang]["no_hello"].format(n=PROTOCOL))
    return who
