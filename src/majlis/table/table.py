"""A live table: one match, its lock, and what each audience is shown.

The walk of an action: check, append, await the commit, then step and tell. Nothing is sent before the commit, and a
repeated or late message changes nothing.
"""

import asyncio
import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from majlis.core.frame import refusal
from majlis.core.match import IllegalAction, Match
from majlis.core.refusal import Refusal
from majlis.core.speech import topic
from majlis.table.daily import sealed
from majlis.table.records import feat
from majlis.table.store import Conflict, Row, Store

WORDS = topic("majlis.words", "table")

PLAY, UNDO = "play", "undo"
Entry = tuple[str, int, int, str]  # kind, seat, action, digest of the state after it
ME, GUEST = "me", "guest"  # a person on the owner's own device: alone, or with the curtain between


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
    audience: set[Callable[[], None]] = field(default_factory=set)  # called after every change
    shown: dict[tuple[int, int, str, bool], dict[str, Any]] = field(default_factory=dict)  # what was drawn for whom
    news: int = 1  # so many actions came with the last change: more than one, if it was a plan
    fault: str = ""  # the number of the fault over which a bot stumbled
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def players(self) -> list[str]:
        """For each seat: me, guest or the name of a bot."""
        return list(self.row["players"])

    def bot_to_move(self) -> str | None:
        """The bot whose turn it is."""
        player = self.players[self.match.turn] if not self.match.over else ME
        return None if player in (ME, GUEST) else player

    def persons(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player in (ME, GUEST)]

    @property
    def open(self) -> bool:
        """May seed and salt be seen? When the match is over, and of the deal of a day when the day is, too."""
        return self.match.over and not sealed(self.row.get("date"))

    def can_undo(self, seat: int) -> bool:
        """May this seat take back its last action? Not the one that ended the match: the seed is open now."""
        return not self.match.over and self.match.can_undo(seat)

    async def play(self, seat: int, at: int, a: int, action_id: str, lang: str = "en") -> Answer:
        """Play an action for a seat that saw the table as it was after `at` events."""
        return await self.plan(seat, at, [a], action_id, lang)

    async def plan(self, seat: int, at: int, plan: Sequence[int], action_id: str, lang: str = "en") -> Answer:
        """Play several actions as one, up to the first that is not open; nothing is played after what shows something
        new, for whoever made the plan could not know it."""
        async with self.lock:
            known = self._known(at, action_id, lang)
            if known:
                return known
            after, entries = self.match.copy(), []
            for a in plan:
                if reason := hindrance(self.match, after, seat, a, lang):
                    break
                after.play(a)
                entries.append((PLAY, seat, a, after.digest()))
            return await self._append(after, entries, action_id, reason) if entries else Answer(False, self.at, reason)

    async def undo(self, seat: int, at: int, action_id: str, lang: str = "en", whole: bool = False) -> Answer:
        """Take back the own last action, or the whole turn, as far as it showed nobody anything new."""
        async with self.lock:
            known = self._known(at, action_id, lang)
            if known:
                return known
            if not self.can_undo(seat):
                return Answer(False, self.at, WORDS[lang]["no_undo"])
            after, entries = self.match.copy(), []
            for _ in range(self.undoable(seat) if whole else 1):
                entries.append((UNDO, seat, after.undo(seat), after.digest()))
            return await self._append(after, entries, action_id)

    def undoable(self, seat: int) -> int:
        """How many actions of its turn this seat may take back."""
        return self.match.at - self.match.undone(seat).at if self.can_undo(seat) else 0

    def _known(self, at: int, action_id: str, lang: str) -> Answer | None:
        """The old answer to a repeated message; a refusal for one that comes too late."""
        if action_id in self.answers:
            return self.answers[action_id]
        if at != self.at:
            return Answer(False, self.at, WORDS[lang]["stale"])
        return None

    async def _append(self, after: Match, entries: list[Entry], action_id: str, reason: str = "") -> Answer:
        """Write down what was done on a copy, and only then let it happen and be seen."""
        rows = self._rows(entries, action_id)
        try:
            own = feat(self.name, after) if self.players == [ME] and not after.header.forks else None
            await asyncio.wrap_future(self.store.append(rows, ending(self.name, after), own))
        except Conflict:
            return Answer(False, self.at, "This table is being played elsewhere. Load the page again.")
        self.match, self.chain, self.at, self.fault = after, rows[-1]["chain"], self.at + len(rows), ""
        self.news = sum(kind == PLAY for kind, *_ in entries)
        self.answers[action_id] = Answer(True, self.at, reason)
        self._call()
        return self.answers[action_id]

    def _rows(self, entries: list[Entry], action_id: str) -> list[Row]:
        """The events of one message; the last has its id, so that a repeated message is known after a restart."""
        rows, chain = [], self.chain
        for i, (kind, seat, a, digest) in enumerate(entries, 1):
            own = action_id if i == len(entries) else f"{action_id}-{i}"
            row = {
                "match": self.name,
                "seq": self.at + i - 1,
                "kind": kind,
                "seat": seat,
                "action": a,
                "action_id": own,
            }
            chain = link(chain, self.at + i - 1, kind, seat, a, digest)
            rows.append(row | {"chain": chain, "time": time.time()})
        return rows

    def stumble(self, fault: str) -> None:
        """A bot could not move: everybody at the table is told."""
        self.fault = fault
        self._call()

    def _call(self) -> None:
        for call in list(self.audience):
            call()


def hindrance(now: Match, after: Match, seat: int, a: int, lang: str) -> str:
    """Why a plan that was made now does not go on with this action, if it does not."""
    if after.at > now.at and after.state[0]["reveals"] != now.state[0]["reveals"]:
        return str(WORDS[lang]["plan_shows"])
    return "" if seat == after.turn and a in after.open() else refusal(after, seat, a, lang)


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


def repeat(match: Match, entry: Row, chain: str) -> str | None:
    """Play one event again; its link of the chain, or None where it could not have been played."""
    try:
        if entry["kind"] == PLAY:
            match.play(entry["action"])
        else:
            match.undo(entry["seat"])
    except IllegalAction:  # its sentence is for the eyes of one seat
        return None
    return link(chain, entry["seq"], entry["kind"], entry["seat"], entry["action"], match.digest())


def replay(name: str, row: Row, events: list[Row], match: Match, store: Store) -> Table:
    """Rebuild a table from its events, and check that nothing was touched since."""
    table = Table(name, row, match, store)
    for entry in events:
        chain = repeat(match, entry, table.chain)
        if chain != entry["chain"] or entry["seq"] != table.at:
            raise Refusal(f"Table {name} does not agree with its record at event {entry['seq']}: it was changed.")
        table.chain, table.at = entry["chain"], table.at + 1
        table.answers[entry["action_id"]] = Answer(True, table.at)
    return table
