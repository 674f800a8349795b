"""Offers of things that change hands: thieves, markets, sacred places, sales."""

from majlis.core.speech import listed, name, signed, topic
from majlis.games.five_tribes.actions import DJINN, DONE, GOOD, PALACE, PALM, SELL, SLOT, THIEF, TILE, WITH_SLAVE
from majlis.games.five_tribes.parts import (
    DJINNS,
    GOODS_FOR_SALE,
    MARKET_PRICE,
    PALACE_POINTS,
    SEATS,
    THIEF_POINTS,
    Djinn,
    Kind,
    Thief,
)
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.notation import card_and_payment
from majlis.games.five_tribes.words.phrases import CARDS, NOUNS, counted, good, goods, kind_of, spot
from majlis.games.five_tribes.words.reckoning import VALUES, card_points, hand_points, palm_points, tile_points, victims

OFFERS = topic(__package__, "offers")


def sentence(lang, key, **parts):
    return OFFERS[lang][key].format(**parts)


def camel(v, tile, lang, key):
    return sentence(lang, key, tile=spot(tile), points=counted(tile_points(v, tile, v.turn), "point", lang))


def income(v, djinn, lang, names):
    """What Ba'al, Marid or Monkir would pay whoever holds them."""
    return sentence(lang, "pays", **payment(v, djinn, lang, names)) if v.djinn[djinn] < SEATS else ""


def payment(v, djinn, lang, names):
    """1 gold for the own deed, 2 for another's."""
    holder = v.djinn[djinn]
    who = OFFERS[lang]["to_you"] if holder == v.turn else name(holder, lang, names)
    return {"djinn": CARDS[djinn], "who": who, "gold": counted(1 if holder == v.active else 2, "gold", lang)}


def card_words(v, card, key, lang, names, cost=""):
    """A djinn or thief with its points and what it does."""
    effects = NOUNS[lang]["djinns"] if card < DJINNS else NOUNS[lang]["thieves"]
    points = counted(card_points(card), "point", lang)
    effect = effects[card if card < DJINNS else card - DJINNS]
    words = sentence(lang, key, card=CARDS[card], djinn=CARDS[card], cost=cost, points=points, effect=effect)
    return words + (income(v, Djinn.BAAL, lang, names) if card < DJINNS and card != Djinn.BAAL else "")


# --- thieves


def thief(v, a, lang, names):
    if a == DONE:
        points = counted(THIEF_POINTS, "point", lang)
        return sentence(lang, "keep_thief", thief=CARDS[DJINNS + v.tribe], points=points)
    hurt = victims(v, a - THIEF)
    who = listed([name(seat, lang, names) for seat in hurt], lang)
    each = OFFERS[lang]["each"][len(hurt) > 1]
    return OFFERS[lang]["robs"][a - THIEF].format(who=who, each=each)


def lose(v, a, lang, names):
    """What a victim gives up."""
    match v.robber:
        case Thief.HOUSSAIN:
            left = counted(v.n_hand[v.turn] - 1, "card", lang)
            return sentence(lang, "lose_good", what=good(a - GOOD, 1, lang), n=left)
        case Thief.OUAFAT:
            points = counted(card_points(a - DJINN), "point", lang)
            return sentence(lang, "lose_djinn", djinn=CARDS[a - DJINN], points=points)
        case Thief.KOHDJAH:
            points = counted(tile_points(v, a - TILE, v.turn), "point", lang)
            return sentence(lang, "lose_tile", tile=spot(a - TILE), points=points)
    return piece(v, a, "lose", lang)


def piece(v, a, verb, lang):
    palace = a >= PALACE
    points = counted(PALACE_POINTS if palace else palm_points(v, v.turn), "point", lang)
    key, tile = (f"{verb}_palace", a - PALACE) if palace else (f"{verb}_palm", a - PALM)
    return sentence(lang, key, tile=spot(tile), points=points)


def gain(v, a, lang, names):
    """What the user of a thief takes."""
    if a == DONE:
        return sentence(lang, "gain_none")
    match v.robber:
        case Thief.HOUSSAIN:
            return sentence(lang, "gain_good", what=good(a - GOOD, 1, lang), count=count(v, a - GOOD, lang))
        case Thief.OUAFAT:
            return card_words(v, a - DJINN, "gain_djinn", lang, names)
        case Thief.KOHDJAH:
            return camel(v, a - TILE, lang, "gain_tile")
    return piece(v, a, "gain", lang) + (income(v, Djinn.MONKIR, lang, names) if a >= PALACE else "")


# --- markets, sacred places, sales


def count(v, kind, lang):
    """How the own goods would count with one more card; nothing, if it changes nothing."""
    before, after = hand_points(v, v.turn), hand_points(v, v.turn, (kind,))
    words = OFFERS[lang]["count"].format(points=after, change=signed(after - before))
    return words if after != before else ""


def slot(v, a, lang, names):
    if a == DONE:
        return sentence(lang, "no_card" if v.phase == Phase.MARKET else "no_second")
    kind = v.row[a - SLOT]
    parts = {"n": a - SLOT + 1, "what": good(kind, 1, lang), "count": count(v, kind, lang)}
    if v.phase == Phase.SECOND:
        return sentence(lang, "second", **parts)
    big = int(kind_of(v, v.here) == Kind.BIG_MARKET)
    key = "slot_of_two" if big and v.n_row > 1 else "slot"
    return sentence(lang, key, price=counted(int(MARKET_PRICE[big]), "gold", lang), **parts)


def buy(v, a, lang, names):
    if a == DONE:
        return sentence(lang, "no_djinn")
    card, paid_with = card_and_payment(a)
    cost = NOUNS[lang]["costs"]["both" if paid_with == WITH_SLAVE else "elders"]
    return card_words(v, card, "buy", lang, names, cost)


def sale(v, a, lang, names):
    """One of each, the suit that is laid out, or one more kind for it."""
    if a == DONE:
        return sentence(lang, "end")
    hand = v.hand[v.turn]
    suit = [v.suit >> kind & 1 for kind in range(GOODS_FOR_SALE)]
    if a == SELL:
        chosen = suit if v.suit else [min(n, 1) for n in hand[:GOODS_FOR_SALE]]
        gold = counted(VALUES[sum(chosen)], "gold", lang)
        return sentence(lang, "sell" if v.suit else "sell_all", suit=goods(chosen, lang), gold=gold)
    what, n = good(a - GOOD, 1, lang), sum(suit) + 1
    if not v.suit:
        return sentence(lang, "begin_suit", what=what)
    return sentence(lang, "add", what=what, n=n, gold=counted(VALUES[n], "gold", lang))
