"""Tom, against whom one plays alone (DJ-14): his deck and his turn."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.core.rng import below
from majlis.games.djinn import parts
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import TOM, TOM_FIRST, TOM_PAY, TOM_SECOND, Good
from majlis.games.djinn.rules.goods import bosses_in_town, fill_street, in_bag

IN_DECK, REVEALED, LEFT_OUT = 0, 1, 2
WON, LOST = 1, -1
ALONE = 0  # the only seat


# --- the deck


@rule
def deal_deck(s):
    """DJ-14.1: the blank cards come last, so a smaller deck leaves out some of them."""
    for card in range(parts.DECK_SIZES[s.options >> parts.DECK_SHIFT & 3], TOM):
        s.tom[card] = LEFT_OUT


@rule
def cards_left(s):
    n = 0
    for card in range(TOM):
        n += int(s.tom[card] == IN_DECK)
    return n


@rule
def reveal(s):
    """The next card, which is any of those left."""
    at = below(s, cards_left(s))
    card = 0
    while s.tom[card] != IN_DECK or at > 0:
        at -= int(s.tom[card] == IN_DECK)
        card += 1
    s.tom[card], s.tom_last = REVEALED, card
    s.reveals += 1
    return card


# --- Tom's turn


@rule
def tom_plays(s):
    """DJ-14.3: his first line that comes true; with the last card he wins (DJ-14.5), and nothing goes on."""
    card = reveal(s)
    if cards_left(s) == 0:
        s.won = LOST
        note(s, Did.TOM_LAST, card, bosses_in_town(s))
        return False
    note(s, Did.TOM, card)
    if not sends(s, TOM_FIRST[card]) and not sends(s, TOM_SECOND[card]):
        pay_tom(s, card)
    return True


@rule
def sends(s, place):
    """A djinn joins the boss at the round space of this place, if there is one; an empty bag sends nobody (S2)."""
    space = boss_of(s, place)
    if space != NONE:
        if in_bag(s) == 0:
            note(s, Did.TOM_EMPTY, space, place)
        fill_street(s, space, 1, Did.TOM_SENDS)
    elif place != NONE:
        note(s, Did.TOM_MISSED, place)
    return space != NONE


@rule
def boss_of(s, place):
    """The round space of a place where a boss stands, or NONE."""
    for space in range(parts.ROUNDS):
        if s.symbol[space] == place and s.boss[space] > 0:
            return space
    return NONE


@rule
def aim(s, card):
    """Where this card would send a djinn now, or NONE."""
    first = boss_of(s, TOM_FIRST[card])
    return first if first != NONE else boss_of(s, TOM_SECOND[card])


@rule
def pay_tom(s, card):
    """The last line: of each good as much as there is (S3); a blank card asks for nothing."""
    coins, scrolls, magic, keys, corks = toll(s, card)
    s.coins[ALONE] -= coins
    s.scrolls[ALONE] -= scrolls
    s.magic[ALONE] -= magic
    s.keys[ALONE] -= keys
    s.keys_left += keys
    s.corks[ALONE] -= corks
    due, paid = 0, coins + scrolls + magic + keys + corks
    for good in range(parts.GOODS):
        due += TOM_PAY[card, good]
    if due == 0:
        note(s, Did.TOM_BLANK, card)
    elif paid == 0:
        note(s, Did.TOM_POOR, ALONE)
    else:
        note(s, Did.TOM_PAY if paid == due else Did.TOM_PAY_SOME, ALONE, coins, scrolls, magic, keys, corks)


@rule
def toll(s, card):
    """Coins, scrolls, magic, keys and corks that this card would take."""
    coins = min(int(s.coins[ALONE]), int(TOM_PAY[card, Good.COIN]))
    scrolls = min(int(s.scrolls[ALONE]), int(TOM_PAY[card, Good.SCROLL]))
    magic = min(int(s.magic[ALONE]), int(TOM_PAY[card, Good.MAGIC]))
    keys = min(int(s.keys[ALONE]), int(TOM_PAY[card, Good.KEY]))
    return coins, scrolls, magic, keys, min(int(s.corks[ALONE]), int(TOM_PAY[card, Good.CORK]))
