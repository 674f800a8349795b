"""The terminal line by line, driven by a script."""

import importlib.util
import io
import os
import re
import select
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import pytest
from rich.console import Console
from typer.testing import CliRunner

from majlis.bots.coach.advice import advise
from majlis.bots.coach.plans import Budget
from majlis.bots.coach.tips import Reader, nudge, said
from majlis.cli import app
from majlis.core import frame
from majlis.core.game import Game, load
from majlis.core.guests import character, code, guest
from majlis.core.match import Match
from majlis.core.notation import read
from majlis.core.scene import Piece, Place, Scene, Text
from majlis.testing.play import seed
from majlis.tui import front, paint
from majlis.tui.house import chance, forget_typed
from majlis.tui.plain import COMMANDS
from majlis.tui.words import WORDS
from tests.tui import seats

GAME = "high_desert"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MAJLIS_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def sit(home: Path):
    def sit(match: Match, answers: Iterable[str], lang: str = "en", walks: int = 60) -> str:
        return seats.sit(home, match, ["me", *["random"] * (match.header.seats - 1)], answers, lang, walks)

    return sit


def at_my_turn(n: int = 3) -> Match:
    """A match of High Desert in which the person at seat 0 is to act."""
    match = Match.new(load(GAME), 2, seed=seed(n), names=("Ann", "Bob"))
    while match.turn:
        match.play(match.open()[0])
    return match


def test_a_match_is_played_to_its_end_and_kept(game: Game, home: Path, sit) -> None:
    match = Match.new(game, game.seats[0], seed=seed(5))
    out = sit(match, ["1", "2", "3"] * game.longest)
    assert match.over
    kept = next((home / "matches").glob("*.match"))
    assert f"Saved to {kept}" in out.replace("\n", " ")
    assert read(kept.read_text(encoding="utf-8")).actions == match.actions
    assert any(line in out for line in ("The winner:", "The win is shared:", "This game is lost."))
    for label, _ in game.tally(match.view(-1)):
        assert label in out


def test_bots_alone_can_be_watched(game: Game, home: Path) -> None:
    match = Match.new(game, game.seats[0], seed=seed(6))
    out = seats.sit(home, match, ["random"] * game.seats[0], [])
    assert match.over
    assert frame.told(match, -1, 0)[0] in out


def test_a_choice_is_given_by_number_as_it_is_listed_or_as_it_is_said(sit) -> None:
    """C5: the words that are shown are understood, and how they begin."""
    for how in ("number", "listed", "en", "de", "begun"):
        match = at_my_turn()
        at, a = match.at, match.open()[1]
        offer = match.game.offer(match.view(0), a, "en", match.called("en", 0))
        words = {"number": "2", "listed": offer, "begun": offer[:-4]}
        sit(match, [words.get(how) or match.game.say(a, how)])
        assert match.actions[at] == a, how


@pytest.mark.parametrize("game", ["five_tribes", "djinn"])
def test_every_listed_choice_is_understood_in_its_own_words(game: str, sit) -> None:
    match = Match.new(load(game), 2, seed=seed(1))
    while match.turn:
        match.play(match.open()[0])
    for a in match.open()[:5]:
        again = match.copy()
        sit(again, [match.game.offer(match.view(0), a, "en", match.called("en", 0))])
        assert again.actions[match.at] == a


TAKEN_BACK = "Taken back: Wish (3 cards): look at the top 5 cards of the deck and keep 1."


def test_quit_help_and_undo_are_commands(sit) -> None:
    match = at_my_turn()
    out = sit(match, ["help", "wish look", "undo", "quit"])
    assert "take back your last step" in out and TAKEN_BACK in " ".join(out.split())
    assert out.rstrip().endswith("Goodbye.")


def test_the_end_of_the_input_leaves_politely_and_loses_nothing(sit) -> None:
    """C3: the game is kept without a question."""
    match = at_my_turn()
    out = sit(match, [])
    assert "The game is kept." in out and out.rstrip().endswith("Goodbye.")
    assert sit(match, [], "de").rstrip().endswith("Auf Wiedersehen.")


def test_a_step_that_showed_nothing_can_be_taken_back(sit) -> None:
    """A wish is named before it is paid for: until then nobody has seen anything new."""
    match = at_my_turn()
    at, wish = match.at, match.game.read("wish look")
    out = sit(match, ["wish look", "u"])
    assert TAKEN_BACK in " ".join(out.split())
    assert "This cannot be taken back." not in out
    assert match.at == at
    assert wish in match.open()


