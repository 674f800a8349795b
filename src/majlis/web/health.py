"""Is the house alive, and may visitors come? For whoever watches over it: a proxy, systemd, an orchestra."""

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from majlis.core.game import games
from majlis.core.refusal import Refusal

router = APIRouter()
PATIENCE = 2.0  # seconds for the database


@router.get("/healthz")
async def alive() -> Response:
    """Whoever reads this was answered: a house that hangs does not."""
    return PlainTextResponse("alive\n")


@router.get("/readyz")
async def ready(request: Request) -> Response:
    """May visitors be sent here? Not while rules are being compiled, nor while the database does not answer."""
    missing = sorted(set(games()) - request.app.state.ready)
    if missing:
        return PlainTextResponse(f"still compiling: {', '.join(missing)}\n", 503)
    try:
        asked = asyncio.to_thread(request.app.state.lobby.store.gathering, "nobody")
        await asyncio.wait_for(asked, PATIENCE)
    except (Refusal, TimeoutError):
        return PlainTextResponse("the database does not answer: the log of the house says more\n", 503)
    return PlainTextResponse("ready\n")
