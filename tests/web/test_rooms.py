"""Friends at one table: a waiting room, seats that are taken, given back and exchanged, a game of several people."""

import asyncio
import random

from majlis.core.game import load
from majlis.testing.play import random_match
from tests.table.waits import Asleep, until
from tests.web.house import House, Visitor, put

DESERT = "high_desert"


def room_of(house, name):
    return house.do(house.lobby.room(name))


def gathered(anna, **form):
    """A table of Anna's that waits for two friends."""
    return anna.open(game=DESERT, **{"players": "3", "seat1": "open", "seat2": "open", "name0": "Anna"} | form)


def secret(visitor, name, role="seat", seat="1"):
    """The secret of a link."""
    answer = visitor.http.post(f"/table/{name}/invite", data={"role": role, "seat": seat})
    assert answer.status_code == 200, answer.text
    return answer.json()["link"].split("#")[1]


def join(visitor, word, name="Bert"):
    return visitor.http.post("/join", json={"secret": word, "name": name})


def post(visitor, table, what, **form):
    return visitor.http.post(f"/table/{table}/{what}", data=form, headers={"accept": "application/json"})


def players(house, name):
    return [(it.player, it.name) for it in room_of(house, name).company.seats]


def together(house, anna, bert, **form):
    """A game of Anna and Bert that has begun, with a bot in the third seat."""
    name = gathered(anna, **form)
    assert join(bert, secret(anna, name)).status_code == 200
    post(anna, name, "seat", seat="2", player="random")
    assert post(anna, name, "begin").status_code == 200
    return house.table(name)


# --- the room


def test_a_table_with_a_friends_seat_waits_and_is_dealt_when_all_are_there(house, anna, bert):
    name = gathered(anna)
    assert players(house, name) == [("me", "Anna"), ("open", ""), ("open", "")]
    assert house.do(house.lobby.table(name)) is None
    page = anna.get(f"/table/{name}").text
    assert "Who is coming?" in page and "Anna" in page
    assert post(anna, name, "begin").status_code == 422
    assert join(bert, secret(anna, name)).json() == {"to": f"/table/{name}"}
    assert "Bert" in anna.get(f"/table/{name}").text
    assert post(bert, name, "begin").status_code == 403
    assert post(anna, name, "fill", bot="random").status_code == 200
    assert post(anna, name, "begin").status_code == 200
    table = house.table(name)
    assert table.players == ["me", "me", "random"]
    assert table.match.header.names == ("Anna", "Bert", "@random")
    assert (table.company.of(anna.person), table.company.of(bert.person)) == ([0], [1])
    assert post(anna, name, "begin").status_code == 422


def test_with_friends_is_one_button(house, anna):
    name = anna.open(game=DESERT, seat0="me", seat1="novice", friends="on", players="2")
    assert [player for player, _ in players(house, name)] == ["me", "open"]


def test_everybody_in_the_room_sees_at_once_who_comes_and_when_it_begins(house, anna, bert):
    name = gathered(anna, players="2")
    word = secret(anna, name)
    with anna.sit(name) as socket:
        assert socket.expect("room")[0]["free"] == [1]
        join(bert, word)
        while "Bert" not in (heard := socket.expect("room")[0])["html"]:
            pass
        assert heard["free"] == []
        with bert.sit(name) as other:
            other.expect("room")
            post(anna, name, "begin")
            socket.expect("begun")
            other.expect("begun")


def test_a_name_in_the_room_is_never_markup(house, anna, bert):
    name = gathered(anna, name0="<b>Anna</b>")
    join(bert, secret(anna, name), '"><img src=x>')
    with anna.sit(name) as socket:
        html = socket.expect("room")[0]["html"]
        assert "<img" not in html and "<b>Anna" not in html and "&lt;b&gt;Anna" in html
    assert "<img src" not in anna.get(f"/table/{name}").text


