"""Backup, restore and check; and a database that was damaged, emptied or cut off is refused in a sentence."""

import random
import shutil
import sqlite3
import threading
from contextlib import closing

import pytest
from typer.testing import CliRunner

from majlis.cli import app
from majlis.core.refusal import Refusal
from majlis.table import keeping
from majlis.table.store import Store
from tests.table.houses import lived_in, seal_anew
from tests.table.test_store import event, opened

QUERIES = [f'SELECT * FROM "{name}"' for name in ("match", "secret", "event", "fork", "finish", "seal")]


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """A folder that nobody changes."""
    folder = tmp_path_factory.mktemp("kept")
    lived_in(folder)
    return folder


@pytest.fixture
def folder(kept, tmp_path):
    return shutil.copytree(kept, tmp_path / "house")


def run(*words):
    return CliRunner().invoke(app, [str(word) for word in words])


def all_rows(path):
    with closing(sqlite3.connect(path)) as database:
        return [database.execute(query).fetchall() for query in QUERIES]


def spoil(path, query="UPDATE event SET action = action + 1 WHERE rowid = 2"):
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute(query)


def test_what_is_whole_is_said_to_be(folder):
    result = run("check", "--data", folder)
    assert result.exit_code == 0 and "5 tables" in result.stdout and "All is well" in result.stdout


def test_a_backup_brings_everything_back_elsewhere(folder, tmp_path):
    before = all_rows(folder / "majlis.db")
    assert run("backup", tmp_path / "b.db", "--data", folder).exit_code == 0
    assert [path.name for path in tmp_path.glob("b.db*")] == ["b.db"]
    assert (tmp_path / "b.db").stat().st_mode & 0o077 == 0
    result = run("restore", tmp_path / "b.db", "--data", tmp_path / "new")
    assert result.exit_code == 0, result.stderr
    assert all_rows(tmp_path / "new" / "majlis.db") == before
    Store(tmp_path / "new").close()


def test_a_backup_of_a_house_in_play_has_all_that_was_acknowledged_before_it(tmp_path):
    store, acknowledged, enough = Store(tmp_path), [0], threading.Event()
    store.open_match(opened("t"), b"", b"").result(60)

    def play():
        for seq in range(3000):
            store.append([event("t", seq)]).result(60)
            acknowledged[0] = seq + 1
            if enough.is_set():
                return

    player = threading.Thread(target=play)
    player.start()
    for n in range(5):
        before = acknowledged[0]
        keeping.backup(tmp_path, tmp_path / f"{n}.db")
        with closing(sqlite3.connect(tmp_path / f"{n}.db")) as database:
            (count,) = database.execute("SELECT count(*) FROM event").fetchone()
        assert count >= before and keeping.check(tmp_path / f"{n}.db").whole
    enough.set()
    player.join()
    store.close()


def test_check_says_which_table_is_damaged_and_what_to_do(folder):
    spoil(folder / "majlis.db")
    with closing(sqlite3.connect(folder / "majlis.db")) as database:
        (name,) = database.execute('SELECT "match" FROM event WHERE rowid = 2').fetchone()
    result = run("check", "--data", folder)
    assert result.exit_code == 2
    assert [line for line in result.stdout.splitlines() if line.startswith("!")] == [
        f"! Table {name}: it was changed up to event 2."
    ]
    assert "majlis restore FILE" in result.stdout


def test_check_finds_what_agrees_with_its_seal_but_not_with_the_rules(folder):
    """As if the program had written nonsense and sealed it."""
    with closing(sqlite3.connect(folder / "majlis.db", isolation_level=None)) as database:
        (name,) = database.execute('SELECT "match" FROM finish').fetchone()
        database.execute("UPDATE finish SET points = '[7, 7]' WHERE \"match\" = ?", (name,))
        seal_anew(database, name)
    assert keeping.check(folder / "majlis.db").damaged == {name: "its result is not the one that was played"}


def test_a_damaged_backup_is_refused_and_nothing_is_changed(folder, tmp_path):
    shutil.copy(folder / "majlis.db", tmp_path / "b.db")
    spoil(tmp_path / "b.db")
    before = (folder / "majlis.db").read_bytes()
    result = run("restore", tmp_path / "b.db", "--data", folder)
    assert result.exit_code == 2 and "is damaged itself" in result.stderr
    assert (folder / "majlis.db").read_bytes() == before


def test_what_a_restore_replaces_is_kept_and_can_be_opened(folder, tmp_path):
    run("backup", tmp_path / "b.db", "--data", folder)
    store = Store(folder)
    store.open_match(opened("later"), b"", b"").result(60)
    assert "in use" in run("restore", tmp_path / "b.db", "--data", folder).stderr
    store.close()
    assert run("restore", tmp_path / "b.db", "--data", folder).exit_code == 0
    (before,) = folder.glob("majlis-before-*.db")
    assert len(all_rows(before)[0]) == 6 and len(all_rows(folder / "majlis.db")[0]) == 5


