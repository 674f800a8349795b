"""What is said at the table: whose turn it is, what the players have, what is asked, what happened, what to choose."""

from textwrap import wrap

from rich.text import Text
from textual.screen import Screen
from textual.widgets.option_list import Option

from majlis.core.frame import told
from majlis.core.letters import SEATS, WIDTH, Line, Sheet, Thing
from majlis.core.record import NONE
from majlis.table.table import Table
from majlis.tui import paint
from majlis.tui.board import written
from majlis.tui.house import House
from majlis.tui.sitting import Choice, Sitting

LEAST = 80, 24  # letters and lines that a table needs
WIDE, HIGH = 100, 32  # letters: from so many on, board and question stand side by side
FEW = 9  # so many choices are all listed
FAINT = "#8d86ad"
LONG = 11  # lines of a guide, beside which everything else has room
TAIL = 5  # lines of the log that are shown
NOTHING: Sheet = Sheet((), (), (), 0)


class TableWords(Screen[Table]):
    """One table and what is said there; who leaves may go to another one."""

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
        self.was_tiny = False  # was the window too small for the board?
        self.brought = False  # did the choices come up by themselves?
        self.said: list[str] = []
        self.seen: tuple[int, int] = (-1, -2)  # the moment that was shown last, and to whom
        self.waited = False  # was it somebody else's turn then?
        self.told_end = False
        self.written: dict[str, tuple[Text, object]] = {}  # what stands in each part

    @property
    def small(self) -> bool:
        return self.size.width < WIDE or self.size.height < HIGH

    @property
    def tiny(self) -> bool:
        """Is the window too small for the board?"""
        return self.size.width < LEAST[0] or self.size.height < LEAST[1]

    @property
    def lengthy(self) -> bool:
        """Does a guide say so much that it needs the room of everything else, until a key brings an answer?"""
        wide = max(16, self.size.width - WIDTH - 2)
        rows = sum(len(wrap(line, wide)) for line in self.sitting.taught())
        return rows > LONG and not self.small and not self.said

    def shown_things(self) -> list[int]:
        """The things that are on the screen."""
        low = self.sheet.fold if self.small else 10**6
        return [i for i, thing in enumerate(self.sheet.things) if thing.y < low]

    def thing(self) -> Thing | None:
        return self.sheet.things[self.here] if self.here < len(self.sheet.things) else None

    def wanted(self) -> list[Choice]:
        """The choices, or those that lead to the goal that is looked for."""
        choices, goals = self.sitting.choices(), self.sitting.frame.goals
        if self.goal == NONE or self.goal >= len(goals):
            return choices
        return [choice for choice in choices if choice.plan[0] in goals[self.goal][2] and len(choice.plan) == 1]

    def head(self) -> Text:
        it = self.sitting
        if self.tiny:
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
        now = self.past is None or self.past == it.match.at
        turn = it.match.turn if now else it.match.mover(self.past or 0)
        most = 1 if self.small else 2 if len(self.sheet.players) > 2 else 3
        for seat, own in enumerate(self.sheet.players):
            sign = "▶" if seat == turn else " "
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
        asked_above = self.small and not self.tiny  # the head of a tiny window says only that it is one
        text.append("" if asked_above or self.lengthy else self.question(), "bold #f2ead3")
        for line in it.taught():
            text.append(f"\n{line}", "italic")
        for line in self.ending():
            text.append(f"\n{line}", "#f4d35e")
        if basket and self.picked:
            left = basket.need - len(self.picked)
            text.append("\n" + it.words["basket"].format(what=it.named(self.picked), n=left))
        elif basket:
            text.append("\n" + it.words["basket_how"].format(n=basket.need))
        if self.goal != NONE:
            text.append("\n" + it.words["goal"].format(what=it.frame.goals[self.goal][1]), "#f4d35e")
        if self.sure:
            text.append("\n").append(self.asked())
        for line in self.said if self.small else ():  # where the choices are, nothing else would say it
            text.append(f"\n{line}", "#f4d35e")
        return text[1:] if text.plain.startswith("\n") else text

    def ending(self) -> list[str]:
        """Of a game that is over: who has won, with how many points, and what can be done now."""
        it = self.sitting
        if not it.match.over or self.past is not None:
            return []
        points = ", ".join(f"{name} {paint.figure(n)}" for name, n in zip(it.names, it.match.points(), strict=True))
        return [
            paint.winners(it.match, it.lang, it.eyes),
            it.words["over_points"].format(what=points),
            it.words["over"],
        ]

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
        if self.said:
            return Text("\n".join(self.said), style="#f4d35e")
        if self.small and (lines := self.sitting.taught()):
            return Text("\n".join(lines), style="italic")
        thing = self.thing()
        words = [*(self.ending() if self.small else []), thing.label if thing else ""]
        return Text("\n".join(words), style="#b9b0d0")

    def beside(self) -> Text:
        """Beside the board of a small window: the thing under the cursor, then what happened."""
        wide, high = self.size.width - WIDTH - 2, self.size.height - 3
        if self.tiny:
            return Text("")
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

    def some_choices(self) -> list[Choice]:
        choices, thing = self.wanted(), self.thing()
        here = self.sitting.touching(thing.wants) if thing and self.here in self.shown_things() else []
        asking = self.small and self.has_class("asking")
        if self.every or asking or (len(choices) <= FEW and not self.crowded):
            return here + [choice for choice in choices if choice not in here]
        on_board = {a for i in self.shown_things() for a in self.sheet.things[i].wants}
        return here + [choice for choice in choices if choice.thing not in on_board and choice not in here]

    def row(self, n: int, choice: Choice) -> Option:
        text = Text()
        text.append(f"{n if n < 10 else ' '} ", "bold #c9a227")
        text.append("☞ " if choice.plan == (self.sitting.lesson()["do"],) else "", "bold #f4d35e")
        text.append(f"{choice.gain} " if choice.gain else "", "bold #f4d35e")
        text.append(choice.words)
        text.append(" ⚑" if choice.final else "", "#ff9e7a")
        return Option(text)
