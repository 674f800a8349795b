"""HD-8: what is open, and what each player has seen."""

import numpy as np

from majlis.core.record import named
from majlis.games.high_desert.parts import KINDS
from majlis.games.high_desert.state import BITS, MEMORY
from tests.games.high_desert.oracle import Witness
from tests.games.high_desert.table import GAME, deck, hand, play, position, seen

PAY = ["Genie Diviner", "Genie Merchant", "Genie Thief"]
TOP = ["Genie Sultan", "Marid Sultan", "Shaitan Sultan", "Efreet Sultan", "Jann Vizier"]


def recalled(card="Efreet Sultan", **more):
    """Player 1 of three has just recalled a card; the deck is Diviners."""
    hands = [[*PAY, "Marid Vizier"], ["Jann Thief", "Marid Diviner"], ["Marid Thief"]]
    states = position(seats=3, hands=hands, discard=[card], deck=["Shaitan Diviner"] * 5, **more)
    return play(states, "wish recall", *PAY, card)


def looked(kept="Shaitan Sultan", rest=("Jann Diviner",), hands=None):
    """Player 1 has put four cards under the deck."""
    hands = hands or [PAY, ["Marid Diviner", "Marid Thief"], ["Marid Merchant", "Marid Diviner"]]
    states = position(seats=3, hands=hands, deck=[*TOP, *rest])
    return play(states, "wish look", *PAY, kept)


def test_palaces_piles_and_sizes_are_open():
    """HD-8, H22: the same for every viewer as on the table."""
    hands = [["Jann Thief"], ["Genie Thief"] * 2]
    states = position(hands=hands, palaces=[["Genie Sultan"], ["Marid Thief"]], discard=["Jann Vizier"])
    for seat in (-1, 0, 1):
        for field in ("palace", "n_palace", "n_hand", "discard", "removed", "n_deck", "turns", "turns_left"):
            assert np.array_equal(GAME.view(states, seat)[0][field], states[0][field]), field


def test_hands_and_deck_are_hidden():
    """HD-8, H22: a player sees the own hand only, an onlooker none; nobody sees the deck."""
    states = GAME.start((7).to_bytes(32, "big"), 3)
    for seat in (-1, 0, 1, 2):
        for holder in range(3):
            assert seen(states, seat, holder) == (hand(states, holder) if seat == holder else [])
        assert set(deck(GAME.view(states, seat))) == {None}
        assert not GAME.view(states, seat)[0]["key"].any()


def test_a_recalled_card_is_known_to_everybody():
    """HD-8, H26: onlookers too."""
    states = recalled()
    for seat in (-1, 1, 2):
        assert seen(states, seat, 0) == ["Efreet Sultan"]


def test_a_known_card_is_forgotten_when_its_like_is_played():
    """H26: Player 1 holds two alike, one of them known; after one is played none is."""
    states = recalled("Marid Vizier")
    play(states, "Marid Diviner", "Marid Thief", "player 2")
    assert seen(states, 1, 0) == ["Marid Vizier"]
    play(states, "Marid Vizier")
    for seat in (-1, 1, 2):
        assert seen(states, seat, 0) == []


def test_two_recalled_cards_of_a_kind_are_both_known():
    """H26: and each that is played leaves one less."""
    pay = ["Genie Diviner"] * 3
    hands = [[*pay, *pay[:1], "Marid Diviner", "Marid Diviner", "Marid Merchant"], ["Jann Diviner"]]
    states = position(hands=hands, discard=["Jann Thief"] * 2, deck=["Efreet Diviner"] * 5 + ["Efreet Merchant"] * 4)
    play(states, "wish recall", *pay, "Jann Thief", "Jann Diviner")
    play(states, "wish recall", "Genie Diviner", "Marid Diviner", "Marid Diviner", "Jann Thief")
    assert seen(states, 1, 0) == seen(states, -1, 0) == ["Jann Thief"] * 2
    play(states, "Efreet Diviner", "Jann Thief", "player 2")
    assert seen(states, 1, 0).count("Jann Thief") == 1
    assert seen(states, -1, 0) == ["Jann Thief"]


def test_thief_and_victim_know_the_stolen_card():
    """HD-8, H15, H26: the victim knows it in the thief's hand, the others know nothing of it."""
    hands = [["Jann Thief"], ["Genie Sultan", "Marid Sultan"], ["Genie Thief"]]
    states = play(position(seats=3, hands=hands, deck=["Shaitan Diviner"] * 5), "Jann Thief", "player 2")
    stolen = next(card for card in hand(states, 0) if "Sultan" in card)
    assert seen(states, 1, 0) == [stolen]
    assert seen(states, 2, 0) == seen(states, -1, 0) == []
    assert seen(states, 0, 1) == []


