"""The speed of other engines, for comparison: random steps or whole games a second on one core.

This file is run as a script by an interpreter that has the engine, which may be another one than ours: it imports
nothing of majlis. For every line on its input it plays one round and prints its rate, so that its rounds and ours can
take turns.
"""

import importlib.util
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import perf_counter

RATES = {  # the engines, both of Catan with 4 players, and what they are measured in
    "fastcatan": "steps_per_second",  # in C++
    "catanatron": "games_per_second",  # in Python
}
GAMES = 4096
STEPS = 40  # of every game, in one round
SPREAD = 500  # steps of every game before the first round
HOW = "{} is not installed: 'make bench' installs it, or name an interpreter that has it in MAJLIS_PEERS."
WHOLE = 4  # games in one round of an engine that is measured by games


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


def interpreter(engine: str) -> str | None:
    """An interpreter that has the engine: this one, the one in MAJLIS_PEERS, or that of .venv-peers."""
    if importlib.util.find_spec(engine):
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


if __name__ == "__main__":
    serve_steps() if sys.argv[1:] == ["fastcatan"] else serve_games()
