"""The action itself as an event: what the mover did."""

from majlis.core.record import NONE
from majlis.games.djinn.actions import BOSS as BOSS_ACTION
from majlis.games.djinn.actions import (
    BUY,
    CATCH,
    CHEST,
    COIN,
    COLOUR,
    CORK,
    CORK_BOSS,
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
    SPECIAL,
    STOP,
    STREET,
    TILE,
    TRADE,
    TROPHY,
    YES,
)
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import BOSS, CAPACITY_END, COLOURS, ROUNDS, SOURCE_BOSS, SQUARES, Place
from majlis.games.djinn.state import Phase
from majlis.games.djinn.words.actions import STARTS
from majlis.games.djinn.words.cards import CATCHES, EFFECTS_OF, KITS, ONLY_ONCE, PRICES
from majlis.games.djinn.words.free_offers import free_kind
from majlis.games.djinn.words.offers import PAUSES
from majlis.games.djinn.words.phrases import ENDS, here
from majlis.games.djinn.words.reckoning import (
    assistants_at,
    face_up,
    first_locked,
    mage_help,
    others_at,
    payees,
    power_needed,
    prey,
    usable_passage,
    wears,
)
from majlis.games.djinn.words.story_notes import BOTTLES

PLACES = tuple(place.name.lower() for place in Place)


def deed(t):
    """What the mover did; where it goes into a circle or a bottle, the changes say so."""
    kind = free_kind(t.a) if t.v.phase in PAUSES else None
    if kind:
        FREE_DEEDS[kind](t)
    elif t.v.phase in DECLINED and t.a == DONE:
        t.note(DECLINED[t.v.phase], n=t.v.capacity[t.who])
    else:
        DEEDS[t.v.phase](t)


# --- walking and paying


def walk(t):
    """To a free edge, or to an occupied one: then there is more to come."""
    edge = t.a - EDGE
    node, met = ENDS[edge], others_at(t.v, edge)
    entering = t.v.phase == Phase.ENTER
    if t.arrived:
        t.note("enter" if entering else "walk", at=node, to=node, start=STARTS[edge])
    elif entering:
        t.note("enter_pay", at=node, met=met)
    else:
        t.note("meet" if t.w.phase == Phase.STREET else "forced", to=node, at=node, met=met)


def street(t):
    node = ENDS[t.v.aim]
    if t.a != STOP:
        t.note("skip", across=node)
    else:
        t.note("stop_free" if t.arrived else "stop", at=node)


def pay(t):
    """Somebody gets a coin or a scroll; then comes the trade, or the walk is over."""
    seat, coin = payees(t.v)[0], "coin" if t.a == COIN else "scroll"
    t.note("pay", payee=seat, coin=coin)
    t.told(coin, -1)
    t.told(coin, 1, seat)
    if t.v.trade != NONE and t.w.trade == NONE:
        t.main = 1
        t.note("trade", tent=t.v.trade)
    elif t.arrived:
        t.main = 1
        t.note("arrive", at=ENDS[t.v.aim])


# --- the actions of a turn


def act(t):
    a, v = t.a, t.v
    if a == DONE:
        t.note("end_turn")
    elif a == CATCH:
        t.note("hunt")
    elif a >= FORFEIT:
        t.note("forgo" if any(t.rest[t.who].values()) else "forgo_nothing")
    else:
        place = usable_passage(v) if a == PASSAGE else v.symbol[here(v)]
        kind = {PASSAGE: "passage", SPECIAL: "special"}.get(a, "basic")
        t.note(PLACES[place], kind=kind)


def source(t):
    if t.a == DONE:
        t.note("end_turn")
    elif t.a >= BUY:
        t.note(f"buy_{t.a - BUY}")
    else:
        t.note("refill" if t.a == REFILL else "to_bosses")


def archives(t):
    t.note(f"option_{t.a - OPTION}")


def lay(t):
    place, square = divmod(t.a - LAY, SQUARES)
    t.note("lay", place=place, at=ROUNDS + square)


def market(t):
    trade = t.a - TRADE
    card = wears(t.v, Effect.STAY)
    if t.w.tent[t.who] == t.v.tent[t.who] and card != NONE:
        t.note("trade_stay", tent=trade, card=card)
    elif t.w.trade == NONE:
        t.note("trade", tent=trade)
    else:
        t.note("tent", tent=trade, met=assistants_at(t.v, trade))


# --- rewards


def bottle(t):
    colour = t.a - COLOUR
    t.note("bottle", bottle=colour)
    t.told(BOTTLES[colour], 1)


def capacity(t):
    v = t.v
    if v.capacity[t.who] < CAPACITY_END:
        t.note("widen", n=v.capacity[t.who] + 1)
    else:
        t.note("past" if v.flipped[t.who] else "flip")


def study(t):
    t.note("study" if t.a > NUMBER else "study_none", n=t.a - NUMBER)


def wake(t):
    t.note("wake", mage=t.a - MAGE)


def join(t):
    mage = t.a - MAGE
    t.note("join" if t.w.mage[mage] & 1 else "join_asleep", mage=mage)


