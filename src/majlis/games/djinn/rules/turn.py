"""The turn: what may be answered and what an answer begins, side by side, phase by phase."""

from majlis.core.compile import rule
from majlis.games.djinn.actions import CHEST, COLOUR, DONE, EDGE, EQUIP, MAGE, NUMBER, TILE, YES
from majlis.games.djinn.rules.advance import go_on
from majlis.games.djinn.rules.archives import answer_archives, mark_lay, mark_options
from majlis.games.djinn.rules.catching import (
    choose_prey,
    finish_catch,
    lodge,
    mark_bosses,
    mark_lodging,
    mark_prey,
    take_bosses,
    take_prey,
)
from majlis.games.djinn.rules.chests import answer_more, mark_chests, throw, unlock
from majlis.games.djinn.rules.equipment import (
    answer_equipment,
    keep_up,
    mark_equipment,
    mark_kept,
    mark_swap_in,
    mark_swap_out,
    swap,
)
from majlis.games.djinn.rules.helping import help_with, mark_helpers
from majlis.games.djinn.rules.mages import answer_mage, mark_mages, mark_sleepers, wake
from majlis.games.djinn.rules.pauses import do_free, is_free, is_pause, mark_corks, mark_free
from majlis.games.djinn.rules.places import do_action, mark_acts
from majlis.games.djinn.rules.rewards import (
    answer_capacity,
    answer_circle,
    answer_draw,
    answer_street,
    house,
    mark_bottles,
    mark_circles,
    mark_house,
    mark_streets,
    mark_study,
    study,
    take_bottle,
)
from majlis.games.djinn.rules.setup import draft, mark_draft
from majlis.games.djinn.rules.source import do_source, mark_source
from majlis.games.djinn.rules.tents import answer_market, mark_trades
from majlis.games.djinn.rules.trophies import hand_in, mark_gifts
from majlis.games.djinn.rules.walking import (
    answer_street_question,
    give,
    mark_entries,
    mark_pay,
    mark_street,
    mark_ways,
    walk,
)
from majlis.games.djinn.state import Phase


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
            return mark_swap_in(mask)
        case Phase.BOSSES:
            return mark_bosses(s, mask)
        case Phase.OVER:
            return 0
    mask[DONE] = mask[YES] = True  # capacity, draw, more chests, a lock
    return 2


@rule
def step(s, a):
    """Carry out one open action and go on to the next question."""
    if (is_pause(s) and is_free(a)) or (s.phase == Phase.HOUSE and is_free(a)):
        do_free(s, a)
    else:
        answer(s, a)
    go_on(s)


@rule
def answer(s, a):
    match s.phase:
        case Phase.ACT:
            do_action(s, a)
        case Phase.SOURCE:
            do_source(s, a)
        case Phase.PREY:
            if a == DONE:
                take_prey(s)
                s.phase = Phase.ACT
            else:
                choose_prey(s, a)
        case Phase.LODGE:
            lodge(s, a)
        case Phase.HELP:
            if a == DONE:
                finish_catch(s)
            else:
                help_with(s, a)
        case Phase.MOVE | Phase.ENTER | Phase.WALK_ON:
            walk(s, a - EDGE)
        case Phase.STREET:
            answer_street_question(s, a)
        case Phase.PAY:
            give(s, a)
        case Phase.BOTTLE:
            take_bottle(s, a - COLOUR)
        case Phase.ARCHIVES | Phase.LAY:
            answer_archives(s, a)
        case Phase.MARKET:
            answer_market(s, a)
        case _:
            answer_question(s, a)


@rule
def answer_question(s, a):
    match s.phase:
        case Phase.DRAFT:
            draft(s, a - TILE)
        case Phase.CAPACITY:
            answer_capacity(s, a)
        case Phase.STUDY:
            study(s, a - NUMBER)
        case Phase.ACTIVATE:
            wake(s, a - MAGE)
        case Phase.MAGE:
            answer_mage(s, a)
        case Phase.EQUIP:
            answer_equipment(s, a)
        case Phase.KEEP:
            keep_up(s, a - EQUIP)
        case Phase.CIRCLE:
            answer_circle(s, a)
        case Phase.DRAW:
            answer_draw(s, a)
        case Phase.TAKE:
            answer_street(s, a)
        case Phase.HOUSE:
            house(s, a)
        case Phase.MORE:
            answer_more(s, a)
        case Phase.THROW:
            throw(s, a - CHEST)
        case Phase.LOCK:
            unlock(s, a)
        case Phase.GIVE:
            hand_in(s, a - COLOUR)
        case Phase.BOSSES:
            take_bosses(s, a - NUMBER)
        case Phase.SWAP_OUT | Phase.SWAP_IN:
            swap(s, a)
