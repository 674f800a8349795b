"""Who may see and do what at a table, what a lost connection loses, and a whole match to its end."""

import hashlib
import random
import threading
from concurrent.futures import ThreadPoolExecutor

from majlis.core.game import load
from majlis.table.workers import Workers
from tests.table.waits import Asleep
from tests.web.house import House, Visitor, put

BOTS = Asleep  # so that a table stays as it is

DESERT = "high_desert"


# --- who may see and do what


def test_another_visitor_is_an_onlooker_whatever_he_asks_for(house, anna, bert):
    table = put(house, anna.token, ("me", "guest"))
    with bert.sit(table.name) as socket:
        public = socket.look(-1)
        for seat in (0, 1, 2, -2, 99):
            assert socket.look(seat) == public
        assert (socket.frame["seat"], socket.frame["mine"], socket.frame["curtain"]) == (-1, [], None)
        assert (socket.frame["offers"], socket.frame["final"], socket.frame["since"]) == ({}, [], [])
        assert not socket.frame["undo"]
        for kind in ("play", "undo", "say"):
            for a in table.match.open():
                answer = socket.act(kind, a=a, words=load(DESERT).say(a))
                assert not answer["done"]
        socket.say(type="hint")
        assert socket.expect("hints")[0]["hints"] == []
    assert table.at == table.match.at == 20


def test_nobody_plays_for_a_bot_or_out_of_turn(house, anna):
    table = put(house, anna.token, ("me", "greedy"), turn=1)
    with anna.sit(table.name, 0) as socket:
        assert socket.frame["offers"] == {}
        for seat in (0, 1):
            socket.look(seat)
            for a in table.match.open():
                assert not socket.act("play", a=a)["done"]
        assert (socket.frame["seat"], socket.frame["thinking"]) == (-1, 1)
    assert table.at == table.match.at


def test_a_table_of_guests_belongs_to_who_opened_it(house, anna, bert):
    table = put(house, anna.token, ("guest", "greedy"), turn=0)
    with anna.sit(table.name, 0) as socket:
        assert socket.frame["seat"] == 0
    with bert.sit(table.name) as socket:
        assert socket.look(0)[1]["seat"] == -1


def test_two_pages_of_the_same_person_see_the_same(house, anna):
    table = put(house, anna.token, ("me", "guest"))
    turn = table.match.turn
    with anna.sit(table.name, turn) as one, anna.sit(table.name, turn) as two:
        assert one.frame == two.frame
        answer = one.act("play", a=int(next(iter(one.frame["offers"]))))
        assert one.until(answer["at"]) == two.until(answer["at"])


def test_people_at_one_device_see_only_in_their_own_turn(house, anna):
    table = put(house, anna.token, ("me", "greedy", "guest"), turn=2)
    with anna.sit(table.name) as socket:
        for seat in (0, -1, 1):
            _, frame = socket.look(seat)
            assert (frame["seat"], frame["curtain"], frame["mine"], frame["offers"]) == (-1, 2, [0, 2], {})
        public = frame
        _, frame = socket.look(2)
        assert (frame["seat"], frame["curtain"]) == (2, None)
        assert frame["svg"] != public["svg"]
        assert frame["offers"]


def test_the_curtain_falls_by_itself_when_the_turn_passes(house, anna):
    table = put(house, anna.token, ("me", "guest"))
    with anna.sit(table.name, table.match.turn) as socket:
        for _ in range(12):
            seat = socket.frame["turn"]
            if socket.frame["seat"] != seat:
                assert (socket.frame["seat"], socket.frame["curtain"]) == (-1, seat)
                _, frame = socket.look(seat)
                assert (frame["seat"], frame["curtain"]) == (seat, None)
            answer = socket.act("play", a=int(next(iter(socket.frame["offers"]))))
            assert answer["done"]
            if socket.until(answer["at"])["over"]:
                break
        assert {table.match.mover(at) for at in range(20, table.match.at)} == {0, 1}


# --- lost connections


