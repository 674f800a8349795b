"""The state record: C layout, no hidden bytes, no field name that NumPy would swallow."""

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from majlis.core.compile import INTERPRET, rule

NONE = -1  # nobody, nothing, not yet

GENERATOR = (
    ("drawn", np.int64),  # words drawn from the generator so far
    ("key", np.uint32, (8,)),  # the seed; zero in a view
    ("block", np.uint32, (16,)),  # the words made last; zero in a view
)

HEADER = (  # every record begins so
    *GENERATOR,
    ("options", np.int32),  # the options in play, packed
    ("reveals", np.int32),  # moments that showed somebody something new: undo stops at the last of them
    ("first", np.int8),  # the seat that took the first turn
    ("seats", np.int8),  # players at the table
    ("turn", np.int8),  # the seat to act; NONE when the game is over
    ("phase", np.int8),  # the question asked now
)


def record(*fields: Any) -> np.dtype[Any]:
    """Build a dtype whose bytes are the state and nothing else, so equal states have equal bytes."""
    wide = np.dtype([*HEADER, *fields], align=True)
    spare = wide.itemsize - sum(wide[name].itemsize for name in wide.names or ())
    dtype = np.dtype([*HEADER, *fields, ("spare", np.uint8, (spare,))], align=True) if spare else wide
    names = dtype.names or ()
    taken = sorted({name for name in names if hasattr(np.recarray, name) or hasattr(np.record, name)})
    if taken:
        raise ValueError(f"NumPy has its own meaning for {', '.join(taken)}: choose other field names")
    if sum(dtype[name].itemsize for name in names) != dtype.itemsize:
        raise ValueError("hidden padding between the fields: order them by size, largest first")
    return dtype


@lru_cache(64)
def _plain(view: bytes, dtype: np.dtype[Any]) -> SimpleNamespace:
    fields = zip(dtype.names or (), np.frombuffer(view, dtype)[0].tolist(), strict=True)
    return SimpleNamespace(**{name: value if type(value) is int else value.tolist() for name, value in fields})


def twin(states: Any) -> Any:
    """A copy, byte by byte: NumPy would copy field by field, which takes sixty times as long."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def blank(dtype: np.dtype[Any], count: int = 1) -> Any:
    """Zeroed records: NumPy would set them field by field."""
    return np.frombuffer(bytearray(count * dtype.itemsize), dtype)


def seen(view: Any) -> SimpleNamespace:
    """A view as plain numbers and lists, not to be changed: words ask for the same fields again and again."""
    return _plain(view.tobytes(), view.dtype)


def named(states: Any, i: int = 0) -> Any:
    """The i-th record for Python code: its fields can be read and written by name."""
    return states.view(np.recarray)[i]


if INTERPRET:
    at = named
else:

    @rule
    def at(states, i):  # type: ignore[no-untyped-def]
        """The i-th record for rules."""
        return states[i]
