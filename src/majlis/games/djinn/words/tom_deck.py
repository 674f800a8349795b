"""Tom's deck over a view in plain numbers (DJ-14): what is in it, and what a card of it would do now."""

from majlis.core.record import NONE
from majlis.games.djinn.parts import TOM_POINTS, Good
from majlis.games.djinn.rules.tom import IN_DECK, LEFT_OUT, LOST, REVEALED, WON
from majlis.games.djinn.words.cards import LOOKS, TOLLS

FEW = 3  # so few cards are worth a warning
PURSE = ((Good.COIN, "coins", "coin"), (Good.SCROLL, "scrolls", "scroll"), (Good.MAGIC, "magic", "magic"))


def whole_deck(v):
    """All cards of this game's deck, wherever they are."""
    return [card for card, where in enumerate(v.tom) if where != LEFT_OUT]


def in_deck(v):
    return [card for card, where in enumerate(v.tom) if where == IN_DECK]


def turned_up(before, after):
    """The card that Tom has turned up from one view to the next, NONE if none."""
    return next((card for card in in_deck(before) if after.tom[card] == REVEALED), NONE)


def deck_points(v):
    """What the cards left count for who has won."""
    return TOM_POINTS * len(in_deck(v)) if v.won == WON else 0


def lost(v):
    return v.won == LOST


def aim(v, card):
    """The space where a djinn would come, NONE if nowhere; and the places of the card where no boss is left."""
    missed = []
    for place in LOOKS[card]:
        space = v.symbol.index(place) if place != NONE else NONE
        if space != NONE and v.boss[space]:
            return space, missed
        missed += [place] if place != NONE else []
    return NONE, missed


def toll(v, seat, card):
    """What a card takes if it asks to be paid: of each good as much as there is."""
    pays = ((noun, min(TOLLS[card][good], getattr(v, field)[seat])) for good, field, noun in PURSE)
    return [(noun, n) for noun, n in pays if n]


def threats(v, space):
    """The cards of the deck that would send a djinn to a space now."""
    return [card for card in in_deck(v) if aim(v, card)[0] == space]
