"""The figures of the rules, each laid out by what lays out the table."""

from majlis.core.canvas import Box, Canvas, Size
from majlis.core.illustration import Illustration, cropped, detail, gallery
from majlis.core.record import NONE
from majlis.core.scene import Scene
from majlis.games.five_tribes.parts import COLUMNS, DJINNS, ROWS, TILES, TRIBES, ZEROS, Djinn, Good
from majlis.games.five_tribes.picture.city import city
from majlis.games.five_tribes.picture.for_sale import row
from majlis.games.five_tribes.picture.scene import TABLE
from majlis.games.five_tribes.picture.tracks import FIRST_TO_LAST, one_space
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.phrases import CARDS, TRIBE_NOUNS

SIZE, GAP, GUTTER = (172, 131), 6, 24
STEP = SIZE[0] + GAP, SIZE[1] + GAP
VILLAGE, SACRED, OASIS, SMALL, BIG = 0, 1, 5, 6, 7  # faces of tiles
YELLOW, WHITE, GREEN, BLUE, RED = range(TRIBES)

# --- what there is


def tiles(t: Canvas) -> Size:
    faces = zip((VILLAGE, SACRED, OASIS, SMALL, BIG), t.nouns["kinds"], strict=True)
    return gallery(t, [(f"tile-{face}", kind) for face, kind in faces], 3, (140, 128))


def tribes(t: Canvas) -> Size:
    named = [(f"meeple-{i}", t.nouns["nouns"][noun][1]) for i, noun in enumerate(TRIBE_NOUNS)]
    return gallery(t, named, 3, (140, 92))


def goods(t: Canvas) -> Size:
    return gallery(t, [(f"good-{i}", good) for i, good in enumerate(t.nouns["goods"])], 5, (112, 118))


def suit(t: Canvas) -> Size:
    held = (Good.IVORY, Good.SILK, Good.SPICE, Good.FISH, Good.WHEAT)
    return gallery(t, [(f"good-{i}", t.nouns["goods"][i]) for i in held], 5, (84, 110), named=False)


def placed(t: Canvas) -> Size:
    forms = t.nouns["nouns"]
    return gallery(
        t, [("camel-0", forms["camel"][0]), ("palm", forms["palm"][0]), ("palace", forms["palace"][0])], 3, (130, 84)
    )


def cards(*shown: int) -> Illustration:
    return detail(TABLE, lambda t: gallery(t, [(f"djinn-{i}", CARDS[i]) for i in shown], 3, (136, 176), named=False))


def spaces(t: Canvas) -> Size:
    """The turn order track in three rows, as it is played."""
    for i, space in enumerate(FIRST_TO_LAST):
        width = 54 if space < ZEROS else 96
        box = Box(4 + i % 3 * 100 + (96 - width) / 2, 4 + i // 3 * 104, width)
        one_space(t, space, box, (width / 2 - 24, 43))
    return 304, 316


def market(t: Canvas) -> Size:
    row(t, Box(0, 0, 582, 166), (64, 42), 5)
    return 582, 166


# --- a corner of the city


def corner(columns: int, rows: int, meeples: dict[str, tuple[int, ...]], faces: str, **more: object) -> Illustration:
    """The tiles from A1 on: their faces by letter, row by row, and who stands on which."""
    fields: dict[str, object] = {"face": [SMALL] * TILES, "camel": [NONE] * TILES, "meeples": [[0] * TRIBES] * TILES}
    face, standing = [SMALL] * TILES, [[0] * TRIBES for _ in range(TILES)]
    for i, letter in enumerate(faces):
        face[i // columns * COLUMNS + i % columns] = {"v": VILLAGE, "s": SACRED, "o": OASIS, "m": SMALL, "b": BIG}[
            letter
        ]
    for name, tribes in meeples.items():
        for tribe in tribes:
            standing[at(name)][tribe] += 1
    whole = detail(
        TABLE,
        lambda t: (GUTTER + COLUMNS * STEP[0], city(t, 0, 0, SIZE, GAP, GUTTER)),
        **(fields | {"face": face, "meeples": standing} | more),
    )

    def drawn(lang: str) -> Scene:
        return cropped(whole(lang), Box(0, 0, GUTTER + columns * STEP[0], GUTTER + rows * STEP[1]))

    return drawn


def at(name: str) -> int:
    """A tile by its letter and number."""
    return (int(name[1]) - 1) * COLUMNS + "ABCDEF".index(name[0])


def walk(*names: str) -> dict[str, object]:
    """The way of a move so far."""
    return {"path": [*map(at, names), *[0] * (24 - len(names))], "n_path": len(names), "phase": Phase.DROP}


def camels(**owners: int) -> list[int]:
    return [owners.get("ABCDEF"[tile % COLUMNS] + str(tile // COLUMNS + 1), NONE) for tile in range(COLUMNS * ROWS)]


FACES = "omvsmboms"
SOWN = {
    "A1": (YELLOW, GREEN, BLUE),
    "B1": (GREEN,),
    "C1": (RED,),
    "A2": (WHITE, RED),
    "B2": (YELLOW,),
    "C2": (BLUE, BLUE),
    "B3": (WHITE,),
    "C3": (GREEN, RED),
}
AFTER_1 = SOWN | {"A1": (), "B1": (GREEN, GREEN)}
AFTER_2 = AFTER_1 | {"B2": (YELLOW, YELLOW)}
AFTER_3 = AFTER_2 | {"C2": (BLUE, BLUE, BLUE)}
BUILT = "vsmosmmov"

ILLUSTRATIONS: dict[str, Illustration] = {
    "tiles": detail(TABLE, tiles),
    "tribes": detail(TABLE, tribes),
    "goods": detail(TABLE, goods),
    "suit": detail(TABLE, suit),
    "placed": detail(TABLE, placed),
    "bids": detail(TABLE, spaces, spaces=[0, 1, NONE, NONE, 0, NONE, 1, NONE, NONE]),
    "market": detail(TABLE, market, n_row=8, row=[9, 6, 4, 7, 0, 6, 9, 8, 0], n_pile=45),
    "sow-start": corner(3, 3, SOWN, FACES, **walk("A1")),
    "sow-1": corner(3, 3, AFTER_1, FACES, **walk("A1", "B1")),
    "sow-2": corner(3, 3, AFTER_2, FACES, **walk("A1", "B1", "B2")),
    "sow-3": corner(3, 3, AFTER_3, FACES, **walk("A1", "B1", "B2", "C2")),
    "sow-end": corner(
        3, 3, AFTER_3 | {"C2": ()}, FACES, camel=camels(C2=0), **walk("A1", "B1", "B2", "C2") | {"phase": Phase.TRIBE}
    ),
    "builders": corner(3, 3, {"B2": (WHITE,), "A3": (GREEN,)}, BUILT),
    "assassins": corner(
        3, 2, {"B1": (BLUE,), "B2": (YELLOW, WHITE), "C1": (GREEN,), "C2": (WHITE,)}, "msovbm", camel=camels(A1=0)
    ),
    "djinns": cards(Djinn.HAURVATAT, Djinn.BOURAQ, Djinn.KANDICHA),
    "thieves": cards(*range(DJINNS, DJINNS + 5)),
}
