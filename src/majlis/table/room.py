"""A table whose match is not dealt yet: seats are offered, taken, given back and exchanged until its owner begins."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import replace

from majlis.bots.bot import names as bot_names
from majlis.core.game import Game
from majlis.core.refusal import Refusal
from majlis.core.speech import topic
from majlis.table.company import NOBODY, OPEN, Company, Sitting
from majlis.table.guestbook import SEAT, Guestbook, Invitation
from majlis.table.store import GUEST, ME, Conflict, Row

WORDS = topic("majlis.words", "table")


class Room:
    """A waiting room. Whatever changes it is written first."""

    def __init__(self, row: Row, game: Game, company: Company, book: Guestbook) -> None:
        self.name, self.row, self.game, self.company, self.book = row["id"], row, game, company, book
        self.lock = asyncio.Lock()
        self.begun = self.closed = False  # a room that was given up begins nothing any more
        self.links: dict[int, str] = {}  # the secrets of links to free seats: known to this process alone

    @property
    def free(self) -> list[int]:
        return [it.seat for it in self.company.seats if it.player == OPEN]

    async def sit(self, person: str, seat: int, name: str, lang: str = "en") -> None:
        """Take a free seat; whoever has one already changes over."""
        await self._change(lambda: [*self._risen(person, (ME,)), self._taken(person, seat, name, lang)], lang)

    async def leave(self, person: str, lang: str = "en") -> None:
        """Give all own seats back."""
        await self._change(lambda: self._risen(person, (ME, GUEST)), lang)

    async def put(self, seat: int, player: str, name: str = "", lang: str = "en") -> None:
        """The owner decides: a friend by link, somebody beside the owner, or a bot."""
        if player not in (OPEN, GUEST, *bot_names()):
            raise Refusal(WORDS[lang]["no_such_player"].format(who=player[:40]))
        whose = self.company.owner if player == GUEST else ""
        await self._change(lambda: [replace(self._seat(seat, lang), player=player, person=whose, name=name)], lang)

    async def swap(self, seat: int, other: int, lang: str = "en") -> None:
        def swapped() -> list[Sitting]:
            here, there = self._seat(seat, lang), self._seat(other, lang)
            return [replace(here, seat=there.seat), replace(there, seat=here.seat)]

        await self._change(swapped, lang)

    async def fill(self, bot: str, lang: str = "en") -> None:
        """Bots on all free seats."""
        if bot not in bot_names():
            raise Refusal(WORDS[lang]["no_such_player"].format(who=bot[:40]))
        await self._change(lambda: [Sitting(seat, bot) for seat in self.free], lang)

    async def resize(self, more: bool, lang: str = "en") -> None:
        """One seat more, or the last one less if nobody sits there."""

        def resized() -> list[Sitting]:
            seats = self.company.seats
            if len(seats) + (1 if more else -1) not in self.game.seats or (not more and seats[-1].person):
                raise Refusal(WORDS[lang]["no_resize"])
            return [Sitting(len(seats), OPEN)] if more else [Sitting(seats[-1].seat, NOBODY)]

        await self._change(resized, lang)

    async def rename(self, person: str, name: str, lang: str = "en") -> None:
        """Another name, for the own seat or for nobody's."""
        own = (it for it in self.company.seats if it.person == person and it.player == ME)
        await self._change(lambda: [replace(it, name=name) for it in own], lang)

    async def link(self, seat: int, lang: str = "en") -> str:
        """The secret of the link to a free seat: the same until it was taken up, or has run out."""
        async with self.lock:
            if seat not in self.free:
                raise Refusal(WORDS[lang]["seat_taken"])
            word = self.links.get(seat, "")
            if not word or self.book.invited(word) is None:
                self.links[seat] = word = await self.book.invite(self.name, SEAT, seat)
            return word

    async def renew(self, seat: int) -> None:
        """The link to a seat is good for nothing from now on; the next one is another."""
        async with self.lock:
            if word := self.links.pop(seat, ""):
                await self.book.withdraw(word)

    async def redeem(self, link: Invitation, person: str, name: str, lang: str) -> None:
        """Sit down by a link: the link and the seat are taken together, by whoever is first."""
        async with self.lock:
            self._waits(lang)
            if self.company.of(person):
                raise Refusal(WORDS[lang]["sits_already"])
            rows = self.company.rows(self._taken(person, link.seat, name, lang))
            try:
                await self.book.redeem(link, person, rows)
            except Conflict:
                raise Refusal(WORDS[lang]["no_invite"]) from None
            self.company.settle(rows)

    # --- what changes

    async def _change(self, found: Callable[[], Iterable[Sitting]], lang: str) -> None:
        async with self.lock:
            self._waits(lang)
            changes = list(found())
            if changes:
                await self.company.change(*changes)

    def _waits(self, lang: str) -> None:
        if self.begun:
            raise Refusal(WORDS[lang]["begun"])

    def _seat(self, seat: int, lang: str) -> Sitting:
        found = self.company.at(seat)
        if found is None:
            raise Refusal(WORDS[lang]["no_seat"])
        return found

    def _taken(self, person: str, seat: int, name: str, lang: str) -> Sitting:
        if self._seat(seat, lang).player != OPEN:
            raise Refusal(WORDS[lang]["seat_taken"])
        return Sitting(seat, ME, person, name)

    def _risen(self, person: str, players: tuple[str, ...]) -> list[Sitting]:
        return [Sitting(it.seat, OPEN) for it in self.company.seats if it.person == person and it.player in players]
