"""The socket of one visitor at one table: messages in, frames out."""

import asyncio
import time
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from majlis.bots.coach.advice import SECONDS, Tip
from majlis.bots.coach.plans import Budget
from majlis.bots.coach.tips import Reader, Said, nudge, said, touched
from majlis.core.frame import alike, refusal
from majlis.core.game import ONLOOKER
from majlis.core.plan import MOST
from majlis.core.refusal import Refusal
from majlis.core.speech import LANGUAGES
from majlis.table.database import Trouble, told
from majlis.table.easel import Easel
from majlis.table.faults import note
from majlis.table.hours import clocks
from majlis.table.pace import PACES
from majlis.table.show import behind, drawn, inside, log, openly, show, shown, written
from majlis.table.table import Answer, Table
from majlis.table.workers import Workers
from majlis.web.access import LOOK, MESSAGES, may
from majlis.web.back import wished
from majlis.web.limits import Limits
from majlis.web.slow import plans, pleaded, until_day
from majlis.web.vitals import Vitals
from majlis.web.words import WORDS

LONGEST = 4096  # characters of a message
AT_ONCE = 40  # lines of a log that nobody waits for: more are put into words in a thread


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """Whatever a page may send; which fields count depends on the type."""

    type: str
    id: str = ""
    at: int = -1
    a: int = -1
    plan: Annotated[list[int], msgspec.Meta(max_length=MOST)] = []
    whole: bool = False
    seat: int = ONLOOKER
    tall: bool = False
    lang: str = "en"
    words: str = ""
    steps: bool = True  # shall forced steps go by themselves?
    pace: str = ""  # how the bots shall play


