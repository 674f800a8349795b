"""What can be done at any time: bottles, keys, trophies, equipment."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.games.djinn.actions import CHEST, CORK, CORK_BOSS, EDGE, EQUIP, KEY, NUMBER, TROPHY
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import BOSS, COLOURS, EQUIPMENT, KEY_GAIN, Good
from majlis.games.djinn.rules.equipment import may_use, may_use_effect, use
from majlis.games.djinn.rules.goods import below_most, can_cork, cork, lose_key
from majlis.games.djinn.rules.rewards import take
from majlis.games.djinn.rules.trophies import due_row, mark_trophies, may_earn, may_take_trophy
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import Phase


@rule
def at_any_time(s):
    """Whatever is asked in the own turn; but what is being paid or handed in is paid first (A19)."""
    match s.phase:
        case Phase.DRAFT | Phase.PAY | Phase.LODGE | Phase.HELP | Phase.GIVE | Phase.OVER:
            return False
    return s.rounds > 0


@rule
def is_free(s, a):
    """A key, a bottle, a trophy, own equipment; a card on display, or one of two to be kept, answers a question."""
    if a >= EQUIP and a < TROPHY:
        return s.phase != Phase.KEEP and (s.phase != Phase.EQUIP or s.equipment[a - EQUIP] >> 1 == s.turn)
    return (a >= KEY and a < NUMBER) or (a >= CORK and a < EDGE) or (a >= TROPHY and a < CHEST)


@rule
def mark_free(s, mask):
    """Beside the answers to the present question: bottles, trophies, keys, equipment."""
    n = mark_corks(s, mask) + mark_trophies(s, mask) + mark_keys(s, mask)
    return n if s.phase == Phase.KEEP else n + mark_kit(s, mask)


@rule
def mark_kit(s, mask):
    """Asked in nearly every phase, so what is not face up is passed over as fast as can be."""
    n, worn = 0, int(s.turn) * 2 + 1
    for card in range(EQUIPMENT):
        if s.equipment[card] == worn and may_use_effect(s, card) == Why.OPEN:
            mask[EQUIP + card] = True
            n += 1
    return n


@rule
def any_free(s):
    for a in range(KEY, CHEST):
        if is_free(s, a) and may_do_free(s, a) == Why.OPEN:
            return True
    return False


@rule
def may_do_free(s, a):
    if a >= TROPHY:
        return may_take_trophy(s, a - TROPHY, may_earn(s), due_row(s))
    if a >= EQUIP:
        return may_use(s, a - EQUIP)
    if a >= CORK_BOSS:
        return may_cork(s, BOSS, a - CORK_BOSS)
    if a >= CORK:
        return may_cork(s, a - CORK, a - CORK)
    return may_change_key(s, a - KEY)


@rule
def do_free(s, a):
    if a >= TROPHY:
        s.trophy = a - TROPHY
    elif a >= EQUIP:
        use(s, a - EQUIP)
    elif a >= CORK_BOSS:
        s.ringed[s.turn, BOSS] -= 1
        cork(s, BOSS, a - CORK_BOSS)
        note(s, Did.FROM_CIRCLE, s.turn, BOSS, a - CORK_BOSS)
    elif a >= CORK:
        s.ringed[s.turn, a - CORK] -= 1
        cork(s, a - CORK, a - CORK)
        note(s, Did.FROM_CIRCLE, s.turn, a - CORK, a - CORK)
    else:
        change_key(s, a - KEY)


# --- bottles


@rule
def may_cork(s, kind, colour):
    """A djinn of a circle into a bottle of its colour, a boss into any."""
    if can_cork(s, colour) and s.ringed[s.turn, kind] > 0:
        return Why.OPEN
    if s.ringed[s.turn, kind] == 0:
        return Why.NOT_RINGED
    return Why.RINGED_NO_CORK if s.bottles[s.turn, colour] > 0 else Why.RINGED_NO_BOTTLE


@rule
def mark_corks(s, mask):
    n = 0
    if s.corks[s.turn] == 0:
        return n
    for colour in range(COLOURS):
        common, boss = may_cork(s, colour, colour) == Why.OPEN, may_cork(s, BOSS, colour) == Why.OPEN
        mask[CORK + colour], mask[CORK_BOSS + colour] = common, boss
        n += int(common) + int(boss)
    return n


# --- keys


@rule
def may_change_key(s, wanted):
    """For a scroll, a coin or magic."""
    if s.keys[s.turn] == 0:
        return Why.NO_KEY
    return Why.FULL if wanted == 2 and not below_most(s) else Why.OPEN


@rule
def mark_keys(s, mask):
    if may_change_key(s, 0) != Why.OPEN:
        return 0
    mask[KEY] = mask[KEY + 1] = True
    mask[KEY + 2] = may_change_key(s, 2) == Why.OPEN
    return 2 + int(mask[KEY + 2])


@rule
def change_key(s, wanted):
    lose_key(s)
    note(s, Did.KEY, s.turn)
    note(s, Did.LOSE, s.turn, Good.KEY, 1)
    take(s, KEY_GAIN[wanted], 1)
