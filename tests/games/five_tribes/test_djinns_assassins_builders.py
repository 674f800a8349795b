"""FT-7.4, 7.6, 7.10, 7.12, 7.18: djinns of assassins and builders."""

from majlis.core.record import NONE
from majlis.games.five_tribes.parts import GOOD_COUNT, Djinn, Good
from tests.games.five_tribes.layout import tray
from tests.games.five_tribes.names import GO, at, front, slaves, use
from tests.games.five_tribes.table import (
    ROW,
    Phase,
    acting,
    cards,
    gold,
    hand,
    meeples,
    opened,
    owner,
    phase,
    play,
    turn,
    walk,
)

S = Good.SLAVE

# --- Boaz


def test_boaz_protects_viziers_and_elders_in_front():
    """FT-7.4: from the assassins of others; players without Boaz are still targets."""
    states = acting("a", seats=3, viziers=(0, 2, 1), elders=(0, 2, 1), djinns={Djinn.BOAZ: 1})
    assert opened(states) == {front(2, "v"), front(2, "e")}
    assert turn(acting("a", viziers=(0, 2), djinns={Djinn.BOAZ: 1})) == 1


def test_boaz_does_not_protect_the_city():
    """FT-7.4: meeples on tiles of the owner can be killed."""
    states = acting("a", extra={"D1": "v"}, camels={"D1": 1}, djinns={Djinn.BOAZ: 1})
    assert opened(states) == {at("D1v")}


def test_boaz_does_not_bind_its_owner():
    """FT-7.4: the owner's assassins kill as usual."""
    assert opened(acting("a", viziers=(1, 1), djinns={Djinn.BOAZ: 0})) == {front(1, "v")}


# --- Echidna


def test_echidna_doubles_the_gold_of_the_builders():
    """FT-7.6: three builders, a slave and four blue tiles bring 32."""
    states = acting("b", 3, to="A4", djinns={Djinn.ECHIDNA: 0}, elders=(2,), hands=[[S]])
    assert phase(states) == Phase.TRIBE
    assert opened(states) == {use(Djinn.ECHIDNA), use(Djinn.ECHIDNA, "slave"), GO}
    play(states, use(Djinn.ECHIDNA), slaves(1))
    assert gold(states) == 50 + 32 and states[0]["elders"][0] == 0


def test_echidna_may_be_paid_with_an_elder_and_a_slave():
    """FT-7.6: that slave cannot build any more."""
    states = acting("b", 3, to="A4", djinns={Djinn.ECHIDNA: 0}, elders=(1,), hands=[[S]])
    assert gold(play(states, use(Djinn.ECHIDNA, "slave"))) == 50 + 24 and hand(states) == []


def test_without_the_price_builders_bring_the_usual():
    """FT-7.6: going on, or not being able to pay."""
    states = play(acting("b", 3, to="A4", djinns={Djinn.ECHIDNA: 0}, elders=(2,)), GO)
    assert gold(states) == 62
    assert gold(acting("b", 3, to="A4", djinns={Djinn.ECHIDNA: 0}, elders=(1,))) == 62


def test_echidna_is_open_with_builders_in_hand_only():
    """FT-7.6: in no other window, and with no other tribe."""
    for letter in "vema":
        states = acting(letter, to="C2", djinns={Djinn.ECHIDNA: 0}, elders=(2,))
        assert phase(states) == Phase.MARKET and use(Djinn.ECHIDNA) not in opened(states)
    states = play(acting("b", to="C2", djinns={Djinn.ECHIDNA: 0}, elders=(4,)), GO)
    assert phase(states) == Phase.MARKET


def test_echidna_is_open_even_if_there_is_no_blue_tile():
    """FT-7.6: whenever builders are in hand."""
    assert use(Djinn.ECHIDNA) in opened(acting("b", to="C1", djinns={Djinn.ECHIDNA: 0}, elders=(2,)))


def test_echidna_lasts_for_one_turn():
    """FT-7.6: the next builders bring the usual."""
    states = acting(
        "b", 2, to="A4", djinns={Djinn.ECHIDNA: 0}, elders=(2,), later=[0, 1, 1], extra={"D5": "b", "E5": "b"}
    )
    play(states, use(Djinn.ECHIDNA))
    assert gold(states) == 50 + 16 and turn(states) == 0
    assert gold(walk(states, "E5 D5b")) == 66 + 12


# --- Ibus


