"""A folder of an older version opens: everybody finds every table, and a copy of what was is kept."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import inspect

from majlis.core.refusal import Refusal
from majlis.table import migrations
from majlis.table.guestbook import Guestbook, digest
from majlis.table.schema import SCHEMA
from majlis.table.store import Store
from tests.table.waits import Asleep, house, waits

ANNA, BERT = "A" * 32, "B" * 32
FIRST = Path(__file__).parent / "data" / "schema1.sql"


@pytest.fixture
def old(tmp_path):
    """A folder as the first version left it: running and finished matches of every game, and a deal of the day."""
    database = sqlite3.connect(tmp_path / "majlis.db")
    database.executescript(FIRST.read_text(encoding="utf-8"))
    database.close()
    return tmp_path


def rows(folder, query):
    database = sqlite3.connect(folder / "majlis.db")
    try:
        return database.execute(query).fetchall()
    finally:
        database.close()


def test_everybody_finds_every_table_again(old):
    before = rows(old, "SELECT id, owner FROM match")
    dates = rows(old, "SELECT owner, game FROM daily")
    store = Store(old)
    try:
        book = Guestbook(store)
        for token in (ANNA, BERT):
            who = book.person(token)
            assert who and who != token
            assert {row["id"] for row in store.matches(who)} == {name for name, owner in before if owner == token}
        assert [len(store.rated(book.person(token), game)) for token, game in dates] == [1] * len(dates)
        for name, token in before:
            row = store.match(name)
            seats = store.sittings(name)
            assert [it["player"] for it in seats] == row["players"]
            people = {it["person"] for it in seats if it["player"] in ("me", "guest")}
            assert people == {book.person(token)}
    finally:
        store.close()


def test_no_token_is_written_any_more(old):
    Store(old).close()
    text = "\n".join(
        map(str, (row for name in ("match", "daily", "device", "person") for row in rows(old, f"SELECT * FROM {name}")))
    )
    assert ANNA not in text and BERT not in text
    assert digest(ANNA) in text


@waits
async def test_matches_of_todays_rules_play_on(old):
    names = [name for (name,) in rows(old, "SELECT id FROM match")]
    async with house(old, Asleep()) as lobby:
        found = 0
        for name in names:
            try:
                table = await lobby.table(name)
            except Refusal as refusal:  # its rules have changed since
                assert "other rules" in str(refusal)
                continue
            found += table.at == len(lobby.store.events(name))
        assert found


def test_a_copy_of_what_was_is_kept_for_its_owner_alone(old):
    before = rows(old, "SELECT * FROM match ORDER BY id")
    Store(old).close()
    kept = old / "majlis-schema1.db"
    database = sqlite3.connect(kept)
    assert database.execute("SELECT * FROM match ORDER BY id").fetchall() == before
    database.close()
    assert kept.stat().st_mode & 0o077 == 0


def test_a_step_that_fails_changes_nothing(old, monkeypatch):
    before = rows(old, "SELECT name FROM sqlite_master ORDER BY name"), rows(old, "SELECT owner FROM match")

    def half(connection, found):
        MIGRATE(connection, found)
        raise OSError("the power goes out")

    MIGRATE = migrations.migrate
    monkeypatch.setattr(migrations, "migrate", half)
    with pytest.raises(OSError, match="power"):
        Store(old)
    assert (rows(old, "SELECT name FROM sqlite_master ORDER BY name"), rows(old, "SELECT owner FROM match")) == before
    monkeypatch.undo()
    Store(old).close()
    assert rows(old, "SELECT max(version) FROM schema") == [(SCHEMA,)]


def test_what_the_first_version_did_not_have_from_its_beginning_is_made(old):
    database = sqlite3.connect(old / "majlis.db")
    for name in ("feat", "daily", "house", "fork", "analysis"):
        database.execute(f"DROP TABLE {name}")
    database.commit()
    database.close()
    store = Store(old)
    assert len(store.secret()) == 32
    store.close()


def test_steps_and_a_new_folder_lead_to_the_same_tables(old, tmp_path_factory):
    found = []
    for folder in (old, tmp_path_factory.mktemp("new")):
        store = Store(folder)
        look = inspect(store._engine)
        found.append(
            {
                name: (
                    sorted((it["name"], str(it["type"]), it["nullable"]) for it in look.get_columns(name)),
                    sorted(look.get_pk_constraint(name)["constrained_columns"]),
                    sorted(
                        str(it["constrained_columns"] + it["referred_columns"]) for it in look.get_foreign_keys(name)
                    ),
                    sorted(it["name"] for it in look.get_indexes(name)),
                )
                for name in look.get_table_names()
            }
        )
        store.close()
    assert found[0] == found[1]
