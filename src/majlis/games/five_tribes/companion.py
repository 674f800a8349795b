"""At a real table: how the city is laid out, and what is counted in the end."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from majlis.core.canvas import Canvas, Picture, Size
from majlis.core.companion import Companion, Counts, Entry, Step, dealt, step
from majlis.core.game import load
from majlis.core.illustration import detail, gallery
from majlis.core.scene import Scene
from majlis.core.speech import topic
from majlis.games.five_tribes import parts
from majlis.games.five_tribes.parts import DJINNS, FACES, GOODS, THIEVES, Djinn, Flag, Good, Thief
from majlis.games.five_tribes.state import GONE
from majlis.games.five_tribes.words.phrases import CARDS, NOUNS

WORDS = topic("majlis.games.five_tribes.words", "companion")
MOST_GOLD = 400  # more than any game brings
EMPTY = {"meeples": 0, "has": 0}


# --- set-up


def steps(picture: Picture, seats: int, options: int, lang: str) -> list[Step]:
    """FT-2, in its order."""
    words, numbers = WORDS[lang]["steps"], numbers_of(seats, options)
    return [step(words[key], numbers, scene) for key, scene in drawn(picture, seats, options, lang)]


def numbers_of(seats: int, options: int) -> dict[str, int]:
    thieves = bool(options & Flag.THIEVES)
    return {
        "tiles": parts.TILES,
        "columns": parts.COLUMNS,
        "rows": parts.ROWS,
        "meeples": int(parts.TRIBE_COUNT.sum()),
        "each": parts.ON_A_TILE,
        "cards": int(parts.GOOD_COUNT.sum()),
        "row": parts.ROW,
        "djinns": DJINNS - (not thieves),
        "open": parts.DJINN_ROW,
        "thieves": THIEVES - 1,
        "palms": parts.PALMS,
        "palaces": parts.PALACES,
        "camels": int(parts.CAMELS[seats]),
        "markers": int(parts.MARKERS[seats]),
        "all_markers": seats * int(parts.MARKERS[seats]),
        "gold": parts.START_GOLD,
    }


def drawn(picture: Picture, seats: int, options: int, lang: str) -> Iterator[tuple[str, Scene]]:
    game, many = load(picture.game), parts.MARKERS[seats] > 1
    yield "tiles", dealt(game, seats, options, lang, ["city"], EMPTY)
    yield "meeples", dealt(game, seats, options, lang, ["city"])
    yield "row", dealt(game, seats, options, lang, ["row"])
    yield "djinns", dealt(game, seats, options, lang, ["djinns"], {"thief": GONE})
    if options & Flag.THIEVES:
        yield "thieves", detail(picture, robbers)(lang)
    yield "supply", detail(picture, supply)(lang)
    yield "players", detail(picture, lambda t: hand_out(t, seats))(lang)
    yield "bids" if many else "bid", dealt(game, seats, options, lang, ["line"])


def robbers(t: Canvas) -> Size:
    shown = [f"djinn-{DJINNS + thief:d}" for thief in Thief if thief != Thief.MADJAAR]
    return gallery(t, [(sprite, "") for sprite in shown], 3, (170, 220), named=False)


def supply(t: Canvas) -> Size:
    many = ("palm", parts.PALMS), ("palace", parts.PALACES)
    return gallery(t, [(noun, f"{n} {t.nouns['nouns'][noun][1]}") for noun, n in many], 2, (200, 150))


def hand_out(t: Canvas, seats: int) -> Size:
    """What one player begins with."""
    forms, words = t.nouns["nouns"], WORDS[t.lang]
    camels, markers = int(parts.CAMELS[seats]), int(parts.MARKERS[seats])
    things = [("camel-0", f"{camels} {forms['camel'][1]}")]
    things += [
        ("marker-0", f"{markers} {words['markers'][markers > 1]}"),
        ("coin", f"{parts.START_GOLD} {forms['gold'][1]}"),
    ]
    return gallery(t, things, 3, (170, 130))


# --- what is counted


def entries(seats: int, options: int, lang: str) -> list[Entry]:
    words, forms = WORDS[lang], NOUNS[lang]["nouns"]
    groups, camels = words["groups"], int(parts.CAMELS[seats])
    found = [Entry("gold", groups["gold"], words["gold"], MOST_GOLD, sprite="coin")]
    for tribe, noun in ((0, "vizier"), (1, "elder")):
        n = int(parts.TRIBE_COUNT[tribe])
        found.append(Entry(f"{noun}s", groups["people"], forms[noun][1], n, box=n, sprite=f"meeple-{tribe}"))
    for face, (kind, points, n) in enumerate(FACES.tolist()):
        label = words["tile"].format(kind=NOUNS[lang]["kinds"][kind], n=points)
        found.append(Entry(f"tile{face}", groups["city"], label, min(n, camels), box=n, sprite=f"tile-{face}"))
    for noun, n in (("palm", parts.PALMS), ("palace", parts.PALACES)):
        found.append(Entry(f"{noun}s", groups["city"], forms[noun][1], n, box=n, sprite=noun))
    for good, n in enumerate(parts.GOOD_COUNT.tolist()):
        label = forms["slave"][1] if good == Good.SLAVE else NOUNS[lang]["goods"][good]
        found.append(Entry(f"good{good}", groups["goods"], label, n, box=n, sprite=f"good-{good}"))
    return found + djinn_entries(options, lang)


def djinn_entries(options: int, lang: str) -> list[Entry]:
    """A line a djinn; the thieves that were not used are alike."""
    group, thieves = WORDS[lang]["groups"]["djinns"], bool(options & Flag.THIEVES)
    label, points = WORDS[lang]["djinn"], parts.DJINN_POINTS
    found = [
        Entry(
            f"djinn{djinn}", group, label.format(name=CARDS[djinn], n=points[djinn]), 1, box=1, sprite=f"chip-{djinn}"
        )
        for djinn in range(DJINNS)
        if thieves or djinn != Djinn.MORGIANE
    ]
    n = THIEVES - 1
    return found + [Entry("thieves", group, WORDS[lang]["thieves"], n, box=n, sprite=f"chip-{DJINNS}")] * thieves


def fill(s: Any, counts: Counts) -> None:
    s["face"], s["camel"], s["djinn"], s["thief"] = parts.BOX, -1, GONE, GONE
    for seat in range(s["seats"]):
        s["gold"][seat], s["viziers"][seat], s["elders"][seat] = (
            counts[key][seat] for key in ("gold", "viziers", "elders")
        )
        s["hand"][seat] = [counts[f"good{good}"][seat] for good in range(GOODS)]
        s["n_hand"][seat] = s["hand"][seat].sum()
        place_camels(s, seat, counts)
        take_cards(s, seat, counts)


def place_camels(s: Any, seat: int, counts: Counts) -> None:
    """On tiles of the right kind; all palms and palaces on the first of them, which is the same to the rules."""
    for face in range(len(FACES)):
        free = np.flatnonzero((s["face"] == face) & (s["camel"] == -1))
        s["camel"][free[: counts[f"tile{face}"][seat]]] = seat
    own = np.flatnonzero(s["camel"] == seat)[:1]
    s["palms"][own], s["palaces"][own] = counts["palms"][seat], counts["palaces"][seat]


def take_cards(s: Any, seat: int, counts: Counts) -> None:
    for djinn in range(DJINNS):
        if counts.get(f"djinn{djinn}", [0] * parts.SEATS)[seat]:
            s["djinn"][djinn] = seat
    free = np.flatnonzero(s["thief"] == GONE)
    s["thief"][free[: counts.get("thieves", [0] * parts.SEATS)[seat]]] = seat


def amiss(seats: int, options: int, counts: Counts, lang: str) -> str:
    """No more camels than there are, and nothing on tiles that one does not have."""
    words, most = WORDS[lang]["amiss"], int(parts.CAMELS[seats])
    for seat in range(seats):
        camels = sum(counts[f"tile{face}"][seat] for face in range(len(FACES)))
        if camels > most:
            return str(words["camels"].format(n=camels, most=most))
        if not camels and counts["palms"][seat] + counts["palaces"][seat]:
            return str(words["no_tile"])
    return ""


def companion(picture: Picture) -> Companion:
    return Companion(picture, ("thieves",), steps, entries, fill, amiss)
