"""Who has come to a table: seats and whose they are, others who were invited, and who is here now.

Who sits where is written as rows that are only added; for each seat the last one holds. A seat keeps its person while a
bot plays there in their place.
"""

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Protocol

from majlis.bots.search.ways import DEFAULT
from majlis.table.audience import Audience
from majlis.table.daily import sealed
from majlis.table.hours import FREE, Pact, Span
from majlis.table.rounds import under_seal
from majlis.table.store import GUEST, ME, PEOPLE, Row, Store, seated

OPEN, NOBODY = "open", "none"  # a seat that waits for somebody; one that was taken away
OWNER = "own"


@dataclass(frozen=True)
class Sitting:
    """One seat: who plays there, and whose it is."""

    seat: int
    player: str  # me or guest (on the device of its person), open, or a bot
    person: str = ""
    name: str = ""

    @property
    def human(self) -> bool:
        return self.player in PEOPLE

    @property
    def stood_in(self) -> bool:
        """Does a bot play in somebody's place?"""
        return bool(self.person) and not self.human


class Hourglass(Protocol):
    """The time of a match."""

    def times(self, rows: Sequence[Row]) -> list[Row]:
        """What a change of seats takes from somebody's time, and gives."""

    def use(self, rows: Sequence[Row]) -> None:
        """It is written."""


