"""The labels of what lies on the table."""

from functools import cache

from majlis.core.speech import topic
from majlis.games.five_tribes.parts import BLUE_FACES, DJINNS, THIEF_POINTS
from majlis.games.five_tribes.words.phrases import CARDS, KINDS, NOUNS, POINTS, spot
from majlis.games.five_tribes.words.reckoning import CARD_POINTS

TABLE = topic("majlis.games.five_tribes.words", "table")


@cache
def tile_label(tile, face, lang):
    """A tile in words: 'C2: oasis, red 8'."""
    value = TABLE[lang]["blue" if face < BLUE_FACES else "red"].format(n=POINTS[face])
    return f"{spot(tile)}: {NOUNS[lang]['kinds'][KINDS[face]]}, {value}"


@cache
def card_label(card, lang):
    """A djinn, or a thief after them: name, points and power."""
    power = NOUNS[lang]["djinns"][card] if card < DJINNS else NOUNS[lang]["thieves"][card - DJINNS]
    points = CARD_POINTS[card] if card < DJINNS else THIEF_POINTS
    return TABLE[lang]["points"].format(card=CARDS[card], n=points, what=power)
