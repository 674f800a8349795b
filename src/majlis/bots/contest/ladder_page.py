"""The ladder as a page: a table for each game and number of players, and how to make every game again."""

from collections.abc import Iterable, Sequence

from majlis.bots.contest.ladder import ANCHOR, Group, Meeting, Standing, meetings, standings, titled

INTRO = f"""# Ladder

How strong the bots are, by game and number of players, from games that anybody can play again. Every deal was played
once from every seat. `majlis ladder` made this page out of files that hold each game as its seed and its actions: it
played every one of them again, and refuses a file in which anything else comes of one.

Elo points put `{ANCHOR}` at 1000; 400 points more are odds of ten to one at a table of two. With more players, a bot
wins with a chance in proportion to 10 to the power of its points over 400: the same scale, but ratings compare only
within one game and one number of players. The likeliest ratings are shown, with intervals of 95 % confidence: by the
information in the games or by the spread between deals, whichever is wider. A shared win counts as its share. Times are
for one decision on the machine that played; 95 % of all decisions were at least as quick as the last column says.
"""
AGAIN = """## The same games again

A bot whose thinking is counted in steps plays the same game again, move for move; one that watches the clock plays
another of the same strength.
"""


def page(groups: Sequence[Group], picture: str = "") -> str:
    """All of it as Markdown."""
    out = [INTRO]
    if picture:
        out += [f"![Ratings with their intervals]({picture})", ""]
    for group in groups:
        rows = standings(group)
        out += [f"## {titled(group)}", "", _standings(rows, group.seats), ""]
        if group.seats > 1:
            out += [_meetings(meetings(group)), ""]
    commands = [source.contest.command(len(source.games)) for group in groups for source in group.sources]
    return "\n".join([*out, AGAIN, "```sh", *commands, "```", ""])


def _standings(rows: Sequence[Standing], seats: int) -> str:
    if seats == 1:
        head = ["bot", "won", "95 %", "points", "games", "mean time", "95 % within"]
        return table(head, ([row.bot, *_share(row), *_rest(row)] for row in rows))
    head = ["bot", "Elo", "95 %", "wins", "points", "games", "mean time", "95 % within"]
    return table(head, ([row.bot, *_elo(row), _share(row)[0], *_rest(row)] for row in rows))


def _elo(row: Standing) -> tuple[str, str]:
    if row.rating is None:
        return "", ""
    interval = "by definition" if row.bot == ANCHOR else f"{row.rating.low:.0f} to {row.rating.high:.0f}"
    return f"{row.rating.rating:.0f}", interval


def _share(row: Standing | Meeting) -> tuple[str, str]:
    return f"{100 * row.line.share:.1f} %", f"{100 * row.line.low:.1f} to {100 * row.line.high:.1f} %"


def _rest(row: Standing) -> tuple[str, ...]:
    return f"{row.line.points:.1f}", str(row.games), lasting(row.clock.mean), lasting(row.clock.within())


def _meetings(rows: Iterable[Meeting]) -> str:
    lines = ([row.bots[0], ", ".join(row.bots[1:]), *_share(row), str(row.games)] for row in rows)
    return table(["bot", "against", "wins", "95 %", "games"], lines)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table as Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def lasting(seconds: float) -> str:
    """A time that a person can grasp."""
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{1000 * seconds:.1f} ms" if seconds >= 0.001 else f"{1e6 * seconds:.0f} µs"
