"""A guided first game can be followed to its end, and whatever it points at is there."""

import pytest

from majlis.core.frame import frame
from majlis.core.game import Game
from majlis.core.guide import Guide, guide_of
from majlis.core.match import Header, Match
from majlis.core.speech import LANGUAGES

PUPIL = 0
MOST = 40  # things to do
LONG = 330  # letters of one saying: a newcomer reads, does, and reads on


def dealt(game: Game, guide: Guide) -> Match:
    return Match(Header(game, guide.seats, guide.options, (), guide.deal))


def shown(match: Match, tall: bool) -> set[str]:
    scene = frame(match, PUPIL, tall=tall).scene
    return (
        {place.id for place in scene.places} | {piece.id for piece in scene.pieces} | {text.id for text in scene.texts}
    )


@pytest.fixture
def guides(game: Game) -> tuple[Guide, ...]:
    if not game.guides:
        pytest.skip("this game has no guide")
    return game.guides


def test_every_step_of_a_guide_is_open_and_every_own_one_is_explained(game: Game, guides: tuple[Guide, ...]) -> None:
    for guide in guides:
        match = dealt(game, guide)
        for at, a in enumerate(guide.actions):
            assert guide_of(match) is guide and guide.follows(match)
            assert a in match.open(), f"{guide.steps[at][1]} is not open at {at}"
            assert bool(guide.says(at)) == (match.turn == PUPIL), f"said at {at}"
            match.play(a)
        assert guide.says(match.at)


def test_whatever_a_guide_points_at_is_on_the_table_tall_or_wide(game: Game, guides: tuple[Guide, ...]) -> None:
    for guide in guides:
        match = dealt(game, guide)
        for at, a in enumerate([*guide.actions, None]):
            for tall in (False, True):
                wanted = {id for one in guide.says(at) for id in one.points}
                assert wanted <= shown(match, tall), f"at {at}, {'tall' if tall else 'wide'}"
            if a is not None:
                match.play(a)


def test_a_guide_speaks_every_language_and_not_too_long(guides: tuple[Guide, ...]) -> None:
    for guide in guides:
        keys = [one.key for says, _ in guide.steps for one in says]
        for lang in LANGUAGES:
            assert all(0 < len(guide.sentences[lang][key]) <= LONG for key in keys)
        assert sum(bool(says) for says, words in guide.steps if words) <= MOST


def test_another_action_leaves_the_guide_and_undo_leads_back(game: Game, guides: tuple[Guide, ...]) -> None:
    for guide in guides:
        match = dealt(game, guide)
        while match.turn != PUPIL:
            match.play(guide.actions[match.at])
        other = next(a for a in match.open() if a != guide.actions[match.at])
        match.play(other)
        assert not guide.follows(match)
        if match.can_undo(PUPIL):
            match.undo(PUPIL)
            assert guide.follows(match)
