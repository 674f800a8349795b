"""Folder, title and files agree and exist: a copy that still says the old thing is caught."""

from majlis.core.game import Game, load
from majlis.core.speech import LANGUAGES

FIRST = {"__init__.py", "parts.py", "state.py", "actions.py", "events.py"}  # what everybody needs to know first
ROOMS = {  # in a large game a folder each, with these files among others; in a small one a file
    "rules": ("turn", "setup", "scoring", "view"),
    "mind": ("hints", "observe"),
    "words": ("prompts", "offers", "story", "refusals"),
    "picture": ("scene",),
}


def test_the_folder_has_the_name_and_its_rooms_and_its_files_say_what_they_are_for(game: Game) -> None:
    assert game.folder.name == game.name and load(game.name) is game
    assert {path.name for path in game.folder.glob("*.py")} >= FIRST
    for room, names in ROOMS.items():
        files = [game.folder / room / f"{name}.py" for name in ("__init__", *names)]
        assert (game.folder / f"{room}.py").exists() or all(file.exists() for file in files), room
    for path in game.folder.rglob("*.py"):
        assert path.read_text(encoding="utf-8").startswith('"""'), path


def test_title_and_introduction_exist_in_every_language(game: Game) -> None:
    for lang in LANGUAGES:
        about = game.about[lang]
        assert about.title and len(about.paragraph) > 60
        assert set(about.options) == {option.name for option in game.options}


def test_the_rules_are_written_down_under_the_title(game: Game) -> None:
    assert game.rulebook.startswith(f"# {game.title}\n")


def test_phases_are_numbered_from_zero_and_end_with_over(game: Game) -> None:
    phases = list(game.phases)
    assert [int(phase) for phase in phases] == list(range(len(phases))) and phases[-1].name == "OVER"
