"""One action and all that followed by itself, told from two views: events are the key of a sentence, whom it is about,
and its figures. Goods that no event names are added to the main one, as a balance.
"""

BOTTLES = ("brown bottle", "blue bottle", "red bottle", "white bottle")
PURSE = ("coin", "scroll", "key", "cork", *BOTTLES, "magic")  # the goods of a balance, in this order


def purse(v, seat):
    """How many of these goods a player has."""
    return [v.coins[seat], v.scrolls[seat], v.keys[seat], v.corks[seat], *v.bottles[seat], v.magic[seat]]


class Tale:
    """The two views, what was noted, and the changes of goods that are still to be told."""

    def __init__(self, v, w, a, viewer):
        self.v, self.w, self.a, self.viewer, self.who = v, w, a, viewer, v.turn
        self.events, self.main = [], 0
        self.rest = [self.change(seat) for seat in range(v.seats)]

    def change(self, seat):
        before, after = purse(self.v, seat), purse(self.w, seat)
        return {noun: n - m for noun, n, m in zip(PURSE, after, before, strict=True)}

    def note(self, key, seat=None, **parts):
        self.events.append((key, self.who if seat is None else seat, parts))

    def told(self, noun, n, seat=None):
        """So much of a change is told by an event of its own."""
        self.rest[self.who if seat is None else seat][noun] -= n

    def balance(self, seat):
        """What is still to be told of a player's goods, payments first."""
        changes = sorted(((noun, n) for noun, n in self.rest[seat].items() if n), key=lambda change: change[1] > 0)
        self.rest[seat] = dict.fromkeys(PURSE, 0)
        return changes

    def note_balance(self, key, seat):
        """An event that exists only for its goods."""
        changes = self.balance(seat)
        if changes:
            self.note(key, seat, balance=changes)

    def settle(self):
        """The rest of the mover's goods goes with the main event."""
        if not self.events:
            self.note("go_on")
        changes = self.balance(self.who)
        if changes:
            self.events[self.main][2]["balance"] = changes

    @property
    def arrived(self):
        return self.w.edge[self.who] != self.v.edge[self.who]

    @property
    def ended(self):
        """Is the mover's turn over?"""
        return self.w.turn != self.who or self.w.rounds != self.v.rounds or self.w.ending != self.v.ending


def gone(before, after):
    """What was there and is not, by place in a list."""
    return [n - m for n, m in zip(before, after, strict=True)]
