"""What the acting player is told who tries something that is not open."""

import re
from functools import partial

import numpy as np
import pytest

from majlis.games.high_desert.rules.why import Why
from majlis.games.high_desert.state import Phase
from majlis.games.high_desert.words.refusals import REFUSALS
from tests.games.high_desert.table import FULL, GAME, phase, play, position, refusal

PAY = ["Genie Diviner", "Genie Merchant", "Genie Thief"]


def start(cards, mine=(), yours=("Marid Thief",), **more):
    """A position to be laid out when its test runs."""
    return partial(position, hands=[cards, ["Efreet Thief"]], palaces=[mine, yours], **more)


CASES = [
    (start(["Jann Thief"]), [], "Jann Vizier", Why.NOT_IN_HAND),
    (start(["Jann Thief"]), [], "decline", Why.NOT_ASKED),
    (start(["Jann Thief"]), [], "player 2", Why.NOT_ASKED),
    (start(["Jann Thief"]), [], "wish recall", Why.TOO_FEW_CARDS),
    (start(PAY, [], FULL), [], "wish banish", Why.NOTHING_TO_BANISH),
    (start(PAY), ["wish look", "Genie Diviner"], "decline", Why.NOT_ASKED),
    (start(PAY), ["wish look"], "Genie Thief", Why.PAY_LOWER_FIRST),
    (
        start([*PAY, "Genie Diviner"]),
        ["wish look", "Genie Diviner", "Genie Merchant"],
        "Genie Diviner",
        Why.PAID_HIGHER,
    ),
    (start(PAY), ["wish look"], "Jann Vizier", Why.NOT_IN_HAND),
    (start(PAY, deck=["Jann Thief"] * 2 + ["Genie Vizier"] * 2), ["wish look", *PAY], "Jann Vizier", Why.NOT_LOOKED_AT),
    (start(PAY), ["wish recall", *PAY], "Jann Vizier", Why.NOT_DISCARDED),
    (start(PAY), ["wish recall", *PAY], "decline", Why.MUST),
    (start(PAY), ["wish banish", *PAY], "Marid Thief of player 1", Why.NOT_IN_PALACE),
    (start(PAY, ["Jann Thief"], FULL), ["wish banish", *PAY], "Shaitan Diviner of player 2", Why.OUT_OF_REACH),
    (start(["Jann Merchant"], ["Genie Sultan"]), ["Jann Merchant"], "Jann Merchant", Why.JUST_SUMMONED),
    (start(["Jann Merchant"], ["Genie Sultan", "Jann Merchant"]), ["Jann Merchant"], "Jann Merchant", Why.BUYS_NOTHING),
    (start(["Jann Merchant"], ["Genie Sultan"]), ["Jann Merchant"], "Marid Sultan", Why.NOT_IN_PALACE),
    (start(["Jann Merchant"], ["Genie Sultan"]), ["Jann Merchant", "Genie Sultan"], "decline", Why.MUST),
    (
        start(["Jann Merchant"], ["Genie Vizier"], ["Marid Thief", "Marid Sultan"]),
        ["Jann Merchant", "Genie Vizier"],
        "Marid Sultan of player 2",
        Why.TOO_DEAR,
    ),
    (
        start(["Jann Merchant"], ["Genie Sultan"]),
        ["Jann Merchant", "Genie Sultan"],
        "Jann Merchant of player 1",
        Why.OWN_PALACE,
    ),
    (start(["Jann Thief"]), ["Jann Thief"], "player 1", Why.YOURSELF),
    (start(["Jann Thief"]), ["Jann Thief"], "player 4", Why.NOT_ASKED),
    (start(["Jann Thief"]), ["Jann Thief"], "decline", Why.MUST),
    (start(["Jann Vizier"]), ["Jann Vizier"], "Jann Vizier of player 1", Why.JUST_SUMMONED),
    (start(["Jann Vizier"], ["Genie Sultan"]), ["Jann Vizier"], "Genie Sultan of player 1", Why.TOO_DEAR),
    (start(["Genie Sultan", "Jann Thief"]), ["Genie Sultan"], "Genie Sultan", Why.NOT_IN_HAND),
]


@pytest.mark.parametrize(
    "lay, words, tried, reason", CASES, ids=[f"{reason.name}: {tried}" for *_, tried, reason in CASES]
)
def test_a_refusal_gives_the_right_reason(lay, words, tried, reason):
    """HD-3, HD-4, HD-5: each reason is given where it belongs, and its sentence ends with a rule's number."""
    states = play(lay(), *words)
    assert GAME.doors.reason(states, 0, GAME.read(tried)) == reason
    sentence = refusal(states, tried)
    assert max(re.split(r"\{[^}]*\}", REFUSALS["en"][reason.name.lower()]), key=len) in sentence
    assert re.search(r"\((HD-\d|H\d).*\)$", sentence)


def test_the_robbed_must_have_cards_and_no_full_palace():
    """H15, H1: two reasons for two players."""
    hands, palaces = [["Jann Thief"], ["Genie Thief"], [], ["Efreet Thief"]], [[], FULL, [], []]
    states = play(position(seats=4, hands=hands, palaces=palaces), "Jann Thief")
    assert "(H1)" in refusal(states, "player 2")
    assert refusal(states, "player 3") == "Player 3 has no cards. (H15)"


def test_every_reason_is_tried_here():
    """HD-3: no reason is without its case and its sentence."""
    tried = {reason for *_, reason in CASES} | {Why.EMPTY_HAND}
    assert tried | {Why.OPEN, Why.OVER} == set(Why)
    for lang in REFUSALS:
        assert set(REFUSALS[lang]) == {reason.name.lower() for reason in tried}


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
