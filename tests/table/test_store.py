"""What was written is on the disk, once, in order, and nobody else can touch the folder meanwhile."""

import asyncio
import sqlite3
import subprocess
import sys
from concurrent.futures import wait
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from majlis.core.refusal import Refusal
from majlis.table import database
from majlis.table import pen as pens
from majlis.table import store as stores
from majlis.table.schema import SCHEMA
from majlis.table.store import Conflict, Row, Store, StoreBusy
from tests.table.grounds import GROUNDS, stand


def opened(name: str, owner: str = "anna") -> Row:
    row = {"id": name, "game": "nim", "rules": 1, "box": "b", "seats": 2, "options": 0, "names": ["A", "B"]}
    return row | {"players": ["me", "random"], "owner": owner, "commitment": "c", "opened": 1.0}


def event(name: str, seq: int, action_id: str | None = None, a: int = 3) -> Row:
    row = {"match": name, "seq": seq, "kind": "play", "seat": 0, "action": a}
    return row | {"action_id": action_id or f"id-{seq}", "chain": f"c{seq}", "time": 1.0}


@pytest.fixture(params=GROUNDS)
def store(request, tmp_path):
    store = stand(request.param, request, tmp_path)
    store.open_match(opened("t"), b"seed", b"salt").result(20)
    yield store
    store.close()


@pytest.fixture
def filed(tmp_path):
    """A store in a folder."""
    store = Store(tmp_path)
    store.open_match(opened("t"), b"seed", b"salt").result(20)
    yield store
    store.close()


def test_rows_survive_reopening(tmp_path):
    end = {"match": "t", "points": [3, 1], "result": [1.0, 0.0], "time": 2.0}
    store = Store(tmp_path)
    store.open_match(opened("t"), b"seed", b"salt")
    store.append([event("t", 0)])
    store.append([event("t", 1)], end).result(20)
    store.close()
    again = Store(tmp_path)
    try:
        assert again.match("t") == opened("t")
        assert again.events("t") == [event("t", 0), event("t", 1)]
        assert again.secrets("t") == (b"seed", b"salt")
        ended = {"points": [3, 1], "result": [1.0, 0.0], "date": None, "rated": None}
        assert again.matches("anna") == [opened("t") | ended]
    finally:
        again.close()


def test_a_list_holds_only_the_visitors_own_matches_the_newest_first(store):
    store.open_match(opened("old") | {"opened": 0.5}, b"", b"").result(20)
    store.open_match(opened("other", "bert"), b"", b"").result(20)
    assert [row["id"] for row in store.matches("anna")] == ["t", "old"]
    assert [row["id"] for row in store.matches("bert")] == ["other"]
    assert store.match("nothing") is None


def test_a_second_store_on_the_same_folder_is_refused_in_a_sentence(filed, tmp_path):
    with pytest.raises(StoreBusy, match=r"is in use by another majlis. Close that one, or choose another folder"):
        Store(tmp_path)


