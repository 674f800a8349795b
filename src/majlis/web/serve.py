"""Start the house: one process, one folder, one port; or several processes on one database: see staff.py."""

import errno
import gc
import os
import socket
import ssl
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import uvicorn
from fastapi import FastAPI

from majlis.bots.warm import is_warm
from majlis.core.game import games
from majlis.core.machine import file_handles, yielding
from majlis.core.refusal import Refusal
from majlis.table.database import worry
from majlis.table.faults import logged
from majlis.table.folder import Ground
from majlis.table.keepers import Shared
from majlis.table.store import Store
from majlis.web.app import HERE_ALONE, Hosting, create
from majlis.web.auth import LOCAL
from majlis.web.between import opened as opened_between
from majlis.web.door import AT_ONCE, Door, Wire
from majlis.web.live import LONGEST
from majlis.web.metrics import place, tell
from majlis.web.news import follow
from majlis.web.qr import qr_text
from majlis.web.relay import Relay

PARTING = 3  # seconds for whoever is in the midst of a request when the house closes
KEPT = 20  # seconds in which a line may be used again: clients give theirs up after 5 or 15, and must be the first
TIDY = 10_000, 200, 100  # to go through all kept drawings stops everybody for 0.2 s: not every few seconds, then
PORT = 8765
HOST = "127.0.0.1"


class Ways(NamedTuple):
    """How others come in."""

    hosts: frozenset[str] = frozenset()  # names under which a proxy shows the house
    neighbour: str = ""  # the address that this machine has among its neighbours, if they may come
    tls: tuple[Path, Path] | None = None  # a certificate and its key
    proxies: tuple[str, ...] = ()  # addresses of proxies, if none of them is on this machine
    terms: Hosting = HERE_ALONE
    database: str = ""  # the address of a PostgreSQL, if the house is not kept in its folder
    between: str = HOST  # where the other processes of a house in a database reach this one
    metrics: str = ""  # where Prometheus reads the numbers of the house
    json: bool = False  # is the log a line of JSON for each message?

    @property
    def trusted(self) -> list[str]:
        """Who is believed when saying where visitors come from, and how: where there is a proxy, that one alone."""
        return [*self.proxies] or [HOST] * bool(self.hosts)

    @property
    def scheme(self) -> str:
        return "https" if self.tls else "http"

    def outside(self, door: socket.socket) -> str:
        """Where neighbours find the house, if they may come."""
        return f"{self.scheme}://{self.neighbour}:{door.getsockname()[1]}" if self.neighbour else ""


class Post(NamedTuple):
    """The place of one process among several on this machine."""

    leads: bool  # does it compile what is not ready?
    started: Any  # an event, set when it answers


NEAR = Ways()


