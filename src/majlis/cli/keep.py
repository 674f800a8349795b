"""Backup, restore and check: what a host does before and after a bad day."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from majlis.cli.arguments import Data, housed, placed
from majlis.cli.refusals import REFUSED
from majlis.core.refusal import Refusal
from majlis.table.home import home

if TYPE_CHECKING:  # the database is loaded when it is asked for
    from majlis.table.keeping import Report

REMEDY = (
    "-> Damaged tables are set aside, and all others go on. 'majlis restore FILE' brings back a backup in which they "
    "are whole; of what the others played since then, take a backup first."
)
Database = Annotated[
    str,
    typer.Option(
        metavar="URL", envvar="MAJLIS_DATABASE", help="A PostgreSQL in which all is kept instead of a folder."
    ),
]


def backup_(
    file: Annotated[
        Path, typer.Argument(callback=placed, metavar="FILE", help="The backup; it must not be there yet.")
    ],
    data: Data = None,
    database: Database = "",
) -> None:
    """Copy everything that was played into one file, also while the house is open."""
    from majlis.table import keeping, moving

    report = moving.pack(database, file) if database else keeping.backup(housed(data or home()), file)
    say(report, file)


def move_(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A folder, or the address of a PostgreSQL.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="Another one, in which nobody has played yet.")],
) -> None:
    """Move a house from a folder to PostgreSQL or back; every seal is looked at, and what was there stays."""
    from majlis.table import folder, moving
    from majlis.table.database import NAME

    if "://" not in source and not (Path(source) / NAME).is_file():
        raise Refusal(f"There is no house in {source}: FROM is a folder with {NAME}, or the address of a PostgreSQL.")
    matches, events = moving.move(folder.ground_of(source), folder.ground_of(target))
    typer.echo(f"{counted(matches, 'match').replace('matchs', 'matches')}, {counted(events, 'event')}: all as it was.")


def restore_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    data: Data = None,
) -> None:
    """Bring a backup back, after every match in it was looked at; what was there is kept beside it."""
    from majlis.table import keeping

    report, kept = keeping.restore(file, data or home())
    say(report, file)
    if kept:
        typer.echo(f"What was there is kept as {kept}.")


def check_(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="A backup; without it, the house's own.")] = None,
    data: Data = None,
    database: Database = "",
) -> None:
    """Look at every match: that nothing was changed or lost, and that its moves lead to what was written."""
    from majlis.table import keeping, moving
    from majlis.table.database import NAME

    if database and not file:
        say(moving.look_at(database), "The database")
        return
    path = file or housed(data or home()) / NAME
    say(keeping.check(path), path)


def say(report: "Report", path: Path | str) -> None:
    """What was found, and what to do about it."""
    others = f" ({report.sealed} of other rules, looked at without playing them)" if report.sealed else ""
    typer.echo(f"{path}: {counted(report.tables, 'table')}, {counted(report.events, 'event')}{others}.")
    for words in report.wrong:
        typer.echo(f"! SQLite says: {words}")
    for name, what in report.damaged.items():
        typer.echo(f"! Table {name}: {what}.")
    if report.lost:
        typer.echo(f"! {report.lost} records of the house are lost, of these tables or of others that have vanished.")
    if report.whole:
        typer.echo("All is well: every seal, every commitment and every move agrees.")
        return
    typer.echo(REMEDY)
    raise typer.Exit(REFUSED)


def counted(n: int, what: str) -> str:
    return f"{n:,} {what}" if n == 1 else f"{n:,} {what}s"
