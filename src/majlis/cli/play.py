"""Playing at the terminal, and letting bots play."""

import json
import secrets
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console

from majlis.bots.bot import Bot
from majlis.bots.contest.arena import Report, simulate
from majlis.bots.search.ways import DEFAULT
from majlis.cli.arguments import (
    YOU,
    GameName,
    Json,
    Lang,
    Optional,
    Seed,
    Seeds,
    checked,
    language,
    packed,
    players,
    seeded,
)
from majlis.cli.refusals import Stopped
from majlis.cli.solo import ALL, Solo, SoloAll, hardness, one, simulate_alone, told_alone, with_hardness
from majlis.core import position
from majlis.core.game import games, load
from majlis.core.guests import PERSON, code
from majlis.core.match import SEED_BYTES, Header, Match
from majlis.core.refusal import Refusal
from majlis.tui import play
from majlis.tui.bar import bar, warm


def play_(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game; 'majlis games' lists them.")] = None,
    seats: Annotated[
        str | None, typer.Option(help="Who sits where: you or a bot, with commas; you,keen if not said.")
    ] = None,
    seed: Seed = None,
    lang: Lang = "en",
    option: Optional = None,
    solo: Solo = None,
    start: Annotated[str, typer.Option("--from", metavar="POSITION", help="Begin with this position.")] = "",
) -> None:
    """Play at the terminal, against bots, with others at the same keyboard, or alone."""
    if start:
        play_from(start, seats, seeded(seed), language(lang))
        return
    if game is None:
        raise Refusal(f"Which game? There are: {', '.join(games())}.")
    box, lang = load(game), language(lang)
    if solo is None:
        bots = players(box, seats or f"you,{DEFAULT}", True)
        options = packed(box, option, len(bots))
    else:
        options = with_hardness(box, option, hardness(box, solo))
        bots = one(box, seats or YOU, True)
    sown = seeded(seed)
    warm(box)
    match = Match.new(box, len(bots), options, sown, kept(bots))
    play.play(play.Sitting(match, bots, Console(highlight=False), input, lang))


def play_from(start: str, seats: str | None, seed: bytes | None, lang: str) -> None:
    """Go on from a position, with as many players as it has; what is hidden in a view is dealt anew."""
    found = position.read(start)
    many, options = int(found.states[0]["seats"]), int(found.states[0]["options"])
    bots = players(found.game, seats or ",".join([YOU, *[DEFAULT] * (many - 1)]), True)
    if len(bots) != many:
        raise Refusal(f"This position has {many} players, not {len(bots)}.")
    warm(found.game)
    seed = seed or secrets.token_bytes(SEED_BYTES)
    match = Match(Header(found.game, many, options, kept(bots), seed, start=start))
    play.play(play.Sitting(match, bots, Console(highlight=False), input, lang))


def kept(bots: list[Bot | None]) -> tuple[str, ...]:
    """Whom a match file names: levels, and people without a name."""
    return tuple(code(player.name) if player else PERSON for player in bots)


def simulate_(
    game: GameName,
    seats: Annotated[
        str | None, typer.Option(help="The bots, with commas; greedy,random if not said, alone greedy.")
    ] = None,
    count: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    seed: Seeds = "0",
    option: Optional = None,
    solo: SoloAll = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games: the same deals for all, every seat in turn; or one of them alone."""
    box, seed = load(game), checked(seed)
    if solo is not None:
        told_alone(box, simulate_alone(box, seats or "greedy", solo, count, seed, option), solo == ALL, as_json)
        return
    bots = [player for player in players(box, seats or "greedy,random", False) if player]
    options = packed(box, option, len(bots))
    warm(box)
    with bar("Playing", count) as tick:
        report = simulate(box, bots, count, seed, options, lambda _: tick())
    typer.echo(json.dumps(asdict(report), indent=2) if as_json else "\n".join(lines(report)))
    if report.games < count:
        raise Stopped(f"Stopped after {report.games} of {count} games. 'majlis arena' with --out FILE can go on later.")


def lines(report: Report) -> list[str]:
    """What came of it, in words."""
    seats = [
        f"{line.bot:<10} wins {line.wins:g} of {report.games} ({line.share:.1%}, with 95 % confidence "
        f"{line.low:.1%} to {line.high:.1%}), {line.points:.1f} points on average"
        for line in report.seats
    ]
    return [*seats, f"{report.decisions} decisions in {report.seconds:.1f} s"]
