"""Advice: three actions, what each leads one to expect, and what speaks for it."""

import pytest

from majlis.bots.coach.tips import percent, reasons, tips
from majlis.bots.coach.words import WORDS
from majlis.bots.search.thinker import Line, Thoughts, think
from majlis.testing.play import random_match


def thoughts(*lines):
    return Thoughts(tuple(Line(a, visits, (1 - share, share)) for a, visits, share in lines), 1000, 1.0)


def test_tips_are_for_the_seat_that_asks(game):
    match = random_match(game, game.seats[-1], 1, 6)
    found = tips(think(game, match.view(match.turn), match.turn, bytes(32), 60), match.turn)
    assert 1 <= len(found) <= 3
    assert {tip.action for tip in found} <= set(match.open())
    assert all(0 <= tip.chance <= 1 and 0 < tip.share <= 1 for tip in found)
    assert len(reasons(found)) == len(reasons(found, "de")) == len(found)


def test_leads_and_shares():
    found = tips(thoughts((7, 600, 0.6), (3, 300, 0.5), (4, 100, 0.55)), 1)
    assert [tip.action for tip in found] == [7, 4, 3], "the others by their chances"
    assert [tip.chance for tip in found] == pytest.approx([0.6, 0.55, 0.5])
    assert [tip.share for tip in found] == pytest.approx([0.6, 0.1, 0.3])
    assert [tip.lead for tip in found] == pytest.approx([0.05, -0.05, -0.1])
    assert tips(thoughts((7, 600, 0.6), (3, 300, 0.5)), 0)[0].chance == pytest.approx(0.4)


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ([(1, 10, 0.5)], ["There is nothing else to do."]),
        (
            [(1, 800, 0.6), (2, 200, 0.5)],
            [
                "Clearly the best: 10 percentage points ahead of the next. The coach is sure.",
                "10 percentage points less.",
            ],
        ),
        (
            [(1, 500, 0.60), (2, 500, 0.55)],
            ["5 percentage points ahead of the next. The coach would", "5 percentage points less"],
        ),
        (
            [(1, 350, 0.60), (2, 320, 0.3), (3, 330, 0.59)],
            ["Close: another choice is as good. The coach wavers.", "As good.", "30 percentage points less"],
        ),
        ([(1, 350, 0.60), (2, 330, 0.7)], ["Close: another choice is as good.", "As good"]),
        (
            [(1, 990, 0.6), (2, 8, 0.1), (3, 2, 0.9)],
            ["Nothing else comes near. The coach is sure.", "Hardly examined", "a rough guess"],
        ),
        ([(1, 900, 0.999), (2, 100, 0.5)], ["This wins almost certainly.", "50 percentage points less"]),
        ([(1, 900, 0.001), (2, 100, 0.0)], ["Hardly anything helps", "As good"]),
    ],
)
def test_what_speaks_for_an_action(lines, words):
    said = [sentence.replace("\u00a0", " ") for sentence in reasons(tips(thoughts(*lines), 1))]
    assert len(said) == len(words)
    assert [word for word, sentence in zip(words, said, strict=True) if word not in sentence] == []


def test_both_languages_say_the_same_things():
    assert WORDS["en"].keys() == WORDS["de"].keys()


def test_percents():
    assert [percent(share) for share in (0, 0.001, 0.5, 0.996, 1)] == [
        *("0\u00a0%", "<\u00a01\u00a0%", "50\u00a0%", "100\u00a0%", "100\u00a0%")
    ]
