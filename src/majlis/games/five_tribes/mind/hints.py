"""What a fair player would think of a view: how it looks, and which actions look good. Gains are in points."""

import numpy as np

from majlis.core.chances import rate, share_out
from majlis.core.compile import rule
from majlis.core.observing import sum_of
from majlis.core.record import NONE
from majlis.games.five_tribes import actions as act
from majlis.games.five_tribes import parts
from majlis.games.five_tribes.mind.endings import NOTHING, best_drop, best_pick_up, site, survey
from majlis.games.five_tribes.mind.features import WEIGHTS, features, progress
from majlis.games.five_tribes.mind.worth import ELDER, SLAVE, card_worth, djinn_worth, good_worth, piece_on
from majlis.games.five_tribes.parts import Djinn, Thief, Tribe
from majlis.games.five_tribes.rules.bidding import price
from majlis.games.five_tribes.rules.grid import DISTANCE
from majlis.games.five_tribes.rules.holdings import owns
from majlis.games.five_tribes.rules.placing import may_put_beside
from majlis.games.five_tribes.rules.powers import is_target
from majlis.games.five_tribes.rules.scoring import result
from majlis.games.five_tribes.rules.tile_actions import big_market
from majlis.games.five_tribes.rules.tribes import blue_around
from majlis.games.five_tribes.rules.why import Why
from majlis.games.five_tribes.state import Phase

RIVAL = 0.6  # what a rival's lost point is worth
POOR = 9  # with less gold than this, goods are sold
POWER = np.zeros(parts.DJINNS)  # what a power brings, where that does not depend on the city
POWER[[Djinn.LETA, Djinn.UTUG, Djinn.SIBITTIS]], POWER[Djinn.SLOAR], POWER[Djinn.IBUS] = 7.0 - ELDER, 3.0, 1.0
HASTE = 0.35  # gold that a point of the best move is worth when others may take it first


@rule
def values(v, out):
    """What is there and what is in sight, as chances to win; a finished game is what it is."""
    if v.turn == NONE:
        result(v, out)
        return
    stage = progress(v)
    for seat in range(v.seats):
        out[seat] = rate(features(v, seat), WEIGHTS[v.seats], stage)
    share_out(out, v.seats)


@rule
def prior(v, mask, out):
    """Weigh each open action by the points it brings."""
    out[:] = 0.0
    match v.phase:
        case Phase.MOVE:
            survey(v, out, act.AT)  # the numbers of closed actions serve as paper
            weigh_pick_ups(v, mask, out)
        case Phase.DROP:
            survey(v, out, act.DONE)
            weigh_drops(v, mask, out)
        case Phase.BID:
            survey(v, out, act.AT)
            weigh_bids(v, mask, out)
        case _:
            for a in range(act.ACTIONS):
                out[a] = weight(gain(v, a)) if mask[a] else 0.0


@rule
def weight(gained):
    """A weight that doubles with every two points: exact arithmetic, the same however it is run."""
    doublings = min(max(gained, -40.0), 40.0) / 2 + 20.0
    whole = int(doublings)
    return float(1 << whole) * (1.0 + doublings - whole) / 1048576.0


@rule
def weigh_pick_ups(v, mask, out):
    for tile in range(parts.TILES):
        out[act.TILE + tile] = weight(best_pick_up(v, tile, out, act.AT)) if mask[act.TILE + tile] else 0.0
    out[act.AT : act.AT + parts.TILES * parts.TRIBES] = 0.0
    for a in range(act.DONE, act.BUY):
        # powers keep for the later windows
        out[a] = weight(gain(v, a) - 4.0 if a != act.DONE else 0.0) if mask[a] else 0.0


@rule
def weigh_drops(v, mask, out):
    for a in range(act.AT, act.DONE):
        tile, tribe = (a - act.AT) // parts.TRIBES, (a - act.AT) % parts.TRIBES
        out[a] = weight(best_drop(v, tile, tribe, out, act.DONE)) if mask[a] else 0.0
    out[act.DONE : act.DONE + parts.TILES * parts.TRIBES] = 0.0


@rule
def weigh_bids(v, mask, out):
    """The lead of the best move over the next tells what it is worth to come first."""
    best, second = 0.0, 0.0
    for tile in range(parts.TILES):
        gained = best_pick_up(v, tile, out, act.AT)
        if gained > best:
            best, second = gained, best
        else:
            second = max(second, gained)
    out[act.AT : act.AT + parts.TILES * parts.TRIBES] = 0.0
    for i in range(act.FRONT - act.SPACE):
        if act.SPACE + i < act.SLOT and mask[act.SPACE + i]:
            asked = float(price(i + parts.ZEROS - 1, 0)) if i > 0 else 0.0
            out[act.SPACE + i] = weight(HASTE * (best - second) * ahead(v, i) - asked)


@rule
def ahead(v, choice):
    """How many of the markers that have bid would play later, and how many of the others may."""
    n = 0.0
    for i in range(len(v.spaces)):
        n += v.spaces[i] != NONE and i < choice + parts.ZEROS - 1
    return n + (0.5 if choice > 0 else 0.2)


