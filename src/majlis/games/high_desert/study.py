"""What `majlis study` can ask about High Desert."""

from random import Random

import numpy as np

from majlis.core.game import States
from majlis.core.questions import Gift, Questions, Seen, named
from majlis.games.high_desert import parts
from majlis.games.high_desert.events import Did

CARDS = tuple(f"{clan} {rank}" for clan in named(parts.Clan) for rank in named(parts.Rank))[: parts.KINDS]


def dealt(states: States, kind: int, seat: int, chance: Random) -> bool:
    """A card of the deck is in the hand instead of one that was dealt; that one lies where it lay."""
    state = states[0]
    there = np.flatnonzero(state["deck"][: state["n_deck"]] == kind).tolist()
    others = [other for other in np.flatnonzero(state["hand"][seat]).tolist() if other != kind]
    if not there or not others:
        return False
    away = chance.choice(others)
    state["deck"][chance.choice(there)] = away
    state["hand"][seat, away] -= 1
    state["hand"][seat, kind] += 1
    return True


QUESTIONS = Questions(
    {
        "cards": Gift("what is each card in the first hand worth, instead of another", CARDS, dealt),
        "summons": Seen(
            "how do those fare who summon a card", CARDS, (Did.SUMMON, Did.PLACE), lambda _, event: event["card"]
        ),
        "wishes": Seen("how do those fare who make a wish", named(parts.Wish), (Did.WISH,), lambda _, e: e["wish"]),
    },
    clock="turns",
)
