"""`majlis analyse`: in words, as JSON, into a file, and refused."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from majlis.bots.coach.analysis import from_json
from majlis.cli import app
from majlis.core.game import load
from majlis.core.notation import write
from majlis.testing.play import random_match


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(app, ["analyse", *(str(word) for word in words)])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.match"
    path.write_text(write(random_match(load("high_desert"), 2, 1)), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["thought about 60 times", "at the start, luck", "as good as the best one known", "Turning points:"]),
        ("de", ["60-mal nachgedacht", "am Anfang, Glück", "so gut wie der beste bekannte", "Wendepunkte:"]),
    ],
)
def test_the_story_is_told(file: Path, lang: str, words: list[str]) -> None:
    said = run(file, "--iterations", "60", "--lang", lang)
    assert said.exit_code == 0
    assert [word for word in words if word not in said.stdout] == []
    assert len(re.findall(r"^(?:Player|Spieler) [12] +[▁▂▃▄▅▆▇█]+$", said.stdout, re.M)) == 2


def test_as_json_and_into_a_file(file: Path, tmp_path: Path) -> None:
    printed = run(file, "--iterations", "40", "--json").stdout
    out = tmp_path / "evening.analysis.json"
    said = run(file, "--iterations", "40", "--out", out)
    assert (said.exit_code, said.stdout) == (0, "")
    found = from_json(out.read_text(encoding="utf-8"))
    assert found and found.budget.iterations == 40
    assert json.loads(printed) == json.loads(out.read_text(encoding="utf-8"))


def test_by_the_clock(file: Path) -> None:
    found = from_json(run(file, "--seconds", "0.001", "--json").stdout)
    assert found and (found.budget.seconds, found.budget.iterations) == (0.001, None)
    assert "for 0.001 seconds" in run(file, "--seconds", "0.001").stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seconds", "1", "--iterations", "5"], "not both"),
        (["--seconds", "0"], "not 0"),
        (["--seconds", "-1"], "not -1"),
        (["--iterations", "0"], "at least once, not 0 times"),
        (["--lang", "fr"], "No language is called 'fr'"),
        (["--out", "/nowhere/at/all.json", "--iterations", "1"], "There is no folder"),
    ],
)
def test_what_makes_no_sense_is_refused(file: Path, words: list[str], sentence: str) -> None:
    said = run(file, *words)
    assert said.exit_code == 2
    assert sentence in said.stderr


def test_a_match_that_is_not_over_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "half.match"
    path.write_text(write(random_match(load("high_desert"), 2, 1, 10)), encoding="utf-8")
    said = run(path)
    assert said.exit_code == 2
    assert "A match is analysed when it is over" in said.stderr


def test_who_stops_it_hears_how_far_it_was(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """C7: Ctrl-C after two turns."""

    def stopped(match, budget, tick):
        tick(), tick()
        raise KeyboardInterrupt

    monkeypatch.setattr("majlis.cli.analyse.analyse", stopped)
    result = run(file)
    assert result.exit_code == 130
    assert re.search(r"Stopped after 2 of \d+ turns\. It cannot go on later", result.stderr)
