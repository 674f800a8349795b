"""On what a store of the tests stands: a folder, or a PostgreSQL of their own, started once and never shared."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from majlis.table.store import Store

INITDB = max(Path("/usr/lib/postgresql").glob("*/bin/initdb"), default=None, key=lambda it: int(it.parts[-3]))
MISSING = "there is no PostgreSQL here: 'apt install postgresql' brings it"
NOBODY = {"user": "nobody"} if os.name == "posix" and os.geteuid() == 0 else {}  # it does not run as root
GROUNDS = ("sqlite", "postgres")


class Cluster:
    """A PostgreSQL in a folder of its own, reached by a file there and by nobody else."""

    def __init__(self, fsync: str = "off") -> None:
        self.folder, self.made, self.fsync = Path(tempfile.mkdtemp(prefix="majlis-pg-")), 0, fsync
        if NOBODY:
            shutil.chown(self.folder, **NOBODY)
        self.bin = INITDB.parent
        self._run("initdb", "-D", "data", "-A", "trust", "-U", "majlis", "-E", "UTF8", "--locale=C", "--no-sync")
        self.start()

    def start(self) -> None:
        given = ["-D", "data", "-k", str(self.folder), "-c", "listen_addresses=", "-c", f"fsync={self.fsync}"]
        out = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.server = subprocess.Popen([self.bin / "postgres", *given], cwd=self.folder, **NOBODY, **out)
        until = time.monotonic() + 60
        while self._run("pg_isready", "-h", str(self.folder), check=False):
            assert time.monotonic() < until, "PostgreSQL does not start"

    def _run(self, name: str, *given: str, check: bool = True) -> int:
        done = subprocess.run([self.bin / name, *given], cwd=self.folder, capture_output=True, check=check, **NOBODY)
        return done.returncode

    def database(self) -> str:
        """The address of a new one."""
        self.made += 1
        self._run("createdb", "-h", str(self.folder), "-U", "majlis", f"m{self.made}")
        return f"postgresql://majlis@/m{self.made}?host={self.folder}"

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """At once, whoever is connected; by SIGQUIT also whatever it is at."""
        self.server.send_signal(how)
        self.server.wait(60)

    def close(self) -> None:
        if self.server.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@cache
def started() -> Cluster:
    return Cluster()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    if INITDB is None:
        pytest.skip(MISSING)
    cluster = started()
    yield cluster
    cluster.close()
    started.cache_clear()


def stand(kind: str, request: pytest.FixtureRequest, folder: Path) -> Store:
    """A new store on this kind of ground."""
    if kind == "sqlite":
        return Store(folder)
    from majlis.table.postgres import Postgres

    return Store(folder, ground=Postgres(request.getfixturevalue("cluster").database()))
