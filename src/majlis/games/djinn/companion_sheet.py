"""At a real table: what is counted in the end (DJ-10), and how the rules find it in a record."""

from typing import Any

import numpy as np

from majlis.core.companion import Counts, Entry
from majlis.core.speech import topic
from majlis.games.djinn import parts
from majlis.games.djinn.parts import CARDS, EQUIPMENT, KITS, MAGES, PLACES, TROPHIES, Flag, Tile
from majlis.games.djinn.rules.setup import REMOVED_PASSAGES
from majlis.games.djinn.rules.tom import IN_DECK, LOST, REVEALED, WON
from majlis.games.djinn.state import BOX, IN_HAND, SHOWN, UNSEEN
from majlis.games.djinn.words.cards import card_name, trophy_name
from majlis.games.djinn.words.phrases import NOUNS

WORDS = topic("majlis.games.djinn.words", "companion")
MANY = 999  # more than anybody ever has of goods
CIRCLES = parts.PRINTED_CIRCLES + parts.MORE_CIRCLES
CAUGHT = parts.PER_COLOUR * parts.COLOURS + parts.BOSSES
NOTHING = [0] * parts.SEATS


def entries(seats: int, options: int, lang: str) -> list[Entry]:
    """What everybody counts; scoring cards and ties only where there are any, Tom only for one alone."""
    found = [*catch(lang), *trophies(lang)]
    if seats == 1:
        return found + tom(options, lang)
    if not options & Flag.BEGINNER:
        found += [*open_cards(lang), *for_cards(lang), *secrets(lang)]
    return found + ties(lang)


def catch(lang: str) -> list[Entry]:
    words, group, nouns = WORDS[lang]["entries"], WORDS[lang]["groups"]["catch"], NOUNS[lang]["nouns"]
    return [
        Entry("corked", group, words["corked"], CAUGHT, box=CAUGHT, sprite="corked-1"),
        Entry("ringed", group, nouns["ringed"][1], CIRCLES, sprite="circle-open"),
        Entry("bottles", group, nouns["empty bottle"][1], MANY, sprite="bottle-1"),
        Entry("corks", group, nouns["cork"][1], MANY, sprite="good-3"),
    ]


def trophies(lang: str) -> list[Entry]:
    group, label = WORDS[lang]["groups"]["trophies"], WORDS[lang]["trophy"]
    return [
        Entry(
            f"trophy{i}",
            group,
            label.format(name=trophy_name(i, lang), n=parts.TROPHY_POINTS[i]),
            1,
            box=1,
            sprite=f"trophy-{i}",
        )
        for i in range(TROPHIES)
    ]


def open_cards(lang: str) -> list[Entry]:
    group = WORDS[lang]["groups"]["cards"].format(n=parts.OPEN_CARDS)
    return [Entry(f"card{i}", group, card_name(i, lang), 1, sprite=f"card-{i}", table=True) for i in range(CARDS)]


def secrets(lang: str) -> list[Entry]:
    group = WORDS[lang]["groups"]["secrets"]
    return [Entry(f"secret{i}", group, card_name(i, lang), 1, box=1, sprite=f"card-{i}") for i in range(CARDS)]


def for_cards(lang: str) -> list[Entry]:
    """What the scoring cards ask for."""
    words, group = WORDS[lang]["entries"], WORDS[lang]["groups"]["for_cards"]
    each, half = EQUIPMENT // KITS, int(np.count_nonzero(parts.MAGE_KEY))
    found = [
        Entry(f"kit{kit}", group, NOUNS[lang]["two kits"][kit], each, box=each, sprite=f"kit-{kit * each}")
        for kit in range(KITS)
    ]
    return [
        *found,
        Entry("passages", group, words["passages"], PLACES - REMOVED_PASSAGES, sprite="door-0-0"),
        Entry("awake", group, words["awake"], MAGES - half, box=MAGES - half, sprite="mage-0"),
        Entry("awake_key", group, words["awake_key"], half, box=half, sprite=f"mage-{MAGES - 1}"),
        Entry("asleep_key", group, words["asleep_key"], half, box=half, sprite=f"asleep-{MAGES - 1}"),
        Entry("circles", group, words["circles"], CIRCLES, parts.PRINTED_CIRCLES - 1, sprite="circle-left"),
        Entry("capacity", group, words["capacity"], parts.CAPACITY_END, parts.CAPACITY_BEGIN, sprite="capacity"),
        Entry("base", group, words["base"], parts.MOST_BASE, sprite="base"),
    ]


def ties(lang: str) -> list[Entry]:
    """Coins, scrolls and keys: they break ties, and keys count for a scoring card."""
    group, nouns, keys = WORDS[lang]["groups"]["ties"], NOUNS[lang]["nouns"], parts.KEYS_IN_ALL
    return [
        Entry("coins", group, nouns["coin"][1], MANY, sprite="good-0"),
        Entry("scrolls", group, nouns["scroll"][1], MANY, sprite="good-1"),
        Entry("keys", group, nouns["key"][1], keys, box=keys, sprite="good-2"),
    ]


