"""Levels for every game and number of players, and searches that are told in their names."""

from itertools import pairwise

import pytest

from majlis.bots.bot import bot, names
from majlis.bots.search.levels import Searcher
from majlis.bots.search.ways import BEST, DEFAULT, LEVELS, budget
from majlis.core.game import Game, load
from majlis.core.refusal import Refusal
from majlis.testing.play import random_match


def test_every_level_is_a_bot_that_can_be_picked() -> None:
    assert set(LEVELS) <= set(names())
    assert DEFAULT in LEVELS
    assert LEVELS[-1] == BEST


def test_a_stronger_level_looks_more_or_further_and_the_usual_ones_answer_within_a_second(game: Game) -> None:
    for seats in game.seats:
        rows = [budget(game.name, seats, level) for level in LEVELS[1:]]  # a novice does not search
        sights = [(row.way.turns * row.way.steps, row.walks, -row.way.even) for row in rows]
        assert all(one < two for one, two in pairwise(sights)), sights
        assert all(row.seconds is not None and row.seconds < 1 for row in rows[:-1])
        assert rows[-1].seconds is not None and rows[-1].seconds < 5


@pytest.mark.parametrize("level", LEVELS[:4])
def test_a_level_plays_what_is_open(game: Game, level: str) -> None:
    for seats in game.seats:
        match = random_match(game, seats, 8, at=4)
        assert bot(level, game).choose(match.view(match.turn), match.turn, 1) in match.open()


def test_a_search_is_told_in_its_name() -> None:
    player = bot("search:300:bold=2:cores=2", load("djinn"))
    assert isinstance(player, Searcher)
    allowed = player.budgets(1)
    assert (allowed.walks, allowed.way.bold, allowed.cores, allowed.seconds) == (300, 2.0, 2, None)
    assert allowed.way.steps == budget("djinn", 1, BEST).way.steps  # the rest is as the best level does it


@pytest.mark.parametrize(
    "words",
    ["", "many", "0", "nan", "inf", "1e9", "20:brave=1", "20:bold", "20:bold=nan", "20:cores=0", "20:seconds=0"],
)
def test_a_search_that_makes_no_sense_is_refused_in_a_sentence(words: str) -> None:
    with pytest.raises(Refusal, match=r"is no search: write search:2000"):
        bot(f"search:{words}", load("nim"))
