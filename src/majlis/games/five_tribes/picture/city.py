"""The city: tiles with their camels, meeples, palms and palaces, the way of the move and where it could end."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from majlis.core.canvas import Box, Canvas, Size, rows, shares
from majlis.core.parts import once
from majlis.core.record import NONE
from majlis.games.five_tribes.actions import AT, PALACE, PALM, TILE
from majlis.games.five_tribes.parts import COLUMNS, ROWS, TILES, TRIBES, Thief
from majlis.games.five_tribes.picture.labels import tile_label
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.phrases import TRIBE_NOUNS, counted, spot
from majlis.games.five_tribes.words.plans import Prospect, prospects

ANGLES = {1: 0, COLUMNS: 90, -1: 180, -COLUMNS: 270}  # of a step from tile to tile: east, south, west, north
TALLNESS = 46 / 36  # of a meeple
HEAD = {True: 0.315, False: 0.285}  # of a tile's height, for its kind, its camel and its value: tall, wide
FOOT = {True: 27, False: 21}  # under what stands on a tile, for what an end there would bring
ABREAST = {True: 3, False: 4}  # so many groups stand in one row
NAMES = [spot(tile) for tile in range(TILES)]
KILLS = (Phase.KILL, Phase.KILL_AGAIN)


class End(NamedTuple):
    """What the move would bring if it ended on a tile: so many of a tribe, the tile itself, points."""

    taken: tuple[tuple[int, int], ...] = ()
    won: bool = False
    gain: str = ""


NO_END = End()


class Mode(NamedTuple):
    """What is chosen in the city now: single meeples, or Shalim's palms and palaces; and what of most is in hand."""

    single: bool
    robbing: bool
    most: int = NONE


class Here(NamedTuple):
    """A tile: what can be chosen there, what a click means, what an end would bring, and how it is looked at."""

    tile: int
    found: tuple[int, ...]
    want: tuple[int, ...]
    end: End
    mode: Mode


class Group(NamedTuple):
    """Like things on a tile: what they are, how many, what a click means, what the end of the move would take."""

    noun: str
    sprite: str
    n: int
    action: int
    taken: int = 0


def city(t: Canvas, x: float, y: float, size: Size, gap: float, gutter: float) -> float:
    """Thirty tiles between their letters and numbers; return how high it is."""
    (wide, high), left, top = size, x + gutter, y + gutter
    step = wide + gap, high + gap
    height = gutter + ROWS * step[1] + 2
    t.place("city", Box(x, y, gutter + COLUMNS * step[0] + 2, height), t.words["city"])
    for column in range(COLUMNS):
        t.write(f"east-{column}", left + column * step[0] + wide / 2, top - 5, "ABCDEF"[column], "middle quiet")
    for row in range(ROWS):
        t.write(f"south-{row}", x + gutter / 2 + 1, top + row * step[1] + high / 2 + 8, str(row + 1), "middle quiet")
    ends, ways, mode = could_end(t), way(t), chosen(t)
    for tile, across, down in rows(range(TILES), COLUMNS, left, top, step):
        one_tile(t, tile, Box(across, down, wide, high), tuple(ways.get(tile, ())), ends.get(tile, NO_END), mode)
    return height


def chosen(t: Canvas) -> Mode:
    """How the city is looked at now."""
    dropping = t.phase == Phase.DROP
    robbing = t.v.robber == Thief.SHALIM and t.phase in (Phase.LOSE, Phase.GAIN)
    return Mode(dropping or t.phase in KILLS, robbing, largest(t.v.carry) if dropping else NONE)


@once
def one_tile(t: Canvas, tile: int, box: Box, steps: tuple[tuple[str, int], ...], end: End, mode: Mode) -> None:
    """A tile, what stands on it, and what can be chosen there."""
    at = Here(tile, t.among(on_tile(tile)), meant(t, tile, mode), end, mode)
    ground(t, at, box, steps)
    stands(t, at, box)
    told_apart(t, at, Box(box.x - 1, box.y - 1, box.width + 2, box.height + 2))


