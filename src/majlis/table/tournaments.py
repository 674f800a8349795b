"""Tournaments: who enters, rounds and their tables. Everything else follows from the games.

A round and all its tables are written at once, under a key that lets it begin once. Whether a round is over, who has
how many points, what is to be done next: all of it is read from what is there, so that a house that was killed between
any two writes goes on as if nothing had been.
"""

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from sqlalchemy import insert, or_, select

from majlis.bots.bot import names as bot_names
from majlis.bots.search.ways import DEFAULT
from majlis.core.game import Game, games, load
from majlis.core.guests import guest
from majlis.core.match import Header
from majlis.core.refusal import Refusal
from majlis.core.speech import topic
from majlis.table.casting import described, kept
from majlis.table.clocks import TICK
from majlis.table.company import Sitting, written
from majlis.table.faults import note
from majlis.table.guestbook import DAYS, digest
from majlis.table.lobby import Lobby
from majlis.table.schema import finish
from majlis.table.schema_tournament import board, entrant, parted, round_, summons, tournament
from majlis.table.store import ME, Conflict, Row, Store, dealt, set_up
from majlis.table.swiss import DUPLICATE, RIVAL, SWISS, Board, Standing, paired, standings
from majlis.table.table import Table

WORDS = topic("majlis.words", "tournament")
KINDS = (SWISS, DUPLICATE)
ROUNDS = range(1, 12)
MOST = 64  # entrants
TITLE = 40  # letters
SEATS = 2  # at every table
TIMES = (0, 3600, 86400, 3 * 86400, 7 * 86400)  # seconds for a round


@dataclass(frozen=True)
class Entrant:
    """Somebody who plays."""

    number: int
    player: str  # me, or a bot of the house
    person: str
    name: str
    left: bool


class Tournament:
    """One tournament as it stands now; who may look at it is asked as at a table."""

    def __init__(self, store: Store, row: Row, entrants: list[Entrant], rounds: list[Row], boards: list[Board]) -> None:
        self.store, self.row, self.entrants, self.boards = store, row, entrants, boards
        self.name, self.owner, self.public, self.kind = row["id"], row["owner"], bool(row["open"]), row["kind"]
        self.round, self.due = len(rounds), rounds[-1]["due"] if rounds else 0.0
        self.company = self  # as of a table

    @property
    def begun(self) -> bool:
        return self.round > 0

    @property
    def playing(self) -> list[Board]:
        """The games of this round that are not over."""
        return [it for it in self.boards if it.round == self.round and not it.over]

    @property
    def active(self) -> list[int]:
        return [it.number for it in self.entrants if not it.left]

    @property
    def over(self) -> bool:
        last = self.round >= self.row["rounds"] or len(self.active) < 2
        return self.begun and not self.playing and last

    @cached_property
    def standings(self) -> list[Standing]:
        return standings(self.kind, [it.number for it in self.entrants], self.boards)

    # --- who may what, as access.may asks

    def of(self, person: str | None) -> list[int]:
        return [it.number for it in self.entrants if person and it.person == person and not it.left]

    def owns(self, person: str | None) -> bool:
        return person is not None and person == self.owner

    def shows(self, person: str | None) -> bool:
        return self.public or self.owns(person) or any(it.person == person for it in self.entrants if person)


