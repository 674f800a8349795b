"""What sentences and pictures mention of a view and an action, from the very functions that the rules use."""

from enum import IntEnum

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.five_tribes.actions import AT, DONE, FRONT, NUMBER, SLOT, SPACE
from majlis.games.five_tribes.parts import DJINNS, MARKET_PRICE, THIEVES, TRIBES, ZEROS
from majlis.games.five_tribes.rules import bidding, holdings, powers, sale, sowing, thieves, tile_actions, tribes
from majlis.games.five_tribes.rules.grid import DISTANCE
from majlis.games.five_tribes.state import Phase


class Number(IntEnum):
    MOVES = 0  # 1 if some tile can be picked up (FT-4.5)
    POWERS = 1  # ways to use a djinn now (FT-7)
    SLAVES = 2  # that can be spent
    PRICE = 3  # of a bid, of one made cheaper by so many slaves, of the market (FT-3.1, FT-7.13, FT-6.3)
    STEPS = 4  # slaves that make the bid free (FT-7.13)
    REACH = 5  # cards of the row that the market reaches (FT-6.3, FT-6.4)
    DISTANCE = 6  # from the end of the move to a tile (FT-5.5)
    NEEDED = 7  # slaves that the assassins need to get there
    BLUE = 8  # blue tiles around the end of the move (FT-5.4)
    INCOME = 9  # what the builders bring
    EACH = 10  # what a slave adds
    SALE = 11  # what is sold brings: the suit laid out, or one of each (FT-6.6)
    DJINNS = 12  # that lie open (FT-6.5)
    THIEVES = 13
    LACKS = 14  # 1 if nothing is left for the oasis or village where the move ends (FT-6.1, FT-6.2)
    VICTIMS = 15  # whom the thief of this tribe would hurt, a bit a seat (FT-8.2)


@rule
def figures(s, a, out):
    """All of them; a is NONE for those of the view alone."""
    out[Number.MOVES] = sowing.any_move(s)
    if s.turn == NONE:
        return
    out[Number.POWERS], out[Number.SLAVES] = powers.count_powers(s), holdings.slaves(s)
    out[Number.SALE] = sale.suit_value(sale.suit_for_sale(s))
    out[Number.PRICE] = price_of(s, a)
    out[Number.STEPS] = bidding.steps_to_zero(s.bid)
    for card in range(DJINNS + THIEVES):
        out[Number.DJINNS if card < DJINNS else Number.THIEVES] += tile_actions.on_offer(s, card)
    if s.here != NONE:
        figures_of_move(s, a, out)


@rule
def price_of(s, a):
    if s.phase == Phase.BID:
        return bidding.price(a - SPACE + ZEROS - 1, 0) if a >= SPACE and a < SLOT else 0
    if s.phase == Phase.DISCOUNT:
        steps = a - NUMBER if a >= NUMBER and a < FRONT else 0
        return bidding.price(s.bid, min(steps, bidding.steps_to_zero(s.bid)))
    return int(MARKET_PRICE[tile_actions.big_market(s)]) if s.phase == Phase.MARKET else 0


@rule
def figures_of_move(s, a, out):
    """Where the move has ended, or goes on."""
    if s.phase == Phase.MARKET or s.phase == Phase.SECOND:
        out[Number.REACH] = tile_actions.market_reach(s)
    if a >= AT and a < DONE:
        out[Number.DISTANCE] = DISTANCE[s.here, (a - AT) // TRIBES]
        out[Number.NEEDED] = tribes.slaves_for(s, (a - AT) // TRIBES)
    out[Number.LACKS] = tile_actions.lacks_piece(s, (a - AT) // TRIBES if a >= AT and a < DONE else s.here)
    if s.tribe != NONE:
        out[Number.VICTIMS] = thieves.victims(s, s.tribe)
    out[Number.BLUE] = tribes.blue_around(s, s.here)
    out[Number.INCOME] = tribes.builders_bring(s, 0)
    out[Number.EACH] = tribes.builders_bring(s, 1) - tribes.builders_bring(s, 0)
