"""A page as one person has it open: it shows the newest frame, has one intent at a time, and sends that again over a
new line until it is answered. Now and then it does what it should not."""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from tests.simulation.wire import Line

PATIENCE = 12.0  # seconds without an answer after which the line counts as dead
BACK = "bot"  # a word in the refusal of a seat that a bot plays meanwhile


@dataclass
class Intent:
    """What somebody wanted, and all that was answered."""

    person: str
    table: str
    message: dict[str, Any]
    since: float
    answers: list[tuple[bool, int, str]] = field(default_factory=list)


@dataclass
class Seen:
    """What a page was shown over one line."""

    table: str
    frames: list[dict[str, Any]] = field(default_factory=list)
    logs: list[tuple[int, list[list[str]]]] = field(default_factory=list)


class Page:
    def __init__(self, world: Any, person: str, table: str) -> None:
        self.world, self.person, self.table = world, person, table
        self.line: Line | None = None
        self.waiting: Intent | None = None
        self.frame: dict[str, Any] | None = None
        self.seen: list[Seen] = []
        self.intents: dict[str, Intent] = {}
        self.faults: list[str] = []
        self.away = 0.0  # until when nobody looks

    # --- the line

    def connect(self) -> None:
        house = self.world.house
        if house is None or not house.process.alive or house.process.frozen:
            return
        seen = Seen(self.table)
        self.seen.append(seen)
        self.line = Line(house.process, house.state, lambda text: self._hear(seen, text), self._lost)
        house.welcome(self.line, self.table, self.person)
        self._send({"type": "eyes", "seat": 0})
        if self.waiting and self.world.resends:
            self._send(self.waiting.message)
            self.waiting.since = self.world.loop.now

    def _send(self, message: dict[str, Any]) -> None:
        if self.line:
            self.line.send(json.dumps(message))

    def _lost(self) -> None:
        self.line = None

    def _hear(self, seen: Seen, text: str) -> None:
        self.world.note(self.person, text)
        message = json.loads(text)
        match message["type"]:
            case "frame":
                seen.frames.append(message)
                self.frame = message
            case "log":
                seen.logs.append((message["seat"], message["log"]))
            case "answer":
                self._answered(message)
            case "fault" | "sorry":
                self.faults.append(text)

    def _answered(self, message: dict[str, Any]) -> None:
        self.intents[message["id"]].answers.append((message["done"], message["at"], message["reason"]))
        if self.waiting and self.waiting.message["id"] == message["id"]:
            self.waiting = None
        if not message["done"] and BACK in message["reason"]:
            self.world.house.process.start(self.world.house.back(self.table, self.person))

    # --- the person

    async def live(self) -> None:
        chance = self.world.loop.chance
        while True:
            await asyncio.sleep(chance.random() * self.world.haste)
            if self.line is None:
                if self.world.quiet or self.world.loop.now > self.away:
                    self.connect()
            elif self.waiting:
                if self.world.loop.now > self.waiting.since + PATIENCE:
                    self.line.cut()
            elif not self.world.quiet and self.frame and not self.frame["over"]:
                self._act(self.frame)

    def _act(self, frame: dict[str, Any]) -> None:
        chance, at = self.world.loop.chance, frame["at"]
        offers, what = [int(a) for a in frame["offers"]], chance.random()
        if what < 0.08:
            self._intend({"type": "undo", "at": at, "whole": chance.random() < 0.3})
        elif what < 0.12:  # out of turn, or of a moment that is gone
            self._intend({"type": "play", "at": at - chance.randrange(2), "a": chance.randrange(15)})
        elif frame["turn"] in frame["mine"] and offers:
            self._intend({"type": "play", "at": at, "a": chance.choice(offers)})

    def _intend(self, message: dict[str, Any]) -> None:
        message["id"] = f"{self.world.loop.chance.randrange(16**24):024x}"
        self.waiting = Intent(self.person, self.table, message, self.world.loop.now)
        self.intents[message["id"]] = self.waiting
        self._send(message)
