"""How many durable moves a second a house bears on either ground: `python -m bench.grounds sqlite|postgres [TABLES
SECONDS]` (PYTHONPATH=src:.:bench).

The rate is raised step by step, each for so many seconds, until of 100 answers one takes longer than 150 ms, or no
more comes through. On PostgreSQL three processes keep the house, and the database waits for its disk as SQLite does.
CPU is told apart: of the house, of the database, and of the people who play, who share the same machine.
"""

import asyncio
import os
import statistics
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from load import AUDIENCES, SPARE
from tests.table.grounds import Cluster
from tests.table.test_store import event, opened
from visitors import CHANCE, TITLES, House, Round, computed, dealt, gathered, laid_out, offspring

from majlis.core.game import load
from majlis.table.keepers import Shared
from majlis.table.store import ME, Store

LATE = 0.150  # seconds
FIRST, STEP = 40, 20  # moves a second
PROCESSES = 3
COMMITS = 300


def commits(store: Store) -> None:
    """One after another, with nobody else there."""
    store.open_match(opened("alone"), b"", b"").result()
    took = []
    for seq in range(COMMITS):
        begin = time.perf_counter()
        store.append([event("alone", seq)]).result()
        took.append(1000 * (time.perf_counter() - begin))
    cuts = statistics.quantiles(took, n=100)
    print(f"a commit alone: {cuts[49]:.2f} ms in the middle, {cuts[98]:.2f} of 99 in 100", flush=True)


class Ground:
    """A house on one of them."""

    def __init__(self, kind: str, folder: Path) -> None:
        self.folder, self.cluster = folder, Cluster(fsync="on") if kind == "postgres" else None
        self.address = self.cluster.database() if self.cluster else ""
        store = Store(folder / "alone", ground=Shared(self.cluster.database()) if self.cluster else None)
        commits(store)
        store.close()

    def lay(self, tables: int) -> list[list[object]]:
        titles = [load(TITLES[n % 3]) for n in range(tables)]
        laid = [(dealt(game, 2), [ME, ME]) for game in titles for _ in range(SPARE)]
        sets = laid_out(self.folder, laid, database=self.address)
        self.house = House(self.folder, self.address, PROCESSES if self.cluster else 0)
        return [sets[i : i + SPARE] for i in range(0, SPARE * tables, SPARE)]

    def spent(self) -> tuple[float, float, float]:
        """CPU of the house, of the database, and of this process."""
        main, data = self.house.process.pid, self.cluster.server.pid if self.cluster else 0
        house = computed(main) + (sum(map(computed, offspring(main))) if data else 0)
        return house, sum(map(alive, [data, *offspring(data)])) if data else 0.0, time.process_time()

    def close(self) -> None:
        try:
            print(f"from SIGTERM to the end of all: {self.house.close():.2f} s", flush=True)
        finally:  # also where no house was opened
            if self.cluster:
                self.cluster.close()


def alive(process: int) -> float:
    with suppress(OSError):
        return computed(process)
    return 0.0


async def step(ground: Ground, rounds: list[Round], rate: int, seconds: int) -> bool:
    """So many moves a second: did 99 of 100 come through in time?"""
    free, took, tasks, n = list(rounds), list[float](), set[asyncio.Task[None]](), 0
    before, begin = ground.spent(), time.perf_counter()

    async def one(around: Round) -> None:
        took.append(await around.move())
        free.append(around)

    while (now := time.perf_counter() - begin) < seconds:
        if free and n <= now * rate:
            n += 1
            tasks.add(task := asyncio.create_task(one(free.pop(CHANCE.randrange(len(free))))))
            task.add_done_callback(tasks.discard)
        await asyncio.sleep(max(0.0, begin + n / rate - time.perf_counter()))
    await asyncio.gather(*tasks)
    wall, cuts = time.perf_counter() - begin, statistics.quantiles(took, n=100)
    parts = [1000 * (b - a) / len(took) for a, b in zip(before, ground.spent(), strict=True)]
    print(
        f"{rate:4} wanted, {len(took) / wall:6.1f} moves a second: {1000 * cuts[49]:6.1f} / {1000 * cuts[98]:7.1f} ms"
        f" (50, 99 %); CPU a move: house {parts[0]:.1f}, database {parts[1]:.1f}, people {parts[2]:.1f} ms",
        flush=True,
    )
    return cuts[98] < LATE and len(took) / wall > 0.9 * rate


async def raised(ground: Ground, sets: list[list[object]], seconds: int) -> None:
    rounds = [Round(ground.house.port, them, [AUDIENCES[0]]) for them in sets]  # type: ignore[arg-type]
    await gathered([around.sit() for around in rounds])
    print(f"{len(rounds)} tables, {sum(len(it.pages) for it in rounds)} sockets", flush=True)
    await step(ground, rounds, FIRST, seconds)  # to get warm
    rate = FIRST
    while await step(ground, rounds, rate, seconds):
        rate += STEP
    print(f"errors: {sum(page.errors for it in rounds for page in it.pages)}")
    await gathered([around.go() for around in rounds])


def main(kind: str, tables: int = 80, seconds: int = 15) -> None:
    print(f"{kind}; load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        ground = Ground(kind, Path(folder))
        try:
            asyncio.run(raised(ground, ground.lay(tables), seconds))
        finally:
            ground.close()


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