def tom(options: int, lang: str) -> list[Entry]:
    words, group = WORDS[lang]["entries"], WORDS[lang]["groups"]["tom"]
    deck = int(parts.DECK_SIZES[options >> parts.DECK_SHIFT & 3])
    return [
        Entry("won", group, words["won"], 1, sprite="boss-gone", table=True),
        Entry("left", group, words["left"], deck - 1, sprite="tom-back", table=True),
    ]


# --- into a record


def fill(s: Any, counts: Counts) -> None:
    s["trophies"], s["card"], s["tile"], s["equipment"], s["mage"] = BOX, BOX, BOX, UNSEEN, UNSEEN
    s["passage"], s["capacity"], s["tom"] = IN_HAND, parts.START_CAPACITY, REVEALED
    for card in range(CARDS):
        if counts.get(f"card{card}", NOTHING)[0]:
            s["card"][card] = SHOWN
    for seat in range(s["seats"]):
        fill_catch(s, seat, counts)
        fill_for_cards(s, seat, counts)
        fill_secrets(s, seat, counts)
    if s["seats"] == 1:
        s["won"] = WON if counts["won"][0] else LOST
        s["tom"][: counts["left"][0]] = IN_DECK


def fill_catch(s: Any, seat: int, counts: Counts) -> None:
    """Of which colour the bottles are is the same to the count."""
    s["corked"][seat, 0], s["ringed"][seat, 0] = counts["corked"][seat], counts["ringed"][seat]
    s["bottles"][seat, 0], s["corks"][seat] = counts["bottles"][seat], counts["corks"][seat]
    for good in ("coins", "scrolls", "keys"):
        s[good][seat] = counts.get(good, NOTHING)[seat]
    for trophy in range(TROPHIES):
        if counts[f"trophy{trophy}"][seat]:
            s["trophies"][trophy] = seat


def fill_for_cards(s: Any, seat: int, counts: Counts) -> None:
    if "capacity" not in counts:
        return
    for kit in range(KITS):
        take(s["equipment"], kit == parts.KIT, counts[f"kit{kit}"][seat], seat * 2)
    s["passage"][seat, : counts["passages"][seat]] = 0
    take(s["mage"], ~parts.MAGE_KEY, counts["awake"][seat], seat * 2 + 1)
    take(s["mage"], parts.MAGE_KEY, counts["awake_key"][seat], seat * 2 + 1)
    take(s["mage"], parts.MAGE_KEY, counts["asleep_key"][seat], seat * 2)
    more = counts["circles"][seat] - parts.PRINTED_CIRCLES
    s["opened"][seat], s["covered"][seat] = max(0, more), more < 0
    s["capacity"][seat], s["base_at"][seat] = counts["capacity"][seat], counts["base"][seat]


def take(cards: Any, fitting: Any, n: int, owner: int) -> None:
    """So many cards that fit and nobody has."""
    free = np.flatnonzero(fitting & (cards == UNSEEN))
    cards[free[:n]] = owner


def fill_secrets(s: Any, seat: int, counts: Counts) -> None:
    for card in range(CARDS):
        if counts.get(f"secret{card}", NOTHING)[seat]:
            s["card"][card], s["tile"][Tile.P10_SECRETS] = seat, seat


# --- what cannot be


def amiss(seats: int, options: int, counts: Counts, lang: str) -> str:
    words = WORDS[lang]["amiss"]
    for row in range(parts.TROPHY_ROWS):
        n = sum(sum(counts[f"trophy{i}"]) for i in range(TROPHIES) if parts.TROPHY_ROW[i] == row)
        if n > seats + 1:
            return str(words["trophies"].format(n=n, most=seats + 1))
    if sum(map(sum, (counts["corked"], counts["ringed"]))) > CAUGHT:
        return str(words["djinn"].format(n=CAUGHT))
    return amiss_with_cards(counts, lang) if "capacity" in counts else ""


def amiss_with_cards(counts: Counts, lang: str) -> str:
    """As many cards as there are, none in two places; no more djinn in circles than there are circles."""
    words = WORDS[lang]["amiss"]
    shown = [counts[f"card{i}"][0] for i in range(CARDS)]
    secret = [counts[f"secret{i}"] for i in range(CARDS)]
    owners = {seat for held in secret for seat, n in enumerate(held) if n}
    if sum(shown) > parts.OPEN_CARDS:
        return str(words["cards"].format(n=sum(shown), most=parts.OPEN_CARDS))
    if len(owners) > 1 or sum(map(sum, secret)) > parts.SECRET_CARDS:
        return str(words["secrets"].format(most=parts.SECRET_CARDS))
    if any(n and sum(held) for n, held in zip(shown, secret, strict=True)):
        return str(words["twice"])
    if any(n > most for n, most in zip(counts["ringed"], counts["circles"], strict=True)):
        return str(words["ringed"])
    if sum(map(sum, (counts["awake_key"], counts["asleep_key"]))) > np.count_nonzero(parts.MAGE_KEY):
        return str(words["mages"].format(n=np.count_nonzero(parts.MAGE_KEY)))
    return ""
