"""A house in PostgreSQL: kept by one process at a time, the same rows and seals as in a folder, there and back."""

import random

import pytest
from sqlalchemy import text

from majlis.core.game import load
from majlis.core.refusal import Refusal
from majlis.table import lease as leases
from majlis.table.database import Trouble
from majlis.table.folder import Folder
from majlis.table.keeping import check, restore
from majlis.table.lease import Fenced
from majlis.table.lobby import Lobby
from majlis.table.moving import look_at, move, pack
from majlis.table.postgres import Postgres
from majlis.table.slow import timed
from majlis.table.store import Conflict, Store
from tests.table.grounds import INITDB, MISSING, Cluster
from tests.table.houses import lived_in, moved
from tests.table.test_store import event, opened
from tests.table.waits import OWNER, Here, waits


@pytest.fixture
def address(cluster):
    return cluster.database()


def taken_over(store):
    """As if its process had been asleep until its lease ran out, and another had come."""
    with store.pen.engine.begin() as connection:
        connection.execute(text("UPDATE lease SET epoch = epoch + 1, owner = 'another'"))


def test_a_match_goes_on_after_a_restart(tmp_path, address):
    @waits
    async def play() -> None:
        lobby = Lobby(Store(tmp_path, ground=Postgres(address)), Here(), 0)
        table = await lobby.open(OWNER, load("nim"), ["me", "guest"])
        await moved(table, random.Random(1), 3)
        await lobby.close()
        again = Lobby(Store(tmp_path, ground=Postgres(address)), Here(), 0)
        try:
            found = await again.table(table.name)
            assert (found.chain, found.at, found.answers) == (table.chain, table.at, table.answers)
            await moved(found, random.Random(1), 100)
            assert again.store.ending(table.name)["points"] == found.match.points()
            again.store.examine(table.name)
            assert timed(again.store) == {} and again.store.gap() == ""
        finally:
            await again.close()

    play()


def test_a_second_house_is_refused_until_the_first_has_closed(tmp_path, address, monkeypatch):
    monkeypatch.setattr(Postgres, "patience", 0)
    first = Store(tmp_path, ground=Postgres(address))
    with pytest.raises(Refusal, match="in use by another majlis"):
        Store(tmp_path, ground=Postgres(address))
    first.close()
    Store(tmp_path, ground=Postgres(address)).close()


def test_a_lease_that_is_not_renewed_can_be_taken_over(tmp_path, address, monkeypatch):
    monkeypatch.setattr(leases, "LASTS", -1.0)
    first = Store(tmp_path, ground=Postgres(address))
    second = Store(tmp_path, ground=Postgres(address))
    assert second.ground.lease.epoch == first.ground.lease.epoch + 1
    assert not first.ground.lease.renew() and second.ground.lease.renew()
    first.close(), second.close()


def test_whoever_was_taken_over_writes_nothing_more(tmp_path, address):
    store = Store(tmp_path, ground=Postgres(address))
    store.open_match(opened("t"), b"seed", b"salt").result(20)
    taken_over(store)
    with pytest.raises(Fenced, match="kept by another process"):
        store.append([event("t", 0)]).result(20)
    assert store.events("t") == []
    store.close()


def test_what_is_refused_leaves_no_gap_between_seals(tmp_path, address):
    store = Store(tmp_path, ground=Postgres(address))
    store.open_match(opened("t"), b"seed", b"salt").result(20)
    for seq in (0, 0, 1):
        assert isinstance(store.append([event("t", seq, f"id {seq}")]).exception(20), Conflict | None)
    assert store.gap() == ""
    with store.pen.engine.begin() as connection:
        connection.execute(text("DELETE FROM seal WHERE events = 2"))
    assert "1 records of this house are lost" in store.gap()
    store.close()


