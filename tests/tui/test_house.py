"""What the terminal keeps: the same store as the page, for whoever sits at this keyboard."""

import asyncio
import os
import re
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from majlis.core.game import load
from majlis.core.match import Match
from majlis.core.notation import read
from majlis.core.position import write as line_of
from majlis.table.lobby import Lobby
from majlis.table.store import Store, StoreBusy
from majlis.testing.play import seed
from majlis.tui.house import House, Near, Shelf, visitor
from tests.serving import served
from tests.serving import visitor as guest

GAME = "high_desert"


def kept(folder: Path, steps: int) -> Match:
    """A game begun in the terminal, left after so many steps without a word, as if the process had been killed."""

    async def begin() -> Match:
        house = House(folder, Near(), 0)
        table = await house.take(Match.new(load(GAME), 2, seed=seed(3)), ["guest", "guest"])
        for _ in range(steps):
            await table.plan(table.match.turn, table.at, table.match.open()[:1], os.urandom(8).hex())
        match = table.match
        house.store.close()
        return match

    return asyncio.run(begin())


def test_every_step_is_in_the_store_at_once_and_the_page_goes_on_with_it(tmp_path: Path) -> None:
    """C3: begun here, taken up by the page's own lobby with the same token, and back."""
    match = kept(tmp_path, 5)
    token = visitor(tmp_path)[0]

    async def go_on() -> int:
        lobby = Lobby(Store(tmp_path), Near(), 0)
        (row,) = lobby.store.matches(lobby.book.person(token) or "")
        table = await lobby.table(row["id"])
        assert table and table.match.actions == match.actions
        await table.plan(table.match.turn, table.at, table.match.open()[:1], "from-the-page")
        await lobby.close()
        return table.match.at

    async def back() -> int:
        house = House(tmp_path, Near(), 0)
        (row,) = house.unfinished()
        table = await house.table(row["id"])
        await house.close()
        assert table
        return table.match.at

    assert asyncio.run(go_on()) == asyncio.run(back()) > match.at


def test_who_sits_here_is_known_by_a_file_that_only_its_owner_reads(tmp_path: Path) -> None:
    first = visitor(tmp_path)
    assert visitor(tmp_path) == first and len(first[0]) == 32
    if os.name == "posix":
        assert stat.S_IMODE((tmp_path / "visitor").stat().st_mode) == 0o600


def test_a_folder_in_use_is_refused(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with pytest.raises(StoreBusy, match="browser"):
        House(tmp_path, Near(), 0)
    store.close()


def test_a_match_from_a_position_is_kept_in_a_file_after_every_step(tmp_path: Path) -> None:
    async def act() -> None:
        game = load(GAME)
        start = line_of(game, game.start(seed(2), 2))
        from majlis.core.match import Header

        house = House(tmp_path, Near(), 0)
        table = await house.take(Match(Header(game, 2, seed=seed(1), start=start)), ["guest", "guest"])
        await table.plan(table.match.turn, 0, table.match.open()[:1], "one-step-on")
        assert isinstance(table.store, Shelf)
        assert read(table.store.path.read_text(encoding="utf-8")).actions == table.match.actions
        await house.close()

    asyncio.run(act())


def test_a_forked_match_is_kept_with_its_forks(tmp_path: Path) -> None:
    async def act() -> None:
        match = Match.new(load(GAME), 2, seed=seed(3))
        for _ in range(8):
            match.play(match.open()[0])
        forked = match.fork(4, 0)
        house = House(tmp_path, Near(), 0)
        table = await house.take(forked, ["guest", "guest"])
        assert table.match.digest() == forked.digest()
        await house.close()

    asyncio.run(act())


def test_a_game_begun_in_the_terminal_and_killed_is_taken_up_in_the_browser(tmp_path: Path) -> None:
    """C3: no word of farewell is needed; the page shows it to whoever has the terminal's token."""
    env = os.environ | {"MAJLIS_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    majlis = [sys.executable, "-m", "majlis"]
    words = [*majlis, "play", GAME, "--plain", "--seats", "you,random", "--seed", "3"]
    with subprocess.Popen(words, env=env, stdin=-1, stdout=-1, text=True, encoding="utf-8") as process:
        assert process.stdin and process.stdout
        process.stdin.write("1\nlog\n")
        process.stdin.flush()
        while not re.match(r" +1  \w", process.stdout.readline()):
            pass
        process.kill()
    moves = len(events(tmp_path))
    assert moves
    token = visitor(tmp_path)[0]
    house = [*majlis, "serve", "--no-browser", "--data", tmp_path]
    with served(house, env, tmp_path) as address, guest(address) as client:
        client.cookies.set("majlis", token)
        (table,) = set(re.findall(r"/table/[\w-]+", client.get("/").text))
        assert client.get(table).status_code == 200
    assert len(events(tmp_path)) >= moves


def events(folder: Path) -> list[tuple[int]]:
    with sqlite3.connect(folder / "majlis.db") as database:
        return database.execute("select seq from event").fetchall()
