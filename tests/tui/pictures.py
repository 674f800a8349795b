"""Pictures of screens, kept beside the tests and compared letter by letter, colour by colour.

As pytest-textual-snapshot has it, but that starts the app anew for each picture (here one table gives a dozen), and its
newest release wants a pytest before 9. After a change that is meant, `MAJLIS_PICTURES=new` draws them anew: look at
each before it is kept.
"""

import os
import re
from importlib.metadata import version
from pathlib import Path

import pytest
from textual.pilot import Pilot

LOOKS = 2  # so often the same
FOLDER = Path(__file__).parent / "pictures"
PINNED = re.findall(
    r"^(rich|textual)==(.+)$", (Path(__file__).parents[2] / "constraints.txt").read_text(encoding="utf-8"), re.M
)
needed = pytest.mark.skipif(
    any(version(name) != pinned for name, pinned in PINNED), reason="drawn with other versions of Textual and Rich"
)


class Album:
    """The pictures of one test: all are looked at before anything is said of them."""

    def __init__(self) -> None:
        self.other: list[str] = []

    async def add(self, pilot: Pilot[str], name: str) -> None:
        path, drawn = FOLDER / f"{name}.svg", await still(pilot, name)
        if os.environ.get("MAJLIS_PICTURES") == "new":
            FOLDER.mkdir(exist_ok=True)
            path.write_text(drawn, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != drawn:
            self.other.append(name)
            (new := Path(os.environ.get("TMPDIR", "/tmp")) / f"majlis-{name}.svg").write_text(drawn, encoding="utf-8")
            print(f"{path} is not {new}")

    def __enter__(self) -> "Album":
        return self

    def __exit__(self, fault: object, *_: object) -> None:
        assert fault or not self.other, f"these screens look different: {', '.join(self.other)}"


async def still(pilot: Pilot[str], name: str) -> str:
    """The screen when nothing on it changes any more."""
    seen = [""]
    while len(seen) < LOOKS or len(set(seen[-LOOKS:])) > 1:
        await pilot.pause(0.02)
        seen.append(plain(pilot.app.export_screenshot(title=name)))
    return seen[-1]


def plain(svg: str) -> str:
    """Without the number by which Rich tells pictures on one page apart."""
    return re.sub(r"\bterminal-\d+-", "terminal-", svg)
