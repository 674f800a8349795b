"""What is told, asked and offered: every coin, camel and piece is in the log, and nothing that a viewer cannot know."""

import pytest

from majlis.core.events import heard
from majlis.core.speech import topic
from majlis.games.five_tribes.parts import Djinn, Flag, Good, Thief
from majlis.games.five_tribes.state import Phase
from tests.games.five_tribes.names import GO, SELL, at, bid, buy, card, front, good, pick, rob, slaves, slot, use
from tests.games.five_tribes.table import GAME, acting, auction, checked, opened, phase, play, position, walk

F, W, S = Good.FISH, Good.WHEAT, Good.SLAVE
NAMES = ("Ana", "Ben", "Cem", "Dua")
ALL = sum(Flag)


def log(states, a, seat=0, lang="en"):
    """Play this action and read what a seat is told of it."""
    assert a in opened(states)
    told = GAME.act(states, 0, a)
    checked(states)
    return GAME.tell(heard(GAME.events, GAME.kinds, told, seat), seat, lang, NAMES)


def offer(states, a, lang="en"):
    """What the acting player is offered."""
    assert a in opened(states)
    return GAME.offer(GAME.view(states, int(states[0]["turn"])), a, lang, NAMES)


def keys(words):
    """The shape of a table of sentences: its keys, and those of the tables in it."""
    return {key: keys(value) for key, value in words.items()} if isinstance(words, dict) else None


@pytest.mark.parametrize("name", sorted(path.stem for path in (GAME.folder / "words/en").glob("[a-z]*.py")))
def test_all_languages_have_the_same_sentences(name):
    """FT-1: no sentence is without its twin."""
    spoken = topic("majlis.games.five_tribes.words", name)
    assert all(keys(words) == keys(spoken["en"]) for words in spoken.values())


# --- one action and its consequences


def test_a_last_drop_tells_all_that_it_brings():
    """FT-4.6, FT-5.4, FT-6.2: meeples, camel, gold and palace in one answer, offered before it is told."""
    states = walk(position(meeples={"B4": "b", "C4": "b"}), "B4")
    end = "+12 gold: 2 builders × 6 blue tiles; camel on C4: 5 points; then a palace here"
    assert offer(states, at("C4b")) == f"Drop a builder on C4: {end}."
    assert log(states, at("C4b"))[:5] == [
        "You drop a builder on C4.",
        "You take 2 builders from C4.",
        "You take control of C4 (5 points).",
        "You gain 12 gold: 2 builders × 6 blue tiles.",
        "You put a palace on C4.",
    ]


@pytest.mark.parametrize(
    "way, more, offered, line",
    [
        (
            "B4 B5",
            {"open_djinns": (Djinn.BOAZ,)},
            "nothing to pay with at the sacred place",
            "You cannot pay for anything at the sacred place.",
        ),
        (
            "B4 B5",
            {"elders": (2,), "open_djinns": ()},
            "nothing is on offer",
            "Nothing is on offer at the sacred place.",
        ),
        ("A4 A3", {"gold": (2, 50)}, "too little gold for the market", "You cannot pay for anything at the market."),
    ],
)
def test_a_tile_where_nothing_can_be_bought_is_not_left_without_a_word(way, more, offered, line):
    """FT-6.3, FT-6.5: neither before the drop, which promises nothing, nor after it."""
    start, end = way.split()
    states = walk(position(meeples={start: "v", end: "v"}, **more), start)
    last = next(iter(opened(states)))
    assert offered in offer(states, last)
    assert line in log(states, last)


def test_the_same_move_in_german_and_about_another():
    """FT-10: an opponent reads the same in the third person."""
    states = walk(position(meeples={"B4": "b", "C4": "b"}), "B4")
    end = "+12 Gold: 2 Baumeister × 6 blaue Plättchen; Kamel auf C4: 5 Punkte; dann hier ein Palast"
    assert offer(states, at("C4b"), "de") == f"Einen Baumeister auf C4 setzen: {end}."
    assert log(states, at("C4b"), 1, "de")[1:4] == [
        "Ana nimmt 2 Baumeister von C4.",
        "Ana nimmt C4 in Besitz (5 Punkte).",
        "Ana bekommt 12 Gold: 2 Baumeister × 6 blaue Plättchen.",
    ]


def test_echidna_and_slaves_are_part_of_the_sum():
    """FT-5.4, FT-7.6: the doubled sum is offered, and told as it is made up."""
    states = acting("b", to="C4", djinns={Djinn.ECHIDNA: 0}, elders=(2,), hands=[[S]])
    assert offer(states, use(Djinn.ECHIDNA)) == "Echidna for 2 elders: +24 gold and not +12 gold."
    play(states, use(Djinn.ECHIDNA))
    assert offer(states, slaves(1)) == "+36 gold: (2 builders + 1 slave) × 6 blue tiles × 2."
    line = "You discard 1 slave and gain 36 gold: (2 builders + 1 slave) × 6 blue tiles × 2."
    assert line in log(states, slaves(1))


