"""What happened: events become sentences, as each viewer may know them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from majlis.core import speech
from majlis.core.events import Event
from majlis.core.record import NONE
from majlis.core.speech import Names, listed, name
from majlis.games.djinn.cells import TOLL
from majlis.games.djinn.events import KINDS, Did
from majlis.games.djinn.parts import BOSS, COLOURS, ROUNDS, SEATS, Good
from majlis.games.djinn.words import cards
from majlis.games.djinn.words.actions import STARTS, TRADES
from majlis.games.djinn.words.phrases import ENDS, NOUNS, REWARDS, at_space, balance, djinn, some, the_djinn

WORDS = speech.topic(__package__, "story")
GOODS = (Did.GAIN, Did.LOSE)
ACCOUNTS = (Did.TRADE, Did.ARRIVE, Did.START, Did.BASE_MAGIC)  # as the first event of an action: goods are told with it
ORDER = (Good.COIN, Good.SCROLL, Good.KEY, Good.CORK, Good.MAGIC)
PICKS: dict[Did, Callable[[Event], int]] = {  # which of several sentences
    Did.ACT: lambda event: event["place"],
    Did.OPTION: lambda event: event["option"],
    Did.BUY: lambda event: event["what"],
    Did.CIRCLE: lambda event: event["side"],
    Did.RING: lambda event: len(event["kinds"]) > 1,
    Did.REFILL_STREET: lambda event: len(event["newcomers"]) > 1,
}


def tell(events: Iterable[Event], seat: int = NONE, lang: str = "en", names: Names = ()) -> list[str]:
    """What an action did, as this seat heard it, in lines."""
    return speech.tell(settled(events), KINDS, lambda event: sentence(event, seat, lang, names))


def settled(events: Iterable[Event]) -> list[Event]:
    """Goods that come and go stand at the end of the line that they belong to."""
    told: list[Event] = []
    account: Event | None = None
    for event in events:
        if event.kind in GOODS:
            if account:  # where their cause is not told, they are not
                account["goods"][event["good"]] += event["n"] * (1 if event.kind == Did.GAIN else -1)
        else:
            told.append(replace(event, args={**event.args, "goods": Counter()}))
            account = told[-1] if account is None or event.kind in ACCOUNTS else account
    return [replace(event, args={**event.args, "goods": tuple(changes(event["goods"]))}) for event in told]


def changes(goods: Counter[int]) -> Iterator[tuple[str, int]]:
    """Payments first."""
    for paid in (True, False):
        yield from ((REWARDS[good], goods[good]) for good in ORDER if goods[good] and (goods[good] < 0) == paid)


def sentence(event: Event, viewer: int, lang: str, names: Names) -> str:
    """The words for an event, to the one who did it or about somebody else; goods stand at the end."""
    key = event.kind.name.lower()
    nothing = WORDS[lang].get(f"{key}_nothing") if not event["goods"] else None
    words = WORDS[lang].get(key, "") if nothing is None else nothing
    words = words[PICKS[Did(event.kind)](event)] if event.kind in PICKS else words
    line = speech.about(words, event.get("seat"), viewer).format_map(Parts(event, viewer, lang, names)).rstrip(".")
    if not line:
        return ""
    line = f"{line}: {balance(event['goods'], lang)}." if event["goods"] else f"{line}."
    return line[0].upper() + line[1:]


@dataclass
class Parts(dict[str, str]):
    """What a sentence can name of its event."""

    event: Event
    viewer: int
    lang: str
    names: Names

    def __missing__(self, key: str) -> str:
        return FORMS[key](self)

    def __getattr__(self, key: str) -> Any:
        return self.event[key]

    def somebody(self, seat: int, case: str) -> str:
        """A player as part of a sentence."""
        people = WORDS[self.lang]["people"]
        return str(people[case]) if seat == self.viewer else name(seat, self.lang, self.names)

    def everybody(self, bits: int, case: str) -> str:
        return listed([self.somebody(seat, case) for seat in range(SEATS) if bits >> seat & 1], self.lang)

    def some(self, n: int, noun: str) -> str:
        return some(n, noun, self.lang, True)

    def cards(self, name: Callable[[int, str], str], found: Iterable[int]) -> str:
        return listed([name(card, self.lang) for card in found], self.lang)


def where(form: str) -> Callable[[Parts], str]:
    """The space of an event with a preposition."""

    def words(p: Parts) -> str:
        args = p.event.args
        space = ENDS[args["edge"]] if "edge" in args else ROUNDS + args["square"] if "square" in args else args["space"]
        return at_space(space, p.place, p.lang, form)

    return words


def start(p: Parts) -> str:
    """Where a walk began, or from where a djinn was taken."""
    return at_space(STARTS[p.edge], p.origin, p.lang, "from") if p.event.get("edge") is not None else where("from")(p)


def kinds(event: Event) -> Sequence[int]:
    """The djinn of an event, by kind."""
    if event.kind == Did.SET_OUT:
        return [event[colour] for colour in ("brown", "blue", "red", "white", "boss")]
    if event.kind == Did.SET_OUT_AT_SOURCE:
        return [0] * COLOURS + [event["boss"]]
    if event.kind == Did.TROPHY:
        return [event["common"] * (colour == event["colour"]) for colour in range(COLOURS)] + [event["bosses"]]
    return [event["kinds"].count(kind) for kind in range(BOSS + 1)]


def scoring(card: int, lang: str) -> str:
    return f"{cards.card_name(card, lang)} ({cards.card_line(card, lang)})"


def effect(p: Parts) -> str:
    """What a card or chest that has come does."""
    if p.event.kind == Did.CHEST:
        return cards.chest_line(p.chest, p.lang)
    return cards.mage_full(p.mage, p.lang) if p.event.kind == Did.NEW_MAGE else cards.kit_line(p.card, p.lang)


def payment(p: Parts) -> str:
    """What a card brings, or what Tom takes."""
    return listed([p.some(p.event[field], REWARDS[good]) for field, good in TOLL.items() if p.event.get(field)], p.lang)


FORMS: dict[str, Callable[[Parts], str]] = {
    "who": lambda p: name(p.seat, p.lang, p.names),
    "n": lambda p: str(p.n),
    "power": lambda p: str(p.power),
    "tile": lambda p: cards.tile_name(p.tile, p.lang),
    "card": lambda p: cards.kit_name(p.card, p.lang),
    "other": lambda p: cards.kit_name(p.other, p.lang),
    "trophy": lambda p: cards.trophy_name(p.trophy, p.lang),
    "chest": lambda p: cards.chest_name(p.chest, p.lang),
    "scoring": lambda p: p.cards(scoring, p.event["scoring"]),
    "tom": lambda p: cards.tom_line(p.tom, p.lang),
    "mage": lambda p: cards.mage_name(p.mage),
    "mages": lambda p: listed(map(cards.mage_name, p.event["mages"]), p.lang),
    "effect": effect,
    "tent": lambda p: TRADES[p.trade],
    "way": lambda p: str(WORDS[p.lang]["ways"][p.event["way"]]),
    "bottle": lambda p: str(NOUNS[p.lang]["a bottle"][p.bottle]),
    "a_djinn": lambda p: str(NOUNS[p.lang]["a djinn"][p.djinn]),
    "the_djinn": lambda p: the_djinn(p.djinn, p.lang, 1),
    "djinn": lambda p: djinn(kinds(p.event), p.lang, True),
    "newcomers": lambda p: djinn([p.event["newcomers"].count(colour) for colour in range(COLOURS)], p.lang),
    "goods": payment,
    "coin": lambda p: str(WORDS[p.lang]["coins"][Good(p.good).name.lower()]),
    "magic": lambda p: p.some(p.event["magic"], "magic"),
    "points": lambda p: p.some(cards.POINTS[p.trophy] if "trophy" in p.event.args else p.points, "point"),
    "for_coins": lambda p: WORDS[p.lang]["for coins"].format(coins=p.some(p.coins, "coin")) if p.coins else "",
    "met": lambda p: p.everybody(p.event["met"], "met"),
    "payee": lambda p: p.somebody(p.event["payee"], "payee"),
    "winners": lambda p: p.everybody(p.event["winners"], "order"),
    "at": where("at"),
    "to": where("to"),
    "across": where("across"),
    "start": start,
    "passage": lambda p: str(NOUNS[p.lang]["to"][p.event["passage"]]),
    "missed": lambda p: str(NOUNS[p.lang]["at"][p.place]),
}
