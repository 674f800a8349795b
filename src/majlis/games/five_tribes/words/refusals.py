"""Why an action is not open: the reason that the rules give, in a sentence with the number of its rule."""

from typing import Any

from majlis.core.game import States, load
from majlis.core.speech import COMMON, Names, topic
from majlis.games.five_tribes.actions import BUY, THIEF, USE
from majlis.games.five_tribes.parts import DJINN_WHEN, Djinn, Kind, When
from majlis.games.five_tribes.rules.why import Why
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.gaps import Moment
from majlis.games.five_tribes.words.phrases import kind_of

REFUSALS = topic(__package__, "refusals")
RULES = {  # where the question of a phase is ruled
    Phase.BID: "FT-3.1",
    Phase.DISCOUNT: "FT-7.13",
    Phase.MOVE: "FT-4.1",
    Phase.DROP: "FT-4.2",
    Phase.TRIBE: "FT-3.5",
    Phase.BUILD: "FT-5.4",
    Phase.KILL: "FT-5.5",
    Phase.KILL_AGAIN: "FT-7.10",
    Phase.THIEF: "FT-8.2",
    Phase.LOSE: "FT-8.2",
    Phase.GAIN: "FT-8.2",
    Phase.TILE: "FT-3.5",
    Phase.SECOND: "FT-6.4",
    Phase.SACRED: "FT-6.5",
    Phase.SALE: "FT-6.6",
    Phase.SUIT: "FT-6.6",
    Phase.KEEP: "FT-7.20",
    Phase.OVER: "FT-9",
}


def rule(v: Any) -> str:
    """Where the present question is ruled."""
    match v.phase:
        case Phase.TARGET:
            return f"FT-7.{v.power + 1}"
        case Phase.PLACE:
            return "FT-6.2" if v.palace else "FT-6.1"
        case Phase.BESIDE:
            return f"FT-7.{(Djinn.HAGIS if v.palace else Djinn.LAMIA) + 1}"
        case Phase.MARKET:
            return "FT-6.4" if kind_of(v, v.here) == Kind.BIG_MARKET else "FT-6.3"
    return RULES[v.phase]


def why(view: States, a: int, lang: str = "en", names: Names = ()) -> str:
    """The reason, as the acting player may see it."""
    reason = Why(load("five_tribes").doors.reason(view, 0, a))
    if reason in (Why.OPEN, Why.OVER):
        return str(COMMON[lang][reason.name.lower()])
    return Refused(view, lang, names, a).fill(REFUSALS[lang][reason.name.lower()])


class Refused(Moment):
    """What was tried, and what stands against it."""

    def __getitem__(self, gap: str) -> str:
        words = REFUSALS[self.lang]
        match gap:
            case "rule":
                return self.rule_of_power() if USE <= self.a < BUY else rule(self.v)
            case "when":
                return str(words[gap].get(self["card"], words[gap]["window"]))
            case "lack":
                return str(words[gap][self["card"]])
            case "needs":
                return str(words[gap][self["power"]])
            case "after":
                return str(words[gap][self.a - THIEF])
        return super().__getitem__(gap)

    def rule_of_power(self) -> str:
        """A djinn's own number, or that of the windows where only the moment is wrong."""
        ours = load("five_tribes").doors.reason(self.view, 0, self.a) == Why.MOMENT
        return "FT-3.5" if ours and DJINN_WHEN[self.card] == When.WINDOW else f"FT-7.{self.card + 1}"
