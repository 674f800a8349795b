"""Signing up, in and out: names and passwords for those who want them."""

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from majlis.core.refusal import Refusal
from majlis.table.accounts import Accounts
from majlis.table.guestbook import digest
from majlis.web.auth import COOKIE, become, token_of, visitor, welcome
from majlis.web.often import Often
from majlis.web.pages import clean
from majlis.web.render import language, render
from majlis.web.rooms import form_of
from majlis.web.words import WORDS

OPEN, INVITE, NONE = "open", "invite", "none"  # who may have an account here
BY_NAME, BY_ADDRESS = (5, 60.0), (10, 600.0)  # wrong passwords, within so many seconds
LOOK = 5.0  # seconds between two looks at who was banned

router = APIRouter()


class Gate:
    """How often a wrong password is heard: for each name, and from each address."""

    def __init__(self) -> None:
        self.names, self.addresses = Often(*BY_NAME), Often(*BY_ADDRESS)

    def shut(self, name: str, address: str) -> bool:
        return self.names.full(name) or self.addresses.full(address)

    def wrong(self, name: str, address: str) -> None:
        self.names.note(name)
        self.addresses.note(address)


async def watch(accounts: Accounts) -> None:
    """Whoever the host bans is out within a few seconds."""
    while True:
        accounts.store.outcasts = await asyncio.to_thread(accounts.outcasts)
        await asyncio.sleep(LOOK)


def accounts(request: Request) -> Accounts:
    found: Accounts = request.app.state.accounts
    return found


class Slow(Refusal):
    """Somebody tries too often."""


async def verified(request: Request, name: str, who: str | None, word: str) -> None:
    """Refuse a wrong password, in the same words and time for a name that nobody has."""
    w, gate, address = WORDS[language(request)], request.app.state.gate, request.client.host if request.client else ""
    if gate.shut(name, address):
        raise Slow(w["tried_often"])
    if not await asyncio.to_thread(accounts(request).check, who, word):
        gate.wrong(name, address)
        raise Refusal(w["wrong_password"])


@router.get("/login")
async def login_page(request: Request) -> Response:
    return render(request, "login.html", called=accounts(request).named(visitor(request)))


@router.post("/login")
async def login(request: Request) -> Response:
    """This device becomes that of whoever has the name and the password, by a token of its own."""
    form = await form_of(request)
    name, book = clean(form.get("name", "")), request.app.state.book
    who = accounts(request).found(name)
    await verified(request, name.casefold(), who, form.get("password", ""))
    assert who
    answer = RedirectResponse("/me", 303)
    await book.add_device(who, welcome(request, answer), request.headers.get("user-agent", ""))
    return answer


@router.post("/logout")
async def logout(request: Request) -> Response:
    """This device is nobody's any more."""
    who, token, answer = visitor(request), token_of(request), RedirectResponse("/", 303)
    if who and token:
        await request.app.state.book.send_away(who, digest(token))
    answer.delete_cookie(COOKIE)
    return answer


@router.post("/me/account")
async def sign_up(request: Request) -> Response:
    """A name and a password for whoever this is; every table stays theirs."""
    form, lang, terms = await form_of(request), language(request), request.app.state.terms
    if terms.accounts == NONE:
        raise Refusal(WORDS[lang]["no_accounts"])
    answer = RedirectResponse("/me", 303)
    who = await become(request, answer)
    code = form.get("code", "").strip() if terms.accounts == INVITE else None
    await accounts(request).sign_up(who, clean(form.get("name", "")), form.get("password", ""), code, lang)
    return answer


@router.post("/me/password")
async def change_password(request: Request) -> Response:
    """Another password, and every other device is sent away."""
    form, lang, who = await form_of(request), language(request), visitor(request)
    own, book = accounts(request), request.app.state.book
    if who is None or not (name := own.named(who)):
        raise Refusal(WORDS[lang]["no_account"])
    if own.locked(who):
        await verified(request, name.casefold(), who, form.get("old", ""))
    await own.set_password(who, form.get("password", ""), lang)
    this = digest(token_of(request) or "")
    for row in book.devices(who):
        if row["hash"] != this:
            await book.send_away(who, row["hash"])
    return RedirectResponse("/me", 303)
