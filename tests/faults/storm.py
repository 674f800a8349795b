"""Three processes on a real PostgreSQL, people who play at them, and one thing after another that goes wrong.

`MAJLIS_GAMES=examples python -m tests.faults.storm SEED SECONDS [FAULT EVIL]` is one run, with a fault of ours if
one is named and nothing but that evil; it says what it saw, and what is wrong.
"""

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine

from majlis.table.postgres import Postgres, parsed
from majlis.table.pulse import LASTS
from majlis.table.store import Store
from tests.faults.line import Line
from tests.faults.people import Player
from tests.simulation.check import broken, exactly_once, past, prefixes
from tests.table.grounds import Cluster
from tests.web.test_kill import free_port

ROOT = Path(__file__).parents[2]
PROCESSES, PLAYERS = 3, 4
PATIENCE = 120.0  # seconds in which all must have their answers
FEWEST = 4  # things that go wrong at least
LEAST = 20  # actions that must be acknowledged in the storm: else nothing was tried
WITNESS = (  # whoever writes is looked at when it is done: is that process a keeper, and the one of this table?
    "CREATE TABLE witness (what text, writer text, keeper int, there boolean)",
    """CREATE FUNCTION seen() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO witness SELECT TG_TABLE_NAME,
    current_setting('application_name'), (SELECT keeper FROM owner WHERE "match" = NEW.match),
    EXISTS (SELECT FROM keeper WHERE number::text = current_setting('application_name')); RETURN NEW; END $$""",
    "CREATE CONSTRAINT TRIGGER seen AFTER INSERT ON event INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seen()",
    "CREATE CONSTRAINT TRIGGER seen AFTER INSERT ON owner INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seen()",
)
KNOCK = (
    "POST /tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nContent-Length: 17\r\n"
    "Content-Type: application/x-www-form-urlencoded\r\n\r\ngame=nim&seat1=me"
)
KNOCKS = 3  # visitors who wait for somebody who sleeps
HARMLESS = {"put_clock"}  # nobody has to be started anew for that


