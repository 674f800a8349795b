"""What every page is made with: its language, its template, and the table that it is about."""

import asyncio
import json
from pathlib import Path
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from fastapi.templating import Jinja2Templates
from markupsafe import Markup
from starlette.requests import HTTPConnection

from majlis.core.refusal import Refusal
from majlis.core.speech import COMMON, LANGUAGES
from majlis.table.room import Room
from majlis.table.table import Table
from majlis.table.tournaments import Tournament
from majlis.web.auth import greet
from majlis.web.words import WORDS

HERE = Path(__file__).parent
NAMES = {code: COMMON[code]["language"] for code in LANGUAGES}  # of the languages, in themselves

page = Jinja2Templates(HERE / "templates")


class Missing(Exception):
    """Something that is not here."""


def language(request: HTTPConnection) -> str:
    """The cookie, else what the browser asks for, else English."""
    lang = request.cookies.get("lang") or request.headers.get("accept-language", "")[:2]
    return lang if lang in LANGUAGES else "en"


def render(request: Request, name: str, status: int = 200, **values: Any) -> HTMLResponse:
    lang = language(request)
    theme = request.cookies.get("theme", "")
    words = Markup(json.dumps(WORDS[lang], ensure_ascii=False).replace("</", "<\\/"))
    values |= {
        "w": WORDS[lang],
        "words": words,
        "lang": lang,
        "languages": {code: COMMON[code]["language"] for code in LANGUAGES},
    }
    values |= {"theme": theme if theme in ("dark", "light") else ""}
    response = page.TemplateResponse(request, name, values, status_code=status)
    greet(request, response)
    return response


async def place(connection: HTTPConnection, name: str) -> Table | Room:
    """A table, or the room where people wait for it."""
    found: Table | Room | None = await connection.app.state.lobby.find(name)
    if found is None:
        raise Missing
    return found


async def tournament(connection: HTTPConnection, name: str) -> Tournament:
    found: Tournament | None = await asyncio.to_thread(connection.app.state.tournaments.find, name)
    if found is None:
        raise Missing
    return found


async def find(request: Request, name: str) -> Table:
    """A table whose match was dealt."""
    found = await place(request, name)
    if isinstance(found, Room):
        raise Refusal(WORDS[language(request)]["not_begun"])
    return found


async def looked_back(request: Request, name: str) -> Table:
    """A table whose past may be shown: not that of a deal which others still play in a tournament."""
    table = await find(request, name)
    if table.match.over and table.company.sealed:
        raise Refusal(WORDS[language(request)]["sealed_round"])
    return table
