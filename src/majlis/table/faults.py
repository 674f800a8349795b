"""Faults of ours: whatever goes wrong without being a refusal has a number, and its traceback stands in the log."""

import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from logging.handlers import RotatingFileHandler
from pathlib import Path

from majlis.core.refusal import Refusal

LOG = logging.getLogger("majlis")
LARGEST, OLDER = 1_000_000, 3  # bytes of a log, and how many full ones are kept


class Log(RotatingFileHandler):
    """A log that goes without what a full disk does not take."""

    def handleError(self, record: logging.LogRecord) -> None:
        pass


def note(error: BaseException, where: str) -> str:
    """Write a fault down; return the number under which it stands in the log."""
    number = f"{secrets.randbelow(1_000_000):06}"
    LOG.error("fault %s: %s: %s", number, where, error, exc_info=None if isinstance(error, Refusal) else error)
    return number


@contextmanager
def logged(folder: Path, screen: bool = False) -> Iterator[Path]:
    """Meanwhile faults are written to a file in this folder, and to the screen if asked for."""
    folder.mkdir(0o700, parents=True, exist_ok=True)
    path = folder / "majlis.log"
    handlers: list[logging.Handler] = [Log(path, "a", LARGEST, OLDER, "utf-8", delay=True)]
    handlers += [logging.StreamHandler()] if screen else []
    for handler in handlers:
        handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
        LOG.addHandler(handler)
    try:
        yield path
    finally:
        for handler in handlers:
            LOG.removeHandler(handler)
            handler.close()
