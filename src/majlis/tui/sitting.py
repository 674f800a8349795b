"""One who sits at a table before a terminal: what is shown now, what can be chosen, what the coach says."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from majlis.bots.coach.advice import SECONDS, Tip
from majlis.bots.coach.plans import Budget
from majlis.bots.coach.tips import Reader, Said, nudge, said, touched
from majlis.core.frame import Frame, alike, frame, refusal
from majlis.core.game import ONLOOKER
from majlis.core.letters import Sheet
from majlis.core.match import Match
from majlis.core.record import NONE
from majlis.core.refusal import Refusal
from majlis.table.guiding import lesson
from majlis.table.show import log, since
from majlis.table.table import Answer, Table
from majlis.table.workers import Workers
from majlis.tui.story import advice
from majlis.tui.words import WORDS


class Choice(NamedTuple):
    """Something that can be chosen now: one action, or several as one."""

    words: str
    plan: tuple[int, ...]
    thing: int  # the number that touches what it is done with
    final: bool = False  # it cannot be taken back
    asks: bool = False  # it is shown before it is done
    gain: str = ""


@dataclass
class Advice:
    """What the coach thought of a moment, and how often it was asked."""

    moment: tuple[int, int] = (-1, ONLOOKER)
    tips: list[Tip] = field(default_factory=list)
    asked: int = 0


@dataclass
class Sitting:
    """A table, the language, and whose eyes look at the screen."""

    table: Table
    lang: str = "en"
    seat: int = ONLOOKER  # of several people, the one who was let look
    advice: Advice = field(default_factory=Advice)
    _drawn: dict[tuple[object, ...], object] = field(default_factory=dict)

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def mine(self) -> list[int]:
        return self.table.persons()

    @property
    def words(self) -> Mapping[str, str]:
        return WORDS[self.lang]

    @property
    def names(self) -> tuple[str, ...]:
        return self.match.called(self.lang, self.eyes)

    # --- whose eyes

    @property
    def shared(self) -> bool:
        """Are there several people before this screen, and nothing on it that only one of them may see?"""
        if len(self.mine) < 2 or self.match.over:
            return False
        key = ("alike", self.table.at)
        return bool(self._once(key, lambda: alike(self.match, self.mine)))

    @property
    def eyes(self) -> int:
        """With several people a seat sees only in its own turn, unless all may see what it sees."""
        turn, mine = self.match.turn, self.mine
        if len(mine) == 1:
            return mine[0]
        if self.shared:
            return turn if turn in mine else mine[0]
        return self.seat if self.seat in mine and (self.seat == turn or self.match.over) else ONLOOKER

    @property
    def curtain(self) -> int | None:
        """Who must be let look before anything is shown, if somebody must."""
        turn = self.match.turn
        return turn if turn in self.mine and self.eyes != turn else None

    def lift(self) -> None:
        """The one who is to act looks at the screen now."""
        self.seat = self.match.turn

    # --- what is shown

    def _once(self, key: tuple[object, ...], make: object) -> object:
        if key not in self._drawn:
            if len(self._drawn) > 8:
                self._drawn.clear()
            self._drawn[key] = make()  # type: ignore[operator]
        return self._drawn[key]

    @property
    def frame(self) -> Frame:
        key = ("frame", self.table.at, self.eyes, self.lang)
        found = self._once(key, lambda: frame(self.match, self.eyes, self.lang))
        assert isinstance(found, Frame)
        return found

    def sheet(self, at: int | None = None) -> Sheet | None:
        """The table in letters, now or after so many actions; None for a game that does not draw in letters."""
        game, eyes = self.match.game, self.eyes
        if game.terminal is None:
            return None
        view = self.match.view(eyes, at)
        acts = at is None and eyes == self.match.turn >= 0
        mask = game.open(view) if acts else np.zeros(game.actions, np.bool_)
        return game.terminal(view, eyes, mask, self.lang, self.names)

    def lines(self) -> list[list[str]]:
        """The log as this screen may tell it."""
        return log(self.table, self.eyes, self.lang, ONLOOKER if self.shared else None)

    def since(self) -> list[tuple[str, bool]]:
        """What happened since the one to act chose last, each with whether it was done to them."""
        if self.eyes != self.match.turn or self.match.over:
            return []
        return since(self.match, self.eyes, self.lang, self.table.by_itself, ONLOOKER if self.shared else None)

    def lesson(self) -> dict[str, Any]:
        """What a guide says now, and what it wants done; nothing at other tables."""
        return (lesson(self.match, self.eyes, self.lang) if self.eyes >= 0 else None) or {"says": [], "do": None}

    def taught(self) -> list[str]:
        """The words of the guide, and how far one has come."""
        said = self.lesson()
        lines = [str(one["text"]) for one in said["says"]]
        if lines:
            lines[0] = self.words["lesson"].format(done=said["done"] + 1, all=said["all"], what=lines[0])
        return lines

    # --- what can be chosen

    def choices(self) -> list[Choice]:
        """Every open action, then the ways of several, the best first."""
        key = ("choices", self.table.at, self.eyes, self.lang)
        found = self._once(key, self._choices)
        assert isinstance(found, list)
        return found

    def _choices(self) -> list[Choice]:
        seen, reveals = self.frame, self.match.reveals
        if basket := seen.plans.basket:
            inside = [Choice(words, (a,), a) for a, words in basket.offers.items()]
            return inside + [Choice(words, (a,), a) for a, words in seen.offers.items() if a not in basket.most]
        single = [Choice(words, (a,), a, reveals(a)) for a, words in seen.offers.items()]
        far = seen.plans.far.values()
        ways = [Choice(w.offer, w.actions, w.thing, reveals(*w.actions), w.asks, w.gain) for w in far]
        return [*single, *ways]

    def touching(self, wants: Sequence[int]) -> list[Choice]:
        """What can be chosen with a thing, first what a guide wants."""
        found = [choice for choice in self.choices() if choice.thing in wants]
        return sorted(found, key=lambda choice: choice.plan != (self.lesson()["do"],)) if len(found) > 1 else found

    def gathered(self, picked: list[int], a: int) -> list[int]:
        """A basket with one more in it; where there is no more of it, without it."""
        basket = self.frame.plans.basket
        assert basket
        if picked.count(a) == basket.most[a]:
            return [b for b in picked if b != a]
        return [*picked[: basket.need - 1], a]

    def named(self, actions: Sequence[int]) -> str:
        """Actions in a list."""
        return ", ".join(self.match.game.say(a, self.lang) for a in actions)

    def step(self, a: int) -> str:
        """An action that was taken back, as the list offers it again."""
        return self.frame.offers.get(a, self.match.game.say(a, self.lang)).rstrip(".")

    def why(self, a: int) -> str:
        """Why an action is not open."""
        return refusal(self.match, self.eyes, a, self.lang)

    def read(self, text: str) -> Choice:
        """The choice with this number or these words: as they are listed, as they are said, or how they begin."""
        choices, said = self.choices(), plain(text)
        if text.isdecimal() and len(text) < 9:
            if 1 <= int(text) <= len(choices):
                return choices[int(text) - 1]
            raise Refusal(self.words["unknown"].format(n=len(choices)))
        same = [choice for choice in choices if said in self._called(choice)]
        begun = [choice for choice in choices if any(words.startswith(said) for words in self._called(choice))]
        if same or len(begun) == 1:
            return (same or begun)[0]
        if len(begun) > 1:
            raise Refusal(self.words["several"].format(what="; ".join(choice.words for choice in begun[:4])))
        try:
            a = self.match.game.read(text)
        except Refusal:  # it knows one language, that of match files
            raise Refusal(self.words["no_choice"].format(what=text, n=len(choices))) from None
        if a not in self.frame.offers:
            raise Refusal(self.why(a))
        return next(choice for choice in choices if choice.plan == (a,))

    def _called(self, choice: Choice) -> list[str]:
        said = [self.match.game.say(choice.plan[0], self.lang)] if len(choice.plan) == 1 else []
        return [plain(words) for words in (choice.words, *said)]

    # --- what is done

    async def play(self, plan: Sequence[int]) -> Answer:
        return await self.table.plan(self.eyes, self.table.at, plan, secrets.token_hex(8), self.lang)

    async def undo(self, whole: bool = False) -> Answer:
        """Take back the last step or the whole turn: before a shared screen, of whoever may."""
        back = [seat for seat in self.mine if self.shared and self.table.can_undo(seat)]
        seat = back[0] if back else self.eyes
        return await self.table.undo(seat, self.table.at, secrets.token_hex(8), self.lang, whole)

    # --- the coach

    async def hint(self, workers: Workers, budget: Budget | None = None, first: int = 0) -> list[str]:
        """Where to look; asked again the idea, then the best turns; or from the idea or the turns on."""
        it, match, eyes = self.advice, self.match, self.eyes
        if self.table.rated:
            return [self.words["coach_rated"]]
        if eyes != match.turn or match.over:
            return [self.words["coach_waits"]]
        if it.moment != (self.table.at, eyes):
            moment = self.table.at, eyes
            tips = await workers.advise(match.game, match.view(eyes), eyes, budget or Budget(None, SECONDS))
            if (self.table.at, self.eyes) != moment:
                return []
            self.advice = it = Advice(moment, tips or [], first)
        it.asked += 1
        rows = self.advised()
        if not rows:
            return [self.words["coach_lost"]]
        scene = match.game.draw(match.view(eyes), eyes, match.game.open(match.view(eyes)), self.lang, self.names)
        more = [self.words["hint_more"]]
        if it.asked == 1:
            return [nudge([row.tip for row in rows], scene, self.lang), *more]
        if it.asked == 2:
            return [f"{rows[0].title} {rows[0].reason}".strip(), *more]
        return [self.words["hint"], *advice(rows)]

    def advised(self) -> list[Said]:
        """The coach's turns in words."""
        match, eyes = self.match, self.eyes
        return said(self.advice.tips, Reader(match.game, match.view(eyes), eyes, self.lang, self.names))

    def look(self, tip: Tip) -> int:
        """The action that touches what matters most of a turn."""
        match, eyes = self.match, self.eyes
        scene = match.game.draw(match.view(eyes), eyes, match.game.open(match.view(eyes)), self.lang, self.names)
        return touched(tip, scene) if scene else NONE


def plain(words: str) -> str:
    """Words as they are compared."""
    return " ".join(words.lower().split()).rstrip(".")
