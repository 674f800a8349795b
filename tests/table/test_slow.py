"""Slow games: a clock for the whole game, rests by agreement, vacations, and lists of what to do next."""

import asyncio
import time
from datetime import UTC, datetime
from types import SimpleNamespace
from unittest.mock import patch

import pytest
from sqlalchemy import insert, select

from majlis.core.refusal import Refusal
from majlis.table.ahead import plan_ahead, possible
from majlis.table.branching import ask_back
from majlis.table.hours import Pact, clocks, over, ran
from majlis.table.lobby import Terms
from majlis.table.resting import ask, decline
from majlis.table.slow import DAY, away_until, come_home, go_away, timed
from majlis.table.slow_schema import ahead, delivery, ended, homecoming, notice, pact, pause, spent, vacation
from majlis.table.store import Conflict, Store
from tests.table.waits import Asleep, desert, house, until, waits

HOUR = 3600
CLOCK = Pact(budget=HOUR, bot="random")


async def dealt(lobby, terms=Terms(pact=CLOCK)):  # noqa: B008
    """Two people, who wait for each other."""
    people = [await lobby.book.meet(name * 8) for name in ("anna", "bert")]
    room = await lobby.gather(people[0], desert(), ["me", "open"], 0, ["Anna", ""], terms)
    await room.sit(people[1], 1, "Bert")
    return await lobby.begin_room(room)


def aged(table, seconds):
    """As if so much of the present turn were over."""
    table.since -= seconds
    table.company.seated_at = 0.0


def whose(table, seat=None):
    return table.company.at(table.match.turn if seat is None else seat).person


async def pass_turn(table, n=""):
    """Play until it is somebody else's turn."""
    turn = table.match.turn
    while table.match.turn == turn:
        assert (await table.play(turn, table.at, table.match.open()[0], f"on{n}-{table.at:04}")).done


def left(table):
    return clocks(table, time.time())


# --- a clock that stands still


def test_a_clock_runs_only_while_nothing_holds_it():
    still = [(10, 20), (15, 30), (50, 60)]
    assert ran(0, 100, still) == 70
    assert (over(0, 5, still), over(0, 10, still), over(0, 30, still), over(0, 41, still)) == (5, 10, 50, 71)
    assert (over(12, 1, still), over(0, 11, [(10, float("inf"))])) == (31, float("inf"))


# --- a clock for the whole game


