"""The house: who may sit where, tables found again, and bots that never leave a table waiting."""

import asyncio
import sqlite3
from concurrent.futures import Future

import pytest

from majlis.core.game import load
from majlis.core.refusal import Refusal
from majlis.table.casting import kept
from tests.table.houses import seal_anew
from tests.table.waits import OWNER, Asleep, desert, house, until, waits


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        (["me"], "is for 2 to 4 players, not 1"),
        (["me"] * 5, "is for 2 to 4 players, not 5"),
        ([], "is for 2 to 4 players, not 0"),
        (["me", "stockfish"], "Nobody is called 'stockfish'. A seat is for me, guest, random, novice, gentle, greedy"),
        (["me", ""], "Nobody is called ''"),
        (["me", "Me"], "Nobody is called 'Me'"),
    ],
)
def test_seats_that_nobody_could_sit_on_are_refused(tmp_path, players, sentence):
    @waits
    async def open_badly():
        async with house(tmp_path) as lobby:
            with pytest.raises(Refusal, match=sentence):
                await lobby.open(OWNER, desert(), players)
            assert lobby.store.matches(OWNER) == []

    open_badly()


@waits
async def test_too_few_names_are_refused_and_nothing_is_written(tmp_path):
    async with house(tmp_path) as lobby:
        with pytest.raises(Refusal, match="2 players need 2 names, not 1"):
            await lobby.open(OWNER, desert(), ["me", "random"], names=["Anna"])
        assert lobby.store.matches(OWNER) == []


