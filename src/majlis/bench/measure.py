"""How fast a game is here: every number is the best of several rounds on one core."""

import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter

import numpy as np
import numpy.typing as npt

from majlis.bots.bot import bot
from majlis.bots.chance import derive
from majlis.bots.search.thinker import Thinker
from majlis.bots.search.ways import Way
from majlis.core.game import Game, States, key
from majlis.core.many import Batch
from majlis.core.svg import paint

DEALS = 3000  # games in one round of playouts
SAMPLE = 2000  # states for the single rules
ROUNDS = 5
RACES = 15  # rounds of playouts, in turn with the peers: short, so that some fall into a quiet moment
REPEAT = 50  # passes over the sample in one measurement
PICTURES = 10
WALKS = 20_000
BATCH, SPREAD, OUTSIDE = 1024, 100, 30  # matches at once; random decisions of each; steps of an outside policy
LOOKS = 400  # states for the yardsticks


@dataclass
class Speed:
    """What is measured of one game; times of single rules in nanoseconds."""

    decisions_per_second: float = 0.0
    games_per_second: float = 0.0
    state_bytes: int = 0
    copy_ns: float = 0.0
    legal_ns: float = 0.0
    step_ns: float = 0.0
    compile_s: float = 0.0
    load_s: float = 0.0
    svg_ms: float = 0.0
    single_step_per_second: float = 0.0  # one step called from Python
    step_and_mask_per_second: float = 0.0  # one step and the next mask, in one call from Python
    batched_random_per_second: float = 0.0  # a batch that plays by itself, on one core
    batched_outside_per_second: float = 0.0  # a batch for an outside policy: step, mask and observation
    search_per_second: float = 0.0  # walks from the opening, leaves valued by the hints
    yardstick_ms: float = 0.0  # the longest decision of a bot that the game brings along, 0 if it brings none


def dealt(game: Game, count: int = DEALS) -> States:
    """Many dealt games, of all numbers of seats in turn."""
    states = game.new(count)
    for i in range(count):
        game.doors.setup(states, i, key(derive("bench", i)), game.seats[i % len(game.seats)], 0)
    return states


def playouts(game: Game, deals: States, speed: Speed) -> None:
    """One round: play all deals to their ends at random, and keep the speed if it is the best so far."""
    states, mask = deals.copy(), np.zeros(game.actions, np.bool_)
    began = perf_counter()
    decisions = game.doors.playouts(states, 0, len(states), mask, game.longest)
    seconds = perf_counter() - began
    if decisions / seconds > speed.decisions_per_second:
        speed.decisions_per_second, speed.games_per_second = decisions / seconds, len(states) / seconds


def sample(game: Game, count: int = SAMPLE) -> tuple[States, npt.NDArray[np.int64]]:
    """States from random games, each with an open action."""
    chance, states, actions = random.Random(1), game.new(count), np.zeros(count, np.int64)
    now, deal = game.new(), 0
    now["turn"] = -1
    for i in range(count):
        if now[0]["turn"] < 0:
            now = game.start(derive("sample", deal), game.seats[deal % len(game.seats)])
            deal += 1
        states[i], actions[i] = now[0], chance.choice(np.flatnonzero(game.open(now)))
        game.doors.step(now, 0, int(actions[i]))
    return states, actions


