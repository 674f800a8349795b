"""Nothing hidden leaves the server: twin worlds send a viewer the same bytes, and that is so for every game."""

from itertools import islice

import pytest

from tests.web.compared import houses, leaks
from tests.web.glances import Tally, glance
from tests.web.pipes import tap
from tests.web.worlds import apart, cases, worlds

# matches of all numbers of players, with and without options, Thieves, alone; and moments of each: enough for 200 cases
FEW = {"high_desert": (0, 1, 2), "five_tribes": (0, 2, 5), "djinn": (0, 1, 3, 10), "nim": (0,)}
MANY = {"high_desert": range(6), "five_tribes": range(8), "djinn": (0, 1, 3, 9, 10), "nim": range(2)}
MOMENTS = {"high_desert": 18, "five_tribes": 22, "djinn": 25, "nim": 4}
HIDDEN = {"high_desert": {"hand", "deck"}, "five_tribes": {"hand", "pile"}, "djinn": {"card"}, "nim": set()}


@pytest.mark.parametrize("part", range(2))
def test_twin_worlds_send_the_same_bytes(tmp_path, game, part, sample):
    if not HIDDEN[game.name] and sample(True, False):
        pytest.skip("nothing is hidden there: with --long")
    found = []
    with houses(tmp_path) as pair:
        every = 2 // sample(1, 2)  # of the usual visitors each comes to one of two matches
        for case in islice(cases(game, range(part, sample(2, 12), 2), sample(1, 2)), part, None, every):
            found += [f"{case.name}: {leak}" for leak in leaks(pair, case)]
    assert found == []


def test_every_seat_and_an_onlooker_are_sent_the_same_in_hundreds_of_moments(tmp_path, game, sample, pytestconfig):
    """At least 200 cases of each game, 2,000 with --long, in which cards differ, not gold or the generator alone."""
    tally = Tally()
    with houses(tmp_path) as pair:
        for n in (MANY if pytestconfig.getoption("long") else FEW)[game.name]:
            glance(pair, game, n, sample(MOMENTS[game.name], 220), tally)
    print(f"{game.name}: {tally.seen} compared, {tally.cases} with something hidden, {tally.cards} without gold")
    assert tally.found == []
    assert tally.cards >= sample(200, 2000) or game.name == "nim", tally  # where nothing is hidden


def test_nothing_hidden_goes_into_a_pipe(game, sample):
    """To bots, coach, programs, models, terminals and learners."""
    tally = Tally()
    for n in FEW[game.name][-2:]:
        tap(game, n, sample(4, 100), tally)
    assert tally.found == []
    assert tally.cards >= sample(3, 60) or game.name == "nim", tally


def test_the_worlds_are_really_different(game):
    fields = set()
    for case in cases(game, FEW[game.name][-1:], 1):
        ours, theirs = worlds(case)
        assert ours.header.seed != theirs.header.seed
        assert ours.digest() != theirs.digest()
        assert ours.view(case.eyes(ours)).tobytes() == theirs.view(case.eyes(theirs)).tobytes()
        fields |= {name for at in range(case.at + 1) for name in apart(ours.state_at(at), theirs.state_at(at))}
    assert fields >= HIDDEN[game.name]
