"""Looking back: every decision is judged by what its player could know, and luck is told apart from decisions."""

from pathlib import Path

import numpy as np
import pytest

from majlis.bots.coach import analysis
from majlis.bots.coach.analysis import (
    Budget,
    Judgement,
    analyse,
    chance_of,
    conclude,
    from_json,
    judge,
    lucky,
    questions,
)
from majlis.bots.search.thinker import Line, Thoughts
from majlis.core.game import load
from majlis.core.refusal import Refusal
from majlis.testing.leaks import twin
from majlis.testing.play import random_match

WALKS = Budget(60)
DOCS = Path(__file__).parents[2] / "docs" / "analysis.md"


@pytest.fixture(scope="module")
def desert():
    return random_match(load("high_desert"), 3, 2)


@pytest.fixture(scope="module")
def found(desert):
    return analyse(desert, WALKS)


def test_every_action_has_its_place_and_the_curve_ends_with_the_result(desert, found):
    assert [it.at for it in found.decisions] == list(range(desert.at))
    assert [it.action for it in found.decisions] == desert.actions
    assert [it.seat for it in found.decisions] == [desert.mover(at) for at in range(desert.at)]
    assert found.curve[-1] == pytest.approx(tuple(desert.result()))
    assert len(found.curve) == desert.at + 1
    for chances in found.curve:
        assert len(chances) == 3
        assert sum(chances) == pytest.approx(1, abs=0.01)


def test_what_a_seat_got_is_its_start_its_luck_its_decisions_and_the_rest(desert, found):
    for it in found.sums:
        assert it.start + it.luck - it.cost + it.rest == pytest.approx(it.result, abs=1e-6)
        own = [each for each in found.decisions if each.seat == it.seat]
        assert it.cost == pytest.approx(sum(each.cost for each in own), abs=1e-3)
        assert it.luck == pytest.approx(sum(each.luck[it.seat] for each in found.decisions), abs=1e-3)
        assert it.decisions == sum(not each.forced for each in own)
        assert it.found <= it.decisions and it.mistakes <= it.decisions


def test_where_there_is_one_action_nothing_is_thought_and_nothing_lost(desert, found):
    asked = set(questions(desert))
    forced = [it for it in found.decisions if it.at not in asked]
    assert forced and asked
    for it in forced:
        assert it.forced and it.cost == 0 and it.best == it.action and it.lines == ()
        assert np.count_nonzero(desert.game.open(desert.state_at(it.at))) == 1
    assert all(not it.forced and it.lines for it in found.decisions if it.at in asked)


def test_no_decision_costs_less_than_nothing(found):
    assert min(it.cost for it in found.decisions) >= 0
    assert all(it.cost == 0 for it in found.decisions if it.action == it.best)


def test_the_same_match_has_the_same_analysis(desert, found):
    assert analyse(desert, WALKS) == found


def test_turning_points_are_the_largest_changes_in_the_order_of_play(found):
    assert found.turns == tuple(sorted(found.turns, key=lambda turn: (turn.at, turn.kind)))
    assert 0 < len(found.turns) <= analysis.POINTS
    smallest = min(abs(turn.change) for turn in found.turns)
    costs = sorted((it.cost for it in found.decisions), reverse=True)
    told = [turn for turn in found.turns if turn.kind == "decision"]
    assert sorted((-turn.change for turn in told), reverse=True) == costs[: len(told)]
    assert all(cost <= smallest for cost in costs[len(told) :])
    assert smallest >= analysis.LEAST


# --- only what the mover could know


def test_a_worker_is_asked_about_views_only(desert, monkeypatch):
    """Whoever thinks gets what the mover saw, and chance that has nothing to do with the match."""
    seen = []

    def noting(game, view, seat, a, seed, budget):
        seen.append((view.tobytes(), seat, a, seed))
        return Judgement((Line(a, 1, (1 / 3,) * 3),), Line(a, 1, (1 / 3,) * 3))

    monkeypatch.setattr(analysis, "judge", noting)
    analyse(desert, WALKS)
    assert [it[2] for it in seen] == [desert.actions[at] for at in questions(desert)]
    for at, (view, seat, _, seed) in zip(questions(desert), seen, strict=True):
        assert view == desert.view(desert.mover(at), at).tobytes() and seat == desert.mover(at)
        assert seed == chance_of(at)
        assert view != desert.state_at(at).tobytes()


