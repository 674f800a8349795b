"""What is asked as pictures: for every answer one, with a word or two."""

from typing import NamedTuple

from majlis.core.canvas import Canvas
from majlis.core.record import NONE
from majlis.games.djinn import actions as act
from majlis.games.djinn.parts import BOSS, CHESTS, COLOURS, EQUIPMENT, Good
from majlis.games.djinn.picture.board_parts import in_tray
from majlis.games.djinn.picture.labels import kit_label
from majlis.games.djinn.state import FRESH, Phase
from majlis.games.djinn.words.cards import chest_line, mage_full
from majlis.games.djinn.words.phrases import here, some

CATCHES = (Phase.PREY, Phase.LODGE, Phase.HELP)
ASKS = {Phase[good.name]: good for good in Good if good.name in Phase.__members__}  # what a question is about


class Choice(NamedTuple):
    """A picture to be chosen, with a line of words or two."""

    a: int
    sprite: str
    lines: tuple[str, ...]
    label: str


# --- what can be chosen in the tray


def said(t: Canvas, a: int, sprite: str, key: str, second: str = "", **figures: object) -> Choice:
    """A choice whose words stand in the list of words."""
    line = t.words["choices"][key].format(**figures)
    return Choice(a, sprite, (line, second) if second else (line,), f"{line} {second}".strip())


def of_space(t: Canvas) -> list[Choice]:
    """The action of the space, the passage, the catch, and what one gets for nothing of it."""
    node = here(t.v)
    place, names = t.v.symbol[node], t.nouns["places"]
    passage = t.figures()["passage"]
    found = [
        of_place(t, act.SPECIAL, f"round-{place}", "special", names[place]),
        of_place(t, act.BASIC, f"square-{place}", "basic", names[place]),
        said(t, act.CATCH, "net", "catch", t.words["catch"]),
    ]
    if passage != NONE:
        found.append(said(t, act.PASSAGE, f"door-{passage}-{t.turn}", "passage", names[passage]))
    return found + [forgoing(t, i, sprite) for i, sprite in enumerate(("purse", "sparks", "both"))]


def of_place(t: Canvas, a: int, sprite: str, key: str, place: str) -> Choice:
    """An action of a place: the place is the larger print, for the kinds of action have long names."""
    kind = t.words["choices"][key]
    return Choice(a, sprite, (place, kind), f"{place}, {kind}")


def forgoing(t: Canvas, i: int, sprite: str) -> Choice:
    """What one takes for skipping the action."""
    gain = t.words["forfeit"][i]
    return Choice(act.FORFEIT + i, sprite, (gain,), t.say("forgo", what=gain))


def of_source(t: Canvas) -> list[Choice]:
    """One of the first row, any number of the second, each for scrolls."""
    n = t.figures()
    price = t.say("scrolls", n=n["source_price"])
    return [
        said(t, act.REFILL, "good-7", "refill", t.say("up_to", n=n["most"])),
        said(t, act.BOSSES, f"djinn-{BOSS}", "bosses", t.say("each", n=n["source_power"])),
        said(t, act.BUY, "good-4", "bottle", price),
        said(t, act.BUY + 1, "good-3", "cork", price),
        said(t, act.BUY + 2, "good-8", "wake", price),
    ]


def of_lodging(t: Canvas) -> list[Choice]:
    """A circle, or a bottle and a cork."""
    sprite, found = "corked-boss" if waiting(t) == BOSS else "corked", [said(t, act.CIRCLE, "circle-open", "circle")]
    for colour, name in enumerate(t.nouns["colours"][:COLOURS]):
        label = t.nouns["a bottle"][colour]
        found.append(Choice(act.COLOUR + colour, f"{sprite}-{colour}", (name.capitalize(),), label))
    return found


def of_colours(t: Canvas) -> list[Choice]:
    """Bottles: one that comes, one that goes, three that are handed in."""
    v, found, sprite = t.v, [], "corked" if t.phase == Phase.GIVE else "bottle"
    corked = [n + m for n, m in zip(v.corked[t.turn], v.corked_boss[t.turn], strict=True)]
    held = corked if t.phase == Phase.GIVE else v.bottles[t.turn]
    for colour, name in enumerate(t.nouns["colours"][:COLOURS]):
        n = held[colour]
        lines = name.capitalize(), t.say("you_have", n=n)
        found.append(Choice(act.COLOUR + colour, f"{sprite}-{colour}", lines, ", ".join(lines)))
    return found


def of_payment(t: Canvas) -> list[Choice]:
    who = t.say("for", who=t.name(t.figures()["payee"]))
    return [said(t, act.COIN, "good-0", "coin", who), said(t, act.SCROLL, "good-1", "scroll", who)]


