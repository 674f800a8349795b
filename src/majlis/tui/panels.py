"""What comes over the table for a moment: readings, lists, the curtain, the end."""

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

Result = TypeVar("Result")
Keys = list[Binding | tuple[str, str] | tuple[str, str, str]]
CLOSE = Binding("escape,q", "close", show=False)


class Panel(ModalScreen[Result]):
    """Something over the table. Keys may come faster than screens go: only the uppermost closes, and once."""

    def close(self, result: Result | None = None) -> None:
        if self.is_current:
            self.dismiss(result)


class Reading(Panel[None]):
    """Something to read; any of the closing keys leads back."""

    BINDINGS: ClassVar[Keys] = [CLOSE, Binding("enter,space", "close", show=False)]

    def __init__(self, title: str, *parts: RenderableType, foot: str = "", end: bool = False) -> None:
        super().__init__()
        self.heading, self.parts, self.foot, self.to_end = title, parts, foot, end

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

    def action_close(self) -> None:
        self.close()


class Book(Panel[None]):
    """The rules, to scroll through."""

    BINDINGS: ClassVar[Keys] = [CLOSE]

    def __init__(self, title: str, text: str, foot: str) -> None:
        super().__init__()
        self.heading, self.text, self.foot = title, text, foot

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel wide"):
            yield Static(self.heading, classes="title", markup=False)
            with VerticalScroll(can_focus=True) as scroll:
                yield Static(Markdown(self.text, hyperlinks=False))
            yield Static(self.foot, classes="foot", markup=False)
        self.scroll = scroll

    def on_mount(self) -> None:
        self.scroll.focus()

    def action_close(self) -> None:
        self.close()


class Picking(Panel[int]):
    """A list from which one is taken, by arrows, number or mouse; its number, or None."""

    BINDINGS: ClassVar[Keys] = [CLOSE, *[Binding(str(n), f"number({n})", show=False) for n in range(1, 10)]]

    def __init__(self, title: str, rows: Sequence[RenderableType], foot: str = "", lead: RenderableType = "") -> None:
        super().__init__()
        self.heading, self.rows, self.foot, self.lead = title, rows, foot, lead

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel"):
            yield Static(self.heading, classes="title", markup=False)
            if self.lead:
                yield Static(self.lead, markup=False)
            yield OptionList(*[Option(row, id=str(i)) for i, row in enumerate(self.rows)])
            yield Static(self.foot, classes="foot", markup=False)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.close(event.option_index)

    def action_number(self, n: int) -> None:
        if n <= len(self.rows):
            self.close(n - 1)

    def action_close(self) -> None:
        self.close(None)


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
