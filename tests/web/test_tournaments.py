"""Tournaments: made and joined from a page, rounds that follow by themselves, sealed deals, nothing doubled."""

import asyncio
import re
import time

import pytest
from sqlalchemy import select, update

from majlis.core.game import load
from majlis.core.refusal import Refusal
from majlis.table import shelf
from majlis.table.database import NAME
from majlis.table.keeping import check
from majlis.table.schema import gathering, move, secret
from majlis.table.schema_tournament import board, entrant, round_
from majlis.table.swiss import Board, standings
from majlis.table.tournaments import Tournaments
from tests.web.house import PATIENCE, House, Visitor
from tests.web.programs import bot, program
from tests.web.test_solo import ways_in
from tests.web.test_tables import mentions

DESERT = "high_desert"


def made(visitor, **more):
    form = {"game": DESERT, "kind": "swiss", "rounds": "2", "title": "Cup"} | more
    answer = visitor.http.post("/tournaments", data=form)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/tournament/")


def held(house, name):
    return house.app.state.tournaments.find(name)


def until(true):
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def post(visitor, cup, deed, **form):
    return visitor.http.post(f"/tournament/{cup}/{deed}", data=form)


def finish(house, name):
    """Bots play a table to its end."""
    table = house.table(name)

    async def stand_in():
        for person in list(table.company.people):
            await table.company.stand_in(person, "random")

    house.do(stand_in())
    until(lambda: table.match.over)


def checked(house, name):
    """Standings are those that follow from the rows of the games; no round and no table is there twice."""
    found, store = held(house, name), house.store
    rows = store.rows(select(board).where(board.c.tournament == name).order_by(board.c.round, board.c.number))
    games = []
    for row in rows:
        end = store.ending(row["match"]) if row["match"] else None
        over = (tuple(end["points"]), tuple(end["result"])) if end else ((), ())
        games.append(Board(row["round"], row["number"], row["match"], tuple(row["seats"]), *over))
    assert found.standings == standings(found.kind, [it.number for it in found.entrants], games)
    owner = f"tournament {name}"
    tables = {row["id"] for row in store.rows(select(gathering.c.id).where(gathering.c.owner == owner))}
    assert tables == {row["match"] for row in rows if row["match"]}
    for number in {row["round"] for row in rows}:
        them = [it for row in rows if row["round"] == number for it in row["seats"] if it >= 0]
        assert len(them) == len(set(them))
    return found


def test_people_and_bots_play_a_whole_tournament(house, anna, bert):
    """Made on the page, entered by name and by link, with a bye, to its end; the standings are those of the games."""
    name = made(anna, rounds="2")
    post(anna, name, "enter", name="Anna")
    link = re.search(r"/join#([\w-]{32})", post(anna, name, "invite").text)[1]
    assert bert.http.post("/join/look", json={"secret": link}).json()["title"] == "Cup"
    assert bert.http.post("/join", json={"secret": link, "name": "Bert"}).json()["to"] == f"/tournament/{name}"
    post(anna, name, "bots", bot="random")
    assert post(anna, name, "begin").status_code == 303
    for number in (1, 2):
        until(lambda n=number: held(house, name).round == n)
        page = anna.get(f"/tournament/{name}").text
        assert "Bert" in page
        for it in held(house, name).playing:
            finish(house, it.match)
    until(lambda: held(house, name).over)
    found = checked(house, name)
    assert sum(it.score for it in found.standings) == 4 and [it.round for it in found.boards if it.bye] == [1, 2]
    assert "over" in anna.get("/tournaments").text


def test_it_is_private_and_only_its_owner_runs_it(house, anna, bert, carl):
    name = made(anna)
    for deed in ("enter", "leave", "bots", "invite", "begin"):
        assert post(bert, name, deed).status_code == 403, deed
    assert bert.get(f"/tournament/{name}").status_code == 403
    link = re.search(r"/join#([\w-]{32})", post(anna, name, "invite").text)[1]
    bert.http.post("/join", json={"secret": link})
    assert bert.get(f"/tournament/{name}").status_code == 200
    for deed in ("bots", "invite", "begin"):
        assert post(bert, name, deed).status_code == 403, deed
    post(anna, name, "invite")  # ends the link before
    assert carl.http.post("/join", json={"secret": link}).status_code == 422
    assert carl.get("/tournaments").text.count(name) == 0


