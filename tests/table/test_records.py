"""The record sheet and the deal of the day: what enters, that it stays, and that one try is one try."""

import asyncio
import random
from concurrent.futures import Future
from datetime import UTC, datetime

import pytest
from sqlalchemy import insert

from majlis.core.game import load
from majlis.core.match import Header
from majlis.core.refusal import Refusal
from majlis.table import daily
from majlis.table.daily import choices, deal, sealed, usual
from majlis.table.records import Feat, News, Sheet, feat, sheet
from majlis.table.show import show
from majlis.table.store import Store
from majlis.table.store import feat as feats
from majlis.testing.play import random_match
from tests.alone import deal_of, ended, played
from tests.table.waits import OWNER, Asleep, desert, house, waits


def djinn():
    return load("djinn")


def line(match="m", choice="15", won=True, points=100, tasks=(), rated=None, date=None):
    return Feat(match, choice, won, points, 0, tuple(tasks), 0.0, date, rated)


async def dealt(lobby, match, players=("me",)):
    """A table with the deal of this match."""
    header = match.header
    header = Header(header.game, 1, header.options, header.names, header.seed, header.salt)
    return await lobby._deal(OWNER, header, players)


async def replayed(table, match, said="action"):
    """Play the same actions at a table, but for those that it takes by itself; the last answer."""
    for n, a in enumerate(match.actions):
        if n < table.match.at:
            continue
        answer = await table.play(0, table.at, a, f"{said}-{n}")
        assert answer.done
    return answer


# --- what a sheet says


def test_an_empty_sheet_has_a_field_for_every_task_and_score():
    own = Sheet(djinn())
    assert own.choices == ("15", "14", "13", "12")
    assert (own.filled, own.fields) == (0, 4 * 12)
    assert [own.best(choice) for choice in own.choices] == [None] * 4
    assert usual(djinn()) == "14"


def test_the_best_win_and_all_tasks_of_wins_stand_on_the_sheet_by_difficulty():
    own = Sheet(djinn(), (line("a", tasks=[1, 2]), line("b", points=90, tasks=[2, 5]), line("c", "12", points=7)))
    assert (own.best("15"), own.best("12"), own.best("14")) == (100, 7, None)
    assert own.tasks("15") == {1, 2, 5}
    assert own.tasks("12") == set()
    assert own.filled == 1 + 3 + 1


def test_lost_games_and_practice_enter_nothing_but_lost_games_are_counted():
    practice = line("p", points=300, tasks=[1], rated=False, date="2026-01-01")
    own = Sheet(djinn(), (line(won=False, points=200), practice))
    assert (own.best("15"), own.tasks("15"), own.filled) == (None, set(), 0)
    assert (own.wins("15"), own.games("15")) == (0, 1)
    assert own.news(practice) == News()


def test_the_news_of_a_game_are_what_was_not_there_before_it_whenever_one_asks():
    first, second, third = line("a", tasks=[1]), line("b", points=120, tasks=[1, 2]), line("c", points=110, tasks=[2])
    own = Sheet(djinn(), (first, second, third))
    assert own.news(first) == News((1,), None, True)
    assert own.news(second) == News((2,), 100, True)
    assert own.news(third) == News((), 120, False)


# --- from the table to the sheet


@waits
async def test_a_win_is_on_the_sheet_after_a_restart_and_only_once(tmp_path):
    match = ended(won=True)
    async with house(tmp_path) as lobby:
        table = await dealt(lobby, match)
        last = await replayed(table, match)
        assert await table.play(0, last.at - 1, match.actions[-1], f"action-{match.at - 1}") == last
        before = sheet(lobby.store, OWNER, djinn())
    async with house(tmp_path) as lobby:
        own = sheet(lobby.store, OWNER, djinn())
        rebuilt = await lobby.table(table.name)
    assert own == before
    assert [it.match for it in own.feats] == [table.name]
    assert own.best("15") == match.points()[0]
    assert own.tasks("15") == {i for i, yes in enumerate(djinn().solo.done(match.state)) if yes}
    assert feat(table.name, rebuilt.match) == {
        name: list(value) if name == "tasks" else value
        for name, value in vars(own.feats[0]).items()
        if name not in ("time", "date", "rated")
    }


@waits
async def test_a_lost_game_enters_nothing(tmp_path):
    match = ended(won=False, deck="12")
    async with house(tmp_path) as lobby:
        await replayed(await dealt(lobby, match), match)
        own = sheet(lobby.store, OWNER, djinn())
    assert own.filled == 0
    assert (own.wins("12"), own.games("12")) == (0, 1)


@waits
async def test_the_end_and_its_line_are_written_together_or_not_at_all(tmp_path):
    """A line that cannot be written leaves the game where it was: nothing acknowledged is ever missing."""
    match = ended(won=True)
    async with house(tmp_path) as lobby:
        table = await dealt(lobby, match)
        await replayed(table, match.until(match.at - 1))
        row = feat(table.name, match)
        lobby.store.write(insert(feats).values(row)).result()
        answer = await table.play(0, table.at, match.actions[-1], "the-last-one")
        assert not answer.done
        assert len(lobby.store.events(table.name)) == match.at - 1
        assert lobby.store.matches(OWNER)[0]["points"] is None


