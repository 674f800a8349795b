"""Several processes keep one house: a page may sit at any of them, and who dies or sleeps is followed by another."""

import asyncio
import threading
import time

import httpx
import pytest
from sqlalchemy import select, text
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from majlis.core.game import load
from majlis.core.refusal import Refusal
from majlis.table import keepers, pulse
from majlis.table.database import Trouble
from majlis.table.keepers import Shared, owner
from majlis.table.lobby import Terms
from majlis.table.peers import Elsewhere
from majlis.table.postgres import Postgres
from majlis.table.store import Store
from majlis.web import news, relay
from majlis.web.between import packed, unpacked
from tests.web.house import PATIENCE, House, Visitor

FORM = {"game": "nim", "seat0": "me", "seat1": "guest", "players": "2"}


@pytest.fixture
def address(cluster):
    return cluster.database()


@pytest.fixture
def pair(address, tmp_path, monkeypatch):
    """Two of them, as if on two machines; nobody is struck out because this one has much to do."""
    monkeypatch.setattr(pulse, "LASTS", 600.0)
    monkeypatch.setattr(pulse, "ANSWER", 60.0)
    monkeypatch.setattr(pulse, "RENEWED", 0.1)  # who closes waits for it
    monkeypatch.setattr(keepers, "ASLEEP", "600000")
    with House(tmp_path, database=address) as first, House(tmp_path, database=address) as second:
        yield first, second


