"""The ledger: every countable thing by place and owner, in the cells that events name."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.djinn import cells


@rule
def ledger(s, out):
    for cell in range(cells.CELLS):
        out[cell] = 0
    copy_seats(s, out)
    copy_djinn(s, out)
    copy_cards(s, out)
    if s.waits != NONE:
        out[cells.WAITS + int(s.waits)] = 1
    out[cells.SUPPLY], out[cells.KEYS_LEFT] = s.boss_supply, s.keys_left
    out[cells.ROUNDS_BEGUN], out[cells.ENDING], out[cells.WON] = s.rounds, s.ending, s.won


@rule
def copy_seats(s, out):
    """Goods, markers, and where the mage and the assistant stand."""
    copy(out, cells.COINS, s.coins)
    copy(out, cells.SCROLLS, s.scrolls)
    copy(out, cells.KEYS, s.keys)
    copy(out, cells.CORKS, s.corks)
    copy(out, cells.MAGIC, s.magic)
    copy(out, cells.BASE, s.base_at)
    copy(out, cells.CAPACITY, s.capacity)
    copy(out, cells.FLIPPED, s.flipped)
    copy(out, cells.OPENED, s.opened)
    copy(out, cells.COVER, s.covered)
    copy(out, cells.SETS, s.set_done)
    copy(out, cells.EDGE, s.edge)
    copy(out, cells.ASSISTANT, s.tent)
    copy_rows(out, cells.PASSAGE, s.passage)


@rule
def copy_djinn(s, out):
    """Bottles, empty and corked, and circles; streets and bag, and those who have no home yet."""
    copy_rows(out, cells.BOTTLES, s.bottles)
    copy_rows(out, cells.CORKED, s.corked)
    copy_rows(out, cells.CORKED_BOSS, s.corked_boss)
    copy_rows(out, cells.RINGED, s.ringed)
    copy_rows(out, cells.LOOSE, s.loose)
    copy(out, cells.BOSS_AT, s.boss)
    copy(out, cells.BAG, s.bag)
    copy(out, cells.LODGE, s.lodge)


@rule
def copy_cards(s, out):
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
    """From this cell on."""
    for i in range(len(cards)):
        out[first + i] = cards[i]


@rule
def copy_rows(out, first, rows):
    for i in range(rows.shape[0]):
        copy(out, first + i * rows.shape[1], rows[i])
