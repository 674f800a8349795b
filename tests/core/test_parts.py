"""Parts that are kept: what is laid from memory is what would be drawn, for every seat; nobody is laid another's."""

import random

import numpy as np
import pytest

from majlis.core import parts
from majlis.core.canvas import Box, Canvas
from majlis.core.game import ONLOOKER, beside, games, load
from majlis.core.match import Match
from majlis.core.parts import KNOWN, Kept, Part, once


def looks(match, chance):
    """Some audiences at one moment, in any order."""
    eyes = [ONLOOKER, *range(match.header.seats), beside(0)]
    return [(seat, chance.choice(["en", "de"]), chance.random() < 0.5) for seat in chance.sample(eyes, 3)]


def drawn(match, seat, lang, tall):
    game, view = match.game, match.view(max(seat, ONLOOKER))
    mask = game.open(view) if seat == match.turn else np.zeros(game.actions, np.bool_)
    return game.draw(view, seat, mask, lang, match.called(lang, seat), tall)


@pytest.mark.parametrize("game", games())
def test_what_is_kept_is_what_would_be_drawn(game, sample):
    """Matches of different people take turns, as tables of a house do."""
    chance, game = random.Random(game), load(game)
    for n in range(sample(1, 40)):
        names = [("Anna", "Bert", "Cleo", "Dora"), ()][n % 2]
        seats = chance.choice(game.seats)
        matches = [Match.new(game, seats, 0, chance.randbytes(32), names[:seats]) for _ in range(2)]
        for _ in range(40):
            for match in matches:
                for _ in range(chance.randrange(1, 4)):
                    if not match.over:
                        match.play(chance.choice(match.open()))
                warm = [(look, drawn(match, *look)) for look in looks(match, chance)]
                before, KNOWN.roots = KNOWN.roots, {}
                assert [drawn(match, *look) for look, _ in warm] == [scene for _, scene in warm]
                KNOWN.roots = before


@once
def hand(t: Canvas, seat: int) -> int:
    """A part that shows what only its seat may see."""
    t.write("hand", 0, 0, str(list(t.v.hand[seat])))
    return sum(t.v.hand[seat])


def canvas(match, seat):
    return Canvas(load("high_desert").draw.__self__, match.view(seat), seat, frozenset(), "en", (), False)


def test_a_part_is_laid_again_only_where_all_that_it_saw_is_the_same(monkeypatch):
    match, calls = Match.new(load("high_desert"), 2, 0, bytes(32)), []
    monkeypatch.setattr(parts, "drawn", lambda *given, draw=parts.drawn: calls.append(given) or draw(*given))
    own, again, other = canvas(match, 0), canvas(match, 0), canvas(match, 1)
    assert hand(own, 0) == hand(again, 0) > 0 and own.texts == again.texts
    assert len(calls) == 1
    assert hand(other, 0) == 0 and other.texts != own.texts
    assert len(calls) == 2


def test_when_there_are_too_many_all_are_forgotten(monkeypatch):
    monkeypatch.setattr(parts, "KEPT", 5)

    @once
    def numbered(t: Canvas, n: int) -> None:
        t.place(f"place-{n}", Box(0, 0, 1, 1), "")

    t = canvas(Match.new(load("high_desert"), 2, 0, bytes(32)), 0)
    for n in range(20):
        numbered(t, n)
    assert KNOWN.count <= 5 and len(t.places) == 20


def asked(answers):
    """What a part asks of numbered answers, which depends on what it was told."""
    told = {0: answers[0], 1: answers[1]}
    for more in (2, 3) if answers[0] else (4,):
        told[more] = answers[more]
    if told[1] == 2:
        told[5] = answers[5]
    return told


def test_parts_are_found_by_all_that_they_asked_and_by_nothing_else():
    kept, chance, known = Kept(), random.Random(15), {}
    for n in range(2000):
        answers = [chance.randrange(3) for _ in range(6)]
        told = tuple(asked(answers).items())
        found = kept.find("key", dict(enumerate(answers)))
        assert found == known.get(told)
        if found is None:
            known[told] = Part((), (), (), (), n)
            kept.keep("key", asked(answers), known[told])
    assert len(known) == 105
