"""The ladder: strengths that are known are found again, and only honest files count."""

import json
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import numpy.typing as npt
import pytest

from majlis.bots.contest import ratings
from majlis.bots.contest.contest import Contest
from majlis.bots.contest.crew import alone
from majlis.bots.contest.hold import hold
from majlis.bots.contest.ladder import Group, gather, meetings, published, standings, verify
from majlis.bots.contest.ladder_page import lasting, page
from majlis.bots.contest.ladder_picture import picture
from majlis.bots.contest.ratings import rating
from majlis.bots.contest.strength import Rating, Tables, rate
from majlis.core.game import load
from majlis.core.refusal import Refusal

TRUE = np.array([1000.0, 1150.0, 800.0, 1300.0])
EQUAL = np.full(4, 1000.0)


def simulated(seats: int, deals: int, seed: int, true: npt.NDArray[np.float64] = TRUE, luck: float = 0.0) -> Tables:
    """Games between bots of known strength, every deal from every seat; luck is what a deal gives or takes a bot."""
    chance, sat, shares, numbers = np.random.default_rng(seed), [], [], []
    for deal in range(deals):
        bots = chance.permutation(4)[:seats]
        strength = true + chance.choice([-luck, luck], 4)
        for turned in range(seats):
            around = np.roll(bots, turned)
            odds = 10 ** (strength[around] / 400)
            sat.append(around)
            shares.append(np.eye(seats)[chance.choice(seats, p=odds / odds.sum())])
            numbers.append(deal)
    return Tables(np.array(sat), np.array(shares), np.array(numbers))


def rated(tables: Tables, bots: int = 4) -> list[Rating]:
    found = rate(tables, bots, anchor=0)
    return [one for one in found if one]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_known_strengths_are_found(seats: int) -> None:
    found = rated(simulated(seats, 3000, 1))
    assert [one.rating for one in found] == pytest.approx(TRUE, abs=35)
    assert found[0] == Rating(1000, 1000, 1000, found[0].games)


@pytest.mark.parametrize(("seats", "true", "luck"), [(2, TRUE, 0.0), (2, EQUAL, 300.0), (4, TRUE, 0.0)])
def test_intervals_hold_the_truth_as_often_as_they_say(seats: int, true: npt.NDArray[np.float64], luck: float) -> None:
    """95 % of them, less three standard deviations; also where games of one deal are alike, so that they tell less."""
    hits = []
    for seed in range(60):
        found = rated(simulated(seats, 150, seed, true, luck))
        hits += [one.low <= points <= one.high for one, points in zip(found[1:], true[1:], strict=True)]
    assert np.mean(hits) > 0.95 - 3 * (0.95 * 0.05 / 60) ** 0.5


