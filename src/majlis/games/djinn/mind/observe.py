"""The view as numbers for a learner."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.djinn.parts import (
    CARDS,
    CHESTS,
    COLOURS,
    EDGES,
    EQUIPMENT,
    GOODS,
    MAGES,
    PLACES,
    ROUNDS,
    SEATS,
    SQUARES,
    TILES,
    TOM,
    TROPHIES,
)
from majlis.games.djinn.rules.scoring import points
from majlis.games.djinn.rules.tom import IN_DECK
from majlis.games.djinn.state import DISCARDS, FRESH, SHOWN, TOP, UNSEEN, Phase

PHASES, TURN = len(Phase), 14
CITY = (ROUNDS + SQUARES) * PLACES + ROUNDS * (COLOURS + 1) + COLOURS
SHELVES = MAGES + EQUIPMENT + TROPHIES + CHESTS + TILES + CARDS
A_SEAT = 14 + 4 * COLOURS + 1 + EDGES + PLACES * (SQUARES + 1) + 6 + MAGES + EQUIPMENT + TROPHIES + TILES + CARDS
OBSERVATION = PHASES + TURN + GOODS + 2 * COLOURS + 1 + CITY + SHELVES + TOM + 1 + SEATS * A_SEAT


@rule
def observe(v, seat, out):
    """Numbers from -1 to 1, seen from one seat: the seats follow in order of play."""
    out[:] = 0.0
    out[int(v.phase)] = 1.0
    i = see_turn(v, out, PHASES)
    i = see_city(v, out, i)
    i = see_tom(v, out, see_shelves(v, out, i))
    for k in range(SEATS):
        if k < v.seats:
            see_seat(v, (seat + k) % v.seats, out, i)
        i += A_SEAT


@rule
def see_turn(v, out, i):
    out[i], out[i + 1], out[i + 2] = min(1.0, v.rounds / 120), v.ending / 3, v.acted / 64
    out[i + 3], out[i + 4], out[i + 5] = v.special, v.tavern / 2, v.options_left / 2
    out[i + 6], out[i + 7], out[i + 8] = v.trades_left / 2, (v.waits + 1) / 5, v.drawn_djinn
    out[i + 9], out[i + 10], out[i + 11] = min(1.0, v.need / 60), v.catching / 2, v.prey_boss / 12
    out[i + 12], out[i + 13] = v.boss_supply / 12, v.keys_left / 99
    i += TURN
    for good in range(GOODS):
        out[i + good] = v.owe[good] / 20
    i += GOODS
    for colour in range(COLOURS):
        out[i + colour] = v.prey[colour] / 9
        out[i + COLOURS + colour] = v.lodge[colour] / 9
    out[i + 2 * COLOURS] = v.lodge[COLOURS] / 12
    return i + 2 * COLOURS + 1


@rule
def see_city(v, out, i):
    for space in range(ROUNDS + SQUARES):
        out[i + space * PLACES + int(v.symbol[space])] = 1.0
    i += (ROUNDS + SQUARES) * PLACES
    for space in range(ROUNDS):
        for colour in range(COLOURS):
            out[i + colour] = v.loose[space, colour] / 9
        out[i + COLOURS] = v.boss[space]
        i += COLOURS + 1
    for colour in range(COLOURS):
        out[i + colour] = v.bag[colour] / 9
    return i + COLOURS


@rule
def see_shelves(v, out, i):
    """What is on offer."""
    for mage in range(MAGES):
        out[i + mage] = 1.0 if v.mage[mage] >= TOP and v.mage[mage] < UNSEEN else 0.0
    i += MAGES
    for card in range(EQUIPMENT):
        out[i + card] = 1.0 if v.equipment[card] >= TOP and v.equipment[card] < UNSEEN else 0.0
    i += EQUIPMENT
    for trophy in range(TROPHIES):
        out[i + trophy] = 1.0 if v.trophies[trophy] == SHOWN else 0.0
    i += TROPHIES
    for chest in range(CHESTS):
        where = v.chest[chest]
        out[i + chest] = 1.0 if where >= FRESH else 0.5 if where == DISCARDS else 0.0
    i += CHESTS
    for tile in range(TILES):
        out[i + tile] = 1.0 if v.tile[tile] == SHOWN else 0.0
    i += TILES
    for card in range(CARDS):
        out[i + card] = 1.0 if v.card[card] == SHOWN else 0.0
    return i + CARDS


@rule
def see_tom(v, out, i):
    """What he may still reveal, and whether he is beaten."""
    if v.seats == 1:
        for card in range(TOM):
            out[i + card] = 1.0 if v.tom[card] == IN_DECK else 0.0
        out[i + TOM] = v.won
    return i + TOM + 1


@rule
def see_seat(v, seat, out, i):
    out[i], out[i + 1], out[i + 2] = min(1.0, v.coins[seat] / 30), min(1.0, v.scrolls[seat] / 20), v.keys[seat] / 99
    out[i + 3], out[i + 4], out[i + 5] = min(1.0, v.corks[seat] / 10), v.magic[seat] / 8, v.capacity[seat] / 8
    out[i + 6], out[i + 7], out[i + 8] = v.flipped[seat], v.base_at[seat] / 2, v.opened[seat] / 2
    out[i + 9], out[i + 10], out[i + 11] = v.covered[seat], v.set_done[seat], min(1.0, points(v, seat) / 300)
    out[i + 12], out[i + 13] = 1.0, 1.0 if seat == v.turn else 0.0
    i += 14
    for colour in range(COLOURS):
        out[i + colour] = min(1.0, v.bottles[seat, colour] / 10)
        out[i + COLOURS + colour] = v.corked[seat, colour] / 9
        out[i + 2 * COLOURS + colour] = v.corked_boss[seat, colour] / 12
        out[i + 3 * COLOURS + colour] = v.ringed[seat, colour] / 4
    out[i + 4 * COLOURS] = v.ringed[seat, COLOURS] / 4
    see_cards(v, seat, out, see_places(v, seat, out, i + 4 * COLOURS + 1))


@rule
def see_places(v, seat, out, i):
    if v.edge[seat] != NONE:
        out[i + int(v.edge[seat])] = 1.0
    i += EDGES
    for place in range(PLACES):
        if v.passage[seat, place] >= NONE:
            out[i + int(v.passage[seat, place]) + 1] = 1.0
        i += SQUARES + 1
    if v.tent[seat] != NONE:
        out[i + int(v.tent[seat])] = 1.0
    return i + 6


@rule
def see_cards(v, seat, out, i):
    for mage in range(MAGES):
        if v.mage[mage] >> 1 == seat:
            out[i + mage] = 0.5 + 0.5 * (v.mage[mage] & 1)
    i += MAGES
    for card in range(EQUIPMENT):
        if v.equipment[card] >> 1 == seat:
            out[i + card] = 0.5 + 0.5 * (v.equipment[card] & 1)
    i += EQUIPMENT
    for trophy in range(TROPHIES):
        out[i + trophy] = 1.0 if v.trophies[trophy] == seat else 0.0
    i += TROPHIES
    for tile in range(TILES):
        out[i + tile] = 1.0 if v.tile[tile] == seat else 0.0
    i += TILES
    for card in range(CARDS):
        out[i + card] = 1.0 if v.card[card] == seat else 0.0
