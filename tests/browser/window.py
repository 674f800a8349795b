"""A browser window at the table: what a person does with a mouse or a finger, and what stands there to read."""

import itertools
import secrets
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Request, expect

from majlis.core.match import Match
from majlis.core.plan import Basket
from majlis.table.records import feat
from majlis.table.show import about, moment
from majlis.table.table import Table, ending, past
from tests.web.house import House

HAND: dict[str, Any] = {"device_scale_factor": 2, "has_touch": True, "is_mobile": True}
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "phone": HAND | {"viewport": {"width": 390, "height": 844}},
    "small": HAND | {"viewport": {"width": 360, "height": 740}},
    "sideways": HAND | {"viewport": {"width": 844, "height": 390}},
}
PATIENCE = 180_000  # milliseconds
# A slow machine must not end a turn while a test looks at it; a test of that takes the setting away again.
UNHURRIED = """
try { localStorage.getItem("majlis-end-turn") ?? localStorage.setItem("majlis-end-turn", "no") }
catch { /* no page of the house */ }
"""
expect.set_options(timeout=PATIENCE)

# Somebody may choose, the curtain is down or the game is over; and the log has changed since it had so many entries.
SETTLED = """(entries) => {
  const now = document.querySelectorAll('[data-part="entries"] > li:not(.quiet)').length
  const rest = 'dialog.curtain[open], dialog.result[open], [data-part="board"] :is([data-a], [data-choices])'
  return now !== entries && document.querySelector(rest) !== null
}"""

# Where a spot can be hit: the next card may cover most of it.
POINT = """(a) => {
  const spot = document.querySelector(`[data-part="board"] :is([data-a="${a}"], [data-choices~="${a}"])`)
  spot.scrollIntoView({ block: "center", behavior: "instant" })
  const box = spot.querySelector(".hit").getBoundingClientRect()
  for (const down of [0.5, 0.3, 0.7, 0.15, 0.85])
    for (const right of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const [x, y] = [box.x + box.width * right, box.y + box.height * down]
      if (document.elementFromPoint(x, y)?.closest("[data-a], [data-choices]") === spot) return [x, y]
    }
  return null
}"""

numbers = itertools.count(1)


def left(request: Request) -> bool:
    """Was it given up because somebody went to another page?"""
    return request.failure == "net::ERR_ABORTED"


class Window:
    """One window of one visitor."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        size: str = "desk",
        theme: str = "dark",
        lang: str = "en",
        motion: bool = False,
        owner: str = "",
    ) -> None:
        self.house, self.size, self.address = house, size, f"http://127.0.0.1:{house.port}"
        self.owner = owner or secrets.token_urlsafe(24)
        calm: Any = "no-preference" if motion else "reduce"
        look: Any = theme
        self.context = browser.new_context(color_scheme=look, reduced_motion=calm, locale=lang, **SIZES[size])
        self.context.set_default_timeout(PATIENCE)
        self.context.add_cookies([{"name": "majlis", "value": self.owner, "url": self.address}])
        self.page: Page = self.context.new_page()
        self.page.add_init_script(UNHURRIED)
        self.complaints: list[str] = []
        self._listen()

    def _listen(self) -> None:
        tell = self.complaints.append
        self.page.on("console", lambda it: tell(f"console: {it.text}") if it.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: tell(f"script: {error}"))
        self.page.on("requestfailed", lambda it: tell(f"failed: {it.url} {it.failure}") if not left(it) else None)
        self.page.on("response", lambda it: tell(f"answer {it.status}: {it.url}") if it.status >= 400 else None)

    def close(self) -> None:
        self.context.close()

    # --- going somewhere

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def put(self, match: Match, players: list[str], friends: Sequence[str] = ()) -> Table:
        """A table of this visitor, in the middle of a match or at its end."""
        table = self.house.put(f"table-{next(numbers)}", match, players, self.owner, friends=friends)
        if match.at:
            rows, table.chain = past(table.name, match)
            line = feat(table.name, match) if match.over and players == ["me"] else None
            self.house.store.append(rows, ending(table.name, match), line).result()
        return table

    def sit(self, name: str) -> None:
        """Go to a table, and wait for what it shows."""
        self.go(f"/table/{name}")
        self.settle()

    def settle(self, entries: int = -1) -> None:
        """Wait until the log has changed and there is something to do."""
        self.page.wait_for_function(SETTLED, arg=entries)

    @property
    def table(self) -> Table:
        """The table of this page, as the server knows it."""
        return self.house.table(self.page.url.split("/table/")[1].split("/")[0].split("?")[0])

    # --- looking

    def part(self, name: str) -> Locator:
        return self.page.locator(f'[data-part="{name}"]')

    def doer(self, name: str) -> Locator:
        """The button of a command that can be seen."""
        return self.page.locator(f'[data-do="{name}"]:visible').first

    def spots(self) -> list[int]:
        """The actions that glow."""
        found: list[str] = self.page.eval_on_selector_all(
            '[data-part="board"] :is([data-a], [data-choices])',
            "all => all.flatMap(it => (it.dataset.a ?? it.dataset.choices).split(' ')).filter(Boolean)",
        )
        return [int(a) for a in found]

    def log(self) -> list[str]:
        """The entries of the log."""
        entries: list[str] = self.page.eval_on_selector_all(
            '[data-part="entries"] > li:not(.quiet)', "all => all.map(it => it.textContent)"
        )
        return entries

    def sums(self) -> list[list[str]]:
        """The score sheet, line by line."""
        rows: list[list[str]] = self.page.eval_on_selector_all(
            '[data-part="tally"] tbody tr', "all => all.map(row => [...row.cells].map(cell => cell.textContent))"
        )
        return rows

    def expects(self, seat: int) -> dict[str, Any]:
        """What the server would show to a seat now."""
        return moment(self.table.match, seat, "en", self.size != "desk") | about(self.table, seat, "en")

    # --- doing

    def offered(self) -> set[int]:
        """What may be chosen now, as the server knows it."""
        basket = self._basket()
        return set(basket.most if basket else self.table.match.open())

    def _basket(self) -> Basket | None:
        match = self.table.match
        return match.game.plans(match.view(match.turn), "en", match.called("en")).basket

    def basket(self, a: int) -> list[int]:
        """An action with all that must be chosen together with it, in falling order."""
        basket = self._basket()
        if not basket:
            return [a]
        others = [b for b, n in basket.most.items() for _ in range(n - (a == b))]
        return sorted([a, *others[: basket.need - 1]], reverse=True)

    def press(self, a: int) -> None:
        """Click the spot of an action where it can be seen, and the action itself where there is a choice."""
        point = self.page.evaluate(POINT, a)
        assert point, f"nobody could hit the spot of action {a}"
        choice = self.page.locator(f'[data-part="board"] [data-choices~="{a}"]').count()
        self.tap(*point)
        if choice:
            self.part("bubble").locator(f'[data-a="{a}"]').click()

    def tap(self, x: float, y: float) -> None:
        (self.page.mouse.click if self.size == "desk" else self.page.touchscreen.tap)(x, y)

    def take(self, a: int) -> None:
        """Play an action by clicking, with what must be chosen together with it, and confirm where the page asks."""
        plan, entries = self.basket(a), len(self.log())
        asks = self.table.match.reveals(*sorted(plan))
        for one in plan:
            self.press(one)
        if asks:
            self.doer("confirm").click()
        self.settle(entries)
