"""Plans: several actions that are chosen together and sent as one; each stays an action of its own in log and store."""

from collections.abc import Mapping
from typing import NamedTuple

MOST = 64  # actions of one plan


class Way(NamedTuple):
    """A chain of actions that leads to one end, which the last of them names."""

    actions: tuple[int, ...]
    gain: str  # what the end would bring, as short as a number
    offer: str  # the same in a sentence


class Basket(NamedTuple):
    """Actions that are chosen in any order, so many in all; the rules want them in the order of their numbers."""

    need: int
    most: Mapping[int, int]  # how often each can be chosen
    offers: Mapping[int, str]  # what each would do


class Plans(NamedTuple):
    """What the open actions can be put together to."""

    ways: tuple[Way, ...] = ()  # the best first
    basket: Basket | None = None

    @property
    def far(self) -> dict[int, Way]:
        """The ways of more than one step, each by its end."""
        return {way.actions[-1]: way for way in self.ways if len(way.actions) > 1}
