"""What sentences and pictures mention of a view, from the very functions that the rules use."""

from enum import IntEnum

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.djinn import actions
from majlis.games.djinn.actions import ACTIONS, COLOUR, EDGE, NUMBER, TRADE, block_of
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import COLOURS, EDGES, EQUIPMENT, ROUNDS, SEATS, SQUARES, TO
from majlis.games.djinn.rules import catching, goods
from majlis.games.djinn.rules.archives import layer, to_lay
from majlis.games.djinn.rules.catching import most_power
from majlis.games.djinn.rules.chests import first_locked
from majlis.games.djinn.rules.equipment import bonus_at, may_use
from majlis.games.djinn.rules.free_actions import at_any_time, is_free
from majlis.games.djinn.rules.goods import at_round, most_magic, wears
from majlis.games.djinn.rules.helping import best_help, staff_help, steady_help
from majlis.games.djinn.rules.places import factory_corks, factory_price, may_catch, passage_here, special_at
from majlis.games.djinn.rules.scoring import tasks_done
from majlis.games.djinn.rules.source import source_price
from majlis.games.djinn.rules.tents import assistants_at, place_of
from majlis.games.djinn.rules.tom import aim, cards_left, toll
from majlis.games.djinn.rules.trophies import corked_of, due_row
from majlis.games.djinn.rules.walking import can_stop, next_payee, others_at
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import Catching, Phase


class Number(IntEnum):
    # what each seat's magic can rise to
    MOST_0 = 0
    MOST_1 = 1
    MOST_2 = 2
    MOST_3 = 3
    # what the mover has
    MOST = 4
    ROOM = 5  # for magic
    EMPTY_CIRCLES = 6
    CLOSED_CIRCLES = 7  # 1 if one can be opened
    SLEEPERS = 8
    TO_LAY = 9
    SOURCE_PRICE = 10
    FACTORY_BASIC = 11
    FACTORY_SPECIAL = 12
    CORKS_BASIC = 13
    CORKS_SPECIAL = 14
    FREE_CARD = 15  # equipment with an effect, NONE if none
    MORE_CARD = 16
    USABLE = 17  # equipment that can be used now, a bit a card
    # the question
    PAYEE = 18
    PASSAGE = 19  # the own one at this square, NONE if none
    CATCH_DUE = 20
    CHEST = 21  # the next one with a lock
    LODGER = 22
    # the catch
    POWER = 23  # that it asks for in all
    BOSS_POWER = 24
    MOST_POWER = 25
    MAGE_POWER = 26
    STAFF_POWER = 27
    STEADY_POWER = 28
    # of a way: that of the action, or the one that the walker wants to stop at
    MET = 29  # who stands there, a bit a seat
    CAN_STOP = 30
    BRINGS = 31  # equipment with a bonus there, a bit a card
    SPECIAL = 32  # 1 if the action there is the special one
    # Tom, and what one of his cards would do: its number is ACTIONS + card
    CARDS_LEFT = 33
    TASKS = 34  # fulfilled as it stands, a bit a task
    TOM_SPACE = 35  # where a djinn would come, NONE if nowhere
    TOM_COINS = 36
    TOM_SCROLLS = 37
    TOM_MAGIC = 38
    # what was tried
    WAY = 39  # that the walker is on
    HOLDER = 40  # who has it, NONE if nobody
    ASSISTANTS = 41  # who would have to be paid at this tent, a bit a seat
    POWER_THEN = 42  # if this were wanted too
    MOST_THEN = 43
    CORKED = 44  # in bottles of this colour
    BEST_CORKED = 45  # in bottles of one colour
    ROW = 46  # of the next trophy, NONE if any
    TOM_KEYS = 47
    TOM_CORKS = 48
    EACH_POWER = 49  # that a djinn takes
    SOURCE_POWER = 50  # that a boss of the supply takes
    FREE = 51  # 1 if it is no answer to the question, but can be done at any time


@rule
def figures(s, a, out):
    for seat in range(SEATS):
        out[Number.MOST_0 + seat] = most_magic(s, seat)
    out[Number.CARDS_LEFT], out[Number.TASKS] = cards_left(s), tasks_done(s)
    if a >= ACTIONS:
        figures_of_tom(s, a - ACTIONS, out)
    if s.turn == NONE:
        return
    figures_of_mover(s, out)
    figures_of_question(s, out)
    figures_of_catch(s, out)
    edge = a - EDGE if a >= EDGE and a < EDGE + EDGES else int(s.aim)
    if edge != NONE:
        figures_of_way(s, edge, out)
    if a >= 0 and a < ACTIONS:
        figures_of_attempt(s, a, out)


