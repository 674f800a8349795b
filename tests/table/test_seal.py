"""Whatever is changed or lost in the record of a match is found, and only that table is set aside."""

import random
import sqlite3
import struct
from contextlib import closing

import pytest

from majlis.table.database import Damaged, replaced
from majlis.table.schema import tables
from majlis.table.seal import SEALED, fault, highest, missing
from tests.table.houses import lived_in, moved
from tests.table.waits import Asleep, house, waits

TABLES = ("match", "secret", "event", "fork")
EVERY = [(table, column.name) for table in TABLES for column in tables.tables[table].columns]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("sealed")
    folder.joinpath("names").write_text(" ".join(lived_in(folder)), encoding="utf-8")
    return folder


def names_in(folder):
    return folder.joinpath("names").read_text(encoding="utf-8").split()


@pytest.fixture
def database(folder):
    with closing(sqlite3.connect(folder / "majlis.db", isolation_level=None)) as database:
        database.text_factory = replaced
        database.execute("BEGIN")
        yield database
        database.execute("ROLLBACK")


def damaged(database, names):
    return {name for name in names if fault(lambda query, *values: database.execute(query, values).fetchall(), name)}


def lost(database):
    def ask(query, *values):
        return database.execute(query, values).fetchall()

    return missing(ask, highest(ask))


def flipped(kind, value, chance):
    """The same value with one bit of its storage turned."""
    if kind in ("text", "blob"):
        found = bytearray(value)
        found[chance.randrange(len(found))] ^= 1 << chance.randrange(8)
        return bytes(found)
    code = "<q" if kind == "integer" else "<d"
    bits = int.from_bytes(struct.pack(code, value), "little") ^ 1 << chance.randrange(64)
    return struct.unpack(code, bits.to_bytes(8, "little"))[0]


def flip(database, table, column, chance):
    """Turn a bit of a column in one row; the tables that this row belongs to, before and after. None if no such row
    can be: a number that is none, a key that is there already."""
    key = SEALED[table][0]
    query = f'SELECT rowid, "{key}", typeof("{column}"), "{column}", CAST("{column}" AS BLOB) FROM "{table}"'
    number, name, kind, value, raw = chance.choice(database.execute(query).fetchall())
    fresh = flipped(kind, raw if kind in ("text", "blob") else value, chance)
    new = "CAST(? AS TEXT)" if kind == "text" else "?"
    try:
        database.execute(f'UPDATE "{table}" SET "{column}" = {new} WHERE rowid = ?', (fresh, number))
    except sqlite3.IntegrityError:
        return None
    (after,) = database.execute(f'SELECT "{key}" FROM "{table}" WHERE rowid = ?', (number,)).fetchone()
    return {name, after}


def test_any_bit_of_any_column_is_found_in_that_table_alone(folder, database, sample):
    chance, names, tried = random.Random(1), names_in(folder), 0
    assert damaged(database, names) == set() and lost(database) == 0
    while tried < sample(400, 10_000):
        table, column = EVERY[tried % len(EVERY)]
        database.execute("SAVEPOINT trial")
        touched = flip(database, table, column, chance)
        if touched:
            found = damaged(database, {*names, *touched})
            assert found and found <= touched, (table, column)
            tried += 1
        database.execute("ROLLBACK TO trial")
    print(f"{tried} bits turned, all found")


def test_every_column_of_what_is_sealed_is_sealed():
    assert {name: [*tables.tables[name].columns.keys()] for name in SEALED} == SEALED


def test_a_seal_that_is_changed_is_found_too(folder, database):
    for column, value in (("digest", "0" * 64), ("events", 99), ("match", "elsewhere")):
        database.execute("SAVEPOINT trial")
        (name,) = database.execute('SELECT "match" FROM seal WHERE number = 2').fetchone()
        database.execute(f'UPDATE seal SET "{column}" = ? WHERE number = 2', (value,))
        assert damaged(database, names_in(folder)) == {name}
        database.execute("ROLLBACK TO trial")


def test_the_loss_of_the_last_events_is_found_however_many(folder, database):
    for name in names_in(folder):
        (count,) = database.execute('SELECT count(*) FROM event WHERE "match" = ?', (name,)).fetchone()
        for k in range(1, count + 1):
            database.execute("SAVEPOINT trial")
            database.execute('DELETE FROM event WHERE "match" = ? AND seq >= ?', (name, count - k))
            assert damaged(database, names_in(folder)) == {name}
            database.execute("ROLLBACK TO trial")


def test_events_that_go_with_their_seals_leave_a_gap_even_the_very_last(folder, database):
    name = names_in(folder)[-1]
    database.execute("DELETE FROM seal WHERE number = (SELECT max(number) FROM seal)")
    (left,) = database.execute('SELECT max(events) FROM seal WHERE "match" = ?', (name,)).fetchone()
    assert database.execute('DELETE FROM event WHERE "match" = ? AND seq >= ?', (name, left)).rowcount
    database.execute('DELETE FROM finish WHERE "match" = ?', (name,))
    assert damaged(database, names_in(folder)) == set()  # it is whole, as far as it goes
    assert lost(database) == 1


@pytest.mark.parametrize("table", ["match", "secret", "fork", "finish", "seal"])
def test_a_row_that_is_lost_is_found(folder, database, table):
    names = names_in(folder)
    for name in names:
        database.execute("SAVEPOINT trial")
        column = SEALED.get(table, ["match"])[0]
        gone = database.execute(f'DELETE FROM "{table}" WHERE "{column}" = ?', (name,)).rowcount
        assert damaged(database, names) == ({name} if gone else set())
        database.execute("ROLLBACK TO trial")


SPOILT = {
    "a bit of the names": "UPDATE \"match\" SET names = CAST(x'5b22' AS TEXT) WHERE id = :name",
    "bytes that are no letters": "UPDATE \"match\" SET players = CAST(x'ff' AS TEXT) WHERE id = :name",
    "a time beyond all times": 'UPDATE "match" SET opened = 1e300 WHERE id = :name',
    "the last event": """DELETE FROM event WHERE "match" = :name AND seq =
        (SELECT max(seq) FROM event WHERE "match" = :name)""",
    "the match": 'DELETE FROM "match" WHERE id = :name',
    "the seed": 'UPDATE secret SET seed = zeroblob(32) WHERE "match" = :name',
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_house_sets_one_table_aside_and_plays_on_at_the_others(tmp_path, what):
    names = lived_in(tmp_path)
    with closing(sqlite3.connect(tmp_path / "majlis.db", isolation_level=None)) as database:
        database.execute(SPOILT[what], {"name": names[2]})

    @waits
    async def go_on():
        async with house(tmp_path, Asleep()) as lobby:
            with pytest.raises(Damaged, match=f"Table {names[2]} is damaged"):
                await lobby.table(names[2])
            assert await lobby.room(names[2]) is None  # it does not become a table that waits to be dealt
            table = await lobby.table(names[1])
            before = table.at
            await moved(table, random.Random(2), 1)
            assert table.at == before + 1
            assert len(lobby.store.matches(table.row["owner"])) >= 4

    go_on()
