"""Golden games and pages of every game exist under its title."""

from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_golden_matches_counts_and_a_playthrough_exist(game):
    if game.folder.parent.name == "games":
        assert len(list((ROOT / "tests/golden" / game.name).glob("*.match"))) >= 3
        assert (ROOT / "tests/perft" / f"{game.name}.perft").exists()
        assert (ROOT / "tests/playthrough" / f"{game.name}.txt").exists()


def test_the_readme_and_the_pages_name_every_game(game):
    if game.folder.parent.name == "games":
        assert game.title in (ROOT / "README.md").read_text(encoding="utf-8")
        assert (ROOT / "docs" / f"{game.name}.md").read_text(encoding="utf-8").startswith(f"# {game.title}\n")
