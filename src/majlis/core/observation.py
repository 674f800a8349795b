"""What a seat may know as small whole numbers, for whatever learns: made from the record of a view, field by field.

A game says which fields belong to seats, which numbers in them mean seats, and what is left out; all else follows from
its record. Seats are counted from the one that looks, so a position is the same from every chair. Nothing is lost:
`view` makes the record again.
"""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from majlis.core.compile import plain, rule
from majlis.core.record import GENERATOR
from majlis.core.refusal import Refusal

Numbers = npt.NDArray[np.int8]
DIGIT = 128  # what has two bytes is written in two digits, the lower first
HIDDEN = {name: "the generator" for name, *_ in GENERATOR}
UNDO = {"reveals": "counts what ends undo", "spare": "always zero"}


@dataclass(frozen=True)
class Part:
    """One field: `shape` numbers in the record, each written as `width` numbers; all of them divided by `most`."""

    name: str
    shape: tuple[int, ...]
    width: int
    most: int
    at: int  # where it begins in the observation
    meaning: str = ""

    @property
    def size(self) -> int:
        return int(np.prod(self.shape)) * self.width


@dataclass(frozen=True, kw_only=True)
class Observation:
    """How a game's views are written as numbers; a change of what or where raises the version."""

    version: int
    state: np.dtype[Any]
    by_seat: tuple[str, ...] = ()  # a row a seat: the rows begin with the seat that looks
    no_seats: tuple[str, ...] = ()  # as many rows as there are seats, but of something else
    whose: dict[str, tuple[int, int]] = field(
        default_factory=dict
    )  # seats among the numbers: from where, how many each
    who: tuple[str, ...] = ()  # seats as bits, the lowest of the number
    bits: dict[str, int] = field(default_factory=dict)  # written bit by bit: how many
    left_out: dict[str, str] = field(default_factory=dict)  # with the reason
    most: dict[int, str] = field(default_factory=dict)  # by a scale, the fields that have it; else 1, or a digit's
    extras: tuple[tuple[str, tuple[int, ...], str], ...] = ()  # what the game's own observe writes behind the fields

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """Every field in the order of the observation, then the game's own."""
        out: list[Part] = []
        for name in [name for name in self.state.names or () if name not in self.reasons]:
            out.append(self._part(name, out))  # it begins where the one before ends
        for name, shape, meaning in self.extras:
            out.append(Part(name, shape, 1, self.scale.get(name, 1), _end(out), meaning))
        return tuple(out)

    @cached_property
    def scale(self) -> dict[str, int]:
        return {name: most for most, names in self.most.items() for name in names.split()}

    @property
    def reasons(self) -> dict[str, str]:
        """What is left out, and why."""
        return HIDDEN | UNDO | self.left_out

    def _part(self, name: str, before: list[Part]) -> Part:
        kind = self.state[name]
        width = self.bits.get(name) or {1: 1, 2: 2}[kind.base.itemsize]  # what is wider is written bit by bit
        most = self.scale.get(name, DIGIT - 1 if width > 1 and name not in self.bits else 1)
        return Part(name, kind.shape or (1,), width, most, _end(before))

    @cached_property
    def fields(self) -> int:
        """Numbers that come from the record."""
        return _end([part for part in self.parts if part.name in (self.state.names or ())])

    @cached_property
    def size(self) -> int:
        return _end(list(self.parts))

    @cached_property
    def scales(self) -> npt.NDArray[np.float32]:
        """What to divide each number by."""
        return np.concatenate([np.full(part.size, part.most, np.float32) for part in self.parts])

    @cached_property
    def see(self) -> Any:
        """The rule that writes the fields of a view, made for this record: (v, seat, seats, out)."""
        names = {"relative": relative, "around": around, "__name__": __name__}
        exec(compile(self.source, "<observation>", "exec"), names)
        return rule(names["see"])

    @cached_property
    def source(self) -> str:
        """The same as Python: a few lines a field, nothing of which asks what kind of field it is."""
        lines = ["def see(v, seat, seats, out):"]
        for part in self.parts:
            if part.name in (self.state.names or ()):
                lines += ["    " + line for line in self._lines(part)]
        return "\n".join(lines)

    def _lines(self, part: Part) -> list[str]:
        name, shape = part.name, self.state[part.name].shape
        lines, index, place = [], "", "0"
        for depth, count in enumerate(shape):
            lines.append("    " * depth + f"for k{depth} in range({count}):")
            turned = depth == 0 and name in self.by_seat
            lines += ["    s = k0 if k0 >= seats else k0 + seat - seats * int(k0 + seat >= seats)"] * turned
            index, place = index + (", s" if turned else f", k{depth}"), f"({place}) * {count} + k{depth}"
        pad = "    " * len(shape)
        value = f"int(v.{name}[{index[2:]}])" if index else f"int(v.{name})"
        return lines + [pad + line for line in self._written(part, value, f"{part.at} + ({place}) * {part.width}")]

    def _written(self, part: Part, value: str, to: str) -> list[str]:
        base, step = self.whose.get(part.name, (0, 0))
        if step:
            value = f"relative({value}, seat, seats, {base}, {step})"
        if part.name in self.who:
            value = f"around({value}, seat, seats)"
        if part.name in self.bits:
            return [f"x = {value}", f"for b in range({part.width}):", f"    out[{to} + b] = x >> b & 1"]
        if part.width == 1:
            return [f"out[{to}] = {value}"]
        return [f"x = {value}", f"out[{to}], out[{to} + 1] = x & {DIGIT - 1}, x >> 7"]

    def floats(self, numbers: Numbers) -> npt.NDArray[np.float32]:
        """Observations on their scales."""
        return np.divide(numbers, self.scales, dtype=np.float32)

    def named(self, numbers: Numbers) -> dict[str, npt.NDArray[np.int8]]:
        """One observation by the names of its fields; what one number of the record is written in comes last."""
        return {part.name: numbers[part.at : part.at + part.size].reshape(*part.shape, -1) for part in self.parts}

    def check(self, version: int) -> None:
        """Refuse what was made for another version."""
        if version != self.version:
            raise Refusal(f"This was made for version {version} of the observation, and there is {self.version}.")

    def view(self, numbers: Numbers, seat: int, seats: int) -> Any:
        """The record of a view again, from what its seat observed; what is left out is zero."""
        found, out = self.named(numbers), np.zeros(1, self.state)
        for part in self.parts:
            if part.name in (self.state.names or ()):
                out[part.name] = self._field(part, found[part.name].astype(np.int64), seat, seats)
        return out

    def _field(self, part: Part, written: Any, seat: int, seats: int) -> Any:
        weights = 2 ** np.arange(part.width) if part.name in self.bits else DIGIT ** np.arange(part.width)
        back = (written * weights).sum(-1)
        other, (base, step) = -seat % seats, self.whose.get(part.name, (0, 0))
        there = [plain(relative)(int(x), other, seats, base, step) for x in back.ravel()]
        if part.name in self.who:
            there = [plain(around)(x, other, seats) for x in there]
        back = np.array(there).reshape(back.shape)
        if part.name in self.by_seat:
            back[:seats] = np.roll(back[:seats], seat, axis=0)
        return back if self.state[part.name].shape else back[0]


def _end(parts: list[Part]) -> int:
    return parts[-1].at + parts[-1].size if parts else 0


@rule
def relative(x, seat, seats, base, step):
    """A number that means a seat from `base` on, `step` numbers a seat: the same, counted from this seat."""
    if step == 0 or x < base or x >= base + seats * step:
        return x
    x -= seat * step
    return x if x >= base else x + seats * step


@rule
def around(x, seat, seats):
    """A number whose lowest bits are seats, turned in the same way."""
    low = x & (1 << seats) - 1
    return x - low + ((low >> seat | low << (seats - seat)) & (1 << seats) - 1)


@rule
def nothing_more(v, seat, out, i):
    """A game that has nothing to say beyond its record."""
