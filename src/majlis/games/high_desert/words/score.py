"""The score sheet: the lines that the rules write, and what breaks ties."""

from majlis.core.game import States, load
from majlis.core.record import seen
from majlis.games.high_desert.actions import SEAT
from majlis.games.high_desert.words.names import GAME, NAMES


def tally(view: States, lang: str = "en") -> list[tuple[str, list[int]]]:
    """Each line with a number for each seat."""
    v, game = seen(view), load(GAME)
    rows = []
    for seat in range(v.seats):
        lines = game.score(view, seat)
        rows.append([*lines, sum(lines), v.n_palace[seat], game.figure(view, SEAT + seat)["jann_cards"]])
    return [(words, list(column)) for words, column in zip(NAMES[lang]["sheet"], zip(*rows, strict=True), strict=True)]
