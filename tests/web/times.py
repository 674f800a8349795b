"""Do answers to one of two twin worlds take longer than those to the other? Welch's t says how surely."""

import math
import random
from itertools import product
from pathlib import Path
from statistics import fmean, median, quantiles, variance
from time import perf_counter, sleep

from majlis.core.game import load
from majlis.core.match import Match
from majlis.table.ahead import plan_ahead
from majlis.table.table import Table
from tests.table.waits import Asleep
from tests.web.glances import PEOPLE, worlds_of
from tests.web.house import House, Visitor
from tests.web.worlds import played

GAMES = ("high_desert", "five_tribes", "djinn")
PACE = 0.02  # seconds before a list is looked at: a house for people waits longer
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


def lists_apart(folder: Path, many: int) -> float:
    """So many moves after which the next player has a list of which nothing is open, or none, by chance: the same t for
    how long it takes until whoever moved has the answer, and sees it done."""
    times: Times = ([], [])
    with House(folder, Asleep) as house, Visitor(house, PEOPLE[0]) as visitor:
        house.lobby.pace = PACE
        match = Match.new(load("nim"), 2, seed=bytes(32))
        table = house.put("time-list", match, ["me", "me"], PEOPLE[0], friends=PEOPLE[:2])
        with visitor.sit(table.name, table.match.turn) as socket:
            chance = random.Random(many)
            for _ in range(many):
                world = chance.randrange(2)
                house.do(plan_ahead(table, house.person(PEOPLE[1 - table.match.turn]), shut(table)[: 3 * world]))
                began = perf_counter()
                answer = socket.act("play", a=table.match.open()[0])
                socket.until(answer["at"])
                times[world].append(perf_counter() - began)
                assert answer["done"]
                while table.plans:  # it is dropped
                    sleep(PACE / 4)
                answer = socket.act("undo")
                assert answer["done"]
                socket.until(answer["at"])
    return max(abs(welch(*each)) for each in (times, cropped(*times)))


def shut(table: Table) -> list[str]:
    """What cannot be open after the move, in words."""
    after = table.match.copy()
    after.play(after.open()[0])
    return [table.match.game.say(a) for a in range(table.match.game.actions) if a not in after.open()]
