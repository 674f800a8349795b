"""Setting the table in a browser."""

import importlib
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from majlis.bots.warm import is_warm
from majlis.cli.arguments import Data
from majlis.cli.keep import Database
from majlis.core.refusal import Refusal
from majlis.table.home import home

FIRST_GAME = "high_desert"
DJINN_BOX = "MAJLIS_DJINN_BOX"
MAIL_WORD = "MAJLIS_SMTP_PASSWORD"


HostName = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME", help="A name under which a proxy shows the house; may be repeated."),
]
Proxy = Annotated[
    list[str] | None,
    typer.Option(metavar="ADDRESS", help="A proxy that may say where visitors come from; may be repeated."),
]
Tls = Annotated[
    tuple[Path, Path] | None, typer.Option(metavar="CERT KEY", help="Speak https, with this certificate and key.")
]
Smtp = Annotated[
    str,
    typer.Option(metavar="URL", help="A mail server, as smtps://user@host:port: people are told of their turns."),
]
MailFrom = Annotated[str, typer.Option(metavar="ADDRESS", help="From whom mails are.")]
SmtpPassword = Annotated[
    Path | None, typer.Option(metavar="FILE", help="The password of the mail server; or MAJLIS_SMTP_PASSWORD.")
]
Workers = Annotated[
    int, typer.Option(metavar="N", help="Processes on this machine that share a house; it needs --database.")
]
Between = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS", help="Where processes on other machines reach those of this one; not for visitors."
    ),
]
Bots = Annotated[
    str, typer.Option(metavar="ADDRESS", help="A Ray cluster on which the bots think, as ray://10.0.0.1:10001.")
]
Metrics = Annotated[str, typer.Option(metavar="ADDRESS:PORT", help="Where Prometheus reads numbers; not for visitors.")]
LogJson = Annotated[bool, typer.Option("--log-json", help="Write the log as lines of JSON.")]
DjinnBox = Annotated[Path | None, typer.Option(metavar="FILE", help="Play Djinn with the cards of your own box.")]


def version_(wanted: bool) -> None:
    if wanted:
        typer.echo(f"Majlis {version('majlis')}")
        raise typer.Exit


Version = typer.Option("--version", help="Say which version this is.", callback=version_, is_eager=True)


def without(context: typer.Context, shown: Annotated[bool, Version] = False) -> None:
    if context.invoked_subcommand is None:
        serve_()


def serve_(
    port: Annotated[
        int | None, typer.Option(metavar="N", help="The port; without it, 8765 or any that is free.")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in a browser.")] = True,
    data: Data = None,
    at: Annotated[
        str, typer.Option("--listen", metavar="ADDRESS", help="Where to listen, as 0.0.0.0 in a container.")
    ] = "",
    host: HostName = None,
    proxy: Proxy = None,
    neighbours: Annotated[
        bool, typer.Option("--lan", help="Let friends in the same network come: prints the address and a QR code.")
    ] = False,
    tls: Tls = None,
    keep_days: Annotated[
        float, typer.Option(metavar="N", help="Erase tables at which nothing has happened for so many days; 0: never.")
    ] = 0,
    accounts: Annotated[
        str, typer.Option(metavar="open|invite|none", help="Who may have an account; guests play without one.")
    ] = "open",
    smtp: Smtp = "",
    mail_from: MailFrom = "",
    smtp_password: SmtpPassword = None,
    database: Database = "",
    workers: Workers = 0,
    between: Between = "127.0.0.1",
    bots: Bots = "",
    metrics: Metrics = "",
    log_json: LogJson = False,
    djinn_box: DjinnBox = None,
) -> None:
    """Set the table in a browser; every move is kept, and every match can be taken up again."""
    from majlis.bots.contest.ray import reached
    from majlis.cli.greeting import greet
    from majlis.web import staff
    from majlis.web.app import Hosting
    from majlis.web.mail import parsed, password_of
    from majlis.web.serve import HOST, Ways, lan, listen

    lay_out(djinn_box)
    check(port, keep_days, accounts)
    staff.check(database, workers)
    if bots:
        reached(bots)
    mail = parsed(smtp, mail_from, password_of(smtp_password, os.environ.get(MAIL_WORD, ""))) if smtp else None
    address, terms = lan() if neighbours else "", Hosting("", keep_days, accounts, mail, neighbours, ray=bots)
    with listen(port, at or ("0.0.0.0" if neighbours else HOST)) as door:
        first(FIRST_GAME)
        ways = Ways(
            frozenset(host or ()), address, tls, tuple(proxy or ()), terms, database, between, metrics, log_json
        )
        if browser and not tls:
            greet(data or home(), f"http://{HOST}:{door.getsockname()[1]}/")
        staff.keep(data or home(), door, browser and tls is not None, {FIRST_GAME}, ways, workers)


def check(port: int | None, keep_days: float, accounts: str) -> None:
    """Refuse what cannot be, before anything starts."""
    if port is not None and not 0 < port < 65536:
        raise Refusal(f"Ports go from 1 to 65535: there is no {port}.")
    if keep_days < 0:
        raise Refusal(f"Tables are kept for some days, or for ever (0): not for {keep_days:g}.")
    if accounts not in ("open", "invite", "none"):
        raise Refusal(f"Accounts are open, by invite, or none: not {accounts[:40]!r}.")


def first(name: str) -> None:
    """Have a game compiled, if it is not, with a bar: by a process of its own, for the bots' machine code is not needed
    here, and would stay (76 MB)."""
    if is_warm(name):
        return
    command = [sys.executable, "-m", "majlis", "warm", name]
    if subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode:
        raise Refusal(f"The rules of {name} could not be compiled: 'majlis doctor' says what is amiss.")


def lay_out(djinn_box: Path | None) -> None:
    """Have Djinn played with an owner's box, here and in every process started from here.

    The box is read when the game is first imported, so the file is named before that, even to check it.
    """
    before = os.environ.get(DJINN_BOX, "")
    path = Path(djinn_box or before).absolute()
    if not djinn_box and not before:
        return
    os.environ[DJINN_BOX] = str(path)
    try:
        importlib.import_module("majlis.games.djinn.box").read(path)
    except Refusal:
        os.environ[DJINN_BOX] = before
        raise
