"""Nobody is kept waiting by somebody who asks without end: each row of the table of limits holds, to the last one."""

import json
import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from majlis.core.game import load
from majlis.table import show
from majlis.testing.play import random_match
from majlis.web import app, door
from majlis.web.access import ROUTES as ALL
from majlis.web.limits import HERE, LIMITS, MANY, ROUTES, Limit, Limits, address_of
from majlis.web.live import LONGEST
from tests.web.house import House, Visitor, dial, put
from tests.web.test_rooms import gathered

LOOKS = 60
WAITS = 30  # seconds
RATES = [name for name, row in LIMITS.items() if row.seconds]
AT_ONCE = [name for name, row in LIMITS.items() if not row.seconds]
AWAY = "192.0.2.7"


class Clock:
    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


def taken(limits, what, who, address, tries):
    """How many of so many tries are let through."""
    return sum(not limits.early(what, who, address) for _ in range(tries))


@pytest.mark.parametrize("what", RATES)
def test_a_visitor_and_an_address_have_their_share_and_not_one_more(what):
    row, clock = LIMITS[what], Clock()
    limits = Limits(clock=clock)
    assert taken(limits, what, "anna", AWAY, 2 * row.visitor) == row.visitor
    others = (f"visitor {n}" for n in range(2 * row.address))
    assert sum(not limits.early(what, who, AWAY) for who in others) == row.address - row.visitor
    assert limits.early(what, "anna", "192.0.2.8") > 0  # wherever she comes from
    clock.now += row.seconds
    assert taken(limits, what, "anna", AWAY, 2 * row.visitor) == row.visitor


@pytest.mark.parametrize("what", RATES)
def test_a_share_comes_back_evenly(what):
    row, clock = LIMITS[what], Clock()
    limits = Limits(clock=clock)
    taken(limits, what, "anna", AWAY, row.visitor)
    for _ in range(20):
        assert taken(limits, what, "anna", AWAY, 2) == 0
        clock.now += row.seconds / row.visitor
        assert taken(limits, what, "anna", AWAY, 2) == 1


def test_who_waits_is_heard_so_many_times_a_second():
    row, clock = LIMITS["question"], Clock()
    limits = Limits(clock=clock)
    for _ in range(row.visitor + 100):
        clock.now += limits.early("question", "anna", AWAY, waits=True)
    assert clock.now == pytest.approx(100 + 100 * row.seconds / row.visitor)


def test_this_machine_is_many_addresses():
    """A proxy may stand here that nobody has named."""
    row, limits = LIMITS["join"], Limits(clock=Clock())
    assert taken(limits, "join", None, HERE[0], 2 * MANY * row.address) == MANY * row.address


@pytest.mark.parametrize("what", AT_ONCE)
def test_so_many_at_one_time(what):
    limits, row = Limits(), LIMITS[what]
    for who, address, most in (("anna", "", row.visitor), (None, AWAY, row.address)):
        held = [limits.held(what, who, address, "en") for _ in range(most + 1)]
        for one in held[:-1]:
            one.__enter__()
        with pytest.raises(Exception, match="open from your side"):
            held[-1].__enter__()
        held[0].__exit__(None, None, None)
        with limits.held(what, who, address, "en"):
            pass