def test_two_bots_get_the_logarithm_of_their_odds() -> None:
    """75 of 100 and a tie: Elo as the formula has it."""
    sat = np.array([[0, 1], [1, 0]] * 50)
    won = np.arange(100) < 75
    shares = np.where((sat == 1) == won[:, None], 1.0, 0.0)
    found = rated(Tables(sat, shares, np.arange(100) // 2), 2)
    assert found[1].rating == pytest.approx(1000 + 400 * np.log10(75.5 / 25.5))
    assert found[1].games == 100


def test_a_shared_win_counts_as_its_share() -> None:
    sat = np.array([[0, 1], [1, 0]] * 20)
    found = rated(Tables(sat, np.full((40, 2), 0.5), np.arange(40) // 2), 2)
    assert found[1].rating == pytest.approx(1000)


def test_who_never_lost_has_a_finite_rating_and_a_wide_interval() -> None:
    sat = np.array([[0, 1], [1, 0]] * 200)
    found = rated(Tables(sat, (sat == 1).astype(float), np.arange(400) // 2), 2)
    assert 1900 < found[1].rating < 2400
    assert found[1].high - found[1].low > 500


def test_only_whom_games_connect_with_the_anchor_is_rated() -> None:
    sat = np.array([[0, 1], [2, 3], [3, 2], [1, 0], [1, 4]])
    shares = np.array([[1.0, 0.0]] * 5)
    found = rate(Tables(sat, shares, np.arange(5)), 6, anchor=0)
    assert [one is not None for one in found] == [True, True, False, False, True, False]


# --- files


def contest(*bots: str, game: str = "nim", seed: str = "1", option: str = "") -> Contest:
    box = load(game)
    return Contest.between(box, bots, seed, box.pack(**({option: "on"} if option else {})))


def kept(path: Path, of: Contest, games: int) -> Path:
    hold(of, games, alone, path)
    return path


@pytest.fixture
def groups(tmp_path: Path) -> list[Group]:
    files = [
        kept(tmp_path / "a.jsonl", contest("greedy", "random"), 20),
        kept(tmp_path / "b.jsonl", contest("random", "greedy", seed="2"), 10),
        kept(tmp_path / "c.jsonl", contest("greedy", "random", "random", game="high_desert"), 10),
        kept(tmp_path / "d.jsonl", contest("random", "random", game="high_desert", option="extra_turn"), 4),
    ]
    return verify(gather(files))


def test_games_are_sorted_by_kind_and_counted_in_whole_deals(groups: list[Group]) -> None:
    kinds = {(group.game, group.seats, group.options): group for group in groups}
    assert {kind: sum(len(source.games) for source in group.sources) for kind, group in kinds.items()} == {
        ("high_desert", 2, ("extra_turn=on",)): 4,
        ("high_desert", 3, ()): 9,
        ("nim", 2, ()): 30,
    }


def test_a_bot_stands_by_all_its_games(groups: list[Group]) -> None:
    nim = next(group for group in groups if group.game == "nim")
    best, worst = standings(nim)
    assert (best.bot, best.games, best.line.share) == ("greedy", 30, 1.0)
    assert (worst.bot, worst.games, worst.line.share) == ("random", 30, 0.0)
    assert best.rating and worst.rating and worst.rating.rating < best.rating.rating == 1000
    assert best.clock.decisions + worst.clock.decisions == sum(
        game.decisions for source in nim.sources for game in source.games
    )
    assert [(meeting.bots, meeting.games, meeting.line.share) for meeting in meetings(nim)] == [
        (("greedy", "random"), 20, 1.0),
        (("random", "greedy"), 10, 0.0),
    ]


def test_a_bot_that_sits_twice_counts_twice(groups: list[Group]) -> None:
    three = next(group for group in groups if group.seats == 3)
    assert {row.bot: row.games for row in standings(three)} == {"greedy": 9, "random": 18}


def test_without_the_anchor_nobody_is_rated(groups: list[Group]) -> None:
    long = next(group for group in groups if group.options)
    assert [row.rating for row in standings(long)] == [None]


def test_the_published_ratings_are_those_of_the_usual_options(groups: list[Group]) -> None:
    found = published(groups)
    assert set(found) == {("nim", 2), ("high_desert", 3)}
    assert ratings.read(ratings.write(found))["nim", 2]["greedy"] == Rating(1000, 1000, 1000, 30)


def test_the_page_has_every_bot_and_every_command(groups: list[Group]) -> None:
    text = page(groups, "ladder.svg")
    assert "![Ratings with their intervals](ladder.svg)" in text
    assert "## Djinns of the High Desert, 2 players, extra_turn=on" in text
    assert "| greedy | random | 100.0 % | 83.9 to 100.0 % | 20 |" in text
    assert "majlis arena nim --bots random,greedy --games 10 --seed 2\n" in text
    assert max(map(len, text.splitlines())) <= 140


def test_the_picture_has_a_dot_for_every_rating_inside_its_frame(groups: list[Group]) -> None:
    root = ElementTree.fromstring(picture(groups))
    _, _, wide, high = map(float, root.attrib["viewBox"].split())
    dots = root.findall("{*}circle")
    assert len(dots) == 4
    assert all(190 <= float(dot.attrib["cx"]) <= wide - 80 and float(dot.attrib["cy"]) < high for dot in dots)


def test_a_forged_line_is_refused_with_its_number(tmp_path: Path) -> None:
    path = kept(tmp_path / "games.jsonl", contest("greedy", "random"), 4)
    lines = path.read_text(encoding="utf-8").splitlines()
    line = json.loads(lines[3])
    lines[3] = json.dumps({**line, "result": line["result"][::-1]})
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(Refusal, match=r"games\.jsonl, line 4: the result cannot be .*: the replay gives"):
        verify(gather([path]))


def test_no_game_counts_twice(tmp_path: Path) -> None:
    first = kept(tmp_path / "a.jsonl", contest("greedy", "random"), 4)
    again = kept(tmp_path / "b.jsonl", contest("greedy", "random"), 2)
    with pytest.raises(Refusal, match=r"Game 0 stands in .*a\.jsonl and in .*b\.jsonl: it cannot count twice"):
        gather([first, again])
    with pytest.raises(Refusal, match="it cannot count twice"):
        gather([first, first])


def test_every_game_is_ticked_off(tmp_path: Path) -> None:
    ticks: list[None] = []
    verify(gather([kept(tmp_path / "a.jsonl", contest("greedy", "random"), 6)]), lambda: ticks.append(None))
    assert len(ticks) == 6


def test_times_are_told_in_words_of_their_size() -> None:
    assert [lasting(seconds) for seconds in (2.5, 0.0123, 0.0000456)] == ["2.50 s", "12.3 ms", "46 µs"]


# --- the file of ratings


def test_a_rating_is_found_or_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ratings.toml"
    row = {"search:2000": Rating(1234, 1200, 1268, 400)}
    file.write_text(ratings.write({("nim", 2): row}), encoding="utf-8")
    monkeypatch.setattr(ratings, "FILE", file)
    ratings.published.cache_clear()
    try:
        assert rating("nim", 2, "search:2000") == Rating(1234, 1200, 1268, 400)
        assert rating("nim", 3, "search:2000") is None
        assert rating("nim", 2, "greedy") is None
    finally:
        ratings.published.cache_clear()


def test_ratings_that_are_published_can_be_read() -> None:
    for (name, seats), bots in ratings.published().items():
        assert seats in load(name).seats
        assert all(row.low <= row.rating <= row.high for row in bots.values())
