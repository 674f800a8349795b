"""The choice of the greedy bot, for rules that play on by themselves."""

from majlis.core.compile import rule
from majlis.core.rng import below


@rule
def likeliest(s, mask, weights):
    """The open action with the largest weight; of equals, one by chance."""
    choice, equals = -1, 0
    for a in range(len(mask)):
        if mask[a] and (choice < 0 or weights[a] >= weights[choice]):
            equals = equals + 1 if choice >= 0 and weights[a] == weights[choice] else 1
            if below(s, equals) == 0:
                choice = a
    return choice
