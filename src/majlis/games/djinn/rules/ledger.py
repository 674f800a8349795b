"""The ledger: every countable thing by place and owner, in the cells that events name."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.djinn import cells
from majlis.games.djinn.parts import COLOURS, PLACES, ROUNDS, SEATS


@rule
def ledger(s, out):
    for cell in range(cells.CELLS):
        out[cell] = 0
    for seat in range(SEATS):
        count_goods(s, seat, out)
        count_djinn(s, seat, out)
    count_city(s, out)
    count_cards(s, out)
    out[cells.ROUNDS_BEGUN], out[cells.ENDING], out[cells.WON] = s.rounds, s.ending, s.won


@rule
def count_goods(s, seat, out):
    """Goods, markers, and where the mage and the assistant stand."""
    out[cells.COINS + seat], out[cells.SCROLLS + seat], out[cells.KEYS + seat] = (
        s.coins[seat],
        s.scrolls[seat],
        s.keys[seat],
    )
    out[cells.CORKS + seat], out[cells.MAGIC + seat], out[cells.BASE + seat] = (
        s.corks[seat],
        s.magic[seat],
        s.base_at[seat],
    )
    out[cells.CAPACITY + seat], out[cells.FLIPPED + seat] = s.capacity[seat], s.flipped[seat]
    out[cells.OPENED + seat], out[cells.COVER + seat], out[cells.SETS + seat] = (
        s.opened[seat],
        s.covered[seat],
        s.set_done[seat],
    )
    out[cells.EDGE + seat], out[cells.ASSISTANT + seat] = s.edge[seat], s.tent[seat]
    for place in range(PLACES):
        out[cells.PASSAGE + seat * PLACES + place] = s.passage[seat, place]


@rule
def count_djinn(s, seat, out):
    """Bottles, empty and corked, and circles."""
    for colour in range(COLOURS):
        out[cells.BOTTLES + seat * COLOURS + colour] = s.bottles[seat, colour]
        out[cells.CORKED + seat * COLOURS + colour] = s.corked[seat, colour]
        out[cells.CORKED_BOSS + seat * COLOURS + colour] = s.corked_boss[seat, colour]
    for kind in range(cells.KINDS_OF_DJINN):
        out[cells.RINGED + seat * cells.KINDS_OF_DJINN + kind] = s.ringed[seat, kind]


@rule
def count_city(s, out):
    """Streets, bag and supply, and those who have no home yet."""
    for space in range(ROUNDS):
        out[cells.BOSS_AT + space] = s.boss[space]
        for colour in range(COLOURS):
            out[cells.LOOSE + space * COLOURS + colour] = s.loose[space, colour]
    for colour in range(COLOURS):
        out[cells.BAG + colour] = s.bag[colour]
    for kind in range(cells.KINDS_OF_DJINN):
        out[cells.LODGE + kind] = s.lodge[kind]
    if s.waits != NONE:
        out[cells.WAITS + int(s.waits)] = 1
    out[cells.SUPPLY], out[cells.KEYS_LEFT] = s.boss_supply, s.keys_left


@rule
def count_cards(s, out):
    copy(out, cells.PILE, s.mage_pile)
    copy(out, cells.MAGE, s.mage)
    copy(out, cells.KIT, s.equipment)
    copy(out, cells.TROPHY, s.trophies)
    copy(out, cells.CHEST, s.chest)
    copy(out, cells.TILE, s.tile)
    copy(out, cells.CARD, s.card)
    copy(out, cells.TOM_CARD, s.tom)


@rule
def copy(out, first, cards):
    """Where each of these cards is, from this cell on."""
    for i in range(len(cards)):
        out[first + i] = cards[i]
