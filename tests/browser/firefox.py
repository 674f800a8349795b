"""Firefox over WebDriver BiDi: as much of a page as these tests use, under the names that Playwright gives it."""

import itertools
import json
import os
import re
import secrets
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

from tests.browser.window import PATIENCE, UNHURRIED, Window
from tests.web.house import House

MISSING = "Firefox is not installed: apt install firefox-esr"
SETTINGS = {  # a finger, no wish for motion, and no talk with the world
    "dom.w3c_touch_events.enabled": 1,
    "ui.primaryPointerCapabilities": 1,
    "ui.allPointerCapabilities": 1,
    "ui.prefersReducedMotion": 1,
    "ui.useOverlayScrollbars": 1,
    "apz.max_tap_time": 60_000,  # milliseconds: on a busy machine a tap stays a tap
    "intl.accept_languages": "en",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "browser.region.network.url": "",
    "datareporting.policy.dataSubmissionEnabled": False,
}
ASIDE = ("no such", "unknown error")  # what is answered while the page goes elsewhere

# The elements of a chain of selectors; `:visible` leaves those that can be seen.
FIND = """(chain) => chain.reduce((from, it) => {
  const found = from.flatMap((one) => [...one.querySelectorAll(it.replace(":visible", ""))])
  return it.includes(":visible") ? found.filter((one) => one.checkVisibility()) : found
}, [document])"""

# The middle of an element that can be seen and is covered by nothing; null until it is so.
AIM = f"""(chain) => {{
  const element = ({FIND})(chain).find((one) => one.checkVisibility())
  element?.scrollIntoView({{ block: "nearest", behavior: "instant" }})
  const box = element?.getBoundingClientRect()
  const at = box && [box.x + box.width / 2, box.y + box.height / 2]
  return at && element.contains(document.elementFromPoint(...at)) ? at : null
}}"""


def firefox() -> str | None:
    """The program: the one that was named, else the one that is installed."""
    return os.environ.get("MAJLIS_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")


class Trouble(Exception):
    """Firefox could not do it."""


class Firefox:
    """The browser's end of the line: commands go out, answers come back, and what the pages complained of is kept."""

    def __init__(self, line: ClientConnection) -> None:
        self.line, self.numbers = line, itertools.count(1)
        self.complaints: list[str] = []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded", "network.responseCompleted"])

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": params}))
        while (message := json.loads(self.line.recv(PATIENCE / 1000))).get("id") != number:
            self._hear(message.get("method"), message.get("params", {}))
        if message["type"] == "error":
            raise Trouble(f"{message['error']}: {message['message']}")
        result: dict[str, Any] = message["result"]
        return result

    def _hear(self, event: str, told: dict[str, Any]) -> None:
        if event == "log.entryAdded" and told["level"] in ("error", "warn"):
            self.complaints.append(f"{told['type']}: {told['text']}")
        if event == "network.responseCompleted" and told["response"]["status"] >= 400:
            self.complaints.append(f"answer {told['response']['status']}: {told['request']['url']}")