def test_a_step_that_showed_something_cannot_be_taken_back(sit) -> None:
    match = at_my_turn()
    diviner = next(a for a in match.open() if "Diviner" in match.game.say(a))
    at = match.at
    out = sit(match, ["u", match.game.say(diviner), "u"])
    assert "This cannot be taken back." in out
    assert match.actions[at] == diviner


def test_the_cards_of_a_wish_can_be_typed_at_once_in_any_order(sit) -> None:
    match = at_my_turn()
    at = match.at
    out = sit(match, ["wish look", "3 1", "2"])
    assert "Still 1." in out
    assert match.at > at + 3 and match.actions[at + 1 : at + 4] == sorted(match.actions[at + 1 : at + 4])


def test_the_coach_tells_more_each_time_it_is_asked(sit) -> None:
    """First where to look, then the idea, then the best turns with what speaks for them; after a step, anew."""
    match = at_my_turn()
    tips = advise(match.game, match.view(0), 0, chance(match.view(0)), Budget(300))
    names = match.called("en", 0)
    rows = said(tips, Reader(match.game, match.view(0), 0, "en", names))
    scene = match.game.draw(match.view(0), 0, match.game.open(match.view(0)), "en", names)
    heard = [flat(sit(match.copy(), ["h"] * n, walks=300)) for n in (1, 2, 3)]
    where, idea, turns = heard
    assert nudge([row.tip for row in rows], scene, "en") in where and "The best turns" not in where
    assert rows[0].title in idea and "The best turns" not in idea
    assert "The best turns, from what you can see:" in turns
    for row in rows:
        assert row.title in turns and row.reason in turns and row.standing in turns
        assert " → ".join(row.path) in turns
    assert [out.count("h once more tells more.") for out in heard] == [1, 2, 2]


def flat(out: str) -> str:
    """What was printed without its breaks."""
    return " ".join(out.split())


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_help_names_only_words_that_are_understood(lang: str) -> None:
    """In German one says 'hilfe' and 'zurück'; whoever knows the English words may say these."""
    for line in WORDS[lang]["help"].splitlines()[1:]:
        named = re.findall(r"(?:^|, |; )([\w?]+)(?: FILE| DATEI)?(?=  |, )", line)
        assert named and set(named) <= set(COMMANDS), line


def test_in_german_nonsense_is_explained_in_german(sit) -> None:
    out = sit(at_my_turn(), ["abrakadabra", "hilfe"], lang="de")
    assert "„abrakadabra“ ist keine Wahl" in out and "no action" not in out and "der Coach: wohin" in out


def test_nonsense_and_closed_actions_are_explained(sit) -> None:
    match = at_my_turn()
    n = len(match.open())
    out = sit(match, ["abracadabra", "player 2", "0", "99", "", "?"])
    assert "'abracadabra' is no choice" in out
    assert match.refusal(match.game.read("player 2")) in out
    assert out.count(f"There are {n} choices") == 3
    assert "take back your last step" in out


def test_log_and_rules_are_shown_in_the_language_of_the_table(sit) -> None:
    match = at_my_turn()
    out = sit(match, ["1", "l", "r"], "de")
    assert f"   1  {frame.told(match, 0, 0, 'de')[0]}" in out
    assert match.game.about["de"].paragraph[:60] in out
    assert "rules/de/high_desert.md" in out.replace("\n", "")
    assert "Versiegelter Palast: aus" in out


def test_a_saved_match_can_be_replayed_and_is_never_written_over(tmp_path: Path, sit) -> None:
    match = at_my_turn()
    path, other = tmp_path / "mine.match", tmp_path / "other.match"
    other.write_text("precious", encoding="utf-8")
    out = sit(match, ["1", "s", f"s {other}", f"s {path}", f"save {path}", "q"])
    assert "Say where: save FILE" in out
    assert f"{other} exists already" in out
    assert out.count(f"Saved to {path}") == 2
    assert other.read_text(encoding="utf-8") == "precious"
    told = CliRunner().invoke(app, ["replay", str(path), "--seat", "1"]).stdout
    assert frame.told(match, 0, 0)[0] in told


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path, sit) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    assert "It could not be saved" in sit(at_my_turn(), [f"s {blocked}/x.match"])


