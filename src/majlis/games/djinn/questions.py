"""What may be answered, phase by phase."""

from majlis.core.compile import rule
from majlis.games.djinn.actions import COLOUR, DONE, YES
from majlis.games.djinn.catching import mark_bosses, mark_lodging, mark_prey
from majlis.games.djinn.deal import mark_draft
from majlis.games.djinn.helping import mark_helpers
from majlis.games.djinn.mages import mark_mages, mark_sleepers
from majlis.games.djinn.market import mark_trades
from majlis.games.djinn.parts import COLOURS
from majlis.games.djinn.passages import mark_lay, mark_options
from majlis.games.djinn.places import mark_acts, mark_chests, mark_source
from majlis.games.djinn.rewards import mark_bottles, mark_circles, mark_house, mark_streets, mark_study
from majlis.games.djinn.state import Phase
from majlis.games.djinn.trophies import mark_corks, mark_free, mark_gifts
from majlis.games.djinn.walking import mark_entries, mark_pay, mark_street, mark_ways
from majlis.games.djinn.wardrobe import mark_equipment, mark_kept


@rule
def is_pause(s):
    """The moments at which free actions are open."""
    match s.phase:
        case Phase.ENTER | Phase.MOVE | Phase.ACT | Phase.SOURCE:
            return True
        case Phase.ARCHIVES:
            return s.options_taken > 0
        case Phase.MARKET:
            return s.special > 0 and s.trades_left == 1
    return False


@rule
def legal(s, mask):
    """Mark the open actions; return how many there are."""
    mask[:] = False
    n = mark_free(s, mask) if is_pause(s) else 0
    match s.phase:
        case Phase.ACT:
            return n + mark_acts(s, mask)
        case Phase.MOVE:
            return n + mark_ways(s, mask, s.edge[s.turn])
        case Phase.PREY:
            return mark_prey(s, mask)
        case Phase.LODGE:
            return mark_lodging(s, mask)
        case Phase.HELP:
            return mark_helpers(s, mask)
        case Phase.SOURCE:
            return n + mark_source(s, mask)
        case Phase.ARCHIVES:
            return n + mark_options(s, mask)
        case Phase.MARKET:
            return n + mark_trades(s, mask)
        case Phase.BOTTLE:
            return mark_bottles(s, mask)
        case Phase.ENTER:
            return n + mark_entries(s, mask)
    return mark_rest(s, mask)


@rule
def mark_rest(s, mask):
    match s.phase:
        case Phase.DRAFT:
            return mark_draft(s, mask)
        case Phase.STREET:
            return mark_street(mask)
        case Phase.WALK_ON:
            return mark_ways(s, mask, s.aim)
        case Phase.PAY:
            return mark_pay(s, mask)
        case Phase.LAY:
            return mark_lay(s, mask)
        case Phase.STUDY:
            return mark_study(s, mask)
        case Phase.ACTIVATE:
            return mark_sleepers(s, mask)
        case Phase.MAGE:
            return mark_mages(s, mask)
        case Phase.EQUIP:
            return mark_equipment(s, mask)
        case Phase.KEEP:
            return mark_kept(s, mask)
        case Phase.CIRCLE:
            return mark_circles(s, mask)
        case Phase.TAKE:
            return mark_streets(s, mask)
        case Phase.HOUSE:
            return mark_house(s, mask) + mark_corks(s, mask)
        case Phase.THROW:
            return mark_chests(s, mask)
        case Phase.GIVE:
            return mark_gifts(s, mask)
        case Phase.SWAP_OUT:
            return mark_swap_out(s, mask)
        case Phase.SWAP_IN:
            return mark_all_colours(mask)
        case Phase.BOSSES:
            return mark_bosses(s, mask)
        case Phase.OVER:
            return 0
    mask[DONE] = mask[YES] = True  # capacity, draw, more chests, a lock
    return 2


@rule
def mark_swap_out(s, mask):
    """One bottle at least; the second may be left."""
    n = 0
    for colour in range(COLOURS):
        hit = s.bottles[s.turn, colour] > 0
        mask[COLOUR + colour] = hit
        n += hit
    mask[DONE] = s.swaps == 1
    return n + int(mask[DONE])


@rule
def mark_all_colours(mask):
    for colour in range(COLOURS):
        mask[COLOUR + colour] = True
    return COLOURS
