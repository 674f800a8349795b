"""What `majlis study` can ask about Five Tribes."""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np

from majlis.core.game import States
from majlis.core.questions import Gift, Questions, Seen
from majlis.games.five_tribes import parts
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.state import FACE_UP, GONE, PILE
from majlis.games.five_tribes.words import phrases

ROUNDS = ((1, "round 1"), (2, "round 2"), (4, "rounds 3-4"), (6, "rounds 5-6"), (99, "later"))
PRICES = sorted(set(parts.PRICE.tolist()))


def given(field: str, states: States, thing: int, seat: int, chance: Random) -> bool:
    """A card out of the pile; if it lies open, another comes up in its place."""
    where = states[0][field]
    if where[thing] == GONE:
        return False
    if where[thing] >= FACE_UP and where[thing] != PILE:
        where[chance.choice(np.flatnonzero(where == PILE).tolist())] = where[thing]
    where[thing] = seat
    return True


def bid(before: Any, event: Mapping[str, int]) -> int:
    """A bid by its round and its price."""
    when = next(i for i, (last, _) in enumerate(ROUNDS) if int(before["rounds"]) <= last)
    return when * len(PRICES) + PRICES.index(int(parts.PRICE[event["space"]]))


QUESTIONS = Questions(
    {
        "djinns": Gift("what is each djinn worth", phrases.CARDS[: parts.DJINNS], lambda *args: given("djinn", *args)),
        "thieves": Gift(
            "what is each thief worth",
            phrases.CARDS[parts.DJINNS :][: parts.Thief.MADJAAR],
            lambda *args: given("thief", *args),
            {"thieves": "on"},
        ),
        "tiles": Seen(
            "how do those fare whose camel stands on a tile",
            tuple(
                f"{parts.Kind(kind).name.replace('_', ' ').capitalize()} {points}" for kind, points, _ in parts.FACES
            ),
            (Did.CAMEL,),
            lambda before, event: int(before["face"][event["tile"]]),
        ),
        "bids": Seen(
            "how do those fare who bid so much, by round",
            tuple(f"{price} gold, {when}" for _, when in ROUNDS for price in PRICES),
            (Did.BID,),
            bid,
        ),
    },
    clock="rounds",
)
