"""kill -9 in the middle of play: nothing that was answered or shown is lost, nothing is done twice, play goes on."""

import asyncio
import os
import random
import re
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.web.crowd import PATIENCE, Person, crowd, faults

ROOT = Path(__file__).parents[2]
MOVES = 5  # answered before each kill


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return door.getsockname()[1]


@contextmanager
def zygote(folder: Path, port: int, *faults: str):
    command = [sys.executable, "-m", "tests.web.zygote", str(folder), str(port), *faults]
    with subprocess.Popen(command, cwd=ROOT, stdin=-1, stdout=-1, stderr=-3, text=True, encoding="utf-8") as process:
        try:
            assert process.stdout.readline() == "ready\n"
            yield process
        finally:
            process.kill()


def fork(process: subprocess.Popen) -> int:
    """A new server; its process."""
    process.stdin.write("go\n")
    process.stdin.flush()
    return int(process.stdout.readline())


async def answering(port: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.01)
            else:
                writer.close()
                return


async def round_of_play(
    people: list[Person], port: int, process: int, seconds: float, moves: int = 0, thinkers: int = 0
) -> list[int]:
    """Play, and kill the server after a while, but not before so many moves were answered and so many processes were
    there to think: they are returned."""
    thought: list[int] = []
    wanted = answered(people) + moves

    async def kill() -> None:
        async with asyncio.timeout(PATIENCE):
            while answered(people) < wanted or len(bots(process)) < thinkers:
                await asyncio.sleep(0.01)
        await asyncio.sleep(seconds)
        thought.extend(bots(process))
        os.kill(process, signal.SIGKILL)

    await answering(port)
    await crowd(people, port, kill())
    return thought


def answered(people: list[Person]) -> int:
    return sum(len(person.done) for person in people)


def test_a_server_that_is_killed_again_and_again_loses_nothing(tmp_path, sample):
    """Until it was killed often enough, and somebody had to send a message a second time."""
    chance, port, kills = random.Random(1), free_port(), 0
    people = [Person(random.Random(n)) for n in range(5)]
    with zygote(tmp_path, port) as process:
        while kills < sample(5, 500) or not any(person.again for person in people):
            asyncio.run(round_of_play(people, port, fork(process), chance.uniform(0, 0.2), MOVES))
            assert faults(people, tmp_path / "majlis.db") == []
            kills += 1
    print(f"{kills} kills, {answered(people)} moves answered, none lost")


def test_the_crowd_would_notice_a_server_that_answers_too_early(tmp_path):
    port, people = free_port(), [Person(random.Random(n)) for n in range(5)]
    with zygote(tmp_path, port, "hasty") as process:
        asyncio.run(round_of_play(people, port, fork(process), 0, MOVES))
    found = faults(people, tmp_path / "majlis.db")
    assert [fault for fault in found if "is not there" in fault or "were shown" in fault]


def bots(process: int) -> list[int]:
    """Its processes that think; another one may be compiling a game, which goes on for as long as it takes."""
    nursery = [child for child in children(process) if b"forkserver" in command(child)]
    return [bot for one in nursery for bot in children(one)] + nursery


def command(process: int) -> bytes:
    with suppress(OSError):  # it is gone
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""


def children(process: int) -> list[int]:
    """Of any of its threads."""
    with suppress(OSError):  # it is gone
        lists = [it.read_text(encoding="utf-8") for it in Path(f"/proc/{process}/task").glob("*/children")]
        return [int(child) for text in lists for child in text.split()]
    return []


def alive(process: int) -> bool:
    """Is any of its threads? The first may be dead while another still ends a write."""
    with suppress(OSError):  # it goes while one looks
        return any(map(runs, Path(f"/proc/{process}/task").glob("*/stat")))
    return False


def runs(stat: Path) -> bool:
    with suppress(OSError):  # it is gone
        return stat.read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0] not in "ZX"
    return False


async def gone(processes: list[int]) -> None:
    async with asyncio.timeout(PATIENCE):
        while any(map(alive, processes)):
            await asyncio.sleep(0.05)


def test_majlis_serve_itself_is_killed_and_leaves_nobody_behind(tmp_path, sample):
    """The bots' processes notice that nobody asks them any more."""
    people = [Person(random.Random(n)) for n in range(3)]
    env = os.environ | {"MAJLIS_GAMES": ""}  # no game is left to be compiled
    for _ in range(rounds := sample(2, 5)):
        command = [sys.executable, "-m", "majlis", "serve", "--no-browser", "--data", str(tmp_path)]
        with subprocess.Popen(
            command, stdout=-1, stderr=-3, text=True, env=env, encoding="utf-8", start_new_session=True
        ) as process:
            try:
                port = int(re.search(r"127\.0\.0\.1:(\d+)/", process.stdout.readline())[1])
                # one who thinks, and whose copy it is
                workers = asyncio.run(round_of_play(people, port, process.pid, 0.05, 2, thinkers=2))
            finally:
                process.kill()
        assert len(workers) >= 2
        asyncio.run(gone(workers))
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # whatever is being compiled
        assert faults(people, tmp_path / "majlis.db") == []
    assert answered(people) >= 2 * rounds
