"""Faults of ours: whatever goes wrong without being a refusal has a number, and its traceback stands in the log."""

import json
import logging
import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from logging.handlers import RotatingFileHandler
from pathlib import Path

from majlis.core.refusal import Refusal

LOG = logging.getLogger("majlis")
FAULTS: Counter[str] = Counter()  # how many were noted by this process
EXTRA = {"fault"}  # what a line may hold besides
LARGEST, OLDER = 1_000_000, 3  # bytes of a log, and how many full ones are kept


class Log(RotatingFileHandler):
    """A log that goes without what a full disk does not take."""

    def handleError(self, record: logging.LogRecord) -> None:
        pass


def note(error: BaseException, where: str) -> str:
    """Write a fault down; return the number under which it stands in the log."""
    number, known = f"{secrets.randbelow(1_000_000):06}", isinstance(error, Refusal)
    FAULTS["noted"] += 1
    LOG.error("fault %s: %s: %s", number, where, error, exc_info=None if known else error, extra={"fault": number})
    return number


class Lines(logging.Formatter):
    """A line of JSON for each message, as programs read it."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"), "level": record.levelname.lower()}
        line |= {"message": record.getMessage()} | {key: record.__dict__[key] for key in EXTRA & record.__dict__.keys()}
        return json.dumps(line | ({"traceback": self.formatException(record.exc_info)} if record.exc_info else {}))


@contextmanager
def logged(folder: Path, screen: bool = False, lines: bool = False) -> Iterator[Path]:
    """Meanwhile faults are written to a file in this folder, and to the screen if asked for; as JSON if asked for."""
    folder.mkdir(0o700, parents=True, exist_ok=True)
    path = folder / "majlis.log"
    handlers: list[logging.Handler] = [Log(path, "a", LARGEST, OLDER, "utf-8", delay=True)]
    handlers += [logging.StreamHandler()] if screen else []
    for handler in handlers:
        handler.setFormatter(Lines() if lines else logging.Formatter("%(asctime)s %(message)s"))
        LOG.addHandler(handler)
    try:
        yield path
    finally:
        for handler in handlers:
            LOG.removeHandler(handler)
            handler.close()
