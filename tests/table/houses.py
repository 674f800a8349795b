"""A folder with some of everything that a match can be: running, over, undone, going on from another one."""

import asyncio
import random
from pathlib import Path

from majlis.core.game import load
from majlis.table.seal import digest, stored
from tests.table.waits import OWNER, Asleep, house

NIM = "nim"


def seal_anew(database, name: str) -> None:
    """As if what stands there had been written so."""
    rows = stored(lambda query, *values: database.execute(query, values).fetchall(), name)
    database.execute('DELETE FROM seal WHERE "match" = ?', (name,))
    values = (name, rows["event"][-1][1] + 1 if rows["event"] else 0, digest(rows))
    database.execute('INSERT INTO seal ("match", events, digest) VALUES (?, ?, ?)', values)


async def moved(table, chance: random.Random, moves: int) -> None:
    """Play so many moves, or to the end."""
    for _ in range(moves):
        if not table.match.over:
            a = chance.choice(table.match.open())
            assert (await table.play(table.match.turn, table.at, a, f"id-{chance.random()}")).done


def lived_in(folder: Path, n: int = 1) -> list[str]:
    """Tables of Nim, by name."""

    async def live() -> list[str]:
        chance, names = random.Random(n), []
        async with house(folder, Asleep()) as lobby:
            for moves in (0, 3, 5, 1000):
                table = await lobby.open(OWNER, load(NIM), ["me", "guest"], names=["Anna", "Bert Ünal"])
                await moved(table, chance, moves)
                names.append(table.name)
            fork = await lobby.go_on(OWNER, table, 2, 0, ["me", "guest"], ["Anna", "Zoë"])
            await moved(fork, chance, 2)
            return [*names, fork.name]

    return asyncio.run(live())
