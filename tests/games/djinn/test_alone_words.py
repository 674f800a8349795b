"""DJ-14: what is told, asked, offered and counted when one plays alone, and that none of it is heard among others."""

import re

import pytest

from majlis.core.events import gathered, heard
from majlis.core.frame import frame
from majlis.core.game import LANGUAGES
from majlis.core.record import named
from majlis.games.djinn.parts import Place
from majlis.games.djinn.words.story import WORDS as TOLD
from majlis.games.djinn.words.story import sentence, settled
from majlis.games.djinn.words.tasks import WORDS as TOM_WORDS
from majlis.games.djinn.words.tasks import left, task
from majlis.games.djinn.words.tom_cards import aimed_at, toll_of
from majlis.testing.play import random_match
from tests.games.djinn.alone import GONE, TOMS, alone, finished, next_card
from tests.games.djinn.names import CATCH, GO, TWO_MAGIC, equip, lay, mage, street, trophy
from tests.games.djinn.table import GAME, Phase, opened, phase, play, points

NAMES = ("Ana",)
TOM = re.compile(r"\bToms?\b")
OTHERS = re.compile(r"\b(everybody|players?|rivals?|alle besuchen|Spieler)\b", re.IGNORECASE)


def heard_at(states, a, seat=0):
    """Play this, and listen."""
    assert a in opened(states)
    return heard(GAME.events, GAME.kinds, GAME.act(states, 0, a), seat)


def end(states, card=None):
    """The kinds of what is told when the turn ends; Tom's next card is this one."""
    events = gathered(GAME.kinds, settled(heard_at(next_card(states, card) if card else states, GO)))
    return [event.kind.name.lower() for event in events if sentence(event, 0, "en", NAMES)]


def log(states, a=GO, lang="en", seat=0):
    return GAME.tell(heard_at(states, a, seat), seat, lang, NAMES)


def offer(states, a, lang="en"):
    assert a in opened(states)
    return GAME.offer(GAME.view(states, 0), a, lang, NAMES)


def why(states, a, lang="en"):
    assert a not in opened(states)
    return GAME.why(GAME.view(states, 0), a, lang, NAMES)


# --- what Tom did; L01 is Academy (r1), Tavern (r2), two coins

BAG = {"streets": {"r1": "b" * 9 + "u" * 9 + "k", "r2": "r" * 9 + "w" * 9 + "k"} | {f"r{n}": "k" for n in range(3, 7)}}
NO_BOSS = {"streets": {"r1": "b", "r2": ""}}
CASES = {  # what is told between the end of the turn and what follows
    "first line": ("L01", {}, ["tom", "tom_sends"]),
    "second line": ("L01", {"streets": {"r1": "b"}}, ["tom", "tom_missed", "tom_sends"]),
    "empty bag": ("L01", BAG, ["tom", "tom_empty"]),
    "payment": ("L01", NO_BOSS, ["tom", "tom_missed", "tom_missed", "tom_pay"]),
    "part of it": ("L01", NO_BOSS | {"coins": 1}, ["tom", "tom_missed", "tom_missed", "tom_pay_some"]),
    "nothing to pay": ("L01", NO_BOSS | {"coins": 0}, ["tom", "tom_missed", "tom_missed", "tom_poor"]),
    "blank": ("B2", {}, ["tom", "tom_blank"]),
}
NEXT = ["own_turn"]
LAST = ["tom_last", "over", "tom_wins"]
FLIP = ["tom_beaten", "tom_flip", "tom_pay", "tom_left", "own_visit"]


@pytest.mark.parametrize("name", CASES)
def test_what_tom_did_is_told(name):
    """DJ-14.3: the card, where no boss was found, and the line that came true."""
    card, more, told = CASES[name]
    assert end(finished(**more), card) == ["end_turn", *told, *NEXT]


def test_the_last_card_and_the_defeat_are_told():
    """DJ-14.5: in the place of its lines."""
    assert end(finished(deck="L01")) == ["end_turn", *LAST]


def test_the_win_is_told_step_by_step():
    """DJ-14.4: the win, the card, its payment, what is left, the visit; later the points."""
    states = finished(streets=GONE)
    assert end(states, "L01") == ["end_turn", *FLIP] and phase(states) == Phase.SOURCE
    assert end(states) == ["end_turn", "over", "win"]


