"""The turn: what may be answered, why not, and what an answer begins, side by side, phase by phase."""

from majlis.core.compile import rule
from majlis.games.djinn import parts
from majlis.games.djinn.actions import (
    BASIC,
    BOSS,
    BOSSES,
    BUY,
    CATCH,
    CHEST,
    CIRCLE,
    COIN,
    COLOUR,
    COVER,
    DONE,
    EDGE,
    EQUIP,
    FORFEIT,
    FREE,
    KEY,
    LAY,
    MAGE,
    NUMBER,
    OPTION,
    PASSAGE,
    REFILL,
    SCROLL,
    SKIP,
    SPECIAL,
    STOP,
    STREET,
    TILE,
    TRADE,
    YES,
    block_of,
)
from majlis.games.djinn.rules import (
    advance,
    archives,
    catching,
    chests,
    equipment,
    free_actions,
    helping,
    mages,
    places,
    rewards,
    setup,
    source,
    tents,
    trophies,
    walking,
)
from majlis.games.djinn.rules.goods import node
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import Phase


@rule
def legal(s, mask):
    """Mark the open actions; return how many there are."""
    mask[:] = False
    n = mark_answers(s, mask)
    return n + free_actions.mark_free(s, mask) if free_actions.at_any_time(s) else n


@rule
def mark_answers(s, mask):
    match s.phase:
        case Phase.ACT:
            return places.mark_acts(s, mask)
        case Phase.MOVE:
            return walking.mark_ways(mask, s.edge[s.turn])
        case Phase.PREY:
            return catching.mark_prey(s, mask)
        case Phase.LODGE:
            return catching.mark_lodging(s, mask)
        case Phase.HELP:
            return helping.mark_helpers(s, mask)
        case Phase.SOURCE:
            return source.mark_source(s, mask)
        case Phase.ARCHIVES:
            return archives.mark_options(s, mask)
        case Phase.MARKET:
            return tents.mark_trades(s, mask)
        case Phase.BOTTLE:
            return rewards.mark_bottles(s, mask)
        case Phase.ENTER:
            return walking.mark_entries(s, mask)
    return mark_rest(s, mask)


@rule
def mark_rest(s, mask):
    match s.phase:
        case Phase.DRAFT:
            return setup.mark_draft(s, mask)
        case Phase.STREET:
            return walking.mark_street(s, mask)
        case Phase.WALK_ON:
            return walking.mark_ways_on(s, mask)
        case Phase.PAY:
            return walking.mark_pay(s, mask)
        case Phase.LAY:
            return archives.mark_lay(s, mask)
        case Phase.STUDY:
            return rewards.mark_study(s, mask)
        case Phase.ACTIVATE:
            return mages.mark_sleepers(s, mask)
        case Phase.MAGE:
            return mages.mark_mages(s, mask)
        case Phase.EQUIP:
            return equipment.mark_equipment(s, mask)
        case Phase.KEEP:
            return equipment.mark_kept(s, mask)
        case Phase.CIRCLE:
            return rewards.mark_circles(s, mask)
        case Phase.TAKE:
            return rewards.mark_streets(s, mask)
        case Phase.HOUSE:
            return rewards.mark_house(s, mask)
        case Phase.THROW:
            return chests.mark_chests(s, mask)
        case Phase.GIVE:
            return trophies.mark_gifts(s, mask)
        case Phase.SWAP_OUT:
            return equipment.mark_swap_out(s, mask)
        case Phase.SWAP_IN:
            return equipment.mark_swap_in(mask)
        case Phase.BOSSES:
            return catching.mark_bosses(s, mask)
        case Phase.OVER:
            return 0
    mask[DONE] = mask[YES] = True  # capacity, draw, more chests, a lock
    return 2


@rule
def reason(s, a):
    """Why an action is not open; 0 where legal marks it."""
    found = reason_of_turn(s, a, block_of(a))
    if found == Why.QUESTION and free_actions.is_free(s, a):
        return free_actions.may_do_free(s, a) if free_actions.at_any_time(s) else Why.WAIT
    return found


