"""What an open action would do, in concrete numbers: what the rules foresee, as a sentence."""

from collections.abc import Callable, Iterator

from majlis.core.events import Event
from majlis.core.game import States
from majlis.core.record import NONE, seen
from majlis.core.speech import Names, listed, signed
from majlis.games.five_tribes.actions import BUY, DONE, SELL, SLOT, USE
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.parts import DJINNS, GOODS, THIEF_POINTS, Djinn, Kind, Tribe
from majlis.games.five_tribes.rules.scoring import Line
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words import phrases
from majlis.games.five_tribes.words.outlook import OFFERS, Outlook
from majlis.games.five_tribes.words.story import VARIANTS


def offer(view: States, a: int, lang: str = "en", names: Names = ()) -> str:
    """What an open action would do."""
    o = Outlook(view, lang, names, a)
    words = use_offer(o) if USE <= a < BUY else passed(o) if a == DONE else BY_PHASE[o.v.phase](o)
    return capital(words)


def capital(words: str) -> str:
    return words[0].upper() + words[1:]


def passed(o: Outlook) -> str:
    """What is not done, or what follows a window."""
    match o.v.phase:
        case Phase.TRIBE:
            o = o.go_on()
            what = builders(o) if o.v.tribe == Tribe.BUILDER else gives(o, o.v.tribe, o.v.took)
            return o.say("go_on", what=what.rstrip("."))
        case Phase.TILE:
            return o.say("go_on", what=tile_gives(o, o.v.here, OFFERS[o.lang]["tile"]))
        case Phase.THIEF:
            return o.say("keep_thief", thief=phrases.CARDS[DJINNS + o.v.tribe], points=o.points(THIEF_POINTS))
    return o.say(PASSED[o.v.phase])


PASSED = {
    Phase.MOVE: "no_move",
    Phase.KILL: "kill_none",
    Phase.GAIN: "gain_none",
    Phase.MARKET: "no_card",
    Phase.SECOND: "no_second",
    Phase.SACRED: "no_djinn",
    Phase.SALE: "end",
}


# --- bids


def bid_offer(o: Outlook) -> str:
    """The price, and who plays before and after, as far as they have bid."""
    choice, placed = o.did(Did.CHOOSE_SPACE), o.did(Did.BID)
    space = (choice or o.sure(Did.BID))["space"]
    gold = placed["paid"] if placed else phrases.PRICES[space]
    key = "free_bid" if not gold else "kumarbi_bid" if choice and o.figure["slaves"] else "bid"
    return o.say(key, gold=o.counted(gold, "gold"), order=play_order(o, space))


def play_order(o: Outlook, space: int) -> str:
    words, v = OFFERS[o.lang], o.v
    who = [words["own_marker"] if seat == v.turn else o.name(seat) for seat in v.spaces if seat != NONE]
    n = sum(seat != NONE for seat in v.spaces[:space])
    behind, ahead = (listed(dict.fromkeys(part[::-1]), o.lang) for part in (who[:n], who[n:]))
    key = words["between"] if behind and ahead else words["order"][1 if ahead else 2 if behind else 0]
    return str(key.format(ahead=ahead, behind=behind))


def discount_offer(o: Outlook) -> str:
    placed = o.sure(Did.BID)
    return o.tell("discount" if placed["slaves"] else "no_discount", placed)


# --- the move and the tribes


def drop_offer(o: Outlook) -> str:
    what, where = phrases.one(o.thing, o.lang), phrases.spot(o.tile)
    if o.v.n_carry > 1:
        left = o.counted(o.v.n_carry - 1, "meeple", True)
        return o.say("drop", what=what, tile=where, left=left) + o.pays(Djinn.MARID)
    return o.say("last_drop", what=what, tile=where, end="; ".join(end_of_move(o.go_on()))) + o.pays(Djinn.MARID)


def end_of_move(o: Outlook) -> Iterator[str]:
    """All that a last drop gives: what the tribe does, the camel, the tile's action."""
    took = o.sure(Did.TAKE)
    yield gives(o, took["tribe"], took["n"])
    if camel := o.did(Did.CAMEL, tile=took["tile"]):
        yield o.tell("camel", camel)
    yield tile_gives(o, took["tile"], OFFERS[o.lang]["then"])


