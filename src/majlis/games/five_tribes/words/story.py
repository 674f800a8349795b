"""What happened, in lines: a table from events to sentences, and one from the gaps in them to words."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from majlis.core import speech
from majlis.core.events import Event
from majlis.core.record import NONE
from majlis.core.speech import Names, listed, name, topic
from majlis.games.five_tribes.events import KINDS, Did
from majlis.games.five_tribes.parts import DJINNS, GOODS, TRIBES
from majlis.games.five_tribes.words import phrases

STORY = topic(__package__, "story")
PICKED_UP = KINDS[Did.PICK_UP].args[2:]


def tell(events: Iterable[Event], seat: int = NONE, lang: str = "en", names: Names = ()) -> list[str]:
    """What happened, as this seat heard it; that somebody goes on is said only where nothing else is."""

    def sentence(event: Event) -> str:
        return Line(event, seat, lang, names).sentence()

    events = list(events)
    lines = speech.tell((event for event in events if event.kind != Did.GO_ON), KINDS, sentence)
    return lines or speech.tell(events, KINDS, sentence)


BUILT_NOTHING = ("build_nothing", "build_waste")
VARIANTS: dict[int, Callable[[Event], str]] = {  # where an event has several sentences
    Did.BID: lambda e: "discount" if e["slaves"] else "bid" if phrases.PRICES[e["space"]] else "free_bid",
    Did.BUILD: lambda e: ("build_more" if e["slaves"] else "build") if e["blue"] else BUILT_NOTHING[e["slaves"] > 0],
    Did.KILL: lambda e: "kill_far" if e["slaves"] else "kill",
    Did.LOOK: lambda e: "looks" if None in e["djinn"] else "look",
    Did.PASS_MARKET: lambda e: "pass_market" if e["stocked"] else "empty_market",
    Did.PASS_SACRED: lambda e: "pass_sacred" if e["stocked"] else "empty_sacred",
    Did.WIN: lambda e: "share" if e["seat"][1:] else "win",
}


@dataclass(frozen=True)
class Line:
    """An event as one viewer reads it."""

    event: Event
    viewer: int
    lang: str
    names: Names

    def sentence(self) -> str:
        """To oneself, or about somebody; nothing, if it goes without saying."""
        key = VARIANTS[self.event.kind](self.event) if self.event.kind in VARIANTS else self.event.kind.name.lower()
        words = STORY[self.lang].get(key, "")
        return speech.about(words, self.seat, self.viewer).format_map(self)

    def __getitem__(self, gap: str) -> str:
        return FORMS[gap](self)

    @property
    def seat(self) -> int:
        """Whom it is about."""
        seat = self.event.get("seat", NONE)
        return int(seat[0] if isinstance(seat, list) else seat)

    def counted(self, part: str, noun: str, as_object: bool = False) -> str:
        return phrases.counted(self.event[part], noun, self.lang, as_object)

    def people(self, seats: Iterable[int]) -> str:
        """An order of play, or those who share a victory."""
        you = STORY[self.lang]["people"]["you"]
        return listed((you if seat == self.viewer else name(seat, self.lang, self.names) for seat in seats), self.lang)

    def victim(self) -> str:
        """Whose meeple was killed."""
        words, seat = STORY[self.lang]["people"], self.event["victim"]
        return str(words["yours"] if seat == self.viewer else words["of"].format(who=name(seat, self.lang, self.names)))

    def cards(self) -> str:
        """The goods of an event: one, several, those of a suit, or one that was not seen."""
        if "suit" in self.event.args:
            return phrases.goods([self.event["suit"] >> good & 1 for good in range(GOODS)], self.lang)
        found = self.event["good"] if isinstance(self.event["good"], list) else [self.event["good"]]
        if None in found:
            return str(STORY[self.lang]["a card"])
        return phrases.goods([found.count(good) for good in range(GOODS)], self.lang)

    def meeples(self) -> str:
        """By tribe."""
        if self.event.kind == Did.PICK_UP:
            return phrases.meeples([self.event[tribe] for tribe in PICKED_UP], self.lang)
        return phrases.meeples([self.event["tribe"].count(tribe) for tribe in range(TRIBES)], self.lang)

    def djinns(self) -> str:
        return listed((phrases.CARDS[djinn] for djinn in self.event["djinn"]), self.lang)


FORMS: dict[str, Callable[[Line], str]] = {  # the gaps in the sentences
    "who": lambda line: name(line.seat, line.lang, line.names),
    "victim": Line.victim,
    "order": lambda line: line.people(line.event["order"]),
    "winners": lambda line: line.people(line.event["seat"]),
    "n": lambda line: str(line.event["n"]),
    "seen": lambda line: str(len(line.event["djinn"])),
    "price": lambda line: str(phrases.PRICES[line.event["space"]]),
    "paid": lambda line: line.counted("paid", "gold"),
    "gold": lambda line: line.counted("gold", "gold"),
    "points": lambda line: line.counted("points", "point"),
    "slaves": lambda line: line.counted("slaves", "slave", True),
    "helpers": lambda line: line.counted("slaves", "slave"),
    "builders": lambda line: line.counted("builders", "builder", True),
    "blue": lambda line: phrases.blue_tiles(line.event["blue"], line.event["doubled"], line.lang),
    "tile": lambda line: phrases.spot(line.event["tile"]),
    "tribe": lambda line: phrases.one(phrases.TRIBE_NOUNS[line.event["tribe"]], line.lang),
    "took": lambda line: line.counted("n", phrases.TRIBE_NOUNS[line.event["tribe"]], True),
    "meeples": Line.meeples,
    "cards": Line.cards,
    "card": lambda line: phrases.CARDS[line.event["card"]],
    "djinn": lambda line: phrases.CARDS[line.event["djinn"]],
    "djinns": Line.djinns,
    "thief": lambda line: phrases.CARDS[DJINNS + line.event["thief"]],
    "cost": lambda line: phrases.cost(line.event["elders"], line.event["slaves"], line.lang),
}
