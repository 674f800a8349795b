"""A process that has everything loaded and, for every line it reads, forks one whole server: so that it can be killed.

Starting Python and fetching the rules takes seconds, forking takes milliseconds; what runs in the fork is the real
thing: store, lobby, application and uvicorn on a port. Run as: python -m tests.web.zygote FOLDER PORT [hasty] [posts]
"""

import ctypes
import os
import signal
import socket
import sys
from concurrent.futures import Future
from pathlib import Path

import uvicorn

from majlis.bots.warm import warm
from majlis.core.game import load
from majlis.table import outbox
from majlis.table.store import Store
from majlis.web import app as apps
from majlis.web import courier, hooks
from majlis.web.serve import settings
from tests.table.waits import Here
from tests.web.house import patient

PR_SET_PDEATHSIG = 1


def serve(folder: Path, port: int) -> None:
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # nobody is left behind when a test fails
    door = socket.socket(proto=socket.IPPROTO_TCP)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind(("127.0.0.1", port))
    apps.Workers = Here
    app = apps.create(Store(folder), pace=0)
    app.state.limits = patient()
    uvicorn.Server(settings(app)).run([door])


def hasty(self: Store, *rows) -> "Future[None]":
    """A store that says it is done before it is, and writes when more comes: the test must notice."""
    done: Future[None] = Future()
    done.set_result(None)
    LATE.append(rows)
    if len(LATE) > BEHIND:
        APPEND(self, *LATE.pop(0))
    return done


APPEND = Store.append
BEHIND = 10  # more than are under way at once when everybody at the tables and every bot has just moved
LATE: list[tuple[object, ...]] = []


def post_at_once() -> None:
    """Notices go out without delay, and programs on this machine may be told."""
    hooks.outside = lambda _: True
    outbox.LATER, courier.TICK, courier.PAUSES = 0.0, 0.02, (0.0, 0.1, 1.0)


def main(folder: str, port: str, *faults: str) -> None:
    warm(load("high_desert"))
    if "hasty" in faults:
        Store.append = hasty
    if "posts" in faults:
        post_at_once()
    print("ready", flush=True)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            try:
                serve(Path(folder), int(port))
            finally:
                os._exit(1)
        print(child, flush=True)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
