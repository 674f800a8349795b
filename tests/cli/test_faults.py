"""At the terminal a fault of ours is one sentence with its number, and the log in the house's folder says more."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from majlis.cli import app
from majlis.core.game import load
from majlis.core.notation import write
from majlis.testing.play import random_match

GAME = load("high_desert")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.match"
    path.write_text(write(random_match(GAME, 2, 1)), encoding="utf-8")
    return path


def run(home: Path, monkeypatch: pytest.MonkeyPatch, *words: str | Path) -> Result:
    monkeypatch.setenv("MAJLIS_HOME", str(home))
    return CliRunner().invoke(app, [str(word) for word in words])


def stumble(*_: object) -> None:
    raise ValueError("planted")


def test_a_fault_in_a_rule_has_a_number_that_stands_in_the_log(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = file.parent / "house"
    monkeypatch.setattr(GAME.doors, "tell", stumble)
    result = run(home, monkeypatch, "replay", file)
    said = re.fullmatch(r"majlis: This is a fault of ours, number (\d{6})\. The log says more: (.*)\n", result.stderr)
    assert said and result.exit_code == 1 and Path(said[2]) == home / "majlis.log"
    log = (home / "majlis.log").read_text(encoding="utf-8")
    assert re.match(rf"[\d-]+ [\d:,]+ fault {said[1]}: majlis", log) and log.endswith("ValueError: planted\n")
    assert "in stumble" in log
    run(home, monkeypatch, "replay", file)
    assert (home / "majlis.log").read_text(encoding="utf-8").count("ValueError: planted") == 2


def test_where_no_log_can_be_written_the_traceback_is_shown(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.doors, "tell", stumble)
    result = run(file / "no folder", monkeypatch, "replay", file)
    assert isinstance(result.exception, ValueError) and "planted" in str(result.exception)


def test_what_the_system_refuses_about_a_file_is_a_refusal(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = file / "no folder" / "x"
    for words in (
        ("draw", file, "--at", "1", "--out", there),
        ("arena", "nim", "--bots", "random,random", "--games", "2", "--workers", "1", "--out", there),
        ("serve", "--no-browser", "--data", there),
    ):
        result = run(file.parent, monkeypatch, *words)
        assert result.exit_code == 2 and str(there) in result.stderr and "fault" not in result.stderr
    assert not (file.parent / "majlis.log").exists()
