"""The labels of what lies on the table."""

from functools import cache

from majlis.core.canvas import Canvas
from majlis.core.speech import points, topic
from majlis.games.five_tribes.parts import BLUE_FACES
from majlis.games.five_tribes.words.phrases import CARDS, KINDS, NOUNS, POINTS, spot, worth

PICTURE = topic("majlis.games.five_tribes.words", "picture")


@cache
def tile_label(tile: int, face: int, lang: str) -> str:
    """A tile in words: 'C2: oasis, red 8'."""
    value = PICTURE[lang]["blue" if face < BLUE_FACES else "red"].format(n=POINTS[face])
    return f"{spot(tile)}: {NOUNS[lang]['kinds'][KINDS[face]]}, {value}"


@cache
def card_label(card: int, lang: str) -> str:
    """A djinn, or a thief after them: name, points and power."""
    power = NOUNS[lang]["powers"][CARDS[card]]
    return str(PICTURE[lang]["points"].format(card=CARDS[card], points=points(worth(card), lang), what=power))


def payment_label(t: Canvas, payment: str) -> str:
    return t.say("pay", what=t.nouns["costs"][payment.removeprefix("pay-")])
