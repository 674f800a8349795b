"""Bots in processes of their own: whatever one does, a legal action is played; and none is handed a secret."""

import asyncio
import base64

import numpy as np
import pytest

from majlis.table import workers
from majlis.table.workers import Workers
from majlis.testing.play import random_match
from tests.table import odd_bots
from tests.table.waits import OWNER, Here, desert, house, until, waits

LOST = ["sleeps", "dies", "stumbles", "errs", "says words", "says nothing"]


@pytest.mark.parametrize("player", odd_bots.ODD)
def test_whatever_a_bot_does_a_legal_action_is_played_and_the_next_one_is_answered(player, caplog):
    @waits
    async def ask():
        match = random_match(desert(), 3, 5, 10)
        pool = Workers(1, 90, odd_bots.serve)
        try:
            assert await pool.choose(match.game, "greedy", match.view(match.turn), match.turn) in match.open()
            process = pool._all[0].process
            pool.patience = 0.3 if player == "sleeps" else 90
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


class Pipe:
    """Hears what a worker is asked, and answers like one that is lost."""

    def __init__(self) -> None:
        self.asked = []

    def send(self, question):
        self.asked.append(question)

    def poll(self, patience):
        return False


@waits
async def test_a_question_holds_nothing_but_a_view(monkeypatch):
    """Neither key, seed, salt nor block, in whatever spelling; and the view is that of the seat that is asked."""
    monkeypatch.setattr(workers.Workers, "_replace", lambda self, worker: worker)
    monkeypatch.setattr(workers.Worker, "__init__", lambda self, life: setattr(self, "pipe", Pipe()))
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
        async def choose(self, game, player, view, seat):
            seen.append((view.tobytes(), seat))
            return await super().choose(game, player, view, seat)

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
        assert len(pool._all) == pool._idle.qsize() == 2
    finally:
        pool.close()
