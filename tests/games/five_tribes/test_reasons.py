"""What the acting player is told who tries something that is not open."""

import re
from functools import partial

import numpy as np
import pytest

from majlis.games.five_tribes.parts import Djinn, Good, Thief
from majlis.games.five_tribes.rules.why import Why
from majlis.games.five_tribes.words.refusals import REFUSALS
from majlis.testing.play import random_match
from tests.games.five_tribes.names import (
    GO,
    SELL,
    at,
    bid,
    buy,
    card,
    front,
    good,
    palace,
    palm,
    pick,
    rob,
    slaves,
    slot,
    use,
)
from tests.games.five_tribes.table import GAME, Phase, acting, auction, phase, play, position, refusal

F, W, S = Good.FISH, Good.WHEAT, Good.SLAVE
NUMBER = re.compile(r"\(FT-\d+(\.\d+)?\)$")
PAIR = {"B1": "v", "C1": "v"}


def lay(make, *args, moves=(), **more):
    """A position to be laid out when its test runs, and the steps that lead on from it."""
    return partial(make, *args, **more), moves


def thief(name, *moves, letter, **more):
    return lay(acting, letter, thieves=True, thieves_of={name: 0}, row=(), moves=(rob(name), *moves), **more)


KUMARBI = {"djinns": {Djinn.KUMARBI: 0}, "hands": [[S, S]]}
ROW = (Djinn.BOAZ, Djinn.JAFAAR)
SHALIM = {"camels": {"A3": 1}, "palms": {"A3": 1}}
CASES = [
    (lay(position), bid(0), "question"),
    (lay(position), slot(0), "question"),
    (lay(auction, [0, 1], {5: 2}), bid(5), "space"),
    (lay(auction, [0, 1, 1], {5: 0}), bid(5), "own_space"),
    (lay(auction, [3], {0: 0, 1: 1, 2: 2}), bid(0), "zeros"),
    (lay(auction, [0, 1, 2], gold=(4, 9, 9)), bid(5), "dear"),
    (lay(auction, [0, 1, 2], moves=(bid(8),), **KUMARBI), slaves(3), "few_slaves"),
    (lay(auction, [0, 1, 2], moves=(bid(3),), **KUMARBI), slaves(3), "enough"),
    (lay(auction, [0, 1, 2], moves=(bid(8),), gold=(3, 9, 9), **KUMARBI), slaves(1), "still_dear"),
    (lay(position), pick("A1"), "bare"),
    (lay(position, meeples={"A1": "m"}), pick("A1"), "incomplete"),
    (lay(position), GO, "must_move"),
    (lay(position, meeples=PAIR, moves=(pick("B1"),)), at("C1m"), "not_carried"),
    (lay(position, meeples=PAIR, moves=(pick("B1"),)), at("D1v"), "far"),
    (lay(position, meeples={"A1": "vv", "B2": "v"}, moves=(pick("A1"), at("A2v"))), at("A1v"), "back"),
    (lay(position, meeples=PAIR, moves=(pick("B1"),)), at("A1v"), "colour"),
    (lay(position, meeples={"A1": "vm", "C1": "m"}, moves=(pick("A1"),)), at("B1m"), "dead_end"),
    (lay(position, meeples=PAIR, moves=(pick("B1"),)), GO, "must_drop"),
    (lay(acting, "b", to="A4", hands=[[S]]), slaves(2), "builders"),
    (lay(acting, "a", extra={"D1": "v"}), at("D1m"), "absent"),
    (lay(acting, "a", extra={"D1": "v"}), at("F4e"), "reach"),
    (lay(acting, "a", extra={"D1": "v"}, viziers=(1,)), front(0, "v"), "own"),
    (lay(acting, "a", extra={"D1": "v"}, viziers=(0, 1), djinns={Djinn.BOAZ: 1}), front(1, "v"), "boaz"),
    (lay(acting, "a", extra={"D1": "v"}), front(1, "e"), "none_in_front"),
    (lay(acting, "a", extra={"D1": "v"}), GO, "must_kill"),
    (
        lay(
            acting,
            "a",
            extra={"D1": "vm", "E1": "v"},
            djinns={Djinn.IBUS: 0},
            elders=(1,),
            moves=(use(Djinn.IBUS), at("D1v")),
        ),
        at("E1v"),
        "same_place",
    ),
    (lay(acting, "v", thieves=True, thieves_of={Thief.ZIAD: 0}, viziers=(0, 1)), rob(Thief.OUAFAT), "thief"),
    (
        lay(acting, "v", thieves=True, thieves_of={Thief.ZIAD: 0, Thief.SHALIM: 0}, viziers=(0, 1)),
        rob(Thief.SHALIM),
        "wrong_thief",
    ),
    (thief(Thief.HOUSSAIN, letter="m", hands=[[], [F, W, W]]), good(S), "not_held"),
    (
        thief(Thief.HOUSSAIN, good(F), good(W), good(F), letter="m", seats=3, hands=[[], [F, W], [F]]),
        good(S),
        "not_pooled",
    ),
    (thief(Thief.OUAFAT, letter="e", djinns={Djinn.BOAZ: 1}), card(Djinn.ENKI), "no_djinn"),
    (
        thief(
            Thief.OUAFAT,
            card(Djinn.BOAZ),
            card(Djinn.LETA),
            letter="e",
            seats=3,
            djinns={Djinn.BOAZ: 1, Djinn.LETA: 2},
        ),
        card(Djinn.ENKI),
        "not_lost",
    ),
    (thief(Thief.KOHDJAH, letter="a", camels={"A5": 1}), pick("B5"), "no_camel"),
    (thief(Thief.KOHDJAH, pick("A5"), letter="a", camels={"A5": 1}), pick("B5"), "not_freed"),
    (thief(Thief.SHALIM, letter="b", **SHALIM), palm("B5"), "not_your_tile"),
    (thief(Thief.SHALIM, letter="b", **SHALIM), palace("A3"), "no_piece"),
    (thief(Thief.SHALIM, palm("A3"), letter="b", **SHALIM), palace("C1"), "no_pooled_piece"),
    (thief(Thief.SHALIM, letter="b", **SHALIM), GO, "must_lose"),
    (thief(Thief.SHALIM, palm("A3"), letter="b", **SHALIM), GO, "must_gain"),
    (lay(acting, "v", djinns={Djinn.LAMIA: 0}, elders=(1,)), pick("A1"), "here_only"),
    (lay(acting, "v", djinns={Djinn.LAMIA: 0}, elders=(1,), moves=(use(Djinn.LAMIA),)), pick("A1"), "not_around"),
    (lay(acting, "v", djinns={Djinn.LAMIA: 0}, elders=(1,)), GO, "must_place"),
    (lay(acting, "v", to="C2"), slot(3), "slot"),
    (lay(acting, "v", to="C2", row=(F, W)), slot(2), "no_slot"),
    (lay(acting, "v", to="C3", moves=(slot(0),)), GO, "must_second"),
    (lay(acting, "v", to="B5", elders=(2,), open_djinns=ROW), buy(Djinn.ENKI), "not_on_offer"),
    (lay(acting, "v", to="B5", elders=(1,), hands=[[S]], open_djinns=ROW), buy(Djinn.BOAZ), "elders"),
    (lay(acting, "v", to="B5", elders=(2,), open_djinns=ROW), buy(Djinn.BOAZ, "slave"), "elder_slave"),
    (lay(acting, "v", hands=[[F]]), good(W), "no_good"),
    (lay(acting, "v", hands=[[S]]), SELL, "no_goods"),
    (lay(acting, "v", hands=[[S]]), good(S), "slaves_unsold"),
    (lay(acting, "v", hands=[[F, W]], moves=(good(W),)), good(F), "sorted"),
    (lay(acting, "v", hands=[[F, F, W]], moves=(good(F),)), good(F), "twice"),
    (lay(acting, "v", hands=[[F, W]], moves=(good(F),)), GO, "sell_first"),
    (lay(position, djinns={Djinn.ENKI: 0}, elders=(1,), moves=(use(Djinn.ENKI),)), pick("A2"), "target"),
    (lay(position, djinns={Djinn.ENKI: 0}, elders=(1,), moves=(use(Djinn.ENKI),)), GO, "must_target"),
    (
        lay(position, djinns={Djinn.SIBITTIS: 0}, elders=(2,), djinn_pile=ROW, moves=(use(Djinn.SIBITTIS),)),
        card(Djinn.ENKI),
        "not_looked",
    ),
    (
        lay(position, djinns={Djinn.SIBITTIS: 0}, elders=(2,), djinn_pile=ROW, moves=(use(Djinn.SIBITTIS),)),
        GO,
        "must_keep",
    ),
    (lay(position, elders=(1,)), use(Djinn.ENKI), "not_yours"),
    (lay(position, djinns={Djinn.BOAZ: 0}), use(Djinn.BOAZ), "by_itself"),
    (lay(position, djinns={Djinn.IBUS: 0}, elders=(1,)), use(Djinn.IBUS), "moment"),
    (
        lay(position, djinns={Djinn.ENKI: 0}, elders=(2,), moves=(use(Djinn.ENKI), pick("A1"))),
        use(Djinn.ENKI),
        "used",
    ),
    (lay(position, djinns={Djinn.ENKI: 0}), use(Djinn.ENKI), "one_elder"),
    (lay(position, djinns={Djinn.ENKI: 0}), use(Djinn.ENKI, "slave"), "one_slave"),
    (lay(position, djinns={Djinn.LETA: 0}, elders=(1,)), use(Djinn.LETA), "two_elders"),
    (lay(position, djinns={Djinn.LETA: 0}, elders=(1,)), use(Djinn.LETA, "slave"), "both"),
    (lay(position, djinns={Djinn.SLOAR: 0}, elders=(1,)), use(Djinn.SLOAR), "only_slave"),
    (lay(position, djinns={Djinn.ENKI: 0}, elders=(1,), palms_left=0), use(Djinn.ENKI), "no_target"),
]