def test_two_people_at_one_keyboard_do_not_see_each_other(home: Path) -> None:
    """C4: before the next one looks, the window is cleared, and what was scrolled out of it."""
    match = Match.new(load(GAME), 2, seed=seed(2), names=("Ann", "Bob"))
    asked: list[str] = []

    def say(words: str) -> str | None:
        asked.append(words)
        return "1" if len(asked) < 12 else None

    with patch.object(Console, "is_terminal", True):
        out = seats.talk(home, match, ["guest", "guest"], say)
    names = [name for words in asked for name in ("Ann", "Bob") if f"{name} is next: press Enter" in words]
    assert len(set(names)) == 2
    assert out.count("\033[3J") == 2 * len(names)


def test_lines_are_broken_between_words(home: Path) -> None:
    """C7: nothing is cut in mid-word, however narrow the terminal."""
    match = Match.new(load("five_tribes"), 2, seed=seed(2))
    out = seats.talk(home, match, ["me", "random"], lambda _: None, width=60)
    known = set(seats.talk(home, match, ["me", "random"], lambda _: None, width=2000).split())
    assert set(out.split()) <= known
    assert max(map(len, out.splitlines())) <= 60


def test_the_table_is_told_in_order_of_its_places() -> None:
    """C2: with markers on places 2 and 3, neither seems to stand elsewhere; only neighbours are counted together."""
    labels = ["place 1", "place 2", "marker: You", "place 3", "marker: You", "moon", "moon"]
    assert paint.counted(labels) == ["place 1", "place 2", "marker: You", "place 3", "marker: You", "2 × moon"]


def test_djinn_can_be_played_from_what_the_lines_tell(home: Path) -> None:
    """C1: djinn and bosses have a place, ways are told, trades name their goods."""
    match = Match.new(load("djinn"), 2, seed=seed(4))
    while match.turn or match.game.phases(int(match.state[0]["phase"])).name != "MOVE":
        match.play(match.open()[0])
    out = flat(seats.talk(home, match, ["me", "random"], lambda _: None))
    assert "Tavern (round) · " in out and " and 1 boss" in out
    assert "a way to " in out
    assert "a trade of tent A: 2 coins → 2 bottles" in out


def test_a_scene_is_painted_as_a_table_of_places() -> None:
    places = Place("all", 0, 0, 100, 100, "table"), Place("hand", 10, 10, 20, 20, "hand, 3 cards", "active")
    pieces = [Piece(str(n), "card", 12 + n, 12, 2, 2, label) for n, label in enumerate(["moon", "moon", "sun", ""])]
    pieces.append(Piece("lamp", "lamp", 90, 90, 5, 5, "lamp"))
    texts = Text("a", 11, 11, "hand · 3"), Text("b", 11, 11, "7 points")
    paper = io.StringIO()
    Console(file=paper, width=80).print(paint.table(Scene(100, 100, "x", {}, places, tuple(pieces), texts)))
    rows = [" ".join(row.split()) for row in paper.getvalue().splitlines() if row.strip()]
    assert rows[-2:] == ["table lamp", "hand, 3 cards 2 × moon, sun · 7 points"]
    assert paint.table(Scene(100, 100, "x", {})) is None


# --- the command


def test_play_from_the_command_line() -> None:
    words = "play", GAME, "--seed", "7", "--seats", "you,random,random", "--lang", "de"
    first, again = (CliRunner().invoke(app, words, input="1\nq\n\n") for _ in range(2))
    assert (first.exit_code, first.stdout) == (0, again.stdout)
    assert "Dschinn der Hohen Wüste" in first.stdout
    guests = [guest("random", seat, GAME) for seat in (1, 2)]
    for who in guests:
        assert f"{who.name} (zufällig): {character(who, 'de')}" in flat(first.stdout)
    assert guests[0] != guests[1]


def test_without_a_game_the_unfinished_ones_are_offered_then_new_ones() -> None:
    """C3: what was begun is offered again, and goes on where it stood."""
    CliRunner().invoke(app, ["play", GAME, "--seats", "you,random"], input="1\n")
    offered = CliRunner().invoke(app, ["play"], input="q\n")
    assert offered.exit_code == 0
    lines = offered.stdout.splitlines()
    assert lines[1] == "Go on with" and "Djinns of the High Desert: You, " in lines[2]
    on = CliRunner().invoke(app, ["play"], input="1\nl\nq\n").stdout
    assert "   1  " in on


