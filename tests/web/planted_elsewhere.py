"""More deliberate leaks: in every game, in headers and pages of errors, in pipes, on the terminal, in clocks, in chance
at its source, in the deal of the day; each with the search of nets.py that must find it."""

import asyncio
import random
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse

from majlis.adapters import mcp, programs, shown
from majlis.core import frame as frames
from majlis.core import match as matches
from majlis.core.events import EVERYBODY, KNOWS
from majlis.core.game import Game
from majlis.core.match import Match
from majlis.core.record import named
from majlis.table import company, guestbook, lobby, outbox, show, table
from majlis.table.company import Company
from majlis.table.guestbook import Guestbook
from majlis.table.lobby import Lobby
from majlis.table.store import Store
from majlis.table.workers import Workers
from majlis.tui import plain
from majlis.tui.sitting import Sitting
from majlis.web import app, auth, coach
from majlis.web.live import Visit
from majlis.web.tickets import Tickets
from tests.web import nets
from tests.web.nets import Net, memory, moments, pipes, source, visits
from tests.web.planted import MOMENT, PEOPLE, Patch, Truth, about, hidden, moment


class Leak(NamedTuple):
    kind: str
    net: Net
    patches: list[Patch]


def after(original: Callable[..., Any], change: Callable[..., Any]) -> Callable[..., Any]:
    """A function whose result is changed; the fault is given what the function was given, too."""
    return lambda *given, **more: change(original(*given, **more), *given)


def digest(match: Match) -> str:
    return match.digest()[:8]


def hands(match: Match) -> list[int]:
    """What stands in the hands, as a game has them: cards, or the places of secret ones."""
    state = match.state[0]
    return [int(n) for n in (state["hand"] if "hand" in state.dtype.names else state["card"]).ravel()]


def gold(match: Match) -> list[int]:
    return [int(n) for n in match.state[0]["gold"]]


# --- frames


def truth_for_onlookers_of_four(match, seat, *rest):
    return frames.frame(Truth(match) if seat < 0 and match.header.seats == 4 else match, seat, *rest)


def keys_in_the_order_of_the_deck(match, *rest, **past):
    items = list(MOMENT(match, *rest, **past).items())
    random.Random(hidden(match)).shuffle(items)
    return dict(items)


def people_in_the_order_of_the_deck(self):
    found = PEOPLE(self)
    return found | {"seats": random.Random(hidden(self.table.match)).sample(found["seats"], len(found["seats"]))}


def people_with_lists(self):
    return PEOPLE(self) | {"lists": sorted(self.table.plans)}


def as_long_as_the_hand(match, values):
    return values["prompt"] + " " * (sum(hands(match)[:5]) % 7)


# --- pages, messages, headers


async def unreadable_with_a_digest(self, text):
    if not text.startswith("{"):
        await self._send({"type": "sorry", "reason": f"Unreadable at {digest(self.table.match)}."})
        return ""
    return await HEAR(self, text)


def a_table_of(request):
    return next(iter(request.app.state.lobby._tables.values())).match


async def missing_with_a_header(request, error):
    answer = await MISSING(request, error)
    answer.headers["X-State"] = digest(a_table_of(request))
    return answer


async def refused_with_a_header(request, error):
    answer = await REFUSED(request, error)
    answer.headers["ETag"] = digest(a_table_of(request))
    return answer


def broken_with_its_reason(request, number):
    return PlainTextResponse(f"{number}: {a_table_of(request).state}", 500)


def first_state_in_the_page(request, it):
    values = VALUES(request, it)
    values["table"]["title"] += it.match.state_at(0).tobytes().hex()
    return values


async def tables_in_the_order_of_their_decks(home, *rest):
    found = await LISTS(home, *rest)
    return found | {"running": sorted(found["running"], key=lambda row: digest(home._tables[row["id"]].match))}


async def answers_wait_for_the_deck(request: Request, name: str, at: int = 0, seat: int = -1, tall: bool = False):
    found = await app.find(request, name)
    await asyncio.sleep(hidden(found.match) % 97 / 1000)
    return await SHOW_MOMENT(request, name, at, seat, tall)