def test_an_open_one_is_entered_from_the_list(house, anna, bert):
    name = made(anna, public="on")
    assert name in bert.get("/tournaments").text
    assert post(bert, name, "enter", name="Bert").status_code == 303
    assert post(bert, name, "enter").status_code == 422
    assert post(anna, name, "begin").status_code == 422  # one alone
    assert [it.name for it in held(house, name).entrants] == ["Bert"]


def test_whoever_leaves_is_in_no_further_round_and_a_bot_ends_the_game(house, anna, bert):
    name = made(anna, rounds="2")
    post(anna, name, "enter", name="Anna")
    link = re.search(r"/join#([\w-]{32})", post(anna, name, "invite").text)[1]
    bert.http.post("/join", json={"secret": link, "name": "Bert"})
    post(anna, name, "bots", bot="random")
    post(anna, name, "begin")
    assert post(bert, name, "leave").status_code == 303
    for it in held(house, name).playing:
        if anna.person in house.table(it.match).company.people:
            finish(house, it.match)
    until(lambda: held(house, name).round == 2)
    found = held(house, name)
    assert {seat for it in found.boards if it.round == 2 for seat in it.seats} == {0, 2}
    assert post(bert, name, "leave").status_code == 403
    assert post(bert, name, "enter").status_code in (403, 422)


def test_when_the_time_of_a_round_is_over_bots_play_on(house, anna, monkeypatch):
    name = made(anna, rounds="1", lasts="3600")
    post(anna, name, "enter", name="Anna")
    post(anna, name, "bots", bot="random")
    post(anna, name, "begin")
    assert not held(house, name).over
    late = time.time() + 3601
    monkeypatch.setattr(house.lobby, "clock", lambda: late)
    until(lambda: held(house, name).over)
    checked(house, name)


def test_a_duplicate_deal_is_the_same_for_all_and_sealed_until_the_round_is_over(house, anna, bert, carl):
    name = made(anna, kind="duplicate", rounds="1", public="on")
    post(anna, name, "enter", name="Anna")
    post(bert, name, "enter", name="Bert")
    post(anna, name, "begin")
    first, second = held(house, name).boards
    seeds = house.store.rows(select(secret).where(secret.c.match.in_([first.match, second.match])))
    assert len({row["seed"] for row in seeds}) == 1 and len({row["salt"] for row in seeds}) == 2
    finish(house, first.match)
    seed = seeds[0]["seed"].hex()
    own, other = (anna, bert) if anna.person in house.table(first.match).company.people else (bert, anna)
    assert not house.table(first.match).open
    for path in (
        "replay",
        "log",
        "moment?at=1",
        "file",
        "file.json",
        "analysis",
        "analysis.json",
        "certificate",
        "lesson",
    ):
        answer = own.get(f"/table/{first.match}/{path}")
        assert answer.status_code == 422 and "round is over" in answer.text, path
        assert other.get(f"/table/{first.match}/{path}").status_code == 403, path
        assert carl.get(f"/table/{first.match}/{path}").status_code == 403, path
    with own.sit(first.match, 0) as socket:
        assert socket.frame["seed"] is None and seed not in "".join(socket.heard)
    assert first.match not in other.get(f"/tournament/{name}").text
    with program(house, own.person) as mine, program(house, other.person) as theirs:
        assert mine.refused("GET", f"/tables/{first.match}/log")[0] == 422
        assert mine.get(f"/tables/{first.match}/result")["seed"] is None
        told = theirs.get(f"/tournaments/{name}")
        assert [it["points"] for it in told["games"]] == [[], []]
        assert {it["score"] for it in told["standings"]} == {0}
    finish(house, second.match)
    assert house.table(first.match).open
    assert own.get(f"/table/{first.match}/replay").status_code == 200
    assert carl.get(f"/table/{first.match}/file").status_code == 200
    checked(house, name)


def test_the_search_of_the_deal_of_the_day_finds_no_way_into_a_sealed_round(house, anna, bert):
    name = made(anna, kind="duplicate", rounds="1")
    post(anna, name, "enter", name="Anna")
    link = re.search(r"/join#([\w-]{32})", post(anna, name, "invite").text)[1]
    bert.http.post("/join", json={"secret": link, "name": "Bert"})
    post(anna, name, "begin")
    board_ = next(it for it in held(house, name).boards if anna.person in house.table(it.match).company.people)
    finish(house, board_.match)
    assert list(ways_in(house, anna, bert, board_.match)) == []