class Tournaments:
    """All tournaments of one house."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.store = lobby, lobby.store
        self.lock = asyncio.Lock()  # one change at a time
        self.running: set[str] = set()
        self._over: set[str] = set()  # those that need no look any more

    # --- reading

    def find(self, name: str) -> Tournament | None:
        rows = self.store.rows(select(tournament).where(tournament.c.id == name))
        if not rows or rows[0]["game"] not in games():
            return None
        gone = {row["number"] for row in self.store.rows(select(parted).where(parted.c.tournament == name))}
        people = self.store.rows(select(entrant).where(entrant.c.tournament == name).order_by(entrant.c.number))
        rounds = self.store.rows(select(round_).where(round_.c.tournament == name).order_by(round_.c.number))
        entrants = [
            Entrant(it["number"], it["player"], it["person"], it["name"], it["number"] in gone) for it in people
        ]
        return Tournament(self.store, rows[0], entrants, rounds, self._boards(name))

    def _boards(self, name: str) -> list[Board]:
        query = select(board, finish.c.points, finish.c.result).outerjoin(finish, finish.c.match == board.c.match)
        rows = self.store.rows(query.where(board.c.tournament == name).order_by(board.c.round, board.c.number))
        return [
            Board(*(it[key] for key in ("round", "number", "match")), *(tuple(it[key] or ()) for key in LISTS))
            for it in rows
        ]

    def of(self, person: str) -> list[Tournament]:
        """Those that somebody made or entered, and those that are open to all; the newest first."""
        own = select(entrant.c.tournament).where(entrant.c.person == person, entrant.c.person != "")
        seen = or_(tournament.c.owner == person, tournament.c.open, tournament.c.id.in_(own))
        rows = self.store.rows(select(tournament.c.id).where(seen).order_by(tournament.c.made.desc()).limit(50))
        return [found for row in rows if (found := self.find(row["id"]))]

    def summoned(self, word: str) -> Tournament | None:
        """To which tournament a link leads, while it is good: the newest one is."""
        rows = self.store.rows(select(summons).where(summons.c.hash == digest(word), summons.c.expires > time.time()))
        if not rows:
            return None
        own = select(summons).where(summons.c.tournament == rows[0]["tournament"]).order_by(summons.c.made.desc())
        newest = self.store.rows(own.limit(1))[0]["hash"]
        return self.find(rows[0]["tournament"]) if newest == rows[0]["hash"] else None

    # --- before it begins

    async def make(self, owner: str, game: Game, wish: Row, lang: str = "en") -> str:
        """A tournament that nobody has entered yet."""
        if wish["kind"] not in KINDS or wish["rounds"] not in ROUNDS or wish["lasts"] not in TIMES:
            raise Refusal(WORDS[lang]["no_such_tournament"].format(n=ROUNDS[-1]))
        if SEATS not in game.seats:
            raise Refusal(WORDS[lang]["not_for_two"].format(game=game.about[lang].title))
        game.check(wish["options"], SEATS)
        row = {"id": secrets.token_urlsafe(12), "owner": owner, "game": game.name, "made": time.time()}
        row |= wish | {"title": wish["title"][:TITLE].strip() or game.about[lang].title}
        row["rival"] = DEFAULT if wish["kind"] == DUPLICATE else ""
        await self._write(insert(tournament).values(row))
        return str(row["id"])

    async def invite(self, name: str) -> str:
        """The secret of a link; the one before is good for nothing."""
        word, now = secrets.token_urlsafe(24), time.time()
        row = {"hash": digest(word), "tournament": name, "expires": now + DAYS, "made": now}
        await self._write(insert(summons).values(row))
        return word

    async def enter(self, name: str, player: str, person: str, called: str, lang: str = "en") -> None:
        """Somebody plays, or a bot of the house does."""
        async with self.lock:
            found = self._open(name, lang)
            if any(it.person == person for it in found.entrants if person):
                raise Refusal(WORDS[lang]["entered_already"])
            if len(found.entrants) >= MOST:
                raise Refusal(WORDS[lang]["full"].format(n=MOST))
            if player != ME and player not in bot_names():
                raise Refusal(WORDS[lang]["no_such_bot"].format(them=", ".join(bot_names())))
            row = {"tournament": name, "number": len(found.entrants), "player": player, "person": person}
            row |= {"name": called if player == ME else bots_name(found, player), "time": time.time()}
            await self._write(insert(entrant).values(row))

    def _open(self, name: str, lang: str) -> Tournament:
        found = self.find(name)
        if found is None or found.begun:
            raise Refusal(WORDS[lang]["tournament_begun"])
        return found

    async def begin(self, name: str, lang: str = "en") -> None:
        async with self.lock:
            found = self._open(name, lang)
            if len(found.active) < 2:
                raise Refusal(WORDS[lang]["too_few"])
            await self._open_round(found)
        await self.look(name)

    async def leave(self, name: str, person: str, lang: str = "en") -> None:
        """Somebody is in no further round; a bot plays their game to its end."""
        async with self.lock:
            found = self.find(name)
            own = found.of(person) if found else []
            if not own or (found and found.over):
                raise Refusal(WORDS[lang]["not_entered"])
            await self._write(insert(parted).values(tournament=name, number=own[0], time=time.time()))
        await self.look(name)

    # --- rounds

    async def _open_round(self, found: Tournament) -> None:
        """The next round with all its tables, written at once: if somebody was faster, nothing is."""
        number, now, name = found.round + 1, self.lobby.clock(), found.name
        rows: list[Any] = [
            insert(round_).values(
                tournament=name, number=number, due=now + found.row["lasts"] if found.row["lasts"] else 0.0, made=now
            )
        ]
        seed = None
        for i, seats in enumerate(paired(found.kind, found.active, found.boards)):
            match = ""
            if len(seats) == SEATS:
                header, row = self._table(found, seats, seed)
                seed, match = header.seed if found.kind == DUPLICATE else None, row["id"]
                rows += [*set_up(row), *dealt(row, header.seed, header.salt)]
            about = {"tournament": name, "round": number, "number": i, "match": match, "seats": list(seats)}
            rows.append(insert(board).values(about))
        try:
            await self._write(*rows)
        except Conflict:
            return
        self.running.add(name)

    def _table(self, found: Tournament, seats: Sequence[int], seed: bytes | None) -> tuple[Header, Row]:
        """A match of a round, and its row with who sits where. It belongs to nobody."""
        game, them = load(found.row["game"]), {it.number: it for it in found.entrants}
        rival = Entrant(RIVAL, found.row["rival"], "", "", left=False)
        chairs = [them.get(it, rival) for it in seats]
        players = [it.player for it in chairs]
        names = kept([it.name for it in chairs], players)
        header = Header(game, SEATS, found.row["options"], names)
        header = header if seed is None else replace(header, seed=seed)
        row = described(header, players, f"tournament {found.name}")
        sitters = [
            Sitting(i, it.player, it.person, name) for i, (it, name) in enumerate(zip(chairs, names, strict=True))
        ]
        more: Row = {"deadline": found.row["deadline"], "open": found.public, "sittings": written(row["id"], sitters)}
        return header, row | more

    async def look(self, name: str) -> None:
        """Whatever is to be done: bots play, who is late or has left is replaced, a round that is over is followed."""
        async with self.lock:
            found = await asyncio.to_thread(self.find, name)
            if found is None or not found.begun or found.over:
                self.running.discard(name)
                self._over |= {name} if found and found.over else set()
                return
            for one in found.playing:
                await self._see_to(found, one)
            if not found.playing:
                await self._open_round(found)

    async def _see_to(self, found: Tournament, one: Board) -> None:
        """One table: it is woken, so that its bots play, also after the house was closed."""
        try:
            table = await self.lobby.table(one.match)
        except Refusal:  # damaged, or of other rules: the host is told elsewhere
            return
        if table is None:
            return
        gone = {it.person for it in found.entrants if it.left and it.person}
        await table.company.give_up(*gone)
        if found.due and self.lobby.clock() >= found.due:
            await hurry(table)

    async def remember(self) -> None:
        """Which have begun, here or in another process of the house."""
        rows = await asyncio.to_thread(self.store.rows, select(round_.c.tournament).distinct())
        self.running |= {row["tournament"] for row in rows} - self._over

    async def keep(self) -> None:
        """Look at all tournaments that run, once a second."""
        await self.remember()
        while True:
            for name in sorted(self.running):
                try:
                    await self.look(name)
                except Exception as error:  # a full disk, say: the others go on, and this one in a while
                    note(error, f"tournament {name}")
            await asyncio.sleep(TICK)

    async def _write(self, *statements: Any) -> None:
        await asyncio.wrap_future(self.store.write(*statements))


LISTS = ("seats", "points", "result")


def bots_name(found: Tournament, player: str) -> str:
    """What a bot is called through all rounds: its guest's name, with a number if that is taken."""
    who = guest(player, len(found.entrants), found.row["game"])
    name, taken = who.name if who else player.title(), {it.name for it in found.entrants}
    return next(it for it in (name, *(f"{name} {n}" for n in range(2, MOST + 2))) if it not in taken)


async def hurry(table: Table) -> None:
    """The time of the round is over: a bot plays for whoever is to move."""
    async with table.lock:
        seat = table.company.at(table.match.turn) if not table.match.over else None
        if seat and seat.human:
            await table.company.stand_in(seat.person, DEFAULT)
