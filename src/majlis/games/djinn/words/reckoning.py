"""Small sums over a view in plain numbers, for words: what a player has, what things cost, what would count."""

from majlis.core.record import NONE
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import (
    BOSS,
    CAPACITY_BEGIN,
    COLOURS,
    DJINN_POWER,
    EQUIPMENT,
    FACTORY_PRICE,
    FOR_A_TROPHY,
    GROUP_OF,
    MAGES,
    MOST_MAGIC,
    PLACES,
    PRINTED_CIRCLES,
    ROUNDS,
    SOURCE,
    SOURCE_BOSS,
    SOURCE_PRICE,
    SURCHARGE,
    TENT_GAIN,
    TENT_OF,
    TENT_PAY,
    TROPHIES,
    TROPHY_ROWS,
    Flag,
    Good,
    Tile,
)
from majlis.games.djinn.state import IN_HAND, LOCKED, SHOWN, TOP, UNSEEN, Acted, Catching, Ending, Phase
from majlis.games.djinn.words.cards import (
    AMOUNTS,
    BONUSES,
    CATCHES,
    EFFECTS_OF,
    GAINS,
    KITS,
    ONLY_ONCE,
    PLACE_OF,
    POWERS,
    PRICES,
    ROWS,
)
from majlis.games.djinn.words.phrases import here

TENTS, GROUPS, SOURCE_PRICES = TENT_OF.tolist(), GROUP_OF.tolist(), SOURCE_PRICE.tolist()
TRADE_PAY, TRADE_GAIN = TENT_PAY.tolist(), TENT_GAIN.tolist()


# --- what a player has


def has(v, tile):
    """Has the acting player this character tile?"""
    return v.tile[tile] == v.turn


def most_magic(v, seat):
    return MOST_MAGIC if v.flipped[seat] else v.capacity[seat] - 1


def room(v):
    """The magic that still fits."""
    return most_magic(v, v.turn) - v.magic[v.turn]


def active_circles(v, seat):
    return PRINTED_CIRCLES + v.opened[seat] - v.covered[seat]


def empty_circles(v):
    return active_circles(v, v.turn) - sum(v.ringed[v.turn])


def sleepers(v):
    """The inactive mages of the acting player."""
    return [mage for mage in range(MAGES) if v.mage[mage] == v.turn * 2]


def can_wake(v):
    """How many of them can be woken: none with N05."""
    return 0 if has(v, Tile.N05_SLEEP) else len(sleepers(v))


def ready(v):
    return [mage for mage in range(MAGES) if v.mage[mage] == v.turn * 2 + 1]


def face_up(v):
    return [card for card in range(EQUIPMENT) if v.equipment[card] == v.turn * 2 + 1]


def wears(v, effect):
    """The first face-up card with this effect, or NONE."""
    return next((card for card in face_up(v) if EFFECTS_OF[card] == effect), NONE)


def on_top(places):
    """The cards that lie open on their piles."""
    return [card for card, place in enumerate(places) if TOP <= place < UNSEEN]


def corked_of(v, seat, colour):
    return v.corked[seat][colour] + v.corked_boss[seat][colour]


def any_three(v):
    return [colour for colour in range(COLOURS) if corked_of(v, v.turn, colour) >= FOR_A_TROPHY]


def can_cork(v, colour):
    return v.bottles[v.turn][colour] > 0 and v.corks[v.turn] > 0


def to_lay(v):
    return v.passage[v.turn].count(IN_HAND)


# --- the city


def loose_at(v, space):
    return sum(v.loose[space])


def standing(v, space):
    """Djinn in a street by kind, the boss last."""
    return [*v.loose[space], v.boss[space]]


def others_at(v, edge):
    """The seats whose mages stand on exactly this edge."""
    return [seat for seat in range(v.seats) if seat != v.turn and v.edge[seat] == edge]


def payees(v):
    return [seat for seat in range(v.seats) if v.payees >> seat & 1]


def can_stop(v, edge):
    purse = v.coins[v.turn] + v.scrolls[v.turn]
    return wears(v, Effect.NEVER_PAY) != NONE or len(others_at(v, edge)) <= purse


def passage_at(v, node):
    """The place of the own passage at a square, or NONE."""
    square = node - ROUNDS
    found = (place for place in range(PLACES) if node != SOURCE and v.passage[v.turn][place] == square >= 0)
    return next(found, NONE)


def usable_passage(v):
    """The place of the own passage here that was not laid in this turn, or NONE."""
    place = passage_at(v, here(v))
    return NONE if place != NONE and v.laid >> place & 1 else place


def shown_at(v, node):
    """The places that equipment would find at a space: its own, and that of an older passage."""
    if node in (NONE, SOURCE):
        return []
    place = passage_at(v, node)
    return [v.symbol[node]] + ([place] if place != NONE and not v.laid >> place & 1 else [])


