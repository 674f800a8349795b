"""Looking back: every decision is judged by what its player could know, and luck is told apart from decisions."""

from pathlib import Path

import pytest

from majlis.bots.coach import analysis
from majlis.bots.coach.analysis import (
    Judgement,
    Span,
    analyse,
    chance_of,
    conclude,
    from_json,
    is_question,
    judge,
    lucky,
    spans,
    turn_of,
)
from majlis.bots.coach.plans import Budget, Plan
from majlis.core.game import load
from majlis.core.refusal import Refusal
from majlis.testing.leaks import twin
from majlis.testing.play import random_match

WALKS = Budget(60, worlds=4)
DOCS = Path(__file__).parents[2] / "docs" / "analysis.md"


@pytest.fixture(scope="module")
def desert():
    return random_match(load("high_desert"), 3, 2)


@pytest.fixture(scope="module")
def found(desert):
    return analyse(desert, WALKS)


# --- turns


def test_every_action_belongs_to_one_turn_and_the_curve_ends_with_the_result(desert, found):
    assert [a for it in found.turns for a in it.actions] == desert.actions
    assert [it.at for it in found.turns[1:]] == [it.end for it in found.turns[:-1]]
    assert all({desert.mover(at) for at in range(it.at, it.end)} == {it.seat} for it in found.turns)
    assert found.curve[-1] == pytest.approx(tuple(desert.result()))
    assert len(found.curve) == len(found.turns) + 1
    for chances in found.curve:
        assert len(chances) == 3
        assert sum(chances) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("name", ["high_desert", "five_tribes", "djinn"])
def test_a_turn_ends_where_the_next_begins_or_something_comes_to_light(name):
    match = random_match(load(name), 2, 1)
    for span in spans(match):
        for at in range(span.at, span.end - 1):
            assert not match.begins(at + 1)
            assert match.state_at(at)[0]["reveals"] == match.state_at(at + 1)[0]["reveals"]
    ends = {span.end for span in spans(match)}
    assert all(at in ends for at in range(1, match.at) if match.begins(at))


def test_what_a_seat_got_is_its_start_its_luck_its_turns_and_those_of_others(desert, found):
    """Nothing is left over: what turns and luck brought leads from the start to the result."""
    for it in found.sums:
        assert it.start + it.luck + it.own + it.others == pytest.approx(it.result, abs=1e-2)
        own = [each for each in found.turns if each.seat == it.seat]
        assert it.own == pytest.approx(sum(each.brought[it.seat] for each in own), abs=1e-3)
        assert it.luck == pytest.approx(sum(each.luck[it.seat] for each in found.turns), abs=1e-3)
        assert it.cost == pytest.approx(sum(each.cost for each in own), abs=1e-3)
        assert it.turns == sum(not each.forced for each in own)
        assert it.found <= it.turns and it.mistakes <= it.turns


def test_from_turn_to_turn_the_curve_moves_by_what_the_turn_and_luck_brought(found):
    for it, before, after in zip(found.turns, found.curve, found.curve[1:], strict=False):
        for seat in range(3):
            assert after[seat] - before[seat] == pytest.approx(it.brought[seat] + it.luck[seat], abs=1e-3)


def test_where_nothing_is_to_decide_nothing_is_thought_and_the_turn_brings_nothing(desert, found):
    forced = [it for it in found.turns if not is_question(desert, Span(it.at, it.end))]
    for it in forced:
        assert it.forced and it.cost == 0 and it.best == it.actions and it.plans == ()
        assert it.brought == pytest.approx((0, 0, 0), abs=1e-3)
    assert all(not it.forced and it.plans for it in found.turns if it not in forced)


def test_no_turn_costs_less_than_nothing(found):
    assert min(it.cost for it in found.turns) >= 0
    assert all(it.cost == 0 for it in found.turns if it.actions == it.best)


def test_the_same_match_has_the_same_analysis(desert, found):
    assert analyse(desert, WALKS) == found


