"""The socket of a table: every message and its answer."""

import asyncio
import json
import random
from contextlib import ExitStack
from itertools import pairwise

import pytest
from websockets.exceptions import ConnectionClosed

from majlis.core.game import load
from majlis.core.plan import MOST
from majlis.games.high_desert.actions import WISH
from majlis.games.high_desert.parts import Wish
from majlis.table import show
from majlis.web.live import LONGEST
from tests.table.waits import Asleep
from tests.web.house import put

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


def test_between_two_drawings_whoever_plays_is_heard(house, anna, monkeypatch):
    """However many tables change at once: what is to be drawn never stands in one piece before what is to be heard."""
    happened, moment = [], show.moment
    monkeypatch.setattr(show, "moment", lambda *given: happened.append("drawn") or moment(*given))
    tables = [put(house, anna.token, ("me", "guest")) for _ in range(6)]

    async def all_change():
        happened.clear()
        for table in tables:
            table.shown.clear()
            table._call()
        while happened.count("drawn") < len(tables):
            await asyncio.sleep(0)  # what comes meanwhile has its turn as this has
            happened.append("heard")

    with ExitStack() as sits:
        pages = [sits.enter_context(anna.sit(table.name, -1)) for table in tables]
        house.do(all_change())
        for page in pages:
            page.expect("frame")
    drawn = [i for i, what in enumerate(happened) if what == "drawn"]
    assert len(drawn) == len(tables)
    assert all("heard" in happened[i:j] for i, j in pairwise(drawn))


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
