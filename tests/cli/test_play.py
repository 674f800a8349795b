"""The terminal player, driven by a script."""

import io
from collections.abc import Iterable, Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from rich.console import Console
from typer.testing import CliRunner

from majlis.bots.bot import Bot, bot
from majlis.bots.coach.advice import advise
from majlis.bots.coach.plans import Budget
from majlis.bots.coach.tips import Reader, nudge, said
from majlis.cli import app
from majlis.core import frame
from majlis.core.game import Game, load
from majlis.core.guests import character, guest
from majlis.core.match import Match
from majlis.core.notation import read
from majlis.core.scene import Piece, Place, Scene, Text
from majlis.testing.play import seed
from majlis.tui import paint
from majlis.tui.play import Sitting, play

GAME = "high_desert"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MAJLIS_HOME", str(tmp_path))
    return tmp_path


def sit(
    match: Match, bots: list[Bot | None], answers: Iterable[str], lang: str = "en", walks: int | None = None
) -> str:
    """Play with these answers; the input ends with them. Returns what was printed."""
    lines: Iterator[str] = iter(answers)

    def ask(_: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    paper = io.StringIO()
    play(Sitting(match, bots, Console(file=paper, width=160), ask, lang, budget=Budget(walks or 60)))
    return paper.getvalue()


def at_my_turn(n: int = 3) -> tuple[Match, list[Bot | None]]:
    """A match of High Desert in which the person at seat 0 is to act."""
    game = load(GAME)
    match, bots = Match.new(game, 2, seed=seed(n), names=("Ann", "Bob")), [None, bot("random", game)]
    while match.turn:
        match.play(match.open()[0])
    return match, bots


def test_a_match_is_played_to_its_end_and_kept(game: Game, home: Path) -> None:
    bots: list[Bot | None] = [None, *[bot("random", game)] * (game.seats[0] - 1)]
    match = Match.new(game, game.seats[0], seed=seed(5))
    out = sit(match, bots, ["1"] * game.longest)
    assert match.over
    kept = next((home / "matches").glob("*.match"))
    assert f"Saved to {kept}" in out
    assert read(kept.read_text(encoding="utf-8")).actions == match.actions
    assert any(line in out for line in ("The winner:", "The win is shared:", "This game is lost."))
    for label, _ in game.tally(match.view(-1)):
        assert label in out


def test_bots_alone_can_be_watched(game: Game) -> None:
    match = Match.new(game, game.seats[0], seed=seed(6))
    out = sit(match, [bot("random", game)] * game.seats[0], [])
    assert match.over
    assert frame.told(match, -1, 0)[0] in out


def test_an_action_can_be_given_by_number_or_in_english_or_german() -> None:
    for lang in ("number", "en", "de"):
        match, bots = at_my_turn()
        at, a = match.at, match.open()[1]
        sit(match, bots, ["2" if lang == "number" else match.game.say(a, lang)])
        assert match.actions[at] == a


def test_the_end_of_the_input_leaves_politely() -> None:
    match, bots = at_my_turn()
    assert sit(match, bots, []).rstrip().endswith("Goodbye.")
    assert sit(match, bots, [], "de").rstrip().endswith("Auf Wiedersehen.")


def test_a_step_that_showed_nothing_can_be_taken_back() -> None:
    """A wish is named before it is paid for: until then nobody has seen anything new."""
    match, bots = at_my_turn()
    at, wish = match.at, match.game.read("wish look")
    out = sit(match, bots, ["wish look", "u"])
    assert "Taken back: wish look." in out
    assert "This cannot be taken back." not in out
    assert match.at == at
    assert wish in match.open()


def test_a_step_that_showed_something_cannot_be_taken_back() -> None:
    match, bots = at_my_turn()
    diviner = next(a for a in match.open() if "Diviner" in match.game.say(a))
    at = match.at
    out = sit(match, bots, ["u", match.game.say(diviner), "u"])
    assert out.count("There is nothing to take back") == 2
    assert "This cannot be taken back." in out
    assert match.actions[at] == diviner


def test_the_coach_tells_more_each_time_it_is_asked() -> None:
    """First where to look, then the idea, then the best turns with what speaks for them; after a step, anew."""
    match, bots = at_my_turn()
    tips = advise(match.game, match.view(0), 0, bytes(32), Budget(300))
    names = match.called("en", 0)
    rows = said(tips, Reader(match.game, match.view(0), 0, "en", names))
    scene = match.game.draw(match.view(0), 0, match.game.open(match.view(0)), "en", names)
    with patch("majlis.tui.play.secrets.token_bytes", lambda n: bytes(n)):
        heard = [sit(match, bots, ["h"] * n, walks=300) for n in (1, 2, 3)]
    where, idea, turns = heard[0], heard[1][len(heard[0]) - 40 :], heard[2]
    assert nudge([row.tip for row in rows], scene, "en") in where and "The best turns" not in where
    assert rows[0].title in idea and "The best turns" not in idea
    assert "The best turns, from what you can see:" in turns
    for row in rows:
        assert row.title in turns and row.reason in turns and row.standing in turns
        assert " → ".join(row.path) in turns
    assert [out.count("h once more tells more.") for out in heard] == [1, 2, 2]


def test_nonsense_and_closed_actions_are_explained() -> None:
    match, bots = at_my_turn()
    n = len(match.open())
    out = sit(match, bots, ["abracadabra", "player 2", "0", "99", "", "?"])
    assert "'abracadabra' is no action of this game" in out
    assert match.refusal(match.game.read("player 2")) in out
    assert out.count(f"There are {n} choices") == 3
    assert "take back your last step" in out


def test_log_and_rules_are_shown_in_the_language_of_the_table() -> None:
    match, bots = at_my_turn()
    out = sit(match, bots, ["1", "l", "r"], "de")
    assert f"   1  {frame.told(match, 0, 0, 'de')[0]}" in out
    assert match.game.about["de"].paragraph[:60] in out
    assert "rules/high_desert.md" in out
    assert "Versiegelter Palast: off" in out


def test_a_saved_match_can_be_replayed_and_is_never_written_over(tmp_path: Path) -> None:
    match, bots = at_my_turn()
    path, other = tmp_path / "mine.match", tmp_path / "other.match"
    other.write_text("precious", encoding="utf-8")
    out = sit(match, bots, ["1", "s", f"s {other}", f"s {path}", f"s {path}", "q", ""])
    assert "Say where: s FILE" in out
    assert f"{other} exists already" in out
    assert out.count(f"Saved to {path}") == 2
    assert other.read_text(encoding="utf-8") == "precious"
    assert read(path.read_text(encoding="utf-8")).actions == match.actions
    told = CliRunner().invoke(app, ["replay", str(path), "--seat", "1"]).stdout
    assert frame.told(match, 0, 0)[0] in told


def test_whoever_leaves_is_asked_whether_to_save(tmp_path: Path) -> None:
    match, bots = at_my_turn()
    path = tmp_path / "left.match"
    match.play(match.open()[0])
    out = sit(match, bots, ["q", str(path)])
    assert f"Saved to {path}" in out
    assert path.exists()


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    match, bots = at_my_turn()
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    assert "It could not be saved" in sit(match, bots, [f"s {blocked}/x.match"])


def test_two_people_at_one_keyboard_do_not_see_each_other(tmp_path: Path) -> None:
    match = Match.new(load(GAME), 2, seed=seed(2), names=("Ann", "Bob"))
    asked: list[str] = []

    def ask(words: str) -> str:
        asked.append(words)
        if len(asked) > 12:
            raise EOFError
        return "1"

    play(Sitting(match, [None, None], Console(file=io.StringIO()), ask))
    assert any(f"{name} is next: press Enter" in words for words in asked for name in ("Ann", "Bob"))


def test_play_from_the_command_line() -> None:
    words = "play", GAME, "--seed", "7", "--seats", "you,random,random", "--lang", "de"
    first, again = (CliRunner().invoke(app, words, input="1\nq\n\n") for _ in range(2))
    assert (first.exit_code, first.stdout) == (0, again.stdout)
    assert "Dschinn der Hohen Wüste" in first.stdout
    guests = [guest("random", seat, GAME) for seat in (1, 2)]
    for who in guests:
        assert f"{who.name} (zufällig): {character(who, 'de')}" in first.stdout
    assert guests[0] != guests[1]


def test_a_scene_is_painted_as_a_table_of_places() -> None:
    places = Place("all", 0, 0, 100, 100, "table"), Place("hand", 10, 10, 20, 20, "hand, 3 cards", "active")
    pieces = [Piece(str(n), "card", 12 + n, 12, 2, 2, label) for n, label in enumerate(["moon", "sun", "moon", ""])]
    pieces.append(Piece("lamp", "lamp", 90, 90, 5, 5, "lamp"))
    texts = Text("a", 11, 11, "hand · 3"), Text("b", 11, 11, "7 points")
    paper = io.StringIO()
    Console(file=paper, width=80).print(paint.table(Scene(100, 100, "x", {}, places, tuple(pieces), texts)))
    rows = [" ".join(row.split()) for row in paper.getvalue().splitlines() if row.strip()]
    assert rows[-2:] == ["table lamp", "hand, 3 cards 2 × moon, sun · 7 points"]
    assert paint.table(Scene(100, 100, "x", {})) is None
