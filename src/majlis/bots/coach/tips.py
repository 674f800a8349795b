"""What the coach says of a turn: what it brings, what it spares or allows a rival, how it stands beside others."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from majlis.bots.coach.advice import FACTS, Fact, Tip, ranked
from majlis.bots.coach.plans import begun
from majlis.bots.coach.words import WORDS
from majlis.core.game import ONLOOKER, Game, States
from majlis.core.record import NONE
from majlis.core.scene import Scene
from majlis.core.speech import COMMON, Names, counted, name, signed

CLEAR, CLOSE = 0.08, 0.02  # differences of the win chance
CERTAIN = 0.985
LONGEST = 64  # letters of what a nudge points at


@dataclass(frozen=True)
class Said:
    """A turn in words."""

    tip: Tip
    title: str  # its idea
    gain: str  # the points that it brings at once
    reason: str  # what else speaks for it
    standing: str  # beside the others
    path: tuple[str, ...]  # its steps


@dataclass(frozen=True)
class Reader:
    """Whose turn it is, and in which language that is told."""

    game: Game
    view: States
    seat: int
    lang: str = "en"
    names: Names = ()
    besides: bool = False  # somebody else reads it

    def tell(self, fact: Fact) -> str:
        viewer = ONLOOKER if self.besides else self.seat
        return " ".join(self.game.tell(fact, viewer, self.lang, self.names))

    def say(self, key: str, **parts: object) -> str:
        return str(WORDS[self.lang][key].format(**parts))


def said(tips: list[Tip], reader: Reader) -> list[Said]:
    """The turns in words; one that would be spoken of like another before it is left out."""
    found: dict[str, Said] = {}
    for i, tip in enumerate(tips):
        title, reason = _title(tip, reader), " ".join([*_reasons(tip, reader), *_instead(tip, tips, reader)])
        told = Said(tip, title, gained(tip.gain, reader.lang), reason, _standing(i, tips, reader), _path(tip, reader))
        found.setdefault(f"{title} {reason}", told)
    return list(found.values())


def _title(tip: Tip, reader: Reader) -> str:
    """The idea of a turn: what matters most of it."""
    return (
        reader.tell(tip.idea) if tip.idea else reader.game.offer(reader.view, tip.actions[0], reader.lang, reader.names)
    )


def _path(tip: Tip, reader: Reader) -> tuple[str, ...]:
    """The steps of a turn, as one speaks of them."""
    game, lang, names = reader.game, reader.lang, reader.names
    words = [game.stop(reader.view, a, lang, names) if game.stop else game.say(a, lang) for a in tip.actions]
    return tuple(filter(None, words))


def _reasons(tip: Tip, reader: Reader) -> Iterator[str]:
    """What else it brings, and what rivals make of it."""
    yield from map(reader.tell, tip.facts)
    for key, fact in (("otherwise", tip.spares), ("then", tip.allows)):
        if fact:
            yield reader.say(key, what=reader.tell(fact))


def _instead(tip: Tip, tips: list[Tip], reader: Reader) -> Iterator[str]:
    """What is let be: the idea of the best other turn, if this one does nothing of weight."""
    heavy = [other.idea for other in tips if other.idea and other.idea[0].kind in reader.game.weighty]
    if heavy and tip.idea not in heavy:
        yield reader.say("instead", what=reader.tell(heavy[0]))


def story_of(reader: Reader, actions: tuple[int, ...]) -> str:
    """What matters of a turn that was played or could have been, in sentences; else how it was offered."""
    told = ranked(begun(reader.game, reader.view, reader.seat).along(actions))[:FACTS]
    lines = [reader.tell(fact) for _, _, fact in sorted(told, key=lambda it: it[1])]
    offer = reader.game.offer(reader.view, actions[0], reader.lang, reader.names)
    return " ".join(lines) or reader.say("plays", who=name(reader.seat, reader.lang, reader.names), what=offer)


def gained(points: int, lang: str) -> str:
    """'+6 points'; nothing, where none come or go."""
    return counted(points, COMMON[lang]["points"]).replace(str(points), signed(points)) if points else ""


def _standing(i: int, tips: list[Tip], reader: Reader) -> str:
    """How a turn stands beside the others."""
    gap = tips[0].chance - tips[i].chance
    if i > 0:
        return reader.say("equal") if gap < CLOSE else reader.say("less", n=round(100 * gap))
    if len(tips) == 1:
        return reader.say("alone")
    if not 1 - CERTAIN < tips[0].chance < CERTAIN:
        return reader.say("wins" if tips[0].chance >= CERTAIN else "loses")
    lead = tips[0].chance - tips[1].chance
    return reader.say("clear" if lead >= CLEAR else "better" if lead >= CLOSE else "close")


# --- a nudge: where to look, not what to do


def touched(tip: Tip, scene: Scene) -> int:
    """Of the actions up to what matters most, the last one that touches a thing on the table; NONE if none does."""
    wanted = {a for piece in scene.pieces if piece.label for a in piece.wants}
    return next((a for a in reversed(tip.actions[: tip.key + 1]) if a in wanted), NONE)


def nudge(tips: list[Tip], scene: Scene, lang: str) -> str:
    """Two things to compare, in no order that would tell; or the one that matters."""
    labels = dict.fromkeys(label(touched(tip, scene), scene) for tip in tips[:2])
    things = sorted(thing for thing in labels if thing)
    key = ("nudge_none", "nudge", "nudge_two")[len(things)]
    return str(WORDS[lang][key].format(one=things[0] if things else "", other=things[-1] if things else ""))


def label(a: int, scene: Scene) -> str:
    """What the thing is called that an action touches: the beginning of its label."""
    found = next((piece.label for piece in scene.pieces if piece.label and a in piece.wants), "")
    short = re.split(r"[.;] |[.;]$", found)[0]
    return short if len(short) <= LONGEST else short.split(":")[0][:LONGEST]
