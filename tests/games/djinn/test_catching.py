"""DJ-6.1 to DJ-6.4, DJ-6.6: catching; the oracle decides the same by brute force."""

import random

import pytest

from majlis.core.record import NONE, named
from majlis.games.djinn.actions import COLOUR, FREE
from majlis.games.djinn.parts import MAGE_PRICE, Place
from tests.games.djinn import oracle
from tests.games.djinn.names import (
    BOSS,
    BOSSES,
    CATCH,
    CIRCLE,
    GO,
    MAGES,
    TWO_COINS,
    colour,
    free,
    mage,
    number,
)
from tests.games.djinn.table import (
    Phase,
    after,
    answers,
    at_round,
    at_source,
    awake,
    bottles,
    corked,
    corked_bosses,
    loose,
    of,
    opened,
    phase,
    play,
    ringed,
)


def catch(street, **more):
    """Whom to catch at r1, where these stand?"""
    return play(at_round(Place.ACADEMY, street, **more), CATCH)


# --- the prey and its price


def test_the_catch_asks_for_the_prey():
    """DJ-6.1: each colour that stands there and can be paid, or nobody."""
    states = catch("buuk", magic=4)
    assert phase(states) == Phase.PREY and opened(states) == {colour("b"), colour("u"), GO}


def test_a_djinn_costs_four():
    """DJ-6.3: with less magic it cannot be chosen."""
    assert colour("b") not in opened(catch("bk", magic=3))
    states = play(catch("buk", magic=4), colour("b"), GO)
    assert of(states, "magic") == 0 and ringed(states) == "b" and loose(states, "r1") == "uk"


def test_two_djinn_cost_eight():
    """DJ-6.3: the second is open only if both can be paid."""
    states = play(catch("buk", magic=7, capacity=8), colour("b"))
    assert opened(states) == {GO}
    states = play(catch("buuk", magic=8, capacity=8, flipped=1), colour("b"), colour("u"), GO)
    assert of(states, "magic") == 0 and ringed(states) == "bu" and loose(states, "r1") == "uk"


@pytest.mark.parametrize("others, power", [("", 4), ("b", 6), ("bu", 8), ("bur", 10), ("burw", 12)])
def test_a_boss_costs_two_more_for_everyone_beside_him(others, power):
    """DJ-6.3: with two djinn there, 4 + 2 + 2 = 8."""
    helped = {"mages": "M13 M15 M16", "coins": 2, "keys": max(0, power - 10)}
    own = power - 8 - helped["keys"] if power > 8 else power - 2
    helped |= {} if power > 8 else {"mages": "M13"}
    assert BOSS in opened(catch(others + "k", magic=own, capacity=8, **helped))
    assert BOSS not in opened(catch(others + "k", magic=own - 1, capacity=8, **helped))


def test_those_caught_with_the_boss_count_for_his_price():
    """DJ-6.3: C2; a djinn and the boss with one more beside them cost 4 + 8."""
    more = {"mages": "M15 M16", "coins": 2, "capacity": 8, "flipped": 1}
    states = play(catch("buk", magic=6, **more), BOSS, colour("b"), GO, mage("M15"), mage("M16"))
    assert of(states, "magic") == 0 and ringed(states) == "bk"
    assert colour("b") not in opened(play(catch("buk", magic=5, **more), BOSS))


def test_the_order_of_choosing_does_not_matter():
    """DJ-6.1: djinn then boss, or boss then djinn."""
    more = {"mages": "M15 M16", "coins": 2, "capacity": 8, "magic": 6}
    one = play(catch("buk", **more), BOSS, colour("b"), GO)
    two = play(catch("buk", **more), colour("b"), BOSS, GO)
    assert one.tobytes() == two.tobytes()


def test_no_more_than_stand_there():
    """DJ-6.1: the second blue one is not there."""
    assert colour("u") not in opened(play(catch("buk", magic=8, capacity=8, flipped=1), colour("u")))


def test_a_space_without_a_boss_is_like_others():
    """DJ-6.1: C8; one catches there or loses magic."""
    states = catch("bu", magic=4)
    assert BOSS not in opened(states) and colour("b") in opened(states)
    assert of(play(states, GO), "magic") == 3


