"""The paid powers of djinns in the windows of a turn (FT-3.5, FT-7)."""

from majlis.core.compile import rule
from majlis.core.events import confide, note
from majlis.core.record import NONE
from majlis.games.five_tribes.actions import DJINN, TILE, USE, WITH_ELDER, WITH_SLAVE
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.parts import (
    DJINN_COST,
    DJINN_ROW,
    DJINN_WHEN,
    DJINNS,
    KIND,
    ON_A_TILE,
    TILES,
    Cost,
    Djinn,
    Flag,
    Kind,
    Tribe,
    When,
)
from majlis.games.five_tribes.rules.holdings import (
    djinns_at,
    draw_djinn,
    draw_unseen,
    gain_djinn,
    in_bag,
    owns,
    pay_power,
    payable,
    pick_from,
    place_camel,
    slaves,
    slaves_in_doubt,
)
from majlis.games.five_tribes.rules.placing import asks_place, begin_place
from majlis.games.five_tribes.rules.sowing import is_bare, stand
from majlis.games.five_tribes.state import DISCARDS, LOOK, PILE, SURE, Phase


@rule
def mark_powers(s, mask):
    n = 0
    held = slaves(s)
    for djinn in range(DJINNS):
        if owns(s, djinn):
            for paid_with in range(2):
                hit = usable(s, djinn, paid_with, held)
                mask[USE + djinn * 2 + paid_with] = hit
                n += hit
    return n


@rule
def asks_window(s):
    """Is there a power that could be used, if every hidden card were a slave (FT-10)?"""
    for djinn in range(DJINNS):
        if owns(s, djinn) and DJINN_COST[djinn] != Cost.FREE:
            held = slaves_in_doubt(s)
            if usable(s, djinn, WITH_ELDER, held) or usable(s, djinn, WITH_SLAVE, held):
                return True
    return False


@rule
def usable(s, djinn, paid_with, held):
    """Once a turn, if it can be paid and then does something."""
    if s.used[s.active] >> djinn & 1 or not in_time(s, djinn) or not payable(s, djinn, paid_with, held):
        return False
    return works(s, djinn, paid_with)


@rule
def in_time(s, djinn):
    """Most powers fit every window; Ibus and Echidna belong to the tribe in hand."""
    match DJINN_WHEN[djinn]:
        case When.WINDOW:
            return True
        case When.TRIBE:
            return s.phase == Phase.TRIBE and suits_tribe(s, djinn)
    return False


@rule
def suits_tribe(s, djinn):
    if djinn == Djinn.IBUS:
        return s.tribe == Tribe.ASSASSIN
    kandicha = s.options & Flag.ECHIDNA_KANDICHA > 0 and owns(s, Djinn.KANDICHA)
    return s.tribe == Tribe.BUILDER or (kandicha and s.tribe == Tribe.ASSASSIN)


@rule
def works(s, djinn, paid_with):
    match djinn:
        case Djinn.ANUN_NAK:  # an elder that pays is in the bag by then
            return (paid_with == WITH_ELDER or in_bag(s) > 0) and any_target(s, djinn)
        case Djinn.BOURAQ:
            return s.palaces_left > 0
        case Djinn.ENKI:
            return s.palms_left > 0
        case Djinn.LETA:
            return s.camels[s.active] > 0 and any_target(s, djinn)
        case Djinn.UTUG:
            return s.camels[s.active] > 0 and any_target(s, djinn)
        case Djinn.SIBITTIS:
            return djinns_at(s, PILE) + djinns_at(s, DISCARDS) > 0
    return True


@rule
def any_target(s, djinn):
    for tile in range(TILES):
        if is_target(s, tile, djinn):
            return True
    return False


@rule
def is_target(s, tile, djinn):
    """FT-7.2, 7.5, 7.7, 7.15, 7.22: villages, oases, empty tiles, or tiles with nothing but meeples."""
    match djinn:
        case Djinn.BOURAQ:
            return KIND[s.face[tile]] == Kind.VILLAGE
        case Djinn.ENKI:
            return KIND[s.face[tile]] == Kind.OASIS
    free = s.camel[tile] == NONE and s.palms[tile] == 0 and s.palaces[tile] == 0
    return free and is_bare(s, tile) != (djinn == Djinn.UTUG)


@rule
def mark_targets(s, mask):
    n = 0
    for tile in range(TILES):
        hit = is_target(s, tile, s.power)
        mask[TILE + tile] = hit
        n += hit
    return n


@rule
def use(s, djinn, paid_with):
    """The cost comes first; then the question, if the power has one."""
    pay_power(s, djinn, paid_with)
    s.window = s.phase
    match djinn:
        case Djinn.ECHIDNA:
            s.double = 1
        case Djinn.IBUS:
            s.twice = 1
        case Djinn.SLOAR:
            draw_unseen(s, Did.DRAW)
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
            place_camel(s, tile)


@rule
def revive(s, tile):
    """FT-7.2: up to three meeples of the bag."""
    for _ in range(min(ON_A_TILE, in_bag(s))):
        tribe = pick_from(s, s.bag, in_bag(s))
        s.bag[tribe] -= 1
        stand(s, tile, tribe, 1)
        note(s, Did.REVIVE, tile, tribe)
    s.reveals += 1


# --- Sibittis


@rule
def look_at_djinns(s):
    """FT-7.20: three of the pile; when it holds no more than are needed, everybody can tell which these are."""
    need = DJINN_ROW
    while need > 0 and djinns_at(s, PILE) + djinns_at(s, DISCARDS) > 0:
        sure = djinns_at(s, PILE) <= need if djinns_at(s, PILE) > 0 else djinns_at(s, DISCARDS) <= need
        draw_djinn(s, SURE if sure else LOOK)
        s.n_look += not sure
        need -= 1
    s.reveals += 1
    for djinn in range(DJINNS):
        if is_looked_at(s, djinn):
            confide(s, Did.LOOK, 1 << s.active, s.active, djinn)


@rule
def is_looked_at(s, djinn):
    return s.djinn[djinn] == LOOK or s.djinn[djinn] == SURE


@rule
def mark_looked_at(s, mask):
    n = 0
    for djinn in range(DJINNS):
        hit = is_looked_at(s, djinn)
        mask[DJINN + djinn] = hit
        n += hit
    return n


@rule
def keep(s, kept):
    note(s, Did.KEEP, s.active, kept)
    for djinn in range(DJINNS):
        if is_looked_at(s, djinn) and djinn != kept:
            s.djinn[djinn] = DISCARDS
            note(s, Did.DISCARDS, s.active, djinn)
    gain_djinn(s, kept)
    s.n_look = 0
    s.phase = s.window
