"""The rule text and its numbers: what is cited exists, and every rule is held by a test."""

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
from tests.games.rulebook import Rulebook

HERE = Path(__file__).parent
BOOK = Rulebook("five_tribes", r"FT-\d+(?:\.\d+)?")
POINTS = {3: 5, 4: 6, 5: 5, 6: 6, 7: 23, 8: 8, 9: 9, 11: len(GAME.options)}  # heading: how many points it has


def test_the_rule_text_has_every_number_once():
    """FT-1: eleven headings and their points."""
    points = {f"FT-{heading}.{n}" for heading, many in POINTS.items() for n in range(1, many + 1)}
    assert sorted(BOOK.told) == sorted({f"FT-{n}" for n in range(1, 12)} | points)


def test_what_is_cited_exists_and_every_rule_is_held_by_a_test():
    """FT-1 to FT-11: code and tests cite nothing else, and each test begins with a number."""
    BOOK.check()


def test_the_options_are_named_in_the_rule_text():
    """FT-11: each beside its number, in the order of their bits."""
    named = re.findall(r"^- \*\*FT-11\.(\d)\*\* `(\w+)`", BOOK.text, re.M)
    assert named == [(str(i), option.name) for i, option in enumerate(GAME.options, 1)]
    names = {"open_gold": "covered_gold"}  # a bit says what is not usual
    assert [names.get(flag.name.lower(), flag.name.lower()) for flag in Flag] == [it.name for it in GAME.options]
    assert [int(flag) for flag in Flag] == [1 << option.shift for option in GAME.options]


def test_the_tables_of_the_box_are_those_of_the_game():
    """FT-1: tiles, meeples, suits and prices, digit by digit."""
    tiles = [(int(copies.split()[0]), points) for _, copies, points, *_ in BOOK.rows("| tile |")]
    assert tiles == [(5, "5"), (4, "6"), (1, "10, 12, 15"), (6, "8"), (8, "6"), (4, "4")]
    assert [int(points) for _, points, _ in FACES.tolist()] == [5, 6, 10, 12, 15, 8, 6, 4]
    assert [int(row[2]) for row in BOOK.rows("| tribe |")] == TRIBE_COUNT.tolist()
    assert [int(n) for n in BOOK.rows("| different kinds |")[0][1:]] == SUIT_VALUE[1:].tolist()
    cards = [int(row[1].split()[0]) for row in BOOK.rows("| card |")]
    assert cards == [GOOD_COUNT[0], GOOD_COUNT[3], GOOD_COUNT[6], GOOD_COUNT[9]]
    assert "one each for 1, 3, 5, 8, 12 and 18" in BOOK.text.replace("\n", " ") and PRICE[3:].tolist() == [
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
    for djinn, row in zip(Djinn, BOOK.rows("| number | djinn |"), strict=True):
        assert row[0] == f"FT-7.{djinn + 1}" and row[1].startswith(NAMES[djinn])
        assert (int(row[2]), prices.index(row[3])) == tuple(DJINN_CARDS[djinn, :2])


def test_the_table_of_thieves_follows_the_tribes():
    """FT-8: each under the tribe whose action it follows."""
    tribes = ["viziers", "elders", "merchants", "builders", "assassins", "artisans"]
    assert [row[:2] for row in BOOK.rows("| thief |")] == [
        [thief.name.capitalize(), tribe] for thief, tribe in zip(Thief, tribes, strict=True)
    ]


def test_the_page_about_the_game_says_what_is_so():
    """FT-1: how many actions, bytes and numbers there are, and all phases."""
    page = (HERE.parents[2] / "docs" / "five_tribes.md").read_text(encoding="utf-8")
    assert f"| actions | {GAME.actions}:" in page
    assert f"| state | {GAME.state.itemsize} bytes" in page
    assert f"| observation | {GAME.observation.size} numbers" in page
    assert ", ".join(phase.name for phase in GAME.phases) in page