def test_luck_does_not_depend_on_how_long_turns_are_thought_about(desert, found):
    longer = analyse(desert, Budget(200, worlds=4))
    assert [it.luck for it in longer.turns] == [it.luck for it in found.turns]
    assert [it.luck for it in longer.sums] == [it.luck for it in found.sums]


def test_turning_points_are_the_largest_changes_in_the_order_of_play(found):
    assert found.points == tuple(sorted(found.points, key=lambda point: (point.turn, point.kind == "luck")))
    assert 0 < len(found.points) <= analysis.POINTS
    smallest = min(abs(point.change) for point in found.points)
    costs = sorted((it.cost for it in found.turns), reverse=True)
    told = [point for point in found.points if point.kind == "turn"]
    assert sorted((-point.change for point in told), reverse=True) == costs[: len(told)]
    assert all(cost <= smallest for cost in costs[len(told) :])
    assert smallest >= analysis.LEAST


# --- only what the mover could know


def test_a_worker_is_asked_about_views_only(desert, monkeypatch):
    """Whoever thinks gets what the mover saw, and chance that has nothing to do with the match."""
    seen = []

    def noting(game, view, seat, actions, seed, budget):
        seen.append((view.tobytes(), seat, actions, seed))
        plan = Plan(actions, 1, (1 / 3,) * 3)
        return Judgement((plan,), plan, plan)

    monkeypatch.setattr(analysis, "judge", noting)
    analyse(desert, WALKS)
    asked = [span for span in spans(desert) if is_question(desert, span)]
    assert [it[2] for it in seen] == [tuple(desert.actions[slice(*span)]) for span in asked]
    for span, (view, seat, _, seed) in zip(asked, seen, strict=True):
        assert view == desert.view(desert.mover(span.at), span.at).tobytes() and seat == desert.mover(span.at)
        assert seed == chance_of(span.at)
        assert view != desert.state_at(span.at).tobytes()


def test_what_the_mover_could_not_know_changes_no_judgement(desert):
    import random

    for span in [span for span in spans(desert) if is_question(desert, span)][::8]:
        game, view, seat, actions = turn_of(desert, span)
        other = twin(game, desert.state_at(span.at), seat, random.Random(span.at))
        assert other.tobytes() != desert.state_at(span.at).tobytes()
        views = view, game.view(other, seat)
        first, second = (judge(game, it, seat, actions, chance_of(span.at), WALKS) for it in views)
        assert first == second


def test_a_running_match_is_refused(desert):
    with pytest.raises(Refusal, match="when it is over"):
        analyse(desert.until(10), WALKS)


# --- luck


def test_without_chance_and_hidden_things_there_is_no_luck():
    match = random_match(load("nim"), 2, 3)
    found = analyse(match, Budget(400, worlds=4))
    assert not any(lucky(match, at) for at in range(match.at))
    assert {share for it in found.turns for share in it.luck} == {0.0}
    assert not [point for point in found.points if point.kind == "luck"]
    assert any(it.cost > 0.5 for it in found.turns), "a random game of Nim throws away won positions"


def test_luck_is_where_chance_was_drawn_from_or_something_was_shown(desert):
    drawn = [at for at in range(desert.at) if desert.state_at(at)[0]["drawn"] != desert.state_at(at + 1)[0]["drawn"]]
    shown = [
        at for at in range(desert.at) if desert.state_at(at)[0]["reveals"] != desert.state_at(at + 1)[0]["reveals"]
    ]
    assert shown and all(lucky(desert, at) for at in [*drawn, *shown])
    quiet = [at for at in range(desert.at - 1) if not lucky(desert, at)]
    assert quiet and all(desert.mover(at) == desert.mover(at + 1) for at in quiet)


