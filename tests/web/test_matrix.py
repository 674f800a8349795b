"""Who may do what: every route and every message by every role, from the table of routes; a new one needs a row."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from majlis.core.game import load
from majlis.table.company import Sitting
from majlis.table.guestbook import WATCH
from majlis.testing.play import random_match
from majlis.web import access, live
from majlis.web.access import HOST, KEY, LOOK, MESSAGES, OWN, PLAY, ROUTES, SIT, VISIT
from majlis.web.parts import PARTS
from tests.table.waits import Asleep
from tests.web.house import Visitor
from tests.web.programs import Program, bot, program

BOTS = Asleep  # so that a table stays as it is

DESERT = "high_desert"
ROLES = ("stranger", "other", "onlooker", "former", "owner", "seat1", "seat2")
MAY = {  # what each role may: worked out here by hand, without the house's code
    VISIT: set(ROLES),
    LOOK: {"onlooker", "former", "owner", "seat1", "seat2"},
    SIT: {"onlooker", "former", "owner", "seat1", "seat2"},
    PLAY: {"owner", "seat1", "seat2"},
    OWN: {"owner"},
}


@pytest.fixture(scope="module")
def people(house):
    """A visitor for each role; the stranger has never done anything here."""
    found = {role: Visitor(house) for role in ROLES}
    for role in ROLES[1:]:
        house.person(found[role].token)
    yield found
    for visitor in found.values():
        visitor.http.close()


def dealt(house, people, name, over=False):
    match = random_match(load(DESERT), 3, 4, None if over else 20)
    table = house.put(name, match, ["me"] * 3, people["owner"].token)
    seat(house, people, table.company, name)
    return table


def waiting(house, people):
    """A waiting room in which the third seat is free."""
    lobby = house.lobby
    room = house.do(lobby.gather(people["owner"].person, load(DESERT), ["me", "open", "open"], 0, ["Owner", "", ""]))
    seat(house, people, room.company, room.name, leave_free=True)
    return room


def seat(house, people, company, name, leave_free=False):
    """Everybody sits down, and one gets up again."""
    own = [Sitting(1, "me", people["former"].person), Sitting(1, "me", people["seat1"].person)]
    own += [Sitting(2, "open") if leave_free else Sitting(2, "me", people["seat2"].person)]
    company.public = False
    house.do(company.change(*own))
    word = house.do(house.lobby.book.invite(name, WATCH))
    house.do(house.lobby.join(word, people["onlooker"].person, ""))


def routes(house):
    """Every route of the application with its methods, from the table of routes itself."""
    own = [it for it in house.app.routes if hasattr(it, "path")]
    for it in own + [it for part in PARTS for it in part.routes]:
        for method in getattr(it, "methods", None) or {access.SOCKET}:
            if method != "HEAD" and it.path != "/static":
                yield method, it.path


def test_every_route_has_a_row_and_every_row_a_route(house):
    assert set(routes(house)) == set(ROUTES)


def test_a_route_without_a_row_is_refused(house, people):
    house.app.get("/new/{name}")(lambda name: {"secret": name})
    try:
        assert people["owner"].get("/new/x").status_code == 403
    finally:
        house.app.router.routes.pop()


PLACES = {"room": waiting, "table": lambda house, people: dealt(house, people, f"running-{len(house.lobby._tables)}")}
PLACES["end"] = lambda house, people: dealt(house, people, f"over-{len(house.lobby._tables)}", over=True)


@pytest.mark.parametrize("where", PLACES)
def test_every_route_by_every_role(house, people, where):
    """Refused with 403 exactly where the role may not; whatever else the answer is, it is no fault of ours."""
    wrong, place = [], None
    for (method, path), deed in sorted(ROUTES.items()):
        if "/table/{name}" not in path:
            continue
        for role in ROLES:
            place = place or PLACES[where](house, people)
            answer = people[role].http.request(method, path.format(name=place.name), data={"seat": "2", "at": "1"})
            may = role in MAY[deed] and not (deed == SIT and where != "room")
            if role == "seat2" and where == "room":
                may = False  # nobody has that seat yet: there seat2 is one more who was never asked
            if (answer.status_code == 403) == may or answer.status_code >= 500:
                wrong.append((where, method, path, role, answer.status_code))
            if answer.status_code == 403:  # what was refused has changed nothing: the next one may try it there
                assert not any(text in answer.text for text in ("seat1", 'svg class="scene', place.company.owner))
            place = place if method == "GET" or answer.status_code == 403 else None
    assert wrong == []


def test_what_is_for_all_is_for_all(house, people):
    for (method, path), deed in ROUTES.items():
        if deed == VISIT and method == "GET":
            answer = people["stranger"].get(path.format(name="djinn"))
            assert answer.status_code in (200, 303), path


# --- programs


@pytest.fixture(scope="module")
def programs(house, people):
    """A program for each role, one of a bot that has never been there, and one without a token."""
    found = {role: program(house, people[role].person) for role in ROLES[1:]}
    found |= {"bot": bot(house, people["owner"].person, "Elsewhere"), "stranger": Program(house, "")}
    yield found
    for one in found.values():
        one.http.close()


API_MAY = {deed: MAY[deed] - {"stranger"} for deed in (LOOK, SIT, PLAY, OWN)} | {
    KEY: {*ROLES, "bot"} - {"stranger"},
    HOST: {*ROLES} - {"stranger"},
}


@pytest.mark.parametrize("where", PLACES)
def test_every_route_of_the_api_by_every_role(house, people, programs, where):
    """Also where everybody may look at the table, a bot must sit there, and whoever brings no token is nobody."""
    wrong, place = [], None
    for (method, path), deed in sorted(ROUTES.items()):
        if not path.startswith("/api/1/") or method == access.SOCKET or "/tournaments/{name}" in path:
            continue
        for role, one in programs.items():
            place = place or PLACES[where](house, people)
            answer = one.http.request(method, path.removeprefix("/api/1").format(name=place.name), json={})
            may = role in API_MAY[deed] and not (role == "seat2" and where == "room" and deed in (LOOK, PLAY, OWN))
            refused = answer.status_code == (401 if role == "stranger" else 403)
            if refused == may or answer.status_code >= 500:
                wrong.append((where, method, path, role, answer.status_code))
            place = place if method == "GET" or refused else None
    assert wrong == []


def cup(house, people):
    """A tournament of the owner's that two have entered."""
    home = house.app.state.tournaments
    wish = {"title": "", "kind": "swiss", "options": 0, "rounds": 1, "lasts": 0, "deadline": 0, "open": False}
    name = house.do(home.make(people["owner"].person, load(DESERT), wish))
    for role in ("seat1", "seat2"):
        house.do(home.enter(name, "me", people[role].person, ""))
    return home.find(name)