def best(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """The least seconds that the work takes, the first time left out."""
    work()
    times = []
    for _ in range(rounds):
        began = perf_counter()
        work()
        times.append(perf_counter() - began)
    return min(times)


def single_rules(game: Game, speed: Speed) -> None:
    """Copy, legal and step in compiled loops, and step called from Python."""
    loops = game.specialised(Path(__file__).parent / "loops.py")
    (states, actions), spare, mask = sample(game), game.new(), np.zeros(game.actions, np.bool_)
    each = 1e9 / (len(states) * REPEAT)
    speed.copy_ns = best(lambda: loops.copies(states, spare, REPEAT)) * each
    speed.legal_ns = best(lambda: loops.legals(states, mask, REPEAT)) * each
    speed.step_ns = max(0.0, best(lambda: loops.steps(states, spare, actions, REPEAT)) * each - speed.copy_ns)
    speed.single_step_per_second = 1 / stepping(game, states, actions.tolist())
    speed.step_and_mask_per_second = 1 / masking(game, states, actions.tolist())


def stepping(game: Game, states: States, actions: list[int]) -> float:
    """The seconds of one step called from Python."""
    step, times = game.doors.step, []
    for _ in range(ROUNDS):
        table = states.copy()
        began = perf_counter()
        for i, a in enumerate(actions):
            step(table, i, a)
        times.append(perf_counter() - began)
    return min(times) / len(actions)


def masking(game: Game, states: States, actions: list[int]) -> float:
    """The seconds of one step with the next mask, called from Python."""
    door, mask, times = game.doors.step_and_mask, np.zeros(game.actions, np.bool_), []
    for _ in range(ROUNDS):
        table = states.copy()
        began = perf_counter()
        for i, a in enumerate(actions):
            door(table, i, a, mask)
        times.append(perf_counter() - began)
    return min(times) / len(actions)


def spread(game: Game) -> Batch:
    """A batch on one core whose matches have spread over all their phases."""
    batch = Batch(game, BATCH, threads=1)
    batch.random(SPREAD)
    return batch


def wander(batch: Batch, speed: Speed) -> None:
    """One round: a batch that plays by itself."""
    began = perf_counter()
    done = batch.random(SPREAD)
    speed.batched_random_per_second = max(speed.batched_random_per_second, done / (perf_counter() - began))


def serve_outside(batch: Batch, speed: Speed, chance: np.random.Generator) -> None:
    """One round: a batch for an outside policy, whose choosing is not counted."""
    seconds = 0.0
    for _ in range(OUTSIDE):
        wanted = (chance.random(BATCH) * batch.desk["count"]).astype(int)
        actions = (np.cumsum(batch.masks, axis=1, dtype=np.int16) > wanted[:, None]).argmax(1)
        began = perf_counter()
        batch.step(actions)
        batch.observe()
        seconds += perf_counter() - began
    speed.batched_outside_per_second = max(speed.batched_outside_per_second, BATCH * OUTSIDE / seconds)


def searches(game: Game, speed: Speed) -> None:
    """Think about the opening for two, again and again from nothing."""
    thinker = Thinker(game, WALKS, Way(turns=0.0))
    states = game.start(derive("bench", 0), max(2, game.seats[0]))
    seat = int(states[0]["turn"])
    view = game.view(states, seat)

    def think() -> None:
        thinker.forget()
        thinker.think(view, seat, derive("search"), WALKS)

    speed.search_per_second = WALKS / best(think)


def yardsticks(game: Game, speed: Speed) -> None:
    """The bots that a game brings along, at states of random games; of several times at each the best."""
    states, _ = sample(game, LOOKS)
    for name in game.yardsticks:
        player = bot(name, game)
        for i in range(LOOKS):
            seat = int(states[i]["turn"])
            view = game.view(states, seat, i)
            took = best(partial(player.choose, view, seat, i), 2)
            speed.yardstick_ms = max(speed.yardstick_ms, took * 1e3)


def pictures(game: Game, speed: Speed) -> None:
    """Draw and paint a few views."""
    states, _ = sample(game, PICTURES)
    names = tuple(f"Player {n + 1}" for n in range(game.seats[-1]))

    def draw() -> None:
        for i in range(PICTURES):
            seat = int(states[i]["turn"])
            view = game.view(states, seat, i)
            paint(game.draw(view, seat, game.open(view), "en", names[: int(states[i]["seats"])], False))

    speed.svg_ms = best(draw, 2) / PICTURES * 1e3


def starts(game: Game, speed: Speed) -> None:
    """A first start that compiles everything, and a second one that finds it: whole processes, from nothing to warm."""
    with tempfile.TemporaryDirectory() as folder:
        speed.compile_s, speed.load_s = start(game, folder), start(game, folder)


def start(game: Game, folder: str) -> float:
    """The seconds that a new process takes to warm a game, with this folder for machine code."""
    began = perf_counter()
    command = [sys.executable, "-m", "majlis", "warm", game.name]
    subprocess.run(command, env={**os.environ, "MAJLIS_CACHE": folder}, check=True, capture_output=True)
    return perf_counter() - began