def test_a_message_that_is_sent_again_after_a_lost_connection_is_done_once(house, anna):
    table = put(house, anna.token, ("me", "greedy"), turn=0)
    at, a = table.at, table.match.open()[0]
    message = {"type": "play", "id": "sent-once-or-twice", "at": at, "a": a}
    with anna.sit(table.name, 0) as socket:
        socket.say(**message)
        while table.at == at:
            assert house.thread.is_alive()
        socket.line.socket.close()  # before any answer is read
    with anna.sit(table.name, 0) as socket:
        assert socket.frame["at"] == at + 1
        socket.say(**message)
        answer = socket.expect("answer")[0]
        assert (answer["done"], answer["at"]) == (True, at + 1)
    assert (table.at, table.match.actions[at:]) == (at + 1, [a])


def test_at_a_shared_device_it_is_known_again_before_the_curtain_is_lifted(house, anna, bert):
    table = put(house, anna.token, ["me", "guest"], turn=0)
    seat = 0
    while table.match.turn == seat:  # until a move passes the turn
        with anna.sit(table.name, seat) as socket:
            at, a = socket.frame["at"], table.match.open()[0]
            first = socket.act("play", f"sent-at-{at}", at, a=a)
    with anna.sit(table.name, -1) as socket:
        assert socket.act("play", f"sent-at-{at}", at, a=a) == first
    with bert.sit(table.name, -1) as socket:
        assert not socket.act("play", f"sent-at-{at}", at, a=a)["done"]


def test_what_is_still_being_written_is_known_again_too(house, anna, monkeypatch):
    """Nobody lifts the curtain on a new line; found by world 3,500 of the simulation."""
    table = put(house, anna.token, ["me", "guest"], turn=0)
    append, asked, go = table.store.append, threading.Event(), threading.Event()

    def late(*given):
        asked.set()
        return ThreadPoolExecutor(1).submit(lambda: go.wait() and append(*given).result())

    monkeypatch.setattr(table.store, "append", late)
    message = {"type": "play", "id": "sent-again", "at": table.at, "a": table.match.open()[0]}
    with anna.sit(table.name, 0) as first, anna.sit(table.name, -1) as second:
        first.say(**message)
        asked.wait()
        second.say(**message)
        threading.Timer(0.2, go.set).start()
        assert second.expect("answer")[0]["done"]


def test_it_is_done_once_even_if_the_server_was_restarted_between(tmp_path):
    with House(tmp_path, Asleep) as house, Visitor(house) as anna:
        name = anna.open(game=DESERT, seat1="guest")
        turn = house.table(name).match.turn
        with anna.sit(name, turn) as socket:
            message = {"type": "play", "id": "sent-twice", "at": 0, "a": int(next(iter(socket.frame["offers"])))}
            socket.say(**message)
            first = socket.expect("answer")[0]
    with House(tmp_path, Asleep) as house, Visitor(house, anna.token) as anna, anna.sit(name, turn) as socket:
        assert socket.frame["at"] == 1
        socket.look(socket.frame["turn"])
        socket.say(**message)
        assert socket.expect("answer")[0] == first
        assert house.table(name).at == 1


# --- a whole match


def test_a_match_of_four_seats_is_played_over_the_socket_to_its_end(tmp_path):
    """Me against three bots that think in processes of their own."""
    chance = random.Random(3)
    with House(tmp_path, Workers) as house, Visitor(house) as anna:
        name = anna.open(game=DESERT, players="4", seat1="greedy", seat2="random", seat3="greedy")
        with anna.sit(name, 0) as socket:
            while not socket.frame["over"]:
                frame = socket.frame
                assert frame["seed"] is None
                if frame["turn"] == 0:
                    assert frame["offers"]
                    answer = socket.act("play", a=int(chance.choice(list(frame["offers"]))))
                    assert answer["done"], answer
                    socket.until(answer["at"])
                else:
                    assert frame["offers"] == {}
                    socket.until(frame["at"] + 1)
            log, frame = socket.look(0)
        match = house.table(name).match
        assert len(log) == match.at == frame["moves"]
        assert all(lines for lines in log)
        assert frame["points"] == match.points()
        assert frame["winners"]
        assert dict(frame["tally"]).keys()
        sealed = hashlib.sha256(bytes.fromhex(frame["seed"] + frame["salt"])).hexdigest()
        assert sealed == frame["commitment"]
        row = house.store.matches(anna.person)[0]
        assert row["points"] == match.points()
        assert anna.get(f"/table/{name}/file").status_code == 200
