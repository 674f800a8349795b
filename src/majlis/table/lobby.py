"""The house: opens tables, finds them again after a restart, and lets the bots play."""

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import takewhile
from typing import NamedTuple
from weakref import WeakValueDictionary

from majlis.core.editions import edition
from majlis.core.game import Game, games, load
from majlis.core.guide import Guide
from majlis.core.match import Fork, Header, Match
from majlis.core.refusal import Refusal
from majlis.table.ahead import carry_out, plans_of, waits
from majlis.table.casting import check, daily, described, kept, origin
from majlis.table.clocks import Clocks, shift
from majlis.table.company import OPEN, Company, written
from majlis.table.daily import Deal, today
from majlis.table.database import Trouble
from majlis.table.easel import Easel
from majlis.table.faults import note
from majlis.table.glances import glance
from majlis.table.guestbook import OWN, SEAT, Guestbook
from majlis.table.guiding import scripted
from majlis.table.hours import FREE, Pact
from majlis.table.outbox import posted
from majlis.table.pace import PACE, shown_after, unhurried
from majlis.table.ratings import Ratings
from majlis.table.room import WORDS as ROOM_WORDS
from majlis.table.room import Room
from majlis.table.rounds import tournament_of
from majlis.table.slow import pact_of, rests_of, spent_at
from majlis.table.store import ME, Conflict, Row, Store, seated
from majlis.table.table import Table, past, replay
from majlis.table.wishes import kept as kept_wish
from majlis.table.workers import Workers

GUIDED_RIVAL = "gentle"
AGAIN = 5.0  # seconds until a bot tries once more what could not be written
IDLE = 120.0  # seconds until a table that nobody looks at leaves the memory
REGRET = 4  # times as long, if a person's turn has ended by itself and could be taken back


class Terms(NamedTuple):
    """On what terms friends are asked to a table."""

    public: bool = False  # may everybody here see it and sit down?
    deadline: int = 0  # seconds for a turn
    rated: bool = False  # does it count for the ratings?
    pact: Pact = FREE  # what is agreed about the time of the whole game


PRIVATE = Terms()


