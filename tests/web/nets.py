"""The searches for leaks, each as one question: what is the first thing it finds, if it finds any?"""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from majlis.core.game import load
from majlis.table import daily
from tests.games.djinn import test_hidden as djinn
from tests.games.five_tribes import test_hidden as five_tribes
from tests.table.test_pace import PLAYERS, steps
from tests.table.waits import Asleep
from tests.web.compared import houses, leaks
from tests.web.glances import Tally, glance
from tests.web.house import House, Visitor
from tests.web.pipes import tap
from tests.web.test_account import sign_up
from tests.web.test_entropy import SOURCES, lacking
from tests.web.test_profile import let, page, private_game
from tests.web.test_solo import finish, rated, ways_in
from tests.web.test_tournaments import finish as play_out
from tests.web.test_tournaments import held, made, post
from tests.web.times import TOO_SURE, apart
from tests.web.worlds import cases


class Net(NamedTuple):
    """A search, and the test that makes it."""

    test: str
    first: Callable[[Path], str | None]


def visits(name: str = "high_desert", *seeds: int) -> Net:
    """All that is said to a visitor who tries everything."""

    def first(folder: Path) -> str | None:
        with houses(folder) as pair:
            wanted = cases(load(name), seeds or (2, 3, 0, 1))
            return next((leak for case in wanted for leak in leaks(pair, case)), None)

    return Net("web/test_twins.py: visits", first)


def moments(name: str, *seeds: int) -> Net:
    """What every seat and an onlooker are sent."""

    def first(folder: Path) -> str | None:
        tally = Tally()
        with houses(folder) as pair:
            for n in seeds:
                if not tally.found:
                    glance(pair, load(name), n, 5, tally)
        return next(iter(tally.found), None)

    return Net("web/test_twins.py: moments", first)


def pipes(name: str, n: int) -> Net:
    """What goes to bots, coach, programs, models, terminals and learners."""

    def first(folder: Path) -> str | None:
        tally = Tally()
        tap(load(name), n, 4, tally)
        return next(iter(tally.found), None)

    return Net("web/test_twins.py: pipes", first)


def few(few: int, many: int) -> int:
    """Of a sample the small one: a leak is found soon."""
    return few


def memory(name: str) -> Net:
    """A second writing of what each viewer has seen."""

    def first(folder: Path) -> str | None:
        try:
            {"djinn": djinn, "five_tribes": five_tribes}[name].test_the_memory_agrees_with_a_second_writing(few)
        except AssertionError as error:
            return f"the memories disagree: {str(error)[:80]}"
        return None

    return Net(f"games/{name}/test_hidden.py", first)


def source(what: str) -> Net:
    """How much chance is asked of the system."""
    return Net("web/test_entropy.py", lambda folder: lacking(folder, *SOURCES[what]))


def pace(folder: Path) -> str | None:
    """When bots' moves are shown."""
    found, _ = steps(folder, "high_desert", 1.0, 60)
    return None if found == {who: {1.0} for who in PLAYERS["high_desert"]} else f"moves are shown after {found} seconds"


def times(folder: Path) -> str | None:
    """How long answers take."""
    found = apart(folder, 360, 1)
    return f"t = {found:.1f}" if found > TOO_SURE else None


def sealed(folder: Path) -> str | None:
    """What is open of a deal of the day on the day after, while somebody still tries it."""
    days = [datetime(2026, 11, day, 12, tzinfo=UTC) for day in (15, 16)]
    with House(folder) as house, Visitor(house) as anna, Visitor(house) as bert:
        with patch.object(daily, "now", lambda: days[0]):
            finish(house, name := rated(anna))
        with patch.object(daily, "now", lambda: days[1]):
            return next(iter(ways_in(house, anna, bert, name)), None)


def people(folder: Path) -> str | None:
    """What a person's page shows of a private game, and to whom it is shown at all."""
    with House(folder, Asleep) as house, Visitor(house) as anna, Visitor(house) as bert, Visitor(house) as carl:
        sign_up(anna, "Anna")
        private = private_game(house, anna, bert)
        closed = page(carl, "Anna").status_code != 404
        let(anna, "all")
        listed = private.name in page(carl, "Anna").text
    return "a closed page is shown" if closed else "a private table is listed" if listed else None


PEOPLE = Net("web/test_profile.py", people)


def sealed_round(folder: Path) -> str | None:
    """What is open of a duplicate deal for who has played it and who still plays, while the round runs."""
    with House(folder) as house, Visitor(house) as anna, Visitor(house) as bert:
        name = made(anna, kind="duplicate", rounds="1", public="on")
        for visitor in (anna, bert):
            post(visitor, name, "enter")
        post(anna, name, "begin")
        boards = held(house, name).boards
        own = next(it.match for it in boards if anna.person in house.table(it.match).company.people)
        play_out(house, own)
        return next(iter(ways_in(house, anna, bert, own)), None)


ROUND = Net("web/test_tournaments.py", sealed_round)
PACE, TIMES, SEALED = Net("table/test_pace.py", pace), Net("web/test_times.py", times), Net("web/test_solo.py", sealed)
