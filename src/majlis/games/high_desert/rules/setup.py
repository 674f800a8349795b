"""The beginning of a game (HD-2)."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.core.rng import below, shuffle
from majlis.games.high_desert.parts import BOX, CARDS, HAND_SIZE
from majlis.games.high_desert.rules.ending import begin_turn
from majlis.games.high_desert.rules.hands import draw_cards


@rule
def setup(s, seats, options):
    """HD-2: shuffle all cards, deal five each; a random player starts."""
    s.seats, s.options = seats, options
    s.turns_left, s.given = NONE, NONE
    s.n_deck = CARDS
    for c in range(CARDS):
        s.deck[c] = BOX[c]
    shuffle(s, s.deck, CARDS)
    for seat in range(seats):
        draw_cards(s, seat, HAND_SIZE)
    s.first = below(s, seats)
    s.turn = s.first
    begin_turn(s)
