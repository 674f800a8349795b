"""Who may do what: one function, asked for every route and every message. What stands in no row is refused."""

from starlette.requests import HTTPConnection

from majlis.core.refusal import Refusal
from majlis.table.company import Company
from majlis.table.room import Room
from majlis.table.tournaments import Tournament
from majlis.web.auth import for_programs, visitor
from majlis.web.render import language, place, tournament
from majlis.web.words import WORDS

VISIT = "visit"  # anybody: what is there for all
LOOK = "look"  # at a table: its people, who was invited, and everybody where its owner wants that
SIT = "sit"  # take a free seat before the start: whoever may look
PLAY = "play"  # who has a seat
OWN = "own"  # who opened the table, or was made an owner
KEY = "key"  # whoever brings a token that is good
HOST = "host"  # the same, but no bot: those only play

SOCKET = "SOCKET"
REFUSAL = "majlis.refusal"  # in the scope of a request that could not be handed on: see relay.py
ROUTES = {
    (SOCKET, "/live/{name}"): VISIT,  # its first message is the ticket; whether it may look is asked then
    ("GET", "/"): VISIT,
    ("GET", "/tables"): VISIT,
    ("GET", "/ready"): VISIT,
    ("GET", "/healthz"): VISIT,
    ("GET", "/readyz"): VISIT,
    ("GET", "/rules/{name}"): VISIT,
    ("GET", "/style/scene.css"): VISIT,
    ("GET", "/manifest.webmanifest"): VISIT,
    ("GET", "/sw.js"): VISIT,
    ("GET", "/solo"): VISIT,
    ("GET", "/solo/{name}"): VISIT,
    ("GET", "/solo/{name}/sheet.csv"): VISIT,
    ("GET", "/solo/{name}/sheet.svg"): VISIT,
    ("POST", "/solo/{name}/daily"): VISIT,
    ("POST", "/tables"): VISIT,
    ("POST", "/learn/{name}/{seats}"): VISIT,
    ("GET", "/join"): VISIT,
    ("POST", "/join"): VISIT,
    ("POST", "/join/look"): VISIT,
    ("GET", "/import"): VISIT,
    ("POST", "/import"): VISIT,
    ("GET", "/me"): VISIT,  # each of these is about whoever asks
    ("POST", "/me/code"): VISIT,
    ("POST", "/me/move"): VISIT,
    ("POST", "/me/away"): VISIT,
    ("POST", "/me/account"): VISIT,
    ("POST", "/me/vacation"): VISIT,
    ("POST", "/me/home"): VISIT,
    ("POST", "/me/mail"): VISIT,
    ("POST", "/me/hook"): VISIT,
    ("POST", "/me/push"): VISIT,
    ("POST", "/me/silence"): VISIT,
    ("GET", "/notice"): VISIT,  # the word in the address says what for
    ("POST", "/notice"): VISIT,
    ("POST", "/me/password"): VISIT,
    ("POST", "/me/profile"): VISIT,
    ("GET", "/person"): VISIT,  # who keeps their page closed is not to be found there
    ("GET", "/daily"): VISIT,
    ("POST", "/daily/{name}"): VISIT,
    ("GET", "/companion"): VISIT,
    ("GET", "/companion/{name}/setup"): VISIT,
    ("GET", "/companion/{name}/score"): VISIT,
    ("GET", "/companion/{name}/deck"): VISIT,
    ("GET", "/ratings"): VISIT,
    ("GET", "/ratings.json"): VISIT,
    ("GET", "/login"): VISIT,
    ("POST", "/login"): VISIT,
    ("POST", "/logout"): VISIT,
    ("POST", "/me/token"): VISIT,
    ("POST", "/me/token/revoke"): VISIT,
    ("POST", "/me/bot"): VISIT,
    ("GET", "/api/openapi.json"): VISIT,
    (SOCKET, "/api/1/live/{name}"): VISIT,  # what its token is good for is asked at once
    ("GET", "/tournaments"): VISIT,
    ("POST", "/tournaments"): VISIT,
    ("GET", "/tournament/{name}"): LOOK,
    ("POST", "/tournament/{name}/enter"): LOOK,
    ("POST", "/tournament/{name}/leave"): PLAY,
    ("POST", "/tournament/{name}/bots"): OWN,
    ("POST", "/tournament/{name}/invite"): OWN,
    ("POST", "/tournament/{name}/begin"): OWN,
    ("GET", "/api/1/tournaments"): KEY,
    ("POST", "/api/1/tournaments"): HOST,
    ("POST", "/api/1/tournaments/enter"): KEY,
    ("GET", "/api/1/tournaments/{name}"): LOOK,
    ("POST", "/api/1/tournaments/{name}/leave"): PLAY,
    ("POST", "/api/1/tournaments/{name}/bots"): OWN,
    ("POST", "/api/1/tournaments/{name}/invitations"): OWN,
    ("POST", "/api/1/tournaments/{name}/begin"): OWN,
    ("GET", "/api/1/games"): KEY,
    ("GET", "/api/1/me"): KEY,
    ("GET", "/api/1/tables"): KEY,
    ("POST", "/api/1/tables"): HOST,
    ("POST", "/api/1/join"): KEY,
    ("GET", "/api/1/tables/{name}"): LOOK,
    ("GET", "/api/1/tables/{name}/view"): LOOK,
    ("GET", "/api/1/tables/{name}/actions"): PLAY,
    ("GET", "/api/1/tables/{name}/log"): LOOK,
    ("GET", "/api/1/tables/{name}/result"): LOOK,
    ("GET", "/api/1/tables/{name}/file"): LOOK,
    ("POST", "/api/1/tables/{name}/play"): PLAY,
    ("POST", "/api/1/tables/{name}/undo"): PLAY,
    ("POST", "/api/1/tables/{name}/resign"): PLAY,
    ("POST", "/api/1/tables/{name}/invitations"): OWN,
    ("POST", "/api/1/tables/{name}/begin"): OWN,
    ("POST", "/api/1/tables/{name}/close"): OWN,
    ("GET", "/table/{name}"): LOOK,
    ("GET", "/table/{name}/replay"): LOOK,
    ("GET", "/table/{name}/moment"): LOOK,
    ("GET", "/table/{name}/log"): LOOK,
    ("GET", "/table/{name}/file"): LOOK,
    ("GET", "/table/{name}/file.json"): LOOK,
    ("GET", "/table/{name}/certificate"): LOOK,
    ("GET", "/table/{name}/rule"): LOOK,
    ("GET", "/table/{name}/solo"): LOOK,
    ("GET", "/table/{name}/analysis"): LOOK,
    ("POST", "/table/{name}/analysis"): LOOK,
    ("GET", "/table/{name}/analysis/progress"): LOOK,
    ("GET", "/table/{name}/analysis.json"): LOOK,
    ("GET", "/table/{name}/lesson"): LOOK,
    ("POST", "/table/{name}/continue"): LOOK,
    ("POST", "/table/{name}/ticket"): LOOK,
    ("POST", "/table/{name}/hide"): LOOK,
    ("GET", "/table/{name}/chat"): LOOK,
    ("POST", "/table/{name}/chat"): LOOK,  # who sits there, or all: the owner says which
    ("POST", "/table/{name}/chat/strike"): OWN,
    ("POST", "/table/{name}/chat/who"): OWN,
    ("POST", "/table/{name}/sit"): SIT,
    ("POST", "/table/{name}/leave"): PLAY,
    ("POST", "/table/{name}/name"): PLAY,
    ("POST", "/table/{name}/rematch"): PLAY,
    ("POST", "/table/{name}/stand_in"): PLAY,
    ("POST", "/table/{name}/back"): PLAY,
    ("POST", "/table/{name}/resign"): PLAY,
    ("POST", "/table/{name}/rest"): PLAY,
    ("GET", "/table/{name}/ahead"): PLAY,  # each about the seat of whoever asks
    ("POST", "/table/{name}/ahead"): PLAY,
    ("POST", "/table/{name}/back_to"): PLAY,
    ("POST", "/table/{name}/agree"): PLAY,
    ("POST", "/table/{name}/decline"): PLAY,
    ("POST", "/table/{name}/seat"): OWN,
    ("POST", "/table/{name}/swap"): OWN,
    ("POST", "/table/{name}/size"): OWN,
    ("POST", "/table/{name}/fill"): OWN,
    ("POST", "/table/{name}/begin"): OWN,
    ("POST", "/table/{name}/close"): OWN,
    ("POST", "/table/{name}/delete"): OWN,
    ("POST", "/table/{name}/invite"): OWN,
    ("POST", "/table/{name}/renew"): OWN,
}
MESSAGES = {"eyes": LOOK, "why": LOOK, "hint": LOOK, "play": PLAY, "say": PLAY, "undo": PLAY}


