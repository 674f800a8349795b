"""ARCHITECTURE.md is complete: it shows every folder, and leads from every chapter of a rulebook to its file."""

import re
from pathlib import Path

import pytest

from majlis.core.game import games

ROOT = Path(__file__).parents[1]
HOUSE = ROOT / "src" / "majlis"
MAP = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
TREES = " ".join(re.findall(r"```\n(.*?)```", MAP, re.S))
ROWS = dict(re.findall(r"^\| ([A-Z]+-\d+) [^|]*\| `([\w/.]+)` \|$", MAP, re.M))
PACKAGES = sorted(path.parent for path in HOUSE.rglob("__init__.py") if path.parent != HOUSE)
OURS = [name for name in games() if (ROOT / "rules" / f"{name}.md").exists()]


@pytest.mark.parametrize("folder", PACKAGES, ids=lambda path: path.relative_to(HOUSE).as_posix())
def test_every_folder_is_on_the_map_and_says_what_belongs_there(folder: Path) -> None:
    assert f"{folder.name}/" in TREES
    assert (folder / "__init__.py").read_text(encoding="utf-8").startswith('"""')


def test_every_file_of_core_is_on_the_map() -> None:
    assert [path.name for path in (HOUSE / "core").glob("[a-z]*.py") if path.name not in TREES] == []


@pytest.mark.parametrize("name", OURS)
def test_every_chapter_leads_to_a_file_that_cites_it(name: str) -> None:
    chapters = re.findall(r"^## ([A-Z]+-\d+) ", (ROOT / "rules" / f"{name}.md").read_text(encoding="utf-8"), re.M)
    assert chapters
    for chapter in chapters:
        path = HOUSE / ROWS[chapter]
        assert re.search(rf"{chapter}\b", path.read_text(encoding="utf-8")), f"{path} does not cite {chapter}"


def test_the_map_names_no_chapter_that_is_not_there() -> None:
    rules = "\n".join((ROOT / "rules" / f"{name}.md").read_text(encoding="utf-8") for name in OURS)
    assert [chapter for chapter in ROWS if not re.search(rf"^## {chapter} ", rules, re.M)] == []
