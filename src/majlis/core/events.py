"""What the rules say they did: events stand beside the state, never in it.

A rule notes what a person would mention. Whether anybody listens is decided by the record's type: the plain record of
a search or a playout has no room for events, so nothing of them is compiled into it; a telling record has a block of
events first, then the same fields.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from majlis.core.compile import listener, rule, share

MOST = 96  # events of one action
ARGS = 8  # numbers of one event
KIND, KNOWS, FIRST = 0, 1, 2  # the columns: what happened, who may know all of it, the first number
EVERYBODY = 1 << 14  # known to all, onlookers too; the bit of a seat is 1 << seat

BLOCK = (("told", np.int16, (MOST, FIRST + ARGS)), ("n_told", np.int64))

Raw = npt.NDArray[np.int16]  # the events of one action, a row each
Cells = Iterable[tuple[int, int]]  # cells of the ledger and how much each changes


def telling(state: np.dtype[Any]) -> np.dtype[Any]:
    """The record that listens: the block comes first, because behind the fields Numba would take it for a subtype."""
    fields = [(name, state[name]) for name in state.names or ()]
    told = np.dtype([*BLOCK, *fields], align=True)
    shift = told.itemsize - state.itemsize
    assert all(told.fields[name][1] == state.fields[name][1] + shift for name, _ in fields)  # type: ignore[index]
    share(told, state)
    return told


def _write(s, kind, knows, args):  # type: ignore[no-untyped-def]
    n = s.n_told
    s.n_told += 1  # counted even when there is no room: the door asserts that none was lost
    if n < MOST:
        s.told[n, KIND], s.told[n, KNOWS] = kind, knows
        for i in range(len(args)):
            s.told[n, FIRST + i] = args[i]


write = listener("n_told", _write)


@rule
def note(s, kind, *args):  # type: ignore[no-untyped-def]
    """Say what was done; everybody may know it."""
    write(s, kind, EVERYBODY, args)


@rule
def confide(s, kind, knows, *args):  # type: ignore[no-untyped-def]
    """Say what was done; its secret numbers are for the seats with these bits only."""
    write(s, kind, knows, args)


def _no_cells(*_: int) -> Cells:
    return ()


@dataclass(frozen=True)
class Kind:
    """A row of a game's table of events."""

    args: tuple[str, ...] = ()  # what its numbers mean
    secret: tuple[str, ...] = ()  # those that only seats told in confidence may know
    chance: tuple[str, ...] = ()  # those that chance chose, not a player
    gather: str = ""  # neighbours that differ only here are told in one sentence
    fate: bool = False  # how it goes on is left to chance: nothing behind it can be foreseen
    moves: Callable[..., Cells] = _no_cells  # (*args): what it does to the ledger


Kinds = Mapping[Any, Kind]  # by members of the game's enumeration of events


@dataclass(frozen=True)
class Event:
    """Something that happened, as one viewer may know it: what is not for that viewer is None."""

    kind: IntEnum
    args: Mapping[str, Any]  # a number; None if hidden; a list where neighbours were gathered

    def __getitem__(self, name: str) -> Any:
        return self.args[name]

    def get(self, name: str, default: Any = None) -> Any:
        return self.args.get(name, default)


def numbers(kinds: Kinds, row: Iterable[int]) -> dict[str, int]:
    """The numbers of an event by name."""
    kind, _, *args = map(int, row)
    return dict(zip(kinds[kind].args, args, strict=False))


def heard(names: type[IntEnum], kinds: Kinds, raw: Raw, seat: int) -> list[Event]:
    """The events of an action as a seat, or an onlooker, may know them: all of them, with the secrets left out."""
    return [_heard(names, kinds, row, seat) for row in raw.tolist()]


def _heard(names: type[IntEnum], kinds: Kinds, row: list[int], seat: int) -> Event:
    kind, knows = row[KIND], row[KNOWS]
    trusted = knows & EVERYBODY or (seat >= 0 and knows >> seat & 1)
    args: dict[str, Any] = dict(numbers(kinds, row))
    if not trusted:
        args |= dict.fromkeys(kinds[kind].secret)
    return Event(names(kind), args)


def foreseen(kinds: Kinds, events: Iterable[Event]) -> list[Event]:
    """What a player can know of events before they happen: not what chance will choose, nor what depends on it."""
    found = []
    for event in events:
        kind = kinds[event.kind]
        found.append(replace(event, args={**event.args, **dict.fromkeys(kind.chance)}))
        if kind.fate:
            break
    return found


def gathered(kinds: Kinds, events: Iterable[Event]) -> list[Event]:
    """Neighbours of a kind that differ only in one number become one event with a list of these."""
    found: list[Event] = []
    for event in events:
        name = kinds[event.kind].gather
        if not name:
            found.append(event)
        elif found and _alike(found[-1], event, name):
            found[-1].args[name].append(event[name])
        else:
            found.append(replace(event, args={**event.args, name: [event[name]]}))
    return found


def _alike(last: Event, event: Event, name: str) -> bool:
    return last.kind == event.kind and {**last.args, name: None} == {**event.args, name: None}
