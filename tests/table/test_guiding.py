"""A guided table: the lesson is for the pupil alone, rivals play the script, and whoever leaves it plays on."""

import pytest

from majlis.core.game import load
from majlis.core.match import Header, Match
from majlis.table.guiding import lesson, scripted

GAME = load("high_desert")
GUIDE = GAME.guides[0]


@pytest.fixture
def match():
    return Match(Header(GAME, GUIDE.seats, GUIDE.options, (), GUIDE.deal))


def go(match, n):
    for a in GUIDE.actions[match.at : match.at + n]:
        match.play(a)
    return match


def test_a_rival_plays_the_script(match):
    assert scripted(match) == GUIDE.actions[0] and match.turn == 1


def test_the_lesson_says_what_to_do_when_it_is_the_pupils_turn(match):
    said = lesson(go(match, 2), 0, "de")
    assert said["do"] == GUIDE.actions[2] and len(said["says"]) == 3
    assert said["says"][0]["text"].startswith("Willkommen") and (said["done"], said["left"]) == (0, False)


def test_nothing_is_said_while_a_rival_plays_nor_to_anybody_else(match):
    assert lesson(match, 0, "en")["says"] == []
    assert lesson(go(match, 2), 1, "en") is lesson(match, -1, "en") is None


def test_who_leaves_the_script_plays_an_ordinary_game(match):
    go(match, 2)
    match.play(next(a for a in match.open() if a != GUIDE.actions[2]))
    assert lesson(match, 0, "en")["left"] and scripted(match) is None


def test_the_last_word_is_said_at_the_end(match):
    said = lesson(go(match, len(GUIDE.actions)), 0, "en")
    assert said["says"][0]["text"].startswith("You win") and said["do"] is None


def test_another_deal_has_no_lesson():
    assert lesson(Match(Header(GAME, 2)), 0, "en") is None
