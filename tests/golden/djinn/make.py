"""Plays the golden matches of Djinn; `python -m tests.golden.djinn.make` writes them anew.

They are data: nothing tests this file. In each turn some ways to play it to its end are tried, and the best is played:
one that shows something which no match has shown so far, or else one that leads towards trophies. After a change of
the rules' version seeds may have to be looked for again.
"""

import random
from pathlib import Path

from majlis.core import notation
from majlis.core.game import load
from majlis.core.match import Header, Match
from majlis.games.djinn.actions import KEY, NUMBER, TILE
from majlis.games.djinn.parts import MAGE_BONUS, MAGE_POWER, TILES_OF_A_KIND
from majlis.games.djinn.state import Phase
from tests.games.djinn.names import CHESTS, TILES
from tests.games.djinn.shows import TURN, facts, needed

GAME = load("djinn")
SALT = bytes(32)
TRIES = 40  # ways to play a turn that are looked at before one is played
NEW = 12  # what something never shown before is worth, in points
SELDOM = (Phase.STUDY, Phase.TAKE, Phase.ARCHIVES, Phase.MARKET, Phase.LOCK, Phase.MORE)
RARE = {f"chest {name} unlocked": 30 for name in CHESTS} | {
    "phase GIVE": 60,
    "a djinn is taken from a street": 90,
    "trophy III-2 won": 0,
    "an empty bag": 40,
    "a free action before the second option": 60,
    "study 0": 30,
    "study 2": 30,
}


def worth(s, seat, taste):
    """What a player has, as a hunter of trophies sees it; a taste makes some of it dearer."""
    weigh = {"keys": 0.5, "passages": 1.5, "kit": 1.5, "bosses": 0, "mages": 1.2, "trophies": 60}
    weigh |= {"homes": 2.5, "circles": 2} | taste
    corked = s["corked"][seat] + s["corked_boss"][seat]
    homes = sum(min(int(s["bottles"][seat][c]), 1) for c in range(4)) + min(int(s["corks"][seat]), 4)
    mages = sum(MAGE_POWER[m] + MAGE_BONUS[m].sum() / 2 for m in range(32) if s["mage"][m] == seat * 2 + 1)
    things = (
        weigh["trophies"] * (s["trophies"] == seat).sum()
        + 12 * corked.sum()
        + 6 * max(corked)
        + 8 * s["ringed"][seat].sum()
    )
    goods = (
        0.5 * min(int(s["coins"][seat]), 8) + 0.6 * min(int(s["scrolls"][seat]), 6) + weigh["keys"] * s["keys"][seat]
    )
    board = (
        0.8 * s["magic"][seat] + 2 * s["capacity"][seat] + weigh["circles"] * s["opened"][seat] + 2 * s["base_at"][seat]
    )
    kit = weigh["kit"] * (s["equipment"] >> 1 == seat).sum() + weigh["passages"] * (s["passage"][seat] >= 0).sum()
    rest = weigh["keys"] * s["keys"][seat] + weigh["mages"] * mages + weigh["bosses"] * (s["boss"].sum() > 1)
    return things + goods + board + weigh["homes"] * homes + kit + rest


def whole_turn(states, chance, missing):
    """Play at random to the end of this turn; the actions, and what they show that is missing."""
    seat, line, found = int(states[0]["turn"]), [], set()
    while states[0]["turn"] == seat and len(line) < 60:
        before = states[0].copy()
        a = choice(states, chance, missing)
        GAME.doors.step(states, 0, a)
        line.append(a)
        found |= missing.intersection(facts(before, a, states[0]))
        if states[0]["phase"] in (Phase.MOVE, Phase.SOURCE) and before["turn"] == seat and before["phase"] == Phase.ACT:
            break
    return line, found


def choice(states, chance, missing):
    """Any open action; at questions that come seldom, one that shows something missing if there is one."""
    opened = [int(a) for a in GAME.open(states).nonzero()[0]]
    if states[0]["phase"] in SELDOM and chance.random() < 0.5:
        for a in opened:
            after = states.copy()
            GAME.doors.step(after, 0, a)
            if missing.intersection(facts(states[0], a, after[0])):
                return a
    return any_of(opened, states[0]["phase"], chance)


