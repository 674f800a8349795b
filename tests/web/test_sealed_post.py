"""Mails and webhooks over TLS against real servers: delivered, never to who shows a wrong certificate, and once."""

import json
import os
import re
import secrets
import signal
import time
from collections import Counter
from contextlib import ExitStack

import httpx
import pytest

from majlis.table.channels import HOOK, MAIL
from majlis.web.mail import Mail
from tests.table.waits import Asleep
from tests.web.certificates import DAY, NOW, Authority
from tests.web.sinks import HookServer, MailServer, running
from tests.web.test_kill import alive, fork, free_port, zygote
from tests.web.test_notices import later, listens, turned
from tests.web.test_tournament_kill import answering, ask, guest

BOTS = Asleep
SENDER, WORD = "table@majlis.test", "three lamps"
PATIENCE = 120


@pytest.fixture
def authority(tmp_path, monkeypatch):
    """One that the host has said to trust, as docs/notices.md tells how."""
    found = Authority(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(found.file))
    return found


@pytest.fixture
def wrong(authority, tmp_path):
    """What nobody should believe: another's name, a time that is over, an authority that nobody knows."""
    (tmp_path / "else").mkdir()
    stranger = Authority(tmp_path / "else")
    return [authority.seal("elsewhere.test"), authority.seal(until=NOW - DAY), stranger.seal()]


def carries(house, server, user="", sealed=True):
    """The courier of this house brings mails to that server."""
    port, word = server.server_address[1], WORD if user else ""
    courier = house.app.state.courier
    courier.mail, courier.pauses = Mail("localhost", port, SENDER, user, word, sealed), (0.0, 0.0, 0.0)


def reaches(house, server):
    courier = house.app.state.courier
    courier.judge, courier.near, courier.pauses = (lambda _: True), False, (0.0, 0.0, 0.0)
    return f"https://localhost:{server.server_address[1]}/turn"


@pytest.mark.parametrize("at_once", [True, False])
@pytest.mark.parametrize("user", ["", "anna"])
def test_a_mail_goes_over_tls_and_the_password_with_it(house, anna, bert, authority, at_once, user):
    """smtps, and STARTTLS wherever a server offers it."""
    listens(house, bert, MAIL, "bert@example.org")
    turned(house, anna, bert)
    with running(MailServer(authority.seal(), at_once=at_once)) as server:
        carries(house, server, user, at_once)
        later(house, 2)
    assert [it["To"] for it in server.mails] == ["bert@example.org"] and server.sealed == [True]
    assert server.words == ([(f"\0anna\0{WORD}".encode(), True)] if user else [])


@pytest.mark.parametrize("at_once", [True, False])
def test_no_mail_and_no_password_for_a_server_with_a_wrong_certificate(house, anna, bert, wrong, at_once):
    listens(house, bert, MAIL, "bert@example.org")
    turned(house, anna, bert)
    with running(MailServer(*wrong, at_once=at_once)) as server:
        carries(house, server, "anna", at_once)
        later(house, 3)
        assert len(server.seals) == 1  # three tries, as many certificates
    assert server.mails == server.words == []


@pytest.mark.parametrize("at_once", [True, False])
def test_it_is_tried_again_and_goes_when_the_certificate_is_right(house, anna, bert, authority, wrong, at_once):
    listens(house, bert, MAIL, "bert@example.org")
    turned(house, anna, bert)
    with running(MailServer(wrong[0], wrong[1], authority.seal(), at_once=at_once)) as server:
        carries(house, server, "anna", at_once)
        later(house, 3)
    assert len(server.mails) == 1 and server.words == [(f"\0anna\0{WORD}".encode(), True)]


def test_a_password_never_goes_to_a_server_that_has_no_tls(house, anna, bert):
    listens(house, bert, MAIL, "bert@example.org")
    turned(house, anna, bert)
    with running(MailServer()) as server:
        carries(house, server, "anna", sealed=False)
        later(house)
    assert server.mails == server.words == []


