"""The sequential test errs as rarely as it says, on bots that toss coins."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from majlis.bots.contest.arena import Played
from majlis.bots.contest.sprt import BOUND, expected, ratio
from majlis.bots.contest.sprt import Test as Sprt
from majlis.core.refusal import Refusal

RUNS, LONGEST = 200, 3000
pairs = st.lists(st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0]), min_size=1, max_size=60)


def tossed(elo: float, test: Sprt, chance: np.random.Generator, luck: float = 0.0) -> Sprt:
    """Play deals until decided; luck is how much a deal favours one seat, from whichever side it is played."""
    mean = expected(elo, test.seats)
    while not test.verdict.decided and test.verdict.deals < LONGEST:
        tilt = chance.choice([-luck, luck])
        tilts = (tilt, -tilt) if test.seats == 2 else (0.0,) * test.seats
        test.score(sum(chance.random() < mean + tilt for tilt in tilts) / test.seats)
    return test


def share_of_higher(elo: float, seats: int = 2, luck: float = 0.0) -> float:
    chance = np.random.default_rng(7)
    verdicts = [tossed(elo, Sprt(0, 120, seats), chance, luck).verdict for _ in range(RUNS)]
    assert all(verdict.decided for verdict in verdicts)
    return sum(verdict.ratio > 0 for verdict in verdicts) / RUNS


@pytest.mark.parametrize(("seats", "luck"), [(2, 0.0), (2, 0.3), (3, 0.0), (4, 0.0)])
def test_a_wrong_verdict_is_as_rare_as_agreed(seats: int, luck: float) -> None:
    """5 % are agreed on; 10 % would be three standard deviations more in so many runs."""
    assert share_of_higher(0, seats, luck) < 0.1
    assert share_of_higher(120, seats, luck) > 0.9


def test_between_the_two_either_is_found_and_beyond_them_it_is_clear() -> None:
    assert 0.3 < share_of_higher(60) < 0.7
    assert share_of_higher(240) == 1
    assert share_of_higher(-120) == 0


def test_paired_deals_decide_sooner_where_luck_is_great() -> None:
    """What a deal gives to one it gives to the other when it is turned, so the pair tells more than two games."""
    deals = [
        np.mean([tossed(120, Sprt(0, 120), np.random.default_rng(n), luck).verdict.deals for n in range(60)])
        for luck in (0.0, 0.35)
    ]
    assert deals[1] < 0.8 * deals[0]


@given(pairs)
def test_more_wins_speak_for_the_stronger_and_more_losses_for_the_weaker(seen: list[float]) -> None:
    def after(*more: float) -> float:
        counts = {score: [*seen, *more].count(score) for score in {*seen, *more}}
        return ratio(counts, expected(0), expected(30))

    assert after(1.0, 1.0) > after(0.0, 0.0)
    assert after(0.75) > after(0.25)


@given(pairs, st.floats(-300, 300), st.floats(1, 300))
def test_turning_the_table_turns_the_verdict(seen: list[float], elo: float, step: float) -> None:
    counts = {score: seen.count(score) for score in set(seen)}
    turned = {1 - score: count for score, count in counts.items()}
    there = ratio(counts, expected(elo), expected(elo + step))
    back = ratio(turned, expected(-elo - step), expected(-elo))
    assert there == pytest.approx(-back, abs=1e-6)


@given(pairs)
def test_the_score_that_was_seen_is_the_likeliest(seen: list[float]) -> None:
    """Against the mean itself every other expected score loses."""
    mean = sum(seen) / len(seen)
    counts = {score: seen.count(score) for score in set(seen)}
    for other in (0.1, 0.3, 0.9):
        if 0.05 < mean < 0.95 and abs(other - mean) > 0.05:
            assert ratio(counts, other, mean) > -0.1


def test_the_ratio_is_the_normal_one_where_scores_are_many() -> None:
    """With many pairs near the middle, n (s1 - s0) (2 m - s0 - s1) / (2 v) is the textbook's answer."""
    counts = {0.0: 300, 0.25: 500, 0.5: 1000, 0.75: 620, 1.0: 380}
    n = sum(counts.values())
    mean = sum(score * count for score, count in counts.items()) / n
    variance = sum((score - mean) ** 2 * count for score, count in counts.items()) / n
    low, high = expected(0), expected(10)
    normal = n * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert ratio(counts, low, high) == pytest.approx(normal, rel=0.02)


def game(n: int, won: float) -> Played:
    seating = (0, 1) if n % 2 == 0 else (1, 0)
    result = (won, 1 - won) if n % 2 == 0 else (1 - won, won)
    return Played(n, n // 2, seating, (), result, (0, 0), 0, ())


def test_deals_are_heard_whole_and_in_their_order() -> None:
    test, straight = Sprt(0, 50), Sprt(0, 50)
    for n in (3, 5, 4, 0):
        test.hear(game(n, 1.0))
    assert test.verdict.deals == 0, "deal 0 lacks a game, and the others wait for it"
    test.hear(game(1, 0.5))
    assert test.verdict.deals == 1, "deal 1 lacks a game"
    test.hear(game(2, 1.0))
    for share in (0.75, 1.0, 1.0):
        straight.score(share)
    assert test.verdict == straight.verdict


def test_nothing_is_heard_after_the_verdict() -> None:
    test = Sprt(0, 200)
    for n in range(200):
        test.hear(game(n, 1.0))
    assert test.verdict.decided
    assert BOUND <= test.verdict.ratio < BOUND + 1
    assert test.verdict.words.startswith(f"Decided after {test.verdict.deals} deals: +200 Elo rather than +0")


def test_the_expected_share_is_fair_between_equals_and_elo_between_two() -> None:
    assert [expected(0, seats) for seats in (2, 3, 4)] == pytest.approx([1 / 2, 1 / 3, 1 / 4])
    assert expected(400) == pytest.approx(10 / 11)


def test_what_cannot_be_tested_is_refused() -> None:
    with pytest.raises(Refusal, match="10 is not below 0"):
        Sprt(10, 0)
    with pytest.raises(Refusal, match="name at least two"):
        Sprt(0, 10, 1)
