"""A game rests if all its people want that, and goes on if all who are here do: meanwhile nobody plays, and no clock
runs."""

import math
import time
from dataclasses import dataclass, field

from majlis.core.refusal import Refusal
from majlis.core.speech import topic
from majlis.table.slow import rest
from majlis.table.table import Table

WORDS = topic("majlis.words", "slow")


@dataclass
class Plea:
    """Somebody wants the game to rest, or to go on."""

    person: str
    rests: bool
    agreed: set[str] = field(default_factory=set)


def plea_of(table: Table) -> Plea | None:
    """What is asked now: it lapses when it is done, or the game is over."""
    plea: Plea | None = table.company.plea
    return plea if plea and plea.rests != table.company.resting and not table.match.over else None


def lacking(table: Table, plea: Plea) -> set[str]:
    """Who must still agree: everybody who plays; to go on, only those who are here."""
    people = {it.person for it in table.company.seats if it.human and it.person}
    asked = people if plea.rests else {it for it in people if table.company.here[it]}
    return asked - plea.agreed


async def ask(table: Table, person: str, rests: bool, lang: str = "en") -> None:
    """Want it, or agree to what is wanted; the last who agrees makes it so."""
    company = table.company
    if table.match.over or table.left or rests == company.resting or not company.of(person):
        raise Refusal(WORDS[lang]["rest_not"])
    plea = plea_of(table) or Plea(person, rests)
    plea.agreed.add(person)
    company.plea = plea
    if not lacking(table, plea):
        await _settle(table, rests)
    company.call()


def decline(table: Table) -> None:
    """One does not want it."""
    table.company.plea = None
    table.company.call()


async def _settle(table: Table, rests: bool) -> None:
    async with table.lock:
        company = table.company
        if rests == company.resting:  # somebody was faster
            return
        now = time.time()
        await rest(table.store, table.name, 2 * len(company.rests) - (not rests), rests, now)
        before = company.rests if rests else company.rests[:-1]
        company.rests = [*before, (now, math.inf) if rests else (company.rests[-1][0], now)]
        company.plea = None
    table.changed()