class Company:
    """The people of one table, before and after its match is dealt."""

    def __init__(self, row: Row, store: Store, rows: Sequence[Row] = (), invitees: Mapping[str, str] | None = None):
        self.name, self.owner, self.public, self.store = row["id"], row["owner"], bool(row.get("open")), store
        self.day = row.get("date")  # of a deal of the day
        self.tournament = str(row.get("tournament") or "")  # of which this is a table
        self._sealed = bool(self.tournament)  # until its round is over, in a duplicate one
        self.rated = bool(row.get("rated")) and not self.day  # does it count for the ratings?
        self.deadline = int(row.get("deadline") or 0)  # seconds for a turn
        self.pact: Pact = row.get("pact") or FREE  # what was agreed about the whole game
        self.rests: list[Span] = list(row.get("rests") or ())  # when the game rested; the last may have no end
        self.plea: Any = None  # that somebody wants it to rest, or to go on: see resting.py
        self.hourglass: Hourglass | None = None  # of its match, when that is dealt
        self.seated_at = 0.0  # when somebody last changed seats
        self.invitees = dict(invitees or {})  # to what each took up an invitation
        self.here: Counter[str] = Counter()  # open pages of each person
        self.looked: dict[str, float] = {}  # when each last came or went
        self.audience = Audience()  # called when somebody comes, goes or changes seats
        self.votes: dict[str, set[str]] = {}  # who wants a bot to play for somebody who is away
        self.next = ""  # the table where these people play again
        self.wish: Any = None  # that somebody wants to go back: see wishes.py
        self.said = 0  # how often something was said or taken away since the house opened
        self.number = 0
        self.ever: set[str] = set()  # who sits or sat here
        self._pages: list[tuple[str | None, Callable[[], None]]] = []
        self._seats: dict[int, Sitting] = {}
        self._one = asyncio.Lock()
        self._enter(rows or seated(row))

    @property
    def seats(self) -> list[Sitting]:
        return [self._seats[seat] for seat in sorted(self._seats) if self._seats[seat].player != NOBODY]

    @property
    def resting(self) -> bool:
        """Does the game rest now?"""
        return bool(self.rests) and self.rests[-1][1] == math.inf

    @property
    def players(self) -> list[str]:
        return [it.player for it in self.seats]

    @property
    def people(self) -> list[str]:
        """Everybody who has a seat, in the order of the seats."""
        return list(dict.fromkeys(it.person for it in self.seats if it.person))

    def of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [it.seat for it in self.seats if person and it.person == person]

    def owns(self, person: str | None) -> bool:
        return person is not None and (person == self.owner or self.invitees.get(person) == OWNER)

    def knows(self, person: str | None) -> bool:
        """Was somebody ever asked to this table?"""
        return self.owns(person) or person in self.ever or person in self.invitees

    def shows(self, person: str | None) -> bool:
        """May somebody look? At a deal that others can still try (of a day, of a round) only who plays it."""
        if sealed(self.day):
            return person is not None and person == self.owner
        if self.sealed:
            return bool(self.of(person))
        return self.public or self.knows(person)

    @property
    def sealed(self) -> bool:
        """Do others still play the same deal, in a round of a duplicate tournament?"""
        self._sealed = self._sealed and under_seal(self.store, self.name)
        return self._sealed

    def absent(self, seat: int) -> bool:
        """Is this the seat of somebody who has no page open?"""
        person = self._seats[seat].person
        return bool(person) and not self.here[person]

    def at(self, seat: int) -> Sitting | None:
        found = self._seats.get(seat)
        return found if found and found.player != NOBODY else None

    # --- changes

    def rows(self, *changes: Sitting) -> list[Row]:
        """Changes as they are written."""
        return written(self.name, changes, self.number)

    async def change(self, *changes: Sitting) -> None:
        """Write it down, and only then let it be seen."""
        async with self._one:  # a clock that rings just when somebody comes back: both would write the same number
            rows = self.rows(*changes)
            times = self.hourglass.times(rows) if self.hourglass else []
            await asyncio.wrap_future(self.store.sit(rows, times))
            if self.hourglass:
                self.hourglass.use(times)
            self.settle(rows)

    def settle(self, rows: Sequence[Row]) -> None:
        """What was written holds."""
        self._enter(rows)
        self.call()

    def _enter(self, rows: Sequence[Row]) -> None:
        for row in rows:
            it = Sitting(row["seat"], row["player"], row["person"], row["name"])
            self._seats[it.seat] = it
            self.number, self.seated_at = row["number"] + 1, row["time"]
            self.ever |= {it.person} - {""}

    async def stand_in(self, person: str, bot: str, alone: int | None = None) -> None:
        """A bot plays in this person's place until they are back: at all seats of theirs, or at one alone."""
        self.votes.pop(person, None)
        theirs = [it for it in self.seats if it.person == person and it.human and alone in (None, it.seat)]
        await self.change(*[replace(it, player=bot) for it in theirs])

    async def come_back(self, person: str, but: Container[int] = ()) -> None:
        """All seats of this person are theirs again, but for these: one their own, the others for those beside them."""
        back = [it for it in self.seats if it.person == person and it.stood_in and it.seat not in but]
        if back:
            await self.change(*[replace(it, player=GUEST if i else ME) for i, it in enumerate(back)])

    async def give_up(self, *people: str) -> None:
        """The seats of these are nobody's any more: bots play them to the end."""
        own = [it for it in self.seats if it.person and it.person in people]
        if own:
            await self.change(*[replace(it, player=DEFAULT if it.human else it.player, person="") for it in own])

    def moved_on(self) -> list[Sitting]:
        """Everybody one seat on; whose bot played in their place sits down again."""
        back = [replace(it, player=ME) if it.stood_in else it for it in self.seats]
        return [replace(it, seat=seat) for seat, it in enumerate(back[1:] + back[:1])]

    def dissolve(self) -> None:
        """The table is gone: nobody may look at it any more, and all are told."""
        self.owner, self.public, self.ever, self.invitees = "", False, set(), {}
        self._seats = {seat: replace(it, person="") for seat, it in self._seats.items()}
        self.call()

    # --- who is here

    def arrive(self, person: str | None, call: Callable[[], None]) -> None:
        self.audience.add(call)
        self._pages.append((person, call))
        self._count(person, 1)

    def leave(self, person: str | None, call: Callable[[], None]) -> None:
        self.audience.discard(call)
        self._pages.remove((person, call))
        self._count(person, -1)

    def murmur(self, person: str) -> None:
        """Something is new for the pages of one person, and for nobody else's."""
        for whose, call in list(self._pages):
            if whose == person:
                call()

    def _count(self, person: str | None, change: int) -> None:
        if person:
            before, self.looked[person] = bool(self.here[person]), time.time()
            self.here[person] += change
            self.votes.pop(person, None)
            if before != bool(self.here[person]) and len(self.people) > 1:
                self.call()

    def call(self) -> None:
        self.audience.call()


def written(name: str, changes: Sequence[Sitting], number: int = 0) -> list[Row]:
    """Rows from this number on."""
    rows = [asdict(it) | {"match": name, "number": number + i} for i, it in enumerate(changes)]
    return [row | {"time": time.time()} for row in rows]
