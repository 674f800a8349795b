"""The box as data: ours is as the rulebook and its own design say, and another one is read."""

import re
import tomllib
from collections import Counter
from itertools import permutations
from pathlib import Path

import numpy as np
import pytest

from majlis.games.djinn import box
from majlis.games.djinn.box_rows import GOODS
from majlis.games.djinn.box_tables import Effect
from tests.games.djinn.boxes import OURS, TEXT, changed

BOX = box.read(OURS)
COIN, SCROLL = GOODS.index("coin"), GOODS.index("scroll")
WORTH = {  # in coins
    "coin": 1,
    "scroll": 2,
    "key": 2,
    "cork": 3,
    "bottle": 2.3,
    "magic": 1,
    "activate": 1.5,
    "mage": 3,
    "equip": 3.5,
}


def parts(vector: np.ndarray) -> dict[str, int]:
    return {GOODS[good]: int(vector[good]) for good in np.flatnonzero(vector)}


# --- what is in ours


def test_everything_has_its_size_and_cannot_be_written_to():
    ways = {"edge_from": (42,), "edge_to": (42,), "onward": (42, 3), "near_source": (6,)}
    rows = {
        (32,): ["mage_power", "mage_price", "mage_key"],
        (32, 4): ["mage_bonus"],
        (27,): [f"equipment_{key}" for key in ("type", "once", "effect", "place", "catch")],
        (27, 14): ["equipment_gain", "equipment_pay"],
        (20, 14): ["character_gain"],
        (21,): ["trophy_row", "trophy_points"],
        (21, 14): ["trophy_gain"],
        (18, 14): ["chest_gain", "chest_lock"],
        (18,): ["chest_has_lock"],
        (10,): ["scoring_points", "scoring_per", "scoring_most"],
        (15,): ["tom_first", "tom_second"],
        (15, 14): ["tom_pay"],
        (4,): ["source_price"],
        (8, 14): ["tent_pay", "tent_gain"],
        (8,): ["tent_of"],
        (2, 6): ["group_of"],
        (5,): ["at_space", "refill"],
    }
    shapes = ways | {name: shape for shape, names in rows.items() for name in names}
    arrays = {name: value for name, value in vars(BOX).items() if isinstance(value, np.ndarray)}
    assert {name: value.shape for name, value in arrays.items()} == shapes
    flags = {name for name, value in arrays.items() if value.dtype == np.bool_}
    assert flags == {"near_source", "mage_key", "equipment_once", "chest_has_lock"}
    assert all(value.dtype == np.int8 for name, value in arrays.items() if name not in flags)
    assert not any(value.flags.writeable for value in arrays.values())


def test_every_row_says_where_it_comes_from():
    """Without its source a row is refused, so it is enough that ours is read; and all three kinds occur."""
    assert set(re.findall(r'source = "(\w+)"', TEXT)) == {"printed", "inferred", "reconstructed"}
    rows = 32 + 27 + 21 + 18 + 20 + 10 + 15 + 8
    others = 6  # map, board, prices, two sides of the market, djinn
    assert len(re.findall(r"\bsource = ", TEXT)) == rows + others


def better_known(name: str) -> tuple[str, dict[str, list[str]]]:
    """Where a row comes from, and what of it is known better."""
    row = next(
        row for rows in tomllib.loads(TEXT).values() if isinstance(rows, list) for row in rows if row["id"] == name
    )
    return row["source"], {key: row[key] for key in ("printed", "inferred") if key in row}


def test_the_page_counts_where_rows_come_from():
    page = (Path(__file__).parents[3] / "docs" / "djinn.md").read_text(encoding="utf-8")
    lines = page.partition("| rows |")[2].partition("\n\n")[0].splitlines()[2:]
    told = [[int(n) for n in line.strip("|").split("|")[1:]] for line in lines]
    counted = []
    for rows in (rows for rows in tomllib.loads(TEXT).values() if isinstance(rows, list)):
        sources = [row["source"] for row in rows]
        better = sum("printed" in row or "inferred" in row for row in rows)
        counted.append([*map(sources.count, ("printed", "inferred", "reconstructed")), better])
    assert told == counted


