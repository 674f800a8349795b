"""HD-9: what palaces are worth, and who wins."""

import numpy as np

from majlis.core.record import named
from majlis.games.high_desert.parts import BOX, KINDS
from tests.games.high_desert.oracle import outcome, score
from tests.games.high_desert.table import GAME, names, points, position, result


def worth(*cards):
    return points(position(palaces=[cards]), 0)


def test_the_best_clan_counts_for_and_the_others_against():
    """HD-9: Genie 1, 2 and 5 with a Jann 1, against them a Marid 3: six points."""
    assert worth("Genie Diviner", "Genie Merchant", "Genie Sultan", "Jann Diviner", "Marid Thief") == 6


def test_jann_never_count_against():
    """HD-9, H21: beside any clan, and alone."""
    assert worth("Jann Vizier", "Jann Thief") == 7
    for clan in ("Genie", "Marid", "Shaitan", "Efreet"):
        assert worth(f"{clan} Sultan", "Jann Vizier") == 9


def test_any_of_the_four_clans_can_be_the_best():
    """HD-9, H21: the maximum is taken, whichever clan it is."""
    clans = ["Genie", "Marid", "Shaitan", "Efreet"]
    for best in clans:
        assert worth(f"{best} Sultan", *(f"{clan} Diviner" for clan in clans if clan != best)) == 5 - 3


def test_an_empty_palace_is_worth_nothing():
    """H21: zero points."""
    assert worth() == 0


def test_points_may_be_negative():
    """H21: four clans at odds cost more than one of them brings."""
    assert worth("Genie Vizier", "Marid Vizier", "Shaitan Vizier", "Efreet Vizier") == 4 - 12


def test_hands_do_not_count():
    """HD-9: only palaces are scored."""
    assert points(position(hands=[["Genie Sultan"]], palaces=[["Marid Thief"]]), 0) == 3


def test_the_most_points_win():
    """HD-9: whoever has more cards but fewer points loses."""
    assert result(position(palaces=[["Genie Vizier"], ["Marid Diviner"] * 3])) == [1, 0]


def test_equal_points_are_decided_by_palace_cards():
    """HD-9: three points with three cards beat three points with one, though that one is a Jann."""
    assert result(position(palaces=[["Jann Thief"], ["Marid Diviner"] * 3])) == [0, 1]


def test_equal_palaces_are_decided_by_jann():
    """HD-9: two cards for three points each; more Jann win."""
    states = position(palaces=[["Marid Diviner", "Marid Merchant"], ["Genie Diviner", "Jann Merchant"]])
    assert result(states) == [0, 1]


def test_a_complete_tie_is_a_shared_win():
    """HD-9: all who tie in everything share, the others have nothing."""
    palaces = [["Genie Thief"], ["Marid Thief"], ["Efreet Thief"], ["Jann Diviner"]]
    assert result(position(seats=4, palaces=palaces)) == [1 / 3, 1 / 3, 1 / 3, 0]


def test_negative_points_are_ranked_too():
    """HD-9, H21: the least bad palace wins, and more cards break a tie below zero as well."""
    bad = ["Genie Thief", "Marid Thief", "Shaitan Thief"]  # -3
    worse = ["Genie Vizier", "Marid Vizier", "Shaitan Vizier"]  # -4
    assert result(position(palaces=[worse, bad])) == [0, 1]
    longer = ["Genie Merchant", "Marid Merchant", "Shaitan Merchant", "Efreet Diviner"]  # -3
    assert result(position(palaces=[bad, longer])) == [0, 1]


def deal(random, seats):
    """Palaces dealt at random, small ones too, so that ties happen."""
    states = GAME.new()
    s, cards = named(states), random.permutation(BOX)
    s.seats = seats
    size = random.choice([3, 6, 12])
    for seat in range(seats):
        mine, cards = np.split(cards, [random.integers(0, size)])
        s.palace[seat], s.n_palace[seat] = np.bincount(mine, minlength=KINDS), len(mine)
    return states


def test_points_and_result_agree_with_a_second_writing():
    """HD-9, H21: on 3000 random ends, shared and tie-broken ones among them."""
    random, shared, broken = np.random.default_rng(9), 0, 0
    for _ in range(3000):
        seats = int(random.integers(2, 5))
        states = deal(random, seats)
        palaces = [names(named(states).palace[seat]) for seat in range(seats)]
        scores = [score(cards) for cards in palaces]
        assert [points(states, seat) for seat in range(seats)] == scores
        assert result(states) == outcome(palaces)
        winners = np.count_nonzero(result(states))
        shared += winners > 1
        broken += winners < scores.count(max(scores))
    assert shared > 20 and broken > 100


def test_the_score_sheet_adds_up():
    """HD-9: for the clan, for the Jann and against make the points; then what breaks ties."""
    palaces = [["Genie Diviner", "Genie Merchant", "Genie Sultan", "Jann Diviner", "Marid Thief"], ["Jann Thief"]]
    rows = [numbers for _, numbers in GAME.tally(position(palaces=palaces))]
    assert rows == [[8, 0], [1, 3], [-3, 0], [6, 3], [5, 1], [1, 1]]
