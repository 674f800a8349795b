"""The coach's look back at a match that is in a file."""

from pathlib import Path
from typing import Annotated

import typer

from majlis.bots.coach.analysis import ITERATIONS, Analysis, analyse, check, spans
from majlis.bots.coach.plans import Budget
from majlis.cli.arguments import File, Json, Lang, language, opened, placed, put
from majlis.cli.refusals import Stopped
from majlis.core.match import Match
from majlis.core.refusal import Refusal
from majlis.tui.bar import bar
from majlis.tui.story import story


def analyse_(
    file: File,
    seconds: Annotated[
        float | None, typer.Option(metavar="S", help="Think so long about each turn, instead of so often.")
    ] = None,
    iterations: Annotated[
        int | None, typer.Option(metavar="N", help=f"Think so often about each turn; {ITERATIONS} if not said.")
    ] = None,
    as_json: Json = False,
    out: Annotated[
        Path | None, typer.Option(callback=placed, metavar="FILE.json", help="Write the analysis as JSON.")
    ] = None,
    lang: Lang = "en",
) -> None:
    """Judge every turn of a finished match by what its player could know, and tell luck from skill."""
    budget, lang = allowed(seconds, iterations), language(lang)
    match = opened(file)
    check(match)
    found = thought(match, budget)
    if out:
        put(out, found.json(2) + "\n")
    if as_json:
        typer.echo(found.json(2))
    elif out is None:
        typer.echo("\n".join(story(found, match, lang)))


def thought(match: Match, budget: Budget) -> Analysis:
    """The analysis; who stops it hears how far it was."""
    turns, done = len(spans(match)), list[None]()
    try:
        with bar("Thinking", turns) as tick:
            return analyse(match, budget, lambda: done.append(tick()))
    except KeyboardInterrupt:
        how = "It cannot go on later; fewer --iterations, or --seconds, make it shorter."
        raise Stopped(f"Stopped after {len(done)} of {turns} turns. {how}") from None


def allowed(seconds: float | None, iterations: int | None) -> Budget:
    if seconds is not None and iterations is not None:
        raise Refusal("A turn is thought about so long or so often: say --seconds or --iterations, not both.")
    if seconds is not None and not 0 < seconds <= 3600:
        raise Refusal(f"A turn can be thought about for up to 3600 seconds, not {seconds:g}.")
    if iterations is not None and iterations < 1:
        raise Refusal(f"A turn must be thought about at least once, not {iterations} times.")
    return Budget(None, seconds) if seconds else Budget(iterations or ITERATIONS)
