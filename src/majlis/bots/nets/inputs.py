"""How an observation enters a network: each number as it is, and numbers of small range once more as one of a few.

A number such as the phase means nothing by its size. So besides `number / scale` the network is told which of its
values it has: one input for each from -1 up to the scale, the last one for whatever is larger.
"""

import numpy as np
import numpy.typing as npt

from majlis.core.observation import Observation
from majlis.core.record import NONE

LOW = -1  # the smallest value that is told apart: nobody, nothing, not yet
HOT = 400  # a field that would need more inputs than this enters by its size alone

Places = npt.NDArray[np.int32]  # by number: the input of its value LOW or NONE, and of how many values


def places(observation: Observation, most: int = HOT) -> Places:
    """Where the values of each number enter; the inputs of the sizes come first, in the order of the observation."""
    found, there = np.full((observation.size, 2), (NONE, 0), np.int32), observation.size
    for part in observation.parts:
        values = part.most - LOW + 1
        if part.width > 1 or part.most == 1 or part.size * values > most:
            continue
        for j in range(part.at, part.at + part.size):
            found[j], there = (there, values), there + values
    return found


def count(there: Places) -> int:
    """How many inputs there are."""
    return len(there) + int(there[:, 1].sum())
