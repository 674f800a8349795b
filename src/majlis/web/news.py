"""What a process remembers of people and clocks is made new when another may have changed it: at a hint of the
database, and every few seconds, for a hint can be lost."""

import asyncio
from contextlib import suppress

from fastapi import FastAPI

from majlis.table.channels import remember_listeners
from majlis.table.database import Trouble
from majlis.table.faults import note
from majlis.table.keepers import Shared
from majlis.table.slow import remember

LOOK = 2.0  # seconds between two looks
NET = (
    20.0  # seconds after which all clocks are looked at: somebody may have come and gone between two beats of the pulse
)


async def follow(app: FastAPI, ground: Shared) -> None:
    """Look again and again, as long as the house is open."""
    loop, hint, losses = asyncio.get_running_loop(), asyncio.Event(), 0

    def heard() -> None:
        loop.call_soon_threadsafe(hint.set)

    ground.heard, whole = heard, loop.time()
    while True:
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK):
                await hint.wait()
        hint.clear()
        now = ground.pulse.losses
        try:
            late = loop.time() - whole > NET
            await look(app, late or losses != now)
            losses, whole = now, loop.time() if late else whole
        except Trouble:  # the host knows
            continue
        except Exception as error:
            note(error, "what others have changed")


async def look(app: FastAPI, orphans: bool) -> None:
    """Whoever was struck out has left clocks behind: they are looked at by all, and rung by whoever is first."""
    state, store = app.state, app.state.lobby.store
    state.book.forget()
    before = store.vacations
    await asyncio.to_thread(remember, store)
    await asyncio.to_thread(remember_listeners, store)
    await state.tournaments.remember()
    if orphans or before != store.vacations:
        await state.lobby.look_again()
    for name in await asyncio.to_thread(state.keys.revoked, state.lines.names):
        await state.lines.cut(name)
