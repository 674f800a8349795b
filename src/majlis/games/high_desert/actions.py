"""Every decision is one small number; the phase says which block of numbers is open."""

from majlis.games.high_desert.parts import KINDS, SEATS, WISHES

CARD = 0  # CARD + kind: a card of your hand, your palace, the look or the discard pile
WISH = CARD + KINDS  # WISH + wish
DECLINE = WISH + WISHES
SEAT = DECLINE + 1  # SEAT + seat: a player
AT = SEAT + SEATS  # AT + seat * KINDS + kind: that card in that palace
ACTIONS = AT + SEATS * KINDS
