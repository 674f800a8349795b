"""The ladder: files of games, each played again and checked, and what they say about the bots that played them."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from majlis.bots.contest.arena import Line, Played, line, report
from majlis.bots.contest.clock import Clock, total
from majlis.bots.contest.contest import Contest, check
from majlis.bots.contest.journal import read
from majlis.bots.contest.ratings import Ratings
from majlis.bots.contest.strength import Rating, Tables, rate, tables
from majlis.core.game import load
from majlis.core.refusal import Refusal

ANCHOR = "greedy"  # its rating is 1000, in every game and for every number of players


@dataclass(frozen=True)
class Source:
    """A file of games."""

    path: Path
    contest: Contest
    games: list[Played]


@dataclass(frozen=True)
class Group:
    """All games of one kind: the same game, number of players and options."""

    game: str
    seats: int
    options: tuple[str, ...]
    sources: list[Source]

    @property
    def bots(self) -> list[str]:
        return sorted({bot for source in self.sources for bot in source.contest.bots})


@dataclass(frozen=True)
class Standing:
    """How one bot stands in a group."""

    bot: str
    rating: Rating | None
    line: Line
    games: int
    clock: Clock


@dataclass(frozen=True)
class Meeting:
    """How the first of a few bots fared against the others."""

    bots: tuple[str, ...]
    games: int
    line: Line


def gather(paths: Sequence[Path]) -> list[Source]:
    """Read files of games."""
    sources = [Source(path, *read(path)) for path in paths]
    _all_different(sources)
    return sources


def verify(sources: Sequence[Source], progress: Callable[[], None] = lambda: None) -> list[Group]:
    """Play every game again; then sort them by their kind, as far as they are in whole deals."""
    kinds: dict[tuple[str, int, tuple[str, ...]], list[Source]] = {}
    for source in sources:
        for number, played in enumerate(source.games, 2):
            _checked(source, played, number)
            progress()
        contest = source.contest
        if games := _whole(source.games, contest.seats):
            kind = contest.game, contest.seats, contest.options
            kinds.setdefault(kind, []).append(Source(source.path, contest, games))
    return [Group(*kind, found) for kind, found in sorted(kinds.items())]


def _checked(source: Source, played: Played, number: int) -> None:
    try:
        check(source.contest, played)
    except Refusal as error:
        raise Refusal(f"{source.path}, line {number}: {error}") from None


def _all_different(sources: Sequence[Source]) -> None:
    """No game counts twice, in however many files it stands."""
    seen: dict[tuple[Contest, int], Source] = {}
    for source in sources:
        for played in source.games:
            other = seen.setdefault((source.contest, played.n), source)
            if other is not source:
                raise Refusal(f"Game {played.n} stands in {other.path} and in {source.path}: it cannot count twice.")


def _whole(games: Sequence[Played], seats: int) -> list[Played]:
    """The games of deals that were played from every seat, in order."""
    times = Counter(played.deal for played in games)
    return sorted((played for played in games if times[played.deal] == seats), key=lambda played: played.n)


def standings(group: Group) -> list[Standing]:
    """The bots of a group, the strongest first."""
    ratings = _ratings(group)
    found = [_standing(group, bot, ratings.get(bot)) for bot in group.bots]
    return sorted(found, key=lambda s: (-(s.rating.rating if s.rating else float("-inf")), -s.line.share, s.bot))


def _ratings(group: Group) -> dict[str, Rating | None]:
    if group.seats == 1 or ANCHOR not in group.bots:
        return {}
    return dict(zip(group.bots, rate(_tables(group), len(group.bots), group.bots.index(ANCHOR)), strict=True))


def _tables(group: Group) -> Tables:
    """The group as arrays; the same deal of the same seed is one deal, whoever played it."""
    bots = {bot: b for b, bot in enumerate(group.bots)}
    deals: dict[tuple[str, int], int] = {}
    rows = []
    for source in group.sources:
        for played in source.games:
            sat = tuple(bots[source.contest.bots[b]] for b in played.seating)
            rows.append((sat, played.result, deals.setdefault((source.contest.seed, played.deal), len(deals))))
    return tables(rows)


def _standing(group: Group, bot: str, rating: Rating | None) -> Standing:
    """Everything that a bot did, at whatever seat; twice if it sat there twice."""
    seen = [
        (played, seat)
        for source in group.sources
        for played in source.games
        for seat, b in enumerate(played.seating)
        if source.contest.bots[b] == bot
    ]
    wins = np.array([played.result[seat] for played, seat in seen])
    points = np.array([played.points[seat] for played, seat in seen], np.float64)
    return Standing(bot, rating, line(bot, wins, points), len(seen), total(p.clocks[seat] for p, seat in seen))


def meetings(group: Group) -> list[Meeting]:
    """Who met whom."""
    met: dict[tuple[str, ...], list[Played]] = {}
    for source in group.sources:
        met.setdefault(source.contest.bots, []).extend(source.games)
    return [Meeting(bots, len(games), report("", bots, games, 0).seats[0]) for bots, games in sorted(met.items())]


def published(groups: Sequence[Group]) -> Ratings:
    """The ratings that a player is shown: those of the usual options."""
    found = {}
    for group in groups:
        rows = {row.bot: row.rating for row in standings(group) if row.rating}
        if rows and not group.options:
            found[group.game, group.seats] = rows
    return found


def titled(group: Group) -> str:
    """What a group is called."""
    players = "alone" if group.seats == 1 else f"{group.seats} players"
    return ", ".join([load(group.game).title, players, *group.options])
