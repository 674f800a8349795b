"""How much the house can bear: `python bench/load.py WHAT [NUMBERS]`, one `majlis serve` on the loopback.

    frames                        CPU of one frame by game and by who looks, in this process
    cost [MOVES]                  CPU of the server for a move and for one audience more, by game
    play [TABLES RATE SECONDS]    all games at once, two seats and an onlooker each (200 60 300)
    bots [TABLES RATE SECONDS]    the same while bots have more to think about than they can
    onlookers [MANY MOVES]        one table with so many onlookers (500 100)
    idle [SOCKETS]                memory with so many silent sockets (3000)
    restart [GAMES]               how soon a house with so many running games answers (1000)
    finished [GAMES]              how soon the longest of so many finished games is opened (6)

Seconds on a busy machine are ratios at best; CPU is that of the server's process alone, and hardly depends on others.
Every person has an address of their own (127.x.y.z), so that the limits of the house are those of real visitors.
"""

import asyncio
import hashlib
import itertools
import json
import os
import random
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from majlis.core.game import ONLOOKER, Game, games, load
from majlis.core.machine import file_handles
from majlis.core.match import Match
from majlis.table.casting import kept
from majlis.table.company import Company, Sitting, written
from majlis.table.guestbook import Guestbook
from majlis.table.lobby import described
from majlis.table.show import about, moment
from majlis.table.store import ME, Store
from majlis.table.table import Table, ending, past

TITLES = ("high_desert", "five_tribes", "djinn")
AUDIENCES = tuple(itertools.product(("en", "de"), (False, True)))  # languages, tall or wide
WAIT = 60.0  # seconds after which something was lost
SPARE = 3  # matches for each table, one after another: some end early
CHANCE = random.Random(15)


class Person(NamedTuple):
    """Somebody with a browser."""

    token: str
    address: str


class Seen(msgspec.Struct):
    """What a player needs of a message."""

    type: str
    id: str = ""
    done: bool = False
    reason: str = ""
    at: int = -1
    turn: int = -1
    seat: int = ONLOOKER
    over: bool = False
    offers: dict[str, str] = {}


def line(what: str, number: float, unit: str, wish: str = "") -> None:
    print(f"{what:<52}{number:>9.2f} {unit:<4} {wish}", flush=True)


