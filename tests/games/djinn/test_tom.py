"""DJ-14: one player against Tom."""

import numpy as np
import pytest

from majlis.core.match import Match
from majlis.core.record import NONE, named
from majlis.core.refusal import Refusal
from majlis.games.djinn.box import BOX
from majlis.games.djinn.parts import NEAR_SOURCE, TROPHY_ROW, Place, Trade
from majlis.games.djinn.state import SHOWN, Acted
from majlis.games.djinn.words.tasks import won
from majlis.testing.play import seed
from tests.games.djinn.alone import GONE, TOMS, alone, last_card, left, next_card
from tests.games.djinn.names import (
    BASIC,
    BOSS,
    BOSSES,
    BUY_CORK,
    CATCH,
    CIRCLE,
    GO,
    KEY_COIN,
    REFILL,
    TWO_COINS,
    TWO_MAGIC,
    colour,
    cork,
    street,
    to,
    trade,
    trophy,
)
from tests.games.djinn.table import (
    GAME,
    Phase,
    end_turn,
    loose,
    of,
    opened,
    phase,
    play,
    points,
    purse,
    result,
    ringed,
    turn,
)
from tests.games.djinn.test_setup import equal_neighbours

SIZES = ("12", "13", "14", "15")
LAST = GONE | {"r1": "uk"}  # the last boss stands at r1
RICH = {"magic": 8, "capacity": 8, "flipped": 1}


def deals(**options):
    return [named(GAME.start(seed(n), 1, GAME.pack(**options))) for n in range(20)]


def hunter(at="q1-r1", **more):
    """Before the last boss, with the magic to catch him."""
    return alone(at, **{"streets": LAST} | RICH | more)


def toms_turn(card, **more):
    """What follows when this card is turned up after a turn at r1 in which all was done already."""
    states = next_card(alone(**more), card)
    named(states).acted |= Acted.BASIC | Acted.CATCH
    return play(states, GO)


# --- set-up


@pytest.mark.parametrize("size", SIZES)
def test_tom_has_as_many_cards_as_was_decided(size):
    """DJ-14.1, DJ-13.5: the blank ones are left out first."""
    for s in deals(deck=size):
        deck = [name for name, where in zip(TOMS, s.tom, strict=True) if where == 0]
        assert deck == TOMS[: int(size)] and (s.tom[int(size) :] == 2).all() and s.tom_last == NONE


def test_fourteen_cards_are_usual():
    """DJ-13.5: unless another number is chosen."""
    assert GAME.unpack(0)["deck"] == "14" and (deals()[0].tom == 0).sum() == 14


def test_one_djinn_stands_by_each_boss_and_one_more_next_to_the_source():
    """DJ-14.1: six bosses, nine djinn."""
    for s in deals():
        assert s.loose.sum(axis=1).tolist() == [1 + int(near) for near in NEAR_SOURCE] and s.boss.tolist() == [1] * 6
        assert sum(NEAR_SOURCE) == 3 and s.boss_supply == 6 and s.bag.sum() == 36 - 9


def test_there_are_no_tiles_and_no_scoring_cards():
    """DJ-14.1: so there is no draft either."""
    for s in deals():
        assert SHOWN not in s.tile and SHOWN not in s.card and s.phase == Phase.ENTER and s.turn == 0


def test_two_trophies_of_each_row_lie_open():
    """DJ-14.1, DJ-3.5: one more than there are players."""
    for s in deals():
        assert np.bincount(TROPHY_ROW[s.trophies == SHOWN]).tolist() == [2, 2, 2]


def test_the_city_of_beginners_may_be_chosen():
    """DJ-14.1: S9; else equal neighbours are common."""
    assert not any(equal_neighbours(s) for s in deals(beginner=True)) and any(equal_neighbours(s) for s in deals())


def test_there_is_no_longer_game_for_one():
    """DJ-14.1: S9; the option would change nothing, and is refused."""
    assert all(s.loose.sum() == 9 for s in deals(longer=True))
    with pytest.raises(Refusal, match="longer of Djinn is for 2 to 4 players, not 1"):
        Match.new(GAME, 1, GAME.pack(longer=True, deck="12"))


def test_the_market_has_the_side_for_few():
    """DJ-14.1, DJ-1: tents B and C are one place, as with two players."""
    states = play(alone("r1-q1", tent=1, coins=4), BASIC)
    assert trade(Trade.A1) in opened(states) and not {trade(Trade.B), trade(Trade.C)} & opened(states)


# --- when Tom plays


