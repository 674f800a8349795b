"""Why an action is not open: one sentence with the number of its rule."""

from majlis.core.record import NONE, seen
from majlis.core.speech import COMMON
from majlis.games.five_tribes.actions import (
    AT,
    BUY,
    DJINN,
    DONE,
    FRONT,
    GOOD,
    NUMBER,
    PALACE,
    PALM,
    SELL,
    SLOT,
    SPACE,
    THIEF,
    TILE,
    USE,
)
from majlis.games.five_tribes.parts import (
    DJINN_WHEN,
    DJINNS,
    MARKET_REACH,
    TILES,
    ZEROS,
    Cost,
    Djinn,
    Good,
    Kind,
    Thief,
    When,
)
from majlis.games.five_tribes.rules.grid import NEXT
from majlis.games.five_tribes.state import FACE_UP, PILE, Phase
from majlis.games.five_tribes.words.facts import REFUSALS, WINDOWS, facts
from majlis.games.five_tribes.words.notation import card_and_payment, space_of, tile_and_tribe
from majlis.games.five_tribes.words.phrases import COSTS, kind_of
from majlis.games.five_tribes.words.reckoning import slaves, suits_tribe

MUST = {  # what cannot be declined
    Phase.MOVE: "must_move",
    Phase.DROP: "must_drop",
    Phase.KILL: "must_kill",
    Phase.LOSE: "must_lose",
    Phase.GAIN: "must_gain",
    Phase.PLACE: "must_place",
    Phase.BESIDE: "must_place",
    Phase.SECOND: "must_second",
    Phase.SUIT: "sell_first",
    Phase.TARGET: "must_target",
    Phase.KEEP: "must_keep",
}


def why(view, a, lang="en", names=()):
    """The reason, as the acting player may see it."""
    v = seen(view)
    if v.turn == NONE:
        return COMMON[lang]["over"]
    reason = reason_for(v, a)
    return REFUSALS[lang][reason].format(**facts(view, a, lang, names))


def reason_for(v, a):
    """The reason's name."""
    if a == DONE:
        return MUST.get(v.phase, "question")
    if USE <= a < BUY:
        return power(v, *card_and_payment(a))
    asked, reason = ASKED.get(v.phase, (range(0), None))
    return reason(v, a) if a in asked else "question"


# --- bids


def bid(v, a):
    space = space_of(a)
    if a == SPACE:
        return "zeros"
    if v.spaces[space] != NONE:
        return "own_space" if v.spaces[space] == v.turn else "space"
    return "dear"


def discount(v, a):
    steps = a - NUMBER
    if steps > v.bid - ZEROS + 1:
        return "enough"
    return "few_slaves" if steps > slaves(v) else "still_dear"


# --- the move and the tribes


def pick_up(v, a):
    return "incomplete" if any(v.meeples[a - TILE]) else "bare"


def drop(v, a):
    tile, tribe = tile_and_tribe(a)
    sides = NEXT[v.here].tolist()
    if tile not in sides:
        return "far"
    if sides.index(tile) == v.came:
        return "back"
    if not v.carry[tribe]:
        return "not_carried"
    return "colour" if v.n_carry == 1 else "dead_end"


def kill(v, a):
    if a >= FRONT:
        return in_front(v, a)
    tile, tribe = tile_and_tribe(a)
    return "reach" if v.meeples[tile][tribe] else "absent"


def in_front(v, a):
    seat = (a - FRONT) // 2
    if seat >= v.seats:
        return "question"
    if seat == v.turn:
        return "own"
    return "boaz" if v.djinn[Djinn.BOAZ] == seat else "none_in_front"


def kill_again(v, a):
    place = TILES + (a - FRONT) // 2 if a >= FRONT else tile_and_tribe(a)[0]
    if place != v.struck:
        return "same_place"
    return "none_in_front" if a >= FRONT else "absent"


# --- thieves


def thief(v, a):
    return "thief" if v.thief[a - THIEF] != v.turn else "wrong_thief"


def lose(v, a):
    """What a victim does not have."""
    if a not in LOOT[v.robber]:
        return "question"
    match v.robber:
        case Thief.HOUSSAIN:
            return "not_held"
        case Thief.OUAFAT:
            return "no_djinn"
        case Thief.KOHDJAH:
            return "no_camel"
    return "no_piece" if v.camel[(a - PALM) % TILES] == v.turn else "not_your_tile"


