"""What sentences and pictures mention, from the functions that the rules use."""

from enum import IntEnum

from majlis.core.compile import rule
from majlis.games.high_desert.actions import AT, SEAT
from majlis.games.high_desert.parts import KINDS, Clan
from majlis.games.high_desert.rules.reach import dearest, full
from majlis.games.high_desert.rules.scoring import best_clan, clan_points, clan_value, jann
from majlis.games.high_desert.rules.wishes import to_pay


class Number(IntEnum):
    TO_PAY = 0  # cards that a wish still costs
    DEAREST = 1  # the value up to which a card in a palace can be chosen
    # of the player whom an action names
    GENIE = 2  # what the palace counts for this clan, and so on
    MARID = 3
    SHAITAN = 4
    EFREET = 5
    JANN = 6  # what the Jann count in it
    BEST_CLAN = 7  # the clan that it counts for
    JANN_CARDS = 8  # how many Jann are in it
    FULL = 9  # 1: a palace of eight


@rule
def figures(v, a, out):
    """Write these numbers; without an action only those of the view."""
    out[Number.TO_PAY], out[Number.DEAREST] = to_pay(v), dearest(v)
    if a >= SEAT:
        seat = a - SEAT if a < AT else (a - AT) // KINDS
        for clan in range(Clan.JANN):
            out[Number.GENIE + clan] = clan_points(v, seat, clan)
        out[Number.JANN] = clan_value(v.palace[seat], Clan.JANN)
        out[Number.BEST_CLAN] = best_clan(v.palace[seat])
        out[Number.JANN_CARDS] = jann(v, seat)
        out[Number.FULL] = full(v, seat)
