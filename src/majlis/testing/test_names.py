"""Folder, title and files agree and exist: a copy that still says the old thing is caught."""

from majlis.core.game import Game, load
from majlis.core.record import seen
from majlis.core.rulebook import figures, numbers
from majlis.core.scene import Piece, Place, Scene
from majlis.core.speech import LANGUAGES
from majlis.core.svg import paint
from majlis.testing.walks import moments

EDGE = 6  # of a drawing: a shadow may fall there
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


def test_every_question_has_a_paragraph_that_stands_in_the_rules_of_every_language(game: Game) -> None:
    pages = [numbers(text) for lang in LANGUAGES if (text := game.rulebook_in(lang))]
    for moment in moments(game, 60, 9):
        asked = game.rule(seen(moment.before))
        assert not asked or all(asked in page for page in pages), asked
        for phase in game.phases:
            view = moment.before.copy()
            view["phase"] = phase
            assert bool(game.rule(seen(view))) == bool(asked), phase


def test_what_lies_on_the_table_leads_to_paragraphs_that_stand_in_the_rules(game: Game) -> None:
    for lang in LANGUAGES:
        if text := game.rulebook_in(lang):
            assert set(game.paragraphs.values()) <= set(numbers(text))


def test_every_figure_of_the_rules_can_be_drawn_and_none_is_left_over(game: Game) -> None:
    for lang in LANGUAGES:
        if text := game.rulebook_in(lang):
            assert set(figures(text)) == set(game.illustrations)
            for name in figures(text):
                scene = game.illustrations[name](lang)
                assert scene.pieces and paint(scene).startswith("<svg")
                things: list[Place | Piece] = [*scene.places, *scene.pieces]
                assert [it.id for it in things if leaves(scene, it)] == [], name


def leaves(scene: Scene, it: Place | Piece) -> bool:
    """Does a thing lie outside its drawing, by more than an edge?"""
    beyond = it.x + it.width > scene.width + EDGE or it.y + it.height > scene.height + EDGE
    return beyond or it.x < -EDGE or it.y < -EDGE
