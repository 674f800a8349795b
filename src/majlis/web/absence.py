"""When somebody has to leave a running game: a bot plays in their place, until they are back or for good."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from majlis.bots.bot import names as bot_names
from majlis.bots.search.ways import DEFAULT
from majlis.core.refusal import Refusal
from majlis.table.company import Company
from majlis.table.hours import out_of_time
from majlis.table.table import Table
from majlis.web.auth import visitor
from majlis.web.render import find, language
from majlis.web.rooms import done, form_of, number
from majlis.web.words import WORDS

router = APIRouter()


async def played(request: Request, name: str) -> Table:
    """A running game of several people."""
    table, w = await find(request, name), WORDS[language(request)]
    if table.match.over or len(table.company.people) < 2:
        raise Refusal(w["nobody_waits"])
    return table


@router.post("/table/{name}/stand_in")
async def stand_in(request: Request, name: str) -> Response:
    """A bot plays for oneself; or for somebody who is away, if the owner says so, or all who are here."""
    table, form, w = await played(request, name), await form_of(request), WORDS[language(request)]
    person, seat, bot = visitor(request) or "", number(form.get("seat", "")), form.get("bot") or DEFAULT
    company, found = table.company, table.company.at(seat)
    if found is None or not found.human or bot not in bot_names():
        raise Refusal(w["no_stand_in"])
    own = found.person == person
    if not own and not company.absent(seat):
        raise Refusal(w["is_here"])
    if own or agreed(company, found.person, person):
        await company.stand_in(found.person, bot)
    return done(request, name)


def agreed(company: Company, absent: str, person: str) -> bool:
    """The owner decides alone; else all who are here must have said so."""
    votes = company.votes.setdefault(absent, set())
    votes.add(person)
    company.call()
    here = {it for it in company.people if company.here[it] and it != absent}
    return company.owns(person) or (person in here and votes >= here)


@router.post("/table/{name}/back")
async def come_back(request: Request, name: str) -> Response:
    """The own seats are one's own again."""
    table, who = await played(request, name), visitor(request) or ""
    company = table.company
    lost = [seat for seat in company.of(who) if company.pact.stays and out_of_time(table, seat)]
    if lost and not any(it.stood_in and it.seat not in lost for it in company.seats if it.person == who):
        raise Refusal(WORDS[language(request)]["time_is_out"])
    await company.come_back(who, lost)
    return done(request, name)


@router.post("/table/{name}/resign")
async def resign(request: Request, name: str) -> Response:
    """Give the own seats up for good: a bot plays them to the end."""
    await (await played(request, name)).company.give_up(visitor(request) or "")
    return done(request, name)
