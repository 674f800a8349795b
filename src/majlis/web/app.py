"""All routes of the house, in one list."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Set
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from typing import Any, NamedTuple

from fastapi import Depends, FastAPI, Request
from fastapi.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response
from fastapi.staticfiles import StaticFiles
from markupsafe import Markup
from starlette.middleware.gzip import GZipMiddleware

from majlis.bots.search.ways import DEFAULT
from majlis.core.game import ONLOOKER, games, load
from majlis.core.guide import guide_of
from majlis.core.record import seen
from majlis.core.refusal import Refusal
from majlis.core.speech import LANGUAGES
from majlis.core.svg import STYLE
from majlis.table.accounts import Accounts
from majlis.table.company import OPEN
from majlis.table.faults import note
from majlis.table.importing import SOMEONE
from majlis.table.keys import Keys
from majlis.table.lobby import Lobby
from majlis.table.pace import PACE
from majlis.table.room import Room
from majlis.table.shelf import keep_days
from majlis.table.show import log, moment
from majlis.table.store import Store
from majlis.table.studies import Studies
from majlis.table.table import Table
from majlis.table.tournaments import Tournaments
from majlis.table.workers import Workers, serve_idly
from majlis.web.access import PLAY, guard, may
from majlis.web.account import NONE as NO_ACCOUNTS
from majlis.web.account import OPEN as OPEN_HOUSE
from majlis.web.account import Gate, watch
from majlis.web.auth import LOCAL, at_home, become, for_programs, from_our_page, secure, visitor
from majlis.web.chat import LINES, SECONDS
from majlis.web.coach import origin
from majlis.web.courier import Courier
from majlis.web.entrance import live
from majlis.web.faces import sprites as faces
from majlis.web.files import LONGEST_FILE
from majlis.web.keys import Lines
from majlis.web.limits import ROOMS, Hasty, Limits, measured
from majlis.web.mail import Mail
from majlis.web.notices import ONE_CLICK
from majlis.web.often import Often
from majlis.web.pages import (
    BUDGETS,
    DEADLINES,
    chosen,
    drawings_mean,
    game_cards,
    legend_rows,
    levels,
    seated,
    sprites,
    table_lists,
    terms,
)
from majlis.web.parts import PARTS
from majlis.web.refusals import broken, missing, refused, too_long, unmethodical
from majlis.web.render import HERE, Missing, find, language, looked_back, place, render
from majlis.web.rooms import room_page, take_along
from majlis.web.rules import rules_page
from majlis.web.solo import noted
from majlis.web.tickets import Tickets
from majlis.web.vitals import Vitals, watched
from majlis.web.words import WORDS

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
MANNERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
READING = ("GET", "HEAD")
YEAR = 365 * 24 * 3600
LONGEST_FORM = 1 << 16  # bytes: no form of ours is near it


class Hosting(NamedTuple):
    """How a house is kept for others."""

    address: str = ""  # where invitations lead, if not to the address that the page was asked by
    keep_days: float = 0  # for how long tables are kept at which nothing happens; 0 for ever
    accounts: str = OPEN_HOUSE  # who may have an account: everybody, whom the host invites, or nobody
    mail: Mail | None = None  # who carries mails
    near: bool = False  # may webhooks lead into the host's own network?
    bots: int = 0  # processes that think; 0: one less than there are cores
    ray: str = ""  # the address of a Ray cluster on which they think instead


HERE_ALONE = Hosting()


def afar(address: str) -> Callable[..., Workers]:
    """Whoever is hired there thinks on a cluster."""
    from majlis.table.far import Far  # only who has one fetches what speaks to it

    return partial(Far, address)


def create(
    store: Store,
    ready: set[str] | None = None,
    pace: float = PACE,
    hosts: Set[str] = LOCAL,
    terms: Hosting = HERE_ALONE,
) -> FastAPI:
    """The application for one store, under these names; `ready` are the games that are compiled, all if not given."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        hire = afar(terms.ray) if terms.ray else Workers
        app.state.lobby = Lobby(store, hire(0 if terms.ray else terms.bots), pace)
        app.state.book = app.state.lobby.book
        app.state.studies = Studies(store, lambda: hire(1, life=serve_idly))
        app.state.accounts, app.state.keys = Accounts(store), Keys(store)
        app.state.tournaments = Tournaments(app.state.lobby)
        app.state.courier = Courier(app.state.lobby, terms.mail, terms.near)
        duties = (
            app.state.lobby.keep_time(),
            app.state.tournaments.keep(),
            app.state.courier.run(),
            app.state.lobby.easel.tidy(),
        )
        tasks = [asyncio.create_task(it) for it in (*duties, watch(app.state.accounts))]
        if terms.keep_days:
            tasks += [asyncio.create_task(keep_days(app.state.lobby, terms.keep_days))]
        tasks += [asyncio.create_task(it) for it in app.state.more]
        async with watched(app.state.vitals), app.state.beside:
            yield
        for task in tasks:
            task.cancel()
        await app.state.courier.close()
        await app.state.studies.close()
        await app.state.lobby.close()

    app = FastAPI(
        lifespan=life, docs_url=None, redoc_url=None, openapi_url=None, dependencies=[Depends(measured), Depends(guard)]
    )
    app.mount("/static", StaticFiles(directory=HERE / "static"), name="static")
    app.state.ready = set(games()) if ready is None else ready
    app.state.hosts, app.state.address, app.state.tickets, app.state.limits = hosts, terms.address, Tickets(), Limits()
    app.state.vitals = Vitals()
    app.state.more, app.state.beside = [], nullcontext()  # what a process among several has to do besides: see serve.py
    app.state.talking, app.state.gate, app.state.terms, app.state.lines = Often(LINES, SECONDS), Gate(), terms, Lines()
    add_routes(app)
    app.middleware("http")(counted)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    for what, answer in ((Missing, missing), (404, missing), (405, unmethodical), (Refusal, refused)):
        app.exception_handler(what)(answer)
    return app


