"""What the coach says at the terminal: advice in mid-game, and the story of a match that is over."""

from collections.abc import Mapping

from majlis.bots.coach.analysis import Analysis, Point, Sum
from majlis.bots.coach.tips import Reader, Said, story_of
from majlis.core.frame import told
from majlis.core.game import ONLOOKER
from majlis.core.match import Match
from majlis.core.speech import topic

WORDS: Mapping[str, Mapping[str, str]] = topic("majlis.words", "analysis")
WIDE = 60
BLOCKS = "▁▂▃▄▅▆▇█"


def advice(rows: list[Said]) -> list[str]:
    """The best turns, each with its idea, its actions and the reasons."""
    lines = []
    for i, row in enumerate(rows, 1):
        lines.append(f"{i:>3}  {row.title}" + (f"  {row.gain}" if row.gain else ""))
        lines += [f"     {words}" for words in (" → ".join(row.path), row.reason, row.standing) if words]
    return lines


def story(analysis: Analysis, match: Match, lang: str = "en") -> list[str]:
    """A whole analysis in lines."""
    words = WORDS[lang]
    title = match.game.about[lang].title
    effort = words["often" if analysis.budget.iterations else "long"]
    effort = effort.format(n=analysis.budget.iterations or f"{analysis.budget.seconds:g}")
    lines = [words["head"].format(title=title, turns=len(analysis.turns), effort=effort), ""]
    names = match.called(lang)
    for it in analysis.sums:
        lines += [f"{names[it.seat]:<12} {sparks([chances[it.seat] for chances in analysis.curve])}"]
    lines += ["", *(line for it in analysis.sums for line in summed(it, names[it.seat], words))]
    points = [f"{point.turn + 1:>4}  {' '.join(turning(point, analysis, match, lang))}" for point in analysis.points]
    return [*lines, "", words["turns"] if points else words["none"], *points]


def sparks(chances: list[float]) -> str:
    """A curve in one line of letters."""
    step = max(1.0, len(chances) / WIDE)
    shown = [chances[int(i * step)] for i in range(int(len(chances) / step))]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(chance * len(BLOCKS)))] for chance in [*shown, chances[-1]])


def summed(it: Sum, name: str, words: Mapping[str, str]) -> list[str]:
    changes = {"luck": signed(it.luck), "own": signed(it.own), "others": signed(it.others)}
    first = words["sum"].format(name=name, start=whole(it.start), result=whole(it.result), **changes)
    return [first, words["decided"].format(n=it.turns, found=it.found, mistakes=it.mistakes)]


def turning(point: Point, analysis: Analysis, match: Match, lang: str) -> tuple[str, str]:
    """A turning point: whose; what was played and what would have been better, or what luck brought."""
    it, words = analysis.turns[point.turn], WORDS[lang]
    head = f"{match.called(lang)[point.seat]} {signed(point.change)}"
    if point.kind == "luck":
        what = " ".join(told(match, ONLOOKER, it.end - 1, lang)) or match.game.say(it.actions[-1], lang)
        return head, words["luck"].format(what=what)
    chances = {"best": whole(it.before[it.seat]), "own": whole(it.after[it.seat])}
    reader = Reader(match.game, match.view(it.seat, it.at), it.seat, lang, match.called(lang), True)
    own, best = (story_of(reader, actions) for actions in (it.actions, it.best))
    return head, words["turn"].format(what=own, better=best, **chances)


def whole(share: float) -> str:
    return f"{round(100 * share)} %"


def signed(change: float) -> str:
    return f"{round(100 * change):+d} %".replace("-", "−").replace("+0", "0")
