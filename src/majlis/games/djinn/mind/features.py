"""What makes a seat likely to win, in numbers: points, goods that may become points, power, room, and the hunt."""

from pathlib import Path

from majlis.core.compile import rule
from majlis.core.game import Features
from majlis.core.observing import number_at, sum_of
from majlis.core.record import NONE
from majlis.core.weights import read
from majlis.games.djinn import parts
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.mind.prospects import action_worth
from majlis.games.djinn.mind.worth import TILE_WORTH, unit
from majlis.games.djinn.rules import goods
from majlis.games.djinn.rules.archives import laid_by
from majlis.games.djinn.rules.scoring import points
from majlis.games.djinn.rules.tom import cards_left
from majlis.games.djinn.rules.trophies import corked_of
from majlis.games.djinn.state import Acted, Ending

NAMES = (
    *("points", "trophies", "corked"),
    "bosses",  # in bottles or circles
    "sets",  # trophies that could be claimed at once
    "pairs",  # colours with two corked djinn
    "ringed",
    "ready",  # djinn in circles whose bottle and cork are there
    "unbottled",  # djinn in circles that still want a bottle of their colour
    *("bottles", "corks"),
    "couples",  # bottle and cork
    *("coins", "scrolls", "keys", "magic"),
    "dry",  # no more than one magic
    *("most_magic", "base", "flipped", "circles"),
    "empty",  # circles
    "awake",  # mages
    *("awake_power", "asleep", "asleep_power"),
    "idle_coins",  # coins beyond those that the awake mages ask for
    "equipment",
    "kits",  # different types of it
    "bonuses",  # equipment that works at a place, face up
    *("catch_kit", "passages", "tiles"),
    "power",  # all that a catch could be paid with
    "catches",  # djinn that power and room allow
    "stuck",  # no room for any djinn
    *("hunt_here", "hunt_next", "hunt_after", "near_source", "turn", "walked", "acted"),
    "action",  # what the action of this place would bring
    "refill",  # at the Source: magic to be had
    "owed",
    "lodging",  # djinn on their way to bottles and circles
    "alone",  # the rest is about Tom
    *("cards_left", "bosses_left", "companions"),
    "power_wanted",  # for all bosses in town
    "cards_a_boss",
    "hopeless",  # fewer cards than bosses
)
BOSS_TOWN = 6
PREY, BIG_PREY = 1.0, 2.5
WEIGHTS = read(Path(__file__).with_name("weights.toml"), NAMES, range(1, parts.SEATS + 1))
LAST = int(Ending.LAST_VISIT)


@rule
def progress(v):
    """Bosses that have left; the last fifth is the end that they bring. Alone: the cards that are gone."""
    if v.seats == 1:
        return 1.0 - cards_left(v) / len(v.tom)
    if v.ending != Ending.FAR:
        return min(1.0, 0.8 + 0.2 * v.ending / LAST)
    gone = max(0, BOSS_TOWN - goods.bosses_in_town(v)) / BOSS_TOWN
    return max(0.75 * gone, 0.75 * min(1.0, v.rounds / v.limit))


