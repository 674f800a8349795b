"""What cards, palaces, players and actions are called, and actions read back."""

from majlis.core.record import NONE
from majlis.games.high_desert.actions import ACTIONS, AT, CARD, DECLINE, SEAT, WISH
from majlis.games.high_desert.parts import KINDS, RANKS, Clan
from majlis.games.high_desert.words.sentences import RANK, WISHES, WORDS


def card(kind, lang="en"):
    """The name of a card; no card has none."""
    if kind == NONE:
        return ""
    return WORDS[lang]["card"].format(clan=Clan(kind // RANKS).name.title(), rank=RANK[lang][kind % RANKS])


def say(a, lang="en"):
    """Write an action: 'Marid Thief', 'Efreet Vizier of player 2', 'player 1', 'wish look', 'decline'."""
    words = WORDS[lang]
    if a < WISH:
        return card(a - CARD, lang)
    if a < DECLINE:
        return words["wish"].format(wish=WISHES[lang][a - WISH])
    if a == DECLINE:
        return words["decline"]
    if a < AT:
        return words["seat"].format(seat=a - SEAT + 1)
    return words["at"].format(card=card((a - AT) % KINDS, lang), seat=(a - AT) // KINDS + 1)


SAID = {say(a, lang).lower(): a for lang in WORDS for a in range(ACTIONS)}


def read(words):
    """The action that say() wrote, in whatever language."""
    a = SAID.get(" ".join(words.lower().split()))
    if a is None:
        raise ValueError(f"{words!r} is no action of this game: try words like 'Marid Thief' or 'wish look'.")
    return a


def target(a):
    """The palace and the kind that an action of the block AT names."""
    return divmod(a - AT, KINDS)


def name(seat, lang, names):
    """What a player is called."""
    return names[seat] if seat < len(names) else say(SEAT + seat, lang).title()


def palace(seat, viewer, lang, names):
    words = WORDS[lang]
    return words["your"] if seat == viewer else words["their"].format(who=name(seat, lang, names))


def counted(n, lang):
    one, many = WORDS[lang]["cards"]
    return one if n == 1 else many.format(n=n)


def listed(kinds, lang):
    """Cards in a row: 'Marid Thief and Jann Vizier'."""
    names = [card(kind, lang) for kind in kinds]
    return WORDS[lang]["and"].join([", ".join(names[:-1]), names[-1]] if names[1:] else names)
