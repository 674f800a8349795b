"""Before the start: the waiting room, and invitations and how they are taken up."""

import asyncio
import json
from contextlib import suppress
from typing import Any

import msgspec
from fastapi import APIRouter, Request, WebSocket
from fastapi.responses import JSONResponse, RedirectResponse, Response
from markupsafe import Markup
from starlette.websockets import WebSocketDisconnect

from majlis.bots.search.ways import DEFAULT
from majlis.core.game import load
from majlis.core.refusal import Refusal
from majlis.table.company import OPEN, Sitting
from majlis.table.guestbook import OWN, SEAT, WATCH, Invitation
from majlis.table.room import Room
from majlis.table.store import GUEST, ME
from majlis.table.table import Table
from majlis.table.tournaments import Tournament
from majlis.web.auth import LOCAL, become, visitor
from majlis.web.faces import sprites as faces
from majlis.web.pages import clean, levels, other_options, sitter
from majlis.web.qr import qr
from majlis.web.render import language, page, place, render
from majlis.web.words import WORDS

router = APIRouter()


async def waiting(request: Request, name: str) -> Room:
    """A table that has not begun."""
    found = await place(request, name)
    if not isinstance(found, Room):
        raise Refusal(WORDS[language(request)]["begun_already"])
    return found


async def form_of(request: Request) -> dict[str, str]:
    return {key: str(value) for key, value in (await request.form()).items()}


def number(word: str) -> int:
    """A seat; what is none is no seat of any table."""
    return int(word) if word.isdecimal() and len(word) < 3 else -1


def done(request: Request, name: str) -> Response:
    """Scripts see what has changed on the socket, others on the page."""
    if request.headers.get("accept") == "application/json":
        return JSONResponse({})
    return RedirectResponse(f"/table/{name}", 303)


# --- the room


def room_page(request: Request, room: Room) -> Response:
    lang, who = language(request), visitor(request)
    about = room.game.about[lang]
    values: dict[str, Any] = {"id": room.name, "title": about.title, "rules": f"/rules/{room.game.name}"}
    values |= {"cover": Markup(room.game.cover), "options": chosen_options(room, lang)}
    values |= {"mine": room.company.owns(who), "lang": lang, "game": room.game.name}
    drawn = Markup(faces())
    return render(request, "room.html", room=values, faces=drawn, **seating(room, who, lang))


def chosen_options(room: Room, lang: str) -> list[str]:
    """What was chosen other than usual."""
    rated = [WORDS[lang]["rated_short"]] if room.company.rated else []
    others = other_options(room.game, room.row["options"], len(room.company.seats), lang)
    return rated + agreed_times(room, lang) + others


def agreed_times(room: Room, lang: str) -> list[str]:
    """What was agreed about time, for whoever sits down."""
    w, company = WORDS[lang], room.company
    said = [w.get(f"deadline_{company.deadline}", "")] if company.deadline else []
    said += [w.get(f"budget_{company.pact.budget}", "")] if company.pact.budget else []
    return said + ([w["stays_short"]] if company.pact.stays and said else [])


def seating(room: Room, who: str | None, lang: str) -> dict[str, Any]:
    """What the changing part of the page shows to one person."""
    company, sizes = room.company, room.game.seats
    seats = [chair(room, it, who, lang) for it in company.seats]
    return {
        "id": room.name,
        "seats": seats,
        "host": company.owns(who),
        "seated": any(it["mine"] for it in seats),
        "free": len(room.free),
        "more": len(seats) + 1 in sizes,
        "less": len(seats) - 1 in sizes and not company.seats[-1].person,
        "bots": levels(lang),
        "usual": DEFAULT,
        "onlookers": sum(bool(n) and person not in company.people for person, n in company.here.items()),
    }


def chair(room: Room, it: Sitting, who: str | None, lang: str) -> dict[str, Any]:
    """One seat: who is there, and what may be done with it."""
    w, person = WORDS[lang], bool(it.person)
    bot = None if person or it.player == OPEN else sitter(room.game, it.player, it.seat, lang)
    name = bot["name"] if bot else it.name or w["player"].format(n=it.seat + 1) if person else w["free_seat"]
    own = it.player == ME and it.person == room.company.owner
    note = bot["level"] if bot else w["beside"] if it.player == GUEST else w["host"] if own else ""
    return {
        "seat": it.seat,
        "label": w["seat"].format(n=it.seat + 1),
        "name": name,
        "named": it.name,
        "note": note,
        "bot": bot,
        "free": it.player == OPEN,
        "player": it.player,
        "mine": person and it.person == who,
        "me": it.player == ME and it.person == who,
        "here": bool(room.company.here[it.person]) if it.player == ME else True,
        "person": person,
    }


