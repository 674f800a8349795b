"""What is being drawn: the view, its viewer, and everything that already lies on the table."""

from majlis.core.record import NONE, seen
from majlis.core.scene import Piece, Place, Spot, Text
from majlis.core.speech import name, topic
from majlis.games.djinn import words
from majlis.games.djinn.picture.art.sprites import SPRITES
from majlis.games.djinn.state import Phase
from majlis.games.djinn.words.offers import offer
from majlis.games.djinn.words.phrases import NOUNS

LABELS = topic(words.__name__, "labels")
LONGEST_NAME = 10
SHAPES = {name: sprite.height / sprite.width for name, sprite in SPRITES.items()}


class Table:
    """What is being drawn, for whom, and what already lies there."""

    def __init__(self, view, seat, mask, lang, names, tall):
        self.view, self.seat, self.lang, self.names, self.tall = view, seat, lang, names, tall
        self.words, self.nouns, self.v = LABELS[lang], NOUNS[lang], seen(view)
        self.open = frozenset(mask.nonzero()[0].tolist())
        self.home = max(seat, 0)  # an onlooker sits beside seat 0
        self.others = [(self.home + i) % self.v.seats for i in range(1, self.v.seats)]
        self.phase, self.turn = Phase(self.v.phase), self.v.turn
        self.called = [self.short(name(i, lang, names)) for i in range(self.v.seats)]
        self.places: list[Place] = []
        self.pieces: list[Piece] = []
        self.texts: list[Text] = []
        self.spots: list[Spot] = []

    def short(self, name):
        return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"

    def name(self, seat):
        return self.called[seat]

    def put(self, id, sprite, x, y, width, label="", want=NONE, height=0, angle=0):
        """A drawing in its own proportions, unless its height is given."""
        high = height or width * SHAPES[sprite]
        self.pieces.append(Piece(id, sprite, x, y, width, high, label, angle, "", want))
        return high

    def fit(self, id, sprite, x, y, width, height, label="", want=NONE):
        """A drawing as large as it can be in the middle of a box."""
        wide = min(width, height / SHAPES[sprite])
        self.put(id, sprite, x + (width - wide) / 2, y + (height - wide * SHAPES[sprite]) / 2, wide, label, want)

    def write(self, id, x, y, words, size="small", anchor="start", tone=""):
        self.texts.append(Text(id, x, y, words, size, anchor, tone))

    def number(self, id, n, right, low):
        """How many there are, at the lower right of one of them."""
        if n > 1:
            self.texts.append(Text(f"{id}-n", right, low, str(n), "small", "end", "badge"))

    def place(self, id, x, y, width, height, label, tone=""):
        self.places.append(Place(id, x, y, width, height, label, tone))

    def offer(self, a, x, y, width, height, button=""):
        """The spot of an action, if it is open."""
        if a in self.open:
            label = offer(self.view, a, self.lang, self.names)
            self.spots.append(Spot(a, x, y, width, height, label, 0, button))


def grid(n, width, height, shape, gap, largest):
    """How wide cards of this shape can be, and how many side by side, so that so many lie in a box."""
    best = (0.0, 1)
    for across in range(1, n + 1):
        down = -(-n // across)
        size = min(largest, (width - gap * (across - 1)) / across, (height - gap * (down - 1)) / down / shape)
        best = max(best, (size, across), key=lambda found: (round(found[0], 1), found[1]))
    return best
