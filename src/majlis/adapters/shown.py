"""What an outside player is told of a match, as plain values: from that seat's view and what it heard, nothing else."""

from typing import Any

import numpy as np

from majlis.core import position
from majlis.core.frame import told
from majlis.core.match import Match
from majlis.core.observation import HIDDEN, UNDO
from majlis.core.record import seen


def question(match: Match, seat: int, lang: str = "en") -> dict[str, Any]:
    """What is asked of the seat to act: in words, as a position of one line, field by field, and all open actions."""
    game, view, names = match.game, match.view(seat), match.called(lang, seat)
    actions = [int(a) for a in np.flatnonzero(game.open(view))]
    return {
        "at": match.at,
        "prompt": game.prompt(view, seat, lang, names),
        "position": position.write(game, view, seat),
        "view": {name: value for name, value in vars(seen(view)).items() if name not in HIDDEN | UNDO},
        "score": dict(game.tally(view, lang)),
        "actions": [{"a": a, "say": game.say(a, lang), "offer": game.offer(view, a, lang, names)} for a in actions],
    }


def news(match: Match, seat: int, at: int, lang: str = "en") -> dict[str, Any]:
    """What an action did, as this seat heard it: the events, and the same in words."""
    events = [{"kind": event.kind.name.lower(), **event.args} for event in match.events(seat, at)]
    return {"at": at, "player": match.mover(at) + 1, "told": told(match, seat, at, lang), "events": events}


def ending(match: Match) -> dict[str, Any]:
    return {"points": match.points(), "result": match.result().tolist()}


def chosen(match: Match, answer: str) -> int:
    """The action that was meant: its number, or its words in whatever language."""
    return int(answer) if answer.isdecimal() else match.game.read(answer)
