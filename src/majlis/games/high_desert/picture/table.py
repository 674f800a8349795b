"""What is being drawn: the view, its viewer, and everything that already lies on the table."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from majlis.core.record import NONE, named
from majlis.core.scene import Piece, Place, Spot, Text
from majlis.core.speech import name
from majlis.games.high_desert.actions import AT, CARD, SEAT
from majlis.games.high_desert.parts import KINDS, VALUE
from majlis.games.high_desert.picture.art import SPRITES
from majlis.games.high_desert.state import Phase
from majlis.games.high_desert.words import offers
from majlis.games.high_desert.words.names import card

CHOSEN_FROM = {Phase.TURN: "hand", Phase.PAY: "hand", Phase.PLACE: "hand", Phase.LOOK: "look"}
CHOSEN_FROM |= {Phase.RECALL: "discard", Phase.GIVE: "palace"}
LONGEST_NAME = 11


@dataclass
class Table:
    """What is being drawn, for whom, and what already lies there."""

    view: Any
    seat: int
    mask: Any
    lang: str
    names: tuple[str, ...]
    tall: bool
    words: dict[str, Any]
    places: list[Place] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    texts: list[Text] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)

    def __post_init__(self):
        self.v = named(self.view)
        self.home = max(self.seat, 0)  # an onlooker sits beside seat 0
        self.others = [(self.home + i) % int(self.v.seats) for i in range(1, int(self.v.seats))]
        self.phase, self.turn = Phase(int(self.v.phase)), int(self.v.turn)

    def name(self, seat):
        called = name(seat, self.lang, self.names)
        return called if len(called) <= LONGEST_NAME else called[: LONGEST_NAME - 1] + "…"

    def put(self, id, sprite, x, y, width, label="", tone=""):
        """A drawing in its own proportions."""
        height = width * SPRITES[sprite].height / SPRITES[sprite].width
        self.pieces.append(Piece(id, sprite, x, y, width, height, label, 0, tone))

    def write(self, id, x, y, words, size="small", anchor="start", tone=""):
        self.texts.append(Text(id, x, y, words, size, anchor, tone))

    def offer(self, a, x, y, width, height, angle=0, button=""):
        """The spot of an action, if it is open."""
        if self.mask[a]:
            label = offers.offer(self.view, a, self.lang, self.names)
            self.spots.append(Spot(a, x, y, width, height, label, angle, button))


# --- cards


def cards(counts):
    """Cards one by one, in order of kind."""
    return [int(kind) for kind in np.repeat(np.arange(KINDS), counts)]


def kinds(counts):
    return [int(kind) for kind in np.flatnonzero(counts)]


def held(t, seat):
    """The cards of a hand: the hidden ones, then the known."""
    known = cards(t.v.hand[seat])
    return [NONE] * (int(t.v.n_hand[seat]) - len(known)) + known


def source(t, zone):
    """The number of the first action on cards of this zone, if cards are chosen from it now."""
    return CARD if CHOSEN_FROM.get(t.phase) == zone and t.mask.any() else None


def want(t, zone, kind):
    """The action that a click on a card here would mean."""
    place, _, seat = zone.partition("-")
    if place == "palace" and (t.phase != Phase.GIVE or int(seat) != t.home):
        return AT + int(seat) * KINDS + kind
    if place == "hand" and int(seat) != t.seat:
        return SEAT + int(seat)
    return CARD + kind if kind != NONE else NONE


def lay(t, zone, boxes, base=None, sprite="card", turned=False):
    """Cards in their places; the last of a kind carries the action base + kind, if it is open."""
    numbers = {}
    for i, box in enumerate(boxes):
        n = numbers[box.kind] = numbers.get(box.kind, 0) + 1
        hidden = box.kind == NONE
        last = boxes[i + 1 :][:1] == [] or boxes[i + 1].kind != box.kind
        if turned and last and box.kind == t.v.given:
            box = box._replace(angle=-5)  # the card that a Merchant gives
        label = t.words["back"] if hidden else f"{card(box.kind, t.lang)} ({VALUE[box.kind]})"
        id, face = f"{zone}-{'back' if hidden else box.kind}-{n}", "back" if hidden else f"{sprite}-{box.kind}"
        t.pieces.append(Piece(id, face, *box[1:5], label, box.angle, want=want(t, zone, box.kind)))
        if base is not None and not hidden and last:
            t.offer(base + box.kind, *box[1:])
