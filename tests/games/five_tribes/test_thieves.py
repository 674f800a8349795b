"""FT-8.2 to FT-8.8, FT-7.23: what thieves do."""

import pytest

from majlis.core.record import NONE
from majlis.games.five_tribes.parts import Djinn, Good, Thief
from majlis.games.five_tribes.state import DISCARDS, GONE, PILE
from tests.games.five_tribes.names import GO, card, good, palace, palm, pick, rob, tile, use
from tests.games.five_tribes.table import (
    GAME,
    ROW,
    Phase,
    acting,
    gold,
    hand,
    held,
    meeples,
    opened,
    owner,
    phase,
    place,
    play,
    points,
    turn,
    walk,
)

F, W, P, S, V = Good.FISH, Good.WHEAT, Good.POTTERY, Good.SLAVE, Good.IVORY
TRIBE = {Thief.ZIAD: "v", Thief.OUAFAT: "e", Thief.HOUSSAIN: "m", Thief.SHALIM: "b", Thief.KOHDJAH: "a"}
LOOT = {  # something that every thief wants, in front of the second player
    "viziers": (0, 2),
    "djinns": {Djinn.JAFAAR: 1, Djinn.SHAMHAT: 1},
    "hands": [[], [F, W, P]],
    "camels": {"A3": 1, "B3": 1},
    "palms": {"A3": 1, "B3": 1},
}


def strike(thief, seats=2, letter=None, to="C1", **more):
    """The question after the action of a tribe: use the thief or go on."""
    letter = letter or TRIBE[thief]
    more["row"] = () if letter == "m" else ROW
    states = acting(letter, to=to, seats=seats, thieves=True, thieves_of={thief: 0}, **more)
    if phase(states) == Phase.KILL:
        play(states, min(opened(states)))
    return states


def sent(thief, **more):
    return play(strike(thief, **more), rob(thief))


# --- in general


@pytest.mark.parametrize("thief", TRIBE)
def test_a_thief_may_follow_the_action_of_its_tribe(thief):
    """FT-8.2: right after it, or not at all."""
    states = strike(thief, **LOOT)
    assert phase(states) == Phase.THIEF and opened(states) == {rob(thief), GO}
    before = points(states, 1)
    play(states, GO)
    assert place(states, thief) == 0 and points(states, 1) == before


@pytest.mark.parametrize("thief", TRIBE)
def test_a_thief_follows_no_other_tribe(thief):
    """FT-8.2: four tribes do not call it."""
    for letter in set("vemba") - {TRIBE[thief]}:
        assert rob(thief) not in opened(strike(thief, letter=letter, **LOOT))


@pytest.mark.parametrize("thief", TRIBE)
def test_a_used_thief_leaves_the_game(thief):
    """FT-8.2: and scores nothing."""
    states = strike(thief, seats=2, **LOOT)
    before = points(states, 0)
    play(states, rob(thief))
    assert place(states, thief) == GONE
    while phase(states) == Phase.LOSE:
        assert points(states, 0) <= before - 6 + 10, "at most more viziers than somebody"
        play(states, min(opened(states)))


@pytest.mark.parametrize("thief", TRIBE)
def test_a_thief_that_would_hurt_nobody_is_not_offered(thief):
    """FT-8.2: the ruling; opponents have nothing of the kind."""
    assert phase(strike(thief)) != Phase.THIEF
    poor = {"camels": {"A3": 1}} if thief == Thief.SHALIM else {}
    assert phase(strike(thief, **poor)) != Phase.THIEF


@pytest.mark.parametrize("thief", TRIBE)
def test_only_the_owner_uses_a_thief(thief):
    """FT-8.2: a thief in front of another player is not offered."""
    states = acting(TRIBE[thief], thieves=True, thieves_of={thief: 1}, row=(), **LOOT)
    assert rob(thief) not in opened(states)


