"""The documents are true: their code runs, and every game, command and option appears in them."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest
import typer
from PIL import Image, ImageSequence

from majlis.cli import app
from majlis.core import observation_page
from majlis.core.game import games, load

ROOT = Path(__file__).parents[1]
TEXTS = sorted(path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
ELSEWHERE = {"docs/api.md"}  # needs a house and a token: tests/web/test_api.py runs it
PAGES = [page for page in TEXTS if page not in ELSEWHERE and "```python\n" in (ROOT / page).read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", PAGES)
def test_the_code_on_a_page_runs_from_top_to_bottom(page):
    code = "\n".join(re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.S))
    assert code
    env = {name: value for name, value in os.environ.items() if name != "MAJLIS_GAMES"}
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, encoding="utf-8"
    )
    assert run.returncode == 0, run.stderr


def command_lines(page):
    """What a page says to type, less what only explains it."""
    blocks = re.findall(r"```sh\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.S)
    return [shlex.split(line, comments=True) for line in "".join(blocks).splitlines()]


def test_every_command_line_is_understood():
    """Names of commands and of their settings, without running what takes hours."""
    known, found = typer.main.get_command(app), 0
    for page in TEXTS:
        for name, *words in filter(None, command_lines(page)):
            if name == "majlis":
                command = known.get_command(click.Context(known), words[0])
                assert command, f"{page}: majlis {words[0]}"
                command.make_parser(click.Context(command)).parse_args(words[1:])
                found += 1
    assert found > 50


@pytest.mark.parametrize("page", TEXTS)
def test_links_lead_somewhere(page):
    for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", (ROOT / page).read_text(encoding="utf-8")):
        assert ((ROOT / page).parent / link).exists(), link


def test_every_command_is_on_the_first_page():
    for command in app.registered_commands:
        name = command.name or command.callback.__name__
        assert f"`majlis {name}" in (ROOT / "README.md").read_text(encoding="utf-8"), name


def test_every_option_has_its_paragraph_in_the_rules():
    for game in map(load, games()):
        for option in game.options:
            assert f"`{option.name}`" in game.rulebook, option.name


def test_the_page_of_observations_is_that_of_the_records():
    assert (ROOT / "docs/observation.md").read_text(encoding="utf-8") == observation_page.page()


def test_no_document_says_what_is_not_so():
    game = load("high_desert")
    page = (ROOT / "docs/high_desert.md").read_text(encoding="utf-8")
    assert f"| actions | {game.actions}:" in page
    assert f"| state | {game.state.itemsize} bytes" in page
    assert f"| observation | {game.observation.size} numbers" in page
    assert ", ".join(phase.name for phase in game.phases) in page


def test_nothing_names_a_registry_or_a_machine():
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, encoding="utf-8"
    )
    names = ["pypi" + ".org", "pythonhosted" + ".org", "npmjs" + ".org", "deb.debian" + ".org", "/" + "work/"]
    for name in listed.stdout.split():
        text = (ROOT / name).read_text(encoding="utf-8", errors="ignore") if (ROOT / name).is_file() else ""
        assert not [word for word in names if word in text], name


def test_the_first_page_lets_one_decide():
    """C9: a film, a still of each game, and a way to start for every system, before anything about tests or Python."""
    first = (ROOT / "README.md").read_text(encoding="utf-8").partition("## Try it from Python")[0]
    assert "docs/film.webp" in first and (ROOT / "docs/film.webp").stat().st_size < 2 << 20
    for game in ("five_tribes", "djinn", "high_desert"):
        assert f"docs/{game}.webp" in first, game
    for words in ("make play", "pip install", "Windows", "Linux", "macOS", "majlis play"):
        assert words in first, words
    assert "make test" not in first


def test_the_figures_of_the_search_are_those_that_were_measured():
    """On the first page and where the bots are told of, as bench/RESULTS.md has them."""
    text = {
        name: (ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "docs/bots.md", "bench/RESULTS.md")
    }
    row = re.search(r"^\| search per second \|(.*)\|$", text["bench/RESULTS.md"], re.M)
    assert row
    measured = sorted(f"{round(int(figure.replace(',', '')), -3):,}" for figure in row[1].split("|"))
    assert f"[{measured[0]} to {measured[-1]} walks a second]" in text["README.md"]
    assert all(figure in text["docs/bots.md"] for figure in measured)


def test_the_film_lasts_eight_to_ten_seconds():
    with Image.open(ROOT / "docs/film.webp") as film:
        times = []
        for frame in ImageSequence.Iterator(film):
            frame.load()
            times.append(frame.info["duration"])
    assert 8_000 <= sum(times) <= 10_000


def test_every_document_is_in_the_index_and_the_changelog_knows_versions():
    index = (ROOT / "docs/README.md").read_text(encoding="utf-8")
    assert [
        path.name for path in (ROOT / "docs").glob("*.md") if path.name not in index and path.name != "README.md"
    ] == []
    assert re.search(r"^## .*\d+\.\d+\.\d+", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
