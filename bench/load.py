"""How much the house can bear: `python bench/load.py WHAT [NUMBERS]`, one `majlis serve` on the loopback.

    frames [GAMES]                CPU of one frame by game and by who looks, in this process (24)
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
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from visitors import CHANCE, PEOPLE, TITLES, House, Page, Round, Set, ask, dealt, gathered, laid_out

from majlis.core.game import ONLOOKER, games, load
from majlis.core.machine import file_handles
from majlis.core.match import Match
from majlis.table.casting import kept
from majlis.table.company import Company
from majlis.table.show import about, moment
from majlis.table.store import ME
from majlis.table.table import Table

AUDIENCES = tuple(itertools.product(("en", "de"), (False, True)))  # languages, tall or wide
SPARE = 3  # matches for each table, one after another: some end early


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


@contextmanager
def serving(folder: Path) -> Iterator[House]:
    house = House(folder)
    try:
        yield house
    finally:
        line("from SIGTERM to the end", house.close(), "s", "below 5")


def frames(many: int = 24) -> None:
    """The mover, somebody else and an onlooker, at moments of games that nobody has drawn before."""
    for game in map(load, TITLES):
        times: dict[str, list[float]] = {"mover": [], "another": [], "onlooker": []}
        for n, seed in enumerate(range(many)):
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
