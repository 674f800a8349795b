"""A live table: one match, its lock, and what each audience is shown.

The walk of an action: check, append, await the commit, then step and tell. Nothing is sent before the commit, and a
repeated or late message changes nothing.
"""

import asyncio
import hashlib
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import InitVar, dataclass, field
from typing import Any

from majlis.core.forced import forced
from majlis.core.frame import refusal
from majlis.core.guide import guide_of
from majlis.core.match import IllegalAction, Match
from majlis.core.refusal import Refusal
from majlis.core.speech import topic
from majlis.table import hours
from majlis.table.ahead import PASSED, Ahead, closing
from majlis.table.audience import Audience
from majlis.table.company import Company
from majlis.table.daily import sealed
from majlis.table.database import Trouble
from majlis.table.guiding import scripted
from majlis.table.outbox import posted
from majlis.table.records import feat
from majlis.table.store import GUEST, ME, PEOPLE, Conflict, Row, Statement, Store, took

WORDS = topic("majlis.words", "table")

PLAY, FORCED, UNDO = "play", "forced", "undo"
__all__ = ("FORCED", "GUEST", "ME", "PLAY", "UNDO", "Answer", "Table", "ending", "past", "replay")


@dataclass(frozen=True)
class Answer:
    """What the sender of a message hears: it was done, or why not."""

    done: bool
    at: int  # events so far
    reason: str = ""


