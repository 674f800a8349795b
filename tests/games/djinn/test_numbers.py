"""The rule text: what is cited exists, every rule is held by a test, the tables are those of the box."""

import re

from majlis.games.djinn.box import BOX
from majlis.games.djinn.box_rows import GOODS
from majlis.games.djinn.box_tables import COLOURS, LOCATIONS, NODES, TENTS, Effect
from majlis.games.djinn.parts import FROM, TO, Flag
from tests.games.djinn.names import CARDS, CHESTS, EQUIPMENT, MAGES, TILES, TROPHIES
from tests.games.djinn.table import GAME
from tests.games.rulebook import Rulebook

BOOK = Rulebook("djinn", r"DJ-\d+(?:\.\d+)?", apart=("test_box", "test_box_mistakes"))  # of those it is DJ-1
POINTS = {2: 4, 3: 8, 4: 7, 5: 7, 6: 6, 7: 2, 8: 4, 10: 3, 12: 20, 13: 5, 14: 6}  # heading: how many points it has
RULINGS = {"M": 5, "A": 19, "C": 11, "T": 7, "E": 6, "X": 7, "S": 9}  # letter: how many


def test_the_rule_text_has_every_number_once():
    """DJ-1: fourteen headings and their points."""
    points = {f"DJ-{heading}.{n}" for heading, many in POINTS.items() for n in range(1, many + 1)}
    assert sorted(BOOK.told) == sorted({f"DJ-{n}" for n in range(1, 15)} | points)


def test_what_is_cited_exists_and_every_rule_is_held_by_a_test():
    """DJ-1: code and tests cite nothing else, and each test begins with a number."""
    BOOK.check()


def test_every_ruling_has_its_letter_once():
    """DJ-1: and those cited in the code exist."""
    told = re.findall(r"\*Ruling\s+([MACTEXS]\d+)[:*]", BOOK.text)
    assert sorted(told) == sorted(f"{letter}{n}" for letter, many in RULINGS.items() for n in range(1, many + 1))
    code = " ".join(path.read_text(encoding="utf-8") for path in GAME.folder.rglob("*.py"))
    assert set(re.findall(r"\(([MACTEXS][1-9]\d?)\)", code)) <= {*told}


def test_every_ruling_is_held_by_a_test():
    """DJ-1: each letter stands in the first line of some test."""
    lines = " ".join(BOOK.first_lines().values())
    rulings = [f"{letter}{n}" for letter, many in RULINGS.items() for n in range(1, many + 1)]
    assert [ruling for ruling in rulings if not re.search(rf"\b{ruling}\b", lines)] == []


def test_the_options_are_named_in_the_rule_text():
    """DJ-13: each beside its number, in the order of their bits."""
    named = re.findall(r"^- \*\*DJ-13\.(\d)\*\* `(\w+)`", BOOK.text, re.M)
    assert named == [(str(i), option.name) for i, option in enumerate(GAME.options, 1)]
    assert [flag.name.lower() for flag in Flag] == [option.name for option in GAME.options][:3]


# --- the tables


def amounts(row):
    """A row of goods as the text writes it."""
    return ", ".join(f"{GOODS[i]} {n}" for i, n in enumerate(row) if n) or "none"


def test_the_map_is_that_of_the_box():
    """DJ-1: the round spaces and the Source with all their neighbours."""
    near = {NODES[a]: {NODES[b] for c, b in zip(FROM, TO, strict=True) if c == a} for a in (*range(6), 12)}
    assert {space: set(others.split()) for space, others in BOOK.rows("| space |")} == near


