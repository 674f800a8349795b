"""Plays the golden matches of Djinn against Tom; `python -m tests.golden.djinn.make_alone` writes them anew.

They are data: nothing tests this file. Turn by turn many ways to go on are tried, and the best games so far are kept:
those that clear the streets of bosses, or show a card of Tom's as no match has shown it so far.
"""

import random
from dataclasses import dataclass
from pathlib import Path

from majlis.core import notation
from majlis.core.game import States, load
from majlis.core.match import Header, Match
from tests.games.djinn.alone_shows import alone_facts, alone_needed
from tests.golden.djinn.make import SALT, any_of, worth

GAME = load("djinn")
WIDTH, TRIES = 50, 40  # games kept, and ways to go on from each
NEW = 15  # what something never shown before is worth, in points


@dataclass
class Game:
    """A game so far."""

    states: States
    line: list[int]
    found: set[str]
    value: float


def whole_turn(game, chance, missing, hate):
    """Play at random to the end of this turn."""
    states, line, found = game.states.copy(), [*game.line], {*game.found}
    now = states[0].copy()
    while states[0]["turn"] == 0 and all(states[0][field] == now[field] for field in ("rounds", "ending")):
        before = states[0].copy()
        a = any_of([int(a) for a in GAME.open(states).nonzero()[0]], states[0]["phase"], chance)
        GAME.doors.step(states, 0, a)
        line.append(a)
        found |= missing.intersection(alone_facts(before, a, states[0]))
    return Game(states, line, found, value(states[0], hate) + NEW * len(found) + chance.random())


def value(s, hate):
    """What there is, and how much of the streets is clear of bosses."""
    crowd = int((s["loose"].sum(axis=1) * s["boss"]).sum())
    return worth(s, 0, {"trophies": 35}) - hate * (10 * int(s["boss"].sum()) + 3 * crowd) + 500 * int(s["won"])


def play(n, hate, missing, **options):
    """A match; who does not hate bosses leaves them alone. What it shows is no longer missing."""
    chance, match = random.Random(n), Match(Header(GAME, 1, GAME.pack(**options), (), n.to_bytes(32, "big"), SALT))
    games = [Game(match.state.copy(), [], set(), 0)]
    while any(game.states[0]["turn"] == 0 for game in games):
        tried = [whole_turn(game, chance, missing, hate) for game in games for _ in range(TRIES)]
        games = sorted(tried, key=lambda game: -game.value)[:WIDTH]
    for a in games[0].line:
        match.play(a)
    missing -= games[0].found
    return match


MATCHES = {  # name: seed, hate of bosses, options
    "alone_15": (2, 2, {"deck": "15"}),
    "alone_13": (2, 2, {"deck": "13"}),
    "alone_14": (6, 2, {}),
    "alone_and_lost": (5, -1, {"deck": "12", "beginner": True}),
}


def main():
    missing = set(alone_needed())
    for name, (n, hate, options) in MATCHES.items():
        match = play(n, hate, missing, **options)
        s = match.state[0]
        print(name, match.at, "actions, won", s["won"], match.points(), len(missing), "facts missing", s["rounds"])
        (Path(__file__).parent / f"{name}.match").write_text(notation.write(match), encoding="utf-8")
    print(sorted(missing))


if __name__ == "__main__":
    main()
