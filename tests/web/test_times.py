"""How long an answer takes tells nothing of what is hidden."""

import pytest

from tests.web.times import TOO_SURE, apart


@pytest.mark.long
def test_answers_to_twin_worlds_take_equally_long(tmp_path):
    """20,000 answers of a house without bots; that delays are found is in planted_elsewhere.py."""
    found = apart(tmp_path, 20_000)
    print(f"t = {found:.2f}")
    assert found < TOO_SURE
