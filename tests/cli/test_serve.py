"""The commands that open the page: what they check before anything starts."""

import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner

from majlis.cli import app
from majlis.table.store import Store
from majlis.web import serve


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path, int, bool, set[str]]]:
    """What would be served, instead of serving it."""
    calls: list[tuple[Path, int, bool, set[str]]] = []

    def note(folder: Path, door: socket.socket, browser: bool, ready: set[str]) -> None:
        calls.append((folder, door.getsockname()[1], browser, ready))
        door.close()

    monkeypatch.setattr(serve, "serve", note)
    return calls


def test_without_a_command_the_page_opens(started: list, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MAJLIS_HOME", str(tmp_path))
    assert CliRunner().invoke(app, []).exit_code == 0
    [(folder, _, browser, ready)] = started
    assert folder == tmp_path and browser and ready == {"high_desert"}


def test_everything_can_be_set_by_hand(started: list, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = ["serve", "--port", str(port), "--no-browser", "--data", str(tmp_path)]
    assert CliRunner().invoke(app, words).exit_code == 0
    assert [(folder, number, browser) for folder, number, browser, _ in started] == [(tmp_path, port, False)]


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