def test_the_tables_of_mages_chests_and_trophies_are_those_of_the_box():
    """DJ-1: digit by digit."""
    for i, row in enumerate(BOOK.rows("| mage | key |")):
        colours = ", ".join(f"{COLOURS[c]} {n}" for c, n in enumerate(BOX.mage_bonus[i]) if n) or "none"
        assert row == [
            MAGES[i],
            "yes" if BOX.mage_key[i] else "no",
            str(BOX.mage_power[i]),
            colours,
            str(BOX.mage_price[i]),
        ]
    for i, row in enumerate(BOOK.rows("| chest |")):
        assert row == [CHESTS[i], amounts(BOX.chest_gain[i]), amounts(BOX.chest_lock[i])]
    for i, row in enumerate(BOOK.rows("| trophy |")):
        assert row == [TROPHIES[i], str(BOX.trophy_points[i]), amounts(BOX.trophy_gain[i])]
    assert len(BOOK.rows("| mage | key |")) == 32 and len(BOOK.rows("| chest |")) == 18
    assert len(BOOK.rows("| trophy |")) == 21


def test_the_table_of_equipment_is_that_of_the_box():
    """DJ-8: in the words of the table."""
    rows = BOOK.rows("| card | once |")
    assert len(rows) == 27
    for i, row in enumerate(rows):
        assert row == [EQUIPMENT[i], "yes" if BOX.equipment_once[i] else "no", effect(i)]


def effect(i):
    gain, pay = amounts(BOX.equipment_gain[i]), amounts(BOX.equipment_pay[i])
    match Effect(int(BOX.equipment_effect[i])):
        case Effect.BONUS:
            return f"at the {LOCATIONS[BOX.equipment_place[i]]}: {gain}"
        case Effect.CATCH:
            return f"power {BOX.equipment_catch[i]} in a catch"
        case Effect.GAIN:
            return f"gain: {gain}"
        case Effect.EXCHANGE:
            return f"once a turn: {pay} for {gain}"
        case Effect.MORE_CHESTS:
            return "one more chest, one thrown away"
        case Effect.SWAP_BOTTLES:
            return "swap up to two empty bottles"
        case Effect.STAY:
            return "the assistant may stay"
    return "never pay other players"


def test_the_tables_of_tiles_and_scoring_cards_are_those_of_the_box():
    """DJ-12, DJ-10.2: numbers and order."""
    rows = BOOK.rows("| number | tile |")
    assert [row[:2] for row in rows] == [[f"DJ-12.{i + 1}", name] for i, name in enumerate(TILES)]
    assert [row[3] for row in rows] == [amounts(gain) for gain in BOX.character_gain]
    for i, row in enumerate(BOOK.rows("| card | points |")):
        per = str(BOX.scoring_per[i]) if BOX.scoring_per[i] else "once"
        assert row[:4] == [CARDS[i], str(BOX.scoring_points[i]), per, str(BOX.scoring_most[i])]


def test_the_table_of_toms_deck_is_that_of_the_box():
    """DJ-14.3: the lines of the 12 cards, and the blank ones."""
    *rows, blank = BOOK.rows("| card | first line |")
    for i, row in enumerate(rows):
        places = [LOCATIONS[BOX.tom_first[i]], LOCATIONS[BOX.tom_second[i]]]
        assert row == [f"L{i + 1:02}", *places, amounts(BOX.tom_pay[i])]
    assert len(rows) == 12 and blank[0] == "B1, B2, B3"
    assert (BOX.tom_first[12:] < 0).all() and (BOX.tom_second[12:] < 0).all() and not BOX.tom_pay[12:].any()


def test_market_and_prices_are_those_of_the_box():
    """DJ-1: the places of the tents, and scrolls by capacity."""
    rows = BOOK.rows("| tent |")
    assert [row[0] for row in rows] == list(TENTS)
    assert [[int(n) - 1 for n in row[3:]] for row in rows] == BOX.group_of.T.tolist()
    assert [int(n) for n in BOOK.rows("| capacity marker |")[0][1:]] == BOX.source_price.tolist()


def test_the_table_says_where_each_tile_comes_from():
    """DJ-12: as the box file does."""
    text = (GAME.folder / "box.toml").read_text(encoding="utf-8")
    for _, name, _, _, known in BOOK.rows("| number | tile |"):
        block = text[text.index(f'id = "{name}"') :].split("\n\n")[0]
        source = re.search(r'^source = "(\w+)"', block, re.M)
        assert (
            source and known.startswith(source[1]) and ('printed = ["note"]' in block) == ("note is printed" in known)
        )
