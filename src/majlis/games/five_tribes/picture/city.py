"""The city: tiles with their camels, meeples, palms and palaces, the way of the move and where it could end."""

from itertools import pairwise

from majlis.core.record import NONE
from majlis.core.scene import Piece
from majlis.games.five_tribes.actions import AT, PALACE, PALM, TILE
from majlis.games.five_tribes.parts import COLUMNS, ROWS, TILES, TRIBES, Thief
from majlis.games.five_tribes.picture.labels import tile_label
from majlis.games.five_tribes.rules.grid import AGAIN, EAST, ENDS, NORTH, SOUTH, STEPS, WEST
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.phrases import TRIBE_NOUNS, counted, spot

FAR, BACK_AGAIN = ENDS.tolist(), AGAIN.tolist()
ANGLES = {EAST: 0, SOUTH: 90, WEST: 180, NORTH: 270}
STEP_SIDES = {1: EAST, COLUMNS: SOUTH, -1: WEST, -COLUMNS: NORTH}
TALLNESS = 46 / 36  # of a meeple
HEAD = 0.315  # of a tile's height, for its kind, its camel and its value
NAMES = [spot(tile) for tile in range(TILES)]
KILLS = (Phase.KILL, Phase.KILL_AGAIN)


class Group:
    """Like things on a tile: what they are, how many, what the end of the move would take, what a click means."""

    __slots__ = ("action", "count", "noun", "sprite", "taken")

    def __init__(self, noun, sprite, count, action, taken=0):
        self.noun, self.sprite, self.count, self.action, self.taken = noun, sprite, count, action, taken


def city(t, x, y, size, gap, gutter):
    """Thirty tiles between their letters and numbers."""
    width, height = gutter + COLUMNS * (size + gap) + 2, gutter + ROWS * (size + gap) + 2
    t.place("city", x, y, width, height, t.words["city"])
    left, top, step = x + gutter, y + gutter, size + gap
    for column in range(COLUMNS):
        middle = left + column * step + size / 2
        t.write(f"east-{column}", middle, top - 6, "ABCDEF"[column], anchor="middle", tone="quiet")
    for row in range(ROWS):
        middle = top + row * step + size / 2
        t.write(f"south-{row}", x + gutter / 2 + 1, middle + 8, str(row + 1), anchor="middle", tone="quiet")
    ends, ways, alone = endings(t), way(t), lone(t)
    for tile in range(TILES):
        row, column = divmod(tile, COLUMNS)
        one_tile(t, tile, left + column * step, top + row * step, size, ends, ways.get(tile, ()), alone.get(tile))
    return height


