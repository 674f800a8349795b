"""Equipment is taken, turned down and counted in sets (DJ-8.1)."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.core.rng import below
from majlis.games.djinn.actions import DONE, EQUIP
from majlis.games.djinn.equipment import bonus_on_arrival
from majlis.games.djinn.goods import (
    raise_base,
)
from majlis.games.djinn.parts import (
    EQUIPMENT,
    KIT,
    KITS,
    Good,
)
from majlis.games.djinn.state import TOP, UNSEEN


@rule
def any_open_equipment(s):
    for card in range(EQUIPMENT):
        if s.equipment[card] >= TOP and s.equipment[card] < UNSEEN:
            return True
    return False


@rule
def mark_equipment(s, mask):
    n = 1
    mask[DONE] = True
    for card in range(EQUIPMENT):
        hit = s.equipment[card] >= TOP and s.equipment[card] < UNSEEN
        mask[EQUIP + card] = hit
        n += hit
    return n


@rule
def answer_equipment(s, a):
    s.owe[Good.EQUIP] -= 1
    if a != DONE:
        take_equipment(s, a - EQUIP)


@rule
def take_equipment(s, card):
    """Face up, unless another of its type stays so (A11); the first set of three has its bonus."""
    other = face_up_of(s, KIT[card])
    s.equipment[card] = s.turn * 2 + 1
    open_equipment(s, KIT[card])
    if other != NONE:
        s.kept = card
    else:
        bonus_on_arrival(s, card)
    if s.set_done[s.turn] == 0 and full_sets(s, s.turn) > 0:
        s.set_done[s.turn] = 1
        raise_base(s)


@rule
def face_up_of(s, kit):
    for card in range(EQUIPMENT):
        if KIT[card] == kit and s.equipment[card] == s.turn * 2 + 1:
            return card
    return NONE


@rule
def open_equipment(s, kit):
    n = 0
    for card in range(EQUIPMENT):
        n += s.equipment[card] == UNSEEN and KIT[card] == kit
    if n > 0:
        at = below(s, n)
        for card in range(EQUIPMENT):
            if s.equipment[card] == UNSEEN and KIT[card] == kit:
                if at == 0:
                    s.equipment[card] = TOP + kit
                at -= 1
        s.reveals += 1


@rule
def cards_of(s, seat, kit):
    """Equipment of a type, face up or down."""
    n = 0
    for card in range(EQUIPMENT):
        n += KIT[card] == kit and s.equipment[card] >> 1 == seat
    return n


@rule
def full_sets(s, seat):
    n = EQUIPMENT
    for kit in range(KITS):
        n = min(n, cards_of(s, seat, kit))
    return n


@rule
def mark_kept(s, mask):
    n = 0
    for card in range(EQUIPMENT):
        hit = KIT[card] == KIT[s.kept] and s.equipment[card] == s.turn * 2 + 1
        mask[EQUIP + card] = hit
        n += hit
    return n


@rule
def keep_up(s, stays):
    """The other one is turned down for good."""
    for card in range(EQUIPMENT):
        if card != stays and KIT[card] == KIT[stays] and s.equipment[card] == s.turn * 2 + 1:
            s.equipment[card] = s.turn * 2
    if stays == s.kept:
        bonus_on_arrival(s, stays)
    s.kept = NONE
