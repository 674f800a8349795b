"""What could not be written, as far as anybody knows, may stand in the record: the record is right."""

from concurrent.futures import Future

import pytest

from majlis.core.game import load
from majlis.table.database import Trouble
from majlis.table.lobby import Lobby
from tests.table.waits import OWNER, Asleep, house, waits

ID = "0123456789abcdef"


async def nim(lobby: Lobby):
    return await lobby.open(OWNER, load("nim"), ["me", "guest"])


def lost(write, commits):
    """A pen whose word that all is written never comes, whether it is or not."""

    def written(statements):
        if commits:
            write(statements).result(60)
        answer = Future()
        answer.set_exception(Trouble(OSError("server closed the connection unexpectedly")))
        return answer

    return written


@waits
async def test_a_move_whose_commit_was_lost_on_the_way_back_is_acknowledged(tmp_path, monkeypatch):
    async with house(tmp_path, Asleep()) as lobby:
        table = await nim(lobby)
        monkeypatch.setattr(lobby.store.pen, "write", lost(lobby.store.pen.write, commits=True))
        answer = await table.play(table.match.turn, 0, table.match.open()[0], ID)
        assert answer.done and answer.at == table.at == len(lobby.store.events(table.name))
        monkeypatch.undo()
        assert (await table.play(table.match.turn, 1, table.match.open()[0], ID[::-1])).done


@waits
async def test_a_move_that_was_lost_on_the_way_there_is_not_made(tmp_path, monkeypatch):
    async with house(tmp_path, Asleep()) as lobby:
        table = await nim(lobby)
        monkeypatch.setattr(lobby.store.pen, "write", lost(lobby.store.pen.write, commits=False))
        with pytest.raises(Trouble, match="look whether this was done"):
            await table.play(table.match.turn, 0, table.match.open()[0], ID)
        assert table.at == 0 and lobby.store.events(table.name) == []


@waits
async def test_a_table_that_was_played_elsewhere_catches_up_and_tells_everybody(tmp_path):
    """As another process would have played it."""
    async with house(tmp_path, Asleep()) as lobby:
        table = await nim(lobby)
        other = lobby.rebuild(lobby.store.match(table.name))
        calls = []
        table.audience.add(lambda: calls.append(table.at))
        for n in range(2):
            assert (await other.play(other.match.turn, n, other.match.open()[0], f"{n}{ID}")).done
        answer = await table.play(table.match.turn, 0, table.match.open()[-1], ID, "de")
        assert not answer.done and "anderswo gespielt" in answer.reason
        assert (table.at, table.chain, calls) == (2, other.chain, [2])
        assert (await table.play(table.match.turn, 2, table.match.open()[0], ID)).done
