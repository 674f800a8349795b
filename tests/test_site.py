"""The documentation as a site: it builds, no link leads nowhere, and no page asks another host for anything."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from majlis.core.game import games, load

pytest.importorskip("material", reason="the extra [docs] is not installed")

ROOT = Path(__file__).parents[1]
FETCHED = re.compile(r"""<(?:script|img|iframe|link|source)\b[^>]*\b(?:src|href)=["']?(?:https?:)?//""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site")
    env = {name: value for name, value in os.environ.items() if name != "MAJLIS_GAMES"}
    run = subprocess.run(
        [sys.executable, "docs/pages.py", str(out)], cwd=ROOT, env=env, capture_output=True, text=True, encoding="utf-8"
    )
    assert run.returncode == 0, run.stderr
    return out


def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def test_the_site_is_whole_and_keeps_to_itself(site: Path) -> None:
    pages = [*site.rglob("*.html")]
    assert not [page.name for page in pages if FETCHED.search(text(page))]
    assert not [sheet.name for sheet in site.rglob("*.css") if re.search(r"""url\(["']?https?:|@import""", text(sheet))]
    there = {page.name for page in pages}
    assert {f"{path.stem}.html" for path in (ROOT / "docs").glob("*.md") if path.stem != "README"} <= there


def test_a_game_has_its_page_with_rules_record_observation_actions_events_and_ladder(site: Path) -> None:
    for game in (load(name) for name in games() if (ROOT / "rules" / f"{name}.md").exists()):
        page = text(site / "games" / f"{game.name}.html")
        assert all(f"<code>{field}</code>" in page for field in game.state.names or ())
        assert all(f"<td>{kind.name}</td>" in page for kind in game.events)
        assert f"<td>{game.actions - 1}</td>" in page and "<td>keen</td>" in page
        assert all(f"<td>{part.at}</td>\n<td><code>{part.name}</code></td>" in page for part in game.observation.parts)
        assert f'href="../rules/{game.name}.html#' in page


def test_the_figures_of_the_rules_are_drawn_and_the_reference_is_made(site: Path) -> None:
    assert "figures/five_tribes-tiles-en.svg" in text(site / "rules" / "five_tribes.html")
    assert (site / "figures" / "five_tribes-tiles-de.svg").exists()
    assert "majlis.core.match.Match.play" in text(site / "reference" / "games_and_matches.html")


def test_the_notebooks_are_pages_with_what_came_of_them(site: Path) -> None:
    page = text(site / "notebooks" / "first_look.html")
    assert 'src="first_look-1.svg"' in page and (site / "notebooks" / "first_look-1.svg").exists()
    assert 'href="first_look.ipynb"' in page and (site / "notebooks" / "first_look.ipynb").exists()
    assert 'href="notebooks/million.html"' in text(site / "research.html")


def test_the_figures_beside_the_peers_are_a_page_with_their_picture(site: Path) -> None:
    assert 'src="bench/RESULTS.svg"' in text(site / "results.html") and (site / "bench" / "RESULTS.svg").exists()
    assert 'href="results.html"' in text(site / "research.html")


def test_every_document_is_in_the_navigation(site: Path) -> None:
    start, games_own = text(site / "index.html"), set(games())
    documents = {path.stem for path in (ROOT / "docs").glob("*.md")} - {"README"} - games_own
    assert not [name for name in documents if f'href="{name}.html"' not in start]
