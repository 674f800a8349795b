"""The turn: what may be answered, why not, and what an answer begins, side by side, phase by phase."""

from majlis.core.compile import rule
from majlis.games.djinn import actions, parts
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
    mask[actions.DONE] = mask[actions.YES] = True  # capacity, draw, more chests, a lock
    return 2


@rule
def reason(s, a):
    """Why an action is not open; 0 where legal marks it."""
    found = reason_of_turn(s, a, actions.block_of(a))
    if found == Why.QUESTION and free_actions.is_free(s, a):
        return free_actions.may_do_free(s, a) if free_actions.at_any_time(s) else Why.WAIT
    return found


@rule
def reason_of_turn(s, a, block):
    match s.phase:
        case Phase.ACT if block == actions.DONE:
            return places.may_end_turn(s)
        case Phase.ACT if block in (actions.BASIC, actions.SPECIAL):
            return places.may_act(s, a - actions.BASIC)
        case Phase.ACT if block == actions.PASSAGE:
            return places.may_use_passage(s)
        case Phase.ACT if block == actions.CATCH:
            return places.may_catch(s)
        case Phase.ACT if block == actions.FORFEIT:
            return places.may_forfeit(s)
        case Phase.ACT | Phase.MOVE | Phase.ENTER if block in (actions.REFILL, actions.BOSSES, actions.BUY):
            return Why.ONLY_SOURCE
        case Phase.MOVE if block == actions.EDGE:
            return walking.may_walk(s.edge[s.turn], a - actions.EDGE)
        case Phase.ENTER if block == actions.EDGE:
            return walking.may_enter(s, a - actions.EDGE)
        case Phase.WALK_ON if block == actions.EDGE:
            return walking.may_walk_on(s, a - actions.EDGE)
        case Phase.MOVE | Phase.ENTER | Phase.WALK_ON:
            return Why.QUESTION
        case Phase.STREET if block == actions.STOP:
            return walking.may_stop(s)
        case Phase.STREET:
            return Why.OPEN if block == actions.SKIP else Why.QUESTION
        case Phase.PAY if block == actions.COIN:
            return walking.may_give(s, 1, 0)
        case Phase.PAY if block == actions.SCROLL:
            return walking.may_give(s, 0, 1)
        case Phase.ARCHIVES if block == actions.OPTION:
            return archives.may_choose(s, a - actions.OPTION)
        case Phase.ARCHIVES if block == actions.DONE:
            return archives.may_end_options(s)
        case Phase.LAY if block == actions.LAY:
            return archives.may_lay(s, (a - actions.LAY) // parts.SQUARES, (a - actions.LAY) % parts.SQUARES)
        case Phase.MARKET if block == actions.TRADE:
            return tents.may_trade(s, a - actions.TRADE)
        case Phase.MARKET if block == actions.DONE:
            return tents.may_end_trades(s)
        case Phase.DRAFT if block == actions.TILE:
            return setup.may_draft(s, a - actions.TILE)
        case Phase.OVER:
            return Why.OVER
    return reason_of_catch(s, a, block)


@rule
def reason_of_catch(s, a, block):
    """At the Source too."""
    match s.phase:
        case Phase.PREY if block == actions.COLOUR:
            return catching.may_want(s, node(s), a - actions.COLOUR)
        case Phase.PREY if block == actions.FREE:
            return catching.may_want_free(s, node(s), a - actions.FREE)
        case Phase.PREY if block == actions.BOSS:
            return catching.may_want_boss(s, node(s))
        case Phase.LODGE if block == actions.CIRCLE:
            return catching.may_ring(s, catching.next_lodger(s))
        case Phase.LODGE if block == actions.COLOUR:
            return catching.may_lodge(s, catching.next_lodger(s), a - actions.COLOUR)
        case Phase.HELP if block == actions.MAGE:
            return helping.may_hire(s, a - actions.MAGE)
        case Phase.HELP if block == actions.EQUIP:
            return helping.may_help_out(s, a - actions.EQUIP)
        case Phase.HELP if block == actions.KEY:
            return helping.may_help_with_key(s, a)
        case Phase.HELP if block == actions.DONE:
            return helping.may_pay(s)
        case Phase.SOURCE if block == actions.REFILL:
            return source.may_refill(s)
        case Phase.SOURCE if block == actions.BOSSES:
            return source.may_begin_bosses(s)
        case Phase.SOURCE if block == actions.BUY:
            return source.may_buy(s, a - actions.BUY)
        case Phase.SOURCE if block >= actions.BASIC and block < actions.REFILL:
            return Why.AT_SOURCE
        case Phase.BOSSES if block == actions.NUMBER:
            return catching.may_catch_bosses(s, a - actions.NUMBER)
        case Phase.GIVE if block == actions.COLOUR:
            return trophies.may_hand_in(s, a - actions.COLOUR)
    return reason_of_reward(s, a, block)


@rule
def reason_of_reward(s, a, block):
    match s.phase:
        case Phase.BOTTLE if block == actions.COLOUR:
            return rewards.may_choose_bottle(s, a - actions.COLOUR)
        case Phase.STUDY if block == actions.NUMBER:
            return rewards.may_study(s, a - actions.NUMBER)
        case Phase.ACTIVATE if block == actions.MAGE:
            return mages.may_wake(s, a - actions.MAGE)
        case Phase.MAGE if block == actions.MAGE:
            return mages.may_join(s, a - actions.MAGE)
        case Phase.EQUIP if block == actions.EQUIP and not free_actions.is_free(s, a):
            return equipment.may_equip(s, a - actions.EQUIP)
        case Phase.KEEP if block == actions.EQUIP:
            return equipment.may_keep(s, a - actions.EQUIP)
        case Phase.CIRCLE if block == actions.CIRCLE:
            return rewards.may_open_circle(s)
        case Phase.CIRCLE if block == actions.COVER:
            return rewards.may_uncover(s)
        case Phase.TAKE if block == actions.STREET:
            return rewards.may_take(s, (a - actions.STREET) // parts.COLOURS, (a - actions.STREET) % parts.COLOURS)
        case Phase.HOUSE if block == actions.CIRCLE:
            return rewards.may_ring_it(s)
        case Phase.HOUSE if block == actions.COLOUR:
            return rewards.may_bottle_it(s, a - actions.COLOUR)
        case Phase.HOUSE if block == actions.DONE:
            return rewards.may_let_go(s)
        case Phase.THROW if block == actions.CHEST:
            return chests.may_throw(s, a - actions.CHEST)
        case Phase.SWAP_OUT if block == actions.COLOUR:
            return equipment.may_swap_out(s, a - actions.COLOUR)
        case Phase.SWAP_OUT if block == actions.DONE:
            return equipment.may_end_swap(s)
        case Phase.SWAP_IN if block == actions.COLOUR:
            return Why.OPEN
        case Phase.CAPACITY | Phase.DRAW | Phase.MORE | Phase.LOCK if block in (actions.DONE, actions.YES):
            return Why.OPEN
        case Phase.MAGE | Phase.EQUIP | Phase.CIRCLE | Phase.TAKE | Phase.PREY | Phase.SOURCE if block == actions.DONE:
            return Why.OPEN
    return Why.MUST if block == actions.DONE else Why.QUESTION


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
            if a == actions.DONE:
                catching.take_prey(s)
            else:
                catching.choose_prey(s, a)
        case Phase.LODGE:
            catching.lodge(s, a)
        case Phase.HELP:
            if a == actions.DONE:
                catching.finish_catch(s)
            else:
                helping.help_with(s, a)
        case Phase.MOVE | Phase.ENTER | Phase.WALK_ON:
            walking.walk(s, a - actions.EDGE)
        case Phase.STREET:
            walking.answer_street_question(s, a)
        case Phase.PAY:
            walking.give(s, a)
        case Phase.BOTTLE:
            rewards.take_bottle(s, a - actions.COLOUR)
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
            setup.draft(s, a - actions.TILE)
        case Phase.CAPACITY:
            rewards.answer_capacity(s, a)
        case Phase.STUDY:
            rewards.study(s, a - actions.NUMBER)
        case Phase.ACTIVATE:
            mages.wake(s, a - actions.MAGE)
        case Phase.MAGE:
            mages.answer_mage(s, a)
        case Phase.EQUIP:
            equipment.answer_equipment(s, a)
        case Phase.KEEP:
            equipment.keep_up(s, a - actions.EQUIP)
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
            chests.throw(s, a - actions.CHEST)
        case Phase.LOCK:
            chests.unlock(s, a)
        case Phase.GIVE:
            trophies.hand_in(s, a - actions.COLOUR)
        case Phase.BOSSES:
            catching.take_bosses(s, a - actions.NUMBER)
        case Phase.SWAP_OUT | Phase.SWAP_IN:
            equipment.swap(s, a)
