"""The rule text and its numbers: what is cited exists, and every rule is held by a test."""

import ast
import re
from pathlib import Path

from majlis.games.five_tribes.parts import (
    DJINN_CARDS,
    FACES,
    GOOD_COUNT,
    PRICE,
    SUIT_VALUE,
    TRIBE_COUNT,
    Djinn,
    Flag,
    Thief,
)
from tests.games.five_tribes.oracle import NAMES
from tests.games.five_tribes.table import GAME

HERE = Path(__file__).parent
TEXT = (HERE.parents[2] / "rules" / "five_tribes.md").read_text(encoding="utf-8")
NUMBER = re.compile(r"\bFT-\d+(?:\.\d+)?")
POINTS = {3: 5, 4: 6, 5: 5, 6: 6, 7: 23, 8: 8, 9: 9, 11: len(GAME.options)}  # heading: how many points it has


def defined():
    """The numbers that the rule text explains: headings, points and rows of tables."""
    return set(re.findall(r"^(?:## |- \*\*|\| )(FT-\d+(?:\.\d+)?)\b", TEXT, re.M))


def first_lines():
    """The first line of each test's docstring, by the test's name."""
    found = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.stem}.{node.name}"] = (ast.get_docstring(node) or "").partition("\n")[0]
    return found


def cited(line):
    """The numbers of a line; FT-9.1 to FT-9.9 are all between."""
    found = set(NUMBER.findall(line))
    for heading, first, last in re.findall(r"FT-(\d+)\.(\d+) to FT-\d+\.(\d+)", line):
        found |= {f"FT-{heading}.{n}" for n in range(int(first), int(last) + 1)}
    return found


def test_the_rule_text_has_every_number_once():
    """FT-1: eleven headings and their points."""
    points = {f"FT-{heading}.{n}" for heading, many in POINTS.items() for n in range(1, many + 1)}
    assert defined() == {f"FT-{n}" for n in range(1, 12)} | points
    numbers = re.findall(r"^(?:## |- \*\*|\| )(FT-\d+(?:\.\d+)?)\b", TEXT, re.M)
    assert len(numbers) == len(set(numbers))


def test_every_number_cited_in_the_code_exists():
    """FT-1: the rules, the words and these tests cite nothing that the rule text does not have."""
    sources = [*GAME.folder.rglob("*.py"), *HERE.glob("*.py")]
    found = {number for path in sources for number in NUMBER.findall(path.read_text(encoding="utf-8"))}
    assert found <= defined() and len(found) > 40


def test_every_test_cites_a_rule_first():
    """FT-1: the first line of each docstring begins with a number."""
    assert [name for name, line in first_lines().items() if not NUMBER.match(line)] == []


def test_every_rule_is_held_by_a_test():
    """FT-1 to FT-11: each number of the rule text stands in the first line of some test."""
    held = {number for line in first_lines().values() for number in cited(line)}
    assert {number for number in defined() - held if "." in number or f"{number}." not in TEXT} == set()


def test_the_options_are_named_in_the_rule_text():
    """FT-11: each beside its number, in the order of their bits."""
    named = re.findall(r"^- \*\*FT-11\.(\d)\*\* `(\w+)`", TEXT, re.M)
    assert named == [(str(i), option.name) for i, option in enumerate(GAME.options, 1)]
    names = {"open_gold": "covered_gold"}  # a bit says what is not usual
    assert [names.get(flag.name.lower(), flag.name.lower()) for flag in Flag] == [it.name for it in GAME.options]
    assert [int(flag) for flag in Flag] == [1 << option.shift for option in GAME.options]


def table_rows(first):
    """The cells of the table whose heading begins so."""
    lines = TEXT[TEXT.index(first) :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_tables_of_the_box_are_those_of_the_game():
    """FT-1: tiles, meeples, suits and prices, digit by digit."""
    tiles = [(int(copies.split()[0]), points) for _, copies, points, *_ in table_rows("| tile |")]
    assert tiles == [(5, "5"), (4, "6"), (1, "10, 12, 15"), (6, "8"), (8, "6"), (4, "4")]
    assert [int(points) for _, points, _ in FACES.tolist()] == [5, 6, 10, 12, 15, 8, 6, 4]
    assert [int(row[2]) for row in table_rows("| tribe |")] == TRIBE_COUNT.tolist()
    assert [int(n) for n in table_rows("| different kinds |")[0][1:]] == SUIT_VALUE[1:].tolist()
    cards = [int(row[1].split()[0]) for row in table_rows("| card |")]
    assert cards == [GOOD_COUNT[0], GOOD_COUNT[3], GOOD_COUNT[6], GOOD_COUNT[9]]
    assert "one each for 1, 3, 5, 8, 12 and 18" in TEXT.replace("\n", " ") and PRICE[3:].tolist() == [
        1,
        3,
        5,
        8,
        12,
        18,
    ]


def test_the_table_of_djinns_is_that_of_the_game():
    """FT-7.1 to FT-7.23: in the order of their numbers, with points and price."""
    prices = ("free", "one", "two", "a slave", "slaves")
    for djinn, row in zip(Djinn, table_rows("| number | djinn |"), strict=True):
        assert row[0] == f"FT-7.{djinn + 1}" and row[1].startswith(NAMES[djinn])
        assert (int(row[2]), prices.index(row[3])) == tuple(DJINN_CARDS[djinn, :2])


def test_the_table_of_thieves_follows_the_tribes():
    """FT-8: each under the tribe whose action it follows."""
    tribes = ["viziers", "elders", "merchants", "builders", "assassins", "artisans"]
    assert [row[:2] for row in table_rows("| thief |")] == [
        [thief.name.capitalize(), tribe] for thief, tribe in zip(Thief, tribes, strict=True)
    ]


def test_the_page_about_the_game_says_what_is_so():
    """FT-1: how many actions, bytes and numbers there are, and all phases."""
    page = (HERE.parents[2] / "docs" / "five_tribes.md").read_text(encoding="utf-8")
    assert f"| actions | {GAME.actions}:" in page
    assert f"| state | {GAME.state.itemsize} bytes" in page
    assert f"| observation | {GAME.observation} numbers" in page
    assert ", ".join(phase.name for phase in GAME.phases) in page
