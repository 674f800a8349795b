"""The action itself as events, and with tale.py all that it brought about."""

from majlis.core.record import NONE, seen
from majlis.games.five_tribes.actions import (
    BUY,
    DJINN,
    DONE,
    FRONT,
    GOOD,
    NUMBER,
    PALACE,
    PALM,
    SELL,
    SLOT,
    SPACE,
    THIEF,
    TILE,
    USE,
    WITH_SLAVE,
)
from majlis.games.five_tribes.parts import (
    DJINNS,
    GOODS_FOR_SALE,
    MARKET_PRICE,
    Cost,
    Djinn,
    Flag,
    Kind,
    Thief,
    Tribe,
)
from majlis.games.five_tribes.rules.grid import DISTANCE
from majlis.games.five_tribes.state import DISCARDS, GONE, LOOK, PILE, POOL, SURE, Phase
from majlis.games.five_tribes.words.aftermath import (
    STEPS,
    Tale,
    build,
    claim,
    draw,
    end_robbery,
    follow,
    gain_djinn,
    go_round,
    income,
    pay_slaves,
    put,
    stands,
    take_cards,
)
from majlis.games.five_tribes.words.notation import card_and_payment, space_of, tile_and_tribe
from majlis.games.five_tribes.words.phrases import COSTS, PRICES, kind_of
from majlis.games.five_tribes.words.reckoning import VALUES, blue_around, owns, sheet

BIDDING = (Phase.BID, Phase.DISCOUNT)
DECLINED = {  # windows are left without a word, but a choice that was passed over is told
    Phase.THIEF: "keep_thief",
    Phase.GAIN: "no_tile",
    Phase.MARKET: "no_card",
    Phase.SECOND: "no_second",
    Phase.SACRED: "no_djinn",
}


def events(before, after, a, viewer):
    """What happened from one view of a seat to its next: the key of a sentence, whom it is about, its figures."""
    t = Tale(seen(before), seen(after), viewer)
    if t.v.phase in BIDDING:
        bid(t, a)
    else:
        act(t, a)
        follow(t)
        if t.ended:
            go_round(t)
    if t.w.turn == NONE:
        win(t)
    if not t.events:
        t.note("go_on")
    return t.events


def win(t):
    """FT-9.9: most points win; a tie is shared."""
    totals = [sum(sheet(t.w, seat)) for seat in range(t.w.seats)]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(best) == 1:
        t.note("win", best[0], points=max(totals))
    else:
        t.note("share", NONE, order=best, points=max(totals))


def bid(t, a):
    """A marker on the turn order track; after the last one the first turn begins."""
    if t.w.phase == Phase.DISCOUNT and t.v.phase == Phase.BID:
        t.note("choose_space", n=PRICES[space_of(a)])
        return
    paid = t.v.gold[t.who] - t.w.gold[t.who]
    if t.v.phase == Phase.BID:
        t.note("bid" if a > SPACE else "free_bid", paid=paid, n=PRICES[space_of(a)])
    else:
        t.note("discount" if a > NUMBER else "bid", paid=paid, n=PRICES[t.v.bid], slaves=a - NUMBER)
    if t.w.phase not in BIDDING:
        t.note("order", NONE, order=[t.w.active, *(seat for seat in reversed(t.w.spaces) if seat != NONE)])
        t.note("turn", t.w.active)


def act(t, a):
    """What the mover did, and where that leaves the turn."""
    if USE <= a < BUY:
        use(t, *card_and_payment(a))
    elif a == DONE:
        if t.stage in DECLINED:
            t.note(DECLINED[t.stage], thief=t.tribe)
        STEPS[t.stage](t)
    else:
        ACTS[t.stage](t, a)


# --- the move and the tribes


def pick_up(t, a):
    t.note("pick_up", tile=a - TILE, meeples=t.v.meeples[a - TILE])
    t.stage = Phase.DROP


def drop(t, a):
    """One meeple; the last one takes all of its colour along."""
    tile, tribe = tile_and_tribe(a)
    t.note("drop", tile=tile, tribe=tribe)
    if t.v.camel[tile] != NONE and t.v.camel[tile] == t.djinn[Djinn.MARID]:
        income(t, Djinn.MARID)
    if t.v.n_carry == 1:
        t.here, t.tribe, t.took, t.stage = tile, tribe, t.v.meeples[tile][tribe] + 1, Phase.TRIBE
        t.note("take", tile=tile, took=(tribe, t.took))
        claim(t, tile)


