"""Seed and actions replay the same bytes; a match is a text file; undo goes back to the last reveal, no further."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from majlis.core import notation
from majlis.core.game import Game
from majlis.core.match import Header, IllegalAction, Match
from majlis.testing.play import random_match, seed


def test_seed_and_actions_replay_the_same_bytes(game: Game) -> None:
    for n in range(6):
        match = random_match(game, game.seats[n % len(game.seats)], n)
        again = Match(match.header)
        for at, a in enumerate(match.actions):
            again.play(a)
            assert again.state.tobytes() == match.state_at(at + 1).tobytes()


def test_a_match_survives_its_text(game: Game) -> None:
    for n in range(6):
        match = random_match(game, game.seats[-1], n, at=None if n % 2 else 7)
        again = notation.read(notation.write(match))
        assert again.actions == match.actions and again.digest() == match.digest()
        assert notation.write(again) == notation.write(match)


def test_another_seed_is_another_deal(game: Game) -> None:
    digests = {game.start(seed(n), game.seats[-1]).tobytes() for n in range(20)}
    assert len(digests) == 20


def test_the_commitment_binds_seed_and_salt(game: Game) -> None:
    header = Header(game, game.seats[0])
    assert header.commitment not in (
        Header(game, game.seats[0], seed=header.seed).commitment,
        Header(game, game.seats[0], salt=header.salt).commitment,
    )
    assert header.seed.hex() not in repr(header) and header.salt.hex() not in repr(header)


def test_only_the_own_last_step_is_taken_back_and_only_to_the_last_reveal(game: Game) -> None:
    match = random_match(game, game.seats[0], 8)
    for at in range(1, match.at + 1):
        part = match.until(at)
        mover = part.mover(at - 1)
        shown = part.state[0]["reveals"] != part.state_at(at - 1)[0]["reveals"]
        assert part.can_undo(mover) == (not shown)
        for seat in set(range(part.header.seats)) - {mover}:
            with pytest.raises(IllegalAction):
                part.undo(seat)
        if not shown:
            before = part.state_at(at - 1).tobytes()
            assert part.undo(mover) == match.actions[at - 1] and part.state.tobytes() == before


@settings(max_examples=15, deadline=None)
@given(n=st.integers(0, 3), numbers=st.lists(st.integers(-3, 200), max_size=60))
def test_playing_and_taking_back_in_any_order_keeps_the_match_whole(game: Game, n: int, numbers: list[int]) -> None:
    match = Match.new(game, game.seats[0], seed=seed(n))
    for number in numbers:
        if number < 0:
            mover = match.mover(match.at - 1) if match.at else 0
            if match.can_undo(mover):
                match.undo(mover)
        elif not match.over:
            choices = match.open()
            match.play(choices[number % len(choices)])
    again = Match(match.header)
    for a in match.actions:
        again.play(a)
    assert again.digest() == match.digest()
