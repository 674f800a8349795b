"""A match that is over: its score, the coach's look back, its moments, another one; and what somebody has set."""

import asyncio
from functools import partial

from rich.console import Group, RenderableType
from rich.text import Text

from majlis.bots.coach.analysis import Analysis, Point
from majlis.core.refusal import Refusal
from majlis.table.casting import practising, renamed
from majlis.table.studies import Busy
from majlis.tui import paint
from majlis.tui.curve import GUTTER, curve, legend
from majlis.tui.files import save
from majlis.tui.house import Shelf
from majlis.tui.panels import Picking, Reading, Study, numbered
from majlis.tui.settings import CHOICES
from majlis.tui.story import WORDS as STORY
from majlis.tui.story import summed, turning
from majlis.tui.table_hand import TableHand

GLANCE = 0.3  # seconds between two looks at how far the coach is


class TableEnd(TableHand):
    """A table that can be looked back at."""

    def end(self) -> None:
        """The score sheet, who has won, where it is kept, and what can be done now."""
        it = self.sitting
        parts: list[RenderableType] = [
            paint.score(it.match, it.lang, it.eyes),
            Text(paint.winners(it.match, it.lang, it.eyes), style="bold #f4d35e"),
        ]
        if it.match.header.seats == 1 and it.match.result()[0] > 0:
            parts.append(Text(paint.tasks(it.match, it.lang)))
        path = self.house.folder / "matches" / f"{it.match.game.name}-{it.table.name}.match"
        parts.append(Text(save(it.match, str(path), it.words), style="dim"))
        keys = {"h": self.look_back, "n": self.action_again}
        self.app.push_screen(
            Reading(it.words["title_score"], *parts, foot=it.words["after"], keys=keys),
            lambda key: keys[key]() if key else None,
        )

    def action_again(self) -> None:
        """Another game with the same people and guests."""

        async def again() -> None:
            self.leave(await self.house.rematch(self.sitting.table, await self.house.owner(), self.sitting.lang))

        if self.sitting.match.over:
            self.run_worker(self.tried(again))

    # --- moments

    def action_moment(self, by: int) -> None:
        """Back and forth in time, as this seat saw it."""
        it = self.sitting
        self.look_at((it.match.at if self.past is None else self.past) + by)

    def look_at(self, at: int) -> None:
        self.past = min(self.sitting.match.at, max(0, at))
        self.sheet, self.sure, self.said = self.drawn(self.past), None, []
        self.show()

    def action_play_on(self) -> None:
        """A practice match from the moment that is looked at: what is hidden or still to come is dealt anew."""

        async def play_on() -> None:
            it, house, at = self.sitting, self.house, self.past
            if not it.table.open:
                raise Refusal(it.words["go_on_sealed" if it.match.over else "go_on_running"])
            if at is None or at >= it.match.at:
                raise Refusal(it.words["go_on_where"].format(n=it.match.at - 1))
            seat = it.match.mover(at)
            players = practising(it.table.players, seat)
            self.leave(await house.go_on(await house.owner(), it.table, at, seat, players, renamed(it.table, players)))

        self.run_worker(self.tried(play_on))

    # --- the coach looks back

    def look_back(self) -> None:
        self.run_worker(self.tried(self.study), exclusive=True, group="hint")

    async def study(self) -> None:
        """Have every turn looked at, and tell how far that is; one may look around meanwhile."""
        it, studies = self.sitting, self.house.studies
        if isinstance(it.table.store, Shelf):
            raise Refusal(it.words["analyse_how"].format(path=it.table.store.path))
        found = await studies.find(it.table)
        if found is None:
            try:
                studies.begin(it.table)
            except Busy:
                raise Refusal(it.words["coach_busy"]) from None
            while (study := studies.progress(it.table.name)) and study.running:
                far = it.words["analysis_progress"].format(done=study.done, of=study.total or "…")
                self.said = [f"{it.words['analysing']}: {far}"]
                self.show()
                await asyncio.sleep(GLANCE)
            found = await studies.find(it.table)
        self.said = [] if found else [it.words["analysis_failed"]]
        self.show()
        if found:
            self.tell(found)

    def tell(self, found: Analysis) -> None:
        """The curve, what luck and turns brought, and the turning points, each of which can be looked at."""
        it, words = self.sitting, STORY[self.sitting.lang]
        wide = (76 if self.small else 92) - 4 - GUTTER
        names = it.match.called(it.lang)
        lead: list[Text] = [Text.assemble((f"{it.words['curve_title']}   ", "bold"), legend(names))]
        lead += curve(found, wide, 5 if self.small else 9)
        for sums in found.sums:
            lead += map(Text, summed(sums, names[sums.seat], words)[: 1 if self.small else 2])
        lead.append(Text(it.words["turns_title" if found.points else "no_turns"], style="bold"))
        rows = [self.turned(n, point, found) for n, point in enumerate(found.points, 1)]

        def chosen(i: int | None) -> None:
            if i is not None:
                turn, point = found.turns[found.points[i].turn], found.points[i]
                self.look_at(turn.end if point.kind == "luck" else turn.at)

        title = it.words["analysis_of"].format(title=it.match.game.about[it.lang].title)
        self.app.push_screen(Study(title, rows, it.words["look_back"], Group(*lead)), chosen)

    def turned(self, n: int, point: Point, found: Analysis) -> Text:
        """A turning point with its number on the curve."""
        it, (head, body) = self.sitting, turning(point, found, self.sitting.match, self.sitting.lang)
        turn = it.words["turn_number"].format(n=point.turn + 1)
        return Text.assemble((f"{n}  ", "bold #c9a227"), (f"{turn} · {head}\n", "bold"), body)

    # --- what is set

    def action_settings(self) -> None:
        self.offer_settings(0)

    def offer_settings(self, at: int) -> None:
        """Enter or a number changes one of them; Esc has them all."""
        it, settings = self.sitting, self.house.settings

        def chosen(i: int | None) -> None:
            if i is not None:
                settings.turn(list(CHOICES)[i])
                settings.sit(it.table)
                self.app.call_later(partial(self.offer_settings, i))

        rows = [Text(numbered(n, words)) for n, words in enumerate(settings.lines(it.lang), 1)]
        self.app.push_screen(Picking(it.words["settings"], rows, it.words["settings_note"], at=at), chosen)
