"""Whatever goes wrong in a command is one sentence of ours, and an exit code that a script can rely on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from majlis.bots.contest import arena
from majlis.cli import COMMANDS, app, rules

LIBRARY = ("Traceback", "Input should be", "Invalid value", "Got unexpected", "No such", "pydantic", "click", "Errno")
LICENCE = Path(__file__).parents[2] / "LICENSE"  # a file, but no file of ours
PICTURE = Path(__file__).parents[2] / "docs" / "terminal.webp"
WRONG = {
    "simulate high_desert --games abc": "--games takes a whole number.",
    "analyse x --seconds abc": "--seconds takes a number.",
    "simulate": "GAME is missing.",
    "perft high_desert": "--depth is missing.",
    "simulate high_desert --gmaes 3": "There is no option --gmaes. Did you mean --games?",
    "flay": "There is no command 'flay'. Did you mean play?",
    "games extra": "This is too much: extra.",
    "simulate high_desert --games": "--games needs a value.",
    "games --json=3": "--json takes no value.",
    "simulate high_desert --seed x": "A seed is a whole number or 64 hexadecimal digits, not 'x'.",
    "arena high_desert --bots greedy,random --seed x": "A seed is a whole number or 64 hexadecimal digits, not 'x'.",
    "tune high_desert --games 10 --out nowhere/x.toml": "There is no folder nowhere: make it first",
    "arena high_desert --bots greedy,random --out nowhere/x.jsonl": "There is no folder nowhere: make it first",
    "person list --data nowhere": "There is no house in nowhere: 'majlis serve' makes one",
    "person ban Ann --data nowhere": "There is no house in nowhere",
    "check --data nowhere": "There is no house in nowhere",
    "backup x.db --data nowhere": "There is no house in nowhere",
    "replay .": ". is a folder: name a match file in it.",
    f"replay {PICTURE}": "terminal.webp is no match file: those are text in UTF-8.",
    f"replay {LICENCE}": "LICENSE, line 1: a match file begins with 'majlis match 1'.",
    f"play high_desert --plain --data {LICENCE}/x": "/x cannot be used: Not a directory. Choose another folder",
    "backup nowhere/x.db": "There is no folder nowhere: make it first",
    "draw x.match --out .": ". is a folder: name a file in it.",
    "selftest high_desert --steps 0": "--steps takes a number from 1 on.",
    "serve --tls a": "--tls needs 2 values.",
    "match high_desert --seat nowhere-at-all --seat greedy": "can be started: it is not found here.",
    f"ladder {LICENCE}": "LICENSE, line 1: it is no line of a file of games, as majlis arena writes it.",
    f"restore {LICENCE}": "LICENSE is damaged, or no database of majlis. 'majlis restore FILE'",
    f"study high_desert seats --out {LICENCE}": "LICENSE is a file: name a folder.",
    f"train high_desert --out {LICENCE}": "LICENSE is a file: name a folder.",
    f"train high_desert --config {LICENCE} --out x": "LICENSE, line 1, letter 5, cannot be read as TOML.",
    "move DIR postgresql://me:secret@127.0.0.1:1/x": "There is no house in DIR",
    "tune high_desert --seed x": "A seed is a whole number or 64 hexadecimal digits, not 'x'.",
}

ALONE = ("games", "doctor", "bench", "serve", "warm", "backup")
ASKED = [name for _, name, _ in COMMANDS if name not in ALONE]  # for a game or a file


def run(words):
    return CliRunner().invoke(app, words.split())


@pytest.mark.parametrize("words", WRONG)
def test_a_slip_is_answered_in_our_words(words):
    result = run(words)
    assert result.exit_code == 2
    assert WRONG[words] in result.stderr
    assert not [word for word in LIBRARY if word in result.output]
    assert not Path("nowhere").exists()  # a slip leaves nothing behind


@pytest.mark.parametrize("command", ASKED)
def test_a_file_or_game_that_is_not_there_is_named(command):
    more = {
        "arena": "--bots greedy,random",
        "perft": "--depth 1",
        "match": "--seat greedy --seat greedy",
        "study": "seats",
        "export": "--out nowhere.parquet",
        "move": "nowhere-else",
        "train": "--out nowhere",
    }
    result = run(f"{command} nowhere.at-all {more.get(command, '')}")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "nowhere.at-all" in result.stderr and not list(Path().glob("nowhere*"))
    assert not [word for word in LIBRARY if word in result.output]


def test_play_and_serve_come_first_and_the_version_is_said():
    assert [name for _, name, _ in COMMANDS][:2] == ["play", "serve"]
    assert run("--version").stdout.startswith("Majlis ")


def shell(words, **more):
    return subprocess.run(
        [sys.executable, "-m", "majlis", *words.split()], stderr=subprocess.PIPE, encoding="utf-8", **more
    )


def test_a_game_that_cannot_be_opened_does_not_hide_the_others(tmp_path):
    """C8: Djinn's box is missing; all else is listed and offered."""
    env = os.environ | {"MAJLIS_DJINN_BOX": "nowhere.at-all", "MAJLIS_HOME": str(tmp_path), "MAJLIS_INTERPRET": "1"}
    listed = shell("games", env=env, stdout=subprocess.PIPE)
    assert listed.returncode == 2 and "nowhere.at-all" in listed.stderr
    assert [line for line in listed.stdout.splitlines() if line.startswith(("five_tribes: ", "high_desert: "))][1:]
    offered = shell("play --plain", env=env, stdout=subprocess.PIPE, input="1\nq\n")
    assert offered.returncode == 0 and "nowhere.at-all" in offered.stdout and "Five Tribes: " in offered.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk here")
def test_a_full_disk_is_named():
    with open("/dev/full", "w", encoding="utf-8") as full:
        result = shell("games", stdout=full)
    assert (result.returncode, result.stderr) == (2, "majlis: No space left on device.\n")


def test_who_stops_reading_is_not_told_of_a_fault():
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w", encoding="utf-8") as nobody:
        result = shell("games --json", stdout=nobody)
    assert (result.returncode, result.stderr) == (1, "")


def test_who_stops_a_simulation_is_told_what_was_played(monkeypatch):
    real, played = arena.play, []

    def play(*args):
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(real(*args))
        return played[-1]

    monkeypatch.setattr(arena, "play", play)
    result = run("simulate high_desert --games 10 --seats random,random")
    assert result.exit_code == 130
    assert "of 3 (" in result.stdout
    assert "Stopped after 3 of 10 games." in result.stderr


def test_who_stops_what_has_nothing_to_tell_is_told_that_it_stopped(monkeypatch):
    """C7: Ctrl-C while a game is compiled, of which nothing is left."""

    def stop(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(rules, "warm", stop)
    result = run("perft high_desert --depth 1")
    assert (result.exit_code, result.stderr.strip()) == (130, "majlis: Stopped.")


def test_the_doctor_names_a_folder_that_cannot_be_written(monkeypatch, tmp_path):
    well = run("doctor")
    assert (well.exit_code, "All is well." in well.stdout) == (0, True)
    monkeypatch.setenv("MAJLIS_HOME", str(tmp_path / "locked" / "home"))
    monkeypatch.setattr("majlis.cli.doctor.os.access", lambda path, mode: path != tmp_path)
    ill = run("doctor")
    assert ill.exit_code == 2
    assert "cannot be written" in ill.stdout
    assert "MAJLIS_HOME" in ill.stdout
