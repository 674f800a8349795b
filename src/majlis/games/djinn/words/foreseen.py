"""What sentences can name of an open action: what the rules say would happen."""

from collections.abc import Callable
from functools import cached_property

from majlis.core.events import Event
from majlis.core.foresight import Ahead, ahead
from majlis.core.record import NONE
from majlis.core.speech import Words, listed, topic
from majlis.games.djinn import actions as act
from majlis.games.djinn import parts
from majlis.games.djinn.box_tables import Effect, Trait
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import Good, Place, Tile
from majlis.games.djinn.words import cards
from majlis.games.djinn.words.actions import TRADES
from majlis.games.djinn.words.figures import Figures, seats, who_stands
from majlis.games.djinn.words.phrases import DJINN, bundle, djinn, people
from majlis.games.djinn.words.tried import Tried, end

OFFERS = topic(__package__, "offers")
FORGONE, OPTION_GAINS = parts.FORFEIT_GAIN.tolist(), parts.OPTION_GAIN.tolist()


class Offer(Tried):
    """An open action of the mover."""

    @cached_property
    def ahead(self) -> Ahead:
        return ahead("djinn", self.view, self.a)

    @cached_property
    def then(self) -> Figures:
        """Figures afterwards: only what no chance touches may be asked."""
        return Figures(self.ahead.after, self.lang, self.names)

    @property
    def event(self) -> Event:
        """What would happen first."""
        return self.ahead.events[0]

    @property
    def offers(self) -> Words:
        return OFFERS[self.lang]

    def figure(self, key: str) -> object:
        return FORESEEN[key](self) if key in FORESEEN else super().figure(key)

    def offer(self, key: str) -> str:
        return self.fill(self.offers[key])

    def all(self, did: Did) -> list[Event]:
        return [event for event in self.ahead.events if event.kind == did]

    def will(self, did: Did) -> Event | None:
        """What would happen of this kind first."""
        return next(iter(self.all(did)), None)

    def change(self, good: Good) -> int:
        """How many goods would come or go, as far as it can be foreseen."""
        gained, lost = (sum(e["n"] for e in self.all(did) if e["good"] == good) for did in (Did.GAIN, Did.LOSE))
        return int(gained - lost)


# --- at the end of a way


def found(f: Offer) -> str:
    """What can be done at a space, and who is there to be caught."""
    node = end(f)
    if node == parts.SOURCE:
        return f.offer("source gist")
    words = gist(f, f.v.symbol[node], bool(f.n["special"]))
    if node < parts.ROUNDS:
        caught = djinn(who_stands(f, node), f.lang)
        return words + (f.offers["caught there"].format(prey=caught) if caught else "")
    laid = [place for place, at in enumerate(f.v.passage[f.v.turn]) if at == node - parts.ROUNDS]
    passages = (f.offers["passage gist"].format(to=f.nouns["to"][p], gist=gist(f, p, False)) for p in laid)
    return words + "".join(passages)


def gist(f: Offer, place: int, special: bool) -> str:
    """What the basic or special action of a place gives."""
    way = "special" if special else "basic"
    corks, coins = f.counted(f.n[f"corks_{way}"], "cork"), f.counted(f.n[f"factory_{way}"], "coin")
    words = f.offers["gist"][Place(place).name.lower()][special]
    return str(words.format(magic=parts.STUDY_MAGIC, corks=corks, coins=coins))


def met(f: Offer) -> str:
    """Who stands there, and what stopping costs."""
    if not f.n["met"]:
        return ""
    return f.offer("no toll" if f.n["free_card"] != NONE else "toll" if f.n["can_stop"] else "forced")


def brings(f: Offer) -> str:
    """What equipment pays there."""
    found = [card for card in range(parts.EQUIPMENT) if f.n["brings"] >> card & 1]
    names = ((cards.kit_name(card, f.lang), bundle(cards.GAINS[card], f.lang)) for card in found)
    return "".join(f.offers["brings"].format(card=card, gain=gain) for card, gain in names)


# --- what is given and taken


def goods(f: Offer) -> tuple[list[int], list[int]]:
    """What an action gives and takes, as a forfeit, an option, a tent, a card or a lock says."""
    match f.block:
        case act.FORFEIT | act.OPTION:
            return (FORGONE if f.block == act.FORFEIT else OPTION_GAINS)[f.i], [0] * parts.GOODS
        case act.TRADE:
            return cards.TRADE_GAIN[f.i], cards.TRADE_PAY[f.i]
        case act.EQUIP:
            return cards.GAINS[f.i], cards.PAYS[f.i]
    return cards.LOCKS[f.n["chest"]], [0] * parts.GOODS


def waste(f: Offer) -> str:
    """A warning where magic that comes does not fit; a step of capacity makes room for one."""
    if f.block == act.NUMBER:
        magic = parts.STUDY_MAGIC - f.i
    else:
        gain, pay = goods(f)
        magic = gain[Good.MAGIC] - pay[Good.MAGIC] - gain[Good.CAPACITY]
    return f.offer("waste" if f.n["room"] else "full") if magic > f.n["room"] else ""


def purse_left(f: Offer) -> str:
    """Coins and scrolls, when one of them is paid."""
    v, coin = f.v, f.a == act.COIN
    coins, scrolls = v.coins[v.turn] - coin, v.scrolls[v.turn] - (not coin)
    return listed([f.counted(coins, "coin"), f.counted(scrolls, "scroll")], f.lang)


