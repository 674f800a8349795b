"""The words on the table, and the labels of cards: what each is called, and what it does."""

from majlis.core.canvas import Canvas
from majlis.core.speech import topic
from majlis.games.djinn import words
from majlis.games.djinn.words import cards
from majlis.games.djinn.words.phrases import DJINN, some

LABELS, TOM = topic(words.__name__, "labels"), topic(words.__name__, "tom")


def kit_label(t: Canvas, card: int) -> str:
    return f"{cards.kit_name(card, t.lang)}: {cards.kit_line(card, t.lang)}"


def card_label(t: Canvas, card: int) -> str:
    return f"{cards.card_name(card, t.lang)}: {cards.card_line(card, t.lang)}"


def tile_label(t: Canvas, tile: int) -> str:
    return f"{cards.tile_name(tile, t.lang)}: {cards.tile_line(tile, t.lang)}"


def trophy_label(t: Canvas, trophy: int) -> str:
    return f"{cards.trophy_name(trophy, t.lang)}: {cards.trophy_line(trophy, t.lang)}"


def djinn_label(t: Canvas, kind: int, n: int) -> str:
    """'2 red djinn'."""
    return some(n, DJINN[kind], t.lang)


def tom(t: Canvas, key: str, **figures: object) -> str:
    """Words of Tom's part of the table, filled."""
    return str(TOM[t.lang][key].format(**figures))
