"""The painter: what it writes, what it leaves out, and that nothing in a scene can break out of it."""

from xml.etree import ElementTree

from majlis.core.scene import Piece, Place, Scene, Spot, Sprite, Text
from majlis.core.svg import STYLE, paint

DOT = Sprite(10, 20, '<circle r="5"/>')
NASTY = "<script>alert('\"&')</script>"
SVG = "{http://www.w3.org/2000/svg}"


def scene(**parts):
    return Scene(200, 100, parts.pop("title", "A dot"), {"dot": DOT, "other": Sprite(1, 1, "<rect/>")}, **parts)


def dot(id="d", **changes):
    return Piece(**{"id": id, "sprite": "dot", "x": 10, "y": 20, "width": 10, "height": 20, "label": "dot"} | changes)


def test_nothing_that_is_said_becomes_markup():
    full = scene(
        title=NASTY,
        places=(Place(NASTY, 0, 0, 10, 10, NASTY, NASTY),),
        pieces=(dot(NASTY, label=NASTY, tone=NASTY),),
        texts=(Text(NASTY, 0, 0, NASTY, tone=NASTY),),
        spots=(Spot(3, 0, 0, 10, 10, NASTY, button=NASTY),),
    )
    for standalone in (True, False):
        drawing = paint(full, standalone)
        assert "<script" not in drawing
        assert NASTY in {e.get("aria-label") for e in ElementTree.fromstring(drawing).iter()}


def test_only_the_sprites_in_use_are_carried():
    drawing = paint(scene(pieces=(dot(),)))
    assert 'id="s-dot"' in drawing
    assert "s-other" not in drawing


def test_a_backdrop_is_painted_under_the_places():
    drawing = paint(scene(places=(Place("p", 0, 0, 10, 10, "place"),), backdrop=(dot("behind", label=""),)))
    assert drawing.index('id="behind"') < drawing.index('id="p"')
    assert 'aria-hidden="true"' in drawing


def test_a_picture_of_its_own_brings_style_and_title():
    root = ElementTree.fromstring(paint(scene()))
    assert root.tag == SVG + "svg"
    assert root.find(SVG + "style").text.strip() == STYLE.strip()
    assert root.find(SVG + "text").text == "A dot"


def test_a_long_title_is_broken_into_lines():
    root = ElementTree.fromstring(paint(scene(title="word " * 20)))
    assert len(root.findall(SVG + "text")) > 1


def test_in_a_page_the_style_is_left_to_the_page():
    drawing = paint(scene(pieces=(dot(),)), standalone=False)
    assert "<style" not in drawing
    assert "xmlns" not in drawing
    assert 'viewBox="0 0 200 100"' in drawing


def test_the_bearing_of_a_piece_is_one_transform_around_its_middle():
    drawing = paint(scene(pieces=(dot(width=20, height=40, angle=30),)))
    assert 'transform="translate(20,40) rotate(30) scale(2)"' in drawing
    assert '<use href="#s-dot" x="-5" y="-10"/>' in drawing


def test_a_spot_is_a_button_with_its_action_and_effect():
    drawing = paint(scene(spots=(Spot(7, 0, 0, 10, 10, "take it", button="Take"),)))
    button = next(e for e in ElementTree.fromstring(drawing).iter() if e.get("role") == "button")
    assert (button.get("data-a"), button.get("tabindex"), button.get("aria-label")) == ("7", "0", "take it")
    assert button.get("class").split() == ["spot", "button"]
    assert button.find(SVG + "text").text == "Take"


def test_a_spot_on_a_piece_is_painted_with_it():
    first, second = dot("first"), dot("second", x=15)
    drawing = paint(
        scene(pieces=(first, second), spots=(Spot(1, 10, 20, 10, 20, "first"), Spot(2, 0, 0, 5, 5, "free")))
    )
    ids = ("first", "a-1", "second", "a-2")
    assert sorted(ids, key=lambda id: drawing.index(f'id="{id}"')) == list(ids)


def test_only_what_may_be_clicked_has_the_lamp_colour():
    rules = [line for line in STYLE.splitlines() if "var(--lamp)" in line]
    assert rules
    assert all(".spot" in line or ".gain" in line for line in rules)  # what an end of a way would bring


def test_the_style_has_as_many_ends_as_beginnings_and_obeys_a_wish_for_less_motion():
    assert STYLE.count("{") == STYLE.count("}")
    assert "@media (prefers-reduced-motion:reduce)" in STYLE
    assert "animation:scene-glow" in STYLE.split("@media (prefers-reduced-motion")[0]
