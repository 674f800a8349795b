"""Who took the last stone (N-3)."""

from majlis.core.compile import rule


@rule
def points(s, seat):
    return int(s.turn < 0 and s.last == seat)


@rule
def result(s, out):
    for seat in range(s.seats):
        out[seat] = points(s, seat)