@pytest.mark.parametrize("thief", TRIBE)
def test_morgiane_keeps_her_owner_from_harm(thief):
    """FT-7.23: alone against her a thief cannot be used; with others there, she is passed over."""
    safe = LOOT | {"djinns": {**LOOT["djinns"], Djinn.MORGIANE: 1}}
    assert phase(strike(thief, **safe)) != Phase.THIEF
    three = safe | {
        "viziers": (0, 2, 1),
        "djinns": {Djinn.JAFAAR: 1, Djinn.MORGIANE: 1, Djinn.SHAMHAT: 2},
        "hands": [[], [F], [W, P]],
        "camels": {"A3": 1, "B3": 2},
    }
    states = strike(thief, seats=3, **three)
    kept, viziers = points(states, 1), int(states[0]["viziers"][1])
    play(states, rob(thief))
    assert thief == Thief.ZIAD or (phase(states), turn(states)) == (Phase.LOSE, 2)
    assert states[0]["viziers"][1] == viziers and points(states, 1) >= kept


def test_morgiane_does_not_bind_her_owner():
    """FT-7.23: the owner's own thieves strike."""
    loot = LOOT | {"djinns": {**LOOT["djinns"], Djinn.MORGIANE: 0}}
    assert phase(strike(Thief.HOUSSAIN, **loot)) == Phase.THIEF


def test_thieves_come_before_window_c():
    """FT-8.2, FT-3.5: a power can follow, and the tile acts last."""
    states = strike(Thief.ZIAD, to="C2", viziers=(0, 1), djinns={Djinn.ENKI: 0}, elders=(1,))
    play(states, GO)
    assert phase(states) == Phase.THIEF
    assert phase(play(states, rob(Thief.ZIAD))) == Phase.TILE
    assert phase(play(states, GO)) == Phase.MARKET


def test_a_thief_may_follow_an_action_without_effect():
    """FT-8.2: the ruling; assassins who found nobody."""
    states = acting("a", thieves=True, thieves_of={Thief.KOHDJAH: 0}, camels={"A5": 1})
    assert phase(states) == Phase.THIEF
    states = acting("m", thieves=True, thieves_of={Thief.HOUSSAIN: 0}, row=(), hands=[[], [F]])
    assert phase(states) == Phase.THIEF


def test_victims_choose_clockwise_and_before_the_user():
    """FT-8.2: from the user's left; who has nothing is passed over."""
    hands = [[F], [F], [], [W, P]]
    states = acting("m", turn=1, seats=4, thieves=True, thieves_of={Thief.HOUSSAIN: 1}, row=(), hands=hands)
    play(states, rob(Thief.HOUSSAIN))
    asked = []
    while phase(states) == Phase.LOSE:
        asked.append(turn(states))
        play(states, min(opened(states)))
    assert asked == [3, 3, 0] and (phase(states), turn(states)) == (Phase.GAIN, 1)


def test_victims_are_asked_even_without_a_choice():
    """FT-8.2: the ruling."""
    states = sent(Thief.HOUSSAIN, hands=[[], [F]])
    assert (phase(states), turn(states)) == (Phase.LOSE, 1) and opened(states) == {good(F)}
    states = sent(Thief.OUAFAT, djinns={Djinn.BOAZ: 1})
    assert opened(states) == {card(Djinn.BOAZ)}
    states = sent(Thief.KOHDJAH, camels={"A3": 1})
    assert opened(states) == {pick("A3")}


def test_nothing_can_be_refused_by_a_victim():
    """FT-8.2: going on is closed."""
    for thief in (Thief.OUAFAT, Thief.HOUSSAIN, Thief.SHALIM, Thief.KOHDJAH):
        states = sent(thief, **LOOT)
        assert phase(states) == Phase.LOSE and GO not in opened(states)


# --- Ziad


def test_ziad_takes_a_vizier_from_everybody_and_gives_one_to_the_user():
    """FT-8.3: nobody is asked; the others go into the bag."""
    states = strike(Thief.ZIAD, seats=4, viziers=(0, 3, 0, 1))
    bag = int(states[0]["bag"][0])
    play(states, rob(Thief.ZIAD))
    assert states[0]["viziers"].tolist() == [3, 2, 0, 0] and states[0]["bag"][0] == bag + 1


def test_boaz_is_no_help_against_ziad():
    """FT-8.3, FT-7.4: the ruling."""
    assert sent(Thief.ZIAD, viziers=(0, 1), djinns={Djinn.BOAZ: 1})[0]["viziers"].tolist() == [3, 0, 0, 0]


