"""The house: opens tables, finds them again after a restart, and lets the bots play."""

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress

from majlis.bots.bot import names as bot_names
from majlis.core.game import Game, load
from majlis.core.guests import PERSON, code
from majlis.core.guide import Guide
from majlis.core.match import Fork, Header, Match
from majlis.core.refusal import Refusal
from majlis.table.daily import Deal, today
from majlis.table.faults import note
from majlis.table.guiding import scripted
from majlis.table.store import Conflict, Row, Store
from majlis.table.table import GUEST, ME, Table, past, replay
from majlis.table.workers import Workers

GUIDED_RIVAL = "gentle"
PACE = 0.6  # seconds between the moves of bots, so that an eye can follow
REGRET = 4  # times as long, if a person's turn has ended by itself and could be taken back


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
        """Deal a new match; it is on the disk when this returns. Who gives no name is kept under a code."""
        check(game, players)
        return await self._deal(owner, Header(game, len(players), options, kept(names, players)), players)

    async def open_guided(self, owner: str, game: Game, guide: Guide) -> Table:
        """A first game that teaches, against rivals who go on by themselves where its script ends."""
        players = [ME, *[GUIDED_RIVAL] * (guide.seats - 1)]
        header = Header(game, guide.seats, guide.options, kept((), players), guide.deal)
        return await self._deal(owner, header, players)

    async def open_daily(self, owner: str, deal: Deal) -> Table:
        """A try at the deal of a day: the rated one where it stands, if it was begun; practice when that is over."""
        rated = await asyncio.to_thread(self._rated, owner, deal)
        if deal.rated and rated is None and deal.date != today():
            raise Refusal(f"The deal of {deal.date} can no longer be rated.")
        if not deal.rated and (rated is None or rated["time"] is None):
            raise Refusal("Practice at a deal of the day is open when your rated try is over.")
        if not deal.rated or rated is None:
            seed = deal.seed(await asyncio.to_thread(self.store.secret))
            with suppress(Conflict):  # two clicks at once: the second finds the table of the first
                return await self._deal(owner, Header(deal.game, 1, deal.options, (PERSON,), seed), [ME], deal)
            rated = await asyncio.to_thread(self._rated, owner, deal)
        table = await self.table(rated["match"]) if rated else None
        assert table
        return table

    def _rated(self, owner: str, deal: Deal) -> Row | None:
        rows = self.store.rated(owner, deal.game.name)
        return next((row for row in rows if (row["date"], row["choice"]) == (deal.date, deal.choice)), None)

    async def _deal(self, owner: str, header: Header, players: Sequence[str], deal: Deal | None = None) -> Table:
        match, game, row = Match(header), header.game, described(header, players, owner)
        name = row["id"]
        day = {"match": name, "game": game.name, "owner": owner} | daily(deal)
        await asyncio.wrap_future(self.store.open_match(row, header.seed, header.salt, day if deal else None))
        return self._seat(Table(name, row | daily(deal), match, self.store))

    async def go_on(
        self, owner: str, old: Table, at: int, seat: int, players: Sequence[str], names: Sequence[str]
    ) -> Table:
        """A new match from a moment of an old one whose deal is open: practice, for its past is known."""
        check(old.match.game, players)
        match = await asyncio.to_thread(old.match.fork, at, seat, tuple(names))
        header, row = match.header, described(match.header, players, owner)
        rows, chain = past(row["id"], match)
        kept = [fork | {"match": row["id"]} for fork in self.store.forks(old.name) if fork["at"] <= at]
        last = {"match": row["id"], "number": len(kept), "at": at, "seat": seat, "seed": header.forks[-1].seed}
        forks = [*kept, last | {"origin": old.name}]
        await asyncio.wrap_future(self.store.open_fork(row, header.seed, header.salt, forks, rows))
        return self._seat(Table(row["id"], row | origin(forks), match, self.store, chain=chain, at=at))

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
            raise Refusal(f"This match was played with other rules of {game.title}; this version cannot show it.")
        seed, salt = self.store.secrets(row["id"])
        rows = self.store.forks(row["id"])
        forks = tuple(Fork(fork["at"], fork["seat"], fork["seed"]) for fork in rows)
        match = Match(Header(game, row["seats"], row["options"], tuple(row["names"]), seed, salt, forks))
        return replay(row["id"], row | origin(rows), self.store.events(row["id"]), match, self.store)

    def _seat(self, table: Table) -> Table:
        self._tables[table.name] = table
        table.audience.add(lambda: self._wake(table))
        self._wake(table)
        return table

    def _wake(self, table: Table) -> None:
        """Let the bots play, if one of them is to move and none is at it."""
        running = self._bots.get(table.name)
        if table.bot_to_move() and (running is None or running.done()):
            self._bots[table.name] = asyncio.create_task(self._move_bots(table))

    async def _move_bots(self, table: Table) -> None:
        try:
            await self._play_bots(table)
        except Exception as error:  # the table waits, and its people can still look and undo
            table.stumble(note(error, f"a bot at table {table.name}"))

    async def _play_bots(self, table: Table) -> None:
        while player := table.bot_to_move():
            at, seat = table.at, table.match.turn
            start = time.monotonic()
            a = scripted(table.match)
            if a is None:
                view, whom = table.match.view(seat), table.row["owner"]
                a = await self.workers.choose(table.match.game, player, view, seat, whom)
            pause = self.pace * max(table.pace.values(), default=1) * (REGRET if table.may_regret() else 1)
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - start)))
            await table.play(seat, at, a, secrets.token_hex(8))

    async def close(self) -> None:
        for task in self._bots.values():
            task.cancel()
        await asyncio.gather(*self._bots.values(), return_exceptions=True)
        self.workers.close()
        self.store.close()


def described(header: Header, players: Sequence[str], owner: str) -> Row:
    """The row of a new match."""
    game = header.game
    row: Row = {"id": secrets.token_urlsafe(12), "game": game.name, "rules": game.version, "box": game.digest}
    row |= {"seats": header.seats, "options": header.options, "names": list(header.names)}
    return row | {
        "players": list(players),
        "owner": owner,
        "commitment": header.commitment,
        "opened": time.time(),
    }


def origin(forks: Sequence[Row]) -> Row:
    """What a row says of the match that its own goes on from."""
    return {"origin": forks[-1]["origin"], "origin_at": forks[-1]["at"]} if forks else {}


def daily(deal: Deal | None) -> Row:
    """What a row says of the deal of a day."""
    return {"date": deal.date, "choice": deal.choice, "rated": deal.rated} if deal else {}


def check(game: Game, players: Sequence[str]) -> None:
    """Refuse seats that nobody could sit on."""
    if len(players) not in game.seats:
        raise Refusal(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {len(players)}.")
    for player in players:
        if player not in (ME, GUEST, *bot_names()):
            raise Refusal(f"Nobody is called {player!r}. A seat is for me, guest, {', '.join(bot_names())}.")


def kept(names: Sequence[str], players: Sequence[str]) -> tuple[str, ...]:
    """The names that were given; who gave none is somebody, or a bot of a level: readers know what to call them."""
    given = zip(names or [""] * len(players), players, strict=False)  # of another length, the match refuses them
    return tuple(name or (PERSON if player in (ME, GUEST) else code(player)) for name, player in given)