class Lobby(Clocks):
    """All tables of one store."""

    def __init__(self, store: Store, workers: Workers, pace: float = PACE) -> None:
        super().__init__()
        self.store, self.workers, self.pace = store, workers, pace
        self.book, self.ratings = Guestbook(store), Ratings(store)
        self.easel = Easel()
        self._rooms: dict[str, Room] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # nobody is brought back twice
        self._touched: dict[str, float] = {}  # when each was last asked for, the longest ago first

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
                header = Header(deal.game, len(deal.players), deal.options, kept((), deal.players), seed)
                return await self._deal(owner, header, deal.players, deal)
            rated = await asyncio.to_thread(self._rated, owner, deal)
        table = await glance(self, rated["match"]) if rated else None
        assert isinstance(table, Table)
        return table

    def _rated(self, owner: str, deal: Deal) -> Row | None:
        rows = self.store.rated(owner, deal.game.name)
        return next((row for row in rows if (row["date"], row["choice"]) == (deal.date, deal.choice)), None)

    async def _deal(self, owner: str, header: Header, players: Sequence[str], deal: Deal | None = None) -> Table:
        match, game, row = Match(header), header.game, described(header, players, owner)
        name = row["id"]
        day = {"match": name, "game": game.name, "owner": owner} | daily(deal)
        await asyncio.wrap_future(self.store.open_match(row, header.seed, header.salt, day if deal else None))
        return self.seat(Table(name, row | daily(deal), match, self.store))

    async def rematch(self, old: Table, person: str, lang: str = "en") -> Table:
        """Another game with everybody: several people move on by one seat, and all find the same table."""
        header, company = old.match.header, old.company
        if len(company.people) < 2:
            return await self.open(person, header.game, old.players, header.options, header.names)
        if not old.match.over:
            raise Refusal(ROOM_WORDS[lang]["not_over_yet"])
        async with old.lock:
            if company.next and isinstance(found := await glance(self, company.next), Table):
                return found
            chairs = company.moved_on()
            players = [it.player for it in chairs]
            fresh = Header(header.game, header.seats, header.options, kept([it.name for it in chairs], players))
            row = described(fresh, players, company.owner)
            row |= {
                "counts": company.rated,
                "deadline": company.deadline,
                "pact": company.pact,
                "sittings": (rows := written(row["id"], chairs)),
            }
            await asyncio.wrap_future(self.store.open_match(row, fresh.seed, fresh.salt, after=old.name))
            company.next = row["id"]
        company.call()
        return self.seat(
            Table(
                row["id"], row, Match(fresh), self.store, came=Company(row | {"rated": company.rated}, self.store, rows)
            )
        )

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
        await asyncio.wrap_future(self.store.open_past(row, header, forks, rows))
        return self.seat(Table(row["id"], row | origin(forks), match, self.store, chain=chain, at=at))

    async def gather(
        self, owner: str, game: Game, players: Sequence[str], options: int, names: Sequence[str], terms: Terms = PRIVATE
    ) -> Room:
        """A table that waits for its people; seats that are open are for friends, or for everybody here."""
        check(game, players, (OPEN,))
        row: Row = {"id": secrets.token_urlsafe(12), "game": game.name, "options": options, "seats": len(players)}
        row |= {
            "owner": owner,
            "rated": terms.rated,
            "open": terms.public,
            "deadline": terms.deadline,
            "pact": terms.pact,
            "after": "",
            "made": time.time(),
        }
        rows = seated(row | {"players": players, "names": names, "opened": row["made"]})
        await asyncio.wrap_future(self.store.gather(row, rows))
        self._rooms[row["id"]] = room = Room(row, game, Company(row, self.store, rows), self.book)
        self._touch(room.name)
        return room

    async def room(self, name: str) -> Room | None:
        """A table whose match is not dealt yet."""
        async with self._door(name):
            if name not in self._rooms and name not in self._tables:
                await self.store.here(name)
                row = await asyncio.to_thread(self.store.gathering, name)
                waits = await asyncio.to_thread(self.store.waits, name)
                if row is None or not waits or row["game"] not in games():
                    return None
                company = await asyncio.to_thread(self.company, row)
                self._rooms[name] = Room(row, load(row["game"]), company, self.book)
            self._touch(name)
        return self._rooms.get(name)

    async def find(self, name: str) -> Table | Room | None:
        """A table, or the room where people wait for it."""
        return await self.room(name) or await self.table(name)

    async def begin_room(self, room: Room, lang: str = "en") -> Table:
        """Deal the match of a room whose seats are all taken; its name stays."""
        async with room.lock:
            if room.begun:
                begun = await self.table(room.name)
                if begun is None:  # it was given up
                    raise Refusal(ROOM_WORDS[lang]["begun"])
                return begun
            if room.free:
                raise Refusal(ROOM_WORDS[lang]["seats_free"])
            seats = room.company.seats
            if room.company.rated and (reason := self.ratings.hindrance(room.company)):
                raise Refusal(ROOM_WORDS[lang][reason])
            check(room.game, room.company.players)
            names = kept([it.name for it in seats], room.company.players)
            header = Header(room.game, len(seats), room.row["options"], names)
            row = described(header, room.company.players, room.company.owner) | {"id": room.name}
            table = Table(room.name, row, Match(header), self.store, came=room.company)
            await asyncio.wrap_future(self.store.deal(row, header.seed, header.salt, posted(table, table.match, 0)))
            room.begun = True
            self.seat(table)
            self._rooms.pop(room.name, None)
        room.company.call()
        return table

    async def close_room(self, room: Room) -> None:
        """Give a table up before it begins; whoever waits there is told."""
        async with room.lock:
            if not room.begun:
                await asyncio.wrap_future(self.store.close_room(room.name))
                room.begun = room.closed = True
                self._rooms.pop(room.name, None)
        room.company.call()

    async def join(self, word: str, person: str, name: str, lang: str = "en") -> str:
        """Take up an invitation; the table that it leads to."""
        link = await asyncio.to_thread(self.book.invited, word)
        place = await self.find(link.match) if link else None
        if link is None or place is None:
            raise Refusal(ROOM_WORDS[lang]["no_invite"])
        if link.role == SEAT and isinstance(place, Room):
            await place.redeem(link, person, name, lang)
        elif link.role == OWN or not place.company.knows(person):
            try:
                await self.book.redeem(link, person, [])
            except Conflict:
                raise Refusal(ROOM_WORDS[lang]["no_invite"]) from None
        if link.role == OWN or person not in place.company.invitees:
            place.company.invitees[person] = link.role
        return place.name

    async def table(self, name: str) -> Table | None:
        """A table by its name, rebuilt from its events at the first touch."""
        async with self._door(name):
            if name not in self._tables:
                await self.store.here(name)
                row = await asyncio.to_thread(self.store.match, name)
                if row is None:
                    return None
                table = await asyncio.to_thread(self.rebuild, row)
                for when, step in self._steps:  # while it was not in memory
                    shift(table, step if table.since <= when else 0.0)
                self.seat(table)
            self._touch(name)
            table = self._tables[name]
        self._wake(table)  # a bot that fell over a full disk gets up when somebody comes to look
        return table

    def _door(self, name: str) -> asyncio.Lock:
        return self._doors.setdefault(name, asyncio.Lock())

    def rebuild(self, row: Row) -> Table:
        """A table from what was written of it, played again from the beginning."""
        self.store.examine(row["id"])
        game = edition(row["game"], row["rules"], row["box"])
        seed, salt = self.store.secrets(row["id"])
        rows = self.store.forks(row["id"])
        forks = tuple(Fork(fork["at"], fork["seat"], fork["seed"]) for fork in rows)
        match = Match(Header(game, row["seats"], row["options"], tuple(row["names"]), seed, salt, forks))
        table = replay(row | origin(rows), self.store.events(row["id"]), match, self.store, self.company(row))
        table.spent = spent_at(self.store, table.name)
        table.plans, table.dropped, table.planned = plans_of(self.store, table.name)
        return table

    def company(self, row: Row) -> Company:
        about, name = row | (self.store.gathering(row["id"]) or {}), row["id"]
        about |= {"pact": pact_of(self.store, name), "rests": rests_of(self.store, name)}
        about["tournament"] = tournament_of(self.store, name)
        company = Company(about, self.store, self.store.sittings(name), self.invitees(name))
        company.next, company.wish = next(iter(self.store.following(name)), ""), kept_wish(self.store, name)
        return company

    def invitees(self, name: str) -> dict[str, str]:
        """Who was invited: to this table, or to one that its people left to go back."""
        before = (self.store.gathering(name) or {}).get("after")
        left = self.invitees(before) if before and not self.store.ending(before) else {}
        return left | self.book.invitees(name)

    def seat(self, table: Table) -> Table:
        self._tables[table.name] = table
        table.since = min(table.since, self.clock())  # the clock may have been put back since
        table.audience.add(lambda: self._wake(table))
        table.company.audience.add(table.reseat)
        table.company.audience.add(lambda: self._set_alarm(table))
        self._touch(table.name)
        self._wake(table)
        return table

    def forget(self, name: str) -> None:
        """A table is to be no more: its bots stop, and whoever looks at it is nobody there."""
        place = self._tables.pop(name, None) or self._rooms.pop(name, None)
        if name in self._bots:
            self._bots.pop(name).cancel()
        if place:
            place.company.dissolve()

    @property
    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def _wake(self, table: Table) -> None:
        """Let the bots play, if one is to move and none is at it, or who has planned ahead; else a clock may run."""
        self._set_alarm(table)
        if (table.bot_to_move() or waits(table)) and not self._playing(table.name):
            self._bots[table.name] = asyncio.create_task(self._move_bots(table))

    def _playing(self, name: str) -> bool:
        """Are bots at it?"""
        return name in self._bots and not self._bots[name].done()

    # --- what stays in memory

    def _touch(self, name: str) -> None:
        self._touched.pop(name, None)
        self._touched[name] = time.monotonic()

    def tidy(self, idle: float = IDLE) -> None:
        """Let go of whatever nobody has asked for in so many seconds, nor looks at: it comes back from the store."""
        limit = time.monotonic() - idle
        for name in [name for name, when in takewhile(lambda it: it[1] <= limit, self._touched.items())]:
            if self._needed(name):
                self._touch(name)
                continue
            for memory in (self._touched, self._tables, self._rooms, self._bots):
                memory.pop(name, None)

    def _needed(self, name: str) -> bool:
        """Does somebody look, is something being done, or would something be lost?"""
        table, room = self._tables.get(name), self._rooms.get(name)
        if table:
            alone = len(table.audience) == 1 and len(table.company.audience) == 2  # the lobby's own ears
            return not alone or table.lock.locked() or self._playing(name)
        return room is not None and bool(room.company.audience or room.lock.locked() or room.links)

    async def _move_bots(self, table: Table) -> None:
        try:
            while table.bot_to_move() or waits(table):
                await self._play_bots(table)
                await self._play_plan(table)
        except Exception as error:  # the table waits, and its people can still look and undo
            table.stumble(note(error, f"a bot at table {table.name}"))

    async def _play_bots(self, table: Table) -> None:
        while player := table.bot_to_move():
            at, seat = table.at, table.match.turn
            clock = asyncio.get_running_loop().time
            start = clock()
            a = scripted(table.match)
            if a is None:
                view, whom = table.match.view(seat), table.row["owner"]
                a = await self.workers.choose(table.match.game, player, view, seat, whom)
            pause = self._pause(table)
            spent = clock() - start
            await asyncio.sleep(shown_after(pause, unhurried(table.match, player), spent) - spent)
            if table.bot_to_move() == player:  # else the person whose seat it is has come back
                try:
                    await table.play(seat, at, a, secrets.token_hex(8))
                except Trouble:  # the host knows, and whoever plays is told when they try
                    await asyncio.sleep(AGAIN)

    def _pause(self, table: Table) -> float:
        return self.pace * max(table.pace.values(), default=1) * (REGRET if table.may_regret() else 1)

    async def _play_plan(self, table: Table) -> None:
        """What somebody said before is done, as slowly as a bot would."""
        if waits(table):
            await asyncio.sleep(self._pause(table))
            try:
                await carry_out(table)
            except Trouble:
                await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        for task in self._bots.values():
            task.cancel()
        await asyncio.gather(*self._bots.values(), return_exceptions=True)
        self.workers.close()
        self.store.close()
