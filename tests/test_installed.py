"""A built wheel is whole: everything is served and played from it without the checkout, and a game can be added."""

import os
import re
import subprocess
import sys
import venv
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import pytest

from majlis.core.cache import cache_home
from majlis.core.game import load
from tests.serving import play, served, visitor

pytest.importorskip("setuptools", "77")
ROOT = Path(__file__).parents[1]
GAMES = ("djinn", "five_tribes", "high_desert")
DECISIONS = 30
DONE = "--- done ---"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, so that nothing left over from another build gets in."""
    source = tmp_path_factory.mktemp("source")
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        copy(ROOT / name, source)
    for name in ("src", "rules"):
        copytree(ROOT / name, source / name, ignore=ignore_patterns("__pycache__", "*.egg-info"))
    pip("wheel", "--no-build-isolation", "--wheel-dir", source, source)
    return next(source.glob("*.whl"))


@pytest.fixture(scope="module")
def env(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The variables of somebody who has installed the wheel, and works outside the checkout."""
    home = tmp_path_factory.mktemp("home")
    venv.create(home / "venv", symlinks=True)
    pip("--python", home / "venv/bin/python", "install", wheel)
    site = next(home.glob("venv/lib/*/site-packages"))
    others = [path for path in sys.path if path.endswith("site-packages")]  # what Majlis needs is at hand here
    (site / "others.pth").write_text("\n".join(others), encoding="utf-8")
    kept = {name: value for name, value in os.environ.items() if not re.match("PYTHON|PYTEST|MAJLIS_GAMES", name)}
    path = f"{home / 'venv/bin'}{os.pathsep}{os.environ['PATH']}"
    kept |= {"PATH": path, "HOME": str(home), "MAJLIS_HOME": str(home / "matches"), "COLUMNS": "100"}
    return kept | {"MAJLIS_CACHE": str(cache_home())}  # the same rules are the same machine code, wherever they lie


def pip(*words: str | Path) -> None:
    run = [
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        *map(str, words),
        "--no-deps",
        "--no-index",
        "-q",
    ]
    subprocess.run(run, check=True)


def test_every_file_of_the_package_is_in_the_wheel_and_so_are_the_rules(wheel: Path) -> None:
    source = wheel.parent / "src"
    wanted = {path.relative_to(source).as_posix() for path in (source / "majlis").rglob("*") if path.is_file()}
    wanted |= {f"majlis/games/{name}/rules.md" for name in GAMES}
    wanted |= {f"majlis/games/{page.stem}/rules.de.md" for page in (ROOT / "rules" / "de").glob("*.md")}
    assert wanted - set(zipfile.ZipFile(wheel).namelist()) == set()


def test_every_game_is_served_and_played_from_the_wheel(env: dict[str, str], tmp_path: Path) -> None:
    where = "import majlis; print(majlis.__file__)"
    run = subprocess.run(
        ["python", "-c", where], env=env, cwd=tmp_path, capture_output=True, text=True, encoding="utf-8"
    )
    assert run.stdout.startswith(env["HOME"])
    with served(["majlis", "serve", "--no-browser"], env, tmp_path) as address, ThreadPoolExecutor() as threads:
        with visitor(address) as client:
            assert all(load(name).title in client.get("/").text for name in GAMES)
            for name in GAMES:
                page = client.get(f"/rules/{name}")
                assert page.status_code == 200 and "<h2 " in page.text
        for frame in threads.map(lambda name: play(address, name, DECISIONS), GAMES):
            assert frame["over"] or frame["moves"] >= DECISIONS


# --- the tutorial, to the letter


def steps() -> list[tuple[str, str]]:
    """Each block of commands on the page, and the words up to the next one."""
    page = (ROOT / "docs/tutorial.md").read_text(encoding="utf-8")
    return re.findall(r"```sh\n(.*?)```\n(.*?)(?=```|\Z)", page, re.S)


def test_the_tutorial_can_be_followed_to_the_letter(env: dict[str, str]) -> None:
    """In one shell; where the page says that a test fails, that one does, and no other."""
    script, failing = "set -e\n", []
    for commands, words in steps():
        commands, serving, _ = commands.partition("majlis serve")
        failing.append(re.findall(r"One test fails: `(\w+)`", words))
        script += f"set +e\n{commands}set -e\n" if failing[-1] else commands
        script += f"echo {DONE}\n"
    assert serving, "the last step opens the page"
    *said, rest = shell(script, env).split(DONE)
    assert len(said) == len(failing), rest
    assert [re.findall(r"FAILED .*::(\w+)\[pebbles\]", words) for words in said] == failing
    home = env["HOME"]
    look_at_the_page(
        env | {"MAJLIS_GAMES": f"{home}/djinn_games", "MAJLIS_HOME": f"{home}/own", "MAJLIS_INTERPRET": "1"}
    )


def shell(script: str, env: dict[str, str]) -> str:
    """Run as typed; a person who is asked something answers with the first choice."""
    run = subprocess.run(
        ["sh", "-c", script], env=env, cwd=ROOT, input="1\n" * 100, stdout=-1, stderr=-2, encoding="utf-8"
    )
    return run.stdout


def look_at_the_page(env: dict[str, str]) -> None:
    with served(["majlis", "serve", "--no-browser"], env, Path(env["HOME"])) as address:
        with visitor(address) as client:
            assert "Pebbles" in client.get("/").text
            assert "Four heaps of two" in client.get("/rules/pebbles").text
        assert play(address, "pebbles", 100)["over"]
