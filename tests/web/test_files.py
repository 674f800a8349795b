"""Matches as files: given out, taken in again with every step checked, and certified from what the disk says."""

import json

import pytest
from sqlalchemy import text as sql

from majlis.core import notation
from majlis.core.game import games, load
from majlis.core.match import Header, Match
from majlis.testing.play import random_match
from tests.table.waits import Asleep
from tests.web.house import Visitor, put

BOTS = Asleep  # so that a table stays as it is

DESERT = "high_desert"


def bring(visitor, text, **more):
    return visitor.http.post("/import", files={"file": ("game.match", text)}, **more)


def taken(house, answer):
    assert answer.status_code == 303, answer.text
    return house.table(answer.headers["location"].split("/")[2])


@pytest.mark.parametrize("game", [name for name in games() if name != "nim"])
@pytest.mark.parametrize("form", ["text", "json"])
def test_a_finished_match_comes_in_and_goes_out_as_it_was(house, anna, game, form):
    match = random_match(load(game), load(game).seats[0], 3)
    sent = notation.write(match) if form == "text" else json.dumps(notation.as_data(match))
    answer = bring(anna, sent)
    table = taken(house, answer)
    assert answer.headers["location"].endswith("/replay")
    assert anna.get(f"/table/{table.name}/file").text == notation.write(match)
    assert notation.write(notation.read(anna.get(f"/table/{table.name}/file.json").text)) == notation.write(match)
    assert anna.get(answer.headers["location"]).status_code == 200
    assert anna.get(f"/table/{table.name}/certificate").json()["fair"]


def test_an_imported_game_is_nobodys_result(house, anna):
    table = taken(house, bring(anna, notation.write(random_match(load(DESERT), 2, 5))))
    assert table.company.of(anna.person) == [] and table.company.owner == anna.person
    assert table.name in anna.get("/tables").text
    assert "/rematch" not in anna.get(f"/table/{table.name}").text
    answer = anna.http.post(f"/table/{table.name}/continue", data={"at": "3"})
    assert answer.status_code == 303  # but one can play on from there


def test_an_unfinished_match_goes_on_with_the_bots_that_it_names(house, anna):
    match = Match(Header(load(DESERT), 3, 0, ("Anna", "@random", "Carl")))
    for _ in range(6):
        match.play(match.open()[0])
    table = taken(house, bring(anna, notation.write(match)))
    assert table.players == ["me", "random", "guest"]
    assert (table.match.actions, table.match.digest()) == (match.actions, match.digest())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "begins with"),
        ("hello", "begins with"),
        (b"\xff\xfe\x00", "no text"),
        ("{}", "JSON"),
        (notation.write(random_match(load(DESERT), 2, 5)).replace("rules: ", "rules: 9"), "cannot be replayed"),
        (notation.write(random_match(load(DESERT), 2, 5)).replace("seed: ", "seed: 0"), "line"),
    ],
)
def test_what_is_no_match_is_refused_in_a_sentence(anna, text, words):
    answer = bring(anna, text)
    assert answer.status_code == 422 and words in answer.text


def test_a_file_that_is_no_match_is_refused_in_the_language_of_who_brings_it(anna):
    anna.http.cookies["lang"] = "de"
    assert "Das ist keine Partiedatei" in bring(anna, "hello").text
    assert "lässt sich ab Zeile 1 nicht lesen" in bring(anna, "{}").text


def test_nobody_becomes_a_person_by_a_broken_file(house):
    with Visitor(house) as nobody:
        bring(nobody, "broken")
        assert house.lobby.book.person(nobody.token) is None


def test_a_file_that_is_too_long_is_not_even_read(anna):
    assert bring(anna, "x" * (1 << 19)).status_code == 413


def test_a_bot_that_nobody_knows_sits_nowhere(anna):
    match = Match(Header(load(DESERT), 2, 0, ("Anna", "@stockfish")))
    assert bring(anna, notation.write(match)).status_code == 422


def test_a_running_game_is_not_given_out(house, anna):
    table = put(house, anna.token)
    for what in ("file", "file.json", "certificate"):
        assert anna.get(f"/table/{table.name}/{what}").status_code == 422


def played(house, anna):
    """A game that was really played here, to its end."""
    name = anna.open(game=DESERT, seat1="random")
    table = house.table(name)
    while not table.match.over:
        house.do(table.play(table.match.turn, table.at, table.match.open()[0], f"move-{table.at}"))
    return table


def test_the_certificate_is_made_from_what_the_disk_says(house, anna):
    table = played(house, anna)
    found = anna.get(f"/table/{table.name}/certificate").json()
    assert found["fair"] and len(found["checks"]) == 7
    assert all(right for right, _ in found["checks"])


@pytest.mark.parametrize(
    "touch",
    [
        "UPDATE match SET commitment = 'x' WHERE id = :name",
        "UPDATE finish SET points = '[99, 1]' WHERE match = :name",
        "UPDATE event SET action = action + 1 WHERE match = :name AND seq = 4",
        "UPDATE secret SET seed = salt WHERE match = :name",
        "DELETE FROM event WHERE match = :name AND seq > 5",
    ],
)
def test_whoever_touched_the_disk_is_noticed(house, anna, touch):
    table = played(house, anna)
    house.store.write(sql(touch).bindparams(name=table.name)).result()
    answer = anna.get(f"/table/{table.name}/certificate")
    assert answer.status_code == 422 or not answer.json()["fair"]