@waits
async def test_a_table_is_found_again_by_its_name_and_only_once(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await lobby.open(OWNER, desert(), ["me", "greedy"], names=["Anna", "Bot"])
        assert await lobby.table(table.name) is table
        assert await lobby.table("no-such-table") is None
    async with house(tmp_path, Asleep()) as lobby:
        again = await lobby.table(table.name)
        assert again is await lobby.table(table.name)
        assert again is not table
        assert again.match.digest() == table.match.digest()
        assert (again.players, again.match.called()) == (["me", "greedy"], ("Anna", "Bot"))


@waits
async def test_every_deal_and_every_name_is_another(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        tables = [await lobby.open(OWNER, desert(), ["me", "guest"]) for _ in range(20)]
        assert len({table.name for table in tables}) == 20
        assert len({table.match.header.seed for table in tables}) == 20
        assert len({table.match.header.salt for table in tables}) == 20
        assert all(len(table.name) == 16 for table in tables)


@pytest.mark.parametrize("field", ["rules = rules + 1", "box = 'another box'"])
def test_a_match_of_other_rules_is_refused_in_a_sentence_and_others_are_not(tmp_path, field):
    @waits
    async def reopen():
        async with house(tmp_path, Asleep()) as lobby:
            old = await lobby.open(OWNER, desert(), ["me", "guest"])
            new = await lobby.open(OWNER, desert(), ["me", "guest"])
        with sqlite3.connect(tmp_path / "majlis.db") as database:
            database.execute(f"UPDATE match SET {field} WHERE id = ?", [old.name])
            seal_anew(database, old.name)
        database.close()
        async with house(tmp_path, Asleep()) as lobby:
            with pytest.raises(Refusal, match="was played with other rules of Djinns of the High Desert"):
                await lobby.table(old.name)
            assert (await lobby.table(new.name)).match.digest() == new.match.digest()

    reopen()


@waits
async def test_bots_play_whenever_it_is_their_turn_and_stop_at_the_end(tmp_path):
    async with house(tmp_path) as lobby:
        table = await lobby.open(OWNER, desert(), ["random", "greedy", "random"])
        await until(lambda: table.match.over)
        assert table.at == table.match.at == len(lobby.store.events(table.name))


@waits
async def test_bots_go_on_after_a_restart(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await lobby.open(OWNER, load("nim"), ["random", "greedy"])
    async with house(tmp_path) as lobby:
        again = await lobby.table(table.name)
        await until(lambda: again.match.over)


@waits
async def test_a_bot_that_fell_over_a_full_disk_plays_on_when_somebody_looks(tmp_path, monkeypatch, caplog):
    async with house(tmp_path) as lobby:
        failed: Future[None] = Future()
        failed.set_exception(OSError("no space left"))
        monkeypatch.setattr(lobby.store, "append", lambda *_: failed)
        table = await lobby.open(OWNER, load("nim"), ["random", "greedy"])
        await until(lambda: lobby._bots[table.name].done())
        assert table.at == 0
        assert f": a bot at table {table.name}" in caplog.text and "OSError: no space left" in caplog.text
        monkeypatch.undo()
        await lobby.table(table.name)
        await until(lambda: table.match.over)


@waits
async def test_a_bots_late_answer_to_a_table_that_moved_on_is_not_played(tmp_path):
    """A person takes back a step while the bot thinks about it."""
    async with house(tmp_path, Asleep()) as lobby:
        table = await lobby.open(OWNER, load("nim"), ["me", "random"])
        if table.match.turn == 1:
            await table.play(1, 0, table.match.open()[0], "the-bot-begins")
        at = table.at
        await table.play(0, at, table.match.open()[0], "a-quiet-step")
        assert (await table.undo(0, at + 1, "taken-back")).done
        late = await table.play(1, at + 1, table.match.open()[0], "thought-for-long")
        assert not late.done
        assert (table.match.turn, table.at) == (0, at + 2)


class Slow(Asleep):
    """A bot that thinks until it is told to stop."""

    def __init__(self):
        self.asked, self.told = asyncio.Event(), asyncio.Event()

    async def choose(self, game, player, view, seat, whom=""):
        self.asked.set()
        await self.told.wait()
        return game.open(view).argmax()


@waits
async def test_what_a_bot_has_thought_in_somebodys_place_is_not_played_when_they_are_back(tmp_path):
    async with house(tmp_path, slow := Slow()) as lobby:
        room = await lobby.gather("anna", desert(), ["me", "open"], 0, ["", ""])
        await room.sit("bert", 1, "")
        table = await lobby.begin_room(room)
        who = table.company.at(table.match.turn).person
        await table.company.stand_in(who, "random")
        await slow.asked.wait()
        await table.company.come_back(who)
        slow.told.set()
        await until(lambda: lobby._bots[table.name].done())
        assert (table.at, table.players) == (0, ["me", "me"])


def test_names_for_those_who_gave_none():
    assert kept([], ["me", "greedy"]) == ("@player", "@greedy")
    assert kept(["", "Bot", ""], ["me", "greedy", "keen"]) == ("@player", "Bot", "@keen")


# --- what stays in memory


@waits
async def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back_as_it_was(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await lobby.open(OWNER, desert(), ["me", "guest"])
        for _ in range(5):
            await table.play(table.match.turn, table.at, table.match.open()[0], f"on-{table.at}")
        lobby.tidy()
        assert table.name in lobby._tables  # it was asked for just now
        lobby.tidy(idle=0)
        assert not lobby._tables and not lobby._touched
        again = await lobby.table(table.name)
        assert again is not table
        assert (again.at, again.chain, again.match.digest()) == (table.at, table.chain, table.match.digest())
        assert not (await again.play(again.match.turn, 0, again.match.open()[0], "another-one")).done
        assert (await again.play(again.match.turn, 0, again.match.open()[0], "on-2")).done  # sent again: known


@waits
async def test_a_table_stays_while_somebody_looks_plays_or_thinks(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        watched, busy, met = [await lobby.open(OWNER, desert(), ["me", "guest"]) for _ in range(3)]
        thinking = await lobby.open(OWNER, desert(), ["greedy", "greedy"])
        watched.audience.add(look := lambda: None)
        met.company.arrive(OWNER, look)
        async with busy.lock:
            lobby.tidy(idle=0)
        assert set(lobby._tables) == {it.name for it in (watched, busy, met, thinking)}
        watched.audience.discard(look)
        met.company.leave(OWNER, look)
        lobby.tidy(idle=0)
        assert set(lobby._tables) == {thinking.name}


@waits
async def test_a_room_leaves_the_memory_unless_its_links_would_be_lost(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        room, linked = [await lobby.gather("anna", desert(), ["me", "open"], 0, ["Anna", ""]) for _ in range(2)]
        word = await linked.link(1)
        lobby.tidy(idle=0)
        assert list(lobby._rooms) == [linked.name] and await linked.link(1) == word
        again = await lobby.room(room.name)
        await again.sit("bert", 1, "Bert")
        assert (await lobby.begin_room(again)).players == ["me", "me"]


@waits
async def test_whoever_asks_at_the_same_time_gets_the_same_table(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        tables = [await lobby.open(OWNER, desert(), ["me", "guest"]) for _ in range(5)]
        lobby.tidy(idle=0)
        found = await asyncio.gather(*[lobby.table(it.name) for it in tables for _ in range(4)])
        assert len({id(it) for it in found}) == 5 == len(lobby._tables)
