"""Plays the golden matches of Five Tribes; `python -m tests.golden.five_tribes.make` writes them anew.

They are data: nothing tests this file. Everybody at a table plays in the same manner, so that what is rare happens:
many djinns, many thieves, an empty supply, a dead city. After a change of the rules' version seeds may have to be
looked for again.
"""

import random
from pathlib import Path

from majlis.core import notation
from majlis.core.game import load
from majlis.core.match import Header, Match
from majlis.games.five_tribes.actions import BUY, DONE, FRONT, SELL, SLOT, SPACE, TILE, USE
from majlis.games.five_tribes.parts import DJINNS, KIND, PRICE, ZEROS, Djinn, Good, Kind, Tribe
from majlis.games.five_tribes.state import Phase

GAME = load("five_tribes")
SALT = bytes(32)
TRIES = 24  # whole moves that are looked at before one is made
WHIM = 0.12  # how often any answer is as good as another


# --- manners: what the end of a move is worth


def wise(s, after):
    """Elders and slaves, then a sacred place."""
    tribe, took = after["tribe"], int(after["took"])
    slaves = sum(int(card == Good.SLAVE) for card in s["row"][:took])
    rich = s["elders"][s["active"]] + took * (tribe == Tribe.ELDER) > 1 or after["hand"][s["active"], Good.SLAVE]
    sacred = KIND[s["face"][after["here"]]] == Kind.SACRED and rich
    cards = 3 * took * (tribe == Tribe.ELDER) + 2 * slaves * (tribe == Tribe.MERCHANT)
    return cards + 6 * sacred - 3 * claimed(s, after)


def claimed(s, after):
    return int(s["camels"][s["active"]] - after["camels"][s["active"]])


def cruel(s, after):
    """Assassins and builders."""
    return int(after["took"]) * (after["tribe"] in (Tribe.ASSASSIN, Tribe.BUILDER))


def race(s, after):
    """One player wants camels, the others leave them to that one."""
    return (5 if s["active"] == 0 else -5) * claimed(s, after)


# --- how the other questions are answered


def weight(s, a, wanted):
    """What an open action is worth; powers, thieves and djinns are always welcome."""
    match Phase(int(s["phase"])):
        case Phase.BID:
            return -int(PRICE[a - SPACE + ZEROS - 1 if a > SPACE else 0]) / 4
        case Phase.SACRED if a >= BUY:
            return 9 if (a - BUY) // 2 in wanted else 4 if (a - BUY) // 2 >= DJINNS else 2
        case Phase.KEEP:
            return 0
        case Phase.SALE:
            return 2 if USE <= a < BUY else 1 if a == DONE else -0.5 if a == SELL else -1
        case Phase.MARKET if a != DONE:
            return 1 + 2 * (s["row"][a - SLOT] == Good.SLAVE)
        case Phase.KILL if a >= FRONT:
            return 1
    return 2 if USE <= a < BUY else -1 if a == DONE else 0


def move(s, manner, chance):
    """The best of some whole moves: its actions from picking up to the last drop."""
    best, line = None, []
    for _ in range(TRIES):
        states, actions = s.copy(), []
        while states[0]["phase"] in (Phase.MOVE, Phase.DROP) and (not actions or states[0]["phase"] == Phase.DROP):
            opened = [int(a) for a in GAME.open(states).nonzero()[0] if a < DONE]
            actions.append(chance.choice(opened))
            before = states.copy()
            GAME.doors.step(states, 0, actions[-1])
        value = manner(s[0], reached(before, actions[-1])) + chance.random()
        if best is None or value > best:
            best, line = value, actions
    return line


def reached(before, a):
    """The moment when the last meeple is down, before the game goes on by itself."""
    s, (tile, tribe) = before[0].copy(), divmod(a - TILE - 30, 5)
    s["here"], s["tribe"], s["took"] = tile, tribe, s["meeples"][tile, tribe] + 1
    if s["camel"][tile] < 0 and s["meeples"][tile].sum() == s["meeples"][tile, tribe]:
        s["camels"][s["active"]] -= 1
    return s


def answer(s, opened, wanted, chance):
    """The best answer, more or less."""
    if chance.random() < WHIM:
        return chance.choice(opened)
    return max(opened, key=lambda a: weight(s, a, wanted) + 2 * chance.random())


def play(seats, n, manner, wanted=(), **options):
    """A match in which everybody plays in this manner, and buys these djinns before all others."""
    chance = random.Random(n)
    match = Match(Header(GAME, seats, GAME.pack(**options), (), n.to_bytes(32, "big"), SALT))
    while not match.over:
        s, opened = match.state[0], match.open()
        powers = [a for a in opened if USE <= a < BUY]
        if s["phase"] == Phase.MOVE and min(opened) < DONE and not (powers and chance.random() < 0.8):
            for a in move(match.state, manner, chance):
                match.play(a)
        else:
            match.play(answer(s, powers if s["phase"] == Phase.MOVE and powers else opened, wanted, chance))
    return match


SIBITTIS, ASSASSINS = (Djinn.SIBITTIS,), (Djinn.IBUS, Djinn.KANDICHA, Djinn.NEKIR, Djinn.ECHIDNA)
KUMARBI, BIDS = (Djinn.KUMARBI, Djinn.ECHIDNA), (Djinn.KUMARBI, Djinn.SIBITTIS)
SAFE = (Djinn.BOAZ, Djinn.SLOAR, Djinn.KANDICHA, Djinn.IBUS)
MATCHES = {  # name: seats, seed, how they play, what they buy first, options
    "many_djinns": (2, 40, wise, SIBITTIS, {"thieves": True}),
    "kumarbi_and_leta": (2, 32, wise, SIBITTIS, {"thieves": True}),
    "nobody_moves": (2, 7, wise, SIBITTIS, {}),
    "shared_win": (2, 16, wise, SIBITTIS, {}),
    "last_camel_of_two": (2, 6, race, KUMARBI, {"covered_gold": False}),
    "palaces_next_door": (2, 59, race, KUMARBI, {}),
    "a_power_a_round": (2, 23, cruel, SAFE, {"power_a_round": True, "one_card": True}),
    "last_camel_of_three": (3, 22, race, (), {}),
    "thieves_of_three": (3, 62, wise, BIDS, {"thieves": True}),
    "empty_row": (3, 81, wise, BIDS, {"thieves": True}),
    "morgiane": (3, 41, wise, BIDS, {"thieves": True}),
    "a_new_pile": (3, 83, wise, BIDS, {"thieves": True}),
    "four_players": (4, 30, cruel, ASSASSINS, {"thieves": True, "nekir_each": True, "echidna_kandicha": True}),
}


def main():
    for name, (seats, n, manner, wanted, options) in MATCHES.items():
        text = notation.write(play(seats, n, manner, wanted, **options))
        (Path(__file__).parent / f"{name}.match").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
