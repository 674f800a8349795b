"""One person at the terminal and in the browser: whoever opens the page from here is the one who plays here.

The page knows a visitor by a cookie, the terminal by a file in the data folder (tui/house.py). When `majlis` opens the
browser, it leads it past a door of our own, once: a browser without a cookie is given the terminal's token, and of one
that has a cookie the terminal learns it. Cookies know no ports, so the page then finds it.
"""

import secrets
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from http.cookies import SimpleCookie
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

from majlis.tui.house import VISITOR, visitor
from majlis.web.auth import COOKIE, TOKEN, YEAR

HOST = "127.0.0.1"
PATIENCE = 120  # seconds: whoever has not come through the door by then has another browser


def greet(folder: Path, address: str) -> None:
    """Open the page in the browser, past the door; if it never opens, nothing is lost but the short way."""
    threading.Thread(target=lead, args=(folder, address), daemon=True).start()


def lead(folder: Path, address: str) -> None:
    word = secrets.token_urlsafe(16)
    with HTTPServer((HOST, 0), door(folder, address, word)) as server:
        server.timeout = PATIENCE
        wait(address)
        webbrowser.open(f"http://{HOST}:{server.server_port}/{word}")
        server.handle_request()


def wait(address: str) -> None:
    """Until the page is there."""
    for _ in range(200):
        try:
            urllib.request.urlopen(address, timeout=5).close()
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
        else:
            return


def door(folder: Path, address: str, word: str) -> type[BaseHTTPRequestHandler]:
    """A door that opens for one word."""

    class Door(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if self.path != f"/{word}":
                self.send_error(404)
                return
            brought = SimpleCookie(self.headers.get("Cookie", "")).get(COOKIE)
            self.send_response(303)
            if brought and TOKEN.fullmatch(brought.value):
                learn(folder, brought.value)
            else:
                cookie = f"{COOKIE}={visitor(folder)[0]}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax"
                self.send_header("Set-Cookie", cookie)
            self.send_header("Location", address)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    return Door


def learn(folder: Path, token: str) -> None:
    """From now on the terminal opens its tables for this visitor; those that it opened before stay its own, too."""
    tokens = [token, *[other for other in visitor(folder) if other != token]]
    (folder / VISITOR).write_text("\n".join(tokens) + "\n", encoding="utf-8")
