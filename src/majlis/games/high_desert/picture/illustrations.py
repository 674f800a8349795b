"""The figures of the rules, each laid out by what lays out the table."""

from collections.abc import Sequence

from majlis.core.canvas import Box, Canvas, Size
from majlis.core.illustration import Illustration, detail, gallery
from majlis.core.record import NONE
from majlis.games.high_desert.parts import COPIES, KINDS, RANKS, VALUE, Clan, Rank
from majlis.games.high_desert.picture.cards import lay
from majlis.games.high_desert.picture.rows import row, rows
from majlis.games.high_desert.picture.scene import TABLE
from majlis.games.high_desert.picture.zones import GAP, PITCH, look, palace
from majlis.games.high_desert.words.names import card, n_cards

WIDTH, CARD = 560, 88


def kind(clan: Clan, rank: Rank) -> int:
    return clan * RANKS + rank


def ranks(t: Canvas) -> Size:
    named = [(f"card-{kind(Clan.MARID, rank)}", t.nouns["ranks"][rank]) for rank in Rank]
    return gallery(t, named, 5, (114, 150))


def clans(t: Canvas) -> Size:
    return gallery(t, [(f"clan-{clan:d}", t.nouns["clans"][clan]) for clan in Clan], 5, (104, 64))


def faces(*kinds: int, columns: int = 5) -> Illustration:
    """Cards side by side, with their names."""
    return detail(TABLE, lambda t: gallery(t, [(f"card-{k}", card(k, t.lang)) for k in kinds], columns, (168, 160)))


def hand(*kinds: int) -> Illustration:
    """Cards in a row, as they lie on the table."""

    def laid(t: Canvas) -> Size:
        lay(t, "look", row(kinds, Box(8, 8, WIDTH - 16), CARD, middle=True))
        return WIDTH, CARD * 1.4 + 16

    return detail(TABLE, laid)


def looked(t: Canvas) -> Size:
    look(t, Box(0, 0, WIDTH, 196), 96)
    return WIDTH, 196


# --- palaces


def built(*kinds: int) -> list[int]:
    return [kinds.count(k) for k in range(KINDS)]


def counted(kinds: Sequence[int]) -> dict[str, int]:
    """What a palace counts for each clan: the rules' page opens before rules are compiled, so a test holds the two."""
    sums = [sum(int(VALUE[k]) for k in kinds if k // RANKS == clan) for clan in Clan]
    four = sum(sums[: Clan.JANN])
    totals = {clan.name.lower(): 2 * sums[clan] - four + sums[Clan.JANN] for clan in Clan}
    best = max((clan for clan in Clan if clan != Clan.JANN), key=lambda clan: sums[clan])
    return totals | {"jann": sums[Clan.JANN], "best_clan": best}


def owned(*kinds: int, shield: bool = False) -> Illustration:
    """A palace with what it counts for each clan; from eight cards on with its shield."""

    def laid(t: Canvas) -> Size:
        label = t.say("palace", who=t.name(0), n=n_cards(len(kinds), t.lang))
        wide = WIDTH - 32 - 72 * shield
        tall = CARD * 1.4 + 76 + PITCH * (len(rows(sorted(kinds), wide, CARD, CARD, GAP)) - 1)
        t.place("palace", Box(0, 0, WIDTH, tall), label, "shielded" * shield)
        palace(t, 0, Box(16, 60, wide), CARD, counted(kinds))
        if shield:
            t.put("shield", "shield", Box(WIDTH - 78, 92, 64), t.words["shield"])
        return WIDTH, tall

    return detail(TABLE, laid, given=NONE, palace=[built(*kinds), *[[0] * KINDS] * 3])


GENIE_DIVINER, GENIE_VIZIER = kind(Clan.GENIE, Rank.DIVINER), kind(Clan.GENIE, Rank.VIZIER)
MARID_MERCHANT, MARID_THIEF, MARID_SULTAN = (kind(Clan.MARID, r) for r in (Rank.MERCHANT, Rank.THIEF, Rank.SULTAN))
EFREET_DIVINER, EFREET_MERCHANT, EFREET_VIZIER = (
    kind(Clan.EFREET, r) for r in (Rank.DIVINER, Rank.MERCHANT, Rank.VIZIER)
)
SHAITAN_DIVINER, SHAITAN_THIEF = kind(Clan.SHAITAN, Rank.DIVINER), kind(Clan.SHAITAN, Rank.THIEF)
JANN_DIVINER, JANN_MERCHANT, JANN_THIEF = (kind(Clan.JANN, r) for r in (Rank.DIVINER, Rank.MERCHANT, Rank.THIEF))
DECK = [SHAITAN_DIVINER, JANN_MERCHANT, EFREET_VIZIER, MARID_THIEF, GENIE_DIVINER]
SCORED = (MARID_MERCHANT, MARID_THIEF, MARID_SULTAN, EFREET_DIVINER, EFREET_MERCHANT, JANN_THIEF)
BEFORE, AFTER = (MARID_MERCHANT, MARID_THIEF, EFREET_MERCHANT), (MARID_MERCHANT, MARID_THIEF, MARID_MERCHANT)

ILLUSTRATIONS: dict[str, Illustration] = {
    "clans": detail(TABLE, clans),
    "ranks": detail(TABLE, ranks),
    "trade-1": owned(*BEFORE),
    "trade-2": faces(EFREET_MERCHANT, MARID_MERCHANT, columns=2),
    "trade-3": owned(*AFTER),
    "eight": owned(GENIE_DIVINER, GENIE_VIZIER, *SCORED, shield=True),
    "payment": hand(GENIE_DIVINER, SHAITAN_THIEF, EFREET_DIVINER),
    "look": detail(TABLE, looked, n_look=5, n_deck=5, deck=DECK + [0] * (int(COPIES.sum()) - 5)),
    "scored": owned(*SCORED),
}
