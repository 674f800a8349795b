"""Games for other programs."""

from pathlib import Path
from typing import Annotated

import typer

from majlis.bots.contest.dataset import write
from majlis.bots.contest.ladder import gather
from majlis.cli.arguments import placed
from majlis.core.game import load
from majlis.tui.bar import bar, warm


def export_(
    files: Annotated[list[Path], typer.Argument(metavar="FILES", help="Files of majlis arena, plain or as .gz.")],
    out: Annotated[
        Path, typer.Option(callback=placed, metavar="FILE.parquet", help="Where to; a card is put beside it.")
    ],
) -> None:
    """Write games as Parquet: seed, actions, events and results of each, played again on the way."""
    sources = gather(files)
    for name in sorted({source.contest.game for source in sources}):
        warm(load(name))
    with bar("Playing again", sum(len(source.games) for source in sources)) as tick:
        count = write(out, sources, tick)
    typer.echo(f"{count:,} games are in {out}, what they are in {out.with_suffix('.md')}.")
