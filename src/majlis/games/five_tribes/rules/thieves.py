"""The Thieves of Naqala (FT-8): every other player loses something, then the user takes a part of it."""

import numpy as np

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.observing import number_at, sum_of
from majlis.core.record import NONE
from majlis.games.five_tribes.actions import ACTIONS, AT, DJINN, GOOD, NUMBER, PALACE, PALM, THIEF, TILE
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.parts import DJINNS, GOODS, PALACE_POINTS, TILES, Djinn, Thief, Tribe
from majlis.games.five_tribes.rules import holdings
from majlis.games.five_tribes.rules.placing import put_palace, put_palm
from majlis.games.five_tribes.rules.scoring import palm_points, tile_points
from majlis.games.five_tribes.rules.why import Why
from majlis.games.five_tribes.state import DISCARDS, GONE, POOL, Phase

HOUSSAIN_CARDS = 2
BLOCKS = {  # the numbers that a thief asks for
    Thief.OUAFAT: (DJINN, THIEF),
    Thief.HOUSSAIN: (GOOD, NUMBER),
    Thief.SHALIM: (PALM, ACTIONS),
    Thief.KOHDJAH: (TILE, AT),
}
LOOT = np.array([BLOCKS.get(thief, (0, 0)) for thief in Thief], np.int16)


@rule
def asks_thief(s):
    """FT-8.2: after the action of its tribe, if it would hurt anybody."""
    return s.thief[s.tribe] == s.active and victims(s, s.tribe) != 0


@rule
def victims(s, thief):
    """Whom a thief would hurt, a bit a seat."""
    hurt = 0
    for seat in range(s.seats):
        hurt |= int(seat != s.active and can_lose(s, seat, thief)) << seat
    return hurt


@rule
def may_send(s, thief):
    """FT-8.2: an own thief, after the action of its tribe."""
    if s.thief[thief] != s.active:
        return Why.THIEF
    return Why.OPEN if thief == s.tribe else Why.WRONG_THIEF


@rule
def can_lose(s, seat, thief):
    """Has this player what the thief wants, and no Morgiane (FT-7.23)?"""
    if s.djinn[Djinn.MORGIANE] == seat:
        return False
    match thief:
        case Thief.ZIAD:
            return s.viziers[seat] > 0
        case Thief.OUAFAT:
            return number_at(s.djinn, seat) > 0
        case Thief.HOUSSAIN:
            return s.n_hand[seat] > 0
        case Thief.KOHDJAH:
            return number_at(s.camel, seat) > 0
    return any_piece(s, seat)


@rule
def any_piece(s, seat):
    for tile in range(TILES):
        if s.camel[tile] == seat and s.palms[tile] + s.palaces[tile] > 0:
            return True
    return False


# --- the victims, clockwise


@rule
def send(s, thief):
    s.thief[thief], s.robber, s.phase = GONE, thief, Phase.LOSE
    note(s, Did.SEND, s.active, thief)


@rule
def asks_victim(s):
    return s.turn != s.active and s.robber != Thief.ZIAD and can_lose(s, s.turn, s.robber)


@rule
def next_victim(s):
    """Viziers are all alike: Ziad asks nobody (FT-8.3)."""
    if s.turn != s.active and s.robber == Thief.ZIAD and can_lose(s, s.turn, Thief.ZIAD):
        s.viziers[s.turn] -= 1
        s.pool_viziers += 1
        note(s, Did.LOSE_VIZIER, s.turn)
    s.turn = (s.turn + 1) % s.seats
    s.owed = HOUSSAIN_CARDS
    if s.turn == s.active:
        s.phase = Phase.GAIN
    else:
        s.owed = min(HOUSSAIN_CARDS, int(s.n_hand[s.turn]))


@rule
def may_lose(s, a):
    """Something of one's own that the thief asks for."""
    if a < LOOT[s.robber, 0] or a >= LOOT[s.robber, 1]:
        return Why.QUESTION
    match s.robber:
        case Thief.OUAFAT:
            return Why.OPEN if s.djinn[a - DJINN] == s.turn else Why.NO_DJINN
        case Thief.HOUSSAIN:
            return Why.OPEN if s.hand[s.turn, a - GOOD] > 0 else Why.NOT_HELD
        case Thief.KOHDJAH:
            return Why.OPEN if s.camel[a - TILE] == s.turn else Why.NO_CAMEL
    if s.camel[(a - PALM) % TILES] != s.turn:
        return Why.NOT_YOUR_TILE
    there = s.palms[a - PALM] if a < PALACE else s.palaces[a - PALACE]
    return Why.OPEN if there > 0 else Why.NO_PIECE


@rule
def lose(s, a):
    """A victim gives something up; Houssain takes two cards."""
    match s.robber:
        case Thief.OUAFAT:
            s.djinn[a - DJINN] = POOL
            note(s, Did.LOSE_DJINN, s.turn, a - DJINN)
        case Thief.HOUSSAIN:
            holdings.lose_good(s, s.turn, a - GOOD, s.pool)
            note(s, Did.LOSE_GOOD, s.turn, a - GOOD)
        case Thief.KOHDJAH:
            give_up(s, a - TILE)
        case Thief.SHALIM:
            take_back(s, a)
    s.owed -= 1
    if s.robber != Thief.HOUSSAIN or s.owed == 0:
        next_victim(s)


