"""Slow games: when the time of a turn is over, a bot plays in somebody's place, once, and gives the seat back."""

import asyncio
import time

from majlis.bots.search.ways import DEFAULT
from majlis.table.lobby import Terms
from majlis.table.slow import timed
from tests.table.waits import Asleep, desert, house, until, waits

HOUR = 3600


async def slow(lobby):
    """Two people with an hour for each turn."""
    room = await lobby.gather("anna", desert(), ["me", "open"], 0, ["Anna", ""], Terms(deadline=HOUR))
    await room.sit("bert", 1, "Bert")
    return await lobby.begin_room(room)


@waits
async def test_a_bot_takes_over_when_the_time_is_over_and_not_before(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await slow(lobby)
        turn = table.match.turn
        assert abs(table.due - time.time() - HOUR) < 60
        lobby.clock = lambda: table.due - 1
        await lobby.ring(table)
        assert table.players == ["me", "me"]
        due = table.due
        lobby.clock = lambda: due
        for _ in range(3):  # however often the clock is looked at
            await lobby.ring(table)
        assert table.players == [DEFAULT if seat == turn else "me" for seat in range(2)]
        assert len(lobby.store.sittings(table.name)) == 2 + 1 + 1
        assert table.due is None  # for a bot no clock runs


@waits
async def test_whoever_comes_back_has_all_the_time_again(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await slow(lobby)
        who = table.company.at(table.match.turn).person
        table.since -= 2 * HOUR
        table.company.seated_at -= 2 * HOUR
        await lobby.ring(table)
        assert table.bot_to_move()
        await table.company.come_back(who)
        assert abs(table.due - time.time() - HOUR) < 60
        await lobby.ring(table)
        assert table.players == ["me", "me"]


@waits
async def test_taking_back_and_playing_again_gains_no_time(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await slow(lobby)
        table.since = began = time.time() - 100
        table.company.seated_at = 0.0
        quiet = [a for a in table.match.open() if not table.match.reveals(a)]
        while not quiet:
            await table.play(table.match.turn, table.at, table.match.open()[0], f"on-{table.at}")
            quiet = [a for a in table.match.open() if not table.match.reveals(a)]
            table.since = began
        turn = table.match.turn
        await table.play(turn, table.at, quiet[0], "a-quiet-step")
        if table.match.turn == turn:
            assert table.since == began
        await table.undo(turn, table.at, "taken-back")
        assert table.match.turn == turn


@waits
async def test_clocks_run_on_over_a_restart(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await slow(lobby)
        due, name, turn = table.due, table.name, table.match.turn
    async with house(tmp_path, Asleep()) as lobby:
        lobby.clock = lambda: due + 1
        clocks = asyncio.create_task(lobby.keep_time())
        await until(lambda: name in lobby._tables and lobby._tables[name].players[turn] == DEFAULT)
        clocks.cancel()
        assert abs(lobby._tables[name].since - due + HOUR) < HOUR
    async with house(tmp_path, Asleep()) as lobby:
        again = await lobby.table(name)
        assert again.players[turn] == DEFAULT


@waits
async def test_without_a_deadline_no_clock_runs(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await lobby.open("anna", desert(), ["me", "guest"])
        lobby.clock = lambda: 1e12
        await lobby.ring(table)
        assert table.due is None and table.players == ["me", "guest"]


@waits
async def test_a_clock_wakes_a_table_that_has_left_the_memory_and_no_other(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        tables = [await slow(lobby) for _ in range(3)]
        for n, table in enumerate(tables):
            for _ in range(4 * n):
                await table.play(table.match.turn, table.at, table.match.open()[0], f"on-{table.at}")
        lobby.tidy(idle=0)
        assert not lobby._tables and len(lobby._alarms) == 3
        due = tables[0].due
        lobby.clock = lambda: due
        clocks = asyncio.create_task(lobby.keep_time())
        await until(lambda: tables[0].name in lobby._tables and DEFAULT in lobby._tables[tables[0].name].players)
        clocks.cancel()
        assert all(it.name not in lobby._tables for it in tables if it.due > due)


@waits
async def test_the_store_knows_how_early_a_clock_can_be_over_without_playing_the_match(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await slow(lobby)
        while not table.match.over and table.at < 60:
            early = timed(lobby.store)[table.name]
            assert table.since - HOUR <= early <= table.due + 0.001
            await table.play(table.match.turn, table.at, table.match.open()[0], f"on-{table.at}")


@waits
async def test_a_restart_brings_no_table_back_before_it_is_due(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        names = {(await slow(lobby)).name for _ in range(5)}
    async with house(tmp_path, Asleep()) as lobby:
        clocks = asyncio.create_task(lobby.keep_time())
        await until(lambda: len(lobby._alarms) == 5)
        await asyncio.sleep(0.05)
        clocks.cancel()
        assert set(lobby._alarms) == names and not lobby._tables
