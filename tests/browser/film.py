"""What the documents show: a still of each game and of the terminal, a film of a sowing with its ends and the coach's
curve. `python -m tests.browser.film` writes them to docs/; `make shots` does so, too.
"""

import asyncio
import io
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from majlis.games.five_tribes.parts import TILES
from tests.browser.chromium import MISSING, chromium, started
from tests.browser.moments import moment
from tests.browser.states import analysis, asked, table
from tests.browser.window import Window
from tests.tui.seats import seated, settled
from tests.web.house import House

DOCS = Path(__file__).parents[2] / "docs"
WIDE = 960  # pixels
PACE = 125  # milliseconds for a frame of the film
STILLS = {
    "five_tribes": asked("five_tribes", "MOVE", 2, {}, 60),
    "djinn": asked("djinn", "MOVE", 4, {}, 150),
    "high_desert": table,
}
Shot = tuple[Image.Image, int]  # a picture, and for how many milliseconds it is seen


def picture(window: Window) -> Image.Image:
    """What the window shows now, as large as a page needs it."""
    shot = Image.open(io.BytesIO(window.page.screenshot(caret="hide"))).convert("RGB")
    return shot.resize((WIDE, shot.height * WIDE // shot.width), Image.Resampling.LANCZOS)


def still(browser: Browser, house: House, name: str) -> Path:
    window = Window(browser, house)
    STILLS[name](window)
    window.page.wait_for_load_state("networkidle")
    path = DOCS / f"{name}.webp"
    picture(window).save(path, quality=80, method=6)
    window.close()
    return path


def terminal(browser: Browser, folder: Path) -> Path:
    """The same moment of Five Tribes in a terminal, a tile picked up."""

    async def drawn() -> str:
        match = moment("five_tribes", "MOVE", 2, {}, 20)
        async with seated(folder, match, ["me", "greedy"]) as (pilot, app):
            await pilot.press("down", "right", "enter")
            await settled(pilot)
            return app.export_screenshot(title="majlis play five_tribes")

    page, path = browser.new_page(viewport={"width": 1238, "height": 830}), DOCS / "terminal.webp"
    with ThreadPoolExecutor(1) as aside:  # the browser's own loop runs here
        svg = aside.submit(asyncio.run, drawn()).result()
    page.set_content(f"<body style='margin: 0'>{svg}")
    shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    shot.resize((WIDE, shot.height * WIDE // shot.width), Image.Resampling.LANCZOS).save(path, quality=82, method=6)
    page.close()
    return path


def scenes(browser: Browser, house: House) -> Iterator[Shot]:
    """A hand picks up, the ends show what they bring, a way is proposed and gone; then a match is looked back at."""
    window = Window(browser, house, motion=True)
    match = moment("five_tribes", "MOVE", 2, {}, 20)
    lifted = max((a for a in match.open() if a < TILES), key=lambda a: int(match.state[0]["meeples"][a].sum()))
    table(window, match)
    yield picture(window), 900
    window.press(lifted)
    window.page.wait_for_selector('[data-part="board"] .spot.far')
    yield from running(window, 4)
    yield picture(window), 1500
    window.page.locator('[data-part="board"] .spot.far[data-ends*=" "]').first.press("Enter")
    window.page.wait_for_selector(".path")
    yield picture(window), 1400
    window.doer("confirm").click()
    yield from running(window, 14)
    yield picture(window), 700
    analysis(window)
    window.page.wait_for_load_state("networkidle")
    yield picture(window), 2200
    window.close()


def running(window: Window, frames: int) -> Iterator[Shot]:
    """So many frames, one after another, of what moves."""
    for _ in range(frames):
        yield picture(window), PACE


def film(browser: Browser, house: House) -> Path:
    path, shots = DOCS / "film.webp", [*scenes(browser, house)]
    pictures, times = zip(*shots, strict=True)
    pictures[0].save(
        path, save_all=True, append_images=pictures[1:], duration=list(times), loop=0, quality=62, method=4
    )
    print(f"{path.name}: {sum(times) / 1000:.1f} s, {path.stat().st_size // 1024} KiB")
    return path


def main() -> int:
    if not chromium():
        print(MISSING)
        return 1
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, started() as browser:
        for name in STILLS:
            print(still(browser, house, name).name, flush=True)
        print(terminal(browser, Path(folder) / "terminal").name, flush=True)
        film(browser, house)
    return 0


if __name__ == "__main__":
    sys.exit(main())
