"""The table on the screen: the board at the left, players, choices and the last lines of the log at the right."""

from textwrap import wrap

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from majlis.core.frame import told
from majlis.core.letters import SEATS, WIDTH, Line, Sheet, Thing
from majlis.core.record import NONE
from majlis.table.table import Table
from majlis.tui import paint
from majlis.tui.board import Looks, written
from majlis.tui.board import paint as letters
from majlis.tui.house import House
from majlis.tui.panels import Curtain
from majlis.tui.sitting import Choice, Sitting

LEAST = 80, 24  # letters and lines that a table needs
WIDE, HIGH = 100, 32  # letters: from so many on, board and question stand side by side
FEW = 9  # so many choices are all listed
FAINT = "#8d86ad"
TAIL = 5  # lines of the log that are shown
NOTHING: Sheet = Sheet((), (), (), 0)


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


class TableView(Screen[Table]):
    """What is shown of one table; who leaves may go to another one."""

    def __init__(self, sitting: Sitting, house: House) -> None:
        super().__init__()
        self.sitting, self.house = sitting, house
        self.sheet: Sheet = NOTHING
        self.here = 0
        self.listed: list[Choice] = []
        self.sure: Choice | None = None  # waits for a second Enter
        self.picked: list[int] = []  # what lies in the basket
        self.goal = NONE  # which of the goals is looked for
        self.past: int | None = None  # the moment that is looked back at
        self.every = False  # are all choices listed?
        self.crowded = False  # is there no room for all of them?
        self.said: list[str] = []
        self.seen: tuple[int, int] = (-1, -2)  # the moment that was shown last, and to whom
        self.told_end = False
        self.written: dict[str, tuple[Text, object]] = {}  # what stands in each part

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
                yield OptionList(id="choices")
                yield Static(id="here", markup=False)
                yield Static(id="log", markup=False)
        yield Footer()

    def on_mount(self) -> None:
        self.sitting.table.audience.add(self.changed)
        self.part("board").focus()
        self.on_resize()
        self.call_after_refresh(self.renew)

    def on_unmount(self) -> None:
        self.sitting.table.audience.discard(self.changed)

    def changed(self) -> None:
        self.call_later(self.renew)

    def part(self, name: str) -> Static:
        return self.query_one(f"#{name}", Static)

    @property
    def small(self) -> bool:
        return self.size.width < WIDE or self.size.height < HIGH

    def on_resize(self) -> None:
        self.set_class(self.small, "small")
        self.crowded = False
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
            self.seen = moment
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
        """The cursor stays where something can be done, else it goes to the first such thing."""
        lit = self.lit()
        self.here = min(self.here, max(0, len(self.sheet.things) - 1))
        do = self.sitting.lesson()["do"]
        taught = [i for i in lit if do in self.sheet.things[i].wants]
        if lit and (taught or self.here not in lit):
            self.here = min(taught or lit)
        if self.small and not lit and self.sitting.choices():
            self.face(True)  # nothing of what is asked lies on the board

    def face(self, asking: bool) -> None:
        """To the choices, or to the board; in a small window one of the two is shown."""
        self.set_class(asking, "asking")
        (self.query_one(OptionList) if asking else self.part("board")).focus()

    # --- what is open

    def shown_things(self) -> list[int]:
        """The things that are on the screen."""
        low = self.sheet.fold if self.small else 10**6
        return [i for i, thing in enumerate(self.sheet.things) if thing.y < low]

    def lit(self) -> set[int]:
        """The things that something can be done with."""
        if self.past is not None or self.sitting.eyes != self.sitting.match.turn:
            return set()
        open_now = {choice.thing for choice in self.wanted()}
        return {i for i in self.shown_things() if open_now.intersection(self.sheet.things[i].wants)}

    def wanted(self) -> list[Choice]:
        """The choices, or those that lead to the goal that is looked for."""
        choices, goals = self.sitting.choices(), self.sitting.frame.goals
        if self.goal == NONE or self.goal >= len(goals):
            return choices
        return [choice for choice in choices if choice.plan[0] in goals[self.goal][2] and len(choice.plan) == 1]

    def thing(self) -> Thing | None:
        return self.sheet.things[self.here] if self.here < len(self.sheet.things) else None

    def steps(self) -> dict[int, str]:
        """Of a plan that waits, which steps lead to which thing."""
        found: dict[int, str] = {}
        for n, a in enumerate(self.sure.plan if self.sure else (), 1):
            number = next((i for i, thing in enumerate(self.sheet.things) if a in thing.wants), None)
            if number is not None:
                found[number] = found[number] + f",{n}" if number in found else str(n)
        return found

    # --- drawing

    def show(self) -> None:
        looks = Looks(self.lit(), self.here, self.steps(), self.chosen_things())
        rows, prompt = letters(self.sheet, looks), self.prompt()
        self.put("board", under(rows[: self.sheet.fold]))
        self.put("rest", under(rows[self.sheet.fold :]))
        self.put("head", self.head())
        self.put("players", under(self.players()))
        self.put("prompt", prompt)
        self.part("prompt").display = bool(prompt.plain)
        self.put("here", self.reading())
        self.put("beside", self.beside())
        self.put("log", Text("\n".join(self.tail(self.size.width - WIDTH - 2)), style=FAINT))
        self.list_choices()
        self.set_class(not self.listed, "waiting")
        self.call_after_refresh(self.relist)

    def put(self, name: str, words: Text) -> None:
        """What stands in a part, unless it stands there already: most of the time it does."""
        if self.written.get(name) != (it := (words, words.style)):
            self.written[name] = it
            self.part(name).update(words)

    def chosen_things(self) -> set[int]:
        return {i for i, thing in enumerate(self.sheet.things) if set(self.picked).intersection(thing.wants)}

    def head(self) -> Text:
        it = self.sitting
        if self.size.width < LEAST[0] or self.size.height < LEAST[1]:
            return Text(it.words["small"], style="bold #ff9e7a")
        title = Text(f"{it.match.game.about[it.lang].title}  ", style="bold #c9a227")
        if self.past is not None:
            words = it.words["moment"].format(at=self.past, all=it.match.at)
            return Text(words + (it.words["moment_on"] if it.table.open else ""), style="bold #c9a227")
        if self.small:
            return title + Text(it.frame.prompt)
        if it.match.over:
            return title
        yours = it.match.turn == it.eyes
        return title + Text(it.words["yours"] if yours else it.words["acts"].format(who=it.names[it.match.turn]))

    def players(self) -> list[Text]:
        """A line with the name, then as much as there is room for; one's own in full."""
        it, lines = self.sitting, []
        most = 1 if self.small else 2 if len(self.sheet.players) > 2 else 3
        for seat, own in enumerate(self.sheet.players):
            sign = "▶" if seat == it.match.turn else " "
            head: Line = ((f"{sign}{SEATS[seat]} {it.names[seat]}  ", f"seat-{seat}"),)
            rows = list(own[: most if seat != it.eyes else 2 if self.small else 5])
            wide = sum(len(words) for words, _ in head + (rows[0] if rows else ()))
            lines += [
                written(head + (rows.pop(0) if rows and wide < self.size.width - (0 if self.small else WIDTH) else ()))
            ]
            lines += [Text(" ") + written(row) for row in rows]
        return lines

    def prompt(self) -> Text:
        it = self.sitting
        basket = it.frame.plans.basket
        text = Text()
        text.append("" if self.small else self.question(), "bold #f2ead3")
        for line in it.taught():
            text.append(f"\n{line}", "italic")
        if basket and self.picked:
            left = basket.need - len(self.picked)
            text.append("\n" + it.words["basket"].format(what=it.named(self.picked), n=left))
        elif basket:
            text.append("\n" + it.words["basket_how"].format(n=basket.need))
        if self.goal != NONE:
            text.append("\n" + it.words["goal"].format(what=it.frame.goals[self.goal][1]), "#f4d35e")
        if self.sure:
            text.append("\n").append(self.asked())
        return text[1:] if text.plain.startswith("\n") else text

    def question(self) -> str:
        """What is asked, or was at the moment that is looked back at."""
        it = self.sitting
        if self.past is None:
            return it.frame.prompt
        return it.match.game.prompt(it.match.view(it.eyes, self.past), it.eyes, it.lang, it.names)

    def asked(self) -> Text:
        """What would be done, whether it is for good, and how to do it or leave it."""
        assert self.sure
        words = self.sitting.words
        text = Text(f"{self.sure.words} ", style="#f4d35e")
        text.append(words["final"] + " " if self.sure.final else "", "bold #ff9e7a")
        return text.append(words["sure"], "bold #f4d35e")

    def reading(self) -> Text:
        """What was said last; else the thing under the cursor."""
        if self.sure and self.small:
            return self.asked()
        if self.small and (lines := self.sitting.taught()):
            return Text("\n".join(lines), style="italic")
        if self.said:
            return Text("\n".join(self.said), style="#f4d35e")
        thing = self.thing()
        return Text(thing.label if thing else "", style="#b9b0d0")

    def beside(self) -> Text:
        """Beside the board of a small window: the thing under the cursor, then what happened."""
        wide, high = self.size.width - WIDTH - 2, self.size.height - 3
        words = self.reading()
        rows = [row for line in words.plain.splitlines() for row in wrap(line, wide)]
        if len(rows) > high:
            more = wrap(self.sitting.words["more"], wide)
            return Text("\n".join([*rows[: high - len(more)], *more]), style=words.style)
        news = self.tail(wide, high - len(rows) - 1)
        return Text.assemble((f"{words.plain}\n", words.style), ("─" * wide + "\n", FAINT), ("\n".join(news), FAINT))

    def tail(self, wide: int, most: int = TAIL) -> list[str]:
        """The last lines of the log, or what a past moment brought."""
        it = self.sitting
        if self.past is not None:
            lines = told(it.match, it.eyes, self.past - 1, it.lang) if self.past else []
            return [row for line in lines for row in wrap(line, max(wide, 16))][: max(most, 0)]
        news = it.since() or [(line, False) for lines in it.lines()[-TAIL:] for line in lines]
        rows = [row for line, yours in news for row in wrap(f"{'✦' if yours else '·'} {line}", max(wide, 16))]
        shown = rows[-most:] if most > 0 else []
        first = next((i for i, row in enumerate(shown) if row[0] in "·✦"), 0)
        return shown[first:]  # none begins in the middle

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

    def some_choices(self) -> list[Choice]:
        choices, thing = self.wanted(), self.thing()
        here = self.sitting.touching(thing.wants) if thing and self.here in self.shown_things() else []
        asking = self.small and self.has_class("asking")
        if self.every or asking or (len(choices) <= FEW and not self.crowded):
            return here + [choice for choice in choices if choice not in here]
        on_board = {a for i in self.shown_things() for a in self.sheet.things[i].wants}
        return here + [choice for choice in choices if choice.thing not in on_board and choice not in here]

    def relist(self) -> None:
        """If not all of few choices have room, only those are listed that the board does not show."""
        options = self.query_one(OptionList)
        if self.is_attached and options.size.height and options.virtual_size.height > options.size.height:
            if not (self.crowded or self.every or self.small):
                self.crowded = True
                self.list_choices()

    def row(self, n: int, choice: Choice) -> Option:
        text = Text()
        text.append(f"{n if n < 10 else ' '} ", "bold #c9a227")
        text.append("☞ " if choice.plan == (self.sitting.lesson()["do"],) else "", "bold #f4d35e")
        text.append(f"{choice.gain} " if choice.gain else "", "bold #f4d35e")
        text.append(choice.words)
        text.append(" ⚑" if choice.final else "", "#ff9e7a")
        return Option(text)

    # --- what a hand does: see table_hand.py

    def walk(self, way: str) -> None: ...

    def click(self, x: int, y: int) -> None: ...

    def touch(self) -> None: ...

    def end(self) -> None: ...

    def pass_on(self) -> None: ...


def under(lines: list[Text]) -> Text:
    """Lines under each other."""
    return Text("\n").join(lines)
