"""Nothing hidden leaves the server: twin worlds send a viewer the same bytes, and that is so for every game."""

import pytest

from tests.web.worlds import cases, houses, leaks, worlds


@pytest.mark.parametrize("seeds", [range(2), range(2, 4)], ids=str)
def test_twin_worlds_send_the_same_bytes(tmp_path, game, seeds):
    found = []
    with houses(tmp_path) as pair:
        for case in cases(game, seeds):
            found += [f"{case.name}: {leak}" for leak in leaks(pair, case)]
    assert found == []


def test_the_worlds_are_really_different(game):
    for case in cases(game, range(2)):
        ours, theirs = worlds(case)
        assert ours.header.seed != theirs.header.seed
        assert ours.digest() != theirs.digest()
        assert ours.view(case.eyes(ours)).tobytes() == theirs.view(case.eyes(theirs)).tobytes()
