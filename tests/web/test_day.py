"""The deal of the day for games that take two: the same for everybody, one try, sealed, and a line to share."""

import pytest

from majlis.bots.search.ways import DEFAULT
from tests.table.waits import Asleep

BOTS = Asleep  # so that a table stays as it is

DESERT = "high_desert"


def begin(house, visitor, game=DESERT):
    answer = visitor.http.post(f"/daily/{game}")
    assert answer.status_code == 303, answer.text
    return house.table(answer.headers["location"].split("/")[2])


def to_the_end(house, table):
    while not table.match.over:
        house.do(table.play(table.match.turn, table.at, table.match.open()[0], f"move-{table.at}"))


def test_everybody_gets_the_same_deal_once_against_the_same_bot(house, anna, bert):
    one, two = begin(house, anna), begin(house, bert)
    assert one.name != two.name and one.match.digest() == two.match.digest()
    assert one.players == two.players == ["me", DEFAULT]
    assert begin(house, anna) is one  # where it stands
    assert begin(house, anna, "five_tribes").match.header.seed != one.match.header.seed
    assert one.rated and "Deal of the day" in anna.get(f"/table/{one.name}").text


def test_it_stays_sealed_and_has_a_line_to_share_when_it_is_over(house, anna):
    table = begin(house, anna)
    assert "Go on" in anna.get("/daily").text
    to_the_end(house, table)
    page = anna.get("/daily").text
    score = " : ".join(map(str, table.match.points())).replace("-", "−")
    outcome = {1.0: "won", 0.5: "shared", 0.0: "lost"}[table.match.result()[0]]
    assert score in page and outcome in page
    for what in ("file", "file.json", "certificate"):
        assert anna.get(f"/table/{table.name}/{what}").status_code == 422
    with anna.sit(table.name, 0) as socket:
        assert socket.frame["over"] and socket.frame["seed"] is None and socket.frame["salt"] is None
    assert begin(house, anna) is table  # there is no second try
    assert anna.http.post(f"/table/{table.name}/delete").status_code == 422


@pytest.mark.parametrize("game", ["djinn", "chess", "nim"])
def test_other_games_have_none_here(anna, game):
    assert anna.http.post(f"/daily/{game}").status_code == 404
