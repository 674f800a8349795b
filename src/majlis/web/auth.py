"""Who a visitor is: the person of a device with a random token in its cookie, and only from our own pages."""

import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "majlis"
SURE = "__Host-majlis"  # where there is TLS: no other name or scheme of this machine can set or read it
TOKEN = re.compile(r"[\w-]{32}")
NAMED = re.compile(r"(\[[\da-f:]+\]|[\w.-]+)(?::\d+)?", re.IGNORECASE)
SCHEMES = {"ws": "http", "wss": "https", "https": "https"}
LOCAL = frozenset({"127.0.0.1", "::1", "localhost"})
YEAR = 365 * 24 * 3600
API = "/api/"  # where programs come in, with tokens; a cookie is good for nothing there
BEARER = re.compile(r"Bearer (majlis_[\w-]{32})", re.IGNORECASE)


def token_of(connection: HTTPConnection) -> str | None:
    """The token of this device, if the cookie holds one."""
    token = connection.cookies.get(SURE if secure(connection) else COOKIE, "")
    return token if TOKEN.fullmatch(token) else None


def bearer(connection: HTTPConnection) -> str:
    """The token that a program brings."""
    found = BEARER.fullmatch(connection.headers.get("authorization", ""))
    return found[1] if found else ""


def for_programs(connection: HTTPConnection) -> bool:
    return str(connection.scope["path"]).startswith(API)


def visitor(connection: HTTPConnection) -> str | None:
    """The person whose device or program this is; nobody, before something was done with it."""
    if for_programs(connection):
        whose: str | None = connection.app.state.keys.person(bearer(connection))
        return whose
    found: str | None = connection.app.state.book.person(token_of(connection))
    return found


def secure(connection: HTTPConnection) -> bool:
    """Does nobody between this browser and us read along?"""
    return connection.scope.get("scheme") in ("https", "wss")


def welcome(connection: HTTPConnection, response: Response) -> str:
    """Give a new device a token of 192 bits."""
    token, sure = secrets.token_urlsafe(24), secure(connection)
    response.set_cookie(SURE if sure else COOKIE, token, YEAR, secure=sure, httponly=True, samesite="lax")
    return token


def greet(connection: HTTPConnection, response: Response) -> str:
    """The token of this device: its own, or a new one for a device that has none, or was sent away."""
    token = token_of(connection)
    if token and (visitor(connection) or not connection.app.state.book.spent(token)):
        return token
    return welcome(connection, response)


async def become(connection: HTTPConnection, response: Response) -> str:
    """The person whose device this is; somebody new, who does something here for the first time."""
    book, token = connection.app.state.book, greet(connection, response)
    found: str = book.person(token) or await book.meet(token, connection.headers.get("user-agent", ""))
    return found


def same_origin(connection: HTTPConnection) -> bool:
    """Does a request that changes something come from one of our own pages?"""
    scheme = SCHEMES.get(connection.scope.get("scheme", "http"), "http")
    return connection.headers.get("origin") == f"{scheme}://{connection.headers.get('host')}"


def from_our_page(request: HTTPConnection) -> bool:
    """The same, and the browser itself says no other: it tells where a request began, whatever a page does."""
    return same_origin(request) and request.headers.get("sec-fetch-site", "same-origin") == "same-origin"


def at_home(connection: HTTPConnection) -> bool:
    """Was this house asked for by a name of its own? A stranger's page could lend its name our address (rebinding)."""
    name = NAMED.fullmatch(connection.headers.get("host", ""))
    return name is not None and name[1].strip("[]").lower() in connection.app.state.hosts