def test_there_is_a_test_for_every_line_that_tom_can_cause():
    """DJ-14: in every language, and nothing else is in the list."""
    told = {*NEXT, *LAST, *FLIP, *(key for *_, keys in CASES.values() for key in keys)} - {"over"}
    for lang in LANGUAGES:
        assert {key for key in TOLD[lang] if key.startswith(("tom", "own_"))} == told


def test_turns_that_bring_no_card_are_counted_only():
    """DJ-14.2, S4: after a square."""
    states = play(alone("r1-q1"), TWO_MAGIC)
    assert end(states) == ["end_turn", *NEXT]


def test_the_lines_say_what_happened():
    """DJ-14.3: to the player, to an onlooker, in both languages."""
    states = next_card(finished(**NO_BOSS), "L01")
    assert log(states.copy()) == [
        "You end your turn.",
        "Tom turns up a card: Academy, else Tavern, else 2 coins.",
        "No boss is left at the Academy.",
        "No boss is left at the Tavern.",
        "You pay Tom 2 coins.",
        "Turn 4 begins.",
    ]
    assert log(states.copy(), seat=-1)[4] == "Ana pays Tom 2 coins."
    german = log(states, lang="de")
    assert german[1] == "Tom deckt eine Karte auf: Akademie, sonst Taverne, sonst 2 Münzen."
    assert german[4] == "Du zahlst Tom 2 Münzen."


def test_a_payment_is_told_apart_from_the_base_of_the_next_turn():
    """DJ-14.3, DJ-4.1: L03 takes two magic, and the base gives one back."""
    streets = {"streets": {"r3": "", "r4": ""}}
    lines = log(next_card(finished(magic=2, base_at=1, **streets), "L03"))
    assert lines[-3:] == ["You pay Tom 2 magic.", "Turn 4 begins.", "Your magic rises to the base: +1 magic."]


@pytest.mark.parametrize("card", TOMS)
@pytest.mark.parametrize("streets", [{}, {"r1": "b", "r3": "u"}, GONE | {"r5": "k"}], ids=["all", "some", "one"])
def test_what_a_card_would_do_is_what_it_does(card, streets):
    """DJ-14.3: the reckoning of words and pictures agrees with the rules."""
    states = next_card(finished(streets=streets, coins=1, scrolls=1, magic=1), card)
    view, at = GAME.view(states, 0), TOMS.index(card)
    space, took = aimed_at(view, at), dict(toll_of(view, at))
    after = play(states.copy(), GO)
    came = (after[0]["loose"] - states[0]["loose"]).sum(axis=1).tolist()
    assert came == [int(i == space) for i in range(6)]
    spent = [int(states[0][name][0] - after[0][name][0]) for name in ("coins", "scrolls", "magic")]
    assert spent == ([took.get(noun, 0) for noun in ("coin", "scroll", "magic")] if space < 0 else [0, 0, 0])


# --- what is asked and offered


def test_the_end_of_a_turn_says_what_tom_will_do():
    """DJ-14.2, DJ-14.4, DJ-14.5: a card, the last one, the win; after a square nothing."""
    assert offer(finished(), GO) == "End your turn. Then Tom turns up one of his 15 cards."
    assert offer(finished(deck="B1"), GO).endswith("Then Tom turns up his last card, and you have lost.")
    assert "you win" in offer(finished(streets=GONE, deck="B1"), GO)
    assert offer(play(alone("r1-q1"), TWO_MAGIC), GO) == "End your turn."
    assert offer(finished(), GO, "de").endswith("Dann deckt Tom eine seiner 15 Karten auf.")


def test_few_cards_are_a_warning():
    """DJ-14.5: from three on, when it is asked where to walk."""
    asked = [GAME.prompt(GAME.view(alone("r1-q1", deck, phase=Phase.MOVE), 0), 0) for deck in ("L01 L02 L03", "B1")]
    assert asked[0].endswith("Tom has only 3 cards left.") and asked[1].endswith("Tom has only 1 card left.")
    assert "Tom" not in GAME.prompt(GAME.view(alone("r1-q1", phase=Phase.MOVE), 0), 0)


def test_how_it_ended_is_said_to_all():
    """DJ-14.4, DJ-14.5: with the points of who has won."""
    won, lost = play(finished(streets=GONE, deck="B1 B2 L01"), GO, GO), play(finished(deck="B1"), GO)
    for seat in (0, -1):
        assert GAME.prompt(GAME.view(won, seat), seat) == f"The game is over: Tom is beaten, {points(won)} points."
        assert GAME.prompt(GAME.view(lost, seat), seat).endswith("Tom has turned up his last card and wins.")


