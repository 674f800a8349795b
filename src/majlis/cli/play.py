"""Playing at the terminal, and letting bots play."""

import json
import secrets
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from majlis.bots.bot import Bot, bot, names
from majlis.bots.contest.arena import Report, simulate
from majlis.bots.search.ways import DEFAULT
from majlis.cli.arguments import (
    YOU,
    Data,
    GameName,
    Json,
    Lang,
    Optional,
    Seed,
    Seeds,
    checked,
    language,
    opened,
    packed,
    players,
    seeded,
)
from majlis.cli.refusals import Stopped
from majlis.cli.solo import ALL, Solo, SoloAll, hardness, one, simulate_alone, told_alone, with_hardness
from majlis.core import position
from majlis.core.game import games, load
from majlis.core.guests import PERSON, code, level_of
from majlis.core.match import SEED_BYTES, Header, Match
from majlis.core.refusal import Refusal
from majlis.table.home import home
from majlis.table.table import GUEST, ME
from majlis.tui import front
from majlis.tui.bar import bar, warm


def play_(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME|FILE", help="The game, or a match file to go on with; without it, a menu."),
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(metavar="A,B[,C,D]", help=f"Who sits where: you, {', '.join(names())}; you,keen if not said."),
    ] = None,
    seed: Seed = None,
    lang: Lang = "en",
    option: Optional = None,
    solo: Solo = None,
    start: Annotated[
        str,
        typer.Option("--from", metavar="POSITION", help="Begin with this position, as 'majlis position' writes it."),
    ] = "",
    plain: Annotated[
        bool, typer.Option("--plain", help="Line by line, for screen readers and simple terminals.")
    ] = False,
    data: Data = None,
) -> None:
    """Play at the terminal, against bots, with others at the same keyboard, or alone; every step is kept."""
    lang = language(lang)
    match, players = begun(game, seats, seeded(seed), option, solo, start)
    front.sit(data or home(), match, players, lang, plain)


def begun(
    game: str | None, seats: str | None, seed: bytes | None, option: list[str] | None, solo: str | None, start: str
) -> tuple[Match | None, list[str]]:
    """The match that was asked for and who sits there; none, if the menu shall say."""
    if start:
        return from_position(start, seats, seed)
    if game is None:
        if seats or seed or option or solo:
            raise Refusal(f"Which game? There are: {', '.join(games())}.")
        return None, []
    if game not in games() and (Path(game).suffix or Path(game).exists()):
        return from_file(Path(game), seats)
    box = load(game)
    if solo is None:
        bots = players(box, seats or f"you,{DEFAULT}", True)
        options = packed(box, option, len(bots))
    else:
        options = with_hardness(box, option, hardness(box, solo))
        bots = one(box, seats or YOU, True)
    warm(box)
    return Match.new(box, len(bots), options, seed, kept(bots)), seated(bots)


def from_position(start: str, seats: str | None, seed: bytes | None) -> tuple[Match, list[str]]:
    """A match that goes on from a position, with as many players as it has; what is hidden in a view is dealt anew."""
    found = position.read(start)
    many, options = int(found.states[0]["seats"]), int(found.states[0]["options"])
    bots = players(found.game, seats or ",".join([YOU, *[DEFAULT] * (many - 1)]), True)
    if len(bots) != many:
        raise Refusal(f"This position has {many} players, not {len(bots)}.")
    warm(found.game)
    seed = seed or secrets.token_bytes(SEED_BYTES)
    return Match(Header(found.game, many, options, kept(bots), seed, start=start)), seated(bots)


def from_file(path: Path, seats: str | None) -> tuple[Match, list[str]]:
    """A match that was written to a file; its bots sit where they sat, unless others are named."""
    match = opened(path)
    if match.over:
        raise Refusal(f"The game in {path} is over: 'majlis replay {path}' tells it.")
    if seats:
        bots = players(match.game, seats, True)
        if len(bots) != match.header.seats:
            raise Refusal(f"This match has {match.header.seats} players, not {len(bots)}.")
        return match, seated(bots)
    levels = [level_of(name) for name in match.header.names or [""] * match.header.seats]
    return match, seated([bot(level, match.game) if level else None for level in levels])


def seated(bots: list[Bot | None]) -> list[str]:
    """For each seat a person, alone or one of several, or the name of a bot."""
    person = ME if bots.count(None) == 1 else GUEST
    return [player.name if player else person for player in bots]


def kept(bots: list[Bot | None]) -> tuple[str, ...]:
    """Whom a match file names: levels, and people without a name."""
    return tuple(code(player.name) if player else PERSON for player in bots)


def simulate_(
    game: GameName,
    seats: Annotated[
        str | None,
        typer.Option(metavar="A,B[,C,D]", help="The bots, with commas; greedy,random if not said, alone greedy."),
    ] = None,
    count: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 1000,
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
