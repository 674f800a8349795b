"""What `majlis study` can ask about Djinn; part of its box is reconstructed, and a broken value would show here."""

from random import Random

import numpy as np

from majlis.core.game import States
from majlis.core.questions import Gift, Questions, Seen
from majlis.games.djinn import parts
from majlis.games.djinn.box import BOX as VALUES
from majlis.games.djinn.events import Did
from majlis.games.djinn.state import BOX, TOP, UNSEEN, Phase


def equipped(states: States, card: int, seat: int, chance: Random) -> bool:
    """A card face up before a seat (DJ-8); if it lies open, another of its pile comes up."""
    cards, type_of = states[0]["equipment"], VALUES.equipment_type
    if cards[card] < TOP:
        return False
    if cards[card] != UNSEEN:
        cards[chance.choice(np.flatnonzero((cards == UNSEEN) & (type_of == type_of[card])).tolist())] = cards[card]
    cards[(cards == seat * 2 + 1) & (type_of == type_of[card])] -= 1  # only one of a type is face up (A11)
    cards[card] = seat * 2 + 1
    return True


def promised(states: States, card: int, seat: int, _: Random) -> bool:
    """A scoring card of one's own, as P10 gives; not one that counts for all."""
    if states[0]["card"][card] != BOX:
        return False
    states[0]["card"][card] = seat
    return True


QUESTIONS = Questions(
    {
        "characters": Seen(
            "what is each character tile worth",
            VALUES.character_ids,
            (Did.DRAFT,),
            lambda before, event: event["tile"],
            chosen=False,  # the draft is played at random
        ),
        "equipment": Gift("what is each equipment card worth", VALUES.equipment_ids, equipped),
        "scoring": Gift(
            "what is each scoring card worth", tuple(f"SC{n + 1:02}" for n in range(parts.CARDS)), promised
        ),
        "trophies": Seen(
            "how do those fare who win a trophy", VALUES.trophy_ids, (Did.TROPHY,), lambda _, event: event["trophy"]
        ),
        "mages": Seen(
            "how do those fare whom a mage joins",
            VALUES.mage_ids,
            (Did.JOIN, Did.JOIN_ASLEEP),
            lambda _, event: event["mage"],
        ),
    },
    by_chance=frozenset({Phase.DRAFT}),
    clock="rounds",
)
