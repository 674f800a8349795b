"""The score sheet of a real table: what is typed in, counted by the rules."""

from typing import Any

from fastapi import Request
from fastapi.responses import Response
from markupsafe import Markup

from majlis.core import speech
from majlis.core.companion import Count, Counts, Entry, count, impossible
from majlis.core.refusal import Refusal
from majlis.core.svg import defs
from majlis.web.choice import LONGEST, Choice
from majlis.web.pages import box, clean
from majlis.web.render import render
from majlis.web.words import WORDS


async def score(request: Request, name: str) -> Response:
    """The fields, and the sheet of what stands in them; or the sentence that says what cannot be."""
    choice = Choice(request, name)
    lang, query = choice.lang, choice.query
    entries = choice.companion.entries(choice.seats, choice.options, lang)
    given = [clean(query.get(f"name{seat}", "")) for seat in range(choice.seats)]
    names = [it or speech.name(seat, lang) for seat, it in enumerate(given)]
    found, problem = None, ""
    try:
        counts = typed(entries, choice)
        problem = impossible(choice.game, choice.seats, choice.options, counts, lang, names)
        found = None if problem else count(choice.game, choice.seats, choice.options, counts, lang)
    except Refusal as refusal:
        problem = str(refusal)
    groups = grouped(entries, choice)
    begun = any(it["used"] for it in groups)  # before that nobody has won
    values = {"groups": groups, "names": names, "given": given, "problem": problem, "count": found}
    values |= {"verdict": verdict(found, names, lang) if found and begun else "", "sprites": pictures(entries, choice)}
    return render(request, "companion_score.html", 422 if problem else 200, **values, **choice.values)


def typed(entries: list[Entry], choice: Choice) -> Counts:
    """The numbers of the address; what is not there was left as it was."""
    found: dict[str, list[int]] = {}
    for entry in entries:
        seats = 1 if entry.table else choice.seats
        said = [choice.query.get(f"{entry.key}.{seat}", "") for seat in range(seats)]
        found[entry.key] = [number(entry, it, choice.lang) for it in said]
    return found


def number(entry: Entry, said: str, lang: str) -> int:
    if said.strip() == "":
        return entry.least
    plain = said.strip().removeprefix("-")
    if not (plain.isascii() and plain.isdecimal()) or len(plain) > LONGEST:
        raise Refusal(WORDS[lang]["no_number"].format(what=entry.label, n=said[:20]))
    return int(said)


def grouped(entries: list[Entry], choice: Choice) -> list[dict[str, Any]]:
    """The fields under their headings, each with what stands in it."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for entry in entries:
        fields = [f"{entry.key}.{seat}" for seat in range(1 if entry.table else choice.seats)]
        said = [choice.query.get(field, "").strip()[: LONGEST + 1] or str(entry.least) for field in fields]
        row = entry._asdict() | {"fields": [*zip(fields, said, strict=True)], "sight": sight(entry, choice)}
        groups.setdefault(entry.group, []).append(row)
    return [{"title": title, "rows": rows, "used": any(is_used(row) for row in rows)} for title, rows in groups.items()]


def is_used(row: dict[str, Any]) -> bool:
    return any(said != str(row["least"]) for _, said in row["fields"])


def sight(entry: Entry, choice: Choice) -> str:
    return box(choice.companion.picture.sprites[entry.sprite]) if entry.sprite else ""


def pictures(entries: list[Entry], choice: Choice) -> Markup:
    sprites = choice.companion.picture.sprites
    return Markup(defs({it.sprite: sprites[it.sprite] for it in entries if it.sprite}))


def verdict(found: Count, names: list[str], lang: str) -> str:
    """Who has won, as the rules say."""
    w = WORDS[lang]
    if len(names) == 1:
        return w["alone_won"].format(n=found.points[0]) if found.winners else w["alone_lost"]
    who = speech.listed([names[seat] for seat in found.winners], lang)
    return w["winner" if len(found.winners) == 1 else "winners"].format(who=who)