def kill(t, a):
    """FT-5.5, FT-7.10: a victim on the board or in front of somebody, and all who profit."""
    first, tile = t.stage == Phase.KILL, NONE
    if a >= FRONT:
        seat, tribe = divmod(a - FRONT, 2)
        t.note("kill_front", tribe=tribe, victim=seat)
        left = t.v.viziers[seat] + t.v.elders[seat] - 1
    else:
        tile, tribe = tile_and_tribe(a)
        far = max(0, int(DISTANCE[t.here, tile]) - t.took) if first else 0
        pay_slaves(t, far)
        t.note("kill_far" if far else "kill", tribe=tribe, tile=tile, slaves=far)
        left = sum(t.v.meeples[tile]) - 1
    bury(t, tribe, tile)
    if first or t.v.options & Flag.NEKIR_EACH:
        income(t, Djinn.NEKIR)
    t.stage = Phase.KILL_AGAIN if first and t.v.twice and left else Phase.THIEF
    if t.stage == Phase.THIEF and tile != NONE:
        claim(t, tile)


def bury(t, tribe, tile):
    """FT-7.12: with Kandicha the killed bring something."""
    if not owns(t.v, Djinn.KANDICHA):
        return
    if tribe in (Tribe.VIZIER, Tribe.ELDER):
        t.note("kandicha_keep")
    elif tribe == Tribe.MERCHANT:
        draw(t, "kandicha_draw")
    elif tribe == Tribe.BUILDER:
        t.note("kandicha_gold", gold=blue_around(t.v, tile) * (1 + t.v.double))


# --- djinns


def use(t, djinn, paid_with):
    """The cost, then what needs no further answer."""
    slave = paid_with == WITH_SLAVE
    pay_slaves(t, int(slave))
    cost = ("both" if slave else "elders") if COSTS[djinn] == Cost.TWO else "slave" if slave else "elder"
    t.note("use", djinn=djinn, cost=cost)
    if t.stage == Phase.PLACE:
        t.stage = Phase.BESIDE
        return
    t.window = t.stage
    if djinn == Djinn.SLOAR:
        draw(t, "draw")
    elif djinn == Djinn.SIBITTIS:
        look(t)
    elif djinn == Djinn.ECHIDNA:
        t.double = 1
    elif djinn != Djinn.IBUS:
        t.stage = Phase.TARGET


def look(t):
    """Only the mover sees which djinns these are."""
    shown = [djinn for djinn in range(DJINNS) if t.w.djinn[djinn] in (LOOK, SURE)]
    n = t.w.n_look + t.w.djinn.count(SURE)
    if n > t.v.djinn.count(PILE):
        t.note("djinn_reshuffle", NONE)
    t.note("look" if t.viewer == t.who else "looks", djinns=shown, n=n)
    t.stage = Phase.KEEP


def keep(t, a):
    """One djinn is kept; the others go to the discards, where all see them."""
    t.note("keep", card=a - DJINN)
    rest = [djinn for djinn in range(DJINNS) if t.w.djinn[djinn] == DISCARDS != t.v.djinn[djinn]]
    if rest:
        t.note("discards", djinns=rest)
    gain_djinn(t, a - DJINN)
    t.djinn = [DISCARDS if place in (LOOK, SURE) or djinn in rest else place for djinn, place in enumerate(t.djinn)]
    t.stage = t.window


def aim(t, a):
    """The tile for a power."""
    tile, t.stage = a - TILE, t.window
    if t.v.power == Djinn.ANUN_NAK:
        t.note("revive", meeples=t.w.meeples[tile], tile=tile)
    elif t.v.power in (Djinn.BOURAQ, Djinn.ENKI):
        t.spot, t.palace, t.stage = tile, int(t.v.power == Djinn.BOURAQ), Phase.PLACE
        if t.arrived:
            t.note("aim", tile=tile, djinn=t.v.power)
    else:
        claim(t, tile)


# --- thieves


