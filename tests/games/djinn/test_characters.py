"""DJ-12: each of the 20 character tiles."""

import pytest

from majlis.core.record import named
from majlis.games.djinn.parts import Option, Place, Trade
from majlis.games.djinn.state import BOX, SHOWN
from majlis.testing.play import seed
from tests.games.djinn.names import (
    BASIC,
    BOSS,
    BOSSES,
    BUY_CORK,
    BUY_MAGES,
    CARDS,
    CATCH,
    CIRCLE,
    COIN,
    COVER,
    GO,
    KEY_COIN,
    KEY_MAGIC,
    KEY_SCROLL,
    PASSAGE,
    SPECIAL,
    STOP,
    TILES,
    TWO_COINS,
    YES,
    chest,
    colour,
    cork,
    cork_boss,
    equip,
    mage,
    number,
    option,
    street,
    tile,
    to,
    trade,
    trophy,
)
from tests.games.djinn.table import (
    GAME,
    Phase,
    after,
    asleep,
    at_round,
    at_source,
    at_square,
    awake,
    circles,
    corked,
    moving,
    of,
    opened,
    phase,
    play,
    points,
    purse,
    ringed,
)


def drafted(*names):
    """The first player has these tiles, the second has ones without a start effect."""
    states = GAME.start(seed(3), 2)
    s = named(states)
    others = ("P02", "N04") if not {"P02", "N04"} & set(names) else ("P03", "N06")
    s.tile[:], s.first, s.turn = BOX, 0, 0
    for name in (*names, *others):
        s.tile[TILES.index(name)] = SHOWN
    mine = [names[0], names[1]] if len(names) == 2 else names
    return play(states, tile(mine[0]), tile(others[0]), tile(others[1]), tile(mine[1]))


# --- good ones


def test_p01_riches():
    """DJ-12.1: two coins, two scrolls and one magic more at the start."""
    states = drafted("P01", "N05")
    assert purse(states) == (6, 2, 0, 0, 0, 4) and purse(states, 1) == (4, 0, 0, 0, 0, 3)


def test_p01_with_less_to_begin_with():
    """DJ-12.1, DJ-12.11, DJ-12.12: the sum of both tiles."""
    assert purse(drafted("P01", "N01")) == (3, 2, 0, 0, 0, 4)
    assert purse(drafted("P01", "N02")) == (6, 2, 0, 0, 0, 1)


def test_p02_pays_nobody_at_the_market():
    """DJ-12.2: in the street as usual."""
    more = {"coins": 1, "others": {1: {"tent": 1}}}
    states = play(at_square(Place.MARKET, tiles="P02", **more), BASIC, trade(Trade.B))
    assert of(states, "corks") == 1 and of(states, "coins", 1) == 4
    assert phase(play(at_square(Place.MARKET, coins=2, others={1: {"tent": 1}}), BASIC, trade(Trade.B))) == Phase.PAY
    states = play(moving("r1-q1", tiles="P02", others={1: {"at": "q1-r4"}}), to("q1-r4"), STOP)
    assert opened(states) == {COIN}


def test_p03_brings_a_key_with_every_mage_of_the_tavern():
    """DJ-12.3: basic, special and by a passage; one key, not two, with a mage that shows one."""
    offer = {"tavern": "M01 M02 M17 M18", "tiles": "P03"}
    assert of(play(at_square(Place.TAVERN, **offer), BASIC, mage("M01")), "keys") == 1
    assert of(play(at_round(Place.TAVERN, **offer), SPECIAL, mage("M02")), "keys") == 1
    assert of(play(at_round(Place.TAVERN, **offer), SPECIAL, mage("M17")), "keys") == 1
    here = {"passages": {Place.TAVERN: "q2"}, **offer}
    assert of(play(at_square(Place.ACADEMY, **here), PASSAGE, mage("M01")), "keys") == 1


def test_p03_does_not_work_elsewhere():
    """DJ-12.3: A5; with HA7 the plain mage has no key."""
    states = play(at_square(Place.ARCHIVES, tiles="P03", kit="HA7", tavern="M01 M02 M17 M18"), equip("HA7"))
    assert of(play(states, mage("M01")), "keys") == 0


def test_p04_makes_three_corks():
    """DJ-12.4: in the special action only."""
    assert of(play(at_round(Place.MANUFACTORY, tiles="P04"), SPECIAL), "corks") == 3
    assert of(play(at_round(Place.MANUFACTORY, tiles="P04"), BASIC), "corks") == 1
    assert of(play(at_square(Place.MANUFACTORY, tiles="P04"), BASIC), "corks") == 1


