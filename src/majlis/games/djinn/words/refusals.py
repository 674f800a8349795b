"""Why an action is not open: the rules give the reason, and its sentence is looked up and filled."""

from typing import Any

from majlis.core.game import States, load
from majlis.core.record import NONE
from majlis.core.speech import COMMON, Names, topic
from majlis.games.djinn.parts import ROUNDS
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import More, Phase
from majlis.games.djinn.words.phrases import here
from majlis.games.djinn.words.tried import Tried, kind

REFUSALS = topic(__package__, "refusals")
RULES = {  # where the questions of some phases are ruled
    "DJ-3.6": (Phase.DRAFT,),
    "DJ-4.2": (Phase.ENTER, Phase.MOVE),
    "DJ-4.3": (Phase.STREET, Phase.WALK_ON),
    "DJ-5.7": (Phase.SOURCE, Phase.BOSSES),
    "DJ-5.4": (Phase.ARCHIVES, Phase.LAY),
    "DJ-5.6": (Phase.MARKET,),
    "DJ-2": (Phase.BOTTLE,),
    "DJ-2.1": (Phase.CAPACITY, Phase.DRAW),
    "DJ-12.9": (Phase.STUDY,),
    "DJ-5.2": (Phase.ACTIVATE, Phase.MAGE),
    "DJ-8.1": (Phase.EQUIP, Phase.KEEP),
    "DJ-2.3": (Phase.CIRCLE,),
    "DJ-7.1": (Phase.TAKE, Phase.GIVE),
    "DJ-6.2": (Phase.HOUSE, Phase.LODGE),
    "DJ-8.4": (Phase.MORE, Phase.THROW, Phase.SWAP_OUT, Phase.SWAP_IN),
    "DJ-5.3": (Phase.LOCK,),
    "DJ-6.1": (Phase.PREY,),
    "DJ-6.4": (Phase.HELP,),
    "DJ-10": (Phase.OVER,),
}
ASKED = {phase: rule for rule, phases in RULES.items() for phase in phases}


def why(view: States, a: int, lang: str = "en", names: Names = ()) -> str:
    """The reason that the rules give, as the acting player may see it."""
    reason = Why(load("djinn").doors.reason(view, 0, a))
    if reason in (Why.OPEN, Why.OVER):
        return str(COMMON[lang][reason.name.lower()])
    words = Refused(view, lang, names, a).fill(REFUSALS[lang][reason.name.lower()])
    return words[0].upper() + words[1:]


class Refused(Tried):
    """What was tried, and what stands against it."""

    def figure(self, key: str) -> object:
        match key:
            case "rule":
                return rule(self.v)
            case "no_djinn" | "no_djinn_nominative":
                return REFUSALS[self.lang]["no djinn"][kind(self)][key != "no_djinn"]
        return super().figure(key)


def rule(v: Any) -> str:
    """The number of the rule that the present question follows."""
    if v.phase == Phase.PAY:
        return "DJ-4.3" if v.trade == NONE else "DJ-5.6"
    if v.phase == Phase.ACT:
        return "DJ-4.5" if here(v) < ROUNDS else "DJ-4.4"
    return "DJ-5.3" if v.phase == Phase.MORE and v.more != More.ASK else ASKED[v.phase]
