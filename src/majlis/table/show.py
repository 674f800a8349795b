"""What a table shows to one audience: a frame as plain values, drawn once however many watch."""

from collections import deque
from collections.abc import Sequence, Set
from typing import Any

import msgspec

from majlis.core.frame import frame, journeys, sounds, told
from majlis.core.game import ONLOOKER
from majlis.core.match import Match
from majlis.core.plan import Basket, Way
from majlis.core.svg import paint
from majlis.table.guiding import lesson
from majlis.table.table import Table

Moment = dict[str, Any]
RECENT = 256  # drawings that are kept, of all tables together, and logs: whoever is slower has the table drawn anew
Shelf = deque[tuple[dict[Any, Any], Any]]  # where each is kept, the oldest first
DRAWN: Shelf = deque()
TOLD: Shelf = deque()


def show(table: Table, seat: int, lang: str, tall: bool) -> Moment:
    """The present moment, for the eyes of a seat or an onlooker."""
    said: Moment = msgspec.json.decode(f"{{{shown(table, seat, lang, tall)}}}")
    return said


def shown(table: Table, seat: int, lang: str, tall: bool) -> str:
    """The same as text, without the braces: written once, whoever sees it and whatever is added."""
    return f"{_shown(table, seat, lang, tall)},{inside(proof(table))}"


def drawn(table: Table, seat: int, lang: str, tall: bool) -> bool:
    """Is the present moment drawn already, for these eyes?"""
    return (table.at, seat, lang, tall) in table.shown


def _shown(table: Table, seat: int, lang: str, tall: bool) -> str:
    key = (table.at, seat, lang, tall)
    if key not in table.shown:
        for old in [key for key in table.shown if key[0] != table.at]:
            del table.shown[old]
        table.shown[key] = inside(moment(table.match, seat, lang, tall) | about(table, seat, lang))
        shelve(DRAWN, table.shown, key)
    return table.shown[key]


def shelve(shelf: Shelf, place: dict[Any, Any], key: Any) -> None:
    """Keep what was made there, and the oldest no longer."""
    shelf.append((place, key))
    if len(shelf) > RECENT:
        place, oldest = shelf.popleft()
        place.pop(oldest, None)


def written(message: Moment) -> str:
    return msgspec.json.encode(message).decode()


def inside(message: Moment) -> str:
    """What stands between the braces."""
    return written(message)[1:-1]


def moment(match: Match, seat: int, lang: str, tall: bool, past: bool = False) -> Moment:
    """Everything that follows from a match alone: also for replays."""
    seen = frame(match, seat, lang, tall, past)
    basket = seen.plans.basket
    return {
        "moves": match.at,
        "seat": seat,
        "turn": match.turn,
        "prompt": seen.prompt,
        "rule": seen.rule,
        "told": seen.told,
        "offers": seen.offers,
        "says": {a: match.game.say(a, lang) for a in (*seen.offers, *(basket.most if basket else ()))}
        | {end: way.short or match.game.say(way.actions[-1], lang) for end, way in seen.plans.far.items()},
        "final": [a for a in seen.offers if match.reveals(a)],
        "goals": seen.goals,
        "passes": seen.passes,
        "ways": {end: ahead(match, way) for end, way in seen.plans.ends.items()},
        "basket": basket._asdict() | {"final": match.reveals(*full(basket))} if basket else None,
        "journeys": seen.journeys,
        "sounds": seen.sounds,
        "svg": paint(seen.scene, standalone=False),
        "tally": seen.tally,
        "points": match.points() if match.over else [],  # before the end they would tell of hidden cards
        "over": match.over,
        "winners": [i for i, share in enumerate(match.result()) if share > 0],
        "names": match.called(lang, seat),
    }


def full(basket: Basket) -> list[int]:
    """A basket as full as it must be, in the order of the rules."""
    return [a for a, n in sorted(basket.most.items()) for _ in range(n)][: basket.need]


