"""Somebody leaves: a bot plays in their place, until they are back or for good; who is here is seen by all."""

from majlis.bots.search.ways import DEFAULT
from tests.table.waits import Asleep, Here
from tests.web.house import House, Visitor, put
from tests.web.test_rooms import join, post, secret

BOTS = Asleep  # so that a table stays as it is


def seats(socket):
    """What was last told of who is here: for each person's seat."""
    return {it["seat"]: (it["here"], it["bot"]) for it in socket.people.get("seats", [])}


def until(socket, wanted):
    while seats(socket) != wanted:
        socket.hear()


def test_everybody_sees_who_is_here(house, anna, bert):
    table = put(house, anna.token, ("me", "me"), friends=[bert.token])
    with anna.sit(table.name, 0) as socket:
        until(socket, {0: (True, ""), 1: (False, "")})
        with bert.sit(table.name, 1):
            until(socket, {0: (True, ""), 1: (True, "")})
        until(socket, {0: (True, ""), 1: (False, "")})


def test_alone_with_bots_nobody_is_told_of_people(house, anna):
    table = put(house, anna.token, ("me", "greedy"), turn=0)
    with anna.sit(table.name, 0) as socket:
        socket.act("play", a=table.match.open()[0])
        assert not any('"type":"people"' in text for text in socket.heard)
    for what in ("stand_in", "back", "resign"):
        assert post(anna, table.name, what, seat="0").status_code == 422


def test_a_bot_plays_in_ones_place_until_one_is_back(tmp_path):
    with House(tmp_path, Here) as house, Visitor(house) as anna, Visitor(house) as bert:
        table = put(house, anna.token, ("me", "me"), friends=[bert.token], turn=1)
        with bert.sit(table.name, 1) as socket, anna.sit(table.name, 0) as other:
            at, a = table.at, table.match.open()[0]
            assert post(bert, table.name, "stand_in", seat="1", bot="random").status_code == 200
            while table.match.turn == 1 and not table.match.over:
                other.until(table.at + 1)
            assert table.at > at
            until(other, {0: (True, ""), 1: (True, "random")})
            refused = socket.act("play", a=a, at=table.at)
            assert not refused["done"]
            assert socket.frame["seat"] == 1  # one still sees the own cards
            assert post(bert, table.name, "back").status_code == 200
            assert table.players == ["me", "me"]
            while table.match.turn == 0 and not table.match.over:
                house.do(table.play(0, table.at, table.match.open()[0], f"anna-{table.at}"))
            before = table.at
            answer = bert_plays(bert, table)
            assert answer["done"] and table.at > before


def bert_plays(bert, table):
    with bert.sit(table.name, 1) as socket:
        return socket.act("play", a=int(next(iter(socket.frame["offers"]))))


def test_while_the_bot_thinks_nobody_else_plays_the_seat(house, anna, bert):
    table = put(house, anna.token, ("me", "me"), friends=[bert.token], turn=1)
    post(bert, table.name, "stand_in", seat="1")
    with bert.sit(table.name, 1) as socket:
        answer = socket.act("play", a=table.match.open()[0], at=table.at)
        assert not answer["done"] and "bot plays in your place" in answer["reason"]
        post(bert, table.name, "back")
        assert socket.act("play", a=table.match.open()[0], at=table.at)["done"]


def test_it_is_remembered_after_a_restart(tmp_path):
    with House(tmp_path, Asleep) as house, Visitor(house) as anna, Visitor(house) as bert:
        name = anna.open(game="high_desert", players="2", seat1="open", name0="Anna")
        join(bert, secret(anna, name))
        post(anna, name, "begin")
        post(bert, name, "stand_in", seat="1")
    with House(tmp_path, Asleep) as house, Visitor(house, bert.token) as bert:
        table = house.table(name)
        assert (table.players, table.company.of(bert.person)) == (["me", DEFAULT], [1])
        assert post(bert, name, "back").status_code == 200
        assert table.players == ["me", "me"]


def test_only_who_is_away_can_be_played_for(house, anna, bert):
    table = put(house, anna.token, ("me", "me"), friends=[bert.token])
    with bert.sit(table.name, 1):
        assert post(anna, table.name, "stand_in", seat="1").status_code == 422
    assert table.players == ["me", "me"]
    for bad in ({"seat": "7"}, {"seat": "x"}, {"seat": "1", "bot": "stockfish"}):
        assert post(anna, table.name, "stand_in", **bad).status_code == 422
    assert post(anna, table.name, "stand_in", seat="1").status_code == 200  # she owns the table
    assert table.players == ["me", DEFAULT]


def test_without_the_owner_all_who_are_here_must_agree(house, anna, bert, carl):
    table = put(house, anna.token, ("me", "me", "me"), friends=[bert.token, carl.token])
    with bert.sit(table.name, 1) as one, carl.sit(table.name, 2):
        until(one, {0: (False, ""), 1: (True, ""), 2: (True, "")})
        assert post(bert, table.name, "stand_in", seat="0").status_code == 200
        assert table.players == ["me"] * 3
        assert post(bert, table.name, "stand_in", seat="0").status_code == 200  # twice is still one
        assert table.players == ["me"] * 3
        assert post(carl, table.name, "stand_in", seat="0").status_code == 200
        assert table.players == [DEFAULT, "me", "me"]
    assert post(anna, table.name, "back").status_code == 200
    assert table.players == ["me"] * 3


def test_a_vote_counts_only_from_somebody_who_is_here(house, anna, bert):
    table = put(house, anna.token, ("me", "me"), friends=[bert.token])
    assert post(bert, table.name, "stand_in", seat="0").status_code == 200
    assert table.players == ["me", "me"]


def test_votes_are_forgotten_when_somebody_comes_back(house, anna, bert, carl):
    table = put(house, anna.token, ("me", "me", "me"), friends=[bert.token, carl.token])
    with bert.sit(table.name, 1) as one, carl.sit(table.name, 2):
        until(one, {0: (False, ""), 1: (True, ""), 2: (True, "")})
        post(bert, table.name, "stand_in", seat="0")
        with anna.sit(table.name, 0):
            until(one, {0: (True, ""), 1: (True, ""), 2: (True, "")})
        until(one, {0: (False, ""), 1: (True, ""), 2: (True, "")})
        post(carl, table.name, "stand_in", seat="0")
        assert table.players == ["me"] * 3


def test_who_gives_the_seat_up_only_watches(house, anna, bert):
    table = put(house, anna.token, ("me", "me"), friends=[bert.token])
    table.company.public = False
    assert post(bert, table.name, "resign").status_code == 200
    assert (table.players, table.company.of(bert.person)) == (["me", DEFAULT], [])
    assert post(bert, table.name, "back").status_code == 403
    with bert.sit(table.name, 1) as socket:
        assert (socket.frame["seat"], socket.frame["mine"]) == (-1, [])


def test_nobody_leaves_for_somebody_else(house, anna, bert, carl):
    table = put(house, anna.token, ("me", "me"), friends=[bert.token])
    for what in ("stand_in", "back", "resign"):
        assert post(carl, table.name, what, seat="1").status_code == 403
    assert table.players == ["me", "me"]
