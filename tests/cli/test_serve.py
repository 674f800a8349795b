"""The commands that open the page: what they check before anything starts."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import majlis
from majlis.cli import app
from majlis.table.store import Store
from majlis.web import serve, staff
from majlis.web.qr import qr_text

BOX = Path(majlis.__file__).parent / "games" / "djinn" / "box.toml"
NAMED = "MAJLIS_DJINN_BOX"


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path, int, bool, set[str]]]:
    """What would be served, instead of serving it."""
    calls: list[tuple[Path, int, bool, set[str]]] = []

    def note(folder: Path, door: socket.socket, browser: bool, ready: set[str], *more: object) -> None:
        calls.append((folder, door.getsockname()[1], browser, ready))
        door.close()

    monkeypatch.setattr(staff, "serve", note)
    return calls


def test_without_a_command_the_page_opens(started: list, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In the browser of whoever sits at the terminal: see greeting.py."""
    greeted: list[tuple[Path, str]] = []
    monkeypatch.setattr("majlis.cli.greeting.greet", lambda folder, address: greeted.append((folder, address)))
    monkeypatch.setenv("MAJLIS_HOME", str(tmp_path))
    assert CliRunner().invoke(app, []).exit_code == 0
    [(folder, port, browser, ready)] = started
    assert folder == tmp_path and not browser and ready == {"high_desert"}
    assert greeted == [(tmp_path, f"http://127.0.0.1:{port}/")]


def test_everything_can_be_set_by_hand(started: list, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = ["serve", "--port", str(port), "--no-browser", "--data", str(tmp_path)]
    assert CliRunner().invoke(app, words).exit_code == 0
    assert [(folder, number, browser) for folder, number, browser, _ in started] == [(tmp_path, port, False)]


def test_for_friends_in_the_network_it_listens_to_all_and_names_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[object] = []
    monkeypatch.setattr(serve, "lan", lambda: "192.0.2.7")
    monkeypatch.setattr(staff, "serve", lambda *them: found.extend([them[1].getsockname()[0], them[-1].neighbour]))
    assert CliRunner().invoke(app, ["serve", "--lan", "--no-browser"]).exit_code == 0
    assert CliRunner().invoke(app, ["serve", "--no-browser"]).exit_code == 0
    assert found == ["0.0.0.0", "192.0.2.7", "127.0.0.1", ""]


def test_a_code_for_the_terminal_has_no_letter_that_is_lost(capsys: pytest.CaptureFixture[str]) -> None:
    text = qr_text("http://192.0.2.7:8765")
    assert len({len(line) for line in text.splitlines()}) == 1 and set(text) <= set("█▀▄ \n")


def test_a_port_in_use_is_refused_with_what_to_do(started: list) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        result = CliRunner().invoke(app, ["serve", "--port", str(taken.getsockname()[1]), "--no-browser"])
    assert result.exit_code == 2 and "--port" in result.stderr and not started


def test_a_port_that_does_not_exist_is_refused(started: list) -> None:
    result = CliRunner().invoke(app, ["serve", "--port", "70000"])
    assert result.exit_code == 2 and "65535" in result.stderr


def test_a_folder_in_use_is_refused_with_what_to_do(tmp_path: Path) -> None:
    store = Store(tmp_path)
    try:
        result = CliRunner().invoke(app, ["serve", "--no-browser", "--data", str(tmp_path)])
    finally:
        store.close()
    assert result.exit_code == 2 and "--data" in result.stderr


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of our own box, as its owner would make it; no other one is named."""
    monkeypatch.setenv(NAMED, "")
    path = tmp_path / "mine.toml"
    path.write_text(BOX.read_text(encoding="utf-8"), encoding="utf-8")
    return path


def test_an_owners_box_is_named_for_all_processes_to_come(started: list, mine: Path, monkeypatch) -> None:
    monkeypatch.chdir(mine.parent)
    assert CliRunner().invoke(app, ["serve", "--no-browser", "--djinn-box", mine.name]).exit_code == 0
    assert started and os.environ[NAMED] == str(mine)


def test_a_wrong_box_is_refused_before_anything_starts(started: list, mine: Path) -> None:
    mine.write_text(mine.read_text(encoding="utf-8").replace("power = 1", "power = 9", 1), encoding="utf-8")
    result = CliRunner().invoke(app, ["serve", "--no-browser", "--djinn-box", str(mine)])
    assert result.exit_code == 2 and not started and os.environ[NAMED] == ""
    assert result.stderr == f"majlis: {mine}, mage M01: power = 9: write a whole number from 0 to 5.\n"
    missing = CliRunner().invoke(app, ["serve", "--no-browser", "--djinn-box", str(mine.with_name("none.toml"))])
    assert missing.exit_code == 2 and "There is no file" in missing.stderr


def test_a_wrong_box_in_the_environment_is_refused_too(started: list, mine: Path, monkeypatch) -> None:
    mine.write_text("mage = 1", encoding="utf-8")
    monkeypatch.setenv(NAMED, str(mine))
    result = CliRunner().invoke(app, ["serve", "--no-browser"])
    assert result.exit_code == 2 and not started and str(mine) in result.stderr


def test_the_box_is_named_before_the_game_reads_it(mine: Path) -> None:
    """In a process of its own: the box that a game has read once stays for good."""
    mine.write_text(mine.read_text(encoding="utf-8").replace("coins = 4", "coins = 7"), encoding="utf-8")
    code = "import sys; from majlis.cli.serve import lay_out; from pathlib import Path; lay_out(Path(sys.argv[1]))"
    code += "; from majlis.games.djinn.box import BOX; print(BOX.start)"
    run = subprocess.run([sys.executable, "-c", code, mine], capture_output=True, text=True, encoding="utf-8")
    assert run.stdout == "(7, 3, 5)\n", run.stderr


def test_the_help_names_the_box() -> None:
    assert "--djinn-box" in CliRunner().invoke(app, ["serve", "--help"]).stdout
