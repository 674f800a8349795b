"""What is being drawn: the view, its viewer, and everything that already lies on the table."""

from majlis.core.record import NONE, seen
from majlis.core.scene import Piece, Place, Spot, Text
from majlis.core.speech import name
from majlis.games.five_tribes.parts import Flag
from majlis.games.five_tribes.picture.art.sprites import SPRITES
from majlis.games.five_tribes.picture.labels import TABLE
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.offers import offer
from majlis.games.five_tribes.words.phrases import NOUNS

LONGEST_NAME = 10


class Table:
    """What is being drawn, for whom, and what already lies there."""

    def __init__(self, view, seat, mask, lang, names, tall):
        self.view, self.seat, self.lang, self.names, self.tall = view, seat, lang, names, tall
        self.words, self.nouns, self.v = TABLE[lang], NOUNS[lang], seen(view)
        self.open = frozenset(mask.nonzero()[0].tolist())
        self.home = max(seat, 0)  # an onlooker sits beside seat 0
        self.others = [(self.home + i) % self.v.seats for i in range(1, self.v.seats)]
        self.phase, self.turn = Phase(self.v.phase), self.v.turn
        self.places: list[Place] = []
        self.pieces: list[Piece] = []
        self.texts: list[Text] = []
        self.spots: list[Spot] = []

    def name(self, seat):
        words = name(seat, self.lang, self.names)
        return words if len(words) <= LONGEST_NAME else words[: LONGEST_NAME - 1] + "…"

    def covered(self, seat):
        """Is the gold of this player not shown to the viewer?"""
        return bool(self.v.options & Flag.COVERED_GOLD) and seat != self.seat and self.turn != NONE

    def put(self, id, sprite, x, y, width, label="", want=NONE, height=0):
        """A drawing in its own proportions, unless its height is given."""
        drawing = SPRITES[sprite]
        high = height or width * drawing.height / drawing.width
        self.pieces.append(Piece(id, sprite, x, y, width, high, label, 0, "", want))
        return high

    def write(self, id, x, y, words, size="small", anchor="start", tone=""):
        self.texts.append(Text(id, x, y, words, size, anchor, tone))

    def place(self, id, x, y, width, height, label, tone=""):
        self.places.append(Place(id, x, y, width, height, label, tone))

    def offer(self, a, x, y, width, height, button=""):
        """The spot of an action, if it is open."""
        if a in self.open:
            label = offer(self.view, a, self.lang, self.names)
            self.spots.append(Spot(a, x, y, width, height, label, 0, button))
