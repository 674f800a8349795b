"""What the log says of an action: in the order of time, with goods at the end of the line that they belong to."""

from majlis.core.events import heard
from majlis.core.game import LANGUAGES
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import Place
from majlis.games.djinn.words.story import WORDS
from tests.games.djinn.names import BOSS, CATCH, GO, colour, free, trophy
from tests.games.djinn.table import GAME, at_round, at_square, opened, play

NAMES = ("Ana", "Ben")
RICH = {"magic": 4, "capacity": 8, "mages": "M01 M02 M03 M04", "coins": 9}
SILENT = {Did.GAIN, Did.LOSE, Did.RETURN_TILE, Did.SEND, Did.MOVE_UP, Did.RESHUFFLE, Did.EMPTY}


def log(states, a, seat=0, lang="en"):
    assert a in opened(states)
    return GAME.tell(heard(GAME.events, GAME.kinds, GAME.act(states, 0, a), seat), seat, lang, NAMES)


def test_every_kind_has_a_sentence_or_is_meant_to_have_none():
    """DJ-1: in every language, and nothing else is in the list."""
    for lang in LANGUAGES:
        keys = set(WORDS[lang]) - {"people", "coins", "ways", "for coins"}
        keys -= {key for key in keys if key.endswith("_nothing")}
        assert keys == {kind.name.lower() for kind in Did if kind not in SILENT}


def test_an_empty_bag_is_told_when_djinn_would_come():
    """DJ-6.5: C6; not before the catch."""
    crowds = {"r2": "bbbbbbbbbk", "r3": "uuuuuuuuk", "r4": "rrrrrrrrrk", "r5": "wwwwwwwwwk", "r6": "k"}
    states = play(at_round(Place.ACADEMY, "uk", streets=crowds, **RICH), CATCH, BOSS)
    assert states[0]["bag"].sum() == 0
    assert log(states, free("u")) == ["You let a blue djinn come along for nothing."]
    lines = log(states, GO)
    while states[0]["catching"]:
        lines = log(states, min(opened(states)))
    assert "The bag is empty: no djinn come to the Academy (round)." in lines


def test_a_trophy_comes_before_what_it_brings():
    """DJ-7.2: and its goods stand in its own line."""
    states = at_square(Place.TAVERN, corked="bbb", won="I-1", trophies="II-4", asleep="M01", coins=0)
    first, second = log(states, trophy("II-4"))
    assert first.startswith("You hand in 3 brown djinn for the silver seal") and first.endswith(": +3 coins.")
    assert second == "You wake Amina."


def test_a_djinn_that_is_corked_up_by_choice_is_told_before_the_others():
    """DJ-6.3: the last ones find a home by themselves."""
    more = {"bottles": "r", "corks": 1, "magic": 8, "capacity": 8, "flipped": 1}
    states = play(at_round(Place.ACADEMY, "rw", **more), CATCH, colour("r"), colour("w"), GO)
    assert log(states, colour("r"))[:2] == ["You cork up 1 red djinn.", "You put 1 white djinn into a circle."]
