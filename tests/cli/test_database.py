"""The commands of a host whose house stands in PostgreSQL."""

import os
import signal
import sqlite3
import sys
import time
from pathlib import Path

import httpx
from sqlalchemy import create_engine, text
from typer.testing import CliRunner

from majlis.cli import app
from majlis.table.postgres import parsed
from tests.serving import PATIENCE, play, served
from tests.table.houses import lived_in

ROOT = Path(__file__).parents[2]


def majlis(*given: str, rc: int = 0) -> str:
    done = CliRunner().invoke(app, given)
    assert done.exit_code == rc, done.output
    return done.output


def test_a_house_in_postgresql_is_taken_over_when_its_process_is_killed(cluster, tmp_path):
    """All that was answered is there for the next one, who waits for the lease and is not refused."""
    address = cluster.database()
    command = [sys.executable, "-m", "majlis", "serve", "--no-browser", "--data", str(tmp_path)]
    env = os.environ | {"MAJLIS_DATABASE": address}
    with served(command, env, ROOT) as there:
        seen = play(there, "nim", 3)
        os.kill(served_by(there), signal.SIGKILL)
    with served(command, env, ROOT) as there:
        assert httpx.get(there, timeout=60).status_code == 200
        assert "All is well" in majlis("check", "--database", address)
    assert seen["at"] >= 3


def keepers(address: str) -> dict[int, int]:
    """The processes of a house, by their numbers."""
    with create_engine(parsed(address)[0]).connect() as connection:
        found = connection.execute(text("SELECT number, name FROM keeper")).all()
    connection.engine.dispose()
    return {number: int(name.split()[1]) for number, name in found}


def until(true):
    end = time.monotonic() + PATIENCE
    while not (found := true()):
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.1)
    return found


def test_of_several_processes_who_dies_is_replaced_and_all_end_together(cluster, tmp_path):
    address = cluster.database()
    command = [sys.executable, "-m", "majlis", "serve", "--no-browser", "--data", str(tmp_path), "--workers", "2"]
    env = os.environ | {"MAJLIS_DATABASE": address}
    with served(command, env, ROOT) as there:
        before = until(lambda: len(found := keepers(address)) == 2 and found)
        assert play(there, "nim", 3)["at"] >= 3
        os.kill(min(before.values()), signal.SIGKILL)
        after = until(lambda: len(found := keepers(address)) == 2 and found != before and found)
        assert len(before.keys() & after.keys()) == 1
        assert play(there, "nim", 3)["at"] >= 3
    until(lambda: not any(Path(f"/proc/{it}").exists() for it in after.values()))
    assert "All is well" in majlis("check", "--database", address)


def test_several_processes_need_a_database():
    assert "--workers goes with --database URL" in majlis("serve", "--workers", "2", rc=2)
    assert "1 to 64 workers: not 65" in majlis("serve", "--workers", "65", "--database", "postgresql://x/y", rc=2)


def served_by(address: str) -> int:
    """The process behind a port."""
    port = f":{int(address.rsplit(':')[-1]):04X} "
    lines = [line.split() for line in Path("/proc/net/tcp").read_text(encoding="utf-8").splitlines()[1:]]
    inode = next(it[9] for it in lines if port.strip() in it[1] and it[3] == "0A")
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if any(os.readlink(it) == f"socket:[{inode}]" for it in (process / "fd").iterdir()):
                return int(process.name)
        except OSError:
            continue
    raise AssertionError(address)


def test_a_host_moves_looks_and_takes_backups(cluster, tmp_path):
    address = cluster.database()
    lived_in(tmp_path / "old")
    assert "5 matches, " in majlis("move", str(tmp_path / "old"), address)
    assert "All is well" in majlis("check", "--database", address)
    assert "All is well" in majlis("backup", str(tmp_path / "packed.db"), "--database", address)
    assert "5 matches, " in majlis("move", address, str(tmp_path / "new"))
    assert "There are tables already" in majlis("move", address, str(tmp_path / "new"), rc=2)
    with sqlite3.connect(tmp_path / "new" / "majlis.db") as database:
        assert database.execute('SELECT count(*) FROM "match"').fetchone() == (5,)
    database.close()