def any_of(opened, phase, chance):
    """At random; in the middle of something keys are seldom changed, or they would never last."""
    asked = [a for a in opened if not (KEY <= a < NUMBER)] if phase not in TURN else []
    return chance.choice(asked if asked and chance.random() < 0.9 else opened)


def best_turn(state, chance, missing, taste):
    """The best of some whole turns."""
    best, chosen = None, []
    for _ in range(TRIES):
        states = state.copy()
        line, found = whole_turn(states, chance, missing)
        value = (
            worth(states[0], int(state[0]["turn"]), taste)
            + sum(RARE.get(fact, NEW) for fact in found)
            + chance.random()
        )
        if best is None or value > best:
            best, chosen = value, line
    return chosen


def draft(opened, wanted, chance):
    """The tiles that are wanted first."""
    first = [a for a in opened if TILES[a - TILE] in wanted]
    return chance.choice(first or opened)


def play(seats, n, wanted, taste, missing, **options):
    """A match in which everybody plays so, without a taste at random; what it shows is no longer missing."""
    chance = random.Random(n)
    match = Match(Header(GAME, seats, GAME.pack(**options), (), n.to_bytes(32, "big"), SALT))
    while not match.over:
        if taste is None:
            line = [chance.choice(match.open())]
        elif match.state[0]["phase"] == Phase.DRAFT:
            line = [draft(match.open(), wanted, chance)]
        else:
            line = best_turn(match.state, chance, missing, taste)
        for a in line:
            before = match.state[0].copy()
            match.play(a)
            missing -= set(facts(before, a, match.state[0]))
    return match


SCHOLAR = {"passages": 9, "keys": 2}
SMITH = {"kit": 6}
MISER = {"keys": 6, "passages": 4}
PATIENT = {"bosses": 90, "keys": 1}
CAPTAIN = {"mages": 3, "circles": 9}
HOARDER = {"bosses": 90, "trophies": 35, "keys": 6, "kit": 4}
MATCHES = {  # name: seats, seed, tiles that are wanted, taste, options
    "beginners": (2, 1, "", SMITH, {"beginner": True}),
    "two_players": (2, 2, "P09 P03 N06 N08", SCHOLAR, {}),
    "four_players": (4, 18, "P04 P10 P02 P05 N07 N10 N05 N04", {}, {}),
    "four_more": (4, 19, "P08 P07 P06 P04 N06 N08 N09 N03", MISER, {}),
    "longer": (3, 11, "P01 P03 P09 N01 N02 N03", CAPTAIN, {"longer": True}),
    "colours_of_bosses": (2, 6, "", CAPTAIN, {"boss_colours": True}),
    "many_trophies": (4, 0, "P02 P04 P09 N06 N10", PATIENT, {}),
    "hoarders": (4, 30, "P08 P10 P03 P01 N06 N07 N04", HOARDER, {}),
    "sets_and_keys": (4, 2, "P07 N07", {"kit": 7, "keys": 9, "mages": -3, "trophies": 20}, {"longer": True}),
    "tie_broken": (2, 12, "", None, {"beginner": True, "round_limit": "15"}),
    "shared_win": (2, 57, "", None, {"beginner": True, "round_limit": "15"}),
    "long_limit": (3, 19, "P09 P10 N04", {"homes": -4, "mages": 2}, {"round_limit": "120"}),
    "round_limit": (2, 7, "", {"mages": -4}, {"round_limit": "15"}),
    "a_patient_pair": (2, 16, "P08 P03 N06 N09", PATIENT | {"mages": 0}, {"round_limit": "30"}),
    "smiths": (3, 40, "", {"kit": 12, "keys": 2}, {}),
}
assert len(TILES) == 2 * TILES_OF_A_KIND


def main():
    missing = set(needed())
    for name, (seats, n, wanted, taste, options) in MATCHES.items():
        match = play(seats, n, wanted.split(), taste, missing, **options)
        print(name, match.at, "actions,", len(missing), "facts missing")
        (Path(__file__).parent / f"{name}.match").write_text(notation.write(match), encoding="utf-8")
    print(sorted(missing))


if __name__ == "__main__":
    main()
