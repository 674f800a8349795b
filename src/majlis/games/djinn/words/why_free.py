"""Why something that any pause allows is not open: keys, bottles, trophies, equipment."""

from majlis.games.djinn.actions import CORK, CORK_BOSS, EQUIP, KEY, TROPHY
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import BOSS, SEATS
from majlis.games.djinn.state import SHOWN, Acted, Ending, Phase
from majlis.games.djinn.words.cards import EFFECTS_OF, PAYS, PLACE_OF
from majlis.games.djinn.words.free_offers import free_kind
from majlis.games.djinn.words.phrases import here
from majlis.games.djinn.words.possibilities import affordable
from majlis.games.djinn.words.reckoning import any_three, due_row, shown_at


def is_pause(v):
    """The moments at which these actions are open."""
    if v.phase == Phase.ARCHIVES:
        return v.options_taken > 0
    if v.phase == Phase.MARKET:
        return v.special > 0 and v.trades_left == 1
    return v.phase in (Phase.ENTER, Phase.MOVE, Phase.ACT, Phase.SOURCE)


def free(v, a):
    kind = free_kind(a)
    if not is_pause(v) and (v.phase != Phase.HOUSE or kind != "cork"):
        return "pause"
    return {"key": key, "cork": cork, "trophy": trophy, "use": use}[kind](v, a)


def key(v, a):
    return "full" if v.keys[v.turn] and a == KEY + 2 else "no_key"


def cork(v, a):
    kind, colour = (BOSS, a - CORK_BOSS) if a >= CORK_BOSS else (a - CORK, a - CORK)
    if not v.ringed[v.turn][kind]:
        return "not_ringed"
    return "no_cork" if v.bottles[v.turn][colour] else "no_bottle"


def trophy(v, a):
    where = v.trophies[a - TROPHY]
    if where != SHOWN:
        return "trophy_taken" if where < SEATS else "trophy_absent"
    if v.ending == Ending.LAST_VISIT:
        return "trophy_end"
    return "trophy_row" if any_three(v) and due_row(v) >= 0 else "no_three"


def use(v, a):
    card = a - EQUIP
    if v.equipment[card] >> 1 != v.turn:
        return "kit_not_yours"
    return USES[EFFECTS_OF[card]](v, card) if v.equipment[card] & 1 else "kit_down"


def bonus(v, card):
    if v.used >> card & 1:
        return "kit_used"
    if not v.acted & Acted.MOVED or PLACE_OF[card] not in shown_at(v, here(v)):
        return "kit_place"
    return "full"


def exchange(v, card):
    if v.used >> card & 1:
        return "kit_used"
    return "kit_nothing" if affordable(v, PAYS[card]) else "kit_price"


USES = {
    Effect.BONUS: bonus,
    Effect.CATCH: lambda v, card: "kit_catch",
    Effect.GAIN: lambda v, card: "kit_nothing",
    Effect.EXCHANGE: exchange,
    Effect.MORE_CHESTS: lambda v, card: "kit_itself",
    Effect.SWAP_BOTTLES: lambda v, card: "kit_bottles",
    Effect.STAY: lambda v, card: "kit_itself",
    Effect.NEVER_PAY: lambda v, card: "kit_itself" if v.seats > 1 else "kit_nobody",
}