def test_one_catch_a_turn():
    """DJ-6: C1; whatever was caught."""
    states = play(catch("bbuk", magic=4), colour("b"), GO)
    assert CATCH not in opened(states)


# --- the free djinn


def test_the_boss_brings_a_free_djinn():
    """DJ-6.1: C3; one, of any colour that is left, and only with him."""
    states = catch("buk", magic=8, capacity=8, flipped=1)
    assert free("b") not in opened(states)
    play(states, BOSS)
    assert {free("b"), free("u")} <= opened(states)
    play(states, free("u"))
    assert not {free("b"), free("u"), colour("u")} & opened(states)
    play(states, GO)
    assert ringed(states) == "uk" and of(states, "magic") == 0


def test_the_free_djinn_may_be_left():
    """DJ-6.1: C3."""
    states = play(catch("buk", magic=8, capacity=8, flipped=1), BOSS, GO)
    assert ringed(states) == "k"


def test_the_free_djinn_needs_a_home():
    """DJ-6.1, DJ-6.2: C3; with one circle there is room for the boss only."""
    states = play(catch("buk", magic=8, capacity=8, flipped=1, ringed="r"), BOSS)
    assert opened(states) == {GO}
    states = play(catch("buk", magic=8, capacity=8, flipped=1, ringed="r", bottles="u", corks=1), BOSS)
    assert opened(states) == {GO, free("u"), free("b")}, "the boss may have the blue bottle"


def test_the_free_djinn_brings_no_bonus_of_colour():
    """DJ-6.4: C3; M29 gives two green, whatever comes for nothing."""
    more = {"mages": "M29", "coins": 1, "capacity": 8, "magic": 6}
    states = play(catch("buk", **more), BOSS, free("b"), GO, mage("M29"))
    assert of(states, "magic") == 0 and ringed(states) == "bk"


# --- housing


def test_a_circle_or_a_bottle_of_its_colour():
    """DJ-6.2: C4; the bottle takes a cork at once."""
    states = play(catch("bk", magic=4, bottles="bu", corks=1), colour("b"), GO)
    assert phase(states) == Phase.LODGE and opened(states) == {CIRCLE, colour("b")}
    bottled = after(states, colour("b"))
    assert corked(bottled) == "b" and bottles(bottled) == "u" and of(bottled, "corks") == 0
    ring = play(states, CIRCLE)
    assert ringed(ring) == "b" and of(ring, "corks") == 1


def test_without_a_cork_a_bottle_is_no_home():
    """DJ-6.2: C4."""
    assert colour("b") not in opened(catch("bk", magic=4, ringed="kk", bottles="b"))
    assert colour("b") in opened(catch("bk", magic=4, ringed="kk", bottles="b", corks=1))


def test_a_bottle_of_another_colour_is_no_home():
    """DJ-6.2: but for a boss, who goes into any."""
    assert colour("b") not in opened(catch("bk", magic=4, ringed="uu", bottles="u", corks=1))
    states = play(catch("k", magic=4, ringed="uu", bottles="uw", corks=1), BOSS, GO)
    assert opened(states) == {colour("u"), colour("w")}
    assert corked_bosses(play(states, colour("w"))) == "w"


def test_who_cannot_be_housed_cannot_be_caught():
    """DJ-6.2: full circles and no bottle."""
    assert opened(catch("buk", magic=8, capacity=8, flipped=1, ringed="bu")) == {GO}


def test_one_circle_a_djinn():
    """DJ-6.2, DJ-2.3: with two circles two are caught, with three open ones three."""
    rich = {"magic": 8, "capacity": 8, "flipped": 1, "mages": "M15 M16"}
    states = play(catch("bbbk", **rich), colour("b"), colour("b"))
    assert colour("b") not in opened(states)
    states = play(catch("bbbk", opened=1, **rich), colour("b"), colour("b"))
    assert colour("b") in opened(states)


def test_a_home_is_open_only_if_the_others_find_one_too():
    """DJ-6.2: the blue one needs the circle, so the brown one goes into its bottle."""
    more = {"magic": 8, "capacity": 8, "flipped": 1, "ringed": "r", "bottles": "b", "corks": 1}
    states = play(catch("buk", **more), colour("b"), colour("u"), GO)
    assert phase(states) == Phase.ACT and corked(states) == "b" and ringed(states) == "ur"