def add_routes(app: FastAPI) -> None:
    """The house's own, and those of its parts."""
    routes: dict[str, Any] = {
        "/": start,
        "/table/{name}": show_table,
        "/table/{name}/replay": show_replay,
        "/table/{name}/moment": show_moment,
        "/table/{name}/log": show_log,
        "/table/{name}/rule": show_rule,
        "/rules/{name}": show_rules,
        "/style/scene.css": scene_style,
        "/ready": show_ready,
    }
    for path, function in routes.items():
        app.get(path)(function)
    app.post("/tables")(open_table)
    app.post("/learn/{name}/{seats}")(learn)
    app.post("/table/{name}/rematch")(rematch)
    app.websocket("/live/{name}")(live)
    for part in PARTS:
        app.include_router(part)


async def counted(request: Request, call: Any) -> Response:
    """Every answer, and how long it took."""
    begun = time.monotonic()
    response = await manners(request, call)
    request.app.state.vitals.answered(request, response.status_code, time.monotonic() - begun)
    return response


async def manners(request: Request, call: Any) -> Response:
    """What holds for every page: its language, who visits, and that only our own pages change anything."""
    if not at_home(request):
        return PlainTextResponse("This house has another name: majlis serve --host NAME gives it yours.", 421)
    wish = request.query_params.get("lang")
    if wish in LANGUAGES and request.method == "GET" and not request.url.path.endswith("moment"):
        response: Response = RedirectResponse(str(request.url.remove_query_params("lang")), 303)
        response.set_cookie("lang", wish, max_age=YEAR, secure=secure(request), samesite="lax")
        return response
    anywhere = request.url.path == ONE_CLICK or for_programs(request)
    if request.method not in READING and not anywhere and not from_our_page(request):
        return PlainTextResponse("This request does not come from one of our pages.", 403)
    if request.method not in READING and not 0 <= said_length(request) <= longest(request):
        return too_long(request)
    try:
        response = await call(request)
    except Exception as error:
        response = broken(request, note(error, f"{request.method} {request.url.path}"))
    response.headers.update(MANNERS)
    response.headers.setdefault("Referrer-Policy", "same-origin")
    if secure(request):
        response.headers["Strict-Transport-Security"] = f"max-age={YEAR}"
    if request.url.path.startswith("/static/"):
        response.headers["Cache-Control"] = "no-cache"  # kept, but asked for: no page runs with yesterday's script
    response.headers.setdefault("Cache-Control", "no-store")  # what a person is shown is nobody else's
    return response


def longest(request: Request) -> int:
    return LONGEST_FILE if request.url.path == "/import" else LONGEST_FORM


def said_length(request: Request) -> int:
    """How long a request says its body is: -1 if it does not."""
    said = request.headers.get("content-length", "0" if "transfer-encoding" not in request.headers else "")
    return int(said) if said.isascii() and said.isdigit() else -1


async def start(request: Request) -> Response:
    lang, lobby, ready = language(request), request.app.state.lobby, request.app.state.ready
    lists = await table_lists(lobby, visitor(request) or "", lang)
    cards = game_cards(lang, ready, lists["reached"])
    values: dict[str, Any] = {"games": cards, "tables": lists, "faces": Markup(faces()), "deadlines": DEADLINES}
    values |= {"budgets": BUDGETS, "bots": levels(lang), "usual": DEFAULT}
    return render(request, "start.html", **values, accounts=request.app.state.terms.accounts != NO_ACCOUNTS)


async def show_ready(request: Request) -> Response:
    """Which games can be played by now: the start page asks while rules are being compiled."""
    return JSONResponse({name: name in request.app.state.ready for name in games()})


async def open_table(request: Request) -> Response:
    form = {name: str(value) for name, value in (await request.form()).items()}
    game, players, options, names = chosen(form)
    if game.name not in request.app.state.ready:
        raise Refusal(WORDS[language(request)]["not_ready"])
    response, lobby = RedirectResponse("/", 303), request.app.state.lobby
    owner = await become(request, response)
    if OPEN in players:
        waiting = [row for row in await asyncio.to_thread(lobby.store.waiting, owner) if row["owner"] == owner]
        if len(waiting) >= ROOMS:
            raise Hasty(WORDS[language(request)]["too_many"], 0)
        named = [names[0] or await asyncio.to_thread(lobby.book.last_name, owner), *names[1:]]
        opened = await lobby.gather(owner, game, players, options, named, terms(form))
    else:
        opened = await lobby.open(owner, game, players, options, names)
    response.headers["location"] = f"/table/{opened.name}"
    return response


