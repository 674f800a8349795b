"""Messages to programs of people: to machines that may be asked, to the address that was looked at, and nowhere else.

Whoever names an address must not reach what only this house can reach: names are looked up once, every address behind
them is judged, and those that were judged are called. No redirect is followed; of the answer only its number is read.
"""

import hashlib
import hmac
import http.client
import ipaddress
import json
import socket
import ssl
from collections.abc import Callable, Container, Mapping
from contextlib import suppress
from typing import Any
from urllib.parse import SplitResult, urlsplit

SECONDS = 5.0  # for an answer
LONGEST = 500  # letters of an address
NAT64 = ipaddress.ip_network("64:ff9b::/96")
Ip = ipaddress.IPv4Address | ipaddress.IPv6Address
Judge = Callable[[Ip], bool]


class Unfit(Exception):
    """An address that may not be used."""


class Gone(Exception):
    """Nobody is there any more, and will not be."""


class Failed(Exception):
    """It did not go, this time."""


def outside(address: Ip) -> bool:
    """A machine that everybody can reach."""
    it = plain(address)
    return it is not None and it.is_global and not it.is_multicast


def nearby(address: Ip) -> bool:
    """The same, or one in the host's own network; never this machine, nor what only speaks to it."""
    it = plain(address)
    if it is None or it.is_multicast or it.is_loopback or it.is_link_local or it.is_unspecified or it.is_reserved:
        return False
    return it.is_global or it.is_private


def plain(address: Ip) -> Ip | None:
    """An address without a wrap; nothing for those that lead through others."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.sixtofour or address.teredo or address in NAT64:
            return None
        return address.ipv4_mapped or address
    return address


def fit(url: str, near: bool) -> SplitResult:
    """An address as somebody typed it, taken apart; whether it may be called is asked when it is."""
    parts = urlsplit(url)
    try:
        odd = not parts.hostname or parts.port == 0
    except ValueError:
        odd = True
    schemes = ("https", "http") if near else ("https",)
    if odd or len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise Unfit
    if parts.scheme not in schemes or parts.username is not None or parts.password is not None:
        raise Unfit
    return parts


def found(host: str, port: int, judge: Judge) -> list[str]:
    """The addresses behind a name, if all of them may be called."""
    try:
        rows = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Failed(f"no such machine: {error}") from error
    addresses = [str(row[4][0]).partition("%")[0] for row in rows]
    if not addresses or not all(judge(ipaddress.ip_address(it)) for it in addresses):
        raise Unfit
    return addresses


class Pinned(http.client.HTTPSConnection):
    """Calls the addresses that were judged, one after another, and wants the certificate of the name."""

    def __init__(self, host: str, port: int, addresses: list[str], context: ssl.SSLContext | None) -> None:
        super().__init__(host, port, timeout=SECONDS, context=context)
        self.addresses, self.seal = addresses, context

    def connect(self) -> None:
        self.sock = self._dialled()
        if self.seal:
            self.sock = self.seal.wrap_socket(self.sock, server_hostname=self.host)

    def _dialled(self) -> socket.socket:
        """A name may lead to two networks, of which only one can be reached from here."""
        *others, last = self.addresses
        for it in others:
            with suppress(OSError):
                return socket.create_connection((it, self.port), SECONDS / len(self.addresses))
        return socket.create_connection((last, self.port), SECONDS)


def post(
    url: str, body: bytes, head: Mapping[str, str], judge: Judge, near: bool, gone: Container[int] = (410,)
) -> None:
    """Send it, once."""
    parts = fit(url, near)
    sealed = parts.scheme == "https"
    port = parts.port or (443 if sealed else 80)
    assert parts.hostname
    seal = ssl.create_default_context() if sealed else None
    line = Pinned(parts.hostname, port, found(parts.hostname, port, judge), seal)
    try:
        line.request("POST", (parts.path or "/") + (f"?{parts.query}" if parts.query else ""), body, dict(head))
        status = line.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        raise Failed(str(error) or type(error).__name__) from error
    finally:
        line.close()
    if status in gone:
        raise Gone
    if not 200 <= status < 300:
        raise Failed(f"answered {status}")


def signed(payload: dict[str, Any], secret: str) -> tuple[bytes, dict[str, str]]:
    """The body of a webhook, and the head by which its receiver knows from whom it is."""
    body = json.dumps(payload, ensure_ascii=False, separators=(",", ":")).encode()
    mark = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    head = {"Content-Type": "application/json", "User-Agent": "Majlis", "X-Majlis-Id": str(payload["id"])}
    return body, head | {"X-Majlis-Signature": f"sha256={mark}"}