def test_tom_turns_up_a_card_after_a_turn_at_a_round_space():
    """DJ-14.2: one, then the next turn begins."""
    states = end_turn(alone("q1-r1"))
    assert len(left(states)) == 14 and last_card(states) not in ("", *left(states))
    assert phase(states) == Phase.MOVE and turn(states) == 0 and states[0]["rounds"] == 4


@pytest.mark.parametrize("at, where", [("r1-q1", Phase.ACT), ("r1-S", Phase.SOURCE)], ids=["square", "source"])
def test_tom_does_nothing_after_another_turn(at, where):
    """DJ-14.2: S4."""
    states = end_turn(alone(at, phase=where))
    assert len(left(states)) == 15 and last_card(states) == "" and phase(states) == Phase.MOVE


def test_his_cards_come_one_by_one():
    """DJ-14.2: at every second turn, each card once."""
    states, seen = alone("r1-q1", phase=Phase.MOVE), []
    for way in ("q1-r4", "r4-q4", "q4-r1", "r1-q3", "q3-r6"):
        end_turn(play(states, to(way)))
        seen += [last_card(states)] if "-r" in way else []
    assert len({*seen}) == 3 and not {*seen} & {*left(states)} and len(left(states)) == 12


def test_any_card_of_the_deck_can_come():
    """DJ-14.2: and none that is not in it."""
    deck = "L01 L05 L12 B2"
    seen = {last_card(end_turn(alone(deck=deck, seed=n))) for n in range(40)}
    assert seen == {*deck.split()}


def test_a_card_that_was_seen_cannot_be_unseen():
    """DJ-14.2: nothing is taken back beyond it."""
    before = int(alone()[0]["reveals"])
    assert toms_turn("B1")[0]["reveals"] == before + 1


@pytest.mark.parametrize("prey", [BOSS, colour("u")], ids=["caught", "fled"])
def test_nobody_comes_when_a_boss_has_left(prey):
    """DJ-14.2, DJ-6.5: no refill for one player."""
    states = play(alone("q1-r1", streets={"r1": "uk"}, **RICH), CATCH, prey, GO)
    assert loose(states, "r1") == ("u" if prey == BOSS else "") and states[0]["boss"].sum() == 5


# --- the three lines: L01 is Academy (r1), Tavern (r2), two coins


def test_a_djinn_joins_the_boss_of_the_first_line():
    """DJ-14.3: and that is all."""
    states = toms_turn("L01", streets={"r1": "k", "r2": "k"})
    assert last_card(states) == "L01" and len(loose(states, "r1")) == 2
    assert loose(states, "r2") == "k" and of(states, "coins") == 4


def test_without_a_boss_there_the_second_line_is_looked_at():
    """DJ-14.3: common djinn at the place of the first are not enough."""
    states = toms_turn("L01", streets={"r1": "bu", "r2": "k"})
    assert loose(states, "r1") == "bu" and len(loose(states, "r2")) == 2 and of(states, "coins") == 4


def test_without_a_boss_at_both_the_third_line_is_paid():
    """DJ-14.3: nobody comes."""
    states = toms_turn("L01", streets={"r1": "bu", "r2": ""})
    assert of(states, "coins") == 2 and loose(states, "r1") == "bu" and loose(states, "r2") == ""


def test_places_are_those_of_the_city_as_it_lies():
    """DJ-14.3: the round space that shows the place, wherever it is."""
    city = (Place.TAVERN, Place.ACADEMY, Place.CATACOMBS, *range(3, 6), *range(6))
    states = toms_turn("L01", streets={"r1": "k", "r2": "k"}, city=city)
    assert len(loose(states, "r2")) == 2 and loose(states, "r1") == "k"


@pytest.mark.parametrize("card", range(12))
def test_each_card_has_its_own_lines(card):
    """DJ-14.3: as the table says."""
    name, first, second = TOMS[card], f"r{BOX.tom_first[card] + 1}", f"r{BOX.tom_second[card] + 1}"
    assert len(loose(toms_turn(name, streets={first: "k", second: "k"}), first)) == 2
    assert len(loose(toms_turn(name, streets={first: "", second: "k"}), second)) == 2
    paid = toms_turn(name, streets={first: "", second: ""}, scrolls=5, coins=5)
    assert purse(paid) == (5 - BOX.tom_pay[card, 0], 5 - BOX.tom_pay[card, 1], 0, 0, 0, 3 - BOX.tom_pay[card, 7])