@dataclass
class Table:
    """A match that people and bots play."""

    name: str
    row: Row
    match: Match
    store: Store
    chain: str = ""
    at: int = 0  # events so far: plays and undos
    answers: dict[str, Answer] = field(default_factory=dict)  # by action id
    audience: Audience = field(default_factory=Audience)  # called after every change
    shown: dict[tuple[int, int, str, bool], str] = field(default_factory=dict)  # what was drawn lately, for whom
    heard: dict[tuple[int, str, int | None], tuple[tuple[int, ...], list[list[str]]]] = field(default_factory=dict)
    news: int = 0  # so many actions came with the last change: several, if it was a plan or went on by itself
    fault: str = ""  # the number of the fault over which a bot stumbled
    by_itself: frozenset[int] = frozenset()  # which actions of the match followed from the one before by themselves
    pace: dict[int, float] = field(default_factory=dict)  # how slowly the bots shall play, for seats of people
    spent: dict[int, float] = field(default_factory=dict)  # what each seat has used of its own time
    plans: dict[int, Ahead] = field(default_factory=dict)  # what people will do at their next decision: see ahead.py
    dropped: dict[int, Ahead] = field(default_factory=dict)  # of which nothing was open, until they play
    planned: int = 0  # so many lists were ever made
    by_hand: set[int] = field(default_factory=set)  # seats of people who take their forced steps by themselves
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    came: InitVar[Company | None] = None

    def __post_init__(self, came: Company | None) -> None:
        self.company = came or Company(self.row | {"id": self.name}, self.store)
        self._drawn_for = self.players
        self.since = float(self.row.get("opened", 0.0))  # when the present turn began
        self.company.hourglass = self

    @property
    def players(self) -> list[str]:
        """For each seat: me, guest or the name of a bot."""
        return self.company.players

    def bot_to_move(self) -> str | None:
        """The bot whose turn it is."""
        idle = self.match.over or self.left or self.company.resting
        player = ME if idle else self.players[self.match.turn]
        return None if player in PEOPLE else player

    @property
    def left(self) -> bool:
        """Have its people gone back to an earlier moment, and on from there at another table?"""
        return bool(self.company.next) and not self.match.over

    def persons(self) -> list[int]:
        """The seats that people play."""
        return [it.seat for it in self.company.seats if it.human]

    def reseat(self) -> None:
        """If somebody else plays a seat from now on, what was drawn for all is drawn anew."""
        if self.players != self._drawn_for:
            self._drawn_for, self.since = self.players, time.time()  # whoever comes back has all the time again
            self.shown.clear()
            self._call()

    @property
    def due(self) -> float | None:
        """When the time of a person's turn is over, if it runs."""
        return hours.due(self)

    def times(self, rows: Sequence[Row]) -> list[Row]:
        """What a change of seats takes from whose turn it is, and gives to who returns with no time left."""
        taken = hours.toll(self, hours.SITTING, rows[0]["number"], time.time())
        for it in rows:
            taken += hours.grace(self, it["number"], it["seat"]) if it["player"] in PEOPLE else []
        return taken

    def use(self, rows: Sequence[Row]) -> None:
        """What was written of somebody's time holds."""
        for it in rows:
            self.spent[it["seat"]] = self.spent.get(it["seat"], 0.0) + it["seconds"]

    @property
    def open(self) -> bool:
        """May seed and salt be seen? When the match is over, and nobody else can still try the same deal."""
        return self.match.over and not sealed(self.row.get("date")) and not self.company.sealed

    @property
    def rated(self) -> bool:
        """Does it count: for the ratings, in a tournament, or as a try at the deal of a day, if that ends in time?"""
        return (
            self.company.rated
            or bool(self.company.tournament)
            or (bool(self.row.get("rated")) and sealed(self.row.get("date")))
        )

    @property
    def last(self) -> range:
        """The last action that somebody chose, and those that followed from it by themselves."""
        first = self.match.at - 1
        while first in self.by_itself:
            first -= 1
        return range(max(0, first), self.match.at)

    def can_undo(self, seat: int) -> bool:
        """May this seat take back its last action? Not the one that ended the match: the seed is open now."""
        return not self.match.over and self.match.can_undo(seat, len(self.last) or 1)

    def may_regret(self) -> bool:
        """Has a person's turn just ended by itself, and could still be taken back?"""
        return self.match.at - 1 in self.by_itself and any(self.can_undo(seat) for seat in self.persons())

    async def answered(self, action_id: str) -> Answer | None:
        """What this message brought when it came before; it may be that it is only being written."""
        async with self.lock:
            return self.answers.get(action_id)

    async def play(
        self, seat: int, at: int, a: int, action_id: str, lang: str = "en", besides: Sequence[Statement] = ()
    ) -> Answer:
        """Play an action for a seat that saw the table as it was after `at` events."""
        return await self.plan(seat, at, [a], action_id, lang, besides)

    async def plan(
        self,
        seat: int,
        at: int,
        plan: Sequence[int],
        action_id: str,
        lang: str = "en",
        besides: Sequence[Statement] = (),
    ) -> Answer:
        """Play several actions as one, up to the first that is not open; nothing is played after what shows something
        new, for whoever made the plan could not know it."""
        async with self.lock:
            known = self._known(at, action_id, lang)
            if known:
                return known
            draft, reason = self._draft(), ""
            for a in plan:
                if reason := hindrance(self.match, draft.match, seat, a, lang):
                    break
                draft.enter(PLAY, a)
            if not draft.events:
                return self._no(reason)
            besides = besides or closing(self.name, self.plans.get(seat), PASSED)  # whatever was planned, it is done
            answer = await self._append(self._went_on(draft), action_id, lang, reason, besides)
            if answer.done:
                self.plans.pop(seat, None)
                self.dropped.pop(seat, None)
            return answer

    async def undo(self, seat: int, at: int, action_id: str, lang: str = "en", whole: bool = False) -> Answer:
        """Take back the own last action, or the whole turn, as far as it showed nobody anything new."""
        async with self.lock:
            known = self._known(at, action_id, lang)
            if known:
                return known
            if not self.can_undo(seat):
                return Answer(False, self.at, WORDS[lang]["no_undo"])
            draft = self._draft()
            for _ in range(self.undoable(seat) if whole else len(self.last)):
                draft.enter(UNDO, draft.match.actions[-1])
            return await self._append(draft, action_id, lang)

    def undoable(self, seat: int) -> int:
        """How many actions of its turn this seat may take back, with those that followed by themselves."""
        if not self.can_undo(seat):
            return 0
        return self.match.at - self.match.turned(seat, self.last.start)

    def _known(self, at: int, action_id: str, lang: str) -> Answer | None:
        """The old answer to a repeated message; a refusal for one that comes too late."""
        if action_id in self.answers:
            return self.answers[action_id]
        if at != self.at or self.left:
            return Answer(False, self.at, WORDS[lang]["left" if self.left else "stale"])
        return Answer(False, self.at, WORDS[lang]["resting"]) if self.company.resting else None

    async def _append(
        self, draft: "Draft", action_id: str, lang: str, reason: str = "", besides: Sequence[Statement] = ()
    ) -> Answer:
        """Write down what was tried on a copy, and only then let it happen and be seen."""
        rows, after = self._rows(draft, action_id), draft.match
        passes = after.turn != self.match.turn
        try:
            own = feat(self.name, after) if self._counts(after) else None
            taken = hours.toll(self, hours.EVENT, rows[-1]["seq"], rows[-1]["time"]) if passes else []
            told = posted(self, after, self.at + len(rows)) if passes else []
            await asyncio.wrap_future(
                self.store.append(rows, ending(self.name, after), own, [*besides, *took(taken), *told])
            )
        except (Conflict, Trouble) as error:
            return await self._look_up(action_id, error, lang)
        if passes:
            self.since = rows[-1]["time"]
            self.use(taken)
        self.match, self.by_itself, self.fault = after, draft.by_itself, ""
        self.chain, self.at = rows[-1]["chain"], self.at + len(rows)
        self.news = sum(row["kind"] != UNDO for row in rows)
        self.answers[action_id] = Answer(True, self.at, reason)
        self._call()
        return self.answers[action_id]

    async def _look_up(self, action_id: str, error: Exception, lang: str) -> Answer:
        """What could not be written may stand there yet: if the line to a database broke after its commit, or if
        another process wrote. The record is right, whatever was said of it."""
        with suppress(Trouble):
            self._catch_up(await asyncio.to_thread(self.store.events, self.name))
        if action_id in self.answers:
            return self.answers[action_id]
        if isinstance(error, Trouble):
            raise error
        return Answer(False, self.at, WORDS[lang]["elsewhere"])

    def _catch_up(self, rows: list[Row]) -> None:
        """Let happen what stands in the record and did not happen here."""
        if self.at < len(rows):
            before, self.match = self.match.at, self.match.copy()
            for entry in rows[self.at :]:
                follow(self, entry)
            self.news = max(0, self.match.at - before)
            self._call()

    def _counts(self, match: Match) -> bool:
        """May it enter the record sheet? Only a deal that was new does, and nobody could have told."""
        late = self.row.get("date") and self.row.get("rated") and not self.rated
        return not late and self.players == [ME] and not match.header.forks and guide_of(match) is None

    def _rows(self, draft: "Draft", action_id: str) -> list[Row]:
        """The events of one message; the last has its id, so that a repeated message is known after a restart."""
        rows, chain = [], self.chain
        for n, (event, digest) in enumerate(draft.events):
            seq, own = self.at + n, action_id if n == len(draft.events) - 1 else f"{action_id}-{n}"
            chain = link(chain, seq, event["kind"], event["seat"], event["action"], digest)
            row = {"match": self.name, "seq": seq, "action_id": own, "chain": chain, "time": time.time()}
            rows.append(row | event)
        return rows

    def stumble(self, fault: str) -> None:
        """A bot could not move: everybody at the table is told."""
        self.fault = fault
        self._call()

    def changed(self) -> None:
        """Whether it may go on has changed: what was drawn is drawn anew."""
        self.shown.clear()
        self._call()

    def _call(self) -> None:
        self.audience.call()

    def _draft(self) -> "Draft":
        return Draft(self.match.copy(), self.by_itself)

    def _no(self, reason: str) -> Answer:
        return Answer(False, self.at, reason)

    def _went_on(self, draft: "Draft") -> "Draft":
        """Whatever can only go one way then, by itself."""
        while (step := self._forced(draft.match)) is not None:
            draft.enter(FORCED, step)
        return draft

    def _forced(self, match: Match) -> int | None:
        """What goes by itself now; a lesson explains every step, and so waits for it."""
        by_hand = match.turn in self.by_hand or scripted(match) is not None
        return None if by_hand else forced(match.game, match.state)


