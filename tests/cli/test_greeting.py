"""The page that is opened from a terminal belongs to whoever plays there."""

import http.client
import threading
from collections.abc import Iterator
from http.server import HTTPServer
from pathlib import Path

import pytest

from majlis.cli.greeting import door
from majlis.tui.house import visitor

PAGE, WORD = "http://127.0.0.1:8765/", "open-sesame"
OTHER = "x" * 32


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    with HTTPServer(("127.0.0.1", 0), door(tmp_path, PAGE, WORD)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


def asked(port: int, path: str, **headers: str) -> http.client.HTTPResponse:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    line.request("GET", path, headers=headers)
    answer = line.getresponse()
    answer.read()
    line.close()
    return answer


def test_a_browser_without_a_cookie_is_given_the_terminals(port: int, tmp_path: Path) -> None:
    answer = asked(port, f"/{WORD}")
    assert (answer.status, answer.getheader("Location")) == (303, PAGE)
    cookie = answer.getheader("Set-Cookie") or ""
    assert cookie.startswith(f"majlis={visitor(tmp_path)[0]};") and "HttpOnly" in cookie


def test_of_a_browser_that_has_one_the_terminal_learns_it(port: int, tmp_path: Path) -> None:
    """Games of both are offered then, and new ones belong to both."""
    own = visitor(tmp_path)
    answer = asked(port, f"/{WORD}", Cookie=f"majlis={OTHER}")
    assert answer.status == 303 and answer.getheader("Set-Cookie") is None
    assert visitor(tmp_path) == [OTHER, *own]


def test_whoever_does_not_know_the_word_gets_nothing(port: int, tmp_path: Path) -> None:
    answer = asked(port, "/", Cookie=f"majlis={OTHER}")
    assert answer.status == 404 and answer.getheader("Set-Cookie") is None
    assert OTHER not in visitor(tmp_path)
