"""Looking back at a match: what every decision was worth by what its player could know, and where luck came in.

A decision is judged from the mover's view alone. What a seat could expect changes for two reasons: by decisions, and
by luck, that is by chance or by what the next player knows and the last one did not. docs/analysis.md describes the
data.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

import msgspec
import numpy as np

from majlis.bots.search.thinker import Line, Thoughts, think
from majlis.core.game import ONLOOKER, Game, States, key
from majlis.core.match import Match
from majlis.core.refusal import Refusal

FORMAT, VERSION = "majlis analysis", 1
ITERATIONS = 6000  # for each decision, if nobody says otherwise
TRIED = 64  # an action that was tried less often is thought about apart
GUESSES = 6  # for such an action
KEPT = 3  # lines of each decision
POINTS, LEAST = 8, 0.03  # turning points at most, and how large they are at least
MISTAKE = 0.05  # a decision that costs that much

Chances = tuple[float, ...]  # the share of the win that each seat can expect


@dataclass(frozen=True)
class Budget:
    """How long one decision is thought about: so many iterations, or so many seconds."""

    iterations: int | None = ITERATIONS
    seconds: float | None = None

    def part(self, share: int) -> "Budget":
        iterations = self.iterations and max(1, self.iterations // share)
        return Budget(iterations, self.seconds and self.seconds / share)


@dataclass(frozen=True)
class Judgement:
    """What came of thinking about one decision."""

    lines: tuple[Line, ...]  # the best first
    played: Line


@dataclass(frozen=True)
class Decision:
    """One action of the match."""

    at: int
    seat: int
    action: int
    words: str
    best: int  # what the bot would have done
    best_words: str
    forced: bool  # there was nothing else to do
    before: Chances  # with the best action
    after: Chances  # with the one that was played
    cost: float  # what it took from the chance of its own seat
    luck: Chances  # what chance and hidden things brought before the next decision
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Turn:
    """A moment that changed the match."""

    at: int  # the action that did it
    kind: str  # "decision" or "luck"
    seat: int  # who decided, or whom luck helped
    change: float  # of that seat's chance


@dataclass(frozen=True)
class Sum:
    """One seat: result = start + luck - cost + rest."""

    seat: int
    name: str
    start: float
    luck: float
    cost: float
    rest: float  # what the decisions of others brought, and what the search saw only later
    result: float
    decisions: int  # real ones
    found: int  # of them, played as the bot would have
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
    curve: tuple[Chances, ...]  # before each action, and the result
    decisions: tuple[Decision, ...]
    turns: tuple[Turn, ...]
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


# --- one decision


def questions(match: Match) -> Iterator[int]:
    """The decisions in which there was something to decide."""
    return (at for at in range(match.at) if np.count_nonzero(match.game.open(match.state_at(at))) > 1)


def judge(game: Game, view: States, seat: int, a: int, seed: bytes, budget: Budget) -> Judgement:
    """Think about a view, and about the action that was taken in it."""
    thoughts = think(game, view, seat, seed, budget.iterations, budget.seconds)
    best = thoughts.lines[0]
    played = best if best.action == a else next((line for line in thoughts.lines if line.action == a), None)
    if played is None or (played is not best and played.visits < TRIED):
        played = weigh(game, view, seat, a, seed, budget.part(2))
    return Judgement(thoughts.lines, played)


def weigh(game: Game, view: States, seat: int, a: int, seed: bytes, budget: Budget) -> Line:
    """What an action is worth that the search hardly tried: take it in some guesses and think from there."""
    totals, visits = np.zeros(int(view[0]["seats"])), 0
    for i in range(GUESSES):
        chance = hashlib.sha256(seed + bytes([i])).digest()
        thoughts = ahead(game, view, seat, a, chance, budget.part(GUESSES))
        totals += thoughts.lines[0].chances
        visits += thoughts.iterations
    return Line(a, visits, tuple(float(x) for x in totals / GUESSES))


def ahead(game: Game, view: States, seat: int, a: int, chance: bytes, budget: Budget) -> Thoughts:
    """Take an action in one guess of what is hidden; how the next player thinks of it."""
    state = view.copy()
    game.doors.guess(state, 0, key(chance), seat)
    game.doors.step(state, 0, a)
    turn = int(state[0]["turn"])
    if turn >= 0:
        return think(game, game.view(state, turn), turn, chance, budget.iterations, budget.seconds)
    out = np.zeros(int(state[0]["seats"]))
    game.doors.result(state, 0, out)
    return Thoughts((Line(a, 1, tuple(out.tolist())),), 1, 0.0)


def chance_of(at: int) -> bytes:
    """The chance that a decision is thought about with: the same match has the same analysis."""
    return hashlib.sha256(f"majlis analysis {at}".encode()).digest()


# --- the whole match


def analyse(match: Match, budget: Budget | None = None, tick: Callable[[], None] = lambda: None) -> Analysis:
    """Judge every decision here and now."""
    check(match)
    budget, judged = budget or Budget(), {}
    for at in questions(match):
        seat = match.mover(at)
        judged[at] = judge(match.game, match.view(seat, at), seat, match.actions[at], chance_of(at), budget)
        tick()
    return conclude(match, judged, budget)


def check(match: Match) -> None:
    if not match.over:
        raise Refusal("A match is analysed when it is over: before that, it would tell what is hidden.")


def conclude(match: Match, judged: dict[int, Judgement], budget: Budget) -> Analysis:
    """Put the judgements together to the story of the match."""
    decisions = tuple(_decisions(match, judged))
    game, result = match.game, _rounded(match.result())
    return Analysis(
        FORMAT,
        VERSION,
        game.name,
        game.version,
        game.digest,
        match.called(),
        match.at,
        budget,
        (*(decision.before for decision in decisions), result),
        decisions,
        turns(decisions),
        tuple(_sum(decisions, seat, name, result[seat]) for seat, name in enumerate(match.called())),
    )


def _decisions(match: Match, judged: dict[int, Judgement]) -> Iterator[Decision]:
    chances_before, chances_after = _chances(match, judged)
    ends, new = [*chances_before[1:], _rounded(match.result())], False
    for at, a in enumerate(match.actions):
        seat, here = match.mover(at), judged.get(at)
        best = here.lines[0].action if here else a
        new = lucky(match, at) or (new and here is None)  # luck shows itself at the next decision that is one
        luck = tuple(round(y - x, 4) if new else 0.0 for x, y in zip(chances_after[at], ends[at], strict=True))
        yield Decision(
            at,
            seat,
            a,
            match.game.say(a),
            best,
            match.game.say(best),
            here is None,
            chances_before[at],
            chances_after[at],
            round(chances_before[at][seat] - chances_after[at][seat], 4),
            luck,
            here.lines[:KEPT] if here else (),
        )


def _chances(match: Match, judged: dict[int, Judgement]) -> tuple[list[Chances], list[Chances]]:
    """What all could expect before and after each action; where nothing was to be decided, as it stood."""
    first = min(judged, default=None)
    now = _best(judged[first], match.mover(first)).chances if first is not None else tuple(match.result().tolist())
    chances_before, chances_after = [], []
    for at in range(match.at):
        if at in judged:
            now = _best(judged[at], match.mover(at)).chances
        chances_before.append(_rounded(now))
        if at in judged:
            now = judged[at].played.chances
        chances_after.append(_rounded(now))
    return chances_before, chances_after


def _best(judgement: Judgement, seat: int) -> Line:
    """The better one of what the bot would do and what was played."""
    return max(judgement.lines[0], judgement.played, key=lambda line: line.chances[seat])


def _rounded(chances: Iterable[float]) -> Chances:
    return tuple(round(float(x), 4) for x in chances)


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


def turns(decisions: tuple[Decision, ...]) -> tuple[Turn, ...]:
    """The largest changes, in the order of play."""
    found = [Turn(it.at, "decision", it.seat, -it.cost) for it in decisions]
    for it in decisions:
        helped = int(np.argmax(np.abs(it.luck))) if len(it.luck) == 1 else int(np.argmax(it.luck))
        found.append(Turn(it.at, "luck", helped, it.luck[helped]))
    large = sorted((turn for turn in found if abs(turn.change) >= LEAST), key=lambda turn: -abs(turn.change))
    return tuple(sorted(large[:POINTS], key=lambda turn: (turn.at, turn.kind)))


def _sum(decisions: tuple[Decision, ...], seat: int, name: str, result: float) -> Sum:
    own = [it for it in decisions if it.seat == seat and not it.forced]
    start = decisions[0].before[seat] if decisions else result
    luck, cost = sum(it.luck[seat] for it in decisions), sum(it.cost for it in own)
    return Sum(
        seat,
        name,
        start,
        round(luck, 4),
        round(cost, 4),
        round(result - start - luck + cost, 4),
        result,
        len(own),
        sum(it.action == it.best for it in own),
        sum(it.cost >= MISTAKE for it in own),
    )