def hindrance(now: Match, after: Match, seat: int, a: int, lang: str) -> str:
    """Why a plan that was made now does not go on with this action, if it does not."""
    if after.at > now.at and after.state["reveals"].item(0) != now.state["reveals"].item(0):
        return str(WORDS[lang]["plan_shows"])
    return "" if seat == after.turn and a in after.open() else refusal(after, seat, a, lang)


@dataclass
class Draft:
    """What one message would bring about, tried on a copy: its own event, and those that follow by themselves."""

    match: Match
    by_itself: frozenset[int]
    events: list[tuple[Row, str]] = field(default_factory=list)  # each with the digest of the state that it led to

    def enter(self, kind: str, a: int) -> None:
        event = {"kind": kind, "seat": self.match.mover(self.match.at - (kind == UNDO)), "action": a}
        self.by_itself = enter(self.match, event, self.by_itself)
        self.events.append((event, self.match.digest()))


def enter(match: Match, event: Row, by_itself: frozenset[int]) -> frozenset[int]:
    """Let an event happen to a match, and keep which of its actions went by themselves."""
    if event["kind"] == UNDO:
        match.undo(event["seat"])
        return by_itself - {match.at}
    match.play(event["action"])
    return by_itself | ({match.at - 1} if event["kind"] == FORCED else set())


