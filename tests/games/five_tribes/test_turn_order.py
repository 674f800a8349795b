"""FT-3.2 and FT-3.5: the turn in its order, and the windows in which powers are used."""

from majlis.games.five_tribes.parts import Djinn, Good
from tests.games.five_tribes.names import GO, PRICES, SELL, at, bid, buy, good, pick, slot, use
from tests.games.five_tribes.table import (
    GAME,
    ROW,
    Phase,
    acting,
    go_on,
    gold,
    hand,
    opened,
    owner,
    phase,
    play,
    position,
    turn,
    walk,
)

ENKI = {Djinn.ENKI: 0}


def to_the_end_of_the_round(states):
    """Play the lowest open action over and over; return who had the turns."""
    movers = []
    while states[0]["rounds"] == 1 and phase(states) != Phase.OVER:
        if phase(states) == Phase.MOVE:
            movers.append(turn(states))
        play(states, min(opened(states)))
    return movers


def test_the_order_of_play_is_the_next_order_of_bidding():
    """FT-3.2: each marker goes to the first free space of the bid order track as its turn begins."""
    for seats, prices in ((3, (1, 8, 3)), (4, (0, 0, 5, 0))):
        states = GAME.start(bytes([seats] * 32), seats)
        play(states, *(bid(price) for price in prices))
        movers = to_the_end_of_the_round(states)
        assert len(movers) == seats and states[0]["line"][:seats].tolist() == movers
        assert (phase(states), turn(states)) == (Phase.BID, movers[0])


def test_two_players_have_four_turns_a_round():
    """FT-3.2: one for each marker."""
    states = play(GAME.start(bytes([7] * 32), 2), *(bid(price) for price in PRICES[1:5]))
    movers = to_the_end_of_the_round(states)
    assert sorted(movers) == [0, 0, 1, 1] and states[0]["line"].tolist() == movers


def test_moving_is_compulsory():
    """FT-3.2: a player who can move is not offered to go on."""
    states = position(meeples={"A1": "v", "B1": "v"})
    assert opened(states) == {pick("A1"), pick("B1"), pick("F4"), pick("F5")}


def test_the_tribe_acts_before_the_tile():
    """FT-3.2: merchants shorten the row before the small market shows its first three cards."""
    states = acting("m", 2, to="C2")
    assert phase(states) == Phase.MARKET and hand(states) == [Good.FISH, Good.WHEAT]
    assert opened(states) == {slot(0), slot(1), slot(2), GO}
    assert states[0]["row"][0] == ROW[2]


def test_the_camel_comes_before_the_tribe():
    """FT-3.2: it stands already in window B."""
    states = acting("v", djinns=ENKI, elders=(1,))
    assert phase(states) == Phase.TRIBE and owner(states, "C1") == 0
    assert states[0]["viziers"][0] == 0


def test_the_sale_comes_last():
    """FT-3.2: after the tile's action, and then the next marker plays."""
    states = acting("v", to="C2", hands=[[Good.FISH]])
    assert phase(states) == Phase.MARKET
    play(states, slot(1))
    assert (phase(states), turn(states)) == (Phase.SALE, 0)
    assert opened(states) == {good(Good.FISH), good(Good.WHEAT), SELL, GO}
    assert (phase(play(states, GO)), turn(states)) == (Phase.MOVE, 1)


def test_a_tile_acts_whoever_owns_it():
    """FT-3.2: also if an opponent's camel stands there."""
    states = acting("v", to="C2", camels={"C2": 1})
    assert phase(states) == Phase.MARKET and owner(states, "C2") == 1


def test_a_paid_power_can_be_used_in_each_of_four_windows():
    """FT-3.5: before the move, before and after the tribe, and at the end."""
    windows = []
    states = position(meeples={"B2": "v", "C2": "v"}, djinns=ENKI, elders=(1,))
    for _ in range(8):
        if use(Djinn.ENKI) in opened(states):
            windows.append(phase(states))
        if turn(states) != 0:
            break
        play(states, pick("B2") if phase(states) == Phase.MOVE else at("C2v") if phase(states) == Phase.DROP else GO)
    assert windows == [Phase.MOVE, Phase.TRIBE, Phase.TILE, Phase.SALE]


def test_no_power_is_used_between_picking_up_and_control():
    """FT-3.5: while meeples are carried only drops are open."""
    states = play(position(meeples={"B1": "vm", "D1": "v"}, djinns=ENKI, elders=(3,)), pick("B1"))
    assert opened(states) == {at("C1m")} and phase(states) == Phase.DROP


def test_new_elders_pay_from_window_c_on():
    """FT-3.5: in window B they are in hand."""
    states = acting("e", djinns=ENKI)
    assert phase(states) == Phase.TILE and states[0]["elders"][0] == 2
    assert opened(states) == {use(Djinn.ENKI), GO}
    assert phase(acting("e", djinns=ENKI, elders=(1,))) == Phase.TRIBE


def test_new_slaves_pay_from_window_c_on():
    """FT-3.5: merchants bring them before that window."""
    states = acting("m", djinns=ENKI, row=(Good.SLAVE, Good.FISH))
    assert phase(states) == Phase.TILE and opened(states) == {use(Djinn.ENKI, "slave"), GO}