def test_buckets_that_are_empty_are_thrown_away(monkeypatch):
    monkeypatch.setattr("majlis.web.limits.KEPT", 50)
    clock = Clock()
    limits = Limits(clock=clock)
    for n in range(500):
        limits.early("join", f"visitor {n}", f"192.0.2.{n}")
        clock.now += 10
    assert len(limits._empty) <= 52


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2::9", "2001:0db8:0001:0002"),
        ("::1", "::1"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_what_a_household_is_given(host, address):
    class Connection:
        client = type("Client", (), {"host": host})

    assert address_of(Connection) == address


def test_every_route_that_is_limited_is_there():
    assert set(ROUTES) <= set(ALL) and set(ROUTES.values()) <= set(RATES)


# --- in a house


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A house where little is allowed, and no time passes."""
    few = {name: Limit(3, 6, row.seconds) for name, row in LIMITS.items()} | {"page": Limit(50, 100, 60)}
    with House(tmp_path_factory.mktemp("strict"), limits=Limits(few, Clock())) as strict:
        yield strict


def test_who_opens_too_many_tables_is_told_when_to_come_again(strict):
    with Visitor(strict) as dora:
        assert dora.person  # before the first deed she is nobody, and counted by her address alone
        codes = [dora.http.post("/tables", data={"game": "nim"}).status_code for _ in range(5)]
        assert codes == [303, 303, 303, 429, 429]
        answer = dora.http.post("/tables", data={"game": "nim"})
        assert int(answer.headers["retry-after"]) == 21 and "Try again in 21 s" in answer.text
        assert dora.get("/").status_code == 200
        with Visitor(strict) as emil:
            assert emil.http.post("/tables", data={"game": "nim"}).status_code == 303


def test_so_many_tables_may_wait_for_friends(strict, monkeypatch):
    monkeypatch.setattr(app, "ROOMS", 3)
    with Visitor(strict) as dora:
        for _ in range(3):
            strict.app.state.limits._empty.clear()
            gathered(dora)
        strict.app.state.limits._empty.clear()
        answer = dora.http.post("/tables", data={"game": "high_desert", "friends": "on"})
        assert answer.status_code == 429 and "open from your side" in answer.text


def test_so_many_sockets_at_one_table(strict):
    with Visitor(strict) as dora, Visitor(strict) as emil:
        table = put(strict, dora.token)
        lines = []
        for _ in range(3):
            strict.app.state.limits._empty.clear()
            lines.append(opened := dora.sit(table.name, -1))
            opened.__enter__()
        strict.app.state.limits._empty.clear()
        with dora.sit(table.name) as one_more:
            assert "open from your side" in one_more.expect("sorry")[0]["reason"]
            with pytest.raises(ConnectionClosed):
                one_more.hear()
        with emil.sit(table.name, -1):
            pass
        for line in lines:
            line.__exit__(None, None, None)
        strict.app.state.limits._empty.clear()
        with dora.sit(table.name, -1):
            pass


def test_so_many_hints(strict):
    with Visitor(strict) as dora:
        strict.app.state.limits._empty.clear()
        table = put(strict, dora.token, ("me", "guest"), turn=0)
        with dora.sit(table.name) as line:
            for _ in range(3):
                strict.app.state.limits.early("hint", dora.person, HERE[0])
            strict.app.state.limits.rows["question"] = Limit(99, 99, 10)
            line.look(0)
            line.say(type="hint")
            assert "Try again" in line.expect("sorry")[0]["reason"]


def test_what_is_too_long_or_too_deep_is_not_read(house, anna):
    table = put(house, anna.token)
    with anna.sit(table.name, 0) as line:
        for text in ("x" * (LONGEST + 1), "[" * 2000, '{"type":"eyes","plan":' + "[" * 17 + "]" * 17 + "}"):
            line.line.send(text)
            assert line.expect("sorry")[0]["reason"] == "This message could not be read."
        line.look(0)


def test_who_does_not_read_is_cut_off_and_little_is_kept_for_them(house, anna, bert, monkeypatch):
    monkeypatch.setattr(door, "SLOW", 1.0)
    wires, connection_made = [], door.Wire.connection_made
    monkeypatch.setattr(door.Wire, "connection_made", lambda wire, it: wires.append(wire) or connection_made(wire, it))
    table = put(house, anna.token, ("me", "guest"))
    ticket = bert.ticket(table.name)
    quiet = {"max_queue": 1, "ping_interval": None}
    with dial(house, table.name, f"majlis={bert.token}", **quiet) as deaf, anna.sit(table.name, -1) as line:
        deaf.send(json.dumps({"type": "hello", "ticket": ticket}))
        wire, most, ends = wires[0], 0, time.monotonic() + WAITS
        with suppress(ConnectionClosed, TimeoutError):
            while not wire.transport.is_closing() and time.monotonic() < ends:
                wire.stop_keepalive()  # that would find out, too, and later
                if not wire.read_paused:
                    deaf.send(json.dumps({"type": "eyes", "seat": -1}))
                line.look(-1)  # others are answered all the time
                most = max(most, wire.transport.get_write_buffer_size())
        assert wire.transport.is_closing() and 0 < most < 256 << 10
        deaf.close_socket()


# --- the log


def test_however_often_one_looks_the_log_is_put_into_words_once(house, anna, monkeypatch):
    match, told = random_match(load("high_desert"), 2, 4, 40), []
    house.put("often", match, ["me", "guest"], anna.token)
    monkeypatch.setattr("majlis.table.show.told", lambda match, seat, at, *rest: told.append(at) or [str(at)])
    with anna.sit("often", -1) as socket:
        for _ in range(LOOKS):
            logged, _ = socket.look(-1)
    assert logged == [[str(at)] for at in range(match.at)]
    assert len(told) < 2 * match.at


def test_what_was_taken_back_is_not_told_any_more(house, anna):
    match = random_match(load("nim"), 2, 3, 3)
    house.put("back", match, ["me", "guest"], anna.token)
    with anna.sit("back", match.turn) as socket:
        before = socket.look(match.turn)[0]
        assert socket.act("play", a=match.open()[0])["done"]
        played = socket.look(match.turn)[0]
        assert socket.act("undo")["done"]
        assert socket.look(match.turn)[0] == before != played
        assert socket.act("play", a=match.open()[-1])["done"]
        assert socket.look(match.turn)[0] not in (before, played)


def test_questions_and_moves_are_counted_apart(house, anna, monkeypatch):
    spent = []
    monkeypatch.setattr(Limits, "early", lambda self, what, *_, **__: spent.append(what) or 0)
    match = random_match(load("nim"), 2, 3, 3)
    house.put("slow", match, ["me", "guest"], anna.token)
    with anna.sit("slow", match.turn) as socket:
        for _ in range(5):
            socket.look(match.turn)
        assert socket.act("play", a=match.open()[0])["done"]
        socket.look(-1)
    assert spent.count("move") == 1 and spent.count("question") in (6, 7)


def test_the_packet_that_froze_the_house_draws_one_frame_and_one_log(house, anna, monkeypatch):
    """Two hundred looks at once (S1): all that is left to do for each is to send what is there."""
    match = random_match(load("five_tribes"), 2, 4, 120)
    house.put("packet", match, ["me", "guest"], anna.token)
    drawn, moment = [], show.moment
    monkeypatch.setattr(show, "moment", lambda *given: drawn.append(given) or moment(*given))
    with anna.sit("packet") as socket:
        for _ in range(200):
            socket.say(type="eyes")
        for _ in range(200):
            socket.expect("log")
    assert len(drawn) == 1
