"""Do answers to one of two twin worlds take longer than those to the other? Welch's t says how surely."""

import math
import random
from itertools import product
from pathlib import Path
from statistics import fmean, median, quantiles, variance
from time import perf_counter

from majlis.core.game import load
from tests.table.waits import Asleep
from tests.web.glances import PEOPLE, worlds_of
from tests.web.house import House, Visitor
from tests.web.worlds import played

GAMES = ("high_desert", "five_tribes", "djinn")
TOO_SURE = 4.5  # beyond it a difference is none of chance
Times = tuple[list[float], list[float]]  # of our world and of theirs


def welch(ours: list[float], theirs: list[float]) -> float:
    """How many standard errors the means of two samples are apart."""
    spread = variance(ours) / len(ours) + variance(theirs) / len(theirs)
    return (fmean(ours) - fmean(theirs)) / math.sqrt(spread)


def cropped(ours: list[float], theirs: list[float]) -> Times:
    """Without the slowest tenth: what the machine did meanwhile, to both alike."""
    most = quantiles(ours + theirs, n=10)[-1]
    return [it for it in ours if it <= most], [it for it in theirs if it <= most]


def apart(folder: Path, many: int, matches: int = 4) -> float:
    """So many answers of a house without bots, by chance from the worlds of several matches: the greatest t, of all and
    of each match, without the slowest tenth too. Both worlds stand in one house, under names of one length."""
    times: dict[tuple[str, str], Times] = {}
    with House(folder, Asleep) as house, Visitor(house, PEOPLE[0]) as visitor:
        for name, n in product(GAMES, range(matches)):
            times |= {paths: ([], []) for paths in laid(house, name, n)}
        chance, pairs = random.Random(many), list(times)
        for path in (path for both in pairs for path in both):  # the first answer has more to do
            visitor.get(path)
        for _ in range(many):
            paths, world, began = chance.choice(pairs), chance.randrange(2), perf_counter()
            answer = visitor.get(paths[world])
            times[paths][world].append(perf_counter() - began)
            assert answer.status_code == 200
    scaled = [relative(*both) for both in times.values()]
    pooled = [it for ours, _ in scaled for it in ours], [it for _, theirs in scaled for it in theirs]
    return max(abs(welch(*each)) for both in (*scaled, pooled) for each in (both, cropped(*both)))


def relative(ours: list[float], theirs: list[float]) -> Times:
    """Times of one question as shares of what it usually takes: so those of different questions can be put together."""
    usual = median(ours + theirs)
    return [it / usual for it in ours], [it / usual for it in theirs]


def laid(house: House, name: str, n: int) -> list[tuple[str, str]]:
    """A table for each world, and what is asked there: a moment through one's own eyes, drawn anew, and the log."""
    game, whole = load(name), played(load(name), n)
    at = whole.at // 2
    both = []
    for world, match in zip("ab", worlds_of(game, n, 0, [at]), strict=True):
        table, seats = f"time-{name}-{n}-{world}", match.header.seats
        house.put(table, match.until(at), ["me"] * seats, PEOPLE[0], friends=PEOPLE[:seats])
        both.append((f"/table/{table}/moment?at={at}&seat=0", f"/table/{table}/log?seat=0"))
    return list(zip(*both, strict=True))