@cache
def on_tile(tile: int) -> tuple[int, ...]:
    """Everything that can ever be done with a tile or with what stands on it."""
    return (TILE + tile, *range(AT + tile * TRIBES, AT + (tile + 1) * TRIBES), PALM + tile, PALACE + tile)


def told_apart(t: Canvas, at: Here, box: Box) -> None:
    """On a desk what stands on a tile is chosen by itself; for a finger, and as a far end, the tile is one spot."""
    if t.tall or not at.found:
        t.choose(on_tile(at.tile), box, NAMES[at.tile])
    else:
        t.offer(TILE + at.tile, box)


def ground(t: Canvas, at: Here, box: Box, steps: Iterable[tuple[str, int]]) -> None:
    """A tile, the way across it, and its camel."""
    tile = at.tile
    face, camel, wide = t.v.face[tile], t.v.camel[tile], "" if t.tall else "wide-"
    x, y, width, high, _ = box
    t.place(f"at-{tile}", box, NAMES[tile], "bare")
    t.put(f"tile-{tile}", f"{wide}tile-{face}", box, tile_label(tile, face, t.lang), at.want)
    for sprite, angle in steps:
        label, drawn, middle = t.words["start" if "start" in sprite else "way"], f"{wide}{sprite}", box
        if angle % 180:
            drawn, middle = sprite, Box(x + (width - high) / 2, y, high, high)
        t.put(f"{sprite}-{tile}-{angle}", drawn, middle._replace(angle=angle), label)
    if camel != NONE:
        label = t.say("camel", who=t.name(camel))
        t.put(f"camel-{tile}", f"{wide}owned-{camel}", box, label, at.want)


def meant(t: Canvas, tile: int, mode: Mode) -> tuple[int, ...]:
    """What a click on the tile means; first what a refusal would be about."""
    most = mode.most if mode.most != NONE or not mode.single else largest(t.v.meeples[tile])
    first = AT + tile * TRIBES + most if mode.single else TILE + tile
    return tuple(dict.fromkeys((first, *on_tile(tile))))


def largest(held: Sequence[int]) -> int:
    """Of which tribe there are most."""
    return held.index(max(held))


# --- the way of the move


def way(t: Canvas) -> dict[int, dict[tuple[str, int], None]]:
    """The pieces of the path on each tile: clear while the move is made, then faint."""
    path: list[int] = t.v.path[: t.v.n_path]
    if not path:
        return {}
    old = "" if t.phase == Phase.DROP else "-old"
    ways: dict[int, dict[tuple[str, int], None]] = {path[0]: {(f"trail-start{old}", 0): None}}
    for a, b in pairwise(path):
        ways.setdefault(a, {})[f"trail-out{old}", ANGLES[b - a]] = None
        ways.setdefault(b, {})[f"trail-in{old}", ANGLES[a - b]] = None
    return ways


def could_end(t: Canvas) -> dict[int, End]:
    """Where the mover could end, and what that would bring."""
    ends: dict[int, list[Prospect]] = {}
    for end in prospects(t.view.tobytes(), t.lang, t.names) if t.open else ():
        ends.setdefault(end.tile, []).append(end)
    return {tile: brings(found) for tile, found in ends.items()}


def brings(ends: list[Prospect]) -> End:
    """All that could be taken on one tile, and the most that it would bring."""
    taken = {end.tribe: end.taken for end in ends}
    best = max(ends, key=lambda end: end.points)
    return End(tuple(taken.items()), any(end.won for end in ends), best.way.gain)


# --- what stands on a tile


def stands(t: Canvas, at: Here, box: Box) -> None:
    """Meeples by tribe, palms and palaces, side by side in one row or in two; under them what an end would bring."""
    (x, y, width, height, _), tile, end = box, at.tile, at.end
    tribes, pieces = meeple_groups(t, at), building_groups(t, at)
    foot = FOOT[t.tall] if end.gain else 0
    if foot:
        gain(t, tile, end.gain, Box(x, y + height - foot, width, foot))
    if end.won:
        size = height * 0.3
        t.put(f"won-{tile}", f"won-{t.turn}", Box(x + width / 2 - size / 2 + 4, y + 7, size), t.words["won"])
    lines, head = in_rows(t, tribes, pieces, at.mode), height * HEAD[t.tall]
    for line, (top, high) in zip(lines, shares(len(lines), y + head, height * 0.985 - head - foot), strict=True):
        for group, (left, wide) in zip(line, shares(len(line), x + 3, width - 6), strict=True):
            one_group(t, at, group, Box(left, top, wide, high))