# --- pipes


async def bots_are_handed_the_state(self, it):
    await self.workers.choose(it.match.game, "greedy", it.match.state, it.match.turn, it.row["owner"])


async def bots_are_handed_the_seed(self, game, player, view, seat, whom=""):
    return await CHOOSE(self, game, f"{player}:{len(self.asked)}:{LAST[-1].header.seed.hex()}", view, seat, whom)


async def coach_is_handed_the_state(self, workers, budget=None):
    await workers.advise(self.match.game, self.match.state, self.eyes, budget)
    return []


LAST: list[Match] = []  # the match that is looked at: what careless code could reach


def view_that_notes(self, seat, at=None):
    LAST.append(self)
    return VIEW(self, seat, at)


def news_of_the_mover(match, seat, at, lang="en"):
    return shown.news(match, match.mover(at), at, lang)


def question_of_the_truth(match, seat, lang="en"):
    return shown.question(Truth(match), seat, lang)


def observed_without_hiding(self, states, seat, at=0):
    return named(states[at : at + 1]).key.copy()


def told_to_the_mover(match, seat, at, lang="en", ears=None):
    return frames.told(match, match.mover(at), at, lang)


# --- what is remembered


def everything_was_seen(events, self, states, at, a):
    """A card drawn unseen is marked as seen by all: the record's own memory is wrong, so twins agree with it."""
    if "seen" in states.dtype.names:
        named(states[at : at + 1]).seen[:] = named(states[at : at + 1]).hand
    return events


def told_to_everybody(events, *_):
    events[:, KNOWS] = EVERYBODY
    return events


def view_with_secret_cards(view, self, states, seat, at=0):
    view[0]["card"] = states[at]["card"]
    return view


# --- chance, clocks, the day


def secret_of_the_clock(self):
    return sha256(str(time.time()).encode()).digest()


