"""All routes of the house, in one list."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response
from fastapi.staticfiles import StaticFiles
from markupsafe import Markup
from starlette.middleware.gzip import GZipMiddleware

from majlis.bots.bot import names as bots
from majlis.bots.search.ways import DEFAULT
from majlis.core import notation
from majlis.core.game import ONLOOKER, games, load
from majlis.core.refusal import Refusal
from majlis.core.speech import LANGUAGES
from majlis.core.svg import STYLE
from majlis.table.faults import note
from majlis.table.lobby import GUIDED_RIVAL, PACE, Lobby, titles
from majlis.table.show import log, moment
from majlis.table.store import Store
from majlis.table.studies import Studies
from majlis.table.table import GUEST, ME, Table
from majlis.table.workers import Workers, serve_idly
from majlis.web.auth import same_origin, visitor, welcome
from majlis.web.coach import origin
from majlis.web.coach import router as coach
from majlis.web.live import Visit, fault, owns
from majlis.web.pages import chosen, game_card, legend_rows, picture, rules_page, sprites, table_lists
from majlis.web.render import HERE, Missing, find, language, render
from majlis.web.solo import noted
from majlis.web.solo import router as solo
from majlis.web.words import WORDS

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'"
)
YEAR = 365 * 24 * 3600
DATA = ("/moment", "/log", "/solo", "/analysis/progress", "/analysis.json")  # of a table, for scripts


def create(store: Store, ready: set[str] | None = None, pace: float = PACE) -> FastAPI:
    """The application for one store; `ready` are the games whose rules are compiled, all if not given."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        hire = Workers
        app.state.lobby = Lobby(store, hire(), pace)
        app.state.studies = Studies(store, lambda: hire(1, life=serve_idly))
        yield
        await app.state.studies.close()
        await app.state.lobby.close()

    app = FastAPI(lifespan=life, docs_url=None, redoc_url=None, openapi_url=None)
    app.mount("/static", StaticFiles(directory=HERE / "static"), name="static")
    app.state.ready = set(games()) if ready is None else ready
    routes: dict[str, Any] = {
        "/": start,
        "/table/{name}": show_table,
        "/table/{name}/replay": show_replay,
        "/table/{name}/moment": show_moment,
        "/table/{name}/log": show_log,
        "/table/{name}/file": match_file,
        "/rules/{name}": show_rules,
        "/style/scene.css": scene_style,
        "/picture/{name}.svg": show_picture,
        "/ready": show_ready,
    }
    for path, function in routes.items():
        app.get(path)(function)
    app.post("/tables")(open_table)
    app.post("/learn/{name}/{seats}")(learn)
    app.post("/table/{name}/rematch")(rematch)
    app.websocket("/live/{name}")(live)
    app.include_router(solo)
    app.include_router(coach)
    app.middleware("http")(manners)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.exception_handler(Missing)(missing)
    app.exception_handler(404)(missing)
    app.exception_handler(Refusal)(refused)
    return app


async def manners(request: Request, call: Any) -> Response:
    """What holds for every page: its language, who visits, and that only our own pages change anything."""
    wish = request.query_params.get("lang")
    if wish in LANGUAGES and request.method == "GET" and not request.url.path.endswith("moment"):
        response: Response = RedirectResponse(str(request.url.remove_query_params("lang")), 303)
        response.set_cookie("lang", wish, max_age=YEAR, samesite="lax")
        return response
    if request.method == "POST" and not same_origin(request):
        return PlainTextResponse("This request does not come from one of our pages.", 403)
    try:
        response = await call(request)
    except Exception as error:
        response = broken(request, note(error, f"{request.method} {request.url.path}"))
    response.headers["Content-Security-Policy"] = POLICY
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "same-origin"
    if request.url.path.startswith("/static/"):
        response.headers["Cache-Control"] = "no-cache"  # kept, but asked for: no page runs with yesterday's script
    return response


