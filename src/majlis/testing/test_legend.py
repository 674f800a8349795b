"""The legend: every symbol that a game's picture has stands there, with a name and a sentence in every language."""

from majlis.core.frame import frame
from majlis.core.game import Game
from majlis.core.legend import ORNAMENT, first, kin, legend, meanings, unexplained
from majlis.core.match import Match
from majlis.core.speech import LANGUAGES
from majlis.testing.play import seed


def test_every_drawing_stands_in_the_legend_or_looks_like_one_that_does(game: Game) -> None:
    sprites = frame(Match.new(game, game.seats[0], seed=seed(1))).scene.sprites
    assert unexplained(game.legend["en"], game.alike, sprites) == []


def test_every_line_has_a_drawing_a_name_and_a_sentence_in_every_language(game: Game) -> None:
    sprites = frame(Match.new(game, game.seats[0], seed=seed(1))).scene.sprites
    for lang in LANGUAGES:
        words = game.legend[lang]
        assert list(words) == list(game.legend["en"])
        assert all(first(key, sprites) for key in words)
        for symbol in legend(words, sprites, lang):
            assert symbol.sprite in sprites
            assert symbol.name.strip() and symbol.meaning.endswith(".") and symbol.name[0].isupper()


def test_what_looks_like_something_looks_like_what_is_explained(game: Game) -> None:
    assert {key for key in game.alike.values() if key != ORNAMENT} <= game.legend["en"].keys()


def test_every_drawing_that_is_no_ornament_can_be_read_in_every_language(game: Game) -> None:
    sprites = frame(Match.new(game, game.seats[0], seed=seed(1))).scene.sprites
    ornaments = {name for name in sprites if game.alike.get(name, game.alike.get(kin(name, {})[2])) == ORNAMENT}
    for lang in LANGUAGES:
        found = meanings(game.legend[lang], game.alike, sprites, lang)
        assert sprites.keys() - found.keys() <= ornaments
        assert all(text.endswith(".") for text in found.values())
