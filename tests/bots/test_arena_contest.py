"""Contests: numbered games, worker processes that may die, and a file that goes on where it ended."""

import gzip
import json
import os
import signal
from collections.abc import Callable, Generator, Sequence
from pathlib import Path

import msgspec
import pytest

from majlis.bots.contest.arena import Played
from majlis.bots.contest.contest import Contest, check, ready
from majlis.bots.contest.crew import LIVES, Lost, Processes, alone, together
from majlis.bots.contest.hold import crew, hold
from majlis.bots.contest.journal import journal, read
from majlis.bots.contest.sprt import Test as Sprt
from majlis.bots.contest.task import perform
from majlis.core.game import load
from majlis.core.refusal import Refusal

Changes = dict[str, object]
NIM = Contest.between(load("nim"), ("greedy", "random"), "seven")


def moves(games: Sequence[Played]) -> list[tuple[int, tuple[int, ...]]]:
    return [(game.n, game.actions) for game in games]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "games.jsonl"


def test_options_that_are_not_the_usual_ones_are_named() -> None:
    desert = load("high_desert")
    contest = Contest.between(desert, ("greedy", "greedy"), "1", desert.pack(extra_turn="on"))
    assert contest.options == ("extra_turn=on",)
    assert contest.packed == desert.pack(extra_turn="on")
    assert contest.command(8) == (
        "majlis arena high_desert --bots greedy,greedy --games 8 --seed 1 --option extra_turn=on"
    )


def test_bots_are_made_once_in_a_process_and_shared_by_seats_of_the_same_name() -> None:
    contest = Contest.between(load("high_desert"), ("greedy", "random", "greedy"), "1")
    (_, first), (_, again) = ready(contest), ready(contest)
    assert first is again
    assert first[0] is first[2]


def test_a_game_of_other_rules_or_another_box_is_not_played() -> None:
    for other in (msgspec.structs.replace(NIM, version=99), msgspec.structs.replace(NIM, digest="00")):
        with pytest.raises(Refusal, match="Nim was played with"):
            perform(other, 0)


# --- crews


def test_workers_play_the_same_games_as_one_process_alone() -> None:
    workers = hold(NIM, 12, crew(2))
    assert moves(workers) == moves(hold(NIM, 12, alone))


def test_a_worker_that_is_killed_loses_and_doubles_no_game() -> None:
    pool = Processes(2)
    played, killed = [], []
    for game in together(lambda: pool, NIM, range(30)):
        played.append(game)
        if len(played) == 3:
            killed = [process for process in pool._busy.values() if process.pid]
            for process in killed:
                os.kill(process.pid or 0, signal.SIGKILL)
                process.join()
    assert killed
    assert sorted(moves(played)) == moves(hold(NIM, 30, alone))


def test_a_worker_passes_on_what_went_wrong() -> None:
    wrong = msgspec.structs.replace(NIM, digest="00")
    with pytest.raises(Refusal, match="Nim was played with box 00"):
        list(together(lambda: Processes(1), wrong, [0]))


class Doomed:
    """Hands that lose some games again and again."""

    room = 2

    def __init__(self, unlucky: dict[int, int]) -> None:
        self.left, self.closed = unlucky, False

    def begin(self, contest: Contest, n: int) -> "Ticket":
        return Ticket(n)

    def ended(self, tickets: Sequence["Ticket"]) -> list["Ticket"]:
        return list(tickets)[:1]

    def take(self, ticket: "Ticket") -> Played:
        if self.left.get(ticket.n, 0):
            self.left[ticket.n] -= 1
            raise Lost
        return Played(ticket.n, 0, (), (), (), (), 0, ())

    def close(self) -> None:
        self.closed = True


class Ticket:
    def __init__(self, n: int) -> None:
        self.n = n


def test_a_lost_game_is_begun_again_until_it_has_cost_too_many() -> None:
    hands, hopeless = Doomed({1: LIVES - 1, 3: 1}), Doomed({2: LIVES})
    assert sorted(game.n for game in together(lambda: hands, NIM, range(5))) == [0, 1, 2, 3, 4]
    with pytest.raises(Refusal, match="Game 2 was given up: 5 workers were lost over it"):
        list(together(lambda: hopeless, NIM, range(5)))
    assert hands.closed
    assert hopeless.closed


# --- the file


