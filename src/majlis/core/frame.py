"""All that one viewer is given of a match: made from that viewer's views alone, for every screen and page."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from majlis.core.events import ARGS, FIRST, heard
from majlis.core.foresight import offer
from majlis.core.game import ONLOOKER, Game, States, beside
from majlis.core.match import Match
from majlis.core.plan import Plans
from majlis.core.record import NONE, seen
from majlis.core.scene import Scene
from majlis.core.speech import Names

TOLD = 8192  # actions that stay put into words


@dataclass(frozen=True)
class Frame:
    """What a viewer sees after so many actions."""

    at: int
    turn: int
    prompt: str
    rule: str  # the paragraph where what is asked now is ruled
    told: list[str]  # what the last action did
    offers: dict[int, str]  # the open actions, for the seat whose turn it is
    tally: list[tuple[str, list[int]]]
    scene: Scene
    goals: list[tuple[str, str, list[int]]]  # what the open actions can still lead to, for a filter
    plans: Plans  # what the open actions can be put together to
    passes: int  # the open action that ends a turn of which only extras are left; NONE if there is none
    journeys: list[tuple[str, str]]  # what travelled with the last action: from which place to which
    sounds: list[str]  # what was heard with it


def frame(match: Match, seat: int = ONLOOKER, lang: str = "en", tall: bool = False, past: bool = False) -> Frame:
    """Draw the present moment for a seat or an onlooker; in one that is past nothing is open."""
    game, view = match.game, match.view(seat)
    acts = seat == match.turn and not match.over and not past
    mask, names = game.open(view) if acts else np.zeros(game.actions, np.bool_), match.called(lang, seat)
    return Frame(
        at=match.at,
        turn=match.turn,
        prompt=game.prompt(view, seat, lang, names),
        rule=game.rule(seen(view)),
        told=told(match, seat, match.at - 1, lang) if match.at else [],
        offers={a: offer(game, view, a, lang, names) for a in mask.nonzero()[0].tolist()},
        tally=game.tally(view, lang),
        scene=game.draw(view, seat, mask, lang, names, tall),
        goals=game.goals(view, mask, lang) if acts else [],
        plans=game.plans(view, lang, names) if acts else Plans(),
        passes=game.passes(view, mask) if acts else NONE,
        journeys=journeys(match, seat, match.at - 1) if match.at else [],
        sounds=sounds(match, match.at - 1) if match.at else [],
    )


def told(match: Match, seat: int, at: int, lang: str = "en", ears: int | None = None) -> list[str]:
    """What an action did, as this viewer saw it; or said to this viewer, as somebody with other ears heard it."""
    heard_by = seat if ears is None else ears
    return [*_told(match.game, match.said(at), (seat, heard_by), lang, match.called(lang, seat))]


@lru_cache(TOLD)
def _told(game: Game, said: bytes, seats: tuple[int, int], lang: str, names: Names) -> tuple[str, ...]:
    seat, ears = seats
    raw = np.frombuffer(said, np.int16).reshape(-1, FIRST + ARGS)
    return tuple(game.tell(heard(game.events, game.kinds, raw, ears), seat, lang, names))


def alike(match: Match, seats: Sequence[int]) -> bool:
    """Would all of these be shown the same, apart from whose hand is asked?"""
    views = [match.view(seat) for seat in seats]
    same = len({view.tobytes() for view in views}) == 1
    return same and not any(uncovered(match, view, seat) for seat, view in zip(seats, views, strict=True))


def uncovered(match: Match, view: States, seat: int) -> bool:
    """Is this seat shown something of its view that is covered for an onlooker? A cover is a thing on the table too."""
    nothing = np.zeros(match.game.actions, np.bool_)
    own, besides = (match.game.draw(view, eyes, nothing).pieces for eyes in (seat, beside(seat)))
    return not {(piece.id, piece.sprite) for piece in besides} <= {(piece.id, piece.sprite) for piece in own}


def journeys(match: Match, seat: int, at: int) -> list[tuple[str, str]]:
    """From which place to which things travelled with an action."""
    return [
        (here.format(**event.args), there.format(**event.args))
        for event in match.events(seat, at)
        for here, there in match.game.journeys.get(event.kind, ())
    ]


def sounds(match: Match, at: int) -> list[str]:
    """What an action sounds like, in the order of its events: an onlooker knows their kinds, so nothing is betrayed."""
    kinds = [event.kind for event in match.events(ONLOOKER, at)]
    return [sound for kind in kinds for sound, heard in match.game.sounds.items() if kind in heard]


def refusal(match: Match, seat: int, a: int, lang: str = "en") -> str:
    """Why this seat cannot play this action; somebody else's choices are not told."""
    if seat == match.turn and 0 <= a < match.game.actions:
        return match.refusal(a, lang)
    return match.game.prompt(match.view(seat), seat, lang, match.called(lang, seat))
