"""Tables are drawn one after another, and none while somebody waits for an answer."""

import asyncio

from majlis.bots.warm import _mark, is_warm
from majlis.core.game import folder_of
from majlis.table import easel as easels
from majlis.table.easel import Easel
from tests.table.waits import until, waits


@waits
async def test_a_drawing_waits_for_the_answer_to_a_move():
    easel, said = Easel(), []

    async def draw():
        async with easel.turn():
            said.append("drawn")

    with easel.hush():
        task = asyncio.create_task(draw())
        for _ in range(5):
            await asyncio.sleep(0)
        said.append("answered")
    await task
    assert said == ["answered", "drawn"]


@waits
async def test_however_much_is_played_all_is_shown(monkeypatch):
    monkeypatch.setattr(easels, "PATIENCE", 0.001)
    easel, said = Easel(), []

    async def draw():
        async with easel.turn():
            said.append("drawn")

    with easel.hush():
        task = asyncio.create_task(draw())
        await until(lambda: said == ["drawn"])
    await task


@waits
async def test_one_is_drawn_after_another():
    easel, most, now = Easel(), [], []

    async def draw(n):
        async with easel.turn():
            now.append(n)
            most.append(len(now))
            await asyncio.sleep(0)
            now.remove(n)

    await asyncio.gather(*map(draw, range(5)))
    assert most == [1] * 5


@waits
async def test_what_nobody_needs_goes_when_nobody_plays(monkeypatch):
    monkeypatch.setattr(easels, "TIDY", 0.001)
    monkeypatch.setattr(easels, "CALM", 0.0)
    easel, tidied = Easel(), []
    monkeypatch.setattr(easels.gc, "collect", lambda: tidied.append(easel._acts))
    task = asyncio.create_task(easel.tidy())
    with easel.hush():
        await asyncio.sleep(0.02)
        assert not tidied
    await until(lambda: tidied)
    task.cancel()
    assert set(tidied) == {0}


def test_a_game_is_known_to_be_compiled_without_being_fetched(tmp_path, monkeypatch):
    monkeypatch.setattr("majlis.bots.warm.INTERPRET", False)
    monkeypatch.setattr("majlis.bots.warm.cache_folder", lambda *_: tmp_path)
    assert not is_warm("high_desert") and not is_warm("no such game")
    _mark(folder_of("high_desert")).touch()
    assert is_warm("high_desert")