def test_echidna_counts_at_once_when_no_slave_is_asked_for():
    """FT-7.6: the answer to the window ends in the builders' gold."""
    states = acting("b", to="C4", djinns={Djinn.ECHIDNA: 0}, elders=(2,))
    assert "You gain 24 gold: 2 builders × 6 blue tiles × 2." in log(states, use(Djinn.ECHIDNA))


def test_two_pieces_in_one_answer_are_both_told():
    """FT-7.5, FT-7.14: Bouraq's palace stands before the question where the oasis's palm goes."""
    states = acting("v", djinns={Djinn.BOURAQ: 0, Djinn.LAMIA: 0}, elders=(3,))
    play(states, use(Djinn.BOURAQ))
    assert log(states, pick("A4")) == ["You put a palace on A4.", "You now have 2 viziers."]
    assert phase(states) == Phase.PLACE
    assert log(states, pick("C1"))[0] == "You put a palm on C1."


def test_an_offer_counts_its_own_piece_alone():
    """FT-7.7, FT-6.1: the oasis gets its own palm in the same answer, but Enki's counts 3."""
    states = play(acting("v", djinns={Djinn.ENKI: 0}, elders=(1,)), use(Djinn.ENKI))
    assert offer(states, pick("C1")) == "Put a palm on C1 (yours). It counts 3 points for you."
    assert log(states, pick("C1"))[::2] == ["You put a palm on C1.", "You put a palm on C1."]


def test_a_victim_is_told_what_the_tile_counts_and_not_what_else_happens():
    """FT-8.7: the user has no camel for a tile, so a palm follows at once, on the victim's oasis."""
    more = {"camels": {"C1": 1, "A4": 1}, "spare_camels": {0: 0}, "thieves_of": {Thief.KOHDJAH: 0}, "thieves": True}
    states = play(acting("a", **more), rob(Thief.KOHDJAH))
    assert offer(states, pick("A4")) == "Take your camel back from A4: −5 points."
    assert "Ana puts a palm on C1." in log(states, pick("A4"), 1)


def test_a_kill_names_its_price_and_its_profits():
    """FT-5.5, FT-7.12, FT-7.18: slaves for the distance, Kandicha, Nekir and the camel."""
    djinns = {Djinn.KANDICHA: 0, Djinn.NEKIR: 1}
    states = acting("a", to="C4", extra={"C1": "b"}, djinns=djinns, hands=[[S]])
    profits = "Kandicha pays you 0 gold; camel on C1: 8 points; Nekir pays Ben 2 gold"
    assert offer(states, at("C1b")) == f"Kill a builder on C1, for 1 slave; {profits}."
    assert log(states, at("C1b"))[:4] == [
        "You discard 1 slave, and your assassins kill a builder on C1.",
        "Kandicha pays you 0 gold.",
        "Nekir pays Ben 2 gold.",
        "You take control of C1 (8 points).",
    ]


def test_a_victim_reads_that_it_was_theirs():
    """FT-5.5: murder in front of somebody."""
    for seat, line in ((1, "Ana's assassins kill an elder of yours."), (2, "Ana's assassins kill an elder of Ben.")):
        states = acting("a", seats=3, elders=(0, 1, 0))
        assert log(states, front(1, "e"), seat)[0] == line


def test_only_the_drawer_reads_what_was_drawn():
    """FT-7.21, FT-10: Sloar's card is nobody else's business."""
    for seat, line in (
        (0, "You draw wheat."),
        (1, "Ana draws a card from the pile."),
        (-1, "Ana draws a card from the pile."),
    ):
        states = position(meeples={"B1": "v", "C1": "v"}, djinns={Djinn.SLOAR: 0}, hands=[[S]], pile=[W])
        assert log(states, use(Djinn.SLOAR, "slave"), seat) == [
            f"{'You use' if seat == 0 else 'Ana uses'} Sloar for 1 slave.",
            line,
        ]


def test_only_the_owner_reads_which_djinns_sibittis_shows():
    """FT-7.20, FT-10: afterwards all see what was discarded."""
    pile = [Djinn.BOAZ, Djinn.ENKI, Djinn.LETA, Djinn.UTUG]
    for seat in (0, 1):
        states = position(meeples={"B1": "v", "C1": "v"}, djinns={Djinn.SIBITTIS: 0}, elders=(2,), djinn_pile=pile)
        shown = log(states, use(Djinn.SIBITTIS), seat)[-1]
        assert ("look at 3 djinns" in shown or "looks at 3 djinns" in shown) == (seat == 1)
        kept = min(opened(states))
        assert "iscard" in log(states, kept, seat)[1]


