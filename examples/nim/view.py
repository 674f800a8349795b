"""Nothing is hidden but the generator (N-4)."""

from majlis.core.compile import rule


@rule
def hide(s, seat):
    s.drawn, s.key[:], s.block[:] = 0, 0, 0


@rule
def guess(v, seat):
    pass
