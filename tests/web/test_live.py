"""The socket of a table: every message and its answer, and who may come in."""

import json
import random
import socket
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from majlis.core.game import load
from majlis.core.plan import MOST
from majlis.games.high_desert.actions import WISH
from majlis.games.high_desert.parts import Wish
from majlis.web import rooms
from majlis.web.entrance import AGAIN, FOR_GOOD, PROTOCOL
from majlis.web.live import LONGEST
from majlis.web.tickets import MANY, Tickets
from tests.table.waits import Asleep
from tests.web.house import dial, put
from tests.web.test_visitors import ORIGINS

BOTS = Asleep  # so that a table stays as it is

DESERT = "high_desert"
KEYS = {
    "type",
    "at",
    "moves",
    "seat",
    "turn",
    "mine",
    "curtain",
    "prompt",
    "told",
    "since",
    "offers",
    "says",
    "final",
}
KEYS |= {"undo", "svg", "tally", "names", "players", "over", "winners", "points", "thinking", "seed", "salt"}
KEYS |= {
    "commitment",
    "goals",
    "journeys",
    "sounds",
    "ways",
    "basket",
    "news",
    "passes",
    "lesson",
    "shared",
    "rule",
    "left",
    "clocks",
}


# --- messages


def test_a_frame_has_every_field_and_no_other(house, anna):
    table = put(house, anna.token, turn=0)
    with anna.sit(table.name) as socket:
        log, frame = socket.look(0)
        assert frame.keys() == KEYS
        assert len(log) == frame["moves"] == table.match.at
        assert (frame["seat"], frame["turn"], frame["mine"], frame["curtain"]) == (0, 0, [0], None)
        assert sorted(map(int, frame["offers"])) == table.match.open()
        assert frame["says"].keys() == frame["offers"].keys()
        assert set(frame["final"]) <= set(table.match.open())
        assert frame["told"] == log[-1]
        assert (frame["seed"], frame["salt"]) == (None, None)
        assert frame["commitment"] == table.match.header.commitment
        for a in frame["offers"]:
            assert f'data-a="{a}"' in frame["svg"]


def test_the_eyes_message_chooses_language_and_layout(house, anna):
    table = put(house, anna.token, turn=0)
    with anna.sit(table.name, 0) as socket:
        english, wide = socket.frame["prompt"], socket.frame["svg"]
        socket.look(0, True, "de")
        assert socket.frame["prompt"] != english
        assert socket.frame["svg"] != wide
        socket.look(0, False, "klingon")
        assert socket.frame["prompt"] == english


def test_a_play_is_answered_and_shown(house, anna):
    table = put(house, anna.token, ("me", "guest"))
    with anna.sit(table.name, table.match.turn) as socket:
        at, a = socket.frame["at"], int(next(iter(socket.frame["offers"])))
        answer = socket.act("play", "a-fresh-id", a=a)
        assert answer == {"type": "answer", "id": "a-fresh-id", "done": True, "at": at + 1, "reason": ""}
        frame = socket.until(at + 1)
        assert frame["moves"] == at + 1
        assert table.match.actions[-1] == a


def test_a_plan_is_played_as_one_and_taken_back_as_one(house, anna):
    table = put(house, anna.token, ("me", "guest"))
    wish = WISH + Wish.RECALL
    with anna.sit(table.name, table.match.turn) as socket:
        at = socket.frame["at"]
        assert socket.act("play", a=wish)["done"]
        basket = socket.until(at + 1)["basket"]
        cards = [int(a) for a, n in basket["most"].items() for _ in range(n)][: basket["need"]]
        assert socket.act("play", plan=sorted(cards))["done"]
        frame = socket.until(at + 1 + len(cards))
        assert len(frame["news"]) == len(cards) and frame["undo"] == 1 + len(cards)
        assert socket.act("undo", whole=True)["done"]
        assert socket.until(at + 2 * frame["undo"])["moves"] == frame["moves"] - frame["undo"]


def test_words_are_understood(house, anna):
    table = put(house, anna.token, ("me", "guest"))
    with anna.sit(table.name, table.match.turn) as socket:
        at, (a, words) = socket.frame["at"], next(iter(socket.frame["says"].items()))
        refused = socket.act("say", words="open sesame")
        assert not refused["done"]
        assert refused["reason"]
        assert socket.act("say", at=at, words=words)["done"]
        assert table.match.actions[-1] == int(a)


def test_a_refused_play_says_why_and_shows_the_table_again(house, anna):
    table = put(house, anna.token, turn=0)
    shut = next(a for a in range(load(DESERT).actions) if a not in table.match.open())
    with anna.sit(table.name, 0) as socket:
        before = socket.frame
        for wrong in ({"a": shut}, {"a": 10**30}, {"a": -5}, {"a": table.match.open()[0], "at": 3}):
            socket.act("play", **wrong)
            answer, frame = json.loads(socket.heard[-1]), socket.expect("frame")[0]
            assert not answer["done"]
            assert answer["reason"]
            assert answer["at"] == before["at"]
            assert frame == before


