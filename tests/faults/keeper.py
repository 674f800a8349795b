"""A process that has everything loaded and, for every line it reads, forks one keeper of a house: so that it can be
killed, stopped, and lied to about the time. Run as: python -m tests.faults.keeper FOLDER [FAULT]

A line is the number of a port, and the address of the database: postgresql://... by way of a line that can be cut.
"""

import ctypes
import os
import signal
import socket
import sys
import time
from pathlib import Path

import uvicorn

from majlis.bots.warm import warm
from majlis.core.game import load
from majlis.table.store import Store
from majlis.web import app as apps
from majlis.web.serve import Ways, between, joined, parted, reached, settings
from tests.faults.planted import plant
from tests.table.waits import Here
from tests.web.house import patient

PR_SET_PDEATHSIG = 1
TRUE_TIME = time.time


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


def main(folder: str, *fault: str) -> None:
    warm(load("nim"))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    plant(*fault)
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