@pytest.mark.parametrize("card", TOMS[12:])
def test_a_blank_card_does_nothing(card):
    """DJ-14.3: nobody comes, nothing is paid."""
    before = alone(scrolls=3)
    states = toms_turn(card, scrolls=3)
    assert last_card(states) == card and purse(states) == purse(before)
    assert states[0]["loose"].sum() == before[0]["loose"].sum()


def test_an_empty_bag_sends_nobody_but_tom_has_done():
    """DJ-14.3: S2; the second line and the payment are left out."""
    hoard = "b" * 7 + "u" * 8 + "r" * 9 + "w" * 9
    states = toms_turn("L01", streets=GONE | {"r1": "bbuk", "r2": "k"}, corked=hoard)
    assert states[0]["bag"].sum() == 0 and last_card(states) == "L01"
    assert loose(states, "r1") == "bbuk" and loose(states, "r2") == "k" and of(states, "coins") == 4


@pytest.mark.parametrize(
    "card, own, after",
    [
        ("L01", {"coins": 1}, (0, 0, 2, 0, 0, 3)),
        ("L01", {"coins": 0}, (0, 0, 2, 0, 0, 3)),
        ("L02", {"scrolls": 0}, (4, 0, 2, 0, 0, 3)),
        ("L03", {"magic": 1}, (4, 0, 2, 0, 0, 0)),
        ("L04", {"coins": 0}, (0, 0, 2, 0, 0, 2)),
        ("L04", {"magic": 0}, (3, 0, 2, 0, 0, 0)),
    ],
)
def test_who_has_too_little_pays_what_there_is(card, own, after):
    """DJ-14.3: S3; of each good by itself, and keys stay."""
    assert purse(toms_turn(card, streets=GONE | {"r6": "k"}, keys=2, **own)) == after


def test_the_base_raises_magic_after_tom_was_paid():
    """DJ-14.3, DJ-4.1: his turn comes before the next one."""
    assert of(toms_turn("L03", streets=GONE | {"r6": "k"}, magic=2, base_at=1), "magic") == 1


# --- winning


@pytest.mark.parametrize("prey", [BOSS, colour("u")], ids=["caught", "fled"])
def test_the_game_is_won_when_the_last_boss_has_left(prey):
    """DJ-14.4: the turn goes on to its end; then comes the last visit (S7)."""
    states = play(hunter(), CATCH, prey, GO)
    assert phase(states) == Phase.ACT and states[0]["won"] == 0 and last_card(states) == ""
    end_turn(states)
    assert phase(states) == Phase.SOURCE and states[0]["won"] == 1 and states[0]["ending"] == 3
    play(states, GO)
    assert phase(states) == Phase.OVER and turn(states) == NONE and opened(states) == set()
    assert result(states) == [1] and won(states)


def test_with_one_boss_left_nothing_is_won():
    """DJ-14.4: all six must leave."""
    states = end_turn(play(hunter(streets=LAST | {"r2": "bk"}), CATCH, colour("u"), GO))
    assert states[0]["won"] == 0 and phase(states) == Phase.MOVE


def test_no_further_round_is_played():
    """DJ-14.4: S1; the visit follows at once, and it is no round."""
    states = end_turn(play(hunter(), CATCH, colour("u"), GO))
    assert states[0]["rounds"] == 3 and phase(states) == Phase.SOURCE


@pytest.mark.parametrize("card, paid", [("L01", 2), ("L04", 1), ("L02", 0)])
def test_the_bottom_line_of_one_more_card_is_paid(card, paid):
    """DJ-14.4: S7; that card and no other is turned up."""
    states = play(hunter(coins=4), CATCH, colour("u"), GO, TWO_COINS)
    play(next_card(states, card), GO)
    assert last_card(states) == card and len(left(states)) == 14 and of(states, "coins") == 6 - paid


@pytest.mark.parametrize("coins", [0, 1])
def test_the_last_payment_too_is_as_far_as_possible(coins):
    """DJ-14.4: S3."""
    states = play(hunter(coins=coins), CATCH, colour("u"), GO, TWO_MAGIC)
    play(next_card(states, "L01"), GO)
    assert of(states, "coins") == 0 and states[0]["won"] == 1


def test_a_blank_card_asks_for_nothing_in_the_end():
    """DJ-14.4: S6."""
    states = play(hunter(scrolls=2), CATCH, colour("u"), GO, TWO_COINS)
    before = purse(states)
    assert purse(play(next_card(states, "B1"), GO)) == before and last_card(states) == "B1"


