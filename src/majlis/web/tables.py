"""The lists of tables: one's own, those that one has put away, and those that are open to all."""

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from majlis.table.shelf import put_away, throw_away
from majlis.web.auth import become, visitor
from majlis.web.pages import lobby_lists, table_lists
from majlis.web.render import language, place, render
from majlis.web.rooms import form_of

router = APIRouter()


@router.get("/tables")
async def show_tables(request: Request) -> Response:
    lobby, who, lang = request.app.state.lobby, visitor(request) or "", language(request)
    lists = await table_lists(lobby, who, lang, None) | await asyncio.to_thread(lobby_lists, lobby, who, lang)
    return render(request, "tables.html", tables=lists)


@router.post("/table/{name}/hide")
async def hide(request: Request, name: str) -> Response:
    """Out of one's own lists, or back into them."""
    found, form, answer = await place(request, name), await form_of(request), RedirectResponse("/tables", 303)
    await put_away(found.company.store, await become(request, answer), name, form.get("back") != "on")
    return answer


@router.post("/table/{name}/delete")
async def delete(request: Request, name: str) -> Response:
    """For good."""
    await throw_away(request.app.state.lobby, await place(request, name), language(request))
    return RedirectResponse("/tables", 303)