def test_the_only_bottle_may_be_wanted_by_two():
    """DJ-6.2: boss and blue one, one blue bottle, one circle: either way."""
    more = {"magic": 8, "capacity": 8, "flipped": 1, "ringed": "r", "bottles": "u", "corks": 1, "mages": "M15 M16"}
    states = play(catch("uk", **more), BOSS, colour("u"), GO)
    assert opened(states) == {CIRCLE, colour("u")}
    assert corked_bosses(after(states, CIRCLE)) == "u" and ringed(after(states, CIRCLE)) == "ur"
    assert corked(after(states, colour("u"))) == "u" and ringed(after(states, colour("u"))) == "rk"


# --- catching nothing


def test_catching_nothing_costs_a_magic():
    """DJ-6.6: C9; although something could be caught."""
    states = play(catch("buk", magic=4), GO)
    assert of(states, "magic") == 3 and loose(states, "r1") == "buk" and phase(states) == Phase.ACT


def test_never_below_nothing():
    """DJ-6.6: C9."""
    assert of(play(catch("buk", magic=0), GO), "magic") == 0


def test_nothing_is_lost_where_nobody_stands():
    """DJ-6.6, DJ-6.5: C10; there is no catch."""
    states = play(at_round(Place.ACADEMY, "", magic=2), TWO_COINS)
    assert CATCH not in opened(states) and of(play(states, GO), "magic") == 2


# --- the worked example


def test_the_example_of_the_rulebook():
    """DJ-6.4: two brown and a blue need 12; 6 green, 3 and 2 by colour, 1 own magic, 4 coins."""
    more = {"mages": "M21 M17", "coins": 4, "opened": 1}
    assert colour("u") not in opened(play(catch("bbuk", magic=0, **more), colour("b"), colour("b")))
    states = play(catch("bbuk", magic=1, **more), colour("b"), colour("b"), colour("u"), GO)
    assert states[0]["need"] == 12
    assert opened(states) == {mage("M21"), mage("M17")}
    play(states, mage("M21"))
    assert states[0]["need"] == 12 - 3 - 3
    play(states, mage("M17"))
    assert of(states, "magic") == 0 and of(states, "coins") == 0 and awake(states) == set()
    assert ringed(states) == "bbu" and states[0]["boss"][0] == 0, "the boss was alone and fled"


# --- against the oracle


def random_catch(chance, boss_colours):
    """Somebody in front of a street with some things, wanting somebody already."""
    street = "".join(chance.choice("burw") for _ in range(chance.randrange(5))) + "k" * chance.randrange(2)
    mages = chance.sample(MAGES, chance.randrange(6))
    tiles = chance.choice(["", "", "N04", "N10", "N03"])
    states = at_round(
        Place.ACADEMY,
        street or "b",
        magic=chance.randrange(8),
        capacity=8,
        coins=chance.randrange(6),
        keys=chance.choice([0, 0, 1, 2]),
        corks=chance.randrange(4),
        bottles="".join(chance.choice("burw") for _ in range(chance.randrange(5))),
        opened=chance.randrange(3),
        covered=int(tiles == "N03"),
        ringed="".join(chance.choice("bk") for _ in range(chance.randrange(2))),
        mages=" ".join(mages),
        kit=chance.choice(["", "", "ST5", "ST6", "ST7"]),
        tiles=tiles,
        options={"boss_colours": boss_colours},
    )
    return play(states, CATCH)


def add_wishes(states, chance):
    """Let some be wanted already, whether or not that can be paid."""
    s = named(states)
    for kind in range(4):
        s.prey[kind] = chance.randrange(s.loose[0, kind] + 1)
    if s.boss[0] and chance.random() < 0.5:
        s.prey_boss = 1
        left = [kind for kind in range(4) if s.loose[0, kind] > s.prey[kind]]
        if left and chance.random() < 0.3:
            s.prey_free = chance.choice(left)


def wishes(s):
    kinds = [kind for kind in range(4) for _ in range(s["prey"][kind])]
    return kinds + [oracle.BOSS] * int(s["prey_boss"]), None if s["prey_free"] == NONE else int(s["prey_free"])


