"""Machine code is thrown away when, and only when, what it was made from changes."""

import shutil
from pathlib import Path

import pytest

from majlis.core import cache as keeping
from majlis.core.compile import INTERPRET
from majlis.core.game import games, load

pytestmark = pytest.mark.skipif(INTERPRET, reason="interpreted rules have no machine code")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(load("high_desert").folder, tmp_path / "high_desert"))


def fresh(folder: Path) -> Path:
    keeping.cache_folder.cache_clear()
    return keeping.cache_folder(folder)


@pytest.mark.parametrize("name", ["parts.py", "rules.py", "actions.py"])
def test_a_change_to_rules_or_tables_makes_a_new_cache(folder, name):
    before = fresh(folder)
    with (folder / name).open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    assert fresh(folder) != before


@pytest.mark.parametrize("name", ["words.py", "scene.py"])
def test_a_change_to_words_or_pictures_keeps_the_cache(folder, name):
    before = fresh(folder)
    with (folder / name).open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    assert fresh(folder) == before


def test_the_cache_does_not_depend_on_where_the_checkout_lies(folder):
    assert fresh(folder) == fresh(load("high_desert").folder)


def test_the_name_of_a_room_counts(folder):
    """Two files of one name in two rooms: exchanged, they are another game."""
    for room in ("one", "two"):
        (folder / room).mkdir()
        (folder / room / "chapter.py").write_text(f"@rule\ndef {room}(s): ...\n", encoding="utf-8")
    before = fresh(folder)
    texts = [(folder / room / "chapter.py").read_text(encoding="utf-8") for room in ("two", "one")]
    for room, text in zip(("one", "two"), texts, strict=True):
        (folder / room / "chapter.py").write_text(text, encoding="utf-8")
    assert fresh(folder) != before


def test_a_change_to_a_box_makes_a_new_cache(folder):
    caches = [fresh(folder)]
    for text in ("coins = 4", "coins = 5"):
        (folder / "box.toml").write_text(text, encoding="utf-8")
        caches.append(fresh(folder))
    assert len(set(caches)) == 3


def test_an_owners_box_has_a_cache_of_its_own(folder, tmp_path, monkeypatch):
    caches, path = [fresh(folder)], tmp_path / "mine.toml"
    monkeypatch.setenv("MAJLIS_HIGH_DESERT_BOX", str(path))
    assert fresh(folder) == caches[0]  # a file that is not there is refused by whoever reads it
    for text in ("coins = 4", "coins = 5"):
        path.write_text(text, encoding="utf-8")
        caches.append(fresh(folder))
    assert len(set(caches)) == 3
    monkeypatch.setenv("MAJLIS_OTHER_BOX", str(path))
    monkeypatch.delenv("MAJLIS_HIGH_DESERT_BOX")
    assert fresh(folder) == caches[0]


@pytest.mark.parametrize("words", ["from {}.parts import CARDS", "from .parts import CARDS", "from . import parts"])
def test_tables_count_however_the_rules_import_them(tmp_path, words):
    home = tmp_path / "mine"
    home.mkdir()
    (home / "rules.py").write_text(f"{words.format('mine')}\n\n@rule\ndef step(s, a): ...\n", encoding="utf-8")
    caches = []
    for text in ("CARDS = 3", "CARDS = 4"):
        (home / "parts.py").write_text(text, encoding="utf-8")
        caches.append(fresh(home))
    assert len(set(caches)) == 2


def test_bounds_checking_has_a_cache_of_its_own(folder, monkeypatch):
    before = fresh(folder)
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1" if not keeping.os.environ.get("NUMBA_BOUNDSCHECK") else "0")
    assert fresh(folder) != before


def test_machine_code_is_made_from_rules_and_tables_not_from_words_or_pictures():
    for name in games():
        root = load(name).folder
        found = {path.relative_to(root).with_suffix("").as_posix() for path in keeping.sources(root)}
        assert {"parts", "state", "actions", "events"} <= found
        assert found & {"rules", "rules/turn"} and found & {"mind", "mind/hints"}
        assert not [path for path in found if path.split("/")[0] in ("words", "picture", "__init__")]
    made = {path.stem for path in keeping.sources(keeping.CORE)}
    assert made == {
        "cache",
        "compile",
        "compiler",
        "record",
        "rng",
        "picking",
        "batch",
        "chances",
        "events",
        "observing",
        "observation",
        "refusal",
    }


def test_code_made_for_a_game_counts_every_room_of_its_part_of_the_house():
    selfplay = keeping.CORE.parent / "bots" / "tune" / "selfplay.py"
    bots = keeping.part_of(selfplay)
    rooms = {path.relative_to(bots).as_posix() for path in keeping.sources(bots)}
    assert {"tune/selfplay.py", "search/picking.py", "search/ismcts.py", "search/tree.py"} <= rooms
    assert keeping.part_of(keeping.CORE / "batch.py") == keeping.CORE
