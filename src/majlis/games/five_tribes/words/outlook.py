"""An open action and what the rules foresee of it: what will happen, and how the points will change."""

from collections import ChainMap
from typing import cast

from majlis.core.events import Event, heard
from majlis.core.foresight import ahead
from majlis.core.game import States
from majlis.core.record import twin
from majlis.core.speech import Names, topic
from majlis.games.five_tribes.actions import DONE, NUMBER, TILE
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.gaps import Moment
from majlis.games.five_tribes.words.phrases import CARDS
from majlis.games.five_tribes.words.story import Line

OFFERS = topic(__package__, "offers")
GOES_ON = (Phase.TRIBE, Phase.BUILD, Phase.PLACE)


class Outlook(Moment):
    """An action, what it would bring, and words for it."""

    def __init__(self, view: States, lang: str, names: Names, a: int) -> None:
        super().__init__(view, lang, names, a)
        self.ahead = ahead("five_tribes", view, a)
        self.events, self.after = self.ahead.events, self.ahead.after

    def did(self, kind: Did, **args: int) -> Event | None:
        """The first event of this kind, with these numbers."""
        found = (event for event in self.events if event.kind == kind)
        return next((event for event in found if args.items() <= event.args.items()), None)

    def sure(self, kind: Did) -> Event:
        """An event that this action cannot be without."""
        event = self.did(kind)
        assert event is not None, kind
        return event

    def go_on(self) -> "Outlook":
        """The same, with what follows if nothing more is chosen: no power, no slave, no tile next door."""
        game, self.after = self.ahead.game, (state := twin(self.after))
        while state[0]["turn"] == self.v.turn and (phase := Phase(state[0]["phase"])) in GOES_ON:
            a = {Phase.TRIBE: DONE, Phase.BUILD: NUMBER}.get(phase, TILE + int(state[0]["spot"]))
            self.events = self.events + heard(game.events, game.kinds, game.act(state, 0, a), self.v.turn)
        return self

    def say(self, key: str, **parts: object) -> str:
        return str(OFFERS[self.lang][key].format(**parts))

    def tell(self, key: str, event: Event, **parts: object) -> str:
        """The same of something that would happen: what these parts do not fill is filled as in the story."""
        told = Line(event, self.v.turn, self.lang, self.names)
        return str(OFFERS[self.lang][key].format_map(ChainMap(parts, cast(dict[str, object], told))))

    def pays(self, djinn: int, key: str = "pays") -> str:
        """What a djinn would pay its owner, if it does."""
        paid = self.did(Did.INCOME, djinn=djinn)
        if paid is None:
            return ""
        who = OFFERS[self.lang]["to_you"] if paid["seat"] == self.v.turn else self.name(paid["seat"])
        return self.say(key, djinn=CARDS[djinn], who=who, gold=self.counted(paid["gold"], "gold"))

    def points(self, n: int) -> str:
        return self.counted(n, "point")
