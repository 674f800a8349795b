"""What the acting player is told who tries something that is not open."""

import re
from functools import partial

import numpy as np
import pytest

from majlis.games.high_desert.state import Phase
from majlis.games.high_desert.words.refusals import REFUSALS
from tests.games.high_desert.table import FULL, GAME, phase, play, position, refusal

PAY = ["Genie Diviner", "Genie Merchant", "Genie Thief"]


def start(cards, mine=(), yours=("Marid Thief",), **more):
    """A position to be laid out when its test runs."""
    return partial(position, hands=[cards, ["Efreet Thief"]], palaces=[mine, yours], **more)


CASES = [
    (start(["Jann Thief"]), [], "Jann Vizier", "hand"),
    (start(["Jann Thief"]), [], "decline", "question"),
    (start(["Jann Thief"]), [], "player 2", "question"),
    (start(["Jann Thief"]), [], "wish recall", "cost"),
    (start(PAY, [], FULL), [], "wish banish", "nothing"),
    (start(PAY), ["wish look", "Genie Diviner"], "decline", "question"),
    (start(PAY), ["wish look"], "Genie Thief", "rest"),
    (
        start([*PAY, "Genie Diviner"]),
        ["wish look", "Genie Diviner", "Genie Merchant"],
        "Genie Diviner",
        "order",
    ),
    (start(PAY), ["wish look"], "Jann Vizier", "hand"),
    (start(PAY, deck=["Jann Thief"] * 2 + ["Genie Vizier"] * 2), ["wish look", *PAY], "Jann Vizier", "look"),
    (start(PAY), ["wish recall", *PAY], "Jann Vizier", "discards"),
    (start(PAY), ["wish recall", *PAY], "decline", "must"),
    (start(PAY), ["wish banish", *PAY], "Marid Thief of player 1", "palace"),
    (start(PAY, ["Jann Thief"], FULL), ["wish banish", *PAY], "Shaitan Diviner of player 2", "immune"),
    (start(["Jann Merchant"], ["Genie Sultan"]), ["Jann Merchant"], "Jann Merchant", "self"),
    (start(["Jann Merchant"], ["Genie Sultan", "Jann Merchant"]), ["Jann Merchant"], "Jann Merchant", "cheap"),
    (start(["Jann Merchant"], ["Genie Sultan"]), ["Jann Merchant"], "Marid Sultan", "palace"),
    (start(["Jann Merchant"], ["Genie Sultan"]), ["Jann Merchant", "Genie Sultan"], "decline", "must"),
    (
        start(["Jann Merchant"], ["Genie Vizier"], ["Marid Thief", "Marid Sultan"]),
        ["Jann Merchant", "Genie Vizier"],
        "Marid Sultan of player 2",
        "dear",
    ),
    (
        start(["Jann Merchant"], ["Genie Sultan"]),
        ["Jann Merchant", "Genie Sultan"],
        "Jann Merchant of player 1",
        "own",
    ),
    (start(["Jann Thief"]), ["Jann Thief"], "player 1", "yourself"),
    (start(["Jann Thief"]), ["Jann Thief"], "player 4", "question"),
    (start(["Jann Thief"]), ["Jann Thief"], "decline", "must"),
    (start(["Jann Vizier"]), ["Jann Vizier"], "Jann Vizier of player 1", "self"),
    (start(["Jann Vizier"], ["Genie Sultan"]), ["Jann Vizier"], "Genie Sultan of player 1", "dear"),
    (start(["Genie Sultan", "Jann Thief"]), ["Genie Sultan"], "Genie Sultan", "hand"),
]


@pytest.mark.parametrize("lay, words, tried, reason", CASES, ids=[f"{reason}: {tried}" for *_, tried, reason in CASES])
def test_a_refusal_gives_the_right_reason(lay, words, tried, reason):
    """HD-3, HD-4, HD-5: each sentence of why is said where it belongs, and ends with a rule's number."""
    sentence = refusal(play(lay(), *words), tried)
    fixed = max(re.split(r"\{[^}]*\}", REFUSALS["en"][reason]), key=len)
    assert fixed in sentence
    assert re.search(r"\(HD-\d|\(H\d", sentence)


def test_the_robbed_must_have_cards_and_no_full_palace():
    """H15, H1: two reasons for two players."""
    hands, palaces = [["Jann Thief"], ["Genie Thief"], [], ["Efreet Thief"]], [[], FULL, [], []]
    states = play(position(seats=4, hands=hands, palaces=palaces), "Jann Thief")
    assert "(H1)" in refusal(states, "player 2")
    assert refusal(states, "player 3") == "Player 3 has no cards. (H15)"


def test_every_reason_is_tried_here():
    """HD-3: no sentence of why is without its case."""
    tried = {reason for *_, reason in CASES} | {"empty"}
    for lang in REFUSALS:
        assert set(REFUSALS[lang]) == tried


def test_every_closed_action_of_a_random_match_has_a_reason():
    """HD-3: in both languages, with no blank left in the sentence."""
    states, random = GAME.start((4).to_bytes(32, "big"), 3), np.random.default_rng(4)
    met = set()
    while phase(states) != Phase.OVER:
        mask, met = GAME.open(states), met | {phase(states)}
        view = GAME.view(states, int(states[0]["turn"]))
        for a in np.flatnonzero(~mask)[:: 1 + len(met)]:
            for lang in REFUSALS:
                sentence = GAME.why(view, int(a), lang)
                assert sentence.endswith(")") and "{" not in sentence
        GAME.doors.step(states, 0, int(random.choice(np.flatnonzero(mask))))
    assert len(met) > 5
    assert GAME.why(GAME.view(states, 0), 0) == "The game is over."
