"""What is asked now."""

from majlis.core.record import NONE, named
from majlis.games.high_desert.parts import WISH_COST
from majlis.games.high_desert.state import Phase
from majlis.games.high_desert.words.names import card, counted, name
from majlis.games.high_desert.words.sentences import WORDS


def prompt(view, seat=NONE, lang="en", names=()):
    """What is asked now; for others, who is asked."""
    v, words = named(view), WORDS[lang]
    if v.turn == NONE:
        return words["over"]
    if v.turn != seat:
        return words["waits"].format(who=name(int(v.turn), lang, names))
    n = counted(WISH_COST - int(v.paid), lang)
    return words["ask"][Phase(int(v.phase))].format(n=n, card=card(int(v.given), lang))
