"""Who sits there: guests of every level, and names that follow the reader."""

from xml.etree import ElementTree

import pytest

from majlis.bots.bot import names as bots
from majlis.core import notation
from majlis.core.game import games, load
from majlis.core.guests import GUESTS, PERSON, called, character, code, guest, level_name
from majlis.core.match import Match
from majlis.core.speech import LANGUAGES, points
from majlis.games.djinn.words.cards import MAGES
from majlis.games.five_tribes.words.phrases import CARDS
from majlis.web.faces import face, sprites

EVERY = [who for rows in GUESTS.values() for who in rows]


def test_every_bot_has_guests_and_every_guest_a_name_a_face_and_a_sentence_in_every_language():
    assert set(bots()) <= set(GUESTS)
    assert len({who.name for who in EVERY}) == len(EVERY)
    assert len({face(who) for who in EVERY}) == len(EVERY)
    for who in EVERY:
        assert len(who.name) <= 10  # there is room for no more on a board
        sentences = {character(who, lang) for lang in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)
        assert all(15 < len(line) < 70 and line[-1] == "." for line in sentences), sentences


def test_no_guest_is_called_like_a_card():
    assert not {who.name for who in EVERY} & {*CARDS, *MAGES}


def test_faces_are_sound_drawings():
    assert len(ElementTree.fromstring(f"<svg>{sprites()}</svg>")) == len(EVERY)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("level", GUESTS)
def test_four_bots_of_a_level_have_four_names_and_always_the_same(game, level):
    names = called([code(level)] * 4, game)
    assert len(set(names)) == 4
    assert names == called([code(level)] * 4, game, "de")
    assert set(names) == {who.name for who in GUESTS[level]}


def test_those_without_a_name_are_called_in_the_language_of_the_reader():
    names = (PERSON, "Anna", "@keen")
    assert called(names, "nim", "en")[:2] == ("Player 1", "Anna")
    assert called(names, "nim", "de")[:2] == ("Spieler 1", "Anna")
    assert called(names, "nim", "en", 0)[0] == "You"
    assert called(names, "nim", "de", 0)[0] == "Du"
    assert called(names, "nim", "de", 1)[0] == "Spieler 1"


def test_of_several_people_without_a_name_each_has_a_number():
    assert called((PERSON, PERSON), "nim", "en", 0) == ("Player 1", "Player 2")


def test_a_bot_that_nobody_has_introduced_is_called_what_it_is():
    assert called(("@search:20",), "nim") == ("Search:20",)
    assert guest("search:20", 0, "nim") is None
    assert level_name("search:20", "de") == "search:20"


def test_a_match_file_names_levels_and_its_bytes_know_no_guest():
    game = load("nim")
    plain, named = (Match.new(game, 2, seed=bytes(32), names=names) for names in ((), (PERSON, "@keen")))
    assert plain.digest() == named.digest()
    text = notation.write(named)
    assert "names: @player, @keen\n" in text
    assert notation.read(text).header.names == named.header.names


def test_one_point_is_not_many():
    assert [points(n, "de") for n in (1, 2, 0, -1, -3)] == ["1 Punkt", "2 Punkte", "0 Punkte", "−1 Punkt", "−3 Punkte"]
    assert points(1, "en") == "1 point"
