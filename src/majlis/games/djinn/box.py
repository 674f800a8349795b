"""The box as data: cards, tiles, map and market, read from a file that an owner of the game may rewrite."""

import os
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np

from majlis.games.djinn.box_rows import GOODS, Array, BoxError, Row, parsed, rows, table
from majlis.games.djinn.box_tables import CARDS, TABLES, TRAITS, Effect, Trait

__all__ = ["BOX", "GOODS", "Box", "BoxError", "Effect", "read", "where"]


@dataclass(frozen=True, eq=False)
class Box:
    """Everything that can be different in another box, as the rules read it."""

    edge_from: Array  # [edges] nodes; an edge is one way along a path
    edge_to: Array  # [edges]
    onward: Array  # [edges, 3 or more] edges that lead on without turning back, or -1
    near_source: Array  # [6] round spaces that touch the Source

    mage_ids: tuple[str, ...]
    mage_power: Array  # [32]
    mage_bonus: Array  # [32, colours]
    mage_price: Array  # [32] coins
    mage_key: Array  # [32] bool

    equipment_ids: tuple[str, ...]
    equipment_type: Array  # [27] staff, hat, cloak
    equipment_once: Array  # [27] bool
    equipment_effect: Array  # [27] Effect
    equipment_place: Array  # [27] location of a bonus, or -1
    equipment_gain: Array  # [27, goods]
    equipment_pay: Array  # [27, goods]
    equipment_catch: Array  # [27]

    trophy_ids: tuple[str, ...]
    trophy_row: Array  # [21]
    trophy_points: Array  # [21]
    trophy_gain: Array  # [21, goods]

    chest_ids: tuple[str, ...]
    chest_gain: Array  # [18, goods]
    chest_lock: Array  # [18, goods]
    chest_has_lock: Array  # [18] bool

    character_ids: tuple[str, ...]
    character_gain: Array  # [20, goods] their numbers, whatever the tile does with them
    character_traits: tuple[tuple[int, int], ...]  # [20] what each does, and at which location or -1
    scoring_points: Array  # [10]
    scoring_per: Array  # [10] 0: all points at once
    scoring_most: Array  # [10]
    tom_first: Array  # [15] locations, or -1
    tom_second: Array  # [15]
    tom_pay: Array  # [15, goods]

    source_price: Array  # [4] scrolls, by capacity from 5 on
    start: tuple[int, int, int]  # coins, magic, capacity
    tent_pay: Array  # [8, goods] by trade
    tent_gain: Array  # [8, goods]
    tent_of: Array  # [8] tents
    group_of: Array  # [2, 6] place of each tent, with 1 and 2 players, with 3 and 4
    djinn_per_colour: int
    bosses: int
    keys: int
    at_space: Array  # [5] djinn at a round space, by players
    refill: Array  # [5] djinn that come when a boss has left, by players

    def tables(self) -> tuple[Array, ...]:
        """All of it as arrays, in this order: what the digest of a match is made of. Tiles that do the same as in ours
        add nothing, so matches from before there were others have their old digest."""
        values = [getattr(self, field.name) for field in fields(self)]
        numbers = table([*self.start, self.djinn_per_colour, self.bosses, self.keys])
        arrays = (*(value for value in values if isinstance(value, np.ndarray)), numbers)
        ours = [TRAITS.get(name, (Trait.RULE, -1)) for name in self.character_ids]
        changed = [(tile, *trait) for tile, trait in enumerate(self.character_traits) if trait != ours[tile]]
        return (*arrays, table(changed)) if changed else arrays


def where() -> Path:
    """The owner's file, or ours."""
    return Path(os.environ.get("MAJLIS_DJINN_BOX") or Path(__file__).with_name("box.toml"))


def read(path: Path) -> Box:
    """The box in a file, or a sentence about the first thing that is wrong with it."""
    file = Row(str(path), parsed(path))
    file.expect((*CARDS, *TABLES))
    found = [checked(file, rows(file, name, count)) for name, (count, checked) in CARDS.items()]
    found += [checked(file.child(name)) for name, checked in TABLES.items()]
    return Box(**{name: value for part in found for name, value in part.items()})


BOX = read(where())
