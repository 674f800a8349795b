"""The way into the socket of a table: from which page, with which ticket, in which version."""

import json
import socket
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from majlis.web import rooms
from majlis.web.entrance import AGAIN, FOR_GOOD, PROTOCOL
from majlis.web.tickets import MANY, Tickets
from tests.table.waits import Asleep
from tests.web.house import dial, put
from tests.web.test_visitors import ORIGINS

BOTS = Asleep  # so that a table stays as it is


@pytest.mark.parametrize("origin", [None, *ORIGINS])
def test_a_socket_from_another_page_is_refused(house, anna, origin):
    table = put(house, anna.token)
    with pytest.raises(InvalidStatus) as refused:
        dial(house, table.name, f"majlis={anna.token}", origin)
    assert refused.value.response.status_code == 403


def test_small_messages_are_sent_at_once(house, anna):
    """Else an answer and the frame after it are 40 ms apart."""
    table = put(house, anna.token)
    with anna.sit(table.name, 0):
        lines = [line.transport.get_extra_info("socket") for line in house.server.server_state.connections]
        assert lines
        assert all(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for line in lines)


def test_an_unknown_table_has_no_ticket(anna):
    assert anna.http.post("/table/no-such-table/ticket").status_code == 404


def closed_with(house, name, first):
    """The code with which a socket is closed after its first message."""
    with dial(house, name) as line:
        if first is not None:
            line.send(first)
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(20)
    return closed.value.rcvd.code


def test_a_socket_without_a_good_ticket_hears_nothing(house, anna, bert):
    table, other = put(house, anna.token), put(house, anna.token)
    used = anna.ticket(table.name)
    with dial(house, table.name) as line:
        line.send(json.dumps({"type": "hello", "ticket": used}))
        line.send(json.dumps({"type": "eyes", "seat": 0}))
        assert json.loads(line.recv(20))["seat"] == 0  # whatever the cookie says
    fresh = anna.ticket(table.name)
    for name, ticket in (
        (table.name, used),
        (other.name, fresh),
        (table.name, fresh),
        (table.name, ""),
        (table.name, "x"),
    ):
        assert closed_with(house, name, json.dumps({"type": "hello", "ticket": ticket})) == AGAIN
    for first in ("", "{", "[]", '{"type": "eyes"}', json.dumps({"type": "eyes", "ticket": anna.ticket(table.name)})):
        assert closed_with(house, table.name, first) == AGAIN


def test_a_page_of_another_version_is_told_to_load_again(house, anna):
    table = put(house, anna.token)
    old = {"type": "hello", "ticket": anna.ticket(table.name), "version": PROTOCOL - 1}
    assert closed_with(house, table.name, json.dumps(old)) == FOR_GOOD
    script = (Path(rooms.__file__).parent / "static" / "live.js").read_text(encoding="utf-8")
    assert f"const PROTOCOL = {PROTOCOL} " in script


def test_a_ticket_is_good_for_half_a_minute_and_the_oldest_make_room():
    now = [0.0]
    tickets = Tickets(lambda: now[0])
    one, two = tickets.issue("anna", "t"), tickets.issue(None, "t")
    now[0] = 29.0
    assert tickets.take(one, "t") == ("anna",)
    assert tickets.take(one, "t") is None
    now[0] = 31.0
    assert tickets.take(two, "t") is None
    first = tickets.issue("anna", "t")
    for _ in range(MANY):
        tickets.issue("bert", "t")
    assert tickets.take(first, "t") is None
    assert len(tickets._out) == MANY
