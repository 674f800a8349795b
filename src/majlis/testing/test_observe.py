"""The view as numbers: right in size and range, equal for equal views; hints stay within bounds and change nothing."""

from collections.abc import Iterator

import numpy as np

from majlis.core.game import Game
from majlis.core.match import Match
from majlis.testing.play import random_match, stride


def moments(game: Game) -> Iterator[Match]:
    for n in range(5):
        whole = random_match(game, game.seats[n % len(game.seats)], n)
        for at in range(0, whole.at, stride(whole, 3)):
            yield whole.until(at)


def test_observations_are_small_numbers_and_differ_from_moment_to_moment(game: Game) -> None:
    seen = set()
    for match in moments(game):
        out = np.full(game.observation, np.nan, np.float32)
        game.doors.observe(match.view(match.turn), 0, match.turn, out)
        assert np.isfinite(out).all() and np.abs(out).max() <= 1.5
        seen.add(out.tobytes())
    assert len(seen) > 5


def test_hints_weigh_exactly_the_open_actions_and_leave_the_view_alone(game: Game) -> None:
    for match in moments(game):
        view = match.view(match.turn)
        before, mask, out = view.tobytes(), game.open(view), np.zeros(game.actions)
        game.doors.prior(view, 0, mask, out)
        assert view.tobytes() == before
        assert (out[mask] > 0).all() and not out[~mask].any() and np.isfinite(out).all()


def test_chances_to_win_sum_to_one_leave_the_view_alone_and_end_as_the_result(game: Game) -> None:
    for match in moments(game):
        seats = match.header.seats
        for state in (match.view(match.turn), match.state_at(match.at)):
            before, chances = state.tobytes(), np.full(seats, np.nan)
            game.doors.values(state, 0, chances)
            assert state.tobytes() == before
            assert (chances >= 0).all() and (chances <= 1).all()
            assert seats == 1 or abs(chances.sum() - 1) < 1e-9
    for n, seats in enumerate(game.seats):
        whole, chances = random_match(game, seats, n), np.zeros(seats)
        game.doors.values(whole.state_at(whole.at), 0, chances)
        assert chances.tolist() == whole.result().tolist()
