"""A second writing of the two hard things, slow and obvious: can this be caught and housed, and the final scoring."""

from itertools import combinations

from majlis.games.djinn.box import BOX
from tests.games.djinn.names import CARDS, EQUIPMENT, MAGES, TILES, TROPHIES

COLOURS, BOSS = range(4), 4

# --- catching (DJ-6): prey is a list of kinds that must be paid, free the kind of the free djinn or None


def owned(cards, names, seat, active_only=False):
    """The names of mages or equipment that a seat has."""
    marks = (seat * 2 + 1,) if active_only else (seat * 2, seat * 2 + 1)
    return [name for i, name in enumerate(names) if cards[i] in marks]


def has(s, seat, tile):
    return s["tile"][TILES.index(tile)] == seat


def can_catch(s, seat, space, prey, free=None, boss_colours=False):
    """Some way of housing them all, and some set of helpers that is enough."""
    everybody = prey if free is None else [*prey, free]
    homes = {"circles": 2 + int(s["opened"][seat]) - int(s["covered"][seat]) - int(s["ringed"][seat].sum())}
    homes["corks"] = 0 if has(s, seat, "N10") else int(s["corks"][seat])
    bottles = [int(n) for n in s["bottles"][seat]]
    if not can_house(everybody, homes["circles"], bottles, homes["corks"]):
        return False
    at_space = int(s["loose"][space].sum()) if space is not None else 0
    return can_pay(s, seat, needed(prey, at_space, space is None), prey, boss_colours)


def can_house(kinds, circles, bottles, corks):
    """Try every home for the first of them, then the rest."""
    if not kinds:
        return True
    first, rest = kinds[0], kinds[1:]
    if circles > 0 and can_house(rest, circles - 1, bottles, corks):
        return True
    for colour in COLOURS if first == BOSS else (first,):
        if corks > 0 and bottles[colour] > 0:
            fewer = [n - (i == colour) for i, n in enumerate(bottles)]
            if can_house(rest, circles, fewer, corks - 1):
                return True
    return False


def needed(prey, at_space, source):
    """Four a djinn; a boss two more for each of the others, or six at the Source."""
    bosses = prey.count(BOSS)
    return 4 * (len(prey) - bosses) + bosses * (6 if source else 4 + 2 * at_space)


def can_pay(s, seat, need, prey, boss_colours):
    """Try every set of mages; keys, staffs and the own magic are free to use."""
    kit = owned(s["equipment"], EQUIPMENT, seat, True)
    own = int(s["magic"][seat]) + int(s["keys"][seat])
    own += sum(int(BOX.equipment_catch[EQUIPMENT.index(name)]) for name in kit)
    mages = [MAGES.index(name) for name in owned(s["mage"], MAGES, seat, True)]
    for n in range(len(mages) + 1):
        for chosen in combinations(mages, n):
            price = sum(int(BOX.mage_price[mage]) for mage in chosen)
            power = sum(mage_power(s, seat, mage, prey, boss_colours) for mage in chosen)
            if price <= s["coins"][seat] and power + own >= need:
                return True
    return False


def mage_power(s, seat, mage, prey, boss_colours):
    total = int(BOX.mage_power[mage])
    if has(s, seat, "N04"):
        return total
    for kind in prey:
        if kind != BOSS:
            total += int(BOX.mage_bonus[mage][kind])
        elif boss_colours:
            total += sum(int(n) for n in BOX.mage_bonus[mage])
    return total


# --- the final score (DJ-10)


def score(s, seat):
    """Piece by piece, as one would count at the table."""
    total = sum(int(BOX.trophy_points[i]) for i in range(len(TROPHIES)) if s["trophies"][i] == seat)
    total += 10 * (sum(map(int, s["corked"][seat])) + sum(map(int, s["corked_boss"][seat])))
    total += 3 * sum(map(int, s["ringed"][seat]))
    total += stores(s, seat)
    total += sum(card(s, seat, name) for i, name in enumerate(CARDS) if s["card"][i] == 4)
    secrets = [card(s, seat, name) for i, name in enumerate(CARDS) if s["card"][i] == seat]
    return total + max(secrets, default=0)


def stores(s, seat):
    return int(s["corks"][seat]) + sum(map(int, s["bottles"][seat]))


def card(s, seat, name):
    """What one scoring card gives; the numbers are those of the rulebook."""
    kit = owned(s["equipment"], EQUIPMENT, seat)
    types = [len([one for one in kit if one.startswith(kind)]) for kind in ("ST", "HA", "CL")]
    mages = owned(s["mage"], MAGES, seat)
    match name:
        case "SC1":
            return 8 if min(types) >= 2 else 0
        case "SC2":
            return min(15, 5 * sum(n // 3 for n in types))
        case "SC3":
            return 8 if len([square for square in s["passage"][seat] if square >= 0]) <= 1 else 0
        case "SC4":
            return 0 if any(int(one[1:]) > 16 for one in mages) else 8
        case "SC5":
            return 8 if 4 - (2 + s["opened"][seat] - s["covered"][seat]) >= 2 else 0
        case "SC6":
            return 8 if s["capacity"][seat] in (5, 6) else 0
        case "SC7":
            return 8 if s["base_at"][seat] == 2 else 0
        case "SC8":
            return min(9, 3 * int(s["keys"][seat]))
        case "SC9":
            return min(8, 2 * len(owned(s["mage"], MAGES, seat, True)))
    return min(8, 2 * stores(s, seat))


def shares(s):
    """The win: points, then coins, scrolls and keys; equal ones share it."""
    seats = range(int(s["seats"]))
    rank = [(score(s, seat), int(s["coins"][seat]) + int(s["scrolls"][seat]) + int(s["keys"][seat])) for seat in seats]
    winners = [seat for seat in seats if rank[seat] == max(rank)]
    return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
