"""Looking back at a match, turn by turn: what each was worth by what its player could know, and where luck came in.

What a seat can expect changes for two reasons: by turns, and by luck, that is by chance or by what the next player
knows and the last one did not. Both together lead exactly from the start to the result. docs/analysis.md describes how
and the data.
"""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from majlis.bots.coach.plans import Budget, Chances, Plan, begun, derived, plans, standing, weigh
from majlis.bots.search.thinker import think, thinker
from majlis.core.game import ONLOOKER, Game, States
from majlis.core.match import Match
from majlis.core.refusal import Refusal

FORMAT, VERSION = "majlis analysis", 3
ITERATIONS = 6000  # for each turn, if nobody says otherwise
GUESSES = 6  # of what is hidden, in which a turn is played
DEEP = 100  # walks in each world that luck could have brought
LOOKS = 4  # so many such worlds have one look at the world that came
KEPT = 3  # plans of each turn
POINTS, LEAST = 8, 0.03  # turning points at most, and how large they are at least
GOOD, MISTAKE = 0.01, 0.05  # a turn that costs less is as good as the best; one that costs more is a mistake

Vector = npt.NDArray[np.float64]


Question = tuple[Game, States, int, tuple[int, ...]]  # what one seat saw, and what it did


class Span(NamedTuple):
    """A turn, or its part up to where something new comes to light: actions from `at` up to before `end`."""

    at: int
    end: int


@dataclass(frozen=True)
class Judgement:
    """What came of thinking about one turn."""

    plans: tuple[Plan, ...]  # the most visited first
    best: Plan
    played: Plan


@dataclass(frozen=True)
class Turn:
    """One turn of the match, or its part up to where something new came to light."""

    at: int
    end: int
    seat: int
    actions: tuple[int, ...]
    words: tuple[str, ...]
    best: tuple[int, ...]  # what the coach would have done
    best_words: tuple[str, ...]
    forced: bool  # there was nothing to decide
    before: Chances  # with the best turn known
    after: Chances  # with the one that was played
    cost: float  # what it took from the chance of its own seat, compared with the best one known
    brought: Chances  # how the turn changed what each seat could expect
    luck: Chances  # how chance and hidden things changed it before the next one
    plans: tuple[Plan, ...]


@dataclass(frozen=True)
class Point:
    """A moment that changed the match."""

    turn: int  # the number of the turn
    kind: str  # "turn" or "luck"
    seat: int  # who played it, or whom luck helped
    change: float  # of that seat's chance


@dataclass(frozen=True)
class Sum:
    """One seat: result = start + luck + own + others."""

    seat: int
    name: str
    start: float
    luck: float
    own: float  # what the own turns brought
    others: float  # what the turns of others brought
    result: float
    cost: float  # what the own turns took, compared with the best ones known
    turns: int  # with something to decide
    found: int  # of them, as good as the best one known
    mistakes: int


@dataclass(frozen=True)
class Analysis:
    """A whole match."""

    format: str
    version: int
    game: str
    rules: int
    box: str
    names: tuple[str, ...]
    moves: int
    budget: Budget
    curve: tuple[Chances, ...]  # before each turn, and the result
    turns: tuple[Turn, ...]
    points: tuple[Point, ...]
    sums: tuple[Sum, ...]

    def json(self, indent: int = 0) -> str:
        text = msgspec.json.encode(self)
        return (msgspec.json.format(text, indent=indent) if indent else text).decode()


def from_json(text: str) -> Analysis | None:
    """An analysis that was written by this version; of another one, None."""
    try:
        found = msgspec.json.decode(text, type=Analysis)
    except msgspec.DecodeError:
        return None
    return found if (found.format, found.version) == (FORMAT, VERSION) else None


# --- turns


def spans(match: Match) -> list[Span]:
    """The match in turns; one in which something new came to light is two, for it could not be planned as one."""
    found, first = [], 0
    for at in range(match.at):
        if at + 1 == match.at or match.begins(at + 1) or lucky(match, at):
            found.append(Span(first, at + 1))
            first = at + 1
    return found


def is_question(match: Match, span: Span) -> bool:
    """Was there anything to decide?"""
    return any(np.count_nonzero(match.game.open(match.state_at(at))) > 1 for at in range(*span))


