"""Every draw of the set-up is even (FT-2)."""

import numpy as np
import pytest

from majlis.core.game import load
from majlis.games.five_tribes.parts import (
    DJINN_ROW,
    DJINNS,
    FACES,
    GOOD_COUNT,
    ON_A_TILE,
    THIEVES,
    TILES,
    TRIBE_COUNT,
    TRIBES,
    Djinn,
    Thief,
)
from majlis.games.five_tribes.state import FACE_UP
from tests.evenness import UNLIKELY, choice, deals, places

NAME = "five_tribes"


def test_the_tiles_are_laid_out_evenly():
    """FT-2: at every place of the city each face as often as it has tiles."""
    assert places(deals(NAME, 2)["face"].astype(np.int64), FACES[:, 2].tolist()) > UNLIKELY


def test_the_meeples_are_drawn_evenly():
    """FT-2: on every tile each tribe as often as it has meeples."""
    meeples = deals(NAME, 3)["meeples"].astype(np.int64)
    assert (meeples.sum(axis=2) == ON_A_TILE).all()
    drawn = np.stack([np.repeat(np.tile(np.arange(TRIBES), TILES), city.ravel()) for city in meeples])
    mixed = np.random.default_rng(1).permuted(
        drawn.reshape(len(drawn), TILES, ON_A_TILE), axis=2
    )  # a tile has no order
    assert places(mixed.reshape(len(drawn), -1), TRIBE_COUNT.tolist()) > UNLIKELY


@pytest.mark.parametrize(("seats", "markers"), [(2, 4), (3, 3), (4, 4)])
def test_the_markers_bid_in_an_even_order(seats, markers):
    """FT-2: at every place of the bid order each player equally often."""
    states = deals(NAME, seats)
    assert places(states["line"][:, :markers].astype(np.int64), [1] * seats) > UNLIKELY
    assert (states["first"] == states["line"][:, 0]).all()


def test_the_row_of_resources_is_drawn_evenly():
    """FT-2: at every place of the row each card as often as there are such cards."""
    assert places(deals(NAME, 4)["row"].astype(np.int64), GOOD_COUNT.tolist()) > UNLIKELY


@pytest.mark.parametrize("thieves", ["off", "on"])
def test_the_djinns_on_offer_are_drawn_evenly(thieves):
    """FT-2, FT-8.8: at every place each djinn equally often; Morgiane only with the thieves."""
    djinns = deals(NAME, 2, load(NAME).pack(thieves=thieves))["djinn"]
    known = DJINNS if thieves == "on" else int(Djinn.MORGIANE)
    shown = np.stack([(djinns == FACE_UP + place).argmax(axis=1) for place in range(DJINN_ROW)], axis=1)
    assert places(shown, [1] * known) > UNLIKELY


def test_the_first_thief_is_drawn_evenly():
    """FT-8.1: each of the five equally often, Madjaar never."""
    thieves = deals(NAME, 2, load(NAME).pack(thieves="on"))["thief"] == FACE_UP
    assert not thieves[:, Thief.MADJAAR].any()
    assert choice(np.delete(thieves, Thief.MADJAAR, axis=1).astype(np.int64)) > UNLIKELY and thieves.shape[1] == THIEVES
