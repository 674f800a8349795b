"""What every scene promises: all that may be done can be seen, reached and read, on a desk and on a phone."""

import math
from collections import Counter
from typing import NamedTuple
from xml.etree import ElementTree

import numpy as np
import numpy.typing as npt
import pytest

from majlis.core.frame import frame
from majlis.core.game import Game, States
from majlis.core.match import Match
from majlis.core.scene import Piece, Place, Scene, Spot
from majlis.core.speech import LANGUAGES
from majlis.core.svg import paint
from majlis.testing.play import random_match, stride, viewers
from majlis.testing.plugin import Sample

SAMPLES = 12  # points looked at along each side of a spot
PHONE, FINGER = 780, 88  # a phone's scene in table units, and what a finger covers of it
DESK, POINTER = 1600, 36
Thing = Place | Piece | Spot
Points = npt.NDArray[np.float64]


class Moment(NamedTuple):
    """A viewer's scene, and what it was drawn from."""

    seat: int
    view: States
    open: list[int]
    names: tuple[str, ...]
    scene: Scene


def moments(game: Game, tall: bool, lang: str, matches: int, most: int) -> list[Moment]:
    """Scenes of the mover at many moments of some matches, now and then those of all viewers."""
    found: list[Moment] = []
    for seats in game.seats:
        for n in range(matches):
            whole = random_match(game, seats, n)
            for i, at in enumerate(range(0, whole.at, stride(whole, most=most))):
                match = whole.until(at)
                everyone = i % 10 == 0
                found += [moment(match, seat, tall, lang) for seat in (viewers(match) if everyone else [match.turn])]
            found += [moment(whole, seat, tall, lang) for seat in viewers(whole)]
    return found


def moment(match: Match, seat: int, tall: bool, lang: str) -> Moment:
    open_now = match.open() if seat == match.turn and not match.over else []
    return Moment(seat, match.view(seat), open_now, match.called(lang, seat), frame(match, seat, lang, tall).scene)


