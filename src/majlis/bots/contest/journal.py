"""The pieces of a task as a file: a line for the contest or study, then one for each game or block, only ever appended.

Whatever ends a run, the next one with the same file goes on: a line that was cut off is dropped, and no game that
stands in the file is played again.
"""

import gzip
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, BinaryIO, Generic, TypeVar

import msgspec

from majlis.bots.contest.arena import Played
from majlis.bots.contest.contest import Contest
from majlis.bots.contest.task import D
from majlis.core.machine import lock
from majlis.core.refusal import Refusal

T = TypeVar("T")
LARGEST = 1 << 30  # bytes of games
SAFE = 1.0  # seconds after which lines are on the disk, whatever becomes of the machine


class Journal(Generic[D]):
    """An open file of pieces."""

    def __init__(self, games: list[D], file: BinaryIO) -> None:
        self.games = games
        self._file, self._synced = file, monotonic()

    def add(self, played: D) -> None:
        """Append a piece; a process that dies now loses nothing."""
        _write(self._file, played)
        self.games.append(played)
        if monotonic() - self._synced > SAFE:
            os.fsync(self._file.fileno())
            self._synced = monotonic()


@contextmanager
def journal(path: Path, contest: Any, kind: type[D]) -> Iterator[Journal[D]]:
    """Begin a file, or go on with it."""
    if path.suffix == ".gz":
        raise Refusal(f"{path} is packed: games are written to a plain file, and may be packed when all are played.")
    with _opened(path) as file:
        _lock(file, path)
        whole = _mend(file)
        if not whole:
            _write(file, contest)
        found, games = read_as(path, type(contest), kind)
        _same(path, contest, found)
        yield Journal(games, file)
        os.fsync(file.fileno())


def _opened(path: Path) -> BinaryIO:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return path.open("a+b", buffering=0)  # nothing waits that a full disk would refuse once more at the end
    except OSError as error:
        raise Refusal(f"{path} cannot be written: {error.strerror}.") from error


def _write(file: BinaryIO, line: Any) -> None:
    rest = memoryview(msgspec.json.encode(line) + b"\n")
    try:
        while rest:
            rest = rest[file.write(rest) :]
    except OSError as error:
        raise Refusal(
            f"{file.name} cannot be written: {error.strerror}. The same command goes on from here."
        ) from error


def _lock(file: BinaryIO, path: Path) -> None:
    try:
        lock(file)
    except OSError:
        raise Refusal(f"Somebody else is playing into {path}.") from None


def _mend(file: BinaryIO) -> int:
    """Drop a last line that was cut off; return the bytes that stay."""
    file.seek(0)
    whole = file.read().rfind(b"\n") + 1
    file.truncate(whole)
    return whole


def _same(path: Path, ours: Any, theirs: Any) -> None:
    for name in ours.__struct_fields__:
        if getattr(ours, name) != getattr(theirs, name):
            there, here = _said(theirs, name), _said(ours, name)
            raise Refusal(f"{path} holds other games: {name} is {there} there, {here} here.")


def _said(contest: Any, name: str) -> str:
    value = getattr(contest, name)
    return (", ".join(value) or "none") if isinstance(value, tuple) else str(value)


def read(path: Path) -> tuple[Contest, list[Played]]:
    """All of a file of games."""
    return read_as(path, Contest, Played)


def read_as(path: Path, head: type[T], kind: type[D]) -> tuple[T, list[D]]:
    """All of a file; every line must be whole, and nothing may stand in it twice."""
    lines = _lines(path)
    contest = _line(path, 1, lines[0] if lines else b"{}", head)
    games, seen = [], set[int]()
    for number, line in enumerate(lines[1:], 2):
        played = _line(path, number, line, kind)
        if played.n in seen:
            raise Refusal(f"{path}, line {number}: game {played.n} stands there twice.")
        seen.add(played.n)
        games.append(played)
    return contest, games


def _lines(path: Path) -> list[bytes]:
    try:
        with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise Refusal(f"There is no file {str(path)!r}.") from None
    except (OSError, EOFError, zlib.error):
        raise Refusal(f"{path} is no file of games that can be read.") from None
    if len(content) > LARGEST:
        raise Refusal(f"{path} holds more than {LARGEST >> 20} MB of games: too much for one file.")
    lines = content.splitlines()
    if content and not content.endswith(b"\n"):
        raise Refusal(f"{path}, line {len(lines)}: it is cut off; majlis arena with the same file plays it again.")
    return lines


def _line(path: Path, number: int, line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refusal(f"{path}, line {number}: it is no line of a file of games, as majlis arena writes it.") from None
