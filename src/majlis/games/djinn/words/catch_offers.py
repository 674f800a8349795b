"""Offers of the catch: the prey, its lodging, those who help; and the djinn that a trophy takes."""

from types import SimpleNamespace

from majlis.games.djinn.actions import BOSS as BOSS_ACTION
from majlis.games.djinn.actions import CIRCLE, COLOUR, DONE, EQUIP, FREE, KEY, MAGE, NUMBER
from majlis.games.djinn.parts import (
    BOSS,
    COLOURS,
    CORKED_POINTS,
    DJINN_POWER,
    FOR_A_TROPHY,
    RINGED_POINTS,
    SOURCE_BOSS,
    Tile,
)
from majlis.games.djinn.words.cards import AMOUNTS, CATCHES, PRICES, kit_name, mage_name
from majlis.games.djinn.words.phrases import bundle, djinn, here, one_djinn
from majlis.games.djinn.words.reckoning import (
    boss_power,
    corked_of,
    empty_circles,
    has,
    mage_help,
    most_power,
    power_needed,
    prey,
)

# --- the prey


def wanted(f, a):
    """One more of a colour, the boss, the free djinn; or that is all."""
    if a == DONE:
        return that_is_all(f)
    if FREE <= a < FREE + COLOURS:
        return f.offer("want free", djinn=one_djinn(a - FREE, f.lang))
    v = f.v
    kind, more = (BOSS, boss_power(v, here(v))) if a == BOSS_ACTION else (a - COLOUR, DJINN_POWER)
    then = with_prey(v, kind)
    return f.offer("want", djinn=f.nouns["a djinn"][kind], power=power_needed(v) + more, most=most_power(then))


def with_prey(v, kind):
    """The same view, with one more wanted."""
    then = SimpleNamespace(**vars(v))
    then.prey = [n + (colour == kind) for colour, n in enumerate(v.prey)]
    then.prey_boss = v.prey_boss + (kind == BOSS)
    return then


def that_is_all(f):
    v = f.v
    if any(prey(v)):
        return f.offer("that is all")
    if has(v, Tile.P07_CALM):
        return f.offer("calm", gain=bundle(AMOUNTS[Tile.P07_CALM], f.lang))
    return f.offer("nothing" if v.magic[v.turn] else "nothing lost")


# --- lodging


def housed(f, a):
    """A circle or a bottle, and what that counts."""
    if a == CIRCLE:
        left = f.counted(empty_circles(f.v) - 1, "empty circle", False)
        return f.offer("ring", ringed=RINGED_POINTS, left=left)
    return f.offer("corked", bottle=f.nouns["a bottle"][a - COLOUR], corked=CORKED_POINTS)


# --- helpers


def helpers(f, a):
    """How much power, for which price, and what is still needed."""
    v = f.v
    if a == DONE:
        need = max(0, v.need)
        return f.offer("pay magic", n=need, left=v.magic[v.turn] - need)
    if a == KEY + 2:
        return f.offer("help key", left=still(f, 1))
    if a >= EQUIP:
        n = CATCHES[a - EQUIP]
        return f.offer("help kit", card=kit_name(a - EQUIP, f.lang), n=n, left=still(f, n))
    mage = a - MAGE
    n, price = mage_help(v, mage), PRICES[mage]
    coins = f.offer("for coins", coins=f.counted(price, "coin")) if price else ""
    return f.offer("help", mage=mage_name(mage), n=n, price=coins, left=still(f, n))


def still(f, n):
    left = f.v.need - n
    return f.offer("still", n=left) if left > 0 else f.offer("enough")


def bosses(f, a):
    n = a - NUMBER
    return f.offer("number", bosses=f.counted(n, "boss"), power=SOURCE_BOSS * n)


# --- trophies


def handed_in(v, colour):
    """The three that go, by kind: common djinn before bosses."""
    common = min(FOR_A_TROPHY, v.corked[v.turn][colour])
    return [common if kind == colour else 0 for kind in range(COLOURS)] + [FOR_A_TROPHY - common]


def give(f, a):
    colour = a - COLOUR
    left = corked_of(f.v, f.v.turn, colour) - FOR_A_TROPHY
    return f.offer("give", what=djinn(handed_in(f.v, colour), f.lang, True), left=left)