def test_an_undo_is_answered_and_shown(house, anna):
    table = put(house, anna.token, ("me", "greedy"), turn=0)
    while not (quiet := [a for a in table.match.open() if not table.match.reveals(a)]) or table.match.turn != 0:
        house.do(table.play(table.match.turn, table.at, table.match.open()[0], f"on-{table.at}-id"))
    with anna.sit(table.name, 0) as socket:
        at, moves = table.at, table.match.at
        assert socket.act("play", a=quiet[0])["done"]
        assert socket.until(at + 1)["undo"]
        assert socket.act("undo", "take-back-id")["done"]
        frame = socket.until(at + 2)
        assert frame["moves"] == moves
        assert socket.act("undo", "take-back-id", at=at + 1) == {
            "type": "answer",
            "id": "take-back-id",
            "done": True,
            "at": at + 2,
            "reason": "",
        }
        assert table.at == at + 2


@pytest.mark.parametrize("name", ["", "short", "x" * 7, "x" * 65, "x" * 1000])
def test_an_id_must_be_neither_short_nor_long(house, anna, name):
    table = put(house, anna.token, turn=0)
    with anna.sit(table.name, 0) as socket:
        socket.say(type="play", id=name, at=table.at, a=table.match.open()[0])
        answer = socket.expect("answer")[0]
        assert not answer["done"]
        assert "8 to 64 characters" in answer["reason"]


def test_hints_are_for_the_seat_to_act(house, anna):
    mine, theirs = put(house, anna.token, turn=0), put(house, anna.token, turn=1)
    with anna.sit(mine.name, 0) as socket:
        socket.say(type="hint")
        hints = socket.expect("hints")[0]["hints"]
        assert 1 <= len(hints) <= 3
        for hint in hints:
            assert hint["plan"][0] in mine.match.open()
            assert hint["title"] and hint["why"]
    with anna.sit(theirs.name, 0) as socket:
        socket.say(type="hint")
        assert socket.expect("hints")[0]["hints"] == []


def test_why_is_answered_for_any_number(house, anna):
    table = put(house, anna.token, turn=0)
    for seat in (0, -1):
        with anna.sit(table.name, seat) as socket:
            for a in (*range(load(DESERT).actions), -1, -(10**20), 10**20):
                socket.say(type="why", a=a)
                answer = socket.expect("why")[0]
                assert answer["a"] == a
                assert answer["reason"]


def test_a_finished_table_still_answers(house, anna):
    table = put(house, anna.token, at=None)
    for seat in (0, -1):
        with anna.sit(table.name, seat) as socket:
            assert socket.frame["over"]
            assert socket.frame["turn"] == -1
            assert socket.frame["seed"] == table.match.header.seed.hex()
            socket.say(type="hint")
            assert socket.expect("hints")[0]["hints"] == []
            for a in range(load(DESERT).actions):
                socket.say(type="why", a=a)
                assert socket.expect("why")[0]["reason"]
            for kind in ("play", "undo"):
                answer = socket.act(kind, a=3)
                assert not answer["done"]
                assert answer["reason"]


BAD_TEXTS = [
    "",
    "{",
    "null",
    "[]",
    "17",
    '"play"',
    "{}",
    '{"type": 3}',
    '{"type": "play", "a": "x"}',
    '{"type": "play", "a": 1.5}',
    '{"type": "play", "a": NaN}',
    '{"type": "play", "plan": 5}',
    '{"type": "play", "plan": ["x"]}',
    f'{{"type": "play", "plan": {[1] * (MOST + 1)}}}',
    '{"type": "play", "at": null}',
    '{"type": "eyes", "tall": 1}',
    '{"type": "eyes", "seat": true}',
    '{"type": "eyes", "cheat": 1}',
    '{"type": "say", "words": "\\ud800"}',
    '{"type": "play", "id": "\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800"}',
    "[" * 4000,
    '{"type": "say", "words": "' + "x" * LONGEST + '"}',
]


@pytest.mark.parametrize("text", BAD_TEXTS, ids=lambda text: text[:40])
def test_a_message_that_cannot_be_read_gets_an_answer_and_the_socket_lives(house, anna, text):
    table = put(house, anna.token)
    with anna.sit(table.name, 0) as socket:
        socket.line.send(text)
        assert socket.expect("sorry")[0]["reason"] == "This message could not be read."
        socket.look(0)
    assert table.at == table.match.at


@pytest.mark.parametrize("kind", ["", "PLAY", "shutdown", "x" * 3000, "\x00", "<b>"])
def test_an_unknown_type_gets_an_answer_and_the_socket_lives(house, anna, kind):
    table = put(house, anna.token)
    with anna.sit(table.name, 0) as socket:
        socket.say(type=kind)
        assert "understands" in socket.expect("sorry")[0]["reason"]
        socket.look(0)


