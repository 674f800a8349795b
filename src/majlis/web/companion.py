"""For people with the box in front of them: the set-up step by step; the score sheet and Tom's deck are beside it."""

import asyncio
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response
from markupsafe import Markup

from majlis.core.companion import Step
from majlis.core.game import games, load
from majlis.core.svg import defs, paint
from majlis.web.choice import LONGEST, Choice
from majlis.web.deck import deck
from majlis.web.render import language, render
from majlis.web.score import score

router = APIRouter()
router.get("/companion/{name}/score")(score)
router.get("/companion/{name}/deck")(deck)


@router.get("/companion")
async def companion(request: Request) -> Response:
    found = sorted(map(load, games()), key=lambda game: (not game.minutes, game.minutes, game.name))
    cards = [
        {
            "name": it.name,
            "title": it.about[language(request)].title,
            "cover": Markup(it.cover),
            "deck": it.companion.deck,
        }
        for it in found
        if it.companion
    ]
    return render(request, "companion.html", games=cards)


# --- the set-up


@router.get("/companion/{name}/setup")
async def setup(request: Request, name: str) -> Response:
    choice = Choice(request, name)
    steps = await asyncio.to_thread(choice.companion.steps, choice.seats, choice.options, choice.lang)
    said = choice.query.get("step", "1")
    at = min(max(1, int(said)), len(steps)) if said.isdecimal() and len(said) < LONGEST else 1
    return render(request, "companion_setup.html", step=shown(steps[at - 1]), at=at, all=len(steps), **choice.values)


def shown(step: Step) -> dict[str, Any]:
    scene = replace(step.scene, title=step.words)
    used = {piece.sprite: scene.sprites[piece.sprite] for piece in scene.pieces}
    svg = paint(scene, standalone=False)
    return {"title": step.title, "words": step.words, "svg": Markup(svg), "sprites": Markup(defs(used))}
