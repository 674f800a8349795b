"""The pages for a real table: open to all, everything in the address, counted by the rules."""

import re

import numpy as np
import pytest

from majlis.core.game import load
from majlis.core.many import playouts
from majlis.testing.play import seed
from tests.core.test_companion import counted_at

SHEET = re.compile(r"<td>(−?\d+)</td>")
CARD = re.compile(r'id="h-card">(.*?)</h1>')


def address(name, seats, counts, **options):
    typed = [f"{key}.{seat}={n}" for key, ns in counts.items() for seat, n in enumerate(ns)]
    return f"/companion/{name}/score?" + "&".join(
        [f"players={seats}", *(f"{k}={v}" for k, v in options.items()), *typed]
    )


@pytest.mark.parametrize(("name", "seats"), [("high_desert", 3), ("five_tribes", 2), ("djinn", 4), ("djinn", 1)])
def test_what_is_typed_in_is_counted_by_the_rules(carl, name, seats):
    game = load(name)
    states = game.start(seed(3), seats)
    playouts(game, states)
    answer = carl.get(address(name, seats, counted_at(name, states, 0, seats, 0)))
    assert answer.status_code == 200
    lines = dict(game.tally(states, "en"))
    rows = re.findall(r'<th scope="row">(.*?)</th>(.*?)</tr>', answer.text)
    found = {label: [int(n.replace("−", "-")) for n in SHEET.findall(cells)] for label, cells in rows}
    assert found["points"] == lines["points"] == [int(game.doors.points(states, 0, seat)) for seat in range(seats)]
    won = np.zeros(seats)
    game.doors.result(states, 0, won)
    winners = [f"Player {seat + 1}" for seat in np.flatnonzero(won)]
    said = re.search(r'<p class="verdict">(.*?)</p>', answer.text)[1]
    assert all(who in said for who in winners) if seats > 1 else ("You have won" in said) == bool(won[0])


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("players=2&card0.0=x", "is no number"),
        ("players=2&card0.0=1e3", "is no number"),
        ("players=2&card0.0=" + "9" * 400, "is no number"),
        ("players=2&card0.0=-1", "0 to 5"),
        ("players=2&card0.0=6", "0 to 5"),
        ("players=2&card4.0=1&card4.1=1", "only 1"),
        ("players=7", "2 to 4 players"),
        ("players=" + "²", "2 to 4 players"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(carl, query, said):
    answer = carl.get(f"/companion/high_desert/score?{query}")
    assert answer.status_code == 422
    assert said in answer.text


def test_nobody_has_won_before_anything_is_typed_in(carl):
    assert 'class="verdict"' not in carl.get("/companion/high_desert/score?players=3").text
    assert 'class="verdict"' in carl.get("/companion/high_desert/score?players=3&card5.0=1").text


def test_every_page_is_open_to_who_has_never_been_here_and_keeps_nothing(house, carl):
    people = len(house.store.people()) if hasattr(house.store, "people") else None
    for path in ("", "/high_desert/setup", "/five_tribes/setup?thieves=on&step=5", "/djinn/setup?players=1&step=99"):
        assert carl.get(f"/companion{path}").status_code == 200
    assert carl.get("/companion/nim/setup").status_code == 404
    assert carl.get("/companion/high_desert/deck").status_code == 404
    assert (
        carl.get("/companion/high_desert/setup?thieves=on").status_code == 200
    )  # what the game does not ask is not heard
    assert carl.get("/companion/five_tribes/setup?thieves=maybe").status_code == 422
    assert house.lobby.book.person(carl.token) is None
    assert people is None or len(house.store.people()) == people


def test_the_deck_stands_in_the_address_and_a_card_is_taken_back(carl):
    first = carl.get("/companion/djinn/deck")
    assert first.status_code == 303
    start = first.headers["location"]
    one, two = (carl.get(f"{start}&turned={n}").text for n in (1, 2))
    card = CARD.search(one)[1]
    assert card == CARD.search(carl.get(f"{start}&turned=1").text)[1]
    assert card != CARD.search(two)[1] or "blank" in card
    back = re.search(r'href="([^"]*)" aria-label="Take the card back"', two)[1].replace("&amp;", "&")
    assert CARD.search(carl.get(back).text)[1] == card
    assert carl.get("/companion/djinn/deck").headers["location"] != start
    assert "Tom has won" in carl.get(f"{start}&turned=14").text
    assert carl.get(f"{start}&turned=99").status_code == 200
    for wrong in ("seed=zz", "seed=" + "0" * 32 + "&turned=-1", "seed=" + "0" * 32 + "&gone=x"):
        assert carl.get(f"/companion/djinn/deck?{wrong}").status_code == 422


def test_the_language_changes_and_what_was_typed_in_stays(carl):
    page = carl.get("/companion/high_desert/score?players=2&card0.0=3").text
    link = re.search(r'href="(\?[^"]*lang=de)"', page)[1].replace("&amp;", "&")
    there = carl.get(f"/companion/high_desert/score{link}")
    assert "card0.0=3" in there.headers["location"] and "lang" not in there.headers["location"]
