"""Invitations: a link is good for one, once; nobody learns its secret who was not told."""

import asyncio
import logging
import sqlite3

import httpx
import pytest

from majlis.core.game import load
from majlis.table import guestbook
from majlis.table.guestbook import SEAT, digest
from majlis.table.store import Conflict
from majlis.web import rooms
from tests.table.waits import house as quiet_house
from tests.table.waits import waits
from tests.web.house import HOST, ORIGIN, Visitor
from tests.web.test_rooms import gathered, join, players, post, secret


def test_a_preview_of_the_link_takes_nothing(house, anna, bert):
    name = gathered(anna)
    word = secret(anna, name)
    for path in ("/join", f"/join?{word}", f"/join?secret={word}"):
        page = bert.get(path)
        assert page.status_code == 200
        assert page.headers["referrer-policy"] == "no-referrer"
        assert word not in page.text and name not in page.text
    looked = bert.http.post("/join/look", json={"secret": word})
    assert looked.json() == {"game": "Djinns of the High Desert", "host": "Anna", "sits": True, "owns": False, "at": ""}
    assert players(house, name)[1] == ("open", "")
    assert join(bert, word).status_code == 200
    assert bert.http.post("/join/look", json={"secret": word}).status_code == 422


def test_a_link_is_good_for_one_person_once(house, anna, bert):
    name = gathered(anna)
    word = secret(anna, name)
    assert join(anna, word).status_code == 422  # she sits there: the link is not lost by that
    assert join(bert, word).status_code == 200
    with Visitor(house) as carl:
        answer = join(carl, word, "Carl")
        assert (answer.status_code == 422 and "not good" in answer.json()["reason"]) or "no longer" in answer.json()[
            "reason"
        ]
        assert carl.get(f"/table/{name}").status_code == 403


def test_of_many_who_come_at_once_one_gets_the_seat(house, anna, sample):
    """Two hundred; a thousand with --long."""
    name = gathered(anna)
    word = secret(anna, name)

    async def rush():
        limits = httpx.Limits(max_connections=20)
        head = {"host": HOST, "origin": ORIGIN}
        home = f"http://127.0.0.1:{house.port}"
        async with httpx.AsyncClient(base_url=home, headers=head, limits=limits, timeout=120, verify=False) as http:
            asks = [http.post("/join", json={"secret": word, "name": f"N{i}"}) for i in range(sample(200, 1000))]
            return [answer.status_code for answer in await asyncio.gather(*asks)]

    codes = asyncio.run(rush())
    assert sorted(set(codes)) == [200, 422]
    assert codes.count(200) == 1
    assert sum(player == "me" for player, _ in players(house, name)) == 2


@waits
async def test_the_key_of_the_database_decides_even_without_a_lock(tmp_path):
    async with quiet_house(tmp_path) as lobby:
        room = await lobby.gather("o", load("nim"), ["me", "open"], 0, ["", ""])
        link = lobby.book.invited(await lobby.book.invite(room.name, SEAT, 1))
        tries = [lobby.book.redeem(link, f"p{i}", []) for i in range(200)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(it) for it in found if it is not None] == [Conflict] * 199


def test_a_link_runs_out_and_can_be_withdrawn(house, anna, bert, monkeypatch):
    name = gathered(anna)
    word = secret(anna, name)
    assert secret(anna, name) == word  # the same, as long as it is good
    assert post(bert, name, "renew", seat="1").status_code == 403
    assert post(anna, name, "renew", seat="1").status_code == 200
    assert join(bert, word).status_code == 422
    other = secret(anna, name)
    assert other != word
    late = guestbook.time.time() + guestbook.DAYS + 60
    with monkeypatch.context() as shifted:
        shifted.setattr(guestbook.time, "time", lambda: late)
        assert join(bert, other).status_code == 422
    assert join(bert, other).status_code == 200