def test_another_process_on_the_same_folder_is_refused(filed, tmp_path):
    run = subprocess.run(
        [sys.executable, "-m", "majlis", "serve", "--no-browser", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert run.returncode == 2
    assert run.stderr.splitlines()[-1].startswith("majlis: ")
    assert "in use by another majlis" in run.stderr
    assert "Traceback" not in run.stderr


def test_many_who_write_at_once_share_commits_and_all_are_written(store, monkeypatch):
    batches = []

    def counted(connection, jobs, fence):
        batches.append(len(jobs))
        return commit(connection, jobs, fence)

    commit = pens.commit
    monkeypatch.setattr(pens, "commit", counted)
    for n in range(4):
        store.open_match(opened(f"m{n}"), b"", b"").result(20)
    batches.clear()
    store.write()  # an empty job: while it is committed, the others queue up
    jobs = [store.append([event(f"m{i % 4}", i // 4)]) for i in range(400)]
    assert not wait(jobs, 30).not_done
    assert all(job.exception() is None for job in jobs)
    assert sum(batches) == 401
    assert len(batches) < 401
    for n in range(4):
        assert [row["seq"] for row in store.events(f"m{n}")] == list(range(100))


@pytest.mark.parametrize(
    "bad",
    [event("t", 1, "fresh-id"), event("t", 9, "id-1"), event("nowhere", 0)],
    ids=["same number", "same id", "no such match"],
)
def test_a_conflicting_row_fails_alone(store, bad):
    """All three are in one transaction."""
    jobs = [([stores.insert(stores.move).values(row)], stores.Future()) for row in (event("t", 1), bad, event("t", 2))]
    with store.pen.engine.connect() as connection:
        pens.commit(connection, jobs)
    answers = [done.exception(0) for _, done in jobs]
    assert answers[0] is None
    assert isinstance(answers[1], Conflict)
    assert answers[2] is None
    assert [row["seq"] for row in store.events("t")] == [1, 2]


def test_a_job_is_written_whole_or_not_at_all(store):
    end = {"match": "nowhere", "points": [], "result": [], "time": 1.0}
    with pytest.raises(Conflict):
        store.append([event("t", 0)], end).result(20)
    assert store.events("t") == []


def test_a_commit_that_fails_is_told_to_all_who_wait_and_writes_nothing(store, monkeypatch):
    def full(*_):
        raise OSError("no space left")

    monkeypatch.setattr(pens, "attempt", full)
    jobs = [store.append([event("t", seq)]) for seq in range(3)]
    assert [str(job.exception(20))[:30] for job in jobs] == ["The disk of the server is full"] * 3
    monkeypatch.undo()
    assert store.events("t") == []
    store.append([event("t", 0)]).result(20)
    assert len(store.events("t")) == 1


def test_who_stops_waiting_does_not_stop_the_writer(store):
    """A task that is cancelled while its row is on the way must not take the thread that writes with it."""

    async def impatient(seq: int) -> None:
        task = asyncio.ensure_future(asyncio.wrap_future(store.append([event("t", seq)])))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    for seq in range(20):
        asyncio.run(impatient(seq))
    store.append([event("t", 20)]).result(20)
    assert [row["seq"] for row in store.events("t")] == list(range(21))


def test_what_waits_at_closing_time_is_still_written(tmp_path):
    store = Store(tmp_path)
    store.open_match(opened("t"), b"", b"")
    jobs = [store.append([event("t", seq)]) for seq in range(50)]
    store.close()
    assert all(job.done() and job.exception() is None for job in jobs)


def test_data_of_another_version_is_refused_and_the_folder_let_go(filed, tmp_path):
    folder = tmp_path / "other"
    Store(folder).close()
    with sqlite3.connect(folder / "majlis.db") as database:
        database.execute("UPDATE schema SET version = 99")
    database.close()
    for _ in range(2):  # the second time would find the folder busy
        with pytest.raises(Refusal, match=rf"another version of majlis \(schema 99, this is {SCHEMA}\)"):
            Store(folder)


def test_a_file_that_is_no_database_is_refused_and_the_folder_let_go(tmp_path):
    (tmp_path / "majlis.db").write_bytes(b"this is no database, it is a letter" * 100)
    for _ in range(2):
        with pytest.raises(Refusal, match="no database of majlis"):
            Store(tmp_path)


def test_every_commit_waits_for_the_disk(filed):
    with filed.pen.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_rows_are_only_inserted():
    text = "".join(Path(it.__file__).read_text(encoding="utf-8") for it in (stores, pens)).lower()
    assert "insert(" in text
    assert not [word for word in ("update(", "delete(", "drop(") if word in text.replace("jobs.", "")]


def test_whoever_reads_cannot_write(store):
    """One connection writes and checkpoints: the fault of SQLite before 3.51.3 needs two."""
    with pytest.raises(DBAPIError, match=r"read-?only"), store._engine.connect() as connection:
        connection.execute(stores.insert(stores.move).values(event("t", 0)))


def test_a_host_is_told_of_a_sqlite_with_a_known_fault(monkeypatch):
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 51, 2))
    assert "older than 3.51.3" in database.worry() and "no other program" in database.worry()
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 51, 3))
    assert database.worry() == ""
