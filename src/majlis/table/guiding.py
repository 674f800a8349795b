"""What a guided table adds to a frame: the lesson of the moment, for the eyes of the pupil."""

from typing import Any

from majlis.core.guide import Guide, guide_of
from majlis.core.match import Match

PUPIL = 0


def lesson(match: Match, seat: int, lang: str) -> dict[str, Any] | None:
    """What is said now, what to do, and how far one has come; `left` when another way was taken."""
    guide = guide_of(match)
    if guide is None or seat != PUPIL or match.at > len(guide.actions):
        return None
    follows = guide.follows(match)
    mine = follows and (match.turn == PUPIL or match.at == len(guide.actions))
    says = guide.says(match.at) if mine else []
    return {
        "left": not follows,
        "says": [{"text": guide.sentences[lang][one.key], "points": one.points} for one in says],
        "do": guide.next(match.at) if mine else None,
        "done": told(guide, match.at),
        "all": told(guide, len(guide.steps)),
    }


def told(guide: Guide, at: int) -> int:
    """How many times the pupil was spoken to before."""
    return sum(bool(says) for says, _ in guide.steps[:at])


def scripted(match: Match) -> int | None:
    """What a rival plays by the script; None where it chooses for itself."""
    guide = guide_of(match)
    return guide.next(match.at) if guide and guide.follows(match) else None
