"""DJ-1 and DJ-3: the box and what lies on the table before the first turn."""

from collections import Counter
from functools import cache

import numpy as np
import pytest

from majlis.core.record import NONE, named
from majlis.core.speech import LANGUAGES
from majlis.games.djinn.actions import EDGE, OPTION
from majlis.games.djinn.parts import CARDS, FROM, GROUP_OF, MAGE_KEY, PLACES, ROUNDS, SOURCE, TO, TROPHY_ROW, Place
from majlis.games.djinn.state import BOX, DECK, IN_HAND, NO_PASSAGE, SHOWN, TOP, UNSEEN
from majlis.games.djinn.words.phrases import NOUNS
from majlis.testing.play import seed
from tests.games.djinn.names import GO, edge_name, tile
from tests.games.djinn.table import GAME, Phase, circles, opened, phase, play, turn

NUMBERS = range(60)
SEATS = (2, 3, 4)


@cache
def deals(seats, **options):
    """Some games before their first decision; nobody changes them."""
    return tuple(named(GAME.start(seed(n), seats, GAME.pack(**options))) for n in NUMBERS)


def begun(seats, n, **options):
    """A game whose draft is over; everybody takes the first tile there is, and no mage."""
    states = GAME.start(seed(n), seats, GAME.pack(**options))
    while phase(states) in (Phase.DRAFT, Phase.MAGE):
        play(states, GO if phase(states) == Phase.MAGE else min(opened(states)))
    return states


# --- the city


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_terminal_shows_the_whole_name_of_every_space_wherever_it_was_dealt(lang):
    """DJ-3.1: a reader of letters sees all of the city."""
    words, mask = NOUNS[lang], np.zeros(GAME.actions, np.bool_)
    for n in NUMBERS:
        sheet = GAME.terminal(GAME.start(seed(n), 2, GAME.pack()), 0, mask, lang, ("Ann", "Bob"))
        written = [mark.text for mark in sheet.marks if mark.y < sheet.fold and mark.tone == "strong"]
        assert Counter(written) == Counter([*words["places"] * 2, *words["source"]["plain"].split()])


@pytest.mark.parametrize("seats", SEATS)
def test_each_place_stands_once_in_each_shape(seats):
    """DJ-3.1: six round and six square spaces."""
    for s in deals(seats):
        assert sorted(s.symbol[:ROUNDS]) == sorted(s.symbol[ROUNDS:]) == list(range(PLACES))


def test_both_shapes_are_laid_at_random():
    """DJ-3.1: every place is sometimes at every slot."""
    for shape in (slice(0, ROUNDS), slice(ROUNDS, None)):
        symbols = [s.symbol[shape] for seats in SEATS for s in deals(seats)]
        seen = {(slot, int(place)) for row in symbols for slot, place in enumerate(row)}
        assert len(seen) == 36


def equal_neighbours(s):
    ways = [(a, b) for a, b in zip(FROM, TO, strict=True) if SOURCE not in (a, b)]
    return sum(s.symbol[a] == s.symbol[b] for a, b in ways) // 2


def test_beginners_have_no_equal_neighbours():
    """DJ-3.7: the path between two spaces never joins one place to itself, in any layout; else it mostly does."""
    assert all(equal_neighbours(s) == 0 for seats in SEATS for s in deals(seats, beginner=True))
    assert sum(equal_neighbours(s) > 0 for s in deals(2)) > 40


def test_beginners_cities_differ():
    """DJ-3.7: the layout is still random."""
    assert len({s.symbol.tobytes() for s in deals(3, beginner=True)}) > 50


# --- players


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_the_same(seats):
    """DJ-3.2: 4 coins, 3 magic, capacity 5, base 0, two circles; DJ-2.1: nothing else."""
    for s in deals(seats):
        here = slice(0, seats)
        assert (s.coins[here] == 4).all() and (s.magic[here] == 3).all() and (s.capacity[here] == 5).all()
        for name in ("scrolls", "keys", "corks", "bottles", "base_at", "flipped", "opened", "covered", "set_done"):
            assert s[name].sum() == 0, name
        for name in ("ringed", "corked", "corked_boss"):
            assert s[name].sum() == 0, name
        assert (s.edge == NONE).all() and (s.tent == NONE).all()
    assert circles(GAME.start(seed(1), seats)) == 2


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_two_passages_stay_in_the_box_for_all(seats):
    """DJ-3.2: the four others are in everybody's hand, and which two it is differs from game to game."""
    removed = set()
    for s in deals(seats):
        assert all((s.passage[seat] == s.passage[0]).all() for seat in range(seats))
        assert Counter(s.passage[0].tolist()) == {IN_HAND: 4, NO_PASSAGE: 2}
        removed.add(tuple(np.flatnonzero(s.passage[0] == NO_PASSAGE)))
    assert len(removed) == 15


@pytest.mark.parametrize("seats", SEATS)
def test_chance_picks_the_first_player(seats):
    """DJ-3.2: each seat about as often as the others; the draft begins there."""
    firsts = Counter(int(s.first) for s in deals(seats))
    assert set(firsts) == set(range(seats)) and min(firsts.values()) > len(NUMBERS) // seats // 3
    assert all(s.turn == s.first and s.phase == Phase.DRAFT for s in deals(seats))


