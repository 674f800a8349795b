"""kill -9 in the moment in which a game against Tom is won: the win is on the record sheet of the next server."""

import asyncio
import csv
import json
import os
import secrets
import signal
import sqlite3
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from majlis.bots.bot import bot
from majlis.core.game import load
from majlis.core.match import Header, Match
from tests.web.test_kill import answering, fork, free_port, zygote

TABLES = 40  # so many are opened until the greedy bot would win one of them
FORM = {"game": "djinn", "players": "1", "option-deck": "15"}
Rows = list[list[str]]


def foreseen(database: Path, name: str) -> Match:
    """How the greedy bot would play this table to its end: a test may look into the secrets."""
    game = load("djinn")
    with sqlite3.connect(database) as connection:
        seed, salt = connection.execute("SELECT seed, salt FROM secret WHERE match = ?", [name]).fetchone()
    connection.close()
    match, greedy = Match(Header(game, 1, game.pack(deck="15"), ("Anna",), seed, salt)), bot("greedy", game)
    while not match.over:
        match.play(greedy.choose(match.view(0), 0, match.at))
    return match


def open_winnable(http: httpx.Client, database: Path) -> tuple[str, Match]:
    for _ in range(TABLES):
        name = http.post("/tables", data=FORM).headers["location"].removeprefix("/table/")
        if (match := foreseen(database, name)).result()[0] > 0:
            return name, match
    raise AssertionError("The greedy bot wins no table any more.")


async def play_and_kill(name: str, match: Match, ticket: str, port: int, process: int) -> None:
    """Send every action that does not go by itself; with the answer to the last one the server dies."""
    address = f"ws://127.0.0.1:{port}/live/{name}"
    async with connect(address, origin=f"http://127.0.0.1:{port}") as line:
        await line.send(json.dumps({"type": "hello", "ticket": ticket}))
        await line.send(json.dumps({"type": "eyes", "seat": 0}))
        message: dict[str, Any] = {"at": 0}
        while (at := message["at"]) < match.at:
            await line.send(json.dumps({"type": "play", "id": secrets.token_hex(12), "at": at, "a": match.actions[at]}))
            while (message := json.loads(await line.recv()))["type"] != "answer":
                pass
            assert message["done"], message
        os.kill(process, signal.SIGKILL)


def sheet(http: httpx.Client) -> Rows:
    return list(csv.reader(http.get("/solo/djinn/sheet.csv").text.splitlines()))


def test_a_win_that_was_answered_is_on_the_sheet_after_a_kill(tmp_path):
    port, token = free_port(), secrets.token_urlsafe(24)
    home, database = f"http://127.0.0.1:{port}", tmp_path / "majlis.db"
    with (
        zygote(tmp_path, port) as process,
        httpx.Client(base_url=home, cookies={"majlis": token}, headers={"origin": home}, timeout=60) as http,
    ):
        server = fork(process)
        asyncio.run(answering(port))
        name, match = open_winnable(http, database)
        before = sheet(http)
        ticket = http.post(f"/table/{name}/ticket").json()["ticket"]
        asyncio.run(play_and_kill(name, match, ticket, port, server))
        fork(process)
        asyncio.run(answering(port))
        after = sheet(http)
    column = before[0].index("15")
    assert (before[1][column], before[-1][column]) == ("", "0/0")
    assert (after[1][column], after[-1][column]) == (str(match.points()[0]), "1/1")
    done = [i for i, row in enumerate(after[2:-1]) if row[column]]
    assert done == [i for i, yes in enumerate(load("djinn").solo.done(match.state)) if yes]
