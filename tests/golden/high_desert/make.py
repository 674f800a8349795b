"""Plays the golden matches of High Desert; `python -m tests.golden.high_desert.make` writes them anew.

They are data: nothing tests this file. After a change of the rules' version the seeds that show a rare end (shared win,
all pass, turn cap) may have to be looked for again.
"""

from pathlib import Path

import numpy as np

from majlis.core import notation
from majlis.core.game import load
from majlis.core.match import Header, Match
from majlis.games.high_desert.actions import AT, DECLINE, SEAT, WISH
from majlis.games.high_desert.parts import KINDS, PALACE_FULL, RANKS, Rank, Wish
from majlis.games.high_desert.state import Phase

GAME = load("high_desert")
SALT = bytes(32)
NEVER = -200


def any_way(s, a):
    """All actions alike."""
    return 0


def wishes(s, a):
    """Wishes where possible: many reshuffles and much to remember."""
    return 3 * (WISH <= a < DECLINE) + 2 * (s["phase"] == Phase.TURN and a % RANKS == Rank.THIEF)


def empties(s, a):
    """All work together so that no palace fills up and all cards leave the game."""
    turn, palaces = int(s["turn"]), [int(n) for n in s["n_palace"][: s["seats"]]]
    match Phase(int(s["phase"])):
        case Phase.TURN:
            return turn_weight(s, a, palaces[turn], max([n for n in palaces if n < PALACE_FULL], default=0))
        case Phase.PAY:
            return (2, 6, 1, 0, 9)[a % RANKS]
        case Phase.LOOK | Phase.RECALL:
            return (7, 1, 8, 9, 0)[a % RANKS]
        case Phase.BANISH | Phase.EXILE if a >= AT:
            seat, kind = divmod(a - AT, KINDS)
            return 10 * palaces[seat] + (5, 0, 6, 7, 5)[kind % RANKS]
        case Phase.STEAL:
            return 50 if s["n_hand"][a - SEAT] == 1 else int(s["n_hand"][a - SEAT])
        case Phase.GIVE | Phase.PLACE:
            return a == DECLINE
    return 0


def turn_weight(s, a, mine, largest):
    """Banish much; rob players of their only card, since they then draw five."""
    if a == WISH + Wish.BANISH:
        return 10 * largest + (60 if largest > 1 else 0)
    if a >= WISH:
        return 55 if mine >= 6 else 35 if a == WISH + Wish.RECALL and s["n_hand"][s["turn"]] > 3 else 5
    room = 0 if mine < 5 else (-20, -45, NEVER)[min(mine, 7) - 5]
    if a % RANKS == Rank.VIZIER:
        return 30 if mine < 6 else 100
    if a % RANKS == Rank.THIEF:
        lone = any(s["n_hand"][n] == 1 and s["n_palace"][n] < PALACE_FULL for n in range(s["seats"]) if n != s["turn"])
        return (150 if lone else 40) + room
    return (75 if a % RANKS == Rank.DIVINER else 30) + room


def play(seats, n, weight, noise, **options):
    """A match: always the action of most weight, with some noise."""
    random = np.random.default_rng(n)
    match = Match(Header(GAME, seats, GAME.pack(**options), (), n.to_bytes(32, "big"), SALT))
    while not match.over:
        opened = match.open()
        weights = np.array([weight(match.state[0], a) for a in opened]) + random.normal(0, noise, len(opened))
        match.play(opened[int(weights.argmax())])
    return match


MATCHES = {  # name: seats, seed, how they play, noise, options
    "two_players": (2, 1, any_way, 1, {}),
    "three_players": (3, 1, any_way, 1, {}),
    "four_players_tie_broken": (4, 54, any_way, 1, {}),
    "shared_win": (4, 175, any_way, 1, {}),
    "wishes": (4, 3, wishes, 2, {}),
    "sealed_palace": (3, 5, any_way, 1, {"immune_to_self": True}),
    "longer_end": (2, 4, any_way, 1, {"extra_turn": True}),
    "both_options": (3, 2, wishes, 2, {"immune_to_self": True, "extra_turn": True}),
    "all_pass": (3, 2, empties, 6, {}),
    "turn_cap": (4, 505, empties, 6, {}),
}


def main():
    for name, (seats, n, weight, noise, options) in MATCHES.items():
        text = notation.write(play(seats, n, weight, noise, **options))
        (Path(__file__).parent / f"{name}.match").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
