"""Cards and tiles in words: a short name of their own, and what they do, made from the tables of the box."""

from collections.abc import Iterator, Sequence
from functools import cache
from types import SimpleNamespace

from majlis.core.record import NONE
from majlis.core.speech import topic
from majlis.games.djinn import parts
from majlis.games.djinn.box_tables import Effect, Trait
from majlis.games.djinn.parts import Card, Good
from majlis.games.djinn.words.actions import TILE_LABELS
from majlis.games.djinn.words.phrases import NOUNS, bundle, some

NAMES, EFFECTS = topic(__package__, "card_names"), topic(__package__, "card_effects")
MAGES = (  # the same in every language
    *("Amina", "Basim", "Cyra", "Dalil", "Esma", "Faris", "Ghada", "Hakim"),
    *("Iman", "Jamil", "Kamila", "Latif", "Maha", "Nadir", "Olaya", "Qasim"),
    *("Rania", "Salim", "Tahira", "Umar", "Wafa", "Yasir", "Zahra", "Adil"),
    *("Bushra", "Daoud", "Farida", "Hamza", "Layla", "Munir", "Nura", "Safiya"),
)
PER = {Card.KEYS: "key", Card.MAGES: "mage", Card.STORES: "store"}

POWERS, BONUSES, PRICES, KEYED = (
    t.tolist() for t in (parts.MAGE_POWER, parts.MAGE_BONUS, parts.MAGE_PRICE, parts.MAGE_KEY)
)
KITS, ONLY_ONCE, EFFECTS_OF, PLACE_OF = (t.tolist() for t in (parts.KIT, parts.ONCE, parts.EFFECT, parts.WHERE))
GAINS, PAYS, CATCHES = (t.tolist() for t in (parts.KIT_GAIN, parts.KIT_PAY, parts.KIT_CATCH))
ROWS, POINTS, BOONS = (t.tolist() for t in (parts.TROPHY_ROW, parts.TROPHY_POINTS, parts.TROPHY_GAIN))
CHESTS, LOCKS, LOCKED = (t.tolist() for t in (parts.CHEST_GAIN, parts.CHEST_LOCK, parts.HAS_LOCK))
AMOUNTS, TRAITS, TRAIT_PLACES = (t.tolist() for t in (parts.TILE_GAIN, parts.TRAIT, parts.TRAIT_AT))
LOOKS, TOLLS = list(zip(parts.TOM_FIRST.tolist(), parts.TOM_SECOND.tolist(), strict=True)), parts.TOM_PAY.tolist()
TRADE_PAY, TRADE_GAIN = parts.TENT_PAY.tolist(), parts.TENT_GAIN.tolist()
CARD_WORTH, CARD_EACH, CARD_LIMIT = (t.tolist() for t in (parts.CARD_POINTS, parts.CARD_PER, parts.CARD_MOST))


# --- mages


def mage_name(mage: int) -> str:
    """'Amina'."""
    return MAGES[mage]


@cache
def mage_line(mage: int, lang: str) -> str:
    """'2 power, +1 for each red djinn, price 1 coin'."""
    words = EFFECTS[lang]
    said = [words["power"].format(n=POWERS[mage]), *mage_bonuses(mage, lang)]
    price = words["price"].format(coins=some(PRICES[mage], "coin", lang)) if PRICES[mage] else words["free"]
    return ", ".join([*said, price])


def mage_bonuses(mage: int, lang: str) -> Iterator[str]:
    """Colours with the same bonus share a phrase."""
    words, bonus = EFFECTS[lang], BONUSES[mage]
    for n in sorted({n for n in bonus if n}):
        colours = [NOUNS[lang]["each colour"][colour] for colour, m in enumerate(bonus) if m == n]
        joined = ", ".join(colours[:-1]) + words["or"] + colours[-1] if colours[1:] else colours[0]
        yield words["bonus"].format(n=n, colours=joined)


@cache
def mage_full(mage: int, lang: str) -> str:
    """The same, and whether the card shows a key."""
    return mage_line(mage, lang) + (f", {EFFECTS[lang]['with key']}" if KEYED[mage] else "")


# --- equipment


