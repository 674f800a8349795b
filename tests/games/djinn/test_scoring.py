"""DJ-10: the final score, scoring cards at their edges, ties."""

import random

import pytest

from majlis.games.djinn.box import BOX
from majlis.games.djinn.parts import Place
from majlis.testing.play import random_match
from tests.games.djinn import oracle
from tests.games.djinn.names import EQUIPMENT, MAGES
from tests.games.djinn.table import GAME, Phase, points, position, result


def test_the_example_of_the_rulebook():
    """DJ-10.1: 60 + 20 + 3 + 2 = 85."""
    assert points(position(won="I-1 II-1", corked="bu", ringed="r", bottles="w", corks=1)) == 85


@pytest.mark.parametrize(
    "own, worth",
    [
        ({"won": "I-1"}, 30),
        ({"won": "I-6"}, 36),
        ({"corked": "b"}, 10),
        ({"corked_boss": "b"}, 10),
        ({"ringed": "w"}, 3),
        ({"ringed": "k"}, 3),
        ({"bottles": "bbu"}, 3),
        ({"corks": 2}, 2),
        ({"coins": 50, "scrolls": 9, "keys": 3, "magic": 4}, 0),
        ({"mages": "M01 M17", "kit": "ST1 HA1 CL1"}, 0),
    ],
)
def test_what_counts(own, worth):
    """DJ-10.1: and what does not."""
    assert points(position(**own)) == worth and points(position(others={1: own}), 1) == worth


# --- scoring cards


def sets(n):
    """So many of each type."""
    return " ".join(f"{kind}{i + 1}" for kind in ("ST", "HA", "CL") for i in range(n))


EDGES = [
    ("SC1", {"turned": sets(2)}, 8),
    ("SC1", {"kit": "ST1 HA1 CL1", "turned": "ST2 HA2 CL2"}, 8),
    ("SC1", {"turned": sets(2).replace(" CL2", "")}, 0),
    ("SC2", {"turned": "ST1 ST2 ST3"}, 5),
    ("SC2", {"kit": "ST1", "turned": "ST2 ST3"}, 5),
    ("SC2", {"turned": "ST1 ST2 HA1 HA2 CL1 CL2"}, 0),
    ("SC2", {"turned": sets(3)}, 15),
    ("SC2", {"turned": "ST1 ST2 ST3 ST4 HA1 HA2 HA3 HA4 HA5 HA6"}, 15),
    ("SC2", {"turned": sets(6)}, 15),
    ("SC3", {}, 8),
    ("SC3", {"passages": {Place.TAVERN: "q1"}}, 8),
    ("SC3", {"passages": {Place.TAVERN: "q1", Place.ARCHIVES: "q2"}}, 0),
    ("SC4", {}, 8),
    ("SC4", {"mages": "M01 M16"}, 8),
    ("SC4", {"mages": "M17"}, 0),
    ("SC4", {"asleep": "M32"}, 0),
    ("SC5", {}, 8),
    ("SC5", {"opened": 1}, 0),
    ("SC5", {"opened": 1, "covered": 1}, 8),
    ("SC5", {"opened": 2, "covered": 1}, 0),
    ("SC6", {"capacity": 5}, 8),
    ("SC6", {"capacity": 6}, 8),
    ("SC6", {"capacity": 7}, 0),
    ("SC6", {"capacity": 8, "flipped": 1}, 0),
    ("SC7", {"base_at": 1}, 0),
    ("SC7", {"base_at": 2}, 8),
    ("SC8", {"keys": 1}, 3),
    ("SC8", {"keys": 3}, 9),
    ("SC8", {"keys": 4}, 9),
    ("SC9", {"mages": "M01 M02 M03"}, 6),
    ("SC9", {"mages": "M01 M02 M03 M04 M05"}, 8),
    ("SC9", {"mages": "M01", "asleep": "M02 M03"}, 2),
    ("SC10", {"corks": 1, "bottles": "b"}, 4 + 2),
    ("SC10", {"corks": 3, "bottles": "bu"}, 8 + 5),
    ("SC10", {}, 0),
]


@pytest.mark.parametrize("name, own, worth", EDGES)
def test_a_scoring_card_at_its_edge(name, own, worth):
    """DJ-10.2: E4, X7; every card, just fulfilled, just missed, and at its limit."""
    assert points(position(cards=name, **own)) == worth


def test_every_scoring_card_has_an_edge():
    """DJ-10.2: ten of them, each fulfilled and each missed or limited."""
    for n in range(1, 11):
        found = [worth for name, _, worth in EDGES if name == f"SC{n}"]
        assert len(set(found)) > 1