def test_the_sums_are_those_of_the_judgements():
    """Nim by hand: what is lost against the best is the turn's, nothing is luck, and all adds up."""
    match = random_match(load("nim"), 2, 3)
    asked, judged = [span for span in spans(match) if is_question(match, span)], {}
    for span in asked:
        best, played = ((0.6, 0.4), (0.5, 0.5)) if match.mover(span.at) == 0 else ((0.4, 0.6), (0.5, 0.5))
        actions = tuple(match.actions[slice(*span)])
        judged[span.at] = Judgement((), Plan(actions, 100, best), Plan(actions, 100, played))
    found = conclude(match, judged, {}, WALKS)
    for it in found.turns:
        assert it.cost == pytest.approx(0 if it.forced else 0.1)
    for it in found.sums:
        own = [span for span in asked if match.mover(span.at) == it.seat]
        assert it.cost == pytest.approx(0.1 * len(own))
        assert it.found == 0 and it.mistakes == it.turns == len(own) and it.luck == 0
        assert it.start + it.own + it.others == pytest.approx(it.result, abs=1e-3)
    assert found.sums[0].start == pytest.approx(0.6 if match.mover(asked[0].at) == 0 else 0.4)


def test_who_is_to_play_and_who_has_played_see_the_curve_with_equal_weight():
    """A search sees the mover brighter: the curve stands halfway between the last turn's promise and the next one's."""
    match = random_match(load("nim"), 2, 3)
    first, second = [span for span in spans(match) if is_question(match, span)][:2]
    judged = {}
    for span, best, played in ((first, (0.6, 0.4), (0.6, 0.4)), (second, (0.2, 0.8), (0.2, 0.8))):
        actions = tuple(match.actions[slice(*span)])
        judged[span.at] = Judgement((), Plan(actions, 1, best), Plan(actions, 1, played))
    found = conclude(match, judged, {}, WALKS)
    number = next(i for i, it in enumerate(found.turns) if it.at == second.at)
    assert found.curve[number] == pytest.approx((0.4, 0.6))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("luck", [0.7, -0.7])
def test_no_luck_leads_past_what_is_certain(seats, luck):
    """What a turn promised and what luck brought are two guesses: the curve stays between 0 and 1 all the same."""
    match = random_match(load("high_desert"), seats, 3)
    rest = (1 - 0.6) / (seats - 1)
    chances, lucks = (0.6, *[rest] * (seats - 1)), (luck, *[-luck / (seats - 1)] * (seats - 1))
    judged = {}
    for span in spans(match):
        if is_question(match, span):
            plan = Plan(tuple(match.actions[slice(*span)]), 1, chances)
            judged[span.at] = Judgement((), plan, plan)
    found = conclude(match, judged, {span.at: lucks for span in spans(match)}, WALKS)
    assert all(0 <= chance <= 1 for chances in found.curve for chance in chances)
    assert all(sum(chances) == pytest.approx(1, abs=1e-3) for chances in found.curve)
    for it in found.sums:
        assert it.start + it.luck + it.own + it.others == pytest.approx(it.result, abs=1e-2)


def test_the_turn_that_was_played_is_weighed_in_the_same_guesses_as_the_best(desert):
    span = next(span for span in spans(desert) if is_question(desert, span))
    game, view, seat, actions = turn_of(desert, span)
    found = judge(game, view, seat, actions, bytes(32), Budget(120))
    assert found.played.actions == actions and 0 < found.played.visits <= 60
    assert found.best.chances[seat] >= found.played.chances[seat]
    again = judge(game, view, seat, found.best.actions, bytes(32), Budget(120))
    assert again.played == found.best


# --- the data


def test_the_analysis_is_written_and_read(found):
    assert from_json(found.json()) == found
    assert from_json(found.json(2)) == found


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"format": "majlis analysis", "version": 3}'])
def test_what_is_no_analysis_is_none(text):
    assert from_json(text) is None


def test_an_analysis_of_another_version_is_made_again(found):
    assert from_json(found.json().replace(f'"version":{analysis.VERSION}', '"version":1', 1)) is None


def test_every_field_is_described(found):
    """docs/analysis.md names every field of the data."""
    words = DOCS.read_text(encoding="utf-8")
    kinds = [found, found.budget, found.turns[0], found.points[0], found.sums[0], Plan((), 0, ())]
    fields = [name for kind in kinds for name in type(kind).__dataclass_fields__]
    assert [name for name in fields if f"`{name}`" not in words] == []
