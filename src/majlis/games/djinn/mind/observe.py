"""The view as numbers for a learner."""

from majlis.core.compile import rule
from majlis.core.observing import marks, marks_within, shares
from majlis.core.record import NONE
from majlis.games.djinn import parts
from majlis.games.djinn.rules.scoring import points
from majlis.games.djinn.rules.tom import IN_DECK
from majlis.games.djinn.state import DISCARDS, FRESH, SHOWN, TOP, UNSEEN, Phase

PHASES, TURN = len(Phase), 14
HELD = parts.MAGES + parts.EQUIPMENT + parts.TROPHIES + parts.TILES + parts.CARDS  # what lies on offer, or with a seat
CITY = (parts.ROUNDS + parts.SQUARES) * parts.PLACES + parts.ROUNDS * (parts.COLOURS + 1) + parts.COLOURS
A_SEAT = 14 + 4 * parts.COLOURS + 1 + parts.EDGES + parts.PLACES * (parts.SQUARES + 1) + 6 + HELD
OBSERVATION = PHASES + TURN + parts.GOODS + 2 * parts.COLOURS + 1 + CITY + HELD + parts.CHESTS + parts.TOM + 1
OBSERVATION += parts.SEATS * A_SEAT


@rule
def observe(v, seat, out):
    """Numbers from -1 to 1, seen from one seat: the seats follow in order of play."""
    out[:] = 0.0
    out[int(v.phase)] = 1.0
    i = see_turn(v, out, PHASES)
    i = see_city(v, out, i)
    i = see_tom(v, out, see_shelves(v, out, i))
    for k in range(parts.SEATS):
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
    i = shares(out, i + TURN, v.owe, 20)
    i = shares(out, shares(out, i, v.prey, 9), v.lodge, 9)
    out[i - 1] = v.lodge[parts.COLOURS] / 12  # the bosses
    return i


@rule
def see_city(v, out, i):
    for space in range(parts.ROUNDS + parts.SQUARES):
        out[i + space * parts.PLACES + int(v.symbol[space])] = 1.0
    i += (parts.ROUNDS + parts.SQUARES) * parts.PLACES
    for space in range(parts.ROUNDS):
        i = shares(out, i, v.loose[space], 9) + 1
        out[i - 1] = v.boss[space]
    return shares(out, i, v.bag, 9)


@rule
def see_shelves(v, out, i):
    """What is on offer."""
    i = marks_within(out, i, v.mage, TOP, UNSEEN)
    i = marks_within(out, i, v.equipment, TOP, UNSEEN)
    i = marks(out, i, v.trophies, SHOWN)
    for chest in range(parts.CHESTS):
        where = v.chest[chest]
        out[i + chest] = 1.0 if where >= FRESH else 0.5 if where == DISCARDS else 0.0
    return marks(out, marks(out, i + parts.CHESTS, v.tile, SHOWN), v.card, SHOWN)


@rule
def see_tom(v, out, i):
    """What he may still reveal, and whether he is beaten."""
    if v.seats == 1:
        out[marks(out, i, v.tom, IN_DECK)] = v.won
    return i + parts.TOM + 1


@rule
def see_seat(v, seat, out, i):
    out[i], out[i + 1], out[i + 2] = min(1.0, v.coins[seat] / 30), min(1.0, v.scrolls[seat] / 20), v.keys[seat] / 99
    out[i + 3], out[i + 4], out[i + 5] = min(1.0, v.corks[seat] / 10), v.magic[seat] / 8, v.capacity[seat] / 8
    out[i + 6], out[i + 7], out[i + 8] = v.flipped[seat], v.base_at[seat] / 2, v.opened[seat] / 2
    out[i + 9], out[i + 10], out[i + 11] = v.covered[seat], v.set_done[seat], min(1.0, points(v, seat) / 300)
    out[i + 12], out[i + 13] = 1.0, 1.0 if seat == v.turn else 0.0
    i += 14
    for colour in range(parts.COLOURS):
        out[i + colour] = min(1.0, v.bottles[seat, colour] / 10)
        out[i + parts.COLOURS + colour] = v.corked[seat, colour] / 9
        out[i + 2 * parts.COLOURS + colour] = v.corked_boss[seat, colour] / 12
        out[i + 3 * parts.COLOURS + colour] = v.ringed[seat, colour] / 4
    out[i + 4 * parts.COLOURS] = v.ringed[seat, parts.COLOURS] / 4
    see_cards(v, seat, out, see_places(v, seat, out, i + 4 * parts.COLOURS + 1))


@rule
def see_places(v, seat, out, i):
    if v.edge[seat] != NONE:
        out[i + int(v.edge[seat])] = 1.0
    i += parts.EDGES
    for place in range(parts.PLACES):
        if v.passage[seat, place] >= NONE:
            out[i + int(v.passage[seat, place]) + 1] = 1.0
        i += parts.SQUARES + 1
    if v.tent[seat] != NONE:
        out[i + int(v.tent[seat])] = 1.0
    return i + 6


@rule
def see_cards(v, seat, out, i):
    i = see_held(v.equipment, seat, out, see_held(v.mage, seat, out, i))
    marks(out, marks(out, marks(out, i, v.trophies, seat), v.tile, seat), v.card, seat)


@rule
def see_held(cards, seat, out, i):
    """Cards of a seat: more of those that are active."""
    for card in range(len(cards)):
        if cards[card] >> 1 == seat:
            out[i + card] = 0.5 + 0.5 * (cards[card] & 1)
    return i + len(cards)