def test_seats_are_taken_given_back_and_exchanged_before_the_start(house, anna, bert):
    name = gathered(anna)
    join(bert, secret(anna, name))
    assert post(bert, name, "sit", seat="2").status_code == 200
    assert players(house, name) == [("me", "Anna"), ("open", ""), ("me", "Bert")]
    assert post(bert, name, "sit", seat="0").status_code == 422
    assert post(bert, name, "swap", seat="0", **{"with": "2"}).status_code == 403
    assert post(anna, name, "swap", seat="0", **{"with": "2"}).status_code == 200
    assert players(house, name) == [("me", "Bert"), ("open", ""), ("me", "Anna")]
    assert post(bert, name, "name", name="Bertram").status_code == 200
    assert post(bert, name, "leave").status_code == 200
    assert players(house, name) == [("open", ""), ("open", ""), ("me", "Anna")]
    assert post(bert, name, "sit", seat="1").status_code == 200  # he was asked here: he may change his mind
    assert players(house, name)[1] == ("me", "Bertram")


def test_the_owner_says_who_sits_where_and_how_many(house, anna, bert):
    name = gathered(anna)
    join(bert, secret(anna, name))
    assert post(anna, name, "seat", seat="2", player="guest", name="Dora").status_code == 200
    assert room_of(house, name).company.of(anna.person) == [0, 2]
    assert post(anna, name, "size").status_code == 422  # somebody sits on the last seat
    assert post(anna, name, "seat", seat="2", player="keen").status_code == 200
    assert post(anna, name, "size", more="on").status_code == 200
    assert post(anna, name, "size", more="on").status_code == 422
    assert post(anna, name, "size").status_code == 200
    assert post(anna, name, "seat", seat="1", player="open").status_code == 200  # the seat is free again
    assert [player for player, _ in players(house, name)] == ["me", "open", "keen"]
    for bad in ({"seat": "9", "player": "open"}, {"seat": "1", "player": "stockfish"}, {"seat": "x", "player": "open"}):
        assert post(anna, name, "seat", **bad).status_code == 422


def test_a_room_is_found_again_after_a_restart(tmp_path):
    with House(tmp_path, Asleep) as house, Visitor(house) as anna, Visitor(house) as bert:
        name = gathered(anna)
        word = secret(anna, name)
        join(bert, word)
    with House(tmp_path, Asleep) as house, Visitor(house, anna.token) as anna:
        assert players(house, name) == [("me", "Anna"), ("me", "Bert"), ("open", "")]
        assert name in anna.get("/").text
        post(anna, name, "fill")
        post(anna, name, "begin")
    with House(tmp_path, Asleep) as house, Visitor(house, bert.token) as bert:
        assert house.table(name).company.of(bert.person) == [1]
        assert name in bert.get("/").text


def test_a_table_is_listed_for_all_only_if_its_owner_wants_it(house, anna, bert):
    private, public = gathered(anna), gathered(anna, public="on")
    page = bert.get("/").text
    assert public in page and private not in page
    assert bert.get(f"/table/{private}").status_code == 403
    assert bert.get(f"/table/{public}").status_code == 200
    assert post(bert, public, "sit", seat="1", name="Bert").status_code == 200
    assert players(house, public)[1] == ("me", "Bert")


def test_a_time_for_a_turn_is_agreed_on_before_and_counted_at_the_table(house, anna, bert):
    assert anna.http.post("/tables", data={"game": DESERT, "seat1": "open", "deadline": "7"}).status_code == 422
    table = together(house, anna, bert, deadline="300")
    with anna.sit(table.name, 0) as socket:
        house.do(until(lambda: not table.bot_to_move()))
        assert 200 < socket.until(table.at)["left"] <= 300


def test_a_table_that_is_given_up_is_gone_for_all(house, anna, bert):
    name = gathered(anna)
    word = secret(anna, name, seat="2")
    join(bert, secret(anna, name))
    assert post(bert, name, "close").status_code == 403
    with bert.sit(name) as socket:
        socket.expect("room")
        assert post(anna, name, "close").status_code == 200
        socket.expect("closed")
    for visitor in (anna, bert):
        assert visitor.get(f"/table/{name}").status_code == 404
        assert name not in visitor.get("/").text
    with Visitor(house) as carl:
        assert join(carl, word).status_code == 422


# --- a game of several people


