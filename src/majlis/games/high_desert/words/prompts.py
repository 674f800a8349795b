"""What is asked now."""

from majlis.core import speech
from majlis.core.game import States, load
from majlis.core.record import NONE, seen
from majlis.core.speech import COMMON, Names, name
from majlis.games.high_desert.state import Phase
from majlis.games.high_desert.words.names import GAME, NAMES, card, n_cards

PROMPTS = speech.topic(__package__, "prompts")


def prompt(view: States, seat: int = NONE, lang: str = "en", names: Names = ()) -> str:
    """What is asked now; for others, who is asked."""
    v = seen(view)
    if v.turn == NONE:
        return str(COMMON[lang]["over"])
    if v.turn != seat:
        return str(COMMON[lang]["waits"].format(who=name(v.turn, lang, names)))
    words, n = PROMPTS[lang][Phase(v.phase).name.lower()], n_cards(load(GAME).figure(view)["to_pay"], lang)
    return str(words.format(n=n, card=card(v.given, lang), wish=NAMES[lang]["wished"][max(v.wish, 0)]))