class Wait:
    """The socket of one page of a waiting room: it is told who comes and goes, and when the match is dealt."""

    def __init__(self, socket: WebSocket, room: Room, person: str | None, lang: str) -> None:
        self.socket, self.room, self.person, self.lang = socket, room, person, lang
        self.changed = asyncio.Event()

    async def run(self) -> None:
        self.changed.set()
        self.room.company.arrive(self.person, self.changed.set)
        sender = asyncio.create_task(self._tell())
        try:
            while (await self.socket.receive())["type"] != "websocket.disconnect":
                pass  # a room is changed by requests, not from here
        finally:
            self.room.company.leave(self.person, self.changed.set)
            sender.cancel()

    async def _tell(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while not self.room.begun:
                await self.changed.wait()
                self.changed.clear()
                if not self.room.begun:
                    values = seating(self.room, self.person, self.lang) | {"w": WORDS[self.lang]}
                    html = page.get_template("seats.html").render(values)
                    about = {"free": self.room.free, "said": self.room.company.said}
                    await self._send({"type": "room", "html": html} | about)
            await self._send({"type": "closed" if self.room.closed else "begun"})

    async def _send(self, message: dict[str, Any]) -> None:
        await self.socket.send_text(json.dumps(message, ensure_ascii=False))


@router.post("/table/{name}/sit")
async def sit(request: Request, name: str) -> Response:
    """Take a free seat, or change over to it."""
    room, form, lang = await waiting(request, name), await form_of(request), language(request)
    answer = done(request, name)
    person = await become(request, answer)
    called = clean(form.get("name", "")) or room.book.last_name(person)
    await room.sit(person, number(form.get("seat", "")), called, lang)
    return answer


@router.post("/table/{name}/leave")
async def leave(request: Request, name: str) -> Response:
    """Give the own seats back."""
    room, person = await waiting(request, name), visitor(request)
    await room.leave(person or "", language(request))
    return done(request, name)


@router.post("/table/{name}/name")
async def rename(request: Request, name: str) -> Response:
    room, form = await waiting(request, name), await form_of(request)
    await room.rename(visitor(request) or "", clean(form.get("name", "")), language(request))
    return done(request, name)


@router.post("/table/{name}/seat")
async def put(request: Request, name: str) -> Response:
    """The owner says who shall sit there."""
    room, form, lang = await waiting(request, name), await form_of(request), language(request)
    await room.put(number(form.get("seat", "")), form.get("player", ""), clean(form.get("name", "")), lang)
    return done(request, name)


@router.post("/table/{name}/swap")
async def swap(request: Request, name: str) -> Response:
    room, form = await waiting(request, name), await form_of(request)
    await room.swap(number(form.get("seat", "")), number(form.get("with", "")), language(request))
    return done(request, name)


@router.post("/table/{name}/size")
async def resize(request: Request, name: str) -> Response:
    room, form = await waiting(request, name), await form_of(request)
    await room.resize(form.get("more") == "on", language(request))
    return done(request, name)


@router.post("/table/{name}/fill")
async def fill(request: Request, name: str) -> Response:
    """Bots on all free seats."""
    room, form = await waiting(request, name), await form_of(request)
    await room.fill(form.get("bot") or DEFAULT, language(request))
    return done(request, name)


@router.post("/table/{name}/begin")
async def begin(request: Request, name: str) -> Response:
    """Deal the match; everybody's page goes there by itself."""
    room = await waiting(request, name)
    await request.app.state.lobby.begin_room(room, language(request))
    return done(request, name)


@router.post("/table/{name}/close")
async def close(request: Request, name: str) -> Response:
    """Give the table up before it begins."""
    await request.app.state.lobby.close_room(await waiting(request, name))
    scripts = request.headers.get("accept") == "application/json"
    return JSONResponse({}) if scripts else RedirectResponse("/", 303)


# --- invitations


@router.post("/table/{name}/invite")
async def invite(request: Request, name: str) -> Response:
    """A link to a free seat, or for watching; its secret stands behind the sign that browsers keep to themselves."""
    found, form, lang = await place(request, name), await form_of(request), language(request)
    role = form.get("role", SEAT)
    if role == SEAT and isinstance(found, Room):
        word = await found.link(number(form.get("seat", "")), lang)
    elif role in (WATCH, OWN):
        word = await request.app.state.book.invite(name, role)
    else:
        raise Refusal(WORDS[lang]["begun_already"])
    home = request.app.state.address or f"{request.url.scheme}://{request.headers['host']}"
    link = f"{home}/join#{word}"
    local = not request.app.state.address and request.url.hostname in LOCAL
    return JSONResponse({"link": link, "qr": qr(link), "local": local}, headers={"Cache-Control": "no-store"})


@router.post("/table/{name}/renew")
async def renew(request: Request, name: str) -> Response:
    """The link to a seat is good for nothing from now on."""
    room, form = await waiting(request, name), await form_of(request)
    await room.renew(number(form.get("seat", "")))
    return done(request, name)


class Secret(msgspec.Struct, forbid_unknown_fields=True):
    """What the page of an invitation sends; never in an address, where it would be written down."""

    secret: str
    name: str = ""


async def secret_of(request: Request) -> Secret:
    try:
        return msgspec.json.decode(await request.body(), type=Secret)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refusal(WORDS[language(request)]["bad_invite"]) from None


@router.get("/join")
async def join_page(request: Request) -> Response:
    """The same for everybody: a preview of the link takes nothing, and learns nothing."""
    answer = render(request, "join.html", called=request.app.state.book.last_name(visitor(request)))
    answer.headers["Referrer-Policy"] = "no-referrer"
    return answer


@router.post("/join/look")
async def look_at_invitation(request: Request) -> Response:
    """To what one is invited; nothing is taken by that."""
    asked, lobby, lang = await secret_of(request), request.app.state.lobby, language(request)
    if held := await asyncio.to_thread(request.app.state.tournaments.summoned, asked.secret):
        return summons(request, held)
    link: Invitation | None = await asyncio.to_thread(lobby.book.invited, asked.secret)
    found = await lobby.find(link.match) if link else None
    if link is None or found is None:
        raise Refusal(WORDS[lang]["bad_invite"])
    game, seats = found.game if isinstance(found, Room) else found.match.game, found.company.seats
    host = next((it.name for it in seats if it.person == found.company.owner and it.player == ME), "")
    sits, owns = link.role == SEAT and isinstance(found, Room), link.role == OWN
    known = bool(found.company.of(visitor(request))) and not owns
    host = "" if host.startswith("@") else host
    about = {"game": game.about[lang].title, "host": host, "sits": sits, "owns": owns}
    return JSONResponse(about | {"at": found.name if known else ""})


def summons(request: Request, held: Tournament) -> Response:
    """To which tournament one is invited."""
    game, there = load(held.row["game"]).about[language(request)].title, f"/tournament/{held.name}"
    known = bool(held.of(visitor(request)))
    return JSONResponse({"game": game, "title": held.row["title"], "sits": True, "there": there if known else ""})


@router.post("/join")
async def join(request: Request) -> Response:
    """Take up an invitation."""
    asked, lang, answer = await secret_of(request), language(request), JSONResponse({})
    held = await asyncio.to_thread(request.app.state.tournaments.summoned, asked.secret)
    if held is None and await asyncio.to_thread(request.app.state.book.invited, asked.secret) is None:
        raise Refusal(WORDS[lang]["bad_invite"])  # nobody becomes a person by guessing
    person = await become(request, answer)
    name = clean(asked.name) or request.app.state.book.last_name(person)
    if held:
        await request.app.state.tournaments.enter(held.name, ME, person, name, lang)
        to = f"/tournament/{held.name}"
    else:
        to = f"/table/{await request.app.state.lobby.join(asked.secret, person, name, lang)}"
    head = [(key, value) for key, value in answer.raw_headers if key == b"set-cookie"]
    answer = JSONResponse({"to": to})
    answer.raw_headers.extend(head)
    return answer


async def take_along(request: Request, table: Table, person: str) -> Table:
    """Another game with everybody."""
    fresh: Table = await request.app.state.lobby.rematch(table, person, language(request))
    return fresh
