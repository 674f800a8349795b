"""Positions of High Desert laid out by hand, and play by words."""

import numpy as np

from majlis.core.events import heard
from majlis.core.game import key, load
from majlis.core.record import NONE, named
from majlis.games.high_desert.parts import BOX, COPIES, KINDS, PALACE_FULL
from majlis.games.high_desert.state import Phase

GAME = load("high_desert")
FULL = ["Shaitan Diviner"] * 5 + ["Shaitan Merchant"] * 3  # a palace of eight
SEVEN = FULL[1:]


def kind(card):
    """The kind of a card by its name: cards are the first actions."""
    return GAME.read(card)


def tray(cards):
    """How many of each kind."""
    return np.bincount([kind(card) for card in cards], minlength=KINDS)


def position(*, seats=2, hands=(), palaces=(), deck=None, discard=(), turn=0, turns=1, left=NONE, seed=1, **options):
    """The beginning of a turn; a deck is given top first and the rest removed, without one the rest is the deck."""
    states = GAME.new()
    s = named(states)
    s.key[:] = key(seed.to_bytes(32, "big"))
    s.seats, s.turn, s.first, s.options = seats, turn, turn, GAME.pack(**options)
    s.turns, s.turns_left, s.summoned, s.given, s.wish = turns, left, NONE, NONE, NONE
    for seat, cards in enumerate(hands):
        s.hand[seat], s.n_hand[seat] = tray(cards), len(cards)
    for seat, cards in enumerate(palaces):
        s.palace[seat], s.n_palace[seat] = tray(cards), len(cards)
    s.discard = tray(discard)
    rest = COPIES - s.hand.sum(axis=0) - s.palace.sum(axis=0) - s.discard
    if deck is None:
        lay(s, [card for card in BOX[::-1] if take(rest, card)])
    else:
        lay(s, [kind(card) for card in reversed(deck)])
        s.removed = rest - tray(deck)
    return checked(states)


def take(rest, card):
    """Take a card from what is left, if there is one."""
    rest[card] -= 1
    return rest[card] >= 0


def lay(s, cards):
    s.deck[: len(cards)], s.n_deck = cards, len(cards)


def checked(states):
    """The same position, all cards counted."""
    found = np.zeros(len(GAME.pieces), np.int64)
    GAME.doors.count(states, 0, found)
    assert tuple(found) == GAME.pieces, f"more or fewer cards than in the box: {found}"
    assert (named(states).removed >= 0).all(), "a card is on the table more often than in the box"
    return states


def play(states, *words):
    """Play these actions one after the other; each must be open."""
    for said in words:
        opened = open_words(states)
        assert said in opened, f"{said!r} is not open, but: {', '.join(sorted(opened))}"
        GAME.doors.step(states, 0, GAME.read(said))
        checked(states)
    return states


def told(states, words, seat, names=()):
    """What a seat would be told of this action."""
    raw = GAME.act(states.copy(), 0, GAME.read(words))
    return GAME.tell(heard(GAME.events, GAME.kinds, raw, seat), seat, "en", names)


def open_words(states):
    """What may be done, as it is said."""
    return {GAME.say(int(a)) for a in np.flatnonzero(GAME.open(states))}


def refusal(states, words):
    """What the acting player is told who tries this in vain."""
    assert words not in open_words(states), f"{words!r} is open"
    return GAME.why(GAME.view(states, int(states[0]["turn"])), GAME.read(words))


def names(counts):
    """The cards of a tray by name, in order."""
    return [GAME.say(card) for card in range(KINDS) for _ in range(counts[card])]


def hand(states, seat):
    return names(named(states).hand[seat])


def palace(states, seat):
    return names(named(states).palace[seat])


def pile(states, name):
    """The discard pile or the removed cards by name."""
    return names(states[0][name])


def deck(states):
    """The deck by name, top first; a blank of a view is None."""
    s = named(states)
    return [None if card < 0 else GAME.say(int(card) % KINDS) for card in s.deck[: s.n_deck][::-1]]


def seen(states, viewer, holder):
    """The cards of a hand that a seat knows; -1 is an onlooker."""
    return hand(GAME.view(states, viewer), holder)


def phase(states):
    return Phase(int(states[0]["phase"]))


def turn(states):
    return int(states[0]["turn"])


def points(states, seat):
    return int(GAME.doors.points(states, 0, seat))


def result(states):
    out = np.zeros(int(states[0]["seats"]))
    GAME.doors.result(states, 0, out)
    return list(out)


def same(cards, *others):
    """Are these the same cards, whatever their order?"""
    return all(sorted(cards) == sorted(other) for other in others)


assert len(FULL) == PALACE_FULL
