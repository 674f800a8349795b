"""What nobody has seen (HD-8): the cards of the deck that no wish let anybody look at."""

from majlis.core.game import States
from majlis.games.high_desert.parts import KINDS
from majlis.games.high_desert.state import UNKNOWN


def blank_unseen(states: States, at: int) -> None:
    """Blank them; whoever looked at a card still knows where it lies."""
    deck = states[at]["deck"][: states[at]["n_deck"]]
    deck[deck < KINDS] = UNKNOWN
