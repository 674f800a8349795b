"""HD-1 and HD-2: the box and the deal."""

from collections import Counter

import numpy as np

from majlis.core.record import NONE, named
from majlis.games.high_desert.parts import BOX, CARDS, COPIES, KINDS, RANKS, VALUE, Clan, Rank
from tests.games.high_desert.table import GAME, Phase, deck, hand, phase

SEEDS = [n.to_bytes(32, "big") for n in range(200)]


def test_the_box_has_seventy_cards_in_twenty_four_kinds():
    """HD-1, H25: seventy cards are in play; the four reference cards are not among them."""
    assert CARDS == len(BOX) == sum(GAME.pieces) == 70
    assert KINDS == len(COPIES) == 24
    assert COPIES.reshape(-1)[: 4 * RANKS].reshape(4, RANKS).tolist() == [[5, 4, 3, 2, 1]] * 4
    assert COPIES[Clan.JANN * RANKS :].tolist() == [4, 3, 2, 1]


def test_a_card_is_worth_its_rank():
    """HD-1: Diviner 1, Merchant 2, Thief 3, Vizier 4, Sultan 5, in every clan."""
    for kind in range(KINDS):
        assert VALUE[kind] == Rank(kind % RANKS) + 1
    assert (COPIES * VALUE)[: 4 * RANKS].sum() == 4 * 35
    assert (COPIES * VALUE)[4 * RANKS :].sum() == 20


def test_everybody_is_dealt_five_cards():
    """HD-2: five cards each, the others are the deck; all piles and palaces begin empty."""
    for seats in GAME.seats:
        s = named(GAME.start(SEEDS[0], seats))
        assert s.n_hand.tolist() == [5] * seats + [0] * (4 - seats)
        assert s.n_deck == 70 - 5 * seats
        assert s.palace.sum() == s.discard.sum() == s.removed.sum() == s.n_palace.sum() == 0
        assert (s.phase, s.turns, s.turns_left) == (Phase.TURN, 1, NONE)


def test_the_deal_is_the_whole_box():
    """HD-2: hands and deck together are the seventy cards."""
    states = GAME.start(SEEDS[3], 4)
    dealt = deck(states) + [card for seat in range(4) for card in hand(states, seat)]
    assert Counter(dealt) == Counter(GAME.say(int(kind)) for kind in BOX)


def test_the_game_is_for_two_to_four():
    """HD-2: two, three or four players."""
    assert list(GAME.seats) == [2, 3, 4]


def test_chance_picks_who_starts():
    """HD-2: every seat starts about as often as the others; of 200 games, nobody is left with fewer than 30."""
    first = Counter(int(GAME.start(seed, 4)[0]["first"]) for seed in SEEDS)
    assert sorted(first) == [0, 1, 2, 3]
    assert min(first.values()) >= 30
    for seed in SEEDS[:20]:
        s = named(GAME.start(seed, 3))
        assert s.turn == s.first < 3


def test_the_deck_is_shuffled():
    """HD-2: each kind comes to the top in proportion to its copies, and no two seeds deal alike."""
    tops = Counter(deck(GAME.start(seed, 2))[0].split()[1] for seed in SEEDS)
    assert tops["Diviner"] > tops["Merchant"] > tops["Vizier"] > 0
    assert len({GAME.start(seed, 2).tobytes() for seed in SEEDS}) == len(SEEDS)


def test_seats_follow_in_rising_order():
    """HD-2: the next seat plays next, and the first follows the last."""
    states = GAME.start(SEEDS[5], 3)
    order = []
    while len(order) < 6:
        order.append(int(states[0]["turn"]))
        while phase(states) != Phase.TURN or states[0]["turns"] == len(order):
            GAME.doors.step(states, 0, int(np.flatnonzero(GAME.open(states))[-1 if phase(states) > 4 else 0]))
    assert order == [(order[0] + n) % 3 for n in range(6)]