def link(chain: str, seq: int, kind: str, seat: int, a: int, digest: str) -> str:
    """The next link of the hash chain over all events and states."""
    return hashlib.sha256(f"{chain} {seq} {kind} {seat} {a} {digest}".encode()).hexdigest()


def past(name: str, match: Match) -> tuple[list[Row], str]:
    """The events of a match that begins with actions of another one, and the last link of their chain."""
    rows, chain = [], ""
    for seq, a in enumerate(match.actions):
        seat, digest = match.mover(seq), hashlib.sha256(match.state_at(seq + 1).tobytes()).hexdigest()
        chain = link(chain, seq, PLAY, seat, a, digest)
        rows.append({"match": name, "seq": seq, "kind": PLAY, "seat": seat, "action": a, "action_id": f"past-{seq}"})
        rows[-1] |= {"chain": chain, "time": time.time()}
    return rows, chain


def ending(name: str, match: Match) -> dict[str, Any] | None:
    """The row of a finished match."""
    if not match.over:
        return None
    return {"match": name, "points": match.points(), "result": match.result().tolist(), "time": time.time()}


def repeat(table: Table, entry: Row) -> str | None:
    """Play one event again; its link of the chain, or None where it could not have been played."""
    try:
        table.by_itself = enter(table.match, entry, table.by_itself)
    except IllegalAction:  # its sentence is for the eyes of one seat
        return None
    return link(table.chain, entry["seq"], entry["kind"], entry["seat"], entry["action"], table.match.digest())


def follow(table: Table, entry: Row) -> None:
    """Let the next event of a record happen, if it is what it says."""
    turn, chain = table.match.turn, repeat(table, entry)
    if table.match.turn != turn:
        table.since = entry["time"]
    if chain != entry["chain"] or entry["seq"] != table.at:
        raise Refusal(f"Table {table.name} does not agree with its record at event {entry['seq']}: it was changed.")
    table.chain, table.at = entry["chain"], table.at + 1
    table.answers[entry["action_id"]] = Answer(True, table.at)


def replay(row: Row, events: list[Row], match: Match, store: Store, company: Company | None = None) -> Table:
    """Rebuild a table from its events, and check that nothing was touched since."""
    name = row["id"]
    table = Table(name, row, match, store, came=company)
    for entry in events:
        follow(table, entry)
    table.news = len(table.last)
    return table