def bonuses_at(v, node, good):
    """Face-up cards that would bring this good at a space and have not yet done so in this turn."""
    places = shown_at(v, node) if v.ending < Ending.LAST_VISIT else []
    return [
        card
        for card in face_up(v)
        if EFFECTS_OF[card] == Effect.BONUS
        and PLACE_OF[card] in places
        and GAINS[card][good]
        and not v.used >> card & 1
    ]


def catch_due(v):
    space = here(v)
    return 0 <= space < ROUNDS and not v.acted & Acted.CATCH and loose_at(v, space) + v.boss[space] > 0


# --- prices


def source_price(v):
    if has(v, Tile.P05_SOURCE):
        return AMOUNTS[Tile.P05_SOURCE][Good.SCROLL]
    return SOURCE_PRICES[v.capacity[v.turn] - CAPACITY_BEGIN]


def factory(v, special):
    """Price and corks of the Manufactory."""
    price = FACTORY_PRICE + special + (AMOUNTS[Tile.N09_MANUFACTORY][Good.COIN] if has(v, Tile.N09_MANUFACTORY) else 0)
    corks = AMOUNTS[Tile.P04_MANUFACTORY][Good.CORK] if special and has(v, Tile.P04_MANUFACTORY) else 1 + special
    return price, corks


def tent_place(v, trade):
    return GROUPS[v.seats > 2][TENTS[trade]]


def assistants_at(v, trade):
    """Those who must be paid at the tent of a trade."""
    if has(v, Tile.P02_MARKET) or wears(v, Effect.NEVER_PAY) != NONE or tent_place(v, trade) == v.tent[v.turn]:
        return []
    return [seat for seat in range(v.seats) if seat != v.turn and v.tent[seat] == tent_place(v, trade)]


# --- catching


def power_needed(v):
    """For all that is wanted so far."""
    if v.catching == Catching.SOURCE or v.phase in (Phase.BOSSES, Phase.SOURCE):
        return SOURCE_BOSS * v.prey_boss
    need = DJINN_POWER * sum(v.prey)
    return need + (boss_power(v, here(v)) if v.prey_boss else 0)


def boss_power(v, space):
    return DJINN_POWER + SURCHARGE * loose_at(v, space)


def mage_help(v, mage, prey=None, bosses=None):
    """Green power, and the bonuses for those that are wanted."""
    prey, bosses = v.prey if prey is None else prey, v.prey_boss if bosses is None else bosses
    if has(v, Tile.N04_GREEN):
        return POWERS[mage]
    bonus = BONUSES[mage]
    total = POWERS[mage] + sum(n * m for n, m in zip(bonus, prey, strict=True))
    return total + (sum(bonus) * bosses if v.options & Flag.BOSS_COLOURS else 0)


def best_help(v):
    """The most that mages can give for the coins at hand."""
    coins = v.coins[v.turn]
    best = [0] * (coins + 1)
    for mage in ready(v):
        price, power = PRICES[mage], mage_help(v, mage)
        for left in range(coins, price - 1, -1):
            best[left] = max(best[left], best[left - price] + power)
    return best[coins]


def staff_help(v, once):
    """Equipment that helps in a catch: the steady ones, or those for a single use."""
    return sum(CATCHES[card] for card in face_up(v) if EFFECTS_OF[card] == Effect.CATCH and ONLY_ONCE[card] == once)


def most_power(v):
    """All that can be raised for the prey so far."""
    return v.magic[v.turn] + v.keys[v.turn] + staff_help(v, False) + staff_help(v, True) + best_help(v)


def prey(v):
    """All that is wanted so far, by kind: the free djinn too."""
    wanted = [n + (v.prey_free == colour) for colour, n in enumerate(v.prey)]
    return [*wanted, v.prey_boss]


def next_lodger(v):
    return next((kind for kind in range(COLOURS + 1) if v.lodge[kind]), NONE)


def can_house(v, lodgers):
    """Would all of these find a circle, or a bottle and a cork?"""
    held = v.bottles[v.turn]
    fits = [min(lodgers[colour], held[colour]) for colour in range(COLOURS)]
    bottled = sum(fits) + min(lodgers[BOSS], sum(held) - sum(fits))
    bottled = 0 if has(v, Tile.N10_CIRCLES) else min(bottled, v.corks[v.turn])
    return sum(lodgers) - bottled <= empty_circles(v)


def first_locked(v):
    return v.chest.index(LOCKED) if LOCKED in v.chest else NONE


# --- trophies


def due_row(v):
    """The row of the next trophy, or NONE where any will do."""
    left = {ROWS[trophy] for trophy in range(TROPHIES) if v.trophies[trophy] == SHOWN}
    return next((row for row in range(v.trophies.count(v.turn), TROPHY_ROWS) if row in left), NONE)


def cards_of(v, seat, kit):
    return sum(KITS[card] == kit and v.equipment[card] >> 1 == seat for card in range(EQUIPMENT))
