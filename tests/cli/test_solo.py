"""Playing alone from the command line: at the terminal, and by bots in numbers."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from majlis.bots.contest import solo
from majlis.cli import app
from majlis.core.game import load
from majlis.core.notation import read
from majlis.tui import paint
from majlis.tui.words import WORDS
from tests.alone import ended
from tests.cli.test_commands import run


def djinn():
    return load("djinn")


# --- refusals


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play djinn --solo 11", "Djinn alone goes with --solo 12, 13, 14, 15, not '11'."),
        ("play djinn --solo all", "Djinn alone goes with --solo 12, 13, 14, 15, not 'all'."),
        ("play high_desert --solo 14", "is not played alone. Games for one player: djinn."),
        ("play djinn --solo 14 --seats you,greedy", "With --solo one plays alone: --seats you,greedy names 2."),
        ("play djinn --solo 14 --option deck=12", "--solo 14 says already what --option deck would."),
        ("play djinn --solo 14 --seats tom", "No bot is called 'tom'."),
        ("simulate djinn --solo 16", "Djinn alone goes with --solo 12, 13, 14, 15, all, not '16'."),
        ("simulate djinn --solo al", "Did you mean all?"),
        ("simulate djinn --solo 14 --seats you", "No bot is called 'you'."),
        ("simulate djinn --solo 14 --games 0", "At least one game must be played, not 0."),
        ("simulate five_tribes --solo all", "is not played alone. Games for one player: djinn."),
        ("simulate djinn --solo", "--solo needs a value."),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(words, sentence):
    result = run(*words.split())
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.strip().count("\n") == 0


# --- bots


def test_simulate_counts_wins_points_and_tasks():
    words = "simulate", "djinn", "--solo", "15", "--games", "6", "--seed", "3"
    found = json.loads(run(*words, "--json").stdout)
    assert (found["game"], found["bot"], found["choice"], found["games"]) == ("djinn", "greedy", "15", 6)
    assert found["share"] == found["wins"] / 6
    assert found["low"] <= found["share"] <= found["high"]
    assert len(found["tasks"]) == 11
    text = run(*words).stdout
    assert f"greedy     wins {found['wins']} of 6 against 15 cards" in text
    assert f"{found['points']:.1f} points on average" in text
    for i in range(11):
        assert f"{found['tasks'][i]:>10} {djinn().solo.task(i, 'en')}" in text


def test_all_difficulties_stand_side_by_side_and_give_the_same_games_as_alone():
    words = "--games", "3", "--seats", "random", "--json"
    every = json.loads(run("simulate", "djinn", "--solo", "all", *words).stdout)
    assert [found["choice"] for found in every] == ["12", "13", "14", "15"]
    single = json.loads(run("simulate", "djinn", "--solo", "13", *words).stdout)
    assert single | {"seconds": 0} == every[1] | {"seconds": 0}
    table = run("simulate", "djinn", "--solo", "all", *words[:-1]).stdout
    assert "share of wins" in table
    assert [line for line in table.splitlines() if "no passage laid" in line]


def test_a_win_counts_with_its_points_and_tasks():
    """A player that repeats a game that was won."""
    won = ended(won=True)

    class Parrot:
        name = "parrot"

        def __init__(self):
            self.said = iter(won.actions)

        def choose(self, view, seat, seed):
            return next(self.said)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(solo, "derive", lambda *_: won.header.seed)
        patch.setattr("majlis.bots.contest.arena.derive", lambda *_: won.header.seed)
        found = solo.alone(djinn(), Parrot(), 1, 0, won.header.options)
    assert (found.wins, found.share, found.best, found.points_won) == (1, 1.0, won.points()[0], won.points()[0])
    assert found.tasks == tuple(map(int, djinn().solo.done(won.state)))


# --- the terminal


def test_a_game_alone_is_played_at_the_terminal_to_its_end(tmp_path: Path, monkeypatch):
    monkeypatch.setenv("MAJLIS_HOME", str(tmp_path))
    result = run("play", "djinn", "--solo", "12", "--seats", "greedy", "--seed", "7", "--lang", "en")
    assert result.exit_code == 0
    (file,) = (tmp_path / "matches").glob("djinn-*.match")
    match = read(file.read_text(encoding="utf-8"))
    assert (match.header.seats, djinn().unpack(match.header.options, 1)["deck"]) == (1, "12")
    assert (WORDS["en"]["lost"] in result.stdout) == (match.result()[0] == 0)


def test_a_person_is_asked_when_nobody_else_is_named():
    result = run_with("q\n\n", "play", "djinn", "--solo", "14", "--seed", "7")
    assert "Djinn" in result.stdout
    assert WORDS["en"]["bye"] in result.stdout


def run_with(text: str, *words: str):
    return CliRunner().invoke(app, list(words), input=text)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_win_at_the_terminal_names_its_tasks_and_a_loss_says_so(lang):
    won, lost = ended(won=True), ended(won=False, deck="12")
    names = [djinn().solo.task(i, lang) for i, yes in enumerate(djinn().solo.done(won.state)) if yes]
    assert paint.tasks(won, lang) == WORDS[lang]["tasks"].format(what=", ".join(names))
    assert paint.tasks(lost, lang) == WORDS[lang]["no_tasks"]
    assert paint.winners(lost, lang) == WORDS[lang]["lost"]
    assert "Anna" in paint.winners(won, lang)


def test_a_search_can_play_too_and_a_strange_one_is_refused() -> None:
    assert run("simulate", "nim", "--seats", "search:4,random", "--games", "2").exit_code == 0
    refused = run("simulate", "nim", "--seats", "search:none,random", "--games", "2")
    assert refused.exit_code == 2
    assert "is no search" in refused.stderr
