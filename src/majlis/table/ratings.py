"""Ratings by game and number of players: worked out from the rated games themselves, in the order in which they ended.

Whoever has no account has no rating; bots are rated by their level. Nothing is kept: the games are the truth.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import func, select

from majlis.core.guests import CODE
from majlis.table.company import Company
from majlis.table.schema import account, finish, gathering, match
from majlis.table.store import Row, Store

SCALE = 40  # a new player is in the middle, at 1000
MODEL = PlackettLuce()
Ladder = tuple[str, int]  # the game, the number of players


@dataclass
class Played:
    """One game behind a rating."""

    match: str
    time: float
    place: int
    change: int
    open: bool  # may everybody look at it?


@dataclass
class Standing:
    """Somebody on a ladder: the name of an account, or a bot's code."""

    player: str
    name: str
    skill: Any
    games: list[Played] = field(default_factory=list)

    @property
    def rating(self) -> int:
        return round(SCALE * float(self.skill.mu))

    @property
    def doubt(self) -> int:
        """So far off it may be, in two cases of three."""
        return round(SCALE * float(self.skill.sigma))

    @property
    def sure(self) -> float:
        """What can be relied on: by this they stand in order."""
        return float(self.skill.ordinal())


class Ratings:
    """The ladders of one store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: tuple[int, dict[Ladder, list[Standing]]] = (-1, {})

    def hindrance(self, company: Company) -> str:
        """Why a rated game cannot begin, if it cannot: the name of the sentence."""
        people = Counter(it.person for it in company.seats if it.person)
        known = {row["person"] for row in self.store.rows(select(account.c.person))}
        return "rated_accounts" if not known >= people.keys() else "rated_once" if max(people.values()) > 1 else ""

    def ladders(self) -> dict[Ladder, list[Standing]]:
        """Every ladder, the best first; worked out anew only when another game has ended."""
        ended = _ended(select(func.count().label("n")))
        count = int(self.store.rows(ended)[0]["n"])
        if count != self._known[0]:
            self._known = count, self._work_out()
        return self._known[1]

    def _work_out(self) -> dict[Ladder, list[Standing]]:
        columns = (
            match.c.id,
            match.c.game,
            match.c.seats,
            match.c.opened,
            finish.c.points,
            finish.c.result,
            finish.c.time,
        )
        games = self.store.rows(_ended(select(*columns, gathering.c.open)).order_by(finish.c.time, match.c.id))
        names = {row["person"]: row["name"] for row in self.store.rows(select(account))}
        ladders: dict[Ladder, dict[str, Standing]] = {}
        for row in games:
            ladder = ladders.setdefault((row["game"], row["seats"]), {})
            rate(row, [seat(ladder, it, names) for it in players(self.store.sittings(row["id"]), row)])
        return {key: sorted(them.values(), key=lambda it: -it.sure) for key, them in ladders.items()}


def _ended(query: Any) -> Any:
    """Of the rated games that are over."""
    query = query.select_from(match).join(finish, finish.c.match == match.c.id)
    return query.join(gathering, gathering.c.id == match.c.id).where(gathering.c.rated)


def players(rows: Sequence[Row], row: Row) -> list[str]:
    """Who answers for each seat: who had it when the match was dealt; whoever gives it up later still does."""
    found = [""] * row["seats"]
    for it in (it for it in rows if it["seat"] < row["seats"]):
        person = it["person"] or (found[it["seat"]] if it["time"] > row["opened"] else "")
        found[it["seat"]] = person or CODE + it["player"]
    return found


def seat(ladder: dict[str, Standing], player: str, names: dict[str, str]) -> Standing:
    return ladder.setdefault(
        player, Standing(player, names.get(player, "" if player[0] != CODE else player), MODEL.rating())
    )


def places(points: Sequence[int], result: Sequence[float]) -> list[int]:
    """Winners first, then by points; who is level shares a place."""
    worth = [(share > 0, n if share <= 0 else 0) for share, n in zip(result, points, strict=True)]
    return [1 + sum(other > it for other in worth) for it in worth]


def rate(row: Row, them: list[Standing]) -> None:
    """One game more for all who played it; of two bots of a level the first counts."""
    ranks, before = places(row["points"], row["result"]), [it.rating for it in them]
    after = MODEL.rate([[it.skill] for it in them], ranks=[float(n) for n in ranks])
    for it, (skill,), place, was in reversed([*zip(them, after, ranks, before, strict=True)]):
        it.skill = skill
        it.games.append(Played(row["id"], row["time"], place, it.rating - was, bool(row["open"])))