@rule
def figures_of_mover(s, out):
    out[Number.MOST] = most_magic(s, s.turn)
    out[Number.ROOM] = most_magic(s, s.turn) - int(s.magic[s.turn])
    out[Number.EMPTY_CIRCLES], out[Number.CLOSED_CIRCLES] = goods.empty_circles(s), goods.can_open_circle(s)
    out[Number.SLEEPERS], out[Number.TO_LAY] = goods.asleep(s), to_lay(s, s.turn)
    out[Number.SOURCE_PRICE] = source_price(s)
    out[Number.FACTORY_BASIC], out[Number.FACTORY_SPECIAL] = factory_price(s, 0), factory_price(s, 1)
    out[Number.CORKS_BASIC], out[Number.CORKS_SPECIAL] = factory_corks(s, 0), factory_corks(s, 1)
    out[Number.FREE_CARD], out[Number.MORE_CARD] = wears(s, Effect.NEVER_PAY), wears(s, Effect.MORE_CHESTS)
    for card in range(EQUIPMENT):
        out[Number.USABLE] |= int(may_use(s, card) == Why.OPEN) << card


@rule
def figures_of_question(s, out):
    out[Number.PAYEE] = next_payee(s) if s.payees else NONE
    at_square = s.edge[s.turn] != NONE and goods.node(s) >= ROUNDS
    out[Number.PASSAGE] = passage_here(s) if at_square else NONE
    out[Number.CATCH_DUE] = may_catch(s) == Why.OPEN
    out[Number.CHEST], out[Number.LODGER] = first_locked(s), s.waits if s.waits != NONE else catching.next_lodger(s)
    out[Number.WAY] = s.aim if s.phase == Phase.WALK_ON else s.edge[s.turn]
    out[Number.ROW] = due_row(s)
    for colour in range(COLOURS):
        out[Number.BEST_CORKED] = max(out[Number.BEST_CORKED], corked_of(s, s.turn, colour))


@rule
def figures_of_catch(s, out):
    out[Number.POWER] = catching.power_of_catch(s) if at_round(s) or s.catching == Catching.SOURCE else 0
    out[Number.BOSS_POWER] = catching.boss_power(s) if at_round(s) else 0
    out[Number.MOST_POWER], out[Number.MAGE_POWER] = most_power(s), best_help(s)
    out[Number.STAFF_POWER], out[Number.STEADY_POWER] = staff_help(s), steady_help(s)
    out[Number.EACH_POWER], out[Number.SOURCE_POWER] = catching.djinn_power(s), catching.source_power(s)


@rule
def figures_of_way(s, edge, out):
    out[Number.MET], out[Number.CAN_STOP] = others_at(s, edge), can_stop(s, edge)
    out[Number.SPECIAL] = special_at(s, TO[edge])
    for card in range(EQUIPMENT):
        out[Number.BRINGS] |= int(bonus_at(s, card, TO[edge])) << card


@rule
def figures_of_attempt(s, a, out):
    block = block_of(a)
    out[Number.HOLDER], out[Number.FREE] = holder(s, a, block), at_any_time(s) and is_free(s, a)
    if block == TRADE:
        out[Number.ASSISTANTS] = assistants_at(s, place_of(s, a - TRADE))
    if block == COLOUR:
        out[Number.CORKED] = corked_of(s, s.turn, a - COLOUR)
    match s.phase:
        case Phase.PREY if block == COLOUR:
            s.prey[a - COLOUR] += 1
            figures_of_prey(s, out)
            s.prey[a - COLOUR] -= 1
        case Phase.PREY | Phase.SOURCE | Phase.BOSSES:
            bosses = a - NUMBER if block == NUMBER else 1
            s.prey_boss += bosses
            figures_of_prey(s, out)
            s.prey_boss -= bosses


@rule
def figures_of_prey(s, out):
    out[Number.POWER_THEN], out[Number.MOST_THEN] = catching.power_needed(s), most_power(s)


@rule
def holder(s, a, block):
    seat = NONE
    match block:
        case actions.TILE:
            seat = s.tile[a - block]
        case actions.TROPHY:
            seat = s.trophies[a - block]
        case actions.MAGE:
            seat = s.mage[a - block] >> 1
        case actions.LAY:
            seat = layer(s, (a - block) // SQUARES, (a - block) % SQUARES)
    return seat if seat < SEATS else NONE


@rule
def figures_of_tom(s, card, out):
    out[Number.TOM_SPACE] = aim(s, card)
    coins, scrolls, magic, keys, corks = toll(s, card)
    out[Number.TOM_COINS], out[Number.TOM_SCROLLS], out[Number.TOM_MAGIC] = coins, scrolls, magic
    out[Number.TOM_KEYS], out[Number.TOM_CORKS] = keys, corks
