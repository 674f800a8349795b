"""How quick the table in the browser is: run by hand with `python bench/web.py [TABLES] [SECONDS]`.

One server process on the loopback, as `majlis serve` starts it, many tables of one person against a bot, each person
choosing once a second or so. Printed beside each number is what we want it to be, and how busy the machine was.
"""

import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from majlis.bots.warm import warm
from majlis.core.game import load
from majlis.core.match import Match
from majlis.table.show import about, moment
from majlis.table.table import Table

GAME = "high_desert"
THINK = (0.5, 1.5)  # seconds between seeing that it is one's turn and a click


def main() -> None:
    tables, seconds = (int(word) for word in (*sys.argv[1:], "50", "20")[:2])
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    draw_frames()
    with tempfile.TemporaryDirectory() as folder:
        start(Path(folder)).kill()
        begin = time.perf_counter()
        server = start(Path(folder))
        line("second start of majlis serve", time.perf_counter() - begin, "s")
        try:
            port = int(server.args[-1])
            weigh(port)
            before, clicks = worked(server.pid), asyncio.run(play(port, tables, seconds))
            line("  work of the server for each click", 1000 * (worked(server.pid) - before) / clicks, "ms")
        finally:
            server.kill()
            server.wait()
    print(f"load of the machine after: {os.getloadavg()[0]:.1f}")


def line(what: str, number: float, unit: str, wish: str = "") -> None:
    print(f"{what:<44}{number:>10.2f} {unit:<4}{wish}", flush=True)


def start(folder: Path) -> "subprocess.Popen[str]":
    """The server, when it says that it is there."""
    port = str(random.randrange(20000, 60000))
    command = [sys.executable, "-m", "majlis", "serve", "--no-browser", "--data", str(folder), "--port", port]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")
    assert server.stdout and "The table is set" in server.stdout.readline()
    return server


# --- frames


def draw_frames() -> None:
    """Everything that makes one frame of one viewer, up to the text that is sent."""
    game, chance, times = load(GAME), random.Random(1), []
    warm(game)
    for n in range(12):
        match = Match.new(game, chance.choice(game.seats), seed=n.to_bytes(32))
        row = {"players": ["me"] + ["greedy"] * (match.header.seats - 1)}
        while not match.over:
            match.play(chance.choice(match.open()))
            if match.at % 8 == 0:
                seat, lang, tall = chance.randrange(-1, match.header.seats), chance.choice(["en", "de"]), n % 2 == 0
                begin = time.thread_time()  # of this process alone: others may use the machine, too
                table = Table("t", row, match, None, at=match.at)  # type: ignore[arg-type]
                json.dumps(moment(match, seat, lang, tall) | about(table, seat, lang), ensure_ascii=False)
                times.append(1000 * (time.thread_time() - begin))
    times = times[len(times) // 10 :]  # the first ones fill caches
    line("a frame drawn, 50 %", statistics.median(times), "ms", "below 5")
    line("a frame drawn, 99 %", statistics.quantiles(times, n=100)[98], "ms")


# --- the page


def weigh(port: int) -> None:
    """All that a browser fetches to show a table for the first time."""
    home = f"http://127.0.0.1:{port}"
    with httpx.Client(base_url=home, headers={"origin": home}, follow_redirects=True) as http:
        page = http.post("/tables", data={"game": GAME, "players": "4"})
        seen: dict[str, tuple[int, int]] = {}
        todo = [str(page.url.path), *re.findall(r'(?:src|href)="(/(?:static|style)[^"]+)"', page.text)]
        while todo:
            path = todo.pop()
            if path not in seen:
                answer = http.get(path)
                seen[path] = len(answer.content), answer.num_bytes_downloaded
                todo += [f"/static/{name}" for name in re.findall(r'from "\./([\w.]+)"', answer.text)]
        first = asyncio.run(first_frame(port, str(page.url.path), http.cookies["majlis"]))
    plain, packed = (sum(pair[i] for pair in seen.values()) + first for i in (0, 1))
    print(f"the table page: {len(seen)} files, first frame and log of {first / 1000:.0f} KB")
    line("  weight as it is sent", packed / 1000, "KB", "below 200")
    line("  weight unpacked", plain / 1000, "KB")


async def first_frame(port: int, path: str, token: str) -> int:
    async with dial(port, path.rsplit("/", 1)[1], token) as socket:
        await socket.send(json.dumps({"type": "eyes", "seat": 0}))
        return sum([len((await socket.recv()).encode()) for _ in range(2)])


def dial(port: int, name: str, token: str) -> Any:
    return connect(
        f"ws://127.0.0.1:{port}/live/{name}",
        origin=f"http://127.0.0.1:{port}",  # type: ignore[arg-type]
        additional_headers={"Cookie": f"majlis={token}"},
        compression=None,
    )


# --- many tables


def worked(process: int) -> float:
    """The seconds that a process has computed so far."""
    words = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Waits:
    """How long clicks between two moments took, in milliseconds."""

    begin: float
    end: float
    answers: list[float] = field(default_factory=list)
    frames: list[float] = field(default_factory=list)


async def play(port: int, tables: int, seconds: float) -> int:
    """All tables at once; the first seconds do not count. Return the clicks that did."""
    home = f"http://127.0.0.1:{port}"
    token = "b" * 32
    async with httpx.AsyncClient(base_url=home, headers={"origin": home}, cookies={"majlis": token}) as http:
        begin = time.perf_counter() + 3
        waits = Waits(begin, begin + seconds)
        await asyncio.gather(*[person(http, port, token, n, waits) for n in range(tables)])
    print(f"{tables} tables at once, {len(waits.frames) / seconds:.0f} clicks a second besides the moves of bots")
    for what, times in (("answer", waits.answers), ("frame", waits.frames)):
        cuts = statistics.quantiles(times, n=100)
        line(f"  click to {what}, 50 %", cuts[49], "ms")
        line(f"  click to {what}, 99 %", cuts[98], "ms", "below 50" if what == "frame" else "")
    return len(waits.frames)


async def person(http: httpx.AsyncClient, port: int, token: str, n: int, waits: Waits) -> None:
    """Play one match after another until the time is over."""
    chance = random.Random(n)
    while time.perf_counter() < waits.end:
        opened = await http.post("/tables", data={"game": GAME, "seat1": "greedy"}, timeout=60)
        async with dial(port, opened.headers["location"].rsplit("/", 1)[1], token) as socket:
            await socket.send(json.dumps({"type": "eyes", "seat": 0}))
            frame = await frame_after(socket, 0)
            while not frame["over"] and time.perf_counter() < waits.end:
                if frame["turn"] != 0:
                    frame = await frame_after(socket, frame["at"] + 1)
                    continue
                await asyncio.sleep(chance.uniform(*THINK))
                a, at = int(chance.choice(list(frame["offers"]))), frame["at"]
                click = time.perf_counter()
                await socket.send(json.dumps({"type": "play", "id": f"{n}-{click}", "at": at, "a": a}))
                heard: list[float] = []
                frame = await frame_after(socket, at + 1, heard)
                if click > waits.begin:
                    waits.answers += [1000 * (when - click) for when in heard]
                    waits.frames.append(1000 * (time.perf_counter() - click))


async def frame_after(socket: Any, at: int, heard: list[float] | None = None) -> dict[str, Any]:
    """The first frame with so many events; the time of answers goes into `heard`."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] == "answer" and heard is not None:
            heard.append(time.perf_counter())
        if message["type"] == "frame" and message["at"] >= at:
            return message


if __name__ == "__main__":
    main()