def test_nobody_is_asked_without_a_usable_power():
    """FT-3.5: a djinn that cannot be paid opens no window, and without a card there is no sale."""
    for more in ({}, {"djinns": ENKI}, {"djinns": {Djinn.ENKI: 1}, "elders": (2,)}, {"elders": (2,)}):
        states = acting("v", **more)
        assert (phase(states), turn(states)) == (Phase.MOVE, 1)


def test_several_powers_are_used_one_after_the_other_in_one_window():
    """FT-3.5: each once, then the player goes on."""
    states = acting("v", djinns={Djinn.ENKI: 0, Djinn.BOURAQ: 0}, elders=(4,))
    play(states, use(Djinn.ENKI), pick("A1"))
    assert phase(states) == Phase.TRIBE and opened(states) == {use(Djinn.BOURAQ), GO}
    play(states, use(Djinn.BOURAQ), pick("A4"))
    assert states[0]["elders"][0] == 2
    assert (phase(states), turn(states)) == (Phase.MOVE, 1), "nothing is left to ask in any window"


def test_a_power_works_once_a_turn():
    """FT-7: used before the move it is closed in the later windows, and open again in the next turn."""
    states = position(meeples={"B1": "v", "C1": "v"}, djinns=ENKI, elders=(5,), later=[0, 1, 1])
    play(states, use(Djinn.ENKI), pick("A1"))
    assert use(Djinn.ENKI) not in opened(states)
    walk(states, "B1 C1v")
    assert (phase(states), turn(states)) == (Phase.MOVE, 0)
    assert use(Djinn.ENKI) in opened(states)


def test_a_power_is_used_only_by_its_owner():
    """FT-7: nobody else, and nobody while the djinn lies in the row."""
    for where in ({"djinns": {Djinn.ENKI: 1}}, {"open_djinns": (Djinn.ENKI,)}, {}):
        assert use(Djinn.ENKI) not in opened(position(meeples={"B1": "v"}, elders=(3, 3), **where))


def test_a_djinn_can_be_used_in_the_turn_in_which_it_is_bought():
    """FT-7, FT-6.5: in window D."""
    states = acting("v", to="B5", elders=(3,), open_djinns=(Djinn.ENKI, Djinn.BOAZ, Djinn.LETA))
    play(states, buy(Djinn.ENKI))
    assert phase(states) == Phase.SALE and opened(states) == {use(Djinn.ENKI), GO}
    play(states, use(Djinn.ENKI), pick("D1"))
    assert states[0]["palms"][3] == 1 and turn(states) == 1


def test_sales_and_powers_mix_in_window_d():
    """FT-3.5: sell, use, sell again."""
    fish, wheat = Good.FISH, Good.WHEAT
    states = acting("v", djinns=ENKI, elders=(1,), hands=[[fish, wheat]])
    play(states, GO, GO)
    assert phase(states) == Phase.SALE
    play(states, good(fish), SELL, use(Djinn.ENKI), pick("A1"))
    assert phase(states) == Phase.SALE and opened(states) == {good(wheat), SELL, GO}
    assert gold(play(states, SELL)) == 52
    assert turn(go_on(states)) == 1


def test_the_payer_chooses_between_elder_and_slave():
    """FT-7: one elder, or one slave; elders go to the bag, slaves to the discards."""
    states = position(meeples={"B1": "v", "C1": "v"}, djinns=ENKI, elders=(1,), hands=[[Good.SLAVE]])
    assert {use(Djinn.ENKI), use(Djinn.ENKI, "slave")} <= opened(states)
    bag, discards = states[0]["bag"][1].copy(), states[0]["discard"][Good.SLAVE].copy()
    elder, slave = play(states.copy(), use(Djinn.ENKI)), play(states, use(Djinn.ENKI, "slave"))
    assert elder[0]["elders"][0] == 0 and elder[0]["bag"][1] == bag + 1 and hand(elder) == [Good.SLAVE]
    assert slave[0]["elders"][0] == 1 and slave[0]["discard"][Good.SLAVE] == discards + 1 and hand(slave) == []


def test_a_price_of_two_needs_an_elder_at_least():
    """FT-7: an elder, and an elder or a slave; slaves alone are not enough."""
    spots = {"meeples": {"B1": "v", "C1": "v"}, "djinns": {Djinn.LETA: 0}}
    leta = {use(Djinn.LETA), use(Djinn.LETA, "slave")}
    assert opened(position(elders=(2,), **spots)) & leta == {use(Djinn.LETA)}
    assert opened(position(elders=(1,), hands=[[Good.SLAVE]], **spots)) & leta == {use(Djinn.LETA, "slave")}
    assert opened(position(elders=(1,), **spots)) & leta == set()
    assert opened(position(hands=[[Good.SLAVE] * 5], **spots)) & leta == set()
    states = play(position(elders=(1,), hands=[[Good.SLAVE]], **spots), use(Djinn.LETA, "slave"))
    assert states[0]["elders"][0] == 0 and hand(states) == []
