"""The doors of core/batch.py as kernels: a thread a match.

A thread works on its own copies of state, mask and observation. What is a thread's own the card lays out so that the
same word of all neighbours lies side by side: what they read and write at once is one access, not thirty-two. In its
own copy a match has the number 0; the number that its deals hang on is added to their count meanwhile.
"""

from types import SimpleNamespace
from typing import Any

import numpy as np

from majlis.core.picking import pick

DEALS = (1 << 32) - 1  # above these bits of a desk's deals a thread writes down the number of its match
LINE = 16  # bytes: where a thread's own arrays begin


def kernels(doors: Any, cuda: Any, row: int, numbers: int) -> SimpleNamespace:
    """The kernels of one game: a row of masks is so long, and so many numbers are an observation."""
    return SimpleNamespace(**plain(doors, cuda), **apart(doors, cuda, row // 8, numbers))


def plain(doors: Any, cuda: Any) -> dict[str, Any]:
    """Those that work where the arrays lie."""
    deal_many, weigh, tally = doors.deal_many, doors.weigh, doors.stand

    @cuda.jit
    def deal(states, masks, desk, terms, blank):
        i = cuda.grid(1)
        if i < states.shape[0]:
            deal_many(states, masks, desk, terms, i, i + 1, blank)

    @cuda.jit
    def check(masks, actions, closed):
        """The first match, if any, whose action is not open."""
        i = cuda.grid(1)
        if i < masks.shape[0] and not (0 <= actions[i] < masks.shape[1] and masks[i, actions[i]]):
            cuda.atomic.min(closed, 0, i)

    @cuda.jit
    def first(masks, actions):
        """The first open action of each match."""
        i = cuda.grid(1)
        if i < masks.shape[0]:
            actions[i] = pick(masks[i], 0)

    @cuda.jit
    def prior(states, views, masks, out):
        i = cuda.grid(1)
        if i < states.shape[0]:
            weigh(states, views, masks, out, (i, i + 1, i))

    @cuda.jit
    def stand(states, out):
        i = cuda.grid(1)
        if i < states.shape[0]:
            tally(states, out, i, i + 1)

    return {"deal": deal, "check": check, "first": first, "prior": prior, "stand": stand}


def apart(doors: Any, cuda: Any, words: int, numbers: int) -> dict[str, Any]:
    """Those whose threads have copies of their own."""
    step_many, wander_many, look = doors.step_many, doors.wander_many, doors.look
    eighths, whole = -(-numbers // 8), numbers % 8 == 0

    @cuda.jit(device=True)
    def copy(to, of):
        for k in range(to.size):
            to[k] = of[k]

    @cuda.jit
    def step(states, masks, desk, terms, blank, actions):
        i = cuda.grid(1)
        if i < states.shape[0]:
            own, marks = cuda.local.array(1, states.dtype, LINE), cuda.local.array((1, words), np.int64, LINE)
            copy(own.view(np.int64), states[i : i + 1].view(np.int64))
            desk[i].action = actions[i]
            desk[i].deals |= i << 32
            step_many(own, marks.view(np.bool_), desk[i : i + 1], terms, 0, 1, blank)
            desk[i].deals &= DEALS
            copy(states[i : i + 1].view(np.int64), own.view(np.int64))
            copy(masks[i].view(np.int64), marks[0])

    @cuda.jit
    def wander(states, masks, desk, terms, blank, decisions):
        """All of a block make a decision, then all the next: so the rules are fetched once for all of them."""
        i = cuda.grid(1)
        here, done = i < states.shape[0], False
        own, marks = cuda.local.array(1, states.dtype, LINE), cuda.local.array((1, words), np.int64, LINE)
        if here:
            copy(own.view(np.int64), states[i : i + 1].view(np.int64))
            copy(marks[0], masks[i].view(np.int64))
            desk[i].deals |= i << 32
        for _ in range(decisions):
            cuda.syncthreads()
            if here:
                wander_many(own, marks.view(np.bool_), desk[i : i + 1], terms, 0, 1, blank, 1)
                done |= desk[i].done
        if here:
            desk[i].deals &= DEALS
            desk[i].done = done
            copy(states[i : i + 1].view(np.int64), own.view(np.int64))
            copy(masks[i].view(np.int64), marks[0])

    @cuda.jit
    def observe(states, out, fields):
        i = cuda.grid(1)
        if i < states.shape[0]:
            own, seen = cuda.local.array(1, states.dtype, LINE), cuda.local.array((1, eighths), np.int64, LINE)
            copy(own.view(np.int64), states[i : i + 1].view(np.int64))
            look(own, own, seen.view(np.int8), (0, 1, 0, -1, fields))
            if whole:
                copy(out[i].view(np.int64), seen[0])
            else:
                copy(out[i], seen[0].view(np.int8))

    return {"step": step, "wander": wander, "observe": observe}
