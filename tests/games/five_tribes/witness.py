"""A second memory of what one viewer has seen (FT-10): made of what this viewer is told, not of the record."""

from collections import Counter

from majlis.core.record import named
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.parts import DJINNS, GOODS, START_GOLD, Good
from majlis.games.five_tribes.state import PILE

TAKES = (Did.MERCHANTS, Did.BUY_CARD, Did.SECOND_CARD, Did.GAIN_GOOD)  # openly
DRAWS = (Did.DRAW, Did.KANDICHA_DRAW)  # unseen
PAYS_SLAVES = (Did.BID, Did.BUILD, Did.KILL, Did.USE, Did.BUY)
PAYS_GOLD, GAINS_GOLD = (Did.BID, Did.BUY_CARD), (Did.INCOME, Did.BUILD, Did.KANDICHA_GOLD, Did.SELL)


class Witness:
    """Somebody who watches a match, counts what is paid and remembers every card that was shown."""

    def __init__(self, viewer, view):
        s = named(view)
        self.viewer, self.seats = viewer, range(int(s.seats))
        self.gold = [START_GOLD for _ in self.seats]
        self.known = [Counter({good: int(s.hand[seat, good]) for good in range(GOODS)}) for seat in self.seats]
        self.unknown = [int(s.n_hand[seat]) - self.known[seat].total() for seat in self.seats]
        self.piled = {djinn for djinn in range(DJINNS) if s.djinn[djinn] == PILE}  # face down, in whatever order
        self.looked, self.sure = set(), set()  # the djinns that are looked at: by this viewer, and by anybody

    def hear(self, events):
        """What one action did, as this viewer was told it."""
        before = set(self.piled)
        for event in events:
            self.cards(event)
            self.coins(event)
            self.djinns(event)
        looks = [event for event in events if event.kind == Did.LOOK]
        if looks:
            self.look(looks, before)

    # --- cards and gold

    def cards(self, event):
        seat, good, kind = event.get("seat"), event.get("good"), event.kind
        if kind in TAKES or (kind in DRAWS and good is not None):
            self.known[seat][good] += 1
        elif kind in DRAWS:
            self.unknown[seat] += 1
        elif kind in PAYS_SLAVES:
            for _ in range(event["slaves"]):
                self.lose(seat, Good.SLAVE)
        elif kind == Did.LOSE_GOOD:
            self.lose(seat, good)
        elif kind == Did.LAY_OUT and not self.known[seat][good]:
            self.known[seat][good] += 1
            self.unknown[seat] -= 1
        elif kind == Did.SELL:
            for sold in range(GOODS):
                if event["suit"] >> sold & 1:
                    self.lose(seat, sold)

    def lose(self, seat, good):
        """A card that is shown is one of the known ones, as long as there is one."""
        if self.known[seat][good]:
            self.known[seat][good] -= 1
        else:
            self.unknown[seat] -= 1

    def coins(self, event):
        if event.kind in PAYS_GOLD:
            self.gold[event["seat"]] -= event["paid"]
        if event.kind in GAINS_GOLD:
            self.gold[event["seat"]] += event["gold"]

    # --- djinns (FT-7.20)

    def djinns(self, event):
        if event.kind == Did.DJINN_PILE_UP:
            self.piled.add(event["card"])
        elif event.kind == Did.NEW_DJINNS:
            self.piled.discard(event["djinn"])
        elif event.kind == Did.KEEP:
            self.piled -= {event["card"]}
            self.looked, self.sure = set(), set()
        elif event.kind == Did.DISCARDS:
            self.piled -= {event["djinn"]}

    def look(self, looks, before):
        """Of a pile that holds no more than are looked at, everybody knows all."""
        self.sure, n = set(), len(looks)
        for pile in (before, self.piled - before):
            if len(pile) <= n:
                self.sure |= pile
                n -= len(pile)
            else:
                break
        self.looked = {event["djinn"] for event in looks} - {None} - self.sure