@rule
def reason_of_turn(s, a, block):
    match s.phase:
        case Phase.ACT if block == DONE:
            return places.may_end_turn(s)
        case Phase.ACT if block == BASIC:
            return places.may_act(s, 0)
        case Phase.ACT if block == SPECIAL:
            return places.may_act(s, 1)
        case Phase.ACT if block == PASSAGE:
            return places.may_use_passage(s)
        case Phase.ACT if block == CATCH:
            return places.may_catch(s)
        case Phase.ACT if block == FORFEIT:
            return places.may_forfeit(s)
        case Phase.ACT | Phase.MOVE | Phase.ENTER if block in (REFILL, BOSSES, BUY):
            return Why.ONLY_SOURCE
        case Phase.MOVE if block == EDGE:
            return walking.may_walk(s.edge[s.turn], a - EDGE)
        case Phase.ENTER if block == EDGE:
            return walking.may_enter(s, a - EDGE)
        case Phase.WALK_ON if block == EDGE:
            return walking.may_walk_on(s, a - EDGE)
        case Phase.MOVE | Phase.ENTER | Phase.WALK_ON:
            return Why.QUESTION
        case Phase.STREET if block == STOP:
            return walking.may_stop(s)
        case Phase.STREET:
            return Why.OPEN if block == SKIP else Why.QUESTION
        case Phase.PAY if block == COIN:
            return walking.may_give(s, 1, 0)
        case Phase.PAY if block == SCROLL:
            return walking.may_give(s, 0, 1)
        case Phase.ARCHIVES if block == OPTION:
            return archives.may_choose(s, a - OPTION)
        case Phase.ARCHIVES if block == DONE:
            return archives.may_end_options(s)
        case Phase.LAY if block == LAY:
            return archives.may_lay(s, (a - LAY) // parts.SQUARES, (a - LAY) % parts.SQUARES)
        case Phase.MARKET if block == TRADE:
            return tents.may_trade(s, a - TRADE)
        case Phase.MARKET if block == DONE:
            return tents.may_end_trades(s)
        case Phase.DRAFT if block == TILE:
            return setup.may_draft(s, a - TILE)
        case Phase.OVER:
            return Why.OVER
    return reason_of_catch(s, a, block)


@rule
def reason_of_catch(s, a, block):
    """At the Source too."""
    match s.phase:
        case Phase.PREY if block == COLOUR:
            return catching.may_want(s, node(s), a - COLOUR)
        case Phase.PREY if block == FREE:
            return catching.may_want_free(s, node(s), a - FREE)
        case Phase.PREY if block == BOSS:
            return catching.may_want_boss(s, node(s))
        case Phase.PREY if block == DONE:
            return Why.OPEN
        case Phase.LODGE if block == CIRCLE:
            return catching.may_ring(s, catching.next_lodger(s))
        case Phase.LODGE if block == COLOUR:
            return catching.may_lodge(s, catching.next_lodger(s), a - COLOUR)
        case Phase.HELP if block == MAGE:
            return helping.may_hire(s, a - MAGE)
        case Phase.HELP if block == EQUIP:
            return helping.may_help_out(s, a - EQUIP)
        case Phase.HELP if block == KEY:
            return helping.may_help_with_key(s, a)
        case Phase.HELP if block == DONE:
            return helping.may_pay(s)
        case Phase.SOURCE if block == REFILL:
            return source.may_refill(s)
        case Phase.SOURCE if block == BOSSES:
            return source.may_begin_bosses(s)
        case Phase.SOURCE if block == BUY:
            return source.may_buy(s, a - BUY)
        case Phase.SOURCE if block == DONE:
            return Why.OPEN
        case Phase.SOURCE if block >= BASIC and block < REFILL:
            return Why.AT_SOURCE
        case Phase.BOSSES if block == NUMBER:
            return catching.may_catch_bosses(s, a - NUMBER)
        case Phase.GIVE if block == COLOUR:
            return trophies.may_hand_in(s, a - COLOUR)
    return reason_of_reward(s, a, block)


@rule
def reason_of_reward(s, a, block):
    match s.phase:
        case Phase.BOTTLE if block == COLOUR:
            return rewards.may_choose_bottle(s, a - COLOUR)
        case Phase.STUDY if block == NUMBER:
            return rewards.may_study(s, a - NUMBER)
        case Phase.ACTIVATE if block == MAGE:
            return mages.may_wake(s, a - MAGE)
        case Phase.MAGE if block == MAGE:
            return mages.may_join(s, a - MAGE)
        case Phase.EQUIP if block == EQUIP and not free_actions.is_free(s, a):
            return equipment.may_equip(s, a - EQUIP)
        case Phase.KEEP if block == EQUIP:
            return equipment.may_keep(s, a - EQUIP)
        case Phase.CIRCLE if block == CIRCLE:
            return rewards.may_open_circle(s)
        case Phase.CIRCLE if block == COVER:
            return rewards.may_uncover(s)
        case Phase.TAKE if block == STREET:
            return rewards.may_take(s, (a - STREET) // parts.COLOURS, (a - STREET) % parts.COLOURS)
        case Phase.HOUSE if block == CIRCLE:
            return rewards.may_ring_it(s)
        case Phase.HOUSE if block == COLOUR:
            return rewards.may_bottle_it(s, a - COLOUR)
        case Phase.HOUSE if block == DONE:
            return rewards.may_let_go(s)
        case Phase.THROW if block == CHEST:
            return chests.may_throw(s, a - CHEST)
        case Phase.SWAP_OUT if block == COLOUR:
            return equipment.may_swap_out(s, a - COLOUR)
        case Phase.SWAP_OUT if block == DONE:
            return equipment.may_end_swap(s)
        case Phase.SWAP_IN if block == COLOUR:
            return Why.OPEN
        case Phase.CAPACITY | Phase.DRAW | Phase.MORE | Phase.LOCK if block in (DONE, YES):
            return Why.OPEN
        case Phase.MAGE | Phase.EQUIP | Phase.CIRCLE | Phase.TAKE if block == DONE:
            return Why.OPEN
    return Why.MUST if block == DONE else Why.QUESTION


@rule
def step(s, a):
    """Carry out one open action and go on to the next question."""
    if free_actions.at_any_time(s) and free_actions.is_free(s, a):
        free_actions.do_free(s, a)
    else:
        answer(s, a)
    advance.go_on(s)


@rule
def answer(s, a):
    match s.phase:
        case Phase.ACT:
            places.do_action(s, a)
        case Phase.SOURCE:
            source.do_source(s, a)
        case Phase.PREY:
            if a == DONE:
                catching.take_prey(s)
            else:
                catching.choose_prey(s, a)
        case Phase.LODGE:
            catching.lodge(s, a)
        case Phase.HELP:
            if a == DONE:
                catching.finish_catch(s)
            else:
                helping.help_with(s, a)
        case Phase.MOVE | Phase.ENTER | Phase.WALK_ON:
            walking.walk(s, a - EDGE)
        case Phase.STREET:
            walking.answer_street_question(s, a)
        case Phase.PAY:
            walking.give(s, a)
        case Phase.BOTTLE:
            rewards.take_bottle(s, a - COLOUR)
        case Phase.ARCHIVES | Phase.LAY:
            archives.answer_archives(s, a)
        case Phase.MARKET:
            tents.answer_market(s, a)
        case _:
            answer_question(s, a)


@rule
def answer_question(s, a):
    match s.phase:
        case Phase.DRAFT:
            setup.draft(s, a - TILE)
        case Phase.CAPACITY:
            rewards.answer_capacity(s, a)
        case Phase.STUDY:
            rewards.study(s, a - NUMBER)
        case Phase.ACTIVATE:
            mages.wake(s, a - MAGE)
        case Phase.MAGE:
            mages.answer_mage(s, a)
        case Phase.EQUIP:
            equipment.answer_equipment(s, a)
        case Phase.KEEP:
            equipment.keep_up(s, a - EQUIP)
        case Phase.CIRCLE:
            rewards.answer_circle(s, a)
        case Phase.DRAW:
            rewards.answer_draw(s, a)
        case Phase.TAKE:
            rewards.answer_street(s, a)
        case Phase.HOUSE:
            rewards.house(s, a)
        case Phase.MORE:
            chests.answer_more(s, a)
        case Phase.THROW:
            chests.throw(s, a - CHEST)
        case Phase.LOCK:
            chests.unlock(s, a)
        case Phase.GIVE:
            trophies.hand_in(s, a - COLOUR)
        case Phase.BOSSES:
            catching.take_bosses(s, a - NUMBER)
        case Phase.SWAP_OUT | Phase.SWAP_IN:
            equipment.swap(s, a)