def trade_also(f: Offer) -> str:
    """Who must be paid before a trade, or the card that makes it needless."""
    if stay := f.will(Did.TRADE_STAY):
        return str(f.offers["stays"].format(card=cards.kit_name(stay["card"], f.lang)))
    tent = f.will(Did.TENT)
    there = seats(tent["met"]) if tent else []
    who, toll = people(there, f.lang, f.names), f.nouns["toll"][len(there) > 1]
    return str(f.offers["and toll"].format(toll=toll, who=who)) if there else ""


def drop(f: Offer) -> str:
    """The price at the Source, if a step of capacity changes it."""
    price = f.then.n["source_price"]
    return str(f.offers["drop"].format(price=f.counted(price, "scroll"))) if price != f.n["source_price"] else ""


# --- catches and trophies


def still(f: Offer) -> str:
    left = f.v.need - f.event.get("power", 1)
    return str(f.offers["still"].format(n=left) if left > 0 else f.offers["enough"])


def for_coins(f: Offer) -> str:
    coins = f.event["coins"]
    return str(f.offers["for coins"].format(coins=f.counted(coins, "coin"))) if coins else ""


def given(f: Offer) -> str:
    """The three that go."""
    event = f.event
    common = [event["common"] if kind == event["colour"] else 0 for kind in range(parts.COLOURS)]
    return djinn([*common, event["bosses"]], f.lang, True)


def corked_left(f: Offer) -> int:
    after, turn, colour = f.then.v, f.v.turn, f.event["colour"]
    return int(after.corked[turn][colour] + after.corked_boss[turn][colour])


def lapsing(f: Offer) -> list[int]:
    """Cards that would still pay at this place."""
    usable = [card for card in range(parts.EQUIPMENT) if f.n["usable"] >> card & 1]
    return [card for card in usable if cards.EFFECTS_OF[card] == Effect.BONUS]


FORESEEN: dict[str, Callable[[Offer], object]] = {
    "found": found,
    "met": met,
    "brings": brings,
    "place": lambda f: f.nouns["places"][f.event["place"]],
    "to_there": lambda f: f.nouns["to"][f.event["place"]],
    "gist": lambda f: gist(f, f.event["place"], f.a == act.SPECIAL),
    "lapsing": lambda f: listed([cards.kit_name(card, f.lang) for card in lapsing(f)], f.lang),
    "gain": lambda f: bundle(goods(f)[0], f.lang, f.block == act.FORFEIT),
    "pay": lambda f: bundle(goods(f)[1], f.lang),
    "waste": waste,
    "purse_left": purse_left,
    "scrolls_left": lambda f: f.counted(f.v.scrolls[f.v.turn] + f.change(Good.SCROLL), "scroll"),
    "refilled": lambda f: f.change(Good.MAGIC),
    "tent": lambda f: TRADES[f.i],
    "trade_also": trade_also,
    "new_base": lambda f: next(e["n"] for e in f.ahead.events if e.kind in (Did.SET, Did.ALL_LAID)),
    "set_magic": lambda f: f.counted(parts.SET_MAGIC, "magic"),
    "circle_magic": lambda f: f.counted(parts.CIRCLE_MAGIC, "magic"),
    "study_magic": lambda f: f.counted(parts.STUDY_MAGIC - f.i, "magic"),
    "woken": lambda f: f.counted(f.i, "mage"),
    "drop": drop,
    "uncovered": lambda f: bundle(cards.AMOUNTS[Tile.N03_COVER], f.lang),
    "bottles_held": lambda f: f.counted(f.v.bottles[f.v.turn][f.i], "empty bottle"),
    "djinn_held": lambda f: f.counted(f.v.ringed[f.v.turn][f.i], "ringed"),
    "chests": lambda f: f.counted(f.v.chests_due + (f.a == act.YES), "chest"),
    "a_djinn": lambda f: f.nouns["a djinn"][f.event["djinn"]],
    "one_djinn": lambda f: f.counted(1, DJINN[f.i % parts.COLOURS]),
    "its_bottle": lambda f: f.nouns["a bottle"][f.event["bottle"]],
    "newcomers": lambda f: len(f.all(Did.REFILL_STREET)),
    "corked_points": lambda f: parts.CORKED_POINTS,
    "ringed_points": lambda f: parts.RINGED_POINTS,
    "three_corked": lambda f: parts.FOR_A_TROPHY * parts.CORKED_POINTS,
    "circles_left": lambda f: f.counted(f.n["empty_circles"] - 1, "empty circle", False),
    "power_after": lambda f: f.then.n["power"],
    "most_after": lambda f: f.then.n["most_power"],
    "calmed": lambda f: bundle(cards.AMOUNTS[cards.tile_doing(f.v, Trait.CALM)], f.lang),
    "help": lambda f: f.event["power"],
    "still": still,
    "for_coins": for_coins,
    "paid": lambda f: f.event.get("magic", 0),
    "magic_left": lambda f: f.v.magic[f.v.turn] - f.event.get("magic", 0),
    "bosses": lambda f: f.counted(f.event["boss"], "boss"),
    "boss_power_in_all": lambda f: f.event["power"],
    "given": given,
    "corked_left": corked_left,
}
