"""The words on the table, and the labels of cards: what each is called, and what it does."""

from majlis.core.canvas import Canvas
from majlis.core.record import NONE
from majlis.core.speech import topic
from majlis.games.djinn import words
from majlis.games.djinn.parts import CARDS, SECRET_CARDS, Tile
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


def secrets(t: Canvas, seat: int) -> tuple[list[int], int]:
    """The secret scoring cards of a player, as far as the viewer knows them, and how many stay covered."""
    known = [card for card in range(CARDS) if t.v.card[card] == seat]
    has = t.v.tile[Tile.P10_SECRETS] == seat and t.v.rounds > 0
    return known, SECRET_CARDS - len(known) if has and t.turn != NONE else 0