def equip(t):
    t.note("equip", card=t.a - EQUIP)


def keep(t):
    card = t.a - EQUIP
    other = next(other for other in face_up(t.v) if other != card and KITS[other] == KITS[card])
    t.note("keep", card=card, other=other)


def circle(t):
    t.note("uncover" if t.a == COVER else f"circle_{t.v.opened[t.who]}")


def draw(t):
    t.note("draw", a_djinn=t.w.waits)


def take(t):
    space, colour = divmod(t.a - STREET, COLOURS)
    t.note("take", a_djinn=colour, start=space)


def house(t):
    if t.a == DONE:
        t.note("let_go", the_djinn=t.v.waits)


def more(t):
    t.note("more" if t.a == YES else "no_more", card=wears(t.v, Effect.MORE_CHESTS))


def throw(t):
    t.note("throw", chest=t.a - CHEST)


def unlock(t):
    t.note("unlock" if t.a == YES else "no_unlock", chest=first_locked(t.v))


def swap(t):
    colour, back = t.a - COLOUR, t.v.phase == Phase.SWAP_OUT
    t.note("swap_out" if back else "swap_in", bottle=colour)
    t.told(BOTTLES[colour], -1 if back else 1)


# --- catching


def choose_prey(t):
    """One more, the boss, the free one; or the catch begins."""
    a, v = t.a, t.v
    if a == BOSS_ACTION:
        t.note("want", a_djinn=BOSS)
    elif a >= FREE:
        t.note("want_free", a_djinn=a - FREE)
    elif a != DONE:
        t.note("want", a_djinn=a - COLOUR)
    elif any(prey(v)):
        set_out(t, prey(v), power_needed(v))
    else:
        t.note("nothing")


def catch_bosses(t):
    n = t.a - NUMBER
    set_out(t, [0] * COLOURS + [n], SOURCE_BOSS * n)


def set_out(t, wanted, need):
    t.note("set_out", djinn=wanted, n=need)
    for card in face_up(t.v):
        if EFFECTS_OF[card] == Effect.CATCH and not ONLY_ONCE[card]:
            t.note("steady", card=card, n=CATCHES[card])


def helped(t):
    a = t.a
    if a == DONE:
        return
    if a == KEY + 2:
        t.note("help_key")
        t.told("key", -1)
    elif a >= EQUIP:
        t.note("help_kit", card=a - EQUIP, n=CATCHES[a - EQUIP])
    else:
        mage = a - MAGE
        t.note("help", mage=mage, n=mage_help(t.v, mage), for_coins=PRICES[mage])
        t.told("coin", -PRICES[mage])


# --- what any pause allows


def key(t):
    t.note("key")


def cork(t):
    kind, colour = (BOSS, t.a - CORK_BOSS) if t.a >= CORK_BOSS else (t.a - CORK, t.a - CORK)
    t.note("from_circle", a_djinn=kind, bottle=colour)
    t.told("cork", -1)
    t.told(BOTTLES[colour], -1)


def use(t):
    card = t.a - EQUIP
    t.note("use_once" if ONLY_ONCE[card] else "use", card=card)


def trophy(t):
    """Where there is a choice of djinn to hand in, that comes first."""
    if t.w.trophies[t.a - TROPHY] != t.who:
        t.note("choose_trophy", trophy=t.a - TROPHY)


def untold(t):
    """Told by what changed."""


FREE_DEEDS = {"key": key, "cork": cork, "use": use, "trophy": trophy}
DECLINED = {
    Phase.ARCHIVES: "no_option",
    Phase.MARKET: "no_trade",
    Phase.CAPACITY: "no_widen",
    Phase.MAGE: "no_mage",
    Phase.EQUIP: "no_kit",
    Phase.CIRCLE: "no_circle",
    Phase.DRAW: "no_draw",
    Phase.TAKE: "no_take",
    Phase.SWAP_OUT: "no_swap",
}
DEEDS = {
    Phase.DRAFT: lambda t: t.note("draft", tile=t.a - TILE),
    Phase.ENTER: walk,
    Phase.MOVE: walk,
    Phase.STREET: street,
    Phase.WALK_ON: walk,
    Phase.PAY: pay,
    Phase.ACT: act,
    Phase.SOURCE: source,
    Phase.ARCHIVES: archives,
    Phase.LAY: lay,
    Phase.MARKET: market,
    Phase.BOTTLE: bottle,
    Phase.CAPACITY: capacity,
    Phase.STUDY: study,
    Phase.ACTIVATE: wake,
    Phase.MAGE: join,
    Phase.EQUIP: equip,
    Phase.KEEP: keep,
    Phase.CIRCLE: circle,
    Phase.DRAW: draw,
    Phase.TAKE: take,
    Phase.HOUSE: house,
    Phase.MORE: more,
    Phase.THROW: throw,
    Phase.LOCK: unlock,
    Phase.PREY: choose_prey,
    Phase.LODGE: untold,
    Phase.HELP: helped,
    Phase.GIVE: untold,
    Phase.SWAP_OUT: swap,
    Phase.SWAP_IN: swap,
    Phase.BOSSES: catch_bosses,
}
