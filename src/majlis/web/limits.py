"""What one visitor, and one address, may ask of the house: one table. Whoever asks for more waits, or is told when."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

from starlette.requests import HTTPConnection

from majlis.core.refusal import Refusal
from majlis.web.auth import visitor
from majlis.web.render import language
from majlis.web.words import WORDS


class Limit(NamedTuple):
    """So many for a visitor, so many for all visitors of an address: in so many seconds, or (0) at one time."""

    visitor: int
    address: int
    seconds: float = 0


LIMITS = {
    "page": Limit(600, 2400, 60),  # whatever has no row of its own
    "table": Limit(10, 40, 60),  # dealt, or opened for friends
    "join": Limit(10, 20, 60),  # invitations looked at or taken up
    "code": Limit(5, 10, 60),  # codes that make a device somebody's
    "file": Limit(10, 40, 60),  # matches, sheets and analyses to take home
    "analysis": Limit(5, 20, 60),
    "ticket": Limit(60, 240, 60),
    "socket": Limit(30, 120),
    "view": Limit(5, 100),  # sockets at one table
    "question": Limit(200, 800, 10),  # over the socket: what moves nothing on
    "why": Limit(2000, 8000, 10),  # a sentence costs less than a drawing
    "move": Limit(200, 800, 20),
    "mail": Limit(3, 12, 3600),  # links to addresses that nobody has confirmed yet; also for one address
    "hint": Limit(30, 120, 60),
}
ROUTES = {
    ("POST", "/tables"): "table",
    ("POST", "/learn/{name}/{seats}"): "table",
    ("POST", "/solo/{name}/daily"): "table",
    ("POST", "/table/{name}/rematch"): "table",
    ("POST", "/table/{name}/continue"): "table",
    ("POST", "/table/{name}/ticket"): "ticket",
    ("POST", "/table/{name}/analysis"): "analysis",
    ("GET", "/table/{name}/analysis.json"): "file",
    ("GET", "/table/{name}/file"): "file",
    ("GET", "/solo/{name}/sheet.csv"): "file",
    ("GET", "/table/{name}/ahead"): "hint",
    ("POST", "/api/1/tables"): "table",
    ("POST", "/api/1/join"): "join",
    ("POST", "/api/1/tables/{name}/play"): "move",
    ("POST", "/api/1/tables/{name}/undo"): "move",
    ("GET", "/api/1/tables/{name}/file"): "file",
    ("POST", "/tournaments"): "table",
    ("POST", "/api/1/tournaments"): "table",
    ("POST", "/api/1/tournaments/enter"): "join",
    ("POST", "/me/token"): "code",
    ("POST", "/me/bot"): "code",
    ("POST", "/join"): "join",
    ("POST", "/join/look"): "join",
    ("POST", "/me/mail"): "mail",
    ("POST", "/me/hook"): "code",
    ("POST", "/notice"): "code",
    ("POST", "/me/code"): "code",
    ("POST", "/me/move"): "code",
}
ROOMS = 20  # of one visitor that wait for friends
HERE, MANY = ("127.0.0.1", "::1"), 20  # this machine is so many addresses: a proxy that was not named may stand there
KEPT = 10_000  # buckets, before those that are empty are thrown away


class Hasty(Refusal):
    """Somebody asks for more than their share; `wait` is in seconds."""

    def __init__(self, sentence: str, wait: float) -> None:
        super().__init__(sentence)
        self.wait = wait


class Limits:
    """How much everybody has asked for. A bucket is full for a while, and runs empty evenly."""

    def __init__(self, rows: Mapping[str, Limit] | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.rows, self.clock = rows or LIMITS, clock
        self._empty: dict[tuple[str, str], float] = {}  # when each bucket will be
        self._held: Counter[tuple[str, str]] = Counter()

    def whose(self, what: str, who: str | None, address: str) -> list[tuple[tuple[str, str], int]]:
        """The buckets that something goes into, and what each holds."""
        row = self.rows[what.split()[0]]
        many = row.address * (MANY if address in HERE else 1)
        by_address = [((what, f"at {address}"), many)] if address else []
        return by_address + ([((what, who), row.visitor)] if who else [])

    def early(self, what: str, who: str | None, address: str, waits: bool = False) -> float:
        """Take one; by how many seconds it comes too early. Nothing is taken then, unless the asker waits for it."""
        seconds, now = self.rows[what].seconds, self.clock()
        filled = {
            bucket: max(now, self._empty.get(bucket, now)) + seconds / many
            for bucket, many in self.whose(what, who, address)
        }
        early = max(filled.values()) - now - seconds
        if waits or early < 1e-6:
            self._empty |= filled
            if len(self._empty) > KEPT:
                self._empty = {bucket: when for bucket, when in self._empty.items() if when > now}
        return early if early >= 1e-6 else 0.0

    @contextmanager
    def held(self, what: str, who: str | None, address: str, lang: str) -> Iterator[None]:
        """One of those that are counted while they last; `what` may say where."""
        buckets = self.whose(what, who, address)
        if any(self._held[bucket] >= many for bucket, many in buckets):
            raise Hasty(WORDS[lang]["too_many"], 0)
        self._held.update(bucket for bucket, _ in buckets)
        try:
            yield
        finally:
            for bucket, _ in buckets:
                self._held[bucket] -= 1
                if not self._held[bucket]:
                    del self._held[bucket]


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from; of an IPv6 address the half that a household or a host is given."""
    host = connection.client.host if connection.client else ""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address) and str(found) not in HERE:
        return str(found.ipv4_mapped or found.exploded[:19])
    return str(found)


async def measured(connection: HTTPConnection) -> None:
    """Asked before every route; a socket is counted where it is opened."""
    if connection.scope["type"] != "http":
        return
    what = ROUTES.get((connection.scope["method"], connection.scope["route"].path), "page")
    limits: Limits = connection.app.state.limits
    if wait := limits.early(what, visitor(connection), address_of(connection)):
        raise Hasty(WORDS[language(connection)]["too_fast"].format(n=int(wait) + 1), wait)
