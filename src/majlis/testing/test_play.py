"""Random games end, something is open until then, and what is not open is refused aloud."""

import numpy as np
import pytest

from majlis.core.game import Game
from majlis.core.many import playouts
from majlis.core.match import IllegalAction, Match
from majlis.core.refusal import Refusal
from majlis.testing.play import random_match, seed


def test_random_games_end_within_the_stated_length(game: Game) -> None:
    for n in range(30):
        match = random_match(game, game.seats[n % len(game.seats)], n)
        assert match.over and match.at <= game.longest
        assert match.open() == [] and not game.open(match.state).any()


def test_something_is_open_until_the_end_and_is_counted_right(game: Game) -> None:
    match = random_match(game, game.seats[0], 5)
    mask = np.zeros(game.actions, np.bool_)
    for at in range(match.at):
        assert game.doors.legal(match.state_at(at), 0, mask) == mask.sum() > 0


def test_what_is_not_open_is_refused_with_a_reason_and_changes_nothing(game: Game) -> None:
    match = random_match(game, game.seats[0], 3, at=2)
    before = match.digest()
    for a in set(range(-1, game.actions + 1)) - set(match.open()):
        with pytest.raises(IllegalAction, match=r"\w"):
            match.play(a)
    assert match.digest() == before and match.at == 2


def test_a_finished_match_takes_no_action(game: Game) -> None:
    match = random_match(game, game.seats[0], 4)
    with pytest.raises(IllegalAction, match="over"):
        match.play(0)


def test_the_result_is_one_win_shared_or_alone_all_or_nothing(game: Game) -> None:
    for n in range(20):
        match = random_match(game, game.seats[n % len(game.seats)], n)
        wins = (0, 1) if match.header.seats == 1 else (1,)
        assert any(abs(match.result().sum() - win) < 1e-9 for win in wins)
        assert not random_match(game, game.seats[0], n, at=1).result().any()


@pytest.mark.parametrize("seats", [0, 1, 99])
def test_a_wrong_number_of_players_is_refused(game: Game, seats: int) -> None:
    if seats not in game.seats:
        with pytest.raises(Refusal, match="players"):
            Match.new(game, seats)


def test_options_are_packed_and_named(game: Game) -> None:
    for option in game.options:
        for i, choice in enumerate(option.choices):
            packed = game.pack(**{option.name: choice})
            assert game.unpack(packed)[option.name] == choice and packed >> option.shift & option.mask == i
        with pytest.raises(Refusal, match="can be"):
            game.pack(**{option.name: "perhaps"})
    with pytest.raises(Refusal, match="no option"):
        game.pack(nonsense="on")


def test_every_option_can_be_played(game: Game) -> None:
    for option in game.options:
        for choice in option.choices:
            seats = (option.seats or game.seats)[-1]
            match = random_match(game, seats, 6, options=game.pack(**{option.name: choice}))
            assert match.over and game.unpack(match.header.options, seats)[option.name] == choice


def test_an_option_that_so_many_players_are_not_asked_is_refused(game: Game) -> None:
    for option in game.options:
        for seats in set(game.seats) - set(option.seats or game.seats):
            with pytest.raises(Refusal, match=f"{option.name} of .* is for .*, not {seats}"):
                Match.new(game, seats, game.pack(**{option.name: option.choices[-1]}))
            assert option.name not in game.unpack(0, seats)


def test_batches_over_threads_play_the_same_games_as_one_after_another(game: Game) -> None:
    alone, together = (game.new(40) for _ in range(2))
    for i in range(40):
        states = game.start(seed(i), game.seats[i % len(game.seats)])
        alone[i] = together[i] = states[0]
    total = game.doors.playouts(alone, 0, 40, np.zeros(game.actions, np.bool_), game.longest)
    assert playouts(game, together, threads=3) == total
    assert alone.tobytes() == together.tobytes()
    assert (alone["turn"] < 0).all()
