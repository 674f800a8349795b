"""Is the house well? What a proxy, systemd and Prometheus are told: numbers, and nothing of what is played."""

import json
import re
import socket
import threading

import httpx
import pytest

from majlis.core.game import games
from majlis.core.refusal import Refusal
from majlis.table.faults import logged, note
from majlis.web import metrics
from majlis.web.serve import listen
from majlis.web.vitals import Times, Vitals
from tests.table.waits import Asleep
from tests.web.house import HOST, put

BOTS = Asleep  # so that a table stays as it is


@pytest.fixture
def port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def test_a_house_that_answers_is_alive_and_ready_when_every_game_is(house, anna):
    assert anna.get("/healthz").text == "alive\n" and anna.get("/readyz").text == "ready\n"
    house.app.state.ready.discard("djinn")
    try:
        answer = anna.get("/readyz")
        assert answer.status_code == 503 and "djinn" in answer.text
        assert anna.get("/healthz").status_code == 200
    finally:
        house.app.state.ready.add("djinn")
    assert set(games()) <= house.app.state.ready


def test_a_house_without_its_database_is_not_ready(house, monkeypatch):
    def refuse(*_):
        raise Refusal("gone")

    monkeypatch.setattr(house.lobby.store, "rows", refuse)
    codes = [
        httpx.get(f"http://127.0.0.1:{house.port}/{path}", headers={"host": HOST}).status_code
        for path in ("readyz", "healthz")
    ]
    assert codes == [503, 200]


def test_prometheus_reads_numbers_and_nothing_of_what_is_played(house, anna, port):
    table = put(house, anna.token, ("me", "me"))
    with anna.sit(table.name, 0) as line:
        line.look(table.match.turn)
        assert line.act("play", a=int(next(iter(line.frame["offers"]))))["done"]
        anna.get(f"/table/{table.name}"), anna.get("/nowhere/secret-word")
        metrics.tell(house.app, "127.0.0.1", port)
        told = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    assert re.search(r'majlis_requests_total{method="GET",route="/table/{name}",status="200"} [1-9]', told)
    assert re.search(r'majlis_actions_total{answer="done"} [1-9]', told)
    assert re.search(r"majlis_action_seconds_bucket{le=\"\+Inf\"} [1-9]", told)
    assert re.search(r"majlis_sockets [1-9]", told) and re.search(r"majlis_tables [1-9]", told)
    for secret in (table.name, "secret-word", anna.token, anna.person, table.match.header.seed.hex()):
        assert secret not in told


def test_a_place_that_is_none_or_taken_is_refused_in_a_sentence(house, port):
    for said in ("9100", "127.0.0.1:", "localhost:port", ":0", ":70000"):
        with pytest.raises(Refusal, match="an address and a port"):
            metrics.place(said)
    assert metrics.place(":9100") == ("127.0.0.1", 9100)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        with pytest.raises(Refusal, match="Choose another"):
            metrics.tell(house.app, "127.0.0.1", port)


def test_times_are_counted_by_their_bounds():
    times = Times()
    for seconds in (0.0005, 0.001, 0.003, 99):
        times.add(seconds)
    told = dict(times.buckets)
    assert (told["0.001"], told["0.0025"], told["0.005"], told["10.0"], told["+Inf"]) == (2, 2, 3, 3, 4)
    assert times.sum == pytest.approx(99.0045) and Vitals().lag.buckets[-1] == ("+Inf", 0)


def test_a_log_for_programs_is_a_line_of_json_for_each_fault(tmp_path):
    with logged(tmp_path, lines=True) as path:
        try:
            raise ZeroDivisionError("a fault\nin two lines")
        except ZeroDivisionError as error:
            number = note(error, "here")
    line = json.loads(path.read_text(encoding="utf-8"))
    assert line["fault"] == number and line["level"] == "error" and "ZeroDivisionError" in line["traceback"]


def test_no_thread_of_the_numbers_keeps_a_house_from_closing(house, port):
    before = set(threading.enumerate())
    metrics.tell(house.app, "127.0.0.1", port)
    assert all(thread.daemon for thread in set(threading.enumerate()) - before)


def test_a_door_where_none_can_be_is_refused_in_a_sentence():
    for host in ("192.0.2.7", "no such place"):
        with pytest.raises(Refusal, match="no place for a door"):
            listen(8765, host)
    with listen(None, "127.0.0.1") as door, pytest.raises(Refusal, match="in use"):
        listen(door.getsockname()[1])
