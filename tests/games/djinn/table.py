"""Positions of Djinn laid out by hand, and play by small names."""

import numpy as np

from majlis.core.game import key, load
from majlis.core.record import NONE, named
from majlis.games.djinn.actions import CHEST, CORK, EDGE, EQUIP, KEY, NUMBER, OPTION, TROPHY
from majlis.games.djinn.box_tables import NODES
from majlis.games.djinn.parts import FROM, PRINTED_CIRCLES, ROUND_LIMIT, ROUND_LIMIT_SHIFT, ROUNDS, TO
from majlis.games.djinn.state import BOX, SHOWN, UNSEEN, Acted, Phase
from tests.games.djinn.layout import (
    CITY,
    STREETS,
    fill_supplies,
    ids,
    lay_chests,
    lay_equipment,
    lay_mages,
    lay_player,
    lay_streets,
    lay_trophies,
)
from tests.games.djinn.names import (
    CARDS,
    CATCH,
    EQUIPMENT,
    GO,
    LETTERS,
    MAGES,
    TROPHIES,
    TWO_COINS,
    edge_name,
    spell,
)

GAME = load("djinn")
LAST_VISIT = 3
ELSEWHERE = ["r6-q6", "r5-q5", "r4-q4"]  # where other mages stand unless told


# --- positions


def blank(seats, turn, first, seed, options):
    """Nothing on the table yet."""
    states = GAME.new()
    s = named(states)
    s.key[:] = key(seed.to_bytes(32, "big"))
    s.seats, s.turn, s.first, s.options, s.rounds = seats, turn, first, GAME.pack(**options), 3
    s.limit = ROUND_LIMIT[s.options >> ROUND_LIMIT_SHIFT & 3]
    s.drafted = 3 * seats
    for name in ("aim", "trade", "kept", "waits", "trophy", "prey_free", "tom_last"):
        s[name] = NONE
    s.edge, s.tent = NONE, NONE
    s.mage, s.equipment, s.trophies, s.tile, s.card = UNSEEN, UNSEEN, BOX, BOX, BOX
    return states


def position(
    at="r1-q1",
    *,
    phase=Phase.ACT,
    seats=2,
    turn=0,
    first=0,
    city=CITY,
    streets=None,
    others=None,
    tavern=None,
    display=None,
    trophies=None,
    chests=None,
    cards="",
    ending=0,
    rounds=3,
    seed=1,
    options=None,
    **own,
):
    """A moment in the turn of a player who stands at this edge and has all this; `others` are seats with theirs."""
    states = blank(seats, turn, first, seed, options or {})
    s = named(states)
    moved = Acted.MOVED if phase in (Phase.ACT, Phase.SOURCE) and ending != LAST_VISIT else 0
    s.phase, s.symbol, s.acted, s.ending, s.rounds = phase, city, moved, ending, rounds
    lay_streets(s, STREETS | (streets or {}))
    free = [name for name in ELSEWHERE if name != at]
    for seat in range(seats):
        theirs = {"at": free[seat - (seat > turn)]} if seat != turn else {"at": at} | own
        lay_player(s, seat, theirs | (others or {}).get(seat, {}))
    lay_mages(s, tavern)
    lay_equipment(s, display)
    lay_trophies(s, trophies)
    lay_chests(s, chests)
    s.card[ids(cards, CARDS)] = SHOWN
    fill_supplies(s)
    return checked(states)


def moving(at="r1-q1", **more):
    """Where to walk from this edge?"""
    return position(at, phase=Phase.MOVE, **more)


def at_square(place, **more):
    """In front of the square space of a place, before any action."""
    return position(way_to(place, ROUNDS), **more)


def at_round(place, street=None, **more):
    """In front of its round space; `street` are those who stand there."""
    name = way_to(place, 0)
    streets = more.pop("streets", {}) | ({name[3:]: street} if street is not None else {})
    return position(name, streets=streets, **more)


def at_source(**more):
    return position("r1-S", phase=Phase.SOURCE, **more)


def way_to(place, first):
    """The first edge that leads to this place, from wherever but the Source."""
    space = first + CITY[first : first + ROUNDS].index(place)
    return next(edge_name(e) for e in range(len(TO)) if TO[e] == space and FROM[e] != len(NODES) - 1)


