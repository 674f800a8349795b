"""What happened, in lines."""

from majlis.core.record import NONE
from majlis.core.speech import listed, name, topic
from majlis.games.five_tribes.parts import DJINNS
from majlis.games.five_tribes.words.enacted import events
from majlis.games.five_tribes.words.phrases import CARDS, NOUNS, TRIBE_NOUNS, counted, goods, meeples, one, spot

STORY = topic(__package__, "story")


def tell(before, after, a, seat=NONE, lang="en", names=()):
    """What an action did, from one view of a seat to its next, in lines."""
    return [line(event, seat, lang, names) for event in events(before, after, a, seat)]


def line(event, viewer, lang, names):
    """The words for an event: to oneself, or about somebody."""
    key, seat, parts = event
    words = STORY[lang][key]
    words = words if isinstance(words, str) else words[seat != viewer]
    said = {part: FORMS[part](value, lang) for part, value in parts.items() if part in FORMS}
    said |= {part: people(part, value, viewer, lang, names) for part, value in parts.items() if part not in FORMS}
    return words.format(who=name(seat, lang, names) if seat != NONE else "", **said)


def people(part, value, viewer, lang, names):
    """Players as part of a sentence: the victim of a murder, or an order of play."""
    words = STORY[lang]["people"]
    if part == "victim":
        return words["yours"] if value == viewer else words["of"].format(who=name(value, lang, names))
    return listed([words["you"] if seat == viewer else name(seat, lang, names) for seat in value], lang)


FORMS = {
    "gold": lambda n, lang: counted(n, "gold", lang),
    "paid": lambda n, lang: counted(n, "gold", lang),
    "points": lambda n, lang: counted(n, "point", lang),
    "slaves": lambda n, lang: counted(n, "slave", lang, True),
    "helpers": lambda n, lang: counted(n, "slave", lang),
    "blue": lambda blue, lang: counted(blue[0], "blue tile", lang) + (NOUNS[lang]["doubled"] if blue[1] else ""),
    "n": lambda n, lang: n,
    "tile": lambda tile, lang: spot(tile),
    "tribe": lambda tribe, lang: one(TRIBE_NOUNS[tribe], lang),
    "took": lambda took, lang: counted(took[1], TRIBE_NOUNS[took[0]], lang, True),
    "meeples": meeples,
    "cards": lambda counts, lang: goods(counts, lang) if counts else STORY[lang]["a card"],
    "card": lambda card, lang: CARDS[card],
    "djinn": lambda djinn, lang: CARDS[djinn],
    "djinns": lambda djinns, lang: listed([CARDS[djinn] for djinn in djinns], lang),
    "thief": lambda thief, lang: CARDS[DJINNS + thief],
    "cost": lambda cost, lang: NOUNS[lang]["costs"][cost],
}