def test_thieves_are_no_assassins():
    """FT-8.8: neither Nekir nor Kandicha takes notice."""
    states = sent(Thief.ZIAD, viziers=(0, 1), djinns={Djinn.NEKIR: 0, Djinn.KANDICHA: 1})
    assert gold(states, 0) == gold(states, 1) == 50 and states[0]["viziers"].tolist() == [3, 0, 0, 0]


# --- Ouafat


def test_ouafat_takes_one_djinn_of_those_laid_down():
    """FT-8.4: each victim chooses one, the user one of these; the other goes to the discards."""
    djinns = {Djinn.BOAZ: 1, Djinn.JAFAAR: 1, Djinn.MARID: 2}
    states = sent(Thief.OUAFAT, seats=3, djinns=djinns)
    assert turn(states) == 1 and opened(states) == {card(Djinn.BOAZ), card(Djinn.JAFAAR)}
    play(states, card(Djinn.BOAZ))
    assert turn(states) == 2 and opened(states) == {card(Djinn.MARID)}
    play(states, card(Djinn.MARID))
    assert (phase(states), turn(states)) == (Phase.GAIN, 0)
    assert opened(states) == {card(Djinn.BOAZ), card(Djinn.MARID)}
    play(states, card(Djinn.MARID))
    assert held(states) == {Djinn.MARID} and held(states, 1) == {Djinn.JAFAAR} and held(states, 2) == set()
    assert place(states, Djinn.BOAZ) == DISCARDS


def test_the_only_djinn_laid_down_is_taken():
    """FT-8.4: the user cannot decline."""
    states = play(sent(Thief.OUAFAT, djinns={Djinn.BOAZ: 1}), card(Djinn.BOAZ))
    assert held(states) == {Djinn.BOAZ}


def test_a_djinn_of_ouafat_can_be_used_at_once():
    """FT-8.4: in the same turn, from window C on."""
    states = play(sent(Thief.OUAFAT, to="C2", djinns={Djinn.ENKI: 1}), card(Djinn.ENKI))
    assert phase(states) == Phase.TILE and use(Djinn.ENKI) in opened(states)


def test_baal_is_paid_for_the_djinn_taken():
    """FT-8.4, FT-7.3: 2 for an opponent, 1 for the user; nothing for those discarded."""
    states = play(sent(Thief.OUAFAT, seats=3, djinns={Djinn.BOAZ: 1, Djinn.BAAL: 2, Djinn.LETA: 2}), card(Djinn.BOAZ))
    play(states, card(Djinn.LETA), card(Djinn.LETA))
    assert gold(states, 2) == 52
    states = play(sent(Thief.OUAFAT, djinns={Djinn.BOAZ: 1, Djinn.BAAL: 0}), card(Djinn.BOAZ))
    assert gold(states, 0) == 51


def test_baal_is_not_paid_when_it_is_taken_or_lost_itself():
    """FT-8.4: a lost djinn has no effect any more."""
    states = play(sent(Thief.OUAFAT, djinns={Djinn.BAAL: 1}), card(Djinn.BAAL))
    assert gold(states, 0) == gold(states, 1) == 50 and held(states) == {Djinn.BAAL}
    states = sent(Thief.OUAFAT, seats=3, djinns={Djinn.BAAL: 1, Djinn.LETA: 2})
    play(states, card(Djinn.BAAL), card(Djinn.LETA))
    assert gold(play(states, card(Djinn.LETA)), 1) == 50 and place(states, Djinn.BAAL) == DISCARDS


def test_ouafat_never_touches_thieves():
    """FT-8.4: who has thieves only loses nothing."""
    states = acting("e", thieves=True, thieves_of={Thief.OUAFAT: 0, Thief.ZIAD: 1})
    assert (phase(states), turn(states)) == (Phase.MOVE, 1)


def test_morgiane_herself_cannot_be_lost():
    """FT-8.4, FT-7.23: her owner is not asked."""
    assert phase(strike(Thief.OUAFAT, djinns={Djinn.MORGIANE: 1, Djinn.BOAZ: 1})) != Phase.THIEF


# --- Houssain


