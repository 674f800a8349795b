"""DJ-11: what is hidden: the secret cards of P10, and chance."""

import random
from collections import Counter

import numpy as np
import pytest

from majlis.core.events import heard
from majlis.core.game import key
from majlis.core.match import Match
from majlis.core.record import named
from majlis.games.djinn.parts import Place
from majlis.games.djinn.state import BOX, SHOWN
from majlis.testing.play import random_match, seed
from tests.games.djinn.names import BASIC, CARDS, GO, TILES, tile
from tests.games.djinn.table import GAME, Phase, at_square, opened, phase, play, points, position
from tests.games.djinn.twin import twin, veil
from tests.games.djinn.witness import Witness, seen


def holder(**more):
    """The first of three players has P10 with SC8 and SC7; SC1 and SC2 lie open."""
    return position(seats=3, tiles="P10", secret="SC8 SC7", cards="SC1 SC2", **more)


def guessed(states, seat, n):
    world = GAME.view(states, seat)
    GAME.doors.guess(world, 0, key(seed(n)), seat)
    return world


def secrets(states, seat=0):
    return {name for i, name in enumerate(CARDS) if states[0]["card"][i] == seat}


def test_the_owner_sees_the_secret_cards():
    """DJ-11: nobody else does, and onlookers do not."""
    states = holder()
    assert secrets(GAME.view(states, 0)) == {"SC7", "SC8"}
    for seat in (-1, 1, 2):
        view = GAME.view(states, seat)
        assert secrets(view) == set() and (view[0]["card"] == BOX).sum() == 8 and (view[0]["card"] == SHOWN).sum() == 2


def test_all_else_is_open():
    """DJ-11: no other field differs between state and view, but for the generator."""
    states = holder(mages="M01", kit="ST1", ringed="b", keys=2)
    for seat, fields in ((0, {"key"}), (1, {"key", "card"})):
        view = GAME.view(states, seat)
        names = {name for name in GAME.state.names if view[0][name].tobytes() != states[0][name].tobytes()}
        assert names == fields


def test_the_cards_are_shown_when_the_game_is_over():
    """DJ-11: the score sheet needs them."""
    states = holder(phase=Phase.OVER, keys=2)
    assert secrets(GAME.view(states, 1)) == {"SC7", "SC8"} and points(GAME.view(states, 1)) == 6


def test_points_in_a_view_do_not_count_what_is_hidden():
    """DJ-11: SC8 would be six."""
    states = holder(keys=2)
    assert points(states) == 6 and points(GAME.view(states, 1)) == 0


# --- guesses


def test_a_guess_gives_two_cards_that_do_not_lie_open():
    """DJ-11: all pairs of the eight come about equally often."""
    states, found = holder(), Counter()
    for n in range(560):
        world = guessed(states, 1, n)
        assert (world[0]["card"] == SHOWN).sum() == 2
        found[frozenset(secrets(world))] += 1
    assert len(found) == 28 and all(len(pair) == 2 for pair in found) and max(found.values()) < 45


def test_the_owner_has_nothing_to_guess():
    """DJ-11: the same cards in every guess."""
    assert {frozenset(secrets(guessed(holder(), 0, n))) for n in range(20)} == {frozenset({"SC7", "SC8"})}


def test_without_p10_there_is_nothing_to_guess():
    """DJ-11: all cards stay where they are."""
    states = position(cards="SC1 SC2 SC3")
    assert np.array_equal(guessed(states, 1, 5)[0]["card"], states[0]["card"])


def test_a_guess_of_the_end_changes_nothing():
    """DJ-11: all is open then."""
    assert secrets(guessed(holder(phase=Phase.OVER), 1, 3)) == {"SC7", "SC8"}


def drafting(first):
    """P10 is among the tiles of a draft."""
    states = GAME.start(seed(1), 2)
    s = named(states)
    s.tile[:], s.first, s.turn = BOX, first, first
    for name in ("P10", "P06", "P02", "N04", "N05", "N06"):
        s.tile[TILES.index(name)] = SHOWN
    return states


@pytest.mark.parametrize("first", [0, 1])
def test_in_the_draft_nobody_has_cards_yet(first):
    """DJ-11, DJ-3.6: a guess gives none before the start effects of that player have come."""
    states = drafting(first)
    for name in ("P10", "P06", "N04"):
        play(states, tile(name))
        for seat in (0, 1):
            assert (guessed(states, seat, 7)[0]["card"] == BOX).sum() == 7
    play(states, tile("N05"))
    assert phase(states) == Phase.MAGE and len(secrets(states, first)) == 2, "P06 of the second player is asked now"
    assert len(secrets(guessed(states, 1 - first, 7), first)) == 2


