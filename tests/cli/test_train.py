"""`majlis train`: a small run from the command line, and what it refuses."""

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from majlis.cli import app

SMALL = """device = "cpu"
matches = 16
horizon = 4
decisions = 128
units = 8
layers = 1
lesson = 32
report = 1
rival_matches = 8
"""


@pytest.fixture
def config(tmp_path: Path) -> Path:
    (tmp_path / "run.toml").write_text(SMALL, encoding="utf-8")
    return tmp_path / "run.toml"


def test_a_run_tells_how_it_goes_and_writes_a_player(tmp_path: Path, config: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install majlis[train]")
    words = ["train", "nim", "--config", str(config), "--out", str(tmp_path / "run"), "--seed", "4"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.stderr
    told = result.stdout.splitlines()
    assert len(told) == 2 and "64 decisions" in told[0] and "128 decisions" in told[1] and "greedy" in told[1]
    assert "seed = 4" in (tmp_path / "run" / "run.toml").read_text(encoding="utf-8")
    seats = f"net:{tmp_path / 'run' / 'net.npz'},random"
    played = CliRunner().invoke(app, ["simulate", "nim", "--seats", seats, "--games", "4", "--seed", "1"])
    assert played.exit_code == 0, played.stderr


def test_without_pytorch_a_sentence_says_what_to_install(
    tmp_path: Path, config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "majlis.train.run", raising=False)
    monkeypatch.setitem(sys.modules, "torch", None)
    result = CliRunner().invoke(app, ["train", "nim", "--config", str(config), "--out", str(tmp_path / "run")])
    assert (result.exit_code, result.stdout) == (2, "")
    assert "To train, install majlis[train]; it brings PyTorch." in result.stderr


@pytest.mark.parametrize(
    "words, sentence",
    [
        (("chess",), "No game is called 'chess'."),
        (("nim", "--config", "none.toml"), "There is no file 'none.toml'."),
        (("nim", "--device", "abacus"), "A run is on 'cpu' or 'cuda', not on 'abacus'."),
    ],
)
def test_refusals_are_one_sentence(words: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["train", *words, "--out", str(tmp_path / "run")])
    assert (result.exit_code, result.stdout) == (2, "") and sentence in result.stderr
