"""The machine of a user is checked by the user: all well is said, and what is wrong is found."""

import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from majlis.bench import selftest
from majlis.cli import app
from majlis.core.game import games

PERFT = Path(__file__).parents[1] / "perft"


def run(*words: str):
    return CliRunner().invoke(app, ["selftest", *words])


def test_all_is_as_it_should_be() -> None:
    told = run("high_desert", "--steps", "2000")
    assert told.exit_code == 0 and "All is as it should be." in told.stdout
    assert all(f"  {what}" in told.stdout for what in selftest.CHECKS)


def test_what_is_wrong_is_found_and_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "known.toml"
    file.write_text("[high_desert]\n1 = [2, 7, 47]\n", encoding="utf-8")
    monkeypatch.setattr(selftest, "KNOWN", file)
    monkeypatch.setattr(selftest, "DECISIONS", 39)  # the other process still plays 40
    told = run("high_desert", "--steps", "250")
    assert told.exit_code == 1
    assert "! lines of play  deal 1: [7, 46], not [7, 47]" in told.stdout and "! twins" in told.stdout


def test_the_known_counts_are_those_of_the_tests() -> None:
    known = tomllib.loads(selftest.KNOWN.read_text(encoding="utf-8"))
    assert set(known) == {path.stem for path in PERFT.glob("*.perft")} <= set(games())
    for name, deals in known.items():
        rows = [line.split(" / ") for line in (PERFT / f"{name}.perft").read_text(encoding="utf-8").splitlines()]
        counted = {str(int(row[3], 16)): row for row in rows if len(row) == 6 and row[2] == row[4] == "-"}
        for deal, (seats, *counts) in deals.items():
            assert int(counted[deal][1]) == seats
            assert [int(n) for n in counted[deal][5].split()][: len(counts)] == counts
