"""The curtain of a shared device falls exactly when two people there would be shown different things."""

import random

import pytest

from majlis.core.frame import alike
from majlis.core.game import load
from majlis.core.match import Match
from majlis.testing.play import random_match, seed
from tests.table.waits import Asleep

BOTS = Asleep  # so that a table stays as it is

STEPS = 150
OPEN = "five_tribes", {"covered_gold": "off"}
COVERED = "five_tribes", {}
CASES = {"open gold": OPEN, "covered gold": COVERED, "djinn": ("djinn", {}), "hands": ("high_desert", {})}


def dealt(house, anna, case, players=("me", "guest"), n=1):
    game, options = CASES[case]
    match = Match.new(load(game), len(players), load(game).pack(**options), seed(n))
    return house.put(f"{case.replace(' ', '-')}-{n}-{len(players)}", match, list(players), anna.token)


@pytest.mark.parametrize("case", CASES)
def test_it_falls_when_their_frames_differ_and_only_then(house, anna, case):
    table, chance, falls, moments = dealt(house, anna, case), random.Random(7), 0, 0
    with anna.sit(table.name) as socket:
        socket.look(-1)
        for _ in range(STEPS):
            frame, match = socket.frame, table.match
            if match.over:
                break
            same = alike(match, [0, 1])
            assert frame["shared"] == same
            assert frame["curtain"] == (None if same else match.turn)
            assert frame["seat"] == (match.turn if same else -1)
            falls, moments = falls + (not same), moments + 1
            if not same:
                frame = socket.look(match.turn)[1]
            assert (frame["seat"], frame["curtain"]) == (match.turn, None)
            a = chance.choice([int(a) for a in frame["offers"]])
            socket.until(socket.act("play", a=a)["at"])
            if not same and table.match.turn == match.turn:
                socket.look(-1)
    assert {"open gold": falls < moments / 10, "djinn": True}.get(case, falls == moments)


def secret_step():
    """A match of Five Tribes with open gold before a step that somebody alone will know more by, and the step."""
    game = load("five_tribes")
    for n in range(50):
        whole = random_match(game, 2, n, options=game.pack(covered_gold="off"))
        for at in range(1, whole.at):
            before, after = whole.until(at), whole.until(at + 1)
            secret = after.view(0).tobytes() != after.view(1).tobytes()
            if secret and after.turn == before.turn and alike(before, [0, 1]):
                return before, whole.actions[at]
    raise AssertionError("no card was ever drawn in secret")


def test_a_secret_lowers_it_in_the_middle_of_a_turn(house, anna):
    """FT-10: a card of the pile is for its player alone; nobody has lifted anything before."""
    match, a = secret_step()
    table = house.put("a-secret", match, ["me", "guest"], anna.token)
    with anna.sit(table.name) as socket:
        assert socket.look(match.turn)[1]["shared"]  # whoever asks for a seat while all is open has lifted nothing
        socket.until(socket.act("play", a=a)["at"])
        assert (socket.frame["shared"], socket.frame["seat"]) == (False, -1)
        assert socket.frame["curtain"] == table.match.turn


def test_the_log_of_a_screen_that_all_see_tells_no_more_than_anybody_knows(house, anna):
    table, chance = dealt(house, anna, "djinn", n=2), random.Random(5)
    with anna.sit(table.name) as socket:
        socket.look(-1)
        for _ in range(40):
            if socket.frame["shared"]:
                lines, frame = socket.look(-1)
                known = [len(told) for told in lines]
                assert known == [
                    len(table.match.game.tell(table.match.events(-1, at), -1, "en", ())) for at in range(table.match.at)
                ]
                assert frame["news"] == lines[len(lines) - len(frame["news"]) :]
            else:
                socket.look(table.match.turn)
            a = chance.choice([int(a) for a in socket.frame["offers"]])
            socket.until(socket.act("play", a=a)["at"])


def test_whoever_acted_last_may_take_it_back_when_nothing_is_hidden(house, anna):
    table, chance = dealt(house, anna, "open gold", n=9), random.Random(1)
    with anna.sit(table.name) as socket:
        socket.look(-1)
        while True:
            turn, at = table.match.turn, table.match.at
            socket.until(socket.act("play", a=chance.choice([int(a) for a in socket.frame["offers"]]))["at"])
            if table.match.turn != turn and table.can_undo(turn):
                break
        assert socket.frame["undo"] and socket.frame["seat"] != turn
        assert socket.act("undo")["done"]
        assert (table.match.turn, table.match.at) == (turn, at)


def test_with_a_bot_to_move_the_screen_stays_open_where_nothing_is_hidden(house, anna):
    table, chance = dealt(house, anna, "open gold", ("me", "guest", "random"), 4), random.Random(2)
    with anna.sit(table.name) as socket:
        socket.look(-1)
        while table.match.turn != 2:
            socket.until(socket.act("play", a=chance.choice([int(a) for a in socket.frame["offers"]]))["at"])
        assert (socket.frame["curtain"], socket.frame["shared"], socket.frame["offers"]) == (None, True, {})


def test_two_at_one_device_are_not_offered_to_take_back_what_a_friend_did_elsewhere(house, anna, bert):
    game, chance = load("five_tribes"), random.Random(2)
    match = Match.new(game, 3, game.pack(covered_gold="off"), seed(4))
    table = house.put("open-gold-friend", match, ["me", "guest", "me"], anna.token, friends=[bert.token])
    with anna.sit(table.name) as socket:
        socket.look(-1)
        while not (table.match.turn == 2 and table.can_undo(2)):
            house.do(table.play(table.match.turn, table.at, chance.choice(table.match.open()), f"on-{table.at}"))
        frame = socket.until(table.at)
        assert frame["shared"] and not frame["undo"]
        assert not socket.act("undo")["done"]
