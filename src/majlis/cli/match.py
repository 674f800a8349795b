"""Looking at a match that is in a file."""

from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from rich.console import Console

from majlis.cli import app
from majlis.cli.arguments import File, Lang, Refusal, Seat, clearly, language, opened, viewer
from majlis.core.frame import told
from majlis.tui import paint


@app.command("replay", epilog="Example: majlis replay game.match --seat 1")
def replay_(file: File, seat: Seat = 0, lang: Lang = "en") -> None:
    """Tell a match move by move, as one player saw it."""
    match, lang = opened(file), language(lang)
    who = viewer(match, seat)
    for at in range(match.at):
        for line in told(match, who, at, lang):
            typer.echo(f"{at + 1:>4}  {line}")
    if match.over:
        Console(highlight=False).print(paint.score(match, lang))
        typer.echo(paint.winners(match, lang))


@app.command("draw", epilog="Example: majlis draw game.match --at 12 --seat 1 --out game.svg")
def draw_(
    file: File,
    at: Annotated[int, typer.Option(metavar="N", help="After so many actions.")],
    seat: Seat = 0,
    out: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Where to; without it, to stdout.")] = None,
    tall: Annotated[bool, typer.Option("--tall", help="Upright, for a phone.")] = False,
    lang: Lang = "en",
) -> None:
    """Draw a moment of a match as SVG, as one player saw it."""
    from majlis.core.svg import paint as svg

    match, lang = opened(file), language(lang)
    who = viewer(match, seat)
    if not 0 <= at <= match.at:
        raise Refusal(f"The match has {match.at} actions: there is no moment {at}.")
    view = match.view(who, at)
    mask = np.zeros(match.game.actions, np.bool_)
    if who >= 0 and int(view[0]["turn"]) == who:
        mask = match.game.open(view)
    picture = svg(match.game.draw(view, who, mask, lang, match.names, tall))
    if out is None:
        typer.echo(picture)
        return
    with clearly():
        out.write_text(picture, encoding="utf-8")
