"""How one wants to be told of one's turns: settings on one's own page, and the links in mails."""

import asyncio
import secrets
import smtplib
from typing import Any

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response

from majlis.core.refusal import Refusal
from majlis.table.channels import (
    CONFIRM,
    HOOK,
    MAIL,
    PUSH,
    To,
    add,
    channels,
    confirm,
    deed_of,
    give_up,
    seal_of,
    silence,
)
from majlis.web import hooks, push
from majlis.web.auth import become, secure
from majlis.web.limits import Hasty
from majlis.web.mail import is_address, send, written
from majlis.web.me import me_page
from majlis.web.render import language, render
from majlis.web.rooms import form_of
from majlis.web.words import WORDS

router = APIRouter()
ONE_CLICK = "/notice"  # mail programs post here by themselves: the word in the address is what counts


def new_secret() -> str:
    """What the messages to a program are signed with."""
    return secrets.token_urlsafe(32)


def home_of(request: Request) -> str:
    """Under which address this person knows the house."""
    return request.app.state.address or f"{request.url.scheme}://{request.headers['host']}"


def back() -> RedirectResponse:
    return RedirectResponse("/me#h-notices", 303)


@router.post("/me/mail")
async def by_mail(request: Request) -> Response:
    """An address: nothing but one link is sent there before somebody has said yes."""
    form, lang, answer = await form_of(request), language(request), back()
    mail, address = request.app.state.terms.mail, form.get("address", "").strip()
    w, lobby = WORDS[lang], request.app.state.lobby
    if mail is None or not is_address(address):
        raise Refusal(w["notice_mail_none" if mail is None else "notice_mail_bad"])
    if wait := request.app.state.limits.early("mail", f"to {address.lower()}", ""):
        raise Hasty(w["too_fast"].format(n=int(wait) + 1), wait)
    who = await become(request, answer)
    way = await add(lobby.store, who, MAIL, To(address), home_of(request), lang)
    link = f"{way.home}/notice?c={way.id}&k={await asyncio.to_thread(seal_of, lobby.store, CONFIRM, way.id)}"
    text = w["mail_confirm"].format(link=link)
    try:
        message = written(mail, address, w["mail_confirm_subject"], text, f"confirm-{way.id}")
        await request.app.state.courier.do(send, mail, message)
    except (OSError, smtplib.SMTPException, ValueError):
        await silence(lobby.store, way.id)
        raise Refusal(w["notice_mail_fails"]) from None
    return answer


@router.post("/me/hook")
async def by_hook(request: Request) -> Response:
    """A program of one's own; the secret that signs its messages is shown this once."""
    form, lang, near = await form_of(request), language(request), request.app.state.courier.near
    address = form.get("address", "").strip()
    try:
        parts = hooks.fit(address, near)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        await asyncio.to_thread(hooks.found, parts.hostname or "", port, request.app.state.courier.judge)
    except (hooks.Unfit, hooks.Failed):
        raise Refusal(WORDS[lang]["notice_hook_bad_near" if near else "notice_hook_bad"]) from None
    answer, word = back(), new_secret()
    who = await become(request, answer)
    await add(request.app.state.lobby.store, who, HOOK, To(address, word), home_of(request), lang)
    page = me_page(request, secret=word)
    page.raw_headers.extend((key, value) for key, value in answer.raw_headers if key == b"set-cookie")
    return page


class Subscription(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser gives."""

    endpoint: str
    p256dh: str
    auth: str


@router.post("/me/push")
async def by_push(request: Request) -> Response:
    """This browser; only where nobody can read along."""
    lang, answer = language(request), JSONResponse({})
    w, courier = WORDS[lang], request.app.state.courier
    if not push.offered() or not secure(request):
        raise Refusal(w["notice_push_none" if secure(request) else "notice_push_plain"])
    try:
        asked = msgspec.json.decode(await request.body(), type=Subscription)
        keys = f"{asked.p256dh} {asked.auth}"
        push.keys_of(keys)
        parts = hooks.fit(asked.endpoint, False)
        await asyncio.to_thread(hooks.found, parts.hostname or "", parts.port or 443, courier.judge)
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError, hooks.Unfit, hooks.Failed):
        raise Refusal(w["notice_push_bad"]) from None
    who = await become(request, answer)
    await add(request.app.state.lobby.store, who, PUSH, To(asked.endpoint, keys), home_of(request), lang)
    return answer


@router.post("/me/silence")
async def stop_way(request: Request) -> Response:
    """Nothing more on one of one's own ways."""
    form, answer = await form_of(request), back()
    who = await become(request, answer)
    await give_up(request.app.state.lobby.store, who, form.get("channel", ""), language(request))
    return answer


# --- the links in mails


async def linked(request: Request) -> tuple[Any, str]:
    """The channel of a link, and what the link is good for."""
    store, asked = request.app.state.lobby.store, request.query_params
    found = await asyncio.to_thread(channels, store, "", asked.get("c", "")[:40] or "-")
    deed = await asyncio.to_thread(deed_of, store, found[0].id, asked.get("k", "")) if found else ""
    if not deed:
        raise Refusal(WORDS[language(request)]["notice_bad_link"])
    return found[0], deed


@router.get("/notice")
async def ask(request: Request) -> Response:
    """A link asks first: a preview of it changes nothing."""
    try:
        way, deed = await linked(request)
    except Refusal:
        way, deed = None, ""
    answer = render(request, "notice.html", way=way, deed=deed, link=f"/notice?{request.url.query}", done=False)
    answer.headers["Referrer-Policy"] = "no-referrer"
    return answer


@router.post("/notice")
async def do(request: Request) -> Response:
    """Confirm, or stop with one click."""
    way, deed = await linked(request)
    await (confirm if deed == CONFIRM else silence)(request.app.state.lobby.store, way.id)
    return render(request, "notice.html", way=way, deed=deed, link="", done=True)
