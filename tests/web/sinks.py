"""Servers that take what is sent to them, on loopback ports of this process: one for mail, one for webhooks."""

import base64
import email
import email.policy
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any


@contextmanager
def running(server: Any) -> Iterator[Any]:
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Sealed(socketserver.TCPServer):
    """Speaks TLS where it was given seals: with the next of them each time, and with the last from then on."""

    seals: list[ssl.SSLContext]
    at_once = True  # from the first byte

    def seal(self) -> ssl.SSLContext:
        return self.seals.pop(0) if len(self.seals) > 1 else self.seals[0]

    def get_request(self) -> tuple[Any, Any]:
        line, where = super().get_request()
        line.settimeout(30)
        return (self.seal().wrap_socket(line, server_side=True) if self.seals and self.at_once else line), where

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Whoever does not like our certificate hangs up."""


class MailServer(socketserver.ThreadingMixIn, Sealed):
    """Takes every mail, after refusing so many; with seals it may take them from STARTTLS on."""

    allow_reuse_address, daemon_threads = True, True

    def __init__(self, *seals: ssl.SSLContext, at_once: bool = True) -> None:
        super().__init__(("127.0.0.1", 0), MailTalk)
        self.seals, self.at_once = list(seals), at_once
        self.mails: list[EmailMessage] = []
        self.sealed: list[bool] = []  # each of them: did nobody else hear it?
        self.words: list[tuple[bytes, bool]] = []  # names and passwords, and the same of them
        self.refuse = 0


class MailTalk(socketserver.StreamRequestHandler):
    server: MailServer

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def handle(self) -> None:
        self.say("220 sink")
        while line := self.rfile.readline().decode().strip():
            verb = line.split(" ")[0].upper()
            answer = getattr(self, f"do_{verb.lower()}", lambda _: "250 good")(line)
            self.say(answer)
            if verb == "STARTTLS":
                self.seal()
            if verb == "QUIT":
                return

    @property
    def safe(self) -> bool:
        return isinstance(self.connection, ssl.SSLSocket)

    def seal(self) -> None:
        self.connection = self.server.seal().wrap_socket(self.connection, server_side=True)
        self.rfile, self.wfile = self.connection.makefile("rb"), self.connection.makefile("wb", 0)

    def finish(self) -> None:
        super().finish()
        self.connection.close()  # the sealed one: the server knows the plain one alone

    def do_ehlo(self, _: str) -> str:
        offers = ["sink", "AUTH PLAIN"] + ["STARTTLS"] * (bool(self.server.seals) and not self.safe)
        return "\r\n".join([*(f"250-{it}" for it in offers), "250 good"])

    def do_starttls(self, _: str) -> str:
        return "220 go on"

    def do_auth(self, line: str) -> str:
        self.server.words.append((base64.b64decode(line.split(" ")[2]), self.safe))
        return "235 good"

    def do_quit(self, _: str) -> str:
        return "221 bye"

    def do_data(self, _: str) -> str:
        self.say("354 go on")
        text = b"".join(iter(self.rfile.readline, b".\r\n"))
        if self.server.refuse:
            self.server.refuse -= 1
            return "451 later"
        found = email.message_from_bytes(text, policy=email.policy.default)
        self.server.mails.append(found)  # type: ignore[arg-type]
        self.server.sealed.append(self.safe)
        return "250 good"


class HookServer(Sealed, HTTPServer):
    """Takes every message, and answers with the next of its numbers."""

    def __init__(self, *seals: ssl.SSLContext) -> None:
        super().__init__(("127.0.0.1", 0), HookTalk)
        self.seals = list(seals)
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []


class HookTalk(BaseHTTPRequestHandler):
    server: HookServer

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.got.append((self.path, dict(self.headers), body))
        self.send_response(self.server.answers.pop(0) if self.server.answers else 200)
        self.send_header("Location", "/elsewhere")
        self.end_headers()

    do_GET = do_POST

    def log_message(self, *_: object) -> None:
        pass
