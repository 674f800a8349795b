"""The paid powers of djinns in the windows of a turn (FT-3.5, FT-7)."""

import numpy as np

from majlis.core.compile import rule
from majlis.core.events import confide, note
from majlis.core.observing import sum_of
from majlis.core.record import NONE
from majlis.games.five_tribes import parts
from majlis.games.five_tribes.actions import TILE, USE, WITH_ELDER, WITH_SLAVE
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.parts import Cost, Djinn, Flag, Kind, Tribe, When
from majlis.games.five_tribes.rules import holdings
from majlis.games.five_tribes.rules.placing import begin_place, mover_of_piece
from majlis.games.five_tribes.rules.sowing import is_bare, stand
from majlis.games.five_tribes.rules.why import Why, mark
from majlis.games.five_tribes.state import DISCARDS, LOOK, SURE, Phase

WINDOWS = (Phase.MOVE, Phase.TRIBE, Phase.TILE, Phase.SALE)  # FT-3.5
MOMENTS = {When.WINDOW: WINDOWS, When.TRIBE: (Phase.TRIBE,), When.PLACING: (Phase.PLACE,)}
FITS = np.array(  # the djinns whose power is asked for in a phase, a bit a djinn
    [sum(1 << i for i, when in enumerate(parts.DJINN_WHEN) if phase in MOMENTS.get(when, ())) for phase in Phase]
)
PAID = np.array([i for i, when in enumerate(parts.DJINN_WHEN) if when in MOMENTS])


@rule
def at_hand(s):
    """The own djinns whose power fits this phase and is not used up, a bit a djinn: mostly none."""
    found = 0
    for i in range(len(PAID)):
        found |= int(holdings.owns(s, PAID[i])) << PAID[i]
    return found & FITS[s.phase] & ~int(s.used[s.active])


@rule
def mark_powers(s, mask):
    n, held = 0, holdings.slaves(s)
    own = at_hand(s) if pays_any(s, held) else 0
    if own == 0:
        return 0
    for djinn in range(parts.DJINNS):
        if own >> djinn & 1:
            for paid_with in range(2):
                n += mark(mask, USE + djinn * 2 + paid_with, may_use(s, djinn, paid_with, held))
    return n


@rule
def asks_window(s):
    """Is there a power that could be used, if every hidden card were a slave (FT-10)?"""
    own = at_hand(s) if pays_any(s, holdings.slaves_in_doubt(s)) else 0
    if own == 0:
        return False
    for djinn in range(parts.DJINNS):
        if own >> djinn & 1 and could_use(s, djinn):
            return True
    return False


@rule
def pays_any(s, held):
    """Every power costs an elder or a slave (FT-7): who has neither need not be asked about each."""
    return s.elders[s.active] > 0 or held > 0


@rule
def asks_place(s):
    """FT-7.8, FT-7.14: could the piece go next door?"""
    return could_use(s, mover_of_piece(s))


@rule
def count_powers(s):
    """How many ways there are to use a power now."""
    n, held = 0, holdings.slaves(s)
    for djinn in range(parts.DJINNS):
        for paid_with in range(2):
            n += may_use(s, djinn, paid_with, held) == Why.OPEN
    return n


@rule
def could_use(s, djinn):
    held = holdings.slaves_in_doubt(s)
    return may_use(s, djinn, WITH_ELDER, held) == Why.OPEN or may_use(s, djinn, WITH_SLAVE, held) == Why.OPEN


@rule
def may_use(s, djinn, paid_with, held):
    """FT-7: an own power at its moment, once a turn, if it can be paid and then does something."""
    if s.djinn[djinn] != s.turn:
        return Why.NOT_YOURS
    if parts.DJINN_COST[djinn] == Cost.FREE:
        return Why.BY_ITSELF
    if not in_time(s, djinn):
        return Why.MOMENT
    if s.used[s.active] >> djinn & 1:
        return Why.USED
    lack = holdings.may_pay(s, parts.DJINN_COST[djinn], paid_with, held)
    if lack != Why.OPEN:
        return lack
    return Why.OPEN if works(s, djinn, paid_with) else Why.NO_TARGET


@rule
def in_time(s, djinn):
    """Most powers fit every window (FT-3.5); Ibus and Echidna belong to a tribe, Lamia and Hagis to a piece."""
    if FITS[s.phase] >> djinn & 1 == 0:
        return False
    match parts.DJINN_WHEN[djinn]:
        case When.TRIBE:
            return suits_tribe(s, djinn)
        case When.PLACING:
            return djinn == mover_of_piece(s)
    return True


@rule
def suits_tribe(s, djinn):
    if djinn == Djinn.IBUS:
        return s.tribe == Tribe.ASSASSIN
    kandicha = s.options & Flag.ECHIDNA_KANDICHA > 0 and holdings.owns(s, Djinn.KANDICHA)
    return s.tribe == Tribe.BUILDER or (kandicha and s.tribe == Tribe.ASSASSIN)


