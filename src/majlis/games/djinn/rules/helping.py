"""Who helps in a catch (DJ-6.4): mages for their price, equipment, keys; and what they can give at most."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.games.djinn import parts
from majlis.games.djinn.actions import DONE, EQUIP, KEY, MAGE
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import EFFECT, EQUIPMENT, KIT_CATCH, MAGE_BONUS, MAGE_PRICE, MAGES, ONCE, Flag, Tile
from majlis.games.djinn.rules.goods import face_up, has, lose_key, turn_down
from majlis.games.djinn.rules.why import Why

KEY_HELP = KEY + 2  # a key as magic
DEAREST = max(2, int(MAGE_PRICE.max()))  # of all mages
DIGIT, MANY = 6, 63  # mages of one price, counted in so many bits


@rule
def mage_help(s, mage):
    """Green power, and for each djinn that must be paid the bonus of its colour; N04 knows green only."""
    total = int(parts.MAGE_POWER[mage])
    if has(s, Tile.N04_GREEN):
        return total
    for colour in range(parts.COLOURS):
        total += MAGE_BONUS[mage, colour] * s.prey[colour]
        if s.options & Flag.BOSS_COLOURS:
            total += MAGE_BONUS[mage, colour] * s.prey_boss
    return total


@rule
def is_ready(s, mage):
    return s.mage[mage] == s.turn * 2 + 1


@rule
def best_help(s):
    """The most that mages can give for the coins at hand."""
    coins, price, total = int(s.coins[s.turn]), 0, 0
    for mage in range(MAGES):
        if is_ready(s, mage):
            price += MAGE_PRICE[mage]
            total += mage_help(s, mage)
    return total if price <= coins else rationed_help(s, coins)


@rule
def rationed_help(s, coins):
    """Not all can be paid: try every number of dear ones, the best of each price first, and the cheap for the rest."""
    best, tried = 0, 0  # DIGIT bits a price: how many of it, the price of 2 first
    while tried >> DIGIT * (DEAREST - 1) == 0:
        cost, total = 0, 0
        for price in range(2, DEAREST + 1):
            count = tried >> DIGIT * (price - 2) & MANY
            cost += count * price
            total += top_help(s, price, count)
        if cost <= coins:
            best = max(best, total + top_help(s, 1, coins - cost))
        tried = next_try(s, tried, coins)
    return top_help(s, 0, MAGES) + best


@rule
def next_try(s, tried, coins):
    """Counting on: one more of the first price of which there is one more; none of those before it."""
    for price in range(2, DEAREST + 1):
        at = DIGIT * (price - 2)
        count = tried >> at & MANY
        if count < min(ready_for(s, price), coins // price):
            return tried + (1 << at)
        tried -= count << at
    return 1 << DIGIT * (DEAREST - 1)


@rule
def ready_for(s, price):
    n = 0
    for mage in range(MAGES):
        n += is_ready(s, mage) and MAGE_PRICE[mage] == price
    return n


@rule
def top_help(s, price, count):
    """What the best so many ready mages of this price give together."""
    total, seen, last, rank = 0, 0, 1000, -1
    while seen < count:
        best, at = -1, -1
        for mage in range(MAGES):
            if is_ready(s, mage) and MAGE_PRICE[mage] == price:
                power = mage_help(s, mage)
                if (power < last or (power == last and mage > rank)) and power > best:
                    best, at = power, mage
        if at < 0:
            return total
        total, last, rank, seen = total + best, best, at, seen + 1
    return total


@rule
def steady_help(s):
    """Equipment that always helps (ST5)."""
    n = 0
    for card in range(EQUIPMENT):
        n += KIT_CATCH[card] * (EFFECT[card] == Effect.CATCH and not ONCE[card] and face_up(s, card))
    return n


@rule
def note_steady_help(s):
    for card in range(EQUIPMENT):
        if EFFECT[card] == Effect.CATCH and not ONCE[card] and face_up(s, card):
            note(s, Did.STEADY, s.turn, card, KIT_CATCH[card])


@rule
def staff_help(s):
    """Equipment that could help in this catch, the single-use ones too."""
    n = 0
    for card in range(EQUIPMENT):
        n += KIT_CATCH[card] * (EFFECT[card] == Effect.CATCH and face_up(s, card))
    return n


@rule
def single_help(s):
    return staff_help(s) - steady_help(s)


@rule
def payable(s):
    """Can what is still needed be paid?"""
    return s.need <= s.magic[s.turn] + s.keys[s.turn] + single_help(s) + best_help(s)


@rule
def mark_helpers(s, mask):
    """Somebody who helps, or the own magic pays the rest."""
    n = 0
    for mage in range(MAGES):
        if may_hire(s, mage) == Why.OPEN:
            mask[MAGE + mage] = True
            n += 1
    for card in range(EQUIPMENT):
        if may_help_out(s, card) == Why.OPEN:
            mask[EQUIP + card] = True
            n += 1
    mask[KEY_HELP] = may_help_with_key(s, KEY_HELP) == Why.OPEN
    mask[DONE] = may_pay(s) == Why.OPEN
    return n + int(mask[KEY_HELP]) + int(mask[DONE])


@rule
def may_pay(s):
    """The rest, with the own magic."""
    return Why.OPEN if s.need <= s.magic[s.turn] else Why.NEED_MAGIC


@rule
def may_help_with_key(s, a):
    if a != KEY_HELP:
        return Why.KEY_MAGIC
    return Why.OPEN if s.keys[s.turn] > 0 else Why.NO_KEY


@rule
def may_help_out(s, card):
    """Equipment for a single use; what always helps is counted already."""
    if not face_up(s, card):
        return Why.KIT_DOWN if s.equipment[card] == s.turn * 2 else Why.KIT_NOT_YOURS
    if EFFECT[card] != Effect.CATCH:
        return Why.NO_HELP
    return Why.OPEN if ONCE[card] else Why.STEADY


@rule
def any_helper(s):
    """Is there anything to ask about the payment?"""
    if s.need <= 0:
        return False
    if s.keys[s.turn] > 0 or single_help(s) > 0:
        return True
    for mage in range(MAGES):
        if may_hire(s, mage) == Why.OPEN:
            return True
    return False


@rule
def may_hire(s, mage):
    """Awake and affordable, and the rest can still be paid."""
    if not is_ready(s, mage):
        return Why.MAGE_ASLEEP if s.mage[mage] == s.turn * 2 else Why.NOT_YOUR_MAGE
    if MAGE_PRICE[mage] > s.coins[s.turn]:
        return Why.MAGE_PRICE
    return Why.OPEN if rest_payable(s, mage) else Why.REST_UNPAID


@rule
def rest_payable(s, mage):
    """Try it."""
    price, power = int(MAGE_PRICE[mage]), mage_help(s, mage)
    s.coins[s.turn] -= price
    s.mage[mage] -= 1
    s.need -= power
    possible = payable(s)
    s.coins[s.turn] += price
    s.mage[mage] += 1
    s.need += power
    return possible


@rule
def hire(s, mage):
    """Pay the price; the mage goes to sleep."""
    s.coins[s.turn] -= MAGE_PRICE[mage]
    s.mage[mage] -= 1
    s.need -= mage_help(s, mage)


@rule
def help_with(s, a):
    if a == KEY_HELP:
        lose_key(s)
        note(s, Did.HELP_KEY, s.turn)
        s.need -= 1
    elif a >= EQUIP:
        turn_down(s, a - EQUIP)
        note(s, Did.HELP_KIT, s.turn, a - EQUIP, KIT_CATCH[a - EQUIP])
        s.need -= KIT_CATCH[a - EQUIP]
    else:
        note(s, Did.HELP, s.turn, a - MAGE, mage_help(s, a - MAGE), MAGE_PRICE[a - MAGE])
        hire(s, a - MAGE)
