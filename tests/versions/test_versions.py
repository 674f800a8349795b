"""What every version from 0.2.0 on has written is read by this one: step by step the same, and played on.

Each version is a folder beside this file (see keep.py). A match runs by the rules that it began with: by today's, or by
older ones that are kept beside them; if nobody keeps them, it is refused by name.
"""

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from majlis.core import notation
from majlis.core.editions import edition, family
from majlis.core.game import games, load
from majlis.core.refusal import Refusal
from majlis.table.database import NAME
from majlis.table.guestbook import Guestbook
from majlis.table.keeping import check
from majlis.table.store import Store
from tests.table.waits import OWNER, Asleep, house, waits
from tests.versions.keep import ANNA, BERT, HERE, steps, versions

EXAMPLES = Path(__file__).parents[2] / "examples"
VERSIONS = sorted(it.parent for it in HERE.glob("*/versions.json"))
MATCHES = sorted(HERE.glob("*/*.match"))
each_version = pytest.mark.parametrize("version", VERSIONS, ids=lambda it: it.name)


def kept(row: dict[str, Any]) -> bool:
    """Are these rules still played here?"""
    try:
        edition(row["game"], int(row["rules"]), row["box"])
    except Refusal:
        return False
    return True


@pytest.fixture
def old(version: Path, tmp_path: Path) -> Path:
    """A folder as that version left it."""
    database = sqlite3.connect(tmp_path / NAME)
    database.executescript((version / "house.sql").read_text(encoding="utf-8"))
    database.close()
    return tmp_path


def test_this_version_is_one_of_them():
    """If not: `python -m tests.versions.keep` adds it."""
    assert versions() in [json.loads((it / "versions.json").read_text(encoding="utf-8")) for it in VERSIONS]


@pytest.mark.parametrize("path", MATCHES, ids=lambda it: f"{it.parent.name}/{it.stem}")
def test_a_match_is_step_by_step_what_it_was(path):
    text = path.read_text(encoding="utf-8")
    head = dict(line.split(": ", 1) for line in text.partition("\n\n")[0].splitlines()[1:])
    if not kept(head):
        with pytest.raises(Refusal, match="version"):
            notation.read(text)
        return
    match = notation.read(text)
    assert steps(match) == json.loads((path.parent / "steps.json").read_text(encoding="utf-8"))[path.name]
    assert notation.write(match) == text


@each_version
@waits
async def test_a_house_opens_and_is_played_on(old):
    for _ in range(2):  # the second time it is of today's version
        async with house(old, Asleep()) as lobby:
            book = Guestbook(lobby.store)
            tables = {row["id"]: row for token in (ANNA, BERT) for row in lobby.store.matches(book.person(token))}
            assert len(tables) == 5
            for name, row in tables.items():
                if kept(row):
                    await played_on(await lobby.table(name))
                else:
                    with pytest.raises(Refusal, match="other rules"):
                        await lobby.table(name)


async def played_on(table):
    """Whatever stands there happens again, and one step more."""
    assert table.at == len(table.store.events(table.name)) and table.fault == ""
    if not table.match.over and table.players[table.match.turn] in ("me", "guest"):
        name = f"{table.at:024x}"
        assert (await table.play(table.match.turn, table.at, table.match.open()[0], name)).done


@each_version
def test_every_seal_of_it_is_whole_and_every_move_can_be_played_again(old):
    Store(old).close()
    report = check(old / NAME)
    assert report.whole and report.tables >= 5


@pytest.fixture
def raised(tmp_path, monkeypatch):
    """Games beside ours: Nim as it was, under a number of its own, and Nim of today with other heaps."""
    home = tmp_path / "games"
    shutil.copytree(EXAMPLES / "nim", home / "marienbad_v1")
    shutil.copytree(EXAMPLES / "nim", home / "marienbad")
    for path, before, after in (("__init__.py", "version=1", "version=2"), ("parts.py", "3, 4, 5", "2, 4, 5")):
        text = (home / "marienbad" / path).read_text(encoding="utf-8")
        assert before in text
        (home / "marienbad" / path).write_text(text.replace(before, after), encoding="utf-8")
    monkeypatch.setenv("MAJLIS_GAMES", str(home))
    games.cache_clear()
    yield "marienbad"
    games.cache_clear()


@waits
async def test_a_match_runs_by_the_rules_that_it_began_with(raised, tmp_path):
    today, older = load(raised), load(f"{raised}_v1")
    assert raised in games() and older.name not in games()
    async with house(tmp_path, Asleep()) as lobby:
        table = await lobby.open(OWNER, older, ["me", "greedy"])
        assert lobby.store.match(table.name)["game"] == raised == family(older)
    async with house(tmp_path, Asleep()) as lobby:
        again = await lobby.table(table.name)
        assert again.match.game is older
        await played_on(again)
        match = notation.read(notation.write(again.match))
        assert match.game is older and steps(match) == steps(again.match)
        fresh = await lobby.open(OWNER, today, ["me", "greedy"])
        assert notation.read(notation.write(fresh.match)).game is today


@waits
async def test_rules_that_nobody_keeps_are_refused_by_name(raised, tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await lobby.open(OWNER, load(raised), ["me", "guest"])
        with pytest.raises(Refusal, match="other rules of"):
            lobby.rebuild(lobby.store.match(table.name) | {"rules": 3})
