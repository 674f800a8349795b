"""FT-7.2, 7.5, 7.7, 7.15, 7.21, 7.22: powers of the four windows."""

from collections import Counter

import pytest

from majlis.core.record import NONE
from majlis.games.five_tribes.parts import GOOD_COUNT, Djinn, Good
from tests.games.five_tribes.layout import tray
from tests.games.five_tribes.names import GO, pick, tile, tile_name, use
from tests.games.five_tribes.table import (
    ROW,
    Phase,
    acting,
    cards,
    hand,
    meeples,
    opened,
    owner,
    phase,
    play,
    position,
    turn,
    walk,
)

S = Good.SLAVE
MOVE = {"B1": "v", "C1": "v"}


def ready(djinn, elders=2, **more):
    """Window A, with a move left and the price in front."""
    more["meeples"] = MOVE | more.get("meeples", {})
    return position(djinns={djinn: 0}, elders=(elders,), **more)


def usable(djinn, **more):
    return bool(opened(ready(djinn, **more)) & {use(djinn), use(djinn, "slave")})


def targets(states, djinn):
    """The tiles that a power may be aimed at, by name."""
    after = play(states.copy(), use(djinn))
    assert phase(after) == Phase.TARGET
    return {tile_name(a) for a in opened(after)}


EMPTY = {tile_name(t) for t in range(30)} - {"B1", "C1", "F4", "F5"}


# --- Anun-Nak


def test_anun_nak_draws_three_meeples_onto_an_empty_tile():
    """FT-7.2: from the bag, at random; the player stays in the window."""
    states = ready(Djinn.ANUN_NAK)
    bag = int(states[0]["bag"].sum())
    play(states, use(Djinn.ANUN_NAK), pick("A3"))
    assert len(meeples(states, "A3")) == 3 and states[0]["bag"].sum() == bag + 1 - 3
    assert phase(states) == Phase.MOVE and states[0]["elders"][0] == 1
    draws = {meeples(play(ready(Djinn.ANUN_NAK, seed=n), use(Djinn.ANUN_NAK), pick("A3")), "A3") for n in range(40)}
    assert len(draws) > 10


def test_anun_nak_wants_a_tile_with_nothing_on_it():
    """FT-7.2: no camel, meeple, palm or palace."""
    more = {"camels": {"A1": 1}, "palms": {"A2": 1}, "palaces": {"A4": 1}}
    assert targets(ready(Djinn.ANUN_NAK, **more), Djinn.ANUN_NAK) == EMPTY - {"A1", "A2", "A4"}


def emptied_bag(states, keep=0):
    """All meeples of the bag go to a tile of their own."""
    s = states[0]
    s["meeples"][0] += s["bag"]
    s["bag"] = 0
    for tribe in range(5):
        s["has"][tribe] |= int(s["meeples"][0, tribe] > 0)
    if keep:
        s["meeples"][0, 2] -= keep
        s["bag"][2] = keep
    return states


def test_anun_nak_draws_what_the_bag_has():
    """FT-7.2: with one merchant in it and a slave paid, one meeple."""
    states = emptied_bag(ready(Djinn.ANUN_NAK, elders=0, hands=[[S]]), keep=1)
    play(states, use(Djinn.ANUN_NAK, "slave"), pick("A3"))
    assert meeples(states, "A3") == "m"


def test_anun_nak_finds_the_elder_just_paid():
    """FT-7.2: an empty bag is no hindrance for an elder, but it is for a slave."""
    states = emptied_bag(ready(Djinn.ANUN_NAK, elders=1, hands=[[S]]))
    assert use(Djinn.ANUN_NAK) in opened(states) and use(Djinn.ANUN_NAK, "slave") not in opened(states)
    assert meeples(play(states, use(Djinn.ANUN_NAK), pick("A3")), "A3") == "e"


def test_anun_nak_is_closed_without_an_empty_tile():
    """FT-7.2: every tile has something."""
    full = dict(zip(sorted(EMPTY), "m" * 18 + "b" * 8, strict=True))
    assert not usable(Djinn.ANUN_NAK, meeples=full)
    del full["A3"]
    assert usable(Djinn.ANUN_NAK, meeples=full)


# --- Bouraq and Enki


@pytest.mark.parametrize(
    "djinn, kind, piece",
    [
        (Djinn.BOURAQ, {"A4", "B4", "C4", "D4", "E4"}, "palaces"),
        (Djinn.ENKI, {"A1", "B1", "C1", "D1", "E1", "F1"}, "palms"),
    ],
)
def test_bouraq_and_enki_place_a_piece_on_their_kind_of_tile(djinn, kind, piece):
    """FT-7.5, FT-7.7: a palace on any village, a palm on any oasis, whoever owns it."""
    states = ready(djinn, camels={"A4": 1, "B4": 0, "A1": 1, "D1": 0})
    assert targets(states, djinn) == kind
    for name in kind:
        after = play(states.copy(), use(djinn), pick(name))
        assert after[0][piece][tile(name)] == 1 and after[0][piece].sum() == 1
        assert owner(after, name) == owner(states, name) and phase(after) == Phase.MOVE


@pytest.mark.parametrize("djinn, left", [(Djinn.BOURAQ, "palaces_left"), (Djinn.ENKI, "palms_left")])
def test_bouraq_and_enki_need_a_piece_in_the_supply(djinn, left):
    """FT-7.5, FT-7.7: one is enough, none is not."""
    assert usable(djinn, **{left: 1}) and not usable(djinn, **{left: 0})
    name = "A4" if djinn == Djinn.BOURAQ else "A1"
    assert play(ready(djinn, **{left: 1}), use(djinn), pick(name))[0][left] == 0


# --- Leta and Utug


