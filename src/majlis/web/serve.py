"""Start the house: one process, one folder, one port."""

import errno
import gc
import socket
import ssl
import subprocess
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import uvicorn
from fastapi import FastAPI

from majlis.bots.warm import is_warm
from majlis.core.game import games
from majlis.core.machine import file_handles, yielding
from majlis.core.refusal import Refusal
from majlis.table.database import worry
from majlis.table.faults import logged
from majlis.table.folder import ground_of
from majlis.table.store import Store
from majlis.web.app import HERE_ALONE, Hosting, create
from majlis.web.auth import LOCAL
from majlis.web.door import AT_ONCE, Door, Wire
from majlis.web.live import LONGEST
from majlis.web.metrics import place, tell
from majlis.web.qr import qr_text

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
    metrics: str = ""  # where Prometheus reads the numbers of the house
    json: bool = False  # is the log a line of JSON for each message?

    @property
    def trusted(self) -> list[str]:
        """Who is believed when saying where visitors come from, and how: where there is a proxy, that one alone."""
        return [*self.proxies] or [HOST] * bool(self.hosts)

    @property
    def scheme(self) -> str:
        return "https" if self.tls else "http"


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
) -> None:
    """Serve until interrupted; games that are not ready are compiled meanwhile, one after another."""
    port, names = door.getsockname()[1], LOCAL | ways.hosts | ({ways.neighbour} - {""})
    outside = f"{ways.scheme}://{ways.neighbour}:{port}" if ways.neighbour else ""
    if ways.tls:
        sealed(*ways.tls)
    store = opened(folder, database=ways.database)
    app = create(store, ready, hosts=names, terms=ways.terms._replace(address=outside))
    if ways.metrics:
        tell(app, *place(ways.metrics))
    threading.Thread(target=prepare, args=(ready,), daemon=True).start()
    config = settings(app, ways)
    server = uvicorn.Server(config)
    store.ground.lost = lambda: setattr(server, "should_exit", True)
    file_handles(most=True)
    gc.set_threshold(*TIDY)
    gc.freeze()  # the compiler's many objects stay for good: going through them stopped every table for 90 ms
    address = f"{ways.scheme}://{min(ways.hosts) if ways.tls and ways.hosts else HOST}:{port}/"
    threading.Thread(target=announce, args=(server, address, browser, outside), daemon=True).start()
    with logged(folder, screen=True, lines=ways.json):
        server.run([door])


def opened(folder: Path, beside: bool = False, database: str = "") -> Store:
    """The store in this folder, if the system lets us have it; the host is told what to know of it."""
    try:
        store = Store(folder, beside, ground=ground_of(database) if database else None)
    except OSError as error:
        raise Refusal(f"{folder} cannot be used: {error.strerror}. Choose another folder with --data.") from error
    for words in filter(None, ("" if database else worry(), store.gap())):
        print(words, file=sys.stderr)
    return store


def sealed(certificate: Path, key: Path) -> None:
    """Refuse a certificate that cannot be used before anything starts."""
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(certificate, key, lambda: "")
    except (OSError, ssl.SSLError) as error:
        raise Refusal(
            f"--tls {certificate} {key}: {error.strerror or error}. Give a certificate and its key."
        ) from error


def settings(app: FastAPI, ways: Ways = NEAR) -> uvicorn.Config:
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


def announce(server: uvicorn.Server, address: str, browser: bool, outside: str = "") -> None:
    """Say where the page is, as soon as it is there."""
    while not server.started:
        threading.Event().wait(0.02)
    print(f"The table is set: {address}  (Ctrl-C closes the house; every move is kept.)", flush=True)
    if outside:
        with suppress(UnicodeEncodeError):  # a screen that has no such letters
            print(qr_text(outside))
        print(f"Friends in the same network scan this, or open {outside}/", flush=True)
    if browser:
        webbrowser.open(address)


def prepare(ready: set[str]) -> None:
    """Compile the other games in a process of low priority, so that the page stays quick."""
    for name in games():
        if is_warm(name):
            ready.add(name)
        if name not in ready:
            command = yielding([sys.executable, "-m", "majlis", "warm", name, "--child"])
            with subprocess.Popen(command, stdin=subprocess.PIPE) as child:  # ends with us
                if child.wait() == 0:
                    ready.add(name)
