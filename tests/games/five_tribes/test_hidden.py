"""FT-10: what is hidden, and questions that betray nothing."""

import random
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from majlis.core import notation
from majlis.core.events import heard
from majlis.core.game import key
from majlis.core.record import named
from majlis.games.five_tribes.parts import GOOD_COUNT, Djinn, Good
from majlis.games.five_tribes.state import LOOK, PILE, SURE
from majlis.testing.leaks import compare
from majlis.testing.play import seed, viewers
from tests.games.five_tribes.layout import tray
from tests.games.five_tribes.names import GO, SELL, at, bid, buy, good, pick, slaves, spell, use
from tests.games.five_tribes.table import (
    GAME,
    ROW,
    Phase,
    acting,
    auction,
    cards,
    hand,
    opened,
    phase,
    play,
    position,
    turn,
    walk,
)
from tests.games.five_tribes.twin import twin, veil
from tests.games.five_tribes.witness import Witness

F, W, S, V = Good.FISH, Good.WHEAT, Good.SLAVE, Good.IVORY
MOVE = {"B1": "v", "C1": "v"}
HOME = Path(__file__).parents[2] / "golden" / "five_tribes"


def guessed(states, seat, n):
    world = GAME.view(states, seat)
    GAME.doors.guess(world, 0, key(seed(n)), seat)
    return world


# --- what is hidden


def test_unseen_cards_are_hidden_from_the_others():
    """FT-10: the seen ones are not, and the size of the hand is not."""
    states = position(seats=3, hands=[[F, S]], unseen=[[W, V]])
    assert hand(GAME.view(states, 0)) == sorted([F, S, W, V])
    for seat in (-1, 1, 2):
        view = GAME.view(states, seat)
        assert hand(view) == [F, S] and view[0]["n_hand"][0] == 4


def test_the_pile_is_hidden_from_all():
    """FT-10: but for the number of its cards."""
    states = position()
    for seat in (-1, 0, 1):
        view = GAME.view(states, seat)
        assert view[0]["pile"].sum() == 0 and view[0]["n_pile"] == states[0]["n_pile"] == 45


def test_all_else_is_open():
    """FT-10: no other field differs between state and view, but for the generator."""
    states = position(hands=[[F]], unseen=[[W], [V]], viziers=(1, 2), djinns={Djinn.ENKI: 1}, elders=(1, 1))
    view = GAME.view(states, 0)
    names = [name for name in GAME.state.names if view[0][name].tobytes() != states[0][name].tobytes()]
    assert set(names) == {"key", "hand", "pile"}


def test_all_hands_are_open_when_the_game_is_over():
    """FT-10: for the score sheet."""
    states = walk(
        position(meeples={"A1": "v", "B1": "v"}, reserve=False, unseen=[[], [V, S]], later=[1, 1, 0]), "A1 B1v"
    )
    while phase(states) != Phase.OVER:
        play(states, GO)
    assert hand(GAME.view(states, 0), 1) == [V, S]


def test_a_card_shown_counts_as_one_of_the_seen():
    """FT-10: of two slaves, one seen, the seen one is paid; the other is still unknown."""
    states = position(meeples=MOVE, djinns={Djinn.ENKI: 0}, hands=[[S]], unseen=[[S]])
    play(states, use(Djinn.ENKI, "slave"))
    assert hand(GAME.view(states, 1)) == [] and states[0]["n_hand"][0] == 1


def test_an_unseen_card_that_is_paid_is_simply_gone():
    """FT-10: what all have seen of the hand stays."""
    states = position(meeples=MOVE, djinns={Djinn.ENKI: 0}, hands=[[F]], unseen=[[S]])
    play(states, use(Djinn.ENKI, "slave"))
    assert hand(GAME.view(states, 1)) == [F] and hand(states) == [F]


def test_goods_laid_out_for_a_suit_are_seen():
    """FT-10: as soon as they lie there."""
    states = acting("v", unseen=[[F, W]])
    assert hand(GAME.view(states, 1)) == []
    play(states, good(F))
    assert phase(states) == Phase.SUIT and hand(GAME.view(states, 1)) == [F]


# --- guesses


def test_a_guess_deals_the_unseen_cards_by_chance():
    """FT-10: what is known stays, the own hand stays, and every card that could be there occurs, in proportion."""
    states = position(hands=[[F], [W]], unseen=[[V], [S]])
    found = Counter()
    for n in range(400):
        world = guessed(states, 0, n)
        assert hand(world) == [V, F] and W in hand(world, 1) and len(hand(world, 1)) == 2
        rest = hand(world, 1)
        rest.remove(W)
        found.update(rest)
        assert cards(world[0]["pile"]) and world[0]["n_pile"] == world[0]["pile"].sum()
    unseen = GOOD_COUNT - tray([*ROW, F, W, V])
    assert set(found) == {good for good in range(10) if unseen[good]}
    for kind, n in found.items():
        assert abs(n - 400 * unseen[kind] / unseen.sum()) < 5 * np.sqrt(400 * unseen[kind] / unseen.sum()) + 1


