"""The lists of tables: put away by each for themselves, deleted by their owners, open to all, not kept for ever."""

from unittest.mock import patch

import pytest
from sqlalchemy import inspect, select
from websockets.exceptions import ConnectionClosed

from majlis.core.game import load
from majlis.core.notation import write
from majlis.table import shelf
from majlis.table.database import NAME
from majlis.table.keeping import check
from majlis.table.schema import tables as schema
from majlis.testing.play import random_match
from tests.table.waits import Asleep
from tests.web.house import House, Visitor, put
from tests.web.test_files import bring, played, taken
from tests.web.test_rooms import gathered, join, post, secret, together

BOTS = Asleep  # so that a table stays as it is

DESERT = "high_desert"


def listed(visitor, name, page="/tables"):
    """Where a table stands: in a list, among the hidden, or nowhere."""
    text = visitor.get(page).text
    head, _, away = text.partition("<details")
    away, _, tail = away.partition("</details>")
    return "seen" if f"/table/{name}" in head + tail else "hidden" if f"/table/{name}" in away else ""


def mentions(house, name):
    """The tables of the database in which this name occurs."""
    columns = {
        it: [c for c in it.c if c.name in ("match", "id", "origin", "tournament")] for it in schema.sorted_tables
    }
    assert set(columns) == set(schema.sorted_tables) and inspect(house.store._engine)
    return [it.name for it, own in columns.items() for c in own if house.store.rows(select(c).where(c == name))]


def test_a_table_that_one_hides_is_hidden_for_oneself_alone(house, anna, bert):
    table = together(house, anna, bert)
    assert post(anna, table.name, "hide").status_code == 303
    assert (listed(anna, table.name), listed(bert, table.name)) == ("hidden", "seen")
    assert f"/table/{table.name}" not in anna.get("/").text
    assert anna.get(f"/table/{table.name}").status_code == 200  # its address still leads there
    post(anna, table.name, "hide", back="on")
    assert listed(anna, table.name) == "seen"


def test_nobody_hides_what_they_may_not_see(house, anna, carl):
    name = anna.open(game=DESERT)
    assert post(carl, name, "hide").status_code == 403


def test_the_owner_deletes_a_table_at_which_nobody_else_sits_and_nothing_is_left_of_it(house, anna, carl):
    name = anna.open(game=DESERT, seat1="random")
    join(carl, secret(anna, name, "watch"))
    post(anna, name, "chat", words="Farewell")
    post(anna, name, "hide")
    assert len(mentions(house, name)) > 5
    with anna.sit(name, 0) as socket:
        assert post(carl, name, "delete").status_code == 403
        assert post(anna, name, "delete").status_code == 303
        with pytest.raises(ConnectionClosed):
            while True:
                socket.hear()
    assert mentions(house, name) == []
    assert anna.get(f"/table/{name}").status_code == 404


def test_a_table_of_several_people_is_nobodys_to_delete(house, anna, bert):
    table = together(house, anna, bert)
    assert post(anna, table.name, "delete").status_code == 422
    assert post(bert, table.name, "delete").status_code == 403
    name = gathered(anna)
    assert post(anna, name, "delete").status_code == 303  # before the start it is given up
    assert anna.get(f"/table/{name}").status_code == 404


def test_what_another_game_goes_on_from_stays(house, anna):
    table = taken(house, bring(anna, write(random_match(load(DESERT), 2, 5))))
    fresh = anna.http.post(f"/table/{table.name}/continue", data={"at": "3"}).headers["location"].split("/")[2]
    assert post(anna, table.name, "delete").status_code == 422
    assert post(anna, fresh, "delete").status_code == 303
    assert post(anna, table.name, "delete").status_code == 303
    assert mentions(house, fresh) == mentions(house, table.name) == []


def test_the_lobby_shows_what_is_open_to_all(house, anna, bert, carl):
    open_, private = together(house, anna, bert, public="on"), together(house, anna, bert)
    page = carl.get("/tables").text
    assert open_.name in page and private.name not in page
    assert "Open to all: running" in page
    while not open_.match.over:
        house.do(open_.play(open_.match.turn, open_.at, open_.match.open()[0], f"move-{open_.at}"))
    assert open_.name in carl.get("/tables").text.split("Open to all: finished")[1]
    assert open_.name not in anna.get("/tables").text.partition("Open to all")[2]  # she has it in her own list


# --- not for ever


def test_tables_at_which_nothing_happens_are_erased_after_their_days(tmp_path):
    with House(tmp_path, Asleep) as house, Visitor(house) as anna, Visitor(house) as bert:
        over, running = played(house, anna), house.table(anna.open(game=DESERT))
        room, friends = gathered(anna), together(house, anna, bert)
        now = house.lobby.clock
        house.lobby.clock = lambda: now() + 29 * shelf.DAY
        assert house.do(shelf.clear(house.lobby, 30)) == 0
        house.lobby.clock = lambda: now() + 31 * shelf.DAY
        assert house.do(shelf.clear(house.lobby, 30)) == 4
        assert check(tmp_path / NAME).whole  # what was erased is not missed
        for name in (over.name, running.name, room, friends.name):
            assert mentions(house, name) == []
            assert anna.get(f"/table/{name}").status_code == 404


def test_a_move_keeps_a_table_alive_and_a_record_keeps_it_for_ever(tmp_path):
    with House(tmp_path, Asleep) as house, Visitor(house) as anna:
        table = put(house, anna.token, turn=0)
        daily = anna.http.post("/solo/djinn/daily", data={"choice": "14"}).headers["location"].split("/")[2]
        now = house.lobby.clock
        with patch("majlis.table.table.time.time", lambda: now() + 8.5 * shelf.DAY):
            house.do(table.play(0, table.at, table.match.open()[0], "still-here"))
        house.lobby.clock = lambda: now() + 9 * shelf.DAY
        assert house.do(shelf.clear(house.lobby, 1)) == 0
        house.lobby.clock = lambda: now() + 10 * shelf.DAY
        assert house.do(shelf.clear(house.lobby, 1)) == 1
        assert mentions(house, daily) and not mentions(house, table.name)
        assert post(anna, daily, "delete").status_code == 422
