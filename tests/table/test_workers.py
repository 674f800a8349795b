"""Bots in processes of their own: whatever one does, a legal action is played; and none is handed a secret."""

import asyncio
import base64
from types import SimpleNamespace

import numpy as np
import pytest

from majlis.table import workers
from majlis.table.line import Line
from majlis.table.workers import Workers
from majlis.testing.play import random_match
from tests.table import odd_bots
from tests.table.waits import OWNER, Here, desert, house, until, waits

LOST = [
    "sleeps",
    "loops",
    "swells",
    "stops",
    "dies",
    "stumbles",
    "errs",
    "says words",
    "says words late",
    "says nothing",
]


@pytest.mark.parametrize("player", odd_bots.ODD)
def test_whatever_a_bot_does_a_legal_action_is_played_and_the_next_one_is_answered(player, caplog):
    @waits
    async def ask():
        match = random_match(desert(), 3, 5, 10)
        pool = Workers(1, 90, odd_bots.serve)
        try:
            assert await pool.choose(match.game, "greedy", match.view(match.turn), match.turn) in match.open()
            process = pool._all[0].process
            assert await pool.choose(match.game, player, match.view(match.turn), match.turn) in match.open()
            assert pool.lost == (player in LOST)
            assert process.is_alive() == (player not in LOST)
            pool.patience = 90
            assert await pool.choose(match.game, "random", match.view(match.turn), match.turn) in match.open()
        finally:
            pool.close()
        assert not pool._all[0].process.is_alive()

    ask()
    assert ("ZeroDivisionError" in caplog.text and "in choose" in caplog.text) == (player == "errs")


@pytest.mark.long
@pytest.mark.parametrize("player", ["loops", "swells", "dies", "stops"])
def test_two_hundred_of_each_kind_are_replaced_and_a_legal_action_is_played(player, monkeypatch):
    """With a small budget: `python -m bench.runaways` says how soon."""
    monkeypatch.setattr(workers, "USUAL", 0.05)

    @waits
    async def ask():
        match = random_match(desert(), 3, 5, 10)
        pool, view = Workers(1, 90, odd_bots.serve), match.view(match.turn)
        try:
            for lost in range(200):
                assert pool.lost == lost
                assert await pool.choose(match.game, "greedy", view, match.turn) in match.open()
                assert await pool.choose(match.game, player, view, match.turn) in match.open()
        finally:
            pool.close()

    ask()


class Pipe:
    """Hears what a worker is asked, and answers like one that is lost."""

    def __init__(self) -> None:
        self.asked = []

    def send(self, question):
        self.asked.append(question)

    def poll(self, patience):
        return True

    def recv(self):
        return None


class Heard:
    """A worker without a process."""

    def __init__(self, life):
        self.pipe, self.process, self.loaded = Pipe(), SimpleNamespace(pid=0), set()


@waits
async def test_a_question_holds_nothing_but_a_view(monkeypatch):
    """Neither key, seed, salt nor block, in whatever spelling; and the view is that of the seat that is asked."""
    monkeypatch.setattr(workers.Workers, "_replace", lambda self, worker: worker)
    monkeypatch.setattr(workers.Worker, "__init__", Heard.__init__)
    monkeypatch.setattr(workers.Worker, "stop", lambda self: None)
    pool = Workers(1)
    for n in range(5):
        match = random_match(desert(), 2 + n % 3, n, 8 + n)
        await pool.choose(match.game, "greedy", match.view(match.turn), match.turn)
        (name, player, view, seat, chance), state = pool._all[0].pipe.asked[-1], match.state[0]
        assert (name, player, seat) == ("high_desert", "greedy", match.turn)
        assert np.frombuffer(view, match.game.state).tobytes() == match.view(seat).tobytes()
        said = repr((name, player, view, seat, chance)).encode() + view + chance.to_bytes(8, "little")
        for secret in (match.header.seed, match.header.salt, state["key"].tobytes(), state["block"].tobytes()):
            for spelling in (secret[:8], secret.hex().encode(), base64.b64encode(secret)[:10]):
                assert spelling not in said or not any(spelling)


@waits
async def test_what_is_sent_for_a_table_is_a_view_and_not_the_state(tmp_path):
    """The same through the lobby: a state would be found out here."""
    seen = []

    class Noting(Here):
        async def choose(self, game, player, view, seat, whom=""):
            seen.append((view.tobytes(), seat))
            return await super().choose(game, player, view, seat, whom)

    async with house(tmp_path, Noting()) as lobby:
        table = await lobby.open(OWNER, desert(), ["random", "greedy"])
        await until(lambda: table.match.over)
        assert len(seen) == table.match.at
        for at, (view, seat) in enumerate(seen):
            assert view == table.match.view(seat, at).tobytes()
            assert table.match.header.seed not in view
            assert view != table.match.state_at(at).tobytes()


@waits
async def test_questions_wait_for_a_free_worker_and_all_are_answered():
    match = random_match(desert(), 2, 3, 6)
    pool = Workers(2, 30)
    try:
        view = match.view(match.turn)
        answers = await asyncio.gather(*[pool.choose(match.game, "random", view, match.turn) for _ in range(12)])
        assert set(answers) <= set(match.open())
        assert len(pool._all) == len(pool.line.free) == 2
    finally:
        pool.close()


@waits
async def test_nobody_waits_for_more_than_one_question_of_another():
    """Thirty of one visitor are waiting when another comes: the next free worker is theirs."""
    line, served = Line(), []
    line.put("worker")

    async def ask(whom, n):
        lent = await line.get(whom)
        served.append((whom, n))
        await asyncio.sleep(0)
        line.put(lent)

    many = [asyncio.create_task(ask("many", n)) for n in range(30)]
    while len(served) < 3:
        await asyncio.sleep(0)
    few = [asyncio.create_task(ask("few", n)) for n in range(3)]
    await asyncio.gather(*many, *few)
    at = [served.index(("few", n)) for n in range(3)]
    assert at[0] <= 6 and at[1] <= at[0] + 2 and at[2] <= at[1] + 2
    assert [n for whom, n in served if whom == "many"] == list(range(30))


@waits
async def test_who_no_longer_waits_leaves_the_line():
    """Neither a question nor a worker is lost with somebody who goes away, in the line or just before being served."""
    line = Line()
    line.put("worker")
    lent = await line.get("first")
    gone, stays = asyncio.create_task(line.get("gone")), asyncio.create_task(line.get("stays"))
    await asyncio.sleep(0)
    gone.cancel()
    line.put(lent)
    assert await stays == "worker"
    late = asyncio.create_task(line.get("late"))
    await asyncio.sleep(0)
    line.put("worker")
    late.cancel()
    await asyncio.gather(gone, late, return_exceptions=True)
    assert line.free == ["worker"]


@waits
async def test_a_worker_whose_asker_went_away_answers_nobody_else_with_that():
    """What it still thinks about is finished and dropped; only then it is asked again."""
    match = random_match(desert(), 2, 3, 6)
    pool = Workers(1, 30, odd_bots.serve)
    try:
        view = match.view(match.turn)
        await pool.choose(match.game, "random", view, match.turn)
        gone = asyncio.create_task(pool.choose(match.game, "says words late", view, match.turn))
        await asyncio.sleep(0.05)
        gone.cancel()
        assert pool.line.free == []
        assert await pool.choose(match.game, "random", view, match.turn) in match.open()
    finally:
        pool.close()
