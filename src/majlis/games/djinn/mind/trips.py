"""Trips: the walk, the action of its place and what it is for, or a whole catch, each as one chain of actions.

What is asked on the way is answered as a fair player would: tolls, homes, helpers, the colours of bottles.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from majlis.core.foresight import along
from majlis.core.game import Mask, States, load
from majlis.core.record import twin
from majlis.games.djinn import actions as act
from majlis.games.djinn.parts import NODES, ROUNDS, TO, Place
from majlis.games.djinn.state import Phase

HUNT = act.ACTIONS  # HUNT + space: what a whole catch there is tapped for
CHESTS = HUNT + NODES  # what chests that are opened are tapped for
STUDY = CHESTS + 1  # STUDY + special: the actions of the Academy
MOST = 6  # trips to one thing
STOPS = {Phase.MAGE: act.MAGE, Phase.EQUIP: act.EQUIP, Phase.MARKET: act.TRADE, Phase.ARCHIVES: act.OPTION}
ENDS = {act.MAGE: act.EQUIP, act.EQUIP: act.TROPHY, act.TRADE: act.MAGE, act.OPTION: act.TRADE}  # of these blocks
TOLLS, PAYING, STEPS = (Phase.STREET, Phase.PAY), (Phase.LODGE, Phase.HELP), (Phase.CAPACITY,)


@dataclass(frozen=True)
class Trip:
    """A chain of actions so far: where it has led, how good it looks, and what is tapped for it."""

    world: States
    actions: tuple[int, ...] = ()
    good: float = 1.0
    thing: int = -1

    @property
    def phase(self) -> int:
        return int(self.world["phase"].item(0))

    @cached_property
    def mask(self) -> Mask:
        return load("djinn").open(self.world)

    def open(self, first: int, end: int) -> list[int]:
        """The open actions of a block."""
        return [first + i for i in self.mask[first:end].nonzero()[0].tolist()]

    @property
    def space(self) -> int:
        return int(TO[self.world["edge"].item(0, self.world["turn"].item(0))])

    @cached_property
    def weights(self) -> np.ndarray:
        """How good each open action looks."""
        out = np.zeros(act.ACTIONS)
        load("djinn").doors.prior(self.world, 0, self.mask, out)
        return out

    def then(self, a: int, thing: int = -1) -> "Trip":
        world = twin(self.world)
        load("djinn").doors.step(world, 0, a)
        return Trip(world, (*self.actions, a), self.good * self.weights[a], thing)

    def goes_on(self, start: "Trip") -> bool:
        """Does it still show nobody anything new, in the same turn?"""
        return all(self.world[name].item(0) == start.world[name].item(0) for name in ("reveals", "turn"))


def trips(view: States) -> list[Trip]:
    """All trips of more than a step that the mover can make now, the best first, not too many to each thing."""
    start = Trip(along("djinn", view, ()))
    found = sorted((trip for trip in from_here(start) if len(trip.actions) > 1), key=lambda trip: -trip.good)
    return [trip for i, trip in enumerate(found) if sum(one.thing == trip.thing for one in found[:i]) < MOST]


def from_here(start: Trip) -> Iterator[Trip]:
    match start.phase:
        case Phase.MOVE:
            yield from walks(start)
        case Phase.ACT:
            yield from at_space(start, start)
        case Phase.ARCHIVES if start.mask[act.OPTION]:
            laying = start.then(act.OPTION)
            yield from (laying.then(a, a) for a in laying.open(act.LAY, act.STREET))
        case Phase.PREY:
            yield from catches(start, start)
        case Phase.HELP:
            yield from paid(start, start)


def walks(start: Trip) -> Iterator[Trip]:
    """To every space that the walk can end at, with what can be done there."""
    for a in start.open(act.EDGE, act.OPTION):
        there = settled(start, start.then(a), TOLLS)
        if there.goes_on(start) and there.phase == Phase.ACT:
            yield from at_space(start, there)
        elif there.phase == Phase.SOURCE and there.mask[act.REFILL]:
            yield there.then(act.REFILL, act.REFILL)


def settled(start: Trip, trip: Trip, phases: tuple[Phase, ...]) -> Trip:
    """Answer as a fair player would, as long as only this is asked; on the street one stops, if one can."""
    while trip.goes_on(start) and trip.phase in phases:
        stop = trip.phase == Phase.STREET
        if stop and not trip.mask[act.STOP]:
            return trip
        trip = trip.then(act.STOP if stop else int(np.argmax(trip.weights)), trip.thing)
    return trip


def at_space(start: Trip, there: Trip) -> Iterator[Trip]:
    """The action of the place with what can be chosen there; and the catch."""
    mask, lesser = (
        there.mask,
        [act.BASIC] if there.mask[act.SPECIAL] and place_of(there, act.BASIC) != Place.MANUFACTORY else [],
    )
    for a in (act.SPECIAL, act.BASIC, act.PASSAGE):
        if mask[a] and a not in lesser:
            begun = there.then(a)
            if begun.goes_on(start) and place_of(there, a) == Place.ACADEMY:
                yield settled(start, replace(begun, thing=STUDY + (a == act.SPECIAL)), STEPS)
            elif begun.goes_on(start):
                yield from choices(start, begun)
            elif begun.world["turn"].item(0) == start.world["turn"].item(0):
                yield replace(begun, thing=CHESTS)
    if mask[act.CATCH]:
        yield from catches(start, there.then(act.CATCH))


def place_of(there: Trip, a: int) -> int:
    """The place whose action this is: that of the space, or of the own passage there."""
    s = there.world[0]
    laid = np.flatnonzero(s["passage"][s["turn"]] == there.space - ROUNDS)
    return int(laid[0]) if a == act.PASSAGE else int(s["symbol"][there.space])


def choices(start: Trip, begun: Trip) -> Iterator[Trip]:
    """Each card, option or trade that can be chosen; a trade with the bottles that it brings."""
    first = STOPS.get(Phase(begun.phase), -1)
    for a in begun.open(first, ENDS[first]) if first >= 0 else ():
        chosen = begun.then(a, a)
        if begun.phase != Phase.MARKET:
            yield chosen
        elif chosen.goes_on(start):
            chosen = settled(start, chosen, TOLLS)
            yield from bottles(start, chosen, act.COLOUR) if chosen.phase == Phase.BOTTLE else [chosen]


def bottles(start: Trip, trip: Trip, least: int) -> Iterator[Trip]:
    """Every choice of colours for the bottles that come, in rising order."""
    if not trip.goes_on(start) or trip.phase != Phase.BOTTLE:
        yield trip
        return
    for a in trip.open(least, act.BOSS):
        yield from bottles(start, trip.then(a, trip.thing), a)


def catches(start: Trip, hunt: Trip) -> Iterator[Trip]:
    """Every prey that can be had, housed and paid as a fair player would."""
    thing, seen, open_hunts = HUNT + hunt.space, set(), [hunt]
    while open_hunts:
        trip = open_hunts.pop()
        for a in trip.open(act.COLOUR, act.CORK):
            more = trip.then(a, thing)
            prey = more.world[0]["prey"].tobytes(), int(more.world[0]["prey_boss"]), int(more.world[0]["prey_free"])
            if prey not in seen:
                seen.add(prey)
                open_hunts.append(more)
                yield from paid(start, more.then(act.DONE, thing))


def paid(start: Trip, trip: Trip) -> Iterator[Trip]:
    yield settled(start, replace(trip, thing=HUNT + trip.space), PAYING)