def checked(states):
    """The same position, everything counted."""
    found = np.zeros(len(GAME.pieces), np.int64)
    GAME.doors.count(states, 0, found)
    assert tuple(found) == GAME.pieces, f"pieces lost or made: {found} instead of {GAME.pieces}"
    return states


# --- play


def opened(states):
    """What may be done; the rules count it too."""
    mask = np.zeros(GAME.actions, np.bool_)
    n = GAME.doors.legal(states, 0, mask)
    assert n == mask.sum(), f"{n} actions counted, {mask.sum()} open in {phase(states).name}"
    return {int(a) for a in np.flatnonzero(mask)}


def answers(states):
    """What answers the question: without what can be done at any time."""
    if phase(states) == Phase.HELP:
        return opened(states)
    kits = set() if phase(states) in (Phase.EQUIP, Phase.KEEP) else set(range(EQUIP, TROPHY))
    return opened(states) - {*range(KEY, NUMBER), *range(CORK, EDGE), *range(TROPHY, CHEST)} - kits


def spelled(actions):
    return ", ".join(spell(a) for a in sorted(actions))


def play(states, *chosen):
    """Play these actions one after the other; each must be open."""
    for a in chosen:
        found = opened(states)
        assert a in found, f"{spell(a)} is not open in {phase(states).name}, but: {spelled(found)}"
        GAME.doors.step(states, 0, a)
        checked(states)
    return states


def after(states, *chosen):
    """The same with a copy: what would follow."""
    return play(states.copy(), *chosen)


def phase(states):
    return Phase(int(states[0]["phase"]))


def turn(states):
    return int(states[0]["turn"])


def of(states, field, seat=0):
    """What a seat has of something."""
    value = states[0][field][seat]
    return int(value) if value.shape == () else value.tolist()


def purse(states, seat=0):
    """Coins, scrolls, keys, corks, bottles, magic: what rewards mostly are."""
    plain = [of(states, name, seat) for name in ("coins", "scrolls", "keys", "corks")]
    return (*plain, sum(of(states, "bottles", seat)), of(states, "magic", seat))


def spread(counts):
    """Counts by colour as letters."""
    return "".join(letter * int(n) for letter, n in zip(LETTERS, counts, strict=False))


def ringed(states, seat=0):
    """Who is in the circles."""
    return spread(of(states, "ringed", seat))


def corked(states, seat=0):
    """Djinn in corked bottles by the colour of the bottle."""
    return spread(of(states, "corked", seat))


def corked_bosses(states, seat=0):
    return spread(of(states, "corked_boss", seat))


def bottles(states, seat=0):
    return spread(of(states, "bottles", seat))


def loose(states, space):
    """Who stands at a round space."""
    at = NODES.index(space)
    return spread([*states[0]["loose"][at], states[0]["boss"][at]])


def where(states, name):
    """The place of a mage, an equipment card or a trophy."""
    for field, names in (("mage", MAGES), ("equipment", EQUIPMENT), ("trophies", TROPHIES)):
        if name in names:
            return int(states[0][field][names.index(name)])
    raise ValueError(name)


def awake(states, seat=0):
    return {name for i, name in enumerate(MAGES) if states[0]["mage"][i] == seat * 2 + 1}


def asleep(states, seat=0):
    return {name for i, name in enumerate(MAGES) if states[0]["mage"][i] == seat * 2}


def circles(states, seat=0):
    """Active ones."""
    return PRINTED_CIRCLES + of(states, "opened", seat) - of(states, "covered", seat)


def standing(states, seat=0):
    return edge_name(of(states, "edge", seat))


def points(states, seat=0):
    return int(GAME.doors.points(states, 0, seat))


def result(states):
    out = np.zeros(int(states[0]["seats"]))
    GAME.doors.result(states, 0, out)
    return list(out)


def idle(states):
    """A whole turn of as little as can be."""
    play(states, min(a for a in opened(states) if EDGE <= a < OPTION))
    while phase(states) in (Phase.STREET, Phase.PAY):
        play(states, min(opened(states)))
    return end_turn(states)


def end_turn(states):
    """Forfeit if nothing was done, catch nothing if a catch is due, and end the turn."""
    seat = turn(states)
    while turn(states) == seat and phase(states) in (Phase.ACT, Phase.SOURCE):
        found = opened(states)
        if GO in found:
            return play(states, GO)
        if TWO_COINS in found:
            play(states, TWO_COINS)
        else:
            play(states, CATCH, GO)
    return states
