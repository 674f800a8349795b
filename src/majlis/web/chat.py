"""Chat at a table: its people read and write, the owner takes lines away and says who may write."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from majlis.core.refusal import Refusal
from majlis.table import chat
from majlis.table.store import Row
from majlis.web.auth import become, visitor
from majlis.web.render import language, place
from majlis.web.rooms import form_of
from majlis.web.words import WORDS

LINES, SECONDS = 6, 20.0  # so many lines of one person in so many seconds

router = APIRouter()


@router.get("/table/{name}/chat")
async def read(request: Request, name: str) -> Response:
    """The last lines, and whether one may answer."""
    company, who, lang = (await place(request, name)).company, visitor(request), language(request)
    rows = await asyncio.to_thread(chat.lines, company.store, name)
    about = {"said": company.said, "who": chat.writers(company.store, name), "may": chat.may_write(company, who)}
    found = about | {"owner": company.owns(who), "lines": [line(row, who, lang) for row in rows]}
    return JSONResponse(found, headers={"Cache-Control": "no-store"})


def line(row: Row, who: str | None, lang: str) -> dict[str, Any]:
    """A line as a page is given it: who wrote it is a name, never a person's number."""
    w, given = WORDS[lang], "" if row["name"].startswith("@") else row["name"]
    name = given or (w["player"].format(n=row["seat"] + 1) if row["seat"] >= 0 else w["somebody"])
    about = {"number": row["number"], "name": name, "watches": row["seat"] < 0, "mine": row["person"] == who}
    return about | {"words": row["words"], "struck": row["struck"] is not None, "time": row["time"]}


@router.post("/table/{name}/chat")
async def say(request: Request, name: str) -> Response:
    """A line of one's own."""
    company, lang, form = (await place(request, name)).company, language(request), await form_of(request)
    if not chat.may_write(company, visitor(request)):
        raise Refusal(WORDS[lang]["may_not_write"])  # nobody becomes a person by being refused
    answer = JSONResponse({})
    person = await become(request, answer)
    if not request.app.state.talking.allows(person):
        raise Refusal(WORDS[lang]["says_often"])
    await chat.say(company, person, request.app.state.book.last_name(person), form.get("words", ""), lang)
    return answer


@router.post("/table/{name}/chat/strike")
async def strike(request: Request, name: str) -> Response:
    """The owner takes a line away."""
    company, number = (await place(request, name)).company, (await form_of(request)).get("number", "")
    known = number.isdecimal() and len(number) < 6
    await chat.strike(company, int(number) if known else -1, language(request))
    return JSONResponse({})


@router.post("/table/{name}/chat/who")
async def let_write(request: Request, name: str) -> Response:
    """The owner says who may write."""
    company, form = (await place(request, name)).company, await form_of(request)
    await chat.let_write(company, form.get("who", ""), language(request))
    return JSONResponse({})