@pytest.mark.parametrize("capacity", [5, 6, 7, 8])
def test_p05_buys_for_two_scrolls(capacity):
    """DJ-12.5: whatever the marker says."""
    states = at_source(tiles="P05", capacity=capacity, scrolls=2)
    assert of(play(states, BUY_CORK), "scrolls") == 0
    assert BUY_CORK not in opened(at_source(tiles="P05", capacity=capacity, scrolls=1))


def test_p06_takes_a_mage_at_the_start():
    """DJ-12.6: any of the four, with its key; or none (A2)."""
    states = drafted("P06", "N05")
    assert phase(states) == Phase.MAGE and len(opened(states)) == 5
    with_key = max(opened(states))
    assert of(after(states, with_key), "keys") == 1 and len(awake(after(states, with_key))) == 1
    assert phase(play(states, GO)) == Phase.ENTER and awake(states) == set()


def test_p07_gets_a_coin_for_catching_nothing():
    """DJ-12.7: and loses no magic; where nobody stands nothing happens."""
    states = play(at_round(Place.ACADEMY, "buk", tiles="P07", magic=3), CATCH, GO)
    assert of(states, "coins") == 5 and of(states, "magic") == 3
    states = play(at_round(Place.ACADEMY, "", tiles="P07"), TWO_COINS, GO)
    assert of(states, "coins") == 6
    states = play(at_round(Place.ACADEMY, "buk", tiles="P07", magic=4), CATCH, colour("b"), GO)
    assert of(states, "coins") == 4


def test_p08_keeps_the_key():
    """DJ-12.8: the chest is opened and the key stays."""
    states = play(at_square(Place.CATACOMBS, tiles="P08", chests="CH09", keys=1), BASIC, YES)
    assert of(states, "keys") == 1 and of(states, "scrolls") == 2


def test_p08_each_key_opens_one_chest_a_turn():
    """DJ-12.8: with one key the second chest stays locked, with two it does not."""
    one = play(at_round(Place.CATACOMBS, tiles="P08", chests="CH08 CH09", keys=1), SPECIAL, YES, YES)
    assert phase(one) == Phase.ACT and of(one, "keys") == 1
    two = play(at_round(Place.CATACOMBS, tiles="P08", chests="CH08 CH09", keys=2), SPECIAL, YES, YES, YES)
    assert of(two, "keys") == 2 and of(two, "corks") == 1 and of(two, "scrolls") == 2


def test_p08_counts_over_the_whole_turn():
    """DJ-12.8: action and passage, and a key given away was one of those used."""
    here = {"tiles": "P08", "passages": {Place.CATACOMBS: "q6"}, "keys": 2, "chests": "CH08 CH09"}
    states = play(at_square(Place.ARCHIVES, **here), PASSAGE, YES)
    assert states[0]["keys_used"] == 1
    play(states, KEY_COIN)
    assert states[0]["keys_used"] == 0 and of(states, "keys") == 1


def test_p08_begins_anew_every_turn():
    """DJ-12.8: used keys are counted a turn."""
    states = play(at_square(Place.CATACOMBS, tiles="P08", chests="CH09", keys=1), BASIC, YES, GO)
    assert states[0]["keys_used"] == 0


@pytest.mark.parametrize("n", [0, 1, 2])
def test_p09_wakes_mages_with_magic_of_the_academy(n):
    """DJ-12.9: one or two of the three."""
    states = play(at_square(Place.ACADEMY, tiles="P09", magic=0, asleep="M01 M02 M03"), BASIC)
    assert phase(states) == Phase.STUDY and opened(states) == {number(0), number(1), number(2)}
    play(states, number(n))
    while phase(states) == Phase.ACTIVATE:
        play(states, min(opened(states)))
    assert of(states, "magic") == 3 - n and len(awake(states)) == n and of(states, "scrolls") == 1


def test_p09_has_no_more_than_sleepers():
    """DJ-12.9: with one asleep, none or one; with none it is not asked."""
    states = play(at_square(Place.ACADEMY, tiles="P09", asleep="M01"), BASIC)
    assert opened(states) == {number(0), number(1)}
    assert phase(play(at_square(Place.ACADEMY, tiles="P09", mages="M01"), BASIC)) == Phase.ACT


