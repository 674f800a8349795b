"""`majlis arena` and `majlis ladder`: what they print and write, and how they refuse."""

import json
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from majlis.bots.contest import ratings
from majlis.bots.contest.journal import read
from majlis.cli import app

ARENA = "arena", "nim", "--bots", "greedy,random", "--seed", "7", "--workers", "1"


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


def refused(*words: str | Path) -> str:
    result = run(*words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    return result.stderr


def test_a_contest_is_told_in_words() -> None:
    lines = run(*ARENA, "--games", "40", "--sprt", "0,100").stdout.splitlines()
    assert lines[0].startswith("greedy       wins ")
    assert "a decision, 95 % within" in lines[0]
    assert lines[1].startswith("random       wins 0 of ")
    assert lines[2].startswith("greedy is +")
    assert lines[3].startswith("Decided after ")


def test_a_contest_is_told_as_json() -> None:
    found = json.loads(run(*ARENA, "--games", "5", "--json").stdout)
    assert list(found) == ["game", "games", "seats", "decisions", "seconds", "times", "elo", "sprt"]
    assert found["games"] == 6, "in whole deals"
    assert [line["wins"] for line in found["seats"]] == [6, 0]
    assert [list(line) for line in found["times"]] == [["bot", "decisions", "mean", "p95"]] * 2
    assert sum(line["decisions"] for line in found["times"]) == found["decisions"]
    assert found["elo"]["low"] < found["elo"]["rating"] < found["elo"]["high"]
    assert found["sprt"] is None
    tested = json.loads(run(*ARENA, "--games", "4", "--json", "--sprt", "0,1").stdout)["sprt"]
    assert tested == {"elo0": 0, "elo1": 1, "deals": 2, "ratio": tested["ratio"], "decided": False}


def test_bots_that_differ_have_no_common_measure_and_get_none() -> None:
    words = "arena", "high_desert", "--bots", "greedy,random,random", "--games", "3", "--workers", "1", "--json"
    assert json.loads(run(*words).stdout)["elo"]["games"] == 3
    mixed = json.loads(run(*words[:3], "random,greedy,random", *words[4:]).stdout)
    assert mixed["elo"] is None


def test_games_are_kept_and_make_the_ladder(tmp_path: Path) -> None:
    file, out, rated = tmp_path / "games.jsonl", tmp_path / "ladder.md", tmp_path / "ratings.toml"
    assert run(*ARENA, "--games", "4", "--out", file).exit_code == 0
    assert run(*ARENA, "--games", "8", "--out", file).exit_code == 0
    assert [game.n for game in read(file)[1]] == list(range(8))
    assert "| greedy | 1000 |" in run("ladder", file).stdout
    assert run("ladder", file, "--out", out, "--ratings", rated).stdout == ""
    assert "](ladder.svg)" in out.read_text(encoding="utf-8")
    assert ElementTree.parse(tmp_path / "ladder.svg").getroot().tag.endswith("svg")
    assert ratings.read(rated.read_text(encoding="utf-8"))["nim", 2]["greedy"].games == 8


def test_a_run_that_is_killed_goes_on(tmp_path: Path) -> None:
    """Killed as hard as can be in the middle; its workers end by themselves, and the same command plays the rest."""
    file = tmp_path / "games.jsonl"
    words = [sys.executable, "-m", "majlis", "arena", "high_desert", "--bots", "greedy,random", "--workers", "2"]
    first = subprocess.Popen([*words, "--games", "100000", "--out", file])
    while not file.exists() or file.read_bytes().count(b"\n") < 20:
        assert first.poll() is None, "it ended before it began to play"
        time.sleep(0.02)
    first.kill()
    first.wait()
    games = file.read_bytes().count(b"\n") // 2 * 2 + 10
    again = subprocess.run(
        [*words, "--games", str(games), "--out", file], capture_output=True, text=True, encoding="utf-8"
    )
    assert again.returncode == 0, again.stderr
    assert sorted(game.n for game in read(file)[1]) == list(range(games))
    assert run("ladder", file).exit_code == 0


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("arena", "chess", "--bots", "greedy,random"), "No game is called 'chess'"),
        (("arena", "nim", "--bots", "greedy,gredy"), "No bot is called 'gredy'. Did you mean greedy?"),
        (("arena", "nim", "--bots", "greedy,greedy,greedy"), "players, not 3."),
        (("arena", "nim", "--bots", "greedy,random", "--games", "0"), "At least one game must be played, not 0."),
        (("arena", "nim", "--bots", "greedy,random", "--workers", "0"), "At least one worker must play, not 0."),
        (("arena", "nim", "--bots", "greedy,random", "--sprt", "5"), "takes two strengths with a comma"),
        (("arena", "nim", "--bots", "greedy,random", "--sprt", "5,5"), "5 is not below 5"),
        (("arena", "nim", "--bots", "greedy,random", "--option", "x=on"), "nim has no option 'x'"),
        (("arena", "nim", "--bots", "greedy,random", "--out", "games.gz"), "is packed"),
        (("ladder", "nowhere.jsonl"), "There is no file 'nowhere.jsonl'."),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_sentence(words: tuple[str, ...], why: str) -> None:
    assert why in refused(*words)


def test_a_forged_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(*ARENA, "--games", "2", "--out", file)
    file.write_text(file.read_text(encoding="utf-8").replace('"points":[1,0]', '"points":[9,0]'), encoding="utf-8")
    assert "line 2: the points cannot be 9, 0: the replay gives 1, 0." in refused("ladder", file)
    assert "holds other games: seed is 7 there, 8 here" in refused(*ARENA[:5], "8", "--out", file)


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "Ray is not installed: pip install 'majlis[cluster]' brings it." in refused(*ARENA, "--ray", "local")


@pytest.mark.parametrize(
    ("address", "why"), [("127.0.0.1:1", "Nobody answers at 127.0.0.1:1"), ("nowhere", "A Ray has an address like")]
)
def test_an_address_without_a_ray_is_refused_at_once(address: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("majlis.bots.contest.ray._ray", lambda: None)
    assert why in refused(*ARENA, "--ray", address)