async def learn(request: Request, name: str, seats: int) -> Response:
    """A guided first game."""
    guide = next((one for one in load(name).guides if one.seats == seats), None) if name in games() else None
    if guide is None:
        raise Missing
    if name not in request.app.state.ready:
        raise Refusal(WORDS[language(request)]["not_ready"])
    response = RedirectResponse("/", 303)
    table = await request.app.state.lobby.open_guided(await become(request, response), load(name), guide)
    response.headers["location"] = f"/table/{table.name}"
    return response


async def show_table(request: Request, name: str) -> Response:
    table = await place(request, name)
    if isinstance(table, Room):
        return room_page(request, table)
    if table.left:
        return RedirectResponse(f"/table/{table.company.next}", 303)
    symbols = legend_rows(table.match.game, language(request))
    return render(request, "table.html", legend=symbols, **table_values(request, table))


async def show_replay(request: Request, name: str) -> Response:
    table = await looked_back(request, name)
    eyes = [{"seat": seat, "name": table.match.called(language(request))[seat]} for seat in allowed(request, table)]
    return render(
        request,
        "replay.html",
        moves=table.match.at,
        eyes=eyes,
        bots=levels(language(request)),
        **table_values(request, table),
    )


def table_values(request: Request, table: Table) -> dict[str, Any]:
    game, lang = table.match.game, language(request)
    values: dict[str, Any] = {
        "id": table.name,
        "title": game.about[lang].title,
        "game": game.name,
        "names": table.match.called(lang),
        "paragraphs": game.paragraphs,
        "meanings": drawings_mean(game, lang),
    }
    values |= {"players": table.players, "commitment": table.match.header.commitment, "over": table.match.over}
    values |= {"note": " · ".join(filter(None, (noted(table, lang), origin(table, lang)))), "open": table.open}
    values |= {"origin": table.row.get("origin"), "solo": game.solo is not None and table.match.header.seats == 1}
    values["further"] = not table.rated and not table.row.get("date") and not guide_of(table.match)
    values["guests"], values["mine"] = seated(table, lang), table.company.of(visitor(request))
    values["again"] = not may(visitor(request), PLAY, table.company) and SOMEONE not in table.players
    drawn = sprites(game) + faces({it["name"] for it in values["guests"] if it})
    return {"table": values, "sprites": Markup(drawn), "rules": f"/rules/{game.name}"}


def allowed(request: Request, table: Table) -> list[int]:
    """Through whose eyes one may look back: all when it is over, else the own ones if nobody shares the device."""
    if table.match.over:
        return list(range(table.match.header.seats))
    own = table.company.of(visitor(request))
    return own if len(own) == 1 else []


async def show_moment(request: Request, name: str, at: int = 0, seat: int = ONLOOKER, tall: bool = False) -> Response:
    """A moment of the past, as that seat saw it then."""
    table = await looked_back(request, name)
    if not 0 <= at <= table.match.at or (seat != ONLOOKER and seat not in allowed(request, table)):
        raise Refusal(WORDS[language(request)]["no_moment"])
    values = moment(table.match.until(at), seat, language(request), tall, past=True)
    return JSONResponse(values | {"at": at, "mine": [], "curtain": None, "players": table.players})


async def show_log(request: Request, name: str, seat: int = ONLOOKER) -> Response:
    """What was told of every action, as that seat saw it."""
    table = await looked_back(request, name)
    if seat != ONLOOKER and seat not in allowed(request, table):
        raise Refusal(WORDS[language(request)]["no_moment"])
    return JSONResponse(await asyncio.to_thread(log, table, seat, language(request)))


async def rematch(request: Request, name: str) -> Response:
    """The same people, bots and options, a new deal."""
    table, person = await find(request, name), visitor(request)
    assert person  # the guard has asked
    fresh = await take_along(request, table, person)
    return RedirectResponse(f"/table/{fresh.name}", 303)


async def show_rules(request: Request, name: str) -> Response:
    if name not in games():
        raise Missing
    game, lang = load(name), language(request)
    page = await asyncio.to_thread(rules_page, game, lang)
    values: dict[str, Any] = {"html": Markup(page.html), "sprites": Markup(page.sprites)}
    return render(request, "rules.html", title=game.about[lang].title, page=page, **values)


async def show_rule(request: Request, name: str, at: int = 0) -> Response:
    """The paragraph of what was asked at a moment of a table, as an onlooker saw it: lines of the log lead there."""
    match = (await find(request, name)).match
    if not 0 <= at <= match.at:
        raise Refusal(WORDS[language(request)]["no_moment"])
    asked = match.game.rule(seen(match.view(ONLOOKER, at)))
    return RedirectResponse(f"/rules/{match.game.name}#{asked}", 303)


async def scene_style(request: Request) -> Response:
    return Response(STYLE, media_type="text/css", headers={"Cache-Control": "max-age=3600"})