def test_p09_in_the_special_action_and_by_a_passage():
    """DJ-12.9: the same three magic."""
    states = play(at_round(Place.ACADEMY, tiles="P09", magic=0, asleep="M01 M02"), SPECIAL, GO)
    assert phase(states) == Phase.STUDY
    here = {"no_passages": (Place.TAVERN, Place.MARKET), "passages": {Place.ACADEMY: "q6"}}
    states = play(at_square(Place.ARCHIVES, tiles="P09", magic=0, asleep="M01", **here), PASSAGE)
    assert phase(states) == Phase.STUDY


def test_p10_draws_two_secret_cards():
    """DJ-12.10: of the seven that do not lie open; the start goes on."""
    states = drafted("P10", "N05")
    cards = named(states).card
    assert (cards == 0).sum() == 2 and (cards == SHOWN).sum() == 3 and (cards == BOX).sum() == 5
    assert phase(states) == Phase.ENTER


def test_p10_scores_the_better_one():
    """DJ-12.10: not both, and nobody else does."""
    states = at_square(Place.TAVERN, tiles="P10", secret="SC8 SC7", keys=2, others={1: {"keys": 3}})
    assert points(states) == 6 and points(states, 1) == 0
    assert points(at_square(Place.TAVERN, tiles="P10", secret="SC8 SC7", keys=2, base_at=2)) == 8
    assert set(CARDS) >= {"SC7", "SC8"}


# --- bad ones


def test_n01_has_three_coins_less():
    """DJ-12.11: one is left."""
    assert purse(drafted("P05", "N01")) == (1, 0, 0, 0, 0, 3)


def test_n02_has_three_magic_less():
    """DJ-12.12: none is left."""
    assert purse(drafted("P05", "N02")) == (4, 0, 0, 0, 0, 0)


def test_n03_begins_with_one_circle():
    """DJ-12.13: the other is covered; uncovering it brings two magic."""
    states = drafted("P05", "N03")
    assert circles(states) == 1 and circles(states, 1) == 2
    states = play(at_square(Place.ARCHIVES, tiles="N03", covered=1, magic=0), BASIC, option(Option.CIRCLE), COVER)
    assert circles(states) == 2 and of(states, "magic") == 2
    assert COVER not in opened(play(at_square(Place.ARCHIVES, tiles="N03"), BASIC, option(Option.CIRCLE)))


def test_n03_a_covered_circle_holds_nobody():
    """DJ-12.13, DJ-6.2: one djinn fits."""
    states = at_round(Place.ACADEMY, "buk", tiles="N03", covered=1, magic=8, capacity=8, flipped=1)
    assert opened(play(states, CATCH, colour("b"))) == {GO}


def test_n04_knows_green_only():
    """DJ-12.14: M29 gives two, also against brown ones."""
    more = {"mages": "M29", "coins": 1}
    assert colour("b") not in opened(play(at_round(Place.ACADEMY, "bk", tiles="N04", magic=1, **more), CATCH))
    assert colour("b") in opened(play(at_round(Place.ACADEMY, "bk", tiles="N04", magic=2, **more), CATCH))
    assert colour("b") in opened(play(at_round(Place.ACADEMY, "bk", magic=0, **more), CATCH))


def test_n05_wakes_nobody():
    """DJ-12.15: not in the Archives, at the Market, the Source, by equipment or with P09."""
    more = {"tiles": "N05", "asleep": "M01 M02", "scrolls": 9, "coins": 9}
    assert option(Option.ACTIVATE) not in opened(play(at_square(Place.ARCHIVES, **more), BASIC))
    assert trade(Trade.E) not in opened(play(at_square(Place.MARKET, **more), BASIC))
    assert BUY_MAGES not in opened(at_source(**more))
    assert not {equip("HA6"), equip("HA9")} & opened(at_source(kit="HA6", **more))
    assert equip("HA9") not in opened(at_source(kit="HA9", **more))
    assert phase(play(at_square(Place.ACADEMY, **more | {"tiles": "N05 P09"}), BASIC)) == Phase.ACT


def test_n05_loses_what_a_trophy_or_chest_would_wake():
    """DJ-12.15: the rest of it comes."""
    states = play(at_square(Place.CATACOMBS, tiles="N05", asleep="M01", chests="CH15", keys=1, magic=0), BASIC, YES)
    assert asleep(states) == {"M01"} and of(states, "magic") == 3
    more = {"corked": "bbb", "won": "I-6", "trophies": "II-4"}
    states = play(at_square(Place.TAVERN, tiles="N05", asleep="M01", **more), trophy("II-4"))
    assert asleep(states) == {"M01"} and of(states, "coins") == 7


