"""What can be done as one: walks with what they are for, whole catches; and no codes in anything that is read."""

import re

import pytest

from majlis.core.frame import frame
from majlis.core.game import load
from majlis.core.speech import LANGUAGES
from majlis.games.djinn import actions as act
from majlis.games.djinn.mind.trips import CHESTS, HUNT, MOST, trips
from majlis.games.djinn.parts import Place
from majlis.games.djinn.words.plans import passes, plans
from majlis.testing.play import random_match, stride
from tests.games.djinn.names import CATCH, GO, edge, mage
from tests.games.djinn.table import Phase, at_round, awake, play, position, ringed

GAME = load("djinn")
CODE = re.compile(r"\b[rq][1-6]\b")


def to(states, thing):
    """The ways to a thing, the best first."""
    view = GAME.view(states, int(states[0]["turn"]))
    return [way for way in plans(view, "en", ("Ann", "Bob")).ways if way.thing == thing]


def test_a_mage_is_tapped_from_afar_and_the_walk_goes_along():
    """DJ-4.2, DJ-5.2: to the Tavern, its action, the card; the next card of the pile is shown at the very end."""
    states = position("r1-q1", phase=Phase.MOVE, tavern="M01 M02 M18 M19")
    (way,) = to(states, mage("M01"))
    assert [act.EDGE <= way.actions[0] < act.OPTION, *way.actions[1:]] == [True, act.SPECIAL, mage("M01")]
    assert way.offer.startswith("To the Tavern (round): Take")


def test_a_whole_catch_is_one_plan_with_what_it_costs():
    """DJ-6: the djinn that stand here, a home for each, and the payment."""
    states = at_round(Place.ACADEMY, "bk", magic=4)
    (way,) = to(states, HUNT)
    assert way.actions[0] == CATCH and way.gain == "+3" and "−4 magic" in way.offer and way.asks
    assert ringed(play(states, *way.actions)) == "b"


def test_a_mage_helps_in_a_plan_where_magic_does_not_reach():
    """DJ-6.4: the payment is proposed; every step of it stays an action."""
    states = at_round(Place.ACADEMY, "bk", magic=3, mages="M03", coins=4)
    (way,) = to(states, HUNT)
    assert mage("M03") in way.actions and "with the help of" in way.offer
    assert not awake(play(states, *way.actions))


def test_every_prey_is_a_plan_of_its_own_but_not_too_many():
    """DJ-6: whichever djinn one likes."""
    states = at_round(Place.ACADEMY, "buk", magic=8)
    short = [way.short for way in to(states, HUNT)]
    assert {"1 brown djinn", "1 blue djinn", "1 brown djinn and 1 blue djinn"} <= set(short) and len(short) <= MOST


def test_chests_end_a_plan_since_nobody_knows_what_is_in_them():
    """DJ-5.3: what comes of a chest is seen only then."""
    ways = to(at_round(Place.CATACOMBS, ""), CHESTS)
    assert not ways  # one step is no plan: it stands in the tray
    states = position("r1-q1", phase=Phase.MOVE)
    assert all(trip.actions[-1] in (act.BASIC, act.SPECIAL) for trip in trips(states) if trip.thing == CHESTS)


def test_a_turn_of_which_only_free_actions_are_left_can_end_by_itself():
    """DJ-4.7: what may be done at any time can be left."""
    states = position("r1-q1", keys=1)
    assert passes(states, GAME.open(states)) < 0
    done = play(states, act.FORFEIT)
    assert passes(done, GAME.open(done)) == GO and GAME.open(done)[act.KEY]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tall", (False, True))
def test_nothing_that_a_player_reads_is_a_code_of_the_map(lang, tall):
    """DJ-1: a space has the name of its place."""
    match = random_match(GAME, 2, 3)
    for at in range(0, match.at, stride(match, most=60)):
        seen = frame(match.until(at), match.mover(at), lang, tall)
        words = [seen.prompt, *seen.told, *seen.offers.values(), *(text.text for text in seen.scene.texts)]
        words += [piece.label for piece in seen.scene.pieces] + [spot.label for spot in seen.scene.spots]
        words += [f"{way.offer} {way.short}" for way in seen.plans.ways]
        assert [line for line in words if CODE.search(line)] == []


def test_a_square_is_entered_in_two_steps():
    """DJ-4.2: first the square, then the side one comes from."""
    match = random_match(GAME, 2, 3)
    at = next(at for at in range(match.at) if match.until(at).state[0]["phase"] == Phase.ENTER)
    for tall in (False, True):
        spots = frame(match.until(at), match.mover(at), "en", tall).scene.spots
        assert len(spots) == 6 and all(len(spot.choices) > 1 for spot in spots)
        assert act.EDGE + edge("r1-q1") in {a for spot in spots for a in spot.choices}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_step_of_a_turn_is_a_name_and_no_code(lang):
    """DJ-4.1: whatever could be played is spoken of by place, card and deed, as on the table, in both languages."""
    view = GAME.view(position("r1-q1", phase=Phase.MOVE), 0)
    steps = {GAME.stop(view, a, lang) for a in range(GAME.actions)}
    assert not [step for step in steps if re.search(r"\b[A-Za-z]+-?\d", step)]
    assert len(steps) > 100
