"""The figures that a reason can name: what was tried, and what the acting player has."""

from majlis.core.record import NONE, seen
from majlis.core.speech import name, topic
from majlis.games.five_tribes.actions import (
    AT,
    BUY,
    DJINN,
    DONE,
    FRONT,
    GOOD,
    NUMBER,
    PALACE,
    PALM,
    SLOT,
    SPACE,
    THIEF,
    TILE,
    USE,
)
from majlis.games.five_tribes.parts import DJINN_WHEN, DJINNS, MARKET_REACH, ZEROS, Djinn, Kind, When
from majlis.games.five_tribes.rules.grid import DISTANCE
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.notation import card_and_payment, space_of, tile_and_tribe
from majlis.games.five_tribes.words.phrases import CARDS, NOUNS, PRICES, TRIBE_NOUNS, counted, kind_of, one, spot
from majlis.games.five_tribes.words.prompts import prompt, struck
from majlis.games.five_tribes.words.reckoning import slaves

REFUSALS = topic(__package__, "refusals")
WINDOWS = (Phase.MOVE, Phase.TRIBE, Phase.TILE, Phase.SALE)
RULES = {  # where the question of a phase is ruled
    Phase.BID: "FT-3.1",
    Phase.DISCOUNT: "FT-7.13",
    Phase.DROP: "FT-4.2",
    Phase.BUILD: "FT-5.4",
    Phase.KILL: "FT-5.5",
    Phase.KILL_AGAIN: "FT-7.10",
    Phase.THIEF: "FT-8.2",
    Phase.LOSE: "FT-8.2",
    Phase.GAIN: "FT-8.2",
    Phase.SECOND: "FT-6.4",
    Phase.SACRED: "FT-6.5",
    Phase.SUIT: "FT-6.6",
    Phase.KEEP: "FT-7.20",
}


def facts(view, a, lang, names):
    """Everything by name that a reason against this action can speak of."""
    v = seen(view)
    return {
        **dict.fromkeys(
            ("tile", "noun", "thing", "who", "card", "n", "needed", "distance", "when", "lack", "tribe"), ""
        ),
        "prompt": prompt(view, v.turn, lang, names),
        "rule": rule(v),
        "gold": counted(v.gold[v.turn], "gold", lang),
        "elders": counted(v.elders[v.turn], "elder", lang, True),
        "slaves": counted(slaves(v), "slave", lang, True),
        "left": counted(v.n_carry, "meeple", lang, True),
        "here": spot(v.here),
        "spot": spot(v.spot),
        "place": struck(v, lang, names),
        "djinn": CARDS[v.power if v.phase == Phase.TARGET else Djinn.HAGIS if v.palace else Djinn.LAMIA],
        "needs": REFUSALS[lang]["needs"].get(v.power, ""),
        **on_bid(v, a, lang, names),
        **on_tile(v, a, lang),
        **on_card(v, a, lang),
        **on_others(v, a, lang, names),
    }


def rule(v):
    """The number of the rule that the present question follows."""
    if v.phase == Phase.TARGET:
        return f"FT-7.{v.power + 1}"
    if v.phase == Phase.PLACE:
        return "FT-6.2" if v.palace else "FT-6.1"
    if v.phase == Phase.BESIDE:
        return f"FT-7.{(Djinn.HAGIS if v.palace else Djinn.LAMIA) + 1}"
    if v.phase == Phase.MARKET:
        return "FT-6.4" if kind_of(v, v.here) == Kind.BIG_MARKET else "FT-6.3"
    return RULES.get(v.phase, "FT-3.2")


def on_bid(v, a, lang, names):
    """A space, a discount."""
    if SPACE <= a < SLOT:
        holder = v.spaces[space_of(a)]
        price = PRICES[space_of(a)]
        who = name(holder, lang, names) if holder != NONE else ""
        return {"n": price, "price": counted(price, "gold", lang), "who": who}
    if v.phase != Phase.DISCOUNT or not NUMBER <= a < FRONT:
        return {}
    steps = v.bid - ZEROS + 1
    price = PRICES[max(0, v.bid - (a - NUMBER))]
    return {"steps": counted(steps, "slave", lang), "price": counted(price, "gold", lang)}


def on_tile(v, a, lang):
    """A tile, and what is meant on it."""
    if a < AT:
        return {"tile": spot(v.spot if v.phase == Phase.PLACE else a - TILE)}
    if a < DONE:
        tile, tribe = tile_and_tribe(a)
        noun = TRIBE_NOUNS[tribe]
        distance = int(DISTANCE[v.here, tile]) if v.here != NONE else 0
        return {
            "tile": spot(tile),
            "thing": one(noun, lang),
            "none": NOUNS[lang]["none"][noun],
            "distance": counted(distance, "tile", lang),
            "needed": counted(max(0, distance - v.took), "slave", lang, True),
        }
    if a < PALM:
        return {}
    first, noun = (PALACE, "palace") if a >= PALACE else (PALM, "palm")
    return {"tile": spot(a - first), "thing": one(noun, lang), "none": NOUNS[lang]["none"][noun]}


def on_card(v, a, lang):
    """A djinn or thief, and when it works."""
    if DJINN <= a < THIEF:
        return {"card": CARDS[a - DJINN]}
    if THIEF <= a < USE:
        return {"card": CARDS[DJINNS + a - THIEF], "tribe": REFUSALS[lang]["after"][a - THIEF]}
    if not USE <= a < PALM:
        return {}
    card, _ = card_and_payment(a)
    if a >= BUY:
        return {"card": CARDS[card]}
    number = "FT-3.5" if DJINN_WHEN[card] == When.WINDOW and v.phase not in WINDOWS else f"FT-7.{card + 1}"
    words = REFUSALS[lang]
    when = words["when"].get(card, words["when"]["window"])
    return {"card": CARDS[card], "rule": number, "when": when, "lack": words["lack"].get(card, "")}


def on_others(v, a, lang, names):
    """A card of the row or a hand, somebody's meeple."""
    if SLOT <= a < GOOD:
        big = v.here != NONE and kind_of(v, v.here) == Kind.BIG_MARKET
        reach = int(MARKET_REACH[int(big)]) - (v.phase == Phase.SECOND)
        return {"n": counted(reach if a - SLOT >= reach else v.n_row, "card", lang)}
    if NUMBER <= a < FRONT:
        return {"n": a - NUMBER}
    if GOOD <= a < NUMBER:
        return {"noun": NOUNS[lang]["goods"][a - GOOD]}
    if FRONT <= a < DJINN:
        seat, tribe = divmod(a - FRONT, 2)
        return {"who": name(seat, lang, names), "none": NOUNS[lang]["none"][TRIBE_NOUNS[tribe]]}
    return {}
