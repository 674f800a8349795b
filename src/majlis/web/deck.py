"""A deck that plays by itself, turned card by card at a real table: it stands in the address of its page."""

import asyncio
import secrets
from typing import Any

from fastapi import Request
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup

from majlis.core.companion import Card
from majlis.core.refusal import Refusal
from majlis.core.svg import defs
from majlis.web.choice import LONGEST, Choice, brought
from majlis.web.pages import box
from majlis.web.render import Missing, render
from majlis.web.words import WORDS

SEED = 16  # bytes of a deck's, in its address: no secret, whoever has the address has the deck


async def deck(request: Request, name: str) -> Response:
    """The deck of the address, so far as it was turned; without one, one is shuffled."""
    companion = brought(name)[1]
    if companion.deck is None:
        raise Missing
    choice = Choice(request, name, alone=True)
    if "seed" not in choice.query:
        return RedirectResponse(choice.address("deck", seed=secrets.token_hex(SEED)), 303)
    seed, turned, gone = told(choice)
    cards = await asyncio.to_thread(companion.deck.order, seed.ljust(32, b"\0"), choice.options)
    turned = min(turned, len(cards))
    faces = [companion.deck.card(card, gone, i == len(cards) - 1, choice.lang) for i, card in enumerate(cards[:turned])]
    return render(request, "companion_deck.html", **laid(choice, faces, len(cards) - turned, gone), **choice.values)


def told(choice: Choice) -> tuple[bytes, int, int]:
    """Seed, how many cards are turned, and what is gone: all of it, or nothing is understood."""
    said = choice.query["seed"], choice.query.get("turned", "0"), choice.query.get("gone", "0")
    try:
        if len(said[0]) != 2 * SEED or not all(it.isdecimal() and len(it) < LONGEST for it in said[1:]):
            raise ValueError
        return bytes.fromhex(said[0]), int(said[1]), int(said[2])
    except ValueError:
        raise Refusal(WORDS[choice.lang]["bad_deck"]) from None


def laid(choice: Choice, faces: list[Card], left: int, gone: int) -> dict[str, Any]:
    """What the page shows, and where its links lead."""
    found = choice.companion.deck
    assert found
    seed, turned, sprites = choice.query["seed"], len(faces), choice.companion.picture.sprites

    def to(n: int, without: int) -> str:
        return choice.address("deck", seed=seed, turned=n, gone=without)

    marks = [
        {"name": mark, "gone": bool(gone >> i & 1), "link": to(turned, gone ^ 1 << i)}
        for i, mark in enumerate(found.marks(choice.lang))
    ]
    used = {it.sprite: sprites[it.sprite] for it in faces}
    cards = [it._asdict() | {"sight": box(sprites[it.sprite])} for it in reversed(faces)]
    values = {"cards": cards, "left": left, "marks": marks, "sprites": Markup(defs(used))}
    values |= {"next": to(turned + 1, gone) if left else "", "back": to(turned - 1, gone) if turned else ""}
    return values | {"anew": choice.address("deck")}
