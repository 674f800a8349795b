"""The view as numbers: nothing a seat may know is lost, nothing else is in it; hints stay within bounds."""

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


def test_an_observation_holds_every_field_of_the_view_and_gives_it_back(game: Game) -> None:
    told = game.observation
    fields = [name for name in game.state.names or () if name not in told.reasons]
    for match in moments(game):
        for seat in range(match.header.seats):
            view = match.view(seat)
            back = told.view(game.observed(view, seat), seat, match.header.seats)
            assert [name for name in fields if not np.array_equal(back[name], view[name])] == []


def test_rows_of_seats_begin_with_the_one_that_looks_and_the_mover_is_seat_zero(game: Game) -> None:
    told = game.observation
    rows = [name for name in game.state.names or () if game.state[name].shape[:1] == (game.seats[-1],)]
    assert [name for name in rows if name not in (*told.by_seat, *told.no_seats, *told.reasons)] == []
    for match in moments(game):
        view, seats = match.view(match.turn), match.header.seats
        numbers = told.named(game.observed(view, match.turn))
        assert numbers["turn"].tolist() == [[0]] and set(told.by_seat) <= set(game.state.names or ())
        for name in (name for name in told.by_seat if numbers[name].shape[-1] == 1):
            rows = np.roll(view[0][name][:seats], -match.turn, axis=0)
            assert np.array_equal(numbers[name][:seats, ..., 0], rows), name


def test_an_observation_is_made_of_the_view_alone_even_if_it_is_given_the_state(game: Game) -> None:
    for match in moments(game):
        for seat in range(match.header.seats):
            state, guessed = match.state.copy(), match.view(seat)
            game.doors.guess(guessed, 0, np.arange(8, dtype=np.uint32), seat)
            found = [game.observed(one, seat).tobytes() for one in (state, match.view(seat), guessed)]
            assert found[0] == found[1] == found[2]
            assert state.tobytes() == match.state.tobytes()


def test_everything_left_out_of_an_observation_has_a_reason_and_its_numbers_stay_within_their_scales(
    game: Game,
) -> None:
    told = game.observation
    assert set(told.left_out) <= set(game.state.names or ()) and told.version > 0
    assert len(told.scales) == told.size == told.parts[-1].at + told.parts[-1].size
    seen = set()
    for match in moments(game):
        numbers = game.observed(match.state, match.turn)
        far = np.abs(told.floats(numbers))
        assert [part.name for part in told.parts if far[part.at : part.at + part.size].max() > 2] == []
        seen.add(numbers.tobytes())
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