@rule
def features(v, seat):
    mages = mage_features(v, seat)
    kit = kit_features(v, seat)
    power = power_of(v, seat, mages[1], mages[4], kit[3])
    room = empty_of(v, seat) + min(sum_of(v.bottles[seat]), int(v.corks[seat]))
    return (
        djinn_features(v, seat)
        + store_features(v, seat)
        + magic_features(v, seat)
        + mages
        + kit
        + (float(laid_by(v, seat)) / 2, tile_worth(v, seat) / 5, power / 6, min(power // parts.DJINN_POWER, room) / 2)
        + hunt_features(v, seat, power, room)
        + turn_features(v, seat)
        + tom_features(v)
    )


@rule
def djinn_features(v, seat):
    corked, bosses, sets, pairs, ringed, fit = 0, int(v.ringed[seat, parts.BOSS]), 0, 0, 0, 0
    for colour in range(parts.COLOURS):
        n = corked_of(v, seat, colour)
        corked += n
        bosses += int(v.corked_boss[seat, colour])
        sets += n // parts.FOR_A_TROPHY
        pairs += int(n % parts.FOR_A_TROPHY == parts.FOR_A_TROPHY - 1)
        ringed += int(v.ringed[seat, colour])
        fit += min(int(v.ringed[seat, colour]), int(v.bottles[seat, colour]))
    spare = sum_of(v.bottles[seat]) - fit
    fit += min(spare, int(v.ringed[seat, parts.BOSS]))
    ringed += int(v.ringed[seat, parts.BOSS])
    return (
        points(v, seat) / 20.0,
        float(number_at(v.trophies, seat)),
        corked / 2.0,
        bosses / 2.0,
        float(sets),
        float(pairs),
        ringed / 2.0,
        float(min(fit, int(v.corks[seat]))),
        float(ringed - fit),
    )


@rule
def store_features(v, seat):
    bottles, corks = sum_of(v.bottles[seat]), int(v.corks[seat])
    return (
        min(8, bottles) / 2.0,
        min(8, corks) / 2.0,
        float(min(bottles, corks)),
        min(20, int(v.coins[seat])) / 4.0,
        min(12, int(v.scrolls[seat])) / 3.0,
        min(10, int(v.keys[seat])) / 2.0,
    )


@rule
def magic_features(v, seat):
    return (
        v.magic[seat] / 3.0,
        1.0 if v.magic[seat] < 2 else 0.0,
        goods.most_magic(v, seat) / 3.0,
        float(v.base_at[seat]),
        float(v.flipped[seat]),
        goods.active_circles(v, seat) / 2.0,
        float(empty_of(v, seat)),
    )


@rule
def empty_of(v, seat):
    return goods.active_circles(v, seat) - sum_of(v.ringed[seat])


@rule
def mage_features(v, seat):
    awake, power, asleep, asleep_power, price = 0, 0.0, 0, 0.0, 0
    for mage in range(parts.MAGES):
        if v.mage[mage] >> 1 == seat:
            helps = mage_power(mage)
            if v.mage[mage] & 1:
                awake += 1
                power += helps
                price += int(parts.MAGE_PRICE[mage])
            else:
                asleep += 1
                asleep_power += helps
    return awake / 2.0, power / 4.0, asleep / 2.0, asleep_power / 4.0, max(-6, min(6, int(v.coins[seat]) - price)) / 3.0


@rule
def mage_power(mage):
    """Green power, and a share of the colours' bonus."""
    total = float(parts.MAGE_POWER[mage])
    for colour in range(parts.COLOURS):
        total += 0.25 * parts.MAGE_BONUS[mage, colour]
    return total


@rule
def kit_features(v, seat):
    n, types, bonuses, catch = 0, 0, 0, 0
    for card in range(parts.EQUIPMENT):
        if v.equipment[card] >> 1 == seat:
            n += 1
            types |= 1 << int(parts.KIT[card])
            if v.equipment[card] & 1:
                bonuses += int(parts.EFFECT[card] == Effect.BONUS)
                catch += int(parts.KIT_CATCH[card]) if parts.EFFECT[card] == Effect.CATCH else 0
    return n / 2.0, float(goods.bits_in(types)), float(bonuses), catch / 2.0


@rule
def tile_worth(v, seat):
    total = 0.0
    for tile in range(parts.TILES):
        if v.tile[tile] == seat:
            total += TILE_WORTH[tile]
    return total


@rule
def power_of(v, seat, mages, coins, kit):
    """Magic, keys, equipment and the mages that the coins can pay, about; the numbers are scaled as features."""
    unpaid = max(0.0, -3.0 * coins)
    return int(v.magic[seat] + v.keys[seat] + max(0.0, 4.0 * mages - 1.5 * unpaid) + 2.0 * kit)


@rule
def hunt_features(v, seat, power, room):
    edge = int(v.edge[seat])
    if edge == NONE:
        return 0.0 if room else 1.0, 0.0, 0.0, 0.0, 0.0
    mine = v.turn == seat
    arrived = v.acted & (Acted.MOVED | Acted.CATCH) == Acted.MOVED
    here = hunt(v, int(parts.TO[edge]), power, room) if mine and arrived else 0.0
    near, after, source = 0.0, 0.0, 0.0
    for i in range(parts.ONWARD.shape[1]):
        way = int(parts.ONWARD[edge, i])
        if way != NONE:
            near = max(near, hunt(v, int(parts.TO[way]), power, room))
            source = max(source, 1.0 if parts.TO[way] == parts.SOURCE else 0.0)
            for j in range(parts.ONWARD.shape[1]):
                if parts.ONWARD[way, j] != NONE:
                    after = max(after, hunt(v, int(parts.TO[parts.ONWARD[way, j]]), power, room))
    return 0.0 if room else 1.0, here, near, after, source


@rule
def hunt(v, space, power, room):
    """What power and room would catch at a space."""
    if space >= parts.ROUNDS:
        return 0.0
    there = goods.loose_at(v, space)
    caught = min(power // parts.DJINN_POWER, room, there)
    total = PREY * caught
    if v.boss[space] and room > 1 and there > 0 and power >= parts.DJINN_POWER + parts.SURCHARGE * there:
        total = max(total, BIG_PREY + (PREY if caught > 0 else 0.0))
    if v.boss[space] and caught == there and v.seats == 1:
        total += BIG_PREY  # alone it is enough that he flees
    return total


@rule
def turn_features(v, seat):
    if v.turn != seat:
        return 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    owed, lodging = 0.0, int(v.waits != NONE) + sum_of(v.lodge)
    for good in range(parts.GOODS):
        owed += unit(v, good) * v.owe[good]
    walked = 1.0 if v.acted & Acted.MOVED else 0.0
    acted = 1.0 if v.acted & (Acted.BASIC | Acted.FORFEIT) else 0.0
    return 1.0, walked, acted, action_here(v) / 3, refill_here(v) / 3, owed / 4, float(lodging)


@rule
def action_here(v):
    """What the action of the place where the mover has stopped may still bring."""
    space = goods.node(v) if v.acted & Acted.MOVED else parts.SOURCE
    if space == parts.SOURCE or v.acted & (Acted.BASIC | Acted.FORFEIT):
        return 0.0
    return action_worth(v, int(v.symbol[space]), int(space < parts.ROUNDS))


@rule
def refill_here(v):
    """Magic that the Source may still give in this turn."""
    if v.acted & Acted.ROW_ONE or not goods.at_source(v):
        return 0.0
    return float(goods.most_magic(v, v.turn) - v.magic[v.turn])


@rule
def tom_features(v):
    """Alone, how long Tom will take and how much there is to do; a number that all seats share would say nothing."""
    if v.seats > 1:
        return 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    cards, bosses, companions, wanted = cards_left(v), 0, 0, 0
    for space in range(parts.ROUNDS):
        if v.boss[space]:
            there = goods.loose_at(v, space)
            bosses += 1
            companions += there
            wanted += min(parts.DJINN_POWER * there, parts.DJINN_POWER + parts.SURCHARGE * there)
    ratio = min(4.0, cards / max(1, bosses))
    return 1.0, cards / 5, bosses / 2, companions / 4, wanted / 12, ratio, 1.0 if cards <= bosses else 0.0


FEATURES = Features(NAMES, features, progress)
