"""What an open action would do, in concrete numbers."""

from majlis.core.record import NONE, seen
from majlis.core.speech import listed, name
from majlis.games.five_tribes.actions import BUY, DJINN, DONE, FRONT, NUMBER, SPACE, TILE, USE, WITH_SLAVE
from majlis.games.five_tribes.parts import ON_A_TILE, PALACE_POINTS, SEATS, Cost, Djinn, Flag, Good, Kind, Tribe
from majlis.games.five_tribes.rules.grid import DISTANCE
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.notation import card_and_payment, space_of, tile_and_tribe
from majlis.games.five_tribes.words.offers_of_trade import (
    OFFERS,
    buy,
    camel,
    card_words,
    gain,
    income,
    lose,
    payment,
    sale,
    sentence,
    slot,
    thief,
)
from majlis.games.five_tribes.words.phrases import (
    CARDS,
    COSTS,
    NOUNS,
    PRICES,
    TRIBE_NOUNS,
    counted,
    goods,
    kind_of,
    meeples,
    one,
    owner,
    spot,
)
from majlis.games.five_tribes.words.reckoning import blue_around, owns, palm_points, slaves, tile_points

DISTANCES = DISTANCE.tolist()


def offer(view, a, lang="en", names=()):
    """What an open action would do."""
    v = seen(view)
    words = use(v, a, lang) if USE <= a < BUY else BY_PHASE[v.phase](v, a, lang, names)
    return words[0].upper() + words[1:]


# --- bids


def bid(v, a, lang, names):
    """The price, and who plays before and after, as far as they have bid."""
    space = v.spaces.index(NONE) if a == SPACE else space_of(a)
    price = min(PRICES[space], v.gold[v.turn]) if not owns(v, Djinn.KUMARBI) else PRICES[space]
    key = "free_bid" if not price else "kumarbi_bid" if owns(v, Djinn.KUMARBI) and slaves(v) else "bid"
    return sentence(lang, key, gold=counted(price, "gold", lang), order=play_order(v, space, lang, names))


def play_order(v, space, lang, names):
    words = OFFERS[lang]
    who = [words["own_marker"] if seat == v.turn else name(seat, lang, names) for seat in v.spaces if seat != NONE]
    n = sum(seat != NONE for seat in v.spaces[:space])
    behind, ahead = (listed(dict.fromkeys(part[::-1]), lang) for part in (who[:n], who[n:]))
    key = words["between"] if behind and ahead else words["order"][1 if ahead else 2 if behind else 0]
    return key.format(ahead=ahead, behind=behind)


def discount(v, a, lang, names):
    price = min(v.gold[v.turn], PRICES[v.bid - (a - NUMBER)])
    key = "discount" if a > NUMBER else "no_discount"
    return sentence(lang, key, slaves=counted(a - NUMBER, "slave", lang, True), gold=counted(price, "gold", lang))


# --- the move


def pick_up(v, a, lang, names):
    if a == DONE:
        return sentence(lang, "no_move")
    return sentence(lang, "pick_up", tile=spot(a - TILE), what=meeples(v.meeples[a - TILE], lang))


def drop(v, a, lang, names):
    tile, tribe = tile_and_tribe(a)
    what, where = one(TRIBE_NOUNS[tribe], lang), spot(tile)
    if v.n_carry == 1:
        words = sentence(lang, "last_drop", what=what, tile=where, end="; ".join(end_of_move(v, tile, tribe, lang)))
    else:
        left = counted(v.n_carry - 1, "meeple", lang, True)
        words = sentence(lang, "drop", what=what, tile=where, left=left)
    marid = v.camel[tile] != NONE and v.camel[tile] == v.djinn[Djinn.MARID]
    return words + (income(v, Djinn.MARID, lang, names) if marid else "")


def end_of_move(v, tile, tribe, lang):
    """All that a last drop gives: what the tribe does, the camel, the tile's action."""
    took = v.meeples[tile][tribe] + 1
    yield gives(v, tile, tribe, took, lang)
    if v.camel[tile] == NONE and v.camels[v.turn] and sum(v.meeples[tile]) + 1 == took:
        yield camel(v, tile, lang, "camel")
    yield tile_gives(v, tile, OFFERS[lang]["then"])


def gives(v, tile, tribe, took, lang):
    """What the collected meeples do."""
    cards = [v.row[i] for i in range(min(took, v.n_row))]
    return OFFERS[lang]["gives"][tribe].format(
        took=counted(took, TRIBE_NOUNS[tribe], lang),
        cards=goods([cards.count(kind) for kind in range(Good.SLAVE + 1)], lang) or OFFERS[lang]["no_cards"],
        income=counted(took * blue_around(v, tile), "gold", lang),
        blue=counted(blue_around(v, tile), "blue tile", lang),
        reach=counted(took, "tile", lang),
    )


def tile_gives(v, tile, words):
    """What the tile does; an empty supply gives nothing."""
    kind = kind_of(v, tile)
    if kind == Kind.VILLAGE and not v.palaces_left:
        return words["no_palace"]
    return words["no_palm"] if kind == Kind.OASIS and not v.palms_left else words[kind].format(tile=spot(tile))


# --- djinns


def cost_of(djinn, paid_with, lang):
    """The price of a power in words."""
    if COSTS[djinn] == Cost.TWO:
        return NOUNS[lang]["costs"]["both" if paid_with == WITH_SLAVE else "elders"]
    return NOUNS[lang]["costs"]["slave" if paid_with == WITH_SLAVE else "elder"]


