"""What a palace is worth (HD-9)."""

from majlis.core.compile import rule
from majlis.games.high_desert.parts import KINDS, RANKS, VALUE, Clan


@rule
def points(s, seat):
    """The best of the four clans: it and the Jann count for you, the other clans against you (H21)."""
    best = clan_points(s, seat, 0)
    for clan in range(1, Clan.JANN):
        best = max(best, clan_points(s, seat, clan))
    return best


@rule
def clan_points(s, seat, clan):
    """The palace counted for one clan."""
    total = 0
    for kind in range(KINDS):
        mine = kind // RANKS == clan or kind // RANKS == Clan.JANN
        total += int(s.palace[seat, kind]) * int(VALUE[kind]) * (1 if mine else -1)
    return total


@rule
def result(s, out):
    """The win, shared by all who tie in points, then palace cards, then Jann."""
    best = standing(s, 0)
    for seat in range(1, s.seats):
        best = max(best, standing(s, seat))
    winners = 0
    for seat in range(s.seats):
        winners += standing(s, seat) == best
    for seat in range(s.seats):
        out[seat] = 1.0 / winners if standing(s, seat) == best else 0.0


@rule
def standing(s, seat):
    """Points and tie-breaks as one number."""
    return (points(s, seat) * 100 + int(s.n_palace[seat])) * 100 + jann(s, seat)


@rule
def jann(s, seat):
    """How many Jann are in the palace."""
    n = 0
    for kind in range(Clan.JANN * RANKS, KINDS):
        n += int(s.palace[seat, kind])
    return n
