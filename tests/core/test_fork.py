"""Playing on from a match: its past is kept, what one seat could not know is dealt anew, and no future is known."""

import random

import pytest

from majlis.core import notation
from majlis.core.game import key, load
from majlis.core.match import EVERYBODY, Fork, Header, Match
from majlis.core.refusal import Refusal
from majlis.games.high_desert.parts import KINDS
from majlis.testing.play import random_match, seed


@pytest.fixture
def match(game):
    return random_match(game, game.seats[-1], 2)


def finish(match, n=1):
    chance = random.Random(n)
    while not match.over:
        match.play(chance.choice(match.open()))
    return match


def test_the_seat_sees_what_it_saw_and_so_does_an_onlooker(match):
    for at in (0, match.at // 2, match.at - 1):
        for seat in range(match.header.seats):
            other = match.fork(at, seat)
            assert other.actions == match.actions[:at]
            assert other.view(seat).tobytes() == match.view(seat, at).tobytes()
            for before in range(at):
                assert other.state_at(before).tobytes() == match.state_at(before).tobytes()


def test_the_future_is_another_one(match):
    """The same actions after the fork meet other chance: the key is new."""
    at = match.at // 2
    first, second = match.fork(at, match.mover(at)), match.fork(at, match.mover(at))
    assert first.state[0]["key"].tobytes() not in (match.state_at(at)[0]["key"].tobytes(), bytes(32))
    assert first.state[0]["key"].tobytes() != second.state[0]["key"].tobytes()
    assert first.header.seed == match.header.seed
    assert first.header.salt != match.header.salt


def test_it_is_written_and_read_again(match):
    other = finish(match.fork(match.at // 3, 0))
    again = other.fork(other.at // 2, other.header.seats - 1)
    for it in (other, finish(again)):
        text = notation.write(it)
        assert notation.write(notation.read(text)) == text
        assert notation.read(text).digest() == it.digest()
    assert [fork.at for fork in again.header.forks] == [match.at // 3, other.at // 2]


def test_a_fork_of_a_fork_forgets_the_forks_that_come_later(match):
    other = finish(match.fork(match.at // 2, 0))
    assert [fork.at for fork in other.fork(1, 0).header.forks] == [1]


def test_the_seal_holds_every_seed(match):
    header = match.fork(2, 0).header
    fork = header.forks[0]
    assert header.secret == header.seed + fork.seed
    other = Header(header.game, header.seats, header.options, header.names, header.seed, header.salt, (Fork(2, 0),))
    assert other.commitment != header.commitment
    plain = Header(header.game, header.seats, header.options, header.names, header.seed, header.salt)
    assert plain.secret == plain.seed


def test_what_was_played_before_is_not_taken_back(match):
    for at in range(1, match.at):
        other = match.fork(at, match.mover(at - 1))
        assert not other.can_undo(match.mover(at - 1))
        if at > 6:
            break


@pytest.mark.parametrize("at", [-1, None, 10_000])
def test_one_plays_on_from_moments_that_were(match, at):
    with pytest.raises(Refusal, match=f"from moment 0 to {match.at - 1}"):
        match.fork(match.at if at is None else at, 0)


@pytest.mark.parametrize(
    ("forks", "sentence"),
    [
        ((Fork(4, 0), Fork(2, 0)), "in the order of their moments"),
        ((Fork(-1, 0),), "in the order of their moments"),
        ((Fork(1, 9),), "no player 10"),
        ((Fork(1, -2),), "no player -1"),
    ],
)
def test_forks_that_cannot_be_are_refused(game, forks, sentence):
    with pytest.raises(Refusal, match=sentence):
        Match(Header(game, game.seats[-1], seed=seed(1), forks=forks))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [("7", "a fork is"), ("x 1 00", "a fork is"), ("7 1 00", "32 bytes"), (f"7 9 {'00' * 32}", "no player 9")],
)
def test_a_broken_fork_in_a_file_is_named(match, words, sentence):
    lines = notation.write(match).splitlines()
    row = next(i for i, line in enumerate(lines) if line.startswith("seed: "))
    lines.insert(row + 1, f"forks: {words}")
    with pytest.raises(notation.BrokenFile, match=sentence):
        notation.read("\n".join(lines))


# --- for everybody: what each seat knows stays, what nobody knows is dealt anew


def test_everybody_sees_what_they_saw(match):
    for at in range(0, match.at, max(1, match.at // 12)):
        other = match.fork(at, EVERYBODY)
        for seat in range(-1, match.header.seats):
            assert other.view(seat).tobytes() == match.view(seat, at).tobytes(), (at, seat)
        assert other.open() == match.until(at).open()


def test_for_everybody_the_future_is_another_one_and_reads_again(match):
    at = match.at // 2
    first, second = match.fork(at, EVERYBODY), match.fork(at, EVERYBODY)
    keys = [it.state[0]["key"].tobytes() for it in (first, second)]
    assert len({*keys, match.state_at(at)[0]["key"].tobytes(), bytes(32)}) == 4
    text = notation.write(finish(first))
    assert notation.read(text).digest() == first.digest()
    assert f"forks: {at} 0 " in text


def test_what_comes_depends_on_what_is_known_and_nothing_else(match):
    """The same seed after another deal of the unseen gives the same: nothing that was drawn once can help."""
    at = match.at // 2
    chance = Fork(at, EVERYBODY, seed(9))
    for again in range(3):
        other = match.fork(at, EVERYBODY)
        states = [it.state_at(at).copy() for it in (match, other)]
        for it in states:
            match.game.deal_anew(it, 0, key(chance.seed))
        assert states[0].tobytes() == states[1].tobytes(), again


def test_the_deck_of_the_desert_lies_in_another_order():
    """HD-8: but cards that somebody has looked at stay where they were seen."""
    match = random_match(load("high_desert"), 3, 7)
    moved = looked = 0
    for at in range(match.at):
        before, after = (it.state_at(at)[0] for it in (match, match.fork(at, EVERYBODY)))
        deck, other = (it["deck"][: it["n_deck"]] for it in (before, after))
        seen = deck >= KINDS
        assert (deck[seen] == other[seen]).all()
        assert sorted(deck) == sorted(other)
        moved += int((deck != other).any())
        looked += int(seen.any())
    assert moved > 0.9 * match.at
