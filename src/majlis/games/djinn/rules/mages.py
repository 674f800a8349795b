"""Mages come along and wake up (DJ-5.2)."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.rng import below
from majlis.games.djinn.actions import DONE, MAGE
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import MAGE_KEY, MAGES, Good, Tile
from majlis.games.djinn.rules.goods import asleep, gain_keys, has
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import TOP, UNSEEN, Phase, Tavern


@rule
def advance_waking(s):
    """As many as may be (A17); named only when there are more."""
    sleepers = asleep(s)
    if sleepers > s.owe[Good.ACTIVATE]:
        s.phase = Phase.ACTIVATE
        return True
    if sleepers > 0:
        for mage in range(MAGES):
            if s.mage[mage] == s.turn * 2:
                s.mage[mage] += 1
                note(s, Did.WOKEN, s.turn, mage)
    s.owe[Good.ACTIVATE] = 0
    return False


@rule
def may_wake(s, mage):
    if s.mage[mage] == s.turn * 2:
        return Why.OPEN
    return Why.MAGE_AWAKE if s.mage[mage] == s.turn * 2 + 1 else Why.NOT_YOUR_MAGE


@rule
def mark_sleepers(s, mask):
    n = 0
    for mage in range(MAGES):
        hit = may_wake(s, mage) == Why.OPEN
        mask[MAGE + mage] = hit
        n += hit
    return n


@rule
def wake(s, mage):
    s.mage[mage] += 1
    s.owe[Good.ACTIVATE] -= 1
    note(s, Did.WAKE, s.turn, mage)


@rule
def may_join(s, mage):
    """Open on a pile; the Tavern's basic action knows those without key only."""
    if s.mage[mage] < TOP:
        return Why.OWN_MAGE if s.mage[mage] >> 1 == s.turn else Why.MAGE_HELD
    if s.mage[mage] == UNSEEN:
        return Why.MAGE_ABSENT
    return Why.MAGE_KEY if s.tavern == Tavern.BASIC and MAGE_KEY[mage] else Why.OPEN


@rule
def any_open_mage(s):
    for mage in range(MAGES):
        if may_join(s, mage) == Why.OPEN:
            return True
    s.tavern = Tavern.ELSEWHERE
    return False


@rule
def mark_mages(s, mask):
    """One of them, or none (A2)."""
    n = 1
    mask[DONE] = True
    for mage in range(MAGES):
        hit = may_join(s, mage) == Why.OPEN
        mask[MAGE + mage] = hit
        n += hit
    return n


@rule
def answer_mage(s, a):
    s.owe[Good.MAGE] -= 1
    if a != DONE:
        take_mage(s, a - MAGE)
    else:
        note(s, Did.NO_MAGE, s.turn)
    s.tavern = Tavern.ELSEWHERE


@rule
def take_mage(s, mage):
    """A key comes along where one is shown, and with P03 also where none is (A5); N08 has them come asleep."""
    pile = s.mage[mage] - TOP
    sleeps = has(s, Tile.N08_DOOR)
    s.mage[mage] = s.turn * 2 + (0 if sleeps else 1)
    note(s, Did.JOIN_ASLEEP if sleeps else Did.JOIN, s.turn, mage, pile)
    if MAGE_KEY[mage] or (s.tavern != Tavern.ELSEWHERE and has(s, Tile.P03_TAVERN)):
        gain_keys(s, 1)
    s.mage_pile[pile] -= 1
    open_mages(s, pile)


@rule
def open_mages(s, pile):
    """The next card of a pile; an empty pile takes the top of its sister (A6)."""
    sister = pile ^ 1
    if s.mage_pile[pile] > 0:
        open_mage(s, pile)
    elif s.mage_pile[sister] > 1:
        for mage in range(MAGES):
            if s.mage[mage] == TOP + sister:
                s.mage[mage] = TOP + pile
                note(s, Did.MOVE_UP, mage, sister, pile)
        s.mage_pile[pile] += 1
        s.mage_pile[sister] -= 1
        open_mage(s, sister)


@rule
def open_mage(s, pile):
    n = 0
    for mage in range(MAGES):
        n += s.mage[mage] == UNSEEN and MAGE_KEY[mage] == (pile > 1)
    at = below(s, n)
    for mage in range(MAGES):
        if s.mage[mage] == UNSEEN and MAGE_KEY[mage] == (pile > 1):
            if at == 0:
                s.mage[mage] = TOP + pile
                note(s, Did.NEW_MAGE, mage, pile)
            at -= 1
    s.reveals += 1
