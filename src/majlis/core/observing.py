"""Rows of a record as numbers for whatever learns and weighs: written one behind the other, summed, counted."""

from majlis.core.compile import rule


@rule
def shares(out, i, numbers, most):
    """Numbers as shares of the most that they can be; return where they end."""
    for k in range(len(numbers)):
        out[i + k] = numbers[k] / most
    return i + len(numbers)


@rule
def marks(out, i, places, place):
    """Which of some things lie at a place; return where they end."""
    for k in range(len(places)):
        out[i + k] = 1.0 if places[k] == place else 0.0
    return i + len(places)


@rule
def marks_within(out, i, places, first, end):
    """Which of some things lie at one of these places; return where they end."""
    for k in range(len(places)):
        out[i + k] = 1.0 if places[k] >= first and places[k] < end else 0.0
    return i + len(places)


@rule
def sum_of(numbers):
    """The sum of a row."""
    n = 0
    for k in range(len(numbers)):
        n += int(numbers[k])
    return n


@rule
def number_at(places, place):
    """How many of some things lie at a place."""
    n = 0
    for k in range(len(places)):
        n += int(places[k] == place)
    return n
