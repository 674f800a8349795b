"""The house: opens tables, finds them again after a restart, and lets the bots play."""

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import zip_longest
from typing import NamedTuple

from majlis.bots.bot import names as bot_names
from majlis.bots.search.ways import DEFAULT
from majlis.core.game import Game, games, load
from majlis.core.guests import PERSON, code
from majlis.core.guide import Guide
from majlis.core.match import Fork, Header, Match
from majlis.core.refusal import Refusal
from majlis.table.company import OPEN, Company, written
from majlis.table.daily import Deal, today
from majlis.table.database import Trouble
from majlis.table.faults import LOG, note
from majlis.table.guestbook import OWN, SEAT, Guestbook
from majlis.table.guiding import scripted
from majlis.table.ratings import Ratings
from majlis.table.room import WORDS as ROOM_WORDS
from majlis.table.room import Room
from majlis.table.store import GUEST, ME, PEOPLE, Conflict, Row, Store, seated
from majlis.table.table import Table, past, replay
from majlis.table.workers import Workers

GUIDED_RIVAL = "gentle"
AGAIN = 5.0  # seconds until a bot tries once more what could not be written
STEP = 30.0  # seconds by which a clock may be wrong without a word
TICK = 1.0  # seconds between two looks at the clocks
PACE = 0.6  # seconds between the moves of bots, so that an eye can follow
PACES = {"brisk": 0.3, "slow": 3.0}  # times as long, for who wants that; whatever else is said is 1
REGRET = 4  # times as long, if a person's turn has ended by itself and could be taken back


class Terms(NamedTuple):
    """On what terms friends are asked to a table."""

    public: bool = False  # may everybody here see it and sit down?
    deadline: int = 0  # seconds for a turn
    rated: bool = False  # does it count for the ratings?


PRIVATE = Terms()


