"""Games as Parquet: what is read back can be played again, by nothing but what stands in the row."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from majlis.bots.contest.contest import Contest
from majlis.bots.contest.dataset import again, engine, read
from majlis.bots.contest.hold import crew, hold
from majlis.cli import app
from majlis.core.game import load
from majlis.core.refusal import Refusal

pytest.importorskip("pyarrow", reason="the extra [data] is not installed")


@pytest.fixture
def games(tmp_path: Path) -> Path:
    desert = load("high_desert")
    contest = Contest.between(desert, ("greedy", "random", "greedy"), "7", desert.pack(extra_turn="on"))
    hold(contest, 6, crew(1), tmp_path / "games.jsonl")
    return tmp_path / "games.jsonl"


def exported(games: Path, out: str = "games.parquet") -> str:
    result = CliRunner().invoke(app, ["export", str(games), "--out", str(games.parent / out)])
    return result.stdout if result.exit_code == 0 else result.stderr


def test_every_game_comes_back_and_plays_again_to_the_same_events_and_results(games: Path) -> None:
    assert exported(games).startswith("6 games are in ")
    card, rows = read(games.with_suffix(".parquet"))
    assert [row.bots for row in rows[:2]] == [["greedy", "random", "greedy"], ["greedy", "greedy", "random"]]
    for row in rows:
        assert again(row._replace(events=[], result=[], points=[])) == row
        assert row.options == ["extra_turn=on"] and sum(row.result) == pytest.approx(1)
    told = card["games"]["high_desert"]
    assert told["engine"] == engine(load("high_desert"))
    for event in rows[0].events:
        assert len(event["numbers"]) == len(told["events"][event["kind"]])
    words = games.with_suffix(".md").read_text(encoding="utf-8")
    assert "6 games" in words and all(f"`{column}`" in words for column in rows[0]._fields)


def test_actions_of_other_rules_are_refused(games: Path) -> None:
    exported(games)
    row = read(games.with_suffix(".parquet"))[1][0]
    with pytest.raises(Refusal, match="is not open"):
        again(row._replace(actions=[*row.actions[:3], 9999]))


def test_a_folder_that_is_not_there_and_a_file_of_others_are_refused(games: Path) -> None:
    import pyarrow
    from pyarrow import parquet

    assert "There is no folder" in exported(games, "nowhere/games.parquet")
    parquet.write_table(pyarrow.table({"a": [1]}), games.with_name("other.parquet"))
    with pytest.raises(Refusal, match="has no card"):
        read(games.with_name("other.parquet"))
