"""Nobody is kept waiting by somebody who asks without end."""

from majlis.core.game import load
from majlis.testing.play import random_match
from majlis.web.patience import BURST, RATE, Patience

LOOKS = 60


class Clock:
    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


def test_a_person_is_never_made_to_wait():
    clock = Clock()
    patience = Patience(clock)
    for _ in range(50 * BURST):
        assert patience.spend() == 0
        clock.now += 1.01 / RATE


def test_who_asks_without_end_is_heard_so_many_times_a_second():
    clock = Clock()
    patience = Patience(clock)
    for _ in range(BURST + 10 * RATE):
        clock.now += patience.spend()
    assert clock.now == 110


def test_a_reason_costs_less_than_a_drawing():
    clock = Clock()
    patience = Patience(clock)
    assert [patience.spend("why") for _ in range(10 * BURST)] == [0] * 10 * BURST
    assert patience.spend("eyes") > 0


def test_however_often_one_looks_the_log_is_put_into_words_once(house, anna, monkeypatch):
    match, told = random_match(load("high_desert"), 2, 4, 40), []
    house.put("often", match, ["me", "guest"], anna.token)
    monkeypatch.setattr("majlis.table.show.told", lambda match, seat, at, *rest: told.append(at) or [str(at)])
    with anna.sit("often", -1) as socket:
        for _ in range(LOOKS):
            logged, _ = socket.look(-1)
    assert logged == [[str(at)] for at in range(match.at)]
    assert len(told) < 2 * match.at


def test_what_was_taken_back_is_not_told_any_more(house, anna):
    match = random_match(load("nim"), 2, 3, 3)
    house.put("back", match, ["me", "guest"], anna.token)
    with anna.sit("back", match.turn) as socket:
        before = socket.look(match.turn)[0]
        assert socket.act("play", a=match.open()[0])["done"]
        played = socket.look(match.turn)[0]
        assert socket.act("undo")["done"]
        assert socket.look(match.turn)[0] == before != played
        assert socket.act("play", a=match.open()[-1])["done"]
        assert socket.look(match.turn)[0] not in (before, played)


def test_questions_cost_patience_and_moves_do_not(house, anna, monkeypatch):
    spent = []
    monkeypatch.setattr(Patience, "spend", lambda self, kind: spent.append(kind) or 0)
    match = random_match(load("nim"), 2, 3, 3)
    house.put("slow", match, ["me", "guest"], anna.token)
    with anna.sit("slow", match.turn) as socket:
        for _ in range(5):
            socket.look(match.turn)
        assert socket.act("play", a=match.open()[0])["done"]
        socket.look(-1)
    assert 6 <= len(spent) <= 7
