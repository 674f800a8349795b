"""Every command: what it prints, and how it refuses."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from majlis.bench import measure, peers, report
from majlis.cli import app
from majlis.core.game import games, load
from majlis.core.notation import read, write
from majlis.testing.play import random_match

GAME = "high_desert"


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.match"
    path.write_text(write(random_match(load(GAME), 3, 1)), encoding="utf-8")
    return path


def test_games_are_listed_for_people_and_as_json() -> None:
    assert "Djinns of the High Desert, 2 to 4 players" in run("games").stdout
    listed = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in listed] == list(games())
    desert = next(game for game in listed if game["name"] == GAME)
    assert desert == {
        "name": GAME,
        "title": "Djinns of the High Desert",
        "seats": [2, 3, 4],
        "options": {"immune_to_self": ["off", "on"], "extra_turn": ["off", "on"]},
        "actions": 128,
        "state_bytes": 512,
    }


def test_simulate_reports_as_json_and_in_words() -> None:
    words = "simulate", GAME, "--seats", "greedy,random", "--games", "10", "--seed", "7"
    result = json.loads(run(*words, "--json").stdout)
    assert list(result) == ["game", "games", "seats", "decisions", "seconds"]
    assert (result["game"], result["games"]) == (GAME, 10)
    assert [list(line) for line in result["seats"]] == [["bot", "wins", "share", "low", "high", "points"]] * 2
    assert sum(line["wins"] for line in result["seats"]) == 10
    assert f"greedy     wins {result['seats'][0]['wins']:g} of 10" in run(*words).stdout


def test_an_option_changes_the_games() -> None:
    words = "simulate", GAME, "--games", "20", "--json", "--seats", "random,random"
    plain, longer = (json.loads(run(*words, *more).stdout) for more in ((), ("--option", "extra_turn=on")))
    assert longer["decisions"] > plain["decisions"]


def test_replay_tells_what_a_seat_saw(file: Path) -> None:
    onlooker, first = run("replay", file).stdout, run("replay", file, "--seat", "1").stdout
    assert "You draw" not in onlooker
    assert "You draw" in first
    assert "Du ziehst" in run("replay", file, "--seat", "1", "--lang", "de").stdout
    assert "The game is over." in onlooker
    assert "points" in onlooker


def test_draw_writes_a_picture(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "moment.svg"
    assert run("draw", file, "--at", "0", "--seat", "1", "--out", out).exit_code == 0
    assert ElementTree.parse(out).getroot().tag.endswith("svg")
    printed = run("draw", file, "--at", "0", "--tall", "--lang", "de").stdout
    assert ElementTree.fromstring(printed).tag.endswith("svg")
    assert printed != out.read_text(encoding="utf-8")


def test_a_moment_is_written_as_a_position_that_is_drawn_and_played_on(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = run("position", file, "--at", "5").stdout.strip()
    seen = run("position", file, "--at", "5", "--seat", "1").stdout.strip()
    assert " rng=" in line and " viewer=1" in seen and "rng" not in seen
    drawn = run("draw", line, "--seat", "1").stdout
    assert drawn == run("draw", seen).stdout and ElementTree.fromstring(drawn).tag.endswith("svg")
    monkeypatch.setenv("MAJLIS_HOME", str(file.parent / "home"))
    played = run("play", "--from", seen, "--seats", "random,random,random").stdout
    assert "The game is over." in played
    assert run("draw", line.replace("seats=3", "seats=7")).exit_code == 2
    assert "3 players, not 2" in run("play", "--from", line, "--seats", "random,random").stderr


def test_without_a_moment_the_last_one_is_drawn(file: Path) -> None:
    at = str(read(file.read_text(encoding="utf-8")).at)
    assert run("draw", file).stdout == run("draw", file, "--at", at).stdout


def test_perft_counts_the_lines_of_play() -> None:
    match = random_match(load(GAME), 2, 1, at=0)
    lines = run("perft", GAME, "--depth", "2", "--seed", match.header.seed.hex()).stdout.split()
    assert lines[:2] == ["1", str(len(match.open()))]
    two = 0
    for a in match.open():
        after = random_match(load(GAME), 2, 1, at=0)
        after.play(a)
        two += len(after.open())
    assert lines[2:] == ["2", str(two)]


def test_warm_makes_a_game_ready() -> None:
    assert run("warm", GAME).stdout.startswith("high_desert: ready after")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A measurement that takes no time: few games, no processes started."""
    for name in ("DEALS", "SAMPLE", "REPEAT", "ROUNDS", "RACES", "PICTURES", "BATCH", "OUTSIDE"):
        monkeypatch.setattr(measure, name, 1)
    monkeypatch.setattr(measure, "start", lambda game, folder: 1.0)
    monkeypatch.setattr("majlis.cli.rules.games", lambda: (GAME,))


class Tortoise:
    def round(self) -> float:
        return 2.0

    def close(self) -> None: ...


