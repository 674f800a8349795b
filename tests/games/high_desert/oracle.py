"""A second writing of the two hard things, slow and obvious: scoring, and what a seat has seen."""

from collections import Counter

from majlis.core.record import NONE, named
from majlis.games.high_desert.actions import AT, CARD, DECLINE, SEAT, WISH
from majlis.games.high_desert.parts import KINDS, Wish
from majlis.games.high_desert.state import BITS, Phase

CLANS = ("Genie", "Marid", "Shaitan", "Efreet")
WORTH = {"Diviner": 1, "Merchant": 2, "Thief": 3, "Vizier": 4, "Sultan": 5}
ONLOOKER = -1


# --- scoring (HD-9)


def score(cards):
    """The best clan by trying all four on a list of card names."""
    totals = []
    for clan in CLANS:
        total = 0
        for name in cards:
            of, rank = name.split()
            total += WORTH[rank] if of in (clan, "Jann") else -WORTH[rank]
        totals.append(total)
    return max(totals)


def outcome(palaces):
    """The win of each palace: points, then cards, then Jann, then shared."""
    ranks = [(score(cards), len(cards), sum("Jann" in name for name in cards)) for cards in palaces]
    return [1 / ranks.count(max(ranks)) if rank == max(ranks) else 0 for rank in ranks]


# --- what a seat has seen (HD-8)


class Witness:
    """Everything that the seats have seen, by watching a match go by: for viewer and holder the cards known there."""

    def __init__(self, states):
        s = named(states)
        self.seats = range(int(s.seats))
        self.viewers = (ONLOOKER, *self.seats)
        self.known = {(viewer, holder): Counter() for viewer in self.viewers for holder in self.seats}
        self.deck = [(None, None)] * int(s.n_deck)  # bottom first: the card, and who has looked at it last

    def watch(self, before, a, after):
        """One action: what it shows to whom, then what is drawn."""
        v, w = named(before), named(after)
        turn = int(v.turn)
        hands = [int(n) for n in v.n_hand]
        discards = int(v.discard.sum())
        match Phase(int(v.phase)):
            case Phase.TURN | Phase.PLACE if a < WISH:
                self.play(turn, a - CARD)
                hands[turn] -= 1
            case Phase.PAY:
                self.play(turn, a - CARD)
                hands[turn] -= 1
                discards += 1
                if v.wish == Wish.LOOK and v.paid == 2:
                    self.look(turn, w, discards)
            case Phase.LOOK:
                self.keep(a - CARD, int(v.n_look))
                hands[turn] += 1
            case Phase.RECALL:
                for viewer in self.others(turn):
                    self.known[viewer, turn][a - CARD] += 1
                hands[turn] += 1
                discards -= 1
            case Phase.EXILE if a >= AT:
                discards += 1
            case Phase.STEAL:
                assert w.stolen and v.hand[a - SEAT, int(w.stolen) // BITS] > 0 and a != DECLINE
                self.steal(turn, a - SEAT, int(w.stolen) // BITS, hands[a - SEAT] == 1)
                hands[turn] += 1
                hands[a - SEAT] -= 1
        for n in range(len(self.seats)):
            drawer = (turn + n) % len(self.seats)
            discards = self.draw(drawer, int(w.n_hand[drawer]) - hands[drawer], discards)

    def others(self, *not_these):
        return [viewer for viewer in self.viewers if viewer not in not_these]

    def play(self, holder, kind):
        """A card openly leaves a hand: who knew one of its kind there knows one less."""
        for viewer in self.viewers:
            self.drop(viewer, holder, kind)

    def drop(self, viewer, holder, kind):
        cards = self.known[viewer, holder]
        cards[kind] = max(0, cards[kind] - 1)

    def look(self, looker, w, discards):
        """Five cards are looked at; they are no longer known to who looked before (H28)."""
        if len(self.deck) < 5:
            self.deck = [(None, None)] * discards + self.deck
        for i in range(max(0, len(self.deck) - 5), len(self.deck)):
            self.deck[i] = int(w.deck[i]) % KINDS, looker

    def keep(self, kind, n):
        """The highest card of this kind is kept, the others go under the deck, the lowest of them deepest."""
        self.deck, top = self.deck[:-n], self.deck[-n:][::-1]
        top.pop([card for card, _ in top].index(kind))
        self.deck = top[::-1] + self.deck

    def steal(self, thief, victim, kind, only):
        """Thief and victim know the card; the others lose track, unless it was the only one (H26, H29)."""
        for viewer in self.others(thief, victim):
            if only and self.known[viewer, victim][kind]:
                self.known[viewer, thief][kind] += 1
            self.known[viewer, victim].clear()
        self.drop(thief, victim, kind)
        self.known[victim, thief][kind] += 1

    def draw(self, drawer, n, discards):
        """Cards come from the top; who has looked at one knows where it went."""
        for _ in range(n):
            if not self.deck:
                self.deck, discards = [(None, None)] * discards, 0
            kind, looker = self.deck.pop()
            if looker not in (None, drawer):
                self.known[looker, drawer][kind] += 1
        return discards

    def hands(self, viewer):
        """For each other seat, how many of each kind the viewer knows there."""
        return {
            holder: [self.known[viewer, holder][kind] for kind in range(KINDS)]
            for holder in self.seats
            if holder != viewer
        }

    def under(self, viewer):
        """The deck as the viewer knows it, bottom first."""
        return [kind if looker == viewer and kind is not None else NONE for kind, looker in self.deck]