def use(v, a, lang):
    djinn, paid_with = card_and_payment(a)
    cost = cost_of(djinn, paid_with, lang)
    if djinn == Djinn.ECHIDNA and v.tribe == Tribe.BUILDER:
        income = v.took * blue_around(v, v.here)
        twice, plain = counted(2 * income, "gold", lang), counted(income, "gold", lang)
        return sentence(lang, "echidna", cost=cost, income=twice, plain=plain)
    return sentence(lang, "use", djinn=CARDS[djinn], cost=cost, effect=NOUNS[lang]["djinns"][djinn])


def target(v, a, lang, names):
    """The tile for a power."""
    tile = a - TILE
    match v.power:
        case Djinn.ANUN_NAK:
            n = counted(min(ON_A_TILE, sum(v.bag)), "meeple", lang, True)
            return sentence(lang, "revive", n=n, tile=spot(tile))
        case Djinn.BOURAQ | Djinn.ENKI:
            return piece_on(v, tile, v.power == Djinn.BOURAQ, "beside", lang, names)
    points = counted(tile_points(v, tile, v.turn), "point", lang)
    return sentence(lang, "claim", tile=spot(tile), kind=NOUNS[lang]["kinds"][kind_of(v, tile)], points=points)


def piece_on(v, tile, palace, key, lang, names):
    """A palm or palace on a tile, and for whom it counts."""
    holder = v.camel[tile]
    piece = NOUNS[lang]["one"]["palace" if palace else "palm"]
    words = sentence(lang, key, piece=piece, tile=spot(tile), owner=owner(v, tile, v.turn, lang, names))
    if holder != NONE:
        points = counted(PALACE_POINTS if palace else palm_points(v, holder), "point", lang)
        key = "scores" if holder == v.turn else "helps"
        words += sentence(lang, key, points=points, who=name(holder, lang, names))
    return words + (income(v, Djinn.MONKIR, lang, names) if palace else "")


def place(v, a, lang, names):
    key = "here" if v.phase == Phase.PLACE else "beside"
    return piece_on(v, a - TILE, v.palace, key, lang, names)


def keep(v, a, lang, names):
    return card_words(v, a - DJINN, "keep", lang, names)


# --- tribes


def go_on(v, a, lang, names):
    """What follows a window."""
    if v.phase == Phase.TRIBE:
        what = gives(v, v.here, v.tribe, v.took, lang)
        if v.tribe == Tribe.BUILDER:
            what = builders(v, 0, lang)
    else:
        what = tile_gives(v, v.here, OFFERS[lang]["tile"])
    return sentence(lang, "go_on", what=what.rstrip("."))


def build(v, a, lang, names):
    return builders(v, a - NUMBER, lang)


def builders(v, n, lang):
    """FT-5.4: builders and slaves, times the blue tiles around."""
    blue = blue_around(v, v.here)
    key = ("build_more" if n else "build") if blue else "build_nothing" if n else "nothing_built"
    return sentence(
        lang,
        key,
        income=counted((v.took + n) * blue * (1 + v.double), "gold", lang),
        took=counted(v.took, "builder", lang),
        slaves=counted(n, "slave", lang, not blue),
        blue=counted(blue, "blue tile", lang) + (NOUNS[lang]["doubled"] if v.double else ""),
    )


def kill(v, a, lang, names):
    """The victim, the slaves for the distance, and all that follows."""
    if a == DONE:
        return sentence(lang, "kill_none")
    more = "".join(follows_kill(v, a, lang, names))
    if a >= FRONT:
        seat, tribe = divmod(a - FRONT, 2)
        return sentence(lang, "kill_front", what=one(TRIBE_NOUNS[tribe], lang), who=name(seat, lang, names), more=more)
    tile, tribe = tile_and_tribe(a)
    return sentence(lang, "kill", what=one(TRIBE_NOUNS[tribe], lang), tile=spot(tile), more=more)


def follows_kill(v, a, lang, names):
    first = v.phase == Phase.KILL
    tile, tribe = tile_and_tribe(a) if a < FRONT else (NONE, (a - FRONT) % 2)
    far = max(0, DISTANCES[v.here][tile] - v.took) if first and tile != NONE else 0
    if far:
        yield sentence(lang, "kill_cost", slaves=counted(far, "slave", lang, True))
    if owns(v, Djinn.KANDICHA):
        yield from kandicha(v, tile, tribe, lang)
    if tile != NONE and sum(v.meeples[tile]) == 1 and v.camel[tile] == NONE and v.camels[v.turn]:
        yield camel(v, tile, lang, "kill_camel")
    if v.djinn[Djinn.NEKIR] < SEATS and (first or v.options & Flag.NEKIR_EACH):
        yield sentence(lang, "kill_nekir", **payment(v, Djinn.NEKIR, lang, names))


def kandicha(v, tile, tribe, lang):
    """FT-7.12: what the killed bring."""
    if tribe in (Tribe.VIZIER, Tribe.ELDER):
        yield sentence(lang, "kill_keep")
    elif tribe == Tribe.MERCHANT:
        yield sentence(lang, "kill_draw")
    elif tribe == Tribe.BUILDER:
        yield sentence(lang, "kill_gold", gold=counted(blue_around(v, tile) * (1 + v.double), "gold", lang))


BY_PHASE = {
    Phase.BID: bid,
    Phase.DISCOUNT: discount,
    Phase.MOVE: pick_up,
    Phase.DROP: drop,
    Phase.TRIBE: go_on,
    Phase.BUILD: build,
    Phase.KILL: kill,
    Phase.KILL_AGAIN: kill,
    Phase.THIEF: thief,
    Phase.LOSE: lose,
    Phase.GAIN: gain,
    Phase.TILE: go_on,
    Phase.PLACE: place,
    Phase.BESIDE: place,
    Phase.MARKET: slot,
    Phase.SECOND: slot,
    Phase.SACRED: buy,
    Phase.SALE: sale,
    Phase.SUIT: sale,
    Phase.TARGET: target,
    Phase.KEEP: keep,
}
