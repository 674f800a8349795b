"""From features to scores to chances to win, in exact arithmetic: the same bits however the rules are run.

The functions of the mathematics library differ in the last bit from machine to machine; sums and products do not.
"""

from math import frexp

from majlis.core.compile import rule

STEEP = 30.0  # beyond this many doublings a chance is as good as nothing
SERIES = (0.6931471805599453, 0.2402265069591007, 0.05550410866482158, 0.00961812910762848, 0.00133335581464284)
BITS_PER_NAT = 1.4426950408889634
HALF_ROOT = 0.7071067811865476  # of two


@rule
def rate(features, weights, progress):
    """The sum of a seat's features, each by its weight at this stage; between two stages, by nearness to them."""
    last = weights.shape[0] - 1
    stage = min(int(progress * last), last - 1)
    near = progress * last - stage
    total = 0.0
    for i in range(len(features)):
        total += features[i] * (weights[stage, i] + near * (weights[stage + 1, i] - weights[stage, i]))
    return total


@rule
def share_out(scores, seats):
    """Turn the scores of these seats, in nats, into chances that sum to 1; a seat alone plays against a score of 0."""
    if seats == 1:
        odds = power_of_two(BITS_PER_NAT * scores[0])
        scores[0] = odds / (1.0 + odds)
        return
    best = scores[0]
    for seat in range(1, seats):
        best = max(best, scores[seat])
    total = 0.0
    for seat in range(seats):
        scores[seat] = power_of_two(BITS_PER_NAT * (scores[seat] - best))
        total += scores[seat]
    for seat in range(seats):
        scores[seat] /= total


@rule
def power_of_two(x):
    """2 ** x, to five digits, between 2 ** -STEEP and 2 ** STEEP."""
    x = min(max(x, -STEEP), STEEP) + STEEP
    whole = int(x)
    f = x - whole
    part = 1.0 + f * (SERIES[0] + f * (SERIES[1] + f * (SERIES[2] + f * (SERIES[3] + f * SERIES[4]))))
    return float(1 << whole) * part / 1073741824.0


@rule
def nats(x):
    """The natural logarithm of a number above 0, to nine digits."""
    part, whole = frexp(x)
    if part < HALF_ROOT:
        part, whole = part * 2.0, whole - 1
    f = (part - 1.0) / (part + 1.0)
    g = f * f
    series = 1.0 + g * (1.0 / 3.0 + g * (0.2 + g * (1.0 / 7.0 + g * (1.0 / 9.0 + g / 11.0))))
    return whole * SERIES[0] + 2.0 * f * series
