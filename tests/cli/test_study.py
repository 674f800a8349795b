"""`majlis study`: what it prints and keeps, how it goes on, how it refuses."""

import csv
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from majlis.bots.contest.journal import read_as
from majlis.bots.study.study import Block, Study
from majlis.cli import app

STUDY = "study", "high_desert", "seats", "--bot", "greedy", "--seed", "7", "--workers", "1", "--games", "48"


def run(*words):
    return CliRunner().invoke(app, [str(word) for word in words])


def test_a_study_says_its_price_and_keeps_table_picture_and_page(tmp_path: Path) -> None:
    result = run(*STUDY, "--out", tmp_path)
    assert result.exit_code == 0, result.output
    assert "48 games of greedy in 6 blocks: " in result.stderr and "games a second on one core" in result.stderr
    assert result.stdout.splitlines()[0].split()[:2] == ["times", "share"]
    rows = list(csv.DictReader((tmp_path / "seats.csv").read_text(encoding="utf-8").splitlines()))
    assert {row["thing"] for row in rows} == {"First to act", "Second"}
    ElementTree.fromstring((tmp_path / "seats.svg").read_text(encoding="utf-8"))
    assert "majlis study high_desert seats --bot greedy" in (tmp_path / "seats.md").read_text(encoding="utf-8")


def test_a_study_that_was_stopped_says_how_to_go_on_and_plays_nothing_twice(tmp_path: Path, monkeypatch) -> None:
    perform = Study.perform
    played: list[int] = []

    def until_stopped(self: Study, n: int) -> Block:
        if len(played) == 4:
            raise KeyboardInterrupt
        played.append(n)
        return perform(self, n)

    monkeypatch.setattr("majlis.cli.study.priced", lambda *_: "")
    monkeypatch.setattr(Study, "perform", until_stopped)
    stopped = run(*STUDY, "--out", tmp_path)
    assert stopped.exit_code == 130
    assert "Stopped after 32 of 48 games. The same command goes on from here." in stopped.stderr
    monkeypatch.setattr(Study, "perform", lambda self, n: played.append(n) or perform(self, n))
    whole = run(*STUDY, "--out", tmp_path)
    assert whole.exit_code == 0
    assert played == [0, 1, 2, 3, 4, 5]
    assert whole.stdout == run(*STUDY).stdout
    assert len(read_as(tmp_path / "seats.jsonl", Study, Block)[1]) == 6


def test_only_the_price(tmp_path: Path) -> None:
    result = run(*STUDY, "--cost", "--out", tmp_path)
    assert (result.stdout, list(tmp_path.iterdir())) == ("", [])
    assert "48 games" in result.stderr


@pytest.mark.parametrize(("price", "said"), [(2, True), (4, False)])
def test_a_value_that_is_so_already_is_said_to_change_nothing(price: int, said: bool) -> None:
    asked = "study", "djinn", "length", "--bot", "greedy", "--games", "1", "--cost"
    result = run(*asked, "--set", f"box.mage.M21.price={price}")
    assert (result.exit_code, "nothing will differ" in result.stderr) == (0, said)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("study", "high_desert", "djinns"), "There are: cards"),
        ((*STUDY, "--bot", "random"), "cannot play a study"),
        ((*STUDY, "--seats", "9"), "2 to 4 players"),
        ((*STUDY, "--games", "0"), "one game and one worker"),
        ((*STUDY, "--set", "box.x.y=1"), "reads no values"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_sentence(words: tuple[str, ...], why: str) -> None:
    result = run(*words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert why in result.stderr and result.stderr.count("\n") == 1