def gives(o: Outlook, tribe: int, took: int) -> str:
    """What the collected meeples do."""
    built, words = o.did(Did.BUILD), OFFERS[o.lang]
    cards = [event["good"] for event in o.events if event.kind == Did.MERCHANTS]
    return str(
        words["gives"][phrases.TRIBE_NOUNS[tribe]].format(
            took=o.counted(took, phrases.TRIBE_NOUNS[tribe]),
            cards=phrases.goods([cards.count(good) for good in range(GOODS)], o.lang) or words["no_cards"],
            income=o.counted(built["gold"] if built else 0, "gold"),
            blue=o.counted(built["blue"] if built else 0, "blue tile"),
            range=o.counted(took, "tile"),
        )
    )


def tile_gives(o: Outlook, tile: int, words: dict[str, str]) -> str:
    """What the tile does; an empty supply gives nothing."""
    kind = phrases.kind_of(o.v, tile)
    if o.figure["lacks"]:
        return words["no_palace" if kind == Kind.VILLAGE else "no_palm"]
    if passed := o.did(Did.PASS_MARKET) or o.did(Did.PASS_SACRED):
        return str(OFFERS[o.lang]["passed"][VARIANTS[passed.kind](passed)])
    return words[kind.name.lower()].format(tile=phrases.spot(tile))


def builders(o: Outlook) -> str:
    """FT-5.4: builders and slaves, times the blue tiles around."""
    built = o.sure(Did.BUILD)
    none, some = ("nothing_built", "build_nothing"), ("build", "build_more")
    key = (some if built["blue"] else none)[built["slaves"] > 0]
    return o.tell(key, built, took=o.counted(built["builders"], "builder"))


def kill_offer(o: Outlook) -> str:
    """The victim, the slaves for the distance, and all that follows."""
    killed, more = o.did(Did.KILL), "".join(follows_kill(o))
    if killed:
        return o.tell("kill", killed, more=more)
    killed = o.sure(Did.KILL_FRONT)
    return o.tell("kill_front", killed, who=o.name(killed["victim"]), more=more)


def follows_kill(o: Outlook) -> Iterator[str]:
    killed = o.did(Did.KILL)
    if killed and killed["slaves"]:
        yield o.tell("kill_cost", killed)
    if o.did(Did.KANDICHA_KEEP):
        yield o.say("kill_keep")
    if o.did(Did.KANDICHA_DRAW):
        yield o.say("kill_draw")
    if paid := o.did(Did.KANDICHA_GOLD):
        yield o.tell("kill_gold", paid)
    if killed and (camel := o.did(Did.CAMEL, tile=killed["tile"])):
        yield o.tell("kill_camel", camel)
    yield o.pays(Djinn.NEKIR, "kill_nekir")


# --- djinns


def use_offer(o: Outlook) -> str:
    used = o.sure(Did.USE)
    if used["djinn"] == Djinn.ECHIDNA and o.v.tribe == Tribe.BUILDER:
        price = phrases.cost(used["elders"], used["slaves"], o.lang)
        return o.tell("echidna", o.go_on().sure(Did.BUILD), cost=price, plain=o["income"])
    return o.tell("use", used, effect=phrases.NOUNS[o.lang]["powers"][phrases.CARDS[used["djinn"]]])


def target_offer(o: Outlook) -> str:
    """The tile for a power."""
    if camel := o.did(Did.CAMEL, tile=o.tile):
        kind = phrases.NOUNS[o.lang]["kinds"][phrases.kind_of(o.v, o.tile)]
        return o.tell("claim", camel, kind=kind)
    if revived := [event for event in o.events if event.kind == Did.REVIVE]:
        return o.say("revive", n=o.counted(len(revived), "meeple", True), tile=phrases.spot(o.tile))
    return place_offer(o)


def place_offer(o: Outlook) -> str:
    """A palm or palace on a tile, and for whom it counts."""
    holder, o = o.v.camel[o.tile], o.go_on() if o.did(Did.AIM) else o
    palace = o.did(Did.PALACE, tile=o.tile)
    piece, put = ("palace", palace) if palace else ("palm", o.sure(Did.PALM))
    key, whose = "here" if o.v.phase == Phase.PLACE else "beside", phrases.owner(o.v, o.tile, o.v.turn, o.lang, o.names)
    words = o.say(key, piece=phrases.one(piece, o.lang), tile=phrases.spot(o.tile), owner=whose)
    if holder != NONE:
        key = "scores" if holder == o.v.turn else "helps"
        words += o.say(key, points=o.points(put["points"]), who=o.name(holder))
    return words + (o.pays(Djinn.MONKIR) if palace else "")


