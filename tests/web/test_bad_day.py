"""A full disk, a folder that may not be written, a disk that fails, a clock that steps: nothing acknowledged is lost,
and the player and the host are told in a sentence."""

import asyncio
import sqlite3
import subprocess
import sys
import time
from contextlib import contextmanager

import pytest
from sqlalchemy import event

from majlis.core.speech import topic
from majlis.table import lobby as lobbies
from majlis.table.lobby import Terms
from tests.table.waits import Asleep, desert, until, waits
from tests.table.waits import house as quiet
from tests.web.house import Visitor, put

BOTS = Asleep  # so that a table stays as it is

WORDS = topic("majlis.words", "table")

TROUBLES = {
    "disk_full": "database or disk is full",
    "read_only": "attempt to write a readonly database",
    "disk_fails": "disk I/O error",
}


@contextmanager
def trouble(store, kind):
    """Meanwhile nothing can be written, in the words of SQLite."""

    def refuse(_, __, statement, *___):
        if statement.startswith("INSERT"):
            raise sqlite3.OperationalError(TROUBLES[kind])

    event.listen(store.pen.engine, "before_cursor_execute", refuse)
    try:
        yield
    finally:
        event.remove(store.pen.engine, "before_cursor_execute", refuse)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("kind", TROUBLES)
def test_a_move_that_cannot_be_written_is_not_made_and_both_are_told(house, anna, caplog, kind, lang):
    table = put(house, anna.token, ("me", "guest"))
    with anna.sit(table.name, table.match.turn) as socket:
        socket.look(table.match.turn, lang=lang)
        at, a = table.at, table.match.open()[0]
        with trouble(house.store, kind):
            answers = [socket.act("play", "a-fresh-id", at, a=a) for _ in range(3)]
            assert [(it["done"], it["reason"]) for it in answers] == [(False, WORDS[lang][kind])] * 3
            assert table.at == at and house.store.events(table.name) == []
            assert anna.get("/").status_code == 200  # whatever needs no writing goes on
            page = anna.http.post("/tables", data={"game": "high_desert"}, headers={"accept-language": lang})
            assert page.status_code == 503 and WORDS[lang][kind][:20] in page.text
        assert socket.act("play", "a-fresh-id", at, a=a)["done"]
    assert [row["seq"] for row in house.store.events(table.name)][:1] == [at]
    house.store.write().result(60)  # the host is told after the player: by now both are
    told = [record.getMessage() for record in caplog.records if record.name == "majlis"]
    assert len(told) == 2, told  # once when it began, once when it was over: no number of a fault
    assert "No move that was acknowledged is lost" in told[0] and "can be written again" in told[1]
    assert not any(record.exc_info for record in caplog.records if record.name == "majlis")


FILL = """
import resource, sys, json
from pathlib import Path
from majlis.table.store import Store
from tests.table.test_store import event, opened

store = Store(Path(sys.argv[1]))
store.open_match(opened("t"), b"", b"").result(60)
most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
acknowledged, refused, seq = [], 0, 0
while refused < 40:
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000 + 5000 * refused, most))
    try:
        store.append([event("t", seq)]).result(60)
        acknowledged.append(seq)
        seq += 1
    except Exception as error:
        assert type(error).__name__ == "Trouble", repr(error)
        refused += 1
resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
store.append([event("t", seq)]).result(60)
assert [row["seq"] for row in store.events("t")] == [*acknowledged, seq]
print(len(acknowledged))
sys.stdout.flush()
import os
os._exit(9)  # the power goes out
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limit for files there")
def test_a_disk_that_fills_up_again_and_again_loses_nothing_that_was_acknowledged(tmp_path):
    run = subprocess.run([sys.executable, "-c", FILL, tmp_path], capture_output=True, text=True, encoding="utf-8")
    assert run.returncode == 9, run.stderr
    with quiet_store(tmp_path) as store:
        assert [row["seq"] for row in store.events("t")] == list(range(int(run.stdout) + 1))
        store.examine("t")


@contextmanager
def quiet_store(folder):
    from majlis.table.store import Store

    store = Store(folder)
    try:
        yield store
    finally:
        store.close()


@waits
async def test_a_bot_goes_on_by_itself_when_it_can_be_written_again(tmp_path, monkeypatch):
    monkeypatch.setattr(lobbies, "AGAIN", 0.01)
    async with quiet(tmp_path) as lobby:
        table = await lobby.open("anna", desert(), ["random", "random"])
        with trouble(lobby.store, "disk_full"):
            at = table.at
            await asyncio.sleep(0.1)
            assert table.at - at <= 1 and not table.fault
        await until(lambda: table.match.over)


async def slow(lobby):
    room = await lobby.gather("anna", desert(), ["me", "open"], 0, ["Anna", ""], Terms(deadline=3600))
    await room.sit("bert", 1, "Bert")
    return await lobby.begin_room(room)


@pytest.mark.parametrize("step", [86400, -86400])
def test_a_clock_that_steps_takes_nobodys_time_and_gives_none(tmp_path, caplog, step):
    @waits
    async def stepping():
        async with quiet(tmp_path, Asleep()) as lobby:
            table = await slow(lobby)
            lobby.regulate()
            left = table.due - lobby.clock()
            lobby.clock = lambda: time.time() + step
            lobby.regulate()
            assert abs(table.due - lobby.clock() - left) < 60
            await lobby.ring(table)
            assert table.players == ["me", "me"]

    stepping()
    assert [f"{step:+d} seconds" in record.getMessage() for record in caplog.records if record.name == "majlis"] == [
        True
    ]


@waits
async def test_a_clock_that_was_put_back_while_the_house_was_closed_stops_no_turn(tmp_path):
    async with quiet(tmp_path, Asleep()) as lobby:
        name = (await slow(lobby)).name
    async with quiet(tmp_path, Asleep()) as lobby:
        lobby.clock = lambda: time.time() - 86400
        table = await lobby.table(name)
        assert table.since <= lobby.clock()


@waits
async def test_the_newest_code_counts_even_if_the_clock_was_put_back(tmp_path, monkeypatch):
    async with quiet(tmp_path, Asleep()) as lobby:
        who = await lobby.book.meet("t" * 32)
        first = await lobby.book.new_code(who)
        monkeypatch.setattr("majlis.table.guestbook.time.time", lambda: 1.0)
        second = await lobby.book.new_code(who)
        assert (lobby.book.coded(first), lobby.book.coded(second)) == (None, who)


def test_a_damaged_table_says_so_on_its_page_and_the_list_goes_on(house, anna):
    names = [anna.open(game="high_desert", seat1="guest") for _ in range(3)]
    for query in ('UPDATE "match" SET opened = 1e300 WHERE id = ?', "UPDATE \"match\" SET names = '[' WHERE id = ?"):
        with house.store.pen.engine.begin() as connection:
            connection.exec_driver_sql(query, (names.pop(),))
    house.lobby._tables.clear()
    assert names[0] in anna.get("/").text
    with Visitor(house) as bert:
        assert bert.get(f"/table/{names[0]}").status_code == 403


def test_a_page_of_a_damaged_table_is_a_sentence(house, anna):
    name = anna.open(game="high_desert", seat1="guest")
    with house.store.pen.engine.begin() as connection:
        connection.exec_driver_sql('UPDATE secret SET seed = zeroblob(32) WHERE "match" = ?', (name,))
    house.lobby._tables.clear()
    for lang in ("en", "de"):
        page = anna.get(f"/table/{name}", headers={"accept-language": lang})
        assert page.status_code == 422 and WORDS[lang]["damaged"][:30] in page.text
