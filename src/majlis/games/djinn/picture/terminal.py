"""The table in letters: the map of thirteen spaces with who stands where, under it what each place has on offer."""

from collections.abc import Iterator

from majlis.core.canvas import Canvas
from majlis.core.letters import FOLD, SEATS, WIDTH, Ink, Letters, Line, Sheet, Thing, in_one_line, short
from majlis.core.record import NONE
from majlis.core.speech import listed
from majlis.games.djinn import parts
from majlis.games.djinn.actions import EQUIP, LAY, MAGE, OPTION, STREET, TRADE, TROPHY
from majlis.games.djinn.box_tables import NODES as NODE_NAMES
from majlis.games.djinn.mind.trips import CHESTS, HUNT, STUDY
from majlis.games.djinn.parts import BOSS, COLOURS, PLACES, ROUNDS, SOURCE, SQUARES, Place
from majlis.games.djinn.picture.board_parts import mage_row, states
from majlis.games.djinn.picture.city import meant
from majlis.games.djinn.picture.city_geometry import BACK, FROMS, LYING, TOS
from majlis.games.djinn.picture.labels import card_label, kit_label, tom, trophy_label
from majlis.games.djinn.picture.place_displays import ROW_OF, TENT, shown_cards
from majlis.games.djinn.picture.terminal_map import AT, STREETS, TALL
from majlis.games.djinn.state import DECK, DISCARDS, SHOWN, TOP
from majlis.games.djinn.words.cards import (
    NAMES,
    TRADE_GAIN,
    TRADE_PAY,
    card_name,
    chest_line,
    kit_name,
    mage_full,
    mage_name,
    tom_line,
)
from majlis.games.djinn.words.phrases import REWARDS, bundle, djinn, some, spot
from majlis.games.djinn.words.tom_cards import in_deck

SIGNS, TONE = "■▼▲○★", ("brown", "blue", "red", "white", "alarm")  # of the djinn, the boss last
ARROWS = "→↘↓↙←↖↑↗"  # where somebody stands, seen from the space
INDENT = 11
RIVAL = "Tom"  # in every language
Item = tuple[str, str, tuple[int, ...], str]


def terminal(t: Canvas) -> Sheet:
    page = Letters()
    for x, y, letter in STREETS:
        page.put(x, y, (letter, "quiet"))
    for node, wants in enumerate(meant(t)):
        space(t, page, node, wants)
    y = FOLD
    for title, items in on_offer(t):
        y = page.row(y, title, items, INDENT)
    return page.sheet(player(t, whose) for whose in range(t.v.seats))


# --- the map


def space(t: Canvas, page: Letters, node: int, wants: tuple[int, ...]) -> None:
    """Its name, whoever stands in its street or whose doors lead here, and the mages before it."""
    x, y, wide = AT[NODE_NAMES[node]]
    name = spot(t.v, node, t.lang).split(" (")[0]
    above, below = name.split(" ", 1) if node == SOURCE else (name, "")
    frame = "round" if node < ROUNDS or node == SOURCE else "square"
    if node < ROUNDS:
        wants += (HUNT + node, *range(STREET + node * COLOURS, STREET + (node + 1) * COLOURS))
    elif node < SOURCE:
        wants += tuple(LAY + place * SQUARES + node - ROUNDS for place in range(PLACES))
    thing = Thing(x, y, wide, TALL, " · ".join(told(t, node)), wants, frame)
    page.box(thing, [(above, "strong")], [(below, "strong"), *inside(t, node)], [*before(t, node)])


def inside(t: Canvas, node: int) -> Iterator[Ink]:
    """Djinn by kind at a round space, the boss first; secret passages at a square one."""
    if node < ROUNDS:
        for kind, n in ((BOSS, t.v.boss[node]), *enumerate(t.v.loose[node])):
            if n:
                yield f"{SIGNS[kind]}{n if n > 1 else ''}", TONE[kind]
    elif node < SOURCE:
        for seat, place in doors(t, node):
            yield f"{t.nouns['places'][place][:2]}{SEATS[seat]}", f"seat-{seat}"


