"""A table under the hands of many: one click wins, every answer is kept, and the disk decides what has happened."""

import asyncio
import hashlib
import sqlite3
from concurrent.futures import Future

import pytest

from majlis.core.game import load
from majlis.core.match import Match
from majlis.core.refusal import Refusal
from majlis.table.lobby import Lobby
from majlis.table.show import show
from majlis.table.store import Store
from majlis.table.table import WORDS, Answer, Table
from tests.table.houses import seal_anew
from tests.table.waits import OWNER, Asleep, desert, house, until, waits

PEOPLE = ("me", "guest")


async def opened(lobby: Lobby, game=None, players=PEOPLE) -> Table:
    return await lobby.open(OWNER, game or desert(), players)


async def play(table: Table, n: int) -> None:
    """The first open action, so many times."""
    for _ in range(n):
        answer = await table.play(table.match.turn, table.at, table.match.open()[0], f"step-{table.at}")
        assert answer.done


async def hidden_step(table: Table) -> int:
    """Play on until an action was played that showed nobody anything new; the seat that played it."""
    while True:
        seat, quiet = table.match.turn, [a for a in table.match.open() if not table.match.reveals(a)]
        a = quiet[0] if quiet else table.match.open()[0]
        await table.play(seat, table.at, a, f"look-{table.at}")
        if quiet:
            return seat


def telling(table: Table) -> list[int]:
    """The number of events at every moment when the audience was called."""
    calls: list[int] = []
    table.audience.add(lambda: calls.append(table.at))
    return calls


# --- clicks


@waits
async def test_of_two_clicks_at_once_one_wins_and_the_other_is_told(tmp_path):
    async with house(tmp_path) as lobby:
        table = await opened(lobby)
        seat, a, b = table.match.turn, *table.match.open()[:2]
        first, second = await asyncio.gather(table.play(seat, 0, a, "click-one"), table.play(seat, 0, b, "click-two"))
        assert first == Answer(True, 1)
        assert second == Answer(False, 1, WORDS["en"]["stale"])
        assert table.match.actions == [a]
        assert len(lobby.store.events(table.name)) == 1


@waits
async def test_many_clicks_at_once_are_all_answered_and_exactly_one_counts(tmp_path):
    async with house(tmp_path) as lobby:
        table = await opened(lobby)
        seat, choices = table.match.turn, table.match.open()
        clicks = [table.play(seat, 0, choices[i % len(choices)], f"click-{i}") for i in range(50)]
        answers = await asyncio.gather(*clicks)
        assert [answer.done for answer in answers].count(True) == 1
        assert table.at == 1


@pytest.mark.parametrize("at", [-1, 1, 3, 99])
def test_a_click_on_an_old_or_unknown_table_is_refused(tmp_path, at):
    @waits
    async def click():
        async with house(tmp_path) as lobby:
            table = await opened(lobby)
            await play(table, 2)
            digest, calls = table.match.digest(), telling(table)
            assert await table.play(table.match.turn, at, table.match.open()[0], "too-late") == Answer(
                False, 2, WORDS["en"]["stale"]
            )
            assert await table.undo(table.match.turn, at, "too-late-too", "de") == Answer(
                False, 2, WORDS["de"]["stale"]
            )
            assert (table.match.digest(), table.at, calls) == (digest, 2, [])

    click()


@waits
async def test_a_repeated_message_gets_the_same_answer_and_is_not_done_twice(tmp_path):
    async with house(tmp_path) as lobby:
        table = await opened(lobby)
        seat, a = table.match.turn, table.match.open()[0]
        answer = await table.play(seat, 0, a, "the-same-id")
        await play(table, 1)
        digest, calls = table.match.digest(), telling(table)
        assert await table.play(seat, 0, a, "the-same-id") == answer == Answer(True, 1)
        assert await table.play(seat, 2, a, "the-same-id") == answer
        assert (table.match.digest(), table.at, calls) == (digest, 2, [])
    async with house(tmp_path) as lobby:
        again = await lobby.table(table.name)
        assert await again.play(seat, 0, a, "the-same-id") == answer
        assert (again.match.digest(), again.at) == (digest, 2)


@waits
async def test_the_same_message_twice_at_once_is_done_once(tmp_path):
    async with house(tmp_path) as lobby:
        table = await opened(lobby)
        click = (table.match.turn, 0, table.match.open()[0], "impatient")
        assert set(await asyncio.gather(*[table.play(*click) for _ in range(5)])) == {Answer(True, 1)}
        assert table.at == 1


@waits
async def test_only_the_seat_to_move_can_play_and_only_what_is_open(tmp_path):
    async with house(tmp_path) as lobby:
        table = await opened(lobby)
        turn, a = table.match.turn, table.match.open()[0]
        shut = next(a for a in range(table.match.game.actions) if a not in table.match.open())
        tries = [(1 - turn, a), (-1, a), (9, a), (turn, shut), (turn, -1), (turn, 10**30)]
        for i, (seat, action) in enumerate(tries):
            answer = await table.play(seat, 0, action, f"try-{i}-id")
            assert not answer.done
            assert len(answer.reason) > 10
        assert (table.at, lobby.store.events(table.name)) == (0, [])