def test_no_row_claims_more_than_the_rulebook_says():
    """Printed are some effects of equipment, but no card: neither its type, nor its place, nor its numbers."""
    for card in BOX.equipment_ids:
        source, better = better_known(card)
        assert source == "reconstructed" and set(better.get("printed", [])) <= {"once", "effect"}
    assert better_known("ST1")[1] == {"printed": ["effect"]} and better_known("ST5")[1] == {"inferred": ["effect"]}
    assert better_known("HA7")[1] == {"inferred": ["effect", "gain"]}  # the symbol has no number to it
    assert better_known("CL6")[1] == {"printed": ["once", "effect"]} and better_known("CL9")[1] == {}
    assert better_known("M21") == ("reconstructed", {"inferred": ["power", "bonus"]})  # the example of a catch
    assert better_known("I-6") == ("reconstructed", {"printed": ["points"], "inferred": ["row", "gain"]})
    assert better_known("P07") == better_known("N10") == ("reconstructed", {"printed": ["note"]})


def test_the_map_has_the_figures_of_its_design():
    edges = list(zip(BOX.edge_from.tolist(), BOX.edge_to.tolist(), strict=True))
    assert edges == sorted(edges) and set(edges) == {(b, a) for a, b in edges}
    assert BOX.near_source.tolist() == [(a, 12) in edges for a in range(6)] == [True] * 3 + [False] * 3
    assert sum(6 <= b < 12 for _, b in edges) == 18  # first placements
    near = {a: {b for c, b in edges if c == a} for a in range(13)}
    layouts = [layout for layout in permutations(range(6)) if not any(r in near[6 + q] for q, r in enumerate(layout))]
    assert len(layouts) == 20
    assert max(far(near, a) for a in near) == 4


def far(near: dict[int, set[int]], a: int) -> int:
    reached, steps = {a}, 0
    while len(reached) < len(near):
        reached |= {b for c in reached for b in near[c]}
        steps += 1
    return steps


def test_ways_on_never_turn_back_and_lead_everywhere():
    edges = list(zip(BOX.edge_from.tolist(), BOX.edge_to.tolist(), strict=True))
    for e, (a, b) in enumerate(edges):
        ways = [way for way in BOX.onward[e].tolist() if way >= 0]
        assert [edges[way] for way in ways] == [(b, c) for d, c in edges if d == b and c != a]
        assert BOX.onward[e].tolist() == ways + [-1] * (3 - len(ways)) and len(ways) >= 2
    for start in range(len(edges)):
        reached = {start}
        while more := {int(way) for e in reached for way in BOX.onward[e] if way >= 0} - reached:
            reached |= more
        assert len(reached) == len(edges)


def test_mages_have_the_totals_of_their_design():
    assert BOX.mage_ids == tuple(f"M{n:02}" for n in range(1, 33))
    assert BOX.mage_bonus.sum(0).tolist() == [13] * 4
    assert Counter(BOX.mage_power.tolist()) == {1: 8, 2: 14, 3: 10}
    assert Counter(BOX.mage_price.tolist()) == {0: 6, 1: 18, 2: 8}
    assert BOX.mage_key.tolist() == [False] * 16 + [True] * 16
    strength = BOX.mage_power + BOX.mage_bonus.sum(1) / 2
    assert BOX.mage_price.tolist() == np.floor(strength - 1.5).astype(int).tolist()


def test_the_worked_example_of_the_rulebook_can_be_dealt():
    """Two brown and one blue djinn need 12: 6 green, 3 and 2 for colours, 1 of one's own; 4 coins are paid."""
    pair = [BOX.mage_ids.index(name) for name in ("M21", "M17")]
    assert BOX.mage_power[pair].sum() == 6 and BOX.mage_price[pair].sum() == 4
    assert (BOX.mage_bonus[pair] @ np.array([2, 1, 0, 0])).tolist() == [3, 2]


