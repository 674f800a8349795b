"""Twisted files and messages are understood or refused in a sentence: by every reader of ours, never anything else."""

import json
import random

import pytest

from majlis.adapters import mcp
from majlis.core.game import games, load
from majlis.core.match import IllegalAction, Match
from majlis.core.refusal import Refusal
from majlis.testing.play import seed
from tests.hostile.decoders import DECODERS, tried
from tests.hostile.twist import twisted


@pytest.mark.parametrize("name", DECODERS)
def test_what_was_twisted_is_understood_or_refused(name, sample):
    """A hundred thousand with --long, over all readers."""
    chance, found = random.Random(name), {"read": 0, "refused": 0}
    for _ in range(sample(120, 10_000)):
        found[tried(name, twisted(chance.choice(DECODERS[name].seeds), chance))] += 1
    print(name, found)


def test_the_examples_themselves_are_read():
    for name in ("match", "position", "box", "form", "requests"):
        assert [tried(name, data) for data in DECODERS[name].seeds] == ["read"] * len(DECODERS[name].seeds), name


@pytest.mark.parametrize("name", games())
def test_an_action_that_is_not_open_changes_nothing(name, sample):
    """A million of each game with --long."""
    game, chance, tries, wanted = load(name), random.Random(name), 0, sample(2_000, 1_000_000)
    while tries < wanted:
        match = Match.new(game, chance.choice(list(game.seats)), seed=seed(tries + 1))
        while not match.over and tries < wanted:
            before, open_ = match.digest(), set(match.open())
            wrong = [a for a in range(-2, game.actions + 2) if a not in open_]
            for a in [*chance.sample(wrong, min(len(wrong), 200)), 2**31, -(2**63), 2**70]:
                with pytest.raises(IllegalAction):
                    match.play(a)
                tries += 1
            assert match.digest() == before
            match.play(chance.choice(sorted(open_)))


@pytest.mark.parametrize(
    "name", ["..", ".", "", "djinn/words", "djinn.words", "\x00", "a" * 3000, "../games/djinn", "C:nim"]
)
def test_a_game_is_no_path(name):
    with pytest.raises(Refusal, match="No game is called"):
        load(name)


@pytest.mark.parametrize("params", [3, [1], "look", {"name": "look", "arguments": 3}, {"arguments": [1]}])
def test_a_request_of_a_language_model_whose_parameters_are_none_is_answered(params):
    """Found by bench/fuzz.py."""
    line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params})
    assert mcp.message(mcp.Table(), line)["error"]["code"] == -32700