def yardstick() -> float:
    """CPU of a fixed loop of Python: on a machine with much to do everything takes longer by about the same factor."""
    begin, found = time.thread_time(), {}
    for i in range(30_000):
        found[i] = (i, str(i))
        found.get(i // 2)
    return time.thread_time() - begin


def spread(what: str, seconds: list[float], wish: str = "") -> None:
    cuts = statistics.quantiles(seconds, n=100)
    line(f"{what}, 50 %", 1000 * cuts[49], "ms")
    line(f"{what}, 99 %", 1000 * cuts[98], "ms", wish)


# --- a folder full of tables, and the server on it


def people() -> Iterator[Person]:
    for n in itertools.count(1):
        yield Person(secrets.token_urlsafe(24), f"127.{1 + n // 60000}.{n // 250 % 240}.{1 + n % 250}")


PEOPLE = people()


@dataclass
class Set:
    """A table that was laid out beforehand."""

    name: str
    seats: list[Person]


def dealt(game: Game, seats: int, actions: int = 0) -> Match:
    """A match in which so many actions were played by chance, if it is that long."""
    match = Match.new(game, seats, 0, CHANCE.randbytes(32))
    while match.at < actions and not match.over:
        match.play(CHANCE.choice(match.open()))
    return match


async def lay_out(store: Store, match: Match, players: list[str], deadline: int = 0) -> Set:
    """A table at which different people sit, open to all who want to look."""
    book, name, owner = Guestbook(store), secrets.token_urlsafe(12), next(PEOPLE)
    seats = [next(PEOPLE) if player == ME else owner for player in players]
    who = {person: await book.meet(person.token) for person in {*seats, owner}}
    names = kept([], players)
    row = described(match.header, players, who[owner]) | {"id": name, "open": True, "deadline": deadline}
    chairs = [Sitting(i, it, who[seats[i]] if it == ME else "", names[i]) for i, it in enumerate(players)]
    row |= {"names": list(names), "sittings": written(name, chairs)}
    await asyncio.wrap_future(store.open_match(row, match.header.seed, match.header.salt))
    if match.at:
        await asyncio.wrap_future(store.append(past(name, match)[0], ending(name, match)))
    return Set(name, seats)


def laid_out(folder: Path, tables: list[tuple[Match, list[str]]], deadline: int = 0) -> list[Set]:
    store = Store(folder)

    async def all_of_them() -> list[Set]:
        return [await lay_out(store, *table, deadline) for table in tables]

    try:
        return asyncio.run(all_of_them())
    finally:
        store.close()


class House:
    """The server, and what it has used."""

    def __init__(self, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as door:
            self.port = door.getsockname()[1]
        command = [sys.executable, "-m", "majlis", "serve", "--no-browser", "--data", str(folder)]
        self.process = subprocess.Popen([*command, "--port", str(self.port)], stdout=subprocess.PIPE, encoding="utf-8")
        assert self.process.stdout and "The table is set" in self.process.stdout.readline()

    @property
    def worked(self) -> float:
        """The seconds that the process has computed so far, without its children."""
        words = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> float:
        """What it holds, in MB."""
        text = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(text.split("VmRSS:")[1].split()[0]) / 1024

    def close(self) -> float:
        """How long it takes to end."""
        begin = time.perf_counter()
        self.process.terminate()
        self.process.wait()
        return time.perf_counter() - begin


@contextmanager
def serving(folder: Path) -> Iterator[House]:
    house = House(folder)
    try:
        yield house
    finally:
        line("from SIGTERM to the end", house.close(), "s", "below 5")


# --- clients


async def ask(port: int, person: Person, path: str, method: str = "GET") -> bytes:
    """One request; what it was answered with."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(person.address, 0))
    home = f"127.0.0.1:{port}"
    head = (f"{method} {path} HTTP/1.1", f"Host: {home}", f"Origin: http://{home}", f"Cookie: majlis={person.token}")
    writer.write("\r\n".join((*head, "Content-Length: 0", "Connection: close", "", "")).encode())
    whole = await asyncio.wait_for(reader.read(), WAIT)
    writer.close()
    said, _, body = whole.partition(b"\r\n\r\n")
    assert b" 200 " in said.split(b"\r\n")[0], said
    return body


@dataclass
class Page:
    """One socket: the last frame, and answers by their ids."""

    port: int
    table: str
    person: Person
    seat: int = ONLOOKER
    lang: str = "en"
    tall: bool = False
    frame: Seen = field(default_factory=lambda: Seen("none"))
    news: asyncio.Event = field(default_factory=asyncio.Event)
    answers: dict[str, Seen] = field(default_factory=dict)
    errors: int = 0

    async def come(self) -> "Page":
        ticket = json.loads(await ask(self.port, self.person, f"/table/{self.table}/ticket", "POST"))["ticket"]
        home = f"127.0.0.1:{self.port}"
        self.socket: ClientConnection = await connect(
            f"ws://{home}/live/{self.table}",
            origin=f"http://{home}",  # type: ignore[arg-type]
            additional_headers={"Cookie": f"majlis={self.person.token}"},
            compression=None,
            max_size=None,
            ping_interval=None,
            local_addr=(self.person.address, 0),
        )
        await self.say(type="hello", ticket=ticket)
        await self.say(type="eyes", seat=self.seat, lang=self.lang, tall=self.tall)
        self.reading = asyncio.create_task(self._read())
        await self.until(lambda: self.frame.at >= 0 and self.frame.seat == self.seat)
        return self

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def _read(self) -> None:
        async for text in self.socket:
            said = msgspec.json.decode(text, type=Seen)
            if said.type == "frame":
                self.frame = said
            elif said.type == "answer":
                self.answers[said.id] = said
            self.errors += said.type in ("sorry", "fault") or (said.type == "answer" and not said.done)
            self.news.set()

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(WAIT):
            while not true():
                self.news.clear()
                await self.news.wait()

    async def move(self) -> float:
        """Play something that is open; how long the answer took."""
        name, begin = secrets.token_hex(8), time.perf_counter()
        await self.say(type="play", id=name, at=self.frame.at, a=int(CHANCE.choice(list(self.frame.offers))))
        await self.until(lambda: name in self.answers)
        del self.answers[name]
        return time.perf_counter() - begin

    async def go(self) -> None:
        self.reading.cancel()
        await self.socket.close()


@dataclass
class Round:
    """The pages of one table, and the tables at which they sit down afterwards."""

    port: int
    sets: list[Set]
    looks: list[tuple[str, bool]] = field(default_factory=list)  # onlookers: language, tall or wide
    pages: list[Page] = field(default_factory=list)
    errors: int = 0

    async def sit(self) -> "Round":
        it = self.sets.pop()
        pages = [Page(self.port, it.name, person, seat) for seat, person in enumerate(it.seats)]
        pages += [Page(self.port, it.name, next(PEOPLE), ONLOOKER, *look) for look in self.looks]
        self.pages = list(await asyncio.gather(*[page.come() for page in pages]))
        return self

    async def move(self) -> float:
        """A move of whoever is to act, seen by all."""
        if self.pages[0].frame.over:
            await self.go()
            await self.sit()
        mover = self.pages[self.pages[0].frame.turn]
        at = mover.frame.at
        took = await mover.move()
        await asyncio.gather(*[page.until(lambda page=page: page.frame.at > at) for page in self.pages])
        now = max(page.frame.at for page in self.pages)
        await asyncio.gather(*[page.until(lambda page=page: page.frame.at >= now) for page in self.pages])
        return took

    async def go(self) -> None:
        self.errors += sum(page.errors for page in self.pages)
        await asyncio.gather(*[page.go() for page in self.pages])


async def gathered(work: list[Coroutine[Any, Any, Any]], many: int = 20) -> list[Any]:
    """All of it, so many at a time."""
    gate = asyncio.Semaphore(many)

    async def one(it: Coroutine[Any, Any, Any]) -> Any:
        async with gate:
            return await it

    return await asyncio.gather(*map(one, work))


# --- what is measured


def frames() -> None:
    """The mover, somebody else and an onlooker, at moments of games that nobody has drawn before."""
    for game in map(load, TITLES):
        times: dict[str, list[float]] = {"mover": [], "another": [], "onlooker": []}
        for n, seed in enumerate(range(24)):
            match = Match.new(game, 2, 0, hashlib.sha256(f"{seed}".encode()).digest())
            row = {"id": "t", "players": [ME, ME], "names": list(kept([], [ME, ME])), "owner": "", "opened": 0.0}
            while not match.over:
                match.play(CHANCE.choice(match.open()))
                for who, seat in zip(times, (match.turn, 1 - match.turn, ONLOOKER), strict=True):
                    if match.over or (match.at + n) % 4:
                        continue
                    table = Table("t", row, match, None, at=match.at, came=Company(row, None))  # type: ignore[arg-type]
                    begin = time.thread_time()
                    json.dumps(moment(match, seat, "en", False) | about(table, seat, "en"), ensure_ascii=False)
                    times[who].append(1000 * (time.thread_time() - begin))
        for who, all_of_them in times.items():
            warm = all_of_them[len(all_of_them) // 8 :]
            line(f"{game.title}: a frame of the {who}, mean", statistics.mean(warm), "ms", "CPU, below 1.5")
            line(f"{game.title}: a frame of the {who}, 50 %", statistics.median(warm), "ms", "CPU")


def cost(moves: int = 300) -> None:
    """Two people; two and four onlookers in different languages and sizes; two and twenty who see the same."""
    for title in TITLES:
        game, found = load(title), []
        for looks in ([], list(AUDIENCES), [AUDIENCES[0]] * 20):
            with tempfile.TemporaryDirectory() as folder:
                sets = laid_out(Path(folder), [(dealt(game, 2), [ME, ME]) for _ in range(4 + moves // 20)])
                house = House(Path(folder))
                found.append(asyncio.run(walked(house, sets, looks, moves)))
                house.close()
        plain, mixed, crowd = found
        line("a fixed loop of Python", 1000 * statistics.median(yardstick() for _ in range(20)), "ms", "CPU")
        line(f"{game.title}: a move before two people", 1000 * plain, "ms", "CPU")
        line(f"{game.title}: one audience more", 1000 * (mixed - plain) / len(AUDIENCES), "ms", "CPU, below 1.5")
        line(f"{game.title}: one more of the same audience", 1000 * (crowd - plain) / 20, "ms", "CPU")


async def walked(house: House, sets: list[Set], looks: list[tuple[str, bool]], moves: int) -> float:
    """Moves one after another; seconds of the server for each."""
    around = await Round(house.port, sets, looks).sit()
    for _ in range(moves // 10):
        await around.move()
    before = house.worked
    for _ in range(moves):
        await around.move()
    spent = house.worked - before
    await around.go()
    return spent / moves


def play(tables: int = 200, rate: float = 60, seconds: float = 300, bots: int = 0, wish: str = "below 100") -> None:
    """Moves at so many a second, each at a table drawn by lot."""
    titles = [load(TITLES[n % 3]) for n in range(tables)]
    laid = [(dealt(game, 2), [ME, ME]) for game in titles for _ in range(SPARE)]
    thinking = [(dealt(load(TITLES[n % 3]), 4), ["master"] * 4) for n in range(bots)]
    with tempfile.TemporaryDirectory() as folder:
        sets = laid_out(Path(folder), laid + thinking)
        with serving(Path(folder)) as house:
            rounds = [Round(house.port, sets[i : i + SPARE], [AUDIENCES[0]]) for i in range(0, SPARE * tables, SPARE)]
            asyncio.run(played(house, rounds, sets[SPARE * tables :], rate, seconds, wish))


async def played(house: House, rounds: list[Round], bots: list[Set], rate: float, seconds: float, wish: str) -> None:
    await gathered([around.sit() for around in rounds])
    watched = await gathered([Page(house.port, it.name, next(PEOPLE)).come() for it in bots])
    free, took, tasks, lost = list(rounds), [], set(), 0
    before, begin = house.worked, time.perf_counter()

    async def one(around: Round) -> None:
        nonlocal lost
        try:
            took.append(await around.move())
            free.append(around)
        except Exception as error:
            lost += 1
            print(f"lost: {error!r}", flush=True)

    for n in itertools.count():
        await asyncio.sleep(max(0, begin + n / rate - time.perf_counter()))
        if time.perf_counter() - begin > seconds:
            break
        if free:
            tasks.add(task := asyncio.create_task(one(free.pop(CHANCE.randrange(len(free))))))
            task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    spent, wall = house.worked - before, time.perf_counter() - begin
    errors = lost + sum(page.errors for around in rounds for page in around.pages) + sum(it.errors for it in rounds)
    sockets = sum(len(around.pages) for around in rounds)
    print(f"{len(rounds)} tables, {sockets} sockets, {len(bots)} tables of bots, {len(took) / wall:.1f} moves a second")
    spread("from a move to its answer", took, wish)
    line("CPU of the server for a move", 1000 * spent / len(took), "ms", f"{100 * spent / wall:.0f} % of a core")
    line("errors", errors, "")
    line("memory", house.memory, "MB")
    await gathered([around.go() for around in rounds] + [page.go() for page in watched])


def onlookers(many: int = 500, moves: int = 100) -> None:
    with tempfile.TemporaryDirectory() as folder:
        sets = laid_out(Path(folder), [(dealt(load("five_tribes"), 2), [ME, ME]) for _ in range(4)])
        with serving(Path(folder)) as house:
            asyncio.run(watched(house, sets, many, moves))


async def watched(house: House, sets: list[Set], many: int, moves: int) -> None:
    around = await Round(house.port, sets).sit()
    others = [Page(house.port, around.pages[0].table, next(PEOPLE)) for _ in range(many)]
    await gathered([page.come() for page in others])
    took, before = [], house.worked
    for _ in range(moves):
        took.append(await around.move())
        await asyncio.sleep(0.2)
    print(f"one table of Five Tribes with {many} onlookers")
    spread("from a move to its answer", took, "below 100")
    line("CPU of the server for a move", 1000 * (house.worked - before) / moves, "ms")
    await gathered([page.go() for page in others] + [around.go()])


def idle(sockets: int = 3000) -> None:
    """Three at each table."""
    file_handles(most=True)
    laid = [(dealt(load(TITLES[n % 3]), 2, 20), [ME, ME]) for n in range(sockets // 3)]
    with tempfile.TemporaryDirectory() as folder:
        sets = laid_out(Path(folder), laid)
        with serving(Path(folder)) as house:
            line("memory with nobody there", house.memory, "MB")
            rounds = [Round(house.port, [it], [AUDIENCES[0]]) for it in sets]

            async def silent() -> None:
                await gathered([around.sit() for around in rounds])
                line(f"memory with {3 * len(rounds)} silent sockets", house.memory, "MB", "below 500")
                before = house.worked
                await asyncio.sleep(10)
                line("CPU of the server meanwhile", 100 * (house.worked - before) / 10, "%")
                await gathered([around.go() for around in rounds])

            asyncio.run(silent())


def restart(many: int = 1000) -> None:
    """Of all of these a clock runs, and none of them is due."""
    laid = [(dealt(load(TITLES[n % 3]), 2, 40), [ME, ME]) for n in range(many)]
    for tables in ([], laid):
        with tempfile.TemporaryDirectory() as folder:
            sets = laid_out(Path(folder), tables, deadline=3 * 86400)
            begin = time.perf_counter()
            house = House(Path(folder))
            person = sets[0].seats[0] if sets else next(PEOPLE)
            asyncio.run(ask(house.port, person, f"/table/{sets[0].name}" if sets else "/"))
            line(f"a house with {len(sets)} games answers after", time.perf_counter() - begin, "s", "below 3")
            line("  CPU until then", house.worked, "s")
            line("  memory", house.memory, "MB")
            house.close()


def finished(games: int = 6) -> None:
    """The page, its socket, the log and the first frame of the longest of so many, not looked at since the start."""
    for game in map(load, TITLES):
        match = max((dealt(game, 2 + n % 3, game.longest) for n in range(games)), key=lambda it: it.at)
        with tempfile.TemporaryDirectory() as folder:
            sets = laid_out(Path(folder), [(it, [ME] * it.header.seats) for it in (dealt(game, 2), match)])
            house = House(Path(folder))
            asyncio.run(opened(house, sets[0]))  # the game itself is fetched only once
            took, worked = asyncio.run(opened(house, sets[1]))
            line(f"{game.title}: {match.at} actions, opened in", 1000 * took, "ms", "below 300")
            line("  CPU of the server", 1000 * worked, "ms")
            house.close()


async def opened(house: House, it: Set) -> tuple[float, float]:
    await ask(house.port, it.seats[0], "/")
    begin, before = time.perf_counter(), house.worked
    await ask(house.port, it.seats[0], f"/table/{it.name}")
    page = await Page(house.port, it.name, it.seats[0], 0).come()
    took = time.perf_counter() - begin, house.worked - before
    await page.go()
    return took


def bots(tables: int = 200, rate: float = 60, seconds: float = 300) -> None:
    play(tables, rate, seconds, bots=12, wish="below 150")


WHAT = {run.__name__: run for run in (frames, cost, play, bots, onlookers, idle, restart, finished)}

if __name__ == "__main__":
    assert set(TITLES) <= set(games())
    print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    WHAT[sys.argv[1]](*map(int, sys.argv[2:]))