async def start(request: Request) -> Response:
    lang, lobby, ready = language(request), request.app.state.lobby, request.app.state.ready
    owner = visitor(request)
    cards = [game_card(name, lang, name in ready) for name in games()]
    for card in cards:
        card["picture"] = Markup(card["picture"])
    lists = await table_lists(lobby, owner, lang) if owner else {"running": [], "finished": []}
    return render(request, "start.html", games=cards, bots=bots(), usual_bot=DEFAULT, tables=lists)


async def show_ready(request: Request) -> Response:
    """Which games can be played by now: the start page asks while rules are being compiled."""
    return JSONResponse({name: name in request.app.state.ready for name in games()})


async def open_table(request: Request) -> Response:
    form = {name: str(value) for name, value in (await request.form()).items()}
    game, players, options, names = chosen(form)
    if game.name not in request.app.state.ready:
        raise Refusal(WORDS[language(request)]["not_ready"])
    owner = visitor(request)
    response = RedirectResponse("/", 303)
    owner = owner or welcome(response)
    named = [name or default for name, default in zip(names, called(players, language(request)), strict=True)]
    table = await request.app.state.lobby.open(owner, game, players, options, named)
    response.headers["location"] = f"/table/{table.name}"
    return response


async def learn(request: Request, name: str, seats: int) -> Response:
    """A guided first game."""
    lang = language(request)
    if name not in games():
        raise Missing
    guide = next((one for one in load(name).guides if one.seats == seats), None)
    if guide is None:
        raise Missing
    if name not in request.app.state.ready:
        raise Refusal(WORDS[lang]["not_ready"])
    owner = visitor(request)
    response = RedirectResponse("/", 303)
    names = called([ME, *[GUIDED_RIVAL] * (seats - 1)], lang)
    table = await request.app.state.lobby.open_guided(owner or welcome(response), load(name), guide, names)
    response.headers["location"] = f"/table/{table.name}"
    return response


def called(players: list[str], lang: str) -> tuple[str, ...]:
    """Names for those who gave none; people who share a device are numbered."""
    w, people = WORDS[lang], (ME, GUEST)
    shared = sum(player in people for player in players) > 1
    names = [w.get(f"player_{player}", player) for player in players]
    numbered = [w["person"].format(n=i + 1) if player in people else names[i] for i, player in enumerate(players)]
    return titles(numbered if shared else names)


async def show_table(request: Request, name: str) -> Response:
    table = await find(request, name)
    symbols = legend_rows(table.match.game, language(request))
    return render(request, "table.html", legend=symbols, **table_values(request, table))


async def show_replay(request: Request, name: str) -> Response:
    table = await find(request, name)
    eyes = [{"seat": seat, "name": table.match.names[seat]} for seat in allowed(request, table)]
    return render(request, "replay.html", moves=table.match.at, eyes=eyes, bots=bots(), **table_values(request, table))


def table_values(request: Request, table: Table) -> dict[str, Any]:
    game, lang = table.match.game, language(request)
    values: dict[str, Any] = {
        "id": table.name,
        "title": game.about[lang].title,
        "game": game.name,
        "names": table.match.names,
    }
    values |= {"players": table.players, "commitment": table.match.header.commitment, "over": table.match.over}
    values |= {"note": " · ".join(filter(None, (noted(table, lang), origin(table, lang)))), "open": table.open}
    values |= {"origin": table.row.get("origin"), "solo": game.solo is not None and table.match.header.seats == 1}
    return {"table": values, "sprites": Markup(sprites(game)), "rules": f"/rules/{game.name}"}


def allowed(request: Request, table: Table) -> list[int]:
    """Through whose eyes one may look back: all when it is over, else the own ones if nobody shares the device."""
    if table.match.over:
        return list(range(table.match.header.seats))
    persons = table.persons()
    return persons if owns(table, visitor(request)) and len(persons) == 1 else []


