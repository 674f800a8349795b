"""The canvas: how things are laid out, what is open, and what lies under what."""

import numpy as np
import pytest

from majlis.core.canvas import Box, Canvas, Picture, largest, rows, shares, side_by_side, styled
from majlis.core.furniture import said, tall_tray
from majlis.core.game import load
from majlis.core.scene import Sprite
from majlis.games.high_desert.actions import CARD

GAME = load("high_desert")
WORDS = {"tray": "tray", "yours": "Your turn", "acts": "is to act", "pile": "{n} cards"}
SEED = bytes(32)


def canvas(seat=0, names=("Ana", "Bartholomew"), tall=False):
    """A table of two on which a dot can be drawn."""
    view = GAME.view(GAME.start(SEED, 2), seat)
    open_now = np.flatnonzero(GAME.open(view)).tolist() if seat == 0 else ()
    sprites = {"dot": Sprite(10, 20, '<circle r="5"/>')}
    picture = Picture(
        "high_desert", sprites, {"en": WORDS}, {"en": {}}, lambda t: (1, 1), lambda t: (1, 2), lambda w, h: ()
    )
    return Canvas(picture, view, seat, frozenset(open_now), "en", names, tall)


# --- where things lie


def test_shares_fill_a_length_with_gaps_between_them():
    assert shares(3, 10, 100, 5) == [(10, 30), (45, 30), (80, 30)]
    assert shares(0, 10, 100) == []


def test_things_side_by_side_move_closer_where_they_must():
    assert side_by_side(3, 0, 100, 20, 5) == [0, 25, 50]
    assert side_by_side(3, 0, 50, 20, 5) == [0, 15, 30]
    assert side_by_side(3, 0, 100, 20) == [0, 40, 80], "without a gap they take all the room"
    assert side_by_side(1, 7, 100, 20, 5) == [7]


def test_rows_break_after_so_many():
    assert list(rows("abc", 2, 1, 2, (10, 20))) == [("a", 1, 2), ("b", 11, 2), ("c", 1, 22)]


@pytest.mark.parametrize("n", range(1, 30))
def test_the_largest_things_still_fit(n):
    size, across = largest(n, (200, 100), 1.5, 4, 60)
    down = -(-n // across)
    assert 0 < size <= 60
    assert across * size + 4 * (across - 1) <= 200 + 1e-9
    assert down * size * 1.5 + 4 * (down - 1) <= 100 + 1e-9


def test_a_flow_says_where_it_ends():
    t, drawn = canvas(), []
    end = t.flow("abc", Box(0, 10, 50), (20, 30), 5, lambda t, thing, box: drawn.append((thing, box[:4])))
    assert drawn == [("a", (0, 10, 20, 30)), ("b", (25, 10, 20, 30)), ("c", (0, 45, 20, 30))]
    assert end == 80


# --- what lies there


def test_a_drawing_keeps_its_proportions_unless_its_height_is_given():
    t = canvas()
    assert t.put("a", "dot", Box(0, 0, 30)) == Box(0, 0, 30, 60)
    assert t.put("b", "dot", Box(0, 0, 30, 5)) == Box(0, 0, 30, 5)
    assert t.fit("c", "dot", Box(0, 0, 30, 20)) == Box(10, 0, 10, 20), "in the middle of its box"


def test_only_what_is_open_gets_a_spot_and_a_picked_drawing_is_its_spot():
    t = canvas()
    a = min(t.open)
    closed = next(a for a in range(GAME.actions) if a not in t.open)
    t.pick("a", "dot", Box(1, 2, 30), "a dot", a)
    t.pick("b", "dot", Box(50, 2, 30), "a dot", closed)
    assert [spot.action for spot in t.spots] == [a]
    assert t.spots[0][1:5] == t.pieces[0][2:6]
    assert t.spots[0].label == GAME.offer(t.view, a, "en", t.names)
    assert [piece.wants for piece in t.pieces] == [(a,), (closed,)]


def test_a_place_can_go_under_those_that_were_laid_after_it_began():
    t = canvas()
    t.place("first", Box(0, 0, 1, 1), "first")
    end = tall_tray(t, Box(0, 0, 100), [lambda t, room: t.place("inner", room, "inner") or room.y + 20], 10, 4)
    assert [place.id for place in t.places] == ["first", "tray", "inner"]
    assert (t.places[1].height, end) == (34, 44)


def test_an_empty_tray_is_not_drawn():
    t = canvas(tall=True)
    assert tall_tray(t, Box(0, 7, 100), [lambda t, room: room.y], 10, 4) == 7
    assert t.places == []


def test_a_style_is_a_size_an_anchor_and_tones_in_any_order():
    assert styled("") == ("small", "start", "")
    assert styled("end badge") == ("small", "end", "badge")
    assert styled("title large") == ("large", "start", "title")


def test_a_tag_counts_only_what_is_more_than_one():
    t = canvas()
    t.tag("one", 1, 0, 0)
    t.tag("two", 2, 0, 0)
    assert [(text.id, text.text) for text in t.texts] == [("two-n", "2")]


# --- who sits there


def test_the_viewer_sits_at_home_and_an_onlooker_beside_the_first_seat():
    assert (canvas(1).home, canvas(1).others) == (1, [0])
    assert (canvas(-1).home, canvas(-1).others) == (0, [1])


def test_long_names_are_cut_and_the_turn_is_told():
    t = canvas(1)
    assert (t.name(0), t.name(1)) == ("Ana", "Bartholom…")
    assert said(t, "note") == ("Ana", "is to act", "note")
    assert said(canvas(0), "note") == ("Your turn", "", "note")
    assert (t.tone(0), t.tone(1, "shielded")) == ("active", "shielded mine")
    assert t.say("pile", n=3) == "3 cards"


def test_the_rules_are_asked():
    t = canvas()
    assert t.points(0) == GAME.doors.points(t.view, 0, 0)
    assert t.figures(CARD) == GAME.figure(t.view, CARD)
    assert t.winners() == [0, 1], "nobody has anything yet"
