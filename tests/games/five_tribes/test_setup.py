"""FT-1 and FT-2: the box and what lies on the table before the first bid."""

from collections import Counter

import numpy as np

from majlis.core.record import NONE, named
from majlis.games.five_tribes.parts import (
    BLUE_FACES,
    BOX,
    DJINN_COST,
    DJINN_POINTS,
    FACES,
    GOOD_COUNT,
    KIND,
    PRICE,
    SUIT_VALUE,
    TILE_POINTS,
    TRIBE_COUNT,
    Cost,
    Djinn,
    Good,
    Kind,
    Thief,
)
from majlis.games.five_tribes.state import FACE_UP, GONE, PILE
from tests.games.five_tribes.oracle import DJINN_POINTS as PRINTED
from tests.games.five_tribes.table import GAME, Phase, cards, phase, place, turn

SEEDS = [n.to_bytes(32, "big") for n in range(120)]


def test_thirty_tiles_of_five_kinds_are_worth_198_points():
    """FT-1: 5 villages, 7 sacred places, 6 oases, 8 small and 4 big markets; 12 of them blue."""
    kinds = Counter(Kind(KIND[face]) for face in BOX)
    assert kinds == {
        Kind.VILLAGE: 5,
        Kind.SACRED: 7,
        Kind.OASIS: 6,
        Kind.SMALL_MARKET: 8,
        Kind.BIG_MARKET: 4,
    }
    assert len(BOX) == 30 and TILE_POINTS[BOX].sum() == 198
    assert (BOX < BLUE_FACES).sum() == 12
    blue = {Kind(KIND[face]) for face in range(BLUE_FACES)}
    assert blue == {Kind.VILLAGE, Kind.SACRED}
    assert sorted(FACES[FACES[:, 0] == Kind.SACRED, 1].tolist()) == [6, 10, 12, 15]


def test_ninety_meeples_of_five_tribes():
    """FT-1: 16 viziers, 20 elders, 18 of each other tribe."""
    assert TRIBE_COUNT.tolist() == [16, 20, 18, 18, 18] and TRIBE_COUNT.sum() == 90


def test_fifty_four_cards_eighteen_of_them_slaves():
    """FT-1: three goods twice, three four times, three six times."""
    assert GOOD_COUNT.tolist() == [2, 2, 2, 4, 4, 4, 6, 6, 6, 18] and GOOD_COUNT.sum() == 54


def test_a_suit_is_worth_more_with_every_kind():
    """FT-1: 1, 3, 7, 13, 21, 30, 40, 50, 60."""
    assert SUIT_VALUE.tolist() == [0, 1, 3, 7, 13, 21, 30, 40, 50, 60]


def test_nine_spaces_on_the_turn_order_track():
    """FT-1: three for nothing, then 1, 3, 5, 8, 12 and 18."""
    assert PRICE.tolist() == [0, 0, 0, 1, 3, 5, 8, 12, 18]


def test_every_djinn_has_its_printed_points():
    """FT-1, FT-7: 22 djinns, four of 4, one of 5, ten of 6, five of 8, two of 10; and Morgiane."""
    assert DJINN_POINTS.tolist() == list(PRINTED.values())
    assert Counter(DJINN_POINTS[: Djinn.MORGIANE].tolist()) == {4: 4, 5: 1, 6: 10, 8: 5, 10: 2}
    assert DJINN_POINTS[Djinn.MORGIANE] == 6


def test_every_djinn_has_its_price():
    """FT-7: one for six djinns, two for four, a slave for Sloar, slaves for Kumarbi, the others are free."""
    priced = {cost: {Djinn(i) for i in np.flatnonzero(cost == DJINN_COST)} for cost in Cost}
    assert priced[Cost.ONE] == {
        Djinn.ANUN_NAK,
        Djinn.BOURAQ,
        Djinn.ENKI,
        Djinn.HAGIS,
        Djinn.IBUS,
        Djinn.LAMIA,
    }
    assert priced[Cost.TWO] == {Djinn.ECHIDNA, Djinn.LETA, Djinn.SIBITTIS, Djinn.UTUG}
    assert priced[Cost.SLAVE] == {Djinn.SLOAR} and priced[Cost.SLAVES] == {Djinn.KUMARBI}
    assert len(priced[Cost.FREE]) == 11


def test_three_meeples_stand_on_every_tile_and_the_bag_is_empty():
    """FT-2: all ninety are in the city."""
    for seats in GAME.seats:
        s = named(GAME.start(SEEDS[seats], seats))
        assert (s.meeples.sum(axis=1) == 3).all() and s.bag.sum() == 0
        assert sorted(s.face) == sorted(BOX)


