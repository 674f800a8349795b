"""The rules in another language say what the English ones say: the same paragraphs, tables, figures and rulings."""

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parents[1] / "rules"
PAGES = sorted(page for page in RULES.glob("??/*.md"))
NUMBER = re.compile(r"^(?:#+ |- \*\*|\| \**)([A-Z]+(?:-\d+(?:\.\d+)?|\d+))\b", re.M)  # DJ-4, DJ-4.7; the ruling H12
LEAD = re.compile(r"\*(\w+)(?:\s+([A-Z]\d+))?:\*")  # *Ruling A19:*, or *Ruling:*
TABLE = re.compile(r"(?:^\|.*\n?)+", re.M)

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.stem}")


def both(page):
    return [path.read_text(encoding="utf-8") for path in (RULES / page.name, page)]


def paragraphs(text):
    """Each number with the text up to the next one."""
    _, *parts = NUMBER.split(text)
    return list(zip(parts[::2], parts[1::2], strict=True))


def figures(text):
    return sorted(re.findall(r"\d+", text), key=int)


def tables(text):
    """The figures of every cell."""
    return [
        [[figures(cell) for cell in line.strip("|").split("|")] for line in table.splitlines()]
        for table in TABLE.findall(text)
    ]


def marks(text):
    """The rulings of every paragraph by their marks, those without one as nothing."""
    return [(number, [mark for _, mark in LEAD.findall(words)]) for number, words in paragraphs(text)]


@every_page
def test_both_languages_have_the_same_paragraphs_in_the_same_order(page):
    english, other = ([number for number, _ in paragraphs(text)] for text in both(page))
    assert english == other and english


@every_page
def test_both_languages_have_the_same_tables_cell_by_cell(page):
    english, other = map(tables, both(page))
    assert [len(table) for table in english] == [len(table) for table in other]
    assert [pair for pair in zip(english, other, strict=True) if pair[0] != pair[1]] == []


@every_page
def test_both_languages_have_the_same_rulings_in_each_paragraph(page):
    english, other = map(marks, both(page))
    assert [pair for pair in zip(english, other, strict=True) if pair[0] != pair[1]] == []


@every_page
def test_a_ruling_is_always_called_by_the_same_word(page):
    english, other = ([word for word, _ in LEAD.findall(text)] for text in both(page))
    called = set(zip(english, other, strict=True))
    assert len(called) == len({word for word, _ in called}) == len({word for _, word in called})


def test_a_page_in_another_language_has_its_english_one():
    assert PAGES and [page for page in PAGES if not (RULES / page.name).exists()] == []
