"""What a host can do about people: see who has come, invite, make bots, reset a password, ban, export and remove."""

import json
import sqlite3
from datetime import date
from typing import TYPE_CHECKING, Annotated

import typer
from babel.dates import format_date

from majlis.cli.arguments import Data, housed
from majlis.core.refusal import Refusal
from majlis.table.database import SOUND
from majlis.table.home import home

if TYPE_CHECKING:
    from majlis.table.accounts import Accounts

Deed = Annotated[str, typer.Argument(metavar="DEED", help="list, invite, bot, reset, ban, unban, export or remove.")]
Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of an account, or a number from the list.")]
DEEDS = ("list", "invite", "bot", "reset", "ban", "unban", "export", "remove")
OF_NOBODY = ("list", "invite")
OF_ANYBODY = (*OF_NOBODY, "bot")  # who need not be there already
MAKING = ("invite", "bot")  # good also before a house was opened for the first time
READING = (
    "list",
    "export",
)  # beside an open house; so is writing, where two may write, but for what must not be in use


def person_(deed: Deed, name: Name = "", data: Data = None) -> None:
    """For hosts: list people, invite, make bots, reset a password without mail, ban, export or remove somebody."""
    from majlis.table.accounts import Accounts
    from majlis.web.serve import opened

    if deed not in DEEDS:
        raise Refusal(f"One can {', '.join(DEEDS[:-1])} or {DEEDS[-1]} people, not {deed[:40]!r}.")
    if not name and deed not in OF_NOBODY:
        raise Refusal(f"Whom? Say 'majlis person {deed} NAME'.")
    folder = data or home()
    store = opened(
        folder if deed in MAKING else housed(folder),
        beside=deed in READING or (deed != "remove" and sqlite3.sqlite_version_info >= SOUND),
    )
    try:
        typer.echo(done(Accounts(store), deed, name))
    finally:
        store.close()


def done(accounts: "Accounts", deed: str, name: str) -> str:
    """Do it; what is to be said then."""
    from majlis.table.keys import Keys

    who = accounts.who(name) if deed not in OF_ANYBODY else ""
    match deed:
        case "list":
            return "\n".join(map(line, accounts.everybody())) or "Nobody has come yet."
        case "invite":
            return f"Good for one account and two weeks: {accounts.admit()}"
        case "bot":
            said = f"{name} is a bot that plays over the API (docs/api.md). Its token, shown this once:"
            return f"{said} {Keys(accounts.store).hosts_bot(name)}"
        case "reset":
            said = "The old password is no longer good. With this code a new one is set, on the page of one's devices:"
            return f"{said} {accounts.reset(who)}"
        case "ban" | "unban":
            accounts.ban(who, deed == "ban")
            return f"{name} may {'no longer' if deed == 'ban' else 'again'} come in."
        case "export":
            return json.dumps(accounts.export(who), ensure_ascii=False, indent=1)
        case _:
            accounts.remove(who)
            return f"Nothing leads to {name} any more; games with others stay, with somebody in that seat."


def line(row: dict[str, object]) -> str:
    """One person."""
    name = (
        row["name"]
        or (f"bot {row['bot']}" if row["bot"] else "")
        or (f"guest {row['last']}" if row["last"] else "guest")
    )
    made = format_date(date.fromtimestamp(float(str(row["made"]))), "medium", "en")
    return f"{row['id']}  {name}, {row['tables']} tables, since {made}{', banned' if row['banned'] else ''}"
