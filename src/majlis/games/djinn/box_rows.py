"""Rows of a box file: each says what stands in it, or in one sentence what should."""

import re
import tomllib
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from majlis.core.refusal import Refusal, spot

Array = npt.NDArray[Any]

SOURCES = ("printed", "inferred", "reconstructed")
BETTER = SOURCES[:2]  # lists of what is known better than the row as a whole
GOODS = (  # the parts of a reward; study is the Academy's, never a card's
    *("coin", "scroll", "key", "cork", "bottle", "capacity", "study"),
    *("magic", "activate", "mage", "equip", "circle", "draw", "take"),
)
ON_CARDS = tuple(good for good in GOODS if good != "study")
PAYABLE = ("coin", "scroll", "key", "cork", "magic")


class BoxError(Refusal):
    """What is wrong with a box, where, and what to do about it."""


def parsed(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except tomllib.TOMLDecodeError as error:
        raise BoxError(f"{path}{spot(error)} cannot be read as TOML.") from error
    except FileNotFoundError:
        raise BoxError(f"There is no file {path}: a box begins as a copy of box.toml.") from None
    except (OSError, UnicodeError):
        raise BoxError(f"{path} is no text file that can be read: a box begins as a copy of box.toml.") from None


@dataclass(frozen=True)
class Row:
    """A row or table of the file: says what stands in it, or what should."""

    place: str
    values: dict[str, Any]

    def wrong(self, what: str) -> BoxError:
        return BoxError(f"{self.place}: {what}")

    def expect(self, needed: tuple[str, ...], optional: tuple[str, ...] = ()) -> None:
        """All keys that are needed, and none that nobody knows."""
        for key in self.values:
            if key not in (*needed, *optional):
                near = get_close_matches(key, [*needed, *optional], 1)
                other = "leave it out." if needed or not optional else f"write one of {', '.join(optional)}."
                raise self.wrong(f"{key!r} is unknown here: " + (f"write {near[0]}." if near else other))
        for key in needed:
            if key not in self.values:
                raise self.wrong(f"{key!r} is missing: write it as in box.toml.")

    def sourced(self, needed: tuple[str, ...], optional: tuple[str, ...] = ()) -> None:
        """The same for what must say where it comes from, and which of its values are known better."""
        self.expect((*needed, "source"), (*optional, *BETTER))
        self.word("source", SOURCES)
        for key in BETTER:
            names = self.values.get(key, [])
            if not isinstance(names, list) or not all(name in (*needed, *optional) for name in names):
                raise self.wrong(f"{key} = {names!r}: write a list of values that stand in this row.")

    def number(self, key: str, low: int, high: int) -> int:
        value = self.values[key]
        if type(value) is not int or not low <= value <= high:
            allowed = f"a whole number from {low} to {high}" if low < high else low
            raise self.wrong(f"{key} = {value!r}: write {allowed}.")
        return value

    def numbers(self, key: str, count: int, low: int, high: int) -> list[int]:
        value = self.values[key]
        if not isinstance(value, list) or len(value) != count:
            raise self.wrong(f"{key} = {value!r}: write {count} numbers, as in box.toml.")
        return [Row(self.place, {key: one}).number(key, low, high) for one in value]

    def flag(self, key: str) -> bool:
        value = self.values[key]
        if type(value) is not bool:
            raise self.wrong(f"{key} = {value!r}: write true or false.")
        return value

    def text(self, key: str) -> str:
        value = self.values[key]
        if not isinstance(value, str):
            raise self.wrong(f"{key} = {value!r}: write some words.")
        return value

    def word(self, key: str, words: tuple[str, ...]) -> int:
        """The place of a word among those that can stand here."""
        value = self.values[key]
        if value not in words:
            raise self.wrong(f"{key} = {value!r}: write {'one of ' * (len(words) > 1)}{', '.join(words)}.")
        return words.index(value)

    def child(self, key: str) -> "Row":
        value = self.values[key]
        if not isinstance(value, dict):
            raise self.wrong(f"{key} = {value!r}: write a table, as in box.toml.")
        return Row(f"{self.place}, {key}", value)

    def amounts(self, key: str, names: tuple[str, ...], order: tuple[str, ...] = GOODS, most: int = 9) -> list[int]:
        """So many of each; only these names may stand there, and nothing at all is zeros."""
        if key not in self.values:
            return [0] * len(order)
        inner = self.child(key)
        inner.expect((), names)
        return [inner.number(name, 0, most) if name in inner.values else 0 for name in order]

    def something(self, key: str, names: tuple[str, ...] = ON_CARDS) -> list[int]:
        """Amounts that are not all zero."""
        amounts = self.amounts(key, names)
        if not any(amounts):
            raise self.wrong(f"{key} is empty: write at least one of {', '.join(names)}.")
        return amounts


def rows(file: Row, name: str, count: int) -> list[Row]:
    """The rows of a table, each with its own id."""
    found, seen = file.values[name], set()
    if not isinstance(found, list) or len(found) != count:
        there = len(found) if isinstance(found, list) else "no"
        raise file.wrong(f"{name} has {there} rows: write exactly {count}.")
    for n, row in enumerate(found, 1):
        label = row.get("id") if isinstance(row, dict) else None
        if not isinstance(label, str) or not re.fullmatch(r"[A-Za-z0-9-]{1,8}", label):
            raise file.wrong(f"{name}, row {n}: give it an id of 1 to 8 letters, digits and hyphens.")
        if label in seen:
            raise file.wrong(f"{name} {label}: this id stands there twice: rename one of them.")
        seen.add(label)
    return [Row(f"{file.place}, {name} {row['id']}", row) for row in found]


def ids(rows: list[Row]) -> tuple[str, ...]:
    return tuple(row.values["id"] for row in rows)


def in_order(rows: list[Row], names: tuple[str, ...]) -> None:
    """Rows whose rules are part of the program: none can be renamed or moved."""
    for row, name in zip(rows, names, strict=True):
        if row.values["id"] != name:
            raise row.wrong(f"here stands {name}: keep the ids and the order of box.toml.")


def table(values: Any, dtype: Any = np.int8) -> Array:
    array = np.array(values, dtype)
    array.flags.writeable = False
    return array