def doors(t: Canvas, node: int) -> list[tuple[int, int]]:
    laid = ((seat, place) for seat in range(t.v.seats) for place in range(PLACES))
    return [(seat, place) for seat, place in laid if t.v.passage[seat][place] == node - ROUNDS]


def standing(t: Canvas, node: int) -> list[tuple[int, int]]:
    """The players whose mages stand before a space, each with the edge."""
    return [(seat, edge) for seat, edge in enumerate(t.v.edge[: t.v.seats]) if edge != NONE and TOS[edge] == node]


def before(t: Canvas, node: int) -> Iterator[Ink]:
    for seat, edge in standing(t, node):
        yield f"{SEATS[seat]}{ARROWS[round(LYING.directions[edge] / 45) % 8]}", f"seat-{seat}"


def told(t: Canvas, node: int) -> Iterator[str]:
    """The same in words, and where the ways lead."""
    yield spot(t.v, node, t.lang)
    if node < ROUNDS and (crowd := djinn([*t.v.loose[node], t.v.boss[node]], t.lang)):
        yield crowd
    for seat, place in doors(t, node) if ROUNDS <= node < SOURCE else ():
        yield t.say("passage", place=t.nouns["places"][place], who=t.name(seat))
    for seat, _ in standing(t, node):
        yield t.say("stands", who=t.name(seat), where=spot(t.v, node, t.lang))
    ways = [spot(t.v, FROMS[edge], t.lang) for edge in range(parts.EDGES) if TOS[edge] == node and BACK[edge] >= 0]
    yield t.say("way", where=listed(ways, t.lang))


# --- what is on offer


def on_offer(t: Canvas) -> Iterator[tuple[str, list[Item]]]:
    places = t.nouns["places"]
    yield (
        places[Place.TAVERN],
        [mage(t, m) for pile in range(4) if TOP + pile in t.v.mage for m in [t.v.mage.index(TOP + pile)]],
    )
    kits = [t.v.equipment.index(TOP + pile) for pile in range(parts.KITS) if TOP + pile in t.v.equipment]
    yield places[Place.MANUFACTORY], in_a_row([kit(t, card) for card in kits])
    yield places[Place.MARKET], [trade(t, i) for i in range(parts.TRADES)]
    yield places[Place.ARCHIVES], [*options(t)]
    yield places[Place.CATACOMBS], [*chests(t), *academy(t)]
    yield t.words["trophies"], [*trophies(t)]
    yield (t.words["scoring"], in_a_row([*scoring(t)])) if t.others else (RIVAL, [*rival(t)])


def in_a_row(items: list[Item]) -> list[Item]:
    """Things whose names share one line."""
    words = in_one_line([item[0] for item in items], WIDTH - INDENT)
    return [(word, *item[1:]) for word, item in zip(words, items, strict=True)]


def mage(t: Canvas, card: int) -> Item:
    power, key = int(parts.MAGE_POWER[card]), "⚷" * bool(parts.MAGE_KEY[card])
    return f"{mage_name(card)} {power}{key}", f"{mage_name(card)}: {mage_full(card, t.lang)}", (MAGE + card,), ""


def kit(t: Canvas, card: int) -> Item:
    return kit_name(card, t.lang), kit_label(t, card), (EQUIP + card,), ""


def trade(t: Canvas, i: int) -> Item:
    """'A2coi→2bot', and in full what is paid and what comes."""
    pay, gain = ("".join(few(t, goods)) for goods in (TRADE_PAY[i], TRADE_GAIN[i]))
    label = f"{t.words['trade'][i]}: {bundle(TRADE_PAY[i], t.lang)} → {bundle(TRADE_GAIN[i], t.lang)}"
    return f"{'ABCDEF'[TENT[i]]}{pay}→{gain}", label, (TRADE + i,), ""


def few(t: Canvas, goods: list[int]) -> Iterator[str]:
    for good, n in enumerate(goods):
        if n:
            yield f"{n}{t.nouns['nouns'][REWARDS[good]][0][:3]}"