def test_a_watch_link_is_for_many_and_gives_no_seat(house, anna, bert):
    name = gathered(anna)
    word = secret(anna, name, "watch")
    with Visitor(house) as carl:
        for visitor in (bert, carl, bert):
            assert join(visitor, word).status_code == 200
            assert visitor.get(f"/table/{name}").status_code == 200
    post(anna, name, "fill")
    post(anna, name, "begin")
    with bert.sit(name, 1) as socket:
        assert (socket.frame["seat"], socket.frame["mine"]) == (-1, [])
        assert not socket.act("play", a=house.table(name).match.open()[0])["done"]


def test_who_comes_too_late_by_a_seats_link_watches(house, anna, bert):
    name = gathered(anna, players="2")
    word = secret(anna, name)
    post(anna, name, "fill")
    post(anna, name, "begin")
    assert join(bert, word).status_code == 200
    assert house.table(name).company.of(bert.person) == []
    assert bert.get(f"/table/{name}").status_code == 200


def test_who_sits_there_already_can_still_become_one_more_owner(house, anna, bert):
    name = gathered(anna)
    assert join(bert, secret(anna, name)).status_code == 200
    word = secret(anna, name, "own")
    seen = bert.http.post("/join/look", json={"secret": word}).json()
    assert (seen["owns"], seen["at"]) == (True, "")
    assert join(bert, word).status_code == 200
    assert house.do(house.lobby.find(name)).company.owns(bert.person)


def test_an_own_link_makes_one_more_owner(house, anna, bert):
    name = gathered(anna)
    assert join(bert, secret(anna, name, "own")).status_code == 200
    assert post(bert, name, "fill").status_code == 200
    assert bert.http.post(f"/table/{name}/invite", data={"role": "watch"}).status_code == 200


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"secret": 3}', b'{"secret": ""}', b'{"secret": "x", "more": 1}'])
def test_what_is_no_invitation_is_refused_in_a_sentence(anna, body):
    for path in ("/join", "/join/look"):
        answer = anna.http.post(path, content=body)
        assert answer.status_code == 422


def test_the_secret_is_written_nowhere(house, anna, bert, caplog, monkeypatch):
    """Not in the database, not in the log, even if something goes wrong on the way."""
    caplog.set_level(logging.DEBUG)
    name = gathered(anna)
    word = secret(anna, name)

    async def fall(*_):
        raise OSError("no space left")

    with monkeypatch.context() as broken:
        broken.setattr(house.lobby, "join", fall)
        assert join(bert, word).status_code == 500
    assert join(bert, word).status_code == 200
    assert "fault" in caplog.text and "/join" in caplog.text
    assert word not in caplog.text
    database = sqlite3.connect(house.store.folder / "majlis.db")
    dump = "\n".join(database.iterdump())
    database.close()
    assert word not in dump and digest(word) in dump
    assert bert.token not in dump and digest(bert.token) in dump


def test_a_link_has_more_than_128_bits_and_leads_where_others_reach_the_house(house, anna):
    name = gathered(anna)
    answer = anna.http.post(f"/table/{name}/invite", data={"seat": "1"}).json()
    assert answer["link"].startswith(f"{ORIGIN}/join#") and len(answer["link"].split("#")[1]) == 32
    assert answer["qr"].startswith("<svg") and not answer["local"]
    house.app.state.address = "http://192.168.1.7:8765"
    try:
        other = anna.http.post(f"/table/{name}/invite", data={"seat": "1"}).json()
        assert other["link"].startswith("http://192.168.1.7:8765/join#")
    finally:
        house.app.state.address = ""


def test_a_device_that_was_sent_away_is_nobodys_and_gets_a_new_token(house, anna):
    name = gathered(anna)
    assert anna.get(f"/table/{name}").status_code == 200
    house.do(house.lobby.book.send_away(anna.person, digest(anna.token)))
    answer = anna.get(f"/table/{name}")
    assert answer.status_code == 403
    assert "majlis=" in answer.headers["set-cookie"]


def test_rooms_take_no_secret_from_an_address():
    """A path or a query is written down by proxies: the secret is read from the body alone."""
    text = rooms.secret_of.__code__.co_names
    assert "body" in text and "query_params" not in text
