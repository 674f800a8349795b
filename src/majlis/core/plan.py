"""Plans: several actions that are chosen together and sent as one; each stays an action of its own in log and store."""

from collections.abc import Mapping
from typing import NamedTuple

from majlis.core.record import NONE

MOST = 64  # actions of one plan


class Step(NamedTuple):
    """What can be chosen together with a way: it shows nothing new, and the turn goes on."""

    actions: tuple[int, ...]
    words: str

    @property
    def thing(self) -> int:
        return self.actions[-1]


class Way(NamedTuple):
    """A chain of actions that leads to one end: the thing that one taps for it."""

    actions: tuple[int, ...]
    gain: str  # what the end would bring, as short as a number
    offer: str  # the same in a sentence
    tapped: int = NONE  # what touches that thing: the last action, unless another number says more
    short: str = ""  # a few words that tell it from other ways to the same thing
    asks: bool = True  # is it shown before it is gone? If not, only what is for good or one of several is
    then: tuple[Step, ...] = ()  # what can be chosen together with it

    @property
    def thing(self) -> int:
        return self.actions[-1] if self.tapped == NONE else self.tapped


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
    def ends(self) -> dict[int, Way]:
        """The ways by their ends: the best to each thing is called like it, the others by numbers of their own."""
        found: dict[int, Way] = {}
        for i, way in enumerate(self.ways):
            found[-2 - i if way.thing in found else way.thing] = way
        return found

    @property
    def far(self) -> dict[int, Way]:
        """Those of more than one step."""
        return {end: way for end, way in self.ends.items() if len(way.actions) > 1}
