"""A fault of ours has a number, its traceback stands in the log under it, and the house lives on; a refusal is said."""

import json
import re
from contextlib import contextmanager

from majlis.core.game import load
from majlis.core.refusal import Refusal
from majlis.web.words import WORDS
from tests.table.waits import Asleep
from tests.web.house import Visitor, dial, put

BOTS = Asleep  # so that a table stays as it is

GAME = load("high_desert")
PLANTED = "a secret that nobody is told"


def stumble(*_):
    return {}[PLANTED]


def refuse(*_):
    raise Refusal("Not on a Sunday.")


@contextmanager
def planted(home, name, function):
    """Meanwhile a game has another function."""
    whole = getattr(home, name)
    object.__setattr__(home, name, function)
    try:
        yield
    finally:
        object.__setattr__(home, name, whole)


def logged(caplog, number):
    """The fault of this number, and no other one, with the way to it."""
    assert re.fullmatch(r"\d{6}", number)
    (record,) = [record for record in caplog.records if record.name == "majlis"]
    text = caplog.handler.format(record)
    assert f"fault {number}: " in text.splitlines()[0]
    assert "in stumble" in text and f"KeyError: '{PLANTED}'" in text
    return True


def number_on(page):
    assert page.status_code == 500 and PLANTED not in page.text
    return re.search(r"number (\d{6})", page.text)[1]


# --- pages


def test_a_fault_in_a_rule_gives_a_page_with_its_number(house, anna, caplog):
    table = put(house, anna.token, ("me", "guest"))
    with planted(GAME.doors, "setup", stumble):
        page = anna.http.post(f"/table/{table.name}/rematch")
    assert logged(caplog, number_on(page)) and "<h1>That is our fault</h1>" in page.text
    assert page.headers["content-security-policy"]
    assert anna.http.post(f"/table/{table.name}/rematch").status_code == 303


def test_a_page_in_german_says_it_in_german(house, anna):
    table = put(house, anna.token, ("me", "guest"))
    with planted(GAME.doors, "setup", stumble):
        page = anna.http.post(f"/table/{table.name}/rematch", headers={"accept-language": "de"})
    assert page.status_code == 500 and WORDS["de"]["fault_title"] in page.text and re.search(r"Nummer \d{6}", page.text)


def test_a_fault_in_words_gives_data_with_its_number_where_a_script_asks(house, anna, caplog):
    table = put(house, anna.token, ("me", "guest"), at=None)
    with planted(GAME, "prompt", stumble):
        answer = anna.get(f"/table/{table.name}/moment", params={"at": 3})
    assert answer.status_code == 500 and answer.json()["type"] == "fault"
    assert answer.json()["number"] in answer.json()["reason"] and PLANTED not in answer.text
    assert logged(caplog, answer.json()["number"])
    assert anna.get(f"/table/{table.name}/moment", params={"at": 3}).status_code == 200


def test_a_table_that_cannot_be_rebuilt_does_not_shut_the_house(house, anna, caplog):
    name = anna.open(game="high_desert")
    house.lobby._tables.clear()
    with planted(GAME.doors, "setup", stumble):
        assert anna.get("/").status_code == 200
        assert "fault" in caplog.text and "in stumble" in caplog.text
        number_on(anna.get(f"/table/{name}"))
    assert anna.get(f"/table/{name}").status_code == 200


def test_a_refusal_is_said_and_not_logged(house, anna, caplog):
    table = put(house, anna.token, ("me", "guest"), at=None)
    with planted(GAME, "prompt", refuse):
        answer = anna.get(f"/table/{table.name}/moment", params={"at": 3})
    assert (answer.status_code, answer.json()) == (422, {"reason": "Not on a Sunday."})
    page = anna.http.post("/tables", data={"game": "high_desert", "players": "9" * 5000})
    assert page.status_code == 422 and "2 to 4 players" in page.text
    assert not [record for record in caplog.records if record.name == "majlis"]


# --- sockets


def test_a_fault_in_a_rule_leaves_the_table_as_it_was(house, anna, caplog):
    table = put(house, anna.token, ("me", "guest"))
    with anna.sit(table.name, table.match.turn) as socket:
        at, a = table.at, table.match.open()[0]
        with planted(GAME.doors, "tell", stumble):
            socket.say(type="play", id="a-fresh-id", at=at, a=a)
            (fault,) = socket.expect("fault")
        assert fault["id"] == "a-fresh-id" and fault["number"] in fault["reason"] and PLANTED not in str(fault)
        assert logged(caplog, fault["number"])
        assert table.at == at
        assert socket.act("play", "a-fresh-id", at, a=a)["done"]


def test_a_fault_in_words_ends_neither_the_socket_nor_its_frames(house, anna, caplog):
    table = put(house, anna.token, ("me", "guest"))
    with anna.sit(table.name, table.match.turn) as socket, Visitor(house) as bert, bert.sit(table.name, -1) as other:
        table.shown.clear()
        with planted(GAME, "tally", stumble):
            assert socket.act("play", a=table.match.open()[0])["done"]
            assert {socket.expect("fault")[0]["type"], other.expect("fault")[0]["type"]} == {"fault"}
        assert caplog.text.count("in stumble") == 2
        assert socket.look(table.match.turn)[1]["at"] == other.look(-1)[1]["at"] == table.at


def test_a_bot_that_stumbles_is_told_to_the_table(house, anna, caplog, monkeypatch):
    """It tries again whenever somebody comes to look."""
    monkeypatch.setattr(house.lobby.workers, "choose", stumble)
    table = put(house, anna.token, ("greedy", "greedy"))
    with anna.sit(table.name) as socket:
        socket.say(type="eyes", seat=-1)
        (fault,) = socket.expect("fault")
    assert fault["number"] in fault["reason"] and PLANTED not in str(fault)
    assert f"fault {fault['number']}: a bot at table {table.name}" in caplog.text and "in stumble" in caplog.text


def test_a_refusal_over_the_socket_is_a_sentence(house, anna, caplog):
    table = put(house, anna.token, ("me", "guest"))
    with anna.sit(table.name, table.match.turn) as socket:
        with planted(GAME, "why", refuse):
            shut = next(a for a in range(GAME.actions) if a not in table.match.open())
            socket.say(type="why", a=shut)
            assert socket.expect("sorry") == [{"type": "sorry", "reason": "Not on a Sunday."}]
        assert "fault" not in caplog.text


def test_a_table_that_cannot_be_rebuilt_says_so_on_its_socket(house, anna, caplog):
    name = anna.open(game="high_desert")
    ticket = anna.ticket(name)
    house.lobby._tables.clear()
    with planted(GAME.doors, "setup", stumble), dial(house, name) as line:
        line.send(json.dumps({"type": "hello", "ticket": ticket}))
        fault = json.loads(line.recv(20))
    assert fault["type"] == "fault" and logged(caplog, fault["number"])
