"""Networks: their files, their sums in whole numbers, and who plays by them."""

from pathlib import Path

import numpy as np
import pytest

from majlis.bots.bot import bot
from majlis.bots.nets.file import FRACTION, MOST, Weights, network, read, sound, write
from majlis.bots.nets.inputs import LOW
from majlis.bots.nets.player import Player, asking, mind
from majlis.bots.nets.thinking import GuidedSearcher
from majlis.core.game import Game, load
from majlis.core.match import Match
from majlis.core.refusal import Refusal
from majlis.testing.play import random_match
from tests.bots.tiny import about, tiny, weights, written


def slowly(it: Weights, numbers: np.ndarray) -> np.ndarray:
    """The activations of the last layer once more, as matrices of large numbers."""
    x = np.zeros(len(it.first), np.int64)
    x[: len(numbers)] = numbers
    for j, (there, values) in enumerate(it.places):
        if values:
            x[there + np.clip(int(numbers[j]) - LOW, 0, values - 1)] = 1
    units = np.clip(rounded(x @ it.first + it.biases[0], it.shifts[0]), 0, MOST)
    for rows, bias, shift in zip(it.layers, it.biases[1:], it.shifts[1:], strict=False):
        units = np.minimum(units + np.maximum(rounded(units @ rows + bias, shift), 0), MOST)
    return units


def rounded(sums: np.ndarray, shift: int) -> np.ndarray:
    return np.floor(sums / 2.0**shift + 0.5).astype(np.int64)