class Storm:
    """One run."""

    def __init__(self, seed: int, folder: Path, cluster: Cluster, fault: str = "", evil: str = "") -> None:
        self.chance, self.folder, self.cluster, self.fault = random.Random(seed), folder, cluster, fault
        self.address, self.counts = cluster.database(), Counter[str]()
        self.ports = [free_port() for _ in range(PROCESSES)]
        self.processes, self.asleep = dict[int, int](), set[int]()
        self.evils = [self.kill, self.stop, self.doze, self.put_clock, self.cut, self.hold, self.slow]
        self.evils = [getattr(self, evil)] if evil else [*self.evils, self.restart_database]

    async def run(self, seconds: float) -> list[str]:
        Store(self.folder, ground=Postgres(self.address)).close()
        command = [sys.executable, "-m", "tests.faults.keeper", str(self.folder), self.fault]
        pipes: Any = {"stdin": -1, "stdout": -1, "stderr": subprocess.DEVNULL}
        with subprocess.Popen(command, cwd=ROOT, encoding="utf-8", **pipes) as zygote:
            self.zygote = zygote
            try:
                assert zygote.stdout and zygote.stdout.readline() == "ready\n"
                return await self._run(seconds)
            finally:
                for process in self.processes.values():
                    with suppress(ProcessLookupError):
                        os.kill(process, signal.SIGKILL)
                zygote.kill()

    async def _run(self, seconds: float) -> list[str]:
        self.lines = {port: Line(self.cluster.folder) for port in self.ports}
        self.ways = {port: await line.open() for port, line in self.lines.items()}
        for port in self.ports:
            (self.folder / f"clock {port}").write_text("0", encoding="utf-8")
            self.start(port)
        await self.answering()
        self.watch()
        people = [Player(self.ports, random.Random(self.chance.random()), person=f"p{i}") for i in range(PLAYERS)]
        people += [Player(self.ports, random.Random(i), it, "onlooker", it.token) for i, it in enumerate(people[:2])]
        lives = [asyncio.create_task(it.live()) for it in people]
        keeping = asyncio.create_task(self.keep())
        await self.until(lambda: all(answered(it) for it in people[:PLAYERS]))
        await self.blow(seconds, people)
        wrong = await self.calm(people)
        keeping.cancel()
        for it in people:
            it.over = True
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, keeping, return_exceptions=True)
        for line in self.lines.values():
            await line.close()
        return wrong + self.check(people)

    # --- the processes

    def start(self, port: int) -> None:
        name = parsed(self.address)[0].database
        assert self.zygote.stdin and self.zygote.stdout
        self.zygote.stdin.write(f"{port} postgresql://majlis@127.0.0.1:{self.ways[port]}/{name}\n")
        self.zygote.stdin.flush()
        self.processes[port] = int(self.zygote.stdout.readline())

    async def keep(self) -> None:
        """Who ends is started anew, as a parent would do it."""
        while True:
            await asyncio.sleep(0.5)
            for port, process in list(self.processes.items()):
                try:
                    os.kill(process, 0)
                except ProcessLookupError:
                    self.counts["started anew"] += 1
                    self.start(port)

    async def answering(self) -> None:
        async with asyncio.timeout(120):
            for port in self.ports:
                while True:
                    try:
                        _, writer = await asyncio.open_connection("127.0.0.1", port)
                        break
                    except OSError:
                        await asyncio.sleep(0.1)
                writer.close()

    def watch(self) -> None:
        engine = create_engine(parsed(self.address)[0])
        with engine.begin() as connection:
            for statement in WITNESS:
                connection.exec_driver_sql(statement)
        engine.dispose()

    # --- what goes wrong

    async def blow(self, seconds: float, people: list[Player]) -> None:
        end, enough = asyncio.get_running_loop().time() + seconds, sum(map(answered, people)) + LEAST
        self.tasks: set[asyncio.Task[None]] = set()
        while (
            asyncio.get_running_loop().time() < end or sum(map(answered, people)) < enough or len(self.tasks) < FEWEST
        ):
            await asyncio.sleep(self.chance.expovariate(0.5))
            evil, port = self.chance.choice(self.evils), self.chance.choice(self.ports)
            self.counts[evil.__name__] += 1
            self.tasks.add(asyncio.create_task(evil(port)))
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def kill(self, port: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.processes[port], signal.SIGKILL)

    async def stop(self, port: int) -> None:
        """Often for so long that the others take its tables over, and it wakes as if nothing had been. One at least is
        always awake, and who sleeps is not woken by the next."""
        process = self.processes[port]
        if port in self.asleep or len(self.asleep) == PROCESSES - 1:
            return
        self.asleep.add(port)
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGSTOP)
            await asyncio.sleep(self.chance.choice([1.0, 3.0, LASTS + 2, LASTS + 4]))
            with ExitStack() as visitors:
                for _ in range(KNOCKS):  # it finds them when it wakes
                    visitor = visitors.enter_context(socket.create_connection(("127.0.0.1", port)))
                    visitor.sendall(KNOCK.format(port=port).encode())
                os.kill(process, signal.SIGCONT)
                await asyncio.sleep(1)
        self.asleep.discard(port)

    async def doze(self, port: int) -> None:
        """The same, most likely in the midst of writing: its line is slow."""
        slow = asyncio.create_task(self.lines[port].slow(2))
        await asyncio.sleep(self.chance.uniform(1, 2))
        await self.stop(port)
        await slow

    async def put_clock(self, port: int) -> None:
        step = str(self.chance.choice([-3600, 3600, -1, 40, 0]))
        (self.folder / f"clock {port}").write_text(step, encoding="utf-8")

    async def cut(self, port: int) -> None:
        """Often just after a commit was sent, so that nobody hears of it."""
        if self.chance.random() < 0.5:
            await self.lines[port].snap()
        await self.lines[port].cut(self.chance.uniform(0, 3))

    async def hold(self, port: int) -> None:
        """Often for so long that it is taken for dead."""
        await self.lines[port].hold(self.chance.choice([1.0, 3.0, LASTS + 2, LASTS + 4]))

    async def slow(self, port: int) -> None:
        await self.lines[port].slow(self.chance.uniform(1, 5))

    async def restart_database(self, port: int) -> None:
        """In order, or as if it had crashed."""
        if self.cluster.server.poll() is None:
            await asyncio.to_thread(self.cluster.stop, self.chance.choice([signal.SIGINT, signal.SIGQUIT]))
            await asyncio.to_thread(self.cluster.start)

    # --- what must hold

    async def until(self, true: Callable[[], bool]) -> bool:
        end = asyncio.get_running_loop().time() + PATIENCE
        while not true() and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.1)
        return true()

    async def calm(self, people: list[Player]) -> list[str]:
        """The weather is fine again: everybody has an answer to something new."""
        before = {it.person: answered(it) for it in people[:PLAYERS]}
        await self.until(lambda: all(answered(it) > before[it.person] for it in people[:PLAYERS]))
        return [f"{it.person} had no answer any more" for it in people[:PLAYERS] if answered(it) == before[it.person]]

    def check(self, people: list[Player]) -> list[str]:
        store, wrong = Store(self.folder, ground=Postgres(self.address, beside=True)), list[str]()
        for name in [name for it in people for name in it.tables]:
            rows = store.events(name)
            if torn := broken(store, name, rows):
                wrong.append(torn)
                continue
            intents = [it for one in people for it in one.intents.values() if it.table == name]
            wrong += exactly_once(rows, intents)
            wrong += nobodys(rows, {it.message["id"] for it in intents})
            wrong += prefixes(past(store, name, rows), [there(it, name) for it in people])
            self.counts["events"] += len(rows)
            self.counts["acknowledged"] += sum(yes for it in intents for yes, *_ in it.answers)
        strange = "SELECT count(*) FROM witness WHERE writer <> keeper::text OR NOT there"
        if found := store.ask(strange)[0][0]:
            wrong.append(f"{found} rows were written by a process that kept nothing there any more")
        if gap := store.gap():
            wrong.append(gap)
        if {it.__name__ for it in self.evils} <= HARMLESS and self.counts["started anew"]:
            wrong.append("somebody was struck out whom nothing ailed")
        store.close()
        return wrong


