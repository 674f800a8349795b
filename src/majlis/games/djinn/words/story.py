"""What happened, in lines."""

from majlis.core.record import NONE, seen
from majlis.core.speech import listed, name, topic
from majlis.games.djinn.words.actions import TRADES
from majlis.games.djinn.words.cards import (
    card_line,
    card_name,
    chest_line,
    chest_name,
    kit_line,
    kit_name,
    mage_full,
    mage_name,
    tile_name,
    tom_line,
    trophy_name,
)
from majlis.games.djinn.words.figures import Figures
from majlis.games.djinn.words.phrases import at_spot, balance, djinn, the_djinn
from majlis.games.djinn.words.story_actions import deed
from majlis.games.djinn.words.story_changes import changes, turns
from majlis.games.djinn.words.story_notes import Tale
from majlis.games.djinn.words.story_tom import alone

WORDS = topic(__package__, "story")


def events(before, after, a, viewer):
    """What happened from one view of a seat to its next: the key of a sentence, whom it is about, its figures."""
    t = Tale(seen(before), seen(after), a, viewer)
    deed(t)
    changes(t)
    if t.ended and t.v.seats == 1:
        alone(t)
    t.settle()
    if t.ended and t.v.seats > 1:
        turns(t)
    return t.events


def tell(before, after, a, seat=NONE, lang="en", names=()):
    """What an action did, from one view of a seat to its next, in lines."""
    f = Figures(after, lang, names)
    return [line(event, f, seat) for event in events(before, after, a, seat)]


def line(event, f, viewer):
    """The words for an event: to oneself, or about somebody; goods that come and go stand at its end."""
    key, seat, parts = event
    words = WORDS[f.lang][key]
    words = words if isinstance(words, str) else words[seat != viewer]
    said = {part: FORMS[part](value, f, viewer) for part, value in parts.items() if part in FORMS}
    words = words.format(who=name(seat, f.lang, f.names) if seat != NONE else "", **said).rstrip(".")
    goods = parts.get("balance")
    words = f"{words}: {balance(goods, f.lang)}." if goods else f"{words}."
    return words[0].upper() + words[1:]


# --- figures in words


def person(case):
    """A player as part of a sentence."""

    def form(seat, f, viewer):
        return WORDS[f.lang]["people"][case] if seat == viewer else name(seat, f.lang, f.names)

    return form


def persons(case):
    return lambda seats, f, viewer: listed([person(case)(seat, f, viewer) for seat in seats], f.lang)


def place(form):
    return lambda node, f, viewer: at_spot(f.v, node, f.lang, form)


def text(make):
    """A figure that needs nothing but the language."""
    return lambda value, f, viewer: make(value, f.lang)


LINES = {"chest": chest_line, "mage": mage_full, "kit": kit_line}


def scoring(cards, lang):
    return listed([f"{card_name(card, lang)} ({card_line(card, lang)})" for card in cards], lang)


FORMS = {
    "n": lambda n, f, viewer: n,
    "tile": text(tile_name),
    "card": text(kit_name),
    "other": text(kit_name),
    "trophy": text(trophy_name),
    "chest": text(chest_name),
    "scoring": text(scoring),
    "tom": text(tom_line),
    "mage": lambda mage, f, viewer: mage_name(mage),
    "mages": lambda mages, f, viewer: listed(map(mage_name, mages), f.lang),
    "line": lambda line, f, viewer: LINES[line[0]](line[1], f.lang),
    "tent": lambda trade, f, viewer: TRADES[trade],
    "kind": lambda kind, f, viewer: WORDS[f.lang]["kinds"][kind],
    "bottle": lambda colour, f, viewer: f.nouns["a bottle"][colour],
    "a_djinn": lambda kind, f, viewer: f.nouns["a djinn"][kind],
    "the_djinn": lambda kind, f, viewer: the_djinn(kind, f.lang, 1),
    "djinn": lambda counts, f, viewer: djinn(counts, f.lang, True),
    "newcomers": lambda counts, f, viewer: djinn(counts, f.lang),
    "goods": lambda goods, f, viewer: listed([f.counted(n, noun) for noun, n in goods], f.lang),
    "coin": lambda coin, f, viewer: WORDS[f.lang]["coins"][coin],
    "magic": lambda n, f, viewer: f.counted(n, "magic"),
    "points": lambda n, f, viewer: f.counted(n, "point"),
    "for_coins": lambda n, f, viewer: f.offer("for coins", coins=f.counted(n, "coin")) if n else "",
    "met": persons("met"),
    "payee": person("payee"),
    "order": persons("order"),
    "at": place("at"),
    "to": place("to"),
    "start": place("from"),
    "across": place("across"),
    "place": lambda place, f, viewer: f.nouns["to"][place],
    "missed": lambda place, f, viewer: f.nouns["at"][place],
}
