"""Whether the rules work on this machine as they should."""

from typing import Annotated

import typer

from majlis.bench.selftest import checks
from majlis.core.game import games, load

FAULT = 1


def selftest_(
    game: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="Which games; all if not said.")] = None,
    steps: Annotated[int, typer.Option(min=1, metavar="N", help="Random steps for each game.")] = 1_000_000,
) -> None:
    """Check the rules on this machine: known counts, plain Python beside machine code, invariants, seeds."""
    wrong = 0
    for name in game or games():
        box = load(name)
        typer.echo(box.title)
        for check in checks(box, steps):
            wrong += bool(check.wrong)
            typer.echo(f"{'!' if check.wrong else ' '} {check.what:<14} {check.wrong or check.seen}")
    if wrong:
        typer.echo("Something is wrong here. Please report these lines with what 'majlis doctor' says.")
        raise typer.Exit(FAULT)
    typer.echo("All is as it should be.")