def test_who_comes_later_has_no_cards_while_the_first_takes_a_mage():
    """DJ-11, DJ-3.6: P06 of the first player is asked before P10 of the second draws."""
    states = play(drafting(0), tile("P06"), tile("P10"), tile("N04"), tile("N05"))
    assert phase(states) == Phase.MAGE and secrets(states, 1) == set()
    assert secrets(guessed(states, 0, 3), 1) == set()
    assert len(secrets(play(states, GO), 1)) == 2


# --- twins


@pytest.mark.parametrize("n", range(4))
def test_views_of_worlds_that_a_seat_cannot_tell_apart_are_equal(n):
    """DJ-11: at every moment of random matches, for every seat and the onlooker."""
    chance = random.Random(n)
    states = drafting(n % 2) if n else GAME.start(seed(n), 3)
    for _ in range(250):
        for seat in range(-1, states[0]["seats"]):
            other = twin(states.copy(), seat, chance)
            assert GAME.view(other, seat).tobytes() == GAME.view(states, seat).tobytes()
        play(states, chance.choice(sorted(opened(states))))


def test_a_twin_differs_in_what_is_hidden():
    """DJ-11: or it would prove nothing."""
    states, chance = holder(), random.Random(1)
    worlds = [twin(states.copy(), 1, chance) for _ in range(20)]
    assert len({frozenset(secrets(world)) for world in worlds}) > 5
    assert all(np.array_equal(twin(states.copy(), 0, chance)[0]["card"], states[0]["card"]) for _ in range(5))


def test_the_mask_is_the_same_from_the_movers_view():
    """DJ-11: what is open depends on nothing hidden from the mover."""
    match = random_match(GAME, 3, 11, at=300)
    for at in range(match.at):
        seat = int(match.state_at(at)[0]["turn"])
        assert np.array_equal(GAME.open(match.state_at(at)), GAME.open(match.view(seat, at)))


def test_chance_is_not_in_a_view():
    """DJ-11: neither key nor the words made from it."""
    states = play(at_square(Place.CATACOMBS), BASIC)
    view = GAME.view(states, 0)
    assert view[0]["key"].sum() == 0 and view[0]["block"].sum() == 0 and view[0]["drawn"] == 0


def test_the_next_card_is_decided_when_it_is_drawn():
    """DJ-11: with another key another chest comes, from the same record."""
    found = set()
    for n in range(12):
        states = at_square(Place.CATACOMBS)
        named(states).key = key(seed(n))
        found.add(play(states, BASIC)[0]["chest"].tobytes())
    assert len(found) > 4


def test_a_match_can_be_undone_no_further_than_what_was_shown():
    """DJ-11: a chest, a card turned up and a drawn djinn are reveals; a walk is none."""
    match = Match.new(GAME, 2, GAME.pack(beginner=True), seed(6))
    before = int(match.state[0]["reveals"])
    match.play(match.open()[0])
    assert match.state[0]["reveals"] == before
    states = at_square(Place.CATACOMBS)
    reveals = int(states[0]["reveals"])
    assert play(states, BASIC)[0]["reveals"] > reveals


# --- a second memory


def test_the_memory_agrees_with_a_second_writing(sample):
    """DJ-11, DJ-14.1: after every step of random matches of 1 to 4, for every seat and an onlooker."""
    secret, turned, chance = 0, 0, random.Random(10)
    for n in range(games := sample(8, 96)):
        states = veil(GAME.start(seed(900 + n), 1 + n % 4), chance)
        crowd = [Witness(viewer, GAME.view(states, viewer)) for viewer in range(-1, states[0]["seats"])]
        while states[0]["turn"] >= 0:
            told = GAME.act(states, 0, chance.choice(sorted(opened(states))))
            for witness in crowd:
                witness.hear(heard(GAME.events, GAME.kinds, told, witness.viewer))
                if states[0]["turn"] >= 0:
                    view = GAME.view(states, witness.viewer)
                    assert seen(view) == witness.seen
                    assert list(view[0]["card"]) == witness.cards
                    secret += (view[0]["card"] != states[0]["card"]).any()
        turned += sum(map(len, crowd[0].seen.values()))
    assert secret > 200 * games and turned > 20 * games
