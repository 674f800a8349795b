"""Ratings: from rated games of people with accounts, by game and number of players, with the games behind them."""

from majlis.table.company import Sitting, written
from majlis.table.ratings import MODEL, Standing, places, players, rate
from tests.table.waits import Asleep
from tests.web.house import House, Visitor
from tests.web.test_account import sign_up
from tests.web.test_rooms import gathered, join, post, secret

BOTS = Asleep  # so that a table stays as it is

DESERT = "high_desert"


def room(anna, bert, **form):
    name = gathered(anna, players="2", rated="on", **form)
    join(bert, secret(anna, name))
    return name


def to_the_end(house, name):
    table = house.table(name)
    while not table.match.over:
        house.do(table.play(table.match.turn, table.at, table.match.open()[0], f"move-{table.at}"))
    return table


def ladder(visitor, game=DESERT, seats=2):
    return next(
        (it["rows"] for it in visitor.get("/ratings.json").json() if (it["game"], it["seats"]) == (game, seats)), []
    )


def test_a_rated_game_needs_accounts_and_one_seat_for_each(house, anna, bert):
    name = room(anna, bert)
    assert "rated" in anna.get(f"/table/{name}").text
    assert "accounts" in post(anna, name, "begin").json()["reason"]
    sign_up(anna, "Rita"), sign_up(bert, "Rolf")
    post(bert, name, "leave")
    post(anna, name, "seat", seat="1", player="guest")
    assert "one seat" in post(anna, name, "begin").json()["reason"]
    post(anna, name, "seat", seat="1", player="random")
    assert post(anna, name, "begin").status_code == 200


def test_whoever_wins_goes_up_and_the_games_are_shown(house, anna, bert):
    sign_up(anna, "Sara"), sign_up(bert, "Sven")
    name = room(anna, bert)
    assert post(anna, name, "begin").status_code == 200
    assert ladder(anna) == []
    table = to_the_end(house, name)
    rows = {it["name"]: it for it in ladder(anna)}
    won = table.match.result()
    for seat, who in enumerate(("Sara", "Sven")):
        assert (rows[who]["rating"] > 1000) == (won[seat] > won[1 - seat])
        assert rows[who]["games"][0]["place"] == (1 if won[seat] > 0 else 2)
    assert rows["Sara"]["mine"] and rows["Sara"]["games"][0]["table"] == name
    assert rows["Sven"]["games"][0]["table"] == ""  # the table is private, and this is his line
    assert anna.person not in anna.get("/ratings").text and "Sven" in anna.get("/ratings").text


def test_a_rated_game_has_no_coach_and_no_way_back_and_its_rematch_counts_too(house, anna, bert):
    sign_up(anna, "Tina"), sign_up(bert, "Timo")
    name = room(anna, bert)
    post(anna, name, "begin")
    table = house.table(name)
    assert table.rated
    assert post(anna, name, "back_to", to="0").status_code == 422
    with (anna, bert)[table.match.turn].sit(name, table.match.turn) as socket:
        socket.say(type="hint")
        assert "rated" in socket.expect("sorry")[0]["reason"].lower()
    to_the_end(house, name)
    fresh = anna.http.post(f"/table/{name}/rematch").headers["location"].split("/")[2]
    assert house.table(fresh).rated and house.store.gathering(fresh)["rated"]


def test_games_that_are_not_rated_count_for_nothing(house, anna, bert):
    sign_up(anna, "Ute"), sign_up(bert, "Uwe")
    name = gathered(anna, players="2")
    join(bert, secret(anna, name))
    post(anna, name, "begin")
    to_the_end(house, name)
    assert not {"Ute", "Uwe"} & {it["name"] for it in ladder(anna)}


def test_it_is_rated_after_a_restart(tmp_path):
    with House(tmp_path, Asleep) as house, Visitor(house) as anna, Visitor(house) as bert:
        sign_up(anna, "Vera"), sign_up(bert, "Veit")
        name = room(anna, bert)
        post(anna, name, "begin")
    with House(tmp_path, Asleep) as house, Visitor(house, anna.token) as anna:
        assert house.table(name).rated
        to_the_end(house, name)
        assert {it["name"] for it in ladder(anna)} == {"Vera", "Veit"}


# --- how it is worked out


def test_winners_come_first_then_points():
    assert places([10, 10, 3], [1.0, 0.0, 0.0]) == [1, 2, 3]
    assert places([10, 10, 3], [0.5, 0.5, 0.0]) == [1, 1, 3]
    assert places([5, 9, 5], [0.0, 1.0, 0.0]) == [2, 1, 2]


def test_who_gives_a_seat_up_answers_for_it_and_who_left_before_the_start_does_not():
    early = written(
        "m", [Sitting(0, "me", "anna"), Sitting(1, "me", "carl"), Sitting(1, "open"), Sitting(1, "me", "bert")]
    )
    late = written("m", [Sitting(1, "keen", "bert"), Sitting(1, "keen")], 4)
    row = {"seats": 2, "opened": early[-1]["time"]}
    for it in late:
        it["time"] += 60
    assert players([*early, *late], row) == ["anna", "bert"]
    assert players(
        written("m", [Sitting(0, "me", "anna"), Sitting(1, "open"), Sitting(1, "keen")]), row | {"opened": 9e9}
    ) == ["anna", "@keen"]


def test_the_better_one_is_found():
    them = [Standing(str(i), "", MODEL.rating()) for i in range(3)]
    for n in range(60):
        first = them[n % 3 :] + them[: n % 3]
        points = [int(it.player) for it in first]
        rate({"id": n, "time": n, "open": False, "points": points, "result": [float(p == 2) for p in points]}, first)
    assert [it.player for it in sorted(them, key=lambda it: -it.sure)] == ["2", "1", "0"]
    assert all(len(it.games) == 60 and it.doubt < 334 for it in them)
