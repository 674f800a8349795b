"""A bot sees a view and its own chance, and nothing else."""

from pathlib import Path

import numpy as np
import pytest

from majlis.bots.bot import Bot, bot
from majlis.core.game import Game, key
from majlis.core.match import Match
from majlis.core.refusal import Refusal
from majlis.testing.play import random_match, seed
from majlis.testing.plugin import Sample
from tests.bots.tiny import written


@pytest.fixture(params=["random", "novice", "greedy", "search:12", "net", "net:12"])
def player(request: pytest.FixtureRequest, game: Game, tmp_path: Path) -> Bot:
    kind, _, walks = request.param.partition(":")
    if kind == "net":
        return bot(f"net:{written(game, tmp_path)}{walks and ':' + walks}", game)
    return bot(request.param, game)


def moments(game: Game, seats: int, n: int) -> list[Match]:
    """A random match, stopped at several moments before its end."""
    length = random_match(game, seats, n).at
    return [random_match(game, seats, n, at) for at in range(0, length, max(1, length // 8))]


def test_a_bot_never_chooses_what_is_not_open(game: Game, player: Bot, sample: Sample) -> None:
    for seats in (game.seats[-1], *game.seats[:-1])[: sample(2, 9)]:  # the largest and the smallest number first
        match = Match.new(game, seats, seed=seed(seats))
        while not match.over:
            a = player.choose(match.view(match.turn), match.turn, match.at)
            assert a in match.open()
            match.play(a)


def test_the_same_view_and_seed_give_the_same_choice(game: Game, player: Bot) -> None:
    for match in moments(game, game.seats[-1], 3):
        view = match.view(match.turn)
        assert player.choose(view, match.turn, 11) == bot(player.name, game).choose(view.copy(), match.turn, 11)
        assert player.choose(view, match.turn, b"x" * 32) == player.choose(view, match.turn, b"x" * 32)


def test_a_bot_leaves_the_view_as_it_was(game: Game, player: Bot) -> None:
    for match in moments(game, game.seats[0], 4):
        view = match.view(match.turn)
        before = view.tobytes()
        player.choose(view, match.turn, 5)
        assert view.tobytes() == before


def test_what_is_hidden_does_not_change_the_choice(game: Game, player: Bot) -> None:
    """Two states that differ only in what the seat cannot know look the same to it, and to the bot."""
    for match in moments(game, game.seats[-1], 6):
        seat = match.turn
        views = [match.view(seat), match.view(seat)]
        for n, view in enumerate(views):
            game.doors.guess(view, 0, key(seed(n)), seat)
        choices = [player.choose(game.view(state, seat), seat, 9) for state in views]
        assert choices[0] == choices[1] == player.choose(match.view(seat), seat, 9)


def test_the_random_bot_takes_every_open_action_now_and_then(game: Game) -> None:
    match = random_match(game, game.seats[0], 2, at=0)
    taken = {bot("random", game).choose(match.view(match.turn), match.turn, n) for n in range(400)}
    assert taken == set(match.open())


def test_the_greedy_bot_takes_what_the_hints_like_best(game: Game) -> None:
    for match in moments(game, game.seats[0], 8):
        view, weights = match.view(match.turn), np.zeros(game.actions)
        game.doors.prior(view, 0, game.open(view), weights)
        taken = {bot("greedy", game).choose(view, match.turn, n) for n in range(60)}
        best = [a for a in match.open() if weights[a] == max(weights[match.open()])]
        assert taken <= set(best)
        assert len(taken) > 1 or len(best) == 1


def test_a_misspelt_bot_is_refused_with_the_nearest_name(game: Game) -> None:
    with pytest.raises(Refusal, match="Did you mean greedy"):
        bot("gready", game)
    with pytest.raises(Refusal, match=r"There are: random, novice, gentle, greedy"):
        bot("zzz", game)