@pytest.fixture(scope="module", params=(False, True), ids=("wide", "tall"))
def tall(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


@pytest.fixture(scope="module")
def scenes(game: Game, tall: bool, sample: Sample) -> list[Moment]:
    return moments(game, tall, "en", sample(1, 3), sample(24, 120))


def test_every_open_action_has_one_spot(game: Game, scenes: list[Moment]) -> None:
    """And so has whatever can be put into a basket."""
    for m in scenes:
        basket = game.plans(m.view, "en", m.names).basket if m.open else None
        assert sorted(a for spot in m.scene.spots for a in spot.actions) == sorted(basket.most if basket else m.open)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spots_say_what_they_would_do(game: Game, tall: bool, lang: str, sample: Sample) -> None:
    for m in moments(game, tall, lang, sample(1, 3), sample(10, 120)):
        for spot in m.scene.spots:
            basket = game.plans(m.view, lang, m.names).basket
            if not spot.choices and not spot.ends:
                offered = basket.offers[spot.action] if basket else game.offer(m.view, spot.action, lang, m.names)
                assert spot.label == offered
            assert spot.label.strip()


def test_labels_and_texts_are_not_empty(scenes: list[Moment]) -> None:
    for m in scenes:
        assert m.scene.title.strip()
        assert all(place.label.strip() for place in m.scene.places)
        named = {piece.sprite for piece in m.scene.pieces if piece.label.strip()}
        mute = [piece for piece in m.scene.pieces if not piece.label.strip()]
        assert all(piece.sprite in named for piece in mute), "only the lower pieces of a pile go without words"
        assert all(text.text.strip() for text in m.scene.texts)


def test_everything_lies_inside_the_scene(scenes: list[Moment]) -> None:
    for m in scenes:
        width, height = m.scene.width, m.scene.height
        things: tuple[Thing, ...] = (*m.scene.places, *m.scene.pieces, *m.scene.spots, *m.scene.backdrop)
        for thing in things:
            for x, y in corners(thing):
                assert -1 <= x <= width + 1, thing
                assert -1 <= y <= height + 1, thing
        for text in m.scene.texts:
            assert 0 <= text.x <= width, text
            assert 0 <= text.y <= height, text


@pytest.mark.parametrize("standalone", (True, False))
def test_the_picture_is_xml_with_unique_ids(scenes: list[Moment], standalone: bool) -> None:
    for m in scenes[::3]:
        drawing = ElementTree.fromstring(paint(m.scene, standalone))
        ids = Counter(element.get("id") for element in drawing.iter() if element.get("id"))
        assert [id for id, n in ids.items() if n > 1] == []


def test_the_same_view_gives_the_same_bytes(game: Game, tall: bool, scenes: list[Moment]) -> None:
    for m in scenes[::3]:
        mask = np.isin(np.arange(game.actions), m.open)
        assert paint(game.draw(m.view, m.seat, mask, "en", m.names, tall)) == paint(m.scene)


def test_each_spot_shows_enough_of_itself(scenes: list[Moment]) -> None:
    """Cards may overlap as in a fan, but a finger, or on a desk a pointer, finds each one."""
    for m in scenes:
        phone = m.scene.height > m.scene.width
        least = FINGER * m.scene.width / PHONE if phone else POINTER * m.scene.width / DESK
        for spot in m.scene.spots:
            assert spot.height >= least, spot
            assert visible(m.scene, spot) >= least**2, spot


def test_a_tap_refuses_nothing_that_is_open_there(scenes: list[Moment]) -> None:
    """Beside the spot of an action, on the thing that it lies on, a tap means that action too."""
    for m in scenes:
        now = set(m.open)
        for piece in m.scene.pieces:
            if piece.wants and not now & set(piece.wants):
                assert not [spot for spot in m.scene.spots if lies_on(spot, piece)], piece


def lies_on(spot: Spot, piece: Piece) -> bool:
    """Is the middle of a spot on a piece that it does not cover?"""
    x, y = spot.x + spot.width / 2 - piece.x, spot.y + spot.height / 2 - piece.y
    larger = piece.width * piece.height > spot.width * spot.height + 1
    return larger and 0 <= x <= piece.width and 0 <= y <= piece.height


def test_places_lie_apart_or_one_inside_another(scenes: list[Moment]) -> None:
    for m in scenes:
        for i, a in enumerate(m.scene.places):
            for b in m.scene.places[:i]:
                assert apart(a, b) or within(a, b) or within(b, a), (a, b)


# --- geometry


def point(thing: Thing, across: float, down: float) -> tuple[float, float]:
    """A point of a thing that is turned around its middle; 0 to 1 across and down."""
    x, y, angle = (across - 0.5) * thing.width, (down - 0.5) * thing.height, math.radians(getattr(thing, "angle", 0))
    return (
        thing.x + thing.width / 2 + x * math.cos(angle) - y * math.sin(angle),
        thing.y + thing.height / 2 + x * math.sin(angle) + y * math.cos(angle),
    )


def corners(thing: Thing) -> list[tuple[float, float]]:
    return [point(thing, across, down) for across in (0, 1) for down in (0, 1)]


def covers(thing: Spot | Piece, xs: Points, ys: Points) -> npt.NDArray[np.bool_]:
    """Which points lie on a thing."""
    angle = math.radians(thing.angle)
    x, y = xs - thing.x - thing.width / 2, ys - thing.y - thing.height / 2
    across, down = x * math.cos(angle) + y * math.sin(angle), y * math.cos(angle) - x * math.sin(angle)
    return (abs(across) <= thing.width / 2) & (abs(down) <= thing.height / 2)


def box(thing: Spot | Piece) -> tuple[float, ...]:
    return thing.x, thing.y, thing.width, thing.height, thing.angle


def order(scene: Scene, spot: Spot) -> int:
    """When a spot is painted: with the piece it lies on, or after all pieces."""
    at = [i for i, piece in enumerate(scene.pieces) if box(piece) == box(spot)]
    return at[-1] if at else len(scene.pieces)


def visible(scene: Scene, spot: Spot) -> float:
    """How much of a spot nothing painted later covers."""
    inner = (np.arange(SAMPLES) + 0.5) / SAMPLES
    xs, ys = np.array([point(spot, across, down) for across in inner for down in inner]).T
    mine, hidden = order(scene, spot), np.zeros(len(xs), bool)
    if mine < len(scene.pieces):
        for piece in scene.pieces[mine + 1 :]:
            hidden |= covers(piece, xs, ys)
    for other in scene.spots:
        if (order(scene, other), scene.spots.index(other)) > (mine, scene.spots.index(spot)):
            hidden |= covers(other, xs, ys)
    return float(1 - hidden.mean()) * spot.width * spot.height


def apart(a: Place, b: Place) -> bool:
    return a.x + a.width <= b.x or b.x + b.width <= a.x or a.y + a.height <= b.y or b.y + b.height <= a.y


def within(a: Place, b: Place) -> bool:
    across = b.x <= a.x and a.x + a.width <= b.x + b.width
    return across and b.y <= a.y and a.y + a.height <= b.y + b.height


def test_every_journey_leads_from_a_place_of_the_table_to_another(game: Game) -> None:
    """On one of the two tables at least: on a phone some places are part of another."""
    match = random_match(game, game.seats[-1], 5)
    for at in range(1, match.at, stride(match, 1, 60)):
        seen = match.until(at)
        both = [frame(seen, 0, tall=tall) for tall in (False, True)]
        known = {place.id for one in both for place in one.scene.places}
        assert {place for journey in both[0].journeys for place in journey} <= known


def test_every_sound_is_one_of_three_and_belongs_to_what_can_happen(game: Game) -> None:
    kinds = [kind for heard in game.sounds.values() for kind in heard]
    assert game.sounds.keys() <= {"set", "card", "coins"}
    assert len(set(kinds)) == len(kinds) and set(kinds) <= set(game.events)
