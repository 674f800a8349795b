"""What was chosen for a real table: it stands in the address of every page, and nothing is kept here."""

from typing import Any
from urllib.parse import urlencode

from fastapi import Request

from majlis.core.companion import Companion
from majlis.core.game import Game, games, load
from majlis.core.refusal import Refusal
from majlis.web.pages import option_row, usual_seats
from majlis.web.render import Missing, language
from majlis.web.words import WORDS

LONGEST = 6  # digits of a number


class Choice:
    """A game, how many play, and the options that matter at a real table: as the address has them."""

    def __init__(self, request: Request, name: str, alone: bool = False) -> None:
        self.lang, self.query = language(request), request.query_params
        self.game, self.companion = brought(name)
        if name not in request.app.state.ready:
            raise Refusal(WORDS[self.lang]["not_ready"])
        self.seats = 1 if alone else self._seats()
        asked = [it for it in self.game.options if it.name in self.companion.options and it.asked(self.seats)]
        self.chosen = {it.name: self.query.get(it.name, it.choices[0]) for it in asked}
        self.options = self.game.pack(**self.chosen)
        self.rows = [option_row(self.game, it, self.lang, False) for it in asked]

    def _seats(self) -> int:
        said = self.query.get("players", str(usual_seats(self.game)))
        if not (said.isdecimal() and len(said) < LONGEST and int(said) in self.game.seats):
            few, many = self.game.seats[0], self.game.seats[-1]
            title = self.game.about[self.lang].title
            raise Refusal(WORDS[self.lang]["not_so_many"].format(title=title, few=few, many=many))
        return int(said)

    @property
    def values(self) -> dict[str, Any]:
        """What every page of a game is given."""
        title = self.game.about[self.lang].title
        found = {"game": self.game, "title": title, "seats": self.seats, "chosen": self.chosen, "options": self.rows}
        return found | {"deck": self.companion.deck, "address": self.address}

    def address(self, page: str, **more: Any) -> str:
        """A page of the same choice."""
        return f"/companion/{self.game.name}/{page}?" + urlencode({"players": self.seats, **self.chosen, **more})


def brought(name: str) -> tuple[Game, Companion]:
    game = load(name) if name in games() else None
    if game is None or game.companion is None:
        raise Missing
    return game, game.companion
