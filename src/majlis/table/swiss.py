"""Who plays whom in a tournament, and how everybody stands: worked out from the games, and kept nowhere.

Swiss: a win is a point, a shared one half, a bye one. Who is level is parted by Buchholz (the points of all opponents;
a bye has none), and else shares the place. Nobody meets somebody twice, as long as there is another way.

Duplicate: all play the same deals against the same bot. In each round one is compared with everybody else by how far
one was ahead: a point for the share of them who did worse, half for those who did as well. Who is level is parted by
the sum of what one was ahead, and else shares the place.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

SWISS, DUPLICATE = "swiss", "duplicate"
RIVAL = -1  # in a seat: the bot that all play against
PATIENCE = 20_000  # tries to find a round in which nobody meets again


class Board(NamedTuple):
    """A game of a round, or a bye (one seat, no match)."""

    round: int
    number: int
    match: str
    seats: tuple[int, ...]  # entrants
    points: tuple[int, ...] = ()  # at its end
    result: tuple[float, ...] = ()

    @property
    def bye(self) -> bool:
        return not self.match

    @property
    def over(self) -> bool:
        return self.bye or bool(self.result)


class Standing(NamedTuple):
    """How an entrant stands."""

    place: int
    entrant: int
    score: float
    tie: float  # Buchholz, or how far one was ahead
    played: int


def standings(kind: str, entrants: Sequence[int], boards: Sequence[Board]) -> list[Standing]:
    """The best first."""
    done = [it for it in boards if it.over]
    score, tie = _swiss(done) if kind == SWISS else _duplicate(boards)
    played = Counter(entrant for it in done for entrant in it.seats)
    worth = {it: (round(score[it], 6), round(tie[it], 6)) for it in entrants}
    order = sorted(entrants, key=lambda it: (*(-n for n in worth[it]), it))
    return [
        Standing(1 + sum(other > worth[it] for other in worth.values()), it, *worth[it], played[it]) for it in order
    ]


def _swiss(done: Sequence[Board]) -> tuple[Counter[int], Counter[int]]:
    score: Counter[int] = Counter()
    for it in done:
        for seat, entrant in enumerate(it.seats):
            score[entrant] += 1.0 if it.bye else it.result[seat]  # type: ignore[assignment]
    tie: Counter[int] = Counter()
    for it in done:
        for entrant in it.seats:
            tie[entrant] += sum(score[other] for other in it.seats if other != entrant)
    return score, tie


def _duplicate(boards: Sequence[Board]) -> tuple[Counter[int], Counter[int]]:
    """Rounds count when they are over: before, nothing is told of a deal that others still play."""
    score: Counter[int] = Counter()
    tie: Counter[int] = Counter()
    for number in {it.round for it in boards}:
        them = [it for it in boards if it.round == number]
        if not all(it.over for it in them):
            continue
        ahead = {max(it.seats): it.points[_own(it)] - it.points[1 - _own(it)] for it in them}
        tie.update(ahead)
        for entrant, n in ahead.items():
            worse = sum((n > other) + (n == other) / 2 for who, other in ahead.items() if who != entrant)
            score[entrant] += worse / max(1, len(ahead) - 1)  # type: ignore[assignment]
    return score, tie


def _own(board: Board) -> int:
    return 1 if board.seats[0] == RIVAL else 0


# --- the next round


def paired(kind: str, entrants: Sequence[int], boards: Sequence[Board]) -> list[tuple[int, ...]]:
    """The seats of every table of the next round; a bye has one."""
    number = 1 + max((it.round for it in boards), default=0)
    if kind == DUPLICATE:  # the same seat for all, another one in the next round
        return [(it, RIVAL) if number % 2 else (RIVAL, it) for it in entrants]
    order = [it.entrant for it in standings(kind, entrants, boards)]
    met = {frozenset(it.seats) for it in boards}
    byes = [] if len(order) % 2 == 0 else [_rests(order, boards)]
    pairs = _pairs([it for it in order if it not in byes], met, [PATIENCE])
    return [_seated(pair, boards) for pair in pairs] + [(it,) for it in byes]


def _rests(order: Sequence[int], boards: Sequence[Board]) -> int:
    """Whoever stands lowest of those who had the fewest byes."""
    byes = Counter(it.seats[0] for it in boards if it.bye)
    return min(reversed(order), key=lambda it: byes[it])


def _pairs(order: list[int], met: set[frozenset[int]], left: list[int]) -> list[tuple[int, int]]:
    found = _fresh(order, met, left)
    return found if found is not None else list(zip(order[::2], order[1::2], strict=True))


def _fresh(order: list[int], met: set[frozenset[int]], left: list[int]) -> list[tuple[int, int]] | None:
    """Each with the nearest whom they have not met, so that all find somebody; None, if that cannot be, or not soon."""
    if not order:
        return []
    first, *others = order
    for other in others:
        left[0] -= 1
        if left[0] < 0:
            return None
        if frozenset((first, other)) not in met:
            rest = _fresh([it for it in others if it != other], met, left)
            if rest is not None:
                return [(first, other), *rest]
    return None


def _seated(pair: tuple[int, int], boards: Sequence[Board]) -> tuple[int, int]:
    """Whoever began less often begins; of two who are level, the one who did not begin last, and else the better."""
    games = [it for it in boards if not it.bye]
    began = Counter(it.seats[0] for it in games)
    last = {entrant: it.seats[0] == entrant for it in games for entrant in it.seats}
    better, other = pair
    key = (began[better], last.get(better, False)) <= (began[other], last.get(other, False))
    return (better, other) if key else (other, better)