def test_equipment_is_split_as_printed():
    assert Counter(BOX.equipment_type.tolist()) == {0: 9, 1: 9, 2: 9}
    assert Counter(BOX.equipment_once.tolist()) == {False: 17, True: 10}
    bonuses = np.flatnonzero(BOX.equipment_effect == Effect.BONUS)
    pays = {(int(BOX.equipment_place[n]), *parts(BOX.equipment_gain[n]).items()) for n in bonuses}
    assert pays == {(place, (good, 2)) for place in range(6) for good in ("coin", "magic")}
    assert (BOX.equipment_place >= 0).sum() == len(bonuses) == 12
    special = {
        Effect(BOX.equipment_effect[BOX.equipment_ids.index(name)]).name for name in ("HA5", "CL5", "CL6", "CL7")
    }
    assert special == {"MORE_CHESTS", "SWAP_BOTTLES", "STAY", "NEVER_PAY"}
    catch = {name: int(n) for name, n in zip(BOX.equipment_ids, BOX.equipment_catch, strict=True) if n}
    assert catch == {"ST5": 1, "ST6": 3}
    trade = BOX.equipment_ids.index("HA9")
    assert (parts(BOX.equipment_pay[trade]), parts(BOX.equipment_gain[trade])) == ({"scroll": 1}, {"activate": 2})


def test_trophies_are_worth_30_with_a_gain_and_36_without():
    assert BOX.trophy_row.tolist() == [0] * 7 + [1] * 7 + [2] * 7
    for points, gain in zip(BOX.trophy_points, BOX.trophy_gain, strict=True):
        assert points == (30 if gain.any() else 36)
    assert parts(BOX.trophy_gain[BOX.trophy_ids.index("III-1")]) == {"cork": 1, "draw": 1}
    assert parts(BOX.trophy_gain[BOX.trophy_ids.index("III-2")]) == {"take": 1}


def test_chests_are_worth_what_their_design_says():
    assert BOX.chest_has_lock.tolist() == [False] * 6 + [True] * 12
    assert not BOX.chest_lock[:6].any()
    assert worth(BOX.chest_gain) / 18 == pytest.approx(3.4, abs=0.05)
    assert worth(BOX.chest_lock) / 12 == pytest.approx(3.4, abs=0.05)


def worth(gains: np.ndarray) -> float:
    return sum(WORTH[good] * n for gain in gains for good, n in parts(gain).items())


def test_tiles_and_scoring_cards_have_the_printed_numbers():
    tiles = {name: parts(gain) for name, gain in zip(BOX.character_ids, BOX.character_gain, strict=True) if gain.any()}
    assert tiles == {
        "P01": {"coin": 2, "scroll": 2, "magic": 1},
        "P04": {"cork": 3},
        "P05": {"scroll": 2},
        "P07": {"coin": 1},
        "N01": {"coin": 3},
        "N02": {"magic": 3},
        "N03": {"magic": 2},
        "N09": {"coin": 1},
    }
    assert BOX.character_ids == tuple(f"{kind}{n:02}" for kind in "PN" for n in range(1, 11))
    assert BOX.scoring_points.tolist() == [8, 5, 8, 8, 8, 8, 8, 3, 2, 2]
    assert BOX.scoring_per.tolist() == [0, 3, 0, 0, 0, 0, 0, 1, 1, 1]
    assert BOX.scoring_most.tolist() == [8, 15, 8, 8, 8, 8, 8, 9, 8, 8]


def test_toms_deck_is_even():
    for line in (BOX.tom_first, BOX.tom_second):
        assert Counter(line[:12].tolist()) == dict.fromkeys(range(6), 2)
        assert line[12:].tolist() == [-1] * 3
    assert set(Counter(map(tuple, BOX.tom_pay.tolist())).values()) == {3}