def test_players_begin_with_gold_and_camels_only():
    """FT-2: 50 gold; 11 camels for two players, 8 for more; no card, no meeple, no djinn."""
    for seats, camels in ((2, 11), (3, 8), (4, 8)):
        s = named(GAME.start(SEEDS[0], seats))
        assert s.gold.tolist() == [50] * seats + [0] * (4 - seats)
        assert s.camels.tolist() == [camels] * seats + [0] * (4 - seats)
        assert s.n_hand.sum() == s.hand.sum() == s.viziers.sum() == s.elders.sum() == 0
        assert (s.camel == NONE).all() and s.palms.sum() == s.palaces.sum() == 0
        assert (s.palms_left, s.palaces_left) == (12, 10)
        assert (s.djinn >= FACE_UP).all()


def test_the_markers_stand_in_random_order():
    """FT-2: two for each of two players, one for each of more; every order of two players' markers occurs."""
    for seats, each in ((2, 2), (3, 1), (4, 1)):
        lines = {tuple(GAME.start(seed, seats)[0]["line"]) for seed in SEEDS}
        for line in lines:
            assert sorted(line) == sorted([*range(seats)] * each + [NONE] * (4 - seats * each))
        assert len(lines) == {2: 6, 3: 6, 4: 24}[seats]


def test_the_first_marker_bids_first():
    """FT-2, FT-3.1: before the first bid nothing is on the turn order track."""
    for seed in SEEDS[:10]:
        s = named(GAME.start(seed, 3))
        assert (s.phase, s.turn, s.first, s.rounds) == (Phase.BID, s.line[0], s.line[0], 1)
        assert (s.spaces == NONE).all()


def test_nine_cards_and_three_djinns_lie_open():
    """FT-2: the others are the piles."""
    s = named(GAME.start(SEEDS[1], 4))
    assert s.n_row == 9 and s.n_pile == 54 - 9 and (s.row >= 0).all()
    assert sorted([*s.row, *cards(s.pile)]) == cards(GOOD_COUNT)
    assert sorted(s.djinn)[:3] == [FACE_UP, FACE_UP + 1, FACE_UP + 2]
    assert Counter(s.djinn.tolist())[PILE] == 22 - 3


def test_cards_and_tiles_are_shuffled():
    """FT-2: the first card is a slave about as often as 18 in 54, and every djinn comes to lie open sometime."""
    starts = [GAME.start(seed, 2) for seed in SEEDS]
    slaves = sum(int(states[0]["row"][0] == Good.SLAVE) for states in starts)
    assert 20 < slaves < 60
    seen = {i for states in starts for i in range(22) if FACE_UP <= states[0]["djinn"][i] < PILE}
    assert seen == set(range(22))
    assert len({states[0]["face"].tobytes() for states in starts}) == len(starts)


def test_without_the_option_there_are_neither_thieves_nor_morgiane():
    """FT-2, FT-11.1: they stay in the box."""
    states = GAME.start(SEEDS[2], 3)
    assert (states[0]["thief"] == GONE).all() and place(states, Djinn.MORGIANE) == GONE


def test_with_thieves_one_of_five_lies_open_and_morgiane_is_shuffled_in():
    """FT-2, FT-8.8: Madjaar is never there, and each of the others is first sometime."""
    starts = [GAME.start(seed, 3, GAME.pack(thieves=True)) for seed in SEEDS]
    for states in starts:
        where = Counter(states[0]["thief"].tolist())
        assert where == {FACE_UP: 1, PILE: 4, GONE: 1} and place(states, Thief.MADJAAR) == GONE
    first = {int(np.flatnonzero(states[0]["thief"] == FACE_UP)[0]) for states in starts}
    assert first == {Thief.ZIAD, Thief.OUAFAT, Thief.HOUSSAIN, Thief.SHALIM, Thief.KOHDJAH}
    where = {place(states, Djinn.MORGIANE) for states in starts}
    assert PILE in where and where & {FACE_UP, FACE_UP + 1, FACE_UP + 2}


def test_the_game_is_for_two_to_four():
    """FT-2: two, three or four players."""
    assert list(GAME.seats) == [2, 3, 4]
    assert phase(GAME.start(SEEDS[0], 2)) == Phase.BID and turn(GAME.start(SEEDS[0], 2)) in (0, 1)
