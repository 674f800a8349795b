"""What a fair player would think of a view: how it looks, and which actions look good. Gains are in points."""

import numpy as np

from majlis.core.chances import rate, share_out
from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.djinn.actions import (
    ACTIONS,
    BASIC,
    BOSS,
    BOSSES,
    BUY,
    CATCH,
    CHEST,
    CIRCLE,
    COLOUR,
    CORK,
    CORK_BOSS,
    DONE,
    EDGE,
    EQUIP,
    FORFEIT,
    FREE,
    KEY,
    MAGE,
    NUMBER,
    OPTION,
    PASSAGE,
    REFILL,
    SPECIAL,
    STOP,
    STREET,
    TILE,
    TRADE,
    TROPHY,
)
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.mind.features import WEIGHTS, features, progress
from majlis.games.djinn.mind.prospects import CHASED, hunt_worth, trade_worth, way_worth
from majlis.games.djinn.mind.worth import (
    TILE_WORTH,
    bottle_worth,
    cork_worth,
    good_worth,
    kit_worth,
    mage_worth,
    mages_held,
    reward_worth,
    unit,
)
from majlis.games.djinn.parts import (
    CHEST_GAIN,
    CHEST_LOCK,
    COLOURS,
    EFFECT,
    KIT_GAIN,
    MAGE_PRICE,
    TROPHIES,
    TROPHY_GAIN,
    TROPHY_POINTS,
    Good,
    Place,
)
from majlis.games.djinn.rules.goods import loose_at, most_magic, node
from majlis.games.djinn.rules.helping import mage_help
from majlis.games.djinn.rules.scoring import result
from majlis.games.djinn.rules.source import source_price
from majlis.games.djinn.rules.tom import WON
from majlis.games.djinn.state import Ending, Phase

OPTION_WORTH = np.array([3.2, 1.8, 1.7, 1.3, 3.4, 3.2, 3.2, 2.4, 4.6])


@rule
def values(v, out):
    """What is there and what is in sight, as chances to win; a finished game is what it is."""
    if v.turn == NONE or v.won == WON:
        result(v, out)
        return
    stage = progress(v)
    for seat in range(v.seats):
        out[seat] = rate(features(v, seat), WEIGHTS[v.seats], stage)
    share_out(out, v.seats)


@rule
def prior(v, mask, out):
    """Weigh each open action by the points it brings."""
    for a in range(ACTIONS):
        out[a] = good(gain(v, a)) if mask[a] else 0.0


@rule
def good(gained):
    """A weight that doubles with every point: exact arithmetic, the same however it is run."""
    doublings = min(max(gained, -20.0), 40.0) + 20.0
    whole = int(doublings)
    return float(1 << whole) * (1.0 + doublings - whole) / 1048576.0


@rule
def gain(v, a):
    """What an action is worth in points, by its block and phase."""
    if a >= EDGE and a < OPTION:
        return way_worth(v, a - EDGE)
    match v.phase:
        case Phase.PREY | Phase.LODGE | Phase.HELP:
            return gain_in_catch(v, a)
        case Phase.ENTER | Phase.MOVE | Phase.ACT | Phase.SOURCE | Phase.ARCHIVES | Phase.MARKET | Phase.HOUSE:
            return gain_in_pause(v, a)
    return gain_in_question(v, a)


# --- pauses


@rule
def gain_in_pause(v, a):
    """Bottles and trophies first; then the action, the catch, the end."""
    if a >= TROPHY and a < TROPHY + TROPHIES:
        return 12.0 + TROPHY_POINTS[a - TROPHY] - 30.0 + reward_worth(v, TROPHY_GAIN[a - TROPHY])
    if a >= EQUIP and a < TROPHY:
        return use_worth(v, a - EQUIP)
    if a >= CORK and a < CORK_BOSS + COLOURS:
        return 14.0
    if a >= KEY and a < KEY + 3:
        return -2.0
    if a >= OPTION and a < TRADE:
        return OPTION_WORTH[a - OPTION]
    if a >= TRADE and a < MAGE:
        return trade_worth(v, a - TRADE)
    if v.phase == Phase.SOURCE:
        return gain_at_source(v, a)
    return gain_of_turn(v, a)