def test_a_database_that_was_away_for_a_moment_is_written_again(tmp_path):
    """On a cluster of its own, or others would be away as well."""
    if INITDB is None:
        pytest.skip(MISSING)
    cluster = Cluster()
    try:
        store = Store(tmp_path, ground=Postgres(cluster.database()))
        store.open_match(opened("t"), b"seed", b"salt").result(60)
        cluster.stop()
        with pytest.raises(Trouble, match="The database of the server does not answer"):
            store.append([event("t", 0)]).result(60)
        cluster.start()
        store.append([event("t", 0)]).result(60)
        assert [row["seq"] for row in store.events("t")] == [0]
        store.close()
    finally:
        cluster.close()


@pytest.mark.parametrize("password", ["secret", "se:cr%40et"])
def test_no_password_is_shown(password):
    assert Postgres(f"postgresql://anna:{password}@db.example/majlis").where == "postgresql://db.example/majlis"


@pytest.mark.parametrize("url", ["mysql://x/y", "postgresql", "/var/lib/majlis", ""])
def test_what_is_no_address_is_refused(url):
    with pytest.raises(Refusal, match="--database wants an address such as postgresql://"):
        Postgres(url)


def test_a_database_that_is_not_there_is_told(tmp_path, cluster):
    with pytest.raises(Refusal, match=r'/nowhere cannot be used: database "nowhere" does not exist\.$'):
        Store(tmp_path, ground=Postgres(f"postgresql://majlis@/nowhere?host={cluster.folder}"))


def rows_of(ground):
    pen, eyes = ground.open()
    try:
        with eyes.connect() as connection:
            ask = ground.ask(connection)
            names = [row[0] for row in ask('SELECT id FROM "match" ORDER BY 1')]
            return {it: ask('SELECT * FROM seal WHERE "match" = ? ORDER BY 1', it) for it in names}, ground.highest(ask)
    finally:
        pen.dispose(), eyes.dispose(), ground.close()


def test_a_house_moves_there_and_back_with_every_seal(tmp_path, address):
    names = lived_in(tmp_path / "old")
    before = rows_of(Folder(tmp_path / "old"))
    (tmp_path / "new").mkdir()
    matches, events = move(Folder(tmp_path / "old"), Postgres(address))
    assert (matches, events > 10) == (len(names), True)
    assert move(Postgres(address), Folder(tmp_path / "new")) == (matches, events)
    assert rows_of(Folder(tmp_path / "new")) == before == rows_of(Folder(tmp_path / "old"))
    store = Store(tmp_path / "new")
    store.open_match(opened("t"), b"seed", b"salt").result(20)
    assert store.gap() == ""
    store.close()


def test_a_backup_is_taken_while_people_play_and_is_a_house_of_its_own(tmp_path, address):
    lived_in(tmp_path / "old")
    move(Folder(tmp_path / "old"), Postgres(address))
    open_house = Store(tmp_path / "open", ground=Postgres(address))
    report = pack(address, tmp_path / "packed.db")
    assert report == look_at(address) == check(tmp_path / "packed.db")
    assert report.whole and report.tables == 5
    restore(tmp_path / "packed.db", tmp_path / "back")
    assert rows_of(Folder(tmp_path / "back")) == rows_of(Folder(tmp_path / "old"))
    open_house.open_match(opened("t"), b"seed", b"salt").result(20)
    open_house.close()


def test_a_house_moves_only_where_nobody_was(tmp_path, address):
    lived_in(tmp_path / "old")
    move(Folder(tmp_path / "old"), Postgres(address))
    with pytest.raises(Refusal, match="There are tables already"):
        move(Folder(tmp_path / "old"), Postgres(address))


def test_a_damaged_table_arrives_as_damaged_as_it_was(tmp_path, address):
    names = lived_in(tmp_path / "old")
    store = Store(tmp_path / "old")
    with store.pen.engine.begin() as connection:
        connection.execute(
            text('UPDATE event SET action = action + 1 WHERE "match" = :it AND seq = 1'), {"it": names[1]}
        )
    store.close()
    move(Folder(tmp_path / "old"), Postgres(address))
    moved_in = Store(tmp_path, ground=Postgres(address))
    with pytest.raises(Refusal, match=r"is damaged: it was changed up to event 2"):
        moved_in.examine(names[1])
    moved_in.examine(names[2])
    moved_in.close()
