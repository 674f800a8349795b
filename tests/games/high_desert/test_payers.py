"""Whoever watches a payment knows that it can be made."""

from majlis.core.game import ONLOOKER, key, load
from majlis.games.high_desert.state import Phase
from majlis.testing.play import random_match

GAME = load("high_desert")


def payments(n):
    """Moments of random matches in which somebody pays for a wish."""
    whole = random_match(GAME, 2 + n % 3, n)
    return [part for at in range(whole.at) if (part := whole.until(at)).state[0]["phase"] == Phase.PAY]


def test_in_every_world_that_others_suppose_the_payer_can_go_on():
    """HD-5: the three cards are there, so a guess of the payer's hand always has the next of them."""
    paid = [part for n in range(6) for part in payments(n)]
    assert len(paid) > 20
    for part in paid:
        for seat in {ONLOOKER, *range(part.header.seats)} - {part.turn}:
            for n in range(8):
                world = part.view(seat)
                GAME.doors.guess(world, 0, key(bytes([n] * 32)), seat)
                assert GAME.open(world).any()
