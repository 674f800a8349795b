"""What is asked as pictures: for every answer one, with a word or two."""

from typing import NamedTuple

from majlis.core.record import NONE
from majlis.games.djinn import actions as act
from majlis.games.djinn.parts import BOSS, CHESTS, COLOURS, EQUIPMENT, ROUNDS, SOURCE_BOSS, Good
from majlis.games.djinn.picture.board_parts import in_tray
from majlis.games.djinn.state import FRESH, Phase
from majlis.games.djinn.words.cards import chest_line, kit_line, kit_name, mage_full
from majlis.games.djinn.words.phrases import here, some
from majlis.games.djinn.words.reckoning import (
    first_locked,
    most_magic,
    next_lodger,
    payees,
    sleepers,
    source_price,
    usable_passage,
)

CATCHES = (Phase.PREY, Phase.LODGE, Phase.HELP)
QUESTIONS_OF_COLOUR = (Phase.BOTTLE, Phase.GIVE, Phase.SWAP_OUT, Phase.SWAP_IN)


ASKS = {
    Phase.BOTTLE: Good.BOTTLE,
    Phase.CAPACITY: Good.CAPACITY,
    Phase.ACTIVATE: Good.ACTIVATE,
    Phase.MAGE: Good.MAGE,
    Phase.EQUIP: Good.EQUIP,
    Phase.CIRCLE: Good.CIRCLE,
    Phase.DRAW: Good.DRAW,
    Phase.TAKE: Good.TAKE,
}


class Choice(NamedTuple):
    """A picture to be chosen, with a line of words or two."""

    a: int
    sprite: str
    lines: tuple[str, ...]
    label: str


# --- what can be chosen in the tray


def choices(t):
    """The pictures of the present question, whoever is asked."""
    match t.phase:
        case Phase.ACT:
            return of_space(t)
        case Phase.SOURCE:
            return of_source(t)
        case Phase.PAY:
            return of_payment(t)
        case Phase.HOUSE | Phase.LODGE:
            return of_lodging(t)
        case Phase.THROW:
            return [of_chest(t, chest) for chest in range(CHESTS) if t.v.chest[chest] == FRESH]
        case Phase.KEEP:
            found = [card for card in range(EQUIPMENT) if act.EQUIP + card in t.open]
            return [Choice(act.EQUIP + card, f"kit-{card}", (), kit_label(t, card)) for card in found]
        case Phase.ACTIVATE if in_tray(t):
            return [Choice(act.MAGE + m, f"asleep-{m}", (), mage_full(m, t.lang)) for m in sleepers(t.v)]
        case _ if t.phase in QUESTIONS_OF_COLOUR:
            return of_colours(t)
    return of_words(t)


def said(t, a, sprite, key, second="", **figures):
    """A choice whose words stand in the list of words."""
    line = t.words["choices"][key].format(**figures)
    return Choice(a, sprite, (line, second) if second else (line,), f"{line} {second}".strip())


def kit_label(t, card):
    return f"{kit_name(card, t.lang)}: {kit_line(card, t.lang)}"


def of_chest(t, chest):
    return Choice(act.CHEST + chest, f"chest-{chest}", (), chest_line(chest, t.lang))


def of_space(t):
    """The action of the space, the passage, the catch, and what one gets for nothing of it."""
    node = here(t.v)
    place, names = t.v.symbol[node], t.nouns["places"]
    passage = usable_passage(t.v) if node >= ROUNDS else NONE
    found = [
        said(t, act.SPECIAL, f"round-{place}", "special", names[place]),
        said(t, act.BASIC, f"square-{place}", "basic", names[place]),
        said(t, act.CATCH, "net", "catch", t.words["catch"]),
    ]
    if passage != NONE:
        found.append(said(t, act.PASSAGE, f"door-{passage}-{t.turn}", "passage", names[passage]))
    for i, sprite in enumerate(("purse", "sparks", "both")):
        found.append(said(t, act.FORFEIT + i, sprite, "forfeit"))
    return found


def of_source(t):
    """One of the first row, any number of the second, each for scrolls."""
    price = t.words["scrolls"].format(n=source_price(t.v))
    return [
        said(t, act.REFILL, "good-7", "refill", t.words["up_to"].format(n=most_magic(t.v, t.turn))),
        said(t, act.BOSSES, f"djinn-{BOSS}", "bosses", t.words["each"].format(n=SOURCE_BOSS)),
        said(t, act.BUY, "good-4", "bottle", price),
        said(t, act.BUY + 1, "good-3", "cork", price),
        said(t, act.BUY + 2, "good-8", "wake", price),
    ]


