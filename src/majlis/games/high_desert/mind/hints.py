"""What a fair player would think of a view: how it looks, and which actions look good."""

import numpy as np

from majlis.core.chances import power_of_two, rate, share_out
from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.high_desert.actions import ACTIONS, AT, CARD, DECLINE, SEAT, WISH
from majlis.games.high_desert.mind.banishing import RIVAL, banish_worth, loss, worth
from majlis.games.high_desert.mind.features import WEIGHTS, features, progress
from majlis.games.high_desert.parts import KINDS, RANKS, VALUE, Clan, Rank, Wish
from majlis.games.high_desert.rules.reach import reachable
from majlis.games.high_desert.rules.scoring import clan_points, points, result
from majlis.games.high_desert.state import Phase

EFFECT = np.array([1.0, 4.0, 4.0, 2.0, 2.0])  # what the effect of a rank is worth, in points; found by trying
THANKS = 0.5  # a gain smaller than this is declined


@rule
def values(v, out):
    """What is there and what is in sight, as chances to win; a finished game is what it is."""
    if v.turn == NONE:
        result(v, out)
        return
    stage = progress(v)
    for seat in range(v.seats):
        out[seat] = rate(features(v, seat), WEIGHTS[v.seats], stage)
    share_out(out, v.seats)


@rule
def prior(v, mask, out):
    """Weigh each open action by the points it brings, if the best clan in sight is collected."""
    clan = clan_to_collect(v)
    for a in range(ACTIONS):
        out[a] = good(gain(v, a, clan)) if mask[a] else 0.0


@rule
def good(gained):
    """A weight that doubles with every point."""
    return power_of_two(min(max(gained, -12.0), 12.0))


@rule
def clan_to_collect(v):
    """The clan with the best palace and hand together; in the last round the hand comes too late."""
    best, most = 0, -1000
    for clan in range(Clan.JANN):
        total = clan_points(v, v.turn, clan)
        if v.turns_left == NONE:
            for rank in range(RANKS):
                total += int(v.hand[v.turn, clan * RANKS + rank]) * int(VALUE[rank])
        if total > most:
            best, most = clan, total
    return best


@rule
def gain(v, a, clan):
    """What an action is worth in points."""
    if a == DECLINE:
        return THANKS
    match v.phase:
        case Phase.TURN:
            return wish(v, a - WISH, clan) if a >= WISH else worth(a - CARD, clan) + effect(v, (a - CARD) % RANKS)
        case Phase.PAY:
            return -worth(a - CARD, clan)
        case Phase.GIVE:
            return best_swap(v, a - CARD, clan)
        case Phase.SWAP:
            return swap(v, v.given, (a - AT) // KINDS, (a - AT) % KINDS, clan)
        case Phase.STEAL:
            return int(v.n_hand[a - SEAT]) + points(v, a - SEAT) / 4
    if a < AT:
        return worth(a - CARD, clan)  # a card to keep, to take or to place
    return loss(v, (a - AT) // KINDS, (a - AT) % KINDS, clan)


@rule
def effect(v, rank):
    """What the effect of a rank is worth on average; in the last round no card comes in time."""
    if v.turns_left != NONE and (rank == Rank.DIVINER or rank == Rank.THIEF):
        return 0.0
    return EFFECT[rank]


@rule
def wish(v, kind, clan):
    """Three cards for one: better only than to summon what hurts; a card banished in the last round may decide it."""
    return banish_worth(v, clan) if kind == Wish.BANISH else -1.0


@rule
def best_swap(v, given, clan):
    """The best trade that a Merchant can make for this card."""
    best = -12.0
    for seat in range(v.seats):
        if seat != v.turn and reachable(v, seat):
            for kind in range(KINDS):
                if v.palace[seat, kind] > 0 and VALUE[kind] <= VALUE[given]:
                    best = max(best, swap(v, given, seat, kind, clan))
    return best


@rule
def swap(v, given, seat, kind, clan):
    """A trade: what the own palace gains, and what the other loses."""
    before = points(v, seat)
    v.palace[seat, given] += 1
    v.palace[seat, kind] -= 1
    after = points(v, seat)
    v.palace[seat, given] -= 1
    v.palace[seat, kind] += 1
    return worth(kind, clan) - worth(given, clan) + RIVAL * (before - after)
