"""What is asked now; for others, who is asked."""

from majlis.core.record import NONE, seen
from majlis.core.speech import COMMON, listed, name, topic
from majlis.games.five_tribes.mind.goals import any_move
from majlis.games.five_tribes.parts import (
    DJINN_WHEN,
    DJINNS,
    GOODS_FOR_SALE,
    MARKET_PRICE,
    MARKET_REACH,
    TILES,
    Djinn,
    Flag,
    Kind,
    When,
)
from majlis.games.five_tribes.state import FACE_UP, PILE, Phase
from majlis.games.five_tribes.words.phrases import (
    CARDS,
    NOUNS,
    PRICES,
    TRIBE_NOUNS,
    counted,
    goods,
    kind_of,
    meeples,
    spot,
)
from majlis.games.five_tribes.words.reckoning import VALUES, blue_around, can_pay, owns, slaves, suits_tribe

PROMPTS = topic(__package__, "prompts")
WINDOW = [djinn for djinn in range(DJINNS) if DJINN_WHEN[djinn] == When.WINDOW]
TRIBE = [djinn for djinn in range(DJINNS) if DJINN_WHEN[djinn] == When.TRIBE]


def prompt(view, seat=NONE, lang="en", names=()):
    """What is asked now; for others, who is asked."""
    v, words = seen(view), PROMPTS[lang]
    if v.turn == NONE:
        return str(COMMON[lang]["over"])
    phase = Phase(v.phase)
    if v.turn != seat:
        return words["waits"][phase].format(who=name(v.turn, lang, names), **parts(v, lang, names))
    return question(v, words["ask"]).format(**parts(v, lang, names))


def question(v, ask):
    """The sentence for this moment."""
    phase = Phase(v.phase)
    match phase:
        case Phase.MOVE if not any_move(v):
            return ask["no_move"]
        case Phase.MOVE if has_power(v):
            return ask["move_first"]
        case Phase.TRIBE | Phase.TILE if not has_power(v):
            return ask["no_power"]
        case Phase.DROP if v.n_carry == 1:
            return ask["last_drop"]
        case Phase.LOSE | Phase.GAIN:
            return ask[phase][v.robber]
        case Phase.MARKET:
            return ask[phase][kind_of(v, v.here)]
        case Phase.SECOND if v.options & Flag.ONE_CARD:
            return ask["second_free"]
        case Phase.SALE if has_power(v):
            return ask["sale_power" if any(v.hand[v.turn][:GOODS_FOR_SALE]) else "powers"]
        case Phase.SALE if not any(v.hand[v.turn][:GOODS_FOR_SALE]):
            return ask["end"]
        case Phase.TARGET:
            return ask[phase][v.power]
    return ask[phase]


def has_power(v):
    """Has the mover a djinn for this window that was not used yet and can be paid?"""
    fit = [*WINDOW, *(djinn for djinn in TRIBE if v.phase == Phase.TRIBE and suits_tribe(v, djinn))]
    return any(owns(v, djinn) and not v.used[v.turn] >> djinn & 1 and can_pay(v, djinn) for djinn in fit)


def parts(v, lang, names):
    """The figures that a question can name."""
    left = {"left": counted(v.n_carry, "meeple", lang), "hand": meeples(v.carry, lang, False)}
    here = kind_of(v, v.here) if v.here != NONE else Kind.VILLAGE
    big = int(here == Kind.BIG_MARKET)
    return {
        **left,
        **on_tribes(v, lang, names),
        **on_cards(v, lang),
        "gold": counted(v.gold[v.turn], "gold", lang),
        "price": counted(int(MARKET_PRICE[big]) if v.bid == NONE else PRICES[v.bid], "gold", lang),
        "n": counted(min(v.n_row, int(MARKET_REACH[big]) - (v.phase == Phase.SECOND)), "card", lang),
        "kind": NOUNS[lang]["kinds"][here],
        "here": spot(v.here),
        "tile": spot(v.spot),
        "piece": PROMPTS[lang]["the"]["palace" if v.palace else "palm"],
        "power": CARDS[v.power],
        "djinn": CARDS[Djinn.HAGIS if v.palace else Djinn.LAMIA],
    }


def on_tribes(v, lang, names):
    """What the collected meeples can do, and the thief at work."""
    blue = blue_around(v, v.here) if v.here != NONE else 0
    thief = v.tribe if v.robber == NONE else v.robber
    return {
        "took": counted(v.took, TRIBE_NOUNS[v.tribe], lang, v.phase == Phase.TRIBE),
        "blue": counted(blue, "blue tile", lang),
        "income": counted(v.took * blue * (1 + v.double), "gold", lang),
        "each": counted(blue * (1 + v.double), "gold", lang),
        "reach": counted(v.took, "tile", lang),
        "place": struck(v, lang, names),
        "thief": CARDS[DJINNS + thief],
        "user": name(v.active, lang, names),
        "owed": counted(v.owed, "card", lang),
        "pool": listed(
            [counted(n, noun, lang, True) for n, noun in ((v.pool_palms, "palm"), (v.pool_palaces, "palace")) if n],
            lang,
        ),
    }


def struck(v, lang, names):
    """Where Ibus's second victim must stand."""
    if v.struck == NONE:
        return ""
    on_tile, in_front = PROMPTS[lang]["struck"]
    return (
        on_tile.format(tile=spot(v.struck))
        if v.struck < TILES
        else in_front.format(who=name(v.struck - TILES, lang, names))
    )


def on_cards(v, lang):
    """What a sacred place and a sale are about."""
    suit = [v.suit >> kind & 1 for kind in range(GOODS_FOR_SALE)]
    djinns, thieves = (any(FACE_UP <= place < PILE for place in cards) for cards in (v.djinn, v.thief))
    return {
        "what": PROMPTS[lang]["djinn or thief"][djinns + 2 * thieves - 1],
        "elders": counted(v.elders[v.turn], "elder", lang, True),
        "slaves": counted(slaves(v), "slave", lang, True),
        "suit": goods(suit, lang),
        "value": counted(VALUES[sum(suit)], "gold", lang),
    }
