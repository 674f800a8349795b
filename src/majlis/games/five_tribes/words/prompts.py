"""What is asked now; for others, who is asked."""

from collections.abc import Callable

from majlis.core.game import States
from majlis.core.record import NONE
from majlis.core.speech import COMMON, Names
from majlis.games.five_tribes.parts import Flag
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.gaps import PROMPTS, Moment
from majlis.games.five_tribes.words.phrases import kind_of


def prompt(view: States, seat: int = NONE, lang: str = "en", names: Names = ()) -> str:
    """What is asked now; for others, who is asked."""
    m, words = Moment(view, lang, names), PROMPTS[lang]
    if m.v.turn == NONE:
        return str(COMMON[lang]["over"])
    phase = Phase(m.v.phase)
    if m.v.turn != seat:
        return m.fill(words["waits"][phase.name.lower()])
    asked = words["ask"][VARIANTS[phase](m) if phase in VARIANTS else phase.name.lower()]
    return m.fill(asked if isinstance(asked, str) else asked[CHOICES[phase](m)])


def window_question(m: Moment) -> str:
    """Windows B and C: who has no power is asked all the same (FT-10)."""
    return Phase(m.v.phase).name.lower() if m.figure["powers"] else "no_power"


def move_question(m: Moment) -> str:
    """Window A."""
    if not m.figure["moves"]:
        return "no_move"
    return "move_first" if m.figure["powers"] else "move"


def sale_question(m: Moment) -> str:
    """Window D."""
    if m.figure["powers"]:
        return "sale_power" if m.figure["sale"] else "powers"
    return "sale" if m.figure["sale"] else "end"


VARIANTS: dict[Phase, Callable[[Moment], str]] = {  # where a phase has several questions
    Phase.MOVE: move_question,
    Phase.DROP: lambda m: "drop" if m.v.n_carry > 1 else "last_drop",
    Phase.TRIBE: window_question,
    Phase.TILE: window_question,
    Phase.SECOND: lambda m: "second_free" if m.v.options & Flag.ONE_CARD else "second",
    Phase.SALE: sale_question,
}
CHOICES: dict[Phase, Callable[[Moment], str]] = {  # where it depends on a card or a tile
    Phase.LOSE: lambda m: m["thief"],
    Phase.GAIN: lambda m: m["thief"],
    Phase.MARKET: lambda m: kind_of(m.v, m.v.here).name.lower(),
    Phase.TARGET: lambda m: m["power"],
}
