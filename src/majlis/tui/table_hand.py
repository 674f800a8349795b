"""What a hand does at the table: walk, touch, take, put together, and do what was decided."""

from collections.abc import Awaitable, Callable

from rich.text import Text
from textual.widgets import OptionList

from majlis.core.letters import Thing
from majlis.core.record import NONE
from majlis.core.refusal import Refusal
from majlis.table.faults import note
from majlis.tui import paint
from majlis.tui.board import at, toward
from majlis.tui.panels import Book, Picking, Reading, numbered
from majlis.tui.sitting import Choice
from majlis.tui.table_view import TableView


class TableHand(TableView):
    """A table that can be touched."""

    def walk(self, way: str) -> None:
        self.said = []
        self.sure = self.sure if self.picked else None
        if self.sheet.things:
            self.here = toward(self.sheet.things, self.here, way, self.shown_things())
        self.show()

    def click(self, x: int, y: int) -> None:
        number = at(self.sheet.things, x, y)
        if number is not None:
            self.here, self.said = number, []
            self.touch()

    def touch(self) -> None:
        """A thing means what can be done with it: the one action, a choice of several, or why there is none."""
        thing, it = self.thing(), self.sitting
        if self.sure and (not self.picked or thing is None or set(self.picked).intersection(thing.wants)):
            self.go(self.sure.plan)
        elif thing is None:
            return
        elif it.match.over or self.past is not None:
            self.read()
        elif it.eyes != it.match.turn:  # nothing comes over the table that would hide the next question
            self.said = [it.frame.prompt]
            self.show()
        else:
            found = it.touching(thing.wants)
            if len(found) == 1:
                self.take(found[0])
            elif found:
                self.choose(found, thing.label)
            else:
                self.read()

    def choose(self, found: list[Choice], title: str) -> None:
        rows = [Text(numbered(n, self.worded(choice))) for n, choice in enumerate(found, 1)]

        def chosen(i: int | None) -> None:
            if i is not None:
                self.take(found[i])

        self.app.push_screen(Picking(title, rows, self.sitting.words["menu_how"]), chosen)

    def worded(self, choice: Choice) -> str:
        """What it brings and what it is; a hand points at what a guide wants."""
        wanted = choice.plan == (self.sitting.lesson()["do"],)
        return f"{'☞ ' * wanted}{choice.gain} {choice.words}".strip()

    def take(self, choice: Choice) -> None:
        """Do it; first show what is for good or leads far, or put it into the basket."""
        basket = self.sitting.frame.plans.basket
        if basket and len(choice.plan) == 1 and choice.plan[0] in basket.most:
            self.gather(choice.plan[0])
        elif (choice.final or choice.asks) and choice != self.sure and self.house.settings.on("ask_first"):
            self.sure = choice
            self.said = []
            self.show()
        else:
            self.go(choice.plan)

    def gather(self, a: int) -> None:
        """Put one more into the basket; where there is no more of it, take it out again."""
        basket = self.sitting.frame.plans.basket
        assert basket
        self.picked, self.sure = self.sitting.gathered(self.picked, a), None
        if len(self.picked) == basket.need:
            plan = tuple(sorted(self.picked))
            self.sure = Choice(self.sitting.named(plan), plan, a, self.sitting.match.reveals(*plan), True)
        self.show()

    def pass_on(self) -> None:
        """End the turn, if somebody wants that when only extras are left: never after a step was taken back, nor
        unasked what is for good."""
        it, passes, settings = self.sitting, self.sitting.frame.passes, self.house.settings
        final = passes in it.frame.offers and it.match.reveals(passes) and settings.on("ask_first")
        if settings.on("end_turn") and it.table.news and passes in it.frame.offers and not final:
            self.go((passes,))

    def go(self, plan: tuple[int, ...]) -> None:
        self.sure = None
        self.run_worker(self.tried(lambda: self.play(plan)))

    async def play(self, plan: tuple[int, ...]) -> None:
        answer = await self.sitting.play(plan)
        self.said = [answer.reason] if answer.reason else []
        self.renew()

    async def tried(self, act: Callable[[], Awaitable[None]]) -> None:
        """Do something; a refusal is said, a fault is noted, and nothing is lost."""
        try:
            await act()
        except Refusal as refused:
            self.said = [str(refused)]
            self.show()
        except Exception as error:
            self.said = [self.sitting.words["fault"].format(number=note(error, "the terminal"))]
            self.show()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option.id == "all":
            self.action_every()
        elif event.option_index < len(self.listed):
            choice, listed = self.listed[event.option_index], [choice.plan for choice in self.listed]
            full = self.sure and choice.plan[0] in self.picked
            if self.sure and (
                full or self.sure.plan == choice.plan or (self.sure.plan not in listed and not self.picked)
            ):
                self.go(self.sure.plan)
            else:
                self.take(choice)

    def read(self) -> None:
        """The thing under the cursor in large: what it is, what can be done with it, or why nothing can."""
        thing, it = self.thing(), self.sitting
        if thing is None:
            return
        found = it.touching(thing.wants) if it.eyes == it.match.turn and self.past is None else []
        parts = [Text(thing.label, style="bold"), Text("")]
        parts += [Text(f"{choice.gain} {choice.words}".strip()) for choice in found]
        if not found and thing.wants and it.eyes >= 0 and self.past is None:
            a = next((a for a in thing.wants if a < it.match.game.actions), NONE)
            parts += [Text(it.why(a), style="#ff9e7a")] if a != NONE else []
            parts += [Text(it.words["asked_now"].format(what=it.frame.prompt))] if it.eyes == it.match.turn else []
        rule = self.paragraph(thing)
        self.app.push_screen(
            Reading(it.words["title_words"], *parts, foot=it.words["rule_key"], keys="r"),
            lambda key: self.open_rules(rule) if key else None,
        )

    def paragraph(self, thing: Thing) -> str:
        """Where the rules tell of a thing; else where what is asked is ruled."""
        seen, known = self.sitting.frame, self.sitting.match.game.paragraphs
        drawn = (it.sprite for it in seen.scene.pieces if set(it.wants).intersection(thing.wants))
        return next((known[sprite] for sprite in drawn if sprite in known), seen.rule)

    def open_rules(self, rule: str) -> None:
        it = self.sitting
        text = it.match.game.rulebook_in(it.lang) or it.match.game.rulebook
        self.app.push_screen(Book(it.words["title_rules"], paint.book(text), it.words["any_key"], rule))

    def action_every(self) -> None: ...
