"""The list of docs/asvs.md is true: every test that it names is there, and every chapter is told of or left out."""

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = (HERE.parent / "docs" / "asvs.md").read_text(encoding="utf-8")


def test_every_test_that_is_named_is_there():
    named = re.findall(r"`([\w/]+\.py)(?:::(test_\w+))?`", PAGE)
    tests = [(file, test) for file, test in named if "test_" in file]
    assert len(tests) > 40
    for file, test in tests:
        text = (HERE / file).read_text(encoding="utf-8")
        assert not test or re.search(rf"def {test}\(", text), f"{file}::{test}"


def test_every_chapter_is_told_of_or_left_out_with_a_reason():
    for chapter in range(1, 18):
        assert re.search(rf"\bV{chapter}\b", PAGE), chapter