def gain(t: Canvas, tile: int, points: str, foot: Box) -> None:
    """A star and the points that an end here would bring, at the foot of the tile: no drop lies there."""
    x, y, width, high, _ = foot
    middle = x + width / 2 - 7 * len(points) * (1.25 if t.tall else 1)
    t.put(f"star-{tile}", "gain", Box(middle - high + 2, y - 1, high), t.say("gain", n=points))
    t.write(f"gain-{tile}", middle + 4, y + high * 0.8, points, "gain")


def in_rows(t: Canvas, tribes: list[Group], pieces: list[Group], mode: Mode) -> list[list[Group]]:
    """A few groups in one row, more in two; where Shalim works, what he moves has a row of its own."""
    groups = tribes + pieces
    half = (len(groups) + 1) // 2 if len(groups) > ABREAST[t.tall] else len(groups)
    both = (tribes, pieces) if mode.robbing else (groups[:half], groups[half:])
    return [row for row in both if row]


def meeple_groups(t: Canvas, at: Here) -> list[Group]:
    groups, could, tile = [], dict(at.end.taken), at.tile
    for tribe, n in enumerate(t.v.meeples[tile]):
        a, taken = AT + tile * TRIBES + tribe, could.get(tribe, 0)
        if n or taken or (not t.tall and a in at.found):
            sprite = f"{'meeple' if n else 'ghost'}-{tribe}"
            groups.append(Group(TRIBE_NOUNS[tribe], sprite, n, a if at.mode.single else TILE + tile, taken))
    return groups


def building_groups(t: Canvas, at: Here) -> list[Group]:
    groups, tile = [], at.tile
    for noun, n, a in (("palm", t.v.palms[tile], PALM + tile), ("palace", t.v.palaces[tile], PALACE + tile)):
        if n or (not t.tall and a in at.found):
            groups.append(Group(noun, noun if n else f"ghost-{noun}", n, a if at.mode.robbing else TILE + tile))
    return groups


def one_group(t: Canvas, at: Here, group: Group, box: Box) -> None:
    """The things themselves if there is room to tell them apart, or one and a number."""
    (x, y, width, height, _), tile = box, at.tile
    figure = group.noun in TRIBE_NOUNS
    shape = TALLNESS if figure else 1
    one = min(width - 3, (height - 4) / shape, (40 if t.tall else 46) if figure else 38)
    n = max(1, group.n)
    apart = min(one + 1, (width - 3 - one) / (n - 1)) if n > 1 else 0
    if n > 1 and apart < one * 0.4:
        n, apart = 1, 0
    whole = one + apart * (n - 1)
    left, top = x + (width - whole) / 2, y + (height - one * shape) / 2
    if group.taken:
        label = t.say("end", what=counted(group.taken, group.noun, t.lang, True))
        t.put(f"ring-{tile}-{group.noun}", "ring", Box(left - 4, top - 3, whole + 8, one * shape + 6), label)
    label, want = group_label(t, group), (group.action, *at.want)
    for i in range(n):
        t.put(f"{group.noun}-{tile}-{i}", group.sprite, Box(left + i * apart, top, one), label if i == 0 else "", want)
    number = group.taken or (group.n if n < group.n else 0)
    if number:
        right, low = min(x + width - 3, left + whole + 5), top + one * shape * 0.42
        t.write(f"n-{group.noun}-{tile}", right, low, f"{'×' if width > 48 or not t.tall else ''}{number}", "end badge")
    if not t.tall and group.action >= AT:
        free = 4 if height > 50 else 0  # the glow of a drop leaves the head of the tile alone
        t.offer(group.action, Box(x + 1, y + free, width - 2, height - free))


def group_label(t: Canvas, group: Group) -> str:
    """'2 elders', or for a ghost that it is one."""
    if group.n:
        return counted(group.n, group.noun, t.lang)
    return t.say("could", what=t.nouns["nouns"][group.noun][0])
