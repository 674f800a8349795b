"""What makes a seat likely to win, in numbers: the palace, what the hand can add to it in time, and the turn."""

from pathlib import Path

from majlis.core.compile import rule
from majlis.core.game import Features
from majlis.core.record import NONE
from majlis.core.weights import read
from majlis.games.high_desert.mind.banishing import banish_due, best_banished, remove
from majlis.games.high_desert.parts import KINDS, PALACE_FULL, RANKS, SEATS, VALUE, VIZIER_REACH, Clan, Rank
from majlis.games.high_desert.rules.reach import full
from majlis.games.high_desert.rules.scoring import best_clan, clan_value

NAMES = (
    "points",  # of the best clan
    "second",  # of the next best clan: another way
    "spread",  # points of the best clan without those that count against it
    "promise_one",  # what the best card of the hand would add
    "promise_two",  # what the best two would add
    "promise",  # what the hand would add in the turns that are left
    "palace",  # cards there
    "safe",  # a full palace, out of reach for the others
    "nearly",  # one card short of it
    "hand",  # cards there
    "diviners",  # in the hand, by rank
    "merchants",
    "thieves",
    "viziers",
    "sultans",
    "jann",  # points of Jann in the hand
    "exposed",  # the dearest card that a Vizier could take
    "turn",  # it is this seat's turn
    "soon",  # how early it comes in the order of play
    "to_come",  # turns that this seat surely still has in the last round
    "effect",  # in the middle of a turn: a choice that an effect gives
    "wish",  # in the middle of a wish: it is paid, not yet granted, and cannot be foreseen
)
HORIZON = 8  # no hand adds more cards than this
SCALE = 5.0
WEIGHTS = read(Path(__file__).with_name("weights.toml"), NAMES, range(2, SEATS + 1))


@rule
def progress(v):
    """The fullest palace tells when the end comes; the last tenth is the last round."""
    if v.turns_left != NONE:
        return 1.0 - 0.05 * min(5, max(0, v.turns_left - 1))
    most = 0
    for seat in range(v.seats):
        most = max(most, int(v.n_palace[seat]))
    return min(0.8, 0.1 * most)


@rule
def features(v, seat):
    """A banishing that is paid for and sure to come in the last round is seen as done."""
    due = best_banished(v, best_clan(v.palace[v.turn])) if banish_due(v) else NONE
    if due != NONE:
        remove(v, due // KINDS, due % KINDS, 1)
    found = palace_features(v, seat) + hand_features(v, seat) + turn_features(v, seat)
    if due != NONE:
        remove(v, due // KINDS, due % KINDS, -1)
    return found


@rule
def palace_features(v, seat):
    """Points now, and what the best cards of the hand would add in one, in two and in all turns that are left."""
    total, turns = palace_value(v, seat), turns_to_come(v, seat)
    allies = clan_value(v.palace[seat], Clan.JANN)
    best, second, one, two, most = -1000, -1000, -1000, -1000, -1000
    for clan in range(Clan.JANN):
        points = 2 * (clan_value(v.palace[seat], clan) + allies) - total
        second = max(second, min(best, points))
        best = max(best, points)
        one = max(one, points + promise(v, seat, clan, min(1, turns)))
        two = max(two, points + promise(v, seat, clan, min(2, turns)))
        most = max(most, points + promise(v, seat, clan, turns))
    return (
        best / SCALE,
        second / SCALE,
        total / SCALE,
        (one - best) / SCALE,
        (two - best) / SCALE,
        (most - best) / SCALE,
        v.n_palace[seat] / 4.0,
        1.0 if full(v, seat) else 0.0,
        1.0 if v.n_palace[seat] == PALACE_FULL - 1 else 0.0,
    )


@rule
def palace_value(v, seat):
    total = 0
    for clan in range(Clan.JANN + 1):
        total += clan_value(v.palace[seat], clan)
    return total


@rule
def hand_features(v, seat):
    return (
        v.n_hand[seat] / 4.0,
        float(of_rank(v, seat, Rank.DIVINER)),
        float(of_rank(v, seat, Rank.MERCHANT)),
        float(of_rank(v, seat, Rank.THIEF)),
        float(of_rank(v, seat, Rank.VIZIER)),
        float(of_rank(v, seat, Rank.SULTAN)),
        clan_value(v.hand[seat], Clan.JANN) / SCALE,
    )


@rule
def turn_features(v, seat):
    open_end = v.turns_left == NONE
    mine = seat == v.turn
    after = (seat - v.turn) % v.seats
    return (
        exposed(v, seat) / SCALE,
        1.0 if mine else 0.0,
        1.0 - after / v.seats,
        0.0 if open_end else float(turns_to_come(v, seat)),
        1.0 if mine and v.summoned != NONE else 0.0,
        1.0 if mine and v.paid > 0 and not banish_due(v) else 0.0,
    )


@rule
def turns_to_come(v, seat):
    """Turns in which this seat can still summon; before the last round, as many as the fullest palace leaves."""
    after = (seat - v.turn) % v.seats
    busy = int(after == 0 and (v.summoned != NONE or v.paid > 0 or banish_due(v)))
    if v.turns_left != NONE:
        return int(after < v.turns_left) + int(after + v.seats < v.turns_left) - busy
    least = HORIZON
    for other in range(v.seats):
        least = min(least, PALACE_FULL - int(v.n_palace[other]))
    return max(0, least) + 1 - busy


@rule
def promise(v, seat, clan, turns):
    """What the best cards of a clan and of the Jann in the hand are worth together, one a turn."""
    total = 0
    for rank in range(RANKS - 1, -1, -1):
        n = int(v.hand[seat, clan * RANKS + rank])
        if rank < Rank.SULTAN:
            n += int(v.hand[seat, Clan.JANN * RANKS + rank])
        n = min(n, turns)
        total += n * int(VALUE[rank])
        turns -= n
        if turns == 0:
            break
    return total


@rule
def of_rank(v, seat, rank):
    n = 0
    for clan in range(Clan.JANN):
        n += int(v.hand[seat, clan * RANKS + rank])
    return n + int(v.hand[seat, Clan.JANN * RANKS + rank]) if rank < Rank.SULTAN else n


@rule
def exposed(v, seat):
    """The value of the dearest palace card that a Vizier may take; nothing when out of reach."""
    if full(v, seat):
        return 0.0
    most = 0
    for kind in range(KINDS):
        if v.palace[seat, kind] > 0 and VALUE[kind] <= VIZIER_REACH:
            most = max(most, int(VALUE[kind]))
    return float(most)


FEATURES = Features(NAMES, features, progress)
