"""Many games: paired deals, rotated seats, honest intervals."""

from math import comb

import numpy as np
import pytest

from majlis.bots.bot import bot
from majlis.bots.chance import derive
from majlis.bots.contest import arena
from majlis.core.game import Game, States, load
from majlis.core.match import IllegalAction
from majlis.core.refusal import Refusal

HIGH_DESERT = load("high_desert")


class Scribe:
    """Plays the first open action and notes where it sat and what it saw first."""

    def __init__(self, game: Game, name: str) -> None:
        self.game, self.name = game, name
        self.saw: list[tuple[int, bytes, bytes | int]] = []

    def choose(self, view: States, seat: int, seed: bytes | int) -> int:
        self.saw.append((seat, view.tobytes(), seed))
        return int(np.flatnonzero(self.game.open(view))[0])


def test_greedy_beats_random_in_high_desert() -> None:
    """Of 200 paired games so many wins that chance alone would bring them with p < 0.01."""
    bots = [bot(name, HIGH_DESERT) for name in ("greedy", "random")]
    report = arena.simulate(HIGH_DESERT, bots, 200, "significant")
    wins = int(report.seats[0].wins)
    assert sum(comb(200, k) for k in range(wins, 201)) / 2**200 < 0.01
    assert report.seats[0].share >= 0.9


def test_the_same_seed_gives_the_same_games_and_another_seed_others(game: Game) -> None:
    bots = [bot("random", game)] * game.seats[0]
    first, again, other = (arena.simulate(game, bots, 30, seed) for seed in ("a", "a", "b"))
    assert (first.seats, first.decisions) == (again.seats, again.decisions)
    assert (first.seats, first.decisions) != (other.seats, other.decisions)


def test_a_deal_is_played_once_from_every_seat(game: Game) -> None:
    seats = game.seats[-1]
    played = [arena.play(game, [bot("random", game)] * seats, "rotation", n) for n in range(2 * seats)]
    assert [one.deal for one in played] == [0] * seats + [1] * seats
    for deal in (played[:seats], played[seats:]):
        assert sorted(one.seating[0] for one in deal) == list(range(seats)), "everybody begins once"
        assert all(sorted(one.seating) == list(range(seats)) for one in deal)


def test_a_win_follows_the_bot_and_not_the_seat() -> None:
    games = [played(0, (0, 1), (1.0, 0.0), (7, 3)), played(1, (1, 0), (0.0, 1.0), (2, 8))]
    report = arena.report("nim", ["a", "b"], games, 0.0)
    assert [line.wins for line in report.seats] == [2, 0]
    assert [line.points for line in report.seats] == [7.5, 2.5]


def played(n: int, seating: tuple[int, ...], result: tuple[float, ...], points: tuple[int, ...]) -> arena.Played:
    return arena.Played(n, 0, seating, (), result, points, 0, ())


def test_a_game_tells_all_that_is_needed_to_play_it_again() -> None:
    one = arena.play(HIGH_DESERT, [bot(name, HIGH_DESERT) for name in ("greedy", "random")], "again", 3)
    states = HIGH_DESERT.start(derive("again", "deal", 1), 2)
    for a in one.actions:
        HIGH_DESERT.doors.step(states, 0, a)
    assert int(states[0]["turn"]) == -1
    assert one.points == tuple(HIGH_DESERT.doors.points(states, 0, seat) for seat in range(2))
    assert one.decisions == len(one.actions) == sum(clock.decisions for clock in one.clocks)


def test_paired_games_have_the_same_deal() -> None:
    """Two bots that play alike see, over a pair, the very same views."""
    bots = [Scribe(HIGH_DESERT, "a"), Scribe(HIGH_DESERT, "b")]
    arena.simulate(HIGH_DESERT, bots, 2, "pair")
    first, second = ({(seat, view) for seat, view, _ in player.saw} for player in bots)
    assert first == second
    assert {seat for seat, _ in first} == {0, 1}


def test_no_bot_is_told_a_seed_twice_or_the_seed_of_the_deal() -> None:
    bots = [Scribe(HIGH_DESERT, "a"), Scribe(HIGH_DESERT, "b")]
    arena.simulate(HIGH_DESERT, bots, 2, "secret")
    told = [seed for player in bots for _, _, seed in player.saw]
    assert len(set(told)) == len(told)
    assert derive("secret", "deal", 0) not in told


def test_a_tie_counts_as_its_share() -> None:
    line = arena.line("x", np.array([1.0, 0.5, 0.0, 0.5]), np.array([4.0, 2.0, 0.0, 2.0]))
    assert (line.wins, line.share, line.points) == (2.0, 0.5, 2.0)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (90, 100, 0.8256, 0.9448)],
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    """Reference values of the published formula."""
    assert arena.interval(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_the_shares_of_all_bots_sum_to_one(game: Game) -> None:
    bots = [bot("random", game)] * game.seats[-1]
    report = arena.simulate(game, bots, 2 * game.seats[-1], 5)
    assert sum(line.share for line in report.seats) == pytest.approx(1)
    assert all(0 <= line.low <= line.share <= line.high <= 1 for line in report.seats)


def test_progress_is_told_after_every_game(game: Game) -> None:
    done: list[int] = []
    arena.simulate(game, [bot("random", game)] * game.seats[0], 3, 1, progress=done.append)
    assert done == [1, 2, 3]


def test_wrong_numbers_are_refused() -> None:
    player = bot("random", HIGH_DESERT)
    with pytest.raises(Refusal, match="2 to 4 players, not 5"):
        arena.simulate(HIGH_DESERT, [player] * 5, 1, 1)
    with pytest.raises(Refusal, match="At least one game"):
        arena.simulate(HIGH_DESERT, [player] * 2, 0, 1)


def test_a_bot_that_cheats_is_named() -> None:
    class Cheat(Scribe):
        def choose(self, view: States, seat: int, seed: bytes | int) -> int:
            return HIGH_DESERT.actions

    with pytest.raises(IllegalAction, match="trickster chose 128"):
        arena.simulate(HIGH_DESERT, [Cheat(HIGH_DESERT, "trickster")] * 2, 1, 1)
