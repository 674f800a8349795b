"""The rules as a page: contents, anchors, links between paragraphs, rulings that stand out, figures and steps."""

import re
from dataclasses import dataclass, replace
from functools import cache
from html import escape
from itertools import pairwise, takewhile
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from majlis.core import rulebook
from majlis.core.game import Game
from majlis.core.scene import Scene
from majlis.core.svg import defs, paint

NUMBER = re.compile(rf"\b({rulebook.NUMBER})\b")
FIRST = re.compile(rf"\**({rulebook.NUMBER})\b")
LONG = 60  # letters of a cell that makes its table a list on a phone
HOLDERS = {"heading_open", "list_item_open", "tr_open", "paragraph_open"}
MARKDOWN = MarkdownIt("commonmark").enable("table")


@dataclass(frozen=True)
class Page:
    """What the template shows."""

    html: str
    contents: list[tuple[str, str]]  # anchor and title of each chapter
    sprites: str
    lang: str


@cache
def rules_page(game: Game, lang: str) -> Page:
    """The rules in the reader's language, or in the first one."""
    spoken = lang if game.rulebook_in(lang) else rulebook.FIRST
    tokens = MARKDOWN.parse(game.rulebook_in(spoken).split("\n", 1)[1])
    scenes: dict[str, Scene] = {}
    known = anchor(tokens)
    contents = list_chapters(tokens)
    for before, token in pairwise(tokens):
        if token.type == "inline":
            tag = "span" if before.type == "heading_open" else "a"
            token.children = [part for child in token.children or [] for part in link(child, known, tag)]
    shape_tables(tokens)
    draw_figures(tokens, game, spoken, scenes)
    html = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})
    sprites = {piece.sprite: scene.sprites[piece.sprite] for scene in scenes.values() for piece in scene.pieces}
    return Page(html, contents, defs(sprites), spoken)


# --- anchors and links


def anchor(tokens: list[Token]) -> set[str]:
    """Give every paragraph that begins with a number that number as its id, and rulings theirs; return all of them."""
    known: set[str] = set()
    numbered = True  # is the chapter? One without a number gathers rulings
    for i, token in enumerate(tokens):
        found = FIRST.match(token.content) if token.type == "inline" else None
        numbered = bool(found) if tokens[i - 1].tag == "h2" and token.type == "inline" else numbered
        if found and found[1] not in known and (holder := held_by(tokens, i)):
            name(holder, found[1], known)
            if not numbered:
                holder.attrJoin("class", "ruled")
        for start, words in leads(token):
            start.attrJoin("class", "ruling")
            if (mark := NUMBER.search(words)) and mark[1] not in known:
                name(start, mark[1], known)
    return known


def name(holder: Token, number: str, known: set[str]) -> None:
    known.add(number)
    holder.attrSet("id", number)


def leads(token: Token) -> list[tuple[Token, str]]:
    """What says that a ruling follows, "Ruling A3:", with its words."""
    parts = token.children or []
    found = [(i, part) for i, part in enumerate(parts) if part.type == "em_open"]
    said = [(start, "".join(it.content for it in takewhile(not_closed, parts[i:]))) for i, start in found]
    return [(start, words) for start, words in said if words.endswith(":")]


def not_closed(token: Token) -> bool:
    return token.type != "em_close"


def held_by(tokens: list[Token], i: int) -> Token | None:
    """The heading, item, row or paragraph that begins with this text; None if the text stands in a later cell."""
    if tokens[i - 1].type in ("td_open", "th_open"):
        return tokens[i - 2] if tokens[i - 2].type == "tr_open" else None
    if tokens[i - 2].type == "list_item_open":
        return tokens[i - 2]
    return tokens[i - 1] if tokens[i - 1].type in HOLDERS else None


def list_chapters(tokens: list[Token]) -> list[tuple[str, str]]:
    """The chapters; one without a number gets its title as its anchor."""
    chapters = []
    for head, text in pairwise(tokens):
        if head.type == "heading_open" and head.tag == "h2":
            title = NUMBER.sub("", text.content, count=1).strip()
            if not head.attrGet("id"):
                head.attrSet("id", re.sub(r"\W+", "-", title.lower()))
            chapters.append((str(head.attrGet("id")), title))
    return chapters


def link(child: Token, known: set[str], tag: str) -> list[Token]:
    """A text with its numbers as links to their paragraphs."""
    if child.type != "text" or not NUMBER.search(child.content):
        return [child]
    return [part(words, known, tag) for words in NUMBER.split(child.content) if words]


def part(words: str, known: set[str], tag: str) -> Token:
    if words not in known:
        return Token("text", "", 0, content=words)
    where = f' href="#{words}"' if tag == "a" else ""  # a heading does not lead to itself
    return Token("html_inline", "", 0, content=f'<{tag} class="number"{where}>{words}</{tag}>')


def shape_tables(tokens: list[Token]) -> None:
    """A table with long cells is marked: on a phone its rows become paragraphs. Others may scroll, by keys too."""
    table = None
    for token in tokens:
        if token.type == "table_open":
            table = token
            table.attrSet("tabindex", "0")
        elif table and token.type == "inline" and len(token.content) > LONG:
            table.attrs = {"class": "long"}
        table = None if token.type == "table_close" else table


# --- figures


def draw_figures(tokens: list[Token], game: Game, lang: str, scenes: dict[str, Scene]) -> None:
    """A paragraph of one figure becomes the figure; one of several becomes steps, each with its caption."""
    for i, token in enumerate(tokens):
        images = [child for child in token.children or [] if child.type == "image"]
        names = [str(image.attrGet("src")).removeprefix("figure:") for image in images]
        if not images or not all(name in game.illustrations for name in names):
            continue
        drawn = [figure(game, name, image.content, lang, scenes) for name, image in zip(names, images, strict=True)]
        html = drawn[0] if len(drawn) == 1 else f'<div class="steps">{"".join(drawn)}</div>'
        tokens[i - 1].hidden = tokens[i + 1].hidden = True
        token.children = [Token("html_inline", "", 0, content=html)]


def figure(game: Game, name: str, caption: str, lang: str, scenes: dict[str, Scene]) -> str:
    scene = scenes.setdefault(name, game.illustrations[name](lang))
    svg = paint(replace(scene, title=caption, **alone(scene, name)), standalone=False)
    sized = svg.replace("<svg ", f'<svg width="{scene.width:g}" ', 1)
    return f'<figure><div class="drawing">{sized}</div><figcaption>{escape(caption)}</figcaption></figure>'


def alone(scene: Scene, name: str) -> dict[str, Any]:
    """Its things under names that no other figure of the page has."""
    groups: dict[str, Any] = {"places": scene.places, "pieces": scene.pieces, "texts": scene.texts}
    return {key: tuple(it._replace(id=f"{name}-{it.id}") for it in group) for key, group in groups.items()}
