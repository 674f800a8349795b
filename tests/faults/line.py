"""A line to a database that can be cut, held up and slowed down, as a network does it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

COMMIT = b"COMMIT"
Passes = Callable[[bytes], bytes]


class Line:
    """For one keeper: everything that it says to the database goes through here."""

    def __init__(self, database: Path) -> None:
        self.database, self.late, self.down = database, 0.0, False
        self.flows, self.held = asyncio.Event(), 0
        self.flows.set()
        self.snaps = self.mute = False
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        """Its port."""
        self.server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        port: int = self.server.sockets[0].getsockname()[1]
        return port

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.down:
            writer.close()
            return
        try:
            far, there = await asyncio.open_unix_connection(str(self.database / ".s.PGSQL.5432"))
        except OSError:
            writer.close()
            return
        self._ends |= {writer, there}
        self._tasks.add(asyncio.current_task())  # type: ignore[arg-type]
        await asyncio.gather(self._flow(reader, there, self._said), self._flow(far, writer, self._heard))
        self._ends -= {writer, there}

    async def _flow(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, passes: Passes) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await asyncio.sleep(self.late)
                await self.flows.wait()
                writer.write(passes(data))
                await writer.drain()
        writer.close()

    def _said(self, data: bytes) -> bytes:
        """To the database: whoever waits for a commit hears nothing from then on."""
        self.mute = self.mute or (self.snaps and COMMIT in data)
        return data

    def _heard(self, data: bytes) -> bytes:
        return b"" if self.mute else data

    # --- what can happen to it

    async def cut(self, seconds: float) -> None:
        self.down = True
        for end in list(self._ends):
            end.transport.abort()
        self.mute = self.snaps = False
        await asyncio.sleep(seconds)
        self.down = False

    async def snap(self) -> None:
        """It falls silent when the next commit was sent, if one comes soon: nobody hears of it."""
        self.snaps = True
        for _ in range(30):
            await asyncio.sleep(0.1)
            if self.mute:
                return

    async def hold(self, seconds: float) -> None:
        """Until the last who holds it lets go."""
        self.flows.clear()
        self.held += 1
        await asyncio.sleep(seconds)
        self.held -= 1
        if not self.held:
            self.flows.set()

    async def slow(self, seconds: float) -> None:
        self.late = 0.1
        await asyncio.sleep(seconds)
        self.late = 0.0

    async def close(self) -> None:
        self.flows.set()
        self.server.close()
        for end in list(self._ends):
            end.transport.abort()
        await asyncio.gather(*self._tasks, return_exceptions=True)
