"""FT-3.4: how the game ends."""

from majlis.core.record import NONE
from majlis.games.five_tribes.parts import Djinn, Good
from tests.games.five_tribes.names import GO, SELL, at, bid, good, pick, tile, use
from tests.games.five_tribes.table import (
    Phase,
    acting,
    gold,
    meeples,
    opened,
    owner,
    phase,
    play,
    position,
    result,
    turn,
    walk,
)

PAIR = {"A1": "v", "B1": "v"}  # one move, and then nobody can move


def test_the_last_camel_ends_the_game_with_the_round():
    """FT-3.4: the others still play, then it is over."""
    states = acting("v", later=[1], spare_camels={0: 1})
    assert states[0]["last_round"] == 1 and (phase(states), turn(states)) == (Phase.MOVE, 1)
    walk(states, "F4 F5e")
    assert (phase(states), turn(states)) == (Phase.OVER, NONE) and opened(states) == set()
    assert sum(result(states)) == 1


def test_with_a_camel_left_the_game_goes_on():
    """FT-3.4: the last but one changes nothing."""
    states = acting("v", later=[], spare_camels={0: 2})
    assert phase(states) == Phase.BID and states[0]["last_round"] == 0


def test_a_second_marker_plays_on_without_camels():
    """FT-3.4: with two players; the tile it empties stays free."""
    states = acting("v", later=[0], spare_camels={0: 1}, extra={"E1": "m", "F1": "m"})
    assert (phase(states), turn(states)) == (Phase.MOVE, 0)
    walk(states, "F1 E1m")
    assert owner(states, "E1") == NONE
    assert phase(play(states, GO)) == Phase.OVER, "and the merchants brought cards to sell"


def test_leta_and_utug_can_place_the_last_camel():
    """FT-3.4, FT-7.15, FT-7.22: the round is the last one then."""
    for djinn, target in ((Djinn.LETA, "A2"), (Djinn.UTUG, "B1")):
        states = position(meeples={"B1": "v", "C1": "v"}, djinns={djinn: 0}, elders=(2,), spare_camels={0: 1})
        play(states, use(djinn), pick(target))
        assert owner(states, target) == 0 and states[0]["last_round"] == 1


def test_an_assassin_can_bring_the_last_camel():
    """FT-3.4, FT-5.5: an emptied tile is claimed with it."""
    states = acting("a", 2, extra={"C1": "m", "D1": "e"}, spare_camels={0: 1}, later=[])
    assert states[0]["last_round"] == 0
    play(states, at("D1e"))
    assert owner(states, "D1") == 0 and phase(states) == Phase.OVER


def test_nobody_moves_once_a_player_could_not():
    """FT-3.4: without powers and cards the rest of the round passes by itself."""
    states = walk(position(meeples=PAIR | {"F1": "m"}, reserve=False), "A1 B1v")
    assert phase(states) == Phase.OVER and meeples(states, "F1") == "m" and states[0]["stuck"] == 1


def test_who_cannot_move_may_still_sell():
    """FT-3.4: there is neither tribe nor tile, but a sale."""
    states = position(meeples=PAIR, reserve=False, hands=[[], [Good.FISH]], later=[1, 0, 1])
    walk(states, "A1 B1v")
    assert (phase(states), turn(states)) == (Phase.SALE, 1) and opened(states) == {good(Good.FISH), SELL, GO}
    play(states, SELL)
    assert gold(states, 1) == 51 and phase(states) == Phase.OVER


def test_the_marker_still_moves():
    """FT-3.4: the order of a round without moves is kept to its end."""
    hands = [[], [Good.FISH], [Good.FISH]]
    states = walk(position(seats=3, meeples=PAIR, reserve=False, hands=hands, later=[2, 1]), "A1 B1v")
    assert turn(states) == 2 and states[0]["line"][:3].tolist() == [0, 2, NONE]
    assert turn(play(states, GO)) == 1 and states[0]["line"][:3].tolist() == [0, 2, 1]


def test_who_cannot_move_may_still_use_powers():
    """FT-3.4: Enki plants a palm in the last turns."""
    states = position(meeples=PAIR, reserve=False, djinns={Djinn.ENKI: 1}, elders=(0, 1), later=[1, 0, 1])
    walk(states, "A1 B1v")
    assert turn(states) == 1 and opened(states) == {use(Djinn.ENKI), GO}
    play(states, use(Djinn.ENKI), pick("C1"))
    assert states[0]["palms"][tile("C1")] == 1 and phase(states) == Phase.OVER


def test_anun_nak_can_make_a_move_possible_and_then_it_must_be_made():
    """FT-3.4, FT-7.2: a power in window A comes before the question who can move."""
    states = position(
        meeples={"C3": "vemba", **PAIR}, reserve=False, djinns={Djinn.ANUN_NAK: 1}, elders=(0, 1), later=[1]
    )
    walk(states, "A1 B1v")
    assert (phase(states), turn(states)) == (Phase.MOVE, 1) and opened(states) == {use(Djinn.ANUN_NAK), GO}
    play(states, use(Djinn.ANUN_NAK), pick("C2"))
    assert phase(states) == Phase.MOVE and pick("C2") in opened(states) and GO not in opened(states)
    assert states[0]["stuck"] == 0


def test_a_board_revived_later_in_the_round_stays_still():
    """FT-3.4: once somebody has left window A without a move, nobody moves any more."""
    states = position(
        seats=3,
        meeples={"C3": "vemba", **PAIR},
        reserve=False,
        djinns={Djinn.ANUN_NAK: 2},
        elders=(0, 0, 1),
        hands=[[Good.FISH], [Good.FISH], []],
        turn=0,
        later=[1, 2],
    )
    walk(states, "A1 B1v")
    play(states, GO)
    assert turn(states) == 1 and states[0]["stuck"] == 1
    play(states, GO)
    assert turn(states) == 2 and use(Djinn.ANUN_NAK) in opened(states)
    play(states, use(Djinn.ANUN_NAK), pick("C2"))
    assert phase(states) == Phase.OVER and len(meeples(states, "C2")) == 3


def test_a_dead_board_at_the_end_of_a_round_is_the_end():
    """FT-3.4: there is no further bid, although everybody has moved."""
    states = walk(position(meeples=PAIR, reserve=False, later=[]), "A1 B1v")
    assert phase(states) == Phase.OVER and states[0]["stuck"] == 0 and states[0]["last_round"] == 0
    states = walk(position(meeples=PAIR, reserve=True, later=[]), "A1 B1v")
    assert phase(states) == Phase.BID and bid(0) in opened(states)


def test_a_dead_board_is_the_end_even_if_anun_nak_could_revive_it():
    """FT-3.4: the ruling about the end of a round."""
    states = position(meeples=PAIR, reserve=False, djinns={Djinn.ANUN_NAK: 1}, elders=(0, 3), later=[])
    assert phase(walk(states, "A1 B1v")) == Phase.OVER


def test_the_game_is_not_over_before_the_round_is():
    """FT-3.4: the stuck player's followers are asked for their sales one by one."""
    hands = [[Good.FISH]] * 4
    states = walk(position(seats=4, meeples=PAIR, reserve=False, hands=hands), "A1 B1v")
    for seat in range(4):
        assert (phase(states), turn(states)) == (Phase.SALE, seat)
        play(states, GO)
    assert phase(states) == Phase.OVER
