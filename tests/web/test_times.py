"""How long an answer takes tells nothing of what is hidden."""

import pytest

from tests.web.times import TOO_SURE, apart, lists_apart


@pytest.mark.long
def test_answers_to_twin_worlds_take_equally_long(tmp_path):
    """20,000 answers of a house without bots; that delays are found is in planted_elsewhere.py."""
    found = apart(tmp_path, 20_000)
    print(f"t = {found:.2f}")
    assert found < TOO_SURE


@pytest.mark.long
def test_an_answer_takes_as_long_whether_the_next_player_has_a_list_or_not(tmp_path):
    """5,000 moves, each answered and seen."""
    found = lists_apart(tmp_path, 5_000)
    print(f"t = {found:.2f}")
    assert found < TOO_SURE
