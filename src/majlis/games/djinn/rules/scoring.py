"""The final score (DJ-10) and the tasks of who plays alone (DJ-14.6), at any moment."""

from enum import IntEnum

from majlis.core.compile import rule
from majlis.games.djinn import parts
from majlis.games.djinn.parts import CARD_PER, CARD_POINTS, CARDS, COLOURS, KITS, MAGES, Card
from majlis.games.djinn.rules.archives import laid_by
from majlis.games.djinn.rules.equipment import cards_of, full_sets
from majlis.games.djinn.rules.goods import active_circles
from majlis.games.djinn.rules.tom import ALONE, WON, cards_left
from majlis.games.djinn.rules.trophies import corked_of, trophies_of
from majlis.games.djinn.state import SHOWN

FOR_POINTS = 100000  # more than goods can ever be
TASKS = 11


class Line(IntEnum):  # of the score sheet
    TROPHIES = 0
    BOTTLES = 1
    CIRCLES = 2
    STORES = 3
    CARDS = 4
    SECRET = 5
    TOM = 6


@rule
def sheet(s, seat, out):
    """Where the points come from, line by line."""
    out[Line.TROPHIES] = trophy_points(s, seat)
    out[Line.BOTTLES] = bottle_points(s, seat)
    out[Line.CIRCLES] = circle_points(s, seat)
    out[Line.STORES] = store_points(s, seat)
    out[Line.CARDS] = open_card_points(s, seat)
    out[Line.SECRET] = secret_points(s, seat)
    out[Line.TOM] = tom_points(s)


@rule
def points(s, seat):
    """The sum of the sheet."""
    total = trophy_points(s, seat) + bottle_points(s, seat) + circle_points(s, seat) + store_points(s, seat)
    return total + open_card_points(s, seat) + secret_points(s, seat) + tom_points(s)


@rule
def bottle_points(s, seat):
    total = 0
    for colour in range(COLOURS):
        total += corked_of(s, seat, colour) * parts.CORKED_POINTS
    return total


@rule
def circle_points(s, seat):
    total = 0
    for kind in range(COLOURS + 1):
        total += int(s.ringed[seat, kind]) * parts.RINGED_POINTS
    return total


@rule
def store_points(s, seat):
    return stores(s, seat) * parts.STORE_POINTS


@rule
def tom_points(s):
    """DJ-14.4: who has won alone counts the cards left in Tom's deck."""
    return cards_left(s) * parts.TOM_POINTS if s.won == WON else 0


@rule
def trophy_points(s, seat):
    total = 0
    for trophy in range(parts.TROPHIES):
        total += int(parts.TROPHY_POINTS[trophy]) if s.trophies[trophy] == seat else 0
    return total


@rule
def stores(s, seat):
    """Unused bottles and corks."""
    n = int(s.corks[seat])
    for colour in range(COLOURS):
        n += int(s.bottles[seat, colour])
    return n


@rule
def open_card_points(s, seat):
    """Everybody may score each open card."""
    total = 0
    for card in range(CARDS):
        total += card_points(s, seat, card) if s.card[card] == SHOWN else 0
    return total


@rule
def secret_points(s, seat):
    """P10: the better of two."""
    best = 0
    for card in range(CARDS):
        if s.card[card] == seat:
            best = max(best, card_points(s, seat, card))
    return best


@rule
def card_points(s, seat, card):
    if CARD_PER[card] > 0:
        return min(int(parts.CARD_MOST[card]), int(CARD_POINTS[card]) * card_count(s, seat, card))
    return int(CARD_POINTS[card]) if fulfils(s, seat, card) else 0


@rule
def card_count(s, seat, card):
    """How often a card pays: by single things, or by every third card of a type (E4)."""
    per = int(CARD_PER[card])
    match card:
        case Card.TYPES:
            n = 0
            for kit in range(KITS):
                n += cards_of(s, seat, kit) // per
            return n
        case Card.KEYS:
            return int(s.keys[seat]) // per
        case Card.MAGES:
            return mages_of(s, seat, True) // per
    return stores(s, seat) // per


@rule
def fulfils(s, seat, card):
    match card:
        case Card.SETS:
            return full_sets(s, seat) >= 2
        case Card.PASSAGES:
            return laid_by(s, seat) <= 1
        case Card.NO_KEY_MAGE:
            return not any_key_mage(s, seat)
        case Card.CIRCLES:
            return parts.PRINTED_CIRCLES + parts.MORE_CIRCLES - active_circles(s, seat) >= 2
        case Card.CAPACITY:
            return s.capacity[seat] <= 6
    return s.base_at[seat] == 2


@rule
def mages_of(s, seat, only_active):
    n = 0
    for mage in range(MAGES):
        n += int(s.mage[mage] >> 1 == seat and (s.mage[mage] & 1 == 1 or not only_active))
    return n


@rule
def any_key_mage(s, seat):
    for mage in range(MAGES):
        if s.mage[mage] >> 1 == seat and parts.MAGE_KEY[mage]:
            return True
    return False


@rule
def result(s, out):
    """The win, shared by all who tie in points, then in coins, scrolls and keys together; alone, over Tom."""
    if s.seats == 1:
        out[0] = 1.0 if s.won == WON else 0.0
        return
    best, winners = best_standing(s), 0
    for seat in range(s.seats):
        winners += standing(s, seat) == best
    for seat in range(s.seats):
        out[seat] = 1.0 / winners if standing(s, seat) == best else 0.0


@rule
def best_standing(s):
    best = standing(s, 0)
    for seat in range(1, s.seats):
        best = max(best, standing(s, seat))
    return best


@rule
def standing(s, seat):
    """Points, then coins, scrolls and keys together."""
    return points(s, seat) * FOR_POINTS + int(s.coins[seat]) + int(s.scrolls[seat]) + int(s.keys[seat])


# --- the tasks of who plays alone (DJ-14.6)


@rule
def tasks_done(s):
    """Those that are fulfilled as it stands, a bit a task."""
    done = 0
    for task in range(TASKS):
        done |= int(task_done(s, task)) << task
    return done


@rule
def task_done(s, task):
    """K1 to K11."""
    match task:
        case 0:
            return mages_of(s, ALONE, False) >= 8
        case 1:
            return full_sets(s, ALONE) >= 2
        case 2:
            return trophies_of(s, ALONE) >= 3
        case 3:
            return s.coins[ALONE] >= 10
        case 4:
            return s.keys[ALONE] >= 3
        case 5:
            return s.opened[ALONE] == 0
        case 6:
            return s.capacity[ALONE] <= 6
        case 7:
            return types_of(s, ALONE) <= 1
        case 8:
            return mages_of(s, ALONE, False) <= 2
        case 9:
            return not any_key_mage(s, ALONE)
    return laid_by(s, ALONE) == 0


@rule
def types_of(s, seat):
    """How many types of equipment a player has."""
    n = 0
    for kit in range(KITS):
        n += cards_of(s, seat, kit) > 0
    return n