def send(t, a):
    t.note("send", thief=a - THIEF)
    t.thief[a - THIEF], t.robber, t.stage = GONE, a - THIEF, Phase.LOSE


def lose(t, a):
    """A victim's choice."""
    victim = t.v.turn
    if t.robber == Thief.HOUSSAIN:
        t.pool[a - GOOD] += 1
        t.note("lose_good", victim, cards=one_card(a - GOOD))
    elif t.robber == Thief.OUAFAT:
        t.djinn[a - DJINN] = POOL
        t.note("lose_djinn", victim, card=a - DJINN)
    elif t.robber == Thief.KOHDJAH:
        t.note("lose_tile", victim, tile=a - TILE)
    else:
        palace = a >= PALACE
        t.pieces[palace] += 1
        t.note("lose_palace" if palace else "lose_palm", victim, tile=a - (PALACE if palace else PALM))


def one_card(kind):
    return [int(kind == other) for other in range(GOODS_FOR_SALE + 1)]


def gain(t, a):
    """What the user takes."""
    if t.robber == Thief.HOUSSAIN:
        t.pool[a - GOOD] -= 1
        t.owed -= 1
        take_cards(t, "gain_good", [a - GOOD])
        return
    if t.robber == Thief.OUAFAT:
        t.note("gain_djinn", card=a - DJINN)
        gain_djinn(t, a - DJINN)
    elif t.robber == Thief.KOHDJAH:
        claim(t, a - TILE)
    else:
        palace = a >= PALACE
        t.pieces[palace] -= 1
        stands(t, a - (PALACE if palace else PALM), palace)
    end_robbery(t)


# --- markets, sacred places, sales


def buy_card(t, a):
    big = kind_of(t.v, t.here) == Kind.BIG_MARKET
    take_cards(t, "buy_card", [t.row.pop(a - SLOT)], paid=int(MARKET_PRICE[int(big)]))
    t.stage = Phase.SECOND if big else Phase.SALE


def second_card(t, a):
    take_cards(t, "second_card", [t.row.pop(a - SLOT)])
    t.stage = Phase.SALE


def buy(t, a):
    card, paid_with = card_and_payment(a)
    pay_slaves(t, int(paid_with == WITH_SLAVE))
    t.note("buy", card=card, cost="both" if paid_with == WITH_SLAVE else "elders")
    if card < DJINNS:
        gain_djinn(t, card)
    else:
        t.thief[card - DJINNS] = t.who
    t.stage = Phase.SALE


def trade(t, a):
    """A suit is laid out card by card, then sold; or one of each at once."""
    if a != SELL:
        t.note("lay_out", cards=one_card(a - GOOD))
        t.stage = Phase.SUIT
        return
    gold, sold = t.w.gold[t.who] - t.v.gold[t.who], [*sold_cards(t), 0]
    n = VALUES.index(gold)
    t.note("sell" if sum(sold) == n else "sell_some", cards=sold, n=n, gold=gold)
    t.stage = Phase.SALE


def sold_cards(t):
    """Which goods were sold: the suit laid out, or all kinds in hand; of others' hands, what the discards show."""
    kinds = range(GOODS_FOR_SALE)
    if t.v.suit:
        return [t.v.suit >> kind & 1 for kind in kinds]
    if t.viewer == t.who:
        return [int(t.v.hand[t.who][kind] > 0) for kind in kinds]
    return [int(t.w.discard[kind] > t.v.discard[kind] or t.v.hand[t.who][kind] > 0) for kind in kinds]


ACTS = {
    Phase.MOVE: pick_up,
    Phase.DROP: drop,
    Phase.BUILD: lambda t, a: build(t, a - NUMBER),
    Phase.KILL: kill,
    Phase.KILL_AGAIN: kill,
    Phase.THIEF: send,
    Phase.LOSE: lose,
    Phase.GAIN: gain,
    Phase.PLACE: lambda t, a: put(t, a - TILE),
    Phase.BESIDE: lambda t, a: put(t, a - TILE),
    Phase.MARKET: buy_card,
    Phase.SECOND: second_card,
    Phase.SACRED: buy,
    Phase.SALE: trade,
    Phase.SUIT: trade,
    Phase.TARGET: aim,
    Phase.KEEP: keep,
}