@rule
def works(s, djinn, paid_with):
    match djinn:
        case Djinn.ANUN_NAK:  # an elder that pays is in the bag by then
            return (paid_with == WITH_ELDER or sum_of(s.bag) > 0) and any_target(s, djinn)
        case Djinn.BOURAQ:
            return s.palaces_left > 0
        case Djinn.ENKI:
            return s.palms_left > 0
        case Djinn.LETA | Djinn.UTUG:
            return s.camels[s.active] > 0 and any_target(s, djinn)
        case Djinn.SIBITTIS:
            return holdings.djinns_to_draw(s) > 0
    return True


@rule
def any_target(s, djinn):
    for tile in range(parts.TILES):
        if is_target(s, tile, djinn):
            return True
    return False


@rule
def is_target(s, tile, djinn):
    """FT-7.2, 7.5, 7.7, 7.15, 7.22: villages, oases, empty tiles, or tiles with nothing but meeples."""
    match djinn:
        case Djinn.BOURAQ:
            return parts.KIND[s.face[tile]] == Kind.VILLAGE
        case Djinn.ENKI:
            return parts.KIND[s.face[tile]] == Kind.OASIS
    free = s.camel[tile] == NONE and s.palms[tile] == 0 and s.palaces[tile] == 0
    return free and is_bare(s, tile) != (djinn == Djinn.UTUG)


@rule
def may_aim(s, tile):
    return Why.OPEN if is_target(s, tile, s.power) else Why.TARGET


@rule
def mark_targets(s, mask):
    n = 0
    for tile in range(parts.TILES):
        n += mark(mask, TILE + tile, may_aim(s, tile))
    return n


@rule
def use(s, djinn, paid_with):
    """The cost comes first; then the question, if the power has one."""
    holdings.pay_power(s, djinn, paid_with)
    if s.phase == Phase.PLACE:  # Lamia and Hagis move the piece in hand
        s.phase = Phase.BESIDE
        return
    s.window = s.phase
    match djinn:
        case Djinn.ECHIDNA:
            s.double = 1
        case Djinn.IBUS:
            s.twice = 1
        case Djinn.SLOAR:
            holdings.draw_unseen(s, Did.DRAW)
        case Djinn.SIBITTIS:
            look_at_djinns(s)
            s.phase = Phase.KEEP
        case _:
            s.power, s.phase = djinn, Phase.TARGET


@rule
def aim(s, tile):
    """The tile for a power: back to the window, or to the placing of a piece."""
    djinn, s.power = s.power, NONE
    s.phase = s.window
    match djinn:
        case Djinn.ANUN_NAK:
            revive(s, tile)
        case Djinn.BOURAQ | Djinn.ENKI:
            begin_place(s, tile, int(djinn == Djinn.BOURAQ))
            if asks_place(s):
                note(s, Did.AIM, s.active, tile, djinn)
        case _:
            holdings.place_camel(s, tile)


@rule
def revive(s, tile):
    """FT-7.2: up to three meeples of the bag."""
    for _ in range(min(parts.ON_A_TILE, sum_of(s.bag))):
        tribe = holdings.pick_from(s, s.bag, sum_of(s.bag))
        s.bag[tribe] -= 1
        stand(s, tile, tribe, 1)
        note(s, Did.REVIVE, tile, tribe)
    s.reveals += 1


# --- Sibittis


@rule
def look_at_djinns(s):
    """FT-7.20: three of the pile; when it holds no more than are needed, everybody can tell which these are."""
    need = parts.DJINN_ROW
    while need > 0 and holdings.djinns_to_draw(s) > 0:
        sure = holdings.djinns_to_draw(s) <= need
        holdings.draw_djinn(s, SURE if sure else LOOK)
        s.n_look += not sure
        need -= 1
    s.reveals += 1
    for djinn in range(parts.DJINNS):
        if is_looked_at(s, djinn):
            confide(s, Did.LOOK, 1 << s.active, s.active, djinn)


@rule
def is_looked_at(s, djinn):
    return s.djinn[djinn] == LOOK or s.djinn[djinn] == SURE


@rule
def may_keep(s, djinn):
    return Why.OPEN if is_looked_at(s, djinn) else Why.NOT_LOOKED


@rule
def keep(s, kept):
    note(s, Did.KEEP, s.active, kept)
    for djinn in range(parts.DJINNS):
        if is_looked_at(s, djinn) and djinn != kept:
            s.djinn[djinn] = DISCARDS
            note(s, Did.DISCARDS, s.active, djinn)
    holdings.gain_djinn(s, kept)
    s.n_look = 0
    s.phase = s.window
