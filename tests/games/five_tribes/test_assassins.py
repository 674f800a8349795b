"""FT-5.5: assassins."""

from majlis.core.record import NONE
from majlis.games.five_tribes.parts import Good
from tests.games.five_tribes.names import GO, at, front
from tests.games.five_tribes.table import Phase, acting, hand, meeples, opened, owner, phase, play, turn

S = Good.SLAVE


def test_a_meeple_within_reach_is_killed():
    """FT-5.5: two assassins reach two steps far, any tribe; farther ones are out of reach."""
    states = acting("a", 2, extra={"C3": "m", "D1": "vb", "E2": "e", "E1": "a"})
    assert phase(states) == Phase.KILL
    assert opened(states) == {at("C3m"), at("D1v"), at("D1b"), at("E1a")}
    play(states, at("D1v"))
    assert meeples(states, "D1") == "b" and meeples(states, "C3") == "m"


def test_the_tile_of_the_move_is_within_reach():
    """FT-5.5: what is left there can be killed, and the tile is then claimed."""
    states = acting("a", 2, extra={"C1": "m"})
    assert owner(states, "C1") == NONE and opened(states) == {at("C1m")}
    assert owner(play(states, at("C1m")), "C1") == 0


def test_more_assassins_reach_farther():
    """FT-5.5: the distance is counted in steps, not diagonally."""
    far = {"D2": "v", "D3": "v", "D4": "v"}  # 2, 3 and 4 steps from C1
    for n, names in ((2, {"D2"}), (3, {"D2", "D3"}), (4, {"D2", "D3", "D4"})):
        assert opened(acting("a", n, extra=far)) == {at(name + "v") for name in names}


def test_viziers_and_elders_in_front_of_opponents_are_targets():
    """FT-5.5: however far; own ones are not."""
    states = acting("a", 2, seats=3, viziers=(3, 1, 0), elders=(3, 0, 2))
    assert opened(states) == {front(1, "v"), front(2, "e")}
    play(states, front(2, "e"))
    assert states[0]["elders"].tolist() == [3, 0, 1, 0] and states[0]["viziers"].tolist() == [3, 1, 0, 0]


def test_exactly_one_meeple_is_killed():
    """FT-5.5: one is enough, whatever the number of assassins."""
    states = play(acting("a", 4, extra={"D1": "vv"}), at("D1v"))
    assert meeples(states, "D1") == "v" and turn(states) == 1


def test_the_killed_meeple_goes_into_the_bag():
    """FT-5.5: as do the assassins."""
    states = acting("a", 3, extra={"D1": "v"}, viziers=(0, 1))
    bag = states[0]["bag"].copy()
    assert bag[4] == 18
    assert play(states.copy(), at("D1v"))[0]["bag"][0] == bag[0] + 1
    assert play(states, front(1, "v"))[0]["bag"][0] == bag[0] + 1


def test_an_emptied_tile_is_claimed():
    """FT-5.5: without its action; not while a meeple is left, not if a camel stands there."""
    states = play(acting("a", 3, to="B3", extra={"B4": "m"}), at("B4m"), GO)
    assert owner(states, "B4") == 0 and states[0]["palaces"].sum() == 0
    assert states[0]["camels"][0] == 11 - 2
    assert owner(play(acting("a", 3, to="B3", extra={"B4": "mm"}), at("B4m")), "B4") == NONE
    assert owner(play(acting("a", 3, to="B3", extra={"B4": "m"}, camels={"B4": 1}), at("B4m")), "B4") == 1


def test_the_tile_of_the_move_has_the_first_claim_to_the_last_camel():
    """FT-5.5: the check of control comes before the killing."""
    states = acting("a", 2, extra={"D1": "m"}, spare_camels={0: 1})
    play(states, at("D1m"))
    assert owner(states, "C1") == 0 and owner(states, "D1") == NONE
    states = play(acting("a", 2, extra={"C1": "e", "D1": "m"}, spare_camels={0: 1}), at("D1m"))
    assert owner(states, "C1") == NONE and owner(states, "D1") == 0


def test_killing_is_compulsory():
    """FT-5.5: as long as there is a target that needs no slave."""
    assert GO not in opened(acting("a", 2, extra={"D1": "v"}))
    assert GO not in opened(acting("a", 2, viziers=(0, 1)))
    assert GO not in opened(acting("a", 2, extra={"D1": "v", "C4": "v"}, hands=[[S]]))


def test_without_a_target_the_turn_goes_on():
    """FT-5.5: nobody within reach and nobody in front of an opponent."""
    states = acting("a", 2, viziers=(2, 0))
    assert (phase(states), turn(states)) == (Phase.MOVE, 1)


def test_slaves_bring_more_reach_or_are_kept():
    """FT-5.5: if only they bring a target into reach, the player may decline."""
    states = acting("a", 2, extra={"C4": "v"}, hands=[[S, S]])
    assert opened(states) == {at("C4v"), GO}
    declined = play(states.copy(), GO)
    assert hand(declined) == [S, S] and meeples(declined, "C4") == "v"
    play(states, at("C4v"))
    assert hand(states) == [S] and meeples(states, "C4") == ""


def test_exactly_the_slaves_that_are_needed_are_discarded():
    """FT-5.5: as many as the distance exceeds the assassins; none for a near one or one in front of an opponent."""
    extra = {"C2": "v", "C4": "v", "C5": "v", "D5": "v"}
    for target, left in (("C2v", 2), ("C4v", 1), ("C5v", 0)):
        states = acting("a", 2, extra=extra, hands=[[S, S]])
        assert at("D5v") not in opened(states)
        assert hand(play(states, at(target))) == [S] * left
    assert hand(play(acting("a", 2, viziers=(0, 1), hands=[[S]]), front(1, "v"))) == [S]