def ibus(n=2, **more):
    states = acting(
        "a", n, djinns={Djinn.IBUS: 0} | more.pop("djinns", {}), elders=(1, *more.pop("elders", ())), **more
    )
    return play(states, use(Djinn.IBUS))


def test_ibus_kills_two_meeples_on_the_same_tile():
    """FT-7.10: any tribes; other tiles are closed for the second."""
    states = ibus(extra={"D1": "vmm", "B2": "e"})
    assert phase(play(states, at("D1m"))) == Phase.KILL_AGAIN
    assert opened(states) == {at("D1v"), at("D1m")}
    play(states, at("D1v"))
    assert meeples(states, "D1") == "m" and meeples(states, "B2") == "e" and turn(states) == 1


def test_ibus_kills_two_in_front_of_the_same_opponent():
    """FT-7.10: viziers and elders in any mix."""
    states = play(ibus(seats=3, viziers=(0, 1, 1), elders=(1, 1)), front(1, "v"))
    assert opened(states) == {front(1, "e")}
    play(states, front(1, "e"))
    assert states[0]["viziers"].tolist() == [0, 0, 1, 0] and states[0]["elders"].tolist() == [0, 0, 1, 0]


def test_ibus_kills_one_where_there_is_one():
    """FT-7.10: no second question."""
    assert turn(play(ibus(extra={"D1": "v", "E1": "v"}), at("D1v"))) == 1
    assert turn(play(ibus(viziers=(0, 1), extra={"D1": "v"}), front(1, "v"))) == 1


def test_the_second_is_compulsory():
    """FT-7.10: where there are two."""
    assert GO not in opened(play(ibus(extra={"D1": "vm"}), at("D1v")))


def test_a_tile_emptied_by_ibus_is_claimed():
    """FT-7.10, FT-5.5: after the second victim."""
    states = play(ibus(extra={"D1": "vm"}), at("D1v"))
    assert owner(states, "D1") == NONE
    assert owner(play(states, at("D1m")), "D1") == 0


def test_ibus_has_the_usual_reach():
    """FT-7.10: slaves for the distance are paid once."""
    states = ibus(extra={"C4": "vm"}, hands=[[S, S]])
    assert opened(states) == {at("C4v"), at("C4m"), GO}
    play(states, at("C4v"), at("C4m"))
    assert hand(states) == [S] and owner(states, "C4") == 0


def test_ibus_is_open_with_assassins_in_hand_only():
    """FT-7.10: also if nobody is in reach, but with no other tribe and in no other window."""
    for letter in "vemb":
        states = acting(letter, to="C2", djinns={Djinn.IBUS: 0}, elders=(2,))
        assert phase(states) == Phase.MARKET
    states = acting("a", to="C2", djinns={Djinn.IBUS: 0}, elders=(2,))
    assert phase(states) == Phase.TRIBE and opened(states) == {use(Djinn.IBUS), GO}
    assert phase(play(states, GO)) == Phase.MARKET


def test_without_ibus_one_is_killed():
    """FT-7.10: the owner may go on without paying."""
    states = play(acting("a", djinns={Djinn.IBUS: 0}, elders=(1,), extra={"D1": "vm"}), GO, at("D1v"))
    assert meeples(states, "D1") == "m" and states[0]["elders"][0] == 1


# --- Kandicha

KANDICHA = {Djinn.KANDICHA: 0}


def test_kandicha_draws_a_card_for_a_killed_merchant():
    """FT-7.12: the top of the pile, unseen by the others; the row is untouched."""
    states = play(acting("a", extra={"D1": "m"}, djinns=KANDICHA, pile=[Good.IVORY]), at("D1m"))
    assert hand(states) == [Good.IVORY] and states[0]["seen"][0].sum() == 0 and states[0]["n_row"] == len(ROW)
    assert states[0]["bag"][2] == 18


def test_kandicha_makes_a_new_pile_when_it_is_empty():
    """FT-7.12: of the discards; without any, a merchant brings nothing."""
    states = play(acting("a", extra={"D1": "m"}, djinns=KANDICHA, pile=[]), at("D1m"))
    assert len(hand(states)) == 1 and states[0]["discard"].sum() == 0
    others = cards(GOOD_COUNT - tray(ROW))
    states = play(acting("a", extra={"D1": "m"}, djinns=KANDICHA, hands=[[], others]), at("D1m"))
    assert hand(states) == [] and turn(states) == 1


