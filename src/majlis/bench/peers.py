"""The speed of other engines, for comparison: random steps or whole games a second on one core.

This file is run as a script by an interpreter that has the engine, which may be another one than ours: it imports
nothing of majlis. For every line on its input it plays one round and prints its rate, so that its rounds and ours can
take turns.
"""

import importlib
import importlib.util
import os
import random
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter

ONE = "step_and_mask_per_second"  # one step and what is open then, called from Python
RATES = {  # the engines, and what they are measured in
    "fastcatan": "steps_per_second",  # Catan with 4 players, in C++
    "catanatron": "games_per_second",  # the same in Python
    **{f"pyspiel:{game}": ONE for game in ("mancala", "gin_rummy", "hearts", "backgammon", "chess")},  # OpenSpiel, C++
    **{f"pettingzoo:{game}": ONE for game in ("connect_four_v3", "chess_v6")},  # Python
    "pgx:backgammon": "batched_random_per_second",  # in JAX, on one core
}
GAMES = 4096
STEPS = 40  # of every game, in one round
SPREAD = 500  # steps of every game before the first round
HOW = "{} is not installed: 'make bench' installs it, or name an interpreter that has it in MAJLIS_PEERS."
WHOLE = 4  # games in one round of an engine that is measured by games
LONG, MOMENT = 2000, 0.3  # steps of one game at most; seconds of a round


def serve_games() -> None:
    """Play some games between random players for every line."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    for _ in sys.stdin:
        began = perf_counter()
        for _ in range(WHOLE):
            Game([RandomPlayer(color) for color in Color]).play()
        print(WHOLE / (perf_counter() - began), flush=True)


def serve_steps() -> None:
    """Play a round for every line, after the games have spread over all their phases."""
    import fastcatan  # type: ignore[import-not-found]
    import numpy as np

    env = fastcatan.BatchedEnv(GAMES, 7)
    env.reset()
    masks = np.zeros((GAMES, fastcatan.MASK_WORDS), np.uint64)
    done, chance = np.zeros(GAMES, np.uint8), np.random.default_rng(1)

    def step() -> float:
        """The seconds of one step of all games; choosing at random is ours, and not counted."""
        began = perf_counter()
        env.write_masks(masks)
        seconds = perf_counter() - began
        bits = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little")
        wanted = (chance.random(GAMES) * bits.sum(1)).astype(int)
        actions = (np.cumsum(bits, axis=1, dtype=np.int16) > wanted[:, None]).argmax(1).astype(np.uint32)
        began = perf_counter()
        env.step_autoreset(actions, done)
        return seconds + perf_counter() - began

    for _ in range(SPREAD):
        step()
    for _ in sys.stdin:
        print(GAMES * STEPS / sum(step() for _ in range(STEPS)), flush=True)


def serve_open_spiel(name: str) -> None:
    """A second's worth of random steps for every line."""
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    game, chance = pyspiel.load_game(name), random.Random(1)

    def steps() -> int:
        state, n = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, odds)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                n += 1
        return n

    serve(steps)


def serve_pettingzoo(name: str) -> None:
    """The same for an environment with an action mask."""
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    chance = random.Random(1)

    def steps() -> int:
        env.reset(seed=chance.randrange(1 << 30))
        for n in range(LONG):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                return n
            env.step(chance.choice([a for a, free in enumerate(seen["action_mask"]) if free]))
        return LONG

    serve(steps)


def serve_pgx(name: str) -> None:
    """A batch that plays by itself in compiled code."""
    import jax  # type: ignore[import-not-found]
    import jax.numpy as jnp  # type: ignore[import-not-found]
    import pgx  # type: ignore[import-not-found]

    env, keys = pgx.make(name), jax.random.split(jax.random.PRNGKey(1), GAMES)
    start, step = jax.jit(jax.vmap(env.init)), jax.vmap(env.step)

    def one(state, key):  # type: ignore[no-untyped-def]
        odds = jnp.log(state.legal_action_mask.astype(jnp.float32))
        return step(state, jax.random.categorical(key, odds, axis=-1), jax.random.split(key, GAMES)), None

    many = jax.jit(lambda state, keys: jax.lax.scan(one, state, keys)[0])
    state, turn = start(keys), jax.random.split(jax.random.PRNGKey(2), STEPS)

    def steps() -> int:
        jax.block_until_ready(many(state, turn))
        return GAMES * STEPS

    serve(steps)


def serve(steps: Callable[[], int]) -> None:
    """For every line so many rounds as fill a moment; a first one is not counted."""
    steps()
    for _ in sys.stdin:
        n, began = 0, perf_counter()
        while not n or perf_counter() - began < MOMENT:
            n += steps()
        print(n / (perf_counter() - began), flush=True)


def interpreter(engine: str) -> str | None:
    """An interpreter that has the engine: this one, the one in MAJLIS_PEERS, or that of .venv-peers."""
    if ":" not in engine and importlib.util.find_spec(engine):
        return sys.executable
    named = os.environ.get("MAJLIS_PEERS")
    if named:
        return named
    local = Path(__file__).parents[3] / ".venv-peers" / "bin" / "python"
    return str(local) if local.exists() else None


class Peer:
    """The engine in a process of its own."""

    def __init__(self, python: str, engine: str) -> None:
        pipe, environment = subprocess.PIPE, {**os.environ, "OMP_NUM_THREADS": "1"}
        self.process = subprocess.Popen(
            [python, __file__, engine],
            env=environment,
            stdin=pipe,
            stdout=pipe,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )

    def round(self) -> float:
        """The rate of one round; 0 if the engine does not answer."""
        assert self.process.stdin and self.process.stdout
        try:
            print("go", file=self.process.stdin, flush=True)
            return float(self.process.stdout.readline() or 0)
        except BrokenPipeError:
            return 0.0

    def close(self) -> None:
        with suppress(BrokenPipeError):
            self.process.communicate()


def ready(engine: str) -> Peer | None:
    """The engine after a first round, or nothing where it is not installed."""
    python = interpreter(engine)
    try:
        peer = Peer(python, engine) if python else None
    except OSError:
        return None
    if peer and not peer.round():
        peer.close()
        return None
    return peer


SERVERS = {"pyspiel": serve_open_spiel, "pettingzoo": serve_pettingzoo, "pgx": serve_pgx}

if __name__ == "__main__":
    module, _, game = sys.argv[1].partition(":")
    if module in SERVERS:
        SERVERS[module](game)
    else:
        serve_steps() if module == "fastcatan" else serve_games()
