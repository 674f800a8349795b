"""Matches as files: given out when they are over, taken in when every step is right, and checked from end to end."""

import asyncio
import json

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.datastructures import UploadFile

from majlis.core import notation
from majlis.core.certificate import WORDS as FAIR
from majlis.core.certificate import Check, certify
from majlis.core.game import games
from majlis.core.refusal import Refusal
from majlis.table.importing import sitters, take
from majlis.table.lobby import Lobby
from majlis.table.table import Table, ending
from majlis.web.auth import become
from majlis.web.render import find, language, render
from majlis.web.words import WORDS

LONGEST_FILE = 1 << 19  # bytes: no match of ours is near it

router = APIRouter()


async def given_out(request: Request, name: str) -> Table:
    """A match with its seed and all: only when it is over."""
    table, w = await find(request, name), WORDS[language(request)]
    if not table.open:
        raise Refusal(
            w["sealed_round" if table.company.sealed else "sealed_file"] if table.match.over else w["not_over"]
        )
    return table


def attached(table: Table, ending: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{table.match.game.name}-{table.name}.{ending}"'}


@router.get("/table/{name}/file")
async def match_file(request: Request, name: str) -> Response:
    """The whole match as text."""
    table = await given_out(request, name)
    return PlainTextResponse(notation.write(table.match), headers=attached(table, "match"))


@router.get("/table/{name}/file.json")
async def match_data(request: Request, name: str) -> Response:
    """The same for programs."""
    table = await given_out(request, name)
    text = json.dumps(notation.as_data(table.match), ensure_ascii=False, indent=1)
    return Response(text, media_type="application/json", headers=attached(table, "json"))


@router.get("/table/{name}/certificate")
async def certificate(request: Request, name: str) -> Response:
    """The whole game is played again from what was written of it, and what was checked is said."""
    table, lang = await given_out(request, name), language(request)
    checks = await asyncio.to_thread(verified, request.app.state.lobby, table, lang)
    fair = all(it.right is not False for it in checks)
    return JSONResponse({"fair": fair, "checks": checks, "verdict": FAIR[lang]["fair" if fair else "unfair"]})


def verified(lobby: Lobby, table: Table, lang: str) -> list[Check]:
    """What the disk says, not what is in memory: its chain of steps, its commitment, its result; then the file."""
    w, row = FAIR[lang], lobby.store.match(table.name)
    assert row
    again = lobby.rebuild(row)
    kept, found = lobby.store.ending(table.name), ending(table.name, again.match)
    same = bool(kept and found and (kept["points"], kept["result"]) == (found["points"], found["result"]))
    sealed = row["commitment"] == again.match.header.commitment
    return [
        Check(True, w["kept_chain"].format(n=again.at)),
        Check(sealed, w["kept_commitment" if sealed else "kept_commitment_not"]),
        *[it for it in certify(notation.write(again.match), lang) if it.right is not None],
        Check(same, w["kept_result" if same else "kept_result_not"]),
    ]


@router.get("/import")
async def import_page(request: Request) -> Response:
    return render(request, "import.html")


@router.post("/import")
async def take_in(request: Request) -> Response:
    """A match file becomes a table of whoever brings it."""
    lang, lobby = language(request), request.app.state.lobby
    async with request.form() as form:
        file = form.get("file")
        text = decoded(await file.read(), lang) if isinstance(file, UploadFile) else str(file or "")
    if not text.strip().startswith((notation.FORMAT, "{")):
        raise Refusal(WORDS[lang]["no_match_file"].format(first=notation.FORMAT))
    try:
        match = await asyncio.to_thread(notation.read, ready(request, text))
    except notation.BrokenFile as error:
        raise Refusal(WORDS[lang]["broken_line"].format(n=error.line, why=error.why)) from error
    answer = RedirectResponse("/", 303)
    table = await take(lobby, await become(request, answer), match, sitters(match), lang)
    answer.headers["location"] = f"/table/{table.name}" + ("/replay" if match.over else "")
    return answer


def ready(request: Request, text: str) -> str:
    """The same text, if the rules of its game are there."""
    rows = dict(line.split(": ", 1) for line in notation.plain(text).splitlines()[:20] if ": " in line)
    if (named := rows.get("game", "")) in games() and named not in request.app.state.ready:
        raise Refusal(WORDS[language(request)]["not_ready"])
    return text


def decoded(data: bytes, lang: str) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Refusal(WORDS[lang]["no_text"]) from None
