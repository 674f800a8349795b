"""Looking at a match that is in a file, and at positions."""

from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from rich.console import Console

from majlis.cli.arguments import File, Lang, Seat, Seen, language, opened, placed, player, put, viewer
from majlis.core import certificate, position
from majlis.core.frame import told
from majlis.core.game import Game, States
from majlis.core.match import Match
from majlis.core.refusal import Refusal
from majlis.tui import paint
from majlis.tui.bar import warm


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


def verify_(
    file: File,
    commitment: Annotated[str, typer.Option(metavar="HEX", help="What was shown before the game, to compare.")] = "",
    lang: Lang = "en",
) -> None:
    """Play a match file again from its seed, and say what was checked: commitment, every action, points."""
    lang, w = language(lang), certificate.WORDS
    opened(file)  # compiles its game, and refuses what is broken
    checks = certificate.certify(file.read_text(encoding="utf-8"), lang, commitment)
    for right, sentence in checks:
        typer.echo(f"{'–' if right is None else '✓' if right else '✗'} {sentence}")
    if any(right is False for right, _ in checks):
        raise Refusal(w[lang]["unfair"])
    typer.echo(w[lang]["fair"])


What = Annotated[str, typer.Argument(metavar="FILE|POSITION", help="A match file, or a position as one line of text.")]
At = Annotated[int | None, typer.Option(metavar="N", help="After so many actions; the last moment if not said.")]


def draw_(
    what: What,
    at: At = None,
    seat: Seat = 0,
    out: Annotated[
        Path | None, typer.Option(callback=placed, metavar="FILE.svg", help="Where to; without it, to stdout.")
    ] = None,
    tall: Annotated[bool, typer.Option("--tall", help="Upright, for a phone.")] = False,
    lang: Lang = "en",
) -> None:
    """Draw a position, or a moment of a match, as SVG, as one player saw it."""
    from majlis.core.svg import paint as svg

    lang = language(lang)
    game, view, who, names = shown(what, at, seat, lang)
    mask = np.zeros(game.actions, np.bool_)
    if who >= 0 and int(view[0]["turn"]) == who:
        mask = game.open(view)
    picture = svg(game.draw(view, who, mask, lang, names, tall))
    if out is None:
        typer.echo(picture)
    else:
        put(out, picture)


def position_(file: File, at: At = None, seat: Annotated[int | None, Seen] = None) -> None:
    """Write a moment of a match as one line of text, for a bug report: what one player saw, or all of it."""
    match = opened(file)
    if seat is not None:
        who = viewer(match, seat)
        typer.echo(position.write(match.game, match.view(who, moment(match, at)), who))
    else:
        typer.echo(position.write(match.game, match.state_at(moment(match, at))))


def shown(what: str, at: int | None, seat: int, lang: str) -> tuple[Game, States, int, tuple[str, ...]]:
    """What is to be drawn: the game, the view, whose it is, and the players' names."""
    if not position.is_line(what):
        match = opened(Path(what))
        who = viewer(match, seat)
        return match.game, match.view(who, moment(match, at)), who, match.called(lang, who)
    found = position.read(what)
    warm(found.game)
    if found.viewer is not None:
        return found.game, found.states, found.viewer, ()
    who = player(seat, int(found.states[0]["seats"]))
    return found.game, found.game.view(found.states, who), who, ()


def moment(match: Match, at: int | None) -> int:
    if at is not None and not 0 <= at <= match.at:
        raise Refusal(f"The match has {match.at} actions: there is no moment {at}.")
    return match.at if at is None else at
