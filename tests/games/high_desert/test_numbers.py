"""The rule text and its numbers: what is cited exists, and every ruling is held by a test."""

from tests.games.high_desert.table import GAME
from tests.games.rulebook import Rulebook

BOOK = Rulebook("high_desert", r"HD-\d+(?:\.\d+)?|H\d+")
RULINGS = {f"H{n}" for n in range(1, 31)}
HEADINGS = {f"HD-{n}" for n in range(1, 10)}


def test_the_rule_text_has_every_number_once():
    """HD-1: nine headings, five ranks, three wishes, thirty rulings."""
    points = {f"HD-4.{n}" for n in range(1, 6)} | {f"HD-5.{n}" for n in range(1, 4)}
    assert sorted(BOOK.told) == sorted(HEADINGS | points | RULINGS)


def test_what_is_cited_exists_and_every_rule_is_held_by_a_test():
    """HD-1: code and tests cite nothing else, and each test begins with a number."""
    BOOK.check()


def test_the_options_are_named_in_the_rule_text():
    """H1, H5: each option stands in the ruling that it changes."""
    for option in GAME.options:
        assert f"**Option `{option.name}`**" in BOOK.text