@rule
def use_worth(v, card):
    """Single uses wait until they bring nearly all; bonuses and exchanges do not."""
    brings = reward_worth(v, KIT_GAIN[card])
    if EFFECT[card] == Effect.BONUS:
        return 6.0 + brings
    if EFFECT[card] == Effect.GAIN:
        return 5.0 + brings if brings > 2.0 else -3.0
    return brings - 1.5


@rule
def gain_of_turn(v, a):
    if a >= BASIC and a <= PASSAGE:
        return 6.0 + 0.2 * (a == SPECIAL)
    if a == CATCH:
        late = v.symbol[node(v)] == Place.ACADEMY or (v.seats == 1 and hunt_worth(v, node(v), NONE) < CHASED)
        return 5.0 if late else 7.0
    if a >= FORFEIT and a < REFILL:
        magic = min(2, most_magic(v, v.turn) - v.magic[v.turn])
        return 1.5 if a == FORFEIT else 0.8 * magic if a == FORFEIT + 1 else 0.75 + 0.8 * min(1, magic)
    if a == CIRCLE:
        return 3.0
    if a >= COLOUR and a < BOSS:
        return 8.0
    return 0.0


@rule
def gain_at_source(v, a):
    """In the last visit all that is left is turned into points."""
    last = v.ending == Ending.LAST_VISIT
    if a == BOSSES:
        return 9.0
    if a == REFILL:
        return 0.0 if last else 0.8 * (most_magic(v, v.turn) - v.magic[v.turn])
    price = 0.1 if last else unit(v, Good.SCROLL) * source_price(v)
    if a == BUY:
        return 2.5 + cork_worth(v) * (v.corks[v.turn] > 0) - price
    if a == BUY + 1:
        return cork_worth(v) - price
    if a == BUY + 2:
        return 0.05 if last else good_worth(v, Good.ACTIVATE, 2) - price
    return 0.0


# --- catching


@rule
def gain_in_catch(v, a):
    if v.phase == Phase.PREY:
        if a == DONE:
            return 0.0
        return 6.0 if a >= FREE else boss_worth(v) if a == BOSS else 3.0 + bottle_room(v, a - COLOUR)
    if v.phase == Phase.LODGE:
        return 1.0 if a == CIRCLE else 3.0 + bottle_worth(v, a - COLOUR)
    if a == DONE:
        return 4.0
    if a >= MAGE and a < EQUIP:
        return 3.0 + min(mage_help(v, a - MAGE), int(v.need)) - 1.5 * MAGE_PRICE[a - MAGE]
    return 1.0


@rule
def boss_worth(v):
    """Alone, a boss with one companion is cheaper to scare away than to catch."""
    return 2.5 if v.seats == 1 and loose_at(v, node(v)) == 1 else 9.0


@rule
def bottle_room(v, colour):
    return 3.0 if v.bottles[v.turn, colour] > v.prey[colour] and v.corks[v.turn] > 0 else 0.0


# --- single questions


@rule
def gain_in_question(v, a):
    match v.phase:
        case Phase.DRAFT:
            return TILE_WORTH[a - TILE]
        case Phase.BOTTLE | Phase.SWAP_IN:
            return bottle_worth(v, a - COLOUR)
        case Phase.SWAP_OUT:
            return -1.0 if a == DONE else -bottle_worth(v, a - COLOUR)
        case Phase.MAGE | Phase.ACTIVATE:
            return mage_choice(v, a)
        case Phase.EQUIP | Phase.KEEP:
            return 0.5 if a == DONE else kit_worth(v, a - EQUIP)
        case Phase.THROW:
            return -reward_worth(v, CHEST_GAIN[a - CHEST]) - 0.5 * reward_worth(v, CHEST_LOCK[a - CHEST])
        case Phase.BOSSES:
            return float(a - NUMBER)
        case Phase.TAKE:
            return 0.0 if a == DONE else 2.0 + bottle_room(v, (a - STREET) % COLOURS)
        case Phase.STUDY:
            return float(a - NUMBER) if v.magic[v.turn] + 3 - (a - NUMBER) >= most_magic(v, v.turn) else 0.0
        case Phase.GIVE:
            return -0.5 * v.corked_boss[v.turn, a - COLOUR]
    return 0.0 if a == DONE else 0.5 if a == STOP else 1.0


@rule
def mage_choice(v, a):
    if a == DONE:
        return 0.5 if mages_held(v) > 6 else -1.0
    return mage_worth(a - MAGE)
