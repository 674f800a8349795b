"""The house: opens tables, finds them again after a restart, and lets the bots play."""

import asyncio
import secrets
import time
from collections.abc import Sequence

from majlis.bots.bot import names as bot_names
from majlis.core.game import Game, load
from majlis.core.match import Header, Match
from majlis.table.store import Row, Store
from majlis.table.table import GUEST, ME, Table, replay
from majlis.table.workers import Workers

PACE = 0.6  # seconds between the moves of bots, so that an eye can follow


class Lobby:
    """All tables of one store."""

    def __init__(self, store: Store, workers: Workers, pace: float = PACE) -> None:
        self.store, self.workers, self.pace = store, workers, pace
        self._tables: dict[str, Table] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._opening = asyncio.Lock()

    async def open(
        self, owner: str, game: Game, players: Sequence[str], options: int = 0, names: Sequence[str] = ()
    ) -> Table:
        """Deal a new match; it is on the disk when this returns."""
        check(game, players)
        names = tuple(names) or titles(players)
        match = Match(Header(game, len(players), options, names))
        header, name = match.header, secrets.token_urlsafe(12)
        row: Row = {"id": name, "game": game.name, "rules": game.version, "box": game.digest, "seats": header.seats}
        row |= {"options": options, "names": list(names), "players": list(players), "owner": owner}
        row |= {"commitment": header.commitment, "opened": time.time()}
        await asyncio.wrap_future(self.store.open_match(row, header.seed, header.salt))
        return self._seat(Table(name, row, match, self.store))

    async def table(self, name: str) -> Table | None:
        """A table by its name, rebuilt from its events at the first touch."""
        async with self._opening:
            if name not in self._tables:
                row = await asyncio.to_thread(self.store.match, name)
                if row is None:
                    return None
                self._seat(await asyncio.to_thread(self._rebuild, row))
        self._wake(self._tables[name])  # a bot that fell over a full disk gets up when somebody comes to look
        return self._tables[name]

    def _rebuild(self, row: Row) -> Table:
        game = load(row["game"])
        if (row["rules"], row["box"]) != (game.version, game.digest):
            raise RuntimeError(f"This match was played with other rules of {game.title}; this version cannot show it.")
        seed, salt = self.store.secrets(row["id"])
        match = Match(Header(game, row["seats"], row["options"], tuple(row["names"]), seed, salt))
        return replay(row["id"], row, self.store.events(row["id"]), match, self.store)

    def _seat(self, table: Table) -> Table:
        self._tables[table.name] = table
        table.audience.add(lambda: self._wake(table))
        self._wake(table)
        return table

    def _wake(self, table: Table) -> None:
        """Let the bots play, if one of them is to move and none is at it."""
        running = self._bots.get(table.name)
        if table.bot_to_move() and (running is None or running.done()):
            self._bots[table.name] = asyncio.create_task(self._play_bots(table))

    async def _play_bots(self, table: Table) -> None:
        while player := table.bot_to_move():
            at, seat = table.at, table.match.turn
            start = time.monotonic()
            a = await self.workers.choose(table.match.game, player, table.match.view(seat), seat)
            await asyncio.sleep(max(0.0, self.pace - (time.monotonic() - start)))
            await table.play(seat, at, a, secrets.token_hex(8))

    async def close(self) -> None:
        for task in self._bots.values():
            task.cancel()
        await asyncio.gather(*self._bots.values(), return_exceptions=True)
        self.workers.close()
        self.store.close()


def check(game: Game, players: Sequence[str]) -> None:
    """Refuse seats that nobody could sit on."""
    if len(players) not in game.seats:
        raise ValueError(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {len(players)}.")
    for player in players:
        if player not in (ME, GUEST, *bot_names()):
            raise ValueError(f"Nobody is called {player!r}. A seat is for me, guest, {', '.join(bot_names())}.")


def titles(players: Sequence[str]) -> tuple[str, ...]:
    """Names for those who gave none."""
    twice = {player for player in players if list(players).count(player) > 1}
    return tuple(f"{player.title()} {i + 1}" if player in twice else player.title() for i, player in enumerate(players))
