"""A full disk and a reader who has gone: of every command a sentence with exit code 2, or not a word and code 1."""

import io
import os
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from majlis.cli import COMMANDS, app
from majlis.core.game import load
from majlis.core.notation import write
from majlis.table.store import Store
from majlis.testing.play import random_match

QUICK = {  # of the others, what they say of themselves
    "play": "nim --seats you,random --plain",
    "person": "list",
    "games": "",
    "doctor": "",
    "check": "",
    "replay": "FILE",
    "verify": "FILE",
    "draw": "FILE",
    "position": "FILE",
    "simulate": "nim --seats random,random --games 2",
    "arena": "nim --bots random,random --games 2 --workers 1",
    "match": "nim --seat random --seat random",
    "perft": "nim --depth 1",
    "warm": "nim",
}
pytestmark = pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk here")


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match, beside a house that was opened once."""
    path = tmp_path_factory.mktemp("full") / "evening.match"
    Store(path.parent / "house").close()
    path.write_text(write(random_match(load("nim"), 2, 1)), encoding="utf-8")
    return path


@pytest.fixture
def file(evening: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MAJLIS_HOME", str(evening.parent / "house"))
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    return evening


def left(words: str, to: int, monkeypatch: pytest.MonkeyPatch) -> object:
    """The exit code of a command whose output goes there."""
    output = os.fdopen(to, "w", encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", output)
        with pytest.raises(SystemExit) as leaving:
            app(words.split(), prog_name="majlis")
    with suppress(OSError):
        output.close()
    return leaving.value.code


@pytest.mark.parametrize("command", [name for _, name, _ in COMMANDS])
def test_a_full_disk_is_named_and_a_reader_who_left_is_not_called_after(
    command: str, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = f"{command} {QUICK.get(command, '--help')}".replace("FILE", str(file))
    assert left(words, os.open("/dev/full", os.O_WRONLY), monkeypatch) == 2
    assert capsys.readouterr().err.endswith("majlis: No space left on device.\n")
    reader, writer = os.pipe()
    os.close(reader)
    assert left(words, writer, monkeypatch) == 1
    assert "majlis:" not in capsys.readouterr().err
