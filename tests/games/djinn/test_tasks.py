"""DJ-14.6: the eleven tasks of who has beaten Tom, each just met and just missed."""

import pytest

from majlis.core.game import LANGUAGES
from majlis.core.record import named
from majlis.games.djinn.parts import Place
from majlis.games.djinn.state import Acted
from tests.games.djinn.alone import GONE, alone
from tests.games.djinn.names import GO, KEY_COIN
from tests.games.djinn.table import GAME, Phase, play

SEVEN = "M01 M02 M03 M04 M17 M18 M19"
SET = "ST1 HA1 CL1"
EDGES = {  # task: what just meets it, what just misses it
    "K1": ({"mages": SEVEN, "asleep": "M20"}, {"mages": SEVEN}),
    "K2": ({"kit": SET, "turned": "ST2 HA2 CL2"}, {"kit": SET, "turned": "ST2 HA2 ST3 HA3"}),
    "K3": ({"won": "I-1 II-1 III-1"}, {"won": "I-1 II-1"}),
    "K4": ({"coins": 10}, {"coins": 9}),
    "K5": ({"keys": 3}, {"keys": 2}),
    "K6": ({"opened": 0}, {"opened": 1}),
    "K7": ({"capacity": 6}, {"capacity": 7}),
    "K8": ({"kit": "ST1", "turned": "ST2 ST3"}, {"kit": "ST1", "turned": "HA1"}),
    "K9": ({"mages": "M01", "asleep": "M02"}, {"mages": "M01", "asleep": "M02 M03"}),
    "K10": ({"mages": "M01 M02 M16"}, {"mages": "M01", "asleep": "M17"}),
    "K11": ({"passages": {}}, {"passages": {Place.TAVERN: "q1"}}),
}
TASKS = list(EDGES)


def beaten(**own):
    """The last visit of who has won."""
    states = alone("r1-S", phase=Phase.SOURCE, ending=3, streets=GONE, **own)
    named(states).won = 1
    return states


def done(states):
    """The names of the tasks."""
    return {name for name, hit in zip(TASKS, GAME.solo.done(states), strict=True) if hit}


@pytest.mark.parametrize("task", TASKS)
def test_a_task_is_fulfilled_by_just_enough(task):
    """DJ-14.6: at the edge."""
    assert task in done(play(beaten(**EDGES[task][0]), GO))


@pytest.mark.parametrize("task", TASKS)
def test_a_task_is_missed_by_a_little(task):
    """DJ-14.6: one step beyond the edge."""
    assert task not in done(play(beaten(**EDGES[task][1]), GO))


def test_tasks_of_which_nothing_was_done_are_fulfilled():
    """DJ-14.6: without mages, equipment, passages and steps there are six of them."""
    assert done(play(beaten(), GO)) == {"K6", "K7", "K8", "K9", "K10", "K11"}


def test_tasks_are_looked_at_after_the_last_visit():
    """DJ-14.6: what is changed there counts."""
    assert {"K4", "K5"} & done(play(beaten(coins=9, keys=3), GO)) == {"K5"}
    assert {"K4", "K5"} & done(play(beaten(coins=9, keys=3), KEY_COIN, GO)) == {"K4"}


def test_no_task_is_fulfilled_before_the_end():
    """DJ-14.6: not even in the last visit."""
    assert done(beaten(coins=10)) == set()


def test_a_lost_game_fulfils_none():
    """DJ-14.6: whatever there is."""
    states = alone(deck="B1", coins=10, keys=3)
    named(states).acted |= Acted.BASIC | Acted.CATCH
    assert play(states, GO)[0]["won"] == -1 and done(states) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_task_has_words_of_its_own(lang):
    """DJ-14.6: eleven of them."""
    assert GAME.solo.tasks == len(TASKS) == len({GAME.solo.task(i, lang) for i in range(len(TASKS))})
