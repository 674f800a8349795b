"""Several processes of one house at one door of this machine: who dies is replaced, and all end together."""

import gc
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from contextlib import suppress
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

from majlis.core.refusal import Refusal
from majlis.table.keepers import Shared
from majlis.web.metrics import place
from majlis.web.serve import Post, Ways, announce, serve

PARTING = 5.0  # seconds for all to end
PAUSE = 1.0  # seconds before somebody is replaced: whatever was amiss may pass
MOST = 64  # processes on one machine
CONTEXT = multiprocessing.get_context("spawn")


class Staff:
    """The processes, and what each of them is told."""

    def __init__(self, folder: Path, door: socket.socket, ready: set[str], ways: Ways, count: int) -> None:
        self.folder, self.door, self.ready, self.ways, self.count = folder, door, ready, ways, count
        self.started, self.over = CONTEXT.Event(), threading.Event()
        self.all: list[Any] = [self._hire(i) for i in range(count)]

    def _hire(self, i: int) -> Any:
        """Each has its share of the bots and, if numbers are asked for, a port of its own."""
        bots = max(1, ((os.cpu_count() or 2) - 1) // self.count)
        ways = self.ways._replace(terms=self.ways.terms._replace(bots=bots), metrics=shifted(self.ways.metrics, i))
        given = (self.folder, self.door, self.ready, ways, Post(i == 0, self.started))
        process = CONTEXT.Process(target=work, args=given, name=f"majlis-{i}")
        process.start()
        return process

    def look_after(self) -> None:
        """Replace who dies, until it is over."""
        while not self.over.is_set():
            wait([it.sentinel for it in self.all], timeout=0.2)
            for i, it in enumerate(self.all):
                if not it.is_alive() and not self.over.wait(PAUSE):
                    print(
                        f"A process of the house has ended ({it.exitcode}): another takes its place.", file=sys.stderr
                    )
                    self.all[i] = self._hire(i)

    def part(self) -> None:
        """All end; who does not is ended."""
        for it in self.all:
            with suppress(ProcessLookupError):
                it.terminate()
        end = time.monotonic() + PARTING - 0.5
        for it in self.all:
            it.join(max(0.0, end - time.monotonic()))
            it.kill()


def shifted(metrics: str, i: int) -> str:
    """Of each process the numbers are read at a port of its own: the one that was named, and those after it."""
    if not metrics:
        return ""
    host, port = place(metrics)
    return f"{host}:{port + i}"


def work(folder: Path, door: socket.socket, ready: set[str], ways: Ways, post: Post) -> None:
    """The life of one of them; it ends with who has started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # of a key that all processes hear: the first one tells the others
    threading.Thread(target=outlived, daemon=True).start()
    try:
        serve(folder, door, False, ready, ways, post)
    except Refusal as refusal:
        sys.exit(str(refusal))


def outlived() -> None:
    """Nobody would end this process any more."""
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def check(database: str, count: int) -> None:
    """Refuse what cannot be, before anything starts."""
    if count and not database:
        raise Refusal("Several processes need a database that all of them reach: --workers goes with --database URL.")
    if not 0 <= count <= MOST:
        raise Refusal(f"A machine has 1 to {MOST} workers: not {count}.")


def keep(folder: Path, door: socket.socket, browser: bool, ready: set[str], ways: Ways, count: int) -> None:
    """Serve until interrupted: with so many processes, or with this one alone."""
    if not count:
        serve(folder, door, browser, ready, ways)
        return
    probe = Shared(ways.database)
    for engine in probe.open():  # whatever is amiss is told before anybody starts; the tables are made once
        engine.dispose()
    probe.close()
    staff = Staff(folder, door, ready, ways, count)

    def end(*_: object) -> None:
        staff.over.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, end)
    threading.Thread(target=told, args=(staff, browser), daemon=True).start()
    gc.freeze()  # or Python would go through all that was fetched before it ends: for seconds on a busy machine
    staff.look_after()
    staff.part()


def told(staff: Staff, browser: bool) -> None:
    staff.started.wait()
    announce(staff.door, staff.ways, browser)
