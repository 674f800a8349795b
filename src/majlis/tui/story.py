"""What the coach says at the terminal: advice in mid-game, and the story of a match that is over."""

from collections.abc import Mapping

from majlis.bots.coach.analysis import Analysis, Sum, Turn
from majlis.bots.coach.tips import percent, reasons, tips
from majlis.bots.search.thinker import Thoughts
from majlis.core.frame import told
from majlis.core.game import ONLOOKER, States
from majlis.core.match import Match
from majlis.core.speech import topic

WORDS: Mapping[str, Mapping[str, str]] = topic("majlis.words", "analysis")
BAR, WIDE = 10, 60
BLOCKS = "▁▂▃▄▅▆▇█"


def advice(match: Match, view: States, seat: int, thoughts: Thoughts, lang: str = "en") -> list[str]:
    """The best actions by the numbers that they have in the list of choices, with the chance to win and the reasons."""
    found, choices = tips(thoughts, seat), match.open()
    lines = []
    for tip, why in zip(found, reasons(found, lang), strict=True):
        offer = match.game.offer(view, tip.action, lang, match.called(lang, seat))
        lines.append(f"{choices.index(tip.action) + 1:>3}  {gauge(tip.chance)} {percent(tip.chance):>5}  {offer}")
        lines.append(f"{'':>{BAR + 12}}{why}")
    return lines


def gauge(chance: float) -> str:
    """A chance as a bar."""
    full = round(BAR * chance)
    return "█" * full + "░" * (BAR - full)


def story(analysis: Analysis, match: Match, lang: str = "en") -> list[str]:
    """A whole analysis in lines."""
    words = WORDS[lang]
    title = match.game.about[lang].title
    effort = words["often" if analysis.budget.iterations else "long"]
    effort = effort.format(n=analysis.budget.iterations or f"{analysis.budget.seconds:g}")
    lines = [words["head"].format(title=title, moves=analysis.moves, effort=effort), ""]
    names = match.called(lang)
    for it in analysis.sums:
        lines += [f"{names[it.seat]:<12} {sparks([chances[it.seat] for chances in analysis.curve])}"]
    lines += ["", *(line for it in analysis.sums for line in summed(it, names[it.seat], words))]
    turns = [turning(turn, analysis, match, lang) for turn in analysis.turns]
    return [*lines, "", words["turns"] if turns else words["none"], *turns]


def sparks(chances: list[float]) -> str:
    """A curve in one line of letters."""
    step = max(1.0, len(chances) / WIDE)
    shown = [chances[int(i * step)] for i in range(int(len(chances) / step))]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(chance * len(BLOCKS)))] for chance in [*shown, chances[-1]])


def summed(it: Sum, name: str, words: Mapping[str, str]) -> list[str]:
    changes = {"luck": signed(it.luck), "cost": signed(-it.cost), "rest": signed(it.rest)}
    first = words["sum"].format(name=name, start=whole(it.start), result=whole(it.result), **changes)
    return [first, words["decided"].format(n=it.decisions, found=it.found, mistakes=it.mistakes)]


def turning(turn: Turn, analysis: Analysis, match: Match, lang: str) -> str:
    """A turning point: what was played and what would have been better, or what luck brought."""
    it, words, say = analysis.decisions[turn.at], WORDS[lang], match.game.say
    head = f"{turn.at + 1:>4}  {match.called(lang)[turn.seat]} {signed(turn.change)}  "
    if turn.kind == "luck":
        what = " ".join(told(match, ONLOOKER, it.at, lang)) or say(it.action, lang)
        return head + words["luck"].format(what=what)
    chances = {"best": whole(it.before[it.seat]), "own": whole(it.after[it.seat])}
    view, names = match.view(it.seat, it.at), match.called(lang, it.seat)
    own, best = (match.game.offer(view, a, lang, names) for a in (it.action, it.best))
    return head + words["decision"].format(what=own, better=best, **chances)


def whole(share: float) -> str:
    return f"{round(100 * share)} %"


def signed(change: float) -> str:
    return f"{round(100 * change):+d} %".replace("-", "−").replace("+0", "0")
