"""What things are worth to a player, in points: rough, and the same for everybody."""

import numpy as np

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.five_tribes.parts import DJINN_POINTS, GOODS_FOR_SALE, PALACE_POINTS, SUIT_VALUE, Djinn, Flag, Good
from majlis.games.five_tribes.rules.scoring import palm_points

ELDER, SLAVE = 2.4, 1.4
SAME_GOOD = 1.2  # a second card of a good begins another suit
EXTRA = np.zeros(23)  # what a power is worth beside the printed points
EXTRA[[Djinn.BAAL, Djinn.MARID, Djinn.MONKIR, Djinn.NEKIR]] = 4.0
EXTRA[[Djinn.BOURAQ, Djinn.ENKI, Djinn.LETA, Djinn.UTUG, Djinn.SIBITTIS]] = 3.0
EXTRA[[Djinn.KANDICHA, Djinn.ECHIDNA, Djinn.SLOAR, Djinn.AL_AMIN]] = 2.0


@rule
def card_worth(v, good):
    """A resource card for the player whose turn it is."""
    return good_worth(v, good, v.active)


@rule
def good_worth(v, good, seat):
    """How much the best suit would grow, or shrink."""
    if good == Good.SLAVE:
        return SLAVE
    kinds = 0
    for other in range(GOODS_FOR_SALE):
        kinds += v.hand[seat, other] > 0
    held = v.hand[seat, good]
    if held > 1 or (held == 1 and seat == v.active):
        return SAME_GOOD
    top = min(GOODS_FOR_SALE, kinds + 1 - held)
    return float(SUIT_VALUE[top] - SUIT_VALUE[top - 1]) + 1.0


@rule
def djinn_worth(v, djinn, seat):
    """Printed points, and what the power is likely to bring."""
    extra = EXTRA[djinn]
    match djinn:
        case Djinn.JAFAAR:
            extra = 2.0 * v.viziers[seat] + 2.0
        case Djinn.SHAMHAT:
            extra = 2.0 * max(0, v.elders[seat] - 2) + 2.0
        case Djinn.HAURVATAT:
            extra = 2.0 * palms_of(v, seat) + 2.0
        case Djinn.BAAL:
            extra += 1.0 * (v.options & Flag.BAAL_ITSELF > 0)
        case Djinn.NEKIR:  # half of the victims in sight stay alive
            extra -= 2.0 * (v.options & Flag.CAPTIVES_UNPAID > 0 and v.djinn[Djinn.KANDICHA] == seat)
    return float(DJINN_POINTS[djinn]) + extra


@rule
def palms_of(v, seat):
    n = 0
    for tile in range(len(v.camel)):
        n += v.palms[tile] if v.camel[tile] == seat else 0
    return n


@rule
def piece_on(v, tile, palace):
    """A palm or a palace on this tile: for the owner, or nearly nothing while nobody owns it."""
    points = PALACE_POINTS if palace else palm_points(v, v.active)
    if v.camel[tile] == v.active:
        return float(points)
    return 0.5 if v.camel[tile] == NONE else -0.6 * points