def moment(game: Game, n: int) -> Match:
    """Anywhere in a random match, at any number of seats."""
    seats = game.seats[n % len(game.seats)]
    return random_match(game, seats, n, at=random_match(game, seats, n).at * n // 12)


@pytest.mark.parametrize("trust", [0.0, 1.0])
def test_the_forward_pass_is_that_of_matrices(game: Game, tmp_path: Path, trust: float) -> None:
    net = tiny(game, tmp_path, trust)
    mine, rules, it = mind(net), asking(game), net.weights
    mask, scores, chances, alive = np.zeros(game.actions, np.bool_), np.zeros(game.actions), np.zeros(4), set()
    for n in range(12):
        match = moment(game, n)
        view = match.view(match.turn)
        rules.ask(mine, view, mask, scores)
        units = slowly(it, game.observed(view, match.turn))
        alive |= set(np.flatnonzero(units))
        assert mine.units.tolist() == units.tolist()
        wanted = (it.policy @ units + it.policy_bias) / 2.0 ** (FRACTION + it.shifts[-2])
        if trust:
            hints = np.zeros(game.actions)
            game.doors.prior(view, 0, mask, hints)
            wanted = wanted + trust * np.log(np.maximum(hints / hints[mask].sum(), 1e-5))
        assert np.abs(scores - wanted)[mask].max() < 1e-8
        rules.asked_often(mine, view, 1, chances)
        seats = match.header.seats
        assert abs(chances[:seats].sum() - 1) < 1e-9 or seats == 1
        judged = (it.value @ units + it.value_bias) / 2.0 ** (FRACTION + it.shifts[-1])
        if seats > 1:
            shares = np.exp(judged[:seats] - judged[:seats].max())
            assert np.abs(chances[(match.turn + np.arange(seats)) % seats] - shares / shares.sum()).max() < 1e-4
    assert len(alive) > 2  # a network of zeros would agree with anything


def test_a_network_sees_no_more_than_the_seat_to_act(game: Game, tmp_path: Path) -> None:
    """Handed a state instead of a view, it hides first."""
    mine, rules = mind(tiny(game, tmp_path)), asking(game)
    out = np.zeros((2, 4))
    for n in range(8):
        match = moment(game, n)
        rules.asked_often(mine, match.state.reshape(1), 1, out[0])
        rules.asked_often(mine, match.view(match.turn), 1, out[1])
        assert out[0].tolist() == out[1].tolist()


def test_a_file_tells_the_same_network_again_and_how_it_was_made(game: Game, tmp_path: Path) -> None:
    path = written(game, tmp_path)
    net = read(path, game)
    assert all((one == other).all() for one, other in zip(net.weights, weights(game), strict=True))
    assert net.about["observation"] == game.observation.version
    assert [one.dtype for one in net.weights] == [one.dtype for one in weights(game)]


def test_a_file_of_format_1_is_read_for_ever() -> None:
    """A file that lies here since the format was made."""
    net = read(Path(__file__).parent / "nim-tiny.npz", load("nim"))
    assert all((one == other).all() for one, other in zip(net.weights, weights(load("nim")), strict=True))


def test_what_cannot_play_is_refused_in_a_sentence(tmp_path: Path) -> None:
    game, path = load("nim"), tmp_path / "one.npz"
    write(path, weights(game), about(game) | {"observation": 0})
    with pytest.raises(Refusal, match="version 0 of the observation"):
        read(path, game)
    with pytest.raises(Refusal, match="is a network for nim, not for djinn"):
        read(path, load("djinn"))
    write(path, weights(game)._replace(policy_bias=np.zeros(1, np.int32)), about(game))
    with pytest.raises(Refusal, match="train another"):
        read(path, game)
    path.write_bytes(b"nothing")
    with pytest.raises(Refusal, match="is no network that can be read"):
        read(path, game)
    with pytest.raises(Refusal, match="There is no network"):
        read(tmp_path / "none.npz", game)
    with pytest.raises(Refusal, match="has no network 'best'"):
        network("best", game)


def test_a_network_whose_sums_could_overflow_is_neither_written_nor_read(tmp_path: Path) -> None:
    game = load("nim")
    wild = weights(game)._replace(layers=np.full((1, 8, 8), 32767, np.int16), biases=np.full((2, 8), 2**31 - 1))
    assert sound(weights(game)) and not sound(wild)
    with pytest.raises(ValueError, match="overflow"):
        write(tmp_path / "wild.npz", wild, about(game))


def test_a_player_is_told_in_its_name(tmp_path: Path) -> None:
    game = load("nim")
    path = written(game, tmp_path)
    assert isinstance(bot(f"net:{path}", game), Player)
    searcher = bot(f"net:{path}:30:bold=2", game)
    assert isinstance(searcher, GuidedSearcher)
    assert (searcher.budgets(2).walks, searcher.budgets(2).way.bold) == (30, 2.0)
    for words in (":many", ":0", ":20:brave=1", ":20:bold"):
        with pytest.raises(Refusal, match="is no player: write net:NAME"):
            bot(f"net:{path}{words}", game)


def test_the_policy_alone_takes_the_open_action_with_the_largest_score(game: Game, tmp_path: Path) -> None:
    net = tiny(game, tmp_path)
    player, mask, scores = Player(net), np.zeros(game.actions, np.bool_), np.zeros(game.actions)
    for n in range(10):
        match = moment(game, n)
        view = match.view(match.turn)
        asking(game).ask(mind(net), view, mask, scores)
        assert scores[player.choose(view, match.turn, n)] == scores[match.open()].max()


@pytest.mark.parametrize("name", ["high_desert", "djinn"])
def test_the_network_that_is_shipped_beats_chance(name: str) -> None:
    """Four games from either seat, without search; its file tells how it was made."""
    game = load(name)
    player, told = bot("net:pair", game), network("pair", game).about
    assert told["run"]["seats"] == 2 and told["decisions"] > 400_000_000 and told["rules"] == game.version
    for n in range(4):
        match, chance = Match.new(game, 2, seed=bytes([n]) * 32), np.random.default_rng(n)
        while not match.over:
            mine = player.choose(match.view(match.turn), match.turn, n) if match.turn == n % 2 else None
            match.play(int(chance.choice(match.open())) if mine is None else mine)
        assert match.result()[n % 2] == 1
