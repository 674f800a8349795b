"""Deliberate leaks in the table and the server, each of which the search of compared.py must find.

Every fault is one that careless code makes: the truth in the place of a view, a check left out, a secret sent along.
"""

import dataclasses
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any
from unittest.mock import patch

from markupsafe import Markup
from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import JSONResponse

from majlis.core import frame as frames
from majlis.core import position
from majlis.core.match import Header, Match
from majlis.core.record import named
from majlis.core.refusal import Refusal
from majlis.table import show as shows
from majlis.table import store as stores
from majlis.table.company import Company
from majlis.table.store import Store
from majlis.table.table import Answer, Table
from majlis.web import api_tables, app, coach, files, live
from majlis.web.live import Visit

Fault = Callable[..., Any]


class Truth:
    """A match whose views hide nothing."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __getattr__(self, name: str) -> Any:
        return getattr(self.match, name)

    def view(self, seat: int, at: int | None = None) -> Any:
        return self.match.state_at(self.match.at if at is None else at)


def hidden(match: Match) -> int:
    """A number that depends on what nobody may know."""
    state = match.state[0]
    return int(state["key"][0]) + int(state["deck"][:3].sum() if "deck" in state.dtype.names else 0)


# --- frames


def frame_of_the_truth(match, *rest):
    return frames.frame(Truth(match), *rest)


def proof(**more: Fault) -> Fault:
    """The proof of a fair deal holds something else."""

    def fault(table):
        return PROOF(table) | {name: value(table.match.header) for name, value in more.items()}

    return fault


def about(**more: Fault) -> Fault:
    """The table adds something to every frame."""

    def fault(table, seat, lang):
        return ABOUT(table, seat, lang) | {name: value(table) for name, value in more.items()}

    return fault


def moment(**more: Fault) -> Fault:
    """Something in every frame and in every moment of a replay is changed."""

    def fault(match, *rest, **past):
        values = MOMENT(match, *rest, **past)
        return values | {name: value(match, values) for name, value in more.items()}

    return fault


def order_by_seed(match: Match, values: dict[str, Any]) -> dict[int, str]:
    """The choices in an order that follows the seed."""
    items = list(values["says"].items())
    random.Random(match.header.seed).shuffle(items)
    return dict(items)


def cached_without_the_seat(table: Table, seat: int, lang: str, tall: bool):
    key = (table.at, 0, lang, tall)
    if key not in table.shown:
        table.shown[key] = DRAWN(table, seat, lang, tall)
    return f"{table.shown[key]},{shows.inside(shows.proof(table))}"


def frame_of_the_first_seat(match, seat, *rest):
    return frames.frame(match, max(seat, 0), *rest)


def told_to_the_mover(match, *rest):
    seen, last = frames.frame(match, *rest), match.at - 1
    return dataclasses.replace(seen, told=frames.told(Truth(match), match.mover(last), last) if match.at else [])


def since_of_the_truth(match, seat, lang, *_):
    return shows_since(Truth(match), match.mover(match.at - 1), lang) + [
        (line, False)
        for at in range(max(0, match.at - 3), match.at)
        for line in frames.told(Truth(match), match.mover(at), at)
    ]


def whole_log(match, seat, lang):
    return [frames.told(match, seat, at, lang) for at in range(match.at)]


def log_of_the_truth(table, seat, lang, ears=None):
    return whole_log(Truth(table.match), seat if seat >= 0 else table.match.turn, lang)


def reveals_by_the_deck(self, *_):
    return hidden(self) % 2 == 1


def undo_for_all(table, seat, lang):
    match = table.match
    return ABOUT(table, seat, lang) | {"undo": bool(match.at) and match.can_undo(match.mover(match.at - 1))}


# --- messages


async def eyes_of_anybody(self, message):
    self.seat = message.seat if message.seat < self.table.match.header.seats else -1
    self.tall, self.lang = message.tall, message.lang
    await self._send({"type": "log", "log": live.log(self.table, self._eyes(), self.lang)})
    self._table_changed()


def no_curtain(self):
    return self.seat


async def hints_for_all(self):
    match = self.table.match
    rows = [{"a": a, "say": match.game.say(a, self.lang)} for a in match.open()[:3]]
    await self._send({"type": "hints", "hints": rows})


async def hints_of_the_truth(self):
    match = self.table.match
    rows = [{"a": a} for a in random.Random(hidden(match)).sample(range(match.game.actions), 3)]
    await self._send({"type": "hints", "hints": rows})


async def advice_that_knows(self, tips):
    """The coach leans to what hidden cards make good."""
    n = hidden(self.table.match) % len(tips)
    await ADVISE(self, tips[n:] + tips[:n])


def refusal_lists_what_is_open(match, seat, a, lang="en"):
    return f"Open now: {', '.join(match.game.say(x) for x in match.open())}"


def why_of_the_mover(self, a):
    match = self.table.match
    return (
        match.game.why(match.view(match.turn), a, self.lang, match.called(self.lang, match.turn))
        if 0 <= a < match.game.actions
        else "-"
    )


def digest_in_the_refusal(self, at, action_id, lang):
    known = KNOWN(self, at, action_id, lang)
    return known and Answer(known.done, known.at, f"{known.reason} (state {self.match.digest()[:8]})")


async def plays_for_whoever_is_to_act(self, message):
    turn = self.table.match.turn
    a = message.a if message.a in self.table.match.open() else self.table.match.open()[0]
    return await self.table.play(turn, self.table.at, a, message.id, self.lang)


def seats_of_all_people(self, person):
    """Who sits at a table has all seats of people there."""
    return [it.seat for it in self.seats if it.person] if person in self.people else []


def people_and_the_deck(self):
    return PEOPLE(self) | {"deck": hidden(self.table.match)}


# --- pages


def everybody(request, table):
    return list(range(table.match.header.seats))


async def file_of_a_running_match(request: Request, name: str):
    return await app.find(request, name)


async def file_refused_with_the_score_of_hands(request: Request, name: str):
    table = await app.find(request, name)
    raise Refusal(f"Not yet: {hidden(table.match)}")


def all_tables(self, owner):
    query = select(stores.match, stores.finish.c.points, stores.finish.c.result, stores.daily.c.date)
    query = query.outerjoin(stores.daily, stores.daily.c.match == stores.match.c.id)
    return self.rows(query.outerjoin(stores.finish, stores.finish.c.match == stores.match.c.id))


def values_with_the_seed(request, table):
    values = TABLE_VALUES(request, table)
    values["table"]["commitment"] = table.match.header.seed.hex()
    return values


def sprites_in_the_order_of_the_deck(request, table):
    values = TABLE_VALUES(request, table)
    parts = str(values["sprites"]).split("<g id=")
    random.Random(hidden(table.match)).shuffle(parts)
    return values | {"sprites": Markup("<g id=".join(parts))}


def page_with_a_digest(request, table):
    values = TABLE_VALUES(request, table)
    values["table"]["id"] += f"?state={table.chain[:6]}"
    return values


async def moment_of_the_present(request: Request, name: str, at: int = 0, seat: int = -1, tall: bool = False):
    """The past is drawn with the cards of today."""
    table = await app.find(request, name)
    return JSONResponse(MOMENT(Truth(table.match), seat, "en", tall, past=True) | {"at": at})


async def log_for_all(request: Request, name: str, seat: int = -1):
    return JSONResponse(whole_log((await app.find(request, name)).match, seat, "en"))


def header_with_a_digest(request, name, status=200, **values):
    response = RENDER(request, name, status, **values)
    response.headers["etag"] = sha256(b"".join(hands(request))).hexdigest()
    return response


def hands(request) -> Iterator[bytes]:
    for table in request.app.state.lobby._tables.values():
        yield table.match.state.tobytes()


ABOUT, MOMENT, DRAWN = shows.about, shows.moment, shows._shown
shows_since, KNOWN, TABLE_VALUES, RENDER = shows.since, Table._known, app.table_values, app.render
ADVISE, PROOF, PEOPLE = Visit._advise, shows.proof, Visit._people


def sight_of_the_truth(table, seat, lang):
    """A program is given the state as one line."""
    sight = SIGHT(table, seat, lang)
    sight.position = position.write(table.match.game, table.match.state, seat)
    return sight


def eyes_of_any_seat(request, table):
    return int(request.query_params["seat"]) if "seat" in request.query_params else EYES(request, table)


def heard_by_the_mover(table, seat, at, lang):
    """The log of a program has the events as whoever acted heard them."""
    return HEARD(table, table.match.mover(at), at, lang)


SIGHT, EYES, HEARD = api_tables.sight, api_tables.eyes, api_tables.heard
Patch = tuple[Any, str, Any]

PLANTED: dict[str, list[Patch]] = {
    "a frame is drawn from the state": [(shows, "frame", frame_of_the_truth)],
    "the seed is in a running frame": [(shows, "proof", proof(seed=lambda header: header.seed.hex()))],
    "the salt is in a running frame": [(shows, "proof", proof(salt=lambda header: header.salt.hex()))],
    "the seal is that of the seed alone": [
        (Header, "commitment", property(lambda self: sha256(self.seed).hexdigest())),
    ],
    "eyes are not checked": [(Visit, "_look", eyes_of_anybody)],
    "the curtain is ignored": [(Visit, "_eyes", no_curtain)],
    "everybody owns every table": [
        (Company, "of", lambda self, _: [it.seat for it in self.seats if it.person]),
        (Company, "owns", lambda *_: True),
    ],
    "a friend has the seats of all": [(Company, "of", seats_of_all_people)],
    "who is here tells of the deck": [(Visit, "_people", people_and_the_deck)],
    "the log is made from the truth": [(live, "log", log_of_the_truth)],
    "what is final follows the deck": [(Match, "reveals", reveals_by_the_deck)],
    "hints are for everybody": [(Visit, "_hint", hints_for_all)],
    "hints follow the truth": [(Visit, "_hint", hints_of_the_truth)],
    "the coach knows hidden cards": [(Visit, "_advise", advice_that_knows)],
    "a running match is analysed": [(coach, "finished", coach.find)],
    "a refusal lists somebody else's choices": [
        (live, "refusal", refusal_lists_what_is_open),
        (app.Table.play.__globals__, "refusal", refusal_lists_what_is_open),
    ],
    "why is answered from the mover's view": [(Visit, "_why", why_of_the_mover)],
    "a refusal shows a digest": [(Table, "_known", digest_in_the_refusal)],
    "anybody plays for who is to act": [(Visit, "_do", plays_for_whoever_is_to_act)],
    "a running match is replayed through any eyes": [(app, "allowed", everybody)],
    "a replay draws the present": [(app, "show_moment", moment_of_the_present)],
    "the file of a running match is given": [(files, "given_out", file_of_a_running_match)],
    "a refused page tells of the deck": [(files, "given_out", file_refused_with_the_score_of_hands)],
    "the log of a running match is given to all": [(app, "show_log", log_for_all)],
    "the cache forgets whose frame it is": [(live, "shown", cached_without_the_seat)],
    "an onlooker sees what the first seat sees": [(shows, "frame", frame_of_the_first_seat)],
    "the last action is told as its player saw it": [(shows, "frame", told_to_the_mover)],
    "what happened since is told from the truth": [(shows, "since", since_of_the_truth)],
    "anybody may think he can undo": [(shows, "about", undo_for_all)],
    "the link of the chain is in a frame": [(shows, "about", about(chain=lambda table: table.chain))],
    "the count of random words is in a frame": [
        (shows, "about", about(drawn=lambda table: int(named(table.match.state).drawn))),
    ],
    "a frame is as long as the deck says": [(shows, "about", about(pad=lambda table: "." * (hidden(table.match) % 9)))],
    "choices stand in the order of the seed": [
        (shows, "moment", moment(says=order_by_seed)),
        (app, "moment", moment(says=order_by_seed)),
    ],
    "numbers of choices are shifted by the seed": [
        (shows, "moment", moment(final=lambda match, values: [a + match.header.seed[0] for a in values["offers"]])),
    ],
    "points count hidden cards": [
        (shows, "moment", moment(points=lambda match, _: [n + hidden(match) % 3 for n in match.points()])),
    ],
    "everybody's tables are listed": [(Store, "matches", all_tables)],
    "the page holds the seed": [(app, "table_values", values_with_the_seed)],
    "drawings stand in the order of the deck": [(app, "table_values", sprites_in_the_order_of_the_deck)],
    "the page holds a digest of the state": [(app, "table_values", page_with_a_digest)],
    "a header is a digest of the state": [(app, "render", header_with_a_digest)],
    "the API gives the state": [(api_tables, "sight", sight_of_the_truth)],
    "the API looks through any eyes": [(api_tables, "eyes", eyes_of_any_seat)],
    "the API tells what the mover heard": [(api_tables, "heard", heard_by_the_mover)],
}


@contextmanager
def planted(patches: list[Patch]) -> Iterator[None]:
    """The server with a fault."""
    started = []
    for target, name, fault in patches:
        each = patch.dict(target, {name: fault}) if isinstance(target, dict) else patch.object(target, name, fault)
        each.start()
        started.append(each)
    try:
        yield
    finally:
        for each in started:
            each.stop()
