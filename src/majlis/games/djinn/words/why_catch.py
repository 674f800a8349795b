"""Why somebody cannot be caught, housed so, or asked to help."""

from majlis.games.djinn.actions import BOSS as BOSS_ACTION
from majlis.games.djinn.actions import CIRCLE, COLOUR, CORK, DONE, EQUIP, FREE, KEY, MAGE, NUMBER
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import BOSS, COLOURS, Tile
from majlis.games.djinn.state import Phase
from majlis.games.djinn.words.cards import EFFECTS_OF, ONLY_ONCE, PRICES
from majlis.games.djinn.words.phrases import here
from majlis.games.djinn.words.reckoning import can_house, empty_circles, has, next_lodger, prey
from majlis.games.djinn.words.why_rewards import COLOUR_ACTIONS, KIT_ACTIONS, MAGE_ACTIONS


def choose(v, a):
    if FREE <= a < CORK:
        return free_djinn(v, a - FREE)
    kind = BOSS if a == BOSS_ACTION else a - COLOUR
    if kind == BOSS and (not v.boss[here(v)] or v.prey_boss):
        return "boss_wanted" if v.prey_boss else "no_boss"
    if kind != BOSS and left(v, kind) == 0:
        return "none_left"
    return "prey_power" if can_house(v, one_more(v, kind)) else "prey_room"


def left(v, colour):
    return v.loose[here(v)][colour] - prey(v)[colour]


def one_more(v, kind):
    return [n + (other == kind) for other, n in enumerate(prey(v))]


def free_djinn(v, colour):
    if not v.prey_boss:
        return "free_needs_boss"
    if v.prey_free >= 0:
        return "one_free"
    return "prey_room" if left(v, colour) else "none_left"


def lodge(v, a):
    """The rest of the catch must find room too."""
    if a == CIRCLE:
        return "rest_homeless" if empty_circles(v) else "no_circle"
    kind, colour = next_lodger(v), a - COLOUR
    if kind not in (BOSS, colour):
        return "wrong_bottle"
    if has(v, Tile.N10_CIRCLES):
        return "circles_first"
    if not v.bottles[v.turn][colour]:
        return "no_bottle"
    return "rest_homeless" if v.corks[v.turn] else "no_cork"


def helper(v, a):
    if a == DONE:
        return "need_magic"
    if a >= EQUIP:
        return kit(v, a - EQUIP)
    if a < MAGE:
        return "no_key" if a == KEY + 2 else "key_magic"
    mage = a - MAGE
    if v.mage[mage] >> 1 != v.turn:
        return "not_your_mage"
    if not v.mage[mage] & 1:
        return "mage_asleep"
    return "mage_price" if PRICES[mage] > v.coins[v.turn] else "rest_unpaid"


def kit(v, card):
    if v.equipment[card] >> 1 != v.turn:
        return "kit_not_yours"
    if not v.equipment[card] & 1:
        return "kit_down"
    return "steady" if EFFECTS_OF[card] == Effect.CATCH and not ONLY_ONCE[card] else "no_help"


def bosses_of_supply(v, n):
    """Why so many cannot be caught: too few there, no room, not enough power."""
    if n > v.boss_supply:
        return "supply" if v.boss_supply else "no_supply"
    if not can_house(v, [0] * COLOURS + [n]):
        return "boss_room" if n == 1 else "number_room"
    return "boss_power" if n == 1 else "number_power"


def number(v, a):
    return bosses_of_supply(v, a - NUMBER) if a > NUMBER else "at_least_one"


CATCHING = {
    Phase.PREY: ((*COLOUR_ACTIONS, BOSS_ACTION, *range(FREE, CORK)), choose),
    Phase.LODGE: ((CIRCLE, *COLOUR_ACTIONS), lodge),
    Phase.HELP: ((DONE, *range(KEY, NUMBER), *MAGE_ACTIONS, *KIT_ACTIONS), helper),
    Phase.GIVE: (COLOUR_ACTIONS, lambda v, a: "not_three"),
    Phase.BOSSES: (range(NUMBER, COLOUR), number),
}