@waits
async def test_each_seat_has_its_own_time_and_only_whose_turn_it_is_spends_it(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await dealt(lobby)
        first, name = table.match.turn, table.name
        aged(table, 600)
        assert abs(table.due - time.time() - (HOUR - 600)) < 5
        await pass_turn(table)
        assert abs(left(table)[first] - (HOUR - 600)) < 5 and left(table)[1 - first] > HOUR - 5
        await pass_turn(table)
        assert abs(table.due - time.time() - (HOUR - 600)) < 5
        seen = left(table)
    async with house(tmp_path, Asleep()) as lobby:
        table = await lobby.table(name)
        assert all(abs(now - before) < 5 for now, before in zip(left(table), seen, strict=True))
        assert abs(timed(lobby.store)[name] - table.due) < 600 + 5  # nobody is woken too late


@waits
async def test_when_the_time_of_a_seat_is_out_the_agreed_bot_plays_until_its_owner_returns(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await dealt(lobby)
        turn, who = table.match.turn, whose(table)
        aged(table, HOUR)
        for _ in range(3):
            await lobby.ring(table)
        assert table.players[turn] == "random" and left(table)[turn] == 0
        assert len(lobby.store.sittings(table.name)) == 2 + 1 + 1
        await table.company.come_back(who)
        assert table.players == ["me", "me"] and abs(left(table)[turn] - HOUR / 10) < 5
        aged(table, HOUR)
        await lobby.ring(table)
        name, spent = table.name, dict(table.spent)
    async with house(tmp_path, Asleep()) as lobby:
        again = await lobby.table(name)
        assert (again.spent, again.players[turn]) == (spent, "random")


@waits
async def test_who_steps_out_and_in_again_gains_no_time(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await dealt(lobby)
        turn, who, other = table.match.turn, whose(table), whose(table, 1 - table.match.turn)
        for n, person in enumerate((who, other, who)):
            aged(table, 600)
            await table.company.stand_in(person, "random")
            await table.company.come_back(person)
            assert abs(left(table)[turn] - (HOUR - 600 * (n + 1))) < 5


@waits
async def test_what_could_not_be_written_takes_nobodys_time(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await dealt(lobby)
        aged(table, 600)
        before = dict(table.spent)
        with patch.object(Store, "sit", side_effect=OSError("full")), pytest.raises(OSError, match="full"):
            await table.company.stand_in(whose(table), "random")
        assert table.spent == before


@waits
async def test_going_back_by_consent_gives_no_time_back(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await dealt(lobby)
        first = table.match.turn
        aged(table, 600)
        await pass_turn(table)
        who = whose(table, first)
        await table.company.stand_in(whose(table), "random")  # bots consent
        fresh = await ask_back(lobby, table, who, 0)
        assert fresh.company.pact == CLOCK and abs(left(fresh)[first] - (HOUR - 600)) < 5
        name = fresh.name
    async with house(tmp_path, Asleep()) as lobby:
        assert abs(left(await lobby.table(name))[first] - (HOUR - 600)) < 5


# --- rests


@waits
async def test_a_game_rests_when_all_agree_and_no_clock_runs(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await dealt(lobby, Terms(deadline=HOUR))
        anna, bert = (whose(table, seat) for seat in range(2))
        await ask(table, anna, True)
        assert not table.company.resting
        decline(table)
        await ask(table, bert, True)
        await ask(table, anna, True)
        assert table.company.resting and table.due is None
        answer = await table.play(table.match.turn, table.at, table.match.open()[0], "an-action")
        assert not answer.done and "rests" in answer.reason
        name = table.name
    async with house(tmp_path, Asleep()) as lobby:
        table = await lobby.table(name)
        assert table.company.resting and table.due is None
        table.company.rests = [(time.time() - 5 * HOUR, float("inf"))]
        aged(table, 5 * HOUR + 60)
        table.company.here.update({anna: 1})
        await ask(table, anna, False)  # bert is away: who is here decides
        assert abs(table.due - time.time() - (HOUR - 60)) < 5
        assert (await table.play(table.match.turn, table.at, table.match.open()[0], "an-action")).done
        with pytest.raises(Refusal):
            await ask(table, anna, False)


@waits
async def test_bots_wait_while_a_game_rests(tmp_path):
    async with house(tmp_path, None) as lobby:
        table = await dealt(lobby)
        anna, bert = (whose(table, seat) for seat in range(2))
        for who in (anna, bert):
            await ask(table, who, True)
        at = table.at
        await table.company.stand_in(whose(table), "random")
        assert table.bot_to_move() is None and table.at == at
        table.company.here.update({anna: 1})
        await ask(table, anna, False)
        await until(lambda: table.at > at)


# --- vacations


@waits
async def test_on_vacation_no_time_runs_for_ones_turns(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table = await dealt(lobby, Terms(deadline=HOUR))
        who, now = whose(table), time.time()
        due = table.due
        await go_away(lobby.store, who, now, now + 3 * DAY)
        assert abs(table.due - due - 3 * DAY) < 5 and away_until(lobby.store, who, now + 60) > now
        lobby.clock = lambda: due + DAY
        await lobby.ring(table)
        assert table.players == ["me", "me"]
        name = table.name
    async with house(tmp_path, Asleep()) as lobby:
        clocks = asyncio.create_task(lobby.keep_time())
        await until(lambda: name in lobby._alarms)
        table = await lobby.table(name)
        assert abs(table.due - due - 3 * DAY) < 5
        await come_home(lobby.store, who)
        await lobby.look_again()
        clocks.cancel()
        assert abs(table.due - due) < 60 and lobby._alarms[name] < due + 60
        lobby.clock = lambda: due + 60
        await lobby.ring(table)
        assert "me" in table.players and table.players != ["me", "me"]


@waits
async def test_a_vacation_has_thirty_days_a_year_and_no_past(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        who = await lobby.book.meet("a" * 32)
        may = datetime(2027, 5, 1, tzinfo=UTC).timestamp()
        with patch("majlis.table.slow.time", SimpleNamespace(time=lambda: may)):
            await go_away(lobby.store, who, may + DAY, may + 21 * DAY)
            for since, until_ in ((may + 30 * DAY, may + 41 * DAY), (may + 5, may + 4), (may, may + 500 * DAY)):
                with pytest.raises(Refusal):
                    await go_away(lobby.store, who, since, until_)
            await go_away(lobby.store, who, may - 9 * DAY, may + 2 * DAY)  # from now, not from then
            await come_home(lobby.store, who)
            await come_home(lobby.store, who)
            await go_away(lobby.store, who, may + 30 * DAY, may + 59 * DAY)  # what was not used is free
        assert lobby.store.vacations[who][-1] == (may + 30 * DAY, may + 59 * DAY)


# --- what one will do next


async def planned(lobby):
    """A table of Anna and Bert, and whoever of them waits, with what could be open to them."""
    table = await dealt(lobby, Terms())
    seat = 1 - table.match.turn
    choices = possible(table.match.game, table.match.view(seat), seat)
    return table, seat, [table.match.game.say(a) for a in choices]


@waits
async def test_the_first_of_a_list_that_is_open_is_played_when_the_turn_comes(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table, seat, choices = await planned(lobby)
        assert choices
        await plan_ahead(table, whose(table, seat), choices[:8])
        at = table.at
        await pass_turn(table)
        await until(lambda: seat not in table.plans)
        read = table.match.game.read
        mine = [a for n, a in enumerate(table.match.actions) if table.match.mover(n) == seat and n >= at]
        assert table.dropped or mine[0] in [read(words) for words in choices[:8]]
        assert (len(mine) > 0) != bool(table.dropped)


@waits
async def test_what_could_be_open_holds_what_is(tmp_path):
    """The list that is offered is worth something: what opens then is mostly on it."""
    async with house(tmp_path, Asleep()) as lobby:
        table, _, choices = await planned(lobby)
        await pass_turn(table)
        assert {table.match.game.say(a) for a in table.match.open()} & set(choices)


@waits
async def test_a_list_of_which_nothing_is_open_is_dropped_with_a_word_and_plays_nothing(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table, seat, _ = await planned(lobby)
        name, who = table.name, whose(table, seat)
        draft = table.match.copy()
        while draft.turn != seat:
            draft.play(draft.open()[0])
        shut = next(a for a in range(draft.game.actions) if a not in draft.open())
        await plan_ahead(table, who, [draft.game.say(shut)])
        await pass_turn(table)
        at = table.at
        await until(lambda: seat in table.dropped)
        assert table.at == at and table.dropped[seat].actions == (shut,)
    async with house(tmp_path, Asleep()) as lobby:
        table = await lobby.table(name)
        assert (seat in table.dropped, table.plans) == (True, {})
        await table.play(seat, table.at, table.match.open()[0], "by-hand-then")
        assert not table.dropped


@waits
async def test_a_list_is_played_once_over_a_crash_and_a_restart(tmp_path):
    async with house(tmp_path, Asleep(), pace=1000) as lobby:  # the house closes before the list is due
        table, seat, choices = await planned(lobby)
        await plan_ahead(table, whose(table, seat), choices[:8])
        name = table.name
        await pass_turn(table)
        at = table.at
    async with house(tmp_path, Asleep()) as lobby:
        table = await lobby.table(name)
        await until(lambda: seat not in table.plans)
        after = table.at
        assert table.dropped or after > at
    async with house(tmp_path, Asleep()) as lobby:
        table = await lobby.table(name)
        assert (table.plans, table.at) == ({}, after)


@waits
async def test_who_plays_by_hand_has_used_up_the_list(tmp_path):
    async with house(tmp_path, Asleep(), pace=1000) as lobby:
        table, seat, choices = await planned(lobby)
        await plan_ahead(table, whose(table, seat), choices[:8])
        await pass_turn(table)
        assert (await table.play(seat, table.at, table.match.open()[0], "by-hand-then")).done
        assert table.plans == {}
        name = table.name
    async with house(tmp_path, Asleep()) as lobby:
        assert (await lobby.table(name)).plans == {}


@waits
async def test_a_list_is_refused_in_ones_own_turn_or_if_nobody_understands_it(tmp_path):
    async with house(tmp_path, Asleep()) as lobby:
        table, seat, choices = await planned(lobby)
        for who, words in ((whose(table), choices), (whose(table, seat), ["xyzzy"]), ("carl", choices)):
            with pytest.raises(Refusal):
                await plan_ahead(table, who, words[:1])
        with pytest.raises(Refusal):
            await plan_ahead(table, whose(table, seat), [f"{words}" for words in choices[:1] * 9])
        await plan_ahead(table, whose(table, seat), choices[:1])
        await plan_ahead(table, whose(table, seat), [])
        assert table.plans == {} and table.planned == 2


# --- nothing twice

WHO = {"person": "somebody"}
ONCE = {
    "pact": (pact, {"budget": 60, "bot": "random", "stays": False}),
    "spent": (spent, {"by": "event", "number": 3, "seat": 0, "seconds": 9.0}),
    "pause": (pause, {"number": 0, "rests": True, "time": 1.0}),
    "ahead": (ahead, WHO | {"number": 0, "seat": 0, "actions": [1], "time": 1.0}),
    "ended": (ended, {"number": 0, "how": "played", "time": 1.0}),
    "notice": (notice, WHO | {"seat": 0, "at": 4, "due": 1.0}),
    "delivery": (delivery, {"seat": 0, "at": 4, "channel": "", "how": "sent", "time": 1.0}),
    "vacation": (vacation, {"number": 0, "since": 1.0, "until": 2.0, "time": 1.0}),
    "homecoming": (homecoming, {"number": 0, "time": 1.0}),
}


@pytest.mark.parametrize("kind", ONCE)
def test_a_row_that_is_due_cannot_be_there_twice(tmp_path, kind):
    """However often it is written again, as after a crash: the key decides, and takes along what came with it."""

    @waits
    async def twice():
        async with house(tmp_path, Asleep()) as lobby:
            table = await dealt(lobby, Terms())
            where, row = ONCE[kind]
            row = row | ({"match": table.name} if "match" in where.c else {"person": whose(table)})
            await asyncio.wrap_future(lobby.store.write(insert(where).values(row)))
            for _ in range(2):
                with pytest.raises(Conflict):
                    again = insert(spent).values(match=table.name, by="event", number=99, seat=0, seconds=1.0)
                    await asyncio.wrap_future(lobby.store.write(again, insert(where).values(row)))
            assert len(lobby.store.rows(select(where))) == 1
            assert not [it for it in lobby.store.rows(select(spent)) if it["number"] == 99]

    twice()