def lan() -> str:
    """The address of this machine among its neighbours: from where it would send, though nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # no such machine, but a way there
            found: str = probe.getsockname()[0]
        except OSError:
            raise Refusal("This machine is in no network, so nobody else could come. Start without --lan.") from None
    return found


def listen(port: int | None, host: str = HOST) -> socket.socket:
    """Take a port before anything else: the one that was asked for, else ours, else any that is free."""
    for number in [port] if port else [PORT, 0]:
        door = socket.socket(proto=socket.IPPROTO_TCP)  # named, or asyncio leaves small messages waiting for 40 ms
        if sys.platform != "win32":  # there it would let two houses have the same door
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, number))
            door.listen()  # until somebody listens, another house could take the same door
        except OSError as error:
            door.close()
            if error.errno != errno.EADDRINUSE:
                raise Refusal(f"{host}:{number} is no place for a door: {error.strerror}. Choose another.") from None
        else:
            return door
    raise Refusal(f"Port {port} is in use: choose another one with --port.")


def serve(
    folder: Path,
    door: socket.socket,
    browser: bool,
    ready: set[str],
    ways: Ways = NEAR,
    post: Post | None = None,
) -> None:
    """Serve until interrupted; games that are not ready are compiled meanwhile, one after another."""
    names, outside = LOCAL | ways.hosts | ({ways.neighbour} - {""}), ways.outside(door)
    if ways.tls:
        sealed(*ways.tls)
    inner = between(ways) if ways.database else None
    store = opened(folder, ground=reached(ways.database, inner) if inner else None)
    app = create(store, ready, hosts=names, terms=ways.terms._replace(address=outside))
    if ways.metrics:
        tell(app, *place(ways.metrics))
    threading.Thread(target=prepare, args=(ready, post is None or post.leads), daemon=True).start()
    config = settings(joined(app, store, inner) if inner else app, ways)
    server = uvicorn.Server(config)
    store.ground.lost = lambda: parted(server)
    file_handles(most=True)
    gc.set_threshold(*TIDY)
    gc.freeze()  # the compiler's many objects stay for good: going through them stopped every table for 90 ms
    told = post.started.set if post else lambda: announce(door, ways, browser)
    threading.Thread(target=when_started, args=(server, told), daemon=True).start()
    with logged(folder, screen=True, lines=ways.json):
        server.run([door])


def opened(folder: Path, beside: bool = False, ground: Ground | None = None) -> Store:
    """The store in this folder, if the system lets us have it; the host is told what to know of it."""
    try:
        store = Store(folder, beside, ground=ground)
    except OSError as error:
        raise Refusal(f"{folder} cannot be used: {error.strerror}. Choose another folder with --data.") from error
    for words in filter(None, ("" if ground else worry(), store.gap())):
        print(words, file=sys.stderr)
    return store


def between(ways: Ways) -> socket.socket:
    """A door for the other processes of this house."""
    door = socket.socket(proto=socket.IPPROTO_TCP)
    try:
        door.bind((ways.between, 0))
        door.listen(AT_ONCE)
    except OSError as error:
        door.close()
        raise Refusal(f"--between {ways.between}: {error.strerror}. Name an address of this machine.") from None
    return door


def reached(database: str, inner: socket.socket) -> Shared:
    """A ground that others may share, who reach this process by that door."""
    host, port = inner.getsockname()[:2]
    return Shared(database, f"{host}:{port}")


def joined(app: FastAPI, store: Store, inner: socket.socket) -> Relay:
    """The application as one of several processes."""
    assert isinstance(store.ground, Shared)
    app.state.more = [follow(app, store.ground)]
    relay = Relay(app)
    app.state.beside = opened_between(relay, inner, store.ground.key)
    return relay


def parted(server: uvicorn.Server) -> None:
    """Another has the house, or this one's tables: end, even if the database hangs in the midst of an answer."""
    server.should_exit = True
    alarm = threading.Timer(2 * PARTING, os._exit, [1])
    alarm.daemon = True
    alarm.start()


def sealed(certificate: Path, key: Path) -> None:
    """Refuse a certificate that cannot be used before anything starts."""
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(certificate, key, lambda: "")
    except (OSError, ssl.SSLError) as error:
        raise Refusal(
            f"--tls {certificate} {key}: {error.strerror or error}. Give a certificate and its key."
        ) from error


def settings(app: FastAPI | Relay, ways: Ways = NEAR) -> uvicorn.Config:
    """How the server listens: plain messages, none much longer than what a page may say."""
    return uvicorn.Config(
        app,
        log_level="warning",
        http=Door,
        backlog=AT_ONCE,
        ws=Wire,
        ws_per_message_deflate=False,
        ws_max_size=4 * LONGEST,
        timeout_keep_alive=KEPT,
        timeout_graceful_shutdown=PARTING,
        ssl_certfile=ways.tls[0] if ways.tls else None,
        ssl_keyfile=ways.tls[1] if ways.tls else None,
        proxy_headers=bool(ways.trusted),
        forwarded_allow_ips=ways.trusted,
    )


def when_started(server: uvicorn.Server, told: Callable[[], None]) -> None:
    while not server.started:
        threading.Event().wait(0.02)
    told()


def announce(door: socket.socket, ways: Ways, browser: bool) -> None:
    """Say where the page is, as soon as it is there."""
    port, outside = door.getsockname()[1], ways.outside(door)
    address = f"{ways.scheme}://{min(ways.hosts) if ways.tls and ways.hosts else HOST}:{port}/"
    print(f"The table is set: {address}  (Ctrl-C closes the house; every move is kept.)", flush=True)
    if outside:
        with suppress(UnicodeEncodeError):  # a screen that has no such letters
            print(qr_text(outside))
        print(f"Friends in the same network scan this, or open {outside}/", flush=True)
    if browser:
        webbrowser.open(address)


def prepare(ready: set[str], leads: bool = True) -> None:
    """Compile the other games in a process of low priority, so that the page stays quick; or wait until another did."""
    for name in games():
        while not leads and not is_warm(name):
            time.sleep(1)
        if is_warm(name):
            ready.add(name)
        if name not in ready:
            command = yielding([sys.executable, "-m", "majlis", "warm", name, "--child"])
            with subprocess.Popen(command, stdin=subprocess.PIPE) as child:  # ends with us
                if child.wait() == 0:
                    ready.add(name)