class Lobby:
    """All tables of one store."""

    def __init__(self, store: Store, workers: Workers, pace: float = PACE) -> None:
        self.store, self.workers, self.pace = store, workers, pace
        self.book, self.ratings, self.clock = Guestbook(store), Ratings(store), time.time
        self._tables: dict[str, Table] = {}
        self._rooms: dict[str, Room] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._opening = asyncio.Lock()
        self._looked = self.clock(), time.monotonic()

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
        return self.seat(Table(name, row | daily(deal), match, self.store))

    async def rematch(self, old: Table, person: str, lang: str = "en") -> Table:
        """Another game with everybody: several people move on by one seat, and all find the same table."""
        header, company = old.match.header, old.company
        if len(company.people) < 2:
            return await self.open(person, header.game, old.players, header.options, header.names)
        if not old.match.over:
            raise Refusal(ROOM_WORDS[lang]["not_over_yet"])
        async with old.lock:
            if company.next and (found := await self.table(company.next)):
                return found
            chairs = company.moved_on()
            players = [it.player for it in chairs]
            fresh = Header(header.game, header.seats, header.options, kept([it.name for it in chairs], players))
            row = described(fresh, players, company.owner)
            row |= {
                "counts": company.rated,
                "deadline": company.deadline,
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
            "after": "",
            "made": time.time(),
        }
        rows = seated(row | {"players": players, "names": names, "opened": row["made"]})
        await asyncio.wrap_future(self.store.gather(row, rows))
        self._rooms[row["id"]] = room = Room(row, game, Company(row, self.store, rows), self.book)
        return room

    async def room(self, name: str) -> Room | None:
        """A table whose match is not dealt yet."""
        async with self._opening:
            if name not in self._rooms and name not in self._tables:
                row = await asyncio.to_thread(self.store.gathering, name)
                waits = await asyncio.to_thread(self.store.waits, name)
                if row is None or not waits or row["game"] not in games():
                    return None
                company = await asyncio.to_thread(self._company, row)
                self._rooms[name] = Room(row, load(row["game"]), company, self.book)
        return self._rooms.get(name)

    async def find(self, name: str) -> Table | Room | None:
        """A table, or the room where people wait for it."""
        return await self.room(name) or await self.table(name)

    async def begin_room(self, room: Room, lang: str = "en") -> Table:
        """Deal the match of a room whose seats are all taken; its name stays."""
        async with room.lock:
            if room.begun:
                return self._tables[room.name]
            if room.free:
                raise Refusal(ROOM_WORDS[lang]["seats_free"])
            seats = room.company.seats
            if room.company.rated and (reason := self.ratings.hindrance(room.company)):
                raise Refusal(ROOM_WORDS[lang][reason])
            check(room.game, room.company.players)
            names = kept([it.name for it in seats], room.company.players)
            header = Header(room.game, len(seats), room.row["options"], names)
            row = described(header, room.company.players, room.company.owner) | {"id": room.name}
            await asyncio.wrap_future(self.store.deal(row, header.seed, header.salt))
            room.begun = True
            table = self.seat(Table(room.name, row, Match(header), self.store, came=room.company))
            del self._rooms[room.name]
        room.company.call()
        return table

    async def close_room(self, room: Room) -> None:
        """Give a table up before it begins; whoever waits there is told."""
        async with room.lock:
            if not room.begun:
                await asyncio.wrap_future(self.store.close_room(room.name))
                room.begun = room.closed = True
                del self._rooms[room.name]
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
        async with self._opening:
            if name not in self._tables:
                row = await asyncio.to_thread(self.store.match, name)
                if row is None:
                    return None
                self.seat(await asyncio.to_thread(self.rebuild, row))
        self._wake(self._tables[name])  # a bot that fell over a full disk gets up when somebody comes to look
        return self._tables[name]

    def rebuild(self, row: Row) -> Table:
        """A table from what was written of it, played again from the beginning."""
        self.store.examine(row["id"])
        game = load(row["game"])
        if (row["rules"], row["box"]) != (game.version, game.digest):
            raise Refusal(f"This match was played with other rules of {game.title}; this version cannot show it.")
        seed, salt = self.store.secrets(row["id"])
        rows = self.store.forks(row["id"])
        forks = tuple(Fork(fork["at"], fork["seat"], fork["seed"]) for fork in rows)
        match = Match(Header(game, row["seats"], row["options"], tuple(row["names"]), seed, salt, forks))
        return replay(row | origin(rows), self.store.events(row["id"]), match, self.store, self._company(row))

    def _company(self, row: Row) -> Company:
        about, name = row | (self.store.gathering(row["id"]) or {}), row["id"]
        company = Company(about, self.store, self.store.sittings(name), self.invitees(name))
        company.next = next(iter(self.store.following(name)), "")
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
        self._wake(table)
        return table

    def forget(self, name: str) -> None:
        """A table is to be no more: its bots stop, and whoever looks at it is nobody there."""
        place = self._tables.pop(name, None) or self._rooms.pop(name, None)
        if name in self._bots:
            self._bots.pop(name).cancel()
        if place:
            place.company.dissolve()

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
            if table.bot_to_move() == player:  # else the person whose seat it is has come back
                try:
                    await table.play(seat, at, a, secrets.token_hex(8))
                except Trouble:  # the host knows, and whoever plays is told when they try
                    await asyncio.sleep(AGAIN)

    async def keep_time(self) -> None:
        """Look at all clocks, once a second; those of tables that nobody has touched since the start, too."""
        for name in await asyncio.to_thread(self.store.timed):
            with suppress(Refusal):  # of other rules: nobody can play on
                await self.table(name)
        self._looked = self.clock(), time.monotonic()
        while True:
            self.regulate()
            for table in list(self._tables.values()):
                try:
                    await self.ring(table)
                except Exception as error:  # a full disk, say: the other clocks go on, and this one in a while
                    table.since = time.time()
                    note(error, f"the clock of table {table.name}")
            await asyncio.sleep(TICK)

    def regulate(self) -> None:
        """If the machine's clock was put on or back, or the machine slept: nobody's turn is longer or shorter."""
        before, self._looked = self._looked, (self.clock(), time.monotonic())
        step = (self._looked[0] - before[0]) - (self._looked[1] - before[1])
        if abs(step) < STEP:
            return
        LOG.error("The clock of this machine was put by %+.0f seconds, or it slept: the times for turns go on.", step)
        for table in self._tables.values():
            table.since, table.company.seated_at = table.since + step, table.company.seated_at + step

    async def ring(self, table: Table) -> None:
        """If the time of a turn is over, a bot plays in this person's place: once, however often one looks."""
        async with table.lock:
            if table.due is not None and self.clock() >= table.due:
                seat = table.company.at(table.match.turn)
                assert seat
                await table.company.stand_in(seat.person, DEFAULT)

    async def close(self) -> None:
        for task in self._bots.values():
            task.cancel()
        await asyncio.gather(*self._bots.values(), return_exceptions=True)
        self.workers.close()
        self.store.close()


def practising(players: Sequence[str], seat: int, bot: str = "") -> list[str]:
    """Who plays on: somebody on one seat, the bots that were there or the one that is named on all others."""
    others = [bot or (player if player in bot_names() else DEFAULT) for player in players]
    return [ME if i == seat else player for i, player in enumerate(others)]


def renamed(table: Table, players: Sequence[str]) -> tuple[str, ...]:
    """Who keeps a seat keeps the name; all others are called what they are."""
    old = zip_longest(table.players, players, table.match.header.names, fillvalue="")
    return kept([name if was == now else "" for was, now, name in old], players)


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


def check(game: Game, players: Sequence[str], more: Sequence[str] = ()) -> None:
    """Refuse seats that nobody could sit on."""
    if len(players) not in game.seats:
        raise Refusal(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {len(players)}.")
    for player in players:
        if player not in (ME, GUEST, *bot_names(), *more):
            raise Refusal(f"Nobody is called {player!r}. A seat is for me, guest, {', '.join(bot_names())}.")


def kept(names: Sequence[str], players: Sequence[str]) -> tuple[str, ...]:
    """The names that were given; who gave none is somebody, or a bot of a level: readers know what to call them."""
    given = zip(names or [""] * len(players), players, strict=False)  # of another length, the match refuses them
    return tuple(name or (PERSON if player in PEOPLE else code(player)) for name, player in given)