def chance_of(at: int) -> bytes:
    """The chance that a turn is thought about with: the same match has the same analysis."""
    return hashlib.sha256(f"majlis analysis {at}".encode()).digest()


def judge(game: Game, view: States, seat: int, actions: tuple[int, ...], seed: bytes, budget: Budget) -> Judgement:
    """Think about a view, and weigh the best turn against the one that was played, in the same guesses."""
    think(game, view, seat, seed, budget.iterations, budget.seconds)
    walk = begun(game, view, seat)
    found = plans(thinker(game, int(view[0]["seats"])).trees[0], walk)
    played = weigh(walk, actions, seed, GUESSES, budget.part(2))
    best = weigh(walk, found[0].actions, seed, GUESSES, budget.part(2)) if found else played
    better = best if best.chances[seat] > played.chances[seat] else played
    return Judgement(tuple(found[:KEPT]), better, played)


# --- luck


def lucky(match: Match, at: int) -> bool:
    """Did anything happen by chance after this action, or does the next player know what its player did not?"""
    if any(match.game.kinds[event.kind].chance for event in match.events(ONLOOKER, at)):
        return True
    seat, following = match.mover(at), int(match.state_at(at + 1)[0]["turn"])
    if following < 0:  # at the end all is shown
        return any(
            match.view(seat, at).tobytes() != match.view(other, at).tobytes() for other in range(match.header.seats)
        )
    return match.view(seat, at + 1).tobytes() != match.view(following, at + 1).tobytes()


def expected(game: Game, view: States, seat: int, played: tuple[int, ...], seed: bytes, budget: Budget) -> Chances:
    """What all could expect of an action whose outcome its player could not know: the mean over many worlds."""
    return weigh(begun(game, view, seat), played, seed, budget.worlds, Budget(budget.worlds * DEEP)).chances


