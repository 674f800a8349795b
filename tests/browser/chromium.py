"""Where Chromium is, and how it is started."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

QUIETLY = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
MISSING = "Chromium is not installed: apt install chromium-headless-shell"


def chromium() -> str | None:
    """The program: the one that was named, else the one that is installed; without a screen it costs a third less."""
    return os.environ.get("MAJLIS_CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")


@contextmanager
def started() -> Iterator[Browser]:
    """A browser without a screen."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=QUIETLY, timeout=120_000)
        yield browser
        browser.close()
