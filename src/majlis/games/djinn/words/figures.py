"""What a sentence can name: each figure is reckoned from the view when a sentence asks for it."""

from majlis.core.game import load
from majlis.core.record import NONE, seen
from majlis.core.speech import listed, name, topic
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import (
    BOSS,
    CIRCLE_MAGIC,
    DJINN_POWER,
    FOR_A_TROPHY,
    MORE_CIRCLES,
    MOST_MAGIC,
    SOURCE_BOSS,
    STUDY_MAGIC,
    Good,
    Tile,
)
from majlis.games.djinn.state import Acted
from majlis.games.djinn.words.cards import AMOUNTS, KITS, LOCKS, NAMES, chest_name, kit_name, tile_name, trophy_name
from majlis.games.djinn.words.phrases import ENDS, NOUNS, at_spot, bundle, djinn, here, people, some, the_djinn
from majlis.games.djinn.words.reckoning import (
    TRADE_PAY,
    best_help,
    boss_power,
    empty_circles,
    first_locked,
    most_magic,
    most_power,
    next_lodger,
    others_at,
    payees,
    power_needed,
    prey,
    room,
    sleepers,
    source_price,
    staff_help,
    standing,
    to_lay,
    usable_passage,
    wears,
)
from majlis.games.djinn.words.tom_deck import in_deck

PROMPTS, OFFERS = topic(__package__, "prompts"), topic(__package__, "offers")


class Figures(dict):
    """Figures by name; a sentence can be given others of its own."""

    def __init__(self, view, lang, names):
        super().__init__()
        self.view, self.v, self.lang, self.names = view, seen(view), lang, names
        self.nouns, self.words, self.offers = NOUNS[lang], PROMPTS[lang], OFFERS[lang]

    def __missing__(self, key):
        self[key] = FIGURES[key](self)
        return self[key]

    def fill(self, words, **given):
        """A sentence with its figures."""
        return words.format_map(Given(self, given) if given else self)

    def offer(self, key, **given):
        return self.fill(self.offers[key], **given)

    def counted(self, n, noun, as_object=True):
        return some(n, noun, self.lang, as_object)


class Given(dict):
    """Figures of one sentence, before those that all can name."""

    def __init__(self, figures, given):
        super().__init__(given)
        self.figures = figures

    def __missing__(self, key):
        return self.figures[key]


# --- where things are


def others(f, seats):
    """'Ben stands', 'Ben and Cem stand'."""
    return f.nouns["others"][len(seats) > 1].format(who=people(seats, f.lang, f.names))


def other_action(f):
    """What can still be done at a square: the passage, or the action of the space."""
    place = usable_passage(f.v)
    if place != NONE and not f.v.acted & Acted.PASSAGE:
        return f.words["the passage"].format(to=f.nouns["to"][place])
    return f.words["the place"]


def lodging(f):
    """'1 empty circle, 2 corks, 1 red bottle': what there is to house a djinn."""
    v = f.v
    kind = v.waits if v.waits != NONE else next_lodger(v)
    held = v.bottles[v.turn]
    colours = range(len(held)) if kind == BOSS else [kind]
    parts = [some(empty_circles(v), "empty circle", f.lang, True), some(v.corks[v.turn], "cork", f.lang, True)]
    return listed([*parts, *(some(held[c], f.nouns["bottle"][c], f.lang) for c in colours if held[c])], f.lang)


def circles(f):
    """What the circles that can be opened would bring."""
    v, words = f.v, f.words["circles"]
    opened, parts = v.opened[v.turn], []
    if opened < MORE_CIRCLES:
        parts.append(words["next"][opened].format(magic=CIRCLE_MAGIC))
    if v.covered[v.turn]:
        parts.append(words["cover"].format(gain=bundle(AMOUNTS[Tile.N03_COVER], f.lang)))
    return " ".join(parts)


def power_parts(f):
    """' (3 magic, 1 from keys, 5 from mages)'; nothing where magic is all there is."""
    v = f.v
    numbers = v.magic[v.turn], v.keys[v.turn], best_help(v), staff_help(v, False) + staff_help(v, True)
    if not any(numbers[1:]):
        return ""
    parts = [words.format(n=n) for words, n in zip(f.words["power parts"], numbers, strict=True) if n]
    return f" ({', '.join(parts)})"


def means(f):
    """'2 magic and 1 key': what pays a catch besides those who help."""
    v = f.v
    parts = [some(v.magic[v.turn], "magic", f.lang)]
    return listed(parts + [some(v.keys[v.turn], "key", f.lang, True)] * (v.keys[v.turn] > 0), f.lang)


