"""The door: silent and slow connections end, and keep nobody else outside."""

import socket

import httpx
import pytest

from majlis.web import door
from majlis.web.app import LONGEST_FORM
from tests.web.house import HOST, put

WAITS = 30  # seconds that a test waits for what must come


def call(house, words=b""):
    """A connection that has said this, and no more."""
    line = socket.create_connection(("127.0.0.1", house.port), WAITS)
    line.sendall(words)
    return line


def closed(line):
    """Was it closed from the other side, without a word?"""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


FORM = f"POST /tables HTTP/1.1\r\nHost: {HOST}\r\nOrigin: http://{HOST}\r\nContent-Length: 20\r\n"
FORM += "Content-Type: application/x-www-form-urlencoded\r\n\r\ngame="
HALVES = [b"", b"GET / HTTP/1.1\r\nHost: ", FORM.encode()]


@pytest.mark.parametrize("said", HALVES, ids=["nothing", "half a head", "half a form"])
def test_who_says_nothing_or_half_of_it_is_shown_the_door(house, monkeypatch, said):
    monkeypatch.setattr(door, "FIRST", 0.2)
    with call(house, said) as line:
        assert closed(line)
    assert not door.Door.silent


def test_a_connection_that_was_answered_has_its_time_again_for_the_next_request(house, monkeypatch):
    """And ends too, if only half of that comes: otherwise one good request would open the door for good."""
    with call(house, f"GET /ready HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode()) as line:
        assert b"200 OK" in line.recv(65536)
        monkeypatch.setattr(door, "FIRST", 0.2)
        line.sendall(b"GET /ready HTTP/1.1\r\n")
        heard = line.recv(65536)
        assert heard == b"" or closed(line)


def test_a_socket_may_be_silent(house, anna, monkeypatch):
    """It has said all that a door asks, and no alarm waits for it; its own pings find out when it is gone."""
    alarms, wait = [], door.Door._wait
    monkeypatch.setattr(door.Door, "_wait", lambda self: wait(self) or alarms.append(door.Door.silent[self]))
    table = put(house, anna.token)
    with anna.sit(table.name, 0):
        assert alarms and all(alarm.cancelled() for alarm in alarms)
        assert not door.Door.silent


def test_many_silent_connections_keep_nobody_outside(house, anna, monkeypatch):
    monkeypatch.setattr(door, "file_handles", lambda: door.SPARE + 10)
    lines = [call(house) for _ in range(60)]
    try:
        assert anna.http.get("/ready").status_code == 200
        assert closed(lines[0]) and len(door.Door.silent) <= 10
    finally:
        for line in lines:
            line.close()


@pytest.mark.parametrize("body", [b"x" * (LONGEST_FORM + 1), iter([b"x"])], ids=["too long", "of unknown length"])
def test_nobody_is_told_more_than_a_form_holds(anna, body):
    assert anna.http.post("/tables", content=body).status_code == 413


def test_a_client_gives_up_a_quiet_line_before_the_house_does(house):
    """Whoever asks in the very moment in which the house hangs up would never be answered."""
    with httpx.Client() as client:
        theirs = client._transport._pool._keepalive_expiry
    assert house.server.config.timeout_keep_alive > 2 * theirs > 0
