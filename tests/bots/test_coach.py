"""Advice: whole turns by different ideas, what each brings, what rivals make of it, and how much is told of it."""

import re
from dataclasses import replace
from types import SimpleNamespace

import pytest

from majlis.bots.coach.advice import SHOWN, Answer, Tip, advise, compared, idea
from majlis.bots.coach.plans import Budget, begun, plans, weigh
from majlis.bots.coach.tips import Reader, gained, nudge, said, story_of, touched
from majlis.bots.coach.words import WORDS
from majlis.bots.search.thinker import think, thinker
from majlis.core.frame import frame
from majlis.core.game import load
from majlis.testing.play import random_match

WALKS = Budget(300)
PLAIN = "You|Your|Otherwise|But|Rather|It|The|A|An"  # what begins a sentence and names nothing
THINGS = (
    "nothing|wish|circle|bottle|cork|passage|capacity|Source"  # a bid of nothing; things that have no name of their own
)
NAMED = re.compile(rf"\d|\b(?!(?:{PLAIN})\b)[A-Z]\w+|\b(?:{THINGS})")
OURS = ("high_desert", "five_tribes", "djinn")


def moments(name, seats, count, n=1):
    """Moments of a random match in which there is something to choose."""
    match = random_match(load(name), seats, n)
    found = (match.until(at) for at in range(match.at))
    open_ = [moment for moment in found if len(moment.open()) > 1]
    return open_[:: max(1, len(open_) // count)]


def asked(moment, budget=WALKS):
    return advise(moment.game, moment.view(moment.turn), moment.turn, bytes(32), budget)


def reader(moment, lang="en"):
    names = ("Ana", "Zara", "Omar", "Lina")[: moment.header.seats]
    return Reader(moment.game, moment.view(moment.turn), moment.turn, lang, names)


@pytest.fixture(scope="module", params=OURS)
def advised(request):
    """Random moments of a game, and the advice for each."""
    found = [*moments(request.param, 3, 12), *moments(request.param, 2, 8, 2)]
    return [(moment, asked(moment)) for moment in found]


# --- turns


def test_a_plan_s_actions_are_open_one_after_another_up_to_the_end_of_the_turn(advised):
    for moment, tips in advised:
        for tip in tips:
            played, seat = moment.copy(), moment.turn
            for a in tip.actions:
                assert played.turn == seat and a in played.open()
                assert played.at == moment.at or not played.begins(played.at), "the turn had ended"
                assert played.state[0]["reveals"] == moment.state[0]["reveals"], "something had come to light"
                played.play(a)
            new = [played.state[0][name] != moment.state[0][name] for name in ("reveals", "drawn")]
            assert played.over or played.begins(played.at) or any(new), "a whole turn"


def test_the_best_come_first_and_every_one_has_another_idea(advised):
    for moment, tips in advised:
        assert 1 <= len(tips) <= SHOWN
        assert [tip.chance for tip in tips] == sorted((tip.chance for tip in tips), reverse=True)
        walk = begun(moment.game, moment.view(moment.turn), moment.turn)
        assert len({str(idea(walk.along(tip.actions))) for tip in tips}) == len(tips)


def test_the_gain_is_what_the_own_sheet_gains_where_nothing_is_left_to_chance(advised):
    for moment, tips in advised:
        for tip in (tip for tip in tips if not tip.final):
            played, seat = moment.copy(), moment.turn
            for a in tip.actions:
                played.play(a)
            scores = [sum(each.game.score(each.state, seat)) for each in (moment, played)]
            assert played.state[0]["drawn"] != moment.state[0]["drawn"] or tip.gain == scores[1] - scores[0]


def test_equal_views_and_seeds_have_equal_advice():
    for moment in moments("high_desert", 2, 3):
        assert asked(moment) == asked(moment)


def test_turns_are_weighed_in_the_same_guesses():
    moment = moments("high_desert", 2, 3)[1]
    walk = begun(moment.game, moment.view(moment.turn), moment.turn)
    think(moment.game, moment.view(moment.turn), moment.turn, bytes(32), 300)
    found = plans(thinker(moment.game, 2).trees[0], walk)
    assert [plan.visits for plan in found] == sorted((plan.visits for plan in found), reverse=True)
    first, again = (weigh(walk, found[0].actions, bytes(32), 4, Budget(80)) for _ in range(2))
    assert first == again and sum(first.chances) == pytest.approx(1, abs=1e-6)


# --- reasons


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_two_reasons_are_the_same(advised, lang):
    for moment, tips in advised:
        reasons = [f"{row.title} {row.reason}" for row in said(tips, reader(moment, lang))]
        assert len(set(reasons)) == len(reasons) >= 1


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_reason_names_something(advised, lang):
    """A rival, a tile, a card, a place or a sum: a number, or a name in the midst of a sentence."""
    for moment, tips in advised:
        for row in said(tips, reader(moment, lang)):
            words = f"{row.title} {row.reason}"
            assert row.title and "None" not in words and "  " not in words.strip(), words
            assert lang == "de" or NAMED.search(words), words


def test_what_a_rival_would_do_otherwise_or_only_then_is_found_by_comparing():
    fact = {name: (SimpleNamespace(kind=name),) for name in ("robs", "builds", "waits")}
    after = [
        {"robs": Answer(fact["robs"], 5, 0.1), "waits": Answer(fact["waits"], 2, 1.0)},
        {"robs": Answer(fact["robs"], 5, 0.9), "waits": Answer(fact["waits"], 2, 1.0)},
        {"robs": Answer(fact["robs"], 5, 0.8), "builds": Answer(fact["builds"], 3, 0.7)},
    ]
    assert compared(0, after) == (fact["robs"], None)
    assert compared(1, after) == (None, None)
    assert compared(2, after) == (fact["waits"], fact["builds"])
    assert compared(0, after[:1]) == (None, None)
    alike = [{name: Answer((SimpleNamespace(kind="takes"),), 3, 1.0)} for name in ("here", "there")]
    assert compared(0, alike)[0] is None, "the same elsewhere is not spared"


def test_some_advice_tells_what_a_rival_would_do():
    """Not every moment has such a word, but a match has."""
    match = random_match(load("five_tribes"), 2, 3)
    found = [match.until(at) for at in range(match.at) if match.begins(at)]
    tips = [tip for moment in found[::4] if len(moment.open()) > 1 for tip in asked(moment)]
    assert any(tip.spares for tip in tips) or any(tip.allows for tip in tips)


def test_a_reason_speaks_of_rivals_in_their_own_sentence():
    moment = random_match(load("five_tribes"), 2, 3, 0)
    kinds = moment.game.events
    from majlis.core.events import Event

    camel = (Event(kinds.CAMEL, {"seat": 1 - moment.turn, "tile": 3, "points": 8}),)
    tip = Tip((moment.open()[0],), 0, 0.5, 6, (), (), camel, None, False)
    row = said([tip], Reader(moment.game, moment.view(moment.turn), moment.turn, "en", ("Zara", "Zara")))[0]
    assert row.reason == "Otherwise likely: Zara takes control of D1 (8 points)."
    assert row.gain == "+6 points" and row.standing == "Nothing else comes near."


@pytest.mark.parametrize(
    ("chances", "words"),
    [
        ([0.6, 0.5], ["Clearly the best.", "10 percentage points"]),
        ([0.60, 0.55], ["The coach would do this.", "5 percentage points"]),
        ([0.60, 0.59, 0.3], ["It is close", "About as good", "30 percentage points"]),
        ([0.999, 0.5], ["This wins almost certainly.", "50 percentage points"]),
        ([0.001, 0.0], ["Hardly anything helps", "About as good"]),
        ([0.5], ["Nothing else comes near."]),
    ],
)
def test_how_a_turn_stands_beside_the_others(chances, words):
    moment = random_match(load("nim"), 2, 3, 0)
    tips = [
        Tip((a,), 0, chance, 0, (), (), None, None, False) for a, chance in zip(moment.open(), chances, strict=False)
    ]
    rows = said(tips, Reader(moment.game, moment.view(moment.turn), moment.turn))
    assert [word for word, row in zip(words, rows, strict=True) if word not in row.standing] == []


def test_points_are_said_with_their_sign():
    assert [gained(n, "en") for n in (6, -1, 0)] == ["+6 points", "−1 point", ""]
    assert gained(1, "de") == "+1 Punkt"


def test_a_turn_that_was_played_is_told_by_what_mattered(advised):
    for moment, tips in advised:
        for tip in tips:
            told = reader(moment)
            words = story_of(replace(told, besides=True), tip.actions)
            assert words and "None" not in words and not words.startswith("You")
            assert story_of(told, tip.actions) == words or told.names[told.seat] in words


# --- a nudge


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_nudge_points_at_things_and_not_at_a_turn(advised, lang):
    for moment, tips in advised:
        scene = frame(moment, moment.turn, lang).scene
        words = nudge(tips, scene, lang)
        seen = [touched(tip, scene) for tip in tips[:2]]
        assert all(a in tip.actions or a == -1 for a, tip in zip(seen, tips, strict=False))
        assert words.endswith(".") and len(words) < 200
        assert nudge(tips[1::-1], scene, lang) == words, "the order does not tell which is better"


# --- only what the asker sees


def test_what_the_asker_cannot_see_changes_no_advice():
    import random

    from majlis.testing.leaks import twin

    for moment in moments("high_desert", 3, 4):
        other = twin(moment.game, moment.state, moment.turn, random.Random(1))
        assert other.tobytes() != moment.state.tobytes()
        views = moment.view(moment.turn), moment.game.view(other, moment.turn)
        first, second = (advise(moment.game, view, moment.turn, bytes(32), WALKS) for view in views)
        assert first == second


@pytest.mark.parametrize("name", OURS)
def test_what_matters_of_a_turn_is_told_once_and_in_an_order(name):
    game = load(name)
    assert len(set(game.weighty)) == len(game.weighty) > 5 and set(game.weighty) <= set(game.kinds)


def test_both_languages_say_the_same_things():
    assert WORDS["en"].keys() == WORDS["de"].keys()
