"""A match between programs and bots, and the table for language models."""

import json
from pathlib import Path
from typing import Annotated

import typer

from majlis.adapters.programs import Program
from majlis.adapters.referee import Player, referee
from majlis.bots.bot import bot, names
from majlis.bots.search.levels import SEARCH
from majlis.cli.arguments import GameName, Json, Optional, Seeds, packed, placed, put, seeded
from majlis.core.game import Game, load
from majlis.core.match import Header, Match
from majlis.core.notation import write
from majlis.core.refusal import Refusal
from majlis.tui.bar import warm


def match_(
    game: GameName,
    seat: Annotated[list[str], typer.Option(metavar="BOT|COMMAND", help="Who sits next: a bot, or what starts it.")],
    option: Optional = None,
    seed: Seeds = "0",
    clock: Annotated[float, typer.Option(metavar="S", help="Seconds that a program has for the match.")] = 300.0,
    increment: Annotated[float, typer.Option(metavar="S", help="Seconds more after each of its decisions.")] = 2.0,
    out: Annotated[
        Path | None, typer.Option(callback=placed, metavar="FILE.match", help="Where the match is kept.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Let programs and bots play one match, by the protocol of docs/protocol.md."""
    box = load(game)
    if clock <= 0 or increment < 0:
        raise Refusal("A clock has more than 0 seconds, and an increment at least 0.")
    header = Header(box, len(seat), packed(box, option, len(seat)), seed=seeded(seed) or b"")
    warm(box)
    players = [seated(box, words, clock, increment) for words in seat]
    ended = referee(Match(header), players, seed)
    found = [
        {"player": n + 1, "name": player.name, "points": points, "share": share, "forfeit": ended.forfeits.get(n, "")}
        for n, (player, points, share) in enumerate(zip(players, ended.match.points(), ended.shares, strict=True))
    ]
    if out is not None:
        put(out, write(ended.match))
    if as_json:
        typer.echo(json.dumps(found, indent=2))
        return
    for one in found:
        lost = f"  forfeited: {one['forfeit']}" if one["forfeit"] else ""
        typer.echo(f"{one['player']}  {one['name']:<24}{one['points']:>6} points  {one['share']:.2f} of the win{lost}")


def seated(game: Game, words: str, clock: float, increment: float) -> Player:
    """A bot by its name, or a program by its command."""
    if words in (*names(), *game.yardsticks) or words.startswith(SEARCH + ":"):
        return bot(words, game)
    return Program(words, clock, increment)


def mcp_() -> None:
    """Offer the table to a language model, as an MCP server over standard input and output."""
    from majlis.adapters.mcp import serve

    serve()