def test_a_program_and_a_bot_play_over_the_api(house, anna):
    with program(house, anna.person) as ada, bot(house, anna.person, "Cup Winner") as ben:
        cup = ada.post("/tournaments", game=DESERT, rounds=1, title="Api cup")
        path = f"/tournaments/{cup['id']}"
        assert ben.refused("GET", path)[0] == 403
        ben.post("/tournaments/enter", invitation=ada.post(f"{path}/invitations")["invitation"])
        ada.post("/tournaments/enter", tournament=cup["id"], name="Ada")
        assert ben.refused("POST", f"{path}/begin")[0] == 403
        ada.post(f"{path}/begin")
        (game,) = ben.get(path)["games"]
        assert ben.get(f"/tables/{game['table']}/view")["names"][game["entrants"].index(0)] == "Cup Winner (bot)"
        finish(house, game["table"])
        until(lambda: ada.get(path)["state"] == "over")
        assert {it["name"] for it in ada.get(path)["standings"]} == {"Ada", "Cup Winner (bot)"}
        assert ben.refused("POST", "/tournaments", game=DESERT)[0] == 403
        assert ada.refused("POST", "/tournaments", game=DESERT, rounds=99)[0] == 422


def test_a_round_begins_once_however_often_it_is_tried(house, anna):
    """Two who see the same moment: the key of the round lets one of them write, and no table of the other is there."""
    name = made(anna, rounds="1")
    for _ in range(4):
        post(anna, name, "bots", bot="random")
    home = house.app.state.tournaments
    before = held(house, name)

    async def twice():
        await asyncio.gather(*[home._open_round(before) for _ in range(3)])

    house.do(twice())
    assert len(house.store.rows(select(round_).where(round_.c.tournament == name))) == 1
    checked(house, name)
    until(lambda: held(house, name).over)


def test_a_house_that_was_closed_goes_on_where_it_was(tmp_path):
    """Between the write of a round and its tables being woken; between the last game and the next round."""
    with House(tmp_path) as house, Visitor(house) as anna:
        name = made(anna, rounds="2")
        for _ in range(3):
            post(anna, name, "bots", bot="random")

        async def begin():
            await house.app.state.tournaments._open_round(held(house, name))
            house.app.state.tournaments.running.clear()  # and then it is killed

        house.do(begin())
    with House(tmp_path) as house:
        until(lambda: held(house, name).over)
        checked(house, name)


def test_options_are_chosen_with_the_tournament_and_hold_at_all_its_tables(house, anna):
    name = made(anna, rounds="1", **{"option-high_desert-extra_turn": "on", "option-djinn-longer": "on"})
    for _ in range(2):
        post(anna, name, "bots", bot="random")
    page = anna.get(f"/tournament/{name}").text
    assert load(DESERT).about["en"].options["extra_turn"][0] in page
    post(anna, name, "begin")
    (it,) = held(house, name).boards
    assert load(DESERT).chosen(house.table(it.match).match.header.options) == {"extra_turn": "on"}
    form = anna.get("/tournaments").text
    assert "option-djinn-beginner" in form and "option-djinn-deck" not in form  # that is for one who plays alone


def test_options_over_the_api(house, anna):
    with program(house, anna.person) as ada:
        cup = ada.post("/tournaments", game="five_tribes", rounds=1, options={"thieves": "on"})
        assert cup["options"]["thieves"] == "on" and cup["options"]["power_a_round"] == "off"
        for wrong in ({"thieves": "perhaps"}, {"dragons": "on"}):
            assert ada.refused("POST", "/tournaments", game="five_tribes", options=wrong)[0] == 422
        assert ada.refused("POST", "/tournaments", game="djinn", options={"deck": "12"})[0] == 422


# --- not for ever


def test_a_tournament_goes_with_all_its_tables_when_nobody_has_touched_it_for_its_days(tmp_path):
    with House(tmp_path) as house, Visitor(house) as anna:
        name, waits = made(anna, rounds="2"), made(anna)
        for _ in range(2):
            post(anna, name, "bots", bot="random")
        post(anna, waits, "invite")
        post(anna, name, "begin")
        until(lambda: held(house, name).over)
        tables = [it.match for it in held(house, name).boards]
        now = house.lobby.clock
        house.lobby.clock = lambda: now() + 29 * shelf.DAY
        assert house.do(shelf.clear(house.lobby, 30)) == 0 and held(house, waits)
        house.lobby.clock = lambda: now() + 31 * shelf.DAY
        assert house.do(shelf.clear(house.lobby, 30)) == len(tables) == 2
        for it in (name, waits, *tables):
            assert mentions(house, it) == []
        assert check(tmp_path / NAME).whole
        assert anna.get(f"/tournament/{name}").status_code == 404 and name not in anna.get("/tournaments").text


