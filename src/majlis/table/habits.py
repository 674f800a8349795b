"""What the coach saw most often in somebody's games: their dearest turns, by when they came and what went wrong."""

from collections import Counter
from typing import NamedTuple

from majlis.bots.coach.analysis import MISTAKE, VERSION, Analysis, Turn, from_json
from majlis.table.store import Store

GAMES = 30  # the last ones that were played
STAGES = ("opening", "middle", "end")  # thirds of a game
FIRST_STEP, LATER_STEP, TOO_SHORT = "first_step", "later_step", "too_short"


class Habits(NamedTuple):
    """How many games and slips, and of which kinds, the most frequent first."""

    games: int
    slips: int
    stages: list[tuple[str, int]]
    kinds: list[tuple[str, int]]


def habits(store: Store, who: str) -> Habits:
    """Over the analyses that are kept of a person's games."""
    found = [(row["seat"], store.analysis(row["id"], VERSION)) for row in store.results(who)]
    read = [(seat, from_json(body)) for seat, body in found[-GAMES:] if body]
    looked = [(seat, analysis) for seat, analysis in read if analysis]
    slips = [(it, analysis) for seat, analysis in looked for it in analysis.turns if slip(it, seat)]
    stages = Counter(stage(it, analysis) for it, analysis in slips)
    return Habits(len(looked), len(slips), stages.most_common(), Counter(kind(it) for it, _ in slips).most_common())


def slip(it: Turn, seat: int) -> bool:
    return it.seat == seat and not it.forced and it.cost >= MISTAKE


def stage(it: Turn, analysis: Analysis) -> str:
    return STAGES[min(2, 3 * it.at // max(1, analysis.moves))]


def kind(it: Turn) -> str:
    """Where the turn that was played left the better one: at once, on the way, or by ending too soon."""
    same = next((i for i, (own, best) in enumerate(zip(it.actions, it.best, strict=False)) if own != best), None)
    if same is None:
        return TOO_SHORT
    return LATER_STEP if same else FIRST_STEP