def test_a_theft_makes_the_others_unsure():
    """H26: what third players knew of the victim's hand is forgotten, whichever card was taken."""
    states = recalled(seed=3)
    play(states, "Jann Thief", "player 1")
    assert seen(states, 2, 0) == seen(states, -1, 0) == []


def test_a_thief_goes_on_knowing_the_rest_of_the_hand():
    """H26: over many seeds the thief loses sight of the known card only by stealing that very card."""
    outcomes = set()
    for seed in range(30):
        states = recalled(seed=seed)
        play(states, "Jann Thief", "player 1")
        took = "Efreet Sultan" in hand(states, 1)
        assert seen(states, 1, 0) == ([] if took else ["Efreet Sultan"])
        assert seen(states, 2, 1) == seen(states, -1, 1) == []
        outcomes.add(took)
    assert outcomes == {True, False}


def test_a_stolen_only_card_stays_known_to_everybody():
    """H29: it leaves no doubt, so a recalled card that was alone is known in its new hand."""
    hands = [["Genie Diviner"] * 3, ["Jann Diviner", "Jann Thief"], ["Marid Merchant", "Marid Diviner"]]
    states = position(seats=3, hands=hands, discard=["Efreet Sultan"], deck=[])
    play(states, "wish recall", *hands[0], "Efreet Sultan", "Jann Diviner", "Marid Diviner", "Genie Diviner")
    assert hand(states, 0) == ["Efreet Sultan"]
    play(states, "Jann Thief", "player 1")
    assert hand(states, 0) == []
    for seat in (-1, 0, 2):
        assert seen(states, seat, 1) == ["Efreet Sultan"]


def test_a_stolen_only_card_stays_unknown_to_who_did_not_know_it():
    """H29: a card from under the deck is followed by who put it there, not by an onlooker."""
    states = looked(hands=[PAY, ["Marid Merchant"], ["Marid Thief"]])
    play(states, "Marid Merchant")
    assert hand(states, 1) == seen(states, 0, 1) == ["Genie Sultan"]
    play(states, "Marid Thief", "player 2")
    assert seen(states, 0, 2) == ["Genie Sultan", "Marid Sultan"]
    assert seen(states, 1, 2) == ["Genie Sultan"]
    assert seen(states, -1, 2) == []


def test_the_cards_under_the_deck_are_known_to_who_put_them_there():
    """HD-8, H26, H11: in their order, and to nobody else."""
    states = looked()
    assert deck(GAME.view(states, 0)) == ["Genie Sultan", "Marid Sultan", "Efreet Sultan", "Jann Vizier"]
    for seat in (-1, 1, 2):
        assert set(deck(GAME.view(states, seat))) == {None}


def test_during_the_look_only_the_wisher_sees_the_cards():
    """HD-8, H26: the others see how many there are."""
    states = play(position(hands=[PAY, ["Jann Thief"]], deck=TOP), "wish look", *PAY)
    assert deck(GAME.view(states, 0)) == TOP
    for seat in (-1, 1):
        assert set(deck(GAME.view(states, seat))) == {None}
        assert GAME.view(states, seat)[0]["n_look"] == 5


def test_the_kept_card_is_known_to_its_owner_only():
    """H26: nobody else learns which of the five it was."""
    states = looked()
    assert "Shaitan Sultan" in hand(states, 0)
    for seat in (-1, 1, 2):
        assert seen(states, seat, 0) == []


def test_who_drew_a_card_that_was_put_under_the_deck_is_known():
    """H26: to who put it there; not to its new owner, who cannot know, nor to a third."""
    states = play(looked(), "Marid Diviner")
    assert seen(states, 0, 1) == ["Genie Sultan", "Marid Sultan"]
    assert seen(states, 2, 1) == seen(states, -1, 1) == []
    assert not GAME.view(states, 1)[0]["n_memory"]


