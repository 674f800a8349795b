"""Adds what this version writes to the corpus: `python -m tests.versions.keep` (PYTHONPATH=src:.), once for each new
version of the data or of a game's rules, before it is released.

A version is a folder: matches of every game, the digest of their state after each step, and a house in which people
have played. Later versions read all of it: see test_versions.py.
"""

import asyncio
import hashlib
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

from majlis.core import notation
from majlis.core.game import Game, games, load
from majlis.core.match import Match
from majlis.table.chat import say
from majlis.table.database import NAME
from majlis.table.guestbook import SEAT, Guestbook
from majlis.table.lobby import Lobby, Terms
from majlis.table.schema import SCHEMA
from majlis.table.table import Table
from majlis.testing.walks import any_options
from tests.table.waits import Asleep, house

HERE = Path(__file__).parent
EXAMPLES = ("nim",)
BEGUN = 25  # events of a match that goes on
ANNA, BERT = "A" * 32, "B" * 32  # tokens of two devices
STEP = 12  # letters of the digest of a step


def versions() -> dict[str, int]:
    """What of this version decides whether others can read it."""
    return {"schema": SCHEMA} | {name: load(name).version for name in titles()}


def titles() -> list[str]:
    return [name for name in games() if name not in EXAMPLES]


def label() -> str:
    return "-".join(f"{name}{number}" for name, number in versions().items())


def steps(match: Match) -> list[str]:
    """The state after each action, from the deal on."""
    return [hashlib.sha256(match.state_at(at).tobytes()).hexdigest()[:STEP] for at in range(match.at + 1)]


# --- matches


def played(game: Game, seats: int, chance: random.Random) -> Match:
    match = Match.new(game, seats, any_options(game, seats, chance), chance.randbytes(32))
    while not match.over:
        match.play(chance.choice(match.open()))
    return match


def keep_matches(folder: Path, chance: random.Random) -> None:
    found = {}
    for game in map(load, titles()):
        for seats in (min(game.seats), max(game.seats)):
            match, name = played(game, seats, chance), f"{game.name}_{seats}.match"
            (folder / name).write_text(notation.write(match), encoding="utf-8")
            found[name] = steps(match)
    (folder / "steps.json").write_text(json.dumps(found, indent=0) + "\n", encoding="utf-8")


# --- a house


async def live(lobby: Lobby, chance: random.Random) -> None:
    """Two people, tables of every game: one goes on, and of the shortest game one is over."""
    book = Guestbook(lobby.store)
    anna, bert = [await book.meet(token) for token in (ANNA, BERT)]
    for game in map(load, titles()):
        room = await lobby.gather(anna, game, ["me", "open"], 0, ["Anna", ""], Terms(public=True, deadline=86400))
        word = await book.invite(room.name, SEAT, 1)
        await lobby.join(word, bert, "Bert")
        table = await lobby.begin_room(room)
        await say(table.company, bert, "Bert", "Good luck!")
        await play(table, chance, BEGUN)
    await play(await lobby.open(anna, load("high_desert"), ["me", "guest"]), chance, load("high_desert").longest)
    await lobby.open(bert, load("five_tribes"), ["me", "gentle", "keen"])


async def play(table: Table, chance: random.Random, events: int) -> None:
    """So far, with a step taken back where that is possible."""
    while not table.match.over and table.at < events:
        name, match = chance.randbytes(12).hex(), table.match
        if chance.random() < 0.1 and table.undoable(match.turn):
            await table.undo(match.turn, table.at, name)
        else:
            await table.play(match.turn, table.at, chance.choice(match.open()), name)


async def keep_house(folder: Path, chance: random.Random) -> None:
    with tempfile.TemporaryDirectory() as place:
        async with house(Path(place), Asleep()) as lobby:
            await live(lobby, chance)
        database = sqlite3.connect(Path(place) / NAME)
        text = "\n".join(database.iterdump()) + "\n"
        database.close()
    (folder / "house.sql").write_text(text, encoding="utf-8")


def main() -> None:
    folder, chance = HERE / label(), random.Random(1)
    if folder.exists():
        sys.exit(f"{folder.name} is there already: what was released is never changed.")
    folder.mkdir()
    (folder / "versions.json").write_text(json.dumps(versions()) + "\n", encoding="utf-8")
    keep_matches(folder, chance)
    asyncio.run(keep_house(folder, chance))
    print(f"{folder}: {sum(it.stat().st_size for it in folder.iterdir()) // 1000} KB")


if __name__ == "__main__":
    main()
