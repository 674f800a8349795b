"""Networks from self-play."""

import time
from pathlib import Path
from typing import Annotated, Any

import typer

from majlis.cli.arguments import GameName, shelf
from majlis.cli.refusals import Stopped
from majlis.core.game import load
from majlis.core.refusal import Refusal
from majlis.train.config import read
from majlis.tui.bar import warm


def train_(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the run lies; one that is there goes on.")],
    config: Annotated[Path | None, typer.Option(metavar="FILE.toml", help="The settings: docs/training.md.")] = None,
    device: Annotated[str | None, typer.Option(metavar="cpu|cuda", help="Where; else as the file says.")] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="Of the whole run; else as the file says.")] = None,
    minutes: Annotated[float, typer.Option(metavar="N", help="Stop then; the same command goes on.")] = 0,
) -> None:
    """Train a network by self-play, and write it as bots read it: net:FOLDER/net.npz is then a player."""
    began, box, run = time.perf_counter(), load(game), read(config, device=device, seed=seed)
    shelf(out)
    try:
        from majlis.train.run import train
    except ImportError as error:
        raise Refusal("To train, install majlis[train]; it brings PyTorch.") from error
    warm(box)
    try:
        train(box, run, out, tell, began + 60 * minutes if minutes else float("inf"))
    except KeyboardInterrupt:
        raise Stopped(f"Stopped. The same command goes on from the last report in {out}.") from None


def tell(line: dict[str, Any]) -> None:
    """A line of progress."""
    against = ", ".join(f"{name} {it['share']:.1%} ± {it['within']:.1%}" for name, it in line["against"].items())
    typer.echo(
        f"{line['decisions']:>13,} decisions, {line['seconds']:8.1f} s: entropy {line['entropy']:.3f}, "
        f"losses {line['policy']:+.4f} {line['value']:.4f} {line['points']:.4f}; {against}"
    )