def test_leta_places_a_camel_on_an_empty_tile():
    """FT-7.15: no camel, meeple, palm or palace; the tile does not act."""
    states = ready(Djinn.LETA, camels={"A1": 1}, palms={"A2": 1}, palaces={"A4": 1})
    assert targets(states, Djinn.LETA) == EMPTY - {"A1", "A2", "A4"}
    play(states, use(Djinn.LETA), pick("B4"))
    assert owner(states, "B4") == 0 and states[0]["palaces"].sum() == 1 and states[0]["camels"][0] == 10
    assert states[0]["elders"][0] == 0 and phase(states) == Phase.MOVE


def test_utug_places_a_camel_on_a_tile_with_meeples_only():
    """FT-7.22: at least one meeple, no camel, palm or palace; the meeples stay."""
    extra = {"A1": "m", "A2": "m", "A3": "m", "A4": "m"}
    states = ready(Djinn.UTUG, meeples=extra, camels={"A1": 1}, palms={"A2": 1}, palaces={"A4": 1})
    assert targets(states, Djinn.UTUG) == {"A3", "B1", "C1", "F4", "F5"}
    play(states, use(Djinn.UTUG), pick("A3"))
    assert owner(states, "A3") == 0 and meeples(states, "A3") == "m" and phase(states) == Phase.MOVE


@pytest.mark.parametrize("djinn", [Djinn.LETA, Djinn.UTUG])
def test_leta_and_utug_need_a_spare_camel(djinn):
    """FT-7.15, FT-7.22: one is enough, none is not."""
    assert usable(djinn, spare_camels={0: 1}) and not usable(djinn, spare_camels={0: 0})


@pytest.mark.parametrize("djinn", [Djinn.LETA, Djinn.UTUG])
def test_leta_and_utug_cost_two(djinn):
    """FT-7.15, FT-7.22: two elders, or an elder and a slave."""
    assert not usable(djinn, elders=1) and usable(djinn, elders=1, hands=[[S]])
    states = play(ready(djinn, elders=1, hands=[[S]]), use(djinn, "slave"))
    assert states[0]["elders"][0] == 0 and hand(states) == []


def test_a_tile_of_utug_gives_nothing_to_the_mover():
    """FT-7.22: an opponent who empties it later does not get it."""
    states = play(ready(Djinn.UTUG, turn=0), use(Djinn.UTUG), pick("F5"))
    walk(states, "B1 C1v")
    walk(states, "F4 F5e")
    assert owner(states, "F5") == 0 and states[0]["elders"][1] == 2


# --- Sloar


def test_sloar_draws_the_top_card_of_the_pile():
    """FT-7.21: for a slave; the row is untouched, and the others do not see the card."""
    states = ready(Djinn.SLOAR, elders=0, hands=[[S]], pile=[Good.IVORY])
    play(states, use(Djinn.SLOAR, "slave"))
    assert hand(states) == [Good.IVORY] and states[0]["n_pile"] == 0 and states[0]["n_row"] == len(ROW)
    assert states[0]["seen"][0].sum() == 0 and phase(states) == Phase.MOVE


def test_sloar_takes_no_elder():
    """FT-7.21: a slave is the only price."""
    assert not usable(Djinn.SLOAR, elders=5)
    assert opened(ready(Djinn.SLOAR, elders=5, hands=[[S]])) & {use(Djinn.SLOAR), use(Djinn.SLOAR, "slave")} == {
        use(Djinn.SLOAR, "slave")
    }


def test_sloar_finds_at_least_the_slave_just_paid():
    """FT-7.21: with an empty pile and no discards."""
    others = cards(GOOD_COUNT - tray([*ROW, S]))
    states = ready(Djinn.SLOAR, elders=0, hands=[[S], others])
    assert states[0]["n_pile"] == 0 and states[0]["discard"].sum() == 0
    assert hand(play(states, use(Djinn.SLOAR, "slave"))) == [S]


def test_sloar_draws_by_chance_from_what_the_pile_holds():
    """FT-7.21, FT-10: each card of the pile can be the next, in proportion."""
    found = Counter()
    for n in range(120):
        states = ready(Djinn.SLOAR, elders=0, hands=[[S]], pile=[Good.IVORY, Good.SILK, Good.SILK, Good.SILK], seed=n)
        found.update(hand(play(states, use(Djinn.SLOAR, "slave"))))
    assert set(found) == {Good.IVORY, Good.SILK} and found[Good.SILK] > 2 * found[Good.IVORY]


def test_a_card_of_sloar_can_pay_or_be_sold_in_the_same_turn():
    """FT-7.21: it is in the hand at once."""
    states = ready(Djinn.SLOAR, elders=0, hands=[[S]], pile=[Good.IVORY])
    walk(play(states, use(Djinn.SLOAR, "slave")), "B1 C1v")
    assert phase(states) == Phase.SALE and turn(states) == 0 and GO in opened(states)


# --- in general


def test_the_target_cannot_be_declined_once_paid():
    """FT-7: the price comes first, and nothing is taken back."""
    for djinn in (Djinn.ANUN_NAK, Djinn.BOURAQ, Djinn.ENKI, Djinn.LETA, Djinn.UTUG):
        assert GO not in opened(play(ready(djinn), use(djinn)))


def test_powers_work_in_the_later_windows_too():
    """FT-3.5, FT-7.5: Bouraq after the tribe has acted."""
    states = acting("v", to="C2", djinns={Djinn.BOURAQ: 0}, elders=(1,))
    play(states, GO)
    assert phase(states) == Phase.TILE
    play(states, use(Djinn.BOURAQ), pick("A4"))
    assert phase(states) == Phase.MARKET and states[0]["palaces"][tile("A4")] == 1
    assert owner(states, "A4") == NONE
