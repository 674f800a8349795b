"""What leaves the house by other ways: to bots and coach, to programs and models, to terminals and learners."""

import io
import json
import queue
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

from rich.console import Console

from majlis.adapters import mcp
from majlis.adapters.programs import Forfeit, Program
from majlis.core.game import ONLOOKER, Game
from majlis.core.match import Match
from majlis.table.lobby import Lobby
from majlis.table.store import Store
from majlis.table.table import Table
from majlis.table.workers import Workers
from majlis.tui import paint, plain
from majlis.tui.plain import Lines
from majlis.tui.sitting import Sitting
from tests.table.waits import waits
from tests.web.compared import part
from tests.web.glances import Tally, purses, worlds_of
from tests.web.worlds import apart, played, veiled

SHUT = 99999  # an action that no game has


def bot(match: Match, seat: int) -> str:
    """The questions that go to a worker: for a bot's choice and for the coach's advice."""
    return str(asked(match, seat))


class Tapped(Workers):
    """Workers without processes, whose pipe is written down."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []

    async def _ask(self, question: Any, kind: Any, whom: str = "", budget: float = 0.0) -> None:
        *about, _ = question  # the last is the worker's own chance
        self.asked.append((*about, whom, budget))

    async def choose(self, *asked: Any) -> int:
        await super().choose(*asked)
        raise Asked


class Asked(Exception):
    """That is enough: nobody needs to play."""


def asked(match: Match, seat: int) -> list[tuple[object, ...]]:
    workers, lobby = Tapped(), Lobby.__new__(Lobby)
    lobby.workers, lobby.pace = workers, 0.0

    @waits
    async def ask() -> None:
        with suppress(Asked):
            await lobby._play_bots(table_of(match, ONLOOKER))
        await Sitting(table_of(match, seat)).hint(workers)

    ask()
    return workers.asked


def program(match: Match, seat: int) -> str:
    """Every line to a program at `majlis match`: the news since the beginning, the question, and two refusals."""
    paper = io.StringIO()
    told = Program.__new__(Program)
    told.process, told.lines = cast(Any, SimpleNamespace(stdin=paper)), queue.Queue()
    told.clock, told.increment, told.told = 60.0, 0.0, max(0, match.at - 40)
    for answer in (f"play {SHUT}", "play the fool", "play -1"):
        told.lines.put(answer)
    with patch("majlis.adapters.programs.perf_counter", lambda: 0.0):
        try:
            told.choose(match, seat)
        except Forfeit as error:
            paper.write(str(error))
    return paper.getvalue()


def model(match: Match, seat: int) -> str:
    """What a language model is told: the question, all that happened, and refusals."""
    table = mcp.Table()
    table.match, table.seat, table.heard = match, seat, max(0, match.at - 40)
    calls: list[tuple[str, dict[str, Any]]] = [("look", {}), ("play", {"action": SHUT}), ("play", {"action": "cheat"})]
    lines = [{"id": 1, "method": "tools/call", "params": {"name": it, "arguments": given}} for it, given in calls]
    return "\n".join(json.dumps(mcp.message(table, json.dumps(line))) for line in lines)


def terminal(match: Match, seat: int) -> str:
    """All that a terminal prints of a moment: log, table, question, board, score, reasons."""
    paper = io.StringIO()
    lines = Lines(cast(Any, None), Console(file=paper, width=160), input, cast(Any, None))
    it = Sitting(table_of(match, seat))
    plain.catch_up(lines, it)
    plain.describe(lines, it)
    plain.question(lines, it)
    for command in ("log", "board", "rules"):
        plain.COMMANDS[command](lines, it, "")
    lines.draw(paint.score(match, "en", it.eyes))
    shut = random.Random(match.at).sample(range(match.game.actions), 5)
    return paper.getvalue() + "\n".join(it.why(a) for a in shut)


def learner(match: Match, seat: int) -> str:
    """The numbers that an adapter hands out, for a seat and for whoever only looks."""
    return match.game.observed(match.state, seat).tobytes().hex()


def table_of(match: Match, seat: int) -> Table:
    """A table at which one person sits; nothing of it is kept."""
    players = ["me" if it == seat else "greedy" for it in range(match.header.seats)]
    row = {"id": "pipe", "owner": "anna", "players": players, "names": list(match.header.names), "opened": 0.0}
    return Table("pipe", row | {"seats": len(players)}, match, cast(Store, None), at=match.at)


PIPES: dict[str, Callable[[Match, int], str]] = {
    "bot and coach": bot,
    "program": program,
    "model": model,
    "terminal": terminal,
    "learner": learner,
}


def tap(game: Game, n: int, moments: int, tally: Tally) -> None:
    """Compare all pipes of the seat to act, at so many moments of the n-th match."""
    whole = played(game, n)
    for at in random.Random(n).sample(veiled(game, n), min(moments, len(veiled(game, n)))):
        worlds = worlds_of(game, n, seat := whole.mover(at), [at])
        tally.count(apart(*(world.state_at(at) for world in worlds)))
        here, there = ([each(world.until(at), seat) for each in PIPES.values()] for world in worlds)
        where = f"{game.name} {n}, moment {at}, seat {seat}"
        tally.found += list(differences(where, here, there))
        purses(game, worlds[1], seat, [at])  # what is covered, a program may count, but no screen may show
        if terminal(worlds[1].until(at), seat) != there[list(PIPES).index("terminal")]:
            tally.found.append(f"{where}: the terminal shows what is covered")


def differences(where: str, here: list[str], there: list[str]) -> Iterator[str]:
    for name, ours, theirs in zip(PIPES, here, there, strict=True):
        if ours != theirs:
            yield f"{where}: {name}: {part(ours, theirs)}"