class Denied(Refusal):
    """Somebody may not do that here."""


class Unknown(Refusal):
    """A program brings no token that is good."""


def may(person: str | None, deed: str, company: Company | Tournament, begun: bool = True, lang: str = "en") -> str:
    """Nothing, or the sentence that says why not."""
    if person in company.store.outcasts:
        return WORDS[lang]["banned"]
    sees = company.shows(person) and (person not in company.store.robots or bool(company.of(person)))
    allowed = {
        VISIT: True,
        LOOK: sees,
        SIT: sees and not begun,
        PLAY: sees and (bool(company.of(person)) or company.owns(person)),
        OWN: sees and company.owns(person),
    }
    if allowed.get(deed, False):
        return ""
    return WORDS[lang]["private" if not sees else "only_owner" if deed == OWN else "only_seats"]


async def guard(request: HTTPConnection) -> None:
    """Asked before every route."""
    if REFUSAL in request.scope:
        raise request.scope[REFUSAL]
    deed = ROUTES.get((request.scope.get("method", SOCKET), request.scope["route"].path))
    lang, who, store = language(request), visitor(request), request.app.state.lobby.store
    if deed is None:
        raise Denied(WORDS[lang]["private"])
    if who in store.outcasts:
        raise Denied(WORDS[lang]["banned"])
    if for_programs(request) and who is None and deed != VISIT:
        raise Unknown(WORDS[lang]["no_token"])
    if deed == HOST and who in store.robots:
        raise Denied(WORDS[lang]["bots_play"])
    if deed in (VISIT, KEY, HOST):
        return
    of_many = "/tournament" in request.scope["route"].path
    found = await (tournament if of_many else place)(request, request.path_params["name"])
    if reason := may(who, deed, found.company, not isinstance(found, Room), lang):
        raise Denied(reason)