def until(true, seconds=PATIENCE):
    """Wait for a condition, and no longer than anybody would."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.05)
    return found


def at(house: House, person: Visitor) -> Visitor:
    """The same person, with a page of another process."""
    return Visitor(house, person.token)


def keeper(house: House, name: str) -> int | None:
    rows = house.store.rows(select(owner.c.keeper).where(owner.c.match == name))
    return rows[0]["keeper"] if rows else None


def falls_silent(house: House) -> None:
    """As a process that is stopped, or whose machine is cut off: it does not say that it goes."""
    ground = house.store.ground
    ground._over.set()
    ground._heart.join()
    with house.store.pen.engine.begin() as connection:
        connection.execute(text("UPDATE keeper SET until = 0 WHERE number = :it"), {"it": ground.number})


def test_a_page_may_sit_at_any_process(pair):
    first, second = pair
    with Visitor(first) as anna, at(second, anna) as there:
        name = anna.open(**FORM)
        assert keeper(second, name) == first.store.ground.number
        assert "nim" in there.get(f"/table/{name}").text.lower()
        with anna.sit(name, 0) as here, there.sit(name, 0) as far:
            answer = far.act("play", a=int(next(iter(far.frame["offers"]))))
            assert answer["done"]
            assert here.until(answer["at"])["at"] == answer["at"] == len(first.store.events(name))
            assert here.act("play", a=int(next(iter(here.frame["offers"]))))["done"]
            assert far.until(answer["at"] + 1)["at"] == answer["at"] + 1
        assert name not in second.lobby._tables and first.lobby._tables[name].at == 2
        assert name in there.get("/").text and name in there.get("/tables").text


def test_nobody_waits_while_the_database_is_asked_for_somebody(pair, monkeypatch):
    """At the loop all would: so whoever is known is looked up beside it, and so are their lists."""
    _, second = pair
    asked, rows = [], Store.rows

    def noted(self, query):
        asked.append(threading.current_thread() is second.thread)
        return rows(self, query)

    with Visitor(second) as anna:
        name = anna.open(**FORM)
        monkeypatch.setattr(Store, "rows", noted)
        for path in ("/", "/tables", f"/table/{name}"):
            second.app.state.book.forget()
            assert anna.get(path).status_code == 200
    assert asked and not any(asked)


def test_who_comes_by_another_process_has_the_same_rights(pair):
    first, second = pair
    with Visitor(first) as anna, Visitor(second) as carl:
        name = anna.open(**FORM)
        assert carl.get(f"/table/{name}").status_code == 403
        assert carl.http.post(f"/table/{name}/ticket").status_code == 403
        foreign = carl.http.post(f"/table/{name}/ticket", headers={"origin": "http://elsewhere.test"})
        assert foreign.status_code == 403 and "our pages" in foreign.text
        assert carl.get(f"/table/{name}", headers={"host": "elsewhere.test"}).status_code == 421
        with pytest.raises(InvalidStatus):
            connect(f"ws://127.0.0.1:{second.port}/live/{name}", origin="http://elsewhere.test")


def test_what_is_not_there_is_nobodys(pair):
    first, second = pair
    with Visitor(first) as anna:
        assert anna.get("/table/nowhere").status_code == 404
        assert keeper(second, "nowhere") is None


def test_an_invitation_leads_to_the_table_wherever_it_is_taken_up(pair):
    first, second = pair
    with Visitor(first) as anna, Visitor(second) as bert:
        name = anna.open(game="nim", players="2", friends="on")
        link = anna.http.post(f"/table/{name}/invite", data={"role": "seat", "seat": "1"}).json()["link"]
        secret = {"secret": link.rpartition("#")[2]}
        assert bert.http.post("/join/look", json=secret).json()["sits"]
        assert bert.http.post("/join", json=secret | {"name": "Bert"}).json() == {"to": f"/table/{name}"}
        assert "Bert" in anna.get(f"/table/{name}").text
        with at(second, anna) as there:
            assert there.http.post(f"/table/{name}/begin").status_code == 303
        with bert.sit(name, 1) as far:
            assert far.frame["mine"] == [1]


def test_a_table_that_several_ask_for_at_once_is_kept_by_one(pair):
    first, _ = pair
    with Visitor(first) as anna:
        name = anna.open(**FORM)
    with first.store.pen.engine.begin() as connection:
        connection.execute(text("DELETE FROM owner"))
    for house in pair:
        house.store.ground.own.clear()
        house.lobby._tables.clear()

    async def asked(house):
        try:
            return await house.lobby.table(name)
        except Elsewhere as elsewhere:
            return elsewhere.peer.number

    work = [asyncio.run_coroutine_threadsafe(asked(house), house.loop) for house in pair for _ in range(8)]
    found = [it.result(PATIENCE) for it in work]
    tables, numbers = {id(it) for it in found if not isinstance(it, int)}, {it for it in found if isinstance(it, int)}
    assert len(tables) == 1 and numbers == {keeper(first, name)}


def test_the_door_between_is_closed_to_who_has_no_key(pair):
    first, second = pair
    inner = first.store.ground.address
    with Visitor(first) as anna:
        name = anna.open(**FORM)
        for key in ("", second.store.ground.key):
            head = {"cookie": f"majlis={anna.token}", "x-majlis-key": key}
            assert httpx.get(f"http://{inner}/table/{name}", headers=head).status_code == 404
            with pytest.raises(InvalidStatus):
                connect(f"ws://{inner}/live/{name}", additional_headers={"x-majlis-key": key})


def test_what_a_visitor_says_arrives_as_it_was_said():
    head = [(b"cookie", b"a=\xfc"), (b"x-long", b"y" * 9000), (b"cookie", b"b=2")]
    scope = {"headers": head, "client": ("192.0.2.7", 5), "scheme": "https"}
    found = unpacked(packed(scope, "key"), "key")
    assert (found["headers"], found["client"], found["scheme"]) == (head, ("192.0.2.7", 5), "https")
    assert unpacked(packed(scope, "key"), "other") is None


def test_a_device_that_is_sent_away_is_away_everywhere(pair):
    first, second = pair
    with Visitor(first) as anna, at(second, anna) as there:
        anna.open(**FORM)
        who = anna.person
        assert second.lobby.book.person(anna.token) == who
        anna.http.post("/logout")
        until(lambda: second.lobby.book.person(anna.token) is None)
        assert there.get("/tables").status_code == 200


def test_vacations_are_known_everywhere(pair):
    first, second = pair
    with Visitor(first) as anna:
        anna.open(**FORM)
        days = {"since": time.strftime("%Y-%m-%d", time.gmtime()), "until": time.strftime("%Y-%m-%d", time.gmtime())}
        assert anna.http.post("/me/vacation", data=days).status_code == 303
        until(lambda: anna.person in second.store.vacations)


def test_who_falls_silent_is_followed_by_another_and_writes_nothing_more(pair):
    first, second = pair
    with Visitor(first) as anna, at(second, anna) as there:
        name = anna.open(**FORM)
        with anna.sit(name, 0) as here:
            assert here.act("play", a=int(next(iter(here.frame["offers"]))))["done"]
            falls_silent(first)
            until(lambda: first.store.ground.number not in second.store.ground.pulse.keepers)
            with there.sit(name, 0) as far:
                assert far.frame["at"] == 1 and keeper(second, name) == second.store.ground.number
                assert not here.act("play", a=int(next(iter(here.frame["offers"]))))["done"]
                assert far.act("play", a=int(next(iter(far.frame["offers"]))))["done"]
        assert len(second.store.events(name)) == 2
        with pytest.raises(Trouble, match="kept by another process"):
            first.store.close_room("any").result(PATIENCE)


def test_a_socket_whose_keeper_is_gone_may_come_again(pair):
    first, second = pair
    with Visitor(first) as anna, at(second, anna) as there:
        name = anna.open(**FORM)
        with there.sit(name, 0) as far:
            falls_silent(first)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    far.hear()
            assert closed.value.rcvd.code == 4001
        with there.sit(name, 0) as far:
            assert far.act("play", a=int(next(iter(far.frame["offers"]))))["done"]


def shut(house: House, silent_for: float) -> None:
    """Nobody listens any more where this process was reached, and so long ago it has said that it is there."""
    given = {"it": house.store.ground.number, "left": pulse.LASTS - silent_for}
    with house.store.pen.engine.begin() as connection:
        words = f"UPDATE keeper SET address = '127.0.0.1:1', until = {pulse.NOW} + :left WHERE number = :it"
        connection.execute(text(words), given)


def test_who_is_silent_behind_a_shut_door_is_followed_at_once(pair):
    first, second = pair
    with Visitor(first) as anna, at(second, anna) as there:
        name = anna.open(**FORM)
        first.store.ground._over.set()
        first.store.ground._heart.join()
        shut(first, pulse.DOUBTFUL + 1)
        assert there.get(f"/table/{name}").status_code == 200
        assert keeper(second, name) == second.store.ground.number


def test_who_speaks_behind_a_shut_door_is_not_struck_out(pair, monkeypatch):
    """As if a wall between two machines said so."""
    first, second = pair
    monkeypatch.setattr(relay, "PATIENCE", 1.0)
    with Visitor(first) as anna, at(second, anna) as there:
        name = anna.open(**FORM)
        shut(first, 0)
        assert "takes it over" in there.get(f"/table/{name}").text
        assert keeper(second, name) == first.store.ground.number
        assert anna.get(f"/table/{name}").status_code == 200


def test_who_came_and_went_between_two_looks_has_left_clocks_behind(pair, monkeypatch):
    monkeypatch.setattr(news, "NET", 600.0)
    looked, beat = threading.Event(), pair[1].store.ground.pulse

    async def look_again():
        looked.set()

    monkeypatch.setattr(pair[1].lobby, "look_again", look_again)
    there = beat.keepers
    beat._know(there | {10**6})
    beat._know(there)
    assert looked.wait(PATIENCE)


def test_a_clock_rings_though_its_keeper_is_gone(pair):
    first, second = pair
    with Visitor(first) as anna, Visitor(first) as bert:
        people = [anna.person, bert.person]

        async def deal():
            room = await first.lobby.gather(people[0], load("nim"), ["me", "open"], 0, ["A", ""], Terms(deadline=2))
            await room.sit(people[1], 1, "B")
            name = (await first.lobby.begin_room(room)).name
            first.lobby._alarms.clear()  # it does not look at this clock any more
            first.lobby._tables.clear()
            return name

        name = first.do(deal())
        falls_silent(first)
        until(lambda: any(it["player"] not in ("me", "open") for it in second.store.sittings(name)))
        assert keeper(second, name) == second.store.ground.number


def test_a_house_that_is_kept_does_not_move(pair, address, tmp_path, monkeypatch):
    monkeypatch.setattr(Postgres, "patience", 0)
    with pytest.raises(Refusal, match="in use by another majlis"):
        Store(tmp_path, ground=Postgres(address))


def test_a_house_that_moves_is_kept_by_nobody_else(address, tmp_path):
    whole = Store(tmp_path, ground=Postgres(address))
    with pytest.raises(Refusal, match="in use by another majlis"):
        Store(tmp_path, ground=Shared(address))
    whole.close()
    Store(tmp_path, ground=Shared(address)).close()
