"""Several actions as one: each is an event of its own, none goes past what shows something new, and all go back."""

import pytest

from majlis.games.high_desert.actions import WISH
from majlis.games.high_desert.parts import WISH_COST, Wish
from majlis.table.show import show
from majlis.table.table import WORDS, Answer
from tests.table.test_table import opened, telling
from tests.table.waits import Asleep, house, waits

WAY = 1 + WISH_COST  # a wish and its cards


def wishing(match, wish):
    """A wish and the lowest cards for it, in the order of the rules."""
    after = match.copy()
    after.play(WISH + wish)
    for _ in range(WISH_COST):
        after.play(after.open()[0])
    return after.actions[match.at :]


@waits
async def test_a_plan_is_written_action_by_action_and_shown_once(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await opened(lobby)
        seat, at, moves, plan = table.match.turn, table.at, table.match.at, wishing(table.match, Wish.RECALL)
        calls = telling(table)
        assert await table.plan(seat, at, plan, "a-whole-wish") == Answer(True, at + WAY)
        assert (table.match.actions[moves:], calls) == (plan, [at + WAY])
        rows = lobby.store.events(table.name)[at:]
        assert [(row["kind"], row["seat"], row["action"]) for row in rows] == [("play", seat, a) for a in plan]
        assert len({row["action_id"] for row in rows}) == WAY and rows[-1]["action_id"] == "a-whole-wish"
        moment = show(table, seat, "en", False)
        assert len(moment["news"]) == WAY and moment["news"][-1] == moment["told"]
    async with house(tmp_path, Asleep()) as lobby:
        again = await lobby.table(table.name)
        assert (again.match.digest(), again.chain, again.at) == (table.match.digest(), table.chain, table.at)
        assert await again.plan(seat, at, plan, "a-whole-wish") == Answer(True, at + WAY), "a repeated plan is known"


@waits
async def test_a_plan_stops_with_the_reason_where_something_is_not_open(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await opened(lobby)
        seat, at, plan = table.match.turn, table.at, wishing(table.match, Wish.RECALL)
        broken = [*plan[:2], WISH, *plan[2:]]
        after = table.match.copy()
        after.play(plan[0])
        after.play(plan[1])
        answer = await table.plan(seat, at, broken, "a-broken-wish")
        assert answer == Answer(True, at + 2, after.refusal(WISH)) and answer.reason
        assert table.match.digest() == after.digest()
        assert not (await table.plan(seat, table.at, [WISH], "nothing-of-it")).done
        assert table.at == at + 2


@waits
async def test_a_plan_never_goes_past_what_shows_something_new(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await opened(lobby)
        seat, at, plan = table.match.turn, table.at, wishing(table.match, Wish.LOOK)
        after = table.match.copy()
        for a in plan:
            after.play(a)
        blind = after.open()[0]  # what nobody could choose before having looked
        for lang in ("en", "de"):
            answer = await table.plan(seat, at, [*plan, blind], "a-blind-choice", lang)
            assert answer == Answer(True, at + WAY, WORDS["en"]["plan_shows"])
        assert table.match.digest() == after.digest()


@pytest.mark.parametrize("whole", [True, False])
def test_a_plan_is_taken_back_one_by_one_or_as_a_whole_turn(tmp_path, whole):
    @waits
    async def back():
        async with house(tmp_path, Asleep()) as lobby:
            table = await opened(lobby)
            seat, at, digest = table.match.turn, table.at, table.match.digest()
            await table.plan(seat, at, wishing(table.match, Wish.RECALL), "a-whole-wish")
            assert table.undoable(seat) == show(table, seat, "en", False)["undo"] == WAY
            for i in range(1 if whole else WAY):
                assert (await table.undo(seat, table.at, f"undo-{i}-id", "en", whole)).done
            assert (table.match.digest(), table.at) == (digest, at + 2 * WAY)
            assert show(table, seat, "en", False)["news"] == []
        async with house(tmp_path, Asleep()) as lobby:
            again = await lobby.table(table.name)
            assert (again.match.digest(), again.chain) == (digest, table.chain)

    back()


@waits
async def test_a_plan_of_somebody_else_or_of_an_old_table_is_refused(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await opened(lobby)
        seat, at, plan = table.match.turn, table.at, wishing(table.match, Wish.RECALL)
        assert not (await table.plan(1 - seat, at, plan, "not-my-turn")).done
        assert await table.plan(seat, at + 1, plan, "too-late-id") == Answer(False, at, WORDS["en"]["stale"])
        assert table.at == at
