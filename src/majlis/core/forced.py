"""What can only go one way: a moment with one open action, where even an onlooker can tell that it is the only one.

Some questions are asked on purpose so that nobody learns what a hand does not hold: those wait for the player's hand.
"""

from majlis.core.game import ONLOOKER, Game, States
from majlis.core.record import twin


def forced(game: Game, states: States) -> int | None:
    """The action that goes by itself; one that shows something new or ends the game does not, as it is for good."""
    found = game.open(states).nonzero()[0].tolist()
    if len(found) != 1 or not is_obvious(game, states) or is_for_good(game, states, found[0]):
        return None
    return int(found[0])


def is_obvious(game: Game, states: States) -> bool:
    """Can an onlooker tell what is open? In some phases always, in some if the player to act knows no more."""
    phase = game.phases(states["phase"].item(0))
    if phase not in game.obvious_openly:
        return phase in game.obvious
    return game.view(states, states["turn"].item(0)).tobytes() == game.view(states, ONLOOKER).tobytes()


def is_for_good(game: Game, states: States, a: int) -> bool:
    """Could an open action never be taken back?"""
    after = twin(states)
    game.doors.step(after, 0, a)
    return bool(after["reveals"].item(0) != states["reveals"].item(0) or after["turn"].item(0) < 0)