def test_houssain_takes_two_cards_of_those_laid_down():
    """FT-8.5: two of each victim, slaves too; the others go to the discards."""
    states = sent(Thief.HOUSSAIN, seats=3, hands=[[], [F, W, S], [P, P]])
    assert opened(states) == {good(F), good(W), good(S)}
    play(states, good(S), good(F))
    assert turn(states) == 2 and opened(play(states, good(P))) == {good(P)}
    play(states, good(P))
    assert (phase(states), turn(states)) == (Phase.GAIN, 0) and opened(states) == {good(S), good(F), good(P)}
    play(states, good(P), good(S))
    assert hand(states) == [P, S] and hand(states, 1) == [W] and hand(states, 2) == []
    assert states[0]["discard"][[F, P]].tolist() == [1, 1]


def test_who_holds_one_card_loses_that_one():
    """FT-8.5: and the user takes what there is."""
    states = play(sent(Thief.HOUSSAIN, hands=[[], [F]]), good(F))
    assert hand(states) == [F] and hand(states, 1) == [] and phase(states) == Phase.SALE


def test_the_user_has_to_take_two():
    """FT-8.5: going on is closed, and two cards are taken without a question."""
    states = play(sent(Thief.HOUSSAIN, hands=[[], [F, W, P]]), good(F), good(W))
    assert hand(states) == [F, W]
    states = play(sent(Thief.HOUSSAIN, seats=3, hands=[[], [F, W], [P]]), good(F), good(W), good(P))
    assert GO not in opened(states)


def test_cards_of_houssain_are_known_to_all():
    """FT-8.5, FT-10: also those that nobody had seen in the victim's hand."""
    states = play(sent(Thief.HOUSSAIN, unseen=[[], [F, W, P]]), good(F), good(W))
    assert states[0]["seen"][0].tolist() == states[0]["hand"][0].tolist()
    assert hand(GAME.view(states, 0), 1) == []


def test_cards_of_the_merchants_come_before_houssain():
    """FT-8.2, FT-8.5: the tribe has acted."""
    states = acting("m", thieves=True, thieves_of={Thief.HOUSSAIN: 0}, hands=[[], [V]])
    assert phase(states) == Phase.THIEF and len(hand(states)) == 2


# --- Shalim


def test_shalim_moves_a_palm_or_a_palace_to_an_own_tile():
    """FT-8.6: the victim chooses from any own tile, the user any own tile of whatever kind."""
    more = {"camels": {"A3": 1, "B3": 1, "D5": 0}, "palms": {"A3": 1, "B2": 1}, "palaces": {"B3": 2}}
    states = sent(Thief.SHALIM, **more)
    assert turn(states) == 1 and opened(states) == {palm("A3"), palace("B3")}
    play(states, palace("B3"))
    assert phase(states) == Phase.GAIN and opened(states) == {palace("C1"), palace("D5")}
    play(states, palace("D5"))
    assert states[0]["palaces"][tile("D5")] == 1 and states[0]["palaces"][tile("B3")] == 1
    assert states[0]["palms"][tile("C1")] == 1, "and then the oasis acts"


def test_pieces_not_taken_go_to_the_supply():
    """FT-8.6: the user takes one of two."""
    more = {"camels": {"A3": 1, "B3": 2}, "palms": {"A3": 1}, "palaces": {"B3": 1}}
    states = play(sent(Thief.SHALIM, seats=3, to="C2", **more), palm("A3"), palace("B3"))
    assert opened(states) == {palm("C2"), palace("C2")}
    play(states, palm("C2"))
    assert states[0]["palms"][tile("C2")] == 1 and states[0]["palaces_left"] == 10 and states[0]["palms_left"] == 11


def test_without_an_own_tile_everything_goes_to_the_supply():
    """FT-8.6: the ruling."""
    more = {"camels": {"A3": 1, "C2": 1}, "palms": {"A3": 1}}
    states = play(sent(Thief.SHALIM, to="C2", **more), palm("A3"))
    assert states[0]["palms"].sum() == 0 and states[0]["palms_left"] == 12 and phase(states) == Phase.MARKET


