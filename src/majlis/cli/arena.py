"""Contests between bots, and the ladder that their games make."""

import json
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer

from majlis.bots.bot import bot
from majlis.bots.contest import ratings
from majlis.bots.contest.arena import Played, admit, report
from majlis.bots.contest.clock import Clock, total
from majlis.bots.contest.contest import Contest
from majlis.bots.contest.crew import cores
from majlis.bots.contest.hold import crew, hold
from majlis.bots.contest.ladder import Group, gather, published, verify
from majlis.bots.contest.ladder_page import lasting, page
from majlis.bots.contest.ladder_picture import picture
from majlis.bots.contest.sprt import Test
from majlis.bots.contest.strength import Rating, rate, tables
from majlis.cli.arguments import GameName, Json, Optional, Seeds, checked, packed, placed, put
from majlis.cli.refusals import Stopped
from majlis.core.game import Game, load
from majlis.core.refusal import Refusal
from majlis.tui.bar import bar, warm


def arena_(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B[,C,D]", help="The bots, with commas.")],
    count: Annotated[int, typer.Option("--games", metavar="N", help="How many games, in whole deals.")] = 400,
    seed: Seeds = "0",
    option: Optional = None,
    workers: Annotated[int | None, typer.Option(metavar="N", help="Processes; as many as there are cores.")] = None,
    out: Annotated[
        Path | None, typer.Option(callback=placed, metavar="FILE", help="Keep all games, or go on with them.")
    ] = None,
    sprt: Annotated[str | None, typer.Option(metavar="ELO0,ELO1", help="Stop when one of them is decided.")] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; 'local' starts one.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Let bots meet on all cores: every deal once from every seat, every game kept."""
    box = load(game)
    names = [name.strip() for name in bots.split(",")]
    contest = entered(box, names, count, checked(seed), packed(box, option, len(names)))
    test = hypotheses(sprt, contest.seats) if sprt else None
    if workers is not None and workers < 1:
        raise Refusal(f"At least one worker must play, not {workers}.")
    warm(box)
    games, began = -(-count // contest.seats) * contest.seats, perf_counter()
    try:
        with redirect_stdout(sys.stderr), bar("Playing", games) as tick:  # Ray talks in between
            played = hold(contest, games, crew(workers or cores(), ray), out, test, tick)
    except KeyboardInterrupt:
        how = "The same command goes on from here." if out else "With --out FILE it could go on from here."
        raise Stopped(f"Stopped. {how}") from None
    told(contest, played, perf_counter() - began, test, as_json)


def entered(game: Game, names: Sequence[str], games: int, seed: str, options: int) -> Contest:
    """The contest, if these bots can play it."""
    admit(game, len(names), games)
    for name in sorted(set(names)):
        bot(name, game)
    return Contest.between(game, names, seed, options)


def hypotheses(words: str, seats: int) -> Test:
    """The two strengths that are to be told apart."""
    try:
        elo0, elo1 = (float(word) for word in words.split(","))
    except ValueError:
        raise Refusal(f"--sprt takes two strengths with a comma, as in 0,10; not {words!r}.") from None
    return Test(elo0, elo1, seats)


def told(contest: Contest, played: Sequence[Played], seconds: float, test: Test | None, as_json: bool) -> None:
    """Say what came of it."""
    found = report(contest.game, contest.bots, played, seconds)
    clocks = [timed(played, b) for b in range(contest.seats)]
    elo = stronger(contest, played)
    if as_json:
        typer.echo(json.dumps(asdict(found) | figures(contest, clocks, elo, test), indent=2))
        return
    for line, clock in zip(found.seats, clocks, strict=True):
        typer.echo(
            f"{line.bot:<12} wins {line.wins:g} of {found.games} ({line.share:.1%}, with 95 % confidence "
            f"{line.low:.1%} to {line.high:.1%}), {line.points:.1f} points; "
            f"{lasting(clock.mean)} a decision, 95 % within {lasting(clock.within())}"
        )
    if elo:
        typer.echo(
            f"{contest.bots[0]} is {elo.rating:+.0f} Elo (with 95 % confidence {elo.low:+.0f} to {elo.high:+.0f})"
        )
    if test:
        typer.echo(test.verdict.words)
    typer.echo(f"{found.decisions} decisions in {found.seconds:.1f} s")


def timed(played: Sequence[Played], b: int) -> Clock:
    """How long one bot took."""
    return total(game.clocks[game.seating.index(b)] for game in played)


def stronger(contest: Contest, played: Sequence[Played]) -> Rating | None:
    """How much stronger the first bot is than the others, if those are all alike."""
    if len(set(contest.bots[1:])) != 1 or contest.bots[0] == contest.bots[1]:
        return None
    rows = [(tuple(int(b > 0) for b in game.seating), game.result, game.deal) for game in played]
    return rate(tables(rows), 2, anchor=1, zero=0)[0]


def figures(contest: Contest, clocks: Sequence[Clock], elo: Rating | None, test: Test | None) -> dict[str, Any]:
    """What the report does not hold."""
    times = [
        {"bot": name, "decisions": clock.decisions, "mean": clock.mean, "p95": clock.within()}
        for name, clock in zip(contest.bots, clocks, strict=True)
    ]
    sprt = asdict(test.verdict) | {"decided": test.verdict.decided} if test else None
    return {"times": times, "elo": asdict(elo) if elo else None, "sprt": sprt}


def ladder_(
    files: Annotated[list[Path], typer.Argument(metavar="FILES", help="Files of majlis arena, plain or as .gz.")],
    out: Annotated[
        Path | None, typer.Option(callback=placed, metavar="FILE.md", help="The page; a picture is put beside it.")
    ] = None,
    rated: Annotated[Path | None, typer.Option("--ratings", metavar="FILE.toml", help="The ratings as data.")] = None,
) -> None:
    """Play all games of these files again, check them, and make the table of ratings."""
    groups = verified(files)
    if out is None:
        typer.echo(page(groups))
    else:
        svg = out.with_suffix(".svg")
        put(svg, picture(groups))
        put(out, page(groups, svg.name))
    if rated:
        put(rated, ratings.write(published(groups)))


def verified(files: Sequence[Path]) -> list[Group]:
    """The games of all files, every one checked."""
    sources = gather(files)
    for name in sorted({source.contest.game for source in sources}):
        warm(load(name))
    with bar("Playing again", sum(len(source.games) for source in sources)) as tick:
        return verify(sources, tick)
