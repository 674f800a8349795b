"""The rules in our words: where the page of each language lies, and the numbers of its paragraphs and figures."""

import re
from pathlib import Path

from majlis.core.cache import CORE

CHECKOUT = CORE.parents[2]
FIRST = "en"
NUMBER = r"[A-Z]+-\d+(?:\.\d+)*|[A-Z]{1,2}\d+"  # FT-4.2; H7 is a ruling
PARAGRAPH = re.compile(rf"^(?:#+ |[-*] \*\*|\| \**|\*\*)({NUMBER})\b", re.M)
FIGURE = re.compile(r"!\[[^]]*\]\(figure:([\w-]+)\)")


def page(folder: Path, name: str, lang: str = FIRST) -> Path | None:
    """Where a game's rules lie: beside the game, as installed, or in the checkout; none where nobody wrote them."""
    beside, inside = ("rules.md", ".") if lang == FIRST else (f"rules.{lang}.md", lang)
    pages = folder / beside, CHECKOUT / "rules" / inside / f"{name}.md"
    return next((path for path in pages if path.exists()), None)


def text(folder: Path, name: str, lang: str = FIRST) -> str:
    """The rules themselves, empty where there are none."""
    path = page(folder, name, lang)
    return path.read_text(encoding="utf-8") if path else ""


def numbers(rules: str) -> list[str]:
    """The paragraphs in their order; a number that begins two lines stands for the first."""
    return list(dict.fromkeys(PARAGRAPH.findall(rules)))


def figures(rules: str) -> list[str]:
    """The figures that a page shows, in their order."""
    return FIGURE.findall(rules)
