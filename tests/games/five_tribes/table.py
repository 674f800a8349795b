"""Positions of Five Tribes laid out by hand, and play by small names."""

import numpy as np

from majlis.core.game import key, load
from majlis.core.record import NONE, named
from majlis.games.five_tribes.parts import DJINNS, GOODS, MARKERS, TRIBE_COUNT, Djinn, Good, Thief
from majlis.games.five_tribes.state import Phase
from tests.games.five_tribes.layout import (
    CITY,
    lay_cards,
    lay_city,
    lay_djinns,
    lay_pieces,
    lay_thieves,
    lay_tracks,
)
from tests.games.five_tribes.names import GO, LETTERS, at, pick, spell, tile

GAME = load("five_tribes")
F, W, P = Good.FISH, Good.WHEAT, Good.POTTERY
ROW = (F, W, P, Good.SILK, Good.SPICE, Good.PAPYRUS, Good.SLAVE, F, W)
RESERVE = {"F4": "e", "F5": "e"}  # a move for the next player


# --- positions


def blank(seats, turn, seed, options):
    """Nothing on the table yet."""
    states = GAME.new()
    s = named(states)
    s.key[:] = key(seed.to_bytes(32, "big"))
    s.seats, s.turn, s.first, s.active, s.options, s.rounds = seats, turn, turn, turn, GAME.pack(**options), 1
    for name in ("bid", "here", "tribe", "struck", "power", "spot", "robber"):
        s[name] = NONE
    s.line, s.spaces, s.path, s.row, s.camel = NONE, NONE, NONE, NONE, NONE
    return states


def position(
    *,
    seats=2,
    turn=0,
    later=None,
    meeples=None,
    reserve=True,
    camels=None,
    palms=None,
    palaces=None,
    city=CITY,
    gold=(50, 50, 50, 50),
    viziers=(),
    elders=(),
    hands=(),
    unseen=(),
    row=ROW,
    pile=None,
    djinns=None,
    open_djinns=(),
    djinn_pile=None,
    djinn_discards=(),
    thieves_of=None,
    open_thief=None,
    spare_camels=None,
    palms_left=None,
    palaces_left=None,
    round_=1,
    seed=1,
    **options,
):
    """Window A of a turn. `later` are the markers still to play; all know the hands, but not the `unseen` cards."""
    states = blank(seats, turn, seed, options)
    s = named(states)
    s.phase, s.rounds, s.gold[:seats] = Phase.MOVE, round_, gold[:seats]
    lay_tracks(s, turn, later)
    lay_city(s, city, RESERVE | (meeples or {}) if reserve else meeples or {}, camels or {}, spare_camels)
    lay_pieces(s, palms or {}, palaces or {}, palms_left, palaces_left)
    s.viziers[: len(viziers)], s.elders[: len(elders)] = viziers, elders
    lay_cards(s, hands, unseen, row, pile)
    lay_djinns(s, djinns or {}, open_djinns, djinn_pile, djinn_discards)
    lay_thieves(s, thieves_of or {}, open_thief)
    s.bag = TRIBE_COUNT - s.meeples.sum(axis=0)
    s.bag[0] -= s.viziers.sum()
    s.bag[1] -= s.elders.sum()
    assert (s.bag >= 0).all(), "more meeples than in the box"
    return checked(states)


def auction(line, spaces=None, gold=(50, 50, 50, 50), **more):
    """A bid is asked for: the markers still on the bid order track in order; `spaces` are those that have bid."""
    seats = max([*line, *(spaces or {}).values()]) + 1
    states = position(seats=seats, gold=gold, turn=line[0], **more)
    s = named(states)
    s.phase, s.line, s.spaces = Phase.BID, NONE, NONE
    s.bids = seats * int(MARKERS[seats]) - len(line)
    s.line[s.bids : s.bids + len(line)] = line
    for i, seat in (spaces or {}).items():
        s.spaces[i] = seat
    return checked(states)


def acting(letter, n=2, to="C1", extra=None, **more):
    """The moment after a move that ended on this tile with so many of this tribe in hand; `extra` are more meeples."""
    there = {start(to): letter, to: letter * (n - 1) + (extra or {}).get(to, "")}
    states = position(meeples=(extra or {}) | there, **more)
    return walk(states, f"{start(to)} {to}{letter}")


def start(to):
    """The tile beside this one, from which a move of one meeple ends there."""
    return ("B" if to[0] == "A" else chr(ord(to[0]) - 1)) + to[1]


def checked(states):
    """The same position, everything counted."""
    found = np.zeros(len(GAME.pieces), np.int64)
    GAME.doors.count(states, 0, found)
    assert tuple(found) == GAME.pieces, f"pieces lost or made: {found} instead of {GAME.pieces}"
    return states


# --- play


def opened(states):
    """What may be done."""
    return {int(a) for a in np.flatnonzero(GAME.open(states))}


def spelled(states):
    return ", ".join(spell(a) for a in sorted(opened(states)))


def play(states, *chosen):
    """Play these actions one after the other; each must be open."""
    for a in chosen:
        assert a in opened(states), f"{spell(a)} is not open in {phase(states).name}, but: {spelled(states)}"
        GAME.doors.step(states, 0, a)
        checked(states)
    return states


def walk(states, words):
    """Pick up the first tile and drop the meeples as named: C3 C4v D4b."""
    first, *drops = words.split()
    return play(states, pick(first), *(at(words) for words in drops))


def go_on(states):
    """Say no to every question that can be declined, until a new turn, a bid or a question that cannot."""
    n = turns(states)
    while turns(states) == n and GO in opened(states):
        play(states, GO)
    return states


def turns(states):
    """Something that changes from turn to turn."""
    s = named(states)
    return int(s.rounds), s.line.tobytes(), s.spaces.tobytes()


def phase(states):
    return Phase(int(states[0]["phase"]))


def turn(states):
    return int(states[0]["turn"])


def points(states, seat):
    return int(GAME.doors.points(states, 0, seat))


def result(states):
    out = np.zeros(int(states[0]["seats"]))
    GAME.doors.result(states, 0, out)
    return list(out)


def gold(states, seat=0):
    return int(states[0]["gold"][seat])


def row(states):
    """The goods for sale in order."""
    return states[0]["row"][: states[0]["n_row"]].tolist()


def hand(states, seat=0):
    """The cards of a hand in order."""
    return cards(states[0]["hand"][seat])


def cards(counts):
    return [Good(i) for i in range(GOODS) for _ in range(counts[i])]


def meeples(states, name):
    """The meeples of a tile as letters."""
    counts = states[0]["meeples"][tile(name)]
    return "".join(letter * int(n) for letter, n in zip(LETTERS, counts, strict=True))


def owner(states, name):
    """Whose camel stands there."""
    return int(states[0]["camel"][tile(name)])


def held(states, seat=0):
    """The djinns in front of a player."""
    return {Djinn(i) for i in range(DJINNS) if states[0]["djinn"][i] == seat}


def place(states, djinn_or_thief):
    """Where a djinn or a thief is."""
    return int(states[0]["thief" if isinstance(djinn_or_thief, Thief) else "djinn"][djinn_or_thief])


def refusal(states, a):
    """What the acting player is told who tries this in vain."""
    assert a not in opened(states), f"{spell(a)} is open"
    return GAME.why(GAME.view(states, turn(states)), a)
