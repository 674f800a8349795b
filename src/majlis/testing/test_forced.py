"""What goes by itself tells nobody anything: an onlooker could have known that nothing else was possible."""

from collections import Counter

import numpy as np

from majlis.core.forced import forced, is_for_good, is_obvious
from majlis.core.game import ONLOOKER, Game, States, key
from majlis.testing.play import seed
from majlis.testing.plugin import Sample
from majlis.testing.walks import moments

GUESSES = 200


def guessed(game: Game, states: States, n: int) -> States:
    """The world as an onlooker may suppose it."""
    world = game.view(states, ONLOOKER)
    game.doors.guess(world, 0, key(seed(n)), ONLOOKER)
    return world


def test_a_step_goes_by_itself_in_every_world_that_an_onlooker_can_suppose_or_in_none(
    game: Game, sample: Sample
) -> None:
    for n, moment in enumerate(moments(game, sample(60, 3000), 9)):
        step = forced(game, moment.before)
        for i in range(GUESSES):
            assert forced(game, guessed(game, moment.before, GUESSES * n + i)) == step


def test_in_obvious_phases_the_same_is_open_whatever_is_hidden_where_only_one_thing_is(
    game: Game, sample: Sample
) -> None:
    met: Counter[int] = Counter()
    for n, moment in enumerate(moments(game, sample(3000, 50000), 5)):
        mask, phase = game.open(moment.before), int(moment.before[0]["phase"])
        if mask.sum() == 1 and is_obvious(game, moment.before) and met[phase] < sample(10, 500):
            met[phase] += 1
            worlds = (guessed(game, moment.before, GUESSES * n + i) for i in range(GUESSES))
            assert all(np.array_equal(game.open(world), mask) for world in worlds)
    assert met.keys() >= game.obvious, "a phase that is never met is not shown to be obvious"


def test_what_goes_by_itself_is_open_alone_and_can_be_taken_back(game: Game, sample: Sample) -> None:
    for moment in moments(game, sample(2000, 20000), 5):
        step = forced(game, moment.before)
        if step is not None:
            assert np.flatnonzero(game.open(moment.before)).tolist() == [step] == [moment.a]
            assert moment.after[0]["reveals"] == moment.before[0]["reveals"]
            assert moment.after[0]["turn"] >= 0
            assert not is_for_good(game, moment.before, step)