def test_a_file_holds_the_contest_and_every_game(file: Path) -> None:
    played = hold(NIM, 6, alone, file)
    head, *lines = (json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
    assert head == {
        "format": "majlis arena 1",
        "game": "nim",
        "version": 1,
        "digest": load("nim").digest,
        "options": [],
        "bots": ["greedy", "random"],
        "seed": "seven",
    }
    assert list(lines[0]) == ["n", "deal", "seating", "actions", "result", "points", "decisions", "clocks"]
    assert read(file) == (NIM, played)


def test_a_run_goes_on_where_the_last_one_ended(file: Path) -> None:
    asked: list[int] = []

    def noted(contest: Contest, numbers: Sequence[int]) -> Generator[Played, None, None]:
        asked.extend(numbers)
        return alone(contest, numbers)

    hold(NIM, 4, noted, file)
    torn = file.read_bytes()
    file.write_bytes(torn[:-20])  # as if the machine had stopped in the middle of a line
    games = hold(NIM, 6, noted, file)
    assert asked == [0, 1, 2, 3, 3, 4, 5]
    assert moves(games) == moves(hold(NIM, 6, alone))
    assert [game.n for game in read(file)[1]] == list(range(6))


def test_a_finished_run_starts_no_worker(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hold(NIM, 4, alone, file)
    monkeypatch.setattr(Processes, "__init__", lambda *_: pytest.fail("a worker was hired for nothing"))
    assert len(hold(NIM, 4, crew(2), file)) == 4
    assert len(hold(NIM, 2, crew(2), file)) == 2, "those beyond the number asked for are left aside"


def test_a_torn_first_line_is_written_again(file: Path) -> None:
    hold(NIM, 2, alone, file)
    file.write_bytes(file.read_bytes()[:30])
    assert len(hold(NIM, 2, alone, file)) == 2
    assert read(file)[0] == NIM


def test_a_file_of_other_games_is_refused(file: Path) -> None:
    hold(NIM, 2, alone, file)
    before = file.read_bytes()
    with pytest.raises(Refusal, match="holds other games: seed is seven there, eight here"):
        hold(msgspec.structs.replace(NIM, seed="eight"), 2, alone, file)
    with pytest.raises(Refusal, match="bots is greedy, random there, random, greedy here"):
        hold(msgspec.structs.replace(NIM, bots=("random", "greedy")), 2, alone, file)
    assert file.read_bytes() == before


def test_two_runs_do_not_write_the_same_file(file: Path) -> None:
    with (
        journal(file, NIM, Played),
        pytest.raises(Refusal, match="Somebody else is playing into"),
        journal(file, NIM, Played),
    ):
        pass


def test_a_disk_that_fills_up_is_told_and_the_next_run_goes_on(file: Path) -> None:
    resource = pytest.importorskip("resource")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    hold(NIM, 2, alone, file)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size + 20, limits[1]))
    try:
        with pytest.raises(Refusal, match=r"games\.jsonl cannot be written: .* The same command goes on from here\."):
            hold(NIM, 4, alone, file)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert not file.read_bytes().endswith(b"\n")
    assert moves(hold(NIM, 4, alone, file)) == moves(hold(NIM, 4, alone))


def test_a_packed_file_is_read_and_not_written(file: Path) -> None:
    hold(NIM, 2, alone, file)
    packed = file.with_suffix(".jsonl.gz")
    packed.write_bytes(gzip.compress(file.read_bytes()))
    assert read(packed) == read(file)
    with pytest.raises(Refusal, match="is packed"):
        hold(NIM, 4, alone, packed)


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda lines: [], "line 1: it is no line"),
        (lambda lines: ['{"format":"majlis arena 2"}', *lines[1:]], "line 1: it is no line"),
        (lambda lines: [*lines, lines[1]], "line 4: game 0 stands there twice"),
        (lambda lines: [lines[0], "{}", lines[2]], "line 2: it is no line"),
        (lambda lines: [lines[0], lines[1].replace('"n":0', '"n":"0"'), lines[2]], "line 2: it is no line"),
        (lambda lines: [lines[0], lines[1].replace('"n":0', '"n":0,"x":1'), lines[2]], "line 2: it is no line"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(file: Path, spoil, why: str) -> None:  # type: ignore[no-untyped-def]
    hold(NIM, 2, alone, file)
    lines = spoil(file.read_text(encoding="utf-8").splitlines())
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    with pytest.raises(Refusal, match=why):
        read(file)


def test_a_file_that_is_cut_off_or_not_there_is_refused(file: Path) -> None:
    with pytest.raises(Refusal, match="There is no file"):
        read(file)
    hold(NIM, 2, alone, file)
    file.write_bytes(file.read_bytes()[:-1])
    with pytest.raises(Refusal, match="line 3: it is cut off"):
        read(file)
    broken = file.with_suffix(".gz")
    broken.write_bytes(b"no gzip")
    with pytest.raises(Refusal, match="no file of games that can be read"):
        read(broken)


# --- played again


def forged(**changes: object) -> Played:
    return msgspec.structs.replace(perform(NIM, 3), **changes)


def test_an_honest_game_passes() -> None:
    check(NIM, forged())


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"result": (1.0, 0.0)}, r"the result cannot be 1, 0: the replay gives 0, 1\."),
        ({"points": (5, 5)}, "the points cannot be 5, 5: the replay gives 0, 1"),
        ({"deal": 2}, "the deal cannot be 2: the replay gives 1"),
        ({"n": 2}, "the seating cannot be 1, 0: the replay gives 0, 1"),
        ({"n": -1}, "the number cannot be -1"),
        ({"decisions": 1}, "the decisions cannot be 1"),
        ({"clocks": ()}, "the decisions that were timed cannot be 0"),
        (lambda: {"actions": perform(NIM, 3).actions[:-1]}, "game 3 is not over after its"),
        (lambda: {"actions": (*perform(NIM, 3).actions, 0)}, "the actions cannot be"),
        ({"actions": (99,)}, "greedy chose 99, which is not open"),
        (lambda: {"actions": perform(NIM, 5).actions}, "not open|cannot be|is not over"),
    ],
)
def test_a_forged_game_is_refused(changes: Changes | Callable[[], Changes], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        check(NIM, forged(**(changes() if callable(changes) else changes)))


# --- stopping


def test_a_run_stops_when_the_test_is_decided_whatever_the_order_of_games(file: Path) -> None:
    def backwards(contest: Contest, numbers: Sequence[int]) -> Generator[Played, None, None]:
        return alone(contest, [n for i in range(0, len(numbers), 8) for n in reversed(numbers[i : i + 8])])

    plain, turned = Sprt(0, 200), Sprt(0, 200)
    games = hold(NIM, 400, alone, file, plain)
    hold(NIM, 400, backwards, test=turned)
    assert plain.verdict.decided
    assert len(games) == 2 * plain.verdict.deals < 400
    assert turned.verdict == plain.verdict
    again = Sprt(0, 200)
    assert moves(hold(NIM, 400, alone, file, again)) == moves(games), "decided already: nothing more is played"
    assert again.verdict == plain.verdict
