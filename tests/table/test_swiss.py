"""Who plays whom, and how everybody stands."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from majlis.table.swiss import DUPLICATE, RIVAL, SWISS, Board, paired, standings


def play(boards, seats, round_, chance):
    """A whole round."""
    for i, them in enumerate(seats):
        share = chance.choice([(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)])
        over = (f"{round_}-{i}", them, (chance.randrange(90), chance.randrange(90)), share)
        boards.append(Board(round_, i, *over) if len(them) == 2 else Board(round_, i, "", them))


@pytest.mark.parametrize("n", [2, 3, 5, 8, 10, 17, 64])
def test_nobody_meets_twice_or_rests_twice_while_there_is_another_way(n):
    chance, boards = random.Random(n), []
    for round_ in range(1, min(n - 1, 7) + 1):
        seats = paired(SWISS, range(n), boards)
        assert sorted(it for them in seats for it in them) == list(range(n))
        play(boards, seats, round_, chance)
    pairs = Counter(frozenset(it.seats) for it in boards)
    assert max(pairs.values()) == 1


def test_where_all_have_met_they_meet_again():
    boards = [Board(1, 0, "a", (0, 1), (5, 3), (1.0, 0.0))]
    assert [sorted(it) for it in paired(SWISS, [0, 1], boards)] == [[0, 1]]


def test_whoever_began_less_often_begins():
    boards = [Board(1, 0, "a", (0, 1), (5, 3), (1.0, 0.0))]
    assert paired(SWISS, [0, 1], boards) == [(1, 0)]


def test_those_who_stand_alike_meet():
    chance, boards = random.Random(1), []
    for round_ in range(1, 4):
        play(boards, paired(SWISS, range(32), boards), round_, chance)
    score = {it.entrant: it.score for it in standings(SWISS, range(32), boards)}
    apart = [abs(score[a] - score[b]) for a, b in paired(SWISS, range(32), boards)]
    assert sum(apart) / len(apart) < 0.5


def test_buchholz_parts_who_is_level_and_else_they_share_a_place():
    boards = [
        Board(1, 0, "a", (0, 1), (5, 3), (1.0, 0.0)),
        Board(1, 1, "b", (2, 3), (5, 3), (1.0, 0.0)),
        Board(1, 2, "", (4,)),
        Board(2, 0, "c", (1, 3), (5, 3), (1.0, 0.0)),
    ]
    found = {it.entrant: it for it in standings(SWISS, range(5), boards)}
    assert [found[i].score for i in range(5)] == [1, 1, 1, 0, 1]
    assert [found[i].tie for i in range(5)] == [1, 1, 0, 2, 0]  # the points of all opponents; a bye has none
    assert [found[i].place for i in range(5)] == [1, 1, 3, 5, 3]


def test_a_game_that_is_not_over_counts_for_nothing():
    boards = [Board(1, 0, "a", (0, 1))]
    assert [it.score for it in standings(SWISS, range(2), boards)] == [0, 0]


def test_duplicate_compares_how_far_each_was_ahead_of_the_same_bot():
    boards = [
        Board(1, i, f"t{i}", (i, RIVAL), points, (0.0, 1.0)) for i, points in enumerate([(50, 40), (45, 40), (30, 25)])
    ]
    found = standings(DUPLICATE, range(3), boards)
    assert [(it.place, it.entrant, it.score, it.tie) for it in found] == [
        (1, 0, 1.0, 10),
        (2, 1, 0.25, 5),
        (2, 2, 0.25, 5),
    ]


def test_a_duplicate_round_counts_when_it_is_over():
    boards = [Board(1, 0, "a", (0, RIVAL), (9, 1), (1.0, 0.0)), Board(1, 1, "b", (1, RIVAL))]
    assert {it.score for it in standings(DUPLICATE, range(2), boards)} == {0}


def test_in_duplicate_all_have_the_same_seat_and_another_one_in_the_next_round():
    first = paired(DUPLICATE, range(3), [])
    play(boards := [], first, 1, random.Random(1))
    rounds = [first, paired(DUPLICATE, range(3), boards)]
    seats = [{them.index(RIVAL) for them in it} for it in rounds]
    assert all(len(it) == 1 for it in seats) and all(a != b for a, b in pairwise(seats))
