"""An action on offer: figures of the view, and what the rules say would happen."""

from functools import cached_property

from majlis.core.events import Event
from majlis.core.foresight import Ahead, ahead
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import Good
from majlis.games.djinn.words.figures import Figures


class Offer(Figures):
    """An open action of the mover."""

    @cached_property
    def ahead(self) -> Ahead:
        return ahead("djinn", self.view, self.a)

    @cached_property
    def then(self) -> Figures:
        """Figures afterwards: only what no chance touches may be asked."""
        return Figures(self.ahead.after, self.lang, self.names)

    def all(self, did: Did) -> list[Event]:
        return [event for event in self.ahead.events if event.kind == did]

    def will(self, did: Did) -> Event | None:
        """What would happen of this kind first."""
        return next(iter(self.all(did)), None)

    def change(self, good: Good) -> int:
        """How many goods would come or go, as far as it can be foreseen."""
        gained, lost = (sum(e["n"] for e in self.all(did) if e["good"] == good) for did in (Did.GAIN, Did.LOSE))
        return int(gained - lost)
