"""The rules inside a GPU, beside the same rules on the CPU: `python bench/gpu.py [GAME ...]`, where there is a card.

Plays 4,096 matches of each game on both by the same seeds, over the ends of matches, and says whether states, masks,
results and observations are the same bytes; then how many random decisions a second the card makes, and how many steps
with mask and observation, as an outside policy would ask for them.
"""

import hashlib
import sys
import time
from typing import Any

import numpy as np

from majlis.core.device import DeviceBatch
from majlis.core.game import games, load
from majlis.core.many import Batch

TWINS, MANY, DECISIONS = 4096, 1 << 17, 300


def digest(array: Any) -> str:
    host = array.copy_to_host() if hasattr(array, "copy_to_host") else array
    return hashlib.sha256(np.ascontiguousarray(host).tobytes()).hexdigest()


def twins(name: str, seats: int) -> bool:
    """Are both the same, after so many decisions that nearly all matches have ended at least once?"""
    cpu, gpu = Batch(name, TWINS, seats=seats, seed=7), DeviceBatch(name, TWINS, seats=seats, seed=7)
    long = 2 * load(name).longest // 3
    cpu.random(long), gpu.random(long)
    actions = np.argmax(cpu.masks, axis=1)
    cpu.step(actions), gpu.step(actions)
    pairs = [(cpu.states, gpu.states), (cpu._rows, gpu._rows), (cpu.desk, gpu.desk), (cpu.observe(), gpu.observe())]
    ended = np.mean(cpu.desk["deals"] > 0)
    same = [digest(one) == digest(other) for one, other in pairs]
    print(f"{name}, {seats} seats: {TWINS} matches, {long} decisions each, {ended:.0%} ended: {same}", flush=True)
    return all(same)


def from_outside(name: str, seats: int) -> bool:
    """The same, by actions that come from outside, compared now and then."""
    cpu, gpu = Batch(name, TWINS, seats=seats, seed=8), DeviceBatch(name, TWINS, seats=seats, seed=8)
    chance, same = np.random.default_rng(8), True
    for n in range(1, DECISIONS + 1):
        actions = (cpu.masks * chance.random(cpu.masks.shape)).argmax(axis=1)
        cpu.step(actions), gpu.step(actions)
        if n % (DECISIONS // 10) == 0:
            pairs = [(cpu.states, gpu.states), (cpu._rows, gpu._rows), (cpu.observe(), gpu.observe())]
            same &= all(digest(one) == digest(other) for one, other in pairs)
    print(f"{name}, {seats} seats: {TWINS} matches, {DECISIONS} decisions from outside: {same}", flush=True)
    return same


def rates(name: str, seats: int) -> None:
    """Millions of decisions a second: by chance, and as an outside policy takes them."""
    gpu = DeviceBatch(name, MANY, seats=seats, seed=7)
    chosen = gpu.cuda.to_device(np.zeros(MANY, np.int32))
    for how, calls, work in (
        ("random", 1, lambda: gpu.random(DECISIONS)),
        ("step, mask, observe", 50, lambda: outside(gpu, chosen)),
    ):
        work(), gpu.cuda.synchronize()
        start = time.perf_counter()
        for _ in range(calls):
            work()
        gpu.cuda.synchronize()
        each = DECISIONS if how == "random" else 1
        rate = MANY * each * calls / (time.perf_counter() - start)
        print(f"{name}, {seats} seats, {MANY} matches, {how}: {rate / 1e6:.1f} M/s", flush=True)
    wander = gpu.kernels.wander
    print(f"{name}: registers {wander.get_regs_per_thread()}, local {wander.get_local_mem_per_thread()}", flush=True)


def outside(gpu: DeviceBatch, chosen: Any) -> None:
    """The first open action of each match, found on the device, stands for a policy."""
    gpu._run(gpu.kernels.first, gpu._rows, chosen)
    gpu.step(chosen, checked=False)
    gpu.observe()


if __name__ == "__main__":
    agreed = True
    for name in sys.argv[1:] or games():
        agreed &= twins(name, 4)
        agreed &= twins(name, 2)
        agreed &= from_outside(name, 3)
        rates(name, 4)
    sys.exit(not agreed)