def options(t: Canvas) -> Iterator[Item]:
    """The five, or for who has laid all passages the better ones."""
    better = any(OPTION + option in t.open for option in range(parts.BETTER, parts.OPTIONS))
    for option in range(parts.BETTER, parts.OPTIONS) if better else range(parts.BETTER):
        words = t.words["options"][option]
        yield words.split(": ")[-1], words, (OPTION + option,), ""


def chests(t: Canvas) -> Iterator[Item]:
    closed, gone = (t.v.chest.count(where) for where in (DECK, DISCARDS))
    yield t.say("deck", n=closed), t.say("deck", n=closed), (CHESTS,), ""
    if gone:
        lines = [chest_line(chest, t.lang) for chest, at in enumerate(t.v.chest) if at == DISCARDS]
        yield f"+{gone}", t.say("opened", n=gone, what="; ".join(lines)), (), "quiet"


def academy(t: Canvas) -> Iterator[Item]:
    """Beside the chests, to save a line: the basic and the special action."""
    name = t.nouns["places"][Place.ACADEMY]
    for i, key in enumerate(("academy-basic", "academy-special")):
        yield name + "+" * i, f"{name}, {t.words[key]}", (STUDY + i,), ""


def trophies(t: Canvas) -> Iterator[Item]:
    """By metal, how many are on display; in full each with what it brings."""
    for row in range(parts.TROPHY_ROWS):
        shown = [trophy for trophy, at in enumerate(t.v.trophies) if at == SHOWN and ROW_OF[trophy] == row]
        if shown:
            words, labels = (
                f"{NAMES[t.lang]['metals'][row]} ×{len(shown)}",
                (trophy_label(t, trophy) for trophy in shown),
            )
            yield words, "; ".join(labels), tuple(TROPHY + trophy for trophy in shown), ""


def scoring(t: Canvas) -> Iterator[Item]:
    for card in shown_cards(t):
        yield card_name(card, t.lang), card_label(t, card), (), ""


def rival(t: Canvas) -> Iterator[Item]:
    """How many cards Tom's deck still has, and his last one."""
    n = len(in_deck(t.v))
    yield str(n), tom(t, "deck", n=some(n, "card", t.lang)), (), "strong"
    if t.v.tom_last != NONE:
        line = tom_line(t.v.tom_last, t.lang)
        yield short(line, 46), tom(t, "last", what=line), (), ""


# --- the players


def player(t: Canvas, seat: int) -> list[Line]:
    """Stores; magic and circles; bottles; mages; equipment."""
    v, nouns = t.v, t.nouns["nouns"]
    stores = t.say("stores", **{f"{noun}s": getattr(v, f"{noun}s")[seat] for noun in ("coin", "scroll", "key", "cork")})
    most = t.figures()[f"most_{seat}"]
    magic = f"{nouns['magic'][0]} {v.magic[seat]}/{most} ({v.base_at[seat]}) "
    rings = [(SIGNS[kind], TONE[kind]) for kind, n in enumerate(v.ringed[seat]) for _ in range(n)]
    free = states(t, seat).count("open") - len(rings)
    lines: list[Line] = [((stores, ""),), ((magic, ""), ("◎", ""), *rings, ("·" * free, "quiet"))]
    lines.append(
        (
            (f"{nouns['bottle'][1]} ", ""),
            *amounts(v.bottles[seat]),
            (" ⊚ ", ""),
            *amounts([*v.corked[seat], sum(v.corked_boss[seat])]),
        )
    )
    awake = [mage_name(m) if v.mage[m] & 1 else f"({mage_name(m)})" for m in mage_row(t, seat)]
    kits = [kit_name(card, t.lang) for card, at in enumerate(v.equipment) if at == seat * 2 + 1]
    return [*lines, *[((", ".join(words), "quiet"),) for words in (awake, kits) if words]]


def amounts(counts: list[int]) -> list[Ink]:
    """Things by colour: '■2▲1'."""
    return [(f"{SIGNS[kind]}{n}", TONE[kind]) for kind, n in enumerate(counts) if n] or [("–", "quiet")]
