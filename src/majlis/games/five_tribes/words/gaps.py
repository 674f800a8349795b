"""What a sentence about a view, and about an action in it, can mention: each gap in it has one way to be filled."""

from collections.abc import Callable
from functools import cached_property

from majlis.core.game import States, load
from majlis.core.record import NONE, seen
from majlis.core.speech import Names, listed, name, topic
from majlis.games.five_tribes.actions import AT, BUY, DJINN, DONE, FRONT, GOOD, NUMBER, PALACE, PALM, THIEF, TILE, USE
from majlis.games.five_tribes.parts import DJINNS, GOODS_FOR_SALE, TILES, Djinn
from majlis.games.five_tribes.words import phrases
from majlis.games.five_tribes.words.notation import space_of, tile_and_tribe

PROMPTS = topic(__package__, "prompts")


class Moment:
    """A view, perhaps with an action that is thought of, as it is spoken of in one language."""

    def __init__(self, view: States, lang: str, names: Names, a: int = NONE) -> None:
        self.view, self.v, self.lang, self.names, self.a = view, seen(view), lang, names, a

    @cached_property
    def figure(self) -> dict[str, int]:
        """The numbers that the rules give."""
        return load("five_tribes").figure(self.view, self.a)

    def __getitem__(self, gap: str) -> str:
        return GAPS[gap](self)

    def fill(self, words: str) -> str:
        return words.format_map(self)

    def name(self, seat: int) -> str:
        return name(seat, self.lang, self.names)

    def counted(self, n: int, noun: str, as_object: bool = False) -> str:
        return phrases.counted(n, noun, self.lang, as_object)

    def amount(self, number: str, noun: str, as_object: bool = False) -> str:
        """A number of the rules with its noun."""
        return phrases.counted(self.figure[number], noun, self.lang, as_object)

    @property
    def tile(self) -> int:
        """The tile that the action names."""
        a = self.a
        return a - TILE if a < AT else tile_and_tribe(a)[0] if a < DONE else (a - PALM) % TILES

    @property
    def thing(self) -> str:
        """The meeple or the piece that it names."""
        if self.a >= PALM:
            return "palace" if self.a >= PALACE else "palm"
        return phrases.TRIBE_NOUNS[(self.a - FRONT) % 2 if self.a >= FRONT else tile_and_tribe(self.a)[1]]

    @property
    def card(self) -> int:
        """The djinn or thief that it names."""
        if self.a >= USE:
            return (self.a - (BUY if self.a >= BUY else USE)) // 2
        return DJINNS + self.a - THIEF if self.a >= THIEF else self.a - DJINN

    @property
    def who(self) -> int:
        """The player whom it meets: on a space, or behind meeples."""
        return int((self.a - FRONT) // 2 if self.a >= FRONT else self.v.spaces[space_of(self.a)])

    def struck(self) -> str:
        """Where Ibus's second victim must stand."""
        on_tile, in_front = PROMPTS[self.lang]["struck"]
        if self.v.struck < TILES:
            return str(on_tile.format(tile=phrases.spot(self.v.struck)))
        return str(in_front.format(who=self.name(self.v.struck - TILES)))

    def pool(self) -> str:
        """What Shalim's victims gave up."""
        found = ((self.v.pool_palms, "palm"), (self.v.pool_palaces, "palace"))
        return listed((self.counted(n, noun, True) for n, noun in found if n), self.lang)


GAPS: dict[str, Callable[[Moment], str]] = {
    # the view
    "turn": lambda m: m.name(m.v.turn),
    "user": lambda m: m.name(m.v.active),
    "gold": lambda m: phrases.held(m.v.gold[m.v.turn], "gold", m.lang),
    "elders": lambda m: phrases.held(m.v.elders[m.v.turn], "elder", m.lang),
    "slaves": lambda m: phrases.held(m.figure["slaves"], "slave", m.lang),
    "left": lambda m: m.counted(m.v.n_carry, "meeple", True),
    "hand": lambda m: phrases.meeples(m.v.carry, m.lang, False),
    "held": lambda m: m.counted(m.v.took, phrases.TRIBE_NOUNS[m.v.tribe], True),
    "took": lambda m: m.counted(m.v.took, phrases.TRIBE_NOUNS[m.v.tribe]),
    "range": lambda m: m.counted(m.v.took, "tile"),
    "here": lambda m: phrases.spot(m.v.here),
    "kind": lambda m: str(phrases.NOUNS[m.lang]["kinds"][phrases.kind_of(m.v, m.v.here)]),
    "spot": lambda m: phrases.spot(m.v.spot),
    "piece": lambda m: str(PROMPTS[m.lang]["the"]["palace" if m.v.palace else "palm"]),
    "mover": lambda m: phrases.CARDS[Djinn.HAGIS if m.v.palace else Djinn.LAMIA],
    "power": lambda m: phrases.CARDS[m.v.power],
    "thief": lambda m: phrases.CARDS[DJINNS + (m.v.tribe if m.v.robber == NONE else m.v.robber)],
    "owed": lambda m: m.counted(m.v.owed, "card"),
    "pool": Moment.pool,
    "place": Moment.struck,
    "suit": lambda m: phrases.goods([m.v.suit >> good & 1 for good in range(GOODS_FOR_SALE)], m.lang),
    "row": lambda m: m.counted(m.v.n_row, "card"),
    # what the rules say of it
    "price": lambda m: m.amount("price", "gold"),
    "steps": lambda m: m.amount("steps", "slave"),
    "reach": lambda m: m.amount("reach", "card"),
    "cards": lambda m: m.counted(min(m.v.n_row, m.figure["reach"]), "card"),
    "distance": lambda m: m.amount("distance", "tile"),
    "needed": lambda m: m.amount("needed", "slave", True),
    "blue": lambda m: m.amount("blue", "blue tile"),
    "income": lambda m: m.amount("income", "gold"),
    "each": lambda m: m.amount("each", "gold"),
    "value": lambda m: m.amount("sale", "gold"),
    "what": lambda m: str(
        PROMPTS[m.lang]["djinn or thief"][(m.figure["djinns"] > 0) + 2 * (m.figure["thieves"] > 0) - 1]
    ),
    # the action
    "tile": lambda m: phrases.spot(m.tile),
    "one": lambda m: phrases.one(m.thing, m.lang),
    "none": lambda m: str(phrases.NOUNS[m.lang]["single"][m.thing][1]),
    "card": lambda m: phrases.CARDS[m.card],
    "good": lambda m: str(phrases.NOUNS[m.lang]["goods"][m.a - GOOD]),
    "number": lambda m: str(m.a - NUMBER),
    "bid": lambda m: str(phrases.PRICES[space_of(m.a)]),
    "who": lambda m: m.name(m.who),
}
