"""How long a table stands still when its keeper is killed: `MAJLIS_GAMES=examples python -m bench.takeover 50` kills so
many.

Three processes on one PostgreSQL of their own; somebody sits at one that does not keep the table and plays. Its keeper
is killed with -9; the clock stops when a move is acknowledged again.
"""

import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path

from sqlalchemy import Engine, create_engine, text
from tests.faults.people import Player
from tests.faults.storm import Storm, answered
from tests.table.grounds import Cluster

from majlis.table.postgres import parsed


class Kills(Storm):
    """No storm: one kill after another."""

    async def blow(self, seconds: float, people: list[Player]) -> None:
        engine, self.took = create_engine(parsed(self.address)[0]), list[float]()
        player = people[0]
        while len(self.took) < int(seconds):
            await self.until(lambda: len(self.keepers(engine)) == len(self.ports) and bool(player.table))
            numbers, table = self.keepers(engine), player.table
            with engine.connect() as connection:
                found = connection.execute(text('SELECT keeper FROM owner WHERE "match" = :it'), {"it": table}).scalar()
            if found not in numbers or player.table != table:
                continue
            player.ports = [port for port, process in self.processes.items() if process != numbers[found]]
            begin, before = time.monotonic(), answered(player)
            os.kill(numbers[found], signal.SIGKILL)
            await self.until(lambda: answered(player) > before)  # noqa: B023
            self.took.append(time.monotonic() - begin)
            print(f"{len(self.took)}: {self.took[-1]:.2f} s", flush=True)
        engine.dispose()

    def keepers(self, engine: Engine) -> dict[int, int]:
        with engine.connect() as connection:
            rows = connection.execute(text("SELECT number, name FROM keeper")).all()
        living = set(self.processes.values())
        return {number: int(name.split()[1]) for number, name in rows if int(name.split()[1]) in living}


def main(kills: int) -> None:
    cluster = Cluster()
    try:
        with tempfile.TemporaryDirectory() as folder:
            storm = Kills(random.randrange(1000), Path(folder), cluster)
            wrong = asyncio.run(storm.run(kills))
    finally:
        cluster.close()
    took = sorted(storm.took)
    print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; wrong: {wrong or 'nothing'}")
    print(f"{len(took)} kills: {took[0]:.2f} / {took[len(took) // 2]:.2f} / {took[-1]:.2f} s (least, middle, most)")


if __name__ == "__main__":
    main(int(sys.argv[1]))
