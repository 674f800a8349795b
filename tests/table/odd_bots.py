"""Bots that no worker should survive, for the process of a worker: see test_workers.py."""

import os
import signal
import time
from multiprocessing.connection import Connection

from majlis.bots.bot import BOTS
from majlis.bots.greedy import Greedy
from majlis.table import workers


class Sleeps(Greedy):
    def choose(self, view, seat, seed):
        time.sleep(600)


class Loops(Greedy):
    def choose(self, view, seat, seed):
        while True:
            pass


class Swells(Greedy):
    def choose(self, view, seat, seed):
        held = []
        while True:
            held.append(bytearray(1 << 26))


class Stops(Greedy):
    def choose(self, view, seat, seed):
        os.kill(os.getpid(), signal.SIGSTOP)


class Dies(Greedy):
    def choose(self, view, seat, seed):
        os._exit(7)


class Stumbles(Greedy):
    def choose(self, view, seat, seed):
        raise SystemExit


class Errs(Greedy):
    def choose(self, view, seat, seed):
        return 1 // 0


class SaysWords(Greedy):
    def choose(self, view, seat, seed):
        return "the left one"


class SaysWordsLate(Greedy):
    def choose(self, view, seat, seed):
        time.sleep(2)  # who asked must have gone by then, however slow the machine
        return "the left one"


class SaysNothing(Greedy):
    def choose(self, view, seat, seed):
        return None


class PlaysShut(Greedy):
    def choose(self, view, seat, seed):
        return int((~self.game.open(view)).argmax())


ODD = {
    "sleeps": Sleeps,
    "loops": Loops,
    "swells": Swells,
    "stops": Stops,
    "dies": Dies,
    "stumbles": Stumbles,
    "errs": Errs,
    "says words": SaysWords,
    "says words late": SaysWordsLate,
    "says nothing": SaysNothing,
    "plays what is shut": PlaysShut,
}


def serve(pipe: Connection) -> None:
    """A worker that knows the odd bots too."""
    BOTS.update(ODD)
    workers.yield_to_others = lambda: None  # beside other tests it would hardly ever come to its turn
    workers.serve(pipe)
