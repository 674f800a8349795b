"""Programs play over their pipes, are told what their seat may know, and lose by forfeit what they spoil."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from majlis.adapters.programs import Program
from majlis.adapters.referee import referee, shared
from majlis.adapters.shown import news, question
from majlis.bots.bot import bot
from majlis.cli import app
from majlis.core.game import load
from majlis.core.match import Match
from majlis.core.notation import read
from majlis.testing.play import random_match

ROOT = Path(__file__).parents[2]
EXAMPLE = f"{sys.executable} {ROOT / 'examples' / 'bot.py'}"


@pytest.mark.parametrize("name", ["high_desert", "five_tribes"])
def test_the_example_plays_a_whole_match(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.match"
    words = ["match", name, "--seat", EXAMPLE, "--seat", "random", "--json", "--out", str(file), "--seed", "3"]
    run = CliRunner().invoke(app, words)
    assert run.exit_code == 0, run.output
    first, second = json.loads(run.stdout)
    assert (first["name"], second["name"]) == ("thirty-lines", "random")
    assert first["forfeit"] == second["forfeit"] == "" and first["share"] + second["share"] == 1
    match = read(file.read_text(encoding="utf-8"))
    assert match.over and match.points() == [first["points"], second["points"]]


def program(tmp_path: Path, answer: str, clock: float = 60.0) -> Program:
    """A program whose answer to `go` is this line of Python."""
    lines = ["import json, os, sys, time", "print('a word to itself', flush=True)", "for line in sys.stdin:"]
    lines += ["    word, _, rest = line.partition(' ')", "    told = json.loads(rest)"]
    lines += ["    if word == 'majlis': print('ready rogue', flush=True)", "    if word == 'go':", f"        {answer}"]
    file = tmp_path / "rogue.py"
    file.write_text("\n".join(lines), encoding="utf-8")
    return Program(f"{sys.executable} {file}", clock, 0.0)


@pytest.mark.parametrize(
    ("answer", "clock", "why"),
    [
        ("os._exit(1)", 60.0, "the program ended"),
        ("time.sleep(60)", 0.3, "out of time"),
        ("print('play 99999', flush=True)", 60.0, "3 answers that are not open"),
        ("print('play the fool', flush=True)", 60.0, "3 answers that are not open"),
    ],
)
def test_who_ends_dawdles_or_cheats_forfeits_and_the_others_finish(tmp_path, answer, clock, why) -> None:
    game = load("high_desert")
    players = [program(tmp_path, answer, clock), bot("random", game), bot("random", game)]
    ended = referee(Match.new(game, 3, seed=bytes(32)), players, "1")
    assert ended.forfeits == {0: why} and ended.match.over
    assert ended.shares[0] == 0 and sum(ended.shares) == 1
    assert players[0].process.poll() is not None


def test_a_slip_is_refused_with_the_reason_and_asked_again(tmp_path: Path) -> None:
    slip = "once = globals().setdefault('n', []); once.append(0); "
    slip += "print('play', -1 if len(once) == 1 else told['actions'][0]['a'], flush=True)"
    game = load("high_desert")
    ended = referee(Match.new(game, 2, seed=bytes(32)), [program(tmp_path, slip), bot("random", game)], "1")
    assert not ended.forfeits


def test_what_those_won_who_forfeited_goes_to_the_others() -> None:
    assert shared([0.0, 1.0, 0.0], {}) == [0.0, 1.0, 0.0]
    assert shared([1.0, 0.0, 0.0], {0: "out of time"}) == [0.0, 0.5, 0.5]
    assert shared([0.5, 0.5, 0.0], {0: "out of time"}) == [0.0, 1.0, 0.0]
    assert shared([0.5, 0.5], {0: "", 1: ""}) == [0.0, 0.0]


@pytest.mark.parametrize("name", ["high_desert", "five_tribes", "djinn"])
def test_a_program_is_told_the_same_in_every_world_that_its_seat_cannot_tell_apart(name: str) -> None:
    """The question is made of the view: dealt anew behind it, the words, numbers and position stay as they are."""
    game = load(name)
    whole = random_match(game, game.seats[-1], 5)
    for at in range(0, whole.at, max(1, whole.at // 6)):
        match = whole.until(at)
        seat, other = match.turn, match.copy()
        state = other.state_at(at)
        state[:] = match.view(seat)
        game.doors.guess(state, 0, np.arange(8, dtype=np.uint32), seat)
        told = json.dumps(question(match, seat))
        assert told == json.dumps(question(other, seat))
        secret = match.header
        assert secret.seed.hex() not in told and secret.salt.hex() not in told
        if at:
            assert json.loads(json.dumps(news(match, seat, at - 1)))["at"] == at - 1


def test_what_is_no_bot_and_no_program_is_refused() -> None:
    run = CliRunner().invoke(app, ["match", "high_desert", "--seat", "no-such-program", "--seat", "random"])
    assert run.exit_code == 2 and "no bot, and no program that can be started" in run.stderr
    run = CliRunner().invoke(app, ["match", "high_desert", "--seat", "random", "--seat", "random", "--clock", "0"])
    assert run.exit_code == 2
