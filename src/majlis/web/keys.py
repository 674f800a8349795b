"""Tokens for programs and accounts for bots, on one's own page; and the lines on which programs are connected now."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from starlette.websockets import WebSocket

from majlis.core.refusal import Refusal
from majlis.table.guestbook import digest
from majlis.table.keys import LONGEST
from majlis.web.auth import become, visitor
from majlis.web.me import me_page
from majlis.web.pages import clean
from majlis.web.render import language
from majlis.web.rooms import form_of
from majlis.web.words import WORDS

router = APIRouter()


class Lines:
    """Open sockets by the digests of the tokens that opened them: a token that is revoked takes its sockets along."""

    def __init__(self) -> None:
        self._open: dict[str, set[WebSocket]] = {}

    @contextmanager
    def held(self, token: str, socket: WebSocket) -> Iterator[None]:
        name = digest(token)
        self._open.setdefault(name, set()).add(socket)
        try:
            yield
        finally:
            self._open[name].discard(socket)
            if not self._open[name]:
                del self._open[name]

    @property
    def names(self) -> list[str]:
        """The digests of the tokens with which somebody is connected."""
        return list(self._open)

    async def cut(self, name: str) -> None:
        for socket in list(self._open.get(name, ())):
            with suppress(RuntimeError):  # gone already
                await socket.close(1008)


@router.post("/me/token")
async def new_token(request: Request) -> Response:
    """A token for a program of one's own, shown this once."""
    form, lang = await form_of(request), language(request)
    if (who := visitor(request)) is None:
        raise Refusal(WORDS[lang]["nobody_yet"])
    return await me_page(request, token=await request.app.state.keys.make(who, clean(form.get("label", "")), lang))


@router.post("/me/bot")
async def new_bot(request: Request) -> Response:
    """An account for a bot, and its token, shown this once; for a bot of one's own that is there, another token."""
    form, lang, keys = await form_of(request), language(request), request.app.state.keys
    if (who := visitor(request)) is None:
        raise Refusal(WORDS[lang]["nobody_yet"])
    name = clean(form.get("name", ""))[:LONGEST].strip()
    own = {row["name"]: row["person"] for row in keys.bots(who)}
    bot = own.get(name) or await keys.new_bot(who, name, lang)
    return await me_page(request, token=await keys.make(bot, name, lang))


@router.post("/me/token/revoke")
async def revoke(request: Request) -> Response:
    """A token that is lost, or not needed any more; whoever is connected with it is cut off."""
    form, answer = await form_of(request), RedirectResponse("/me", 303)
    name, state = form.get("token", ""), request.app.state
    if not await state.keys.revoke(await become(request, answer), name):
        raise Refusal(WORDS[language(request)]["no_such_token"])
    await state.lines.cut(name)
    return answer
