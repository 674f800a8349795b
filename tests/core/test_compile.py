"""Machine code is thrown away when, and only when, what it was made from changes."""

import shutil
from pathlib import Path

import pytest

from majlis.core import compile as compiling
from majlis.core.game import games, load

pytestmark = pytest.mark.skipif(compiling.INTERPRET, reason="interpreted rules have no machine code")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(load("high_desert").folder, tmp_path / "high_desert"))


def fresh(folder: Path) -> Path:
    compiling.cache_folder.cache_clear()
    return compiling.cache_folder(folder)


@pytest.mark.parametrize("name", ["parts.py", "rules.py", "actions.py"])
def test_a_change_to_rules_or_tables_makes_a_new_cache(folder, name):
    before = fresh(folder)
    with (folder / name).open("a") as file:
        file.write("\n# changed\n")
    assert fresh(folder) != before


@pytest.mark.parametrize("name", ["words.py", "scene.py"])
def test_a_change_to_words_or_pictures_keeps_the_cache(folder, name):
    before = fresh(folder)
    with (folder / name).open("a") as file:
        file.write("\n# changed\n")
    assert fresh(folder) == before


def test_bounds_checking_has_a_cache_of_its_own(folder, monkeypatch):
    before = fresh(folder)
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1" if not compiling.os.environ.get("NUMBA_BOUNDSCHECK") else "0")
    assert fresh(folder) != before


def test_compiled_code_never_imports_words_or_pictures():
    for name in games():
        for path in load(name).folder.glob("*.py"):
            if "@rule" in path.read_text():
                spoken = {Path(word).stem for word in compiling.SPOKEN}
                imports = [line for line in path.read_text().splitlines() if line.startswith(("from ", "import "))]
                assert not [line for line in imports if line.split(" import ")[0].split(".")[-1] in spoken]
