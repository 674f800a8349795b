"""Tournaments in twin worlds: whoever plays, has made it or only looks is sent the same bytes, whatever is hidden.

In a duplicate round that runs, the games of others are none of one's business at all: over there they are other games
with other ends. In a Swiss one everybody may look at them, as onlookers.
"""

import itertools
import random
from dataclasses import dataclass
from types import SimpleNamespace
from unittest.mock import patch

import pytest

from majlis.core.game import ONLOOKER, load
from majlis.table.table import ending, past
from majlis.testing.leaks import forget, twin, unlike
from tests.web.compared import houses, part
from tests.web.house import Visitor
from tests.web.surfaces import settle
from tests.web.test_tournaments import held
from tests.web.visit import alike_program
from tests.web.worlds import FRIEND, OWNER, STRANGER, again, apart, played, veiled

WISH = {"title": "Cup", "rounds": 2, "lasts": 0, "deadline": 0, "options": 0}
ENTERED = (OWNER, FRIEND)
PAGES = ("/", "/tables", "/tournaments", "/me", "/ratings.json", "/person?name=Owner", "/tournament/CUP")
OF_TABLE = ("", "/replay", "/log?seat=0", "/log?seat=-1", "/moment?at=1&seat=0", "/file", "/analysis.json", "/lesson")
API = ("/tournaments", "/tournaments/CUP", "/tables")
OF_API_TABLE = ("", "/view", "/view?seat=0", "/log", "/result", "/file")


@dataclass(frozen=True)
class Case:
    """One tournament, and who looks at it."""

    game: str
    kind: str
    public: bool
    token: str
    over: bool  # are the games of others over?
    n: int  # the number of the match

    def mine(self, board):
        return board < len(ENTERED) and ENTERED[board] == self.token


def cases(game, n):
    for kind, public, over in itertools.product(("swiss", "duplicate"), (False, True), (False, True)):
        for token in (*ENTERED, STRANGER):
            if not (over and kind == "swiss"):  # what is over is open
                yield Case(game, kind, public, token, over, n)


def names():
    """Names of tournaments and tables that are the same in both worlds."""
    count = itertools.count()
    return SimpleNamespace(token_urlsafe=lambda n: f"{next(count):0{n}}")


def gathered(house, case):
    """Both people play against a bot, in the first round."""
    home, kind = house.app.state.tournaments, {"kind": case.kind, "open": case.public}
    source = names()
    with patch("majlis.table.tournaments.secrets", source), patch("majlis.table.casting.secrets", source):
        cup = house.do(home.make(house.person(OWNER), load(case.game), WISH | kind))
        for token in ENTERED:
            house.do(home.enter(cup, "me", house.person(token), f"Person {token[0]}"))
            if case.kind == "swiss":
                house.do(home.enter(cup, "greedy", "", ""))
        house.do(home.begin(cup))
    return cup


def boards(house, cup):
    """The tables of the round, in the order of the people who play there."""
    found = [house.table(it.match) for it in held(house, cup).boards if it.match]
    seats = {token: house.person(token) for token in ENTERED}
    return sorted(found, key=lambda it: next(i for i, who in enumerate(seats.values()) if who in it.company.people))


def world(case, board, seat, other):
    """What lies on one table: in the other world all that the visitor cannot know is different."""
    chance, game = random.Random(f"{case} {board}"), load(case.game)
    whole = played(game, case.n)
    mine = case.mine(board)
    at = veiled(game, case.n)[len(veiled(game, case.n)) // 2]
    if not mine and case.over and (case.token in ENTERED or board):  # one game of the round runs in any case
        return again(played(game, case.n + len(game.seats) * other), chance)  # another game with another end
    match = again(whole.until(at), chance)
    if other:
        match = again(match, chance)  # another seed
        memory = seat if mine else ONLOOKER
        for n in range(at + 1):
            match._states[n : n + 1] = twin(game, whole.state_at(n), memory, chance)
        match._events = [unlike(game, it, memory) for it in match._events]
    return match


def lay(house, table, match):
    """It lies there, and is over if it is."""

    async def turned():
        table.match, table.at, table.by_itself = match, match.at, frozenset()
        table.shown.clear()

    house.do(turned())
    if match.over:
        house.store.append(past(table.name, match)[0], ending(table.name, match)).result()


def told(house, case, cup, tables):
    """All that is sent to this visitor."""
    seals = [it.match.header.commitment for it in tables] + [it.row["commitment"] for it in tables]
    with Visitor(house, case.token) as visitor, alike_program(visitor) as own:
        paths = [it.replace("CUP", cup) for it in PAGES]
        paths += [f"/table/{it.name}{more}" for it in tables for more in OF_TABLE]
        paths += [f"/table/{it.name}/chat" for it in tables]
        asked = {path: visitor.get(path) for path in paths}
        asked |= {f"ticket {it.name}": visitor.http.post(f"/table/{it.name}/ticket") for it in tables[1:]}
        paths = [it.replace("CUP", cup) for it in API]
        paths += [f"/tables/{it.name}{more}" for it in tables for more in OF_API_TABLE]
        asked |= {f"api {path}": own.http.get(path) for path in paths}
    for path, answer in asked.items():
        head = {key: value for key, value in answer.headers.items() if key not in ("date", "content-length")}
        text = "a ticket" if path.startswith("ticket") and answer.status_code == 200 else answer.text
        for seal in seals:
            text = text.replace(seal, "the seal")
        yield path, f"{answer.status_code} {head} {text}"


@pytest.mark.parametrize(("game", "n"), [("high_desert", 0), ("five_tribes", 0), ("djinn", 1)])
def test_a_tournament_sends_the_same_bytes_in_twin_worlds(tmp_path, game, n, sample):
    found, differ, every = [], set(), list(cases(game, n))
    for i, case in enumerate(every if sample(0, 1) else random.Random(game).sample(every, 3)):
        with houses(tmp_path / str(i)) as pair:
            said, laid = [], []
            for other, house in enumerate(pair):
                settle(house, OWNER)
                house.person(STRANGER)
                cup = gathered(house, case)
                tables = boards(house, cup)
                for board, table in enumerate(tables):
                    seat = next(it.seat for it in table.company.seats if it.human)
                    lay(house, table, world(case, board, seat, other))
                forget()
                laid.append([it.match for it in tables])
                said.append(dict(told(house, case, cup, tables)))
            differ |= {it for a, b in zip(*laid, strict=True) if a.at == b.at for it in apart(a.state, b.state)}
            both = [(path, text, said[1][path]) for path, text in said[0].items()]
            found += [f"{case}: {path}: {part(text, other)}" for path, text, other in both if text != other]
    assert found == []
    assert differ