def of_payment(t):
    who = t.words["for"].format(who=t.name(payees(t.v)[0]))
    return [said(t, act.COIN, "good-0", "coin", who), said(t, act.SCROLL, "good-1", "scroll", who)]


def of_lodging(t):
    """A circle, or a bottle and a cork."""
    kind = t.v.waits if t.phase == Phase.HOUSE else next_lodger(t.v)
    found = [said(t, act.CIRCLE, "circle-open", "circle")]
    for colour in range(COLOURS):
        sprite = f"corked-boss-{colour}" if kind == BOSS else f"corked-{colour}"
        name = t.nouns["colours"][colour].capitalize()
        found.append(Choice(act.COLOUR + colour, sprite, (name,), t.nouns["a bottle"][colour]))
    return found


def of_colours(t):
    """Bottles: one that comes, one that goes, three that are handed in."""
    v, found = t.v, []
    for colour in range(COLOURS):
        sprite = "corked" if t.phase == Phase.GIVE else "bottle"
        n = (
            v.corked[t.turn][colour] + v.corked_boss[t.turn][colour]
            if sprite == "corked"
            else v.bottles[t.turn][colour]
        )
        name = t.nouns["colours"][colour].capitalize()
        lines = (name, t.words["you_have"].format(n=n))
        found.append(Choice(act.COLOUR + colour, f"{sprite}-{colour}", lines, ", ".join(lines)))
    return found


def of_words(t):
    """Questions that are answered with yes, with a number, or by what happens then."""
    v = t.v
    match t.phase:
        case Phase.CAPACITY:
            return [said(t, act.YES, "good-5", "step")]
        case Phase.DRAW:
            return [said(t, act.YES, "good-12", "draw")]
        case Phase.MORE:
            return [said(t, act.YES, "chest-back", "more")]
        case Phase.LOCK:
            chest = first_locked(v)
            lines = t.words["choices"]["lock"], t.words["you_have"].format(n=v.keys[t.turn])
            return [Choice(act.YES, f"chest-{chest}", lines, chest_line(chest, t.lang))]
        case Phase.CIRCLE:
            side = "left" if v.opened[t.turn] == 0 else "right"
            cover = [said(t, act.COVER, "circle-cover", "cover")] if v.covered[t.turn] else []
            return [said(t, act.CIRCLE, f"circle-{side}", side), *cover]
        case Phase.STREET:
            stop = t.words["free" if not any_price(t) else "with_pay"]
            return [said(t, act.STOP, f"pawn-{t.turn}", "stop", stop), said(t, act.SKIP, "way", "skip")]
    return of_numbers(t)


def any_price(t):
    return act.STOP in t.open and any(t.v.edge[seat] == t.v.aim for seat in range(t.v.seats) if seat != t.turn)


def of_numbers(t):
    found = []
    for n in range(13):
        a = act.NUMBER + n
        if a in t.open and t.phase == Phase.STUDY:
            found.append(said(t, a, "good-8" if n else "good-7", "study", t.words["mages"].format(n=n), n=3 - n))
        elif a in t.open:
            power = t.words["power"].format(n=n * SOURCE_BOSS)
            found.append(Choice(a, f"djinn-{BOSS}", (some(n, "boss", t.lang), power), f"{n}: {power}"))
    return found


def word_buttons(t):
    """The open actions that are words alone."""
    if act.DONE not in t.open:
        return []
    words = t.words["done"]
    key = t.phase.name.lower()
    if t.phase == Phase.PREY and not (t.v.prey_boss or any(t.v.prey)):
        key = "none"
    return [(act.DONE, words.get(key, words["act"]))]


def waiting(t):
    """The djinn that waits for a home."""
    if t.phase == Phase.HOUSE:
        return t.v.waits
    return next_lodger(t.v) if t.phase == Phase.LODGE else NONE


def owed(t):
    """What the mover will still get after this question, whose own good is not counted."""
    left = [n - (ASKS.get(t.phase) == good) for good, n in enumerate(t.v.owe)]
    return [(good, n) for good, n in enumerate(left) if n > 0 and good != Good.STUDY] if t.turn != NONE else []
