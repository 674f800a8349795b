"""The search for leaks on the wire: twin worlds, each in a real server, must send a viewer the same bytes.

Two matches differ in everything that the viewer cannot know: seed, salt, the generator, and at every moment of the
past the cards that the viewer has not seen. The same visit is paid to both, and all that was sent is compared: pages,
headers, the socket, refusals, what cannot be read, the page of a fault. glances.py compares many more moments.
"""

import hashlib
import random
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from majlis.core.frame import alike
from majlis.core.game import LANGUAGES, ONLOOKER, Game, States
from majlis.core.match import Header, Match
from majlis.table.ahead import Ahead
from majlis.table.channels import Channel
from majlis.table.keys import MARK
from majlis.table.outbox import Notice, letter
from majlis.table.show import show
from majlis.table.table import Table
from majlis.testing.leaks import forget, twin, twins, unlike
from majlis.testing.play import seed
from majlis.testing.walks import any_options
from tests.table.waits import Asleep
from tests.web.house import OPENED, House, Socket, Visitor
from tests.web.programs import Program, program
from tests.web.surfaces import CLOCKED, beside, settle

OWNER, FRIEND, STRANGER = "o" * 32, "f" * 32, "s" * 32
MINE = {OWNER: ("me", "guest"), FRIEND: ("friend",), STRANGER: ()}  # whose seats are whose
Said = list[tuple[str, str]]  # what was asked, and every byte that came back


@dataclass(frozen=True)
class Case:
    """One moment of one match, and who looks at it."""

    game: Game
    n: int  # the number of the match
    players: tuple[str, ...]
    at: int
    token: str  # of the visitor
    seat: int  # that the visitor asks for
    private: bool = False  # may only its people look at the table?

    @property
    def name(self) -> str:
        who = f"{self.token[0]}{self.seat + 1}{'p' if self.private else ''}"
        return f"table-{self.n}-{self.at}-{who}-{'-'.join(self.players)}"

    @property
    def mine(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player in MINE[self.token]]

    def eyes(self, match: Match) -> int:
        """Whose eyes the visitor may look through now: worked out here without the server's code."""
        if self.shared(match):
            return match.turn if match.turn in self.mine else self.mine[0]
        if self.seat not in self.mine:
            return ONLOOKER
        return self.seat if len(self.mine) == 1 or match.turn == self.seat else ONLOOKER

    def shared(self, match: Match) -> bool:
        """Do several people look at one screen on which nothing is for one of them alone?"""
        return len(self.mine) > 1 and not match.over and alike(match, self.mine)

    def owners(self, match: Match) -> list[int]:
        """Whose actions may be taken back from here."""
        return self.mine if self.shared(match) else [eyes] if (eyes := self.eyes(match)) != ONLOOKER else []


@cache
def played(game: Game, n: int) -> Match:
    """A whole match with much to hide, the same for the same number; not to be changed. Seats and options go round."""
    chance, seats = random.Random(n), game.seats[n % len(game.seats)]
    match = Match.new(game, seats, any_options(game, seats, chance) if n % 3 else thieves(game), seed(n))
    getattr(twins(game), "veil", lambda *_: None)(match._states[:1], chance)
    while not match.over:
        match.play(chance.choice(match.open()))
    return match


def thieves(game: Game) -> int:
    """The usual options, and the expansion where there is one."""
    return game.pack(thieves=True) if any(option.name == "thieves" for option in game.options) else 0


def cases(game: Game, seeds: Iterable[int], moments: int = 2) -> Iterator[Case]:
    """Several positions of several matches, each seen by a seat, an onlooker and people at one device."""
    for n in seeds:
        chance, whole = random.Random(n), played(game, n)
        seats = whole.header.seats
        for at in sorted(chance.sample(range(1, whole.at), moments)):
            turn, alone = whole.mover(at), chance.randrange(seats)
            yield Case(game, n, sitting(seats, {alone: "me"}), at, STRANGER, alone)
            yield Case(game, n, sitting(seats, {turn: "me"}), at, STRANGER, turn, private=True)
            yield Case(game, n, sitting(seats, {turn: "me"}), at, OWNER, turn)
            if seats == 1:
                continue
            other = (turn + 1) % seats
            yield Case(game, n, sitting(seats, {other: "me"}), at, OWNER, other)
            yield Case(game, n, sitting(seats, {turn: "me", other: "guest"}), at, OWNER, other)
            yield Case(game, n, sitting(seats, {turn: "me", other: "guest"}), at, OWNER, turn)
            yield Case(game, n, sitting(seats, {turn: "me", other: "friend"}), at, FRIEND, other)
            yield Case(game, n, sitting(seats, {turn: "friend", other: "me"}), at, FRIEND, turn)
            yield Case(game, n, sitting(seats, {turn: "me", other: "friend"}), at, FRIEND, other, private=True)


def sitting(seats: int, persons: dict[int, str]) -> tuple[str, ...]:
    return tuple(persons.get(seat, "greedy") for seat in range(seats))


