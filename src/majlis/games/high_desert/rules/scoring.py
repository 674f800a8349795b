"""What a palace is worth (HD-9)."""

from enum import IntEnum

from majlis.core.compile import rule
from majlis.games.high_desert.parts import KINDS, RANKS, VALUE, Clan


class Line(IntEnum):  # of the score sheet
    CLAN = 0  # the values of the best clan
    JANN = 1  # and of the Jann
    OTHERS = 2  # less those of the other clans


@rule
def sheet(s, seat, out):
    """The best of the four clans: it and the Jann count for you, the other clans against you (H21)."""
    cards = s.palace[seat]
    clan = best_clan(cards)
    out[Line.CLAN] = clan_value(cards, clan)
    out[Line.JANN] = clan_value(cards, Clan.JANN)
    out[Line.OTHERS] = -against(cards, clan)


@rule
def points(s, seat):
    """The sum of the sheet."""
    return clan_points(s, seat, best_clan(s.palace[seat]))


@rule
def clan_points(s, seat, clan):
    """The palace counted for one clan."""
    cards = s.palace[seat]
    return clan_value(cards, clan) + clan_value(cards, Clan.JANN) - against(cards, clan)


@rule
def best_clan(cards):
    """The clan that a palace counts for: the best one, the first of equals."""
    best, most = 0, -1
    for clan in range(Clan.JANN):
        value = clan_value(cards, clan)
        if value > most:
            best, most = clan, value
    return best


@rule
def against(cards, clan):
    """The values of the other clans."""
    total = 0
    for other in range(Clan.JANN):
        if other != clan:
            total += clan_value(cards, other)
    return total


@rule
def clan_value(cards, clan):
    """The values of one clan's cards together."""
    total = 0
    for kind in range(clan * RANKS, min(KINDS, (clan + 1) * RANKS)):
        total += int(cards[kind]) * int(VALUE[kind])
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
