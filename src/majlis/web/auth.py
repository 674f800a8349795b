"""Who a visitor is: a random token in a cookie, and only from our own pages."""

import re
import secrets
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "majlis"
TOKEN = re.compile(r"[\w-]{32}")
YEAR = 365 * 24 * 3600


def visitor(connection: HTTPConnection) -> str | None:
    """The visitor's token, if the cookie holds one."""
    token = connection.cookies.get(COOKIE, "")
    return token if TOKEN.fullmatch(token) else None


def welcome(response: Response) -> str:
    """Give a new visitor a token of 192 bits."""
    token = secrets.token_urlsafe(24)
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax")
    return token


def same_origin(connection: HTTPConnection) -> bool:
    """Does a request that changes something come from one of our own pages?"""
    try:
        origin = urlsplit(connection.headers.get("origin", "")).netloc
    except ValueError:
        return False
    return bool(origin) and origin == connection.headers.get("host")
