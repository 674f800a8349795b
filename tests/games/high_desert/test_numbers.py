"""The rule text and its numbers: what is cited exists, and every ruling is held by a test."""

import ast
import re
from pathlib import Path

from tests.games.high_desert.table import GAME

HERE = Path(__file__).parent
TEXT = (HERE.parents[2] / "rules" / "high_desert.md").read_text(encoding="utf-8")
NUMBER = re.compile(r"\bHD-\d+(?:\.\d+)?|\bH\d+\b")
RULINGS = {f"H{n}" for n in range(1, 31)}
HEADINGS = {f"HD-{n}" for n in range(1, 10)}


def defined():
    """The numbers that the rule text explains: headings, points and rows of the table."""
    return set(re.findall(r"^(?:## |- \*\*|\| )(HD-\d+(?:\.\d+)?|H\d+)\b", TEXT, re.M))


def first_lines():
    """The first line of each test's docstring, by the test's name."""
    found = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.stem}.{node.name}"] = (ast.get_docstring(node) or "").partition("\n")[0]
    return found


def test_the_rule_text_has_every_number_once():
    """HD-1: nine headings, five ranks, three wishes, thirty rulings."""
    points = {f"HD-4.{n}" for n in range(1, 6)} | {f"HD-5.{n}" for n in range(1, 4)}
    assert defined() == HEADINGS | points | RULINGS
    assert len(re.findall(r"^\| H\d+ ", TEXT, re.M)) == len(RULINGS)


def test_every_number_cited_in_the_code_exists():
    """HD-1: the rules, the words and these tests cite nothing that the rule text does not have."""
    sources = [*GAME.folder.glob("*.py"), *HERE.glob("*.py")]
    cited = {number for path in sources for number in NUMBER.findall(path.read_text(encoding="utf-8"))}
    assert cited <= defined() and len(cited) > 40


def test_every_test_cites_a_rule_first():
    """HD-1: the first line of each docstring begins with a number."""
    assert [name for name, line in first_lines().items() if not NUMBER.match(line)] == []


def test_every_rule_is_held_by_a_test():
    """HD-1: each number of the rule text stands in the first line of some test."""
    cited = {number for line in first_lines().values() for number in NUMBER.findall(line)}
    assert defined() - cited == set()


def test_the_options_are_named_in_the_rule_text():
    """H1, H5: each option stands in the ruling that it changes."""
    for option in GAME.options:
        assert f"**Option `{option.name}`**" in TEXT
