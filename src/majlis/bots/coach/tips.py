"""The coach: the best actions of a view, what each leads one to expect, and in words what speaks for it."""

from dataclasses import dataclass

from majlis.bots.coach.words import WORDS
from majlis.bots.search.thinker import Thoughts

SHOWN = 3  # actions
SECONDS = 1.0  # that the coach thinks
CLEAR, CLOSE = 0.08, 0.02  # differences of the win chance
SURE, DIVIDED = 0.7, 0.4  # shares of the search
CERTAIN = 0.985
TRIED, FAIR = 100, 0.15  # an action that had fewer visits and a smaller share of the search has no sure value


@dataclass(frozen=True)
class Tip:
    """One action, and how it stands beside the others."""

    action: int
    chance: float  # the share of the win that the player can expect
    share: float  # of the search that went here
    lead: float  # of the first, before the next; of the others, before the first: then mostly negative
    sure: bool  # was it tried often enough?


def tips(thoughts: Thoughts, seat: int, count: int = SHOWN) -> list[Tip]:
    """What the search went to most, first what the bot would do, then the others by their chances."""
    total = sum(line.visits for line in thoughts.lines)
    enough = min(TRIED, FAIR * total)
    first, *others = thoughts.lines[:count]
    others.sort(key=lambda line: (line.visits < enough, -line.chances[seat]))
    best, rival = first.chances[seat], max((line.chances[seat] for line in others if line.visits >= enough), default=0)
    leads = [best - rival, *(line.chances[seat] - best for line in others)]
    return [
        Tip(line.action, line.chances[seat], line.visits / total, lead, line.visits >= enough)
        for line, lead in zip((first, *others), leads, strict=True)
    ]


def reasons(found: list[Tip], lang: str = "en") -> list[str]:
    """For each tip a sentence or two: how it compares, and how sure that is."""
    words = WORDS[lang]
    if len(found) == 1:
        return [words["only"]]
    keys = [(_ahead(found), _certainty(found[0])), *((_behind(tip),) for tip in found[1:])]
    return [
        " ".join(words[key] for key in each).format(n=points(tip.lead)) for each, tip in zip(keys, found, strict=True)
    ]


def points(change: float) -> int:
    """A difference of the win chance in hundredths, as one says it."""
    return abs(round(100 * change))


def percent(share: float) -> str:
    """A share as one reads it."""
    return "<\u00a01\u00a0%" if 0 < share < 0.005 else f"{round(100 * share)}\u00a0%"


def _ahead(found: list[Tip]) -> str:
    if found[0].chance >= CERTAIN:
        return "wins"
    if found[0].chance <= 1 - CERTAIN:
        return "loses"
    if not any(tip.sure for tip in found[1:]):
        return "alone"
    if found[0].lead >= CLEAR:
        return "clear"
    return "better" if found[0].lead >= CLOSE else "close"


def _certainty(tip: Tip) -> str:
    return "sure" if tip.share >= SURE else "divided" if tip.share < DIVIDED else "went"


def _behind(tip: Tip) -> str:
    if not tip.sure:
        return "seldom"
    return "equal" if tip.lead > -CLOSE else "less"
