"""What an open action would do, in concrete numbers: walking, the actions of a turn, the Source."""

from collections.abc import Callable

from majlis.core.game import States
from majlis.core.record import NONE
from majlis.core.speech import Names, listed
from majlis.games.djinn.actions import (
    BOSSES,
    BUY,
    CATCH,
    DONE,
    EDGE,
    FORFEIT,
    PASSAGE,
    REFILL,
    SPECIAL,
    STOP,
    TILE,
)
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import EQUIPMENT, FORFEIT_GAIN, PLACES, ROUNDS, SOURCE, STUDY_MAGIC, Good, Place
from majlis.games.djinn.state import Ending, Phase
from majlis.games.djinn.words.actions import STARTS
from majlis.games.djinn.words.cards import EFFECTS_OF, GAINS, kit_name, kits_in_all, tile_line, tile_name
from majlis.games.djinn.words.catch_offers import bosses, give_offer, helpers, housed, wanted
from majlis.games.djinn.words.figures import others, seats, waste, who_stands
from majlis.games.djinn.words.foreseen import Offer
from majlis.games.djinn.words.free_offers import FREE, free_kind
from majlis.games.djinn.words.phrases import ENDS, at_spot, bundle, djinn, here
from majlis.games.djinn.words.place_offers import archives, lay_offer, market
from majlis.games.djinn.words.reward_offers import REWARDS

FORGONE = FORFEIT_GAIN.tolist()


def offer(view: States, a: int, lang: str = "en", names: Names = ()) -> str:
    """What an open action would do."""
    f = Offer(view, lang, names, a)
    words = FREE[free_kind(a)](f) if f.n["free"] else OFFERS[f.v.phase](f)
    return words[0].upper() + words[1:]


# --- the draft, walking


def draft_offer(f: Offer) -> str:
    return f.offer("tile", tile=tile_name(f.a - TILE, f.lang), line=tile_line(f.a - TILE, f.lang))


def enter(f: Offer) -> str:
    edge = f.a - EDGE
    at, start = at_spot(f.v, ENDS[edge], f.lang), at_spot(f.v, STARTS[edge], f.lang, "from")
    return f.offer("enter", at=at, start=start, what=found_at(f, ENDS[edge])) + toll_offer(f) + brings(f)


def walk_offer(f: Offer) -> str:
    node = ENDS[f.a - EDGE]
    return f.offer("walk", to=at_spot(f.v, node, f.lang, "to"), what=found_at(f, node)) + toll_offer(f) + brings(f)


def street(f: Offer) -> str:
    if f.a != STOP:
        return f.offer("skip")
    node = ENDS[f.v.aim]
    return f.offer("stop", at=at_spot(f.v, node, f.lang), what=found_at(f, node)) + toll_offer(f) + brings(f)


def found_at(f: Offer, node: int) -> str:
    """What can be done at a space, and who is there to be caught."""
    if node == SOURCE:
        return f.fill(f.offers["source gist"])
    words = gist(f, f.v.symbol[node], bool(f.n["special"]))
    if node < ROUNDS:
        caught = djinn(who_stands(f, node), f.lang)
        return words + (f.offers["caught there"].format(prey=caught) if caught else "")
    laid = [place for place in range(PLACES) if f.v.passage[f.v.turn][place] == node - ROUNDS]
    passages = (f.offers["passage gist"].format(to=f.nouns["to"][p], gist=gist(f, p, False)) for p in laid)
    return words + "".join(passages)


def gist(f: Offer, place: int, special: bool) -> str:
    """What the basic or special action of a place gives."""
    way = "special" if special else "basic"
    corks, coins = f.counted(f.n[f"corks_{way}"], "cork"), f.counted(f.n[f"factory_{way}"], "coin")
    words = f.offers["gist"][Place(place).name.lower()][special]
    return str(words.format(magic=STUDY_MAGIC, corks=corks, coins=coins))


def toll_offer(f: Offer) -> str:
    """Who stands there, and what stopping costs."""
    there = seats(f.n["met"])
    if not there:
        return ""
    key = "no toll" if f.n["free_card"] != NONE else "toll" if f.n["can_stop"] else "forced"
    return f.offer(key, others=others(f, there), toll=f.nouns["toll"][len(there) > 1])


def brings(f: Offer) -> str:
    """What equipment pays there."""
    cards = [card for card in range(EQUIPMENT) if f.n["brings"] >> card & 1]
    return "".join(f.offer("brings", card=kit_name(c, f.lang), gain=bundle(GAINS[c], f.lang)) for c in cards)


def pay(f: Offer) -> str:
    """A coin or a scroll, and what is left."""
    event = f.ahead.events[0]
    coins, scrolls = f.v.coins[f.v.turn], f.v.scrolls[f.v.turn]
    coin = event["good"] == Good.COIN
    left = listed([f.counted(coins - coin, "coin"), f.counted(scrolls - (not coin), "scroll")], f.lang)
    return f.offer("pay coin" if coin else "pay scroll", left=left)


# --- the actions of a turn


def act_offer(f: Offer) -> str:
    if f.a == DONE:
        return end_of_turn(f)
    if f.a == CATCH:
        return f.offer("catch")
    if f.a >= FORFEIT:
        gain = FORGONE[f.a - FORFEIT]
        return f.offer("forgo", gain=bundle(gain, f.lang), waste=waste(f, gain[Good.MAGIC]))
    place = f.ahead.events[0]["place"]
    key = {PASSAGE: "passage", SPECIAL: "special"}.get(f.a, "plain" if here(f.v) < ROUNDS else "basic")
    words = {"place": f.nouns["places"][place], "to": f.nouns["to"][place]}
    return f.offer(key, gist=gist(f, place, f.a == SPECIAL), **words)


def end_of_turn(f: Offer) -> str:
    """A reminder of what lapses, and of the end that begins."""
    words = f.offer("end")
    cards = [c for c in range(EQUIPMENT) if f.n["usable"] >> c & 1 and EFFECTS_OF[c] == Effect.BONUS]
    if cards:
        words += f.offer("lapse", cards=kits_in_all(cards, f.lang))
    for did, key in ENDS_WITH.items():
        words += f.offer(key, n=f.n["cards_left"]) if f.will(did) else ""
    return words


ENDS_WITH = {
    Did.END_BEGINS: "last boss",
    Did.TOM_BEATEN: "tom beaten",
    Did.TOM: "tom next",
    Did.TOM_LAST: "tom last",
}


def source(f: Offer) -> str:
    if f.a == DONE:
        return f.offer("end visit") if f.v.ending == Ending.LAST_VISIT else end_of_turn(f)
    if f.a == REFILL:
        return f.offer("refill", n=f.change(Good.MAGIC))
    if f.a == BOSSES:
        return f.offer("bosses")
    left = f.counted(f.v.scrolls[f.v.turn] + f.change(Good.SCROLL), "scroll")
    return f.fill(f.offers["buy"][f.a - BUY], left=left)


OFFERS: dict[int, Callable[[Offer], str]] = REWARDS | {
    Phase.DRAFT: draft_offer,
    Phase.ENTER: enter,
    Phase.MOVE: walk_offer,
    Phase.STREET: street,
    Phase.WALK_ON: walk_offer,
    Phase.PAY: pay,
    Phase.ACT: act_offer,
    Phase.SOURCE: source,
    Phase.ARCHIVES: archives,
    Phase.LAY: lay_offer,
    Phase.MARKET: market,
    Phase.PREY: wanted,
    Phase.LODGE: housed,
    Phase.HELP: helpers,
    Phase.GIVE: give_offer,
    Phase.BOSSES: bosses,
}
