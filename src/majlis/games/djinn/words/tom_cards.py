"""Tom's cards in a view (DJ-14): which are in his deck, and what each would do now."""

from functools import lru_cache
from types import SimpleNamespace

from majlis.core.foresight import again
from majlis.core.game import States, load
from majlis.games.djinn.actions import ACTIONS
from majlis.games.djinn.cells import TOLL
from majlis.games.djinn.parts import TOM
from majlis.games.djinn.rules.tom import IN_DECK, LEFT_OUT, LOST
from majlis.games.djinn.words.phrases import REWARDS


def whole_deck(v: SimpleNamespace) -> list[int]:
    """All cards of this game's deck, wherever they are."""
    return [card for card, where in enumerate(v.tom) if where != LEFT_OUT]


def in_deck(v: SimpleNamespace) -> list[int]:
    return [card for card, where in enumerate(v.tom) if where == IN_DECK]


def lost(v: SimpleNamespace) -> bool:
    return bool(v.won == LOST)


@lru_cache(16)
def _aims(view: bytes) -> list[int]:
    states = again(view, "djinn")
    return [load("djinn").figure(states, ACTIONS + card)["tom_space"] for card in range(TOM)]


def aimed_at(view: States, card: int) -> int:
    """The space where a djinn would come, NONE if nowhere."""
    return _aims(view.tobytes())[card]


def toll_of(view: States, card: int) -> list[tuple[str, int]]:
    """What a card takes if it asks to be paid: nouns and how many."""
    found = load("djinn").figure(view, ACTIONS + card)
    return [(REWARDS[good], n) for field, good in TOLL.items() if (n := found[f"tom_{field}"])]


def threats(view: States, v: SimpleNamespace, space: int) -> list[int]:
    """The cards of the deck that would send a djinn to a space now."""
    return [card for card in in_deck(v) if aimed_at(view, card) == space]