def test_a_match_file_is_taken_up_again(home: Path) -> None:
    """C3: a saved game goes on, with the same people and bots."""
    path = home / "evening.match"
    match = Match.new(load(GAME), 2, seed=seed(3), names=("@player", code("random")))
    while match.at < 6 or match.turn:
        match.play(match.open()[0])
    from majlis.core.notation import write

    path.write_text(write(match), encoding="utf-8")
    told = CliRunner().invoke(app, ["play", str(path)], input="l\n1\nq\n")
    assert told.exit_code == 0
    assert f"{match.at:>4}  {frame.told(match, 0, match.at - 1)[0]}" in told.stdout  # all of it is there
    assert "The game is kept." in told.stdout
    assert CliRunner().invoke(app, ["play", str(home / "none.match")], input="").exit_code == 2


def test_a_folder_in_use_is_said_with_what_to_do(home: Path) -> None:
    from majlis.table.store import Store

    store = Store(home)
    try:
        refused = CliRunner().invoke(app, ["play", GAME], input="q\n")
    finally:
        store.close()
    assert refused.exit_code == 2
    assert "in use by another majlis" in refused.stderr and "Go on there in the browser" in refused.stderr


def test_a_terminal_that_knows_few_letters_is_played_at(home: Path) -> None:
    """C6: in an ASCII locale nothing stumbles; for what cannot be printed stands what looks like it."""
    env = os.environ | {"MAJLIS_HOME": str(home), "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}
    words = [sys.executable, "-m", "majlis", "play", "djinn", "--solo", "12"]
    told = subprocess.run(words, env=env, input="1\nboard\nq\n", capture_output=True, encoding="ascii", timeout=300)
    assert told.returncode == 0, told.stderr
    assert "+---" in told.stdout and "The game is kept." in told.stdout
    assert "?" not in told.stdout.replace(", ? for help", "")


def test_no_minus_is_lost_where_only_ascii_is_known() -> None:
    told = "palace − 2 × „Jann“ (−4) …".encode("ascii", "fewer").decode()
    assert told == 'palace - 2 x "Jann" (-4) .'


def test_what_a_player_has_is_told_once_and_where_it_lies(home: Path) -> None:
    """A card of the hand does not follow the palace as if it lay there."""
    match = seats.dealt(load(GAME), 2, 5)
    out = seats.talk(home, match, ["me", "random"], lambda _: None, width=2000).splitlines()
    hand = next(line for line in out if line.startswith("You: hand, "))
    for card in hand.partition(": ")[2].partition(": ")[2].split("; "):
        assert sum(card.removeprefix("2 × ") in line for line in out) == 1


def test_without_textual_it_goes_line_by_line_and_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert not front.has_textual("en")
    assert "pip install 'majlis[terminal]'" in capsys.readouterr().out


@pytest.mark.parametrize("term", ["dumb", ""])
def test_a_simple_terminal_is_not_drawn_upon(term: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", term)
    assert front.simple()


def test_what_comes_through_a_pipe_stands_in_the_transcript(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Or the answer to a choice would begin in the line of the question, and nobody could read what was chosen."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("3\n"))
    assert front.typed("Your choice: ") == "3"
    assert capsys.readouterr().out == "Your choice: 3\n"


@pytest.mark.parametrize("absent", ["stdin", "stdout", "stderr"])
def test_it_is_drawn_only_where_all_three_streams_are_the_terminal(
    absent: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With its errors in a file, the whole board would be drawn into that file and the window stay black."""
    monkeypatch.setenv("TERM", "xterm")
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, SimpleNamespace(isatty=lambda: True, encoding="utf-8"))
    assert not front.simple()
    monkeypatch.setattr(sys, absent, SimpleNamespace(isatty=lambda: False, encoding="utf-8"))
    assert front.simple()


@pytest.mark.skipif(os.name != "posix", reason="other systems forget by themselves")
def test_keys_typed_while_a_game_is_compiled_are_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """C7: a key that was pressed before the question does not become a move."""
    ours, theirs = os.openpty()
    with os.fdopen(theirs, "r", encoding="utf-8") as typed:
        monkeypatch.setattr(sys, "stdin", typed)
        os.write(ours, b"1\n")
        assert select.select([typed], [], [], 5)[0]
        forget_typed()
        assert not select.select([typed], [], [], 0)[0]
    os.close(ours)