def test_n06_has_the_basic_action_only():
    """DJ-12.16: one chest at the round space."""
    states = at_round(Place.CATACOMBS, tiles="N06", chests="CH01 CH02")
    assert SPECIAL not in opened(states)
    play(states, BASIC)
    assert (named(states).chest == 0).sum() == 1


def test_n06_with_ha5():
    """DJ-12.16: two are opened, one is thrown away."""
    states = play(at_round(Place.CATACOMBS, tiles="N06", kit="HA5", chests="CH01 CH02"), BASIC, YES)
    assert opened(states) == {chest("CH01"), chest("CH02")}
    assert of(play(states, chest("CH02")), "coins") == 8


def test_n07_opens_no_locks():
    """DJ-12.17: keys are still changed."""
    states = play(at_square(Place.CATACOMBS, tiles="N07", chests="CH09", keys=1, magic=0), BASIC)
    assert phase(states) == Phase.ACT and {KEY_COIN, KEY_SCROLL, KEY_MAGIC} <= opened(states)


def test_n07_makes_p08_void():
    """DJ-12.17, DJ-12.8: both at once."""
    states = play(at_square(Place.CATACOMBS, tiles="N07 P08", chests="CH09", keys=1), BASIC)
    assert phase(states) == Phase.ACT


def test_n08_mages_come_asleep():
    """DJ-12.18: from the Tavern and from elsewhere; keys come as usual; they can be woken."""
    offer = {"tavern": "M01 M02 M17 M18", "tiles": "N08"}
    states = play(at_round(Place.TAVERN, **offer), SPECIAL, mage("M17"))
    assert asleep(states) == {"M17"} and awake(states) == set() and of(states, "keys") == 1
    states = play(at_square(Place.ARCHIVES, kit="HA7", **offer), equip("HA7"), mage("M01"))
    assert asleep(states) == {"M01"}
    assert awake(play(states, BASIC, option(Option.ACTIVATE))) == {"M01"}


def test_n08_with_p06():
    """DJ-12.18, DJ-12.6: the mage of the start sleeps too."""
    states = drafted("P06", "N08")
    play(states, max(opened(states)))
    assert len(asleep(states)) == 1 and awake(states) == set()


def test_n09_pays_a_coin_more():
    """DJ-12.19: three and four."""
    assert of(play(at_square(Place.MANUFACTORY, tiles="N09"), BASIC), "coins") == 1
    assert of(play(at_round(Place.MANUFACTORY, tiles="N09"), SPECIAL), "coins") == 0
    assert BASIC not in opened(at_square(Place.MANUFACTORY, tiles="N09", coins=2))


def test_n10_catches_into_circles_only():
    """DJ-12.20: a bottle and a cork do not help, for bosses neither."""
    more = {"tiles": "N10", "bottles": "bu", "corks": 2, "magic": 4}
    states = play(at_round(Place.ACADEMY, "buk", **more), CATCH, colour("b"), GO)
    assert ringed(states) == "b" and phase(states) == Phase.ACT
    assert opened(play(at_round(Place.ACADEMY, "bk", ringed="rr", **more), CATCH)) == {GO}
    assert BOSS not in opened(play(at_round(Place.ACADEMY, "k", ringed="rr", **more), CATCH))


def test_n10_bottling_later_is_free():
    """DJ-12.20: in any pause."""
    states = at_round(Place.ACADEMY, "buk", tiles="N10", ringed="bk", bottles="bu", corks=2)
    assert {cork("b"), cork_boss("u")} <= opened(states)
    assert corked(play(states, cork("b"))) == "b"


def test_n10_binds_the_source_the_bag_and_trophies():
    """DJ-12.20: wherever a djinn comes from."""
    more = {"tiles": "N10", "bottles": "burw", "corks": 4}
    states = at_source(magic=6, capacity=8, ringed="bu", **more)
    assert number(1) not in opened(states) and BOSSES not in opened(states)
    states = play(at_square(Place.TAVERN, kit="ST8", capacity=8, **more), equip("ST8"), YES, YES)
    assert opened(states) == {CIRCLE, GO}
    prize = {"corked": "bbb", "won": "I-6 II-6", "trophies": "III-2"}
    states = play(at_square(Place.TAVERN, **prize, **more), trophy("III-2"), street("r1", "u"))
    assert opened(states) == {CIRCLE}


def test_every_tile_has_a_test():
    """DJ-12.1 to DJ-12.20: ten good ones and ten bad ones."""
    tests = " ".join(name for name in globals() if name.startswith("test_"))
    assert [name for name in TILES if f"test_{name.lower()}_" not in tests] == []
