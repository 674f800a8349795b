"""Pictures of every screen: `python -m tests.browser.shots [words in the names wanted]` writes them to shots/.

The deals are fixed, so that two runs can be compared. A name is size-look-language-state.
"""

import itertools
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.chromium import MISSING, chromium, started
from tests.browser.states import STATES
from tests.browser.window import SIZES, Window
from tests.web.house import House

FOLDER = Path(__file__).parents[2] / "shots"
LOOKS, LANGUAGES = ("dark", "light"), ("en", "de")
Wish = tuple[str, str, str, str]


def wishes(words: list[str]) -> list[Wish]:
    """What is to be taken: size, look, language and state, all of them or those whose names hold all of the words."""
    every = itertools.product(SIZES, LOOKS, LANGUAGES, STATES)
    return [it for it in every if it[0] in STATES[it[3]].sizes and all(word in "-".join(it) for word in words)]


def take(browser: Browser, house: House, wish: Wish) -> Path:
    """One picture."""
    size, look, lang, state = wish
    window = Window(browser, house, size, look, lang)
    STATES[state].reach(window)
    window.page.wait_for_load_state("networkidle")
    path = FOLDER / f"{'-'.join(wish)}.png"
    window.page.screenshot(path=path, animations="disabled", caret="hide")
    for line in window.complaints:
        print(f"  {path.name}: {line}", flush=True)
    window.close()
    return path


def main(words: list[str]) -> int:
    if not chromium():
        print(MISSING)
        return 1
    FOLDER.mkdir(exist_ok=True)
    wanted = wishes(words)
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, started() as browser:
        for i, wish in enumerate(wanted, 1):
            print(f"{i:3} of {len(wanted)}: {take(browser, house, wish).name}", flush=True)
    print(f"{len(wanted)} pictures are in {FOLDER}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
