"""The house as the terminal uses it: the same store as the page, tables for whoever sits at this keyboard."""

import contextlib
import hashlib
import os
import secrets
import sys
from concurrent.futures import Future
from pathlib import Path
from typing import cast

from majlis.bots.bot import bot
from majlis.bots.coach.advice import Tip, advise
from majlis.bots.coach.analysis import Judgement, Question, come, expected, judge
from majlis.bots.coach.plans import Budget, Chances
from majlis.core.editions import edition
from majlis.core.game import Game, States
from majlis.core.match import Match
from majlis.core.notation import write
from majlis.core.refusal import Refusal
from majlis.table.casting import described
from majlis.table.importing import take
from majlis.table.lobby import Lobby
from majlis.table.store import Row, Store, StoreBusy
from majlis.table.studies import Studies
from majlis.table.table import Table, enter
from majlis.table.workers import Workers, serve_idly
from majlis.tui.settings import Settings

VISITOR = "visitor"  # a file: the tokens of whoever sits here, the first one opens new tables
BUSY = (
    "{folder} is in use by another majlis, most likely a page that is still open. Go on there in the browser, or close "
    "it first (Ctrl-C where it runs); or choose another folder with --data."
)


class Near(Workers):
    """Bots that think here and now, each time alike in the same view: for scripts and pipes."""

    def __init__(self) -> None:
        self.lost = 0

    async def choose(self, game: Game, player: str, view: States, seat: int, whom: str = "") -> int:
        return bot(player, game).choose(view, seat, int.from_bytes(chance(view)[:7], "big"))

    async def advise(self, game: Game, view: States, seat: int, budget: Budget, whom: str = "") -> list[Tip] | None:
        return advise(game, view, seat, chance(view), budget)

    async def judge(self, asked: Question, seed: bytes, budget: Budget) -> Judgement:
        return judge(*asked, seed, budget)

    async def luck(self, what: str, asked: Question, seed: bytes, budget: Budget) -> Chances:
        return (expected if what == "expected" else come)(*asked, seed, budget)

    def close(self) -> None:
        pass


def chance(view: States) -> bytes:
    """What those draw from who think here: it follows from what they see, and from nothing else."""
    return hashlib.sha256(view.tobytes()).digest()


class Shelf:
    """Instead of the store for a match that begins with a position: a file, written anew with every step."""

    listeners: frozenset[str] = frozenset()  # nobody is told by mail of a match that lies in a file

    def __init__(self, match: Match, path: Path) -> None:
        self.match, self.path = match, path

    def append(self, rows: list[Row], *_: object) -> "Future[None]":
        done: Future[None] = Future()
        after = self.match.copy()
        for row in rows:
            enter(after, row, frozenset())
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.path.with_suffix(".new")
            fresh.write_text(write(after), encoding="utf-8")
            fresh.replace(self.path)
        except OSError as error:
            done.set_exception(error)
        else:
            self.match = after
            done.set_result(None)
        return done


class House(Lobby):
    """A lobby with tables that were begun elsewhere: in a file, from a seed, from a position."""

    def __init__(self, folder: Path, workers: Workers, pace: float) -> None:
        self.folder = folder
        super().__init__(opened(folder), workers, pace)
        self.tokens, self.settings = visitor(folder), Settings(folder / "terminal.json")
        self.studies = Studies(
            self.store, lambda: workers if isinstance(workers, Near) else Workers(1, life=serve_idly)
        )

    async def owner(self) -> str:
        """Whose the tables are that are opened here: the only place that knows how a token becomes somebody."""
        return self.book.person(self.tokens[0]) or await self.book.meet(self.tokens[0], "Terminal")

    async def begin(self, game: Game, players: list[str], options: int = 0) -> Table:
        return await self.open(await self.owner(), game, players, options)

    async def begin_guided(self, game: Game) -> Table:
        return await self.open_guided(await self.owner(), game, game.guides[0])

    async def take(self, match: Match, players: list[str]) -> Table:
        """Keep a match, with all that was played of it, and sit down at it; one with a position has a file."""
        row = described(match.header, players, await self.owner())
        if match.header.start:
            path = self.folder / "matches" / f"{match.game.name}-{secrets.token_hex(4)}.match"
            return self.seat(Table(row["id"], row, match, cast(Store, Shelf(match.copy(), path)), at=match.at))
        return await take(self, row["owner"], match, players)

    async def close(self) -> None:
        await self.studies.close()
        await super().close()

    def unfinished(self) -> list[Row]:
        return self._own(False)

    def finished(self) -> list[Row]:
        return self._own(True)

    def _own(self, over: bool) -> list[Row]:
        """The games of whoever sits here, the newest first, as far as these rules can play them."""
        people = dict.fromkeys(person for token in self.tokens if (person := self.book.person(token)))
        rows = [row for person in people for row in self.store.matches(person) if (row["points"] is not None) == over]
        return sorted(filter(playable, rows), key=lambda row: -row["opened"])


def playable(row: Row) -> bool:
    """Was it played by rules that are here? Not, if they cannot even be opened."""
    try:
        edition(row["game"], row["rules"], row["box"])
    except Refusal:
        return False
    return True


def opened(folder: Path) -> Store:
    """The store in this folder, if we can have it."""
    try:
        return Store(folder)
    except StoreBusy:
        raise StoreBusy(BUSY.format(folder=folder)) from None
    except OSError as error:
        raise Refusal(f"{folder} cannot be used: {error.strerror}. Choose another folder with --data.") from error


def visitor(folder: Path) -> list[str]:
    """Who sits at this terminal: the tokens in a file that only its owner reads; a new one, if there is none."""
    path = folder / VISITOR
    if not path.exists():
        path.touch(0o600)
    tokens = path.read_text(encoding="utf-8").split()
    if not tokens:
        tokens = [secrets.token_urlsafe(24)]
        path.write_text(tokens[0] + "\n", encoding="utf-8")
    return tokens


def forget_typed() -> None:
    """Keys that were pressed while a game was compiled are no answer to what was not asked yet."""
    if os.name != "posix" or not sys.stdin or not sys.stdin.isatty():
        return
    import termios

    with contextlib.suppress(termios.error):
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