def test_an_open_card_counts_for_everybody():
    """DJ-10.2: and one in the box for nobody."""
    states = position(cards="SC7", base_at=2, others={1: {"base_at": 2}})
    assert points(states) == points(states, 1) == 8
    assert points(position(base_at=2)) == 0


def test_cards_add_up():
    """DJ-10.2: three open ones."""
    assert points(position(cards="SC7 SC8 SC6", base_at=2, keys=2)) == 8 + 6 + 8


# --- the win


def over(**more):
    return position(phase=Phase.OVER, **more)


def test_most_points_win():
    """DJ-10.3: coins do not matter then."""
    assert result(over(corked="b", coins=0, others={1: {"ringed": "bu", "coins": 50}})) == [1, 0]


@pytest.mark.parametrize("field", ["coins", "scrolls", "keys"])
def test_coins_scrolls_and_keys_break_a_tie(field):
    """DJ-10.3: together; each counts one."""
    base = {"coins": 4, "scrolls": 1, "keys": 1}
    more = base | {field: base[field] + 1}
    assert result(over(corked="b", **base, others={1: {"corked": "u", **more}})) == [0, 1]


def test_another_mixture_is_equal():
    """DJ-10.3: five coins are as good as three scrolls and two keys; the win is shared."""
    states = over(seats=3, coins=5, others={1: {"coins": 0, "scrolls": 3, "keys": 2}, 2: {"coins": 4}})
    assert result(states) == [0.5, 0.5, 0]


def test_three_may_share():
    """DJ-10.3: all equal."""
    assert result(over(seats=3)) == [pytest.approx(1 / 3)] * 3


def test_the_others_are_ranked_by_the_same_rule():
    """DJ-10.3: E6; with the winner taken away, points and then coins, scrolls and keys decide."""
    second, third = {"corked": "b", "coins": 5}, {"corked": "u", "coins": 4}
    states = over(seats=3, corked="bu", others={1: third, 2: second})
    assert result(states) == [1, 0, 0]
    assert result(over(**third, others={1: second})) == [0, 1]


def test_corks_and_magic_break_no_tie():
    """DJ-10.3: they count in points or not at all."""
    assert result(over(magic=4, others={1: {"magic": 0}})) == [0.5, 0.5]


# --- against the oracle


def test_the_slow_scoring_gives_the_same_at_every_moment():
    """DJ-10.1, DJ-10.2, DJ-10.3: in random games, and with many things thrown together."""
    for n, seats in ((1, 2), (2, 3), (3, 4)):
        match = random_match(GAME, seats, n, at=900)
        for at in range(0, match.at + 1, 7):
            agree(match.state_at(at))
    chance = random.Random(8)
    for _ in range(150):
        agree(heap(chance))


def heap(chance):
    """Somebody with a great many things, and all cards open but two secret ones."""
    mages = chance.sample(MAGES, 8)
    kit = chance.sample(EQUIPMENT, 14)
    cards = [f"SC{n}" for n in chance.sample(range(1, 11), 5)]
    return position(
        tiles="P10",
        secret=" ".join(cards[:2]),
        cards=" ".join(cards[2:]),
        won=chance.choice(["", "I-1", "I-6 II-1"]),
        corked="".join(chance.choice("burw") for _ in range(chance.randrange(5))),
        corked_boss="".join(chance.choice("burw") for _ in range(chance.randrange(3))),
        ringed="".join(chance.choice("burwk") for _ in range(chance.randrange(2))),
        bottles="".join(chance.choice("burw") for _ in range(chance.randrange(4))),
        corks=chance.randrange(4),
        keys=chance.randrange(5),
        coins=chance.randrange(3),
        mages=" ".join(mages[:3]),
        asleep=" ".join(mages[3 : chance.randrange(3, 8)]),
        turned=" ".join(kit),
        capacity=chance.randrange(5, 9),
        base_at=chance.randrange(3),
        opened=chance.randrange(3),
        covered=chance.randrange(2),
        passages=chance.choice([{}, {Place.TAVERN: "q1"}, {Place.TAVERN: "q1", Place.ARCHIVES: "q2"}]),
        others={1: {"coins": chance.randrange(3), "corks": chance.randrange(6), "keys": chance.randrange(3)}},
    )


def agree(states):
    s = states[0]
    for seat in range(s["seats"]):
        assert points(states, seat) == oracle.score(s, seat)
    assert result(states) == oracle.shares(s)


def test_the_numbers_of_the_cards_are_those_of_the_rulebook():
    """DJ-10.2: X7; limits of 8, 9 and 15."""
    assert sorted(set(BOX.scoring_most.tolist())) == [8, 9, 15]
