"""Cards on the table: which lie where, what a click on one means, and the spots of those that can be chosen."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from majlis.core.canvas import Canvas
from majlis.core.record import NONE
from majlis.games.high_desert.actions import AT, CARD, SEAT
from majlis.games.high_desert.parts import KINDS, VALUE
from majlis.games.high_desert.picture.rows import Laid
from majlis.games.high_desert.state import Phase
from majlis.games.high_desert.words.names import card

CHOSEN_FROM = {Phase.TURN: "hand", Phase.PAY: "hand", Phase.PLACE: "hand", Phase.LOOK: "look"}
CHOSEN_FROM |= {Phase.RECALL: "discard", Phase.GIVE: "palace"}


def cards(counts: Sequence[int]) -> list[int]:
    """Cards one by one, in order of kind."""
    return [kind for kind, n in enumerate(counts) for _ in range(n)]


def kinds(counts: Sequence[int]) -> list[int]:
    return [kind for kind, n in enumerate(counts) if n]


def held(t: Canvas, seat: int) -> list[int]:
    """The cards of a hand: the hidden ones, then the known."""
    known = cards(t.v.hand[seat])
    return [NONE] * (t.v.n_hand[seat] - len(known)) + known


def source(t: Canvas, zone: str) -> int:
    """The number of the first action on cards of this zone, if cards are chosen from it now; else NONE."""
    return CARD if CHOSEN_FROM.get(t.phase) == zone and t.open else NONE


def want(t: Canvas, zone: str, kind: int) -> int:
    """The action that a click on a card here would mean."""
    place, _, seat = zone.partition("-")
    if place == "palace" and (t.phase != Phase.GIVE or int(seat) != t.home):
        return AT + int(seat) * KINDS + kind
    if place == "hand" and int(seat) != t.seat:
        return SEAT + int(seat)
    return CARD + kind if kind != NONE else NONE


@cache
def face_label(kind: int, lang: str) -> str:
    """'Marid Thief (3)'."""
    return f"{card(kind, lang)} ({VALUE[kind]})"


def lay(t: Canvas, zone: str, laid: list[Laid], base: int = NONE, sprite: str = "card", turned: bool = False) -> None:
    """Cards in their places; the last of a kind carries the action base + kind, if it is open."""
    numbers = Counter[int]()
    for i, (kind, box) in enumerate(laid):
        numbers[kind] += 1
        last = i + 1 == len(laid) or laid[i + 1].kind != kind
        if turned and last and kind == t.v.given:
            box = box._replace(angle=-5)  # the card that a Merchant gives
        label = face_label(kind, t.lang) if kind != NONE else t.words["back"]
        id, face = (f"{zone}-{kind}", f"{sprite}-{kind}") if kind != NONE else (f"{zone}-back", "back")
        t.put(f"{id}-{numbers[kind]}", face, box, label, want(t, zone, kind))
        if base != NONE and kind != NONE and last:
            t.offer(base + kind, box)
