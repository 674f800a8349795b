"""The turn: where an answer leads. What it begins, `flow` carries on to the next question."""

from majlis.core.compile import rule
from majlis.games.djinn.actions import (
    BOSSES,
    BUY,
    CATCH,
    CHEST,
    COLOUR,
    DONE,
    EDGE,
    EQUIP,
    FORFEIT,
    LAY,
    MAGE,
    NUMBER,
    OPTION,
    PASSAGE,
    REFILL,
    SPECIAL,
    TILE,
    TRADE,
)
from majlis.games.djinn.catching import (
    begin_catch,
    choose_prey,
    finish_catch,
    lodge,
    take_bosses,
    take_prey,
)
from majlis.games.djinn.deal import deal, draft, drafter
from majlis.games.djinn.flow import go_on
from majlis.games.djinn.goods import node
from majlis.games.djinn.helping import help_with
from majlis.games.djinn.mages import answer_mage, wake
from majlis.games.djinn.market import begin_trade
from majlis.games.djinn.parts import SQUARES, Flag
from majlis.games.djinn.passages import choose_option, lay
from majlis.games.djinn.places import (
    act,
    answer_more,
    buy,
    forfeit,
    passage_here,
    refill,
    throw,
    unlock,
)
from majlis.games.djinn.questions import is_pause, legal  # noqa: F401
from majlis.games.djinn.rewards import (
    answer_capacity,
    answer_circle,
    answer_draw,
    answer_street,
    house,
    study,
    take_bottle,
)
from majlis.games.djinn.state import Did, Phase
from majlis.games.djinn.trophies import do_free, hand_in, is_free
from majlis.games.djinn.turns import begin_round, end_turn
from majlis.games.djinn.walking import answer_street_question, give, walk
from majlis.games.djinn.wardrobe import answer_equipment, keep_up


@rule
def setup(s, seats, options):
    """DJ-3; beginners have no tiles to draft, nor has who plays alone (DJ-14.1)."""
    deal(s, seats, options)
    if options & Flag.BEGINNER or seats == 1:
        begin_round(s)
    else:
        s.phase = Phase.DRAFT
        s.turn = drafter(s)


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
            if a == DONE:
                s.trades_left = 0
            else:
                begin_trade(s, a - TRADE)
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


@rule
def do_action(s, a):
    if a == DONE:
        end_turn(s)
    elif a == CATCH:
        begin_catch(s)
    elif a >= FORFEIT:
        forfeit(s, a - FORFEIT)
    elif a == PASSAGE:
        s.acted |= Did.PASSAGE
        act(s, passage_here(s), 0)
    else:
        s.acted |= Did.BASIC
        act(s, s.symbol[node(s)], int(a == SPECIAL))


@rule
def do_source(s, a):
    if a == DONE:
        end_turn(s)
    elif a == REFILL:
        refill(s)
    elif a == BOSSES:
        s.phase = Phase.BOSSES
    else:
        buy(s, a - BUY)


@rule
def answer_archives(s, a):
    if s.phase == Phase.LAY:
        lay(s, (a - LAY) // SQUARES, (a - LAY) % SQUARES)
        s.phase = Phase.ACT
    elif a == DONE:
        s.options_left = 0
    else:
        choose_option(s, a - OPTION)


@rule
def swap(s, a):
    """CL5: an empty bottle for another."""
    if a == DONE:
        s.swaps = 0
    elif s.swapping:
        s.bottles[s.turn, a - COLOUR] += 1
        s.swapping = 0
    else:
        s.bottles[s.turn, a - COLOUR] -= 1
        s.swapping = 1
        s.swaps -= 1
