"""What an open action would do."""

from majlis.core import speech
from majlis.core.record import named
from majlis.core.speech import name
from majlis.games.high_desert.actions import AT, CARD, DECLINE, SEAT, WISH
from majlis.games.high_desert.parts import RANKS, VALUE, WISH_COST
from majlis.games.high_desert.state import Phase
from majlis.games.high_desert.words.names import card, palace, target
from majlis.games.high_desert.words.score import best_points

OFFERS = speech.topic(__package__, "offers")


def offer(view, a, lang="en", names=()):
    """What an open action would do, and to the palace of the acting player."""
    v, words = named(view), OFFERS[lang]
    phase, turn = Phase(int(v.phase)), int(v.turn)
    if a == DECLINE:
        return words["decline"]
    if WISH <= a < DECLINE:
        return words["wish"].format(n=WISH_COST, what=words["wishes"][a - WISH])
    if phase == Phase.STEAL:
        return words[phase.name.lower()].format(who=name(a - SEAT, lang, names), n=v.n_hand[a - SEAT])
    seat, kind = target(a) if a >= AT else (turn, a - CARD)
    parts = {"card": card(kind, lang), "value": VALUE[kind], "palace": palace(seat, turn, lang, names)}
    if phase == Phase.TURN:
        return words["summon"][kind % RANKS].format(**parts) + " " + palace_change(v, a, lang)
    sentence = words[phase.name.lower()].format(**parts)
    return (
        sentence + " " + palace_change(v, a, lang)
        if phase in (Phase.SWAP, Phase.PLACE, Phase.BANISH, Phase.EXILE)
        else sentence
    )


def palace_change(v, a, lang):
    """How the own palace would count after an action."""
    turn, after = int(v.turn), v.palace.copy()
    match Phase(int(v.phase)):
        case Phase.TURN | Phase.PLACE:
            after[turn, a - CARD] += 1
        case Phase.SWAP:
            _, kind = target(a)
            after[turn, kind] += 1
            after[turn, v.given] -= 1
        case _:
            after[target(a)] -= 1
    before, points = best_points(v.palace[turn]), best_points(after[turn])
    return OFFERS[lang]["count"].format(points=points, change=points - before).replace("-", "−")
