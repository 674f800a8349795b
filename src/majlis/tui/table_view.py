"""The table on the screen: the board at the left, players, choices and the last lines of the log at the right."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from majlis.core.letters import WIDTH, Sheet
from majlis.core.record import NONE
from majlis.table.table import Table
from majlis.tui import paint
from majlis.tui.board import Looks
from majlis.tui.board import paint as letters
from majlis.tui.panels import Curtain, outdated
from majlis.tui.table_words import FAINT, LEAST, TableWords


class Board(Static):
    """A part of the sheet; the upper one has the cursor."""

    def __init__(self, walks: bool, id: str) -> None:
        super().__init__(markup=False, id=id)
        self.can_focus = walks

    def on_key(self, event: events.Key) -> None:
        screen = self.screen
        if isinstance(screen, TableView) and event.key in ("up", "down", "left", "right", "enter"):
            event.stop()
            if event.key == "enter":
                screen.touch()
            else:
                screen.walk(event.key)

    def on_click(self, event: events.Click) -> None:
        screen = self.screen
        if isinstance(screen, TableView):
            first = 0 if self.can_focus else screen.sheet.fold
            screen.click(event.x, event.y + first)


class Choices(OptionList):
    """What can be chosen; its room changes with what stands above and below it."""

    def on_resize(self) -> None:
        screen = self.screen
        if isinstance(screen, TableView):
            self.call_after_refresh(screen.relist)


class TableView(TableWords):
    """What is shown of one table, and where it stands."""

    # --- what stands where

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        with Vertical(id="main"):
            with Vertical(id="left"):
                yield Board(True, id="board")
                yield Board(False, id="rest")
            yield Static(id="beside", markup=False)
            with Vertical(id="right"):
                yield Static(id="players", markup=False)
                yield Static(id="prompt", markup=False)
                yield Choices(id="choices")
                yield Static(id="here", markup=False)
                yield Static(id="log", markup=False)
        yield Footer(compact=True)

    def on_mount(self) -> None:
        self.sitting.table.audience.add(self.changed)
        self.part("board").focus()
        self.fit()
        self.call_after_refresh(self.renew)

    def on_unmount(self) -> None:
        self.sitting.table.audience.discard(self.changed)

    def changed(self) -> None:
        self.call_later(self.renew)

    def part(self, name: str) -> Static:
        return self.query_one(f"#{name}", Static)

    def on_resize(self, event: events.Resize) -> None:
        if not outdated(self, event):
            self.fit()

    def fit(self) -> None:
        """What there is room for."""
        self.set_class(self.small, "small")
        self.set_class(self.size.height < LEAST[1], "flat")
        self.crowded = False
        if self.tiny != self.was_tiny:  # there the board may be cut, and the cursor with it
            self.was_tiny = self.tiny
            self.face(self.tiny or self.brought)
        if self.sheet.things:
            self.settle()
            self.show()

    # --- a new moment

    def renew(self) -> None:
        """Show what is now; whatever was chosen before is not any more."""
        it = self.sitting
        if not self.is_attached or isinstance(self.app.screen, Curtain):
            return
        if it.curtain is not None and self.app.screen is self:
            self.blank()
            who = it.match.called(it.lang)[it.curtain]
            self.app.push_screen(Curtain(it.words["hand_over"].format(who=who)), lambda _: self.let_look())
            return
        moment = it.table.at, it.eyes
        if fresh := moment != self.seen:
            self.sure, self.picked, self.goal, self.past, self.every, self.crowded = None, [], NONE, None, False, False
            self.said = [] if self.waited else self.said  # what was said to who waits is over when something happens
            self.seen, self.waited = moment, it.eyes != it.match.turn
            self.sheet = self.drawn()
            self.settle()
        if it.table.fault:
            self.said = [it.words["fault"].format(number=it.table.fault)]
        self.show()
        if it.match.over and not self.told_end:
            self.told_end = True
            self.end()
        elif fresh and it.eyes == it.match.turn:
            self.pass_on()

    def leave(self, fresh: Table | None = None) -> None:
        if self.is_current:
            self.dismiss(fresh)

    def let_look(self) -> None:
        self.sitting.lift()
        self.renew()

    def blank(self) -> None:
        """Behind a curtain nothing stays on the screen."""
        for name in ("head", "board", "rest", "beside", "players", "prompt", "here", "log"):
            self.put(name, Text(""))
        self.query_one(OptionList).clear_options()
        self.listed = []

    def drawn(self, moment: int | None = None) -> Sheet:
        """The sheet; of a game that does not draw in letters, the list of its places."""
        return self.sitting.sheet(moment) or paint.sheet(self.sitting.frame.scene)

    def settle(self) -> None:
        """The cursor stays where something can be done, else it goes to the thing of the first choice."""
        lit, things = self.lit(), self.sheet.things
        self.here = min(self.here, max(0, len(things) - 1))
        do = self.sitting.lesson()["do"]
        taught = [i for i in lit if do in things[i].wants]
        if lit and (taught or self.here not in lit):
            first = (i for choice in self.wanted() for i in sorted(lit) if choice.thing in things[i].wants)
            self.here = min(taught) if taught else next(first)
        asks = self.sitting.eyes == self.sitting.match.turn >= 0
        if asks and bool(lit) == self.brought and (lit or self.sitting.choices()):
            self.brought = not lit  # what is asked lies nowhere on the board: its choices come up, and go again
            self.face(self.tiny or self.brought)

    def face(self, asking: bool) -> None:
        """To the choices, or to the board; in a small window one of the two is shown."""
        self.set_class(asking, "asking")
        (self.query_one(OptionList) if asking else self.part("board")).focus()

    # --- what is open

    def lit(self) -> set[int]:
        """The things that something can be done with."""
        if self.past is not None or self.sitting.eyes != self.sitting.match.turn:
            return set()
        open_now = {choice.thing for choice in self.wanted()}
        return {i for i in self.shown_things() if open_now.intersection(self.sheet.things[i].wants)}

    def steps(self) -> dict[int, str]:
        """Of a plan that waits, which steps lead to which thing."""
        found: dict[int, str] = {}
        plan = self.sure.plan if self.sure else ()
        for n, a in enumerate(plan if len(plan) > 1 else (), 1):
            number = next((i for i, thing in enumerate(self.sheet.things) if a in thing.wants), None)
            if number is not None:
                found[number] = found[number] + f",{n}" if number in found else str(n)
        return found

    # --- drawing

    def show(self) -> None:
        looks = Looks(self.lit(), self.here, self.steps(), self.chosen_things())
        rows, prompt = letters(self.sheet, looks), self.prompt()
        self.set_class(self.lengthy, "lengthy")
        self.put("board", under(rows[: self.sheet.fold]))
        self.put("rest", under(rows[self.sheet.fold :]))
        self.put("head", self.head())
        self.put("players", under(self.players()))
        self.put("prompt", prompt)
        self.part("prompt").display = bool(prompt.plain)
        self.put("here", self.reading())
        self.put("beside", self.beside())
        self.put("log", Text("\n".join(self.tail(self.size.width - (0 if self.small else WIDTH) - 2)), style=FAINT))
        self.list_choices()
        self.set_class(not self.listed, "waiting")
        if self.listed and self.focused is None:  # a small window hides the choices of who waits, and so the cursor
            self.face(self.has_class("asking"))
        self.call_after_refresh(self.relist)

    def put(self, name: str, words: Text) -> None:
        """What stands in a part, unless it stands there already: most of the time it does."""
        if self.written.get(name) != (it := (words, words.style)):
            self.written[name] = it
            self.part(name).update(words)

    def chosen_things(self) -> set[int]:
        return {i for i, thing in enumerate(self.sheet.things) if set(self.picked).intersection(thing.wants)}

    def list_choices(self) -> None:
        """Few choices are all listed; of many, those of the thing under the cursor and those that have none."""
        it, options = self.sitting, self.query_one(OptionList)
        if self.past is not None or it.eyes != it.match.turn:
            self.listed = []
        else:
            self.listed = self.some_choices()
        rows = [self.row(n, choice) for n, choice in enumerate(self.listed, 1)]
        hidden = len(it.choices()) - len(self.listed) if self.listed or it.eyes == it.match.turn >= 0 else 0
        if hidden > 0 and self.past is None:
            rows.append(Option(Text(it.words["all"].format(n=len(it.choices())), style="dim"), id="all"))
        before = options.highlighted
        options.clear_options()
        options.add_options(rows)
        options.highlighted = min(before, len(rows) - 1) if before is not None and rows else (0 if rows else None)

    def relist(self) -> None:
        """If not all of few choices have room, only those are listed that the board does not show."""
        options = self.query_one(OptionList)
        if self.is_attached and options.size.height and options.virtual_size.height > options.size.height:
            if not (self.crowded or self.every or self.small):
                self.crowded = True
                self.list_choices()

    # --- what a hand does: see table_hand.py

    def walk(self, way: str) -> None: ...

    def click(self, x: int, y: int) -> None: ...

    def touch(self) -> None: ...

    def end(self) -> None: ...

    def pass_on(self) -> None: ...


def under(lines: list[Text]) -> Text:
    """Lines under each other."""
    return Text("\n").join(lines)