class Visit:
    """One open socket. Its eyes are an onlooker's until it asks for a seat that it owns."""

    def __init__(self, socket: WebSocket, table: Table, person: str | None, address: str = "") -> None:
        self.socket, self.table, self.person, self.address = socket, table, person, address
        self.workers: Workers = socket.app.state.lobby.workers
        self.easel: Easel = socket.app.state.lobby.easel
        self.limits: Limits = socket.app.state.limits
        self.vitals: Vitals = socket.app.state.vitals
        self.seat, self.tall, self.lang = ONLOOKER, False, "en"
        self.changed = asyncio.Event()
        self.looks = False  # has the page said what it wants to see?
        self.due = False  # is there a frame to send?
        self.moved = False  # has somebody come or gone, or changed seats?
        self.asked: tuple[int, int] | None = None  # the moment and the seat that the coach thinks about
        self.advice: asyncio.Task[None] | None = None
        self.tips: list[Tip] = []
        self.plans: dict[str, Any] = {"list": [], "dropped": []}  # what was last told of what this person will do next
        self.same: tuple[int, bool] | None = None  # at which moment all people here would have been shown the same

    @property
    def mine(self) -> list[int]:
        """The seats of this person."""
        return self.table.company.of(self.person)

    def _plays(self, seat: int) -> bool:
        """Is it played from here? A bot may sit there meanwhile."""
        found = self.table.company.at(seat)
        return seat in self.mine and found is not None and found.human

    def _people_moved(self) -> None:
        self.moved = True
        self.changed.set()

    async def run(self) -> None:
        """Send a frame after every change, and answer messages, until the page goes away."""
        self.table.audience.add(self._table_changed)
        self.table.company.arrive(self.person, self._people_moved)
        sender = asyncio.create_task(self._send_frames())
        self.vitals.sockets += 1
        try:
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                before = self.table.at
                kind = await self._hear(message.get("text") or "")
                if self.table.at != before:
                    kind = "move"
                await asyncio.sleep(self._early(kind if kind in ("why", "move") else "question", waits=True))
        except WebSocketDisconnect:
            pass
        finally:
            self.vitals.sockets -= 1
            self.table.audience.discard(self._table_changed)
            self.table.company.leave(self.person, self._people_moved)
            sender.cancel()
            if self.advice:
                self.advice.cancel()  # nobody waits for it any more

    def _early(self, what: str, waits: bool = False) -> float:
        """By how many seconds this visitor asks for something too early; whoever waits has it then."""
        return self.limits.early(what, self.person, self.address, waits)

    def _table_changed(self) -> None:
        self.due = True
        self.changed.set()

    async def _send_frames(self) -> None:
        """Frames are never queued up: a slow page gets the newest one."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            try:
                await self._send_news()
            except WebSocketDisconnect:
                return
            except Exception as error:
                await self._confess(error, "frame")

    async def _send_news(self) -> None:
        """Who came and went, and the table if something happened there; nothing for whoever may look no longer."""
        if self.due:
            await self._drawn()
        if may(self.person, LOOK, self.table.company):
            await self.socket.close(1008)
            raise WebSocketDisconnect
        due, moved, self.due, self.moved = self.due, self.moved, False, False
        if moved and self.looks and len(self.table.company.people) > 1:
            await self._send(self._people())
        if self.looks:
            await self._tell_plans()
        if due:
            await self._write(self._frame())
            if self.table.fault:
                await self._send(fault(self.table.fault, self.lang))

    async def _drawn(self) -> None:
        """Have the table drawn when it is its turn: one after another, and between two of them others are heard. So
        whoever plays never waits for all that is to be drawn, however much it is."""
        if drawn(self.table, self._eyes(), self.lang, self.tall):
            return
        async with self.easel.turn():
            shown(self.table, self._eyes(), self.lang, self.tall)

    def _people(self) -> dict[str, Any]:
        """Who is here, and where a bot plays in somebody's place."""
        company = self.table.company
        seats = [
            {"seat": it.seat, "here": bool(company.here[it.person]), "bot": "" if it.human else it.player}
            | {"votes": len(company.votes.get(it.person, ())), "away": self._away(it.person)}
            for it in company.seats
            if it.person
        ]
        about: dict[str, Any] = {"mine": self.mine, "owner": company.owns(self.person), "next": company.next}
        about |= {"said": company.said, "wish": wished(self.table, self.person)}
        about |= {"rests": company.resting, "plea": pleaded(self.table, self.person)}
        return {"type": "people", "seats": seats} | about

    def _away(self, person: str) -> str:
        """Until when somebody is on vacation."""
        return until_day(self.table.store, person, self.lang)

    async def _tell_plans(self) -> None:
        """What this person will do next is told here alone, if it has changed."""
        found = plans(self.table, self.mine, self.lang)
        if found != self.plans:
            self.plans = found
            await self._send({"type": "ahead"} | found)

    def _frame(self) -> str:
        seat, turn = self._eyes(), self.table.match.turn
        waits = self._plays(turn) and seat != turn
        more = {"type": "frame", "mine": self.mine, "shared": self._shared(), "curtain": turn if waits else None}
        left = None if self.table.due is None else max(0, round(self.table.due - time.time()))
        times = {"left": left, "clocks": clocks(self.table, time.time())}
        return f"{{{inside(more)},{self._moment(seat)},{inside(times)}}}"

    def _moment(self, seat: int) -> str:
        """What this audience sees, as text."""
        if not self._shared():
            return shown(self.table, seat, self.lang, self.tall)
        self.seat = ONLOOKER  # nobody has lifted a curtain, so the next secret lowers it
        own = openly(self.table, seat, self.lang, self.mine)
        return inside(show(self.table, seat, self.lang, self.tall) | own)

    def _eyes(self) -> int:
        """With several people at one device a seat sees only in its own turn, unless all may see what it sees."""
        turn = self.table.match.turn
        if self._shared():
            return turn if turn in self.mine else self.mine[0]
        alone = len(self.mine) == 1
        return self.seat if alone or self.seat == turn or self.table.match.over else ONLOOKER

    def _shared(self) -> bool:
        """Are there several people before this screen, and nothing on it that only one of them may see?"""
        if len(self.mine) < 2 or self.table.match.over:
            return False
        if self.same is None or self.same[0] != self.table.at:
            self.same = self.table.at, alike(self.table.match, self.mine)
        return self.same[1]

    async def _send(self, message: dict[str, Any]) -> None:
        await self._write(written(message))

    async def _write(self, text: str) -> None:
        try:
            await self.socket.send_text(text)
        except RuntimeError as error:  # the socket was closed meanwhile
            raise WebSocketDisconnect from error

    async def _hear(self, text: str) -> str:
        """Answer a message; of what kind it was."""
        try:
            message = msgspec.json.decode(text if len(text) <= LONGEST else "", type=Message)
        except msgspec.DecodeError:
            await self._send({"type": "sorry", "reason": "This message could not be read."})
            return ""
        try:
            await self._answer(message)
        except WebSocketDisconnect:
            raise
        except Refusal as refusal:
            await self._send({"type": "sorry", "reason": told(refusal, self.lang)})
        except Exception as error:
            await self._confess(error, message.type, message.id)
        return message.type

    async def _answer(self, message: Message) -> None:
        reason = may(self.person, MESSAGES.get(message.type, LOOK), self.table.company, lang=self.lang)
        match message.type:
            case "play" | "say" | "undo" if reason:
                await self._send(answered(message.id, Answer(False, self.table.at, reason)))
                self._table_changed()
            case _ if reason:
                await self._send({"type": "sorry", "reason": reason})
            case "eyes":
                await self._look(message)
            case "play" | "say" | "undo":
                await self._act(message)
            case "hint":
                await self._hint()
            case "why":
                await self._send({"type": "why", "a": message.a, "reason": self._why(message.a)})
            case _:
                await self._send({"type": "sorry", "reason": f"Nobody here understands {message.type!r}."})

    async def _look(self, message: Message) -> None:
        self.seat = message.seat if message.seat in self.mine else ONLOOKER
        self.tall = message.tall
        self.lang = message.lang if message.lang in LANGUAGES else "en"
        for seat in self.mine:
            self.table.pace[seat] = PACES.get(message.pace, 1.0)
            (self.table.by_hand.discard if message.steps else self.table.by_hand.add)(seat)
        if behind(self.table, *self._ears()) > AT_ONCE:
            await asyncio.to_thread(log, self.table, *self._ears())
        seat, *_ = ears = self._ears()  # the table may have moved on meanwhile
        await self._send({"type": "log", "seat": seat, "log": log(self.table, *ears)})
        self.moved, self.looks = self.moved or not self.looks, True
        self._table_changed()

    def _ears(self) -> tuple[int, str, int | None]:
        """Whose log is read here, in which language, and what of it may be heard."""
        return self._eyes(), self.lang, ONLOOKER if self._shared() else None

    async def _act(self, message: Message) -> None:
        begun = time.monotonic()
        with self.easel.hush():
            try:
                answer = await self._do(message)
            except Trouble as trouble:  # nothing was written, so nothing happened
                answer = Answer(False, self.table.at, told(trouble, self.lang))
        self.vitals.played(answer.done, time.monotonic() - begun)
        await self._send(answered(message.id, answer))
        if not answer.done:
            self._table_changed()

    async def _do(self, message: Message) -> Answer:
        """Play for the seat whose eyes these are."""
        seat, table = self._eyes(), self.table
        if self.mine and (known := await table.answered(message.id)):  # the line was cut: whoever is to act by now
            return known
        if seat == ONLOOKER:
            return Answer(False, table.at, refusal(table.match, ONLOOKER, -1, self.lang))
        if not self._plays(seat):
            return Answer(False, table.at, WORDS[self.lang]["bot_plays"])
        if not 8 <= len(message.id) <= 64:
            return Answer(False, table.at, "A message needs an id of 8 to 64 characters.")
        if message.type == "undo":
            back = [person for person in self.mine if self._shared() and table.can_undo(person)]
            return await table.undo(back[0] if back else seat, message.at, message.id, self.lang, message.whole)
        try:
            plan = message.plan or [message.a if message.type != "say" else table.match.game.read(message.words)]
        except Refusal as refused:
            return Answer(False, table.at, str(refused))
        return await table.plan(seat, message.at, plan, message.id, self.lang)

    async def _hint(self) -> None:
        """Let a worker think about what this seat sees; the socket goes on listening meanwhile."""
        asked = self.table.at, self._eyes()
        if self.table.rated:
            why = "coach_rated" if self.table.row.get("date") else "coach_counts"
            await self._send({"type": "sorry", "reason": WORDS[self.lang][why]})
        elif self.table.match.over or asked[1] != self.table.match.turn:
            await self._send({"type": "hints", "at": asked[0], "hints": []})
        elif asked != self.asked and (wait := self._early("hint")):
            await self._send({"type": "sorry", "reason": WORDS[self.lang]["too_fast"].format(n=int(wait) + 1)})
        elif asked != self.asked:
            self.asked, self.tips = asked, []
            self.advice = asyncio.create_task(self._coach(*asked))
        elif self.tips:
            await self._advise(self.tips)

    async def _coach(self, at: int, seat: int) -> None:
        try:
            await self._think(at, seat)
        except WebSocketDisconnect:  # the page went away while the coach thought
            return
        except Exception as error:
            self.asked = None
            await self._confess(error, "hint")

    async def _think(self, at: int, seat: int) -> None:
        """An answer that comes too late is dropped: the table has moved on, or other eyes look at it."""
        match = self.table.match
        whom = self.person or self.table.row["owner"]
        tips = await self.workers.advise(match.game, match.view(seat), seat, Budget(None, SECONDS), whom)
        if self.asked != (at, seat) or (self.table.at, self._eyes()) != (at, seat):
            return
        self.tips = tips or []
        if tips:
            await self._advise(tips)
        else:
            self.asked = None
            await self._send({"type": "sorry", "reason": WORDS[self.lang]["coach_lost"]})

    async def _advise(self, tips: list[Tip]) -> None:
        """The best turns in words; where to look is drawn on the same table that this page shows."""
        match, seat = self.table.match, self._eyes()
        game, view, names = match.game, match.view(seat), match.called(self.lang, seat)
        scene = game.draw(view, seat, game.open(view), self.lang, names, self.tall)
        rows = said(tips, Reader(game, view, seat, self.lang, names))
        hints = [hint(row, touched(row.tip, scene)) for row in rows]
        words = nudge([row.tip for row in rows], scene, self.lang)
        await self._send({"type": "hints", "at": self.table.at, "nudge": words, "hints": hints})

    async def _confess(self, error: Exception, what: str, action_id: str = "") -> None:
        """Tell the page the number of a fault; the table is as it was, and the socket stays open."""
        number = note(error, f"{what!r} at table {self.table.name}")
        with suppress(WebSocketDisconnect):  # the page went away meanwhile
            await self._send(fault(number, self.lang) | {"id": action_id})

    def _why(self, a: int) -> str:
        return refusal(self.table.match, self._eyes(), a, self.lang)


def answered(action_id: str, answer: Answer) -> dict[str, Any]:
    """What the sender of an intent is told."""
    return {"type": "answer", "id": action_id, "done": answer.done, "at": answer.at, "reason": answer.reason}


def hint(row: Said, look: int) -> dict[str, Any]:
    """What a page is told of a turn; `look` is the action that touches what matters most of it."""
    words = {"title": row.title, "gain": row.gain, "why": row.reason, "standing": row.standing, "path": row.path}
    return words | {"plan": row.tip.actions, "final": row.tip.final, "look": look}


def fault(number: str, lang: str) -> dict[str, Any]:
    """What a page is told of a fault."""
    return {"type": "fault", "number": number, "reason": WORDS[lang]["fault_sentence"].format(number=number)}
