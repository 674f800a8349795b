"""Slow games over the wire: clocks that all see, rests by agreement, vacations, and lists that nobody else hears of."""

import time
from datetime import UTC, datetime, timedelta

from majlis.table.hours import Pact
from majlis.web.pages import terms
from tests.table.waits import Asleep
from tests.web.house import put
from tests.web.test_absence import until as wait
from tests.web.test_rooms import post

BOTS = Asleep


def two(house, anna, bert, turn=0):
    return put(house, anna.token, ("me", "me"), friends=[bert.token], turn=turn)


def test_a_clock_for_the_game_is_agreed_before_and_seen_by_all(house, anna, bert):
    wish = {"budget": "3600", "takes_over": "random", "stays": "on"}
    assert terms(wish).pact == Pact(3600, "random", True)
    name = anna.open(game="high_desert", players="2", seat1="open", name0="Anna", **wish)
    assert house.do(house.lobby.find(name)).company.pact == Pact(3600, "random", True)
    page = anna.get(f"/table/{name}").text
    assert "1 hour each" in page and "then a bot to the end" in page  # whoever sits down knows it
    for bad in ({"budget": "7"}, {"budget": "60x"}, {"takes_over": "stockfish"}):
        refused = anna.http.post("/tables", data={"game": "high_desert", "seat1": "open", **bad})
        assert refused.status_code == 422 and "no such clock" in refused.text
    table = two(house, anna, bert)
    table.company.pact, table.since, table.spent = Pact(3600), time.time() - 60, {1: 600.0}
    with bert.sit(table.name, 1) as socket:
        assert [abs(it - wanted) < 10 for it, wanted in zip(socket.frame["clocks"], (3540, 3000), strict=True)]
        assert 3000 < socket.frame["left"] <= 3600


def test_as_agreed_who_has_spent_all_time_does_not_come_back(house, anna, bert):
    table = two(house, anna, bert, turn=1)
    table.company.pact = Pact(3600, "random", stays=True)
    table.since = time.time() - 4000
    table.company.seated_at = 0.0
    house.do(house.lobby.ring(table))
    assert table.players == ["me", "random"]
    refused = post(bert, table.name, "back")
    assert refused.status_code == 422 and "time for this game is out" in refused.json()["reason"]
    assert table.players == ["me", "random"]


def test_a_game_rests_when_both_agree_and_the_page_says_so(house, anna, bert):
    table = two(house, anna, bert)
    with anna.sit(table.name, 0) as one, bert.sit(table.name, 1) as other:
        assert post(anna, table.name, "rest", want="rest").status_code == 200
        while not (other.people.get("plea") or {}).get("asked"):
            other.hear()
        assert other.people["plea"] | {"lacking": [1]} == {
            "rests": True,
            "seat": 0,
            "lacking": [1],
            "mine": False,
            "asked": True,
        }
        post(bert, table.name, "rest", want="rest")
        while not one.people.get("rests"):
            one.hear()
        refused = one.act("play", a=table.match.open()[0], at=table.at)
        assert not refused["done"] and "rests" in refused["reason"]
        post(bert, table.name, "rest", want="on")
        assert table.company.resting  # both are here, one wants to
        post(anna, table.name, "rest", want="on")
        while one.people.get("rests"):
            one.hear()
        assert one.act("play", a=table.match.open()[0], at=table.at)["done"]
    for want in ("on", "sleep"):
        assert post(anna, table.name, "rest", want=want).status_code == 422


def days(n):
    return str((datetime.now(UTC) + timedelta(days=n)).date())


def test_a_vacation_stands_on_ones_page_and_is_seen_by_the_others(house, anna, bert):
    table = two(house, anna, bert, turn=1)
    table.company.deadline, table.since = 3600, time.time()
    due = table.due
    assert bert.http.post("/me/vacation", data={"since": days(0), "until": days(2)}).status_code == 303
    assert table.due > due + 24 * 3600
    page = bert.get("/me").text
    assert "I am back" in page and ("27 days are left" in page or "28 days are left" in page)
    with anna.sit(table.name, 0) as socket:
        while not socket.people:
            socket.hear()
        assert [bool(it["away"]) for it in socket.people["seats"]] == [False, True]
    for since, end in (("x", days(1)), (days(3), days(2)), (days(-9), days(2)), (days(1), days(60)), ("", "")):
        assert bert.http.post("/me/vacation", data={"since": since, "until": end}).status_code == 422
    assert bert.http.post("/me/home").status_code == 303
    assert table.due < due + 3600 and "I am back" not in bert.get("/me").text


def test_a_list_is_told_to_its_owner_alone_and_played_in_turn(house, anna, bert):
    table = two(house, anna, bert)
    turn = table.match.turn
    with anna.sit(table.name, 0) as other, bert.sit(table.name, 1) as own:
        choices = bert.get(f"/table/{table.name}/ahead").json()["choices"]
        assert choices and all(isinstance(words, str) for words in choices)
        wait(other, {0: (True, ""), 1: (True, "")})
        heard = len(other.heard)
        assert post(bert, table.name, "ahead", words="\n".join(choices[:8])).status_code == 200
        assert own.expect("ahead")[0]["list"] == choices[:8]
        other.say(type="why", a=0)
        other.expect("why")
        assert ['"type":"why"' in text for text in other.heard[heard:]] == [True]
        while table.match.turn == turn:
            house.do(table.play(turn, table.at, table.match.open()[0], f"on-{table.at:06}"))
        while own.expect("ahead")[0]["list"]:  # its owner is told that it was used, or dropped
            pass
        assert not table.plans
        assert not any('"ahead"' in text for text in other.heard)


def test_a_list_is_for_who_waits(house, anna, bert, carl):
    table = two(house, anna, bert)
    assert post(anna, table.name, "ahead", words="x").status_code == 422
    assert post(bert, table.name, "ahead", words="xyzzy").status_code == 422
    assert anna.get(f"/table/{table.name}/ahead").status_code == 422
    assert carl.get(f"/table/{table.name}/ahead").status_code == 403
    assert table.plans == {}