def test_bytes_instead_of_text_get_an_answer_and_the_socket_lives(house, anna):
    table = put(house, anna.token)
    with anna.sit(table.name, 0) as socket:
        socket.line.send(b"\x00\xff\x00")
        assert socket.expect("sorry")[0]["reason"] == "This message could not be read."
        socket.look(0)


def test_a_message_that_is_much_too_long_closes_the_socket(house, anna):
    table = put(house, anna.token)
    with anna.sit(table.name, 0) as socket:
        socket.line.send("x" * (4 * LONGEST + 1))
        with pytest.raises(ConnectionClosed) as closed:
            socket.expect("sorry")
        assert closed.value.rcvd.code == 1009
    with anna.sit(table.name, 0) as socket:
        assert socket.frame["at"] == table.at


def test_random_messages_never_end_the_server(house, anna):
    chance, table = random.Random(7), put(house, anna.token)
    kinds = ["eyes", "play", "say", "undo", "hint", "why", "nonsense"]
    odd = [0, -1, 1, 5, 2**31, -(2**63), 2**70, 0.5, None, True, "", "x" * 30, [], {}]
    with anna.sit(table.name, 0) as socket:
        for _ in range(300):
            message = {"type": chance.choice(kinds)}
            for field in chance.sample(["id", "at", "a", "seat", "tall", "lang", "words", "more"], chance.randrange(5)):
                message[field] = chance.choice(odd)
            socket.line.send(json.dumps(message))
            if chance.random() < 0.1:
                socket.line.send(chance.randbytes(chance.randrange(20)))
        socket.say(type="goodbye")
        while "goodbye" not in socket.hear().get("reason", ""):
            pass
    assert house.thread.is_alive()


# --- who may come in


@pytest.mark.parametrize("origin", [None, *ORIGINS])
def test_a_socket_from_another_page_is_refused(house, anna, origin):
    table = put(house, anna.token)
    with pytest.raises(InvalidStatus) as refused:
        dial(house, table.name, f"majlis={anna.token}", origin)
    assert refused.value.response.status_code == 403


def test_small_messages_are_sent_at_once(house, anna):
    """Else an answer and the frame after it are 40 ms apart."""
    table = put(house, anna.token)
    with anna.sit(table.name, 0):
        lines = [line.transport.get_extra_info("socket") for line in house.server.server_state.connections]
        assert lines
        assert all(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for line in lines)


def test_an_unknown_table_has_no_ticket(anna):
    assert anna.http.post("/table/no-such-table/ticket").status_code == 404


def closed_with(house, name, first):
    """The code with which a socket is closed after its first message."""
    with dial(house, name) as line:
        if first is not None:
            line.send(first)
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(20)
    return closed.value.rcvd.code


def test_a_socket_without_a_good_ticket_hears_nothing(house, anna, bert):
    table, other = put(house, anna.token), put(house, anna.token)
    used = anna.ticket(table.name)
    with dial(house, table.name) as line:
        line.send(json.dumps({"type": "hello", "ticket": used}))
        line.send(json.dumps({"type": "eyes", "seat": 0}))
        assert json.loads(line.recv(20))["seat"] == 0  # whatever the cookie says
    fresh = anna.ticket(table.name)
    for name, ticket in (
        (table.name, used),
        (other.name, fresh),
        (table.name, fresh),
        (table.name, ""),
        (table.name, "x"),
    ):
        assert closed_with(house, name, json.dumps({"type": "hello", "ticket": ticket})) == AGAIN
    for first in ("", "{", "[]", '{"type": "eyes"}', json.dumps({"type": "eyes", "ticket": anna.ticket(table.name)})):
        assert closed_with(house, table.name, first) == AGAIN


def test_a_page_of_another_version_is_told_to_load_again(house, anna):
    table = put(house, anna.token)
    old = {"type": "hello", "ticket": anna.ticket(table.name), "version": PROTOCOL - 1}
    assert closed_with(house, table.name, json.dumps(old)) == FOR_GOOD
    script = (Path(rooms.__file__).parent / "static" / "live.js").read_text(encoding="utf-8")
    assert f"const PROTOCOL = {PROTOCOL} " in script


def test_a_ticket_is_good_for_half_a_minute_and_the_oldest_make_room():
    now = [0.0]
    tickets = Tickets(lambda: now[0])
    one, two = tickets.issue("anna", "t"), tickets.issue(None, "t")
    now[0] = 29.0
    assert tickets.take(one, "t") == ("anna",)
    assert tickets.take(one, "t") is None
    now[0] = 31.0
    assert tickets.take(two, "t") is None
    first = tickets.issue("anna", "t")
    for _ in range(MANY):
        tickets.issue("bert", "t")
    assert tickets.take(first, "t") is None
    assert len(tickets._out) == MANY