def boss_words(f):
    """', the boss 8', where one stands."""
    space = here(f.v)
    return f.words["boss power"].format(n=boss_power(f.v, space)) if f.v.boss[space] else ""


def of_turn(field, noun):
    """So many of something that the acting player has."""
    return lambda f: some(getattr(f.v, field)[f.v.turn], noun, f.lang, True)


def mover(field):
    return lambda f: getattr(f.v, field)[f.v.turn]


FIGURES = {
    "who": lambda f: name(f.v.turn, f.lang, f.names),
    "purse": lambda f: f.fill(f.words["purse"]),
    "coins": of_turn("coins", "coin"),
    "scrolls": of_turn("scrolls", "scroll"),
    "keys": of_turn("keys", "key"),
    "corks": of_turn("corks", "cork"),
    "magic": mover("magic"),
    "most": lambda f: most_magic(f.v, f.v.turn),
    "most_of_all": lambda f: MOST_MAGIC,
    "room": lambda f: room(f.v),
    "means": means,
    "capacity": mover("capacity"),
    "wider": lambda f: f.v.capacity[f.v.turn] + 1,
    "at": lambda f: at_spot(f.v, here(f.v), f.lang),
    "from_here": lambda f: at_spot(f.v, here(f.v), f.lang, "from"),
    "at_aim": lambda f: at_spot(f.v, ENDS[f.v.aim], f.lang),
    "to_aim": lambda f: at_spot(f.v, ENDS[f.v.aim], f.lang, "to"),
    "over_aim": lambda f: at_spot(f.v, ENDS[f.v.aim], f.lang, "across"),
    "others": lambda f: others(f, others_at(f.v, f.v.aim)),
    "toll": lambda f: f.nouns["toll"][len(others_at(f.v, f.v.aim)) > 1],
    "free_card": lambda f: kit_name(wears(f.v, Effect.NEVER_PAY), f.lang),
    "payee": lambda f: name(payees(f.v)[0], f.lang, f.names),
    "trade_price": lambda f: bundle(TRADE_PAY[f.v.trade], f.lang),
    "price": lambda f: some(source_price(f.v), "scroll", f.lang),
    "other": other_action,
    "prey": lambda f: djinn(standing(f.v, here(f.v)), f.lang),
    "to_lay": lambda f: to_lay(f.v),
    "bottles": lambda f: f.v.owe[Good.BOTTLE],
    "study": lambda f: some(STUDY_MAGIC, "magic", f.lang),
    "sleepers": lambda f: some(len(sleepers(f.v)), "sleeper", f.lang, True),
    "n_sleepers": lambda f: len(sleepers(f.v)),
    "wakes": lambda f: f.v.owe[Good.ACTIVATE],
    "kits": lambda f: f.nouns["two kits"][KITS[f.v.kept]],
    "kit": lambda f: NAMES[f.lang]["kits"][KITS[f.v.kept]],
    "circles": circles,
    "bag": lambda f: djinn(f.v.bag, f.lang),
    "the_waiting": lambda f: the_djinn(f.v.waits, f.lang),
    "the_lodger": lambda f: the_djinn(next_lodger(f.v), f.lang),
    "for_waiting": lambda f: the_djinn(f.v.waits, f.lang, 1),
    "for_lodger": lambda f: the_djinn(next_lodger(f.v), f.lang, 1),
    "lodging": lodging,
    "more": lambda f: kit_name(wears(f.v, Effect.MORE_CHESTS), f.lang),
    "chest": lambda f: chest_name(first_locked(f.v), f.lang),
    "lock": lambda f: bundle(LOCKS[first_locked(f.v)], f.lang, False),
    "each": lambda f: DJINN_POWER,
    "boss": boss_words,
    "most_power": lambda f: most_power(f.v),
    "parts": power_parts,
    "wanted_so_far": lambda f: djinn(prey(f.v), f.lang),
    "wanted": lambda f: djinn(prey(f.v), f.lang, True),
    "power": lambda f: power_needed(f.v),
    "need": lambda f: f.v.need,
    "trophy": lambda f: trophy_name(f.v.trophy, f.lang),
    "three": lambda f: FOR_A_TROPHY,
    "source_boss": lambda f: SOURCE_BOSS,
    "supply": lambda f: some(f.v.boss_supply, "boss", f.lang),
    "calm": lambda f: tile_name(Tile.P07_CALM, f.lang),
    "tom_cards": lambda f: some(len(in_deck(f.v)), "card", f.lang, True),
    "points": lambda f: some(sum(load("djinn").score(f.view, 0)), "point", f.lang),
}


def waste(f, magic):
    """A warning where magic that comes does not fit."""
    left = room(f.v)
    return f.offer("waste" if left else "full") if magic > left else ""
