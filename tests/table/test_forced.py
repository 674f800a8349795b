"""What can only go one way goes by itself at a table: right after its cause, stored, told, and taken back with it."""

import random

import pytest

from majlis.core.forced import forced
from majlis.core.frame import told
from majlis.core.game import load
from majlis.table.lobby import Lobby
from majlis.table.show import log, show
from majlis.table.table import Answer, Table
from tests.table.waits import OWNER, Asleep, Here, house, until, waits

PEOPLE = ("me", "guest")
GAMES = ("five_tribes", "djinn")


async def opened(lobby: Lobby, game: str, players=PEOPLE) -> Table:
    return await lobby.open(OWNER, load(game), players)


async def step(table: Table, chance: random.Random) -> Answer:
    """One choice at random, by a person."""
    a = chance.choice(table.match.open())
    answer = await table.play(table.match.turn, table.at, a, f"choice-{table.at}")
    assert answer.done
    return answer


async def with_followers(table: Table, chance: random.Random, least: int = 1) -> Answer:
    """Play on until something followed by itself from what was chosen, and can be taken back."""
    while True:
        seat, answer = table.match.turn, await step(table, chance)
        assert not table.match.over
        if len(table.last) > least and table.can_undo(seat):
            return answer


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_ever_asked_what_can_only_go_one_way(tmp_path, game):
    @waits
    async def play():
        async with house(tmp_path) as lobby:
            table, chance = await opened(lobby, game), random.Random(1)
            while not table.match.over:
                await step(table, chance)
                assert forced(table.match.game, table.match.state) is None
            assert len(table.by_itself) > table.match.at / 8
            assert len(lobby.store.events(table.name)) == table.match.at

    play()


@waits
async def test_who_wants_to_takes_every_step_by_hand(tmp_path):
    async with house(tmp_path) as lobby:
        table, chance = await opened(lobby, "five_tribes"), random.Random(1)
        table.by_hand = {0, 1}
        while not table.match.over:
            at = table.match.at
            await step(table, chance)
            assert table.match.at == at + 1
        assert not table.by_itself


@pytest.mark.parametrize("game", GAMES)
def test_undo_takes_back_what_followed_together_with_its_cause(tmp_path, game):
    @waits
    async def play():
        async with house(tmp_path) as lobby:
            table, chance = await opened(lobby, game), random.Random(2)
            for n in range(10):
                await with_followers(table, chance)
                cause, events = table.last[0], table.at
                seat, before = table.match.mover(cause), table.match.state_at(cause).tobytes()
                steps, after = len(table.last), table.match.digest()
                a = table.match.actions[cause]
                answer = await table.undo(seat, table.at, f"take-back-{n}")
                assert answer == Answer(True, events + steps)
                assert (table.match.at, table.match.state.tobytes()) == (cause, before)
                assert (await table.play(seat, table.at, a, f"once-more-{n}")).done
                assert table.match.digest() == after

    play()


@waits
async def test_a_restart_knows_what_went_by_itself_and_gives_the_old_answers(tmp_path):
    async with house(tmp_path) as lobby:
        table, chance = await opened(lobby, "five_tribes"), random.Random(3)
        answer = await with_followers(table, chance, 2)
        id, last, seat = f"choice-{table.at - len(table.last)}", table.last, table.match.mover(table.last[0])
    async with house(tmp_path) as lobby:
        again = await lobby.table(table.name)
        assert (again.match.digest(), again.chain, again.at) == (table.match.digest(), table.chain, table.at)
        assert (again.by_itself, again.last) == (table.by_itself, last)
        assert {id: again.answers[id] for id in table.answers} == table.answers
        assert await again.play(seat, 0, 0, id) == answer == Answer(True, again.at)
        undone = await again.undo(seat, again.at, "after-the-restart")
        assert undone.done and again.match.at == last[0]
    async with house(tmp_path) as lobby:
        third = await lobby.table(table.name)
        assert (third.match.digest(), third.by_itself, third.chain) == (
            again.match.digest(),
            again.by_itself,
            again.chain,
        )
        assert third.answers["after-the-restart"] == undone


@waits
async def test_a_frame_tells_of_all_that_happened_at_once(tmp_path):
    async with house(tmp_path) as lobby:
        table, chance = await opened(lobby, "djinn"), random.Random(4)
        calls: list[int] = []
        table.audience.add(lambda: calls.append(table.at))
        await with_followers(table, chance)
        assert calls[-1] == table.at and (len(calls) == 1 or calls[-2] == table.at - len(table.last))
        for seat in (-1, 0, 1):
            shown, lines = show(table, seat, "en", False), log(table, seat, "en")
            assert shown["news"] == lines[-len(table.last) :]


@waits
async def test_what_went_by_itself_does_not_end_what_is_told_since_the_last_turn(tmp_path):
    async with house(tmp_path) as lobby:
        table, chance = await opened(lobby, "five_tribes"), random.Random(5)
        met = 0
        while not table.match.over and met < 20:
            await step(table, chance)
            seat = table.match.turn
            own = [at for at in range(table.match.at) if table.match.mover(at) == seat]
            chosen = [at for at in own if at not in table.by_itself]
            if chosen and own[-1] > chosen[-1] + 1:
                lines = [line for line, _ in show(table, seat, "en", False)["since"]]
                assert told(table.match, seat, own[-1])[0] in lines or table.match.mover(chosen[-1] + 1) == seat
                met += 1


@waits
async def test_the_bots_wait_a_while_when_a_turn_has_ended_by_itself(tmp_path):
    """So that it can be taken back."""
    async with house(tmp_path, Asleep()) as lobby:
        table, chance = await opened(lobby, "djinn", ("me", "random")), random.Random(6)
        while not (table.may_regret() and table.bot_to_move()):
            if table.bot_to_move():
                await table.play(table.match.turn, table.at, chance.choice(table.match.open()), f"bot-{table.at}")
            else:
                await step(table, chance)
        assert table.can_undo(0)
        assert (await table.undo(0, table.at, "i-regret-it")).done
        assert table.match.turn == 0


@waits
async def test_bots_and_what_goes_by_itself_finish_a_game(tmp_path):
    async with house(tmp_path, Here()) as lobby:
        table = await opened(lobby, "five_tribes", ("random", "random", "random"))
        await until(lambda: table.match.over)
        assert table.by_itself
        assert lobby.store.matches(OWNER)[0]["points"] == table.match.points()