def test_kandicha_is_paid_for_a_killed_builder():
    """FT-7.12: by the blue tiles around the tile where it stood, without slaves."""
    states = acting("a", 3, to="C2", extra={"C4": "b"}, djinns=KANDICHA, hands=[[S]])
    play(states, at("C4b"))
    assert gold(states) == 50 + 6 and hand(states) == [S] and owner(states, "C4") == 0


def test_kandicha_keeps_viziers_and_elders():
    """FT-7.12: from the city or from an opponent, they come to the owner."""
    extra = {"D1": "ve"}
    states = play(acting("a", extra=extra, djinns=KANDICHA), at("D1v"))
    assert states[0]["viziers"].tolist() == [1, 0, 0, 0]
    states = play(acting("a", extra=extra, djinns=KANDICHA), at("D1e"))
    assert states[0]["elders"].tolist() == [1, 0, 0, 0]
    states = play(acting("a", viziers=(0, 2), djinns=KANDICHA), front(1, "v"))
    assert states[0]["viziers"].tolist() == [1, 1, 0, 0]


def test_kandicha_gets_nothing_for_an_assassin():
    """FT-7.12: it goes into the bag."""
    states = play(acting("a", extra={"D1": "a"}, djinns=KANDICHA), at("D1a"))
    assert gold(states) == 50 and hand(states) == [] and states[0]["bag"][4] == 18


def test_kandicha_still_claims_the_emptied_tile():
    """FT-7.12, FT-5.5: whatever the victim brought."""
    assert owner(play(acting("a", extra={"D1": "v"}, djinns=KANDICHA), at("D1v")), "D1") == 0


def test_kandicha_works_for_its_owner_only():
    """FT-7.12: assassins of others bring it nothing."""
    states = play(acting("a", extra={"D1": "v"}, djinns={Djinn.KANDICHA: 1}), at("D1v"))
    assert states[0]["viziers"].sum() == 0


def test_kandicha_with_ibus_profits_twice():
    """FT-7.12, FT-7.10: for each of the killed."""
    states = play(ibus(extra={"D1": "vm"}, djinns=KANDICHA, pile=[Good.IVORY]), at("D1v"), at("D1m"))
    assert states[0]["viziers"][0] == 1 and hand(states) == [Good.IVORY]


def test_echidna_does_not_double_what_kandicha_gets():
    """FT-7.6, FT-7.12: the ruling; with assassins in hand Echidna is not even open."""
    states = acting("a", 3, to="C2", extra={"C4": "b"}, djinns=KANDICHA | {Djinn.ECHIDNA: 0}, elders=(2,))
    assert phase(states) == Phase.KILL
    assert gold(play(states, at("C4b"))) == 56


# --- Nekir


def test_nekir_is_paid_for_every_assassination():
    """FT-7.18: 1 gold for an own one, 2 for another's; on the board or in front of somebody."""
    for holder, gain in ((0, 1), (1, 2)):
        states = play(acting("a", extra={"D1": "v"}, djinns={Djinn.NEKIR: holder}), at("D1v"))
        assert gold(states, holder) == 50 + gain and gold(states, 1 - holder) == 50
        states = play(acting("a", viziers=(0, 1), djinns={Djinn.NEKIR: holder}), front(1, "v"))
        assert gold(states, holder) == 50 + gain


def test_nekir_is_paid_once_for_two_victims():
    """FT-7.18: the ruling; Ibus makes one assassination."""
    states = play(ibus(extra={"D1": "vm"}, djinns={Djinn.NEKIR: 0}), at("D1v"), at("D1m"))
    assert gold(states) == 51
    states = play(ibus(extra={"D1": "vm"}, djinns={Djinn.NEKIR: 1}), at("D1v"), at("D1m"))
    assert gold(states, 1) == 52


def test_nekir_is_not_paid_if_nobody_dies():
    """FT-7.18: assassins without a target."""
    assert gold(acting("a", djinns={Djinn.NEKIR: 0})) == 50


def test_nekir_is_paid_for_a_captured_vizier():
    """FT-7.18, FT-7.12: the ruling; Kandicha keeps it, it was killed all the same."""
    states = play(acting("a", extra={"D1": "v"}, djinns=KANDICHA | {Djinn.NEKIR: 1}), at("D1v"))
    assert gold(states, 1) == 52 and states[0]["viziers"][0] == 1
