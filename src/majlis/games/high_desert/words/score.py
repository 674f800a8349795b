"""The score sheet."""

from majlis.core import speech
from majlis.core.record import named
from majlis.games.high_desert.parts import RANKS, VALUE, Clan

SCORE = speech.topic(__package__, "score")
VALUES = VALUE.tolist()


def tally(view, lang="en"):
    """The score sheet: where each seat's points come from, and what breaks ties."""
    v = named(view)
    seats = range(int(v.seats))
    sheets = [parts(v.palace[seat], best_clan(v.palace[seat])) for seat in seats]
    columns = [[sheet[i] for sheet in sheets] for i in range(3)]
    columns.append([sum(sheet) for sheet in sheets])
    columns.append([int(v.n_palace[seat]) for seat in seats])
    columns.append([int(v.palace[seat, Clan.JANN * RANKS :].sum()) for seat in seats])
    return list(zip(SCORE[lang]["lines"], columns, strict=True))


def best_clan(cards):
    """The clan that a palace counts for: the best one, the first of equals."""
    return max(range(Clan.JANN), key=lambda clan: sum(parts(cards, clan)))


def best_points(cards):
    return max(sum(parts(cards, clan)) for clan in range(Clan.JANN))


def parts(cards, clan):
    """A palace counted for one clan: for the clan, for the Jann, against."""
    worth = [n * value for n, value in zip(cards.tolist(), VALUES, strict=True)]  # plain numbers: asked for very often
    mine, noble = sum(worth[clan * RANKS : (clan + 1) * RANKS]), sum(worth[Clan.JANN * RANKS :])
    return mine, noble, mine + noble - sum(worth)