def of_chests(t: Canvas) -> list[Choice]:
    fresh = [chest for chest in range(CHESTS) if t.v.chest[chest] == FRESH]
    return [Choice(act.CHEST + chest, f"chest-{chest}", (), chest_line(chest, t.lang)) for chest in fresh]


def of_kits(t: Canvas) -> list[Choice]:
    kits = [card for card in range(EQUIPMENT) if act.EQUIP + card in t.open]
    return [Choice(act.EQUIP + card, f"kit-{card}", (), kit_label(t, card)) for card in kits]


def of_sleepers(t: Canvas) -> list[Choice]:
    found = [mage for mage, at in enumerate(t.v.mage) if at == t.turn * 2] if in_tray(t) else []
    return [Choice(act.MAGE + mage, f"asleep-{mage}", (), mage_full(mage, t.lang)) for mage in found]


def of_lock(t: Canvas) -> list[Choice]:
    chest = t.figures()["chest"]
    lines = t.words["choices"]["lock"], t.say("you_have", n=t.v.keys[t.turn])
    return [Choice(act.YES, f"chest-{chest}", lines, chest_line(chest, t.lang))]


def of_circles(t: Canvas) -> list[Choice]:
    side = "left" if t.v.opened[t.turn] == 0 else "right"
    cover = [said(t, act.COVER, "circle-cover", "cover")] if t.v.covered[t.turn] else []
    return [said(t, act.CIRCLE, f"circle-{side}", side), *cover]


def of_street(t: Canvas) -> list[Choice]:
    """To stop here, and perhaps to pay for it, or to walk on."""
    paid = act.STOP in t.open and t.figures()["met"]
    stop = said(t, act.STOP, f"pawn-{t.turn}", "stop", t.words["with_pay" if paid else "free"])
    return [stop, said(t, act.SKIP, "way", "skip")]


def of_numbers(t: Canvas) -> list[Choice]:
    found = []
    for n in range(13):
        a = act.NUMBER + n
        if a in t.open and t.phase == Phase.STUDY:
            found.append(said(t, a, "good-8" if n else "good-7", "study", t.say("mages", n=n), n=3 - n))
        elif a in t.open:
            power = t.say("power", n=n * t.figures()["source_power"])
            found.append(Choice(a, f"djinn-{BOSS}", (some(n, "boss", t.lang), power), f"{n}: {power}"))
    return found


CONSENT = {  # questions that are answered with yes
    Phase.CAPACITY: ("good-5", "step"),
    Phase.DRAW: ("good-12", "draw"),
    Phase.MORE: ("chest-back", "more"),
}
ANSWERS = {
    Phase.ACT: of_space,
    Phase.SOURCE: of_source,
    Phase.PAY: of_payment,
    Phase.LOCK: of_lock,
    Phase.CIRCLE: of_circles,
    Phase.STREET: of_street,
    Phase.THROW: of_chests,
    Phase.KEEP: of_kits,
    Phase.ACTIVATE: of_sleepers,
    **dict.fromkeys(CONSENT, lambda t: [said(t, act.YES, *CONSENT[t.phase])]),
    **dict.fromkeys((Phase.HOUSE, Phase.LODGE), of_lodging),
    **dict.fromkeys((Phase.BOTTLE, Phase.GIVE, Phase.SWAP_OUT, Phase.SWAP_IN), of_colours),
}


def choices(t: Canvas) -> list[Choice]:
    """The pictures of the present question, whoever is asked."""
    return ANSWERS.get(t.phase, of_numbers)(t)


# --- what else is to be seen there


def word_buttons(t: Canvas) -> list[tuple[int, str]]:
    """The open actions that are words alone."""
    if act.DONE not in t.open:
        return []
    none = t.phase == Phase.PREY and not (t.v.prey_boss or any(t.v.prey))
    words = t.words["done"]
    return [(act.DONE, words.get("none" if none else t.phase.name.lower(), words["act"]))]


def waiting(t: Canvas) -> int:
    """The djinn that waits for a home."""
    if t.phase == Phase.HOUSE:
        return int(t.v.waits)
    return t.figures()["lodger"] if t.phase == Phase.LODGE else NONE


def owed(t: Canvas) -> list[tuple[int, int]]:
    """What the mover will still get after this question, whose own good is not counted."""
    left = [n - (ASKS.get(t.phase) == good) for good, n in enumerate(t.v.owe)]
    return [(good, n) for good, n in enumerate(left) if n > 0 and good != Good.STUDY] if t.turn != NONE else []