@waits
async def test_who_loses_the_disk_at_the_end_can_end_the_game_again(tmp_path, monkeypatch):
    match = ended(won=True)
    async with house(tmp_path) as lobby:
        table = await dealt(lobby, match)
        await replayed(table, match.until(match.at - 1))
        failed: Future[None] = Future()
        failed.set_exception(OSError("no space left"))
        with monkeypatch.context() as full, pytest.raises(OSError, match="no space left"):
            full.setattr(lobby.store, "append", lambda *_: failed)
            await table.play(0, table.at, match.actions[-1], "the-last-one")
        assert sheet(lobby.store, OWNER, djinn()).filled == 0
        assert (await table.play(0, table.at, match.actions[-1], "the-last-one")).done
        assert sheet(lobby.store, OWNER, djinn()).best("15") == match.points()[0]


@waits
async def test_undo_on_the_way_changes_nothing_about_a_win(tmp_path):
    match = ended(won=True)
    quiet = next(at for at in range(match.at) if match.until(at + 1).can_undo(0))
    async with house(tmp_path) as lobby:
        table = await dealt(lobby, match)
        await replayed(table, match.until(quiet + 1))
        assert (await table.undo(0, table.at, "taken-back")).done
        await replayed(table, match, "again")
        assert sheet(lobby.store, OWNER, djinn()).best("15") == match.points()[0]


@pytest.mark.parametrize("players", [["guest"], ["greedy"]])
def test_only_the_visitors_own_games_count(tmp_path, players):
    @waits
    async def play():
        match = ended(won=True, before=1)
        async with house(tmp_path, Asleep()) as lobby:
            table = await dealt(lobby, match, players)
            await replayed(table, ended(won=True))
            assert lobby.store.matches(OWNER)[0]["points"] is not None
            assert sheet(lobby.store, OWNER, djinn()).feats == ()

    play()


@waits
async def test_a_game_that_goes_on_from_another_one_is_practice(tmp_path):
    match, chance = ended(won=True), random.Random(1)
    async with house(tmp_path) as lobby:
        table = await dealt(lobby, match)
        await replayed(table, match)
        fork = await lobby.go_on(OWNER, table, match.at - 1, 0, ["me"], ["Anna"])
        while not fork.match.over:
            await fork.play(0, fork.at, chance.choice(fork.match.open()), f"practice-{fork.at}")
        assert [it.match for it in sheet(lobby.store, OWNER, djinn()).feats] == [table.name]


@waits
async def test_a_guided_game_is_practice_because_everybody_knows_its_deal(tmp_path):
    chance, guide = random.Random(1), next(guide for guide in djinn().guides if guide.seats == 1)
    async with house(tmp_path) as lobby:
        table = await lobby.open_guided(OWNER, djinn(), guide)
        while not table.match.over:
            await table.play(0, table.at, chance.choice(table.match.open()), f"guided-{table.at}")
        assert sheet(lobby.store, OWNER, djinn()).feats == ()


@waits
async def test_sheets_belong_to_visitors(tmp_path):
    match = ended(won=True)
    async with house(tmp_path) as lobby:
        await replayed(await dealt(lobby, match), match)
        assert sheet(lobby.store, "p" * 32, djinn()).feats == ()
        assert sheet(lobby.store, None, djinn()).feats == ()


def test_games_for_several_and_games_that_run_leave_no_line():
    assert feat("m", random_match(djinn(), 2, 1)) is None
    assert feat("m", random_match(desert(), 2, 1)) is None
    assert feat("m", played(deal_of(False)).until(5)) is None


# --- the deal of the day


@pytest.fixture
def on(monkeypatch):
    """Turns the clock of the house."""

    def on(day, hour=12):
        monkeypatch.setattr(daily, "now", lambda: datetime(2026, 11, day, hour, tzinfo=UTC))

    on(15)
    return on


def test_everybody_gets_the_same_deal_another_one_every_day_and_for_every_difficulty(tmp_path, on):
    @waits
    async def play():
        async with house(tmp_path) as lobby:
            seeds = {}
            for owner in (OWNER, "p" * 32):
                for day in (15, 16):
                    on(day)
                    for choice in choices(djinn()):
                        table = await lobby.open_daily(owner, deal(djinn(), choice))
                        assert djinn().unpack(table.match.header.options, 1)["deck"] == choice
                        seeds.setdefault((day, choice), set()).add(table.match.header.seed)
            assert all(len(found) == 1 for found in seeds.values())
            assert len(set.union(*seeds.values())) == len(seeds) == 8

    play()


def test_the_deal_of_a_day_outlives_a_restart_and_another_house_has_another(tmp_path, on):
    @waits
    async def play():
        seeds = []
        for folder, owner in (("one", OWNER), ("one", "p" * 32), ("two", OWNER)):
            async with house(tmp_path / folder) as lobby:
                table = await lobby.open_daily(owner, deal(djinn(), "14"))
                seeds.append(table.match.header.seed)
        assert seeds[0] == seeds[1] != seeds[2]

    play()