# --- piles


def test_four_piles_of_mages():
    """DJ-3.3: eight cards each, one of them open; two piles have keys and two have none."""
    for s in deals(2):
        assert s.mage_pile.tolist() == [8, 8, 8, 8]
        assert (s.mage == UNSEEN).sum() == 28
        for pile in range(4):
            (top,) = np.flatnonzero(s.mage == TOP + pile)
            assert MAGE_KEY[top] == (pile >= 2)
    assert len({int(np.flatnonzero(s.mage == TOP)[0]) for s in deals(2)}) > 10


def test_three_piles_of_equipment():
    """DJ-3.3: one card of each type is open."""
    for s in deals(3):
        tops = np.flatnonzero(s.equipment != UNSEEN)
        assert [int(top) // 9 for top in tops] == [0, 1, 2]
        assert s.equipment[tops].tolist() == [TOP, TOP + 1, TOP + 2]


def test_all_chests_are_in_the_deck():
    """DJ-3.3: eighteen of them."""
    assert all((s.chest == DECK).all() for s in deals(2)) and deals(2)[0].chest.size == 18


# --- djinn


@pytest.mark.parametrize("seats, each", [(2, 2), (3, 3), (4, 3)])
def test_a_boss_and_some_djinn_at_every_round_space(seats, each):
    """DJ-3.4: two djinn with two players, three with three or four; six bosses are left."""
    for s in deals(seats):
        assert (s.boss == 1).all() and (s.loose.sum(axis=1) == each).all() and s.boss_supply == 6
        assert s.bag.sum() == 36 - 6 * each
    assert len({s.loose.tobytes() for s in deals(seats)}) == len(NUMBERS)


@pytest.mark.parametrize("seats, each", [(2, 2), (3, 3), (4, 3)])
def test_the_longer_game_has_one_more_round_the_source(seats, each):
    """DJ-3.8: at r1, r2 and r3, which touch it."""
    for s in deals(seats, longer=True):
        assert s.loose.sum(axis=1).tolist() == [each + 1] * 3 + [each] * 3


# --- trophies, cards, tiles


@pytest.mark.parametrize("seats", SEATS)
def test_one_trophy_more_than_players_of_each_row(seats):
    """DJ-3.5: the others stay in the box; which ones differs."""
    for s in deals(seats):
        shown = np.flatnonzero(s.trophies == SHOWN)
        assert Counter(TROPHY_ROW[shown].tolist()) == dict.fromkeys(range(3), seats + 1)
        assert (np.delete(s.trophies, shown) == BOX).all()
    assert len({s.trophies.tobytes() for s in deals(seats)}) > 40


@pytest.mark.parametrize("seats", SEATS)
def test_three_scoring_cards_lie_open(seats):
    """DJ-3.6: of ten."""
    for s in deals(seats):
        assert Counter(s.card.tolist()) == {SHOWN: 3, BOX: 7}
    assert {int(card) for s in deals(seats) for card in np.flatnonzero(s.card == SHOWN)} == set(range(CARDS))


@pytest.mark.parametrize("seats", SEATS)
def test_one_tile_more_than_players_of_each_kind(seats):
    """DJ-3.6: good and bad ones."""
    for s in deals(seats):
        assert (s.tile[:10] == SHOWN).sum() == (s.tile[10:] == SHOWN).sum() == seats + 1
    assert {int(card) for s in deals(seats) for card in np.flatnonzero(s.tile == SHOWN)} == set(range(20))


@pytest.mark.parametrize("seats", SEATS)
def test_beginners_have_neither_cards_nor_tiles(seats):
    """DJ-3.7: the first turn comes at once."""
    for s in deals(seats, beginner=True):
        assert (s.card == BOX).all() and (s.tile == BOX).all()
        assert s.phase == Phase.ENTER and s.turn == s.first and s.rounds == 1


def test_the_first_turn_follows_the_draft():
    """DJ-3.6, DJ-4.2: the first player enters the city at one of eighteen edges."""
    states = begun(3, 5)
    assert phase(states) == Phase.ENTER and turn(states) == states[0]["first"] and states[0]["rounds"] == 1
    ways = [a for a in opened(states) if edge_name_of(a)]
    assert len(ways) == 18 and all("-q" in edge_name_of(a) for a in ways)


def edge_name_of(a):
    return edge_name(a - EDGE) if EDGE <= a < OPTION else ""


def test_the_market_side_follows_the_number_of_players():
    """DJ-3.2: with two players there are four places, with more there are six."""
    assert GROUP_OF[0].tolist() == [0, 1, 1, 2, 3, 3] and GROUP_OF[1].tolist() == [0, 1, 2, 3, 4, 5]


def test_seeds_and_not_seats_decide_the_city():
    """DJ-3.1: the same seed deals the same, another one does not."""
    assert deals(2)[3].tobytes() == named(GAME.start(seed(3), 2)).tobytes()
    assert len({s.symbol.tobytes() for s in deals(2)}) > 50


def test_a_place_has_a_name():
    """DJ-1: six places, and tiles are numbered good ones first."""
    assert [place.name for place in Place] == ["ACADEMY", "TAVERN", "CATACOMBS", "ARCHIVES", "MANUFACTORY", "MARKET"]
    assert tile("N01") - tile("P01") == 10
