"""What a step of a match against Tom shows, as facts by name: the golden matches must show all of them together."""

from majlis.games.djinn.box import BOX
from majlis.games.djinn.parts import ROUNDS, TO
from majlis.games.djinn.state import Phase
from tests.games.djinn.alone import TOMS

LINES = ("the first line", "the second line", "the third line")
GOODS = {0: "coins", 1: "scrolls", 7: "magic"}


def alone_facts(s, a, t):
    """All that one action shows of Tom, between the record before and the record after it."""
    if s["seats"] != 1:
        return
    if s["tom_last"] != t["tom_last"]:
        card = int(t["tom_last"])
        yield f"card {TOMS[card]} comes"
        if t["won"] == 0:
            yield f"{line(s, card)} of a card"
        yield from payment(s, t, card)
    if t["won"] > s["won"]:
        yield f"won at a {'round' if TO[s['edge'][0]] < ROUNDS else 'square'} space"
    if t["phase"] == Phase.OVER:
        yield f"{'won' if t['won'] > 0 else 'lost'} against {(t['tom'] < 2).sum()}"


def line(s, card):
    """The line that comes true."""
    if card >= 12:
        return "nothing"
    for i, place in enumerate((BOX.tom_first[card], BOX.tom_second[card])):
        if s["boss"][s["symbol"][:ROUNDS].tolist().index(place)]:
            return LINES[i]
    return LINES[2]


def payment(s, t, card):
    """Was all paid, or what there was, and when?"""
    when = "to win" if t["won"] > 0 else "to go on"
    if t["won"] >= 0 and (t["won"] > 0 or line(s, card) == LINES[2]) and BOX.tom_pay[card].any():
        short = any(s[good][0] < BOX.tom_pay[card, i] for i, good in GOODS.items())
        yield f"{'some' if short else 'all'} is paid {when}"


def alone_needed():
    """Everything that must be shown."""
    yield from (f"card {name} comes" for name in TOMS)
    yield from (f"{what} of a card" for what in (*LINES, "nothing"))
    yield from ("all is paid to go on", "some is paid to go on", "all is paid to win")
    yield "won at a round space"
    yield from (f"won against {n}" for n in (13, 14, 15))
    yield "lost against 12"