def gain(v, a):
    """What does not lie there to be taken."""
    if a not in LOOT[v.robber]:
        return "question"
    match v.robber:
        case Thief.HOUSSAIN:
            return "not_pooled"
        case Thief.OUAFAT:
            return "not_lost"
        case Thief.KOHDJAH:
            return "not_freed"
    return "no_pooled_piece" if v.camel[(a - PALM) % TILES] == v.turn else "not_your_tile"


# --- tiles and sales


def slot(v, a):
    big = kind_of(v, v.here) == Kind.BIG_MARKET
    reach = int(MARKET_REACH[int(big)]) - (v.phase == Phase.SECOND)
    return "slot" if a - SLOT >= reach else "no_slot"


def buy(v, a):
    card, paid_with = card_and_payment(a)
    place = v.djinn[card] if card < DJINNS else v.thief[card - DJINNS]
    if not FACE_UP <= place < PILE:
        return "not_on_offer"
    return "elder_slave" if paid_with else "elders"


def sale(v, a):
    if a == SELL:
        return "no_goods"
    kind = a - GOOD
    if kind == Good.SLAVE:
        return "slaves_unsold"
    if v.suit >> kind & 1:
        return "twice"
    return "sorted" if v.suit >> kind and v.hand[v.turn][kind] else "no_good"


# --- powers


def power(v, djinn, paid_with):
    """Whose it is, whether it is the moment, whether it was used, what it costs, and what it would do."""
    if v.djinn[djinn] != v.turn:
        return "not_yours"
    if COSTS[djinn] == Cost.FREE:
        return "by_itself"
    if not in_time(v, djinn):
        return "moment"
    if v.used[v.turn] >> djinn & 1:
        return "used"
    return cost(v, djinn, paid_with) or "no_target"


def in_time(v, djinn):
    match DJINN_WHEN[djinn]:
        case When.WINDOW:
            return v.phase in WINDOWS
        case When.PLACING:
            return v.phase == Phase.PLACE and v.palace == (djinn == Djinn.HAGIS)
        case When.TRIBE:
            return v.phase == Phase.TRIBE and suits_tribe(v, djinn)
    return False


def cost(v, djinn, paid_with):
    """What is lacking to pay, if anything."""
    elders, held = v.elders[v.turn], slaves(v)
    match COSTS[djinn]:
        case Cost.SLAVE:
            return "only_slave" if not paid_with else "one_slave" if not held else None
        case Cost.TWO if paid_with:
            return "both" if not held or not elders else None
        case Cost.TWO:
            return "two_elders" if elders < 2 else None
    if paid_with:
        return "one_slave" if not held else None
    return "one_elder" if not elders else None


LOOT = {  # the actions that a thief asks for
    Thief.HOUSSAIN: range(GOOD, NUMBER),
    Thief.OUAFAT: range(DJINN, THIEF),
    Thief.KOHDJAH: range(TILE, AT),
    Thief.SHALIM: range(PALM, PALACE + TILES),
}
ASKED = {  # the actions that a phase asks for, and how the reason is found
    Phase.BID: (range(SPACE, SLOT), bid),
    Phase.DISCOUNT: (range(NUMBER, FRONT), discount),
    Phase.MOVE: (range(TILE, AT), pick_up),
    Phase.DROP: (range(AT, DONE), drop),
    Phase.BUILD: (range(NUMBER, FRONT), lambda v, a: "builders"),
    Phase.KILL: ({*range(AT, DONE), *range(FRONT, DJINN)}, kill),
    Phase.KILL_AGAIN: ({*range(AT, DONE), *range(FRONT, DJINN)}, kill_again),
    Phase.THIEF: (range(THIEF, USE), thief),
    Phase.LOSE: (range(PALACE + TILES), lose),
    Phase.GAIN: (range(PALACE + TILES), gain),
    Phase.PLACE: (range(TILE, AT), lambda v, a: "here_only"),
    Phase.BESIDE: (range(TILE, AT), lambda v, a: "not_around"),
    Phase.MARKET: (range(SLOT, GOOD), slot),
    Phase.SECOND: (range(SLOT, GOOD), slot),
    Phase.SACRED: (range(BUY, PALM), buy),
    Phase.SALE: ({SELL, *range(GOOD, NUMBER)}, sale),
    Phase.SUIT: ({SELL, *range(GOOD, NUMBER)}, sale),
    Phase.TARGET: (range(TILE, AT), lambda v, a: "target"),
    Phase.KEEP: (range(DJINN, THIEF), lambda v, a: "not_looked"),
}
