"""A run is its seed and a TOML file."""

from pathlib import Path

import pytest

from majlis.core.refusal import Refusal
from majlis.train.config import Run, made, read, written


def test_a_run_that_is_written_reads_as_the_same(tmp_path: Path) -> None:
    run = made({"seed": 7, "rivals": ["greedy"], "rate": 1e-3, "prior": 1, "device": "cpu"})
    (tmp_path / "run.toml").write_text(written(run), encoding="utf-8")
    assert read(tmp_path / "run.toml") == run != Run()
    assert read(tmp_path / "run.toml", seed=8, device=None).seed == 8
    assert read(None) == Run()


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ({"speed": 3}, "A run has no 'speed'"),
        ({"seed": "one"}, "makes no sense: it is int"),
        ({"rate": True}, "makes no sense"),
        ({"rivals": [3]}, "makes no sense"),
        ({"device": "abacus"}, "on 'cpu' or 'cuda'"),
        ({"matches": 0}, "matches = 0 is not between 2"),
        ({"pool": 1.5}, "is not between 0 and 1"),
        ({"rate": float("nan")}, "is not between"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(told: dict[str, object], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        made(told)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("seed = = 3", encoding="utf-8")
    with pytest.raises(Refusal, match="cannot be read as TOML"):
        read(tmp_path / "bad.toml")
    with pytest.raises(Refusal, match="There is no file"):
        read(tmp_path / "none.toml")


def test_the_lessons_of_a_run_hold_all_its_decisions() -> None:
    run = made({"matches": 10, "horizon": 5, "decisions": 101})
    assert run.lessons == 3
