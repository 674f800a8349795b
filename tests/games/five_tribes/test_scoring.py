"""FT-9: the final scoring, also against a slow second writing."""

import numpy as np

from majlis.core.record import NONE, named
from majlis.games.five_tribes.parts import GOOD_COUNT, TILES, Djinn, Good, Thief
from majlis.games.five_tribes.state import GONE, PILE
from tests.games.five_tribes.oracle import DJINN_POINTS, NAMES, best_suits, merchandise, outcome, scores
from tests.games.five_tribes.table import GAME, points, position, result

F, W, S = Good.FISH, Good.WHEAT, Good.SLAVE
BARE = {"gold": (0, 0, 0, 0)}


def worth(**more):
    return points(position(**BARE | more), 0)


def test_a_player_without_anything_has_no_points():
    """FT-9.1: nothing is counted that is not there."""
    assert worth() == 0


def test_gold_counts_one_each():
    """FT-9.1: 37 gold, 37 points."""
    assert worth(gold=(37, 0)) == 37


def test_viziers_count_one_each_and_ten_for_each_player_with_fewer():
    """FT-9.2: 5, 3, 3 and 0 viziers bring 30, 10, 10 and 0 besides."""
    states = position(seats=4, viziers=(5, 3, 3, 0), **BARE)
    assert [points(states, seat) for seat in range(4)] == [5 + 30, 3 + 10, 3 + 10, 0]


def test_equal_viziers_bring_nobody_the_ten():
    """FT-9.2: strictly fewer."""
    states = position(viziers=(4, 4), **BARE)
    assert points(states, 0) == points(states, 1) == 4


def test_elders_count_two_each():
    """FT-9.3: seven elders."""
    assert worth(elders=(7,)) == 14


def test_djinns_count_as_printed():
    """FT-9.4: each by itself, and together."""
    for djinn in Djinn:
        if djinn != Djinn.MORGIANE:
            assert worth(djinns={djinn: 0}) == DJINN_POINTS[NAMES[djinn]]
    assert worth(djinns={Djinn.HAGIS: 0, Djinn.LETA: 0, Djinn.ENKI: 1}) == 14


def test_unused_thieves_count_six():
    """FT-9.4, FT-8: each of them, and Morgiane as printed."""
    assert worth(thieves=True, thieves_of={Thief.ZIAD: 0, Thief.SHALIM: 0, Thief.KOHDJAH: 1}) == 12
    assert worth(thieves=True, djinns={Djinn.MORGIANE: 0}) == 6


def test_tiles_with_an_own_camel_count_as_printed():
    """FT-9.5: an oasis, two markets, a village, three sacred places."""
    names = {"A1": 8, "A2": 6, "C3": 4, "A4": 5, "A5": 6, "D5": 10, "F5": 15, "E5": 12}
    for name, value in names.items():
        assert worth(camels={name: 0}) == value
    assert worth(camels=dict.fromkeys(names, 0)) == sum(names.values())
    assert worth(camels={"A1": 0, "F5": 1}) == 8


def test_palms_on_own_tiles_count_three():
    """FT-9.6: on any kind of tile; not on those of others or of nobody."""
    assert worth(camels={"A1": 0, "A4": 0, "B1": 1}, palms={"A1": 2, "A4": 1, "B1": 3, "C1": 1}) == 8 + 5 + 9


def test_palaces_on_own_tiles_count_five():
    """FT-9.7: on any kind of tile; not on those of others or of nobody."""
    assert worth(camels={"A1": 0, "A4": 0, "B4": 1}, palaces={"A1": 2, "A4": 1, "B4": 3, "C4": 1}) == 8 + 5 + 15


def test_merchandise_is_divided_into_the_best_suits():
    """FT-9.8: two fish, two wheat and a gold are suits of three and of two."""
    assert worth(hands=[[F, F, W, W, Good.GOLD]]) == 7 + 3
    assert worth(hands=[[Good(i) for i in range(9)]]) == 60
    assert worth(hands=[[F] * 6]) == 6


def test_slaves_and_spare_camels_count_nothing():
    """FT-9.8: without Al-Amin."""
    assert worth(hands=[[S] * 6]) == 0


def test_the_most_points_win():
    """FT-9.9: alone, by one gold."""
    assert result(position(gold=(30, 31))) == [0, 1]


def test_equal_points_share_the_victory():
    """FT-9.9: nothing breaks a tie, however the points came about."""
    assert result(position(gold=(10, 0), camels={"D5": 1})) == [0.5, 0.5]
    assert result(position(seats=4, gold=(7, 9, 9, 9))) == [0, 1 / 3, 1 / 3, 1 / 3]


def random_end(chance):
    """Everything that scores, strewn over two to four players; small numbers, so that ties happen."""
    states = GAME.new()
    s = named(states)
    s.seats = chance.integers(2, 5)
    s.face = chance.permutation(np.repeat(np.arange(8), [5, 4, 1, 1, 1, 6, 8, 4]))
    s.camel = np.where(chance.random(TILES) < 0.6, chance.integers(0, s.seats, TILES), NONE)
    s.palms, s.palaces = chance.multinomial(8, [1 / 30] * 30), chance.multinomial(7, [1 / 30] * 30)
    s.gold[: s.seats] = chance.integers(0, 60, s.seats)
    s.viziers[: s.seats], s.elders[: s.seats] = chance.integers(0, 5, (2, s.seats))
    s.djinn = np.where(chance.random(23) < 0.5, chance.integers(0, s.seats, 23), PILE)
    s.thief = np.where(chance.random(6) < 0.4, chance.integers(0, s.seats, 6), GONE)
    cards = chance.permutation(np.repeat(np.arange(10), GOOD_COUNT))
    for seat in range(s.seats):
        mine, cards = np.split(cards, [chance.integers(0, 11)])
        s.hand[seat] = np.bincount(mine, minlength=10)
    s.n_hand = s.hand.sum(axis=1)
    return states


def test_points_and_result_agree_with_a_second_writing():
    """FT-9.1 to FT-9.9: on 400 random ends."""
    chance, wild = np.random.default_rng(9), 0
    for _ in range(400):
        states = random_end(chance)
        totals = scores(states[0])
        assert [points(states, seat) for seat in range(len(totals))] == totals
        assert result(states) == outcome(totals)
        holder = states[0]["djinn"][Djinn.AL_AMIN]
        wild += holder < len(totals) and states[0]["hand"][holder, S] > 1
    assert wild > 50


def test_the_largest_suits_first_is_the_best_way():
    """FT-9.8: greedy division against every other, on random hands."""
    chance = np.random.default_rng(8)
    for _ in range(200):
        counts = np.minimum(chance.multinomial(chance.integers(1, 14), [1 / 9] * 9), GOOD_COUNT[:9])
        hands = [[Good(kind) for kind in range(9) for _ in range(counts[kind])]]
        assert worth(hands=hands, row=()) == best_suits(tuple(sorted(int(n) for n in counts)))


def test_wild_goods_are_used_in_the_best_way():
    """FT-9.8, FT-7.1: against every way to use them."""
    chance = np.random.default_rng(7)
    for _ in range(60):
        counts = np.minimum(chance.multinomial(chance.integers(0, 9), [1 / 9] * 9), GOOD_COUNT[:9])
        n = int(chance.integers(0, 8))
        hands = [[*(Good(kind) for kind in range(9) for _ in range(counts[kind])), *[S] * n]]
        best = merchandise([*(int(x) for x in counts), n], True)
        assert worth(hands=hands, row=(), djinns={Djinn.AL_AMIN: 0}) == best + 5
