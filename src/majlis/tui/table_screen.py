"""The keys of the table."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from textual.binding import Binding
from textual.widgets import OptionList

from majlis.core.letters import SEATS
from majlis.core.record import NONE
from majlis.tui import paint
from majlis.tui.board import written
from majlis.tui.files import save
from majlis.tui.house import House
from majlis.tui.panels import Picking, Reading, Typing, indented, numbered
from majlis.tui.settings import CHOICES
from majlis.tui.sitting import Choice, Sitting
from majlis.tui.table_end import TableEnd
from majlis.tui.words import WORDS


class TableScreen(TableEnd):
    """One table, until somebody leaves."""

    def action_switch(self) -> None:
        """To the choices, and back; in a small window one of the two is shown."""
        shown = self.has_class("asking")  # what is hidden can have no cursor, so a small window goes by what it shows
        self.face(not shown if self.small else self.part("board").has_focus)
        self.show()

    def action_pick(self, n: int) -> None:
        if n <= len(self.listed):
            self.query_one(OptionList).highlighted = n - 1
            choice = self.listed[n - 1]
            full = self.sure and choice.plan[0] in self.picked
            self.go(self.sure.plan) if self.sure and (full or choice == self.sure) else self.take(choice)

    def action_back(self) -> None:
        """Leave what was chosen, looked for or looked back at."""
        if self.past is not None:
            self.past, self.sheet = None, self.drawn()
        elif self.sure or self.picked:
            self.sure, self.picked = None, []
        else:
            self.goal, self.every = NONE, False
        self.said = []
        self.show()

    def action_undo(self, whole: bool = False) -> None:
        async def undo() -> None:
            before = self.sitting.match.actions[-1:]
            answer = await self.sitting.undo(whole)
            words = self.sitting.words
            said = (
                words["undone_all"]
                if whole
                else words["undone"].format(what=self.sitting.step(before[0]))
                if before
                else ""
            )
            self.renew()
            self.said = [said if answer.done else answer.reason]
            self.show()

        self.run_worker(self.tried(undo))

    def action_hint(self) -> None:
        """Advice; of a match that is over, what the coach says of it."""

        async def hint() -> None:
            it, first = self.sitting, CHOICES["hint_first"].index(self.house.settings["hint_first"])
            self.said = [it.words["thinking"]]
            self.show()
            self.said = await it.hint(self.house.workers, first=first)
            self.show()
            if it.advice.asked > 2 and it.advised():
                self.advise()

        if self.sitting.match.over:
            self.look_back()
        else:
            self.run_worker(self.tried(hint), exclusive=True, group="hint")

    def advise(self) -> None:
        """The coach's turns as a list: one that is taken is shown first."""
        it, self.said = self.sitting, []
        self.show()
        rows = it.advised()
        lines = [
            Text.assemble(
                (numbered(n, f"{row.title}  {row.gain}".strip()), "bold"),
                f"\n{indented(' → '.join(row.path))}\n",
                (indented(f"{row.reason} {row.standing}"), "dim"),
            )
            for n, row in enumerate(rows, 1)
        ]

        def chosen(i: int | None) -> None:
            if i is not None:
                tip = rows[i].tip
                self.sure = Choice(rows[i].title, tip.actions, it.look(tip), tip.final, True)
                self.show()

        self.app.push_screen(Picking(it.words["title_hint"], lines, it.words["menu_how"], it.words["hint"]), chosen)

    def action_goals(self) -> None:
        goals = self.sitting.frame.goals
        self.said = [] if goals else [self.sitting.words["no_goals"]]
        self.goal = NONE if self.goal + 1 >= len(goals) else self.goal + 1
        self.show()

    def action_every(self) -> None:
        self.every = not self.every
        self.show()
        if self.every and self.part("board").has_focus:
            self.action_switch()

    def action_read(self) -> None:
        self.read()

    def action_players(self) -> None:
        """All that lies before the players, in words."""
        it, parts = self.sitting, []
        for seat, rows in enumerate(self.sheet.players):
            parts += [Text(f"{SEATS[seat]} {it.names[seat]}", style="bold"), *map(written, rows)]
            parts += [Text(words, style="#b9b0d0") for words in paint.belongings(it.frame.scene, seat)] + [Text("")]
        grid = paint.running(it.frame.tally, it.names, it.lang)
        self.app.push_screen(Reading(it.words["title_players"], *parts, grid, foot=it.words["any_key"]))

    def action_log(self) -> None:
        it = self.sitting
        lines = [Text(f"{n:>4}  {line}") for n, many in enumerate(it.lines(), 1) for line in many]
        shown = lines or [Text(it.words["no_log"])]
        self.app.push_screen(Reading(it.words["title_log"], *shown, foot=it.words["any_key"], end=True))

    def action_rules(self) -> None:
        self.open_rules(self.sitting.frame.rule)

    def action_help(self) -> None:
        it = self.sitting
        legend = [f"{name}: {meaning}" for name, meaning in it.match.game.legend.get(it.lang, {}).values()]
        keys = Table.grid(padding=(0, 2))
        for line in it.words["keys"].splitlines():
            key, does = line.split("  ", 1)
            keys.add_row(Text(key, style="bold #c9a227", no_wrap=True), does)
        parts: list[RenderableType] = [keys, Text(""), *[Text(line, style="dim") for line in legend]]
        self.app.push_screen(Reading(it.words["title_help"], *parts, foot=it.words["any_key"]))

    def action_words(self) -> None:
        def typed(text: str | None) -> None:
            if text and text.strip():
                self.run_worker(self.tried(lambda: self.spoken(text.strip())))

        self.app.push_screen(Typing(self.sitting.words["ask"]), typed)

    async def spoken(self, text: str) -> None:
        """A choice in words, or 'save FILE'."""
        word, _, rest = text.partition(" ")
        if word.lower() in ("s", "save"):
            self.said = [save(self.sitting.match, rest.strip(), self.sitting.words)]
            self.show()
        else:
            self.take(self.sitting.read(text))

    def action_quit(self) -> None:
        self.leave()


def keys(lang: str) -> list[Binding]:
    """The keys of the table, in the words of a language."""
    words = WORDS[lang]
    shown = [
        ("tab", "switch", "key_switch"),
        ("u", "undo", "key_undo"),
        ("h", "hint", "key_hint"),
        ("i", "read", "key_read"),
    ]
    shown += [("l", "log", "key_log"), ("r", "rules", "key_rules"), ("g", "goals", "key_goals")]
    shown += [("question_mark", "help", "key_help"), ("q", "quit", "key_quit")]
    quiet = [("U", "undo(True)"), ("a", "every"), ("p", "players"), ("colon", "words"), ("escape", "back")]
    quiet += [("left_square_bracket", "moment(-1)"), ("right_square_bracket", "moment(1)")]
    quiet += [("left_curly_bracket", "moment(-10000)"), ("right_curly_bracket", "moment(10000)")]
    quiet += [("s", "settings"), ("n", "again"), ("o", "play_on")]
    quiet += [(str(n), f"pick({n})") for n in range(1, 10)]
    bound = [Binding(key, action, words[word], priority=key == "tab") for key, action, word in shown]
    return bound + [Binding(key, action, show=False) for key, action in quiet]


def table_screen(sitting: Sitting, house: House) -> TableScreen:
    """The screen with its keys in the language of who sits there."""
    kind = type("TableScreen", (TableScreen,), {"BINDINGS": keys(sitting.lang)})
    screen = kind(sitting, house)
    assert isinstance(screen, TableScreen)
    return screen