# --- taking back


@waits
async def test_undo_goes_back_to_the_last_reveal_and_never_beyond(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await opened(lobby)
        seat = await hidden_step(table)
        start = table.match.at
        while table.match.turn == seat and start + 3 > table.match.at:
            quiet = [a for a in table.match.open() if not table.match.reveals(a)]
            if not quiet:
                break
            await table.play(seat, table.at, quiet[0], f"more-{table.at}")
        back = 0
        while (await table.undo(seat, table.at, f"undo-{back}-id")).done:
            back += 1
        moves = table.match.at
        assert back >= 1
        assert not table.match.can_undo(seat)
        last = table.match.state_at(moves)[0]["reveals"] != table.match.state_at(max(0, moves - 1))[0]["reveals"]
        assert moves == 0 or last or table.match.mover(moves - 1) != seat
        assert await table.undo(seat, table.at, "one-too-many") == Answer(False, table.at, WORDS["en"]["no_undo"])


@waits
async def test_an_action_that_showed_something_cannot_be_taken_back(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await opened(lobby)
        while not (showing := [a for a in table.match.open() if table.match.reveals(a)]):
            await play(table, 1)
        seat, digest_before = table.match.turn, table.match.digest()
        await table.play(seat, table.at, showing[0], "shows-something")
        for other in (seat, 1 - seat, -1):
            assert not (await table.undo(other, table.at, f"regret-{other}")).done
        assert table.match.digest() != digest_before


@waits
async def test_nobody_takes_back_what_somebody_else_did(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await opened(lobby)
        seat = await hidden_step(table)
        digest = table.match.digest()
        assert not (await table.undo(1 - seat, table.at, "not-my-step")).done
        assert not (await table.undo(-1, table.at, "nobodys-step")).done
        assert table.match.digest() == digest
        assert show(table, seat, "en", False)["undo"]
        assert not show(table, 1 - seat, "en", False)["undo"]
        assert not show(table, -1, "en", False)["undo"]


@waits
async def test_an_undo_is_an_event_and_is_there_after_a_restart(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await opened(lobby)
        seat = await hidden_step(table)
        moves, at = table.match.at, table.at
        answer = await table.undo(seat, at, "take-it-back")
        assert answer == Answer(True, at + 1)
        assert await table.undo(seat, at, "take-it-back") == answer
        assert (table.match.at, table.at) == (moves - 1, at + 1)
        digest, chain = table.match.digest(), table.chain
    async with house(tmp_path, Asleep()) as lobby:
        again = await lobby.table(table.name)
        assert (again.match.digest(), again.chain, again.at, again.match.at) == (digest, chain, at + 1, moves - 1)


@waits
async def test_the_end_cannot_be_taken_back_because_the_seed_is_open_now(tmp_path):
    """Nim shows nothing new at its end, so that only the table can say no."""
    async with house(tmp_path) as lobby:
        table = await opened(lobby, load("nim"))
        while not table.match.over:
            await play(table, 1)
        last = table.match.mover(table.match.at - 1)
        assert show(table, last, "en", False)["seed"] == table.match.header.seed.hex()
        assert not show(table, last, "en", False)["undo"]
        assert not (await table.undo(last, table.at, "once-more")).done
        assert table.match.over


# --- restarts and crashes


@waits
async def test_a_restart_in_mid_game_rebuilds_the_same_table(tmp_path):
    async with house(tmp_path) as lobby:
        table = await opened(lobby, players=("me", "random", "greedy"))
        for _ in range(6):
            await until(lambda: table.bot_to_move() is None)
            await play(table, 1)
        await until(lambda: table.bot_to_move() is None)
    digest, chain, at = table.match.digest(), table.chain, table.at
    assert at > 12
    async with house(tmp_path, Asleep()) as lobby:
        again = await lobby.table(table.name)
        assert again is not table
        assert (again.match.digest(), again.chain, again.at) == (digest, chain, at)
        assert again.match.header == table.match.header
        assert again.row == table.row
        await play(again, 1)


class Dies(Exception):
    """The process ends here."""


@waits
async def test_a_crash_after_the_commit_and_before_the_telling_loses_nothing(tmp_path):
    async with house(tmp_path) as lobby:
        table = await opened(lobby)
        seat, a = table.match.turn, table.match.open()[0]

        def crash() -> None:
            raise Dies

        table.audience.clear()
        table.audience.add(crash)
        with pytest.raises(Dies):
            await table.play(seat, 0, a, "never-answered")
    async with house(tmp_path) as lobby:
        again = await lobby.table(table.name)
        assert (again.at, again.match.actions) == (1, [a])
        assert await again.play(seat, 0, a, "never-answered") == Answer(True, 1)
        assert again.at == 1


@waits
async def test_nothing_is_seen_before_it_is_on_the_disk(tmp_path, monkeypatch):
    async with house(tmp_path) as lobby:
        table = await opened(lobby)
        slow: Future[None] = Future()
        calls, digest = telling(table), table.match.digest()
        monkeypatch.setattr(lobby.store, "append", lambda *_: slow)
        click = asyncio.create_task(table.play(table.match.turn, 0, table.match.open()[0], "patience"))
        await asyncio.sleep(0.05)
        assert (calls, table.at, table.match.digest(), click.done()) == ([], 0, digest, False)
        assert show(table, -1, "en", False)["moves"] == 0
        slow.set_result(None)
        assert (await click).done
        assert calls == [1]


@waits
async def test_a_commit_that_fails_changes_nothing_and_the_same_message_can_be_sent_again(tmp_path, monkeypatch):
    async with house(tmp_path) as lobby:
        table = await opened(lobby)
        seat, a, digest, calls = table.match.turn, table.match.open()[0], table.match.digest(), telling(table)
        failed: Future[None] = Future()
        failed.set_exception(OSError("no space left"))
        monkeypatch.setattr(lobby.store, "append", lambda *_: failed)
        with pytest.raises(OSError, match="no space"):
            await table.play(seat, 0, a, "full-disk")
        assert (table.at, table.match.digest(), table.chain, calls, table.answers) == (0, digest, "", [], {})
        monkeypatch.undo()
        assert await table.play(seat, 0, a, "full-disk") == Answer(True, 1)


@waits
async def test_a_row_that_somebody_else_wrote_is_noticed(tmp_path):
    async with house(tmp_path) as lobby:
        table = await opened(lobby)
        other = Table(table.name, table.row, table.match.copy(), lobby.store)
        seat, a = table.match.turn, table.match.open()[0]
        assert (await table.play(seat, 0, a, "here-first")).done
        answer = await other.play(seat, 0, a, "there-too-late")
        assert (answer.done, other.at, other.chain) == (False, table.at, table.chain)  # and it is caught up with
        assert "elsewhere" in answer.reason


# --- the hash chain


CHANGES = {
    "another action": "UPDATE event SET action = action + 1 WHERE seq = 1",
    "an action that was never open": "UPDATE event SET action = 126 WHERE seq = 1",
    "an action that does not exist": "UPDATE event SET action = 100000 WHERE seq = 1",
    "a never open action without a link": "UPDATE event SET action = 126, chain = '' WHERE seq = 1",
    "another seat": "UPDATE event SET seat = 1 - seat WHERE seq = 2",
    "an undo for a play": "UPDATE event SET kind = 'undo' WHERE seq = 1",
    "a link": "UPDATE event SET chain = replace(chain, 'a', 'b') WHERE seq = 3",
    "a row gone": "DELETE FROM event WHERE seq = 2",
    "another seed": "UPDATE secret SET seed = zeroblob(32)",
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_row_is_detected_when_the_table_is_rebuilt(tmp_path, change):
    @waits
    async def tamper():
        async with house(tmp_path) as lobby:
            table = await opened(lobby)
            await play(table, 4)
        with sqlite3.connect(tmp_path / "majlis.db") as database:
            assert database.execute(CHANGES[change]).rowcount == 1
            seal_anew(database, table.name)  # else the seal would say it first
        database.close()
        async with house(tmp_path) as lobby:
            with pytest.raises(Refusal, match=r"does not agree with its record at event .: it was changed"):
                await lobby.table(table.name)

    tamper()


@waits
async def test_every_link_follows_from_all_before_it(tmp_path):
    async with house(tmp_path) as lobby:
        table = await opened(lobby)
        await play(table, 3)
        match, chain = Match(table.match.header), ""
        for row in lobby.store.events(table.name):
            match.play(row["action"])
            words = f"{chain} {row['seq']} play {row['seat']} {row['action']} {match.digest()}"
            chain = hashlib.sha256(words.encode()).hexdigest()
            assert row["chain"] == chain


# --- the end


@waits
async def test_the_last_action_writes_the_result(tmp_path):
    async with house(tmp_path) as lobby:
        table = await opened(lobby, load("nim"))
        while not table.match.over:
            assert lobby.store.matches(OWNER)[0]["points"] is None
            assert show(table, 0, "en", False)["seed"] is None
            await play(table, 1)
        row = lobby.store.matches(OWNER)[0]
        assert row["points"] == table.match.points()
        assert row["result"] == table.match.result().tolist()
        assert sum(row["result"]) == 1
        header, moment = table.match.header, show(table, -1, "en", False)
        assert hashlib.sha256(bytes.fromhex(moment["seed"] + moment["salt"])).hexdigest() == header.commitment
        answer = await table.play(0, table.at, 0, "after-the-end")
        assert not answer.done
        assert answer.reason
    store = Store(tmp_path)
    assert store.matches(OWNER)[0]["points"] == row["points"]
    store.close()