async def show_moment(request: Request, name: str, at: int = 0, seat: int = ONLOOKER, tall: bool = False) -> Response:
    """A moment of the past, as that seat saw it then."""
    table = await find(request, name)
    if not 0 <= at <= table.match.at or (seat != ONLOOKER and seat not in allowed(request, table)):
        raise Refusal(WORDS[language(request)]["no_moment"])
    values = moment(table.match.until(at), seat, language(request), tall, past=True)
    return JSONResponse(values | {"at": at, "mine": [], "curtain": None, "players": table.players})


async def show_log(request: Request, name: str, seat: int = ONLOOKER) -> Response:
    """What was told of every action, as that seat saw it."""
    table = await find(request, name)
    if seat != ONLOOKER and seat not in allowed(request, table):
        raise Refusal(WORDS[language(request)]["no_moment"])
    return JSONResponse(log(table.match, seat, language(request)))


async def match_file(request: Request, name: str) -> Response:
    """The whole match as text: seed and all, so only when it is over."""
    table = await find(request, name)
    if not table.match.over:
        raise Refusal(WORDS[language(request)]["not_over"])
    if not table.open:
        raise Refusal(WORDS[language(request)]["sealed_file"])
    head = {"Content-Disposition": f'attachment; filename="{table.match.game.name}-{table.name}.match"'}
    return PlainTextResponse(notation.write(table.match), headers=head)


async def rematch(request: Request, name: str) -> Response:
    """The same people, bots and options, a new deal."""
    table, owner = await find(request, name), visitor(request)
    if not owns(table, owner):
        raise Refusal(WORDS[language(request)]["not_yours"])
    header = table.match.header
    fresh = await request.app.state.lobby.open(owner, header.game, table.players, header.options, header.names)
    return RedirectResponse(f"/table/{fresh.name}", 303)


async def show_rules(request: Request, name: str) -> Response:
    if name not in games():
        raise Missing
    game = load(name)
    return render(request, "rules.html", title=game.about[language(request)].title, html=Markup(rules_page(game)))


async def show_picture(request: Request, name: str) -> Response:
    """What a game looks like."""
    if name not in request.app.state.ready:
        raise Missing
    image = await asyncio.to_thread(picture, load(name), language(request))
    return Response(image, media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


async def scene_style(request: Request) -> Response:
    return Response(STYLE, media_type="text/css", headers={"Cache-Control": "max-age=3600"})


async def live(socket: WebSocket, name: str) -> None:
    if not same_origin(socket):
        await socket.close(1008)
        return
    await socket.accept()
    try:
        table, answer = await socket.app.state.lobby.table(name), {"type": "sorry", "reason": "There is no such table."}
    except Refusal as refusal:
        table, answer = None, {"type": "sorry", "reason": str(refusal)}
    except Exception as error:
        table, answer = None, fault(note(error, f"the socket of table {name}"), language(socket))
    if table is None:
        await socket.send_text(json.dumps(answer))
        await socket.close(1000)
        return
    await Visit(socket, table, owns(table, visitor(socket)), socket.app.state.lobby.workers).run()


async def missing(request: Request, _: Exception) -> Response:
    w = WORDS[language(request)]
    return render(request, "error.html", 404, title=w["missing_title"], sentence=w["missing_sentence"])


async def refused(request: Request, refusal: Exception) -> Response:
    if asks_for_data(request):
        return JSONResponse({"reason": str(refusal)}, 422)
    return render(request, "error.html", 422, title=WORDS[language(request)]["refused_title"], sentence=str(refusal))


def broken(request: Request, number: str) -> Response:
    """The page of a fault: nothing but the number under which it stands in the log."""
    message = fault(number, language(request))
    if asks_for_data(request):
        return JSONResponse(message, 500)
    title = WORDS[language(request)]["fault_title"]
    return render(request, "error.html", 500, title=title, sentence=message["reason"])


def asks_for_data(request: Request) -> bool:
    """Is it a script that asks, not a person?"""
    return request.url.path.startswith("/table/") and request.url.path.endswith(DATA)
