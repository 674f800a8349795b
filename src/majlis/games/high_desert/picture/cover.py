"""The lid: a hand of djinns, one of each clan, held up before the moon."""

from majlis.core.cover import cover, lantern, palm
from majlis.games.high_desert.parts import RANKS, Clan, Rank
from majlis.games.high_desert.picture.art import face

HAND = (
    (Clan.MARID, Rank.THIEF),
    (Clan.GENIE, Rank.MERCHANT),
    (Clan.JANN, Rank.VIZIER),
    (Clan.SHAITAN, Rank.DIVINER),
    (Clan.EFREET, Rank.SULTAN),
)
FAN = 13  # degrees between two cards


def card(place: int, clan: int, rank: int) -> str:
    """A card of the fan: all of them turn around a point below the lid."""
    turn = f'transform="translate(320 640) rotate({(place - 2) * FAN}) translate(-87 -520) scale(1.74)"'
    return f"<g {turn}>{face(clan * RANKS + rank)}</g>"


COVER = cover(
    "high-desert",
    (492, 84, 44),
    "".join(card(place, *it) for place, it in enumerate(HAND))
    + palm(44, 330, 120)
    + lantern("high-desert", 556, 290, 1.7),
)