def test_what_the_mover_could_not_know_changes_no_judgement(desert):
    import random

    for at in list(questions(desert))[::12]:
        seat = desert.mover(at)
        other = twin(desert.game, desert.state_at(at), seat, random.Random(at))
        assert other.tobytes() != desert.state_at(at).tobytes()
        views = desert.view(seat, at), desert.game.view(other, seat)
        first, second = (judge(desert.game, it, seat, desert.actions[at], chance_of(at), WALKS) for it in views)
        assert first == second


def test_a_running_match_is_refused(desert):
    with pytest.raises(Refusal, match="when it is over"):
        analyse(desert.until(10), WALKS)


# --- luck


def test_without_chance_and_hidden_things_there_is_no_luck():
    match = random_match(load("nim"), 2, 3)
    found = analyse(match, Budget(400))
    assert not any(lucky(match, at) for at in range(match.at))
    assert {share for it in found.decisions for share in it.luck} == {0.0}
    assert not [turn for turn in found.turns if turn.kind == "luck"]
    assert any(it.cost > 0.5 for it in found.decisions), "a random game of Nim throws away won positions"


def test_luck_is_where_chance_was_drawn_from_or_something_was_shown(desert):
    drawn = [at for at in range(desert.at) if desert.state_at(at)[0]["drawn"] != desert.state_at(at + 1)[0]["drawn"]]
    shown = [
        at for at in range(desert.at) if desert.state_at(at)[0]["reveals"] != desert.state_at(at + 1)[0]["reveals"]
    ]
    assert shown and all(lucky(desert, at) for at in [*drawn, *shown])
    quiet = [at for at in range(desert.at - 1) if not lucky(desert, at)]
    assert quiet and all(desert.mover(at) == desert.mover(at + 1) for at in quiet)


def judged(match, chances):
    """Judgements by hand: before and after for the first seat of two."""
    both = {at: [Line(match.actions[at], 100, (share, 1 - share)) for share in pair] for at, pair in chances.items()}
    return {
        at: Judgement((Line(-1 + match.actions[at], 100, before.chances), after), after)
        for at, (before, after) in both.items()
    }


def test_the_sums_are_those_of_the_judgements():
    """Nim by hand: what is lost against the best is the decision's, nothing is luck, the rest is the other's."""
    match = random_match(load("nim"), 2, 3)
    asked, first = list(questions(match)), match.mover(0)
    pairs = {at: (0.6, 0.5) if match.mover(at) == 0 else (0.4, 0.5) for at in asked}
    found = conclude(match, judged(match, pairs), WALKS)
    for it in found.decisions:
        assert it.cost == pytest.approx(0 if it.forced else 0.1)
    for seat in (0, 1):
        own = [at for at in asked if match.mover(at) == seat]
        assert found.sums[seat].cost == pytest.approx(0.1 * len(own))
        assert found.sums[seat].found == 0 and found.sums[seat].mistakes == len(own)
    assert found.sums[0].start == pytest.approx(0.6 if first == 0 else 0.4)


def test_an_action_that_the_search_hardly_tried_is_thought_about_apart(monkeypatch):
    match = random_match(load("nim"), 2, 3)
    view, seat, a = match.view(match.mover(0), 0), match.mover(0), match.actions[0]
    other = next(x for x in match.until(0).open() if x != a)
    asked = []

    def thinking(game, view, seat, seed, iterations=None, seconds=None):
        asked.append(iterations)
        return Thoughts((Line(other, iterations, (0.7, 0.3)),), iterations, 0.0)

    monkeypatch.setattr(analysis, "think", thinking)
    found = judge(match.game, view, seat, a, bytes(32), Budget(120))
    assert found.played == Line(a, 60, pytest.approx((0.7, 0.3)))
    assert asked == [120, *[10] * analysis.GUESSES]


# --- the data


def test_the_analysis_is_written_and_read(found):
    assert from_json(found.json()) == found
    assert from_json(found.json(2)) == found


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"format": "majlis analysis", "version": 1}'])
def test_what_is_no_analysis_is_none(text):
    assert from_json(text) is None


def test_an_analysis_of_another_version_is_made_again(found):
    assert from_json(found.json().replace('"version":1', '"version":2', 1)) is None


def test_every_field_is_described(found):
    """docs/analysis.md names every field of the data."""
    words = DOCS.read_text(encoding="utf-8")
    kinds = [found, found.budget, found.decisions[0], found.turns[0], found.sums[0], Line(0, 0, ())]
    fields = [name for kind in kinds for name in type(kind).__dataclass_fields__]
    assert [name for name in fields if f"`{name}`" not in words] == []
