"""Why an action is not open: one sentence with the number of its rule."""

from majlis.core import speech
from majlis.core.record import NONE, named
from majlis.core.speech import COMMON, name
from majlis.games.high_desert.actions import AT, CARD, DECLINE, SEAT, WISH
from majlis.games.high_desert.parts import KINDS, PALACE_FULL, VALUE, VIZIER_REACH, WISH_COST, Flag
from majlis.games.high_desert.state import Phase
from majlis.games.high_desert.words.names import card, palace, target
from majlis.games.high_desert.words.prompts import prompt

REFUSALS = speech.topic(__package__, "refusals")

BLOCKS = {  # the actions that a phase asks for
    Phase.TURN: range(CARD, DECLINE),
    Phase.PAY: range(CARD, WISH),
    Phase.LOOK: range(CARD, WISH),
    Phase.RECALL: range(CARD, WISH),
    Phase.GIVE: range(CARD, WISH),
    Phase.PLACE: range(CARD, WISH),
    Phase.STEAL: range(SEAT, AT),
    Phase.OVER: range(0),
}
MANY = 99


def why(view, a, lang="en", names=()):
    """The reason, as the acting player may see it."""
    v = named(view)
    if v.turn == NONE:
        return COMMON[lang]["over"]
    reason = reason_for(v, a)
    seat, kind = target(a) if a >= AT else (int(v.turn), a - CARD if a < WISH else 0)
    return REFUSALS[lang][reason].format(
        prompt=prompt(view, int(v.turn), lang, names),
        card=card(int(v.last_paid) if reason == "order" else kind, lang),
        value=VALUE[kind],
        n=v.n_hand[v.turn],
        most=VALUE[v.given] if v.phase == Phase.SWAP else VIZIER_REACH,
        palace=palace(seat, int(v.turn), lang, names),
        who=name(a - SEAT if SEAT <= a < AT else seat, lang, names),
    )


def reason_for(v, a):
    """The reason's name."""
    phase = Phase(int(v.phase))
    if a == DECLINE:
        return "must" if phase not in (Phase.TURN, Phase.PAY) else "question"
    if a not in BLOCKS.get(phase, range(AT, AT + int(v.seats) * KINDS)):
        return "question"
    match phase:
        case Phase.TURN if a >= WISH:
            return "cost" if v.n_hand[v.turn] < WISH_COST else "nothing"
        case Phase.TURN | Phase.PLACE:
            return "hand"
        case Phase.PAY:
            return pay_reason(v, a - CARD)
        case Phase.LOOK:
            return "look"
        case Phase.RECALL:
            return "discards"
        case Phase.GIVE:
            return give_reason(v, a - CARD)
        case Phase.STEAL:
            return steal_reason(v, a - SEAT)
    return palace_reason(v, *target(a))


def pay_reason(v, kind):
    if v.hand[v.turn, kind] == 0:
        return "hand"
    return "order" if kind < v.last_paid else "rest"


def give_reason(v, kind):
    if v.palace[v.turn, kind] == 0:
        return "palace"
    return "self" if kind == v.summoned and v.palace[v.turn, kind] == 1 else "cheap"


def steal_reason(v, seat):
    if seat >= v.seats:
        return "question"
    if seat == v.turn:
        return "yourself"
    return "immune" if v.n_palace[seat] >= PALACE_FULL else "empty"


def palace_reason(v, seat, kind):
    most = {Phase.SWAP: int(VALUE[v.given]), Phase.EXILE: VIZIER_REACH}.get(Phase(int(v.phase)), MANY)
    if v.phase == Phase.SWAP and seat == v.turn:
        return "own"
    if v.palace[seat, kind] == 0:
        return "palace"
    if v.n_palace[seat] >= PALACE_FULL and (seat != v.turn or v.options & Flag.IMMUNE_TO_SELF):
        return "immune"
    return "dear" if VALUE[kind] > most else "self"