@rule
def gain(v, a):
    """What an action is worth in points, by its phase."""
    if a >= act.USE and a < act.BUY:
        return power_worth(v, (a - act.USE) // 2, (a - act.USE) % 2)
    match v.phase:
        case Phase.DISCOUNT:
            return -(a - act.NUMBER) * SLAVE - price(v.bid, a - act.NUMBER)
        case Phase.BUILD:
            return (a - act.NUMBER) * (blue_around(v, v.here) * (1 + v.double) - SLAVE)
        case Phase.KILL | Phase.KILL_AGAIN:
            return kill_worth(v, a)
        case Phase.THIEF:
            return 4.0 if a != act.DONE else parts.THIEF_POINTS / 2
        case Phase.LOSE:
            return -thing(v, a, v.turn)
        case Phase.GAIN:
            return thing(v, a, v.active) if a != act.DONE else 0.0
        case Phase.MARKET:
            return bargain(v, a) if a != act.DONE else 0.0
        case Phase.SECOND:
            return card_worth(v, v.row[a - act.SLOT]) if a != act.DONE else 0.0
        case Phase.SACRED:
            return bought(v, a) if a != act.DONE else 0.0
        case Phase.SALE:
            return sale_worth(v, a)
        case Phase.SUIT:
            return 1.0 if a == act.SELL else 0.0
        case Phase.KEEP:
            return djinn_worth(v, a - act.DJINN, v.active)
    return place_worth(v, a)


# --- single questions


@rule
def power_worth(v, djinn, paid_with):
    """What a power brings, less its cost."""
    gained = POWER[djinn]
    match djinn:
        case Djinn.ECHIDNA:
            gained = v.took * blue_around(v, v.here) - ELDER
        case Djinn.BOURAQ | Djinn.HAGIS:
            gained = best_piece(v, 1)
        case Djinn.ENKI | Djinn.LAMIA:
            gained = best_piece(v, 0)
    return gained - (SLAVE if paid_with else ELDER)


@rule
def best_piece(v, palace):
    """A piece on the best tile that the power can aim at: without a tile of one's own it brings little."""
    best, djinn = NOTHING, Djinn.BOURAQ if palace else Djinn.ENKI
    for tile in range(parts.TILES):
        if may_put_beside(v, tile) == Why.OPEN if v.phase == Phase.PLACE else is_target(v, tile, djinn):
            best = max(best, piece_on(v, tile, palace))
    return best


@rule
def kill_worth(v, a):
    """A tile won, or a rival's loss; slaves have their price."""
    if a == act.DONE:
        return 0.0
    if a >= act.FRONT:
        return RIVAL * (parts.ELDER_POINTS if (a - act.FRONT) % 2 else 3) + kin(v, (a - act.FRONT) % 2)
    tile, tribe = (a - act.AT) // parts.TRIBES, (a - act.AT) % parts.TRIBES
    claimed = sum_of(v.meeples[tile]) == 1 and v.camel[tile] == NONE and v.camels[v.active] > 0
    won = site(v, tile) if claimed else 0.0
    return won + kin(v, tribe) - SLAVE * max(0, DISTANCE[v.here, tile] - v.took)


@rule
def kin(v, tribe):
    """What Kandicha makes of a killed meeple."""
    return 3.0 if owns(v, Djinn.KANDICHA) and tribe != Tribe.ASSASSIN else 0.0


@rule
def thing(v, a, seat):
    """What a thief takes: cards, djinns, tiles, palms, palaces."""
    match v.robber:
        case Thief.HOUSSAIN:
            return good_worth(v, a - act.GOOD, seat)
        case Thief.OUAFAT:
            return djinn_worth(v, a - act.DJINN, seat)
        case Thief.KOHDJAH:
            return site(v, a - act.TILE)
    return float(parts.PALM_POINTS if a < act.PALACE else parts.PALACE_POINTS)


@rule
def bargain(v, a):
    """A card of the row, less its share of the price."""
    return card_worth(v, v.row[a - act.SLOT]) - float(parts.MARKET_PRICE[big_market(v)]) / (1 + big_market(v))


@rule
def bought(v, a):
    """A djinn or a thief for two elders, or for one and a slave."""
    number, paid_with = (a - act.BUY) // 2, (a - act.BUY) % 2
    brings = djinn_worth(v, number, v.active) if number < parts.DJINNS else parts.THIEF_POINTS + 1.0
    return brings - ELDER - (SLAVE if paid_with else ELDER)


@rule
def sale_worth(v, a):
    """Goods count as much in the end; they are sold by the poor alone."""
    if a == act.SELL:
        return 2.0 if v.gold[v.active] < POOR else -1.0
    return 0.0 if a == act.DONE else -6.0


@rule
def place_worth(v, a):
    """A tile for a power or a piece; to go on costs nothing."""
    if a >= parts.TILES:
        return 0.0
    if v.phase == Phase.PLACE or v.phase == Phase.BESIDE:
        return piece_on(v, a - act.TILE, v.palace)
    if v.power == Djinn.BOURAQ or v.power == Djinn.ENKI:
        return piece_on(v, a - act.TILE, v.power == Djinn.BOURAQ)
    return site(v, a - act.TILE)
