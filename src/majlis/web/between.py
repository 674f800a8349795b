"""The door between the processes of one house: a request comes as its visitor made it, with the key of the house.

It stands where no visitor comes, and who has not the key learns nothing there.
"""

import asyncio
import base64
import hmac
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from majlis.web.door import AT_ONCE, Door, Wire
from majlis.web.live import LONGEST

KEY, TOLD = b"x-majlis-key", b"x-majlis-told-"
PART = 4000  # letters of a header: longer ones are refused
INSIDE = "majlis.inside"  # in the scope of what came through this door
Headers = list[tuple[bytes, bytes]]


def packed(scope: Scope, key: str) -> Headers:
    """What a visitor said, as headers for another process."""
    said = [[name.decode("latin-1"), value.decode("latin-1")] for name, value in scope["headers"]]
    about = {"headers": said, "client": scope.get("client"), "scheme": scope["scheme"]}
    words = base64.b64encode(json.dumps(about).encode())
    parts = [words[i : i + PART] for i in range(0, len(words), PART)]
    return [(KEY, key.encode()), *((TOLD + b"%d" % i, part) for i, part in enumerate(parts))]


def unpacked(headers: Headers, key: str) -> dict[str, Any] | None:
    """The same back again; nothing, if the key is not ours."""
    given = dict(headers)
    if not hmac.compare_digest(given.get(KEY, b""), key.encode()):
        return None
    parts = [given[name] for i in range(len(given)) if (name := TOLD + b"%d" % i) in given]
    about = json.loads(base64.b64decode(b"".join(parts)))
    client = about["client"] and tuple(about["client"])
    said = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in about["headers"]]
    return {"headers": said, "client": client, "scheme": about["scheme"], INSIDE: True}


class Inside:
    """The application behind this door."""

    def __init__(self, app: ASGIApp, key: str) -> None:
        self.app, self.key = app, key

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        about = unpacked(scope["headers"], self.key)
        if about:
            await self.app({**scope, **about}, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await send({"type": "http.response.start", "status": 404, "headers": []})
            await send({"type": "http.response.body", "body": b""})


class Quiet(uvicorn.Server):
    """A second server in the same process: signals are for the first."""

    def capture_signals(self) -> Any:
        return nullcontext()


@asynccontextmanager
async def opened(app: ASGIApp, door: socket.socket, key: str) -> AsyncIterator[None]:
    """Meanwhile other processes are answered here."""
    config = uvicorn.Config(
        Inside(app, key),
        lifespan="off",
        log_level="warning",
        http=Door,
        backlog=AT_ONCE,
        ws=Wire,
        ws_per_message_deflate=False,
        ws_max_size=4 * LONGEST,
        h11_max_incomplete_event_size=1 << 18,
        timeout_graceful_shutdown=1,
        proxy_headers=False,
    )
    server = Quiet(config)
    task = asyncio.create_task(server.serve([door]))
    try:
        yield
    finally:
        server.should_exit = True
        await task