@pytest.mark.parametrize("at, where", [("r2-q2", Phase.ACT), ("r2-S", Phase.SOURCE)], ids=["square", "source"])
def test_a_win_elsewhere_turns_up_a_card_too(at, where):
    """DJ-14.4: S7; at a square space or at the Source, where Tom has no turn."""
    states = hunter(at, phase=where, corked="bbb", won="I-6 II-6", trophies="III-2")
    end_turn(play(states, trophy("III-2"), street("r1", "u"), CIRCLE))
    assert states[0]["won"] == 1 and len(left(states)) == 14 and phase(states) == Phase.SOURCE
    assert ringed(states) == "u"


def test_each_card_left_is_worth_ten():
    """DJ-14.4: S5; the one turned up last is not left."""
    states = play(hunter(deck="L01 L02 L03 B1"), CATCH, colour("u"), GO, TWO_COINS)
    before = points(states)
    assert before == 3, "cards count for nobody who has not won"
    assert points(play(states, GO)) == before + 30 == points(play(states, GO))


def test_all_else_counts_as_usual():
    """DJ-14.4, DJ-10.1: a trophy, a djinn under a cork, one in a circle, a bottle, a cork, and two cards."""
    states = hunter(deck="B1 B2 B3", won="I-6", corked="b", bottles="r", corks=1)
    end_turn(play(states, CATCH, colour("u"), GO))
    assert points(play(states, GO)) == 36 + 10 + 3 + 1 + 1 + 20


def test_the_last_card_may_be_the_one_of_the_win():
    """DJ-14.4, DJ-14.5: S8; in the turn before it would have come the last boss leaves."""
    states = end_turn(play(hunter(deck="L05"), CATCH, colour("u"), GO))
    assert left(states) == [] and states[0]["won"] == 1 and phase(states) == Phase.SOURCE
    assert points(play(states, GO)) == 3 and result(states) == [1]


def test_the_source_is_visited_as_with_others():
    """DJ-14.4, DJ-9: both rows and free actions, no trophies, and it is no turn (E2)."""
    prize = {"corked": "bbb", "ringed": "w", "bottles": "w", "corks": 1, "keys": 1, "base_at": 2}
    states = play(hunter(deck="B1 B2", scrolls=9, **prize), CATCH, colour("u"), GO, GO, TWO_COINS)
    named(states).magic[0] = 0
    assert trophy("I-1") in opened(states)
    play(states, GO)
    assert of(states, "magic") == 0 and trophy("I-1") not in opened(states)
    assert {REFILL, BUY_CORK, KEY_COIN, cork("w"), GO} <= opened(states)
    play(states, REFILL)
    assert of(states, "magic") == 8 and not {REFILL, BOSSES} & opened(states)


def test_a_game_that_goes_on_is_not_won():
    """DJ-14.4: only after the last visit."""
    states = end_turn(play(hunter(), CATCH, colour("u"), GO))
    assert states[0]["won"] == 1 and not won(states)


# --- losing


@pytest.mark.parametrize("streets", [{}, GONE | {"r6": "k"}], ids=["with bosses there", "without"])
def test_the_last_card_ends_the_game(streets):
    """DJ-14.5: S8; at once, its lines do nothing, and nobody visits the Source."""
    before = alone(deck="L01", streets=streets)
    states = toms_turn("L01", deck="L01", streets=streets)
    assert phase(states) == Phase.OVER and turn(states) == NONE and states[0]["ending"] == 0
    assert purse(states) == purse(before) and (states[0]["loose"] == before[0]["loose"]).all()
    assert states[0]["won"] == -1 and result(states) == [0] and not won(states)


def test_the_card_before_it_does_not():
    """DJ-14.5: with one card in the deck the game goes on."""
    states = toms_turn("L01", deck="L01 B1")
    assert phase(states) == Phase.MOVE and states[0]["won"] == 0 and left(states) == ["B1"]


def test_what_was_gathered_is_still_counted():
    """DJ-14.5: the points stand, though the game is lost."""
    assert points(toms_turn("B1", deck="B1", corked="bb")) == 20


@pytest.mark.parametrize("size", SIZES)
def test_every_game_ends_with_the_deck_at_the_latest(size):
    """DJ-14.5: a deck of n is through after 2n turns, and here nobody plays well enough to win."""
    mask = np.zeros(GAME.actions, np.bool_)
    for n in range(12):
        states = GAME.start(seed(n), 1, GAME.pack(deck=size))
        GAME.doors.playouts(states, 0, 1, mask, GAME.longest)
        assert phase(states) == Phase.OVER and states[0]["rounds"] == 2 * int(size) and result(states) == [0]
