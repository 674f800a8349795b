"""Every draw of the set-up is even (DJ-3)."""

import numpy as np
import pytest

from majlis.core.game import load
from majlis.games.djinn.actions import DONE, TILE
from majlis.games.djinn.parts import (
    CARDS,
    COLOURS,
    EDGES,
    KIT,
    KITS,
    MAGE_KEY,
    PER_COLOUR,
    PLACES,
    ROUNDS,
    SEATS,
    TILES_OF_A_KIND,
    TO,
    TROPHY_ROW,
    TROPHY_ROWS,
    Tile,
)
from majlis.games.djinn.rules.tom import REVEALED
from majlis.games.djinn.state import BOX, NO_PASSAGE, SHOWN, TOP, Acted, Phase
from tests.evenness import UNLIKELY, choice, deals, pairs, places

NAME = "djinn"


def whole(field):
    return field.astype(np.int64)


def test_everybody_begins_equally_often():
    """DJ-3.2: a random player starts."""
    for seats in (2, 3, 4):
        assert places(whole(deals(NAME, seats)["first"][:, None]), [1] * seats) > UNLIKELY


def test_the_symbols_of_the_city_are_laid_evenly():
    """DJ-3.1: at every round space and at every square each place equally often."""
    assert places(whole(deals(NAME, 2)["symbol"]), [1] * PLACES) > UNLIKELY


def test_a_beginners_city_is_any_of_those_without_equal_neighbours():
    """DJ-3.7: as if every city were laid out until one will do; by symmetry each place equally often at each space."""
    assert places(whole(deals(NAME, 2, load(NAME).pack(beginner="on"))["symbol"]), [1] * PLACES) > UNLIKELY


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_two_passages_that_go_back_into_the_box_are_drawn_evenly(seats):
    """DJ-3.2: each of the six equally often, and each pair of them."""
    removed = whole(deals(NAME, seats)["passage"][:, 0] == NO_PASSAGE)
    assert choice(removed) > UNLIKELY and pairs(removed) > UNLIKELY


def test_the_bias_that_was_once_there_would_be_found():
    """DJ-3.2: the second draw stepped past the first only where it stood exactly on it: the Market came at 20 %."""
    chance, removed = np.random.default_rng(5), np.zeros((len(deals(NAME, 2)), PLACES), np.int64)
    for row in removed:
        row[chance.integers(PLACES)] = 1
        second = chance.integers(PLACES - 1)
        row[second + 1 if row[second] else second] = 1
    assert choice(removed) < UNLIKELY and pairs(removed) < UNLIKELY


def test_the_open_mages_are_drawn_evenly():
    """DJ-3.3: on each of the four piles every mage with or without a key equally often."""
    mages = deals(NAME, 2)["mage"]
    for pile in range(4):
        assert choice(whole(mages[:, (pile > 1) == MAGE_KEY] == TOP + pile)) > UNLIKELY


def test_the_open_equipment_is_drawn_evenly():
    """DJ-3.3: of each type every card equally often."""
    cards = deals(NAME, 3)["equipment"]
    for kit in range(KITS):
        assert choice(whole(cards[:, kit == KIT] == TOP + kit)) > UNLIKELY


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_trophies_are_drawn_evenly(seats):
    """DJ-3.5: of each row every trophy equally often, wherever not all are shown."""
    trophies = deals(NAME, seats)["trophies"]
    for row in range(TROPHY_ROWS):
        shown = whole(trophies[:, row == TROPHY_ROW] == SHOWN)
        if shown[0].sum() < shown.shape[1]:
            assert choice(shown) > UNLIKELY


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scoring_cards_and_character_tiles_are_drawn_evenly(seats):
    """DJ-3.6: each card, and each tile of either kind, equally often; so are pairs of cards."""
    states = deals(NAME, seats)
    cards, tiles = whole(states["card"] == SHOWN), whole(states["tile"] == SHOWN)
    assert cards.shape[1] == CARDS and choice(cards) > UNLIKELY and pairs(cards) > UNLIKELY
    assert choice(tiles[:, :TILES_OF_A_KIND]) > UNLIKELY and choice(tiles[:, TILES_OF_A_KIND:]) > UNLIKELY


def test_the_secret_scoring_cards_are_drawn_evenly():
    """DJ-3.6, P10: when the last tile is taken, two of the cards that are not shown."""
    states = deals(NAME, 3).copy()
    states["tile"], states["drafted"], states["turn"] = BOX, 2 * 3 - 1, states["first"]
    states["tile"][:, Tile.P10_SECRETS], states["tile"][:, Tile.N04_GREEN] = states["first"], SHOWN
    for n in range(len(states)):
        load(NAME).doors.step(states, n, TILE + Tile.N04_GREEN)
    secret = whole(states["card"] < SEATS)
    assert choice(secret) > UNLIKELY and pairs(secret) > UNLIKELY


@pytest.mark.parametrize(
    ("seats", "longer"), [(1, "off"), (2, "off"), (3, "off"), (4, "off"), (2, "on"), (3, "on"), (4, "on")]
)
def test_the_djinn_in_the_streets_are_drawn_evenly(seats, longer):
    """DJ-3.4, DJ-3.8, DJ-14.1: at every round space each colour equally often."""
    loose = whole(deals(NAME, seats, load(NAME).pack(longer=longer))["loose"])
    for space in range(ROUNDS):
        drawn = np.stack([np.repeat(np.arange(COLOURS), street) for street in loose[:, space]])
        mixed = np.random.default_rng(space).permuted(drawn, axis=1)  # a street has no order
        assert places(mixed, [PER_COLOUR] * COLOURS) > UNLIKELY


@pytest.mark.parametrize("deck", [12, 13, 14, 15])
def test_toms_deck_is_shuffled_evenly(deck):
    """DJ-14.1: his first two cards, each of those in the deck equally often, and each pair of them."""
    game, states = load(NAME), deals(NAME, 1, load(NAME).pack(deck=str(deck))).copy()
    states["edge"][:, 0] = next(edge for edge in range(EDGES) if TO[edge] < ROUNDS)
    for _ in range(2):
        states["phase"], states["acted"] = Phase.ACT, Acted.MOVED | Acted.BASIC | Acted.CATCH
        for n in range(len(states)):
            game.doors.step(states, n, DONE)
    shown = whole(states["tom"] == REVEALED)
    assert not shown[:, deck:].any() and choice(shown[:, :deck]) > UNLIKELY and pairs(shown[:, :deck]) > UNLIKELY