def test_a_guess_of_the_djinns_that_another_looks_at():
    """FT-10, FT-7.20: any three of those that lie in the pile."""
    pile = (Djinn.BOAZ, Djinn.JAFAAR, Djinn.ENKI, Djinn.LETA)
    states = position(meeples=MOVE, djinns={Djinn.SIBITTIS: 0}, elders=(2,), djinn_pile=pile)
    play(states, use(Djinn.SIBITTIS))
    found = set()
    for n in range(60):
        world = guessed(states, 1, n)
        found.add(tuple(i for i in range(23) if world[0]["djinn"][i] == LOOK))
        assert sum(world[0]["djinn"] == PILE) == 1
    assert {len(three) for three in found} == {3} and len(found) == 4


# --- questions that betray nothing


def test_a_window_is_asked_whatever_the_unknown_card_is():
    """FT-10: a fish might be a slave; going on is then the only answer."""
    for kind in (S, F):
        states = acting("v", to="C2", djinns={Djinn.ENKI: 0}, unseen=[[kind]])
        assert phase(states) == Phase.TRIBE
        assert opened(states) == ({use(Djinn.ENKI, "slave"), GO} if kind == S else {GO})


def test_a_window_is_not_asked_if_all_know_that_there_is_no_slave():
    """FT-10: known goods leave no doubt; nor is there a question without a djinn."""
    assert phase(acting("v", to="C2", djinns={Djinn.ENKI: 0}, hands=[[F]])) == Phase.MARKET
    assert phase(acting("v", to="C2", unseen=[[S]])) == Phase.MARKET


def test_a_price_of_two_is_asked_for_only_with_an_elder():
    """FT-10: a slave alone could not pay it."""
    for elders, expected in ((0, Phase.MARKET), (1, Phase.TRIBE)):
        assert phase(acting("v", to="C2", djinns={Djinn.LETA: 0}, elders=(elders,), unseen=[[F]])) == expected


def test_a_sacred_place_asks_whatever_the_unknown_card_is():
    """FT-10: with one elder."""
    row = (Djinn.BOAZ,)
    for kind, expected in ((S, {buy(Djinn.BOAZ, "slave"), GO}), (F, {GO})):
        states = acting("v", to="B5", elders=(1,), open_djinns=row, unseen=[[kind]])
        assert phase(states) == Phase.SACRED and opened(states) == expected
    assert phase(acting("v", to="B5", elders=(1,), open_djinns=row, hands=[[F]])) == Phase.SALE
    assert phase(acting("v", to="B5", elders=(0,), open_djinns=row, unseen=[[S]])) == Phase.SALE


def test_hagis_and_lamia_ask_whatever_the_unknown_card_is():
    """FT-10: the piece can always stay."""
    for djinn, to in ((Djinn.HAGIS, "C4"), (Djinn.LAMIA, "C1")):
        for kind, expected in ((S, {pick(to), use(djinn, "slave")}), (F, {pick(to)})):
            states = acting("v", to=to, djinns={djinn: 0}, unseen=[[kind]])
            assert phase(states) == Phase.PLACE and opened(states) == expected


def test_assassins_ask_whatever_the_unknown_card_is():
    """FT-10: a target that one slave would bring into reach; not one that is farther."""
    for kind, expected in ((S, {at("C4v"), GO}), (F, {GO})):
        states = acting("a", 2, extra={"C4": "v"}, unseen=[[kind]])
        assert phase(states) == Phase.KILL and opened(states) == expected
    assert phase(acting("a", 2, extra={"C5": "v"}, unseen=[[S]])) == Phase.SALE


def test_builders_ask_whatever_the_unknown_card_is():
    """FT-10: none is always an answer."""
    for kind, expected in ((S, {slaves(0), slaves(1)}), (F, {slaves(0)})):
        states = acting("b", 2, to="C4", unseen=[[kind]])
        assert phase(states) == Phase.BUILD and opened(states) == expected


def test_kumarbi_asks_whatever_the_unknown_card_is():
    """FT-10: after a bid that costs something."""
    for kind, expected in ((S, {slaves(0), slaves(1)}), (F, {slaves(0)})):
        states = play(auction([0, 1, 2], djinns={Djinn.KUMARBI: 0}, unseen=[[kind]]), bid(5))
        assert (phase(states), turn(states)) == (Phase.DISCOUNT, 0) and opened(states) == expected


