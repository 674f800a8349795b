"""Folder, title, rules, golden games and pages agree and exist: a copy that still says the old thing is caught."""

from pathlib import Path

from majlis.core.game import LANGUAGES, load

ROOT = Path(__file__).parents[2]
FIRST = ("__init__", "parts", "state", "actions", "events")  # what everybody needs to know
ROOMS = {  # in a large game a folder each, with these files among others; in a small one a file
    "rules": ("turn", "setup", "scoring", "view"),
    "mind": ("hints", "observe"),
    "words": ("prompts", "offers", "story", "refusals"),
    "picture": ("scene",),
}


def test_the_folder_has_the_name_and_all_the_files(game):
    assert game.folder.name == game.name and load(game.name) is game
    for name in FIRST:
        assert (game.folder / f"{name}.py").exists()
    for room, names in ROOMS.items():
        files = [f"{room}/{name}.py" for name in ("__init__", *names)]
        assert (game.folder / f"{room}.py").exists() or all((game.folder / file).exists() for file in files), room


def test_every_file_begins_with_what_it_is_for(game):
    for path in game.folder.rglob("*.py"):
        assert path.read_text(encoding="utf-8").startswith('"""'), path


def test_title_and_introduction_exist_in_every_language(game):
    for lang in LANGUAGES:
        about = game.about[lang]
        assert about.title and len(about.paragraph) > 60
        assert set(about.options) == {option.name for option in game.options}


def test_the_rules_are_written_down_under_the_title(game):
    own = game.folder / "rules.md"
    rules = own if own.exists() else ROOT / "rules" / f"{game.name}.md"
    assert rules.read_text().startswith(f"# {game.title}\n")


def test_golden_matches_counts_and_a_playthrough_exist(game):
    if game.folder.parent.name == "games":
        assert len(list((ROOT / "tests/golden" / game.name).glob("*.match"))) >= 3
        assert (ROOT / "tests/perft" / f"{game.name}.perft").exists()
        assert (ROOT / "tests/playthrough" / f"{game.name}.txt").exists()


def test_the_readme_and_the_pages_name_every_game(game):
    if game.folder.parent.name == "games":
        assert game.title in (ROOT / "README.md").read_text()
        assert (ROOT / "docs" / f"{game.name}.md").read_text().startswith(f"# {game.title}\n")


def test_phases_are_numbered_from_zero_and_end_with_over(game):
    phases = list(game.phases)
    assert [int(phase) for phase in phases] == list(range(len(phases))) and phases[-1].name == "OVER"