def by_tile(actions):
    """The open actions on things that stand on a tile."""
    held = {}
    for a in sorted(actions):
        if AT <= a < AT + TILES * TRIBES:
            held.setdefault((a - AT) // TRIBES, []).append(a)
        elif a >= PALM:
            held.setdefault((a - PALM) % TILES, []).append(a)
    return held


def crowded(t):
    """On a phone, the actions by tile if some tile has several: then a finger needs the tray."""
    held = by_tile(t.open)
    return held if any(len(actions) > 1 for actions in held.values()) else {}


def lone(t):
    """On a phone, the action of each tile that has one, if none has several: then the tile itself is touched."""
    return {tile: actions[0] for tile, actions in by_tile(t.open).items()} if t.tall and not crowded(t) else {}


def one_tile(t, tile, x, y, size, ends, steps, alone):
    v = t.v
    t.place(f"at-{NAMES[tile]}", x, y, size, size, NAMES[tile], "bare")
    t.put(f"tile-{tile}", f"tile-{v.face[tile]}", x, y, size, tile_label(tile, v.face[tile], t.lang), meant(t, tile))
    for sprite, angle in steps:
        label = t.words["start" if "start" in sprite else "way"]
        t.pieces.append(Piece(f"{sprite}-{tile}-{angle}", sprite, x, y, size, size, label, angle))
    if v.camel[tile] != NONE:
        label = t.words["camel"].format(who=t.name(v.camel[tile]))
        t.put(f"camel-{tile}", f"owned-{v.camel[tile]}", x, y, size, label, meant(t, tile))
    stands(t, tile, x, y, size, ends)
    t.offer(TILE + tile, x - 1, y - 1, size + 2, size + 2)
    if alone is not None:
        t.offer(alone, x - 1, y - 1, size + 2, size + 2)


def meant(t, tile):
    """What a click on the bare tile would mean."""
    if t.phase == Phase.DROP:
        return AT + tile * TRIBES + max(range(TRIBES), key=t.v.carry.__getitem__)
    if t.phase in KILLS:
        return AT + tile * TRIBES + max(range(TRIBES), key=t.v.meeples[tile].__getitem__)
    return TILE + tile


# --- the way of the move


def way(t):
    """The pieces of the path on each tile: clear while the move is made, then faint."""
    path, ways = t.v.path[: t.v.n_path], {}
    if not path:
        return ways
    old = "" if t.phase == Phase.DROP else "-old"
    ways[path[0]] = {(f"trail-start{old}", 0): None}
    for a, b in pairwise(path):
        side = STEP_SIDES[b - a]
        ways.setdefault(a, {})[f"trail-out{old}", ANGLES[side]] = None
        ways.setdefault(b, {})[f"trail-in{old}", (ANGLES[side] + 180) % 360] = None
    return ways


def endings(t):
    """Where the mover could end and with what: the number taken for (tile, tribe)."""
    if t.phase != Phase.DROP or not t.open:
        return {}
    v, n = t.v, t.v.n_carry
    steps = n if n <= STEPS else STEPS - (n - STEPS) % 2
    far, again = FAR[v.here][v.came][steps], BACK_AGAIN[v.here][v.came][steps]
    ends = {}
    for tribe, carried in enumerate(v.carry):
        if carried:
            for tile in range(TILES):
                there = v.meeples[tile][tribe]
                if there and far >> tile & 1:
                    ends[tile, tribe] = there + 1
                elif carried > 1 and again >> tile & 1:
                    ends[tile, tribe] = there + 2
    return ends


def wins(t, tile, ends):
    """Would an end here empty the tile, and be worth a camel?"""
    v = t.v
    if v.camel[tile] != NONE or not v.camels[t.turn]:
        return False
    return any((tile, tribe) in ends and sum(v.meeples[tile]) == v.meeples[tile][tribe] for tribe in range(TRIBES))


# --- what stands on a tile


def stands(t, tile, x, y, size, ends):
    """Meeples by tribe, palms and palaces, side by side in one row or in two."""
    tribes, pieces = meeple_groups(t, tile, ends), building_groups(t, tile)
    if ends and wins(t, tile, ends):
        t.put(f"won-{tile}", f"won-{t.turn}", x + size * 0.325, y + size * 0.045, size * 0.35, t.words["won"])
    rows = in_rows(t, tribes, pieces)
    if not rows:
        return
    top, high = y + size * HEAD, size * (0.985 - HEAD) / len(rows)
    for i, row in enumerate(rows):
        wide = (size - 6) / len(row)
        for j, group in enumerate(row):
            one_group(t, tile, group, x + 3 + j * wide, top + i * high, wide, high)


def in_rows(t, tribes, pieces):
    """Up to three groups in one row, more in two; where Shalim works, what he moves has a row of its own."""
    groups = tribes + pieces
    if robbing(t):
        return [row for row in (tribes, pieces) if row]
    half = (len(groups) + 1) // 2 if len(groups) > 3 else len(groups)
    return [row for row in (groups[:half], groups[half:]) if row]


def meeple_groups(t, tile, ends):
    groups, v = [], t.v
    single = t.phase == Phase.DROP or t.phase in KILLS  # meeples are chosen, not tiles
    for tribe in range(TRIBES):
        n, a = v.meeples[tile][tribe], AT + tile * TRIBES + tribe
        taken = ends.get((tile, tribe), 0)
        if n or taken or (not t.tall and a in t.open):
            sprite = f"{'meeple' if n else 'ghost'}-{tribe}"
            groups.append(Group(TRIBE_NOUNS[tribe], sprite, n, a if single else TILE + tile, taken))
    return groups


def robbing(t):
    """Is Shalim at work, so that palms and palaces are chosen one by one?"""
    return t.v.robber == Thief.SHALIM and t.phase in (Phase.LOSE, Phase.GAIN)


def building_groups(t, tile):
    groups = []
    for noun, n, a in (("palm", t.v.palms[tile], PALM + tile), ("palace", t.v.palaces[tile], PALACE + tile)):
        if n or (not t.tall and a in t.open):
            groups.append(Group(noun, noun if n else f"ghost-{noun}", n, a if robbing(t) else TILE + tile))
    return groups


def one_group(t, tile, group, x, y, width, height):
    """The things themselves if there is room to tell them apart, or one and a number."""
    figure = group.noun in TRIBE_NOUNS
    shape = TALLNESS if figure else 1
    one = min(width - 3, (height - 4) / shape, 40 if figure else 38)
    n = max(1, group.count)
    apart = min(one + 1, (width - 3 - one) / (n - 1)) if n > 1 else 0
    if n > 1 and apart < one * 0.4:
        n, apart = 1, 0
    whole = one + apart * (n - 1)
    left, top = x + (width - whole) / 2, y + (height - one * shape) / 2
    if group.taken:
        label = t.words["end"].format(what=counted(group.taken, group.noun, t.lang, True))
        t.put(f"ring-{tile}-{group.noun}", "ring", left - 4, top - 3, whole + 8, label, height=one * shape + 6)
    for i in range(n):
        label = group_label(t, group) if i == 0 else ""
        t.put(f"{group.noun}-{tile}-{i}", group.sprite, left + i * apart, top, one, label, group.action)
    number = group.taken or (group.count if n < group.count else 0)
    if number:
        right, low = min(x + width, left + whole + 5), top + one * shape * 0.42
        t.write(f"n-{group.noun}-{tile}", right, low, str(number), anchor="end", tone="badge")
    if not t.tall and group.action >= AT:
        t.offer(group.action, x + 1, y + 1, width - 2, height - 2)


def group_label(t, group):
    """'2 elders', or for a ghost that it is one."""
    if group.count:
        return counted(group.count, group.noun, t.lang)
    return t.words["could"].format(what=t.nouns["nouns"][group.noun][0])
