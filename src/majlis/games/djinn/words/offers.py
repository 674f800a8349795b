"""What an open action would do, in concrete numbers: walking, the actions of a turn, the Source."""

from majlis.core.record import NONE
from majlis.core.speech import listed
from majlis.games.djinn.actions import (
    BOSSES,
    BUY,
    CATCH,
    COIN,
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
from majlis.games.djinn.parts import ROUNDS, SOURCE, STUDY_MAGIC, Good, Place, Tile
from majlis.games.djinn.state import Ending, Phase
from majlis.games.djinn.words.actions import STARTS
from majlis.games.djinn.words.cards import GAINS, kit_name, kits_in_all, tile_line, tile_name
from majlis.games.djinn.words.catch_offers import bosses, give, helpers, housed, wanted
from majlis.games.djinn.words.figures import Figures, others, waste
from majlis.games.djinn.words.free_offers import FREE, free_kind
from majlis.games.djinn.words.phrases import ENDS, at_spot, bundle, djinn, here
from majlis.games.djinn.words.place_offers import archives, lay, market
from majlis.games.djinn.words.reckoning import (
    bonuses_at,
    can_stop,
    factory,
    has,
    most_magic,
    others_at,
    passage_at,
    room,
    source_price,
    standing,
    usable_passage,
    wears,
)
from majlis.games.djinn.words.reward_offers import REWARDS
from majlis.games.djinn.words.tom_deck import in_deck

PAUSES = (Phase.ENTER, Phase.MOVE, Phase.ACT, Phase.SOURCE, Phase.ARCHIVES, Phase.MARKET, Phase.HOUSE)
FORGONE = ((2, 0), (0, 2), (1, 1))  # coins and magic


def offer(view, a, lang="en", names=()):
    """What an open action would do."""
    f = Figures(view, lang, names)
    kind = free_kind(a) if f.v.phase in PAUSES else None
    words = FREE[kind](f, a) if kind else OFFERS[f.v.phase](f, a)
    return words[0].upper() + words[1:]


# --- the draft, walking


def draft(f, a):
    return f.offer("tile", tile=tile_name(a - TILE, f.lang), line=tile_line(a - TILE, f.lang))


def enter(f, a):
    edge = a - EDGE
    node = ENDS[edge]
    words = f.offer(
        "enter", at=at_spot(f.v, node, f.lang), start=at_spot(f.v, STARTS[edge], f.lang, "from"), what=found_at(f, node)
    )
    return words + toll(f, edge) + brings(f, node)


def walk(f, a):
    node = ENDS[a - EDGE]
    words = f.offer("walk", to=at_spot(f.v, node, f.lang, "to"), what=found_at(f, node))
    return words + toll(f, a - EDGE) + brings(f, node)


def street(f, a):
    if a != STOP:
        return f.offer("skip")
    node = ENDS[f.v.aim]
    words = f.offer("stop", at=at_spot(f.v, node, f.lang), what=found_at(f, node))
    return words + toll(f, f.v.aim) + brings(f, node)


def found_at(f, node):
    """What can be done at a space, and who is there to be caught."""
    if node == SOURCE:
        return f.fill(f.offers["source gist"])
    v, special = f.v, node < ROUNDS
    words = gist(f, v.symbol[node], special and not barred(v, v.symbol[node]))
    if special:
        caught = djinn(standing(v, node), f.lang)
        return words + (f.offers["caught there"].format(prey=caught) if caught else "")
    place = passage_at(v, node)
    if place == NONE:
        return words
    return words + f.offers["passage gist"].format(to=f.nouns["to"][place], gist=gist(f, place, False))


def barred(v, place):
    """N06 knows no special action of the Catacombs."""
    return place == Place.CATACOMBS and has(v, Tile.N06_CATACOMBS)


def gist(f, place, special):
    """What the basic or special action of a place gives."""
    price, corks = factory(f.v, int(special))
    words = f.offers["gist"][Place(place).name.lower()][special]
    return words.format(magic=STUDY_MAGIC, corks=f.counted(corks, "cork"), coins=f.counted(price, "coin"))


def toll(f, edge):
    """Who stands there, and what stopping costs."""
    seats = others_at(f.v, edge)
    if not seats:
        return ""
    free = wears(f.v, Effect.NEVER_PAY) != NONE
    key = "no toll" if free else "toll" if can_stop(f.v, edge) else "forced"
    return f.offer(key, others=others(f, seats), toll=f.nouns["toll"][len(seats) > 1])


def brings(f, node):
    """What equipment pays there."""
    return "".join(
        f.offer("brings", card=kit_name(card, f.lang), gain=bundle(GAINS[card], f.lang))
        for card in {*bonuses_at(f.v, node, Good.COIN), *bonuses_at(f.v, node, Good.MAGIC)}
    )


def pay(f, a):
    """A coin or a scroll, and what is left."""
    coins, scrolls = f.v.coins[f.v.turn] - (a == COIN), f.v.scrolls[f.v.turn] - (a != COIN)
    left = listed([f.counted(coins, "coin"), f.counted(scrolls, "scroll")], f.lang)
    return f.offer("pay coin" if a == COIN else "pay scroll", left=left)


# --- the actions of a turn


def act(f, a):
    v = f.v
    if a == DONE:
        return end_of_turn(f)
    if a == CATCH:
        return f.offer("catch")
    if a >= FORFEIT:
        return forgo(f, *FORGONE[a - FORFEIT])
    place = usable_passage(v) if a == PASSAGE else v.symbol[here(v)]
    key = {PASSAGE: "passage", SPECIAL: "special"}.get(a, "plain" if here(v) < ROUNDS else "basic")
    return f.offer(key, place=f.nouns["places"][place], to=f.nouns["to"][place], gist=gist(f, place, a == SPECIAL))


def forgo(f, coins, magic):
    gain = [0] * len(Good)
    gain[Good.COIN], gain[Good.MAGIC] = coins, magic
    return f.offer("forgo", gain=bundle(gain, f.lang), waste=waste(f, magic))


def end_of_turn(f):
    """A reminder of what lapses, and of the end that begins."""
    v, words = f.v, f.offer("end")
    cards = bonuses_at(v, here(v), Good.MAGIC) if room(v) else []
    if cards:
        words += f.offer("lapse", cards=kits_in_all(cards, f.lang))
    if v.seats == 1:
        return words + then_tom(f)
    return words + (f.offer("last boss") if not v.ending and not any(v.boss) else "")


def then_tom(f):
    """What Tom does after this turn."""
    v, n = f.v, len(in_deck(f.v))
    if not any(v.boss):
        return f.offer("tom beaten")
    if here(v) >= ROUNDS:
        return ""
    return f.offer("tom next", n=n) if n > 1 else f.offer("tom last")


def source(f, a):
    v = f.v
    if a == DONE:
        return f.offer("end visit") if v.ending == Ending.LAST_VISIT else end_of_turn(f)
    if a == REFILL:
        return f.offer("refill", n=room(v), most=most_magic(v, v.turn))
    if a == BOSSES:
        return f.offer("bosses")
    left = f.counted(v.scrolls[v.turn] - source_price(v), "scroll")
    return f.fill(f.offers["buy"][a - BUY], left=left)


OFFERS = REWARDS | {
    Phase.DRAFT: draft,
    Phase.ENTER: enter,
    Phase.MOVE: walk,
    Phase.STREET: street,
    Phase.WALK_ON: walk,
    Phase.PAY: pay,
    Phase.ACT: act,
    Phase.SOURCE: source,
    Phase.ARCHIVES: archives,
    Phase.LAY: lay,
    Phase.MARKET: market,
    Phase.PREY: wanted,
    Phase.LODGE: housed,
    Phase.HELP: helpers,
    Phase.GIVE: give,
    Phase.BOSSES: bosses,
}