def test_board_market_and_numbers_are_as_printed():
    assert BOX.start == (4, 3, 5)
    assert BOX.source_price.tolist() == [4, 3, 3, 2]
    assert BOX.tent_pay[:, COIN].tolist() == [1, 2, 4, 1, 1, 0, 0, 0]
    assert BOX.tent_pay[:, SCROLL].tolist() == [0, 0, 0, 0, 0, 1, 1, 1]
    assert [parts(gain) for gain in BOX.tent_gain] == [
        *({"bottle": 1}, {"bottle": 2}, {"bottle": 3}, {"cork": 1}, {"scroll": 2}),
        *({"cork": 1, "bottle": 1}, {"activate": 3}, {"coin": 5}),
    ]
    assert BOX.tent_of.tolist() == [0, 0, 0, 1, 2, 3, 4, 5]
    assert BOX.group_of.tolist() == [[0, 1, 1, 2, 3, 3], [0, 1, 2, 3, 4, 5]]
    assert (BOX.djinn_per_colour, BOX.bosses, BOX.keys) == (9, 12, 12)
    assert BOX.at_space.tolist() == [0, 1, 2, 3, 3] and BOX.refill.tolist() == [0, 0, 2, 2, 3]
    assert 6 * BOX.at_space[4] + 6 * BOX.refill[4] == 4 * BOX.djinn_per_colour


# --- another box


def test_the_environment_names_the_box(monkeypatch, tmp_path):
    monkeypatch.setenv("MAJLIS_DJINN_BOX", "")
    assert box.where() == OURS
    path = changed(tmp_path, "coins = 4", "coins = 6")
    monkeypatch.setenv("MAJLIS_DJINN_BOX", str(path))
    assert box.read(box.where()).start == (6, 3, 5)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("power = 1", "power = 2"),
        ("bonus = { brown = 2 }", "bonus = { white = 2 }"),
        ("price = 0", "price = 3"),
        ("gain = { coin = 4 }", "gain = { coin = 5 }"),
        ("lock = { cork = 1 }", "lock = { key = 1 }"),
        (', lock = { cork = 1 }, source = "rec', ', source = "rec'),
        ('first = "academy"', 'first = "market"'),
        ('place = "tavern"', 'place = "archives"'),
        ("catch = 1", "catch = 2"),
        ('id = "ST6"\ntype = "staff"\nonce = true', 'id = "ST6"\ntype = "staff"\nonce = false'),
        ("points = 30", "points = 31"),
        ("amount = { cork = 3 }", "amount = { cork = 4 }"),
        ('effect = "mage"', 'effect = "more"\namount = { mage = 1 }'),
        ('effect = "circles"', 'effect = "dearer"\namount = { magic = 1 }'),
        ('place = "manufactory"\namount', 'place = "market"\namount'),
        ("pay = { coin = 2 }", "pay = { key = 2 }"),
        ('["S", "r1"]', '["S", "r1"], ["q4", "q6"]'),
        ("most = 15", "most = 10"),
        ("coins = 4", "coins = 5"),
        ("capacity = 5", "capacity = 6"),
        ("5 = 4", "5 = 3"),
        ('groups = [["A"], ["B", "C"]', 'groups = [["A", "B"], ["C"]'),
        ("each_colour = 9", "each_colour = 10"),
        ("bosses = 12", "bosses = 13"),
        ("keys = 12", "keys = 11"),
        ("at_space = [1, 2", "at_space = [2, 2"),
        ("refill = [0, 2", "refill = [0, 3"),
    ],
)
def test_every_value_that_plays_a_part_is_in_the_tables(tmp_path, old, new):
    other = box.read(changed(tmp_path, old, new)).tables()
    assert [table.tobytes() for table in other] != [table.tobytes() for table in BOX.tables()]


def test_the_same_file_gives_the_same_tables():
    again = box.read(OURS).tables()
    assert [table.tobytes() for table in again] == [table.tobytes() for table in BOX.tables()]


def test_a_file_as_some_editors_write_it_is_read(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    assert box.read(path).start == BOX.start


def test_places_with_four_neighbours_have_three_ways_on(tmp_path):
    other = box.read(changed(tmp_path, '["S", "r1"]', '["S", "r1"], ["q1", "r5"]'))
    edges = list(zip(other.edge_from.tolist(), other.edge_to.tolist(), strict=True))
    ways = other.onward[edges.index((0, 6))]  # from r1 to q1, then on to r2, r4 and r5
    assert [edges[way] for way in ways] == [(6, 1), (6, 3), (6, 4)]