@cache
def kit_name(card: int, lang: str) -> str:
    """'innkeeper's staff': by its type and by what it does."""
    names, effect = NAMES[lang], EFFECTS_OF[card]
    if effect == Effect.BONUS:
        epithet = names["of places"][PLACE_OF[card]]
    elif effect == Effect.GAIN:
        epithet = names["of goods"][main_good(GAINS[card])]
    elif effect == Effect.EXCHANGE:
        epithet = names["of payments"][main_good(PAYS[card]).name.lower()]
    else:
        once = effect == Effect.CATCH and ONLY_ONCE[card]
        epithet = names["of effects"]["once" if once else Effect(effect).name.lower()]
    kit = names["kits"][KITS[card]]
    return str(names["kit"].format(epithet=epithet, kit=kit, joined=kit.lower()))


def main_good(goods: Sequence[int]) -> Good:
    """The good of which there is most, the rarer one if two are equal."""
    return max(Good, key=lambda good: (goods[good], good))


@cache
def kit_line(card: int, lang: str) -> str:
    """What an equipment card does."""
    effect = EFFECTS_OF[card]
    if effect == Effect.CATCH:
        return str(EFFECTS[lang]["once" if ONLY_ONCE[card] else "always"]).format(n=CATCHES[card])
    key = "one_exchange" if effect == Effect.EXCHANGE and ONLY_ONCE[card] else Effect(effect).name.lower()
    return str(EFFECTS[lang]["kits"][key]).format(
        gain=bundle(GAINS[card], lang, False),
        pay=bundle(PAYS[card], lang),
        at=NOUNS[lang]["at"][PLACE_OF[card]] if effect == Effect.BONUS else "",
    )


# --- trophies, chests


@cache
def trophy_name(trophy: int, lang: str) -> str:
    """'bronze lamp': the metal goes by its row."""
    names, row = NAMES[lang], ROWS[trophy]
    thing = names["things"][ROWS[:trophy].count(row)]
    return str(names["trophy"].format(metal=names["metals"][row], thing=thing))


@cache
def trophy_line(trophy: int, lang: str) -> str:
    """'30 points, 5 coins and 1 key'."""
    points = some(POINTS[trophy], "point", lang)
    return f"{points}, {bundle(BOONS[trophy], lang, False)}" if any(BOONS[trophy]) else points


@cache
def chest_name(chest: int, lang: str) -> str:
    """'cedar chest'."""
    return str(NAMES[lang]["chest"].format(wood=NAMES[lang]["woods"][chest]))


@cache
def chest_line(chest: int, lang: str) -> str:
    """'3 coins; behind the lock 1 cork'."""
    gain = bundle(CHESTS[chest], lang, False)
    return EFFECTS[lang]["lock"].format(gain=gain, lock=bundle(LOCKS[chest], lang, False)) if LOCKED[chest] else gain


# --- Tom's cards


@cache
def tom_line(card: int, lang: str) -> str:
    """'Academy, else Tavern, else 2 coins'."""
    words, (first, second) = EFFECTS[lang], LOOKS[card]
    if first == NONE:
        return str(words["blank"])
    places = NOUNS[lang]["places"]
    return str(words["tom"]).format(first=places[first], second=places[second], pay=bundle(TOLLS[card], lang, False))


# --- character tiles, scoring cards


@cache
def tile_name(tile: int, lang: str) -> str:
    """'Inheritance'."""
    return str(NAMES[lang]["tiles"][tile])


@cache
def tile_line(tile: int, lang: str) -> str:
    """What a character tile does."""
    words, trait, gain = EFFECTS[lang], Trait(TRAITS[tile]), bundle(AMOUNTS[tile], lang)
    line = words["tiles"][TILE_LABELS[tile]] if trait == Trait.RULE else words["traits"][trait.name.lower()]
    more = words["and"].format(gain=gain) if any(AMOUNTS[tile]) else ""
    at = NOUNS[lang]["at"][TRAIT_PLACES[tile]]
    return str(line).format(gain=gain, more=more, at=at, most=parts.STUDY_MOST, secret=parts.SECRET_CARDS)


def tile_doing(v: SimpleNamespace, trait: Trait) -> int:
    """The mover's tile that does this, or NONE."""
    return next((tile for tile, seat in enumerate(v.tile) if seat == v.turn and TRAITS[tile] == trait), NONE)


def card_name(card: int, lang: str) -> str:
    """'Two sets'."""
    return str(NAMES[lang]["cards"][card])


@cache
def card_line(card: int, lang: str) -> str:
    """What a scoring card counts."""
    words, per = EFFECTS[lang], CARD_EACH[card]
    each = words["per"][PER[Card(card)]][per > 1].format(n=per) if card in PER else per
    points = some(CARD_WORTH[card], "point", lang)
    return str(words["scoring"][card]).format(points=points, per=each, most=CARD_LIMIT[card])
