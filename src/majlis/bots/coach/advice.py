"""Advice: the best turns of a view, each with another idea, and the events that speak for them and against them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import groupby

from majlis.bots.coach.plans import Budget, Plan, Walk, begun, derived, hinted, plans, weigh
from majlis.bots.search.thinker import think, thinker
from majlis.core.events import Event, heard
from majlis.core.game import Game, States
from majlis.core.record import NONE

SHOWN, WEIGHED = 3, 6  # turns that are told; ideas that are weighed for it
FACTS = 3  # that are told of a turn
SECONDS = 1.0  # that the coach thinks
GUESSES, WORLDS = 4, 12  # of what is hidden: to weigh a turn, to see what others answer
LIKELY = 0.5  # how much oftener others do something after one turn than after another, to be worth a word
MATTERS = 2  # points by which an answer must bring a rival forward, or the player back
FAR = 80  # decisions that are looked ahead

Fact = tuple[Event, ...]  # what is told in one sentence
Name = tuple[object, ...]  # a fact that can be compared


@dataclass(frozen=True)
class Tip:
    """A turn, and how it stands beside the others."""

    actions: tuple[int, ...]
    key: int  # which of them brings what matters most
    chance: float  # the share of the win that the player can expect
    gain: int  # points on the own sheet
    idea: Fact  # what matters most of it; empty, where nothing is told of it
    facts: tuple[Fact, ...]  # what else matters, in the order of play
    spares: Fact | None  # what a rival will then hardly do, but would after the others
    allows: Fact | None  # what a rival will then do, but hardly after the others
    final: bool  # it shows something new at its end, so nobody can take it back


def advise(game: Game, view: States, seat: int, seed: bytes, budget: Budget) -> list[Tip]:
    """The best turns by different ideas, the best first."""
    half = budget.part(2)
    think(game, view, seat, seed, half.iterations, half.seconds)
    walk = begun(game, view, seat)
    found = ideas(plans(thinker(game, int(view[0]["seats"])).trees[0], walk), walk)
    part = half.part(len(found))
    weighed = [weigh(walk, plan.actions, seed, GUESSES, part) for plan in found] if len(found) > 1 else found
    best = sorted(weighed, key=lambda plan: -plan.chances[seat])[:SHOWN]
    answers = [answered(walk, plan, seed) for plan in best]
    return distinct([tip(walk, plan, i, answers) for i, plan in enumerate(best)])


def ideas(found: Sequence[Plan], walk: Walk) -> list[Plan]:
    """Of the turns with the same idea the one that was visited most, so many as are worth weighing."""
    first: dict[object, Plan] = {}
    for plan in found:
        if len(first) == WEIGHED:
            break
        first.setdefault(idea(walk.along(plan.actions)), plan)
    return list(first.values())


def idea(walk: Walk) -> object:
    """What matters most of a turn; where nothing does, what is done first."""
    told = ranked(walk)
    return named(event for event in told[0][2] if event.kind == told[0][2][0].kind) if told else walk.actions[0]


def tip(walk: Walk, plan: Plan, i: int, answers: list["Answers"]) -> Tip:
    after = walk.along(plan.actions)
    told = ranked(after)
    worth = [sum(walk.game.score(each, walk.seat)) for each in (walk.world, after.world)]
    spares, allows = compared(i, answers)
    return Tip(
        plan.actions,
        told[0][1] if told else 0,
        plan.chances[walk.seat],
        worth[1] - worth[0],
        told[0][2] if told else (),
        tuple(fact for _, _, fact in sorted(told[1:FACTS], key=lambda it: it[1])),
        spares,
        allows,
        bool(after.world[0]["reveals"] != walk.world[0]["reveals"]),
    )


def distinct(tips: list[Tip]) -> list[Tip]:
    """What all of them bring speaks for none: it is left out where something else is told."""
    common = set.intersection(*({named(fact) for fact in tip.facts} for tip in tips)) if len(tips) > 1 else set()
    own = [tuple(fact for fact in tip.facts if named(fact) not in common) for tip in tips]
    return [replace(tip, facts=facts or tip.facts[:1]) for tip, facts in zip(tips, own, strict=True)]


# --- what matters


def ranked(walk: Walk) -> list[tuple[int, int, Fact]]:
    """What matters of a turn, the most first: its rank, the number of the action, the events of one sentence."""
    acts = walk.events()
    told = [(rank, i, fact) for i, events in enumerate(acts) for rank, fact in facts(walk.game, events)]
    if not told:  # nothing of weight: whatever can be told but that the next turn begins
        kinds = [kind for kind in walk.game.events if kind != walk.game.begins]
        told = [(0, i, fact) for i, events in enumerate(acts) for _, fact in facts(walk.game, events, kinds)]
    return sorted(told, key=lambda it: it[:2])


def facts(game: Game, events: Iterable[Event], kinds: Iterable[IntEnum] = ()) -> Iterator[tuple[int, Fact]]:
    """The weighty events of an action, neighbours of a kind together; goods go with the first that has a sentence."""
    rank = {kind: i for i, kind in enumerate(kinds or game.weighty)}
    known = [event for event in events if event.kind in rank and (not kinds or None not in event.args.values())]
    groups = [tuple(group) for _, group in groupby(known, lambda event: event.kind)]
    heads = [group for group in groups if game.tell(group)]
    goods = tuple(event for group in groups if group not in heads for event in group)
    for i, group in enumerate(heads):
        yield rank[group[0].kind], group + goods if i == 0 else group


def named(fact: Iterable[Event]) -> Name:
    """A fact as something to compare."""
    return tuple((event.kind, tuple(event.args.items())) for event in fact)


# --- what others answer


@dataclass
class Answer:
    """What a rival does after a turn."""

    fact: Fact
    points: int  # that it brings the rival, or takes from the player
    share: float = 0.0  # of the guesses in which it happens


Answers = dict[Name, Answer]


def answered(walk: Walk, plan: Plan, seed: bytes) -> Answers:
    """What rivals do after a turn until its player is to act again, as far as it changes points."""
    view = walk.game.view(walk.world, walk.seat)
    found: Answers = {}
    for i in range(WORLDS):
        after = begun(walk.game, view, walk.seat, derived(seed, i)).along(plan.actions)
        for name, answer in {named(each.fact): each for each in _answer(after)}.items():
            found.setdefault(name, answer).share += 1 / WORLDS
    return found


def _answer(walk: Walk) -> Iterator[Answer]:
    """What others do, as the hints would have them play."""
    game, world = walk.game, walk.world.copy()
    for _ in range(FAR):
        rival = int(world[0]["turn"])
        if rival in (walk.seat, NONE):
            return
        before = _points(game, world, rival, walk.seat)
        raw = game.act(world, 0, hinted(game, world))
        change = _points(game, world, rival, walk.seat) - before
        told = facts(game, heard(game.events, game.kinds, raw, walk.seat)) if change >= MATTERS else ()
        yield from (Answer(fact, change) for _, fact in told if None not in fact[0].args.values())


def _points(game: Game, world: States, rival: int, seat: int) -> int:
    """How far a rival is ahead of a seat."""
    return sum(game.score(world, rival)) - sum(game.score(world, seat))


def compared(i: int, answers: list[Answers]) -> tuple[Fact | None, Fact | None]:
    """What a rival hardly does any more after this turn, but would after the others; and what only after it."""
    own, others = answers[i], [each for k, each in enumerate(answers) if k != i]
    if not others:
        return None, None
    fewest = {name: min(_share(each, name) for each in others) for each in others for name in each}
    spared = {name: share - _share(own, name) for name, share in fewest.items()}
    allowed = {name: _share(own, name) - max(_share(each, name) for each in others) for name in own}
    spares, allows = _largest(spared, others[0]), _largest(allowed, own)
    return (None if spares and allows and spares[0].kind == allows[0].kind else spares), allows


def _share(answers: Answers, name: Name) -> float:
    return answers[name].share if name in answers else 0.0


def _largest(gaps: dict[Name, float], known: Answers) -> Fact | None:
    """Of what happens clearly oftener, what brings most."""
    large = [known[name] for name, gap in gaps.items() if gap >= LIKELY]
    return max(large, key=lambda answer: answer.points).fact if large else None
