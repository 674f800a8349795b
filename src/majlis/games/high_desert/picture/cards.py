"""Cards on the table: which lie where, what a click on one means, and the spots of those that can be chosen."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from majlis.core.canvas import Canvas
from majlis.core.record import NONE
from majlis.games.high_desert.actions import AT, CARD, SEAT
from majlis.games.high_desert.parts import KINDS, RANKS, VALUE
from majlis.games.high_desert.picture.rows import Laid
from majlis.games.high_desert.state import Phase
from majlis.games.high_desert.words.names import LEGEND, card

ROOMY = (94, 116)  # table units of a card on which its words can be read, on the wide table and on the tall one
SEEN = 0.93  # of a card so much must show for its words to be read
WORDY = ("hand", "palace", "look")  # in the piles only how many there are is written
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
    """'Marid Thief (3). You take a card at random from another player's hand.'"""
    return f"{card(kind, lang)} ({VALUE[kind]}). {LEGEND[lang][f'card-{kind % RANKS}'][1]}"


def readable(t: Canvas, zone: str, laid: list[Laid]) -> bool:
    """Is there room for words on all cards of a row: is each large enough, and covered by none but its like?"""
    kept = zone.partition("-")[0] in WORDY and all(box.width >= ROOMY[t.tall] for _, box in laid)
    pairs = pairwise(laid)
    return kept and all(a.kind == b.kind or b.box.x - a.box.x > a.box.width * SEEN for a, b in pairs)


def words(t: Canvas, kind: int) -> tuple[str, str]:
    """What stands on a card: its rank, and what that does."""
    return t.nouns["ranks"][kind % RANKS], t.nouns["effects"][kind % RANKS]


def lay(t: Canvas, zone: str, laid: list[Laid], base: int = NONE, sprite: str = "card", turned: bool = False) -> None:
    """Cards in their places; the last of a kind carries the action base + kind, if it is open."""
    numbers, roomy = Counter[int](), sprite == "card" and readable(t, zone, laid)
    for i, (kind, box) in enumerate(laid):
        numbers[kind] += 1
        last = i + 1 == len(laid) or laid[i + 1].kind != kind
        if turned and last and kind == t.v.given:
            box = box._replace(angle=-5)  # the card that a Merchant gives
        label = face_label(kind, t.lang) if kind != NONE else t.words["back"]
        named = roomy and last and kind != NONE
        drawing = "back" if kind == NONE else f"named-{kind}" if named else f"{sprite}-{kind}"
        id = f"{zone}-{kind}" if kind != NONE else f"{zone}-back"
        t.put(f"{id}-{numbers[kind]}", drawing, box, label, want(t, zone, kind))
        t.caption(*(words(t, kind) if named else ()))
        if base != NONE and kind != NONE and last:
            t.offer(base + kind, box)