def test_nobody_comes_where_a_boss_flees():
    """DJ-14.2: so nothing of the kind is offered for III-2."""
    states = play(alone("r1-q1", corked="bbb", won="I-1 II-1", streets={"r1": "uk"}), trophy("III-2"))
    assert offer(states, street("r1", "u")).endswith("The boss there flees then.")


def test_reasons_name_nobody_else():
    """DJ-14.1: what is taken is one's own."""
    states = alone("r1-q1", won="I-1", mages="M01", kit="CL7", no_passages=(Place.ACADEMY, Place.MARKET))
    assert why(states, trophy("I-1")).endswith("is yours already. (DJ-7.1)")
    assert why(states, equip("CL7")) == "There is nobody here whom you would have to pay. (DJ-14.1)"
    named(states).phase = Phase.MAGE
    assert why(states, mage("M01")) == "Amina is with you already. (DJ-5.2)"
    named(states).phase = Phase.LAY
    assert why(states, lay(Place.MARKET, "q2")).startswith("You have no passage to the Market in this game.")


# --- what is counted


def test_the_score_sheet_has_a_line_for_toms_cards():
    """DJ-14.4: ten for each that is left, once the game is won."""
    won = play(finished(streets=GONE, deck="B1 B2 L01", corks=2, corked="r"), GO, GO)
    sheet = dict(GAME.tally(GAME.view(won, 0)))
    assert sheet["Tom's cards left"] == [20] and sheet["points"] == [points(won)] == [32]
    assert "scoring cards" not in sheet and "secret card" not in sheet
    assert dict(GAME.tally(GAME.view(finished(), 0)))["Tom's cards (if you win)"] == [0]


def test_the_score_sheet_of_a_lost_game_says_so():
    """DJ-14.5: its points stand there all the same."""
    lost = play(finished(deck="B1", corks=2), GO)
    assert GAME.tally(GAME.view(lost, 0))[-2:] == [("Tom's cards (lost)", [0]), ("points", [2])]
    assert GAME.tally(GAME.view(lost, 0), "de")[-2][0] == "Toms Karten (verloren)"


def test_every_task_has_a_few_words_of_its_own():
    """DJ-14.6: in both languages, short enough for the table."""
    for lang in LANGUAGES:
        said = [task(i, lang) for i in range(GAME.solo.tasks)]
        assert len({*said}) == GAME.solo.tasks == len(TOM_WORDS[lang]["goals"]) and max(map(len, said)) <= 22


def test_what_is_left_of_the_deck_can_be_asked():
    """DJ-14.1: for the record sheet."""
    assert left(finished(deck="L01 B1")) == 2 and left(play(finished(deck="L01 B1"), GO)) == 1


# --- alone and among others


def said(match, seat, lang, tall=False):
    """All that a viewer reads at a moment, on the table too."""
    seen_now = frame(match, seat, lang, tall)
    scene = seen_now.scene
    lying = [thing.label for thing in (*scene.places, *scene.pieces)] + [text.text for text in scene.texts]
    lines = [seen_now.prompt, *seen_now.told, *seen_now.offers.values(), *(label for label, _ in seen_now.tally)]
    return lines, lying


def moments(seats, n):
    whole = random_match(GAME, seats, n)
    return [whole.until(at) for at in (*range(0, whole.at, max(1, whole.at // 25)), whole.at)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_hears_of_tom_among_others(seats):
    """DJ-14: no word and no picture of it."""
    for match in moments(seats, seats):
        for lang in LANGUAGES:
            lines, lying = said(match, max(match.turn, 0), lang, lang == "de")
            assert [line for line in (*lines, *lying) if TOM.search(line)] == []


def test_who_is_alone_hears_of_nobody_else():
    """DJ-14: neither in questions nor in what is told, but for the card that would spare one to pay them."""
    for match in moments(1, 5):
        for lang in LANGUAGES:
            lines, _ = said(match, 0, lang)
            assert [line for line in lines if OTHERS.search(line) and "(CL7)" not in line] == []


def test_a_catch_is_told_as_among_others():
    """DJ-6.6: alone too."""
    assert log(play(alone(), TWO_MAGIC, CATCH)) == ["You catch nothing: −1 magic."]
