"""The file with the weights of a game's features: for each number of players a row a feature, a number a stage."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from majlis.core.refusal import Refusal

Weights = npt.NDArray[np.float64]

PLAYERS = ("", "alone", "two", "three", "four")


def read(path: Path, names: Sequence[str], seats: range) -> Weights:
    """The weights [players, stages, features]; what the file leaves out weighs nothing."""
    rows: dict[str, dict[str, list[float]]] = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    stages = {len(row) for table in rows.values() for row in table.values()}
    if len(stages) > 1 or 1 in stages:
        raise Refusal(f"{path}: every feature needs the same number of stages, at least two.")
    weights = np.zeros((len(PLAYERS), stages.pop() if stages else 2, len(names)))
    for players in seats:
        table = rows.get(PLAYERS[players], {})
        for unknown in sorted(set(table) - set(names)):
            raise Refusal(f"{path}: there is no feature {unknown!r}.")
        for i, name in enumerate(names):
            weights[players, :, i] = table.get(name, 0.0)
    weights.setflags(write=False)
    return weights


def written(tables: Mapping[int, Weights], names: Sequence[str], command: str, notes: Mapping[int, str]) -> str:
    """The file's text: each table [stages, features] by number of players, and the command that made it."""
    lines = [f"# The features' weights, from the first stage of a game to the last. Made by:\n# {command}"]
    for players, table in tables.items():
        lines.append(f"\n[{PLAYERS[players]}]  # {notes[players]}")
        lines += [f"{name} = {row(table[:, i])}" for i, name in enumerate(names)]
    return "\n".join(lines) + "\n"


def row(numbers: Any) -> str:
    return "[" + ", ".join(f"{number:.4f}" for number in numbers) + "]"
