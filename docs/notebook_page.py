"""A notebook as a page of the site: its words, its code, and what came of it when it ran. Drawings become files."""

import json
import re
from pathlib import Path
from typing import Any

SVG = re.compile(r"<svg\b.*</svg>", re.DOTALL)


class Notebook:
    """The page of one notebook, and the drawings beside it by their names."""

    def __init__(self, path: Path) -> None:
        self.name, self.drawings = path.stem, dict[str, str]()
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        self.text = "\n\n".join(part for cell in cells for part in self.parts(cell))
        self.text += f'\n\n<a href="{path.name}">This page as a notebook</a>, to run it.\n'

    def parts(self, cell: dict[str, Any]) -> list[str]:
        said = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            return [said]
        return [fenced(said, "python"), *filter(None, map(self.outcome, cell["outputs"]))]

    def outcome(self, output: dict[str, Any]) -> str:
        """The richest form of it."""
        data = output.get("data", {"text/plain": output.get("text", "")})
        for kind in ("text/html", "image/svg+xml"):
            if kind in data:
                return SVG.sub(self.drawing, "".join(data[kind]))
        return fenced("".join(data["text/plain"]).rstrip(), "text")

    def drawing(self, found: re.Match[str]) -> str:
        name = f"{self.name}-{len(self.drawings) + 1}.svg"
        self.drawings[name] = found[0]
        return f'<img src="{name}" alt="">'


def fenced(text: str, language: str) -> str:
    return f"```{language}\n{text}\n```" if text else ""
