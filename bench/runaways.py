"""How soon bots that run away are gone: `python -m bench.runaways [MANY]`, so many of each kind, one after another.

The clock runs from the question to the action that is played instead, less the budget of the bot. Meanwhile a task of
the same loop wakes up every few milliseconds: how late it is at most is what a table would have waited.
"""

import asyncio
import os
import statistics
import sys
import time

from tests.table import odd_bots
from tests.table.waits import desert

from majlis.table import workers
from majlis.table.workers import Workers
from majlis.testing.play import random_match

BUDGET, OFTEN = 0.05, 0.005  # seconds: of a bot; between two looks at the loop
KINDS = ("loops", "swells", "dies", "stops")


async def late(found: list[float]) -> None:
    """How much later than it should this task wakes up."""
    while True:
        begin = time.perf_counter()
        await asyncio.sleep(OFTEN)
        found.append(time.perf_counter() - begin - OFTEN)


async def gone(kind: str, many: int) -> tuple[list[float], list[float]]:
    """How long after their budget so many of a kind were replaced by an open action; how late the loop was."""
    match, took, behind = random_match(desert(), 3, 5, 10), [], list[float]()
    pool, view = Workers(1, life=odd_bots.serve), match.view(match.turn)
    watch = asyncio.create_task(late(behind))
    for lost in range(many):
        assert pool.lost == lost
        assert await pool.choose(match.game, "greedy", view, match.turn) in match.open()
        begin = time.perf_counter()
        assert await pool.choose(match.game, kind, view, match.turn) in match.open()
        took.append(time.perf_counter() - begin - BUDGET)
    watch.cancel()
    pool.close()
    return took, behind


def main(many: int = 200) -> None:
    workers.USUAL = BUDGET
    print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for kind in KINDS:
        took, behind = asyncio.run(gone(kind, many))
        half, most, slow = (1000 * it for it in (statistics.median(took), max(took), max(behind)))
        over = sum(it > 0.25 for it in took)
        print(f"{many} {kind}: gone {half:.0f} ms after the budget in the middle, {most:.0f} at most, {over} over 250;")
        print(f"  the loop was late by {slow:.0f} ms at most", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