def expected(s, boss_colours):
    """What the oracle would let the player choose next."""
    prey, given = wishes(s)
    found = {GO}
    for kind in range(4):
        left = s["loose"][0, kind] - s["prey"][kind] - (given == kind)
        if left > 0 and oracle.can_catch(s, 0, 0, [*prey, kind], given, boss_colours):
            found.add(COLOUR + kind)
        if left > 0 and s["prey_boss"] and given is None and oracle.can_catch(s, 0, 0, prey, kind, boss_colours):
            found.add(FREE + kind)
    if s["boss"][0] and not s["prey_boss"] and oracle.can_catch(s, 0, 0, [*prey, oracle.BOSS], given, boss_colours):
        found.add(BOSS)
    return found


@pytest.mark.parametrize("boss_colours", [False, True])
def test_what_is_open_is_what_brute_force_can_house_and_pay(boss_colours, sample):
    """DJ-6.1 to DJ-6.4: in random positions, whatever is wanted already; both answers come often."""
    chance, count, yes, no = random.Random(5), sample(1500, 30_000), 0, 0
    for _ in range(count):
        states = random_catch(chance, boss_colours)
        add_wishes(states, chance)
        found, right = answers(states), expected(states[0], boss_colours)
        assert found == right, f"{states[0]}"
        yes += len(right) - 1
        no += len(right) == 1
    assert yes > 0.4 * count and no > 0.13 * count


def test_bosses_of_the_supply_too():
    """DJ-5.7: as many as brute force can house and pay at the Source."""
    chance, many = random.Random(6), 0
    for _ in range(300):
        states = at_source(
            magic=chance.randrange(8),
            capacity=8,
            coins=chance.randrange(5),
            keys=chance.randrange(3),
            corks=chance.randrange(4),
            bottles="".join(chance.choice("burw") for _ in range(chance.randrange(4))),
            opened=chance.randrange(3),
            mages=" ".join(chance.sample(MAGES, chance.randrange(6))),
            kit=chance.choice(["", "ST5", "ST6"]),
            tiles=chance.choice(["", "N10"]),
        )
        right = {n for n in range(1, 7) if oracle.can_catch(states[0], 0, None, [oracle.BOSS] * n)}
        if not right:
            assert BOSSES not in opened(states)
            continue
        many += len(right) > 1
        assert answers(play(states, BOSSES)) == {number(n) for n in right}
    assert many > 30


def test_a_catch_that_was_begun_can_be_finished_and_costs_what_it_must(sample):
    """DJ-6.3, DJ-6.4: whatever is answered, the payment is exact and nobody is lost."""
    chance, count, caught = random.Random(7), sample(500, 10_000), 0
    for _ in range(count):
        states = random_catch(chance, False)
        before = states[0].copy()
        prey, given, need = finish(states, chance)
        now = states[0]
        held = sum(int(now[name][0].sum()) - int(before[name][0].sum()) for name in ("ringed", "corked", "corked_boss"))
        assert held == len(prey) + (given is not None)
        if prey:
            caught += 1
            assert spent(before, now, prey) == need
    assert caught > 0.4 * count


def finish(states, chance):
    """Answer at random to the end; what was wanted and what it needed."""
    prey, given, need = [], None, 0
    while phase(states) != Phase.ACT:
        if phase(states) == Phase.PREY:
            prey, given = wishes(states[0])
            need = oracle.needed(prey, int(states[0]["loose"][0].sum()), False)
        play(states, chance.choice(sorted(answers(states))))
    return prey, given, need


def spent(before, now, prey):
    """Magic, keys and the power of helpers, as far as it was needed; coins must fit the helpers' prices."""
    used = [i for i in range(len(MAGES)) if before["mage"][i] == 1 and now["mage"][i] == 0]
    assert before["coins"][0] - now["coins"][0] == sum(int(MAGE_PRICE[i]) for i in used)
    power = sum(oracle.mage_power(before, 0, i, prey, False) for i in used)
    staff = [i for i, n in enumerate(oracle.BOX.equipment_catch) if n and before["equipment"][i] == 1]
    power += sum(int(oracle.BOX.equipment_catch[i]) for i in staff if now["equipment"][i] == 0 or i == 4)
    power += int(before["keys"][0] - now["keys"][0])
    magic = int(before["magic"][0] - now["magic"][0])
    need = oracle.needed(prey, int(before["loose"][0].sum()), False)
    return power + magic if power < need or magic else need
