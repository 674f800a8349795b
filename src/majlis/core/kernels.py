"""The doors of core/batch.py as kernels: a thread a match."""

from types import SimpleNamespace
from typing import Any

from majlis.core.picking import pick


def kernels(doors: Any, cuda: Any) -> SimpleNamespace:
    """The kernels of one game."""
    deal_many, step_many, wander_many, look = doors.deal_many, doors.step_many, doors.wander_many, doors.look
    weigh, tally = doors.weigh, doors.stand

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
    def step(states, masks, desk, terms, blank, actions):
        i = cuda.grid(1)
        if i < states.shape[0]:
            desk[i].action = actions[i]
            step_many(states, masks, desk, terms, i, i + 1, blank)

    @cuda.jit
    def wander(states, masks, desk, terms, blank, decisions):
        i = cuda.grid(1)
        if i < states.shape[0]:
            wander_many(states, masks, desk, terms, i, i + 1, blank, decisions)

    @cuda.jit
    def first(masks, actions):
        """The first open action of each match."""
        i = cuda.grid(1)
        if i < masks.shape[0]:
            actions[i] = pick(masks[i], 0)

    @cuda.jit
    def observe(states, views, out, fields):
        i = cuda.grid(1)
        if i < states.shape[0]:
            look(states, views, out, (i, i + 1, i, -1, fields))

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

    found = {"deal": deal, "check": check, "step": step, "wander": wander, "first": first, "observe": observe}
    found["prior"], found["stand"] = prior, stand
    return SimpleNamespace(**found)