def answered(it: Player) -> int:
    return sum(yes for intent in it.intents.values() for yes, *_ in intent.answers)


def there(it: Player, name: str) -> Any:
    """What somebody was shown of one table."""
    return type("Page", (), {"person": it.person, "seen": [seen for seen in it.seen if seen.table == name]})


def nobodys(rows: list[dict[str, Any]], sent: set[str]) -> list[str]:
    """Whatever was played at the seat of a person, a person has sent."""
    own = [row for row in rows if row["seat"] == 0 and row["kind"] == "play"]
    return [f"event {row['seq']} was sent by nobody" for row in own if row["action_id"].split("-")[0] not in sent]


def blown(seed: int, seconds: float, fault: str = "", evil: str = "") -> tuple[list[str], Counter[str]]:
    """A run on a cluster of its own, for it is restarted."""
    cluster = Cluster()
    try:
        with tempfile.TemporaryDirectory() as folder:
            storm = Storm(seed, Path(folder), cluster, fault, evil)
            return asyncio.run(storm.run(seconds)), storm.counts
    finally:
        cluster.close()


if __name__ == "__main__":
    wrong, counts = blown(int(sys.argv[1]), float(sys.argv[2]), *sys.argv[3:])
    print(json.dumps(counts), *wrong[:20], sep="\n")
    sys.exit(bool(wrong))
