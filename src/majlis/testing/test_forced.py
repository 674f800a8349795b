"""What goes by itself tells nobody anything: an onlooker could have known that nothing else was possible."""

from collections import Counter
from collections.abc import Iterator

import numpy as np

from majlis.core.forced import forced, is_for_good, is_obvious
from majlis.core.game import ONLOOKER, Game, States, key
from majlis.testing.play import seed
from majlis.testing.plugin import Sample
from majlis.testing.walks import moments, walk

GUESSES = 200


def guessed(game: Game, states: States, n: int) -> States:
    """The world as an onlooker may suppose it."""
    world = game.view(states, ONLOOKER)
    game.doors.guess(world, 0, key(seed(n)), ONLOOKER)
    return world


def kinds_of_moments(game: Game, matches: int, each: int) -> Iterator[States]:
    """Moments of random games in phases that may be obvious: a few for each phase, with secrets of the player to act
    and without, where one thing is open and where several are: secrets are rare in some games."""
    met: Counter[tuple[int, bool, bool]] = Counter()
    for n in range(matches):
        for moment in walk(game, n):
            phase = int(moment.before[0]["phase"])
            if game.phases(phase) not in game.obvious | game.obvious_openly:
                continue
            open_, known = game.open(moment.before), game.view(moment.before, moment.turn).tobytes()
            kind = phase, bool(open_.sum() == 1), known == game.view(moment.before, ONLOOKER).tobytes()
            met[kind] += 1
            if met[kind] <= each:
                yield moment.before
    assert {phase for phase, single, _ in met if single} >= game.obvious, "a phase never met is not shown to be obvious"


def test_a_step_goes_by_itself_in_every_world_that_an_onlooker_can_suppose_or_in_none(
    game: Game, sample: Sample
) -> None:
    for n, states in enumerate(kinds_of_moments(game, sample(60, 1000), sample(2, 100))):
        step, mask = forced(game, states), game.open(states)
        single = is_obvious(game, states) and mask.sum() == 1
        for i in range(GUESSES):
            world = guessed(game, states, GUESSES * n + i)
            assert forced(game, world) == step
            assert not single or np.array_equal(game.open(world), mask)


def test_what_goes_by_itself_is_open_alone_and_can_be_taken_back(game: Game, sample: Sample) -> None:
    for moment in moments(game, sample(1200, 20000), 5):
        step = forced(game, moment.before)
        if step is not None:
            assert np.flatnonzero(game.open(moment.before)).tolist() == [step] == [moment.a]
            assert moment.after[0]["reveals"] == moment.before[0]["reveals"]
            assert moment.after[0]["turn"] >= 0
            assert not is_for_good(game, moment.before, step)
