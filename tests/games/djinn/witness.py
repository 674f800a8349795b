"""A second memory of what one viewer has seen (DJ-11): made of what this viewer is told, not of the record."""

from majlis.core.record import named
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import CARDS, CHESTS, EQUIPMENT, MAGES, TOM
from majlis.games.djinn.state import BOX, DECK, UNSEEN

COMES = {  # what turns up for the first time: of which pile, and under which name it is told
    Did.NEW_MAGE: ("mage", "mage"),
    Did.NEW_KIT: ("equipment", "card"),
    Did.CHEST: ("chest", "chest"),
    Did.TOM: ("tom", "tom"),
    Did.TOM_LAST: ("tom", "tom"),
    Did.TOM_FLIP: ("tom", "tom"),
}
PILES = {"mage": (MAGES, UNSEEN), "equipment": (EQUIPMENT, UNSEEN), "chest": (CHESTS, DECK), "tom": (TOM, 0)}


class Witness:
    """Somebody who watches a match and remembers every card that was turned up, and the own secret ones."""

    def __init__(self, viewer, view):
        self.viewer = viewer
        self.seen = seen(view)  # of each pile, what has been turned up
        self.cards = [int(place) for place in named(view).card]  # scoring cards: where they lie
        assert len(self.cards) == CARDS

    def hear(self, events):
        """What one action did, as this viewer was told it."""
        for event in events:
            if event.kind in COMES:
                pile, name = COMES[event.kind]
                self.seen[pile].add(event[name])
            elif event.kind == Did.RESHUFFLE:
                self.seen["chest"].discard(event["chest"])
            elif event.kind == Did.SECRET and event["scoring"] is not None:
                assert self.cards[event["scoring"]] == BOX
                self.cards[event["scoring"]] = event["seat"]


def seen(view):
    """What a view shows of each pile."""
    s = named(view)
    return {pile: {i for i in range(n) if s[pile][i] != down} for pile, (n, down) in PILES.items()}
