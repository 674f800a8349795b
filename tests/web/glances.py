"""Many moments of a match, each seen by every seat and an onlooker over the real server, in twin worlds.

A table that stands in both houses is turned from one moment to the next, and whoever looks at it must be sent the same
bytes. It counts as a case only where the worlds differ in something hidden, not in the generator alone.
"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from majlis.core.game import Game
from majlis.core.match import Match
from majlis.table.table import Table
from majlis.testing.leaks import forget, twin, twins, unlike
from majlis.testing.play import viewers
from tests.web.compared import part
from tests.web.house import House, Visitor
from tests.web.worlds import STRANGER, again, apart, played, veiled

PEOPLE = [str(seat) * 32 for seat in range(4)]
GOLD = {"gold"}


@dataclass
class Tally:
    """What was compared, and what was found."""

    seen: int = 0
    hidden: Counter[str] = field(default_factory=Counter)  # cases by the fields that differed
    cases: int = 0  # those in which anything hidden differed
    cards: int = 0  # the same, covered gold aside: it can be counted, the others cannot
    found: list[str] = field(default_factory=list)

    def count(self, fields: set[str]) -> None:
        self.seen += 1
        self.hidden.update(fields)
        self.cases += bool(fields)
        self.cards += bool(fields - GOLD)


def worlds_of(game: Game, n: int, viewer: int, moments: list[int]) -> tuple[Match, Match]:
    """A match, and one that differs at these moments in all that the viewer cannot know, or may not be shown."""
    chance, whole = random.Random(f"{n} {viewer}"), played(game, n)
    ours, theirs = again(whole, chance), again(whole, chance)
    for at in moments:
        theirs._states[at : at + 1] = twin(game, whole.state_at(at), viewer, chance)
    theirs._events = [unlike(game, told, viewer) for told in whole._events]
    return ours, theirs


def purses(game: Game, match: Match, viewer: int, moments: list[int]) -> None:
    """At every other moment what is covered is different, too, where the game covers anything."""
    purse = getattr(twins(game), "purse", None)
    if purse and "covered_gold" not in game.chosen(match.header.options):
        for at in moments[::2]:
            purse(match._states[at : at + 1], viewer, random.Random(at))


def glance(pair: tuple[House, House], game: Game, n: int, moments: int, tally: Tally) -> None:
    """Every viewer at so many moments of the n-th match."""
    whole, chance = played(game, n), random.Random(n)
    chosen = sorted(chance.sample(veiled(game, n), min(moments, len(veiled(game, n)))))
    for viewer in viewers(whole):
        worlds = worlds_of(game, n, viewer, chosen)
        purses(game, worlds[1], viewer, chosen)
        said = [spoken(house, world, n, viewer, chosen) for house, world in zip(pair, worlds, strict=True)]
        for at, ours, theirs in zip(chosen, *said, strict=True):
            tally.count(apart(*(world.state_at(at) for world in worlds)))
            for what, text in ours.items():
                if text != theirs[what]:
                    found = part(text, theirs[what])
                    tally.found.append(f"{game.name} {n}, moment {at}, viewer {viewer}: {what}: {found}")


def spoken(house: House, match: Match, n: int, viewer: int, moments: list[int]) -> Iterator[dict[str, str]]:
    """What the viewer is sent at each of these moments."""
    seats, chance = match.header.seats, random.Random(n)
    name, token = f"glance-{n}-{viewer + 1}", STRANGER if viewer < 0 else PEOPLE[viewer]
    table = house.put(name, match.until(moments[0]), ["me"] * seats, PEOPLE[0], friends=PEOPLE[:seats])
    seal = match.header.commitment
    with Visitor(house, token) as visitor, visitor.sit(name, viewer, chance.random() < 0.5) as socket:
        for i, at in enumerate(moments):
            forget()  # what was drawn and said in the other world is no answer here
            turn(house, table, match.until(at))
            texts = {"frame": str(socket.until(at))}
            if i % 4 == 0 or at == moments[-1]:  # the log only grows
                texts["log"] = str(socket.look(viewer)[0])
                past = f"moment?at={moments[i // 2]}&seat={viewer}", f"log?seat={viewer}", "file", "analysis.json"
                texts |= {path: visitor.get(f"/table/{name}/{path}").text for path in past}
            yield {what: text.replace(seal, "the seal") for what, text in texts.items()}


def turn(house: House, table: Table, match: Match) -> None:
    """The table stands at another moment now, and everybody there is shown it."""

    async def turned() -> None:
        table.match, table.at, table.news = match, match.at, 1
        table._call()

    house.do(turned())
