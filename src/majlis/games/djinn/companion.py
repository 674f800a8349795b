"""At a real table: how the town is set up (DJ-3, DJ-14.1), step by step, with the numbers of the box."""

from collections.abc import Iterator

import numpy as np

from majlis.core.canvas import Canvas, Picture, Size
from majlis.core.companion import Companion, Deck, Step, dealt, step
from majlis.core.game import load
from majlis.core.illustration import Lay, detail, gallery
from majlis.core.scene import Scene
from majlis.core.speech import listed, topic
from majlis.games.djinn import parts, tom_deck
from majlis.games.djinn.companion_sheet import amiss, entries, fill
from majlis.games.djinn.parts import KITS, MAGES, PLACES, TILES_OF_A_KIND, TROPHY_ROWS, Flag, Good
from majlis.games.djinn.rules.setup import REMOVED_PASSAGES
from majlis.games.djinn.words.phrases import NOUNS, some

WORDS = topic("majlis.games.djinn.words", "companion")
TENT_NAMES = "ABCDEF"
NOBODY = {"loose": 0, "boss": 0}  # in the streets


def steps(picture: Picture, seats: int, options: int, lang: str) -> list[Step]:
    words, numbers = WORDS[lang]["steps"], numbers_of(seats, options, lang)
    return [step(words[key], numbers, scene) for key, scene in drawn(picture, seats, options, lang)]


def numbers_of(seats: int, options: int, lang: str) -> dict[str, str | int]:
    """What sentences mention: all of it from the box, or from what the rules of the set-up use."""
    near = int(np.count_nonzero(parts.NEAR_SOURCE))
    return {
        "places": PLACES,
        "coins": some(parts.START_COINS, "coin", lang),
        "magic": parts.START_MAGIC,
        "capacity": parts.START_CAPACITY,
        "circles": parts.PRINTED_CIRCLES,
        "out": REMOVED_PASSAGES,
        "passages": PLACES - REMOVED_PASSAGES,
        "side": market_side(seats, lang),
        "chests": parts.CHESTS,
        "keyed": int(np.count_nonzero(parts.MAGE_KEY)),
        "mages": MAGES // 4,
        "kits": parts.EQUIPMENT // KITS,
        "djinn": some(int(parts.AT_SPACE[seats]), "djinn", lang),
        "near": near,
        "per_colour": parts.PER_COLOUR,
        "supply": parts.BOSSES - parts.ROUNDS,
        "trophies": seats + 1,
        "rows": TROPHY_ROWS,
        "cards": parts.OPEN_CARDS,
        "tiles": seats + 1,
        "of_a_kind": TILES_OF_A_KIND,
        "deck": int(parts.DECK_SIZES[options >> parts.DECK_SHIFT & 3]),
        "blank": int(np.count_nonzero(parts.TOM_FIRST < 0)),
        "left_out": parts.TOM - int(parts.DECK_SIZES[options >> parts.DECK_SHIFT & 3]),
    }


def market_side(seats: int, lang: str) -> str:
    """Which tents are one place for assistants on this side of the Market: 'A, B + C, D and E + F'."""
    group = parts.GROUP_OF[int(seats > 2)].tolist()
    joined = [" + ".join(TENT_NAMES[i] for i, it in enumerate(group) if it == n) for n in sorted(set(group))]
    return listed(joined, lang)


def drawn(picture: Picture, seats: int, options: int, lang: str) -> Iterator[tuple[str, Scene]]:
    game, alone, beginner = load(picture.game), seats == 1, bool(options & Flag.BEGINNER)

    def shown(*places: str, **changed: object) -> Scene:
        return dealt(game, seats, options, lang, places, changed)

    yield "city_first" if beginner else "city", shown("city", **NOBODY)
    yield "tavern", shown("tavern")
    yield "manufactory", shown("manufactory")
    yield "catacombs", shown("catacombs")
    yield "market", shown("market")
    yield "player", detail(picture, begins_with)(lang)
    yield "passages", detail(picture, passages)(lang)
    yield "djinn_more" if alone or options & Flag.LONGER else "djinn", shown("city")
    yield "trophies", shown("trophies")
    if not alone and not beginner:
        yield "cards", shown("scoring")
        yield "draft", detail(picture, tiles(seats + 1))(lang)
    if alone:
        yield "tom", detail(picture, toms_cards)(lang)
    yield "first_alone" if alone else "first", detail(picture, pawns(seats))(lang)


def begins_with(t: Canvas) -> Size:
    magic, capacity, circles = WORDS[t.lang]["begins"]
    things = [
        ("good-0", some(parts.START_COINS, "coin", t.lang)),
        (f"good-{Good.MAGIC:d}", f"{parts.START_MAGIC} {magic}"),
        ("capacity", f"{capacity} {parts.START_CAPACITY}"),
        ("circle-open", f"{parts.PRINTED_CIRCLES} {circles}"),
    ]
    return gallery(t, things, 2, (220, 120))


def passages(t: Canvas) -> Size:
    return gallery(t, [(f"door-{i}-0", NOUNS[t.lang]["places"][i]) for i in range(PLACES)], 3, (170, 100))


def tiles(n: int) -> Lay:
    """So many good ones, and so many bad ones below."""
    shown = [f"tile-{kind * TILES_OF_A_KIND + i}" for kind in range(2) for i in range(n)]
    return lambda t: gallery(t, [(sprite, "") for sprite in shown], n, (170, 130), named=False)


def toms_cards(t: Canvas) -> Size:
    shown = ("tom-back", "tom-0", f"tom-{parts.TOM - 1}")
    return gallery(t, [(sprite, "") for sprite in shown], 3, (150, 190), named=False)


def pawns(seats: int) -> Lay:
    return lambda t: gallery(t, [(f"pawn-{i}", "") for i in range(seats)], seats, (120, 150), named=False)


DECK = Deck("deck", tom_deck.marks, tom_deck.order, tom_deck.card)


def companion(picture: Picture) -> Companion:
    return Companion(picture, ("beginner", "longer", "deck"), steps, entries, fill, amiss, DECK)