def test_ziad_asks_nobody_and_all_is_told():
    """FT-8.3: each victim, then the user."""
    states = acting("v", seats=3, viziers=(0, 1, 2), thieves=True, thieves_of={Thief.ZIAD: 0})
    assert offer(states, rob(Thief.ZIAD)) == "Ziad: a vizier each from Ben and Cem; you take one."
    lines = ["Ana uses Ziad.", "You give up a vizier.", "Cem gives up a vizier.", "Ana takes one vizier."]
    assert log(states, rob(Thief.ZIAD), 1)[:4] == lines


def test_houssains_last_victim_ends_the_robbery():
    """FT-8.5: what the user takes without a choice is told with the last loss."""
    states = acting("m", hands=[[], [F, W]], row=(), thieves=True, thieves_of={Thief.HOUSSAIN: 0})
    play(states, rob(Thief.HOUSSAIN), good(F))
    assert log(states, good(W), 1)[:2] == ["You discard wheat.", "Ana takes fish and wheat."]


def test_a_bid_shows_its_place_in_the_order():
    """FT-3.1: between a higher and a lower bid; the last bid tells the order of play."""
    states = auction([2], {3: 0, 7: 1}, meeples={"B1": "v", "C1": "v"})
    assert offer(states, bid(5)) == "Pay 5 gold: you play after Ben, before Ana."
    lines = ["Cem bids 5 and pays 5 gold.", "The bids are made. Turn order: Ben, Cem and you.", "It is Ben's turn."]
    assert log(states, bid(5), 0) == lines


def test_a_new_round_tells_what_came_to_the_table():
    """FT-3.3: cards, djinns and the order of bidding."""
    states = position(
        seats=3, later=[], row=(F,) * 5, pile=[W] * 4, meeples={"B1": "v", "C1": "v"}, djinn_pile=[Djinn.BOAZ]
    )
    lines = log(walk(states, "B1"), at("C1v"), 1)
    assert lines[-3:-1] == ["New in the row: 4 wheat.", "New on offer: Boaz."]
    assert lines[-1].startswith("Round 2 begins. Bid order: ")


def test_discards_that_become_the_pile_are_told():
    """FT-3.3: in the middle of a refill."""
    states = position(seats=3, later=[], row=(F,) * 5, pile=[W], meeples={"B1": "v", "C1": "v"})
    assert "The discarded cards become the new pile." in log(walk(states, "B1"), at("C1v"))


def test_a_pile_that_is_made_for_a_single_card_is_told_too():
    """FT-3.3, FT-7.21: Sloar draws from what was discarded."""
    states = acting("v", djinns={Djinn.SLOAR: 0}, hands=[[S, S]], pile=[])
    assert log(states, use(Djinn.SLOAR, "slave"), 1)[:3] == [
        "Ana uses Sloar for 1 slave.",
        "The discarded cards become the new pile.",
        "Ana draws a card from the pile.",
    ]


def test_the_end_names_its_reason_and_the_winner():
    """FT-3.4, FT-9.9: no move is left after this one."""
    states = position(seats=3, later=[], meeples={"B1": "v", "C1": "v"}, reserve=False, gold=(60, 50, 50))
    lines = log(walk(states, "B1"), at("C1v"), 2)
    assert lines[-3] == "No move is left in the city: this is the last round."
    assert lines[-2:] == ["The game is over.", f"Ana wins with {60 + 22 + 8 + 3} points."]


def test_the_last_camel_is_told():
    """FT-3.4: by whoever places it."""
    states = position(meeples={"B1": "v", "C1": "v"}, spare_camels={0: 1})
    assert "That was your last camel: this is the last round." in log(walk(states, "B1"), at("C1v"))


def test_a_sale_names_goods_and_gold():
    """FT-6.6: one of each, or a suit of one's own choice."""
    states = acting("v", hands=[[F, F, W]])
    assert offer(states, SELL) == "Sell one of each: fish and wheat. +3 gold."
    assert offer(play(states, good(F)), good(W)) == "Add wheat: 3 gold for 2 kinds."
    assert log(states, SELL, 1)[0] == "Ana sells fish for 1 gold."


def test_of_an_unseen_hand_a_sale_shows_what_went_to_the_discards():
    """FT-10: cards that are sold are seen."""
    states = acting("v", unseen=[[F, W, S]])
    assert log(states, SELL, 1)[0] == "Ana sells fish and wheat for 3 gold."


def test_words_are_read_back_whatever_the_edition():
    """FT-1: slaves are fakirs in later printings; case, hyphens and apostrophes do not matter."""
    assert GAME.read("2 Fakirs") == GAME.read("2 Sklaven") == GAME.read("2 fakire") == slaves(2)
    assert GAME.read("USE al amin WITH FAKIR") == use(Djinn.AL_AMIN, "slave")
    assert GAME.read("buy baal with elders") == buy(Djinn.BAAL)
    assert GAME.read("gold") == good(Good.GOLD) and GAME.read("done") == GAME.read("fertig") == GO
    assert GAME.read("Boaz") == card(Djinn.BOAZ) and GAME.read("card 1") == slot(0) and GAME.read("c3") == pick("C3")
