"""What is answered when something cannot be done: a page for people, a few words for scripts, a shape for programs."""

from fastapi import Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from majlis.core.refusal import Refusal
from majlis.table.database import Trouble, told
from majlis.table.peers import Elsewhere
from majlis.web.access import Denied, Unknown
from majlis.web.account import Slow
from majlis.web.api import trouble
from majlis.web.api_tables import Stale
from majlis.web.auth import for_programs
from majlis.web.limits import Hasty
from majlis.web.live import fault
from majlis.web.render import language, render
from majlis.web.words import WORDS

STATUS = {
    Unknown: 401,
    Denied: 403,
    Stale: 409,
    Trouble: 503,
    Elsewhere: 503,
    Hasty: 429,
    Slow: 429,
}  # of refusals; all others have 422
DATA = (
    "/moment",
    "/log",
    "/solo",
    "/analysis/progress",
    "/analysis.json",
    "/ticket",
    "/chat",
    "/rest",
    "/ahead",
    "/strike",
    "/who",
    "/certificate",
    "/lesson",
)  # of a table, for scripts
FORMS = {"login": 1, "me": 1, "import": 1, "tournaments": 1, "daily": 1, "table": 2, "tournament": 2, "solo": 2}
"""Pages from which something is sent: how many words of its address are theirs."""


def too_long(request: Request) -> Response:
    sentence = "This request says too much, or not how much."
    return trouble(request, 413) if for_programs(request) else PlainTextResponse(sentence, 413)


def nothing_here(request: Request, status: int) -> Response:
    w = WORDS[language(request)]
    if for_programs(request):
        return trouble(request, status)
    return render(request, "error.html", status, title=w["missing_title"], sentence=w["missing_sentence"])


async def missing(request: Request, _: Exception) -> Response:
    return nothing_here(request, 404)


async def unmethodical(request: Request, _: Exception) -> Response:
    """Where something may only be sent to there is no page to look at."""
    return nothing_here(request, 405)


async def refused(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    words, lang = told(refusal, language(request)), language(request)
    status = next((code for kind, code in STATUS.items() if isinstance(refusal, kind)), 422)
    head = {"Retry-After": str(int(refusal.wait) + 1)} if isinstance(refusal, Hasty) else {}
    if for_programs(request):
        answer = trouble(request, status, words)
        answer.headers.update(head)
        return answer
    if asks_for_data(request):
        return JSONResponse({"reason": words}, status, head)
    try:
        more = {"back": whence(request), "elsewhere": status == 403 and request.method == "GET"}
        response = render(request, "error.html", status, title=WORDS[lang]["refused_title"], sentence=words, **more)
    except Trouble:  # even who asks cannot be looked up
        return PlainTextResponse(words, status)
    response.headers.update(head)
    return response


def whence(request: Request) -> str:
    """The page with the form that was sent, so that it can be filled in again; nothing if that is the start page."""
    path = request.url.path.strip("/").split("/")
    mine = path[: FORMS.get(path[0], 0)] if request.method == "POST" else []
    return "/" + "/".join(mine) if mine else ""


def broken(request: Request, number: str) -> Response:
    """The page of a fault: nothing but the number under which it stands in the log."""
    message = fault(number, language(request))
    if for_programs(request):
        return trouble(request, 500, message["reason"])
    if asks_for_data(request):
        return JSONResponse(message, 500)
    title = WORDS[language(request)]["fault_title"]
    return render(request, "error.html", 500, title=title, sentence=message["reason"])


def asks_for_data(request: Request) -> bool:
    """Is it a script that asks, not a person?"""
    path, script = request.url.path, request.headers.get("accept") == "application/json"
    return (
        script
        or (request.method == "POST" and path.startswith("/join"))
        or (path.startswith("/table/") and path.endswith(DATA))
    )
