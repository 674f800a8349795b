"""Legal and why read the same: an action is open exactly where the rules give no reason against it."""

import re

import numpy as np
import numpy.typing as npt

from majlis.core.game import Game, States
from majlis.core.speech import LANGUAGES
from majlis.testing.walks import moments


def reasons(game: Game, states: States) -> npt.NDArray[np.int64]:
    return np.array([game.doors.reason(states, 0, a) for a in range(game.actions)])


def test_an_action_is_open_exactly_where_there_is_no_reason_against_it(game: Game) -> None:
    for moment in moments(game, 150, 8):
        found = reasons(game, moment.before)
        np.testing.assert_array_equal(game.open(moment.before), found == 0)
        np.testing.assert_array_equal(found, reasons(game, game.view(moment.before, moment.turn)))


def test_when_the_game_is_over_there_is_a_reason_against_everything(game: Game) -> None:
    for moment in moments(game, 5, 400):
        while moment.after[0]["turn"] >= 0:
            game.act(moment.after, 0, int(np.flatnonzero(game.open(moment.after))[0]))
        assert (reasons(game, moment.after) != 0).all()


def test_every_reason_is_a_sentence_that_names_its_rule(game: Game) -> None:
    met: set[tuple[int, int]] = set()
    for moment in moments(game, 60, 9):
        view = game.view(moment.before, moment.turn)
        for a, reason in enumerate(reasons(game, view)):
            if reason and (reason, a % 7) not in met:
                met.add((reason, a % 7))
                for lang in LANGUAGES:
                    sentence = game.why(view, a, lang, ())
                    assert sentence.strip() and "{" not in sentence and "  " not in sentence, sentence
                    cited = re.findall(r"\(([^()]*)\)$", sentence)
                    assert cited and all(rule in game.rulebook for rule in cited[0].split(", ")), sentence


def test_the_sheet_adds_up_to_the_points_at_every_moment(game: Game) -> None:
    for moment in moments(game, 200, 9):
        for seat in range(int(moment.before[0]["seats"])):
            assert sum(game.score(moment.before, seat)) == game.doors.points(moment.before, 0, seat)
