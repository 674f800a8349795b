"""`majlis tune`: what it writes can be read by the game, and what it refuses."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from majlis.cli import app
from majlis.core.game import load
from majlis.core.weights import read

QUICK = "tune", "high_desert", "--games", "10", "--stages", "2", "--seed", "3"


def test_the_file_is_one_that_the_game_can_read(tmp_path: Path) -> None:
    path, game = tmp_path / "weights.toml", load("high_desert")
    result = CliRunner().invoke(app, [*QUICK, "--out", str(path)])
    assert result.exit_code == 0 and result.stdout == ""
    assert "majlis tune high_desert --games 10 --seed 3 --stages 2" in path.read_text(encoding="utf-8")
    assert game.features
    weights = read(path, game.features.names, game.seats)
    assert weights.shape[1] == 2 and all(weights[seats].any() for seats in game.seats)
    for players in ("two", "three", "four"):
        assert f"high_desert, {players}: 120 moments, log loss" in result.stderr
    assert CliRunner().invoke(app, [*QUICK]).stdout == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "words, sentence",
    [
        (("high_desert", "--games", "2"), "At least 5 games and 2 stages are needed, not 2 and 4."),
        (("high_desert", "--stages", "1"), "At least 5 games and 2 stages are needed, not 8000 and 1."),
        (("nim",), "Nim has no features to weigh."),
        (("chess",), "No game is called 'chess'."),
    ],
)
def test_refusals_are_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    result = CliRunner().invoke(app, ["tune", *words])
    assert (result.exit_code, result.stdout) == (2, "") and sentence in result.stderr
