"""On what a store stands: usually a folder with one file, held by one process."""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import IO, TYPE_CHECKING, Protocol

from sqlalchemy import Engine
from sqlalchemy.engine import Connection

from majlis.core.machine import lock
from majlis.core.refusal import Refusal
from majlis.table.database import FRESH, NAME, bring_up, make, opened, readable
from majlis.table.peers import Alone, Peer
from majlis.table.pen import Fence, Statement
from majlis.table.seal import Ask, highest

if TYPE_CHECKING:
    from majlis.table.store import Store


class StoreBusy(Refusal):
    """Another process has this folder open."""


class Ground(Protocol):
    """What a store asks of it."""

    where: str  # for the host
    fence: Fence | None  # asked in every transaction, if others could have taken the ground over
    lost: Callable[[], None]  # called when another has
    shared: bool  # do several processes keep the house? See peers.py

    def open(self) -> tuple[Engine, Engine]:
        """Hold it, or refuse: connections that write, and connections that only read, to tables of this version."""

    def close(self) -> None:
        """Let go of it."""

    def ask(self, connection: Connection) -> Ask:
        """Questions for rows as SQLite keeps them."""

    def highest(self, ask: Ask) -> int:
        """The last number that a seal was given, lost or not."""

    async def peer(self, store: "Store", name: str) -> Peer | None: ...
    def alive(self, peer: Peer) -> bool: ...
    async def doubt(self, store: "Store", peer: Peer) -> None: ...
    def claims(self, name: str) -> list[Statement]: ...
    def disowned(self, names: Collection[str]) -> list[Statement]: ...
    def hints(self) -> list[Statement]: ...


class Folder(Alone):
    """One process at a time, by the lock of a file."""

    fence: Fence | None = None

    def __init__(self, folder: Path, beside: bool = False) -> None:
        self.folder, self.beside, self.where = folder, beside, str(folder)
        self.lost: Callable[[], None] = lambda: None

    def open(self) -> tuple[Engine, Engine]:
        self.folder.mkdir(0o700, parents=True, exist_ok=True)
        self._lock, path = held(self.folder, beside=self.beside), self.folder / NAME
        try:
            with readable(path):
                make(path)
                pen, eyes = opened(path, writes=True), opened(path, writes=False)
                bring_up(pen, path, self.beside)
        except BaseException:
            self._lock.close()
            raise
        return pen, eyes

    def close(self) -> None:
        self._lock.close()

    def ask(self, connection: Connection) -> Ask:
        return lambda query, *values: connection.exec_driver_sql(query, values).all()

    def highest(self, ask: Ask) -> int:
        return highest(ask)


def held(folder: Path, restoring: bool = False, beside: bool = False) -> IO[str]:
    """The lock of a folder, for one process at a time; or that of the one who looks at people beside it."""
    file = (folder / ("beside" if beside else "lock")).open("w", encoding="utf-8")
    try:
        lock(file)
    except OSError as error:
        file.close()
        raise StoreBusy(
            f"{folder} is in use by another majlis. Close that one, or choose another folder with --data."
        ) from error
    if (folder / FRESH).exists() and not restoring:
        file.close()
        raise Refusal(f"A restore of {folder} was not finished: run 'majlis restore FILE' again.")
    return file


def ground_of(where: str) -> Ground:
    """A folder, or a database by its address."""
    if "://" not in where:
        return Folder(Path(where))
    from majlis.table.postgres import Postgres

    return Postgres(where)
