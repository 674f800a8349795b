"""Servers that take what is sent to them, on loopback ports of this process: one for mail, one for webhooks."""

import email
import email.policy
import socketserver
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


class MailServer(socketserver.ThreadingTCPServer):
    """Takes every mail, after refusing so many."""

    allow_reuse_address, daemon_threads = True, True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), MailTalk)
        self.mails: list[EmailMessage] = []
        self.refuse = 0


class MailTalk(socketserver.StreamRequestHandler):
    server: MailServer

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def handle(self) -> None:
        self.say("220 sink")
        while line := self.rfile.readline().decode().strip():
            verb = line.split(" ")[0].upper()
            if verb == "DATA":
                self.say("354 go on")
                lines = iter(self.rfile.readline, b".\r\n")
                text = b"".join(lines)
                if self.server.refuse:
                    self.server.refuse -= 1
                    self.say("451 later")
                    continue
                found = email.message_from_bytes(text, policy=email.policy.default)
                self.server.mails.append(found)  # type: ignore[arg-type]
            self.say("221 bye" if verb == "QUIT" else "250 good")
            if verb == "QUIT":
                return


class HookServer(HTTPServer):
    """Takes every message, and answers with the next of its numbers."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), HookTalk)
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
