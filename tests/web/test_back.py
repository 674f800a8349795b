"""Going back beyond what was shown: by consent of all, as a new table on which what nobody has seen is dealt anew."""

import pytest

from tests.table.waits import Asleep
from tests.web.house import House, Visitor, put
from tests.web.test_rooms import join, post, secret, together

BOTS = Asleep  # so that a table stays as it is


def wish(socket):
    return socket.people.get("wish")


def until(socket, found):
    while not found(socket.people):
        socket.hear()


def test_all_agree_and_go_on_from_there_at_a_new_table(house, anna, bert, table):
    with bert.sit(table.name, 1) as socket:
        assert post(anna, table.name, "back_to", to="7").json() == {}
        until(socket, lambda people: people.get("wish"))
        assert (wish(socket)["asked"], wish(socket)["mine"], wish(socket)["back"]) == (True, False, table.match.at - 7)
        assert wish(socket)["lacking"] == [1]
        to = post(bert, table.name, "agree").json()["to"]
        until(socket, lambda people: people["next"] == to.removeprefix("/table/"))
    fresh = house.table(to.removeprefix("/table/"))
    assert fresh.match.actions == table.match.actions[:7]
    for seat, visitor in enumerate((anna, bert)):
        assert fresh.company.of(visitor.person) == [seat]
        assert fresh.match.view(seat).tobytes() == table.match.view(seat, 7).tobytes()
        assert visitor.get(f"/table/{table.name}").headers["location"] == to
    assert fresh.match.state[0]["key"].tobytes() != table.match.state_at(7)[0]["key"].tobytes()
    assert fresh.match.header.commitment != table.match.header.commitment


def test_the_table_that_was_left_stands_still(house, anna, bert, table):
    post(anna, table.name, "back_to", to="3")
    with anna.sit(table.name, 0) as one, bert.sit(table.name, 1) as two:
        post(bert, table.name, "agree")
        answer = (one, two)[table.match.turn].act("play", a=table.match.open()[0], at=table.at)
        assert not answer["done"] and "another table" in answer["reason"]
    page = anna.get("/tables").text
    assert table.name not in page and table.company.next in page
    assert post(anna, table.name, "back_to").status_code == 422


def test_one_no_is_enough_and_whoever_asked_may_think_again(anna, bert, table):
    for who in (bert, anna):
        post(anna, table.name, "back_to")
        assert post(who, table.name, "decline").status_code == 200
        assert post(bert, table.name, "agree").status_code == 422
    assert not table.left


def test_a_wish_lapses_when_the_table_moves_on(house, anna, bert, table):
    post(anna, table.name, "back_to")
    house.do(table.play(table.match.turn, table.at, table.match.open()[0], "moving-on"))
    assert post(bert, table.name, "agree").status_code == 422
    assert not table.left


def test_without_a_number_it_is_before_the_own_last_action(anna, bert, table):
    post(anna, table.name, "back_to")
    own = [at for at in range(table.match.at) if table.match.mover(at) == 0]
    assert table.company.wish.to == own[-1]


def test_bots_consent(house, anna):
    table = put(house, anna.token, ("me", "greedy"), turn=0)
    to = post(anna, table.name, "back_to", to="4").json()["to"]
    assert house.table(to.removeprefix("/table/")).players == ["me", "greedy"]
    assert table.bot_to_move() is None


def test_whoever_is_played_for_is_not_asked(anna, bert, table):
    post(bert, table.name, "stand_in", seat="1")
    assert post(bert, table.name, "back_to", to="2").status_code == 422
    assert post(anna, table.name, "back_to", to="2").json()["to"]


@pytest.mark.parametrize("counts", [True, False])
def test_in_rated_games_nobody_goes_back(anna, table, counts):
    table.company.rated = counts
    table.row["date"] = None if counts else "2026-11-16"
    assert post(anna, table.name, "back_to", to="2").status_code == 422


@pytest.mark.parametrize("to", ["9999", "-1", "999999999"])
def test_there_is_no_way_to_where_nothing_was(anna, table, to):
    before = table.match.at
    answer = post(anna, table.name, "back_to", to=to)
    assert answer.status_code == 422 or table.company.wish.to < before


def test_who_only_watches_neither_asks_nor_agrees(anna, bert, carl, table):
    join(carl, secret(anna, table.name, "watch"))
    post(anna, table.name, "back_to")
    for what in ("back_to", "agree", "decline"):
        assert post(carl, table.name, what).status_code == 403
    to = post(bert, table.name, "agree").json()["to"]
    assert carl.get(to).status_code == 200  # but comes along


def test_it_is_all_there_after_a_restart(tmp_path):
    with House(tmp_path, Asleep) as house, Visitor(house) as anna, Visitor(house) as bert, Visitor(house) as carl:
        table = together(house, anna, bert)
        join(carl, secret(anna, table.name, "watch"))
        for _ in range(6):
            house.do(table.play(table.match.turn, table.at, table.match.open()[0], f"move-{table.at}"))
        for visitor in (anna, bert):
            answer = post(visitor, table.name, "agree" if table.company.wish else "back_to", to="3")
        fresh = house.table(answer.json()["to"].removeprefix("/table/"))
        digest = fresh.match.digest()
    with House(tmp_path, Asleep) as house, Visitor(house, carl.token) as carl:
        again, old = house.table(fresh.name), house.table(table.name)
        assert again.match.digest() == digest
        assert old.left and old.company.next == fresh.name
        assert carl.get(f"/table/{fresh.name}").status_code == 200
        assert [it.person for it in again.company.seats] == [it.person for it in fresh.company.seats]


def test_a_wish_outlives_a_restart_with_all_who_agreed(tmp_path):
    with House(tmp_path, Asleep) as house, Visitor(house) as anna, Visitor(house) as bert:
        table = together(house, anna, bert)
        for _ in range(6):
            house.do(table.play(table.match.turn, table.at, table.match.open()[0], f"move-{table.at}"))
        post(anna, table.name, "back_to", to="3")
        name = table.name
    with House(tmp_path, Asleep) as house, Visitor(house, bert.token) as bert:
        kept = house.table(name).company.wish
        assert (kept.to, kept.agreed) == (3, {house.person(anna.token)})
        with bert.sit(name, 1) as socket:
            until(socket, lambda people: people.get("wish"))
            assert wish(socket)["asked"] and wish(socket)["back"] == 3
        fresh = post(bert, name, "agree").json()["to"].removeprefix("/table/")
        assert house.table(fresh).match.at == 3


def test_a_wish_that_was_declined_is_gone_after_a_restart(tmp_path):
    with House(tmp_path, Asleep) as house, Visitor(house) as anna, Visitor(house) as bert:
        table = together(house, anna, bert)
        house.do(table.play(table.match.turn, table.at, table.match.open()[0], "first"))
        post(anna, table.name, "back_to", to="0")
        post(bert, table.name, "decline")
        name = table.name
    with House(tmp_path, Asleep) as house:
        assert house.table(name).company.wish is None
