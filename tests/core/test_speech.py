"""Sentences and their forms."""

import re

import pytest

from majlis.core.speech import LANGUAGES, about, formed, topic


def test_brackets_hold_what_is_said_to_who_did_it_and_about_somebody_else():
    words = "[You keep|{who} keeps] {card} and [turn|turns] it up."
    assert about(words, 1, 1) == "You keep {card} and turn it up."
    assert about(words, 1, 0) == about(words, 1, -1) == "{who} keeps {card} and turns it up."
    assert about("The game is over.", None, 0) == "The game is over."


def test_a_third_form_is_for_the_victim_and_else_the_last_one_serves():
    assert formed("[I|you|they] see", -1) == "they see" and formed("[I|you] see", -1) == "you see"


@pytest.mark.parametrize("name", ["djinn", "five_tribes", "high_desert"])
def test_every_bracket_of_a_log_has_its_forms(name):
    for lang in LANGUAGES:
        for words in sentences(topic(f"majlis.games.{name}.words", "story")[lang]):
            for forms in re.findall(r"\[(.*?)\]", words):
                assert len(forms.split("|")) in (2, 3), words
            assert re.sub(r"\[.*?\]", "", words).count("[") == 0 == re.sub(r"\[.*?\]", "", words).count("|"), words


def sentences(table):
    values = table.values() if isinstance(table, dict) else table
    for value in values:
        yield from [value] if isinstance(value, str) else sentences(value)
