"""Was a game fair? It is played again from its file, and what was checked is said, and what a file cannot show."""

from typing import NamedTuple

from majlis.core.match import Match
from majlis.core.notation import read, stated
from majlis.core.speech import listed, topic

WORDS = topic("majlis.words", "fairness")


class Check(NamedTuple):
    """One thing that was looked at."""

    right: bool | None  # None where there was nothing to compare with
    sentence: str


def certify(text: str, lang: str = "en", shown: str = "") -> list[Check]:
    """Every check of a match file, whose first fault is refused with its line; `shown` is the commitment that
    somebody saw before the game."""
    match, said, w = read(text), stated(text), WORDS[lang]
    head, game = match.header, match.game
    checks = [
        Check(True, w["same_rules"].format(title=game.about[lang].title, rules=game.version, box=game.digest[:12]))
    ]
    named = "commitment" in said
    checks += [Check(named or None, w["committed" if named else "no_commitment"].format(hex=head.commitment))]
    checks += [compared(head.commitment, shown, lang)]
    checks += [Check(None, w["forked"].format(n=fork.at)) for fork in head.forks]
    checks += [Check(True, w["all_open"].format(n=match.at))]
    return [*checks, ended(match, "points" in said, lang)]


def compared(commitment: str, shown: str, lang: str) -> Check:
    """Is it what was shown before the first action? A file alone cannot tell."""
    w = WORDS[lang]
    if not shown:
        return Check(None, w["not_shown_before"])
    same = shown.strip().lower() == commitment
    return Check(same, w["shown_before" if same else "shown_another"])


def ended(match: Match, named: bool, lang: str) -> Check:
    """How it ended, and whether the file says the same."""
    w = WORDS[lang]
    if not match.over:
        return Check(None, w["not_ended"])
    names = match.called(lang)
    winners = [name for name, share in zip(names, match.result(), strict=True) if share > 0]
    points = ", ".join(f"{name} {n}" for name, n in zip(names, match.points(), strict=True)).replace("-", "−")
    won = w["won_by"].format(who=listed(winners, lang)) if winners else w["won_by_nobody"]
    return Check(named or None, " ".join([w["points_as_said" if named else "points_found"].format(points=points), won]))
