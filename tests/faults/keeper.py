"""A process that has everything loaded and, for every line it reads, forks one keeper of a house: so that it can be
killed, stopped, and lied to about the time. Run as: python -m tests.faults.keeper FOLDER [unfenced|hasty|twice]

A line is the number of a port, and the address of the database: postgresql://... by way of a line that can be cut.
"""

import ctypes
import os
import secrets
import signal
import socket
import sys
import threading
import time
from concurrent.futures import Future
from pathlib import Path

import uvicorn
from sqlalchemy import text

from majlis.bots.warm import warm
from majlis.core.game import load
from majlis.table.keepers import Shared
from majlis.table.store import Store
from majlis.table.table import Table
from majlis.web import app as apps
from majlis.web.live import Visit
from majlis.web.serve import Ways, between, joined, parted, reached, settings
from tests.table.waits import Here
from tests.web.house import patient

PR_SET_PDEATHSIG = 1
SIGN = text("SELECT set_config('application_name', :me, true)")
SEALS = text("SELECT last FROM seal_count FOR UPDATE")
TRUE_TIME, FENCE, APPEND, PLAN, DO = time.time, Shared._fence, Store.append, Table.plan, Visit._do


def serve(folder: Path, port: int, database: str) -> None:
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # nobody is left behind when a test fails
    time.time = lambda: TRUE_TIME() + float((folder / f"clock {port}").read_text(encoding="utf-8") or 0)
    door = socket.socket(proto=socket.IPPROTO_TCP)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind(("127.0.0.1", port))
    apps.Workers, inner = Here, between(Ways())
    store = Store(folder, ground=reached(database, inner))
    app = apps.create(store, pace=0)
    app.state.limits = patient()
    server = uvicorn.Server(settings(joined(app, store, inner)))
    store.ground.lost = lambda: parted(server)
    server.run([door])


def signed(self: Shared, connection) -> None:
    """Who writes is seen by the witness: see storm.py."""
    FENCE(self, connection)
    connection.execute(SIGN, {"me": str(self.number)})


# --- faults of ours


def unfenced(self: Shared, connection) -> None:
    """Nobody asks whether this keeper was struck out."""
    connection.execute(SEALS)
    connection.execute(SIGN, {"me": str(self.number)})


def hasty(self: Store, *rows) -> "Future[None]":
    """It is said to be done before it is."""
    done: Future[None] = Future()
    done.set_result(None)
    threading.Timer(0.1, APPEND, [self, *rows]).start()
    return done


async def twice(self: Table, seat, at, plan, action_id, *more):
    """A message that comes again is carried out again."""
    known = action_id in self.answers
    return await PLAN(self, seat, self.at if known else at, plan, secrets.token_hex(8) if known else action_id, *more)


async def unasked(self: Visit, message):
    """The same at the door: it does not look whether the message was answered before."""
    seat = self._eyes()
    if message.id in self.table.answers and self._plays(seat):
        return await self.table.plan(seat, message.at, [message.a], message.id, self.lang)
    return await DO(self, message)


def main(folder: str, *faults: str) -> None:
    warm(load("nim"))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    Shared._fence = unfenced if "unfenced" in faults else signed
    if "hasty" in faults:
        Store.append = hasty
    if "twice" in faults:
        Table.plan, Visit._do = twice, unasked
    print("ready", flush=True)
    for line in sys.stdin:
        port, database = line.split()
        child = os.fork()
        if child == 0:
            try:
                sys.stdin.close()
                serve(Path(folder), int(port), database)
            finally:
                os._exit(1)
        print(child, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
