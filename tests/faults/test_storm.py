"""Whatever happens to the processes of a house, their lines and their database: what was acknowledged stands in the log
once, and what anybody was shown is the beginning of it. And faults of ours of three kinds are found."""

import pytest

from tests.faults.storm import blown
from tests.table.grounds import INITDB, MISSING

pytestmark = pytest.mark.skipif(INITDB is None, reason=MISSING)
TRIES = 4  # storms in which a fault must come to light


def test_nothing_acknowledged_is_lost_or_done_twice(sample):
    for seed in range(sample(1, 20)):
        wrong, counts = blown(seed, sample(5, 30))
        assert wrong == [], (seed, counts)
        print(seed, dict(counts))


@pytest.mark.long
@pytest.mark.parametrize("fault", ["unfenced", "hasty", "twice"])
def test_a_fault_of_ours_comes_to_light(fault):
    assert any(blown(seed, 5, fault)[0] for seed in range(TRIES))
