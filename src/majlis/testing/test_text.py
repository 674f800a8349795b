"""Everything said can be read back; every question, offer, refusal and event has words in every language."""

import pytest

from majlis.core.frame import frame, refusal
from majlis.core.game import Game
from majlis.core.match import Match
from majlis.core.refusal import Refusal
from majlis.core.speech import LANGUAGES
from majlis.testing.play import random_match, stride, viewers
from majlis.testing.plugin import Sample


def test_every_action_is_said_and_read_back(game: Game) -> None:
    for lang in LANGUAGES:
        said = [game.say(a, lang) for a in range(game.actions)]
        assert len({words.lower() for words in said}) == game.actions
        for a, words in enumerate(said):
            assert game.read(words) == a and game.read(f"  {words.upper()} ") == a


def test_nonsense_is_not_read(game: Game) -> None:
    with pytest.raises(Refusal, match="no action"):
        game.read("open sesame")


def test_every_moment_has_words_for_every_viewer(game: Game, sample: Sample) -> None:
    for n in range(sample(3, 12)):
        whole = random_match(game, game.seats[n % len(game.seats)], n)
        for at in (*range(0, whole.at, stride(whole, 5, 40)), whole.at):
            match = whole.until(at)
            for seat in viewers(match):
                for lang in LANGUAGES:
                    check(match, seat, lang)


def check(match: Match, seat: int, lang: str) -> None:
    seen = frame(match, seat, lang)
    lines = [seen.prompt, *seen.told, *seen.offers.values(), *(label for label, _ in seen.tally)]
    assert all(line.strip() and "{" not in line for line in lines)
    assert bool(seen.told) == (match.at > 0)
    assert list(seen.offers) == (match.open() if seat == match.turn else [])
    assert len(set(seen.offers.values())) == len(seen.offers), "each offer says what sets it apart"
    assert all(len(numbers) == match.header.seats for _, numbers in seen.tally)


def test_every_refusal_names_a_reason(game: Game) -> None:
    for n in range(4):
        match = random_match(game, game.seats[-1], n, at=11 * n + 1)
        if not match.over:
            for a in set(range(game.actions)) - set(match.open()):
                for lang in LANGUAGES:
                    assert refusal(match, match.turn, a, lang).strip(" .")


def test_the_languages_differ(game: Game) -> None:
    match = random_match(game, game.seats[0], 1, at=1)
    english, german = (frame(match, match.turn, lang) for lang in LANGUAGES)
    assert english.prompt != german.prompt and english.offers != german.offers


def test_the_score_sheet_adds_up_to_the_points(game: Game) -> None:
    for n in range(10):
        match = random_match(game, game.seats[n % len(game.seats)], n)
        assert match.points() in [numbers for _, numbers in game.tally(match.view(-1))]
