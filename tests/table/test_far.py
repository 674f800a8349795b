"""Bots on a Ray cluster: they are asked what a process of the house would be asked, a view and nothing else; and
whatever becomes of one, a legal action is played."""

import os
import time

import pytest

from majlis.table.far import Far, FarWorker, joined
from tests.table.waits import OWNER, desert, house, until, waits

pytest.importorskip("ray", reason="the extra [cluster] is not installed")
pytestmark = pytest.mark.filterwarnings("ignore")  # of Ray's own


@pytest.fixture
def far():
    pool = Far("local", 1)
    yield pool
    pool.close()
    joined("local").close()
    joined.cache_clear()


def sleeps(question):
    time.sleep(600)


def dies(question):
    os._exit(7)


def says_words(question):
    return "the left one"


@waits
async def test_a_far_bot_has_a_view_and_whatever_it_does_a_legal_action_is_played(far, monkeypatch, tmp_path):
    questions, ask = [], FarWorker.ask

    def noted(self, question, *more):
        questions.append(question)
        return ask(self, question, *more)

    monkeypatch.setattr(FarWorker, "ask", noted)
    async with house(tmp_path, far) as lobby:
        table = await lobby.open(OWNER, desert(), ["me", "greedy"])
        while not questions:
            await until(lambda: table.match.turn == 0 or questions)
            if table.match.turn == 0:
                await table.play(0, table.at, table.match.open()[0], f"{table.at:024x}")
        await until(lambda: table.match.turn == 0 or table.match.over)
        views = {table.match.view(1, at).tobytes() for at in range(table.match.at + 1)}
        for name, player, view, seat, seed in questions:
            assert (name, player, seat) == ("high_desert", "greedy", 1) and view in views and isinstance(seed, int)
        assert far.lost == 0
        match, far.patience = table.match, 0.5
        for n, odd in enumerate((sleeps, dies, says_words)):
            worker = far._all[0]
            worker._think = worker.ray.remote(max_retries=0)(odd)
            assert await far.choose(match.game, "random", match.view(match.turn), match.turn) in match.open()
            await until(lambda n=n: far.lost == n + 1)
