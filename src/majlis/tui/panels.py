"""What comes over the table for a moment: readings, lists, the curtain, the end."""

from collections.abc import Callable, Collection, Sequence
from textwrap import fill
from typing import ClassVar, TypeVar

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from majlis.core.rulebook import PARAGRAPH

ROOM = 66  # letters of a line in a list
GLANCE = 0.2  # seconds between two looks at how far something is
Result = TypeVar("Result")
Keys = list[Binding | tuple[str, str] | tuple[str, str, str]]
CLOSE = Binding("escape,q", "close", show=False)


def outdated(screen: Screen[Result], event: events.Resize) -> bool:
    """Is this the news of a size that the window no longer has? Textual tells a screen each size once more after it
    was drawn; when a window is pulled, two of them would call each other forth for ever."""
    if old := event.size != screen.app.size:
        event.prevent_default()
    return old


class Panel(ModalScreen[Result]):
    """Something over the table. Keys may come faster than screens go: only the uppermost closes, and once."""

    def on_resize(self, event: events.Resize) -> None:
        outdated(self, event)

    def close(self, result: Result | None = None) -> None:
        if self.is_current:
            self.dismiss(result)


class Reading(Panel[str]):
    """Something to read; any of the closing keys leads back, some others lead on."""

    BINDINGS: ClassVar[Keys] = [CLOSE, Binding("enter,space", "close", show=False)]

    def __init__(
        self, title: str, *parts: RenderableType, foot: str = "", end: bool = False, keys: Collection[str] = ()
    ) -> None:
        super().__init__()
        self.heading, self.parts, self.foot, self.to_end, self.keys = title, parts, foot, end, keys

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel"):
            yield Static(self.heading, classes="title", markup=False)
            with VerticalScroll(can_focus=True) as scroll:
                yield Static(Group(*self.parts), markup=False)
            yield Static(self.foot, classes="foot", markup=False)
        self.scroll = scroll

    def on_mount(self) -> None:
        self.scroll.focus()
        if self.to_end:
            self.call_after_refresh(self.scroll.scroll_end, animate=False)

    def on_key(self, event: events.Key) -> None:
        if event.key in self.keys:
            event.stop()
            self.close(event.key)

    def action_close(self) -> None:
        self.close()


class Book(Panel[None]):
    """The rules, to scroll through, from a paragraph on."""

    BINDINGS: ClassVar[Keys] = [CLOSE]

    def __init__(self, title: str, text: str, foot: str, rule: str = "") -> None:
        super().__init__()
        self.heading, self.foot, cut = title, foot, before(text, rule)
        self.texts = text[:cut], text[cut:]

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel wide"):
            yield Static(self.heading, classes="title", markup=False)
            with VerticalScroll(can_focus=True) as scroll:
                for text in self.texts:
                    yield Static(Markdown(text, hyperlinks=False))
            yield Static(self.foot, classes="foot", markup=False)
        self.scroll = scroll

    def on_mount(self) -> None:
        self.scroll.focus()
        self.call_after_refresh(self.turn_to)

    def turn_to(self) -> None:
        self.scroll.scroll_to_widget(self.scroll.children[1], animate=False, top=True, force=True)

    def action_close(self) -> None:
        self.close()


def before(text: str, rule: str) -> int:
    """Where the paragraph with this number begins, with the lines that belong to it; else the beginning."""
    found = next((it.start() for it in PARAGRAPH.finditer(text) if it[1] == rule), 0)
    return text.rfind("\n\n", 0, found) + 2 if found else 0


class Picking(Panel[int]):
    """A list from which one is taken, by arrows, number or mouse; its number, or None."""

    BINDINGS: ClassVar[Keys] = [CLOSE, *[Binding(str(n), f"number({n})", show=False) for n in range(1, 10)]]

    KIND = "panel"

    def __init__(
        self, title: str, rows: Sequence[RenderableType], foot: str = "", lead: RenderableType = "", at: int = 0
    ) -> None:
        super().__init__()
        self.heading, self.rows, self.foot, self.lead, self.begins = title, rows, foot, lead, at

    def compose(self) -> ComposeResult:
        with Vertical(classes=self.KIND):
            yield Static(self.heading, classes="title", markup=False)
            if self.lead:
                yield Static(self.lead, markup=False)
            yield OptionList(*[Option(row, id=str(i)) for i, row in enumerate(self.rows)])
            yield Static(self.foot, classes="foot", markup=False)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.query_one(OptionList).highlighted = self.begins if self.rows else None

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.close(event.option_index)

    def action_number(self, n: int) -> None:
        if n <= len(self.rows):
            self.close(n - 1)

    def action_close(self) -> None:
        self.close(None)


def numbered(n: int, words: str) -> str:
    """A row of a list: the lines under its number are set in."""
    return fill(words, ROOM, initial_indent=f"{n:>2}  ", subsequent_indent="    ")


def indented(words: str) -> str:
    """More lines of the same row."""
    return fill(words, ROOM, initial_indent="    ", subsequent_indent="    ")


class Study(Picking):
    """A list under something large."""

    KIND = "panel wide"


class Typing(Panel[str]):
    """A line to type."""

    BINDINGS: ClassVar[Keys] = [Binding("escape", "close", show=False)]

    def __init__(self, ask: str) -> None:
        super().__init__()
        self.ask = ask

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel low"):
            yield Static(self.ask, classes="title", markup=False)
            yield Input()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.close(event.value)

    def action_close(self) -> None:
        self.close(None)


class Waiting(Panel[None]):
    """Something takes long: how far it is. Keys that are pressed meanwhile are no answer to what was not asked yet."""

    def __init__(self, far: Callable[[], str]) -> None:
        super().__init__()
        self.far = far

    def compose(self) -> ComposeResult:
        yield Static(self.far(), id="waiting", markup=False)

    def on_mount(self) -> None:
        self.set_interval(GLANCE, lambda: self.query_one("#waiting", Static).update(self.far()))

    def on_key(self, event: events.Key) -> None:
        event.stop()


class Curtain(Panel[None]):
    """Nothing is seen until the next one sits down and says so."""

    def __init__(self, ask: str) -> None:
        super().__init__()
        self.ask = ask

    def compose(self) -> ComposeResult:
        yield Static(Text(self.ask, justify="center"), id="curtain")

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key == "enter":
            self.close()
