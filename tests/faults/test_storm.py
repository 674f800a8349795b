"""Whatever happens to the processes of a house, their lines and their database: what was acknowledged stands in the log
once, and what anybody was shown is the beginning of it. And whatever goes wrong brings a fault of ours to light."""

import pytest

from tests.faults.planted import FOUND_BY
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
@pytest.mark.parametrize(("fault", "evil"), FOUND_BY)
def test_a_fault_of_ours_comes_to_light(fault, evil):
    assert any(blown(seed, 10, fault, evil)[0] for seed in range(TRIES))


@pytest.mark.long
def test_for_a_clock_that_is_put_nobody_is_struck_out():
    wrong, counts = blown(0, 10, evil="put_clock")
    assert wrong == [] and counts["put_clock"] > 0