def test_a_restore_that_was_cut_off_is_not_mistaken_for_a_new_house(folder, tmp_path):
    run("backup", tmp_path / "b.db", "--data", folder)
    shutil.copy(tmp_path / "b.db", folder / "majlis.db.new")
    (folder / "majlis.db").unlink()
    with pytest.raises(Refusal, match="was not finished: run 'majlis restore FILE' again"):
        Store(folder)
    assert run("restore", tmp_path / "b.db", "--data", folder).exit_code == 0
    assert keeping.check(folder / "majlis.db").tables == 5


class Full(sqlite3.Connection):
    """A database whose copy finds no room."""

    def backup(self, *_, **__):
        raise sqlite3.OperationalError("database or disk is full")


def test_a_copy_that_finds_no_room_is_told_and_leaves_nothing_behind(folder, tmp_path, monkeypatch):
    """The file that cannot be written is named, not the one that is copied; the house is as it was."""
    assert run("backup", tmp_path / "b.db", "--data", folder).exit_code == 0
    before, connect = all_rows(folder / "majlis.db"), sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *words, **more: connect(*words, **more, factory=Full))
    for words in (("backup", tmp_path / "c.db"), ("restore", tmp_path / "b.db")):
        result = run(*words, "--data", folder)
        assert result.exit_code == 2 and "cannot be written: the disk is full." in result.stderr
        assert "majlis.db cannot" not in result.stderr
    monkeypatch.undo()
    assert [path.name for path in tmp_path.glob("*.db*")] == ["b.db"] and not list(folder.glob("*.new"))
    assert all_rows(folder / "majlis.db") == before


def test_a_backup_never_writes_over_a_file(folder, tmp_path):
    (tmp_path / "b.db").write_text("mine", encoding="utf-8")
    assert run("backup", tmp_path / "b.db", "--data", folder).exit_code == 2
    assert (tmp_path / "b.db").read_text(encoding="utf-8") == "mine"
    assert run("backup", tmp_path / "c.db", "--data", tmp_path / "nowhere").exit_code == 2


EMPTIED = {
    "empty": lambda data: b"",
    "only its first page": lambda data: data[:4096],
    "cut off": lambda data: data[: len(data) // 2],
    "a letter": lambda data: b"this is no database, it is a letter" * 500,
    "zeros": lambda data: bytes(len(data)),
    "zeros in the middle": lambda data: data[:4096] + bytes(8192) + data[12288:],
}


@pytest.mark.parametrize("how", EMPTIED)
def test_a_database_that_was_emptied_or_cut_off_is_refused_in_a_sentence(folder, how):
    path = folder / "majlis.db"
    path.write_bytes(EMPTIED[how](path.read_bytes()))
    before = path.read_bytes()
    for words in (["check", "--data", folder], ["serve", "--no-browser", "--port", "1", "--data", folder]):
        result = run(*words)
        assert result.exit_code == 2, (words, result.stdout)
        assert not result.exception or isinstance(result.exception, SystemExit)
    for _ in range(2):  # the folder is let go
        try:
            Store(folder).close()
        except Refusal as refusal:
            assert "majlis restore FILE" in str(refusal)
        else:
            assert how in ("cut off", "zeros in the middle") and not keeping.check(path).whole
    assert path.read_bytes() == before or how in ("cut off", "zeros in the middle")


def test_a_database_that_is_gone_while_its_journal_is_there_is_no_new_house(folder):
    (folder / "majlis.db").rename(folder / "majlis.db-wal")
    with pytest.raises(Refusal, match="is missing, though its journal is there"):
        Store(folder)


def test_any_bit_of_the_file_is_found_or_changes_nothing_that_is_kept(kept, tmp_path, sample):
    """Also where SQLite keeps its own notes: a look never ends in anything but a report or a sentence."""
    chance, data, path, found = random.Random(3), (kept / "majlis.db").read_bytes(), tmp_path / "majlis.db", 0
    whole = all_rows(kept / "majlis.db")
    for _ in range(trials := sample(150, 3000)):
        turned, at = bytearray(data), chance.randrange(len(data))
        turned[at] ^= 1 << chance.randrange(8)
        path.write_bytes(turned)
        try:
            report = keeping.check(path)
        except Refusal:
            found += 1
        else:
            found += not report.whole
            assert not report.whole or all_rows(path) == whole, at
    print(f"{trials} bits turned, {found} found, the others changed nothing that is kept")
    assert found