def test_a_webhook_goes_over_https_and_never_to_a_wrong_certificate(house, anna, bert, authority, wrong):
    turned_to = turned(house, anna, bert)
    with running(HookServer(*wrong, authority.seal())) as server:
        way = listens(house, bert, HOOK, reaches(house, server))
        again(house, turned_to)
        later(house, 3)
        assert server.got == []  # three tries, three wrong certificates
        again(house, turned_to)
        server.answers = [503]
        later(house, 3)
    assert len(server.got) == 2 and len({json.loads(body)["id"] for *_, body in server.got}) == 1 and way


def again(house, table):
    """Both have moved, and it is Bert's turn once more."""
    for seat in (1, 0):
        while table.match.turn == seat:
            house.do(table.play(seat, table.at, table.match.open()[0], f"on-{table.at:06}"))


# --- a house that is killed


def test_a_house_that_is_killed_sends_nothing_twice_that_it_has_written_down(tmp_path, authority, sample):
    """kill -9 as soon as something has come, or a little later; what had been noted by then never comes again, and what
    had not comes again under its number."""
    port, again_sent, kills = free_port(), Counter(), sample(4, 25)
    address = f"http://127.0.0.1:{port}"
    with ExitStack() as stack:
        server = stack.enter_context(running(HookServer(authority.seal())))
        process = stack.enter_context(zygote(tmp_path, port, "posts"))
        house, hook = fork(process), f"https://localhost:{server.server_address[1]}/turn"
        answering(address)
        anna = stack.enter_context(program(address, "a" * 32, "/tables", game="high_desert"))
        bert = stack.enter_context(program(address, "b" * 32, "/me/hook", address=hook))
        for n in range(kills):
            turn = turns(anna, bert)
            until(lambda turn=turn: heard(server)[turn])
            time.sleep(n % 4 * 0.01)  # before and after it is written down
            os.kill(house, signal.SIGKILL)
            until(lambda dead=house: not alive(dead))  # in the midst of a write it may still end that
            noted, before = settled(tmp_path, turn), heard(server)[turn]
            house = fork(process)
            answering(address)
            until(lambda turn=turn: settled(tmp_path, turn))
            again_sent[turn] = heard(server)[turn] - before
            assert again_sent[turn] == (0 if noted else 1)
        ids = {(it["id"], it["table"], it["moment"]) for it in said(server)}
        assert len(ids) == len({it["id"] for it in said(server)}) == len(heard(server))  # the same number each time
    print(f"{kills} kills, {sum(again_sent.values())} sent again that had not been written down")


def program(house, cookie, deed, **form):
    """A program of somebody who has done something here."""
    with guest(house, cookie) as one:
        assert one.post(deed, data=form).status_code in (200, 303)
        found = re.search(r"majlis_[\w-]{32}", one.post("/me/token", data={"label": "test"}).text)[0]
    head = {"Authorization": f"Bearer {found}"}
    return httpx.Client(base_url=f"{house}/api/1", headers=head, timeout=60, verify=False)


def turns(anna, bert):
    """At a new table it becomes Bert's turn after one of Anna's: which table, and which moment."""
    table = anna.post("/tables", json={"game": "high_desert", "seats": ["me", "open"]}).json()["id"]
    link = anna.post(f"/tables/{table}/invitations", json={"seat": 1}).json()["invitation"]
    bert.post("/join", json={"invitation": link}).raise_for_status()
    anna.post(f"/tables/{table}/begin").raise_for_status()
    for seat, one in ((1, bert), (0, anna)):
        while (seen := one.get(f"/tables/{table}/view").json())["turn"] == seat:
            deed = {"key": secrets.token_hex(8), "at": seen["at"], "a": seen["actions"][0]["a"]}
            one.post(f"/tables/{table}/play", json=deed).raise_for_status()
    return table, seen["at"]


def said(server):
    return [json.loads(body) for *_, body in list(server.got)]


def heard(server):
    """How often each turn was told of."""
    return Counter((it["table"], it["moment"]) for it in said(server))


def settled(folder, turn):
    """Is it written down that this notice went?"""
    query = "SELECT count(*) FROM delivery WHERE match = ? AND at = ? AND channel != '' AND how = 'sent'"
    return ask(folder, query, *turn)[0][0] == 1


def until(true):
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)
