"""Nothing hidden leaves the server: twin worlds send a viewer the same bytes, and that is so for every game."""

import pytest

from tests.web.worlds import cases, houses, leaks, worlds


@pytest.mark.parametrize("part", range(2))
def test_twin_worlds_send_the_same_bytes(tmp_path, game, part, sample):
    found = []
    with houses(tmp_path) as pair:
        for case in cases(game, range(part, sample(2, 12), 2), sample(1, 2)):
            found += [f"{case.name}: {leak}" for leak in leaks(pair, case)]
    assert found == []


def test_the_worlds_are_really_different(game):
    for case in cases(game, range(2)):
        ours, theirs = worlds(case)
        assert ours.header.seed != theirs.header.seed
        assert ours.digest() != theirs.digest()
        assert ours.view(case.eyes(ours)).tobytes() == theirs.view(case.eyes(theirs)).tobytes()
