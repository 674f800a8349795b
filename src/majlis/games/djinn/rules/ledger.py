"""The ledger: every countable thing by place and owner, in the cells that events name."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.djinn.events import (
    ASSISTANT,
    BAG,
    BASE,
    BOSS_AT,
    BOTTLES,
    CAPACITY,
    CARD,
    CELLS,
    CHEST,
    COINS,
    CORKED,
    CORKED_BOSS,
    CORKS,
    COVER,
    EDGE,
    ENDING,
    FLIPPED,
    KEYS,
    KEYS_LEFT,
    KINDS_OF_DJINN,
    KIT,
    LODGE,
    LOOSE,
    MAGE,
    MAGIC,
    OPENED,
    PASSAGE,
    PILE,
    RINGED,
    ROUNDS_BEGUN,
    SCROLLS,
    SETS,
    SUPPLY,
    TILE,
    TOM_CARD,
    TROPHY,
    WAITS,
    WON,
)
from majlis.games.djinn.parts import COLOURS, PLACES, ROUNDS, SEATS


@rule
def ledger(s, out):
    for cell in range(CELLS):
        out[cell] = 0
    for seat in range(SEATS):
        count_goods(s, seat, out)
        count_djinn(s, seat, out)
    count_city(s, out)
    count_cards(s, out)
    out[ROUNDS_BEGUN], out[ENDING], out[WON] = s.rounds, s.ending, s.won


@rule
def count_goods(s, seat, out):
    """Goods, markers, and where the mage and the assistant stand."""
    out[COINS + seat], out[SCROLLS + seat], out[KEYS + seat] = s.coins[seat], s.scrolls[seat], s.keys[seat]
    out[CORKS + seat], out[MAGIC + seat], out[BASE + seat] = s.corks[seat], s.magic[seat], s.base_at[seat]
    out[CAPACITY + seat], out[FLIPPED + seat] = s.capacity[seat], s.flipped[seat]
    out[OPENED + seat], out[COVER + seat], out[SETS + seat] = s.opened[seat], s.covered[seat], s.set_done[seat]
    out[EDGE + seat], out[ASSISTANT + seat] = s.edge[seat], s.tent[seat]
    for place in range(PLACES):
        out[PASSAGE + seat * PLACES + place] = s.passage[seat, place]


@rule
def count_djinn(s, seat, out):
    """Bottles, empty and corked, and circles."""
    for colour in range(COLOURS):
        out[BOTTLES + seat * COLOURS + colour] = s.bottles[seat, colour]
        out[CORKED + seat * COLOURS + colour] = s.corked[seat, colour]
        out[CORKED_BOSS + seat * COLOURS + colour] = s.corked_boss[seat, colour]
    for kind in range(KINDS_OF_DJINN):
        out[RINGED + seat * KINDS_OF_DJINN + kind] = s.ringed[seat, kind]


@rule
def count_city(s, out):
    """Streets, bag and supply, and those who have no home yet."""
    for space in range(ROUNDS):
        out[BOSS_AT + space] = s.boss[space]
        for colour in range(COLOURS):
            out[LOOSE + space * COLOURS + colour] = s.loose[space, colour]
    for colour in range(COLOURS):
        out[BAG + colour] = s.bag[colour]
    for kind in range(KINDS_OF_DJINN):
        out[LODGE + kind] = s.lodge[kind]
    if s.waits != NONE:
        out[WAITS + int(s.waits)] = 1
    out[SUPPLY], out[KEYS_LEFT] = s.boss_supply, s.keys_left


@rule
def count_cards(s, out):
    copy(out, PILE, s.mage_pile)
    copy(out, MAGE, s.mage)
    copy(out, KIT, s.equipment)
    copy(out, TROPHY, s.trophies)
    copy(out, CHEST, s.chest)
    copy(out, TILE, s.tile)
    copy(out, CARD, s.card)
    copy(out, TOM_CARD, s.tom)


@rule
def copy(out, first, cards):
    """Where each of these cards is, from this cell on."""
    for i in range(len(cards)):
        out[first + i] = cards[i]