def test_one_try_is_rated_however_often_one_clicks(tmp_path, on):
    @waits
    async def play():
        async with house(tmp_path) as lobby:
            wish = deal(djinn(), "14")
            tables = await asyncio.gather(*(lobby.open_daily(OWNER, wish) for _ in range(5)))
            tables.append(await lobby.open_daily(OWNER, wish))
        async with house(tmp_path) as lobby:
            tables.append(await lobby.open_daily(OWNER, wish))
            assert len({table.name for table in tables}) == 1
            assert len(lobby.store.rated(OWNER, "djinn")) == 1
            assert len(lobby.store.matches(OWNER)) == 1

    play()


def test_practice_begins_when_the_rated_try_is_over_and_stays_off_the_sheet(tmp_path, on):
    @waits
    async def play():
        rated, practice = deal(djinn(), "12"), deal(djinn(), "12", rated=False)
        async with house(tmp_path) as lobby:
            for _ in range(2):
                with pytest.raises(Refusal, match="open when your rated try is over"):
                    await lobby.open_daily(OWNER, practice)
                table = await lobby.open_daily(OWNER, rated)
            await finish(table)
            tries = [await lobby.open_daily(OWNER, practice) for _ in range(2)]
            assert len({table.name, *(it.name for it in tries)}) == 3
            assert {it.match.header.seed for it in tries} == {table.match.header.seed}
            for again in tries:
                await finish(again)
            own = sheet(lobby.store, OWNER, djinn())
            assert [it.practice for it in own.feats] == [False, True, True]
            assert own.games("12") == 1
            on(17)
            assert (await lobby.open_daily(OWNER, deal(djinn(), "12", "2026-11-15", False))).row["rated"] is False

    play()


async def finish(table, n=0):
    """Play at random to the end."""
    chance = random.Random(n)
    while not table.match.over:
        assert (await table.play(0, table.at, chance.choice(table.match.open()), f"{n}-{table.at:08}")).done


def test_yesterday_can_no_longer_be_rated_but_a_try_that_was_begun_goes_on(tmp_path, on):
    @waits
    async def play():
        async with house(tmp_path) as lobby:
            table = await lobby.open_daily(OWNER, deal(djinn(), "14"))
            on(16)
            assert await lobby.open_daily(OWNER, deal(djinn(), "14", "2026-11-15")) is table
            with pytest.raises(Refusal, match="The deal of 2026-11-15 can no longer be rated"):
                await lobby.open_daily(OWNER, deal(djinn(), "13", "2026-11-15"))
            with pytest.raises(Refusal, match="The deal of 2026-11-17 can no longer be rated"):
                await lobby.open_daily(OWNER, deal(djinn(), "13", "2026-11-17"))

    play()


@pytest.mark.parametrize(("day", "counts"), [(15, True), (16, True), (17, False)])
def test_a_try_counts_if_it_ends_on_the_day_after_at_the_latest(tmp_path, on, day, counts):
    @waits
    async def play():
        async with house(tmp_path) as lobby:
            table = await lobby.open_daily(OWNER, deal(djinn(), "14"))
            on(day, 23)
            assert table.rated == counts
            await finish(table)
            assert [it.rated for it in sheet(lobby.store, OWNER, djinn()).feats] == [True] * counts

    play()


def test_a_finished_deal_of_the_day_is_sealed_as_long_as_a_try_can_count(tmp_path, on):
    @waits
    async def play():
        async with house(tmp_path) as lobby:
            table = await lobby.open_daily(OWNER, deal(djinn(), "12"))
            assert show(table, 0, "en", False)["seed"] is None
            await finish(table)
            assert not table.open
            seen = show(table, 0, "en", False)
            assert (seen["seed"], seen["salt"]) == (None, None)
        async with house(tmp_path) as lobby:
            table = await lobby.table(table.name)
            assert not table.open
            on(16, 23)
            assert not table.open
            on(17, 0)
            assert table.open
            assert show(table, 0, "en", False)["seed"] == table.match.header.seed.hex()

    play()


def test_days_to_come_today_and_yesterday_are_sealed(on):
    days = (None, "2026-11-13", "2026-11-14", "2026-11-15", "2026-11-16")
    assert [sealed(day) for day in days] == [False, False, True, True, True]


@pytest.mark.parametrize(
    ("game", "choice", "day", "sentence"),
    [
        ("djinn", "11", "", "The deal of the day of Djinn can be 15, 14, 13, 12, not '11'"),
        ("djinn", "", "", "not ''"),
        ("djinn", "14", "tomorrow", "'tomorrow' is no date"),
        ("high_desert", "14", "", "can be keen, not '14'"),
    ],
)
def test_deals_that_there_are_not_are_refused(game, choice, day, sentence):
    with pytest.raises(Refusal, match=sentence):
        deal(load(game), choice, day)


def test_the_secret_is_made_once_and_kept(tmp_path):
    secrets = []
    for _ in range(2):
        store = Store(tmp_path)
        secrets.append(store.secret())
        store.close()
    assert secrets[0] == secrets[1]
    assert len(secrets[0]) == 32