@rule
def give_up(s, tile):
    """FT-8.7: the camel goes home, what stands on the tile stays."""
    s.camel[tile] = NONE
    s.camels[s.turn] += 1
    s.freed |= 1 << tile
    note(s, Did.LOSE_TILE, s.turn, tile, tile_points(s, tile, s.turn))


@rule
def take_back(s, a):
    if a < PALACE:
        s.palms[a - PALM] -= 1
        s.pool_palms += 1
        note(s, Did.LOSE_PALM, s.turn, a - PALM, palm_points(s, s.turn))
    else:
        s.palaces[a - PALACE] -= 1
        s.pool_palaces += 1
        note(s, Did.LOSE_PALACE, s.turn, a - PALACE, PALACE_POINTS)


# --- the user


@rule
def asks_gain(s):
    """Only where there is a choice."""
    match s.robber:
        case Thief.OUAFAT:
            return number_at(s.djinn, POOL) > 1
        case Thief.HOUSSAIN:
            return s.owed > 0 and sum_of(s.pool) > s.owed
        case Thief.KOHDJAH:
            return s.freed != 0 and s.camels[s.active] > 0
        case Thief.SHALIM:
            return s.pool_palms + s.pool_palaces > 0 and number_at(s.camel, s.active) > 0
    return False


@rule
def may_gain(s, a):
    """Something that was given up."""
    if a < LOOT[s.robber, 0] or a >= LOOT[s.robber, 1]:
        return Why.QUESTION
    match s.robber:
        case Thief.OUAFAT:
            return Why.OPEN if s.djinn[a - DJINN] == POOL else Why.NOT_LOST
        case Thief.HOUSSAIN:
            return Why.OPEN if s.pool[a - GOOD] > 0 else Why.NOT_POOLED
        case Thief.KOHDJAH:
            return Why.OPEN if s.freed >> (a - TILE) & 1 > 0 else Why.NOT_FREED
    if s.camel[(a - PALM) % TILES] != s.active:  # FT-8.6: any own tile, of whatever kind
        return Why.NOT_YOUR_TILE
    left = s.pool_palms if a < PALACE else s.pool_palaces
    return Why.OPEN if left > 0 else Why.NO_POOLED_PIECE


@rule
def may_leave(s):
    """FT-8.7: only Kohdjah's user may take nothing."""
    return Why.OPEN if s.robber == Thief.KOHDJAH else Why.MUST_GAIN


@rule
def gain(s, a):
    match s.robber:
        case Thief.OUAFAT:
            take_djinn(s, a - DJINN)
            end_robbery(s)
        case Thief.HOUSSAIN:
            take_good(s, a - GOOD)
        case Thief.KOHDJAH:
            holdings.place_camel(s, a - TILE)
            end_robbery(s)
        case Thief.SHALIM:
            set_up(s, a)
            end_robbery(s)


@rule
def set_up(s, a):
    """FT-8.6: a piece given up stands on a tile of the user."""
    if a < PALACE:
        s.pool_palms -= 1
        put_palm(s, a - PALM, 1)
    else:
        s.pool_palaces -= 1
        put_palace(s, a - PALACE, 1)


@rule
def gain_the_rest(s):
    """What is taken without a choice: a vizier, the only djinn, the only cards."""
    match s.robber:
        case Thief.ZIAD:
            s.viziers[s.active] += 1
            s.pool_viziers -= 1
            note(s, Did.GAIN_VIZIER, s.active)
        case Thief.OUAFAT:
            take_djinn(s, holdings.nth_at(s.djinn, POOL, 0))
        case Thief.HOUSSAIN:
            take_pool(s)
    end_robbery(s)


@rule
def take_pool(s):
    for good in range(GOODS):
        while s.owed > 0 and s.pool[good] > 0:
            take_good(s, good)


@rule
def take_good(s, good):
    s.pool[good] -= 1
    s.owed -= 1
    holdings.gain_good(s, s.active, good, 1)
    note(s, Did.GAIN_GOOD, s.active, good)


@rule
def take_djinn(s, djinn):
    note(s, Did.GAIN_DJINN, s.active, djinn)
    holdings.gain_djinn(s, djinn)


@rule
def end_robbery(s):
    """The rest goes to the bag, the discards and the supply."""
    note(s, Did.LEAVE_VIZIERS, s.pool_viziers)
    note(s, Did.LEAVE_PIECES, s.pool_palms, s.pool_palaces)
    s.bag[Tribe.VIZIER] += s.pool_viziers
    s.palms_left += s.pool_palms
    s.palaces_left += s.pool_palaces
    s.pool_viziers, s.pool_palms, s.pool_palaces, s.freed, s.owed = 0, 0, 0, 0, 0
    for good in range(GOODS):
        note(s, Did.LEAVE_GOODS, good, s.pool[good])
        s.discard[good] += s.pool[good]
        s.pool[good] = 0
    for djinn in range(DJINNS):
        if s.djinn[djinn] == POOL:
            s.djinn[djinn] = DISCARDS
            note(s, Did.LEAVE_DJINN, djinn)
    s.robber, s.phase = NONE, Phase.TILE
