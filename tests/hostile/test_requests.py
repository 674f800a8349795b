"""Requests and frames that no page of ours would send: none is a fault of ours, and the house stays as it was."""

import http.client
import json
import random
import resource
import socket
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from majlis.core.game import load
from majlis.testing.play import random_match
from majlis.web.access import ROUTES, SOCKET
from majlis.web.limits import LIMITS, Limit
from tests.hostile.decoders import FORMS, FRAMES
from tests.hostile.twist import ODD, twisted
from tests.table.waits import Asleep
from tests.web.house import HOST, ORIGIN, PATIENCE, House, Socket, Visitor, dial

MEGABYTE = 1 << 20
CLOSES = {1000, 1002, 1003, 1007, 1008, 1009, 4001}  # how a socket may be closed
QUERY = ("at", "seat", "tall", "lang", "light", "choice", "next", "")
TYPES = (
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded; charset=utf-16",
    "multipart/form-data; boundary=x",
    "multipart/form-data; boundary=",
    "multipart/form-data",
    "application/json",
    "text/plain; charset=nonsense",
    "",
    "\xff/\xfe",
)
FIELDS = (
    "game",
    "players",
    "seat0",
    "seat1",
    "seat",
    "player",
    "name",
    "name0",
    "bot",
    "with",
    "more",
    "option-thieves",
)
FIELDS += ("choice", "code", "device", "at", "deadline", "friends", "public", "role", "secret", "moment", "rated")
MULTIPART = b'--x\r\nContent-Disposition: form-data; name="name"\r\nContent-Type: text/plain; charset=utf-7\r\n\r\n'
MULTIPART += b"+2AA-\r\n--x--"


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(tmp_path_factory.mktemp("hostile"), Asleep) as house:
        yield house


@pytest.fixture(scope="module")
def anna(house):
    with Visitor(house) as anna:
        yield anna


@pytest.fixture(scope="module")
def places(house, anna):
    """Tables of everybody's, running and over, and a waiting room."""
    running = house.put("running", random_match(load("high_desert"), 2, 4, 20), ["me", "guest"], anna.token)
    over = house.put("over", random_match(load("nim"), 2, 4), ["me", "guest"], anna.token)
    other = house.put("other", random_match(load("five_tribes"), 2, 4, 30), ["me", "guest"], "o" * 32)
    room = house.do(house.lobby.gather(anna.person, load("djinn"), ["me", "open"], 0, ["Anna", ""]))
    return [running.name, over.name, other.name, room.name]


class Requests:
    """An endless number of them, from the routes."""

    def __init__(self, chance, places, token):
        self.chance, self.token = chance, token
        self.names = [
            *places,
            "djinn",
            "high_desert",
            "nim",
            "nowhere",
            "..",
            "%00",
            "%ff%fe",
            "a" * 3000,
            "%2e%2e%2f",
            "",
        ]

    def word(self):
        word = self.chance.choice([*ODD, *map(str.encode, self.names[:7]), b"1", b"2", b"me", b"on"])
        return word.decode("latin-1")

    def path(self, path):
        names = {"name": self.chance.choice(self.names), "seats": self.chance.choice(["2", "9", "x", "-1", "9" * 30])}
        query = "&".join(f"{self.chance.choice(QUERY)}={quoted(self.word())}" for _ in range(self.chance.randrange(3)))
        return path.format(**names).replace(" ", "%20") + (f"?{query}" if query else "")

    def body(self):
        pairs = "&".join(f"{self.chance.choice(FIELDS)}={quoted(self.word())}" for _ in range(self.chance.randrange(6)))
        frames = [json.dumps(it).encode() for it in FRAMES]
        return self.chance.choice(
            [pairs.encode(), b"", MULTIPART, *(twisted(it, self.chance) for it in [*FORMS, *frames])]
        )

    def headers(self):
        said = {"Host": HOST, "Origin": ORIGIN, "Cookie": f"majlis={self.token}"}
        said["Content-Type"] = self.chance.choice(TYPES[:3] * 3 + TYPES)
        if self.chance.random() < 0.3:
            name = self.chance.choice(
                ["Cookie", "Accept-Language", "Accept", "Origin", "Host", "User-Agent", "Range", "Accept-Encoding"]
            )
            said[name] = "".join(letter for letter in self.word() if letter.isprintable())[:2000]
        return said

    def next(self):
        method, path = self.chance.choice([key for key in ROUTES if key[0] != SOCKET])
        method = self.chance.choice([method] * 9 + ["HEAD", "PUT", "OPTIONS", "TRACE", "GET", "POST"])
        return method, self.path(path), self.headers(), self.body() if method != "GET" else b""