def test_the_sale_asks_whatever_is_in_hand():
    """FT-10: also with slaves only, seen or unseen."""
    for more in ({"hands": [[S]]}, {"unseen": [[S]]}, {"unseen": [[F]]}):
        assert phase(acting("v", **more)) == Phase.SALE


# --- twin worlds, in whole matches


@pytest.fixture(scope="module")
def moments():
    """Moments of the golden matches in which something is hidden from somebody: the match and how far it went."""
    matches = [notation.read(path.read_text(encoding="utf-8")) for path in sorted(HOME.glob("*.match"))]
    return [(match, n) for match in matches for n in range(match.at) if veiled(match.state_at(n)[0])]


def veiled(s):
    return s["n_look"] > 0 or (s["hand"] != s["seen"]).any()


def test_the_same_answer_leads_to_the_same_question_in_a_twin_world(moments):
    """FT-10: whoever watches cannot tell from what is asked next which cards the player holds."""
    chance, compared = random.Random(1), 0
    for match, n in moments:
        compared += alike(match.state_at(n), chance)
    assert compared > 300


def alike(states, chance):
    """Take the same step in this world and in a twin, unless it draws or shows something; 1 if both were compared."""
    s = states[0]
    viewer = chance.choice([seat for seat in range(-1, s["seats"]) if seat != s["turn"]])
    here, there = states.copy(), twin(states.copy(), viewer, chance)
    assert GAME.view(here, viewer).tobytes() == GAME.view(there, viewer).tobytes()
    a = chance.choice(sorted(opened(here) & opened(there) | {None}, key=str))
    if a is None or s["phase"] == Phase.KEEP or (a == SELL and s["suit"] == 0):
        return 0
    for world in (here, there):
        GAME.doors.step(world, 0, a)
    if phase(here) == Phase.OVER or {here[0]["reveals"], there[0]["reveals"]} != {s["reveals"]}:
        return 0
    assert GAME.view(here, viewer).tobytes() == GAME.view(there, viewer).tobytes(), spell(a)
    return 1


def test_twin_worlds_look_the_same_to_their_viewers(moments):
    """FT-10: views, words, pictures, offers and refusals, at moments when there is something to hide."""
    chance, others = random.Random(2), 0
    for whole, n in chance.sample(moments, 100):
        match = whole.until(n)
        seat = chance.choice(list(viewers(match)))
        assert compare(match, seat, chance) == [], (match.header.seed.hex(), n, seat)
        others += veiled(match.state[0])
    assert others == 100


def test_twins_differ(moments):
    """FT-10: the worlds compared are not one and the same."""
    chance = random.Random(3)
    pairs = [(match.state_at(n), twin(match.state_at(n).copy(), -1, chance)) for match, n in moments]
    differ = sum((a[0]["hand"] != b[0]["hand"]).any() or (a[0]["djinn"] != b[0]["djinn"]).any() for a, b in pairs)
    assert differ > len(pairs) / 2


# --- a second memory


def test_the_memory_agrees_with_a_second_writing(sample):
    """FT-10, FT-7.20: after every step of random matches, for every seat and an onlooker; gold can be counted, too."""
    cards, djinns, chance = 0, 0, random.Random(10)
    for n in range(games := sample(8, 96)):
        states = veil(GAME.start(seed(900 + n), 2 + n % 3, n % 2), chance)
        crowd = [Witness(viewer, GAME.view(states, viewer)) for viewer in range(-1, states[0]["seats"])]
        while states[0]["turn"] >= 0:
            told = GAME.act(states, 0, eager(states, chance))
            for witness in crowd:
                witness.hear(heard(GAME.events, GAME.kinds, told, witness.viewer))
                if states[0]["turn"] >= 0:
                    cards, djinns = cards + agrees(witness, states), djinns + len(witness.looked)
    assert cards > 200 * games and djinns > 4 * games


def eager(states, chance):
    """A random open action; powers come more often, for they hide something."""
    choices = sorted(opened(states))
    powers = [a for a in choices if spell(a).startswith("USE")]
    return chance.choice(powers if powers and chance.random() < 0.5 else choices)


def agrees(witness, states):
    """Compare a view with what was remembered; how many cards in it are not known to this viewer."""
    v = named(GAME.view(states, witness.viewer))
    for seat in witness.seats:
        assert cards(v.hand[seat]) == sorted(witness.known[seat].elements()), (witness.viewer, seat)
        assert v.n_hand[seat] - v.hand[seat].sum() == witness.unknown[seat] >= 0
        assert v.gold[seat] == witness.gold[seat]
    assert {i for i in range(len(v.djinn)) if v.djinn[i] == LOOK} == witness.looked
    assert {i for i in range(len(v.djinn)) if v.djinn[i] == SURE} == witness.sure
    return sum(witness.unknown)