CUP_MAY = {LOOK: {"owner", "seat1", "seat2"}, PLAY: {"owner", "seat1", "seat2"}, OWN: {"owner"}}


def test_every_route_of_a_tournament_by_every_role(house, people, programs):
    """As a page and in the API; nobody else is shown that it is there."""
    wrong, held = [], None
    for (method, path), deed in sorted(ROUTES.items()):
        for role in (*ROLES, "bot") if "/tournament" in path and "{name}" in path else ():
            held, api = held or cup(house, people), path.startswith("/api/1")
            if role == "bot" and not api:
                continue
            one, there = (programs if api else people)[role].http, path.removeprefix("/api/1").format(name=held.name)
            answer = one.request(method, there, json={}) if api else one.request(method, there)
            refused = answer.status_code == (401 if api and role == "stranger" else 403)
            if refused == (role in CUP_MAY[deed]) or answer.status_code >= 500:
                wrong.append((method, path, role, answer.status_code))
            held = held if method == "GET" or refused else None
    assert wrong == []


MOVES = {"play", "say", "undo"}


@pytest.mark.parametrize("role", ROLES)
def test_every_message_by_every_role(house, people, role):
    table = dealt(house, people, f"messages-{role}")
    if role in ("stranger", "other"):
        assert people[role].http.post(f"/table/{table.name}/ticket").status_code == 403
        return
    seats = {"owner": 0, "seat1": 1, "seat2": 2}
    with people[role].sit(table.name) as socket:
        for kind, deed in MESSAGES.items():
            before = table.at
            socket.say(type=kind, id="matrix-" + kind, at=table.at, a=table.match.open()[0], seat=seats.get(role, -1))
            heard = socket.expect({"eyes": "log", "why": "why", "hint": "hints"}.get(kind, "answer"))[0]
            if kind in MOVES and role not in MAY[deed]:
                assert not heard["done"] and heard["reason"]
                assert table.at == before
            if kind == "eyes":
                assert heard["seat"] == seats.get(role, -1)


def test_every_message_has_a_row(house, people):
    """A type that the socket answers stands in the table; what stands nowhere is not understood."""
    table = dealt(house, people, "unknown-messages")
    text = Path(live.__file__).read_text(encoding="utf-8")
    for kind in MESSAGES:
        assert f'"{kind}"' in text
    with people["owner"].sit(table.name) as socket:
        socket.say(type="cheat")
        assert "understands" in socket.expect("sorry")[0]["reason"]


def test_whoever_may_no_longer_look_hears_nothing_more(house, people):
    """Asked for each message, not once."""
    table = dealt(house, people, "sent-away")
    with people["onlooker"].sit(table.name, -1) as socket:
        table.company.invitees.clear()
        socket.say(type="eyes", seat=-1)
        assert "private" in socket.expect("sorry")[0]["reason"]
        house.do(table.play(table.match.turn, table.at, table.match.open()[0], "after-that"))
        with pytest.raises(ConnectionClosed):
            assert socket.hear()["type"] == "sorry"