def test_monkir_is_paid_for_the_palace_of_shalim():
    """FT-8.6, FT-7.17: 1 for the user, 2 for an opponent; nothing for a palm."""
    more = {"camels": {"A3": 1}, "palms": {"A3": 1}, "palaces": {"A3": 1}, "to": "C2"}
    for holder, gain in ((0, 1), (1, 2)):
        states = sent(Thief.SHALIM, djinns={Djinn.MONKIR: holder}, **more)
        after = play(states.copy(), palace("A3"), palace("C2"))
        assert gold(after, holder) == 50 + gain
        assert gold(play(states, palm("A3"), palm("C2")), holder) == 50


def test_the_user_has_to_take_a_piece():
    """FT-8.6: the ruling."""
    states = play(sent(Thief.SHALIM, camels={"A3": 1}, palms={"A3": 1}), palm("A3"))
    assert opened(states) == {palm("C1")}


# --- Kohdjah


def test_kohdjah_takes_a_camel_from_everybody_and_may_place_an_own_one():
    """FT-8.7: camels go home, one of the tiles can be the user's."""
    more = {"camels": {"A3": 1, "B3": 1, "A5": 2}, "palms": {"A3": 1}}
    states = sent(Thief.KOHDJAH, seats=3, to="C2", **more)
    assert turn(states) == 1 and opened(states) == {pick("A3"), pick("B3")}
    play(states, pick("A3"))
    assert owner(states, "A3") == NONE and states[0]["camels"][1] == 7 and turn(states) == 2
    play(states, pick("A5"))
    assert (phase(states), turn(states)) == (Phase.GAIN, 0) and opened(states) == {pick("A3"), pick("A5"), GO}
    play(states, pick("A3"))
    assert owner(states, "A3") == 0 and owner(states, "A5") == NONE and owner(states, "B3") == 1
    assert states[0]["palms"][tile("A3")] == 1 and states[0]["camels"].tolist() == [6, 7, 8, 0]


def test_the_user_may_leave_the_tiles_free():
    """FT-8.7: only this gain is optional; what stands there stays."""
    states = play(sent(Thief.KOHDJAH, to="C2", camels={"F4": 1}, palaces={"F4": 1}), pick("F4"), GO)
    assert owner(states, "F4") == NONE and states[0]["palaces"][tile("F4")] == 1 and meeples(states, "F4") == "e"


def test_without_a_spare_camel_nothing_is_placed():
    """FT-8.7: the ruling; the victims lose theirs all the same."""
    states = play(sent(Thief.KOHDJAH, to="C2", camels={"A3": 1}, spare_camels={0: 0}), pick("A3"))
    assert owner(states, "A3") == NONE and phase(states) == Phase.MARKET


def test_a_last_camel_placed_by_kohdjah_ends_the_game():
    """FT-8.7, FT-3.4: with the round."""
    states = sent(Thief.KOHDJAH, to="C2", camels={"A3": 1}, spare_camels={0: 2})
    assert states[0]["last_round"] == 0
    play(states, pick("A3"), pick("A3"))
    assert states[0]["camels"][0] == 0 and states[0]["last_round"] == 1


def test_the_end_stands_when_the_last_camel_comes_back():
    """FT-3.4, FT-8.7: the ruling; and that camel can be placed again."""
    more = {"thieves": True, "thieves_of": {Thief.KOHDJAH: 1}, "extra": {"A2": "a", "B2": "a"}}
    states = acting("v", spare_camels={0: 1}, later=[1, 0], **more)
    assert states[0]["last_round"] == 1 and turn(states) == 1
    walk(states, "B2 A2a")
    if phase(states) == Phase.KILL:
        play(states, min(opened(states)))
    play(states, rob(Thief.KOHDJAH), pick("C1"), GO)
    assert states[0]["camels"][0] == 1 and states[0]["last_round"] == 1


# --- Madjaar


def test_madjaar_never_comes():
    """FT-8.8: he is in the list of the box and not in the game."""
    for n in range(20):
        states = GAME.start(n.to_bytes(32, "big"), 4, GAME.pack(thieves=True))
        assert place(states, Thief.MADJAAR) == GONE and place(states, Thief.ZIAD) in (PILE, 4)
    assert rob(Thief.MADJAAR) not in opened(strike(Thief.ZIAD, **LOOT))
