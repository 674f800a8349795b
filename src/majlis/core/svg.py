"""Scenes painted as SVG: a picture of its own, or the inside of a page that brings the style."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from html import escape
from textwrap import wrap
from typing import Any, TypeVar

from majlis.core.scene import Piece, Place, Scene, Spot, Sprite, Text

T = TypeVar("T", Place, Piece, Text, Spot)
KEPT, PIECES = 8192, 16384  # parts that stay painted: from one frame to the next hardly anything changes, at any table
PAINTED: dict[int, tuple[Any, str]] = {}  # what lay on a table, with its text, by which thing it is: see parts.py
FOOT = 6  # units of a drawing between its words and its edge
CAPTION = 64  # table units over a picture of its own, for the scene's title
LETTER = 10  # a wide guess at half the width of a large letter: nobody can measure the reader's font here
WORD = re.compile(r"[\w-]+")

DARK = (
    "--ground:#14122b;--panel:#1e1b3a;--raised:#2a2650;--ink:#f2ead3;--quiet:#b9b0d0;--brass:#c9a227;--lamp:#f4d35e;"
    "--night:#14122b;--dusk:#2d2557;--far:#221d45;--near:#1a1738;--star:#f2ead3;--alarm:#ff8a65"
)
LIGHT = (
    "--ground:#efe2c6;--panel:#faf3e2;--raised:#fffaf0;--ink:#2a2140;--quiet:#5c5170;--brass:#8c6a12;--lamp:#c2410c;"
    "--night:#efe2c6;--dusk:#f7ead0;--far:#ddc596;--near:#d0b37f;--star:#b8965a;--alarm:#a3210d"
)
LOOK = """
.scene{font-family:system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;font-variant-numeric:tabular-nums;--small:21px;
--large:30px;--print:17.5px;--edge:var(--brass)}
.scene.tall{--small:26px;--large:34px;--print:24px}
.scene .ground{fill:var(--ground)}
.scene text{pointer-events:none}
.scene text:where(:not([fill])){fill:var(--ink)}
.scene text:where(:not([font-size])){font-size:var(--small)}
.scene .large{font-size:var(--large);font-weight:650}
.scene .middle{text-anchor:middle}
.scene .end{text-anchor:end}
.scene .quiet{fill:var(--quiet)}
.scene .strong{font-weight:750}
.scene .title{fill:var(--brass)}
.scene .alarm{fill:var(--alarm);font-weight:650}
.scene .caption{text-anchor:middle;fill:#f2ead3}
.scene use+.caption{font-weight:700;letter-spacing:-.045em}
.scene .badge{font-weight:750;fill:#f2ead3;stroke:#14122b;stroke-width:7px;stroke-linejoin:round;paint-order:stroke}
.scene .place{fill:var(--panel);fill-opacity:.86;stroke:var(--brass);stroke-opacity:.28;stroke-width:1.5}
.scene .place.tray{fill:var(--raised);stroke-opacity:.7}
.scene .place.active{stroke-opacity:1;stroke-width:3}
.scene .place.bare{fill:none;stroke:none}
.scene .piece{transition:transform .35s ease}
.scene .spot{cursor:pointer;outline:none;transition:transform .35s ease}
.scene .spot .hit{fill:var(--lamp);fill-opacity:0;stroke:var(--lamp);stroke-width:4}
.scene .spot .halo{fill:none;stroke:var(--lamp);stroke-opacity:.3;stroke-width:14;animation:scene-glow 2.4s ease-in-out
4 alternate;pointer-events:none}
.scene .spot.far .hit{stroke-width:2.5;stroke-dasharray:9 7}
.scene .spot.far .halo{stroke:none}
.scene .gain{font-weight:750;fill:var(--lamp);stroke:var(--ground);stroke-width:6px;stroke-linejoin:round;
paint-order:stroke}
.scene .spot.button .hit{fill:var(--raised);fill-opacity:1;stroke-width:3}
.scene .spot.button .halo{stroke-width:9}
.scene .spot text{text-anchor:middle;dominant-baseline:central;font-weight:650}
.scene .spot .quiet{font-weight:400}
.scene .spot:hover .hit,.scene .spot:focus-visible .hit{stroke-width:7}
.scene .spot:not(.button):hover .hit,.scene .spot:not(.button):focus-visible .hit{fill-opacity:.14}
.scene .spot:hover .halo,.scene .spot:focus-visible .halo{stroke-opacity:.6;animation:none}
@keyframes scene-glow{from{stroke-opacity:.16}to{stroke-opacity:.42}}
@media (prefers-reduced-motion:reduce){.scene .piece,.scene .spot{transition:none}
.scene .spot .halo{animation:none}}
"""
STYLE = f".scene{{{DARK}}}\n@media (prefers-color-scheme:light){{.scene{{{LIGHT}}}}}{LOOK}"
"""What a page that shows scenes must serve; a picture of its own carries it."""


def paint(scene: Scene, standalone: bool = True, caption: bool = True) -> str:
    """A scene as SVG; the same scene gives the same bytes. A picture of its own can go without its caption."""
    drawings = defs({name: scene.sprites[name] for name in _used(scene)}) if standalone else ""
    return "".join((_open(scene, standalone, caption), drawings, *_body(scene), "</svg>"))


def _used(scene: Scene) -> set[str]:
    return {piece.sprite for piece in (*scene.backdrop, *scene.pieces)}


def defs(sprites: Mapping[str, Sprite]) -> str:
    """Drawings to be used by name, in a fixed order: a page that shows many frames holds them once."""
    inside = "".join(f'<g id="s-{escape(name)}">{sprites[name].svg}</g>' for name in sorted(sprites))
    return f"<defs>{inside}</defs>"


def _open(scene: Scene, standalone: bool, caption: bool) -> str:
    """The root; a picture of its own has its style, its ground and its title over the table."""
    kind = "tall" if scene.height > scene.width else "wide"
    width, top = _n(scene.width), CAPTION if standalone and caption else 0
    height = _n(scene.height + top)
    root = f'class="scene {kind}" viewBox="0 {-top} {width} {height}" role="group" aria-label="{escape(scene.title)}"'
    if not standalone:
        return f"<svg {root}>"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" {root}><style>{STYLE}</style>'
        f'<rect class="ground" y="{-top}" width="{width}" height="{height}"/>' + (_caption(scene) if caption else "")
    )


def _caption(scene: Scene) -> str:
    """What is asked, in one large line or some small ones."""
    roomy = len(scene.title) * LETTER * 2 < scene.width
    lines = [scene.title] if roomy else wrap(scene.title, max(10, int(scene.width / LETTER / 1.5)))
    first = -CAPTION / 3 - 15 * (len(lines) - 1)
    return "".join(
        f'<text class="{"large" if roomy else "small"} middle" x="{_n(scene.width / 2)}" y="{_n(first + i * 30)}">'
        f"{escape(line)}</text>"
        for i, line in enumerate(lines)
    )


def _body(scene: Scene) -> list[str]:
    """All in order; but a spot that lies exactly on a piece is painted with it, so that the next card covers both."""
    wanted = {spot[1:5] for spot in scene.spots}
    held = {_box(piece): i for i, piece in enumerate(scene.pieces) if piece[2:6] in wanted} if wanted else {}
    on_piece: dict[int, list[Spot]] = {}
    for spot in scene.spots:
        on_piece.setdefault(held.get(_box(spot), -1), []).append(spot)

    def piece(it: Piece) -> str:
        sprite = scene.sprites[it.sprite]
        return _piece(it, (sprite.width, sprite.height))

    out = [piece(it) for it in scene.backdrop] + _painted(scene.places, _place)
    under = len(out)
    out += _painted(scene.pieces, piece)
    for i, spots in on_piece.items():
        if i >= 0:
            out[under + i] += "".join(_painted(spots, _spot))
    return out + _painted(scene.texts, _text) + _painted(on_piece.get(-1, ()), _spot)


def _painted(things: Iterable[T], paint: Callable[[T], str]) -> list[str]:
    """The text of each: kept parts of a table lay the same things again, so hardly anything need be looked at."""
    return [it[1] if (it := PAINTED.get(id(thing))) else _paint(thing, paint) for thing in things]


def _paint(thing: T, paint: Callable[[T], str]) -> str:
    if len(PAINTED) >= PIECES:
        PAINTED.clear()
    text = paint(thing)
    PAINTED[id(thing)] = thing, text  # the thing as well, so that no other is ever taken for it
    return text


@lru_cache(KEPT)
def _place(place: Place) -> str:
    box = f'x="{_n(place.x)}" y="{_n(place.y)}" width="{_n(place.width)}" height="{_n(place.height)}" rx="18"'
    return (
        f'<rect id="{escape(place.id)}" class="{_classes("place", place.tone)}" {box} role="img" '
        f'aria-label="{escape(place.label)}"/>'
    )


@lru_cache(KEPT)
def _piece(piece: Piece, size: tuple[float, float]) -> str:
    """A use of a sprite; all of its bearing is in one transform, so that a browser can carry it to the next frame."""
    (width, height), (wide, high) = size, (piece.width / size[0], piece.height / size[1])
    scale = f"{wide:.4g}" if abs(wide - high) < 1e-3 * wide else f"{wide:.4g},{high:.4g}"
    name = f'role="img"><title>{escape(piece.label)}</title>' if piece.label else 'aria-hidden="true">'
    want = f'data-want="{_numbers(piece.wants)}" ' if piece.wants else ""
    return (
        f'<g id="{escape(piece.id)}" class="{_classes("piece", piece.tone)}" '
        f'transform="{_bearing(piece)} scale({scale})" {want}{name}'
        f'<use href="#s-{escape(piece.sprite)}" x="{_n(-width / 2)}" y="{_n(-height / 2)}"/>'
        f"{_caption_of(piece, height / 2 - FOOT, wide)}</g>"
    )


def _caption_of(piece: Piece, foot: float, scale: float) -> str:
    """Lines from the foot up, as large as small print on the table however the drawing is scaled."""
    if not piece.caption:
        return ""
    up = len(piece.caption) - 1
    return "".join(
        f'<text class="caption" aria-hidden="true" y="{_n(foot)}" dy="{_n((i - up) * 1.08)}em" '
        f'font-size="calc(var(--print)/{scale:.4g})">{escape(line)}</text>'
        for i, line in enumerate(piece.caption)
    )


@lru_cache(KEPT)
def _text(text: Text) -> str:
    classes = _classes(text.size, text.anchor, text.tone)
    return (
        f'<text id="{escape(text.id)}" class="{classes}" x="{_n(text.x)}" y="{_n(text.y)}">{escape(text.text)}</text>'
    )


def _spot(spot: Spot) -> str:
    x, y, label = _n(-spot.width / 2), _n(-spot.height / 2), escape(spot.label)
    box = f'x="{x}" y="{y}" width="{_n(spot.width)}" height="{_n(spot.height)}" rx="12"'
    words = _button(*spot.button.split("\n")) if spot.button else ""
    kind = "button" if spot.button else "" if spot.actions else "far"
    return (
        f'<g id="a-{spot.action}" class="{_classes("spot", kind)}" {_means(spot)} '
        f'role="button" tabindex="0" aria-label="{label}" transform="{_bearing(spot)}"><title>{label}</title>'
        f'<rect class="halo" {box}/><rect class="hit" {box}/>{words}</g>'
    )


def _button(words: str, gives: str = "") -> str:
    """What stands on a button: its words, and under them what it gives."""
    if not gives:
        return f'<text aria-hidden="true">{escape(words)}</text>'
    return (
        f'<text aria-hidden="true" dy="-.55em">{escape(words)}</text>'
        f'<text aria-hidden="true" class="quiet" dy=".65em">{escape(gives)}</text>'
    )


def _means(spot: Spot) -> str:
    """What a spot stands for: an action, a choice, the ends of plans."""
    ends = f'data-ends="{_numbers(spot.ends)}"' if spot.ends else ""
    if spot.choices or not spot.actions:
        return f'data-choices="{_numbers(spot.choices)}" {ends}'.rstrip()
    return f'data-a="{spot.action}"'


@lru_cache(KEPT)
def _numbers(actions: tuple[int, ...]) -> str:
    return " ".join(map(str, actions))


def _bearing(thing: Piece | Spot) -> str:
    """Where the middle of a thing is, and how it is turned."""
    x, y = _n(thing.x + thing.width / 2), _n(thing.y + thing.height / 2)
    return f"translate({x},{y})" + (f" rotate({_n(thing.angle)})" if thing.angle else "")


def _box(thing: Piece | Spot) -> tuple[float, ...]:
    return (thing.x, thing.y, thing.width, thing.height, thing.angle)


@lru_cache(KEPT)
def _classes(*names: str) -> str:
    return " ".join(word for name in names for word in WORD.findall(name))


@lru_cache(KEPT)
def _n(number: float) -> str:
    """A number of table units, short and always alike."""
    return f"{round(number, 2) + 0:g}"
