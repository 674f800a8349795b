"""Worlds that a seat cannot tell apart: in Nim only chance is hidden."""

import random

import numpy as np


def twin(states, seat, chance: random.Random):
    """Another future."""
    states[0]["key"] = np.frombuffer(chance.randbytes(32), np.uint32)
    states[0]["block"] = np.frombuffer(chance.randbytes(64), np.uint32)
    states[0]["drawn"] = 16 * chance.randrange(1, 9)
    return states
