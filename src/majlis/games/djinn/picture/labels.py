"""The words on the table, and the labels of cards: what each is called, and what it does."""

from collections.abc import Callable

from majlis.core.canvas import Canvas
from majlis.core.record import NONE
from majlis.core.speech import topic
from majlis.games.djinn import words
from majlis.games.djinn.parts import CARDS, SECRET_CARDS, Tile
from majlis.games.djinn.words import cards
from majlis.games.djinn.words.phrases import DJINN, some

PICTURE, TOM = topic(words.__name__, "picture"), topic(words.__name__, "tom")


Label = Callable[[Canvas, int], str]


def labelled(name: Callable[[int, str], str], line: Callable[[int, str], str]) -> Label:
    """What a card is called, and what it does."""
    return lambda t, card: f"{name(card, t.lang)}: {line(card, t.lang)}"


kit_label, card_label = labelled(cards.kit_name, cards.kit_line), labelled(cards.card_name, cards.card_line)
tile_label, trophy_label = labelled(cards.tile_name, cards.tile_line), labelled(cards.trophy_name, cards.trophy_line)


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