def card_words(o: Outlook, key: str, event: Event) -> str:
    """A djinn or thief with its points and what it does."""
    card, points = event["card"], o.points(phrases.worth(event["card"]))
    effect = phrases.NOUNS[o.lang]["powers"][phrases.CARDS[card]]
    return o.tell(key, event, points=points, effect=effect) + o.pays(Djinn.BAAL)


# --- thieves


def thief_offer(o: Outlook) -> str:
    clockwise = ((o.v.active + i) % o.v.seats for i in range(1, o.v.seats))
    hurt, words = [seat for seat in clockwise if o.figure["victims"] >> seat & 1], OFFERS[o.lang]
    who, each = listed((o.name(seat) for seat in hurt), o.lang), words["each"][len(hurt) > 1]
    return str(words["robs"][phrases.CARDS[DJINNS + o.sure(Did.SEND)["thief"]]].format(who=who, each=each))


def lose_offer(o: Outlook) -> str:
    """What a victim gives up."""
    if lost := o.did(Did.LOSE_GOOD):
        left = o.counted(seen(o.after).n_hand[o.v.turn], "card")
        return o.tell("lose_good", lost, n=left)
    if lost := o.did(Did.LOSE_DJINN):
        return o.tell("lose_djinn", lost, points=o.points(phrases.worth(lost["card"])))
    lost = o.did(Did.LOSE_TILE) or o.did(Did.LOSE_PALM) or o.sure(Did.LOSE_PALACE)
    return o.tell(lost.kind.name.lower(), lost)


def gain_offer(o: Outlook) -> str:
    """What the user of a thief takes."""
    if taken := o.did(Did.GAIN_GOOD):
        return o.tell("gain_good", taken, count=goods_count(o))
    if taken := o.did(Did.GAIN_DJINN):
        return card_words(o, "gain_djinn", taken)
    if camel := o.did(Did.CAMEL, tile=o.tile):
        return o.tell("gain_tile", camel)
    put = o.did(Did.PALM, robbed=1) or o.sure(Did.PALACE)
    words = o.tell(f"gain_{put.kind.name.lower()}", put)
    return words + o.pays(Djinn.MONKIR) if put.kind == Did.PALACE else words


# --- markets, sacred places, sales


def goods_count(o: Outlook) -> str:
    """How the own goods would count; nothing, if they would not count more."""
    before, after = o.ahead.game.score(o.view, o.v.turn)[Line.GOODS], o.ahead.score()[Line.GOODS]
    return o.say("count", points=after, change=signed(after - before)) if after != before else ""


def slot_offer(o: Outlook) -> str:
    bought, more = o.did(Did.BUY_CARD), seen(o.after).phase == Phase.SECOND
    event = bought or o.sure(Did.SECOND_CARD)
    key = ("slot_of_two" if more else "slot") if bought else "second"
    return o.tell(key, event, n=o.a - SLOT + 1, count=goods_count(o), price=o["price"])


def sale_offer(o: Outlook) -> str:
    """One of each, the suit that is laid out, or one more kind for it."""
    if o.a == SELL:
        return o.tell("sell" if o.v.suit else "sell_all", o.sure(Did.SELL))
    laid, gold = o.sure(Did.LAY_OUT), o.ahead.game.figure(o.after)["sale"]
    if not o.v.suit:
        return o.tell("begin_suit", laid)
    return o.tell("add", laid, n=seen(o.after).suit.bit_count(), gold=o.counted(gold, "gold"))


BY_PHASE: dict[Phase, Callable[[Outlook], str]] = {
    Phase.BID: bid_offer,
    Phase.DISCOUNT: discount_offer,
    Phase.MOVE: lambda o: o.tell("pick_up", o.sure(Did.PICK_UP)),
    Phase.DROP: drop_offer,
    Phase.BUILD: builders,
    Phase.KILL: kill_offer,
    Phase.KILL_AGAIN: kill_offer,
    Phase.THIEF: thief_offer,
    Phase.LOSE: lose_offer,
    Phase.GAIN: gain_offer,
    Phase.PLACE: place_offer,
    Phase.BESIDE: place_offer,
    Phase.MARKET: slot_offer,
    Phase.SECOND: slot_offer,
    Phase.SACRED: lambda o: card_words(o, "buy", o.sure(Did.BUY)),
    Phase.SALE: sale_offer,
    Phase.SUIT: sale_offer,
    Phase.TARGET: target_offer,
    Phase.KEEP: lambda o: card_words(o, "keep", o.sure(Did.KEEP)),
}