def ahead(match: Match, way: Way) -> Moment:
    """A way to an end, and whether it shows something new there; on the way nothing may."""
    return {
        "plan": way.actions,
        "gain": way.gain,
        "offer": way.offer,
        "final": match.reveals(*way.actions),
        "asks": way.asks,
        "then": [{"plan": step.actions, "says": step.words, "thing": step.thing} for step in way.then],
    }


def about(table: Table, seat: int, lang: str) -> Moment:
    """What the table adds: who sits where, what may be taken back, and all that came with the last change."""
    match = table.match
    fresh = range(match.at - table.news, match.at)
    return {
        "at": table.at,
        "players": table.players,
        "undo": table.undoable(seat) if seat >= 0 else 0,
        "news": [told(match, seat, at, lang) for at in fresh],
        "journeys": [journey for at in fresh for journey in journeys(match, seat, at)],
        "sounds": [sound for at in fresh for sound in sounds(match, at)],
        "since": since(match, seat, lang, table.by_itself) if seat >= 0 else [],
        "thinking": match.turn if table.bot_to_move() else None,
        "lesson": lesson(match, seat, lang),
    }


def proof(table: Table) -> Moment:
    """At the end, the proof that the deal was fair; the deal of a day stays sealed while a try can count."""
    header = table.match.header
    return {
        "commitment": header.commitment,
        "seed": header.secret.hex() if table.open else None,
        "salt": header.salt.hex() if table.open else None,
    }


def since(
    match: Match, seat: int, lang: str, by_itself: Set[int] = frozenset(), ears: int | None = None
) -> list[tuple[str, bool]]:
    """What happened since this seat last chose something, in the order of time, and whether it was done to it."""
    chosen = (at for at in reversed(range(match.at)) if match.mover(at) == seat and at not in by_itself)
    first = next(chosen, match.at - 1) + 1
    while first in by_itself and match.mover(first) == seat:  # it belongs to what was chosen
        first += 1
    return [
        (line, line not in (*told(match, ONLOOKER, at, lang), *begun(match, seat, at, lang)))  # or it was done to you
        for at in range(first, match.at)
        for line in told(match, seat, at, lang, ears)
    ]


def begun(match: Match, seat: int, at: int, lang: str) -> list[str]:
    """That a turn begins is said to whose it is in other words, and yet done to nobody."""
    events = [event for event in match.events(seat, at) if event.kind == match.game.begins]
    return match.game.tell(events, seat, lang, match.called(lang, seat)) if events else []


def behind(table: Table, seat: int, lang: str, ears: int | None = None) -> int:
    """How many actions were not put into words yet."""
    return table.match.at - len(table.heard.get((seat, lang, ears), ((), []))[0])


def log(table: Table, seat: int, lang: str, ears: int | None = None) -> list[list[str]]:
    """Every action so far as this viewer saw it, or heard it with other ears; each is put into words only once."""
    match, key = table.match, (seat, lang, ears)
    before, lines = table.heard.get(key, ((), []))
    same = next((i for i, (old, new) in enumerate(zip(before, match.actions, strict=False)) if old != new), len(before))
    fresh = [told(match, seat, at, lang, ears) for at in range(min(same, match.at), match.at)]
    if key not in table.heard:
        shelve(TOLD, table.heard, key)
    lines = lines[: min(same, match.at)] + fresh
    table.heard[key] = tuple(match.actions), lines
    return lines


def openly(table: Table, seat: int, lang: str, mine: Sequence[int]) -> Moment:
    """What several people before one screen are told: to the one who is asked, and no more than anybody knows."""
    match = table.match
    lines = [told(match, seat, at, lang, ONLOOKER) for at in range(match.at - table.news, match.at)]
    return {
        "news": lines,
        "told": lines[-1] if lines else [],
        "since": since(match, seat, lang, table.by_itself, ONLOOKER),
        "undo": max(table.undoable(person) for person in mine),
    }