@contextmanager
def started() -> Iterator[Firefox]:
    """A browser without a screen, with a profile of its own."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        lines = [f'user_pref("{name}", {json.dumps(value)});' for name, value in SETTINGS.items()]
        Path(profile, "user.js").write_text("\n".join(lines), encoding="utf-8")
        command = [firefox() or "", "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile]
        pipes: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "text": True}
        with subprocess.Popen(command, env={**os.environ, "HOME": profile}, **pipes) as program:
            try:
                with connect(f"{address(program)}/session", max_size=None, compression=None) as line:
                    yield Firefox(line)
            finally:
                program.kill()


def address(program: "subprocess.Popen[str]") -> str:
    """Where it listens: it says so."""
    assert program.stderr
    for line in program.stderr:
        if said := re.search(r"BiDi listening on (ws://\S+)", line):
            return said[1]
    raise Trouble("Firefox did not start")


class Page:
    """A tab of a visitor of its own."""

    def __init__(self, browser: Firefox, width: int, height: int) -> None:
        self.browser, self.touchscreen = browser, self
        self.user = browser.call("browser.createUserContext")["userContext"]
        self.context = browser.call("browsingContext.create", type="tab", userContext=self.user)["context"]
        self.call("browsingContext.setViewport", viewport={"width": width, "height": height}, devicePixelRatio=2)

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        return self.browser.call(method, context=self.context, **params)

    def goto(self, url: str) -> None:
        self.call("browsingContext.navigate", url=url, wait="complete")

    @property
    def url(self) -> str:
        address: str = self.evaluate("() => location.href")
        return address

    def evaluate(self, function: str, arg: Any = None) -> Any:
        """What a function of the page returns; values travel as JSON."""
        answer = self.browser.call(
            "script.callFunction",
            functionDeclaration=f"async (arg) => JSON.stringify((await ({function})(JSON.parse(arg))) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(arg)}],
            target={"context": self.context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise Trouble(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def eval_on_selector_all(self, selector: str, function: str) -> Any:
        return self.evaluate(f"(chain) => ({function})(({FIND})(chain))", [selector])

    def wait_for_function(self, function: str, arg: Any = None) -> Any:
        """Ask until it says yes: what it said."""
        ends = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < ends:
            try:
                if said := self.evaluate(function, arg):
                    return said
            except Trouble as trouble:
                if not str(trouble).startswith(ASIDE):
                    raise
            time.sleep(0.02)
        raise Trouble(f"never came true: {function} of {arg}")

    def add_init_script(self, script: str) -> None:
        """Run this before every page of this tab."""
        function = f"() => {{{script}}}"
        self.browser.call("script.addPreloadScript", functionDeclaration=function, contexts=[self.context])

    def locator(self, selector: str) -> "Locator":
        return Locator(self, [selector])

    def tap(self, x: float, y: float) -> None:
        """With a finger."""
        touch = [{"type": "pointerMove", "x": round(x), "y": round(y)}]
        touch += [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": touch}
        self.call("input.performActions", actions=[finger])


class Locator:
    """Elements, found anew whenever something is asked of them."""

    def __init__(self, page: Page, chain: list[str]) -> None:
        self.page, self.chain = page, chain

    def locator(self, selector: str) -> Self:
        return type(self)(self.page, [*self.chain, selector])

    @property
    def first(self) -> Self:
        return self

    def ask(self, function: str) -> Any:
        """What a function says of the list of them."""
        return self.page.evaluate(f"(chain) => ({function})(({FIND})(chain))", self.chain)

    def count(self) -> int:
        n: int = self.ask("(all) => all.length")
        return n

    def is_visible(self) -> bool:
        return bool(self.ask("(all) => all.some((it) => it.checkVisibility())"))

    def is_hidden(self) -> bool:
        return not self.is_visible()

    def wait_for(self) -> None:
        self.page.wait_for_function(f"(chain) => ({FIND})(chain).some((it) => it.checkVisibility())", self.chain)

    def inner_text(self) -> str:
        return self.all_inner_texts()[0]

    def all_inner_texts(self) -> list[str]:
        texts: list[str] = self.ask("(all) => all.map((it) => it.innerText)")
        return texts

    def click(self) -> None:
        self.page.tap(*self.page.wait_for_function(AIM, self.chain))


class Fox(Window):
    """A phone with Firefox: the same hands at the same table."""

    def __init__(self, browser: Firefox, house: House) -> None:
        self.house, self.size, self.owner = house, "phone", secrets.token_urlsafe(24)
        self.address = f"http://127.0.0.1:{house.port}"
        page: Any = Page(browser, 390, 844)
        self.page = self.context = page
        page.add_init_script(UNHURRIED)
        self.complaints = browser.complaints
        cookie = {"name": "majlis", "value": {"type": "string", "value": self.owner}, "domain": "127.0.0.1"}
        browser.call("storage.setCookie", cookie=cookie, partition={"type": "storageKey", "userContext": page.user})

    def close(self) -> None:
        page: Any = self.page
        page.call("browsingContext.close")
