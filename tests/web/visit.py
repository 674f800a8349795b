"""One visit in a world: what a visitor asks, what comes back, and what no viewer may be given."""

import hashlib
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from majlis.core.game import LANGUAGES, ONLOOKER
from majlis.table.channels import Channel
from majlis.table.keys import MARK
from majlis.table.outbox import Notice, letter
from majlis.table.show import show
from majlis.table.table import Table
from majlis.testing.leaks import forget
from tests.web.house import House, Socket, Visitor
from tests.web.programs import Program, program
from tests.web.surfaces import beside
from tests.web.worlds import FRIEND, OWNER, Case

Said = list[tuple[str, str]]  # what was asked, and every byte that came back


class Visit:
    """What one visitor asks, and what comes back."""

    def __init__(self, house: House, case: Case, table: Table, step: int | None) -> None:
        self.house, self.case, self.table, self.step = house, case, table, step
        self.chance = random.Random(case.at)
        self.said: Said = []
        self.faults: list[str] = []  # what no viewer may be given, whatever the other world holds
        self.lang, self.tall = self.chance.choice(LANGUAGES), self.chance.random() < 0.5

    def pay(self) -> Iterator[Said]:
        """Part by part: what was said in it."""
        others = [seat for seat in range(len(self.case.players)) if seat != self.case.seat]
        self.house.do(self._somebody_looked_before(others))
        deal = self.table.match.header
        seal = hashlib.sha256(deal.seed + deal.salt).hexdigest()  # another deal, another seal: that may differ
        with Visitor(self.house, self.case.token) as visitor:
            visitor.http.cookies["lang"] = self.lang
            for part in (self.pages, self.programs, self.sitting, self.again, self.pages, self.programs):
                forget()  # what was drawn and said in the other world is no answer here
                self.said = []
                part(visitor)
                yield [(what, text.replace(seal, "the seal")) for what, text in self.said]

    async def _somebody_looked_before(self, seats: list[int]) -> None:
        for seat in seats:
            show(self.table, seat, self.lang, self.tall)

    def pages(self, visitor: Visitor) -> None:
        """Every page and every moment, allowed or not."""
        name, seats = self.table.name, len(self.case.players)
        paths = ["/", "/join", "/solo/djinn", "/tournaments", f"/table/{name}"]
        paths += [f"/table/{name}/{part}" for part in ("replay", "file", "solo")]
        paths += [f"/table/{name}/analysis{more}" for more in ("", ".json", "/progress")]
        for at in (self.chance.randrange(self.table.match.at + 1), self.table.match.at):
            paths += [f"/table/{name}/moment?at={at}&seat={seat}&tall=1" for seat in range(-1, seats)]
        paths += [f"/table/{name}/log?seat={seat}" for seat in range(-1, seats)]
        paths += [
            f"/table/{name}/nothing",
            f"/table/{name}-",
            f"/table/{name}/moment?at=x",
            "/nowhere",
            "/me",
            "/tables",
        ]
        for path in paths:
            self.fetch(path, visitor.get(path))
        beside(self, visitor)
        with patch("majlis.web.app.seen", stumble):  # a fault of ours
            self.fetch(f"/table/{name}/rule", visitor.get(f"/table/{name}/rule"))
        self.said.append(("notice", str(self.notice())))
        for path in ("analysis", "continue"):
            self.fetch(path, visitor.http.post(f"/table/{name}/{path}", data={"at": "1"}))
        if visitor.token != OWNER:
            self.fetch("rematch", visitor.http.post(f"/table/{name}/rematch"))
            if visitor.token != FRIEND and name in visitor.get("/").text:
                self.faults.append("somebody else's table is listed")

    def notice(self) -> dict[str, Any]:
        """What this visitor would be sent if it were their turn."""
        it = Notice(self.table.name, max(self.case.seat, 0), self.table.at, "", 0.0)
        return letter(self.table, it, Channel("way", "", "hook", "", "", "", self.lang, 0.0, True)).payload()

    def programs(self, visitor: Visitor) -> None:
        """All that a program with a token of this visitor is told, and one without."""
        name, seats = self.table.name, len(self.case.players)
        behind = set(self.case.mine) - {self.case.seat} if len(self.case.mine) > 1 else set()  # a curtain
        asked = [seat for seat in range(-1, seats) if seat not in behind]
        paths = ["/me", "/games", "/tables", "/tables/nothing", f"/tables/{name}"]
        paths += [f"/tables/{name}/{part}" for part in ("view", "actions", "log", "result", "file")]
        paths += [f"/tables/{name}/{part}?seat={seat}" for part in ("view", "log") for seat in asked]
        with alike_program(visitor) as own, Program(self.house, "") as nobody:
            for one in (own, nobody):
                one.http.headers["accept-language"] = self.lang
            for path in paths:
                self.told(path, own.http.get(path))
            self.told("nobody", nobody.http.get(f"/tables/{name}/view"))
            for a in (*self.chance.sample(range(self.case.game.actions), 2), -1):
                if self.case.eyes(self.table.match) != self.table.match.turn:
                    deed = {"key": f"program-{a:08}", "at": self.table.at, "a": a}
                    self.told("play", own.http.post(f"/tables/{name}/play", json=deed))

    def told(self, path: str, answer: Any) -> None:
        """What a program is told; where it is shown a table, through the eyes that it may have."""
        head = {key: value for key, value in answer.headers.items() if key != "date"}
        what = f"api {path.split('?')[0].replace(self.table.name, 'ID')}"
        self.said.append((what, f"{answer.status_code} {head} {answer.text}"))
        shown = answer.json() if answer.status_code == 200 and path.split("?")[0].endswith(("view", "log")) else {}
        if shown.get("seat", ONLOOKER) not in (ONLOOKER, *self.program_eyes()):
            self.faults.append("a program looks through somebody else's eyes")
        if answer.status_code == 200 and path.endswith(("file", "play")):
            self.faults.append("a program is given what is not its own")

    def program_eyes(self) -> list[int]:
        """Whose eyes a program may have: those of the one own seat, or of that which is to act."""
        return (
            self.case.mine if len(self.case.mine) == 1 else [it for it in self.case.mine if it == self.table.match.turn]
        )

    def fetch(self, path: str, page: Any) -> None:
        head = {key: value for key, value in page.headers.items() if key != "date"}
        self.said.append((path.split("?")[0].replace(self.table.name, "ID"), f"{page.status_code} {head} {page.text}"))
        if "seat=" in path and page.status_code == 200:
            seat = int(path.split("seat=")[1].split("&")[0])
            if seat != ONLOOKER and [seat] != self.case.mine:
                self.faults.append("the past through somebody else's eyes")
        if path == "rematch" and page.status_code == 303:
            self.faults.append("a rematch of somebody else's table")
        if ("analysis" in path or path == "continue") and page.status_code < 400:
            self.faults.append("a running match is talked about")
        if "file" in path and page.status_code == 200:
            self.faults.append("the file of a running match")

    def locked_out(self, visitor: Visitor) -> bool:
        """Is this table none of the visitor's business? Then there is not even a ticket."""
        if not self.case.private or self.case.mine:
            return False
        answer = visitor.http.post(f"/table/{self.table.name}/ticket")
        self.said.append(("ticket", answer.text))
        if answer.status_code != 403:
            self.faults.append("a ticket for a private table")
        return True

    def sitting(self, visitor: Visitor) -> None:
        if self.locked_out(visitor):
            return
        with visitor.sit(self.table.name) as socket:
            socket.look(self.case.seat, self.tall, self.lang)
            self.check(socket)
            self.questions(socket)
            self.refusals(socket)
            self.nonsense(socket)
            self.move(socket)
            self.answer(socket, "undo")
            self.keep("socket", socket)

    def again(self, visitor: Visitor) -> None:
        """After a lost connection."""
        if self.locked_out(visitor):
            return
        with visitor.sit(self.table.name) as socket:
            for seat in range(-1, len(self.case.players)):
                if seat not in self.case.mine:
                    socket.look(seat, self.tall, self.lang)
            self.answer(socket, "play", "an-id-of-old", at=0, a=1)
            socket.look(self.case.seat, self.tall, self.lang)
            self.check(socket)
            self.keep("socket again", socket)

    def questions(self, socket: Socket) -> None:
        asked = self.chance.sample(range(self.case.game.actions), min(80, self.case.game.actions))
        for a in asked:
            socket.say(type="why", a=a)
        while socket.hear().get("a") != asked[-1]:
            pass
        socket.say(type="hint")
        socket.expect("hints")

    def refusals(self, socket: Socket) -> None:
        """Things that nobody may do, or not now."""
        match = self.table.match
        shut = set(range(match.game.actions))
        if self.case.eyes(match) == match.turn:
            shut -= set(match.open())
        tries = [{"a": a} for a in (*self.chance.sample(sorted(shut), 4), -1, 10**9)]
        tries.append({"a": 0, "at": 0})
        for wrong in tries:
            self.answer(socket, "play", **wrong)
        self.answer(socket, "say", words="xyzzy")

    def nonsense(self, socket: Socket) -> None:
        """What cannot be read, and what nobody understands."""
        for text in ("", "no json", '{"type": 1}', '{"type": "play", "a": "x"}', '{"type": "cheat"}', "x" * 5000):
            socket.line.send(text)
            socket.expect("sorry")

    def answer(self, socket: Socket, kind: str, name: str | None = None, **more: Any) -> None:
        """Ask for something; where it is refused, the table is shown again."""
        eyes, match = self.case.eyes(self.table.match), self.table.match
        undoes = kind == "undo" and match.mover(match.at - 1) in self.case.owners(match)
        may = undoes or (kind != "undo" and eyes == match.turn != ONLOOKER)
        answer = socket.act(kind, name or f"visit-{len(socket.heard)}", **more)
        if answer["done"] and not may:
            self.faults.append(f"{kind} for somebody else's seat")
        if answer["done"]:
            socket.until(answer["at"])
        else:
            socket.expect("frame")

    def move(self, socket: Socket) -> None:
        """The same action in both worlds, by whoever is to act."""
        if self.step is None or self.faults:  # after a fault the worlds have parted already
            return
        match, at = self.table.match, self.table.at
        if self.case.eyes(match) == match.turn:
            socket.act("play", "the-step-of-both", a=self.step)
        else:
            self.house.do(self.table.play(match.turn, at, self.step, "the-step-of-both"))
        socket.until(at + 1)
        self.check(socket)

    def check(self, socket: Socket) -> None:
        """What holds for every frame in whatever world."""
        frame, match = socket.frame, self.table.match
        eyes, last = self.case.eyes(match), match.mover(match.at - 1) if match.at else ONLOOKER
        waits = match.turn in self.case.mine and match.turn != eyes
        wrong = {
            "through somebody else's eyes": frame["seat"] != eyes,
            "with somebody else's seats": frame["mine"] != self.case.mine,
            "with somebody else's choices": bool(frame["offers"] or frame["final"]) and eyes != match.turn,
            "with somebody else's undo": frame["undo"] and last not in self.case.owners(match),
            "with the seed": frame["seed"] is not None or frame["salt"] is not None,
            "without a curtain": (frame["curtain"] is not None) != waits,
        }
        self.faults += [f"a frame {what}" for what, found in wrong.items() if found]

    def keep(self, what: str, socket: Socket) -> None:
        for i, text in enumerate(socket.heard):
            self.said.append((f"{what}: {text[9:15]} {i}", text))


def alike_program(visitor: Visitor) -> Program:
    """A program of this visitor's, with the same token in both worlds."""
    house, person = visitor.house, visitor.person
    if house.app.state.keys.person(MARK + visitor.token) is None:
        with patch("majlis.table.keys.secrets", SimpleNamespace(token_urlsafe=lambda _: visitor.token)):
            program(house, person).http.close()
    return Program(house, MARK + visitor.token)


def stumble(*states: object) -> None:
    """Careless code that falls over a state, and says so."""
    raise RuntimeError(f"what is this: {str(states)[:80]}")