def test_bench_measures_games_and_peers(quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "ready", lambda engine: Tortoise())
    result = json.loads(run("bench", "--json").stdout)
    assert result["peers"] == {engine: {what: 2.0} for engine, what in peers.RATES.items()}
    speed = result["games"][GAME]
    assert set(speed) == {
        *("decisions_per_second", "games_per_second", "state_bytes", "copy_ns", "legal_ns", "step_ns"),
        *("compile_s", "load_s", "svg_ms", "single_step_per_second", "search_per_second", "yardstick_ms"),
        *("step_and_mask_per_second", "batched_random_per_second", "batched_outside_per_second"),
    }
    assert all(number > 0 for name, number in speed.items() if name not in ("step_ns", "yardstick_ms"))
    assert speed["state_bytes"] == 512


def test_bench_makes_a_page_with_a_picture(quick: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(report, "ready", lambda engine: Tortoise())
    run("bench", "--out", tmp_path / "RESULTS.md")
    page, picture = ((tmp_path / f"RESULTS.{kind}").read_text(encoding="utf-8") for kind in ("md", "svg"))
    ElementTree.fromstring(picture)
    for engine in peers.RATES:
        assert f"| {engine} | 2 |" in page and f">{engine}</text>" in picture
    assert f"| **{GAME}** |" in page and "(RESULTS.svg)" in page


def test_bench_without_the_peers_says_how_to_get_them(quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "interpreter", lambda engine: "/nowhere/python")
    result = run("bench")
    assert "fastcatan is not installed" in result.stderr
    assert "catanatron is not installed" in result.stderr
    assert "decisions per second" in result.stdout
    assert "fastcatan" not in result.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play high_dessert", "No game is called 'high_dessert'. Did you mean high_desert?"),
        ("play high_desert --seats you,gredy", "No bot is called 'gredy'. Did you mean greedy?"),
        ("play high_desert --seats you", "2 to 4 players, not 1."),
        ("play high_desert --option extra_trun=on", "no option 'extra_trun'. Did you mean extra_turn?"),
        ("play high_desert --option extra_turn=onn", "cannot be 'onn'. Did you mean on?"),
        ("play five_tribes --seats you,random,random --option power_a_round", "is for 2 players, not 3."),
        ("simulate five_tribes --seats random,random,random --option power_a_round", "is for 2 players, not 3."),
        ("play high_desert --lang fr", "No language is called 'fr'."),
        ("play high_desert --seed xyz", "A seed is a whole number or 64 hexadecimal digits, not 'xyz'."),
        ("simulate high_desert --seats you,random", "No bot is called 'you'."),
        ("simulate high_desert --games 0", "At least one game must be played, not 0."),
        ("simulate high_desert --games many", "--games takes a whole number."),
        ("simulat high_desert", "There is no command 'simulat'. Did you mean simulate?"),
        ("perft high_desert --depth 0", "The depth goes from 1 to 20, not 0."),
        ("perft high_desert --depth 1 --seats 7", "2 to 4 players, not 7."),
        ("replay", "FILE is missing."),
        ("warm high_dsert", "Did you mean high_desert?"),
    ],
)
def test_a_refusal_is_one_sentence_and_exit_code_2(words: str, sentence: str) -> None:
    result = run(*words.split())
    assert sentence in result.stderr
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)


def test_refused_files_and_moments(file: Path) -> None:
    assert "Did you mean evening.match?" in run("replay", file.parent / "evning.match").stderr
    assert "there is no 4" in run("replay", file, "--seat", "4").stderr
    assert "there is no moment 9999" in run("draw", file, "--at", "9999").stderr
    assert "is a folder" in run("replay", file.parent).stderr
    file.write_text(file.read_text(encoding="utf-8").replace("seats: 3", "seats: 9"), encoding="utf-8")
    broken = run("replay", file)
    assert (broken.exit_code, broken.stdout) == (2, "")
    assert "line 5" in broken.stderr


@pytest.mark.parametrize("command", ["play", "games", "simulate", "replay", "draw", "perft", "bench", "warm"])
def test_every_command_explains_itself_with_an_example(command: str) -> None:
    shown = run(command, "--help").stdout
    assert f"Example: majlis {command}" in shown


def test_verify_plays_a_good_file_again_and_finds_what_was_changed(file: Path) -> None:
    """End to end, as who was given a file does it."""
    match = read(file.read_text(encoding="utf-8"))
    commitment = match.header.commitment
    good = run("verify", file, "--commitment", commitment)
    assert good.exit_code == 0, good.output
    lines = good.stdout.splitlines()
    assert [line[0] for line in lines[:-1]].count("✓") >= 3 and "✗" not in good.stdout
    assert run("verify", file).exit_code == 0
    assert run("verify", file, "--commitment", "0" * len(commitment)).exit_code == 2
    other = random_match(load(GAME), 3, 2)
    text = file.read_text(encoding="utf-8").replace(match.header.seed.hex(), other.header.seed.hex())
    file.write_text(text, encoding="utf-8")
    assert run("verify", file, "--commitment", commitment).exit_code == 2
