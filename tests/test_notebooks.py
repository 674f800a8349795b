"""The notebooks run from top to bottom at small size; as they lie there, they ran at full size without a fault."""

import os
from pathlib import Path

import pytest

from majlis.core.game import load
from majlis.core.match import Match
from majlis.testing.play import seed

nbformat = pytest.importorskip("nbformat", reason="the extra [notebooks] is not installed")
nbclient = pytest.importorskip("nbclient", reason="the extra [notebooks] is not installed")

FOLDER = Path(__file__).parents[1] / "docs" / "notebooks"
NAMES = ("first_look", "train", "million")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.filterwarnings("ignore")  # of Jupyter's own
def test_a_notebook_runs_at_small_size(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAJLIS_NOTEBOOK", "small")
    monkeypatch.delenv("MAJLIS_GAMES", raising=False)
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", os.environ.get("OPENBLAS_NUM_THREADS", "1"))
    notebook = nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=600, kernel_name="python3").execute()


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_lies_there_with_what_came_of_it(name: str) -> None:
    notebook = nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in code] == list(range(1, len(code) + 1))
    assert not [it for cell in code for it in cell.outputs if it.output_type == "error" or it.get("name") == "stderr"]


def test_a_match_draws_itself_and_tells_nothing_that_an_onlooker_could_not_know() -> None:
    match = Match.new(load("high_desert"), 2, seed=seed(5), names=("<Ann>", "Bob"))
    picture = match._repr_html_()
    assert "<svg" in picture and "&lt;Ann&gt;" in picture and "<Ann>" not in picture
    deals = [Match.new(match.game, 2, seed=seed(n), names=match.header.names) for n in range(6, 20)]
    alike = next(deal for deal in deals if deal.state["first"] == match.state["first"])
    assert (match.state["hand"] != alike.state["hand"]).any()
    assert alike._repr_html_() == picture