def quoted(word):
    return "".join(letter if letter.isalnum() and letter.isascii() else f"%{ord(letter) & 255:02x}" for letter in word)


def asked(line, method, path, headers, body):
    """The status; 0 if the connection was closed instead."""
    try:
        line.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in headers.items():
            line.putheader(name, value.encode("latin-1", "replace"))
        line.putheader("Content-Length", str(len(body)))
        line.endheaders(body)
        answer = line.getresponse()
        answer.read()
        return answer.status
    except (http.client.HTTPException, OSError):
        line.close()
        return 0


def faults(caplog):
    return [record.getMessage() for record in caplog.records if record.name == "majlis"]


def test_no_request_is_a_fault_of_ours(house, anna, places, caplog, sample):
    """Twenty thousand with --long."""
    chance, statuses = random.Random(5), {}
    requests = Requests(chance, places, anna.token)
    line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=PATIENCE)
    for _ in range(sample(400, 20_000)):
        asked_for = requests.next()
        status = asked(line, *asked_for)
        statuses[status] = statuses.get(status, 0) + 1
        assert status < 500, asked_for
    line.close()
    assert faults(caplog) == []
    assert anna.get("/").status_code == 200
    print(dict(sorted(statuses.items())))


def test_what_is_no_request_at_all_is_answered_or_dropped(house, anna, caplog, sample):
    chance = random.Random(6)
    honest = f"GET /ready HTTP/1.1\r\nHost: {HOST}\r\nCookie: majlis={anna.token}\r\n\r\n".encode()
    for _ in range(sample(60, 3000)):
        with socket.create_connection(("127.0.0.1", house.port), PATIENCE) as line, suppress(OSError):
            line.sendall(twisted(honest, chance))
            line.shutdown(socket.SHUT_WR)
            while said := line.recv(65536):
                assert not said.startswith(b"HTTP/1.1 5"), said[:200]
    assert faults(caplog) == []
    assert anna.get("/ready").status_code == 200


def test_no_frame_is_a_fault_of_ours_and_none_moves_what_it_may_not(house, places, caplog, sample, monkeypatch):
    """Two hundred thousand with --long, by somebody who may only look; nobody is made to wait for it here."""
    for what in LIMITS:
        monkeypatch.setitem(LIMITS, what, Limit(10**9, 10**9, 10))
    chance, table = random.Random(7), house.lobby._tables[places[0]]
    honest, before, codes, sent = [json.dumps(it).encode() for it in FRAMES], table.match.digest(), set(), 0
    largest = 0
    with Visitor(house) as bert:
        while sent < (wanted := sample(1500, 200_000)):
            ticket = bert.ticket(table.name)
            with dial(house, table.name, max_queue=None) as wire, suppress(ConnectionClosed):
                line = Socket(wire)
                line.say(type="hello", ticket=ticket)
                for _ in range(min(500, wanted - sent)):
                    data = twisted(chance.choice(honest), chance)[: chance.choice([300, 5000])]
                    line.line.send(data if chance.random() < 0.1 else data.decode("utf-8", "replace"))
                    sent += 1
                line.say(type="eyes", seat=-1)
                line.expect("log")
            codes.add(wire.protocol.close_code or 1000)
            now = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10
            largest = largest or now
    assert codes <= CLOSES, codes
    assert faults(caplog) == []
    assert table.match.digest() == before and not table.company.here[bert.token]
    assert now - largest < 100, (largest, now)  # megabytes
    print(f"{sent} frames, closed with {codes}, {largest} MB, then {now} MB")


def test_a_first_frame_that_is_no_ticket_ends_the_socket(house, places, caplog, sample):
    chance, honest = random.Random(8), json.dumps({"type": "hello", "ticket": "x" * 32}).encode()
    for _ in range(sample(40, 2000)):
        with dial(house, places[0]) as line, pytest.raises(ConnectionClosed) as closed:
            line.send(twisted(honest, chance).decode("utf-8", "replace"))
            line.recv(PATIENCE)
        assert closed.value.rcvd is None or closed.value.rcvd.code in CLOSES
    assert faults(caplog) == []
