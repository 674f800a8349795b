"""DJ-5.3: each of the 18 chests, open part and locked part."""

import pytest

from majlis.games.djinn.box import BOX
from majlis.games.djinn.parts import Place
from tests.games.djinn.names import BASIC, CHESTS, GO, YES
from tests.games.djinn.rewards import grown, owned, spare, take_all, wanted
from tests.games.djinn.table import Phase, at_square, phase, play


@pytest.mark.parametrize("name", CHESTS)
def test_every_chest_gives_what_the_box_says(name):
    """DJ-5.3: without a key its open part."""
    states = at_square(Place.CATACOMBS, chests=name, **spare())
    before = owned(states)
    take_all(play(states, BASIC))
    i = CHESTS.index(name)
    if wanted(BOX.chest_gain[i]).get("key") is None or not BOX.chest_has_lock[i]:
        assert grown(before, owned(states)) == wanted(BOX.chest_gain[i])
    assert phase(states) == Phase.ACT


@pytest.mark.parametrize("name", [name for i, name in enumerate(CHESTS) if BOX.chest_has_lock[i]])
def test_every_lock_gives_what_the_box_says(name):
    """DJ-5.3: for a key, beside the open part."""
    i = CHESTS.index(name)
    states = at_square(Place.CATACOMBS, chests=name, keys=1, **spare())
    take_all(play(states, BASIC))
    assert phase(states) == Phase.LOCK
    before = owned(states)
    take_all(play(states, YES))
    more = grown(before, owned(states))
    more["key"] = more.get("key", 0) + 1
    assert {good: n for good, n in more.items() if n} == wanted(BOX.chest_lock[i])


@pytest.mark.parametrize("name", CHESTS)
def test_a_key_is_asked_for_where_there_is_a_lock(name):
    """DJ-5.3: twelve chests have one, six have none."""
    states = take_all(play(at_square(Place.CATACOMBS, chests=name, keys=1, **spare()), BASIC))
    assert (phase(states) == Phase.LOCK) == bool(BOX.chest_has_lock[CHESTS.index(name)])
    if phase(states) == Phase.LOCK:
        play(states, GO)
    assert BOX.chest_has_lock.sum() == 12
