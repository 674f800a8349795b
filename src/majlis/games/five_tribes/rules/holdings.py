"""How gold, cards, camels and djinns change hands."""

from majlis.core.compile import rule
from majlis.core.events import confide, note
from majlis.core.observing import number_at, sum_of
from majlis.core.record import NONE
from majlis.core.rng import below
from majlis.games.five_tribes import parts
from majlis.games.five_tribes.actions import WITH_SLAVE
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.parts import Cost, Djinn, Flag, Good, Tribe
from majlis.games.five_tribes.rules.scoring import tile_points
from majlis.games.five_tribes.rules.why import Why
from majlis.games.five_tribes.state import DISCARDS, PILE


@rule
def owns(s, djinn):
    """Does the player whose turn it is have this djinn?"""
    return s.djinn[djinn] == s.active


@rule
def income(s, djinn, times):
    """Ba'al, Marid, Monkir, Nekir: 1 gold for the own deed, 2 for another's."""
    holder = s.djinn[djinn]
    if holder < parts.SEATS:
        gold = (1 if holder == s.active else 2) * times
        s.gold[holder] += gold
        note(s, Did.INCOME, holder, gold, djinn)


@rule
def gain_djinn(s, djinn):
    """FT-7.3: Ba'al pays for every djinn that is gained; for itself by option (FT-11.8)."""
    s.djinn[djinn] = s.active
    if djinn != Djinn.BAAL or s.options & Flag.BAAL_ITSELF:
        income(s, Djinn.BAAL, 1)


@rule
def place_camel(s, tile):
    """FT-3.4: the last camel brings on the end."""
    s.camel[tile] = s.active
    s.camels[s.active] -= 1
    note(s, Did.CAMEL, s.active, tile, tile_points(s, tile, s.active))
    if s.camels[s.active] == 0:
        if not s.last_round:
            note(s, Did.LAST_CAMEL, s.active)
        s.last_round = 1


# --- resource cards


@rule
def slaves(s):
    """What the acting player can spend."""
    return int(s.hand[s.active, Good.SLAVE])


@rule
def slaves_in_doubt(s):
    """The most slaves that the others must reckon with: being asked may not betray a hidden card (FT-10)."""
    return int(s.n_hand[s.active]) + int(s.seen[s.active, Good.SLAVE]) - sum_of(s.seen[s.active])


@rule
def gain_good(s, seat, good, seen):
    s.hand[seat, good] += 1
    s.n_hand[seat] += 1
    s.seen[seat, good] += seen


@rule
def lose_good(s, seat, good, pile):
    """A card that is shown counts as one of those that all have seen, as long as there is one (FT-10)."""
    s.hand[seat, good] -= 1
    s.n_hand[seat] -= 1
    if s.seen[seat, good] > 0:
        s.seen[seat, good] -= 1
    pile[good] += 1


@rule
def discard_slaves(s, n):
    for _ in range(n):
        lose_good(s, s.active, Good.SLAVE, s.discard)


@rule
def take_from_row(s, i):
    """Everybody sees it; the gap closes."""
    gain_good(s, s.active, s.row[i], 1)
    s.n_row -= 1
    for j in range(i, s.n_row):
        s.row[j] = s.row[j + 1]
    s.row[s.n_row] = NONE


@rule
def draw_good(s):
    """The top card of the pile; an empty pile is made of the discards, and NONE if there are none (FT-3.3)."""
    if s.n_pile == 0:
        pile_up(s)
    if s.n_pile == 0:
        return NONE
    good = pick_from(s, s.pile, int(s.n_pile))
    s.pile[good] -= 1
    s.n_pile -= 1
    s.reveals += 1
    return good


@rule
def pile_up(s):
    """The discards become the pile."""
    for good in range(parts.GOODS):
        s.pile[good] = s.discard[good]
        s.n_pile += s.discard[good]
        s.discard[good] = 0
    if s.n_pile > 0:
        note(s, Did.RESHUFFLE, s.n_pile)
        for good in range(parts.GOODS):
            note(s, Did.PILE_UP, good, s.pile[good])


@rule
def draw_unseen(s, did):
    """Sloar, Kandicha: only the drawer sees the card."""
    good = draw_good(s)
    if good != NONE:
        gain_good(s, s.active, good, 0)
        confide(s, did, 1 << s.active, s.active, good)


@rule
def pick_from(s, counts, total):
    """One of so many things at random, by their counts: a pile has no order before that. Without a branch."""
    n, i, passed = below(s, total), 0, 0
    for kind in range(len(counts)):
        passed += int(counts[kind])
        i += int(n >= passed)
    return i


# --- meeples and djinns


@rule
def pay(s, elders, slave):
    """Elders go back to the bag, a slave to the discards."""
    s.elders[s.active] -= elders
    s.bag[Tribe.ELDER] += elders
    discard_slaves(s, slave)


@rule
def djinns_to_draw(s):
    """Of how many the next one is drawn: the pile, or the discards that become it."""
    piled = number_at(s.djinn, PILE)
    return piled if piled > 0 else number_at(s.djinn, DISCARDS)


@rule
def draw_djinn(s, place):
    """The top djinn of the pile goes there; an empty pile is made of the discards. Is there one?"""
    if number_at(s.djinn, PILE) == 0:
        pile_up_djinns(s)
    left = number_at(s.djinn, PILE)
    if left == 0:
        return False
    s.djinn[nth_at(s.djinn, PILE, below(s, left))] = place
    s.reveals += 1
    return True


@rule
def pile_up_djinns(s):
    """The discarded djinns become the pile."""
    found = number_at(s.djinn, DISCARDS)
    if found > 0:
        note(s, Did.DJINN_RESHUFFLE, found)
    for djinn in range(parts.DJINNS):
        if s.djinn[djinn] == DISCARDS:
            s.djinn[djinn] = PILE
            note(s, Did.DJINN_PILE_UP, djinn)


@rule
def nth_at(cards, place, n):
    """The n-th of the cards that lie there."""
    card = -1
    while n >= 0:
        card += 1
        n -= cards[card] == place
    return card


# --- the price of a power


@rule
def may_pay(s, cost, paid_with, held):
    """An elder or a slave, or an elder and besides one of the two (FT-7); so many slaves are there."""
    elders = s.elders[s.active]
    match cost:
        case Cost.ONE:
            if paid_with == WITH_SLAVE:
                return Why.OPEN if held > 0 else Why.ONE_SLAVE
            return Why.OPEN if elders > 0 else Why.ONE_ELDER
        case Cost.TWO:
            if paid_with == WITH_SLAVE:
                return Why.OPEN if elders > 0 and held > 0 else Why.BOTH
            return Why.OPEN if elders > 1 else Why.TWO_ELDERS
    if paid_with != WITH_SLAVE:
        return Why.ONLY_SLAVE
    return Why.OPEN if held > 0 else Why.ONE_SLAVE


@rule
def pay_power(s, djinn, paid_with):
    slave = int(paid_with == WITH_SLAVE)
    elders = (2 if parts.DJINN_COST[djinn] == Cost.TWO else 1) - slave
    pay(s, elders, slave)
    note(s, Did.USE, s.active, djinn, elders, slave)
    s.used[s.active] |= 1 << djinn
