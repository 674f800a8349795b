"""What every game promises of its plans: whatever is put together is played by the rules step by step."""

import random
from collections import Counter

import numpy as np

from majlis.core.frame import frame
from majlis.core.game import Game
from majlis.core.match import Match
from majlis.core.plan import MOST, Basket, Plans
from majlis.core.record import NONE
from majlis.core.speech import LANGUAGES
from majlis.testing.play import random_match, stride
from majlis.testing.plugin import Sample

TRIES = 12  # baskets at one moment


def moments(game: Game, matches: int, most: int) -> list[Match]:
    found = []
    for seats in game.seats:
        for n in range(matches):
            whole = random_match(game, seats, n)
            found += [whole.until(at) for at in range(0, whole.at, stride(whole, most=most))]
    return found


def planned(match: Match) -> Plans:
    """What the seat to move is offered to plan."""
    return match.game.plans(match.view(match.turn), "en", match.called("en", match.turn)) if not match.over else Plans()


def follow(match: Match, plan: list[int] | tuple[int, ...]) -> Match:
    """Play a plan; before its end nobody is shown anything new, and the turn is still the mover's."""
    after = match.copy()
    for a in plan:
        assert (after.turn, after.state[0]["reveals"]) == (match.turn, match.state[0]["reveals"])
        after.play(a)
    return after


def test_every_way_is_open_step_by_step_and_ends_where_it_says(game: Game, sample: Sample) -> None:
    for match in moments(game, sample(1, 3), sample(30, 300)):
        plans = planned(match)
        assert len(plans.ends) == len(plans.ways), "an end has a name of its own"
        for way in plans.ways:
            assert len(way.actions) <= MOST and way.gain.strip() and way.offer.strip()
            follow(match, way.actions)


def test_what_is_chosen_together_with_a_way_shows_nothing_new_and_can_be_taken_back(game: Game, sample: Sample) -> None:
    for match in moments(game, sample(1, 3), sample(30, 300)):
        for way in planned(match).ways:
            assert len({step.thing for step in way.then}) == len(way.then), "each is told by what is tapped for it"
            for step in way.then:
                after = follow(match, (*way.actions, *step.actions))
                assert len(way.actions) + len(step.actions) <= MOST and step.words.strip()
                assert (after.turn, after.state[0]["reveals"]) == (match.turn, match.state[0]["reveals"])


def test_whatever_is_in_a_basket_can_be_put_there_in_any_order(game: Game, sample: Sample) -> None:
    """What is chosen is played in the order of the rules; and nothing that they accept is missing."""
    chance = random.Random(1)
    for match in moments(game, sample(1, 6), sample(200, 1000)):
        if basket := planned(match).basket:
            assert basket.most.keys() == basket.offers.keys()
            for _ in range(TRIES):
                follow(match, sorted(full(basket, chance)))
                fits(basket, accepted(match, basket.need, chance))


def full(basket: Basket, chance: random.Random) -> list[int]:
    """A full basket, filled at random."""
    return chance.sample([a for a, n in basket.most.items() for _ in range(n)], basket.need)


def accepted(match: Match, n: int, chance: random.Random) -> list[int]:
    """So many actions as the rules take them, one after the other."""
    after = match.copy()
    for _ in range(n):
        after.play(chance.choice(after.open()))
    return after.actions[match.at :]


def fits(basket: Basket, plan: list[int]) -> None:
    assert plan == sorted(plan), "the order of the rules is that of the numbers"
    assert all(n <= basket.most.get(a, 0) for a, n in Counter(plan).items())


def test_what_ends_a_turn_by_itself_is_open(game: Game, sample: Sample) -> None:
    for match in moments(game, 1, sample(50, 400)):
        passes = frame(match, match.turn).passes
        assert passes == NONE or passes in match.open()


def test_nobody_but_the_mover_is_shown_plans(game: Game, sample: Sample) -> None:
    for match in moments(game, 1, sample(12, 60)):
        for seat in {-1, *range(match.header.seats)} - {match.turn}:
            seen = frame(match, seat).plans
            assert not seen.ways and seen.basket is None


def test_plans_are_the_same_in_every_language(game: Game, sample: Sample) -> None:
    for match in moments(game, 1, sample(12, 60)):
        told = [frame(match, match.turn, lang).plans for lang in LANGUAGES]
        assert len({tuple((way.actions, way.gain) for way in plans.ways) for plans in told}) == 1
        assert len({str(plans.basket and (plans.basket.need, plans.basket.most)) for plans in told}) == 1


def test_a_spot_leads_to_every_plan(game: Game, sample: Sample) -> None:
    """Each end that is no neighbour has a place where it can be tapped: a spot, or a thing that wants it."""
    for match in moments(game, 1, sample(20, 200)):
        for tall in (False, True):
            seen = frame(match, match.turn, "en", tall)
            there = {a for spot in seen.scene.spots for a in spot.ends}
            there |= {a for piece in seen.scene.pieces for a in piece.wants if set(piece.wants) & set(seen.offers)}
            assert seen.plans.far.keys() <= there
            assert np.all([a in seen.plans.far for spot in seen.scene.spots for a in spot.ends])