def test_friends_see_their_own_hands_and_play_their_own_seats(house, anna, bert):
    table = put(house, anna.token, ("me", "me"), friends=[bert.token])
    with anna.sit(table.name, 0) as one, bert.sit(table.name, 1) as two:
        assert (one.frame["seat"], one.frame["mine"], two.frame["seat"], two.frame["mine"]) == (0, [0], 1, [1])
        assert one.look(1)[1]["seat"] == two.look(0)[1]["seat"] == -1
        one.look(0), two.look(1)
        turn = table.match.turn
        mover, other = (one, two) if turn == 0 else (two, one)
        assert mover.frame["offers"] and not other.frame["offers"]
        a = int(next(iter(mover.frame["offers"])))
        assert not other.act("play", a=a)["done"]
        answer = mover.act("play", a=a)
        assert answer["done"]
        assert other.until(answer["at"])["moves"] == mover.until(answer["at"])["moves"]


def test_nobody_takes_back_what_somebody_else_did(house, anna, bert):
    table = put(house, anna.token, ("me", "me"), friends=[bert.token])
    while [a for a in table.match.open() if not table.match.reveals(a)] == []:
        house.do(table.play(table.match.turn, table.at, table.match.open()[0], f"on-{table.at}-id"))
    turn = table.match.turn
    mover, other = (anna, bert) if turn == 0 else (bert, anna)
    quiet = next(a for a in table.match.open() if not table.match.reveals(a))
    with mover.sit(table.name, turn) as own, other.sit(table.name, 1 - turn) as theirs:
        answer = own.act("play", a=quiet)
        assert own.until(answer["at"])["undo"] and not theirs.until(answer["at"])["undo"]
        assert not theirs.act("undo")["done"]
        assert own.act("undo")["done"]


def test_a_whole_game_of_two_people_and_a_bot(tmp_path):
    """Bert loses the line in the middle and comes back."""
    chance = random.Random(5)
    with House(tmp_path) as house, Visitor(house) as anna, Visitor(house) as bert:
        table = together(house, anna, bert)
        visitors, moves = [anna, bert], 0
        while not table.match.over:
            turn = table.match.turn
            if turn == 2:
                house.do(asyncio.sleep(0.01))
                continue
            with visitors[turn].sit(table.name, turn) as socket:
                while not socket.frame["over"] and socket.frame["turn"] == turn:
                    answer = socket.act("play", a=int(chance.choice(list(socket.frame["offers"]))))
                    assert answer["done"], answer
                    socket.until(answer["at"])
                    moves += 1
        assert moves > 10
        for visitor, seat in ((anna, 0), (bert, 1)):
            with visitor.sit(table.name, seat) as socket:
                assert socket.frame["points"] == table.match.points()
            assert [row["points"] for row in house.store.matches(visitor.person)] == [table.match.points()]


def test_friends_read_each_others_names_and_their_turn_in_the_list(house, anna, bert):
    table = together(house, anna, bert)
    with bert.sit(table.name, 1) as socket:
        assert socket.frame["names"][:2] == ["Anna", "Bert"]
    house.do(until(lambda: not table.bot_to_move()))
    turn = table.match.turn
    for seat, visitor in enumerate((anna, bert)):
        line = visitor.get("/").text.split(f'href="/table/{table.name}"')[1].split("</a>")[0]
        assert ("Your turn" in line) == (seat == turn)


def test_another_game_takes_everybody_along_one_seat_on(house, anna, bert, carl):
    match = random_match(load(DESERT), 3, 4)
    old = house.put("rematch-of-friends", match, ["me", "me", "greedy"], anna.token, friends=[bert.token, ""])
    assert carl.http.post(f"/table/{old.name}/rematch").status_code == 403
    there = {v.http.post(f"/table/{old.name}/rematch").headers["location"] for v in (bert, anna, bert)}
    assert len(there) == 1
    fresh = house.table(there.pop().removeprefix("/table/"))
    assert fresh.players == ["me", "greedy", "me"]
    assert (fresh.company.of(bert.person), fresh.company.of(anna.person)) == ([0], [2])
    assert fresh.row["owner"] == anna.person
    assert house.store.following(old.name) == [fresh.name]