# --- the two worlds


def worlds(case: Case) -> tuple[Match, Match]:
    """A match, and one that differs in all that the visitor cannot know, at this moment and at every one before."""
    chance = random.Random(f"{case.n} {case.at} {case.seat}")
    whole = played(case.game, case.n).until(case.at)
    ours, theirs = again(whole, chance), again(whole, chance)
    eyes = case.eyes(whole)
    memory = case.seat if len(case.mine) == 1 else eyes  # a seat that shares its device has seen its past, too
    for at in range(case.at + 1):
        theirs._states[at : at + 1] = twin(case.game, whole.state_at(at), memory, chance)
    theirs._events = [unlike(case.game, told, memory) for told in whole._events]
    return ours, theirs


def again(match: Match, chance: random.Random) -> Match:
    """The same match under another seed and salt."""
    names, old = tuple(f"Person {seat}" for seat in range(match.header.seats)), match.header
    other = Match(Header(old.game, old.seats, old.options, names, chance.randbytes(32), chance.randbytes(32)))
    other.actions, other._states, other._events = list(match.actions), match._states.copy(), list(match._events)
    return other


GENERATOR = {"key", "block", "drawn"}


def apart(here: States, there: States) -> set[str]:
    """The fields in which two states differ, but for the generator: with none of them a comparison proves little."""
    names = here.dtype.names or ()
    return {name for name in names if (here[0][name] != there[0][name]).any()} - GENERATOR


@cache
def veiled(game: Game, n: int) -> list[int]:
    """The moments of a match in which more is hidden than the generator; all, if there are none."""
    whole, chance = played(game, n), random.Random(n)
    states = ((at, whole.state_at(at)) for at in range(1, whole.at))
    return [at for at, it in states if apart(it, twin(game, it, ONLOOKER, chance))] or list(range(1, whole.at))


def agreed(case: Case, match: Match, other: Match, chance: random.Random) -> int | None:
    """An action after which the visitor still cannot tell the worlds apart."""
    common = sorted(set(match.open()) & set(other.open()))
    for a in chance.sample(common, len(common)):
        after = match.copy(), other.copy()
        for each in after:
            each.play(a)
        views = [each.view(case.eyes(each)).tobytes() for each in after]
        if views[0] == views[1] and not after[0].over:
            return a
    return None


# --- one visit


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


# --- comparing


@contextmanager
def houses(folder: Path) -> Iterator[tuple[House, House]]:
    """Two servers, under the same name, at the same hour."""
    clock = SimpleNamespace(time=lambda: OPENED + 300)
    with ExitStack() as stack:
        for module in CLOCKED:
            stack.enter_context(patch(f"{module}.time", clock))
        stack.enter_context(patch("majlis.table.faults.secrets", SimpleNamespace(randbelow=lambda n: n // 2)))
        stack.enter_context(patch("majlis.table.daily.now", lambda: datetime.fromtimestamp(clock.time(), UTC)))
        yield tuple(stack.enter_context(House(folder / world, Asleep)) for world in ("ours", "theirs"))


def leaks(pair: tuple[House, House], case: Case) -> list[str]:
    """Every difference that this visitor could see in a part of a visit, and everything that nobody may see."""
    matches = worlds(case)
    step = agreed(case, *matches, random.Random(case.at))
    visits = []
    for house, match in zip(pair, matches, strict=True):
        players = ["me" if player == "friend" else player for player in case.players]
        people = [FRIEND if player == "friend" else OWNER for player in case.players]
        settle(house, OWNER)
        table = house.put(case.name, match, players, OWNER, match.digest(), people)
        table.company.public = not case.private
        visits.append(Visit(house, case, table, step))
    for seat in set(visits[1].table.persons()) - set(case.mine):  # over there others have said what they will do next
        plan(visits[1].table, seat, step)
    for ours, theirs in zip(*(visit.pay() for visit in visits), strict=True):
        both = zip(ours, theirs, strict=False)
        found = [f"{what}: {part(text, other)}" for (what, text), (_, other) in both if text != other]
        if len(ours) != len(theirs):
            found.append(f"{len(ours)} answers here, {len(theirs)} there")
        if found or visits[0].faults:  # from here on the worlds go different ways
            return [*visits[0].faults, *found]
    return []


def plan(table: Table, seat: int, step: int | None) -> None:
    """A list of which nothing is open, now or after the step: it waits, or is dropped."""
    after = [table.match.copy(), table.match.copy()]
    if step is not None:
        after[1].play(step)
    shut = [a for a in range(table.match.game.actions) if not any(a in it.open() for it in after)]
    table.plans[seat] = Ahead(seat, tuple(shut[:3]))


def part(text: str, other: str) -> str:
    """Where two texts part, and how they go on."""
    at = next((i for i in range(min(len(text), len(other))) if text[i] != other[i]), min(len(text), len(other)))
    return f"{text[max(0, at - 40) : at + 40]!r} or {other[max(0, at - 40) : at + 40]!r}"
