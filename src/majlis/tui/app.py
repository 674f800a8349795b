"""The terminal with Textual: on the alternate screen, so that nothing stays behind."""

import asyncio

from rich.text import Text
from rich.theme import Theme
from textual.app import App

from majlis.core.game import Game
from majlis.core.refusal import Refusal
from majlis.table.faults import note
from majlis.table.table import Table
from majlis.tui.bar import PATIENCE, make_ready, rules
from majlis.tui.house import House
from majlis.tui.menu import Entry, Menu, front, headed
from majlis.tui.panels import Picking, Waiting, numbered
from majlis.tui.sitting import Sitting
from majlis.tui.table_screen import table_screen
from majlis.tui.words import WORDS

BOOK = Theme(  # how the rules look
    dict.fromkeys(("markdown.h1", "markdown.h2", "markdown.h3", "markdown.h4"), "bold #c9a227")
    | dict.fromkeys(("markdown.item.bullet", "markdown.item.number", "markdown.code"), "#f4d35e")
)
STYLE = """
Screen, ModalScreen { background: #14122b; color: #f2ead3; }
ModalScreen { background: #14122b 70%; align: center middle; }
Curtain { background: #14122b; }
#curtain { width: 100%; content-align: center middle; color: #f4d35e; text-style: bold; }
#head { height: 1; background: #1e1b3a; padding: 0 1; }
#main { layout: horizontal; height: 1fr; }
#left { width: 62; height: auto; }
#board { height: auto; }
#rest { height: auto; }
#beside { display: none; }
#right { width: 1fr; height: 100%; padding: 0 0 0 1; background: #1e1b3a; }
#players { height: auto; max-height: 14; }
#prompt { height: auto; max-height: 16; margin: 1 0 0 0; }
#choices { height: 1fr; min-height: 3; background: #1e1b3a; border: none; padding: 0; scrollbar-size: 1 1; }
#choices > .option-list--option { padding: 0; }
#choices > .option-list--option-highlighted { background: #1e1b3a; color: #f2ead3; text-style: none; }
#choices:focus > .option-list--option-highlighted { background: #3a3568; color: #ffffff; text-style: underline; }
#here { height: auto; max-height: 6; min-height: 2; border-top: solid #6b648f; }
#log { height: auto; max-height: 6; border-top: solid #6b648f; }
Footer { background: #2a2650; }
.panel { width: 76; max-width: 96%; height: auto; max-height: 90%; padding: 0 1; }
.panel { background: #1e1b3a; border: round #c9a227; }
.wide { width: 92; height: 90%; }
.low { height: 6; }
.panel VerticalScroll { height: auto; max-height: 68vh; scrollbar-size: 1 1; }
.wide VerticalScroll { height: 1fr; max-height: 100%; }
.panel OptionList { height: auto; max-height: 68vh; background: #1e1b3a; border: none; scrollbar-size: 1 1; }
.wide OptionList { height: 1fr; min-height: 3; max-height: 100%; }
.panel OptionList > .option-list--option-highlighted { background: #3a3568; color: #ffffff; text-style: underline; }
.panel OptionList:focus { background: #1e1b3a; background-tint: #1e1b3a 0%; }
#choices:focus { background: #1e1b3a; background-tint: #1e1b3a 0%; }
VerticalScroll, OptionList { scrollbar-color: #6b648f; scrollbar-background: #1e1b3a; }
VerticalScroll, OptionList { scrollbar-color-hover: #c9a227; scrollbar-color-active: #c9a227; }
VerticalScroll, OptionList { scrollbar-background-hover: #1e1b3a; scrollbar-background-active: #1e1b3a; }
.title { color: #c9a227; text-style: bold; }
.foot { color: #8d86ad; }
.small #main { layout: horizontal; }
.small #rest { display: none; }
.small #right { display: none; }
.small #beside { display: block; width: 1fr; padding: 0 0 0 1; background: #1e1b3a; height: 100%; }
.small.asking #main { layout: vertical; }
.small.asking #board { display: none; }
.small.asking #rest { display: block; }
.small.asking #beside { display: none; }
.small.asking #right { display: block; width: 100%; height: 1fr; }
.small.asking #prompt { margin: 0; }
.small #here { display: none; }
.small #log { display: none; }
.small.asking.waiting #log { display: block; height: 1fr; }
.small.asking.waiting #choices { display: none; }
.small #head { height: auto; max-height: 2; }
.flat.asking #rest { display: none; }
.lengthy #players { max-height: 2; }
.lengthy #log { display: none; }
.lengthy #here { display: none; }
.lengthy #prompt { max-height: 25; }
#waiting { width: 76; max-width: 96%; content-align: center middle; color: #f4d35e; }
"""


class Majlis(App[str]):
    """A menu, then tables one after another."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Majlis"

    def __init__(self, house: House, lang: str, first: Table | None = None) -> None:
        super().__init__(ansi_color=False)
        self.console.push_theme(BOOK)
        self.house, self.lang, self.first = house, lang, first

    def _handle_exception(self, error: Exception) -> None:
        """Whatever goes wrong is a fault of ours: it is in the log, and no traceback reaches a user."""
        if self.is_headless:  # a test wants to see it
            super()._handle_exception(error)
        else:
            self.exit(WORDS[self.lang]["fault"].format(number=note(error, "the terminal")), return_code=1)

    def on_mount(self) -> None:
        if self.first:
            self.sit(self.first)
        else:
            self.offer(front(self.house, self.lang))

    def offer(self, menu: Menu, back: Menu | None = None) -> None:
        """Let somebody choose; without a choice it goes back, or home."""
        heads = headed(menu)
        rows = [titled(i + 1, entry, heads.get(i, "")) for i, entry in enumerate(menu.entries)]

        def chosen(i: int | None) -> None:
            if i is not None:
                self.run_worker(self.open(menu.entries[i], menu))
            elif back:
                self.offer(back)
            else:
                self.exit("")

        self.push_screen(Picking(menu.title, rows, WORDS[self.lang]["menu_how"]), chosen)

    async def open(self, entry: Entry, menu: Menu) -> None:
        if entry.menu:
            self.offer(entry.menu, menu)
            return
        try:
            if entry.game:
                await self.prepare(entry.game)
            table = await entry.open() if entry.open else None
        except Refusal as refused:
            self.notify(str(refused))
            table = None
        if table:
            self.sit(table)
        else:
            self.offer(menu)

    async def prepare(self, game: Game) -> None:
        """Compile a game; whoever waits for it longer than a moment is told how far that is."""
        done: list[None] = []
        work = asyncio.create_task(asyncio.to_thread(make_ready, game, lambda: done.append(None)))
        await asyncio.wait({work}, timeout=PATIENCE)
        if not work.done():
            title, total = game.about[self.lang].title, rules(game)
            words = WORDS[self.lang]["compiling"]
            panel = Waiting(lambda: words.format(title=title, done=len(done), all=max(total, len(done))))
            await self.push_screen(panel)
            await asyncio.wait({work})
            panel.close()
        await work

    def sit(self, table: Table) -> None:
        self.house.settings.sit(table)
        self.push_screen(
            table_screen(Sitting(table, self.lang), self.house),
            lambda fresh: self.sit(fresh) if fresh else self.rise(table),
        )

    def rise(self, table: Table) -> None:
        """Whoever leaves a table goes home; the game is kept."""
        self.exit("" if table.match.over else WORDS[self.lang]["kept"])


def titled(n: int, entry: Entry, heading: str) -> Text:
    text = Text(f"{heading}\n", style="#c9a227") if heading else Text("")
    return text.append(numbered(n, entry.words), style="#f2ead3")
