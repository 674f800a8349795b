"""Going back beyond what was shown: somebody asks, all agree, and the game goes on from there at a new table."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from majlis.table import branching
from majlis.table.table import Table
from majlis.web.auth import visitor
from majlis.web.render import find, language
from majlis.web.rooms import form_of

LONGEST = 6  # digits of a moment

router = APIRouter()


@router.post("/table/{name}/back_to")
async def ask_back(request: Request, name: str) -> Response:
    """Ask to go back before one's last action, or before the action with this number."""
    table, form, person = await find(request, name), await form_of(request), visitor(request) or ""
    to, lobby = form.get("to", ""), request.app.state.lobby
    number = int(to) if to.isdecimal() and len(to) < LONGEST else branching.last_choice(table, person)
    return led_to(await branching.ask_back(lobby, table, person, number, language(request)))


@router.post("/table/{name}/agree")
async def agree(request: Request, name: str) -> Response:
    table, lobby = await find(request, name), request.app.state.lobby
    return led_to(await branching.agree(lobby, table, visitor(request) or "", language(request)))


@router.post("/table/{name}/decline")
async def decline(request: Request, name: str) -> Response:
    """One is enough."""
    await branching.decline(request.app.state.lobby, await find(request, name), visitor(request) or "")
    return JSONResponse({})


def led_to(fresh: Table | None) -> Response:
    return JSONResponse({"to": f"/table/{fresh.name}"} if fresh else {})


def wished(table: Table, person: str | None) -> dict[str, Any] | None:
    """What a page is told of it: who asks, how far, who has not agreed yet."""
    wish, company = branching.wish_of(table), table.company
    if wish is None:
        return None
    lacking = [it.seat for it in company.seats if it.human and it.person not in wish.agreed]
    asker = next(iter(company.of(wish.person)), -1)
    asked = person in branching.voters(table) and person not in wish.agreed
    about = {"seat": asker, "mine": wish.person == person, "asked": asked, "lacking": lacking}
    return about | {"back": table.match.at - wish.to, "at": wish.asked_at}
