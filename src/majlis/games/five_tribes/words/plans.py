"""Where the move under way could end, and what each end would bring: the rules play every way to its end, and tell."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from majlis.core.foresight import again, along
from majlis.core.game import Game, Mask, States, load
from majlis.core.plan import MOST, Plans, Step, Way
from majlis.core.record import NONE, seen, twin
from majlis.core.speech import Names, listed, signed
from majlis.games.five_tribes.actions import BUY, DONE, USE
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.mind.walks import walks
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.notation import say
from majlis.games.five_tribes.words.offers import capital, drop_offer
from majlis.games.five_tribes.words.outlook import OFFERS, Outlook

CHOICES = (Phase.KILL, Phase.BUILD, Phase.MARKET, Phase.SACRED, Phase.TARGET)


class Prospect(NamedTuple):
    """An end: the way there, what it would take of which tribe and whether it wins the tile."""

    way: Way
    tile: int
    tribe: int
    taken: int
    won: bool
    points: int


def plans(view: States, lang: str = "en", names: Names = ()) -> Plans:
    record = view.tobytes()
    return Plans((*(prospect.way for prospect in prospects(record, lang, names)), *further(record, lang, names)))


def passes(view: States, mask: Mask) -> int:
    """A turn of which only the sale is left, and no power, can end by itself (FT-6.6)."""
    powers = mask[USE:BUY].any()
    return DONE if seen(view).phase == Phase.SALE and not powers else NONE


@lru_cache(8)
def further(record: bytes, lang: str, names: Names) -> tuple[Way, ...]:
    """Between tribe and tile: what follows is tapped at once, a card of the market, a djinn, the target of a power."""
    view = again(record, "five_tribes")
    if seen(view).phase not in (Phase.TRIBE, Phase.TILE):
        return ()
    game = load("five_tribes")
    return tuple(way for first in opened(game, view) for way in after(game, view, first, lang, names))


def after(game: Game, view: States, first: int, lang: str, names: Names) -> Iterator[Way]:
    """What can be chosen after an action that shows nothing new; who goes on may pass a second window."""
    steps = through(view, first)
    then = along("five_tribes", view, steps)
    if seen(then).phase not in CHOICES or then["reveals"].item(0) != view["reveals"].item(0):
        return
    begun = game.offer(view, first, lang, names)
    for a in opened(game, then):
        if a != DONE and not USE <= a < BUY:
            yield Way((*steps, a), "»", f"{begun} {game.offer(then, a, lang, names)}", NONE, say(first, lang), False)


def through(view: States, first: int) -> tuple[int, ...]:
    """An action, and going on once more where the tribe asks nothing and the tile's window follows."""
    then = along("five_tribes", view, (first,))
    return (first, DONE) if first == DONE and seen(then).phase == Phase.TILE else (first,)


def opened(game: Game, view: States) -> list[int]:
    return [int(a) for a in np.flatnonzero(game.open(view))]


@lru_cache(8)
def prospects(record: bytes, lang: str, names: Names) -> tuple[Prospect, ...]:
    """All ends of the move under way, as its player sees them, the best first."""
    view = again(record, "five_tribes")
    v = seen(view)
    if v.phase != Phase.DROP or v.n_carry > MOST:
        return ()
    now = sum(load("five_tribes").score(view, v.turn))
    found = [prospect(view, way, now, lang, names) for way in walks(v)]
    return tuple(sorted(found, key=lambda end: -end.points))


def prospect(view: States, way: tuple[int, ...], now: int, lang: str, names: Names) -> Prospect:
    """What the last drop brings to who has so many points now, and what follows if nothing more is chosen."""
    o = Outlook(along("five_tribes", view, way[:-1]), lang, names, way[-1])
    words, took = capital(drop_offer(o)) + via(way, lang), o.sure(Did.TAKE)
    tile, points = took["tile"], sum(o.ahead.game.score(o.after, o.v.turn)) - now
    won = o.did(Did.CAMEL, tile=tile) is not None
    passes = seen(o.after).turn != o.v.turn  # then it can be taken back only until somebody else acts
    found = Way(way, signed(points), words, asks=passes, then=tuple(onward(o)))
    return Prospect(found, tile, took["tribe"], took["n"], won, points)


def onward(o: Outlook) -> Iterator[Step]:
    """The cards or djinns of the tile at the end, or none of them, past the windows of powers; not where a djinn can be
    paid with an elder or with a slave, as that is asked."""
    then, steps = past_windows(o.ahead.game, o.ahead.after)
    if seen(then).phase not in (Phase.MARKET, Phase.SACRED):
        return
    found = opened(o.ahead.game, then)
    if found != [DONE] and not any(BUY + (a - BUY ^ 1) in found for a in found if a >= BUY):
        for a in found:
            if is_free(o, then, a):
                yield Step((*steps, a), o.say("none") if a == DONE else say(a, o.lang))


def past_windows(game: Game, state: States) -> tuple[States, tuple[int, ...]]:
    """A state as it goes on if no power is used, and the steps to it."""
    state, steps = twin(state), []
    while seen(state).phase in (Phase.TRIBE, Phase.TILE):
        steps.append(DONE)
        game.doors.step(state, 0, DONE)
    return state, tuple(steps)


def is_free(o: Outlook, state: States, a: int) -> bool:
    """Would nobody have been shown anything new after this step, and the turn go on?"""
    after = twin(state)
    o.ahead.game.doors.step(after, 0, a)
    return all(after[name].item(0) == o.view[name].item(0) for name in ("turn", "reveals"))


def via(way: tuple[int, ...], lang: str) -> str:
    """What is dropped before the last."""
    if len(way) == 1:
        return ""
    return str(OFFERS[lang]["via"].format(by=listed((say(a, lang) for a in way[:-1]), lang)))