@pytest.mark.parametrize("start, tried, reason", CASES, ids=[reason for *_, reason in CASES])
def test_a_refusal_gives_the_right_reason(start, tried, reason):
    """FT-3 to FT-8: each sentence is said where it belongs, and ends with a rule's number."""
    make, moves = start
    states = play(make(), *moves)
    assert GAME.doors.reason(states, 0, tried) == Why[reason.upper()]
    sentence = refusal(states, tried)
    pieces = re.split(r"\{[^}]*\}", REFUSALS["en"][reason])
    assert re.fullmatch(".*".join(re.escape(piece) for piece in pieces), sentence), sentence
    assert NUMBER.search(sentence), sentence


def test_every_reason_is_tried_here():
    """FT-3 to FT-8: no reason of the rules is without its case."""
    assert {reason for *_, reason in CASES} == {why.name.lower() for why in set(Why) - {Why.OPEN, Why.OVER}}


def test_every_closed_action_of_random_matches_has_a_reason():
    """FT-3 to FT-8: in both languages, with a number at the end and no blank left in the sentence."""
    met, chance = set(), np.random.default_rng(3)
    for n in range(3):
        match = random_match(GAME, 2 + n, n, options=GAME.pack(thieves=True))
        for at_ in range(0, match.at, 3):
            view = match.view(match.mover(at_), at_)
            met.add(phase(view))
            for a in chance.choice(np.flatnonzero(~GAME.open(view)), 12, replace=False):
                for lang in REFUSALS:
                    sentence = GAME.why(view, int(a), lang)
                    assert NUMBER.search(sentence) and "{" not in sentence, sentence
        assert GAME.why(match.view(0), 0) == "The game is over."
    assert len(met) > 8 and Phase.DROP in met
