"""What happened, in lines."""

from majlis.core import speech
from majlis.core.record import NONE, named
from majlis.core.speech import COMMON, listed, name
from majlis.games.high_desert.actions import AT, CARD, DECLINE, SEAT, WISH
from majlis.games.high_desert.parts import KINDS, PALACE_FULL
from majlis.games.high_desert.state import BITS, Phase
from majlis.games.high_desert.words.names import NAMES, card, n_cards, palace, target

STORY = speech.topic(__package__, "story")

MOVES = {Phase.PAY: "pay", Phase.LOOK: "keep", Phase.RECALL: "recall", Phase.BANISH: "banish", Phase.GIVE: "give"}
MOVES |= {Phase.SWAP: "swap", Phase.EXILE: "exile", Phase.PLACE: "place"}


def tell(before, after, a, seat=NONE, lang="en", names=()):
    """What an action did, from one view of a seat to its next, in lines."""
    v, w, words = named(before), named(after), STORY[lang]
    lines = [*told(v, w, a, seat, lang, names)]
    if reshuffled(v, w, a):
        lines.append(words["reshuffle"])
    lines += drawn(v, w, a, seat, lang, names)
    if v.turns_left == NONE != w.turns_left:
        lines.append(words["last_round"].format(who=name(first_full(v, w), lang, names)))
    if w.turn == NONE:
        lines += [words["nobody"], COMMON[lang]["over"]] if w.passes == w.seats else [COMMON[lang]["over"]]
    return lines


def reshuffled(v, w, a):
    """Did the discard pile become the deck? It had cards after the action itself, and has none now."""
    change = {Phase.PAY: 1, Phase.RECALL: -1, Phase.EXILE: int(a != DECLINE)}.get(Phase(int(v.phase)), 0)
    return w.discard.sum() == 0 < v.discard.sum() + change


def first_full(v, w):
    """Whose palace sets the end: the first full one in order of play, though its owner may have had to pass."""
    order = [(int(v.turn) + n) % int(v.seats) for n in range(1, int(v.seats) + 1)]
    return next(seat for seat in order if w.n_palace[seat] >= PALACE_FULL)


def told(v, w, a, seat, lang, names):
    """The action itself."""
    turn, phase = int(v.turn), Phase(int(v.phase))
    if phase == Phase.STEAL:
        return [theft(v, w, a - SEAT, seat, lang, names)]
    about = {"who": name(turn, lang, names), "n": n_cards(int(v.n_look) - 1, lang), "given": card(int(v.given), lang)}
    if a == DECLINE:
        verb = "decline"
    elif WISH <= a < DECLINE:
        verb, about["wish"] = "wish", NAMES[lang]["wishes"][a - WISH]
    else:
        verb = MOVES.get(phase, "summon")
        owner, kind = target(a) if a >= AT else (turn, a - CARD)
        about |= {"card": card(kind, lang), "palace": palace(owner, seat, lang, names)}
    return [STORY[lang][verb][turn != seat].format(**about)]


def theft(v, w, victim, seat, lang, names):
    """A theft: thief and victim see the card, the others only that it happened."""
    words, turn = STORY[lang], int(v.turn)
    line = "robbery" if w.stolen == 0 else "robs" if turn == seat else "robbed"
    who, whom = name(turn, lang, names), name(victim, lang, names)
    return words[line].format(who=who, victim=whom, card=card(int(w.stolen) // BITS, lang))


def drawn(v, w, a, seat, lang, names):
    """Who drew how many cards; which ones, only for oneself."""
    sizes, mine = hands_after(v, w, a, seat)
    lines = []
    for other in range(int(v.seats)):
        n = int(w.n_hand[other]) - sizes[other]
        if n > 0:
            what = n_cards(n, lang)
            if other == seat:
                what = listed(
                    [card(kind, lang) for kind in range(KINDS) for _ in range(int(w.hand[seat, kind]) - mine[kind])],
                    lang,
                )
            line = STORY[lang]["draw"][other != seat]
            lines.append(line.format(who=name(other, lang, names), what=what))
    return lines


def hands_after(v, w, a, seat):
    """The sizes of the hands, and the own hand, as the action alone leaves them: what is more was drawn."""
    turn, phase = int(v.turn), Phase(int(v.phase))
    sizes, mine = [int(n) for n in v.n_hand], [int(n) for n in v.hand[seat]]
    if a < WISH and phase in (Phase.TURN, Phase.PAY, Phase.PLACE, Phase.LOOK, Phase.RECALL):
        change = 1 if phase in (Phase.LOOK, Phase.RECALL) else -1
        sizes[turn] += change
        mine[a - CARD] += change * (turn == seat)
    if phase == Phase.STEAL:
        sizes[turn] += 1
        sizes[a - SEAT] -= 1
        if w.stolen:
            mine[int(w.stolen) // BITS] += 1 if turn == seat else -1
    return sizes, mine


def new_cards(hand, old, lang):
    return [card(kind, lang) for kind in range(KINDS) for _ in range(int(hand[kind]) - old[kind])]
