"""A game's rule text and its numbers: what is explained, what the code cites, what a test holds."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

from majlis.core.game import load

HERE = Path(__file__).parent


class Rulebook:
    """The rule text of one game, whose numbers look like this; some files of tests have one rule for all."""

    def __init__(self, game: str, number: str, apart: Iterable[str] = ()) -> None:
        self.tests, self.code, self.apart = HERE / game, load(game).folder, apart
        self.text = (HERE.parents[1] / "rules" / f"{game}.md").read_text(encoding="utf-8")
        self.number = re.compile(rf"\b(?:{number})\b")
        self.told = re.findall(rf"^(?:## |- \*\*|\| )({number})\b", self.text, re.M)
        self.defined = set(self.told)

    def cited(self, line: str) -> set[str]:
        """The numbers of a line; FT-9.1 to FT-9.9 are all between."""
        found = set(self.number.findall(line))
        for heading, first, last in re.findall(r"(\w+-\d+)\.(\d+) to \w+-\d+\.(\d+)", line):
            found |= {f"{heading}.{n}" for n in range(int(first), int(last) + 1)}
        return found

    def first_lines(self) -> dict[str, str]:
        """The first line of each test's docstring, by the test's name."""
        found = {}
        for path in sorted(set(self.tests.glob("test_*.py")) - {self.tests / f"{name}.py" for name in self.apart}):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    found[f"{path.stem}.{node.name}"] = (ast.get_docstring(node) or "").partition("\n")[0]
        return found

    def sources(self) -> str:
        """All code of the game, and all its tests."""
        paths = [*self.code.rglob("*.py"), *self.tests.glob("*.py")]
        return "\n".join(path.read_text(encoding="utf-8") for path in paths)

    def unheld(self) -> set[str]:
        """Numbers that no test begins with; a heading is held by its points."""
        held = {number for line in self.first_lines().values() for number in self.cited(line)}
        return {it for it in self.defined - held if not any(point.startswith(f"{it}.") for point in self.defined)}

    def check(self) -> None:
        """What is cited exists, each test cites a rule first, and every rule is held by a test."""
        found = set(self.number.findall(self.sources()))
        assert found <= self.defined, f"the rule text has no {found - self.defined}"
        assert len(found) > 40
        assert [name for name, line in self.first_lines().items() if not self.number.match(line)] == []
        assert self.unheld() == set()

    def rows(self, first: str) -> list[list[str]]:
        """The cells of the table whose heading begins so."""
        lines = self.text[self.text.index(first) :].split("\n\n")[0].splitlines()[2:]
        return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
