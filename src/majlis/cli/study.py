"""Questions about a game, answered by many games of a bot against itself."""

import sys
from collections.abc import Sequence
from contextlib import nullcontext, redirect_stdout
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
import typer

from majlis.bots.contest.crew import cores
from majlis.bots.contest.hold import crew, gathered
from majlis.bots.study import page
from majlis.bots.study.change import changed
from majlis.bots.study.figures import Line, lines
from majlis.bots.study.study import Block, Study
from majlis.cli.arguments import GameName, Optional, Seeds, checked, packed, put, shelf
from majlis.cli.refusals import Stopped
from majlis.core.game import load
from majlis.core.refusal import Refusal
from majlis.tui.bar import bar, warm

PILOT = 1.0  # seconds of play that tell what all will cost


def study_(
    game: GameName,
    question: Annotated[str, typer.Argument(metavar="QUESTION", help="seats, length, uses, or a part of the game.")],
    bot: Annotated[str, typer.Option(metavar="BOT", help="Who plays: greedy, a level, or search:2000.")] = "keen",
    seats: Annotated[int, typer.Option(metavar="N", help="How many players.")] = 2,
    count: Annotated[int, typer.Option("--games", metavar="N", help="How many games, at least.")] = 2000,
    seed: Seeds = "0",
    option: Optional = None,
    change: Annotated[
        list[str] | None, typer.Option("--set", metavar="box.ROW.VALUE=N", help="Ask what another value would change.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep all blocks, a table, a picture, a page; or go on.")
    ] = None,
    cost: Annotated[bool, typer.Option("--cost", help="Only say what it would cost.")] = False,
    workers: Annotated[int | None, typer.Option(metavar="N", help="Processes; as many as there are cores.")] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; 'local' starts one.")
    ] = None,
) -> None:
    """Ask what parts of a game are worth: paired deals, confidence intervals, corrected for many comparisons."""
    box = load(game)
    if count < 1 or (workers is not None and workers < 1):
        raise Refusal("A study needs one game and one worker at least.")
    shelf(out)
    study = Study.of(box, question, bot, seats, checked(seed), packed(box, option, seats))
    hands = workers or cores()
    with changed(box, change) if change else nullcontext("") as digest:
        other = msgspec.structs.replace(study, digest=digest, changed=tuple(change or ())) if change else None
    if digest == box.digest:
        typer.echo("The box has these values already: nothing will differ.", err=True)
    warm(box)
    typer.echo(priced(study, count, hands, 2 if change else 1), err=True)
    if cost:
        return
    before = played(study, count, hands, ray, out)
    after = None
    if other:
        with changed(box, other.changed):
            after = played(other, count, hands, ray, out)
    found = lines(study.asked.things, after or before, before if after else None)
    typer.echo(page.text(study.asked, found, bool(after)))
    if out:
        written(out, other or study, count, found)


def priced(study: Study, count: int, hands: int, times: int) -> str:
    """What the study costs, by a pilot: some of its own blocks."""
    study.perform(0)  # what is compiled on the way is no part of the price
    blocks, began = 0, perf_counter()
    while not blocks or perf_counter() - began < PILOT:
        study.perform(blocks)
        blocks += 1
    each, games = (perf_counter() - began) / blocks, study.asked.games
    total = study.blocks(count) * times
    return (
        f"{total * games:,} games of {study.bot} in {total:,} blocks: {games / each:,.1f} games a second on one core, "
        f"about {lasting(total * each / hands)} on {hands}."
    )


def lasting(seconds: float) -> str:
    """A time as one says it."""
    for unit, name in ((3600, "hours"), (60, "minutes")):
        if seconds >= 2 * unit:
            return f"{seconds / unit:.1f} {name}"
    return f"{max(1, round(seconds))} s"


def played(study: Study, count: int, hands: int, ray: str | None, out: Path | None) -> list[Block]:
    """All blocks of a study, from its file or played."""
    blocks, name = study.blocks(count), f"{study.question}{'-changed' if study.changed else ''}.jsonl"
    play = crew(hands, ray, apart=bool(study.changed))  # this process has its own box
    done: list[int] = []
    try:
        with redirect_stdout(sys.stderr), bar("Playing", blocks) as tick:  # Ray talks in between

            def heard(block: Block | None) -> bool:
                if block:
                    done.append(block.n)
                    tick()
                return False

            return gathered(study, blocks, play, Block, out / name if out else None, heard)
    except KeyboardInterrupt:
        how = "The same command goes on from here." if out else "With --out FOLDER it could go on from here."
        so_far = f"{len(done) * study.asked.games:,} of {blocks * study.asked.games:,} games"
        raise Stopped(f"Stopped after {so_far}. {how}") from None


def written(out: Path, study: Study, count: int, found: Sequence[Line]) -> None:
    """The table, the picture and the page."""
    question, change = study.asked, bool(study.changed)
    title = f"{load(study.game).title}: {question.asks}" + (f", with {', '.join(study.changed)}" if change else "")
    put(out / f"{question.name}.csv", page.table_csv(question, found))
    put(out / f"{question.name}.svg", page.picture(question, found, title, change))
    told = page.markdown(question, found, study.command(count), f"{question.name}.svg", change)
    put(out / f"{question.name}.md", told)