def test_an_own_card_drawn_again_is_no_secret_kept():
    """H26: a wisher who draws the own put-back card leaves no entry behind."""
    states = play(looked(rest=[]), "Marid Diviner", "Marid Diviner")  # player 1 draws the first of the four
    assert hand(states, 0) == ["Genie Sultan", "Shaitan Sultan"]
    assert seen(states, 0, 1) == ["Marid Sultan", "Efreet Sultan"]
    assert seen(states, 0, 2) == ["Jann Vizier"]
    assert all(seen(states, seat, 0) == [] for seat in (-1, 1, 2))
    assert states[0]["n_memory"] == GAME.view(states, 0)[0]["n_memory"] == 3


def test_a_second_look_ends_the_first_players_knowledge():
    """H28: cards that another player looks at are known only to that one."""
    hands = [PAY, ["Marid Diviner", "Marid Diviner", "Marid Merchant"], ["Marid Thief"]]
    states = looked(rest=["Jann Diviner"], hands=hands)
    assert deck(GAME.view(states, 0))[0] == "Genie Sultan"
    play(states, "wish look", "Marid Diviner", "Marid Diviner", "Marid Merchant")
    assert [card for card in deck(GAME.view(states, 0)) if card] == []
    assert deck(GAME.view(states, 1))[:4] == ["Genie Sultan", "Marid Sultan", "Efreet Sultan", "Jann Vizier"]


def test_a_reshuffled_deck_is_unknown():
    """H27: the record keeps nothing of what the new deck is made of."""
    states = position(hands=[["Jann Merchant"], ["Jann Thief"]], deck=[], discard=["Genie Sultan", "Marid Sultan"])
    play(states, "Jann Merchant")
    for seat in (-1, 0, 1):
        assert deck(GAME.view(states, seat)) == [None]
    assert seen(states, 1, 0) == []


def test_a_full_memory_keeps_what_it_has():
    """H30: thirty-two cards are remembered; one more is let go, and nothing else is lost."""
    assert MEMORY == 32
    for entries in (MEMORY - 1, MEMORY):
        states = crowded(entries)
        remembered = seen(states, 0, 2)
        play(states, "Efreet Sultan")
        assert seen(states, 1, 0) == ["Efreet Sultan"][: MEMORY - entries]
        assert states[0]["n_memory"] == MEMORY
        assert seen(states, 0, 2) == remembered and len(remembered) == entries


def crowded(entries):
    """Player 1 recalls, and knows so many cards of player 3."""
    ranks = ("Diviner", "Merchant", "Thief", "Vizier")
    clans = ("Marid", "Shaitan", "Efreet")
    large = [f"{clan} {rank}" for clan in clans for n, rank in enumerate(ranks) for _ in range(5 - n)][:MEMORY]
    states = position(seats=3, hands=[PAY, ["Jann Vizier"], large], discard=["Efreet Sultan"], deck=["Jann Diviner"])
    play(states, "wish recall", *PAY)
    s = named(states)
    s.n_memory = entries
    s.memory[:entries] = [(2 * KINDS + GAME.read(card)) * BITS + 1 for card in large[:entries]]
    return states


def test_the_memory_agrees_with_a_second_writing():
    """HD-8, H26, H27, H28, H29, H30: after every step of random matches, for every seat and an onlooker."""
    random, most, facts = np.random.default_rng(8), 0, 0
    for n in range(60):
        states = GAME.start((800 + n).to_bytes(32, "big"), 2 + n % 3)
        witness = Witness(states)
        while states[0]["turn"] >= 0:
            a = wishful(random, states, n % 2)
            before = states.copy()
            GAME.doors.step(states, 0, a)
            witness.watch(before, a, states)
            facts += agree(witness, states)
            most = max(most, int(states[0]["n_memory"]))
    assert most <= MEMORY
    assert facts > 5000


def wishful(random, states, much):
    """A random open action; in every other match, wishes and Thieves come more often."""
    opened = np.flatnonzero(GAME.open(states))
    if much:
        wishes = [a for a in opened if GAME.say(int(a)) in ("wish look", "wish recall") or "Thief" in GAME.say(int(a))]
        opened = wishes if wishes and random.random() < 0.6 else opened
    return int(random.choice(opened))


def agree(witness, states):
    """Compare every view with the witness; return how many cards of other hands are known in them."""
    facts = 0
    for viewer in witness.viewers:
        v = named(GAME.view(states, viewer))
        for holder, cards in witness.hands(viewer).items():
            assert v.hand[holder].tolist() == cards, (viewer, holder)
            facts += sum(cards)
        assert [int(card) % KINDS if card >= 0 else -1 for card in v.deck[: v.n_deck]] == witness.under(viewer), viewer
    return facts
