"""Going back beyond what was shown, if all its people want it: the match goes on from there at a new table."""

import asyncio
import time
from dataclasses import dataclass, field

from majlis.core.guide import guide_of
from majlis.core.match import EVERYBODY, Match
from majlis.core.refusal import Refusal
from majlis.core.speech import topic
from majlis.table.casting import described, origin
from majlis.table.company import Company, written
from majlis.table.hours import running, sums
from majlis.table.lobby import Lobby
from majlis.table.store import Row
from majlis.table.table import Table, past

WORDS = topic("majlis.words", "table")


async def _opened(lobby: Lobby, old: Table, match: Match, row: Row, after: str = "") -> Table:
    """Written down with its past; then people can sit down."""
    rows, chain = past(row["id"], match)
    last = match.header.forks[-1]
    kept = [fork | {"match": row["id"]} for fork in lobby.store.forks(old.name) if fork["at"] <= last.at]
    new = {"match": row["id"], "number": len(kept), "at": last.at, "seat": last.seat, "seed": last.seed}
    forks = [*kept, new | {"origin": old.name}]
    await asyncio.wrap_future(lobby.store.open_past(row, match.header, forks, rows, after=after))
    came = Company(row, lobby.store, row.pop("sittings")) if "sittings" in row else None
    return lobby.seat(Table(row["id"], row | origin(forks), match, lobby.store, chain=chain, at=len(rows), came=came))


@dataclass
class Wish:
    """Somebody wants to go back: before which action, at which moment of the table that was asked, who agrees."""

    person: str
    to: int
    asked_at: int
    agreed: set[str] = field(default_factory=set)


def wish_of(table: Table) -> Wish | None:
    """What is asked now: it lapses when the table moves on."""
    wish = table.company.wish
    return wish if wish and wish.asked_at == table.at and not table.left else None


def voters(table: Table) -> set[str]:
    """Whose consent it takes: all people who play; bots consent."""
    return {it.person for it in table.company.seats if it.human and it.person}


def last_choice(table: Table, person: str) -> int:
    """The last action that somebody chose, not one that followed by itself; -1 for none."""
    own = set(table.company.of(person))
    chosen = (at for at in range(table.match.at) if at not in table.by_itself and table.match.mover(at) in own)
    return max(chosen, default=-1)


def refused(table: Table, person: str, to: int) -> str:
    """Why somebody cannot ask for it, if they cannot: the name of the sentence."""
    if table.match.over or table.left:
        return "back_over"
    if table.rated or table.row.get("date") or guide_of(table.match):
        return "back_rated"
    if person not in voters(table):
        return "back_seats"
    return "" if 0 <= to < table.match.at else "back_nowhere"


async def ask_back(lobby: Lobby, table: Table, person: str, to: int, lang: str = "en") -> Table | None:
    """Ask all to go back before this action; the new table, if nobody else has to be asked."""
    if reason := refused(table, person, to):
        raise Refusal(WORDS[lang][reason])
    table.company.wish = Wish(person, to, table.at)
    return await agree(lobby, table, person, lang)


async def agree(lobby: Lobby, table: Table, person: str, lang: str = "en") -> Table | None:
    """One more consents; if it was the last, all go back to a new table."""
    wish = wish_of(table)
    if wish is None or person not in voters(table):
        raise Refusal(WORDS[lang]["back_lapsed"])
    wish.agreed.add(person)
    fresh = await _branch(lobby, table, wish) if wish.agreed >= voters(table) else None
    table.company.call()
    return fresh


def decline(table: Table) -> None:
    """One does not want it, or the one who asked no longer does."""
    table.company.wish = None
    table.company.call()


def carried(old: Table, name: str) -> list[Row]:
    """Who goes back gets no time back."""
    now = time.time()
    used = {it.seat: old.spent.get(it.seat, 0.0) + running(old, it.seat, now) for it in old.company.seats}
    rows = [{"match": name, "by": "before", "number": seat, "seat": seat, "seconds": n} for seat, n in used.items()]
    return [row for row in rows if row["seconds"]]


async def _branch(lobby: Lobby, old: Table, wish: Wish) -> Table | None:
    """Everybody sits where they sat, what nobody has seen is dealt anew, and the old table is left as it is."""
    async with old.lock:
        if wish_of(old) is not wish:
            return None
        match = await asyncio.to_thread(old.match.fork, wish.to, EVERYBODY)
        company = old.company
        row = described(match.header, old.players, company.owner)
        row |= {"deadline": company.deadline, "open": company.public, "sittings": written(row["id"], company.seats)}
        row |= {"pact": company.pact, "spent": carried(old, row["id"])}
        fresh = await _opened(lobby, old, match, row, after=old.name)
        fresh.spent = sums(row["spent"])
        fresh.company.invitees = dict(company.invitees)  # found again by lobby.invitees after a restart
        company.next, company.wish = fresh.name, None
        return fresh
