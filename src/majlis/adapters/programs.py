"""A program as a player: one line a message over its pipes, as docs/protocol.md has it."""

import json
import os
import queue
import shlex
import subprocess
import threading
from contextlib import suppress
from time import perf_counter
from typing import Any

from majlis.adapters.shown import chosen, ending, news, question
from majlis.core.match import IllegalAction, Match
from majlis.core.refusal import Refusal

PROTOCOL = 1
TRIES = 3  # at one decision: what is not open, or not understood, is refused so often
START = 30.0  # seconds to get ready, off the clock
LONGEST = 4096  # of an answer


class Forfeit(Exception):
    """Why a program plays no further."""


def why(error: Exception) -> str:
    """Why a program did not start."""
    if isinstance(error, FileNotFoundError):
        return "it is not found here"
    return "it may not be run" if isinstance(error, OSError) else "its quotes are not closed"


class Program:
    """A program in a process of its own: a question in, an answer out, by its clock."""

    def __init__(self, command: str, clock: float, increment: float) -> None:
        self.name, self.clock, self.increment, self.told = command, clock, increment, 0
        self.lines: queue.Queue[str | None] = queue.Queue()
        pipe, hidden = subprocess.PIPE, subprocess.DEVNULL
        try:
            self.process = subprocess.Popen(
                shlex.split(command, posix=os.name == "posix"), stdin=pipe, stdout=pipe, stderr=hidden, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise Refusal(f"{command!r} is no bot, and no program that can be started: {why(error)}.") from error
        self.ears = threading.Thread(target=self._listen, daemon=True)
        self.ears.start()

    def _listen(self) -> None:
        assert self.process.stdout
        with suppress(ValueError, OSError):
            while line := self.process.stdout.readline(LONGEST):
                self.lines.put(line.strip())
        self.lines.put(None)

    def tell(self, word: str, **what: Any) -> None:
        """Send a message; what nobody reads any more is found out when an answer is due."""
        assert self.process.stdin
        with suppress(OSError, ValueError):
            print(word, json.dumps(what, ensure_ascii=False), file=self.process.stdin, flush=True)

    def heard(self, seconds: float, *words: str) -> tuple[str, str]:
        """The next line that begins with one of these words; the program may talk in between."""
        end = perf_counter() + seconds
        while True:
            try:
                line = self.lines.get(timeout=max(0.0, end - perf_counter()))
            except queue.Empty:
                raise Forfeit("out of time") from None
            if line is None:
                raise Forfeit("the program ended")
            word, _, rest = line.partition(" ")
            if word in words:
                return word, rest.strip()

    def begin(self, match: Match, seat: int) -> None:
        options = match.game.unpack(match.header.options, match.header.seats)
        what = {"game": match.game.name, "seats": match.header.seats, "player": seat + 1, "options": options}
        clocks = {"clock": self.clock, "increment": self.increment, "actions": match.game.actions}
        self.tell("majlis", protocol=PROTOCOL, **what, **clocks)
        _, name = self.heard(START, "ready")
        self.name = name[:40] or self.name

    def choose(self, match: Match, seat: int) -> int:
        """Tell what has happened, ask, and take an open action; by the clock."""
        self.hear(match, seat)
        began, asked = perf_counter(), question(match, seat)
        for _ in range(TRIES):
            left = self.clock - (perf_counter() - began)
            self.tell("go", **asked, clock=round(max(0.0, left), 3))
            try:
                a = chosen(match, self.heard(left, "play")[1])
                if a not in match.open():
                    raise IllegalAction(match.refusal(a))
                self.clock += self.increment - (perf_counter() - began)
                return a
            except Refusal as error:
                self.tell("refused", why=str(error))
        raise Forfeit(f"{TRIES} answers that are not open")

    def hear(self, match: Match, seat: int) -> None:
        for at in range(self.told, match.at):
            self.tell("news", **news(match, seat, at))
        self.told = match.at

    def end(self, match: Match, seat: int) -> None:
        """The last news, the result; then it has a moment to leave by itself."""
        self.hear(match, seat)
        self.tell("over", **ending(match))
        self.close(2.0)

    def close(self, seconds: float = 0.0) -> None:
        """Let go of the program, or end it if it does not leave."""
        assert self.process.stdin and self.process.stdout
        with suppress(OSError, ValueError):
            self.process.stdin.close()
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.ears.join(1.0)
        self.process.stdout.close()