def test_a_table_that_somebody_touched_keeps_the_whole_tournament_and_so_does_who_enters(tmp_path):
    with House(tmp_path) as house, Visitor(house) as anna:
        played, entered = made(anna, rounds="1"), made(anna, public="on")
        for _ in range(4):
            post(anna, played, "bots", bot="random")
        post(anna, played, "begin")
        until(lambda: held(house, played).over)
        first = held(house, played).boards[0].match
        now, later = house.lobby.clock, time.time() + 8.5 * shelf.DAY
        house.store.write(update(move).where(move.c.match == first).values(time=later)).result()
        post(anna, entered, "enter", name="Anna")
        house.store.write(update(entrant).where(entrant.c.tournament == entered).values(time=later)).result()
        house.lobby.clock = lambda: now() + 9 * shelf.DAY
        assert house.do(shelf.clear(house.lobby, 1)) == 0
        assert len(checked(house, played).boards) == 2 and held(house, entered).entrants
        house.lobby.clock = lambda: now() + 10 * shelf.DAY
        assert house.do(shelf.clear(house.lobby, 1)) == 2
        assert held(house, played) is None and held(house, entered) is None


def test_what_goes_on_from_a_game_keeps_its_tournament(tmp_path):
    with House(tmp_path) as house, Visitor(house) as anna:
        name = made(anna, rounds="1", public="on")
        for _ in range(2):
            post(anna, name, "bots", bot="random")
        post(anna, name, "begin")
        until(lambda: held(house, name).over)
        (it,) = held(house, name).boards
        fork = anna.http.post(f"/table/{it.match}/continue", data={"at": "1"}).headers["location"].split("/")[2]
        now, later = house.lobby.clock, time.time() + 8.5 * shelf.DAY
        house.store.write(update(gathering).where(gathering.c.id == fork).values(made=later)).result()
        house.lobby.clock = lambda: now() + 9 * shelf.DAY
        assert house.do(shelf.clear(house.lobby, 1)) == 0
        assert held(house, name) and mentions(house, it.match)


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "knockout"},
        {"rounds": "0"},
        {"rounds": "x"},
        {"lasts": "5"},
        {"game": "chess"},
        {"deadline": "7"},
        {"option-high_desert-extra_turn": "perhaps"},
        {"option-high_desert-dragons": "on"},
    ],
)
def test_what_no_tournament_can_be_is_refused(anna, wrong):
    form = {"game": DESERT, "kind": "swiss", "rounds": "2"} | wrong
    answer = anna.http.post("/tournaments", data=form)
    assert answer.status_code == 422 and "tournament" not in answer.headers.get("location", "")


def test_a_table_of_a_tournament_stays_and_belongs_to_nobody(house, anna):
    name = made(anna, rounds="1")
    post(anna, name, "enter", name="Anna")
    post(anna, name, "bots", bot="random")
    post(anna, name, "begin")
    (it,) = held(house, name).boards
    for deed in ("delete", "invite"):
        assert anna.http.post(f"/table/{it.match}/{deed}").status_code == 403
    assert anna.http.post(f"/table/{it.match}/back_to", data={"at": "0"}).status_code == 422
    with anna.sit(it.match, 0) as socket:
        socket.say(type="hint")
        assert socket.expect("sorry")[0]["reason"]


def test_many_who_come_at_once_have_numbers_of_their_own(house, anna):
    name = made(anna)
    home: Tournaments = house.app.state.tournaments

    async def come():
        deeds = [home.enter(name, "me", house.person(f"{n:032}"), f"P{n}") for n in range(10)]
        return await asyncio.gather(
            *deeds, home.enter(name, "me", "x" * 16, ""), home.enter(name, "me", "x" * 16, ""), return_exceptions=True
        )

    for n in range(10):
        house.person(f"{n:032}")
    told = house.do(come())
    assert sum(isinstance(it, Refusal) for it in told) == 1
    assert [it.number for it in held(house, name).entrants] == list(range(11))
