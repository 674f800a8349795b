"""DJ-14: Tom's part of the table: his deck and last card, what may still come, the bosses, the tasks and the end."""

import numpy as np
import pytest

from majlis.core.frame import frame
from majlis.core.record import NONE, named
from majlis.games.djinn.rules.tom import IN_DECK, LEFT_OUT, REVEALED
from majlis.games.djinn.words.tasks import fulfilled
from majlis.testing.play import random_match
from tests.games.djinn.alone import GONE, TOMS, finished, next_card
from tests.games.djinn.names import GO
from tests.games.djinn.table import GAME, opened, play

NOBODY = np.zeros(GAME.actions, bool)


@pytest.fixture(params=(False, True), ids=("wide", "tall"))
def tall(request):
    return request.param


def drawn(states, tall, lang="en"):
    mask = np.isin(np.arange(GAME.actions), sorted(opened(states)))
    return GAME.draw(GAME.view(states, 0), 0, mask, lang, ("Ana",), tall)


def pieces(scene, first):
    """The pieces whose names begin so."""
    return {piece.id: piece for piece in scene.pieces if piece.id.startswith(first)}


def text(scene, id):
    return next(line.text for line in scene.texts if line.id == id)


def test_the_deck_shrinks_as_the_record_says(tall):
    """DJ-14.2: pile, number and last card at every moment of a game."""
    match = random_match(GAME, 1, 3, options=GAME.pack(deck="12"))
    for at in range(0, match.at + 1, 3):
        s, scene = match.state_at(at)[0], frame(match.until(at), 0, "en", tall).scene
        pile = [piece for piece in scene.pieces if piece.sprite == "tom-back" and piece.id.startswith("tom-")]
        assert len(pile) == (s["tom"] == IN_DECK).sum() == int(text(scene, "deck-n"))
        if s["tom_last"] != NONE:
            card = f"tom-{s['tom_last']}"
            assert pieces(scene, card)[card].sprite == card


def test_all_cards_of_the_deck_are_listed(tall):
    """DJ-14.1: those still to come, those that came, the last one; those left out are not there."""
    states = play(next_card(finished(deck="L01 L04 L07 B1 B2"), "L04"), GO)
    named(states).tom[TOMS.index("B3")] = LEFT_OUT
    scene, tom = drawn(states, tall), states[0]["tom"]
    assert {*pieces(scene, "due-")} == {f"due-{card}" for card in np.flatnonzero(tom == IN_DECK)}
    spent = {piece.sprite for piece in scene.pieces if piece.sprite.startswith("spent-")}
    assert spent == {f"spent-{card}" for card in np.flatnonzero(tom == REVEALED) if TOMS[card] != "L04"}
    assert "tom-slot" in pieces(scene, "tom-slot") and f"tom-{TOMS.index('B3')}" not in pieces(scene, "tom-")


def test_a_card_keeps_its_name_when_it_is_turned_up(tall):
    """DJ-14.2: so that it is seen to move from the pile to its place, and later to the others."""
    before = next_card(finished(), "L05")
    after = play(before.copy(), GO)
    card = f"tom-{TOMS.index('L05')}"
    old, new = pieces(drawn(before, tall), card)[card], pieces(drawn(after, tall), card)[card]
    assert old.sprite == "tom-back" and new.sprite == card and (old.x, old.y) != (new.x, new.y)


def test_a_card_says_what_it_would_do(tall):
    """DJ-14.3: a djinn, a payment, nothing."""
    scene = drawn(finished(streets={"r1": "", "r2": ""}), tall)
    labels = {TOMS[int(id[4:])]: piece.label for id, piece in pieces(scene, "due-").items()}
    assert labels["L01"] == "still in the deck: Academy, else Tavern, else 2 coins; now: you would pay 2 coins"
    assert labels["L02"].endswith("now: a djinn would come to the Catacombs (round)")
    assert labels["B1"].endswith("now: nothing would happen")


def test_a_boss_says_how_many_cards_would_send_him_company(tall):
    """DJ-14.3: L01 and L07 look at the Academy first, L06 and L10 second."""
    label = pieces(drawn(finished(deck="L01 L07 L06 B1"), tall), "boss-0")["boss-0"].label
    assert label == "boss; Tom's next card sends a djinn here: 2 of 4"
    label = pieces(drawn(finished(deck="L01 L07 L06 B1", streets={"r6": ""}), tall), "boss-0")["boss-0"].label
    assert label.endswith("3 of 4")


def test_bosses_in_the_streets_are_counted(tall):
    """DJ-14.4: six heads, and those who are gone in outline."""
    heads = pieces(drawn(finished(streets=GONE | {"r1": "uk", "r5": "k"}), tall), "tally-").values()
    assert [piece.sprite for piece in heads] == ["djinn-4"] * 2 + ["boss-gone"] * 4


@pytest.mark.parametrize("lang", ("en", "de"))
def test_tasks_are_ticked_as_it_stands(tall, lang):
    """DJ-14.6: until the game is lost."""
    rich = {"coins": 10, "keys": 3, "opened": 1, "capacity": 7, "mages": "M01 M02 M17", "passages": {1: "q2"}}
    states = finished(deck="B1", **rich)
    ticks = [piece.sprite == "ticked" for piece in pieces(drawn(states, tall, lang), "task-").values()]
    assert ticks == list(fulfilled(states)) and ticks[3] and not ticks[5]
    lost = pieces(drawn(play(states, GO), tall, lang), "task-").values()
    assert {piece.sprite for piece in lost} == {"unticked"}


def test_the_end_shows_where_the_points_come_from(tall):
    """DJ-14.4, DJ-14.5: every line of the sheet; a crown for who has won, Tom's face for who has lost."""
    for deck, streets, line, sign in (
        ("B1 B2 L01", GONE, "Tom is beaten", "laurel"),
        ("B1", {}, "Tom wins", "tom-face"),
    ):
        states = finished(deck=deck, streets=streets, corks=3, ringed="b")
        play(states, *[GO] * (1 + (streets == GONE)))
        scene, sheet = drawn(states, tall), GAME.tally(GAME.view(states, 0))
        assert [text(scene, f"sum-{i}-n") for i in range(6)] == [str(numbers[0]) for _, numbers in sheet]
        assert text(scene, "turn") == line and pieces(scene, "sum-5")["sum-5-sign"].sprite == sign


def test_an_onlooker_sees_all_of_it(tall):
    """DJ-11, DJ-14.1: nothing of Tom is hidden."""
    view = GAME.view(finished(), -1)
    scene = GAME.draw(view, -1, NOBODY, "en", ("Ana",), tall)
    assert len(pieces(scene, "due-")) == 15 and text(scene, "deck-n") == "15"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tom_is_not_at_the_table_of_others(tall, seats):
    """DJ-14: none of his drawings is used there."""
    match = random_match(GAME, seats, seats, at=200)
    used = {piece.sprite for piece in frame(match, 0, "en", tall).scene.pieces}
    assert not [name for name in used if name.startswith(("tom-", "spent-", "ticked", "unticked", "boss-gone"))]