def come(game: Game, view: States, seat: int, played: tuple[int, ...], seed: bytes, budget: Budget) -> Chances:
    """What all can expect of the view that came of it, thought about as each of those worlds."""
    world = begun(game, view, seat).world
    looks = [standing(game, world, derived(seed, i), Budget(DEEP))[0] for i in range(-(-budget.worlds // LOOKS))]
    return tuple(np.mean(looks, axis=0).tolist())


# --- the whole match

Judged = dict[int, Judgement]  # by the first action of the turn
Lucks = dict[int, Chances]  # likewise: how luck changed what all could expect


def analyse(match: Match, budget: Budget | None = None, tick: Callable[[], None] = lambda: None) -> Analysis:
    """Judge every turn here and now."""
    check(match)
    budget, judged, lucks = budget or Budget(ITERATIONS), Judged(), Lucks()
    for span in spans(match):
        if is_question(match, span):
            judged[span.at] = judge(*turn_of(match, span), chance_of(span.at), budget)
        if lucky(match, span.end - 1):
            hoped = expected(*gamble(match, span), chance_of(span.at), budget)
            got = come(*outcome(match, span), chance_of(span.at), budget) if span.end < match.at else None
            lucks[span.at] = fortune(match, hoped, got)
        tick()
    return conclude(match, judged, lucks, budget)


def turn_of(match: Match, span: Span) -> Question:
    """What whoever judges a turn may know: what its player saw, and did."""
    seat = match.mover(span.at)
    return match.game, match.view(seat, span.at), seat, tuple(match.actions[span.at : span.end])


def gamble(match: Match, span: Span) -> Question:
    """The last action of a turn, as its player saw it."""
    at, seat = span.end - 1, match.mover(span.at)
    return match.game, match.view(seat, at), seat, (match.actions[at],)


def outcome(match: Match, span: Span) -> Question:
    """What came of it, as the next player saw it."""
    seat = int(match.state_at(span.end)[0]["turn"])
    return match.game, match.view(seat, span.end), seat, ()


def fortune(match: Match, hoped: Chances, got: Chances | None) -> Chances:
    """What came, less what could be expected; the end of the match is known exactly."""
    return tuple(y - x for x, y in zip(hoped, got or match.result().tolist(), strict=True))


def check(match: Match) -> None:
    if not match.over:
        raise Refusal("A match is analysed when it is over: before that, it would tell what is hidden.")


def conclude(match: Match, judged: Judged, lucks: Lucks, budget: Budget) -> Analysis:
    """Put the judgements together to the story of the match."""
    found = spans(match)
    curve = _curve(match, found, judged, lucks)
    turns = tuple(_turn(match, span, judged.get(span.at), curve[i : i + 2], lucks) for i, span in enumerate(found))
    game, names = match.game, match.called()
    return Analysis(
        FORMAT,
        VERSION,
        game.name,
        game.version,
        game.digest,
        names,
        match.at,
        budget,
        tuple(map(_rounded, curve)),
        turns,
        points(turns),
        tuple(_sum(turns, _rounded(curve[0]), seat, name, float(curve[-1][seat])) for seat, name in enumerate(names)),
    )


def _curve(match: Match, found: list[Span], judged: Judged, lucks: Lucks) -> list[Vector]:
    """What all could expect before each turn; where nothing was to decide, what followed, without luck.

    Who is about to play sees the own chances brighter than who has just played, for a search is never deep enough. So
    the mean of both is taken: what the last turn led one to expect, with luck, and what the best one now promises.
    """
    none = np.zeros(match.header.seats)
    seen, arrived = dict[int, Vector](), None
    for span in found:
        here, luck = judged.get(span.at), np.array(lucks.get(span.at, none))
        if here:
            best = np.array(here.best.chances)
            seen[span.at] = best if arrived is None else (best + arrived) / 2
            arrived = np.array(here.played.chances)
        arrived = None if arrived is None else _possible(arrived + luck)
    curve = [match.result()]
    for span in reversed(found):
        before = _possible(curve[-1] - np.array(lucks.get(span.at, none)))
        curve.append(seen.get(span.at, before))
    return curve[::-1]


def _possible(chances: Vector) -> Vector:
    """Chances and luck are guesses: together they may lead past what is certain, where no chance can be."""
    within = np.clip(chances, 0.0, 1.0)
    return within / within.sum() if len(within) > 1 else within


def _turn(match: Match, span: Span, judgement: Judgement | None, ends: list[Vector], lucks: Lucks) -> Turn:
    """From what the turn promised to what came of it: the change is luck, or the turn's."""
    seat, actions, say = match.mover(span.at), tuple(match.actions[span.at : span.end]), match.game.say
    luck = np.array(lucks.get(span.at, (0.0,) * match.header.seats))
    best = judgement.best if judgement else Plan(actions, 0, tuple(ends[0].tolist()))
    after = judgement.played.chances if judgement else best.chances
    return Turn(
        *span,
        seat,
        actions,
        tuple(map(say, actions)),
        best.actions,
        tuple(map(say, best.actions)),
        judgement is None,
        _rounded(best.chances),
        _rounded(after),
        round(max(0.0, best.chances[seat] - after[seat]), 4),
        _rounded(ends[1] - ends[0] - luck),
        _rounded(luck),
        judgement.plans if judgement else (),
    )


def _rounded(chances: Iterable[float]) -> Chances:
    return tuple(round(float(x), 4) for x in chances)


def points(turns: tuple[Turn, ...]) -> tuple[Point, ...]:
    """The largest changes, in the order of play: what a turn cost, and what luck gave."""
    found = [Point(i, "turn", it.seat, -it.cost) for i, it in enumerate(turns)]
    for i, it in enumerate(turns):
        helped = int(np.argmax(np.abs(it.luck))) if len(it.luck) == 1 else int(np.argmax(it.luck))
        found.append(Point(i, "luck", helped, it.luck[helped]))
    large = sorted((point for point in found if abs(point.change) >= LEAST), key=lambda point: -abs(point.change))
    return tuple(sorted(large[:POINTS], key=lambda point: (point.turn, point.kind == "luck")))


def _sum(turns: tuple[Turn, ...], first: Chances, seat: int, name: str, result: float) -> Sum:
    own = [it for it in turns if it.seat == seat]
    real, start = [it for it in own if not it.forced], first[seat] if turns else result
    luck, brought = sum(it.luck[seat] for it in turns), sum(it.brought[seat] for it in own)
    return Sum(
        seat,
        name,
        start,
        round(luck, 4),
        round(brought, 4),
        round(sum(it.brought[seat] for it in turns if it.seat != seat), 4),
        round(result, 4),
        round(sum(it.cost for it in real), 4),
        len(real),
        sum(it.cost < GOOD for it in real),
        sum(it.cost >= MISTAKE for it in real),
    )
