"""Why an action is not open: the reason that the rules give, as a sentence with the number of its rule."""

from majlis.core import speech
from majlis.core.game import States, load
from majlis.core.record import seen
from majlis.core.speech import Names, name
from majlis.games.high_desert.parts import VALUE
from majlis.games.high_desert.rules.why import Why
from majlis.games.high_desert.words.names import GAME, card, palace, target
from majlis.games.high_desert.words.prompts import prompt

REFUSALS = speech.topic(__package__, "refusals")


def why(view: States, a: int, lang: str = "en", names: Names = ()) -> str:
    """The reason, as the acting player may see it."""
    v, game = seen(view), load(GAME)
    reason = Why(game.doors.reason(view, 0, a))
    if reason in (Why.OPEN, Why.OVER):
        return prompt(view, v.turn, lang, names)
    seat, kind = target(a, v.turn)
    return str(REFUSALS[lang][reason.name.lower()]).format(
        card=card(kind, lang),
        last=card(v.last_paid, lang),
        value=VALUE[kind],
        n=v.n_hand[v.turn],
        dearest=game.figure(view)["dearest"],
        palace=palace(seat, v.turn, lang, names),
        who=name(seat, lang, names),
    )