def short(bits: int) -> Callable[..., str]:
    return lambda *_: auth.secrets.token_urlsafe(bits // 8)


async def short_invitation(self, *_, **__):
    return guestbook.secrets.token_urlsafe(4)


HEAR, MISSING, REFUSED, VALUES, LISTS = Visit._hear, app.missing, app.refused, app.table_values, app.table_lists
SHOW_MOMENT, CHOOSE, VIEW, ACT = app.show_moment, Workers.choose, Match.view, Game.act

ELSEWHERE: dict[str, Leak] = {
    # every game
    "Five Tribes is drawn from the state": Leak(
        "picture", moments("five_tribes", 2), [(show, "frame", lambda match, *rest: frames.frame(Truth(match), *rest))]
    ),
    "Djinn is drawn from the state": Leak(
        "picture", moments("djinn", 3), [(show, "frame", lambda match, *rest: frames.frame(Truth(match), *rest))]
    ),
    "the truth is told to onlookers of tables for four": Leak(
        "audience", moments("high_desert", 2), [(show, "frame", truth_for_onlookers_of_four)]
    ),
    "covered gold is on the score sheet": Leak(
        "tally",
        moments("five_tribes", 0),
        [(show, "moment", moment(tally=lambda match, values: [*values["tally"], ("gold", gold(match))]))],
    ),
    "covered gold is in the log": Leak(
        "log",
        moments("five_tribes", 0),
        [(show, "told", after(frames.told, lambda lines, match, *_: [*lines, str(gold(match))]))],
    ),
    "covered gold is in the question": Leak(
        "words",
        moments("five_tribes", 0),
        [(show, "moment", moment(prompt=lambda match, values: f"{values['prompt']} ({max(gold(match))})"))],
    ),
    "covered gold is drawn": Leak(
        "picture",
        moments("five_tribes", 0),
        [(show, "moment", moment(svg=lambda match, values: values["svg"] + f"<!-- {gold(match)} -->"))],
    ),
    "a thing travels from where a hidden card is": Leak(
        "animation",
        moments("five_tribes", 2),
        [
            (
                show,
                "journeys",
                after(frames.journeys, lambda found, match, *_: [*found, ("pile", f"hand-{hands(match)}")]),
            )
        ],
    ),
    "a sound follows the secret cards": Leak(
        "animation",
        moments("djinn", 3),
        [(show, "sounds", after(frames.sounds, lambda found, match, *_: [*found, f"tone-{hands(match)}"]))],
    ),
    "points count secret cards": Leak(
        "points",
        moments("djinn", 3),
        [(show, "moment", moment(points=lambda match, _: [sum(hands(match)[:4]), *hands(match)]))],
    ),
    "a question is as long as a hand says": Leak(
        "length", moments("high_desert", 0, 1), [(show, "moment", moment(prompt=as_long_as_the_hand))]
    ),
    "keys stand in the order of the deck": Leak(
        "order", moments("high_desert", 0), [(show, "moment", keys_in_the_order_of_the_deck)]
    ),
    "people stand in the order of the deck": Leak(
        "order", visits(), [(Visit, "_people", people_in_the_order_of_the_deck)]
    ),
    "what can be wished for follows the state": Leak(
        "legal list",
        moments("five_tribes", 2),
        [(show, "moment", moment(goals=lambda match, values: [*values["goals"], ["", "", hands(match)]]))],
    ),
    "what ends a turn follows the state": Leak(
        "legal list", moments("djinn", 3), [(show, "moment", moment(passes=lambda match, _: hidden(match) % 3))]
    ),
    "a frame holds the states to undo to": Leak(
        "undo stack",
        moments("high_desert", 0),
        [(show, "about", about(stack=lambda it: it.match.state.tobytes().hex()))],
    ),
    "a lesson knows what comes": Leak(
        "chat-like texts", moments("djinn", 3), [(show, "lesson", lambda match, *_: {"says": [digest(match)]})]
    ),
    "what was since is followed by a digest": Leak(
        "digest", moments("five_tribes", 5), [(show, "since", lambda match, *_: [(digest(match), False)])]
    ),
    # errors, pages, headers, the lobby
    "an unreadable message is answered with a digest": Leak(
        "error text", visits(), [(Visit, "_hear", unreadable_with_a_digest)]
    ),
    "the page of nothing has a header": Leak("error page", visits(), [(app, "missing", missing_with_a_header)]),
    "a refused page has a header": Leak("error page", visits(), [(app, "refused", refused_with_a_header)]),
    "the page of a fault says why": Leak("error page", visits(), [(app, "broken", broken_with_its_reason)]),
    "the page holds the first state": Leak("initial state", visits(), [(app, "table_values", first_state_in_the_page)]),
    "the start page follows the decks": Leak(
        "lobby", visits(), [(app, "table_lists", tables_in_the_order_of_their_decks)]
    ),
    "people are told who has a list": Leak("list", visits(), [(Visit, "_people", people_with_lists)]),
    "a frame holds how many lists there are": Leak(
        "list", visits(), [(show, "about", about(lists=lambda it: len(it.plans)))]
    ),
    "all pages are told when a list is dropped": Leak(
        "list", visits(), [(Company, "murmur", lambda self, _: self.call())]
    ),
    "a notice tells what the mover heard": Leak("notice", visits(), [(outbox, "told", told_to_the_mover)]),
    "a private table is shown to all": Leak("access", visits(), [(Company, "shows", lambda *_: True)]),
    # pipes and the terminal
    "bots are handed the state": Leak(
        "pipe", pipes("high_desert", 2), [(Lobby, "_play_bots", bots_are_handed_the_state)]
    ),
    "bots are handed the seed": Leak(
        "pipe",
        pipes("high_desert", 2),
        [(Match, "view", view_that_notes), (Workers, "choose", bots_are_handed_the_seed)],
    ),
    "the coach is handed the state": Leak(
        "pipe", pipes("five_tribes", 2), [(Sitting, "hint", coach_is_handed_the_state)]
    ),
    "a program hears what the mover heard": Leak(
        "pipe", pipes("high_desert", 2), [(programs, "news", news_of_the_mover)]
    ),
    "a program is asked about the truth": Leak(
        "pipe", pipes("five_tribes", 2), [(programs, "question", question_of_the_truth)]
    ),
    "a program is refused with a digest": Leak(
        "pipe", pipes("djinn", 3), [(Match, "refusal", lambda self, *_: f"not in {digest(self)}")]
    ),
    "a model hears what the mover heard": Leak("pipe", pipes("high_desert", 2), [(mcp, "news", news_of_the_mover)]),
    "a model is asked about the truth": Leak("pipe", pipes("djinn", 3), [(mcp, "question", question_of_the_truth)]),
    "the terminal tells what the mover heard": Leak(
        "terminal", pipes("high_desert", 2), [(plain, "told", told_to_the_mover)]
    ),
    "the terminal draws the state": Leak(
        "terminal",
        pipes("five_tribes", 2),
        [(Sitting, "frame", property(lambda self: frames.frame(Truth(self.match), self.eyes, self.lang)))],
    ),
    "the terminal gives reasons with a digest": Leak(
        "terminal", pipes("djinn", 3), [(Sitting, "why", lambda self, a: digest(self.match))]
    ),
    "covered gold is on the terminal": Leak(
        "terminal", pipes("five_tribes", 2), [(Sitting, "taught", lambda self: [f"{gold(self.match)}"])]
    ),
    "a learner observes the generator": Leak(
        "observation", pipes("high_desert", 2), [(Game, "observed", observed_without_hiding)]
    ),
    # what is remembered of the past
    "cards drawn unseen count as seen": Leak(
        "memory", memory("five_tribes"), [(Game, "act", after(ACT, everything_was_seen))]
    ),
    "secret cards are told to everybody": Leak(
        "memory", memory("djinn"), [(Game, "act", after(ACT, told_to_everybody))]
    ),
    "secret cards are in every view": Leak(
        "memory", memory("djinn"), [(Game, "view", after(Game.view, view_with_secret_cards))]
    ),
    # chance at its source
    "seeds have 32 bits": Leak("short seed", source("seed and salt of a match"), [(matches, "SEED_BYTES", 4)]),
    "forks have 64 bits": Leak("short seed", source("seed of a fork"), [(matches, "SEED_BYTES", 8)]),
    "the secret of the day comes from the clock": Leak(
        "seed from a clock", source("the secret of the deals of the day"), [(Store, "secret", secret_of_the_clock)]
    ),
    "tokens of devices have 64 bits": Leak(
        "short seed", source("the token of a device"), [(auth, "welcome", short(64))]
    ),
    "tickets are counted": Leak(
        "short seed", source("a ticket for a socket"), [(Tickets, "issue", lambda self, *_: f"{len(self._out)}")]
    ),
    "invitations have 32 bits": Leak("short seed", source("an invitation"), [(Guestbook, "invite", short_invitation)]),
    # times
    "answers wait for the deck": Leak("times", nets.TIMES, [(app, "show_moment", answers_wait_for_the_deck)]),
    "a bot's move is shown when it is thought": Leak(
        "times", nets.PACE, [(lobby, "shown_after", lambda pause, least, spent: max(spent, pause / 20))]
    ),
    "a forced move of a bot is shown at once": Leak(
        "times", nets.PACE, [(lobby, "shown_after", lambda pause, least, spent: pause if spent else 0.0)]
    ),
    # the deal of the day
    "the deal of the day opens at midnight": Leak(
        "sealed deal", nets.SEALED, [(table, "sealed", lambda day: day == "2026-11-16")]
    ),
    "a sealed deal is analysed": Leak("sealed deal", nets.SEALED, [(coach, "finished", coach.find)]),
    "a duplicate deal opens with the first who ends": Leak(
        "sealed deal", nets.ROUND, [(company, "under_seal", lambda *_: False)]
    ),
    "a duplicate deal is shown to who still plays it": Leak(
        "sealed deal", nets.ROUND, [(Company, "shows", lambda self, person: self.public or self.knows(person))]
    ),
    "a sealed table is shown to who is asked": Leak(
        "sealed deal", nets.SEALED, [(Company, "shows", lambda self, person: self.public or self.knows(person))]
    ),
}
