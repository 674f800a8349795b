"""The forward pass as rules: whole numbers, fixed shifts, nothing allocated, the same bits on every machine.

Observations are mostly zero, and so are activations: only what is not zero is added. Of the policy only what is open is
asked. `m` is whatever has the weights of a network and a bench (see Bench) among its fields.
"""

from typing import NamedTuple

import numpy as np

from majlis.bots.nets.file import FRACTION, MOST, Array, Network
from majlis.bots.nets.inputs import LOW
from majlis.bots.search.tree import SEATS
from majlis.core.chances import nats, share_out
from majlis.core.compile import rule

LEAST = 1.0e-5  # share of the prior: below it a hint says no less


class Bench(NamedTuple):
    """What the forward pass writes to."""

    numbers: Array  # int8 (1, numbers): what is observed
    sums: Array  # int32 (units)
    units: Array  # int32 (units): activations
    chances: Array  # float64 (SEATS): of the seats, from the one to act on


def bench(net: Network) -> Bench:
    """Room for a forward pass."""
    units = net.weights.first.shape[1]
    numbers = np.zeros((1, net.game.observation.size), np.int8)
    return Bench(numbers, np.zeros(units, np.int32), np.zeros(units, np.int32), np.zeros(SEATS))


@rule
def think(m):
    """From what is observed to the activations of the last layer."""
    begin(m.sums, m.biases[0])
    enter(m.places, m.first, m.numbers[0], m.sums)
    shift = m.shifts[0]
    for k in range(len(m.units)):
        m.units[k] = min(max((int(m.sums[k]) + (1 << shift >> 1)) >> shift, 0), MOST)
    for i in range(len(m.layers)):
        begin(m.sums, m.biases[i + 1])
        through(m.units, m.layers[i], m.sums)
        shift = m.shifts[i + 1]
        for k in range(len(m.units)):
            more = max((int(m.sums[k]) + (1 << shift >> 1)) >> shift, 0)
            m.units[k] = min(int(m.units[k]) + more, MOST)


@rule
def begin(sums, bias):
    for k in range(len(sums)):
        sums[k] = bias[k]


@rule
def enter(places, first, numbers, sums):
    """Each number by its size, and by its value where that has an input of its own."""
    for j in range(len(numbers)):
        x = int(numbers[j])
        if x != 0:
            add(sums, first[j], x)
        if places[j, 1] > 0:
            add(sums, first[places[j, 0] + min(max(x - LOW, 0), int(places[j, 1]) - 1)], 1)


@rule
def through(units, rows, sums):
    for j in range(len(units)):
        if units[j] != 0:
            add(sums, rows[j], units[j])


@rule
def add(sums, row, x):
    for k in range(len(sums)):
        sums[k] += x * int(row[k])


@rule
def dot(units, row):
    total = 0
    for k in range(len(units)):
        total += int(units[k]) * int(row[k])
    return total


@rule
def score(m, mask, hints, out):
    """The policy's scores of the open actions, in nats; with the hints' own opinion, if the network was made so."""
    at = len(m.shifts) - 2
    unit, total = 1.0 / (1 << FRACTION + m.shifts[at]), 0.0
    if m.trust[0] > 0.0:
        for a in range(len(out)):
            total += hints[a] if mask[a] else 0.0
    for a in range(len(out)):
        if mask[a]:
            hint = m.trust[0] * nats(max(hints[a] / total, LEAST)) if total > 0.0 else 0.0
            out[a] = (dot(m.units, m.policy[a]) + int(m.policy_bias[a])) * unit + hint


@rule
def judge(m, turn, seats, out):
    """Each seat's chance to win, as the seat to act sees it."""
    at = len(m.shifts) - 1
    unit = 1.0 / (1 << FRACTION + m.shifts[at])
    for k in range(seats):
        m.chances[k] = (dot(m.units, m.value[k]) + int(m.value_bias[k])) * unit
    share_out(m.chances, seats)
    for k in range(seats):
        out[turn + k - (seats if turn + k >= seats else 0)] = m.chances[k]
